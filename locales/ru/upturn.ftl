### UpTurn: table, hand, events, the end, the rules.

upturn-title = { $sign } <b>{ $game }</b> · ряд { $row } · в мешке { $bag }
upturn-caption = { $sign } <b>{ $game }</b>
upturn-board-any = Любое число: больше <b>{ $last }</b> — едем вверх, меньше — вниз
upturn-board-above = нужно <b>больше { $last }</b>
upturn-board-below = нужно <b>меньше { $last }</b>
upturn-board-top = Выше некуда: нужна стрелка
upturn-board-bottom = Ниже некуда: нужна стрелка
upturn-out = Без фишек: { $names }
upturn-counts = Считаем фишки, меньше — лучше
upturn-turn-gifts = 👉 <b>{ $name }</b> дарит фишки · { $until }
upturn-turn-extra = 👉 <b>{ $name }</b>: можно ещё одну · { $until }

upturn-hand-any = Любое число: больше { $last } — едем вверх, меньше — вниз · у тебя { $n }
upturn-hand-above = Нужно больше { $last } (⬆️) · у тебя { $n }
upturn-hand-below = Нужно меньше { $last } (⬇️) · у тебя { $n }
upturn-hand-top = Выше { $last } некуда: нужна стрелка · у тебя { $n }
upturn-hand-bottom = Ниже { $last } некуда: нужна стрелка · у тебя { $n }
upturn-hand-drawn = Новая: <b>{ $tile }</b>
upturn-task-lay-draw = положи фишку или возьми новую
upturn-task-lay-pass = положи фишку или пасуй
upturn-task-lay = положи фишку
upturn-task-draw = класть нечего, возьми фишку
upturn-task-pass = класть нечего, пас
upturn-task-extra = можно ещё одну фишку
upturn-task-enough = добавить нечего, хватит
upturn-hand-lone-action = Закрыть игру можно только числом: возьми фишку.
upturn-hand-one = Осталась одна. Скажи, пока не поймали!
upturn-hand-call = Когда остаётся одна: с 📢 сразу звучит «Последняя!», а молча могут поймать, и это 3 фишки.
upturn-hand-out = У тебя ни одной фишки. Остальные спорят за места.

upturn-deed-passed = пас
upturn-deed-gave = подарок
upturn-deed-said = «Последняя!»
upturn-then-move = Потом возьму фишку и спасую за тебя
upturn-then-drawn = Потом спасую за тебя
upturn-then-extra = Потом обойдёмся без второй фишки
upturn-then-gifts = Потом подарки пропадут

upturn-button-silent = { $tile } молча
upturn-button-said = { $tile } 📢
upturn-button-way =
    { $arrow } { $way ->
        [up] Вверх
       *[down] Вниз
    }
upturn-button-run =
    { $tiles }{ $end ->
        [out] { " и всё!" }
        [gives] { " → 🎁" }{ $gifts }
       *[on] { "" }
    }
upturn-button-all =
    Все { $n }{ $end ->
        [out] { " и всё!" }
        [gives] { " → 🎁" }{ $gifts }
       *[on] { "" }
    }
upturn-button-lone =
    Только { $tiles }{ $gifts ->
        [0] { "" }
       *[many] { " → 🎁" }{ $gifts }
    }
upturn-button-no-gifts = Хватит дарить

upturn-ask-both = { $tile } Куда и кому? Последнее число { $last }
upturn-ask-way = { $tile } Куда? Последнее число { $last }
upturn-ask-next = { $tile } Кто дальше? Последнее число { $last }
upturn-ask-run =
    { $twin } От { $last } до { $number } у тебя ещё { $tiles }. { $n ->
        [one] Вместе?
       *[many] Все сразу?
    }
upturn-ask-gift-one = 🎁 За { $tile } даришь фишку из мешка. Кому? Число — сколько у кого
upturn-ask-gift-more =
    { $n ->
        [one] 🎁 Ещё один подарок. Кому?
       *[many] 🎁 Ещё подарков: { $n }. Кому следующий?
    }
upturn-ask-gift-run =
    🎁 Подарков { $n }: за { $run } { $run ->
        [one] фишку
        [few] фишки
       *[many] фишек
    }{ $hands ->
        [0] { "" }
        [1] { " и ещё за ✋" }
        [2] { " и ещё за две ✋" }
        [3] { " и ещё за три ✋" }
       *[many] { " и ещё за ✋×" }{ $hands }
    }. Кому первый? Число — сколько у кого

