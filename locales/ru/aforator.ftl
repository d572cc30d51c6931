### Aforator: table, hand, events, the end.

aforator-title = { $sign } <b>{ $game }</b> · розыгрыш { $round } · в колоде { $deck }
aforator-title-empty = { $sign } <b>{ $game }</b> · розыгрыш { $round } · колода пуста
aforator-kon = <b>Кон { $sum }</b> · дальше всех от нуля { $name }: { $far }
aforator-kon-zero = <b>Кон { $sum }</b> · пока всё забирает колода
aforator-kon-empty = <b>Кон пуст</b>, открывает { $name }
aforator-step = { $name } { $card } → { $way }
aforator-step-late = { $name } { $card } в конце → { $way }
aforator-tables = Столы: { $tables }
aforator-sizes = Рука/отбой: { $sizes }
aforator-counts-simple = Считаем все свои карты
aforator-counts-sum = Считаем сумму отбоя без знаков · кто впереди, узнаем в конце
aforator-counts-pro = Считаем взятки
aforator-button-tables = Столы
aforator-table-of = { $name }: { $cards }
aforator-tables-none = На столах пока пусто

## The hand

aforator-turn-last = 👉 Твой ход закрывает розыгрыш: { $task } · { $until }
aforator-task-play = положи карту на Кон
aforator-task-play-place = карту на Кон или себе на стол
aforator-task-play-use = карту на Кон или приём со стола
aforator-task-play-place-use = карту на Кон, себе на стол или приём
aforator-task-use = сыграй приём со стола
aforator-task-use-now = приём сейчас или потом
aforator-task-bury-now = верни карты под колоду
aforator-need-far = Уйди от нуля дальше { $far }. Сейчас на Кону { $sum }.
aforator-need-first = Кон пуст, открываешь ты.
aforator-need-any = Кон пуст: пока хватит и единицы.
aforator-need-zero = На Кону ноль: пока хватит и единицы.
aforator-card-line = { $card } · { $ability }
aforator-card-line-undoes = { $card } · { $ability }; погасит { $undone }
aforator-then-move = Потом на Кон ляжет { $card }
aforator-then-use = Потом обойдёмся без приёма
aforator-then-bury = Потом под колоду уйдёт взятое последним
aforator-button-kon = { $card } → { $sum }
aforator-button-leads = { $card } ✓{ $sum }
aforator-button-to-kon = На Кон → { $sum }
aforator-button-to-table = На стол · { $n }/{ $most }
aforator-button-table-full = · На стол · { $n }/{ $most }
aforator-button-table = Стол: { $cards }
aforator-card = { $sign } <b>{ $kind } { $worth }</b> · { $name }
aforator-card-says = «{ $says }»
aforator-card-kon = На Кону: { $ability }
aforator-card-table = На столе: { $ability }
aforator-card-undoes = Гасит приём карты перед ней: { $undoes }
aforator-foretold = На Кону станет { $sum }, дальше всех от нуля { $name }: { $far }
aforator-foretold-mine = На Кону станет { $sum }, дальше всех от нуля ты: { $far }
aforator-foretold-zero = На Кону станет 0, и пока всё забирает колода
aforator-alert =
    { $sign } { $kind } { $worth } «{ $says }»
    На Кону: { $kon }
    На столе: { $table }
    Гасит: { $undoes }
aforator-table-line = { $card } · { $ability }
aforator-table-line-used = { $card } · приём сыгран, карта считается
aforator-button-use = { $sign } применить
aforator-button-use-not = · { $sign } применить
aforator-button-whose = { $sign } { $name }: отбой { $n }
aforator-button-swap = { $sign } отдать { $card }
aforator-ask-place = { $sign } Меняем { $card } на чью карту? Она придёт тебе в руку, а место на Кону станет твоим.
aforator-button-place = { $name } { $card } → { $sum }
aforator-ask-at-once =
    { $card } на столе. Сыграть приём сразу, тем же ходом?
    { $ability }
