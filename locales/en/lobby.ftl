### Gathering for a game.

welcome =
    Hi! I'm Kon. I host games right here in the chat.
    A move now, the next one maybe tomorrow: we play at the pace of your lives.
which-game = What shall we play?
which-table = Which table?
table-gathers = { $sign } { $game }: already gathering here. Join below 👇
table-plays = { $sign } { $game }: already in play here, the table is below 👇
button-play = Play
button-about = Which games?
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
lobby-invited = Invited back: { $names }. We start as soon as everyone's in.
lobby-unreached =
    ⏳ { $names }, { $n ->
        [one] open our private chat and press Start: your { $held } go there.
       *[other] open your private chats with me and press Start: your { $held } go there.
    }
lobby-override = Not in private yet: { $names }. Their { $held } will be behind “My hand”, and I'll have to call them here.
button-join = Join!
button-leave = Leave
button-open-private = Open our chat ↗
button-start = Let's go!
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
option-chatter = 🤖 chat: { $value }
value-chatter-true = yes
value-chatter-false = no
option-answer = Time to answer: { $value }
answer-seconds = { $n } s
answer-minutes = { $n } min
answer-hours = { $n } h

closed-abandoned = 🏁 Lobby closed: nobody started it for a day
closed-empty = 🏁 Lobby closed: everybody has left
closed-stopped = 🏁 Lobby closed
closed-game = 🏁 { $game } closed without a result
button-gather-again = Open it again

waiting = You're at the table: <b>{ $game }</b> · { $title }. Waiting for the others: your { $held } will come here.
waiting-left = You've left the table. Changed your mind? Tap “Join!” in the chat while we're gathering.
waiting-closed = This table is closed. See you at the next one!
button-leave-lobby = Leave the lobby

lobby-night-eight-hours = nights don't count
lobby-night-day = no deadlines at night
lobby-night-three-days = no deadlines at night
lobby-lasts = Usually { $span }
lobby-lasts-long = Usually { $span }: that's a long one
button-shorter = Shorter · { $choice }
lasts-days =
    { $least }–{ $most ->
        [one] { $most } day
       *[other] { $most } days
    }
lasts-hours =
    { $least }–{ $most ->
        [one] { $most } hour
       *[other] { $most } hours
    }
lasts-minutes =
    { $least }–{ $most ->
        [one] { $most } minute
       *[other] { $most } minutes
    }
lasts-about-days =
    about { $n ->
        [one] a day
       *[other] { $n } days
    }
lasts-about-hours =
    about { $n ->
        [one] an hour
       *[other] { $n } hours
    }
lasts-about-minutes =
    about { $n ->
        [one] a minute
       *[other] { $n } minutes
    }
