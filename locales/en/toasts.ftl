### One person, one line, no noise: at most 200 characters.

toast-stale = That's history. The fresh one is below 👇
toast-not-your-turn = { $name } is on. I'll call you
toast-not-at-table = You're not at this table. New one: /new
toast-done = Already done 👌
toast-already = { toast-done }
toast-too-fast = Easy, the tiles are hot
toast-joined = You're in!
toast-joined-unstarted = You're in! Now press Start in private
toast-left = Your seat is free. Changed your mind? "Join!"
toast-full = Full
toast-begun = Already playing
toast-not-begun = Still gathering, the game is yet to begin
toast-too-few = One more needed
toast-unreached = Somebody has yet to press Start in private
toast-leave-in-play = Nobody gets up in mid-game. To stop it: /stop
toast-host-only = { $name } decides that
toast-groups-only = Tables stand in groups: call me into one
toast-faceless = Join as yourself: the table needs faces
toast-no-table = No table here yet. New one: /new
toast-over = This one is over. Next: "Again"
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
toast-extra-tile = The extra tile first. No wish? "Enough"
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
