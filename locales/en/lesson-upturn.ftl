### The first practice of UpTurn, step by step (games/upturn/lesson.toml): what to see and to try, and why not otherwise.

upturn-lesson-first = There's a 57 on the table: play 36, it's lower, so down we go – the first number picks the road.
upturn-lesson-first-else = You could, but what a waste: go down by 36, and 13, 10 and 9 can all follow.
upturn-lesson-near = Now it takes less than 26: play 13, the nearest, and 10 and 9 can wait for their moment.
upturn-lesson-near-else = No rush: 13 is the nearest, and whatever you leap over stays stuck in your hand.
upturn-lesson-arrow = Your rival dived to 4, and you've nothing below it, but you hold an arrow ⬆️: play it, and from 4 we go up.
upturn-lesson-arrow-else = The bag can wait: an arrow always fits, and now is the time to turn around.
upturn-lesson-draw = It takes more than 89, and you only get up to 86: it happens, draw a tile from the bag.
upturn-lesson-draw-else = Nothing fits, so in goes your hand: you might get lucky.
upturn-lesson-drawn = Lucky you, it's 96, above 89: play it at once; had it not fitted, you'd pass.
upturn-lesson-drawn-else = You pass when nothing fits, and this 96 is begging to be played.
upturn-lesson-twin = Your rival turned us downward, so here's your 👯 66: a twin takes all you hold from 96 to it, so play 86 and 66 at once.
upturn-lesson-twin-else = One by one takes longer: the twin sheds two at once, and brings gifts, too.
upturn-lesson-gift = Two tiles went at once, so that's two gifts: hand your rival the first, straight from the bag.
upturn-lesson-gift-else = Don't be stingy: it's free, and an extra tile is the last thing your rival needs.
upturn-lesson-again = And the second, with love: you hold two tiles, and your rival will have five.
upturn-lesson-again-else = Here it pays to be generous: an empty hand wins, so do fill theirs.
upturn-lesson-last = It takes less than 53, and you hold 10 and 9: play 10, and “Last one!” is said for you.
upturn-lesson-last-else = 10 first: 9 will still fit after it, but 10 won't fit after 9.
upturn-lesson-done = That's all there is to it, and you've one tile left, 9: only a number can go out. Now it's for real: finish it!
