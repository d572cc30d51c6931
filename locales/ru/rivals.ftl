## Rivals: computer players, each with a character

rival = 🤖 { $name }
rival-level-easy = лёгкий
rival-level-sensible = разумный
rival-level-strong = сильный
rival-introduced = { $name } ({ $level }): { $about }

button-rivals = 🤖 Добавить соперника
button-rival-easy = Лёгкий
button-rival-sensible = Разумный
button-rival-strong = Сильный
button-rival-away = ✖ { $name }
button-sit-rival = 🪑 Сесть вместо: { $name }
button-give = 🤖 Посадить робота: { $name }

rivals-ask = 🤖 <b>{ $game }</b>: кого позвать?
rivals-full = 🤖 <b>{ $game }</b>: мест больше нет. Придёт человек, и робот уступит стул.
rivals-means-easy = <b>Лёгкий</b>: половину не замечает, зато не обижается
rivals-means-sensible = <b>Разумный</b>: играет как опытный приятель
rivals-means-strong = <b>Сильный</b>: перебирает варианты, пока люди моргают

event-says = { $name }: «{ $said }»
event-rival = { $name } садится и доигрывает

rival-kesha = Кеша
rival-kesha-about = повторяет умные слова и сам им удивляется
rival-kesha-says-1 = Кеша хороший!
rival-kesha-says-2 = Кто здесь ходит? Кто здесь ходит?
rival-kesha-says-3 = А семечки на кон не ставим?
rival-ficus = Фикус
rival-ficus-about = тихо стоит в углу и всё видит
rival-ficus-says-1 = Спешить некуда, я в горшке.
rival-ficus-says-2 = Полили бы, да некогда: ход.
rival-ficus-says-3 = Расту на ошибках. На ваших тоже.
rival-bublik = Бублик
rival-bublik-about = во всём находит дырку, даже в плане
rival-bublik-says-1 = Всё идёт по кругу.
rival-bublik-says-2 = С маком думается лучше.
rival-bublik-says-3 = План отличный, в серединке пусто.
rival-markiza = Маркиза
rival-markiza-about = кошка: роняет со стола всё, что ей не нравится
rival-markiza-says-1 = Это было моё место. И это тоже.
rival-markiza-says-2 = Я не думаю, я позволяю думать.
rival-markiza-says-3 = Ходите, ходите. Я посплю.
rival-samovar = Самовар
rival-samovar-about = долго закипает, зато потом не остановить
rival-samovar-says-1 = Кому чаю? У нас тут надолго.
rival-samovar-says-2 = Пыхчу, значит думаю.
rival-samovar-says-3 = Ещё полчаса, и я в форме.
rival-shurup = Шуруп
rival-shurup-about = доводит всё до конца, по часовой стрелке
rival-shurup-says-1 = Я пересчитал. Дважды.
rival-shurup-says-2 = Где-то осталась лишняя деталь.
rival-shurup-says-3 = Затянем партию потуже.
rival-tyapa = Тяпа
rival-tyapa-about = торопится жить и путает тапки
rival-tyapa-says-1 = Ой, это уже мой ход?
rival-tyapa-says-2 = А можно два раза подряд?
rival-tyapa-says-3 = Всё, побежали дальше!
rival-sova = Сова
rival-sova-about = мудрая, но ночью спит, как все
rival-sova-says-1 = Угу.
rival-sova-says-2 = Утро вечера мудренее. Проверено.
rival-sova-says-3 = Вижу стол насквозь. Шучу, только сверху.

## Practice

practice = тренировка
practice-which = 🎯 Что тренируем? Сыграем вдвоём с роботом, никого ждать не надо.
practice-ask = 🎯 { $sign } <b>{ $game }</b>: сколько соперников и каких?
practice-begun = 🎯 { $sign } <b>{ $game }</b>: стол ниже 👇
button-practice = 🎯 Потренироваться
button-practice-rivals = { $n } 🤖
button-practice-end = ✖ Выйти
toast-practice-full = { $n ->
        [one] Открыт уже { $n } учебный стол: доиграй его или закончи
        [few] Открыто уже { $n } учебных стола: доиграй или закончи один
       *[many] Открыто уже { $n } учебных столов: доиграй или закончи один
    }
toast-private-only = Тренировка живёт в личке

lesson-offer = 🎓 { $sign } <b>{ $game }</b>: первый раз? Покажу за три минуты, прямо в игре.
lesson-step = 🎓 <b>{ $n } из { $of }</b> · { $step }
lesson-else = 🔮 Было бы так: { $told }
button-lesson = 🎓 Сначала урок
button-lesson-begin = 🎓 Покажи
button-lesson-skip = Знаю, играем ›
toast-lesson-waits = Секунду: сначала посмотрим, что ответит соперник

## Hints

hint = 💡 <b>{ $move }</b>: { $why } · шансы { $share } %
button-hint = 💡
toast-hint-people = Подсказки только там, где все соперники роботы
toast-hint-wait = Подсказка будет, когда твой ход
toast-hint-none = Ничего умного в голову не идёт, попробуй ещё раз
