### Time off, and the morning digest.

away-here = 🌴 Time off in all games ({ $games }): your clocks stop, and the tables wait.
away-since = 🌴 You're off { $until }: in all games ({ $games }) your clocks have stopped.
button-away-today = Today
button-away-three = 3 days
button-away-week = A week
button-away-back = I'm here
toast-away = 🌴 Enjoy your time off { $until }
toast-away-cut = 🌴 Enjoy your time off { $until }: 14 days in 90 is the limit
toast-away-spent = You've used up your 14 days off in these 90
toast-away-over = Move made, your time off is over
toast-back = Welcome back! Your clocks are running
toast-away-what = For how long? /away 3d, up to two weeks
command-group-away = time off: your clocks stop
command-private-away = time off: your clocks stop

digest = ☀️ { $list }

## What people write after /away

away-says-day = d day days
away-says-week = w week weeks
away-says-today = today
away-says-back = back here off
