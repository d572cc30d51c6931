### What a chat and a person decide: language, clock, nights, zone, the digest, pictures.

settings-chat = ⚙️ <b>Chat settings</b> · for admins and the table's host
settings-own = ⚙️ <b>Your settings</b>
settings-done = ⚙️ { $settings }
settings-clock = How much time per move? For new tables.
settings-quiet-chat = When is it quiet here? With 8 hours or more per move, nobody gets called then and no time runs out.
settings-quiet-own = When should I let you sleep?
settings-zone-chat = What time is it where you are?
settings-zone-own = What time is it where you are?
settings-city = Which city? Reply to this message: London, Samara or UTC+5.
city-hint = London

setting-language = Language: { $value }
setting-clock = Clock: { $value }
setting-quiet = Quiet: { $value }
setting-zone = Zone: { $value }
setting-digest = Digest: { $value }
setting-pictures = Pictures: { $value }
language-value = English
value-on = yes
value-off = no
quiet-never = never
quiet-never-listed = Never
quiet-chat = as in chat
quiet-as-chat = As in the chat
quiet-from-to = quiet from { $start } to { $end }

changed-language = { $name }: we now speak English
changed-clock = { $name }: the clock is now { $value }
changed-quiet = { $name }: quiet hours are now { $value }
changed-zone = { $name }: we now live by { $value } time
changed-pictures = { $name }: pictures — { $value }

button-settings = ⚙️ Settings
button-other-city = Another city
button-done = Done
button-to-games = ‹ To my games
button-clock-here = It's { $time } here, right?

toast-settings-only = That's for admins and the table's host
toast-no-city = I don't know that city. Name a big one nearby, or an offset: /settings UTC+5

command-group-settings = clock, quiet hours, zone, language
command-private-settings = zone, quiet hours, digest
