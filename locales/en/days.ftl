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
event-outage = I was gone for { $span }, deadlines are moved

closed-still = 🏁 { $game }: two quiet weeks, closed without a result
closed-voted = 🏁 { $game } closed without a result: the table decided so
closed-deserted = 🏁 { $game } closed without a result: everybody left

toast-nudge-soon = Called not long ago, give it an hour
toast-nudge-asleep = { $name } sleeps or is away, I'll call in the morning
toast-nudge-fast = It's a fast game: the clock calls by itself
toast-order-can = I ask when you could answer
toast-order-mine = A pass until it's about yours
toast-order-rest = A pass until the window closes
toast-order-always = I always ask, even with nothing to answer
toast-nudge-window = Waiting for answers, nobody to hurry
toast-nudge-self = It is you: your hand is in private
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

until-paused = ⏸ paused
until-stand-in = 🤖 keeps the seat

hand-morning =
    ☀️ <b>{ $game }</b> · { $title }
    Good morning! Your turn came at night, we let you sleep. Your move, { $until }.
hand-morning-asked =
    ☀️ <b>{ $game }</b> · { $title }
    Good morning! The table asked everybody at night, we let you sleep. Your answer, { $until }.
hand-nudge =
    🔔 <b>{ $game }</b> · { $title }
    { $name } misses you: your move, { $until }.
hand-stand-in =
    🤖 <b>{ $game }</b> · { $title }
    Two turns went by, 🤖 plays for you meanwhile. The seat is yours.
button-nudge = 🔔 Nudge
button-return = Back to the table
toast-nudged = Ringing
toast-returned = Welcome back to the table!

pause =
    ⏸ <b>{ $game }</b> · { $title }
    Everybody but you is away, so the game is paused. What shall we do?
pause-sure =
    ⏸ <b>{ $game }</b> · { $title }
    Really close it? There will be no result.
pause-group = ⏸ { $name }, everybody but you is away: { $game } is paused. What shall we do?
pause-group-sure = ⏸ { $name }, really close { $game }? There will be no result.
button-finish = Let 🤖 play it out
button-close = Close, no result

warning = { $game }: a quiet week. One more, and I clear the table without a result.
button-here = We're here
toast-here = We keep waiting 👌

get-up = Really leaving? 🤖 takes the seat, and there is no way back to this table.
get-up-group = { $name }, really leaving { $game }? 🤖 takes the seat, and there is no way back.
button-get-up = I'm leaving
button-stay = I'm staying
got-up = The game goes on without you. Thanks for playing!
toast-got-up = 🤖 keeps the seat. See you next game!
toast-not-you = It wasn't you who was asked

kick-whom = Who plays no more? 🤖 keeps the seat, and it may be given away.
button-nobody = Nobody, we wait
toast-nobody-silent = Nobody is silent: people play on all seats
toast-nothing-free = No seat is free

vote-about = 🗳 { $name } plays no more, 🤖 keeps the seat.
vote = Close { $game } without a result? In favour: { $n } of { $needed } needed · { $until }
button-vote-end = Close it
seat-free =
    { $n ->
        [one] 🤖 keeps a seat: { $names }. Who wants to play it out?
       *[other] 🤖 keeps seats: { $names }. Who wants to play them out?
    }
button-sit = Take the seat: { $name }
button-offer = 👑 Offer the seat: { $name }

takeback-late = Too late to do it quietly. Ask the table?
takeback-asked = ↩️ Asking the others…
takeback-board = ↩️ { $name } asks to take the move back: { $move }
takeback-hand = ↩️ { $name } would like another go: { $move }. Shall we?
button-ask-table = Ask
button-ask-not = Never mind
button-let-them = Let them
button-no = No
toast-takeback-late = Too late to do it quietly. Ask the table?
toast-answered = I'll pass it on 👌

command-group-nudge = call whoever is on turn
command-group-kick = stop waiting for whom 🤖 plays
command-group-offer = give a free seat away

## Where a table stands

homeless =
    The table has nowhere to stand: I can't write there any more. Moves go on right here.
    Send /table in another topic or group where I am, and the table moves there.
homeless-lobby =
    There is nowhere to gather: I can't write there any more.
    Send /table in another topic or group where I am, and the table moves there.
tables-elsewhere =
    { $n ->
        [one] This table is somewhere else: { $tables }.
       *[other] Your other tables: { $tables }. Which one moves here?
    }
button-come-here = Move it here
toast-moved-here = The table is here now
toast-not-members = Not everybody at the table is here, so { $name } decides
