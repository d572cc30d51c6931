## Rivals: computer players, each with a character

rival = 🤖 { $name }
rival-level-easy = easy
rival-level-sensible = sensible
rival-level-strong = strong
rival-introduced = { $name } ({ $level }): { $about }

button-rivals = 🤖 Add a rival
button-rival-easy = Easy
button-rival-sensible = Sensible
button-rival-strong = Strong
button-rival-away = ✖ { $name }
button-sit-rival = 🪑 Take the seat: { $name }
button-give = 🤖 Seat a robot: { $name }

rivals-ask = 🤖 <b>{ $game }</b>: whom shall we call?
rivals-full = 🤖 <b>{ $game }</b>: no seats left. When a person comes, a robot gets up.
rivals-means-easy = <b>Easy</b>: misses half of it, and never sulks
rivals-means-sensible = <b>Sensible</b>: plays like a friend who knows the game
rivals-means-strong = <b>Strong</b>: tries it all out while you blink

event-says = { $name }: “{ $said }”
event-rival = { $name } sits down and plays on

rival-kesha = Polly
rival-kesha-about = repeats clever words and marvels at them
rival-kesha-says-1 = Who’s a clever bird?
rival-kesha-says-2 = Whose turn? Whose turn?
rival-kesha-says-3 = Do we play for crackers?
rival-ficus = Ficus
rival-ficus-about = stands in the corner and sees it all
rival-ficus-says-1 = No hurry. I live in a pot.
rival-ficus-says-2 = Water me later, it’s my move.
rival-ficus-says-3 = I grow on mistakes. Yours count too.
rival-bublik = Bagel
rival-bublik-about = finds the hole in everything, plans included
rival-bublik-says-1 = What goes around comes around.
rival-bublik-says-2 = I think better with poppy seeds.
rival-bublik-says-3 = A fine plan, a bit empty in the middle.
rival-markiza = Duchess
rival-markiza-about = a cat: pushes what she dislikes off the table
rival-markiza-says-1 = That was my seat. And so was that.
rival-markiza-says-2 = I don’t think. I have it done.
rival-markiza-says-3 = Go on, go on. I’ll nap.
rival-samovar = Kettle
rival-samovar-about = slow to boil, hard to stop
rival-samovar-says-1 = Tea, anyone? We’ll be here a while.
rival-samovar-says-2 = I steam, therefore I am.
rival-samovar-says-3 = Half an hour more, and I’m hot.
rival-shurup = Widget
rival-shurup-about = sees everything through, clockwise
rival-shurup-says-1 = I’ve counted it. Twice.
rival-shurup-says-2 = There’s always a part left over.
rival-shurup-says-3 = Let’s tighten this up.
rival-tyapa = Skip
rival-tyapa-about = in a hurry, shoes on the wrong feet
rival-tyapa-says-1 = Oh, is it me already?
rival-tyapa-says-2 = May I go twice?
rival-tyapa-says-3 = Done! Next, next!
rival-sova = Owl
rival-sova-about = wise, and asleep at night like anybody
rival-sova-says-1 = Hoo.
rival-sova-says-2 = Sleep on it. I do.
rival-sova-says-3 = I see right through the table. Kidding, just the top.

## Practice

practice = practice
practice-which = 🎯 What shall we practise? You and a robot, nobody to wait for.
practice-ask = 🎯 { $sign } <b>{ $game }</b>: how many rivals, and how good?
practice-begun = 🎯 { $sign } <b>{ $game }</b>: the table is below 👇
button-practice = 🎯 Practise
button-practice-rivals = { $n } 🤖
button-practice-end = ✖ Finish
toast-practice-full = { $n ->
        [one] { $n } practice table is open already: finish it first
       *[other] { $n } practice tables are open already: finish one first
    }
toast-private-only = Practice lives in our private chat

lesson-offer = 🎓 { $sign } <b>{ $game }</b>: first time? Three minutes, right in the game.
lesson-step = 🎓 <b>{ $n } of { $of }</b> · { $step }
lesson-else = 🔮 It would go like this: { $told }
button-lesson = 🎓 The lesson first
button-lesson-begin = 🎓 Show me
button-lesson-skip = I know it, play ›
toast-lesson-waits = One moment: let's see what the rival answers

## Hints

hint = 💡 <b>{ $move }</b>: { $why } · chances { $share } %
button-hint = 💡
toast-hint-people = Hints are for tables where all rivals are robots
toast-hint-wait = There'll be a hint when it's your turn
toast-hint-none = Nothing clever comes to mind, try once more
