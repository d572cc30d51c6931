"""What people do, and how they are answered.

`router` and `callbacks` are the ways in. Behind them stand the handlers, none of which knows another: each has its
`commands` or `verbs`, and `bot.wiring` makes all of them, once. Below them stands what several of them do: `people`,
`tables`, `replying`, `quiet_hours`, `lobby_menu`; below that `context`, and `permissions`.
"""
