### Private chats, help, commands.

greeting = Hi! I'm Kon. With me friends play in their own chat: one move now, the next tomorrow.
button-add-to-group = Add to a group ↗
button-rules = Rules
button-my-games = My games

link-full = That table is full. Your tables: /games
link-begun = They're already playing there. Your tables: /games
link-foreign = That's not your table: take a seat in its chat. Your tables: /games
link-over = That table is no more. Your tables: /games

games-waiting =
    { $n ->
        [one] <b>A table waits for you</b>
       *[other] <b>Tables that wait for you: { $n }</b>
    }
games-quiet = All moves made. Life may go on.
games-none = No table yet. Call me into a group and say /new there.
games-line = { $n }. { $sign } { $title }: your move { $until }
games-line-answer = { $n }. { $sign } { $title }: your answer { $until }
games-others = <i>Waiting for others:</i> { $tables }

language = Which language shall we speak?

help-group = /new new table · /table table down here · /hand hand to private · /rules rules · /log the whole game · /nudge call · /settings settings · /stop stop. The rest is buttons.
help-private = /games who waits for me · /away time off · /settings zone, quiet hours, digest · /rules rules · /lang language. Hands come by themselves.

rules-which = Which rules?
button-all-games = ‹ All games
button-to-rules = ‹ To the rules

command-group-new = new table
command-group-join = take a seat
command-group-leave = leave the table
command-group-table = the table down here
command-group-hand = my hand to private
command-group-rules = rules
command-group-stop = stop the game
command-group-lang = language of the chat
command-group-help = what I can do
command-private-games = who waits for me
command-private-rules = rules
command-private-lang = language
command-private-help = what I can do
