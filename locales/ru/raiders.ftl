### Raiders: table and hand.

raiders-title = { $sign } <b>{ $game }</b> · козырь { $trump } · до { $goal } 💰
raiders-centre = <b>Ничьё:</b> { $estates }
raiders-owner = <b>{ $name } { $cash }/{ $goal }:</b> { $estates }
raiders-stands = <b>{ $name } { $cash }/{ $goal }</b>
raiders-pair = <b>{ $one } + { $other } { $cash }/{ $goal }</b> ({ $first } + { $second })
raiders-owned = { $name }: { $estates }
raiders-sizes = На руках: { $sizes }
raiders-decks = Колоды: бойцы { $fighters } · собственность { $estates }
raiders-button-cards = ❓ Карты

## A window on the board

raiders-raid = ⚔️ <b>{ $name } → { $property }</b> 💪{ $might } · хозяин { $owner }
raiders-raid-free = ⚔️ <b>{ $name } → { $property }</b> 💪{ $might } · ничьё
raiders-fighters = Нападает { $attacker } · охраняет { $guard }
raiders-fighters-free = Нападает { $attacker } · охраны нет
raiders-fighters-left = Нападать уже некому
raiders-tricks = <b>На столе шняги</b>
raiders-pile = { $n }. { $name }: { $laid }
raiders-pile-dead = { $n }. { $name }: { $laid } ✖
raiders-laid-costs = { $laid } (сброс { $costs })
raiders-now = <b>Сейчас: { $comes }</b>
raiders-waits = 👉 Ждём ответов · { $until }
raiders-searches = 👉 <b>{ $name }</b> смотрит руку: { $target } · { $until }

## What it would come to

raiders-comes-taken = { $attack } против { $against }, { $property } берёт { $name }
raiders-comes-beaten = { $attack } против { $against }, гибнет { $fighter }
raiders-comes-both = { $attack } против { $against }, гибнут оба
raiders-comes-weak = { $attack } против 💪{ $might }, гибнет { $fighter }
raiders-comes-weak-both = { $attack } против { $against }, но мало против 💪{ $might }: гибнут оба
raiders-comes-off = захвата нет
raiders-comes-dies = гибнет { $fighter }
raiders-comes-back = { $fighter } в руку: { $name }
raiders-comes-charmed = { $name } забирает: { $fighter } и { $property }
raiders-comes-draw = { $name } берёт карты: { $n }
raiders-comes-search = { $name } обыскивает: { $target }
raiders-comes-turn-up = откроется собственность
raiders-comes-nothing = без последствий
raiders-score-off = захвата нет
raiders-score-short = { $score } (💪{ $might })
raiders-outcome-taken = возьмёшь
raiders-outcome-dies = погибнет
raiders-outcome-both = погибнут оба
raiders-deed-home = в руку
raiders-deed-half = +½ 💪

## The hand

raiders-turn = 👉 Твой ход · { $until } · козырь { $trump }
raiders-spent = Попытка потрачена, шняги остались.
raiders-line = { $sign } { $name } { $might } · { $does }
raiders-line-trick = { $sign } { $name } · { $does }
raiders-card = { $sign } <b>{ $card }</b>
raiders-card-trick = { $trick }. { $does }
raiders-card-effect = { $does }
raiders-price = { $fighter }: что сбросить?
raiders-price-given = Уже отложено: { $cards }
raiders-button-outcome = { $what }: { $outcome }
raiders-button-choose = { $what } → …
raiders-button-raids = ⚔️ Захват
raiders-button-end = Хватит, дальше
raiders-button-effect =
    { $fighter }: { $deed } за { $n ->
        [one] карту
       *[many] две карты
    }
raiders-button-first = { $fighter }: { $card } и…
raiders-button-call = 🚨 Мухлёж: { $card }
raiders-button-tricks = Шняги
raiders-tricks-now = Шняги, которые годятся прямо сейчас:
raiders-tricks-none = Прямо сейчас сыграть нечего.
raiders-recalled = Минутку: ход вернули.
raiders-calm = Позову, когда будет что решать.
raiders-played = Сыграно: { $move }. Позову, когда будет что решать.
raiders-played-rested = Ход без захвата. Позову, когда будет что решать.
raiders-played-silent = Срок вышел, ход без захвата. Позову, когда будет что решать.
raiders-deed-rested = без захвата
raiders-deed-searched = обыск

## A window's question

raiders-asked-raid = ⚔️ { $name } → { $property }, держит { $owner }
raiders-asked-free = ⚔️ { $name } → { $property }, пока ничьё
raiders-asked-yours = ⚔️ { $name } хочет твоё: { $property }
raiders-asked-own = ⚔️ Ты → { $property }
raiders-asked-pile = Легло: { $pile }
raiders-asked-now = Пока так: { $comes }
raiders-asked-until = Твой ответ · { $until } · козырь { $trump }
raiders-button-rest = Пас до конца
raiders-button-order = Режим: { $order }
raiders-button-orders = Режим
raiders-orders = О чём тебя спрашивать, пока все отвечают?
raiders-order-can = когда есть чем ответить
raiders-order-mine = пас, пока не меня
raiders-order-rest = пас до конца окна
raiders-order-always = спрашивать всегда

## A search

raiders-search-until = 👉 Твой ход: обыск · { $until }
raiders-search = Вся рука: { $name }. Что в сброс?
raiders-button-spare = Ничего не трогать

## What silence does

raiders-then-rest = Потом ход закончится без захвата
raiders-then-end = Потом ход закончится
raiders-then-pass = Потом пас
raiders-then-spare = Потом обойдёмся без сброса
