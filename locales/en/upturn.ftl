### UpTurn: table, hand, events, the end, the rules.

upturn-title = { $sign } <b>{ $game }</b> · row { $row } · bag { $bag }
upturn-caption = { $sign } <b>{ $game }</b>
upturn-board-any = Any number: above <b>{ $last }</b> we go up, below it down
upturn-board-above = play <b>above { $last }</b>
upturn-board-below = play <b>below { $last }</b>
upturn-board-top = No higher to go: you need an arrow
upturn-board-bottom = No lower to go: you need an arrow
upturn-out = Out of tiles: { $names }
upturn-counts = We count tiles: the fewer, the better
upturn-turn-gifts = 👉 <b>{ $name }</b> is giving tiles away · { $until }
upturn-turn-extra = 👉 <b>{ $name }</b> may play one more · { $until }

upturn-hand-any = Any number: above { $last } we go up, below it down · you hold { $n }
upturn-hand-above = Play above { $last } (⬆️) · you hold { $n }
upturn-hand-below = Play below { $last } (⬇️) · you hold { $n }
upturn-hand-top = Nothing above { $last }: you need an arrow · you hold { $n }
upturn-hand-bottom = Nothing below { $last }: you need an arrow · you hold { $n }
upturn-hand-drawn = You drew <b>{ $tile }</b>
upturn-task-lay-draw = play a tile or draw one
upturn-task-lay-pass = play a tile or pass
upturn-task-lay = play a tile
upturn-task-draw = nothing fits, so draw a tile
upturn-task-pass = nothing fits, so pass
upturn-task-extra = play one more tile if you like
upturn-task-enough = nothing to add, so you're done
upturn-hand-lone-action = You can only go out with a number: draw a tile.
upturn-hand-one = One left. Say it before you're caught!
upturn-hand-call = Down to your last one: 📢 says “Last one!” at once; stay silent, and you may be caught for 3 tiles.
upturn-hand-out = You're out of tiles. The others are fighting for places.

upturn-deed-passed = the pass
upturn-deed-gave = the gift
upturn-deed-said = “Last one!”
upturn-then-move = Then I'll draw and pass for you
upturn-then-drawn = Then I'll pass for you
upturn-then-extra = Then there's no second tile
upturn-then-gifts = Then the gifts are lost

upturn-button-silent = { $tile } silently
upturn-button-said = { $tile } 📢
upturn-button-way =
    { $arrow } { $way ->
        [up] Up
       *[down] Down
    }
upturn-button-run =
    { $tiles }{ $end ->
        [out] { ": out!" }
        [gives] { " → 🎁" }{ $gifts }
       *[on] { "" }
    }
upturn-button-all =
    All { $n }{ $end ->
        [out] { ": out!" }
        [gives] { " → 🎁" }{ $gifts }
       *[on] { "" }
    }
upturn-button-lone =
    Only { $tiles }{ $gifts ->
        [0] { "" }
       *[other] { " → 🎁" }{ $gifts }
    }
upturn-button-no-gifts = No more gifts

upturn-ask-both = { $tile } Which way, and who's next? Last number { $last }
upturn-ask-way = { $tile } Which way? Last number { $last }
upturn-ask-next = { $tile } Who's next? Last number { $last }
upturn-ask-run =
    { $twin } From { $last } to { $number } you also hold { $tiles }. { $n ->
        [one] Together?
       *[other] All at once?
    }
upturn-ask-gift-one = 🎁 { $tile } gives away a tile from the bag. To whom? The number is how many they hold
upturn-ask-gift-more =
    { $n ->
        [one] 🎁 One more gift. To whom?
       *[other] 🎁 { $n } more gifts. Who gets the next?
    }
upturn-ask-gift-run =
    🎁 { $n } gifts: for { $run } tiles{ $hands ->
        [0] { "" }
        [1] { " and one more for the ✋" }
        [2] { " and two more for the ✋" }
        [3] { " and three more for the ✋" }
       *[other] { " and " }{ $hands } more for the ✋
    }. Who gets the first? The number is how many they hold