aforator-button-keep = Не сейчас
aforator-ask-under = ☕ Две карты под колоду. Какая первой?
aforator-ask-under-more = ☕ Ещё одна под колоду. Какая?
aforator-button-aloud = 🗣 Вслух
aforator-ask-aloud = 🗣 Что прочитаем вслух? Раз за розыгрыш.
aforator-played-laid = На Кону { $card }. Позову, когда дойдёт до тебя.
aforator-played-placed = На столе { $card }. Позову, когда дойдёт до тебя.
aforator-played-used = Сыгран приём: { $card }. Позову, когда дойдёт до тебя.
aforator-played-used-whip = 🥁 кладёт за тебя { $laid }. Позову, когда дойдёт до тебя.
aforator-played-last = { $card }: ходишь после всех. Позову.
aforator-aloud = 🗣 { $name } читает с выражением: «{ $says }» ({ $sign } { $kind })

aforator-alert-table = { $kon }. { $turn }. Рука/отбой: { $sizes }. В колоде { $deck }.
aforator-alert-kon = Кон: { $cards } → { $sum }, дальше всех { $name }: { $far }
aforator-alert-kon-zero = Кон: { $cards } → { $sum }, пока забирает колода
aforator-alert-kon-empty = Кон пуст
aforator-alert-hand =
    Твои { $n }: { $cards }{ $more ->
        [0] .
       *[many] { " … и ещё " }{ $more }.
    } Ходить у меня в личке.

## What happened

aforator-event-begun = Карты розданы, по три на руки
aforator-event-laid-card = { $name } кладёт { $card }
aforator-event-laid-undoes = { $name } кладёт { $card }: { $undone } гаснет
aforator-event-silent = { $name } молчит: идём дальше
aforator-event-silent-card = { $name } молчит: на Кон ложится { $card }
aforator-event-silent-undoes = { $name } молчит: на Кон ложится { $card }, { $undone } гаснет
aforator-event-placed = { $name } кладёт { $card } себе на стол
aforator-event-used-coffee = { $name } пьёт { $card } и меняет карты
aforator-event-used-aforator = { $name } тянет карту из чужого отбоя: { $target }
aforator-event-used-critic =
    { $name } берёт с Кона { $taken } ({ $target }), туда ложится { $laid }{ $n ->
        [0] { "" }
       *[many] : { $undone } гаснет
    }
aforator-event-used-whip =
    { $name }: 🥁, и с колоды на Кон ложится { $laid }{ $n ->
        [0] { "" }
       *[many] , { $undone } гаснет
    }
aforator-event-last = { $name } ходит после всех: { $card }
aforator-event-passed-over = { $name } без карт: ход дальше
aforator-event-deck-empty = Колода пуста: если под неё ничего не уйдёт, розыгрыш последний
aforator-event-last-round = Этот розыгрыш последний
aforator-event-aloud = 🗣 { $name } читает { $card }
aforator-event-trick =
    Розыгрыш { $round }: взятку берёт { $name }, { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }, Кон { $sum }
aforator-event-trick-praised =
    Розыгрыш { $round }: взятку берёт { $name }, { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    } и ещё верхняя из колоды, Кон { $sum }
aforator-event-deck-won = Розыгрыш { $round }: ровно ноль, колода забирает { $n }
aforator-event-deck-won-saved =
    Розыгрыш { $round }: ровно ноль, но 🕳 спасает: { $saved }{ $n ->
        [0] { "" }
       *[many] , колоде { $n }
    }
aforator-event-no-trick = Розыгрыш { $round }: на Кону пусто

## News of one's own

aforator-news-trick =
    Взятка твоя: { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }{ $more ->
        [0] { "" }
       *[many] {" "}и ещё верхняя из колоды
    }, на Кону { $sum }
aforator-news-critic = { $name } берёт с Кона твою { $taken }: место занимает { $laid }
aforator-news-aforator = { $name } тянет карту из твоего отбоя
aforator-news-laid = За тебя на Кону { $card }
aforator-news-placed = За тебя на столе { $card }
aforator-news-silent = Срок вышел, за тебя на Кону { $card }
aforator-news-passed-over = Карт у тебя нет, ход идёт дальше

