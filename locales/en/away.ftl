### Time off, and the morning digest.

away-here = 🌴 Time off in all games ({ $games }): your clocks stand still, the tables will wait.
away-since = 🌴 Off { $until }: in all games ({ $games }) your clocks stand still.
button-away-today = Today
button-away-three = 3 days
button-away-week = A week
button-away-back = I'm here
toast-away = 🌴 Have a rest { $until }
toast-away-cut = 🌴 Have a rest { $until }: 14 days in 90 is the most
toast-away-spent = The 14 days off in these 90 are taken already
toast-away-over = Move made, your time off is over
toast-back = Welcome back! The clocks run
toast-away-what = For how long? /away 3d, up to two weeks
command-group-away = time off: clocks stand still
command-private-away = time off: clocks stand still

digest = ☀️ { $list }

## What people write after /away

away-says-day = d day days
away-says-week = w week weeks
away-says-today = today
away-says-back = back here off
