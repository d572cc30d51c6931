### Games that last for days: who is away, silent or gone.

event-stand-in = 🤖 sits in for { $name } (one tap to come back)
event-returned = { $name } is back at the table
event-away = 🌴 { $name } is away, the clock has stopped
event-back = { $name } is around again
event-left = { $name } leaves the game, 🤖 takes the seat
event-kicked = { $name } is out of the game, 🤖 takes the seat
event-offered = A seat is free: { $name }. Who wants it?
event-sat = { $name } takes a seat
event-paused = ⏸ The game is paused
event-resumed = The game goes on
event-warned = A quiet week. One more, and I'll clear the table without a result
event-outage = I was away for { $span }, so deadlines have moved

closed-still = 🏁 { $game }: two quiet weeks, closed without a result
closed-voted = 🏁 { $game } closed without a result: the table voted for it
closed-deserted = 🏁 { $game } closed without a result: everybody left

toast-nudge-soon = They were called not long ago, give it an hour
toast-nudge-asleep = { $name } is asleep or away, I'll call in the morning
toast-nudge-fast = It's a fast game: the clock does the calling
toast-order-can = I'll ask when your answer can matter
toast-order-mine = I'll pass for you until something of yours is at stake
toast-order-rest = I'll pass for you until the window closes
toast-order-always = I'll always ask, even when you've nothing to answer with
toast-nudge-window = Waiting for answers: nobody to hurry
toast-nudge-self = It's your own turn: I'm waiting in our private chat
toast-nudge-nobody = Nobody to call
toast-not-silent = A human is already playing this seat
toast-not-free = This seat is taken
toast-was-here = You left this table, and there's no coming back
toast-sits-already = You're already at this table
toast-not-asked = That's up to whoever is left
toast-vote-on = There's a vote on already
toast-no-vote = The vote is over
toast-voted = Your vote is counted 👌
toast-played-for = 🤖 is playing for you. Come back to the table first
toast-takeback-on = Already asking
toast-no-takeback = Nobody's asking any more

until-paused = ⏸ paused
until-stand-in = 🤖 sits in
until-rival = thinking

hand-morning =
    ☀️ <b>{ $game }</b> · { $title }
    Good morning! It's your move, { $until }.
hand-morning-asked =
    ☀️ <b>{ $game }</b> · { $title }
    Good morning! The table has asked everybody. Your answer, { $until }.
hand-nudge =
    🔔 <b>{ $game }</b> · { $title }
    { $name } misses you: your move, { $until }.
hand-stand-in =
    🤖 <b>{ $game }</b> · { $title }
    You've missed two turns, so 🤖 is playing for you. The seat is still yours.
button-nudge = 🔔 Nudge
button-return = Back to the table
toast-nudged = Ringing
toast-returned = Welcome back to the table!

pause =
    ⏸ <b>{ $game }</b> · { $title }
    Everybody but you is away, so the game is paused. What shall we do?
pause-sure =
    ⏸ <b>{ $game }</b> · { $title }
    Really close it? It will end without a result.
pause-group = ⏸ { $name }, everybody but you is away: { $game } is paused. What shall we do?
pause-group-sure = ⏸ { $name }, really close { $game }? It will end without a result.
button-finish = Let 🤖 play it out
button-close = Close, no result

warning = { $game }: a quiet week. One more, and I'll clear the table without a result.
button-here = We're here
toast-here = We'll keep waiting 👌

get-up = Really leaving? 🤖 takes your seat, and there's no way back to this table.
get-up-group = { $name }, really leaving { $game }? 🤖 takes your seat, and there's no way back.
button-get-up = I'm leaving
button-stay = I'm staying
got-up = The game goes on without you. Thanks for playing!
toast-got-up = 🤖 takes your seat. See you next game!
toast-not-you = You weren't the one who was asked

kick-whom = Who's out of the game? 🤖 takes the seat, and it can be given away.
button-nobody = Nobody, we'll wait
toast-nobody-silent = Nobody's silent: there's a human on every seat
toast-nothing-free = No seats are free

vote-about = 🗳 { $name } is out of the game, 🤖 sits in.
vote = Close { $game } without a result? In favour: { $n } of { $needed } needed · { $until }
button-vote-end = Close it
seat-free =
    { $n ->
        [one] 🤖 is keeping a seat warm: { $names }. Who'd like to play it out?
       *[other] 🤖 is keeping seats warm: { $names }. Who'd like to play them out?
    }
button-sit = Take the seat: { $name }
button-offer = 👑 Offer the seat: { $name }

takeback-late = Too late to do it quietly. Ask the table?
takeback-asked = ↩️ Asking the others…
takeback-board = ↩️ { $name } wants to take a move back: { $move }
takeback-hand = ↩️ { $name } would like another go: { $move }. All right?
button-ask-table = Ask
button-ask-not = Never mind
button-let-them = Fine
button-no = No
toast-takeback-late = Too late to do it quietly. Ask the table?
toast-answered = I'll pass it on 👌

command-group-nudge = call whoever is on turn
command-group-kick = stop waiting for somebody 🤖 plays for
command-group-offer = give a free seat away

## Where a table stands

homeless =
    The table has nowhere to stand: I can't write there any more. You can still play right here.
    Send /table in another topic or group that I'm in, and the table moves there.
homeless-lobby =
    There is nowhere to gather: I can't write there any more.
    Send /table in another topic or group that I'm in, and the table moves there.
tables-elsewhere =
    { $n ->
        [one] This table is somewhere else: { $tables }.
       *[other] Your other tables: { $tables }. Which one moves here?
    }
button-come-here = Move it here
toast-moved-here = The table is here now
toast-not-members = Not everybody at the table is in this chat, so it's up to { $name }
