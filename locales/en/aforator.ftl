### Aforator: table, hand, events, the end.

aforator-title = { $sign } <b>{ $game }</b> · round { $round } · deck { $deck }
aforator-title-empty = { $sign } <b>{ $game }</b> · round { $round } · the deck is empty
aforator-kon = <b>Kon { $sum }</b> · farthest from zero: { $name }, { $far }
aforator-kon-zero = <b>Kon { $sum }</b> · so far the deck takes it all
aforator-kon-empty = <b>The Kon is empty</b>, { $name } opens
aforator-step = { $name } { $card } → { $way }
aforator-step-late = { $name } { $card } at the end → { $way }
aforator-tables = Tables: { $tables }
aforator-sizes = Hand/won: { $sizes }
aforator-counts-simple = All your cards count
aforator-counts-sum = Points in cards won count, signs ignored · who leads shows at the end
aforator-counts-pro = Tricks count
aforator-button-tables = Tables
aforator-table-of = { $name }: { $cards }
aforator-tables-none = Nothing on the Tables yet

## The hand

aforator-turn-last = 👉 Your turn closes the round: { $task } · { $until }
aforator-task-play = put a card on the Kon
aforator-task-play-place = put a card on the Kon or your Table
aforator-task-play-use = put a card on the Kon, or use a Table card
aforator-task-play-place-use = put a card on the Kon or your Table, or use a Table card
aforator-task-use = use a Table card
aforator-task-use-now = use the card now, or keep it
aforator-task-bury-now = put cards back under the deck
aforator-need-far = Get farther from zero than { $far }. The Kon is at { $sum }.
aforator-need-first = The Kon is empty, you open it.
aforator-need-any = The Kon is empty: even a 1 would lead.
aforator-need-zero = The Kon is at zero: even a 1 would lead.
aforator-card-line = { $card } · { $ability }
aforator-card-line-undoes = { $card } · { $ability }; cancels { $undone }
aforator-then-move = Then { $card } goes on the Kon
aforator-then-use = Then the ability stays unused
aforator-then-bury = Then what you drew last goes under the deck
aforator-button-kon = { $card } → { $sum }
aforator-button-leads = { $card } ✓{ $sum }
aforator-button-to-kon = Kon → { $sum }
aforator-button-to-table = Table · { $n }/{ $most }
aforator-button-table-full = · Table · { $n }/{ $most }
aforator-button-table = Table: { $cards }
aforator-card = { $sign } <b>{ $kind } { $worth }</b> · { $name }
aforator-card-says = “{ $says }”
aforator-card-kon = Kon: { $ability }
aforator-card-table = Table: { $ability }
aforator-card-undoes = Cancels the ability right before it: { $undoes }
aforator-foretold = The Kon becomes { $sum }, farthest from zero: { $name }, { $far }
aforator-foretold-mine = The Kon becomes { $sum }, farthest from zero: you, { $far }
aforator-foretold-zero = The Kon becomes 0, and so far the deck takes it all
aforator-alert =
    { $sign } { $kind } { $worth } “{ $says }”
    Kon: { $kon }
    Table: { $table }
    Cancels: { $undoes }
aforator-table-line = { $card } · { $ability }
aforator-table-line-used = { $card } · used up, but the card counts
aforator-button-use = Use { $sign }
aforator-button-use-not = · Use { $sign }
aforator-button-whose = { $sign } { $name }: { $n } won
aforator-button-swap = { $sign } give { $card }
aforator-ask-place = { $sign } Whose card makes way for { $card }? It comes to your hand, and its place on the Kon is yours.
aforator-button-place = { $name } { $card } → { $sum }
aforator-ask-at-once =
    { $card } is on your Table. Use it at once, in the same move?
    { $ability }
aforator-button-keep = Not now
aforator-ask-under = ☕ Two cards go under the deck. Which first?
aforator-ask-under-more = ☕ One more under the deck. Which?
aforator-button-aloud = 🗣 Read aloud
aforator-ask-aloud = 🗣 What shall we read aloud? Once a round.
aforator-played-laid = { $card } is on the Kon. I'll call you when it's your turn.
aforator-played-placed = { $card } is on your Table. I'll call you when it's your turn.
aforator-played-used = You've used { $card }. I'll call you when it's your turn.
aforator-played-used-whip = 🥁 plays { $laid } for you. I'll call you when it's your turn.
aforator-played-last = { $card }: you go after everybody. I'll call you.
aforator-aloud = 🗣 { $name } reads with feeling: “{ $says }” ({ $sign } { $kind })

aforator-alert-table = { $kon }. { $turn }. Hand/won: { $sizes }. Deck { $deck }.
aforator-alert-kon = Kon: { $cards } → { $sum }, farthest { $name }: { $far }
aforator-alert-kon-zero = Kon: { $cards } → { $sum }, the deck takes it so far
aforator-alert-kon-empty = The Kon is empty
aforator-alert-hand =
    Your { $n }: { $cards }{ $more ->
        [0] .
       *[other] { " … and " }{ $more } more.
    } You play in my private chat.

## What happened

aforator-event-begun = Cards are dealt, three each
aforator-event-laid-card = { $name } plays { $card }
aforator-event-laid-undoes = { $name } plays { $card }, cancelling { $undone }
aforator-event-silent = { $name } is silent: play goes on
aforator-event-silent-card = { $name } is silent: { $card } goes on the Kon
aforator-event-silent-undoes = { $name } is silent: { $card } goes on the Kon, cancelling { $undone }
aforator-event-placed = { $name } lays { $card } on their Table
aforator-event-used-coffee = { $name } drinks { $card } and swaps cards
aforator-event-used-aforator = { $name } draws one of the cards won by { $target }
aforator-event-used-critic =
    { $name } takes { $taken } ({ $target }) off the Kon and plays { $laid } there{ $n ->
        [0] { "" }
       *[other] , cancelling { $undone }
    }
