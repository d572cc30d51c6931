### Private chats, help, commands.

greeting = Hi! I'm Kon. Friends play games with me in their own chat: a move now, the next one tomorrow.
button-add-to-group = Add to a group ↗
button-rules = Rules
button-my-games = My games

link-full = That table is full. Your tables: /games
link-begun = They've already started there. Your tables: /games
link-foreign = You're not at that table: you can join it in its chat. Your tables: /games
link-over = That table is gone. Your tables: /games

games-waiting =
    { $n ->
        [one] <b>A table is waiting for you</b>
       *[other] <b>Tables waiting for you: { $n }</b>
    }
games-quiet = Every move is made. Go and enjoy life.
games-none = No tables yet. Add me to a group and send /new there.
games-line = { $n }. { $sign } { $title }: your move { $until }
games-line-answer = { $n }. { $sign } { $title }: your answer { $until }
games-others = <i>Waiting for others:</i> { $tables }

language = Which language shall we speak?

help-group = /new open a table · /table bring the table down here · /hand my tiles or cards in private · /rules rules · /log the whole game so far · /nudge call whoever is on turn · /settings settings · /stop stop the game. The rest is buttons.
help-private = /games who's waiting for me, and 🎯 practice · /away time off · /settings time zone, quiet hours, digest · /rules rules · /lang language. Your tiles and cards come by themselves.

rules-which = Which rules?
button-all-games = ‹ All games
button-to-rules = ‹ To the rules

command-group-new = open a table
command-group-join = take a seat
command-group-leave = leave the table
command-group-table = bring the table down here
command-group-hand = my tiles or cards, in private
command-group-rules = rules
command-group-stop = stop the game
command-group-lang = this chat's language
command-group-help = what I can do
command-private-games = who's waiting for me
command-private-rules = rules
command-private-lang = language
command-private-help = what I can do
