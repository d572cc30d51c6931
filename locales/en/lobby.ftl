### Gathering for a game.

welcome =
    Hi! I'm Kon, I keep a table for games right here in the chat.
    One move now, the next maybe tomorrow: we play at the pace of life.
which-game = What shall we play?
which-table = At which table?
table-gathers = { $sign } { $game }: we are gathering here already. Join below 👇
table-plays = { $sign } { $game }: there is a game here already, its table is below 👇
button-play = Play
button-about = What games?
game-listed = { $sign } { $game } · { $seats }
game-about = { $sign } { $game }: { $about } · { $seats }
games-more = … and { $n } more: /new
seats = { $least }–{ $most }
seats-exactly =
    { $n ->
        [2] for two
        [3] for three
        [4] for four
       *[other] for { $n }
    }

lobby = { $sign } <b>{ $game }</b>: gathering · { $n } of { $most }
lobby-clock-none = No clock: move when you can
lobby-clock-live = Two minutes per move
lobby-clock-ten = Ten minutes per move
lobby-clock-hour = An hour per move
lobby-clock-eight-hours = Eight hours per move
lobby-clock-day = A day per move
lobby-clock-three-days = Three days per move
lobby-invited = Called again: { $names }. All here — off we go.
lobby-unreached =
    ⏳ { $names }, { $n ->
        [one] open my private chat and press Start: your hand goes there.
       *[other] open my private chat and press Start: your hands go there.
    }
lobby-override =
    Not in private yet: { $names }. { $n ->
        [one] The hand
       *[other] Their hands
    } will be behind “My hand”, and I'll have to call here.
button-join = Join!
button-leave = Leave
button-open-private = Open private ↗
button-start = Start
button-options = ⚙️ Options
button-start-anyway = Start anyway
button-wait = Let's wait

options = ⚙️ <b>{ $game }</b> · { $name } sets the options
button-back-to-lobby = ‹ To the lobby
option-clock = Clock: { $value }
value-clock-none = none
value-clock-live = 2 minutes
value-clock-ten = 10 minutes
value-clock-hour = an hour
value-clock-eight-hours = 8 hours
value-clock-day = a day
value-clock-three-days = three days
option-answer = To answer: { $value }
answer-seconds = { $n } s
answer-minutes = { $n } min
answer-hours = { $n } h

closed-abandoned = 🏁 Lobby closed: a day without a start
closed-empty = 🏁 Lobby closed: nobody at the table
closed-stopped = 🏁 Lobby closed
closed-game = 🏁 { $game } closed without a result
button-gather-again = Gather again

waiting = You're at the table: <b>{ $game }</b> · { $title }. Waiting for the others, your hand will come here.
waiting-left = Your seat is free. Changed your mind while we gather? “Join!” in the chat.
waiting-closed = The table is closed, and the hand is gone.
button-leave-lobby = Leave the lobby
