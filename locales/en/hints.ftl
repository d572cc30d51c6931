### Hints: why a strong rival would make that move, in one line.

hint-why-ahead = { $n } of 100 continuations are yours, with the next best move { $next }
hint-why-level = { $n } of 100 continuations are yours, and other moves are hardly worse
hint-why-only = there is no other move

## UpTurn

upturn-hint-out =
    { $n ->
        [one] your last one goes down, and your hands are empty
       *[other] all that's left goes down at once, and your hands are empty
    }
upturn-hint-run =
    { $n ->
        [one] { $n } tile goes at once
       *[other] { $n } tiles go at once
    }, and you'll have { $left }
upturn-hint-run-gives =
    { $n ->
        [one] { $n } tile goes at once
       *[other] { $n } tiles go at once
    }, you'll have { $left }, and others get gifts ({ $gifts })
upturn-hint-joker =
    { $fit ->
        [0] a new row, and you may add a tile at once
        [one] you may add a tile at once, and { $fit } number of yours fits
       *[other] you may add a tile at once, and { $fit } numbers of yours fit
    }
upturn-hint-again =
    { $fit ->
        [0] the turn comes straight back to you
       *[other] the turn comes straight back, and you'll have something to lay ({ $fit })
    }
upturn-hint-skip =
    { $n ->
        [one] the turn goes past your neighbour, who has just { $least }
       *[other] the turn goes past two, and one of them has just { $least }
    }
upturn-hint-turn =
    { $before ->
        [0] as it is no number fits, and this way
        [one] as it is { $before } of your numbers fits, and this way
       *[other] as it is { $before } of your numbers fit, and this way
    } { $fit ->
        [one] { $fit } does
       *[other] { $fit } do
    }
upturn-hint-next-stuck = { $name } is next, and has nothing to lay with a { $chance }% chance
upturn-hint-next = let { $name } be next, with { $n } in hand
upturn-hint-gives =
    { $gifts ->
        [one] a gift for somebody
       *[other] gifts for others ({ $gifts })
    }, and of yours { $fit ->
        [0] nothing fits for now
        [one] { $fit } of { $left } fits next
       *[other] { $fit } of { $left } fit next
    }
upturn-hint-one =
    { $fit ->
        [0] just one is left, and all it needs is a row
       *[other] just one is left, and it fits next
    }
upturn-hint-number =
    { $fit ->
        [0] now is the time to part with it
        [one] after it { $fit } of your { $left } fits
       *[other] after it { $fit } of your { $left } fit
    }
upturn-hint-number-stuck =
    { $fit ->
        [0] { $name } has to draw after it with a { $chance }% chance
        [one] after it { $fit } of your { $left } fits, and { $name } has to draw with a { $chance }% chance
       *[other] after it { $fit } of your { $left } fit, and { $name } has to draw with a { $chance }% chance
    }
upturn-hint-give-least = nobody has fewer tiles, just { $n }
upturn-hint-give-next = they play next, with { $n } in hand
upturn-hint-give = they have { $n }, let it be more
upturn-hint-draw-none =
    { $chance ->
        [0] nothing fits, and the bag brings something at least
       *[other] nothing fits, and a new tile will with a { $chance }% chance
    }
upturn-hint-draw-keep =
    { $chance ->
        [0] what you have is better kept for now
       *[other] what you have is better kept, and a new one fits with a { $chance }% chance
    }
upturn-hint-pass-none = there's nothing to lay anyway
upturn-hint-pass-keep =
    { $fit ->
        [one] what fits will be of use later
       *[other] the { $fit } that fit will be of use later
    }
upturn-hint-pass-extra = a second one is better kept, you have just { $left }
upturn-hint-pass-gifts =
    { $n ->
        [one] a gift would do no good now
       *[other] gifts would do no good now, let all { $n } go
    }
upturn-hint-say = silence gets caught, and that costs { $n }
upturn-hint-catch = they never said “Last one!”, and that costs { $n }

## Aforator

aforator-does-bury = { $card } under the deck
aforator-does-swap = { $sign } { $card } for { $other }
aforator-does-aloud = 🗣 { $card }
aforator-hint-takes =
    that makes the Kon { $sum }, and the trick yours ({ $n ->
        [one] { $n } card
       *[other] { $n } cards
    })
aforator-hint-leads =
    that makes the Kon { $sum }, { $rest ->
        [1] though it can still be beaten
       *[other] and { $could } of the { $rest } to come can beat it
    }
aforator-hint-stays = that makes the Kon { $sum }, with a { $chance }% chance that nobody beats it
aforator-hint-safe = that makes the Kon { $sum }, and nobody seems able to beat it
aforator-hint-zero = that makes the Kon zero, and nobody leads for now
aforator-hint-spoils = that makes it exactly zero, and the deck takes the trick, not { $name }
aforator-hint-saves = let { $name } have the Kon at { $sum }, your strong cards will be of use yet
aforator-hint-yields = you can't get beyond { $far } ({ $name } leads), so let a card go that you don't need
aforator-hint-table-now = its ability works at once, in the same turn
aforator-hint-table-counts =
    { $deck ->
        [0] the deck is empty, and on your Table the card is surely yours
       *[other] on your Table the card is surely yours, and the deck is down to { $deck }
    }
