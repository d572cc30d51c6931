### Games that last for days: who is away, silent or gone.

event-stand-in = 🤖 держит место: { $name } (вернуться — один тап)
event-returned = { $name } снова за столом
event-away = 🌴 { $name } отдыхает, часы стоят
event-back = { $name } опять тут
event-left = { $name } выходит из игры, место держит 🤖
event-kicked = { $name } больше не играет, место держит 🤖
event-offered = Место свободно: { $name }. Кто сядет?
event-sat = { $name } садится за стол
event-paused = ⏸ Игра на паузе
event-resumed = Играем дальше
event-warned = Неделю тихо. Ещё неделя, и уберу стол без счёта
event-outage = Меня не было: { $span }. Сроки сдвинуты

closed-still = 🏁 { $game }: две недели тихо, закрываю без счёта
closed-voted = 🏁 { $game }: закрыто без счёта, так решил стол
closed-deserted = 🏁 { $game }: закрыто без счёта, все разошлись

toast-nudge-soon = Недавно звали, дадим часок
toast-nudge-asleep = { $name } спит или отдыхает, утром позову
toast-nudge-fast = Тут играют быстро: часы позовут сами
toast-order-can = Спрошу, когда твой ответ что-то решит
toast-order-mine = Пас, пока не тронут твоё
toast-order-rest = Пас до конца окна
toast-order-always = Спрошу всегда, даже без карт на ответ
toast-nudge-window = Ждём ответов, торопить некого
toast-nudge-self = Ход твой, он ждёт у меня в личке
toast-nudge-nobody = Звать некого
toast-not-silent = За это место и так играет человек
toast-not-free = Это место занято
toast-was-here = Из-за этого стола встают только раз, назад не садятся
toast-sits-already = Ты и так за столом
toast-not-asked = Это решает тот, кто остался
toast-vote-on = Уже голосуем
toast-no-vote = Голосование закончено
toast-voted = Твой голос учтён 👌
toast-played-for = За тебя ходит 🤖. Сначала вернись за стол
toast-takeback-on = Уже спрашиваем
toast-no-takeback = Уже не спрашивают

until-paused = ⏸ на паузе
until-stand-in = место держит 🤖
until-rival = думает

hand-morning =
    ☀️ <b>{ $game }</b> · { $title }
    Доброе утро! Ход за тобой, { $until }.
hand-morning-asked =
    ☀️ <b>{ $game }</b> · { $title }
    Доброе утро! За столом спрашиваю всех. Ответ за тобой, { $until }.
hand-nudge =
    🔔 <b>{ $game }</b> · { $title }
    { $name } скучает: твой ход, { $until }.
hand-stand-in =
    🤖 <b>{ $game }</b> · { $title }
    Два срока прошли, за тебя пока ходит 🤖. Место твоё.
button-nudge = 🔔 Позвать
button-return = Вернуться за стол
toast-nudged = Звоню
toast-returned = С возвращением за стол!

pause =
    ⏸ <b>{ $game }</b> · { $title }
    Все, кроме тебя, отошли: поставил игру на паузу. Как поступим?
pause-sure =
    ⏸ <b>{ $game }</b> · { $title }
    Точно закрыть? Счёта не будет.
pause-group = ⏸ { $name }, все, кроме тебя, отошли: { $game } на паузе. Как поступим?
pause-group-sure = ⏸ { $name }, точно закрыть игру ({ $game })? Счёта не будет.
button-finish = Пусть 🤖 доиграют
button-close = Закрыть без счёта

warning = { $game }: неделю тихо. Ещё неделя, и уберу стол без счёта.
button-here = Мы тут
toast-here = Ждём дальше 👌

get-up = Точно уходишь? Место займёт 🤖, и вернуться за этот стол уже не выйдет.
get-up-group = { $name }, точно уходишь из игры ({ $game })? Место займёт 🤖, и вернуться уже не выйдет.
button-get-up = Ухожу
button-stay = Остаюсь
got-up = Игра идёт дальше без тебя. Спасибо за компанию!
toast-got-up = Место держит 🤖. До новых игр!
toast-not-you = Спрашивали не тебя

kick-whom = Кто больше не играет? Место останется за 🤖, его можно будет отдать.
button-nobody = Никто, ждём
toast-nobody-silent = Молчунов нет: за всех играют люди
toast-nothing-free = Свободных мест нет

vote-about = 🗳 { $name } больше не играет, место держит 🤖.
vote = Закрываем игру ({ $game }) без счёта? За: { $n } из нужных { $needed } · { $until }
button-vote-end = Закрываем
seat-free =
    { $n ->
        [one] 🤖 держит место: { $names }. Кто хочет доиграть за человека?
       *[many] 🤖 держит места: { $names }. Кто хочет доиграть за людей?
    }
button-sit = Сесть на место: { $name }
button-offer = 👑 Отдать место: { $name }

takeback-late = Молча уже поздно. Спросить стол?
takeback-asked = ↩️ Спрашиваю остальных…
takeback-board = ↩️ { $name } просит вернуть ход: { $move }
takeback-hand = ↩️ { $name } хочет переходить: { $move }. Разрешим?
button-ask-table = Спросить
button-ask-not = Не надо
button-let-them = Пусть
button-no = Нет
toast-takeback-late = Поздно вернуть молча. Спросить стол?
toast-answered = Так и передам 👌

command-group-nudge = позвать того, чей ход
command-group-kick = за кого играет 🤖, того больше не ждать
command-group-offer = отдать свободное место

## Where a table stands

homeless =
    Столу негде стоять: там, где он стоял, мне больше не пишется. Ходы по-прежнему здесь.
    Напиши /table в другой теме или группе, где я есть: стол переедет туда.
homeless-lobby =
    Собираться негде: там, где стоял стол, мне больше не пишется.
    Напиши /table в другой теме или группе, где я есть: стол переедет туда.
tables-elsewhere =
    { $n ->
        [one] Стол стоит не здесь: { $tables }.
       *[many] Столы стоят не здесь: { $tables }. Какой переезжает сюда?
    }
button-come-here = Переехать сюда
toast-moved-here = Стол теперь здесь
toast-not-members = Тут не все из-за стола: переезд решает { $name }
