### Raiders: table and hand.

raiders-title = { $sign } <b>{ $game }</b> · козырь { $trump }
raiders-centre = <b>Ничьё:</b> { $estates }
raiders-owner = <b>{ $name } { $cash }/{ $goal }:</b> { $estates }
raiders-stands = <b>{ $name } { $cash }/{ $goal }</b>
raiders-pair = <b>{ $one } + { $other } { $cash }/{ $goal }</b> ({ $first } + { $second })
raiders-owned = { $name }: { $estates }
raiders-sizes = Карт на руках: { $sizes }
raiders-decks = Колоды: бойцы { $fighters } · собственность { $estates }
raiders-stalls =
    Ничего не меняется: { $n ->
        [one] ещё { $n } такой ход
        [few] ещё { $n } таких хода
       *[many] ещё { $n } таких ходов
    } — и считаем бабки
raiders-ends =
    Игра затянулась: { $n ->
        [one] ещё { $n } ход
        [few] ещё { $n } хода
       *[many] ещё { $n } ходов
    } — и считаем бабки
raiders-counts = Считаем бабки 💰 до { $goal }

## A window on the board

raiders-raid = ⚔️ <b>{ $name } → { $property }</b> 💪{ $might } · хозяин { $owner }
raiders-raid-free = ⚔️ <b>{ $name } → { $property }</b> 💪{ $might } · без хозяина
raiders-fighters = Нападает { $attacker } · охраняет { $guard }
raiders-fighters-free = Нападает { $attacker } · охраны нет
raiders-fighters-left = Нападать уже некому
raiders-tricks = <b>На столе шняги</b>
raiders-pile = { $n }. { $name }: { $laid }
raiders-pile-dead = { $n }. { $name }: { $laid } ✖
raiders-laid-costs = { $laid } (в битые { $costs })
raiders-now = <b>Сейчас: { $comes }</b>
raiders-waits = 👉 Ждём ответов · { $until }
raiders-searches = 👉 <b>{ $name }</b> смотрит карты: { $target } · { $until }

## What it would come to

raiders-comes-taken = { $attack } против 💪{ $might }, захват удаётся
raiders-comes-taken-guarded = { $attack } против 🛡{ $against } и 💪{ $might }, захват удаётся
raiders-comes-beaten = { $attack } против { $against }, гибнет { $fighter }
raiders-comes-both = { $attack } против { $against }, гибнут оба
raiders-comes-weak = { $attack } против 💪{ $might }, гибнет { $fighter }
raiders-comes-weak-both = { $attack } против { $against }, но мало против 💪{ $might }: гибнут оба
raiders-comes-off = захвата нет
raiders-comes-dies = гибнет { $fighter }
raiders-comes-back = { $name } берёт в руку: { $fighter }
raiders-comes-charmed = { $name } забирает: { $fighter } и { $property }
raiders-comes-draw = { $name } берёт карты: { $n }
raiders-comes-search = обыск: { $name } → { $target }
raiders-comes-turn-up = откроется собственность
raiders-comes-nothing = без последствий
raiders-score-off = срыв
raiders-score-short = { $score } (💪{ $might })
raiders-outcome-taken = возьмёшь
raiders-outcome-dies = погибнет
raiders-outcome-both = оба гибнут
raiders-ends-taken = взято
raiders-ends-held = отбито
raiders-ends-weak = не взято
raiders-deed-home = в руку
raiders-deed-home-whom = { $name } в руку
raiders-deed-paid = { $fighter } за { $cards }
raiders-deed-half = +½ 💪
raiders-numbered = №{ $n } { $deed }

## The hand

raiders-turn = 👉 Твой ход: { $task } · { $until } · козырь { $trump }
raiders-task-both = напади на вещь или сыграй шнягу
raiders-task-capture = напади на вещь
raiders-task-trick = заканчивай или сыграй шнягу
raiders-task-end = играть нечего, заканчивай
raiders-task-answer = сыграй карту или пасуй
raiders-task-call = лови на мухлеже или пасуй
raiders-task-pass = ответить нечем, пас
raiders-trump = Козырь { $trump }
raiders-spent = Попытка потрачена, шняги остались.
raiders-line = { $sign } { $name } · { $does }
raiders-card = { $sign } <b>{ $card }</b>
raiders-card-trick = { $trick }. { $does }
raiders-card-effect = { $does }
raiders-partner = 🤝 напарник
raiders-partner-is = 🤝 Твой напарник: { $name }, бабки складываются
raiders-price = { $fighter }: что сбросить?
raiders-price-given = На сброс: { $cards }
raiders-button-outcome = { $what }: { $outcome }
raiders-button-choose = { $what } → …
raiders-button-own = { $what } своего → { $at }
raiders-button-raids = ⚔️ Захват
raiders-button-end = Хватит, дальше
raiders-button-effect =
    { $fighter }: { $deed } за { $n ->
        [one] карту
       *[many] две карты
    }
raiders-button-first = { $fighter }: { $card } и…
raiders-button-call = 🚨 Мухлёж: { $n }. { $deed }
raiders-button-tricks = Шняги
raiders-tricks-now = Шняги, которые годятся прямо сейчас:
raiders-tricks-none = Прямо сейчас сыграть нечего.
raiders-recalled = Минутку: ход возвращают.
raiders-calm = Позову, когда будет что решать.
raiders-played = Сыграно: { $move }. Позову, когда будет что решать.
raiders-played-passed = Пас. Позову, когда будет что решать.
raiders-played-rested = Ход без захвата. Позову, когда будет что решать.
raiders-done = { $done }. Позову, когда будет что решать.
raiders-deed-rested = без захвата
raiders-deed-searched = обыск