aforator-event-used-whip =
    { $name } uses 🥁: { $laid } goes from the deck to the Kon{ $n ->
        [0] { "" }
       *[other] , cancelling { $undone }
    }
aforator-event-last = { $name } goes after everybody: { $card }
aforator-event-passed-over = { $name } is out of cards: play goes on
aforator-event-deck-empty = The deck is empty: this round is the last, unless cards go under it
aforator-event-last-round = This is the last round
aforator-event-aloud = 🗣 { $name } reads out { $card }
aforator-event-trick =
    Round { $round }: { $name } takes { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, Kon { $sum }
aforator-event-trick-praised =
    Round { $round }: { $name } takes { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } and the deck's top one, Kon { $sum }
aforator-event-deck-won = Round { $round }: dead zero, the deck takes { $n }
aforator-event-deck-won-saved =
    Round { $round }: dead zero, but 🕳 saves: { $saved }{ $n ->
        [0] { "" }
       *[other] , { $n } to the deck
    }
aforator-event-no-trick = Round { $round }: an empty Kon

## News of one's own

aforator-news-trick =
    The trick is yours: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }{ $more ->
        [0] { "" }
       *[other] {" "}and the deck's top one
    }, Kon { $sum }
aforator-news-critic = { $name } takes your { $taken } off the Kon: { $laid } has its place
aforator-news-aforator = { $name } draws one of the cards you've won
aforator-news-laid = { $card } went on the Kon for you
aforator-news-placed = { $card } went on your Table for you
aforator-news-silent = Time ran out, so { $card } went on the Kon for you
aforator-news-passed-over = You hold no cards, so play went on

## The end

aforator-ended-simple = 🏆 <b>{ $name } wins</b> · most cards
aforator-ended-sum = 🏆 <b>{ $name } wins</b> · most points
aforator-ended-pro = 🏆 <b>{ $name } wins</b> · most tricks
aforator-ended-level = 🏆 <b>{ $name } wins</b> · level on tricks, more points
aforator-ended-draw = 🏆 <b>A draw:</b> { $name }
aforator-ended-facts = { $sign } { $game } · { $rounds }
aforator-rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
aforator-rounds-won = { $rounds }, { $n } to the deck
aforator-ended-stalled = The deck hasn't shrunk for { $rounds }, so we count as things stand
aforator-count-simple = Cards:
aforator-count-sum = Points:
aforator-count-pro = Tricks:
aforator-decided-level = Equal tricks, so points decide:
aforator-favourite = Most read aloud: “{ $says }”
aforator-read = Read aloud: “{ $says }”

## Rules and options

aforator-button-pages = Kinds of cards
aforator-kind = { $sign } <b>{ $kind }</b>
aforator-kind-undoes = Cancels { $undoes }: { $why }
aforator-option-scoring = What counts: { $value }
aforator-value-scoring-simple = cards
aforator-value-scoring-sum = points won
aforator-value-scoring-pro = tricks
aforator-option-starts = First move: { $value }
aforator-value-starts-highest = highest card
aforator-value-starts-chance = random
aforator-value-starts-host = the host
aforator-plan-kon = { $card } to the Kon
aforator-plan-table = { $card } to the Table

## On pictures

aforator-drawn-round = round { $round }
aforator-drawn-turn = to move
aforator-drawn-trick = round { $round }: a trick
aforator-drawn-zero = round { $round }: dead zero
aforator-drawn-to-deck = The deck takes it
aforator-drawn-nobody = An empty Kon
aforator-drawn-hand = Your cards
aforator-drawn-first = The Kon is empty · you open it
aforator-drawn-any = The Kon is empty · even *1* would lead
aforator-drawn-nought = Kon *0* · even *1* would lead
aforator-drawn-far = Kon *{ $sum }* · get farther than *{ $far }*
aforator-drawn-table = Your Table
aforator-drawn-used = used up, but the card counts
aforator-drawn-swap = In place of whose card?
aforator-drawn-at-once = Use it now, in the same move?
aforator-drawn-bury = Under the deck: *{ $n }* to go
aforator-drawn-aloud = What shall we read aloud?
aforator-drawn-undoes = cancels
aforator-drawn-on-kon = On the Kon
aforator-drawn-on-table = On your Table
aforator-drawn-says = “{ $says }”
aforator-drawn-won-simple = Winner, with most cards
aforator-drawn-won-sum = Winner, with most points
aforator-drawn-won-pro = Winner, with most tricks
aforator-drawn-won-level = Winner, tricks level, more points
aforator-drawn-won-draw = A draw
aforator-drawn-part-discard = won
aforator-drawn-part-table = Table
aforator-drawn-part-hand = hand
aforator-drawn-count-simple = cards
aforator-drawn-count-sum = points
aforator-drawn-count-pro = tricks
aforator-drawn-favourite =
    read aloud most, { $n ->
        [one] once
       *[other] { $n } times
    }
aforator-drawn-read = read aloud
aforator-drawn-left = left on a Table
aforator-drawn-last = the last card on the Kon
aforator-drawn-turning = Turning point, round { $round }