upturn-alert-any = Любое число: больше { $last } — едем вверх, меньше — вниз
upturn-alert-above = Нужно больше { $last }
upturn-alert-below = Нужно меньше { $last }
upturn-alert-top = Выше { $last } некуда: нужна стрелка
upturn-alert-bottom = Ниже { $last } некуда: нужна стрелка
upturn-alert-table = { $need }. { $turn }. { $sizes }. В мешке { $bag }.
upturn-alert-hand =
    Твои { $n }{ $fitting ->
        [none] .
       *[some] : { $fitting }{ $rest ->
            [none] { "" }
           *[some] .
        }
    }{ $rest ->
        [none] { "" }
       *[some] { " Не лягут: " }{ $rest }
    }{ $more ->
        [0] .
       *[many] { " … и ещё " }{ $more }.
    } { $need }. Ходить у меня в личке.

## Pictures: a few words each

upturn-drawn-row = ряд { $row }
upturn-drawn-more = ещё
upturn-drawn-any = любое число
upturn-drawn-above = нужно больше { $last }
upturn-drawn-below = нужно меньше { $last }
upturn-drawn-top = нужна стрелка
upturn-drawn-bottom = нужна стрелка
upturn-drawn-over = доиграли
upturn-drawn-tiles =
    { $n ->
        [one] фишка
        [few] фишки
       *[many] фишек
    }
upturn-drawn-out = без фишек
upturn-drawn-turn = ходит
upturn-drawn-gives = дарит
upturn-drawn-said = сказано
upturn-drawn-owes = молчит
upturn-drawn-held = у тебя { $n }
upturn-drawn-yours = Твои фишки
upturn-drawn-none = Ни одной!
upturn-drawn-silently = молча
upturn-drawn-aloud = «Последняя!»
upturn-drawn-ask-both = Куда и кто дальше?
upturn-drawn-ask-way = Куда?
upturn-drawn-ask-next = Кто дальше?
upturn-drawn-ask-run = Одну или с рядом?
upturn-drawn-ask-gift = Кому подарок?
upturn-drawn-way =
    { $way ->
        [up] Вверх
       *[down] Вниз
    }
upturn-drawn-lone = Только { $tile }
upturn-drawn-all =
    Все { $n }{ $end ->
        [out] { " и всё!" }
       *[on] { "" }
    }
upturn-drawn-run =
    { $tiles }{ $end ->
        [out] { " и всё!" }
       *[on] { "" }
    }
upturn-drawn-won = Победа
upturn-drawn-nobody = Без победителя
upturn-drawn-none-left = ни одной
upturn-drawn-sum = сумма { $sum }
upturn-drawn-charted = фишек в руке, ход за ходом
upturn-drawn-turning = Перелом, ход { $n }

## What happened

upturn-event-begun = Фишки розданы, по семь на руки
upturn-event-laid = { $name } кладёт { $tiles }
upturn-event-began =
    { $name } кладёт { $tiles }: { $way ->
        [up] едем вверх
       *[down] едем вниз
    }
upturn-event-turned =
    { $name } кладёт { $tiles }: { $way ->
        [up] вверх
       *[down] вниз
    }
upturn-event-turned-next =
    { $name } кладёт { $tiles }: { $way ->
        [up] вверх
       *[down] вниз
    }, дальше { $next }
upturn-event-next = { $name } кладёт { $tiles }: дальше { $next }
upturn-event-skips =
    { $name } кладёт { $tiles }: { $n ->
        [one] пропускает
       *[many] пропускают
    } { $skipped }
upturn-event-skipped =
    { $n ->
        [one] { $name } пропускает ход
       *[many] { $name } пропускают ход
    }
upturn-event-drew = { $name } берёт фишку
upturn-event-passed = { $name } пасует
upturn-event-drew-passed = { $name } берёт и пасует
upturn-event-silent = { $name } молчит: идём дальше
upturn-event-silent-drew = { $name } молчит: беру фишку
upturn-event-silent-passed = { $name } молчит: пас
upturn-event-silent-drew-passed = { $name } молчит: беру фишку и пас
upturn-event-gave = 🎁 { $name } → { $gifts }
upturn-event-said = 📢 { $name }: «Последняя!»
upturn-event-caught = 🫵 { $name } ловит: { $target } берёт { $n }
upturn-event-forgot = { $name } забывает сказать «Последняя!» и берёт { $n }
upturn-event-refilled = Мешок пуст: фишки со стола снова в нём, их { $n }
upturn-event-went-out = { $name }: последняя на столе!
upturn-event-stalled = Брать нечего, все пасуют