aforator-hint-table-weak = you can't take the lead now, and its ability stays with you
aforator-hint-table =
    { $deck ->
        [0] its ability will be of use yet
       *[other] its ability stays with you to the end, and the deck still has { $deck }
    }
aforator-hint-swap-takes = that makes the Kon { $sum }, and the trick yours
aforator-hint-swap-leads = that makes the Kon { $sum } and you lead, though it can still be beaten
aforator-hint-swap-safe = that makes the Kon { $sum } and you lead, and nobody seems able to beat it
aforator-hint-swap = a card of { $worth } comes into your hand, and the Kon will be { $sum }
aforator-hint-steal =
    { $n ->
        [one] the one card in that discard will be yours
       *[other] one card of { $n } will be yours
    }
aforator-hint-coffee =
    { $n ->
        [0] of five cards you keep the best three
       *[other] you have weak cards ({ $n }), and two new ones give you a choice
    }
aforator-hint-sloth = the last word of the round will be yours
aforator-hint-whip-takes =
    { $tens ->
        [0] your own cards are worth more, let the top one fly
       *[other] the top card takes the trick in { $tens } of 10 deals
    }
aforator-hint-whip =
    { $tens ->
        [0] your own cards are worth more, let the top one fly
       *[other] the top card makes you lead in { $tens } of 10 deals
    }
aforator-hint-keep =
    { $deck ->
        [0] its ability would do nothing now
       *[other] its ability will be of use later, the deck still has { $deck }
    }
aforator-hint-bury-least = you've nothing weaker
aforator-hint-bury = your hand is stronger with the others
aforator-hint-aloud = it isn't your turn, but everybody likes to listen

## Raiders

raiders-does-discard = { $card } goes
raiders-hint-capture-wins = it works in { $tens } of 10 deals, and then the game is yours
raiders-hint-capture-try =
    { $tens ->
        [0] it will hardly work, but it freshens up your hand
       *[other] it works in { $tens } of 10 deals, and it freshens up your hand
    }
raiders-hint-capture-from = it works in { $tens } of 10 deals, +{ $cash } for you, and { $name } is the poorer for it
raiders-hint-capture = it works in { $tens } of 10 deals and brings you { $cash } bucks
raiders-hint-attack = the capture works in { $tens } of 10 deals, without it in { $without }
raiders-hint-guard = what's yours holds in { $tens } of 10 deals, without it in { $without }
raiders-hint-stop = their capture fails in { $tens } of 10 deals, without it in { $without }
raiders-hint-help = their capture works in { $tens } of 10 deals, without it in { $without }, and that suits you
raiders-hint-draw =
    { $n ->
        [one] a new card comes in its place
       *[other] { $n } cards come in its place
    }
raiders-hint-search =
    { $n ->
        [one] you see their only card, and may throw it out
       *[other] you see all their cards ({ $n }), and may throw one out
    }
raiders-hint-turn-up = another property is turned up, and you have a wider choice
raiders-hint-charm = it works in { $tens } of 10 deals, +{ $cash } without a fight
raiders-hint-kill = it works in { $tens } of 10 deals, and { $name } loses { $cash }
raiders-hint-home = the fighter comes back to your hand, for another day
raiders-hint-cancel = their trick comes to nothing
raiders-hint-score = that makes it { $attack } against { $against }
raiders-hint-pass-none = you have no answer anyway
raiders-hint-pass-calm = no need to answer, your cards will be of use later
raiders-hint-pass-costs = it costs you { $cash } bucks, but your cards are worth more
raiders-hint-pass-attack = the capture works in { $tens } of 10 deals as it is
raiders-hint-pass-failed =
    { $tens ->
        [0] nothing helps the capture now, and your cards will be of use later
       *[other] the capture works in { $tens } of 10 deals only, and your cards will be of use later
    }
raiders-hint-pass-guard = what's yours holds in { $tens } of 10 deals as it is
raiders-hint-pass-lost =
    { $tens ->
        [0] what's yours can't be saved now, and your cards will be of use later
       *[other] what's yours holds in { $tens } of 10 deals only, but your cards are worth more
    }
raiders-hint-pass-others =
    { $tens ->
        [0] it isn't yours, and the capture looks like failing without you
       *[other] the capture works in { $tens } of 10 deals, but it isn't yours
    }
raiders-hint-end-spent =
    { $n ->
        [0] the attempt is spent, and you've no cards left
       *[other] the attempt is spent, and your cards will be of use in others' turns
    }
raiders-hint-end-none = you've nobody to send now
raiders-hint-end-rest =
    { $tens ->
        [0] no capture seems to work now
       *[other] even the best capture works in { $tens } of 10 deals only
    }
raiders-hint-end-keep = a capture works in { $tens } of 10 deals, but you need the fighter more in hand
raiders-hint-discard-best = none of them is worth more
raiders-hint-discard = it's more of a danger to you than the others
raiders-hint-spare = there's nothing worth throwing out
raiders-hint-call = it's cheating, that card may not touch its target
raiders-hint-bluff = it might be cheating, and there's little to lose
