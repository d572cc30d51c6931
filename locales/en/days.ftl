### Games that last for days: who is away, silent or gone.

event-stand-in = 🤖 keeps the seat: { $name } (one tap to come back)
event-returned = { $name } is back at the table
event-away = 🌴 { $name } is away, the clock stands still
event-back = { $name } is here again
event-left = { $name } leaves the game, 🤖 keeps the seat
event-kicked = { $name } plays no more, 🤖 keeps the seat
event-offered = A seat is free: { $name }. Who sits down?
event-sat = { $name } sits down
event-paused = ⏸ The game is paused
event-resumed = We play on
event-warned = A quiet week. One more, and I clear the table without a result

closed-still = 🏁 { $game }: two quiet weeks, closed without a result
closed-voted = 🏁 { $game } closed without a result: the table decided so
closed-deserted = 🏁 { $game } closed without a result: everybody left

toast-nudge-soon = Called already, give it an hour
toast-nudge-asleep = { $name } sleeps or is away, I'll call in the morning
toast-nudge-fast = It's a fast game: the clock calls by itself
toast-nudge-window = Waiting for answers, nobody to hurry
toast-nudge-self = It's you. Calling!
toast-nudge-nobody = Nobody to call
toast-not-silent = A human plays here as it is
toast-not-free = This seat is taken
toast-was-here = You got up from this table already
toast-sits-already = You sit here as it is
toast-not-asked = Whoever is left decides that
toast-vote-on = We're voting already
toast-no-vote = The vote is over
toast-voted = Your voice is counted 👌
toast-played-for = 🤖 plays for you. Come back to the table first
toast-takeback-on = Asking already
toast-no-takeback = Nobody is asking any more