## News of one's own

upturn-news-gave =
    🎁 { $name } → тебе: { $tiles ->
        [none] +{ $n }
       *[some] { $tiles }
    }
upturn-news-caught =
    🫵 { $name } ловит тебя: { $tiles ->
        [none] штраф { $n }
       *[some] { $tiles }
    }
upturn-news-forgot =
    Не сказано «Последняя!», штраф: { $tiles ->
        [none] { $n }
       *[some] { $tiles }
    }
upturn-news-skipped = { $name } кладёт { $laid }: твой ход пропущен
upturn-news-laid = За тебя сыграно: { $laid }
upturn-news-drew =
    За тебя взята { $tiles ->
        [none] фишка
       *[some] { $tiles }
    }
upturn-news-passed = Брать нечего: за тебя пас
upturn-news-drew-passed =
    Взята { $tiles ->
        [none] фишка
       *[some] { $tiles }
    }, не подошла: пас
upturn-news-silent-drew =
    Срок вышел: за тебя взята { $tiles ->
        [none] фишка
       *[some] { $tiles }
    }
upturn-news-silent-passed = Срок вышел, за тебя пас
upturn-news-silent-drew-passed =
    Срок вышел: взята { $tiles ->
        [none] фишка
       *[some] { $tiles }
    }, за тебя пас

## The end

tiles =
    { $n ->
        [one] { $n } фишка
        [few] { $n } фишки
       *[many] { $n } фишек
    }
upturn-place-out = { $place }. { $names }: закрывает числом { $tile }
upturn-place-sum = { $place }. { $names }: { $tiles }, сумма { $sum }
upturn-place = { $place }. { $names }: { $tiles }
upturn-place-friends = { $place }. { $names }: { $tiles } и щедрые друзья

upturn-decided-out = Последним легло число { $tile }, и руки пусты
upturn-decided = Игру решает число { $tile }; у тебя { $tiles }, в сумме { $sum }
upturn-decided-stalled = У тебя { $tiles }, в сумме { $sum }: меньше фишек лучше, при равенстве решает сумма

## Options

upturn-option-starts = Первый ход: { $value }
upturn-value-starts-chance = случай
upturn-value-starts-host = хозяин стола
upturn-value-starts-highest = старшее число
upturn-option-calls = «Последняя!»: { $value }
upturn-value-calls-clock = смотря по часам
upturn-value-calls-bot = бот
upturn-value-calls-self = сами
upturn-option-gifts = Подарки: { $value }
upturn-value-gifts-true = да
upturn-value-gifts-false = нет
upturn-option-goes_on = Играем: { $value }
upturn-value-goes_on-false = до первого
upturn-value-goes_on-true = за все места

upturn-rules =
    🔺 <b>АП ТЕРН</b> · 2–4 игрока, по 7 фишек. Кто первым останется без фишек, победил.

    <b>Ход.</b> Клади число больше последнего (⬆️) или меньше (⬇️). Самое первое задаёт направление. Нечем или жалко — возьми фишку, потом сыграй подходящую или пасуй.
    <b>⬆️ ⬇️ ↕️</b> — новый ряд от того же числа: вверх, вниз или на выбор; и выбираешь, кто дальше. Годятся всегда, кроме самого начала.
    <b>🚫1 🚫2</b> — один или двое пропускают.
    <b>🃏</b> — стрелка на выбор, и можно ещё фишку в придачу.
    <b>✋</b> (на конце 1 или 7, кроме 11 и 77) — подари фишку из мешка.
    <b>👯</b> (11, 22 … 99) — с ним можно выложить и все свои числа между ним и последним. Сколько легло, столько подарков (✋ сверх того). Один близнец за ход.
    <b>Последняя.</b> Осталась одна — скажи, пока следующий не сходил (при долгих часах скажу сам). Не сказано или поймали — 3 фишки. Закрывает игру только число.
    <b>Места</b>: меньше фишек, потом меньше сумма. <b>Молчание</b>: беру фишку и пас, подарки пропадают.
upturn-plan-run = и числа до него
upturn-plan-lone = одна
