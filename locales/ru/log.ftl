### The whole game: pages in the group, a file in private.

log-title = 📜 <b>{ $game }</b> · вся игра по ходам
log-day =
    { $day } { $month ->
        [1] января
        [2] февраля
        [3] марта
        [4] апреля
        [5] мая
        [6] июня
        [7] июля
        [8] августа
        [9] сентября
        [10] октября
        [11] ноября
       *[12] декабря
    }
log-turning = ⚡ { $line } · перелом, { $chances }
button-log = 📜 Ходы
button-record = 📜 Вся игра
record-caption = 📜 <b>{ $game }</b> · { $title }: вся игра, с раздачей и всем, что брали.
record-when = { $began } – { $ended }
record-dealt = Раздача
record-left = На руках в конце
record-machine = Дальше то же для машины. Переиграть и проверить: python -m games replay ФАЙЛ
record-ready = Готово. Нажми «📜 Вся игра» в чате ещё раз: файл придёт сюда.
toast-record-start = Нажми «Старт» у меня в личке, потом сюда ещё раз
toast-record-sent = Файл у тебя в личке
toast-record-later = Вся игра с раздачей будет после конца
toast-log-posted = Ходы уже в чате, чуть ниже 👇
toast-no-page = Такой страницы нет
toast-no-log = Записи этой игры нет
command-group-log = вся игра по ходам
