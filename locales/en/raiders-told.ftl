### Raiders: events, alerts, the end, rules, options.

## What happened

raiders-event-begun = Cards are dealt, six each
raiders-event-silent = { $name } is silent
raiders-event-silent-rested = { $name } is silent: a turn without a capture
raiders-event-rested = { $name } captures nothing
raiders-event-turned-up = Turned up: { $thing } 💪{ $might } 💰{ $cash }
raiders-event-raided = { $name } ⚔️ { $thing } with { $fighter }
raiders-event-raided-owned = { $name } ⚔️ { $thing } ({ $owner }) with { $fighter }
raiders-event-played = { $name }: { $card } { $what }
raiders-event-played-at = { $name }: { $card } { $what } → { $at }
raiders-event-played-whose = { $name }: { $card } { $what } → { $at } ({ $whose })
raiders-event-used-boar = { $name }: { $fighter } { $amount }, spent { $cards }
raiders-event-used-sniper = { $name }: { $fighter }, foe { $amount }, spent { $cards }
raiders-event-used-ensign = { $name }: { $fighter } { $amount }, spent { $cards }
raiders-event-used-bouncer = { $name }: { $fighter } sends the foe back to hand, spent { $cards }
raiders-event-caught-rolled =
    🚨 { $name }: cheating! { $cards } ({ $target }) breaks the rules, rolled back{ $n ->
        [1] { "" }
       *[other] , { $n } cards
    }
raiders-event-caught-burnt = 🚨 { $name }: cheating! { $cards } ({ $target }) breaks the rules, the card burns
raiders-event-false-alarm = 🚨 { $name }: cheating? { $cards } ({ $target }): all clean
raiders-event-cancelled = ✖ For nothing: { $cards }
raiders-event-charmed = { $name } sweet-talks { $fighter }, and { $thing } comes along ({ $owner })
raiders-event-searched =
    👀 { $name } frisks { $target }, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
raiders-event-searched-discarded = 👀 { $name } frisks { $target }: { $cards } is discarded
raiders-event-searched-spared = 👀 { $name } frisks { $target }: all stays
raiders-event-discarded = 👀 Frisked: { $target }, { $cards } is discarded
raiders-event-spared = 👀 Frisked: { $target }, all stays
raiders-event-came-back = back in hand: { $fighters }
raiders-event-came-back-to = { $fighter } ({ $name })
raiders-event-killed = killed: { $fighters }
raiders-event-taken = ⚔️ { $attack } to 💪{ $against }: { $name } takes { $thing }
raiders-event-taken-guarded = ⚔️ { $attack } to 💪{ $against }: { $guard } dies, { $name } takes { $thing }
raiders-event-beaten = ⚔️ { $attack } to { $against }: { $fighter } dies, { $owner } keeps { $thing }
raiders-event-both-fell = ⚔️ { $attack } to { $against }: { $fighter } and { $guard } both die
raiders-event-too-weak = ⚔️ { $attack } to 💪{ $against }: too weak for { $thing }, { $fighter } dies
raiders-event-too-weak-guarded = ⚔️ { $attack } to 💪{ $against }: { $fighter } and { $guard } both die
raiders-event-called-off = the capture fails: { $thing }
raiders-event-freed = nobody's now: { $things }
raiders-event-stalled = Nothing has changed for long: we count the bucks

## Alerts, at most 200 characters

raiders-alert-table = { $turn }. { $stand } Unowned: { $things }.
raiders-alert-window = { $fight }. Answers: { $until }. { $stand }
raiders-alert-stand = 💰 to { $goal }: { $counts }. Trump { $trump }.
raiders-alert-hand =
    Your { $n }: { $cards }{ $more ->
        [0] .
       *[other] { " … and " }{ $more } more.
    } Trump { $trump }. You play in my private chat.
raiders-alert-trick = { $card } { $fighter } · { $crowd }. { $trick }: { $does }
raiders-alert-effect = { $card } { $fighter } · { $crowd }. { $does }
raiders-alert-motto = { $told } { $motto }
raiders-alert-property = { $thing } 💪{ $might } · 💰 for 1, 2, 3…: { $bonuses }. “{ $says }”
raiders-signs =
    💪 might, 💰 bucks, 🛡 guard, ⚔️ capture.
    Their own suit (trump: any): 3 9 10 Q A.
    Only your fighters: 4 5 6 7. Another's trick: 8.
    On your turn: 2 9 Q K. Jacks have effects.

## The end

raiders-ended-won = 🏆 <b>{ $name } wins</b> · { $cash } 💰
raiders-ended-draw = 🏆 <b>A draw:</b> { $name } · { $cash } 💰
raiders-ended-street = { $owner }: { $things }
raiders-ended-stalled = Nobody reached { $goal } 💰: nothing changed for long, so we count the bucks
raiders-ended-guard = Longest on guard: { $guard }, { $rounds }
raiders-things =
    { $n ->
        [one] { $n } property
       *[other] { $n } properties
    }

## Rules and options

raiders-button-pages = Windows, tricks, property, variants
raiders-rules-tricks = 🏴‍☠️ <b>Raiders: tricks</b>
raiders-rules-trick = <b>{ $rank } “{ $trick }”.</b> { $does }
raiders-rules-effects =
    🏴‍☠️ <b>Raiders: jacks</b>

    Jacks have no trick but an effect: it works while the jack attacks or guards. An Excuse can't cancel it.
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

    <b>Goal.</b> 36 bucks is the printed one: good for two, long for four. Short is 6 less for each player over two: 30 for three, 24 for four, 18 for five, 12 for six. 24 is for any company; for five and six take 24 or 36.
    <b>Pairs.</b> Four players only: first and third against second and fourth, a pair's bucks are added up. Bonuses count for each player, and you may raid your partner, too. There are two sides, so short stays 36.
    <b>Cheating.</b> You may hit the wrong suit or help somebody else's fighter. While the window is open, anybody else may call it. Right: the card and all after it go back to hand (or the card burns), all are asked again, and who was caught plays fair until the turn ends. Wrong: no more calls in this window. Not noticed in time: it stands.
    <b>Five and six</b> play with two sets at once.

raiders-option-goal = Goal: { $value }
raiders-value-goal-36 = 36 · for two, or for long
raiders-value-goal-short = short · 3: 30, 4: 24
raiders-value-goal-24 = 24 · for five and six
raiders-option-pairs = With four: { $value }
raiders-value-pairs-false = each for themselves
raiders-value-pairs-true = two against two
raiders-option-disputes = Cheating: { $value }
raiders-value-disputes-fair = no
raiders-value-disputes-roll-back = yes, caught: rolled back
raiders-value-disputes-burn = yes, caught: it burns
