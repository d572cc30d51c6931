### The first practice of Aforator, step by step (games/aforator/lesson.toml).

aforator-lesson-add = The Kon, our common pile, is at 6, and your ⏰ Deadline makes it 10: whoever takes the sum farthest from zero wins it all.
aforator-lesson-add-else = Not enough: to beat 6 you must go farther from zero, and only the 4 of your Deadline gets you there.
aforator-lesson-minus = The Kon is yours, and you open the next: play 📅 Monday −6, for below zero is just as good, as long as it's far.
aforator-lesson-minus-else = A shy start: −6 is farther from zero than anything else you hold, and the sign bothers nobody.
aforator-lesson-table = 👏 Praise 0 is nothing on the Kon, but on your Table it brings an extra card with every trick above zero: put it there.
aforator-lesson-table-else = That can wait: leave this Kon to your rival, it's a single card, and furnish your Table.
aforator-lesson-zero = Their 👏 Praise counts 5, and you can't beat that, but your 🛋 Sloth −5 makes exactly zero: then the deck takes it all.
aforator-lesson-zero-else = That hands your rival the trick: if you can't have it, nobody should, so make it zero.
aforator-lesson-first = Every card has an ability: ☕ Coffee counts double if it's first on the Kon, so your 6 becomes 12.
aforator-lesson-first-else = Coffee is best while it's hot: first on the Kon it's 12, later it's just 6.
aforator-lesson-aside = Your trick was above zero, so 👏 Praise brought a card; now add 🕳 Burnout: should the deck take a Kon, you keep its last card.
aforator-lesson-aside-else = Fair enough, but your Table has room for three cards, and they work to the very end: furnish it.
aforator-lesson-undo = 🥱 Boredom −5 turns every minus after it into nothing, but a ⏰ Deadline right behind it cancels that: −5 and −2 make −7.
aforator-lesson-undo-else = That won't shake off Boredom, and your rival gets the Kon: of your cards only Deadline can cancel it.
aforator-lesson-done = There, the deck has met its match. Play on: when it runs out, we'll count who has more cards.
