### Time off, and the morning digest.

away-here = 🌴 Отдых во всех играх ({ $games }): часы стоят, столы подождут.
away-since = 🌴 Отдыхаешь { $until }, во всех играх ({ $games }) часы стоят.
button-away-today = Сегодня
button-away-three = 3 дня
button-away-week = Неделя
button-away-back = Я тут
toast-away = 🌴 Отдыхай { $until }
toast-away-cut = 🌴 Отдыхай { $until }: больше 14 дней за 90 не выходит
toast-away-spent = 14 дней отдыха за эти 90 уже взяты
toast-away-over = Ход принят, отпуск окончен
toast-back = С возвращением! Часы пошли
toast-away-what = Не понял, на сколько: /away 3d, до двух недель
command-group-away = отпуск: часы стоят
command-private-away = отпуск: часы стоят

digest = ☀️ { $list }

## What people write after /away

away-says-day = д дн день дня дней сут сутки суток
away-says-week = н нед неделя неделю недели
away-says-today = сегодня
away-says-back = тут здесь вернись назад всё
