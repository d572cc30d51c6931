### What a chat and a person decide: language, clock, nights, zone, the digest.

settings-chat = ⚙️ <b>Settings of this chat</b> · for its admins and a table's host
settings-own = ⚙️ <b>Your settings</b>
settings-done = ⚙️ { $settings }
settings-clock = How much time for a move? For new tables.
settings-quiet-chat = When is it quiet here? At night clocks stand still and nobody is called.
settings-quiet-own = When shall I let you sleep?
settings-zone-chat = What time is it with you?
settings-zone-own = What time is it with you?
settings-city = Which city? Reply to this message: London, Samara or UTC+5.
city-hint = London

setting-language = Language: { $value }
setting-clock = Clock: { $value }
setting-quiet = Quiet: { $value }
setting-zone = Zone: { $value }
setting-digest = Digest: { $value }
language-value = English
value-on = yes
value-off = no
quiet-never = no
quiet-never-listed = Never
quiet-chat = as the chat
quiet-as-chat = As the chat
quiet-from-to = quiet from { $start } to { $end }

changed-language = { $name }: we speak English
changed-clock = { $name }: the clock is now { $value }
changed-quiet = { $name }: quiet hours are now { $value }
changed-zone = { $name }: the time is now that of { $value }

button-settings = ⚙️ Settings
button-other-city = Another city
button-done = Done
button-to-games = ‹ To my games
button-clock-here = It's { $time } here, right?

toast-settings-only = Admins and a table's host decide that
toast-no-city = I don't know that city. Name a big one nearby, or an offset: /settings UTC+5

command-group-settings = clock, quiet hours, zone, language
command-private-settings = zone, quiet hours, digest
