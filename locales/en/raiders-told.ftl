### Raiders: events, alerts, the end, rules, options.

## What happened

raiders-event-begun = Cards are dealt, six each
raiders-event-silent = { $name } is silent: the turn ends
raiders-event-silent-spared = { $name } is silent: the frisk comes to nothing
raiders-event-silent-rested = { $name } is silent: a turn without a capture
raiders-event-rested = { $name } doesn't try a capture
raiders-event-turned-up = Turned up: { $thing } 💪{ $might } 💰{ $cash }
raiders-event-raided = { $name } ⚔️ { $thing } with { $fighter }
raiders-event-raided-owned = { $name } ⚔️ { $thing } ({ $owner }) with { $fighter }
raiders-event-played = { $name }: { $trick }
raiders-event-played-whose = { $name }: { $trick } ({ $whose })
raiders-event-used-boar = { $name }: { $fighter } { $amount }, discarding { $cards }
raiders-event-used-sniper = { $name }: { $fighter }, foe { $amount }, discarding { $cards }
raiders-event-used-ensign = { $name }: { $fighter } { $amount }, discarding { $cards }
raiders-event-used-bouncer = { $name }: { $fighter } sends the foe back to hand, discarding { $cards }
raiders-event-caught-rolled =
    🚨 { $name }: cheating! { $cards } ({ $target }) breaks the rules and is undone{ $n ->
        [1] { "" }
       *[other] , { $n } cards
    }
raiders-event-caught-burnt = 🚨 { $name }: cheating! { $cards } ({ $target }) breaks the rules, the card burns
raiders-event-false-alarm = 🚨 { $name }: cheating? { $cards } ({ $target }): all fair
raiders-event-cancelled = ✖ No effect: { $cards }
raiders-event-charmed = { $name } sweet-talks { $fighter }; { $owner } loses the { $thing }
raiders-event-searched =
    👀 { $name } frisks { $target }, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
raiders-event-searched-discarded = 👀 { $name } frisks { $target }: { $cards } is discarded
raiders-event-searched-spared = 👀 { $name } frisks { $target }: nothing is taken
raiders-event-discarded = 👀 Frisked: { $target }, { $cards } is discarded
raiders-event-spared = 👀 Frisked: { $target }, nothing is taken
raiders-event-came-back = back in hand: { $fighters }
raiders-event-came-back-to = { $fighter } ({ $name })
raiders-event-killed = killed: { $fighters }
raiders-event-taken = { $name } ⚔️ { $thing }: { $attack } to 💪{ $against }, taken
raiders-event-taken-guarded = { $name } ⚔️ { $thing }: { $attack } to 💪{ $against }, taken, { $guard } dies
raiders-event-beaten = { $name } ⚔️ { $thing }: { $attack } to { $against }, { $fighter } dies, { $owner } stays
raiders-event-both-fell = { $name } ⚔️ { $thing }: { $attack } to { $against }, { $fighter } and { $guard } both die
raiders-event-too-weak = { $name } ⚔️ { $thing }: { $attack } to 💪{ $against }, too weak, { $fighter } dies
raiders-event-too-weak-guarded = { $name } ⚔️ { $thing }: { $attack } to 💪{ $against }, { $fighter } and { $guard } both die
raiders-event-called-off = the capture fails: { $thing }
raiders-event-freed = unowned now: { $things }
raiders-event-stalled = Nothing has changed for a long time: we count the bucks

## Alerts, at most 200 characters

raiders-alert-table = { $turn }. { $stand } Unowned: { $things }.
raiders-alert-window = { $fight }. Answers: { $until }. { $stand }
raiders-alert-stand = 💰 to { $goal }: { $counts }. Trump { $trump }.
raiders-alert-hand =
    Your { $n }: { $cards }{ $more ->
        [0] .
       *[other] { " … and " }{ $more } more.
    } Trump { $trump }. You play in my private chat.
