### Moments, spans, names and what all games share.

player = Player { $n }
language-name = English
some-chat = the chat
list-and = { $head } and { $last }

game-upturn = UpTurn
game-aforator = Aforator
game-raiders = Raiders
sign-upturn = 🔺
sign-aforator = 🎭
sign-raiders = 🏴‍☠️
about-upturn = numbers up, numbers down, run out first
about-aforator = drag the sum from zero, or the deck takes all
about-raiders = seize what is badly guarded, then guard it

## When

until-never = no clock
until-time = until { $time }
until-tomorrow = until tomorrow { $time }
until-weekday =
    until { $weekday ->
        [0] Mon
        [1] Tue
        [2] Wed
        [3] Thu
        [4] Fri
        [5] Sat
       *[6] Sun
    } { $time }
until-date =
    until { $day } { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    }
left-minutes =
    { $n ->
        [one] { $n } minute left
       *[other] { $n } minutes left
    }
left-hours =
    { $n ->
        [one] { $n } hour left
       *[other] { $n } hours left
    }
left-days =
    { $n ->
        [one] { $n } day left
       *[other] { $n } days left
    }
span-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
span-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
span-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }

## The board

turn = 👉 <b>{ $name }</b> to move · { $until }
played-out = Played out ↓
button-my-hand = 👀 My hand
button-to-private = To private ↗
button-catch = 🫵 Catch!
button-catch-one = 🫵 Catch { $name }
board-moved = The table has moved down ↓
first-hands =
    Hands live in my private chat: { $id ->
        [upturn] tiles
       *[cards] cards
    } and buttons. Here is the table, one message for the whole game.
first-clock-some = No hurry: a move has a deadline, I'll remind you.
first-clock-none = No hurry: a move has no deadline, play when it suits you.
first-table = Table lost in the chatter? /table. Rules: /rules.

## The hand

header = <b>{ $game }</b> · { $title }
hand-turn = 👉 Your turn · { $until }
hand-reminder =
    ⏳ <b>{ $game }</b> · { $title }
    { $left }, { $until }. { $then }.
hand-played = Played: { $tiles }. I'll call you when it's your turn.
hand-passed = Passed. I'll call you when it's your turn.
hand-silent = Time ran out, I passed for you. I'll call you when it's your turn.
hand-waiting = Not your turn yet. I'll call you when it is.
hand-recalled = { $name } takes the move back, just a moment.
hand-over = Played out, the result is in the chat.
turn-passed = This move has been made.
button-draw = Draw a tile
button-pass = Pass
button-enough = Enough
button-back = ‹ Back
button-undo = ↩️ Take back
button-what-lies = See the table
button-to-table = To the table ↗
button-last-one = 📢 Last one!
alert-turn = { $name } to move, { $until }
alert-mine = Your move, { $until }

## The end

ended-won = 🏆 <b>{ $name } wins</b>
ended-nobody = 🏆 <b>Nobody wins</b>: nothing to draw, everybody passed
ended-facts = { $sign } { $game } · { $rounds } · { $span }
button-again = Again

## Short messages in the group

unreached =
    { $names }, { $n ->
        [one] your move in { $game } { $until }, but your private chat is closed.
       *[other] your moves in { $game } { $until }, but your private chats are closed.
    }
stop-question = Stop { $game }? There will be no result.
button-stop = Stop the game
button-go-on = Play on
