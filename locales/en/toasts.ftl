### One person, one line, no noise: at most 200 characters.

toast-stale = That's history. The fresh one is below 👇
toast-not-your-turn = It's { $name }'s turn. I'll call you
toast-not-at-table = You're not at this table. Open one: /new
toast-done = Already done 👌
toast-already = Already done 👌
toast-too-fast = Easy, the tiles are hot
toast-joined = You're in!
toast-joined-unstarted = You're in! Now press Start in our private chat
toast-left = You've left the table. Changed your mind? “Join!”
toast-full = The table is full
toast-begun = They're already playing
toast-not-begun = Still gathering, the game hasn't begun
toast-too-few = We need one more
toast-unreached = Somebody still has to press Start in private
toast-leave-in-play = Nobody gets up mid-game. To stop it: /stop
toast-admins-unseen = I can't see who's an admin here right now. Try again
toast-host-only = That's up to { $name }
toast-groups-only = Games live in groups: add me to one
toast-faceless = Join as yourself: the table needs faces
toast-no-table = No table here yet. Open one: /new
toast-over = This game is over. Next one: “Again”
toast-forgotten = That table is gone. Open a new one: /new
toast-undo-too-late = Too late, the game has moved on
toast-undo-revealed = Something has been revealed, there's no way back
toast-trouble = One second, I'm picking cards up off the floor. Tap again

## UpTurn

toast-not-your-tile = That tile isn't yours any more
toast-wont-fit =
    { $tile } won't fit: it must be { $direction ->
        [up] above { $last }
       *[down] below { $last }
    }
toast-number-first = A number first
toast-only-a-number-goes-out = You can only go out with a number
toast-one-twin-a-turn = One twin a turn
toast-one-draw-a-turn = One draw a turn
toast-extra-tile = First the extra tile. Don't want one? “I'm done”
toast-draw-first = Draw a tile first, then pass
toast-nothing-to-draw = The bag is empty, and the table has none to spare
toast-gift-pending =
    { $n ->
        [one] The gift first
       *[other] The gifts first: { $n } more
    }
toast-no-gift = Nobody to give it to
toast-nobody-to-catch = Nobody to catch
toast-too-late-said = Too late, it's said
toast-not-yourself = Not yourself
toast-nothing-to-say = Too early: it isn't your last tile
toast-not-now = Not now
toast-already-out = You're out of tiles: take a break

## Aforator

toast-table-full = You already have three on the Table
toast-bury-first = First the cards go under the deck
toast-use-or-keep = First decide about the card on your Table
toast-nothing-to-keep = Nothing to put off
toast-nothing-to-bury = Nothing has to go under the deck now
toast-not-your-card = You don't hold that card any more
toast-not-on-table = No such card on your Table
toast-used-up = That one is used up
toast-empty-deck = The deck is empty
toast-empty-discard = Nothing to take: no cards won there yet
toast-your-own-discard = What you've won is already yours
toast-no-such-place = No rival's card there on the Kon
toast-your-own-place = One doesn't criticise oneself
toast-last-already = You already go last
toast-aloud-twice = Once a round, let others
toast-not-open = That card isn't lying open any more

## Raiders. Cards stand as their corners ("7♧"), fighters by name and suit.

toast-no-fighters-left = The fighters' deck is empty, and so is the discard
toast-searching = One moment: somebody is being frisked
toast-not-searching = The frisking is over
toast-window-open = The window is open: let everybody answer first
toast-no-window = Nothing to answer: the window is closed
toast-passed-already = You've passed. If a new card lands, I'll ask again
toast-attempt-spent = You've had your try this turn
toast-no-fighter = { $card } can't fight: it has no might
toast-not-on-the-table = That property isn't on the table any more
toast-your-own = That's already yours
toast-no-trick = { $card } has no trick, only an effect in a capture
toast-own-turn-only = { $card }: on your turn only
toast-no-property-left = All property is on the table
toast-no-capture = It works in a capture only
toast-no-target = Nobody to play it on
toast-no-effect = That wouldn't change anything
toast-dumping = The capture is settled, whatever anybody answers: no playing cards just to get rid of them
toast-too-strong = { $card } isn't enough: the guard is stronger
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
toast-call-spent = Only one call a window
toast-your-own-card = That's your own card, you should know
toast-not-in-the-pile = That card isn't in the window any more
toast-ahead-full = { $n } are plenty: I would never get to the rest
toast-ahead-your-turn = It's your turn already: just play
toast-auto-on = I'll move for you when there is nothing to decide
toast-auto-off = I'll call you for every move
toast-ahead-unheld = You don't hold that: order from what you have
