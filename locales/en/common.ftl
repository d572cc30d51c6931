### Moments, spans, names and what all games share.

player = Player { $n }
language-name = English
some-chat = the chat
list-and = { $head } and { $last }

game-upturn = UpTurn
game-aforator = Aforator
game-raiders = Raiders
drawn-by = Kon
sign-upturn = 🔺
sign-aforator = 🎭
sign-raiders = 🏴‍☠️
held-upturn = tiles
held-aforator = cards
held-raiders = cards
about-upturn = numbers go up or down, first one out wins
about-aforator = pull the sum away from zero, or lose it all
about-raiders = grab what's poorly guarded, and keep it

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
played-out = Game over ↓
button-my-hand = 👀 My hand
button-to-private = Private chat ↗
button-catch = 🫵 Catch!
button-catch-one = 🫵 Catch { $name }
leads = { $counts } · <b>{ $names }</b> in front: { $n }
leads-level = { $counts } · all level so far
board-moved = The table has moved down ↓
first-hands = Your { $held } and buttons are in our private chat. This is the table, one message for the whole game.
first-clock-some = No rush: I'll remind you before time runs out.
first-clock-none = No rush: there's no deadline, play whenever you like.
first-table = Lost the table in the chatter? /table. Rules: /rules.

## The hand

header = <b>{ $game }</b> · { $title }
hand-turn = 👉 Your turn: { $task } · { $until }
hand-task = 👉 { $task }
hand-reminder =
    ⏳ <b>{ $game }</b> · { $title }
    { $left }, { $until }. { $then }.
hand-played = Played: { $tiles }. I'll call you when it's your turn.
hand-passed = Passed. I'll call you when it's your turn.
hand-waiting = Not your turn yet. I'll call you when it is.
hand-recalled = { $name } is taking a move back, one moment.
hand-ended-mine = The game is over, and it's <b>yours</b>!
hand-ended-won = The game is over. Winner: <b>{ $name }</b>.
hand-ended-draw = The game is over, and it's a draw: <b>{ $name }</b>.
hand-ended-nobody = The game is over, and nobody wins: there was nothing left to draw.
hand-ended-place = Your place: { $place } of { $of }
ended-decided = { $counts } you have { $own }, first place has { $other }
ended-decided-ahead = { $counts } you have { $own }, the next best has { $other }
turn-passed = This turn is over.
button-draw = Draw a tile
button-pass = Pass
button-enough = I'm done
button-back = ‹ Back
button-more = More…
button-undo = ↩️ Take back
button-what-lies = See the table
button-to-table = To the table ↗
button-last-one = 📢 Last one!
alert-turn = { $name } to move, { $until }
alert-mine = Your move, { $until }

## Since its reader last acted, at the beginning of a hand

news-line = · { $line }
news-for-you = For you: { $line }
news-gained = New in hand: { $pieces }
news-silent = Time ran out, your turn was ended for you
news-stand-in = We hadn't heard from you, so 🤖 kept your seat
news-title = <b>Since your last move</b>
news-earlier = Before that, { $n } more things happened. All of it: /log in the chat.
button-news =
    📜 { $n ->
        [one] { $n } more move
       *[other] { $n } more moves
    }
hand-done = { $done }. I'll call you when it's your turn.

## The end

ended-won = 🏆 <b>{ $name } wins</b>
ended-nobody = 🏆 <b>Nobody wins</b>: nothing left to draw, and everybody passed
ended-facts = { $sign } { $game } · { $rounds } · { $span }
ended-turning = ⚡ Turning point: { $move } · { $chances }
ended-turning-move = move { $n }, { $name }
turning-own = chances { $before } → { $after }%
turning-other = { $name }: chances { $before } → { $after }%
drawn-turning-chances = · chances from { $before } to { $after }%
button-again = Again

## Short messages in the group

unreached =
    { $names }, { $n ->
        [one] it's your move in { $game } ({ $until }), but I can't write to you in private.
       *[other] you're all to move in { $game } ({ $until }), but I can't write to you in private.
    }
stop-question = Stop { $game }? It will end without a result.
button-stop = Stop the game
button-go-on = Keep playing

## Moves that the bot makes by itself

button-ahead = ⏩ Play ahead
button-own = ⚙️ Autoplay
button-auto = Autoplay: { $value }
button-ahead-forget = Forget it all
ahead-question =
    ⏩ What should I play when it gets to you? I'll take the first that fits.
    Only you can see this, and you can change it at any time.
ahead-ordered = ⏩ I'll play: { $list }
ahead-else = { ", or else " }
ahead-forced = There is only one thing to do here: I'm about to do it for you.
own-auto =
    ⚙️ When there is nothing to decide, I make your move and let you sleep.
    Nobody can tell it from a move of your own.
