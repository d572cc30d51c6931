### Raiders: table and hand.

raiders-title = { $sign } <b>{ $game }</b> · trump { $trump }
raiders-centre = <b>Unowned:</b> { $estates }
raiders-owner = <b>{ $name } { $cash }/{ $goal }:</b> { $estates }
raiders-stands = <b>{ $name } { $cash }/{ $goal }</b>
raiders-pair = <b>{ $one } + { $other } { $cash }/{ $goal }</b> ({ $first } + { $second })
raiders-owned = { $name }: { $estates }
raiders-sizes = Cards in hand: { $sizes }
raiders-decks = Decks: fighters { $fighters } · property { $estates }
raiders-stalls =
    Nothing changes: { $n ->
        [one] { $n } more turn like that
       *[other] { $n } more turns like that
    } and we count the bucks
raiders-ends =
    A long game: { $n ->
        [one] { $n } more turn
       *[other] { $n } more turns
    } and we count the bucks
raiders-counts = First to { $goal } bucks 💰 wins

## A window on the board

raiders-raid = ⚔️ <b>{ $name } → { $property }</b> 💪{ $might } · owner { $owner }
raiders-raid-free = ⚔️ <b>{ $name } → { $property }</b> 💪{ $might } · unowned
raiders-fighters = Attacking: { $attacker } · guarding: { $guard }
raiders-fighters-free = Attacking: { $attacker } · no guard
raiders-fighters-left = The attacker is gone
raiders-tricks = <b>Tricks on the table</b>
raiders-pile = { $n }. { $name }: { $laid }
raiders-pile-dead = { $n }. { $name }: { $laid } ✖
raiders-laid-costs = { $laid } (discards { $costs })
raiders-now = <b>As it stands: { $comes }</b>
raiders-waits = 👉 Waiting for answers · { $until }
raiders-searches = 👉 <b>{ $name }</b> frisks { $target } · { $until }

## What it would come to

raiders-comes-taken = { $attack } to 💪{ $might }, the capture succeeds
raiders-comes-taken-guarded = { $attack } to 🛡{ $against } and 💪{ $might }, the capture succeeds
raiders-comes-beaten = { $attack } to { $against }, { $fighter } dies
raiders-comes-both = { $attack } to { $against }, both die
raiders-comes-weak = { $attack } to 💪{ $might }, { $fighter } dies
raiders-comes-weak-both = { $attack } to { $against }, yet short of 💪{ $might }: both die
raiders-comes-off = no capture
raiders-comes-dies = { $fighter } dies
raiders-comes-back = { $name } takes { $fighter } back in hand
raiders-comes-charmed = { $name } gets { $fighter } and the { $property }
raiders-comes-draw = { $name } draws { $n }
raiders-comes-search = { $name } frisks { $target }
raiders-comes-turn-up = a property is turned up
raiders-comes-nothing = nothing comes of it
raiders-score-off = foiled
raiders-score-short = { $score } (💪{ $might })
raiders-outcome-taken = yours
raiders-outcome-dies = dies
raiders-outcome-both = both die
raiders-ends-taken = taken
raiders-ends-held = beaten off
raiders-ends-weak = not taken
raiders-deed-home = to hand
raiders-deed-home-whom = { $name } to hand
raiders-deed-paid = { $fighter } for { $cards }
raiders-deed-half = +½ 💪
raiders-numbered = #{ $n } { $deed }

## The hand

raiders-turn = 👉 Your turn: { $task } · { $until } · trump { $trump }
raiders-task-both = go for a property or play a trick
raiders-task-capture = go for a property
raiders-task-trick = end your turn or play a trick
raiders-task-end = nothing to play, so end your turn
raiders-task-answer = play a card or pass
raiders-task-call = call a cheat or pass
raiders-task-pass = nothing to answer with, so pass
raiders-trump = Trump { $trump }
raiders-spent = You've had your try; you can still play tricks.
raiders-line = { $sign } { $name } · { $does }
raiders-card = { $sign } <b>{ $card }</b>
raiders-card-trick = { $trick }. { $does }
raiders-card-effect = { $does }
raiders-partner = 🤝 partner
raiders-partner-is = 🤝 Your partner: { $name }, your bucks add up
raiders-price = { $fighter }: discard what?
raiders-price-given = Put aside already: { $cards }
raiders-button-outcome = { $what }: { $outcome }
raiders-button-choose = { $what } → …
raiders-button-own = { $what } → your { $at }
raiders-button-raids = ⚔️ Capture
raiders-button-end = End turn
raiders-button-effect =
    { $fighter }: { $deed } for { $n ->
        [one] a card
       *[other] two cards
    }
