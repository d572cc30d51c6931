### Moments, spans, names and what all games share. Names stay in the nominative, verbs in the present.

player = Игрок { $n }
language-name = Русский
some-chat = общий чат
list-and = { $head } и { $last }

game-upturn = АП ТЕРН
game-aforator = Афоратор
game-raiders = Рейдеры
drawn-by = Кон
sign-upturn = 🔺
sign-aforator = 🎭
sign-raiders = 🏴‍☠️
held-upturn = фишки
held-aforator = карты
held-raiders = карты
about-upturn = числа вверх, числа вниз, кто первым без фишек
about-aforator = уводи сумму от нуля, пока колода не отняла
about-raiders = захвати, что плохо охраняют, и удержи

## When

until-never = без часов
until-time = до { $time }
until-tomorrow = до завтра { $time }
until-weekday =
    до { $weekday ->
        [0] пн
        [1] вт
        [2] ср
        [3] чт
        [4] пт
        [5] сб
       *[6] вс
    } { $time }
until-date =
    до { $day } { $month ->
        [1] янв
        [2] фев
        [3] мар
        [4] апр
        [5] мая
        [6] июн
        [7] июл
        [8] авг
        [9] сен
        [10] окт
        [11] ноя
       *[12] дек
    }
left-minutes =
    { $n ->
        [one] Осталась { $n } минута
        [few] Осталось { $n } минуты
       *[many] Осталось { $n } минут
    }
left-hours =
    { $n ->
        [one] Остался { $n } час
        [few] Осталось { $n } часа
       *[many] Осталось { $n } часов
    }
left-days =
    { $n ->
        [one] Остался { $n } день
        [few] Осталось { $n } дня
       *[many] Осталось { $n } дней
    }
span-minutes =
    { $n ->
        [one] { $n } минута
        [few] { $n } минуты
       *[many] { $n } минут
    }
span-hours =
    { $n ->
        [one] { $n } час
        [few] { $n } часа
       *[many] { $n } часов
    }
span-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дня
       *[many] { $n } дней
    }
rounds =
    { $n ->
        [one] { $n } круг
        [few] { $n } круга
       *[many] { $n } кругов
    }

## The board

turn = 👉 Ходит <b>{ $name }</b> · { $until }
played-out = Доиграли ↓
button-my-hand = 👀 Моя рука
button-to-private = В личку ↗
button-catch = 🫵 Поймать!
button-catch-one = 🫵 Поймать: { $name }
leads = { $counts } · впереди <b>{ $names }</b>: { $n }
leads-level = { $counts } · пока поровну
board-moved = Стол переехал вниз ↓
first-hands = Ваши { $held } и кнопки у меня в личке. Здесь стол, одно сообщение на всю игру.
first-clock-some = Не спешите: у хода есть срок, я напомню.
first-clock-none = Не спешите: срока у хода нет, играем когда удобно.
first-table = Стол утонул в болтовне? /table. Правила: /rules.

## The hand

header = <b>{ $game }</b> · { $title }
hand-turn = 👉 Твой ход: { $task } · { $until }
hand-task = 👉 { $task }
hand-reminder =
    ⏳ <b>{ $game }</b> · { $title }
    { $left }, { $until }. { $then }.
hand-played = Сыграно: { $tiles }. Позову, когда дойдёт до тебя.
hand-passed = Пас. Позову, когда дойдёт до тебя.
hand-waiting = Пока ходят другие. Позову, когда дойдёт до тебя.
hand-recalled = { $name } возвращает ход, минутку.
hand-ended-mine = Доиграли: победа <b>твоя</b>!
hand-ended-won = Доиграли. Победа: <b>{ $name }</b>.
hand-ended-draw = Доиграли, и вышла ничья: <b>{ $name }</b>.
hand-ended-nobody = Доиграли, а победы ни у кого: брать было нечего.
hand-ended-place = Твоё место: { $place } из { $of }
ended-decided = { $counts } у тебя { $own }, на первом месте { $other }
ended-decided-ahead = { $counts } у тебя { $own }, следом { $other }
turn-passed = Этот ход уже сыгран.
button-draw = Взять фишку
button-pass = Пас
button-enough = Хватит
button-back = ‹ Назад
button-more = Ещё…
button-undo = ↩️ Вернуть
button-what-lies = Что на столе?
button-to-table = К столу ↗
button-last-one = 📢 Последняя!
alert-turn = Ходит { $name }, { $until }
alert-mine = Твой ход, { $until }

## Since its reader last acted, at the beginning of a hand

news-line = · { $line }
news-for-you = За тебя: { $line }
news-gained = В руке новое: { $pieces }
news-silent = Срок вышел, ход закончен за тебя
news-stand-in = Тебя не было слышно, место держал 🤖
news-title = <b>Что было после твоего хода</b>
news-earlier = До этого на столе было ещё событий: { $n }. Всё целиком: /log в чате.
button-news =
    📜 Ещё { $n } { $n ->
        [one] ход
        [few] хода
       *[many] ходов
    }
hand-done = { $done }. Позову, когда дойдёт до тебя.

## The end

ended-won = 🏆 <b>Победа: { $name }</b>
ended-nobody = 🏆 <b>Без победителя</b>: брать нечего, все спасовали
ended-facts = { $sign } { $game } · { $rounds } · { $span }
ended-turning = ⚡ Перелом: { $move } · { $chances }
ended-turning-move = ход { $n }, { $name }
turning-own = шансы { $before } → { $after } %
turning-other = { $name }: шансы { $before } → { $after } %
drawn-turning-chances = · шансы с { $before } до { $after } %
button-again = Ещё раз

## Short messages in the group

unreached =
    { $names }, { $n ->
        [one] твой ход
       *[many] ваш ход
    } { $until } ({ $game }), а личка закрыта.
stop-question = Прервать игру ({ $game })? Счёта не будет.
button-stop = Прервать игру
button-go-on = Играем дальше

## Moves that the bot makes by itself

button-ahead = ⏩ Заранее
button-own = ⚙️ Само
button-auto = Само: { $value }
button-ahead-forget = Забыть всё
ahead-question =
    ⏩ Что сыграть, когда дойдёт до тебя? Возьму первое, что подойдёт.
    Видишь это только ты, передумать можно в любой момент.
ahead-ordered = ⏩ Сыграю сам: { $list }
ahead-else = { ", иначе " }
ahead-forced = Тут выбирать не из чего: сейчас схожу за тебя.
own-auto =
    ⚙️ Когда выбирать не из чего, хожу за тебя сам и не бужу зря.
    Со стороны это не отличить от твоего хода.
