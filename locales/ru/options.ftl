### What each option of a lobby asks, and what each answer means for the play.

options-asks = ⚙️ <b>{ $question }</b>
options-means = <b>{ $value }</b>: { $means }
options-lasts = { $means } · { $lasts }

## Every table

asks-clock = Сколько времени на ход?
means-clock-none = никто не торопит, но и за молчуна никто не сходит
means-clock-live = все у телефона, а кто промолчит, за того хожу я
means-clock-ten = вечер за одним столом, отойти можно только за чаем
means-clock-hour = между делом, но надолго не пропадать
means-clock-eight-hours = ход-другой в день; в тихие часы срок не выйдет
means-clock-day = заглянуть раз в день; в тихие часы срок не выйдет
means-clock-three-days = переживёт и выходные, зато тянется дольше

asks-answer = Сколько ждать ответа, когда спрашиваю всех?
means-answer-short = вдвое живее, зато легче проспать
means-answer-usual = сколько положено при таких часах
means-answer-long = вдвое дольше, успеют и занятые

asks-chatter = Роботам можно болтать?
means-chatter-true = изредка скажут словечко, не чаще раза в десять ходов
means-chatter-false = ходят молча

## UpTurn

upturn-asks-starts = Кто ходит первым?
upturn-means-starts-chance = тяну жребий, честно
upturn-means-starts-host = начинает тот, кто всех собрал
upturn-means-starts-highest = у кого на руках самое большое число; какое, не покажу
upturn-asks-calls = Кто говорит «Последняя!»?
upturn-means-calls-clock = до часа на ход каждый сам, дольше — я за всех
upturn-means-calls-bot = говорю за всех, так что забыть нельзя и ловить некого
upturn-means-calls-self = каждый за себя; забудешь и поймают — три фишки сверху
upturn-asks-gifts = Дарим друг другу фишки за ✋ и 👯?
upturn-means-gifts-true = как на коробке; весело, но фишек бывает и больше, чем было
upturn-means-gifts-false = никто никому ничего не подкинет, и конец ближе
upturn-asks-goes_on = До чего играем?
upturn-means-goes_on-false = кто-то сбросил всё — конец; так короче
upturn-means-goes_on-true = остальные доигрывают за свои места; так дольше

## Aforator

aforator-asks-scoring = Что считаем в конце?
aforator-means-scoring-simple = у кого больше карт в отбое, на столе и в руке. Проще всего
aforator-means-scoring-sum = у кого больше сумма в отбое, минус там тоже плюс. Стол и рука не в счёт
aforator-means-scoring-pro = у кого больше взяток; поровну — решает сумма отбоя
aforator-asks-starts = Кто ходит первым?
aforator-means-starts-highest = у кого карта с самым большим числом; какая, не покажу
aforator-means-starts-chance = тяну жребий, честно
aforator-means-starts-host = начинает тот, кто всех собрал
aforator-means-starts-named = начинает { $name }, так решает хозяин стола

## Raiders

raiders-asks-goal = Сколько бабок до победы?
raiders-means-goal-fit = вдвоём 36, втроём 30, дальше 24
raiders-means-goal-36 = чем нас больше, тем дольше
raiders-means-goal-short = втроём 30, вчетвером 24, впятером 18, вшестером 12
raiders-means-goal-24 = вдвоём и втроём это короче
raiders-asks-pairs = Вчетвером: каждый за себя или парами?
raiders-means-pairs-false = четыре банды, одна победит
raiders-means-pairs-true = вы с тем, кто напротив: бабки складываются, победа общая
raiders-asks-one_set = Впятером и вшестером: сколько колод?
raiders-means-one_set-false = как на коробке; карт и собственности хватит на всех
raiders-means-one_set-true = собственности вдвое меньше, за каждую вещь драка
raiders-asks-disputes = Можно ли мухлевать?
raiders-means-disputes-fair = не по правилам карта не ляжет
raiders-means-disputes-roll-back = можно, пока не поймали; поймали — всё назад, карта в руку
raiders-means-disputes-burn = можно, пока не поймали; поймали — карта в битые без толку
