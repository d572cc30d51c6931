### Aforator: table, hand, events, the end.

aforator-title = { $sign } <b>{ $game }</b> · round { $round } · deck { $deck }
aforator-title-empty = { $sign } <b>{ $game }</b> · round { $round } · the deck is empty
aforator-kon = <b>Kon { $sum }</b> · farthest from zero: { $name }, { $far }
aforator-kon-zero = <b>Kon { $sum }</b> · so far the deck takes it all
aforator-kon-empty = <b>The Kon is empty</b>, { $name } opens
aforator-step = { $name } { $card } → <b>{ $sum }</b>
aforator-step-late = { $name } { $card } at the end → <b>{ $sum }</b>
aforator-tables = Tables: { $tables }
aforator-sizes = Hand/discard: { $sizes }
aforator-counts-simple = We count all your cards
aforator-counts-sum = We add up the discards, signs left out · who leads shows at the end
aforator-counts-pro = We count tricks
aforator-button-tables = Tables
aforator-table-of = { $name }: { $cards }
aforator-tables-none = Nothing on the Tables yet

## The hand

aforator-turn-last = 👉 Your turn closes the round: { $task } · { $until }
aforator-task-play = put a card on the Kon
aforator-task-play-place = put a card on the Kon or your Table
aforator-task-play-use = put a card on the Kon, or use your Table
aforator-task-play-place-use = put a card on the Kon or your Table, or use that
aforator-task-use = use a card of your Table
aforator-task-use-now = use the card now, or keep it
aforator-task-bury-now = put cards back under the deck
aforator-need-far = Get farther from zero than { $far }. Now { $sum }.
aforator-need-first = The Kon is empty, you open it.
aforator-need-any = The Kon is empty: even a 1 would lead.
aforator-card-line = { $card } · { $ability }
aforator-card-line-undoes = { $card } · { $ability }; undoes { $undone }
aforator-then-move = Then { $card } goes on the Kon
aforator-then-use = Then the ability stays unused
aforator-then-bury = Then what you drew last goes under the deck
aforator-button-kon = { $card } → { $sum }
aforator-button-to-kon = Kon → { $sum }
aforator-button-to-table = Table · { $n }/{ $most }
aforator-button-table-full = · Table · { $n }/{ $most }
aforator-button-table = Table: { $cards }
aforator-card = { $sign } <b>{ $kind } { $worth }</b> · { $name }
aforator-card-says = “{ $says }”
aforator-card-kon = Kon: { $ability }
aforator-card-table = Table: { $ability }
aforator-card-undoes = Undoes: { $undoes }
aforator-alert = { $sign } { $kind } { $worth } “{ $says }” Kon: { $kon }. Table: { $table }. Undoes { $undoes }
aforator-table-line = { $card } · { $ability }
aforator-table-line-used = { $card } · used up, but the card counts
aforator-button-use = Use { $sign }
aforator-button-whose = { $sign } { $name }: { $n }
aforator-button-swap = { $sign } give { $card }
aforator-ask-place = { $sign } Which card do you take for your { $card }?
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
aforator-played-used = { $card } did its trick. I'll call you when it's your turn.
aforator-played-last = { $card }: you go after everybody. I'll call you.
aforator-aloud = 🗣 { $name } reads with feeling: “{ $says }” ({ $sign } { $kind })

aforator-alert-table = { $kon }. { $turn }. Hand/discard: { $sizes }. Deck { $deck }.
aforator-alert-kon = Kon { $sum }, farthest { $name }: { $far }
aforator-alert-kon-zero = Kon { $sum }, the deck takes it so far
aforator-alert-kon-empty = The Kon is empty
aforator-alert-hand =
    Your { $n }: { $cards }{ $more ->
        [0] .
       *[other] { " … and " }{ $more } more.
    } You play in my private chat.

## What happened

aforator-event-begun = Cards are dealt, three each
aforator-event-laid-card = { $name } plays { $card }
aforator-event-laid-undoes = { $name } plays { $card }: { $undone } goes out
aforator-event-silent = { $name } is silent: play goes on
aforator-event-silent-card = { $name } is silent: { $card } goes on the Kon
aforator-event-silent-undoes = { $name } is silent: { $card } goes on the Kon, { $undone } goes out
aforator-event-placed = { $name } puts { $card } on the Table
aforator-event-used-coffee = { $name } drinks { $card } and swaps cards
aforator-event-used-aforator = { $name } takes a card from a discard: { $target }
aforator-event-used-critic = { $name } criticises: { $target } { $taken } → { $laid }
aforator-event-used-whip = { $name }: 🥁, and the deck plays { $laid }
aforator-event-last = { $name } goes after everybody: { $card }
aforator-event-passed-over = { $name } is out of cards: play goes on
aforator-event-deck-empty = The deck is empty: this round is the last, unless cards go under it
aforator-event-last-round = This is the last round
aforator-event-aloud = 🗣 { $name }: { $card }
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
    }, Kon { $sum }
aforator-news-critic = { $name } criticises your { $taken }: now it's { $laid }
aforator-news-aforator = { $name } draws a card from your discard
aforator-news-laid = { $card } went on the Kon for you
aforator-news-placed = { $card } went on your Table for you
aforator-news-silent = Time ran out, so { $card } went on the Kon for you
aforator-news-passed-over = You hold no cards, so play went on

## The end

aforator-ended-simple = 🏆 <b>{ $name } wins</b> · most cards
aforator-ended-sum = 🏆 <b>{ $name } wins</b> · most points
aforator-ended-pro = 🏆 <b>{ $name } wins</b> · most tricks
aforator-ended-draw = 🏆 <b>A draw:</b> { $name }
aforator-ended-facts = { $sign } { $game } · { $rounds }
aforator-rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
aforator-rounds-won = { $rounds }, { $n } to the deck
aforator-count-simple = Cards:
aforator-count-sum = Sum:
aforator-count-pro = Tricks:
aforator-decided-level = Equal tricks, so the sum decides:
aforator-favourite = Most read aloud: “{ $says }”
aforator-read = Read aloud: “{ $says }”

## Rules and options

aforator-button-pages = Kinds of cards
aforator-kind = { $sign } <b>{ $kind }</b>
aforator-kind-undoes = Undoes { $undoes }: { $why }
aforator-option-scoring = We count: { $value }
aforator-value-scoring-simple = cards
aforator-value-scoring-sum = the discard's sum
aforator-value-scoring-pro = tricks
aforator-option-starts = First move: { $value }
aforator-value-starts-highest = highest card
aforator-value-starts-chance = random
aforator-value-starts-host = the host
aforator-plan-kon = { $card } to the Kon
aforator-plan-table = { $card } to the Table