## On pictures, which have signs in place of most words

raiders-drawn-trump = козырь
raiders-drawn-goal = до
raiders-drawn-free = ничьё
raiders-drawn-none = ничьей собственности нет
raiders-drawn-unguarded = без охраны
raiders-drawn-turn = ходит
raiders-drawn-if = если все спасуют
raiders-drawn-needs = { " " }· вещь 💪 { $might }
raiders-drawn-taken = захват удаётся
raiders-drawn-both = гибнут оба
raiders-drawn-off = захвата нет
raiders-drawn-search = { $name } смотрит карты: { $target }
raiders-drawn-earlier = ещё { $n }: { $sum }
raiders-drawn-more = ещё { $n }
raiders-drawn-hand = Твои карты
raiders-drawn-own = Ты → { $property }
raiders-drawn-yours = { $name } хочет { $property }
raiders-drawn-raid = { $name } → { $property }
raiders-drawn-uses = Куда и как?
raiders-drawn-won = Победа
raiders-drawn-draw = Ничья
raiders-drawn-richest = Больше всех, но не до цели
raiders-drawn-chart = бабки, круг за кругом
raiders-drawn-turning = Перелом, круг { $n }

## How a capture has ended, on hands

raiders-settled-earlier = Прошлый захват — { $result }
raiders-settled-taken = { $property }: теперь хозяин { $name }, { $attack } против { $against }
raiders-settled-yours = { $property }: теперь за тобой, { $attack } против { $against }
raiders-settled-kept = { $stands }, { $attack } против { $against }
raiders-settled-freed = { $property }: теперь без хозяина
raiders-settled-called-off = { $property }: захват сорвался

## A window's question

raiders-asked-raid = ⚔️ { $name } → { $property }, хозяин { $owner }
raiders-asked-free = ⚔️ { $name } → { $property }, пока без хозяина
raiders-asked-yours = ⚔️ { $name } хочет { $property }
raiders-asked-own = ⚔️ Ты → { $property }
raiders-asked-fighters = { $attacker } ⚔️ 🛡{ $guard } · вещь 💪{ $might }
raiders-asked-fighters-free = { $attacker } ⚔️ вещь 💪{ $might }, без охраны
raiders-asked-laid = №{ $n } { $name } { $laid }
raiders-asked-laid-dead = №{ $n } { $name } { $laid } ✖
raiders-asked-now = Пока так: { $comes }
raiders-asked-until = 👉 Твой ответ: { $task } · { $until } · козырь { $trump }
raiders-asked-alone = Все уже ответили: ждут только тебя.
raiders-asked-adds = Пока маловато: можно добавить карту.
raiders-until-adds = пару минут, не больше
raiders-button-rest = Пас до конца
raiders-button-order = Режим: { $order }
raiders-button-orders = Режим
raiders-orders = Когда спрашивать тебя о чужих захватах и шнягах?
raiders-order-can = когда ответ что-то решит
raiders-order-mine = пас, пока моё не тронут
raiders-order-rest = пас до конца окна
raiders-order-always = спрашивать всегда

## News of one's own; property stands in the accusative where it is `твой`

raiders-news-lost = { $name } забирает { $thing }: { $score }
raiders-news-kept =
    { $name } идёт на { $thing } и уходит ни с чем{ $score ->
        [none] { "" }
       *[some] : { $score }
    }
raiders-news-freed =
    { $name } отбивает { $thing }, хозяина там больше нет{ $score ->
        [none] { "" }
       *[some] : { $score }
    }
raiders-news-unguarded = { $thing } без охраны и больше не за тобой
raiders-news-charmed = { $name } уводит охрану ({ $fighter }) и { $thing }
raiders-news-won = ⚔️ { $thing }: теперь за тобой, { $score }
raiders-news-failed =
    ⚔️ { $thing }: у тебя не вышло{ $score ->
        [none] { "" }
       *[some] , { $score }
    }
raiders-news-searched = 👀 { $name } смотрит твою руку
raiders-news-discarded = 👀 { $name } смотрит твою руку: в битые { $cards }
raiders-news-spared = 👀 { $name } смотрит твою руку и ничего не трогает
raiders-news-caught = 🚨 { $name } ловит тебя на мухлеже: { $cards }
raiders-news-rested = За тебя: ход без захвата
raiders-news-silent-spared = Срок вышел, обыск кончился ничем
raiders-news-silent-rested = Срок вышел, ход без захвата

## A search

raiders-search-until = 👉 Твой ход: обыск · { $until }
raiders-search =
    Карты открыты: { $name }. { $suit ->
        [any] Можно сбросить любую
       *[one] Можно сбросить { $suit }
    }.
raiders-button-spare = Ничего не трогать

## What silence does

raiders-then-rest = Потом ход закончится без захвата
raiders-then-end = Потом ход закончится
raiders-then-pass = Потом пас
raiders-then-spare = Потом обыск кончится ничем
raiders-plan-guarded = { $card }, если идут: { $estate }
