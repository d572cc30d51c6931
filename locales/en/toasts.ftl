### One person, one line, no noise: at most 200 characters.

toast-stale = That's history. The fresh one is below 👇
toast-not-your-turn = { $name } is on. I'll call you
toast-not-at-table = You're not at this table. New one: /new
toast-done = Already done 👌
toast-already = Already done 👌
toast-too-fast = Easy, the tiles are hot
toast-joined = You're in!
toast-joined-unstarted = You're in! Now press Start in private
toast-left = Your seat is free. Changed your mind? “Join!”
toast-full = Full
toast-begun = Already playing
toast-not-begun = Still gathering, the game is yet to begin
toast-too-few = One more needed
toast-unreached = Somebody has yet to press Start in private
toast-leave-in-play = Nobody gets up in mid-game. To stop it: /stop
toast-admins-unseen = I can't see who is an admin here right now. Try again
toast-host-only = { $name } decides that
toast-groups-only = Tables stand in groups: call me into one
toast-faceless = Join as yourself: the table needs faces
toast-no-table = No table here yet. New one: /new
toast-over = This one is over. Next: “Again”
toast-forgotten = That table is gone. New one: /new
toast-undo-too-late = Too late, play went on
toast-undo-revealed = Something was revealed, no way back
toast-trouble = One second, picking cards off the floor. Tap again

## UpTurn

toast-not-your-tile = That tile isn't yours any more
toast-wont-fit =
    { $tile } won't fit: { $direction ->
        [up] above { $last }
       *[down] below { $last }
    } only
toast-number-first = A number first
toast-only-a-number-goes-out = Only a number goes out
toast-one-twin-a-turn = One twin a turn
toast-one-draw-a-turn = One draw a turn
toast-extra-tile = The extra tile first. No wish? “Enough”
toast-draw-first = Draw a tile first, then pass
toast-nothing-to-draw = The bag is empty, and the table has none to spare
toast-gift-pending =
    { $n ->
        [one] The gift first
       *[other] The gifts first: { $n } more
    }
toast-no-gift = Nobody to give to
toast-nobody-to-catch = Nobody to catch
toast-too-late-said = Too late, it's said
toast-not-yourself = Not yourself
toast-nothing-to-say = Too early: it isn't your last tile
toast-not-now = Not now
toast-already-out = Not a tile left: take a rest

## Aforator

toast-table-full = Three on the Table already
toast-bury-first = First the cards under the deck
toast-use-or-keep = First decide about the card on your Table
toast-nothing-to-keep = Nothing to put off
toast-nothing-to-bury = Nothing goes under the deck now
toast-not-your-card = You don't hold that card any more
toast-not-on-table = No such card on your Table
toast-used-up = That one is used up
toast-empty-deck = The deck is empty
toast-empty-discard = That discard is empty
toast-your-own-discard = Your own discard is yours already
toast-no-such-place = Nobody has played there yet
toast-your-own-place = One doesn't criticise oneself
toast-last-already = You go last as it is
toast-aloud-twice = Once a round, let others
toast-not-open = That card doesn't lie open any more

## Raiders. Cards stand as their corners ("7♧"), fighters by name and suit.

toast-no-fighters-left = The fighters' deck is empty, and so is the discard
toast-searching = One moment: somebody is being frisked
toast-not-searching = The frisking is over
toast-window-open = The window is open: let everybody answer first
toast-no-window = Nothing to answer: the window is closed
toast-passed-already = You've passed. With a new card I'll ask again
toast-attempt-spent = Attempt is spent
toast-no-fighter = { $card } is no fighter: it has no might
toast-not-on-the-table = That property isn't on the table any more
toast-your-own = It's yours as it is
toast-no-trick = { $card } has no trick, only an effect in a capture
toast-own-turn-only = { $card }: on your turn only
toast-no-property-left = All property is on the table
toast-no-capture = It works in a capture only
toast-no-target = Nobody to aim at
toast-no-effect = It would change nothing
toast-dumping = The capture is decided, whatever anybody answers: no cards just to discard
toast-too-strong = { $card } isn't enough: the guard is mightier
toast-wrong-suit = { $suit } works on { $suit } only, and that is { $other }
toast-not-your-fighter = { $card } isn't your fighter
toast-no-use = No fighter of yours has an effect here
toast-wrong-cost =
    { $n ->
        [one] It takes { $n } card
       *[other] It takes { $n } cards
    }
toast-cant-discard = { $card } can't be discarded: wrong suit
toast-fair-play = This table plays fair: the bot sees to it
toast-call-spent = One call a window
toast-your-own-card = That's your own card, you should know
toast-not-in-the-pile = That card isn't in the window any more