raiders-alert-trick = { $card } { $fighter } · { $crowd }. “{ $trick }”. { $does }
raiders-alert-effect = { $card } { $fighter } · { $crowd }. { $does }
raiders-alert-motto = { $told } { $motto }
raiders-alert-property = { $thing } 💪{ $might } · 💰 for 1, 2, 3…: { $bonuses }. “{ $says }”

## The end

raiders-ended-won = 🏆 <b>Winner: { $name }</b> · { $cash } 💰
raiders-ended-draw = 🏆 <b>A draw:</b> { $name } · { $cash } 💰
raiders-ended-street = { $owner }: { $things }
raiders-ended-stalled = Nobody reached { $goal } 💰: nothing changed for a long time, so we count the bucks
raiders-ended-guard = Longest on guard: { $guard }, { $rounds }
raiders-decided = Bucks ({ $goal } 💰 wins):
raiders-decided-stalled = Nobody got to { $goal } 💰, so bucks decide:
raiders-things =
    { $n ->
        [one] { $n } property
       *[other] { $n } properties
    }

## Rules and options

raiders-button-pages = Windows, tricks, property, options
raiders-rules-tricks = 🏴‍☠️ <b>Raiders: tricks</b>
raiders-rules-trick = <b>{ $rank } “{ $trick }”.</b> { $does }
raiders-rules-effects =
    🏴‍☠️ <b>Raiders: jacks</b>

    Jacks have no trick but an effect: it works while the jack attacks or guards. An Excuse can't cancel it.

    <b>No dumping.</b> A card may join a capture if it changes the outcome, leads to another, or forestalls an answer that is still possible, judging by the open cards (hands may hold any other). Boar at 6, an unguarded Kiosk: two cards save him from Cuffs, a third is mere dumping.
raiders-rules-effect = <b>{ $card } { $fighter }.</b> { $does }
raiders-rules-crowds = 🏴‍☠️ <b>Raiders: four crowds</b>
raiders-rules-crowd =
    <b>{ $suit } { $crowd }.</b> <i>{ $motto }</i>
    { $fighters }
raiders-rules-property =
    🏴‍☠️ <b>Raiders: property</b>
    💪 what a capture takes · 💰 in all for one, two, three… Beyond the table each adds the price of one.
raiders-rules-thing = <b>{ $thing }</b> 💪{ $might }, 💰 { $bonuses }. <i>{ $says }</i>
raiders-rules-options =
    🏴‍☠️ <b>Raiders: variants</b>

    <b>Goal.</b> Usually 36 for two, 30 for three, 24 for more. It can be 36 for all, as printed (long for four), 24 for all, or short: 6 less for each beyond two, down to 12 for six.
    <b>Pairs.</b> Four players only: first and third against second and fourth, bucks added up. Bonuses count for each player. A partner's fighter isn't yours: 4, 5, 6 and 7 don't help it. You may raid your partner, too. A pair needs 36, unless you choose 24.
    <b>Cheating.</b> You may hit the wrong suit or help a fighter not your own (🤫 on the button). While the window is open, anybody else may call it. Right: the card and all after it go back to hand (or the card burns), all are asked again, and the culprit plays fair until the turn ends. Wrong: no more calls in this window. Nobody noticed: it stands.
    <b>Stalemate.</b> Nothing changes for 3 rounds and at least 12 turns: we count the bucks.
    <b>Five, six</b>: two sets or one.

raiders-option-goal = Goal: { $value }
raiders-value-goal-fit = to fit your number
raiders-value-goal-36 = 36, as on the box
raiders-value-goal-short = short, from 36 down to 12
raiders-value-goal-24 = 24 for all
raiders-option-pairs = With four: { $value }
raiders-value-pairs-false = everyone for themselves
raiders-value-pairs-true = two against two
raiders-option-one_set = With five or six: { $value }
raiders-value-one_set-false = two sets
raiders-value-one_set-true = one set
raiders-option-disputes = Cheating: { $value }
raiders-value-disputes-fair = not allowed
raiders-value-disputes-roll-back = allowed, undone if caught
raiders-value-disputes-burn = allowed, burns if caught
