### The first practice of Raiders, step by step (games/raiders/lesson.toml).

raiders-lesson-take = Nobody owns the Restaurant, it takes a might of 6, and you have just the fighter: send in the Ninja!
raiders-lesson-take-else = Have mercy: anyone below 6 dies on the doorstep, and you get one try a turn, so it's a job for the Ninja.
raiders-lesson-end = Done, and the Ninja stays to guard your 5 bucks; that was your one try, so end your turn.
raiders-lesson-end-else = The Stash is fine, but no rush: let's first see what your rival is up to.
raiders-lesson-trip = The Corporal goes for your Ninja, 7 against 6: Trip it for −3, as a trump hits any suit, or give your own fighter Backup.
raiders-lesson-trip-else = There goes your Restaurant: 7 beats 6, and might is right.
raiders-lesson-raid = Held! The second Restaurant is still nobody's: take it with the Porcupine, who has 6, and the pair brings not 10 but 11.
raiders-lesson-raid-else = Too weak: it takes 6 again, and only the Porcupine has that.
raiders-lesson-excuse = There's the answer, a Trip of the same suit: the Porcupine drops from 6 to 3, but your Excuse cancels a rival's trick.
raiders-lesson-excuse-else = Not enough: the Porcupine is down to 3 and needs 6, so nothing but the Excuse will do.
raiders-lesson-pass = A card was played, so everyone is asked again, you too; but the Porcupine is back at 6, nothing to add: pass.
raiders-lesson-pass-else = Overkill: the capture succeeds as it is, and the card will come in handy.
raiders-lesson-rest = Two Restaurants, 11 bucks, and your try is spent: end your turn, and you'll begin the next by drawing up to 6 cards.
raiders-lesson-rest-else = The Stash can wait: cards will come anyway, as soon as it's your turn again.
raiders-lesson-storm = The Biker, might 6, holds the third Restaurant, but what's theirs can be yours: the Chicken has 7, and it lifts you to 18.
raiders-lesson-storm-else = No good: only the Chicken can beat the Biker's 6, and the Oil Depot takes all of 8.
raiders-lesson-done = Three Restaurants, 18 bucks, only 6 more to win. Now on your own: grab what you can, and mind your guards!
