### What a chat and a person decide: language, clock, nights, zone, the digest, pictures.

settings-chat = ⚙️ <b>Настройки чата</b> · меняют админы и хозяин стола
settings-own = ⚙️ <b>Твои настройки</b>
settings-done = ⚙️ { $settings }
settings-clock = Сколько времени на ход? Для новых столов.
settings-quiet-chat = Когда здесь тихо? Если на ход дано 8 часов и больше, в это время никого не бужу и срок не выходит.
settings-quiet-own = Когда тебя не будить?
settings-zone-chat = Который у вас час?
settings-zone-own = Который у тебя час?
settings-city = Какой город? Ответь на это сообщение: Самара, Berlin или UTC+5.
city-hint = Самара

setting-language = Язык: { $value }
setting-clock = Часы: { $value }
setting-quiet = Тихо: { $value }
setting-zone = Пояс: { $value }
setting-digest = Дайджест: { $value }
setting-pictures = Картинки: { $value }
language-value = русский
value-on = да
value-off = нет
quiet-never = нет
quiet-never-listed = Никогда
quiet-chat = как в чате
quiet-as-chat = Как в чате
quiet-from-to = тихо с { $start } до { $end }

changed-language = { $name }: говорим по-русски
changed-clock = { $name }: часы теперь — { $value }
changed-quiet = { $name }: тихие часы теперь — { $value }
changed-zone = { $name }: время теперь — { $value }
changed-pictures = { $name }: картинки — { $value }

button-settings = ⚙️ Настройки
button-other-city = Другой город
button-done = Готово
button-to-games = ‹ К играм
button-clock-here = Тут { $time }, верно?

toast-settings-only = Это решают админы и хозяин стола
toast-no-city = Не знаю такого города. Назови большой рядом или пояс: /settings UTC+5

command-group-settings = часы, тихие часы, пояс, язык
command-private-settings = пояс, тихие часы, дайджест