## The end

aforator-ended-simple = 🏆 <b>Победа: { $name }</b> · больше всех карт
aforator-ended-sum = 🏆 <b>Победа: { $name }</b> · больше всех очков
aforator-ended-pro = 🏆 <b>Победа: { $name }</b> · больше всех взяток
aforator-ended-level = 🏆 <b>Победа: { $name }</b> · взяток поровну, больше очков
aforator-ended-draw = 🏆 <b>Ничья:</b> { $name }
aforator-ended-facts = { $sign } { $game } · { $rounds }
aforator-rounds =
    { $n ->
        [one] { $n } розыгрыш
        [few] { $n } розыгрыша
       *[many] { $n } розыгрышей
    }
aforator-rounds-won = { $rounds }, { $n } за колодой
aforator-ended-stalled = Колода не тает { $rounds } подряд, считаем как есть
aforator-count-simple = Карты:
aforator-count-sum = Сумма:
aforator-count-pro = Взятки:
aforator-decided-level = Взяток поровну, решает сумма:
aforator-favourite = Чаще всего вслух: «{ $says }»
aforator-read = Прочитано вслух: «{ $says }»

## Rules and options

aforator-button-pages = Виды карт
aforator-kind = { $sign } <b>{ $kind }</b>
aforator-kind-undoes = Гасит { $undoes }: { $why }
aforator-option-scoring = Считаем: { $value }
aforator-value-scoring-simple = карты
aforator-value-scoring-sum = сумму отбоя
aforator-value-scoring-pro = взятки
aforator-option-starts = Первый ход: { $value }
aforator-value-starts-highest = старшая карта
aforator-value-starts-chance = случай
aforator-value-starts-host = хозяин стола
aforator-plan-kon = { $card } на Кон
aforator-plan-table = { $card } на стол

## On pictures

aforator-drawn-round = розыгрыш { $round }
aforator-drawn-turn = ходит
aforator-drawn-trick = розыгрыш { $round }: взятка
aforator-drawn-zero = розыгрыш { $round }: ровно ноль
aforator-drawn-to-deck = Колода забирает
aforator-drawn-nobody = На Кону пусто
aforator-drawn-hand = Твои карты
aforator-drawn-first = Кон пуст · открываешь ты
aforator-drawn-any = Кон пуст · хватит и *единицы*
aforator-drawn-nought = на Кону *0* · хватит и *единицы*
aforator-drawn-far = на Кону *{ $sum }* · уйди дальше *{ $far }*
aforator-drawn-table = Твой стол
aforator-drawn-used = приём сыгран, карта считается
aforator-drawn-swap = Вместо чьей карты?
aforator-drawn-at-once = Приём сразу, тем же ходом?
aforator-drawn-bury = Под колоду: ещё *{ $n }*
aforator-drawn-aloud = Что прочитаем вслух?
aforator-drawn-undoes = отменяет
aforator-drawn-on-kon = На Кону
aforator-drawn-on-table = На столе
aforator-drawn-says = «{ $says }»
aforator-drawn-won-simple = Победа, больше всех карт
aforator-drawn-won-sum = Победа, больше всех очков
aforator-drawn-won-pro = Победа, больше всех взяток
aforator-drawn-won-level = Победа, взяток поровну, очков больше
aforator-drawn-won-draw = Ничья
aforator-drawn-part-discard = отбой
aforator-drawn-part-table = стол
aforator-drawn-part-hand = рука
aforator-drawn-count-simple = карты
aforator-drawn-count-sum = сумма
aforator-drawn-count-pro = взятки
aforator-drawn-favourite =
    чаще всего вслух, { $n ->
        [one] { $n } раз
        [few] { $n } раза
       *[many] { $n } раз
    }
aforator-drawn-read = прочитано вслух
aforator-drawn-left = осталось на столе
aforator-drawn-last = последняя карта на Кону
aforator-drawn-turning = Перелом, розыгрыш { $round }
