### Gathering for a game.

welcome =
    Привет! Я Кон, держу стол для игр прямо в чате.
    Ход сейчас, следующий хоть завтра: играем в темпе жизни.
which-game = Во что сыграем?
which-table = За каким столом?
table-gathers = { $sign } { $game }: здесь уже собираемся. Садись за стол ниже 👇
table-plays = { $sign } { $game }: здесь уже играем, стол ниже 👇
button-play = Сыграть
button-about = Что за игры?
game-listed = { $sign } { $game } · { $seats }
game-about = { $sign } { $game }: { $about } · { $seats }
games-more = … и ещё { $n }: /new
seats = { $least }–{ $most }
seats-exactly =
    { $n ->
        [2] на двоих
        [3] на троих
        [4] на четверых
       *[other] на { $n }
    }

lobby = { $sign } <b>{ $game }</b>: собираемся · { $n } из { $most }
lobby-clock-none = Без часов: ходим, когда можем
lobby-clock-live = Две минуты на ход
lobby-clock-ten = Десять минут на ход
lobby-clock-hour = Час на ход
lobby-clock-eight-hours = Восемь часов на ход
lobby-clock-day = Сутки на ход
lobby-clock-three-days = Трое суток на ход
lobby-invited = Зовём снова: { $names }. Все в сборе — сразу начинаем.
lobby-unreached =
    ⏳ { $names }, { $n ->
        [one] открой мою личку и нажми «Старт»: { $held } придут туда.
       *[many] откройте мою личку и нажмите «Старт»: { $held } придут туда.
    }
lobby-override = { $names } пока не в личке: { $held } будут за кнопкой «Моя рука», звать придётся здесь.
button-join = Играю!
button-leave = Выйти
button-open-private = Открыть личку ↗
button-start = Поехали!
button-options = ⚙️ Условия
button-start-anyway = Начать так
button-wait = Подождём

options = ⚙️ <b>{ $game }</b> · условия ставит { $name }
button-back-to-lobby = ‹ К сбору
option-clock = Часы: { $value }
value-clock-none = нет
value-clock-live = 2 минуты
value-clock-ten = 10 минут
value-clock-hour = час
value-clock-eight-hours = 8 часов
value-clock-day = сутки
value-clock-three-days = трое суток
option-chatter = 🤖 болтают: { $value }
value-chatter-true = да
value-chatter-false = нет
option-answer = На ответ: { $value }
answer-seconds = { $n } с
answer-minutes = { $n } мин
answer-hours = { $n } ч

closed-abandoned = 🏁 Сбор закрыт: сутки без старта
closed-empty = 🏁 Сбор закрыт: за столом никого
closed-stopped = 🏁 Сбор закрыт
closed-game = 🏁 { $game }: закрыто без счёта
button-gather-again = Собрать снова

waiting = Ты за столом: <b>{ $game }</b> · { $title }. Ждём остальных, { $held } придут сюда.
waiting-left = Ты уже не за столом. Передумаешь, пока собираемся, — «Играю!» в чате.
waiting-closed = Этот стол закрыт. До следующего!
button-leave-lobby = Выйти из сбора

lobby-night-eight-hours = ночь не в счёт
lobby-night-day = ночью срок не истекает
lobby-night-three-days = ночью срок не истекает
lobby-lasts = Обычно { $span }
lobby-lasts-long = Обычно { $span }: это надолго
button-shorter = Короче · { $choice }
lasts-days =
    { $least }–{ $most ->
        [one] { $most } день
        [few] { $most } дня
       *[many] { $most } дней
    }
lasts-hours =
    { $least }–{ $most ->
        [one] { $most } час
        [few] { $most } часа
       *[many] { $most } часов
    }
lasts-minutes =
    { $least }–{ $most ->
        [one] { $most } минута
        [few] { $most } минуты
       *[many] { $most } минут
    }
lasts-about-days =
    около { $n ->
        [one] { $n } дня
       *[many] { $n } дней
    }
lasts-about-hours =
    около { $n ->
        [one] { $n } часа
       *[many] { $n } часов
    }
lasts-about-minutes =
    около { $n ->
        [one] { $n } минуты
       *[many] { $n } минут
    }
