### What each option of a lobby asks, and what each answer means for the play.

options-asks = ⚙️ <b>{ $question }</b>
options-means = <b>{ $value }</b>: { $means }
options-lasts = { $means } · { $lasts }

## Every table

asks-clock = How long for each move?
means-clock-none = nobody rushes you, and nobody moves for you if you go quiet
means-clock-live = everyone's on their phone; go quiet, and I move for you
means-clock-ten = an evening at one table, with tea breaks at most
means-clock-hour = fits around your day, as long as you don't vanish
means-clock-eight-hours = a move or two a day; time never runs out in quiet hours
means-clock-day = look in once a day; time never runs out in quiet hours
means-clock-three-days = survives a weekend away, but takes longer

asks-answer = How long to wait when I ask everybody?
means-answer-short = twice as brisk, and easier to sleep through
means-answer-usual = the usual for this clock
means-answer-long = twice as long; even busy people make it

asks-chatter = May the robots chat?
means-chatter-true = a word now and then, once in ten moves at most
means-chatter-false = they move in silence

## UpTurn

upturn-asks-starts = Who goes first?
upturn-means-starts-chance = I draw lots, fair and square
upturn-means-starts-host = whoever brought you all together
upturn-means-starts-highest = whoever holds the highest number; I won't say which
upturn-asks-calls = Who says “Last one!”?
upturn-means-calls-clock = with clocks up to an hour you do; with slower ones I call for everybody
upturn-means-calls-bot = I call for everybody; no forgetting, no catching
upturn-means-calls-self = everyone for themselves; forget, get caught, take three tiles
upturn-asks-gifts = Do ✋ and 👯 bring gifts?
upturn-means-gifts-true = as printed; fun, but you may end up with more tiles than before
upturn-means-gifts-false = nobody hands you more tiles, so the end is nearer
upturn-asks-goes_on = When is it over?
upturn-means-goes_on-false = as soon as somebody is out of tiles; the shorter way
upturn-means-goes_on-true = the rest play on for their places; the longer way

## Aforator

aforator-asks-scoring = What counts at the end?
aforator-means-scoring-simple = the most cards, counting those won, on the Table and in hand. The simplest way
aforator-means-scoring-sum = the most points in cards won, where a minus counts as a plus. Table and hand don't count
aforator-means-scoring-pro = the most tricks; in a tie, points in cards won
aforator-asks-starts = Who goes first?
aforator-means-starts-highest = whoever holds the card with the biggest number; I won't say which
aforator-means-starts-chance = I draw lots, fair and square
aforator-means-starts-host = whoever brought you all together
aforator-means-starts-named = { $name } opens, because the host says so

## Raiders

raiders-asks-goal = How many bucks to win?
raiders-means-goal-fit = 36 for two, 30 for three, 24 for more
raiders-means-goal-36 = the more of you, the longer
raiders-means-goal-short = 30 for three, 24 for four, 18 for five, 12 for six
raiders-means-goal-24 = a shorter game for two or three
raiders-asks-pairs = With four: solo or in pairs?
raiders-means-pairs-false = four gangs, one winner
raiders-means-pairs-true = you and whoever sits opposite; your bucks add up, and you win together
raiders-asks-one_set = With five or six: how many sets?
raiders-means-one_set-false = as the box says; enough cards and property for everyone
raiders-means-one_set-true = half the property, so every piece is fought over
raiders-asks-disputes = Is cheating allowed?
raiders-means-disputes-fair = a card against the rules won't go down
raiders-means-disputes-roll-back = break the rules if you dare; if you're caught, it's all undone and the card goes back to your hand
raiders-means-disputes-burn = break the rules if you dare; if you're caught, the card burns for nothing