upturn-alert-any = Any number: above { $last } we go up, below it down
upturn-alert-above = Play above { $last }
upturn-alert-below = Play below { $last }
upturn-alert-top = Nothing above { $last }: you need an arrow
upturn-alert-bottom = Nothing below { $last }: you need an arrow
upturn-alert-table = { $need }. { $turn }. { $sizes }. Bag { $bag }.
upturn-alert-hand =
    Your { $n }{ $fitting ->
        [none] .
       *[some] : { $fitting }{ $rest ->
            [none] { "" }
           *[some] .
        }
    }{ $rest ->
        [none] { "" }
       *[some] { " Won't fit: " }{ $rest }
    }{ $more ->
        [0] .
       *[other] { " … and " }{ $more } more.
    } { $need }. Make your move in our private chat.

## Pictures: a few words each

upturn-drawn-row = row { $row }
upturn-drawn-more = plus
upturn-drawn-any = any number
upturn-drawn-above = play above { $last }
upturn-drawn-below = play below { $last }
upturn-drawn-top = you need an arrow
upturn-drawn-bottom = you need an arrow
upturn-drawn-over = game over
upturn-drawn-tiles =
    { $n ->
        [one] tile
       *[other] tiles
    }
upturn-drawn-out = no tiles left
upturn-drawn-turn = to move
upturn-drawn-gives = giving
upturn-drawn-said = called
upturn-drawn-owes = silent
upturn-drawn-held = you hold { $n }
upturn-drawn-yours = Your tiles
upturn-drawn-none = Not one left!
upturn-drawn-silently = silently
upturn-drawn-aloud = “Last one!”
upturn-drawn-ask-both = Which way, and who's next?
upturn-drawn-ask-way = Which way?
upturn-drawn-ask-next = Who's next?
upturn-drawn-ask-run = Alone or with a run?
upturn-drawn-ask-gift = Who gets a gift?
upturn-drawn-way =
    { $way ->
        [up] Up
       *[down] Down
    }
upturn-drawn-lone = Only { $tile }
upturn-drawn-all =
    All { $n }{ $end ->
        [out] { ": out!" }
       *[on] { "" }
    }
upturn-drawn-run =
    { $tiles }{ $end ->
        [out] { ": out!" }
       *[on] { "" }
    }
upturn-drawn-won = Winner
upturn-drawn-nobody = Nobody wins
upturn-drawn-none-left = none
upturn-drawn-sum = sum { $sum }
upturn-drawn-charted = tiles in hand, turn by turn
upturn-drawn-turning = Turning point, turn { $n }

## What happened

upturn-event-begun = The tiles are dealt, seven each
upturn-event-laid = { $name } plays { $tiles }
upturn-event-began =
    { $name } plays { $tiles }: { $way ->
        [up] up we go
       *[down] down we go
    }
upturn-event-turned =
    { $name } plays { $tiles }: { $way ->
        [up] up
       *[down] down
    }
upturn-event-turned-next =
    { $name } plays { $tiles }: { $way ->
        [up] up
       *[down] down
    }, { $next } is next
upturn-event-next = { $name } plays { $tiles }: { $next } is next
upturn-event-skips =
    { $name } plays { $tiles }: { $skipped } { $n ->
        [one] misses a turn
       *[other] miss a turn
    }
upturn-event-skipped =
    { $n ->
        [one] { $name } misses a turn
       *[other] { $name } miss a turn
    }
upturn-event-drew = { $name } draws a tile
upturn-event-passed = { $name } passes
upturn-event-drew-passed = { $name } draws and passes
upturn-event-silent = { $name } is silent: play goes on
upturn-event-silent-drew = { $name } is silent: I draw a tile
upturn-event-silent-passed = { $name } is silent: pass
upturn-event-silent-drew-passed = { $name } is silent: I draw and pass
upturn-event-gave = 🎁 { $name } → { $gifts }
upturn-event-said = 📢 { $name }: “Last one!”
upturn-event-caught = 🫵 { $name } catches: { $target } draws { $n }
upturn-event-forgot = { $name } forgets to say “Last one!” and draws { $n }
upturn-event-refilled = The bag was empty: the table's tiles go back in, { $n } of them
upturn-event-went-out = { $name }: the last tile is down!
upturn-event-stalled = Nothing to draw, everybody passes

