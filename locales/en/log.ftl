### The whole game: pages in the group, a file in private.

log-title = 📜 <b>{ $game }</b> · the whole game, move by move
log-day =
    { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }
log-turning = ⚡ { $line } · turning point, { $chances }
button-log = 📜 Moves
button-record = 📜 Whole game
record-caption = 📜 <b>{ $game }</b> · { $title }: the whole game, with the deal and every draw.
record-when = { $began } – { $ended }
record-dealt = The deal
record-left = In hand at the end
record-machine = The rest says the same for machines. To replay and check it: python -m games replay FILE
record-ready = Ready. Tap “📜 Whole game” in the chat once more: the file comes here.
toast-record-start = Press Start in my private chat, then tap here again
toast-record-sent = The file is in your private chat
toast-record-later = You'll get the whole game, deal and all, once it's over
toast-log-posted = The moves are in the chat already, just below 👇
toast-no-page = There's no such page
toast-no-log = There's no record of this game
command-group-log = the whole game, move by move