raiders-button-first = { $fighter }: { $card } and…
raiders-button-call = 🚨 Cheating: { $n }. { $deed }
raiders-button-tricks = Tricks
raiders-tricks-now = Tricks that work right now:
raiders-tricks-none = Nothing to play right now.
raiders-recalled = One moment: a move is being taken back.
raiders-calm = I'll call you when there's something to decide.
raiders-played = Played: { $move }. I'll call you when there's something to decide.
raiders-played-passed = Passed. I'll call you when there's something to decide.
raiders-played-rested = A turn without a capture. I'll call you when there's something to decide.
raiders-done = { $done }. I'll call you when there's something to decide.
raiders-deed-rested = no capture
raiders-deed-searched = a frisk

## On pictures, which have signs in place of most words

raiders-drawn-trump = trump
raiders-drawn-goal = to
raiders-drawn-free = unowned
raiders-drawn-none = nothing is unowned
raiders-drawn-unguarded = no guard
raiders-drawn-turn = to move
raiders-drawn-if = if everybody passes
raiders-drawn-needs = { " " }· property 💪 { $might }
raiders-drawn-taken = the capture succeeds
raiders-drawn-both = both die
raiders-drawn-off = no capture
raiders-drawn-search = { $name } frisks { $target }
raiders-drawn-earlier = { $n } more: { $sum }
raiders-drawn-more = { $n } more
raiders-drawn-hand = Your cards
raiders-drawn-own = You → { $property }
raiders-drawn-yours = { $name } wants { $property }
raiders-drawn-raid = { $name } → { $property }
raiders-drawn-uses = Where to, and how?
raiders-drawn-won = Victory
raiders-drawn-draw = A draw
raiders-drawn-richest = The most, short of the goal
raiders-drawn-chart = bucks, circle by circle
raiders-drawn-turning = Turning point, circle { $n }

## How a capture has ended, on hands

raiders-settled-earlier = Last capture: { $result }
raiders-settled-taken = The { $property } goes to { $name }, { $attack } to { $against }
raiders-settled-yours = The { $property } is yours, { $attack } to { $against }
raiders-settled-kept = { $stands }, { $attack } to { $against }
raiders-settled-freed = The { $property } is unowned again
raiders-settled-called-off = The { $property }: the capture is off

## A window's question

raiders-asked-raid = ⚔️ { $name } → { $property }, owner { $owner }
raiders-asked-free = ⚔️ { $name } → { $property }, unowned so far
raiders-asked-yours = ⚔️ { $name } wants { $property }
raiders-asked-own = ⚔️ You → { $property }
raiders-asked-fighters = { $attacker } ⚔️ 🛡{ $guard } · property 💪{ $might }
raiders-asked-fighters-free = { $attacker } ⚔️ property 💪{ $might }, no guard
raiders-asked-laid = #{ $n } { $name } { $laid }
raiders-asked-laid-dead = #{ $n } { $name } { $laid } ✖
raiders-asked-now = So far: { $comes }
raiders-asked-until = 👉 Your answer: { $task } · { $until } · trump { $trump }
raiders-asked-alone = Everybody else has answered: they are all waiting for you.
raiders-asked-adds = Not enough yet: you may add a card.
raiders-until-adds = two minutes at most
raiders-button-rest = Pass this fight
raiders-button-order = Orders: { $order }
raiders-button-orders = Orders
raiders-orders = When should I ask you to answer others' captures and tricks?
raiders-order-can = when my answer matters
raiders-order-mine = pass unless it's mine
raiders-order-rest = pass this fight
raiders-order-always = always ask me

## News of one's own

raiders-news-lost = { $name } takes { $thing }, { $score }
raiders-news-kept =
    { $name } goes for { $thing } and gets nothing{ $score ->
        [none] { "" }
       *[some] , { $score }
    }
raiders-news-freed =
    { $name } knocks you out of { $thing }: nobody owns it now{ $score ->
        [none] { "" }
       *[some] , { $score }
    }
raiders-news-unguarded = The { $thing } has no guard left: it is no longer yours
raiders-news-charmed = { $name } sweet-talks { $fighter }, and you lose { $thing }
raiders-news-won = ⚔️ The { $thing } is yours, { $score }
raiders-news-failed =
    ⚔️ The { $thing }: your capture fails{ $score ->
        [none] { "" }
       *[some] , { $score }
    }
raiders-news-searched = 👀 { $name } frisks you
raiders-news-discarded = 👀 { $name } frisks you: { $cards } goes to the discard
raiders-news-spared = 👀 { $name } frisks you and leaves it all
raiders-news-caught = 🚨 { $name } catches you cheating: { $cards }
raiders-news-rested = For you: a turn without a capture
raiders-news-silent-spared = Time ran out: the frisk came to nothing
raiders-news-silent-rested = Time ran out: a turn without a capture

## A search

raiders-search-until = 👉 Your turn: frisk · { $until }
raiders-search =
    { $name }'s whole hand. You may discard { $suit ->
        [any] any card
       *[one] a { $suit }
    }.
raiders-button-spare = Leave it all

## What silence does

raiders-then-rest = Then your turn ends without a capture
raiders-then-end = Then your turn ends
raiders-then-pass = Then you pass
raiders-then-spare = Then nothing is discarded
raiders-plan-guarded = { $card } to guard { $estate }