## News of one's own

upturn-news-gave =
    🎁 { $name } → you: { $tiles ->
        [none] +{ $n }
       *[some] { $tiles }
    }
upturn-news-caught =
    🫵 { $name } catches you: { $tiles ->
        [none] { $n } more tiles
       *[some] { $tiles }
    }
upturn-news-forgot =
    “Last one!” went unsaid, so you draw { $tiles ->
        [none] { $n }
       *[some] { $tiles }
    }
upturn-news-skipped = { $name } plays { $laid }: you miss a turn
upturn-news-laid = Played for you: { $laid }
upturn-news-drew =
    Drawn for you: { $tiles ->
        [none] a tile
       *[some] { $tiles }
    }
upturn-news-passed = Nothing to draw: passed for you
upturn-news-drew-passed =
    Drawn for you: { $tiles ->
        [none] a tile
       *[some] { $tiles }
    }. It didn't fit, so you passed
upturn-news-silent-drew =
    Time ran out: { $tiles ->
        [none] a tile was
       *[some] { $tiles }
    } drawn for you
upturn-news-silent-passed = Time ran out: you passed
upturn-news-silent-drew-passed =
    Time ran out: { $tiles ->
        [none] a tile was
       *[some] { $tiles }
    } drawn for you, then you passed

## The end

tiles =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
upturn-place-out =
    { $place }. { $names }: out with { $tile ->
        [8] an
        [11] an
        [18] an
        [80] an
        [81] an
        [82] an
        [83] an
        [84] an
        [85] an
        [86] an
        [87] an
        [88] an
        [89] an
       *[other] a
    } { $tile }
upturn-place-sum = { $place }. { $names }: { $tiles }, sum { $sum }
upturn-place = { $place }. { $names }: { $tiles }
upturn-place-friends = { $place }. { $names }: { $tiles } and generous friends

upturn-decided-out = Your last tile was { $tile }, and your hands are empty
upturn-decided = The winner went out with { $tile }; you hold { $tiles }, { $sum } in all
upturn-decided-stalled = You hold { $tiles }, { $sum } in all: fewer tiles win, then the lower sum

## Options

upturn-option-starts = First move: { $value }
upturn-value-starts-chance = random
upturn-value-starts-host = the host
upturn-value-starts-highest = highest number
upturn-option-calls = “Last one!”: { $value }
upturn-value-calls-clock = depends on the clock
upturn-value-calls-bot = the bot
upturn-value-calls-self = the players
upturn-option-gifts = Gifts: { $value }
upturn-value-gifts-true = yes
upturn-value-gifts-false = no
upturn-option-goes_on = We play: { $value }
upturn-value-goes_on-false = until one is out
upturn-value-goes_on-true = down to the last place

upturn-rules =
    🔺 <b>UpTurn</b> · 2–4 players, 7 tiles each. First to run out of tiles wins.

    <b>Your turn.</b> Play a number above the last one (⬆️) or below it (⬇️). The first sets the direction. Can't or won't? Draw a tile, then play one that fits or pass.
    <b>⬆️ ⬇️ ↕️</b>: a new row from the same number, up, down or your choice, and you pick who's next. They always fit, except at the start.
    <b>🚫1 🚫2</b>: one or two players miss a turn.
    <b>🃏</b>: an arrow of your choice, and one more tile if you like.
    <b>✋</b> (ending in 1 or 7, but not 11 and 77): give somebody a tile from the bag.
    <b>👯</b> (11, 22 … 99): with it, play all your numbers between the last one and it. Each tile played is a gift (✋ on top). One twin a turn.
    <b>The last one.</b> One tile left? Say so before the next turn is over (on slow clocks I say it). Unsaid or caught: 3 tiles. Only a number goes out.
    <b>Places</b>: fewer tiles, then the lower sum. <b>Silence</b>: I draw and pass, gifts are lost.
upturn-plan-run = and numbers up to it
upturn-plan-lone = alone
