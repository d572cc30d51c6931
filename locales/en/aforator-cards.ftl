### Aforator's deck in words: the rules, the kinds with what they do, the cards with their aphorisms.

aforator-rules =
    🎭 <b>Aforator</b> · 2–6 players, 73 cards, 3 in hand. Outwit the deck.

    <b>Your turn</b>, one of three: a card to the Kon, the common pile; a card to your Table (three at most, for good); or an “as a move” ability there (a new card's at once). Then draw up to three.
    <b>A round.</b> All move once; each card makes us add up the whole Kon anew, with signs. Whoever took the sum farthest from zero, up or down, takes the trick and opens the next. Tie: the earlier. Dead zero at the end: all goes under the deck.
    <b>Abilities.</b> On the Kon a card changes the sum, on your Table the rules. Each kind cancels three others: land right after one and its ability is gone (✖), its number stays.
    <b>The end.</b> A round ends, and the deck is empty or hasn't shrunk for seven rounds. Count as agreed: all cards (won, Table, hand); points in cards won, signs ignored; or tricks, then points.
    <b>Silence.</b> Your card closest to zero goes to the Kon.

## Kinds, in the order of the circle

aforator-kind-coffee = Coffee
aforator-kind-coffee-kon = counts double if first on the Kon
aforator-kind-coffee-table = as a move: draw 2 cards, then put 2 under the deck
aforator-kind-coffee-why = The first cup cures Monday, clears the sofa and needs no wise words.

aforator-kind-aforator = Aforator
aforator-kind-aforator-kon = the sum before it doubles
aforator-kind-aforator-table = once a game, as a move: a random card that a rival has won is yours
aforator-kind-aforator-why = A good word outlives a carrot, a joke outwits boredom, and whoever laughs isn't ash yet.

aforator-kind-carrot = Carrot
aforator-kind-carrot-kon = counts double if the card before it has the same sign
aforator-kind-carrot-table = you draw up to four cards, not three
aforator-kind-carrot-why = An advance turns Monday into Friday, sweetens criticism and sends the whip on leave.

aforator-kind-monday = Monday
aforator-kind-monday-kon = the sum becomes its number
aforator-kind-monday-table = when you open a Kon, your card counts at the end
aforator-kind-monday-why = Everything's on fire, so who's bored? Friday's praise is forgotten, thrills come on Tuesdays.

aforator-kind-boredom = Boredom
aforator-kind-boredom-kon = all cards of its sign after it count as 0
aforator-kind-boredom-table = your Kon cards' abilities can't be cancelled
aforator-kind-boredom-why = Critics yawn, people get so bored they start working, and no coffee survives a meeting.

aforator-kind-critic = Criticism
aforator-kind-critic-kon = after it the sum is 4 closer to zero
aforator-kind-critic-table = once a game, as a move: swap your card for a rival's on the Kon
aforator-kind-critic-why = It adds a “but” to praise and a redraft to the deadline, and asks jokes to explain themselves.

aforator-kind-praise = Praise
aforator-kind-praise-kon = counts 2 farther from zero
aforator-kind-praise-table = each trick with a sum above zero brings the deck's top card, too
aforator-kind-praise-why = Praise the start and you'll get the end. It raises the lazy and costs less than carrots.

aforator-kind-delay = Procrastination
aforator-kind-delay-kon = counts at the end, after the last card
aforator-kind-delay-table = your cards from −3 to 3 count at the end
aforator-kind-delay-why = Dates can move, there's always another Monday, and what was never lit can't burn out.

aforator-kind-deadline = Deadline
aforator-kind-deadline-kon = all cards after it count as 0
aforator-kind-deadline-table = a rival's card right after yours counts 2 closer to zero
aforator-kind-deadline-why = Due tomorrow: sloth is on its feet, the whip is idle, boredom has to book a slot.

aforator-kind-sloth = Sloth
aforator-kind-sloth-kon = the next card counts as 0
aforator-kind-sloth-table = once a game, on your turn: let all others go first
aforator-kind-sloth-why = Burn out, take risks, take offence? All that means getting up.

aforator-kind-burnout = Burnout
aforator-kind-burnout-kon = the sum after it is halved, no fractions
aforator-kind-burnout-table = if the deck takes the Kon, you win its last card
aforator-kind-burnout-why = The whip no longer stings, coffee no longer wakes, praise no longer warms.

aforator-kind-whip = Whip
aforator-kind-whip-kon = the card before it changes sign
aforator-kind-whip-table = as a move: the deck's top card goes on the Kon as yours
aforator-kind-whip-why = Under a whip nobody gambles, jokes or puts things off: they're already running.

aforator-kind-thrill = Thrill
aforator-kind-thrill-kon = the sum after it changes sign
aforator-kind-thrill-table = your cards on the Kon count 1 farther from zero
aforator-kind-thrill-why = Stronger than coffee, not in it for the carrot, never looks at the clock.

## Coffee: 6 4 3 2 1 1

aforator-card-coffee1-name = Titan's Breakfast
aforator-card-coffee1-says = By the second cup the mountains were asking where we wanted them.
aforator-card-coffee2-name = Taking the Stairs
aforator-card-coffee2-says = Two espressos later the lift asked us to slow down.
aforator-card-coffee3-name = Arithmetic
aforator-card-coffee3-says = One cup: awake. Two cups: a plan. Three: a manifesto.
aforator-card-coffee4-name = Alignment
aforator-card-coffee4-says = One cup, and both eyes agree on a direction.
aforator-card-coffee5-name = Kitchen Law
aforator-card-coffee5-says = The last inch in the pot belongs to whoever isn't looking.
aforator-card-coffee6-name = To Go
aforator-card-coffee6-says = ‘Large or small?’ ‘Is there a bucket?’

## Aforator: 0

aforator-card-aforator-name = Aforator
aforator-card-aforator-says = A wise thought called, found nobody in, left an aphorism.

## Carrot: 6 4 3 2 1 −2

aforator-card-carrot1-name = Payroll Miracle
aforator-card-carrot1-says = The bonus came first. Nobody minded the speech.
aforator-card-carrot2-name = On Schedule
aforator-card-carrot2-says = They promised the moon. The first quarter is here.
aforator-card-carrot3-name = Distance
aforator-card-carrot3-says = ‘Where to?’ ‘After the carrot.’ ‘And where's it going?’
aforator-card-carrot4-name = Higher Cause
aforator-card-carrot4-says = We work for the cause, as long as the cause comes with jam.
aforator-card-carrot5-name = Pending
aforator-card-carrot5-says = Your reward is stuck in traffic with everyone else's.
aforator-card-carrot6-name = Award of the Year
aforator-card-carrot6-says = Your gift card is valid on the thirtieth of February.

## Monday: −6 −5 −4 −3 −2 3

aforator-card-monday1-name = Case Closed
aforator-card-monday1-says = The inquiry found no evidence of a weekend.
aforator-card-monday2-name = New Life
aforator-card-monday2-says = My new life starts on Monday. It called in sick.
aforator-card-monday3-name = Time Check
aforator-card-monday3-says = ‘What time is it?’ ‘Monday.’
aforator-card-monday4-name = Morning Post
aforator-card-monday4-says = ‘Good morning all!’ Seen by 14. Believed by none.
aforator-card-monday5-name = Roll Call
aforator-card-monday5-says = Roll call: body present, mind on Friday, soul on annual leave.
aforator-card-monday6-name = Plan of Attack
aforator-card-monday6-says = There is one Monday and plenty of us. Surround it.

## Boredom: −5 −4 −3 −2 −1 2

aforator-card-boredom1-name = Staff Losses
aforator-card-boredom1-says = The meeting was extended. The fly has resigned.
aforator-card-boredom2-name = Presentation
aforator-card-boredom2-says = Slide 48 of 48. End of part one.
aforator-card-boredom3-name = Waiting Room
aforator-card-boredom3-says = I've read the leaflet. I've read the chair.
aforator-card-boredom4-name = Ceiling Expert
aforator-card-boredom4-says = My favourite ceiling crack is the third from the left.
aforator-card-boredom5-name = News in Brief
aforator-card-boredom5-says = The news this hour: an hour has passed.
aforator-card-boredom6-name = Origins
aforator-card-boredom6-says = An hour offline: one band, two engagements, a novel in progress.

## Criticism: −5 −4 −3 −1 0 2

aforator-card-critic1-name = Top Marks
aforator-card-critic1-says = This is the best you've ever done. Pity.
aforator-card-critic2-name = A Fine Ear
aforator-card-critic2-says = Good. Though silence was also an option.
aforator-card-critic3-name = A Small Point
aforator-card-critic3-says = Just one mistake: it starts at the title.
aforator-card-critic4-name = Dictionary Entry
aforator-card-critic4-says = ‘Interesting’ (adj.): see ‘No’.
aforator-card-critic5-name = Customer Review
aforator-card-critic5-says = Three stars. Nice box, haven't opened it.
aforator-card-critic6-name = Second Opinion
aforator-card-critic6-says = The jury says no, but its foot says encore.

## Praise: 6 4 3 2 0 −1

aforator-card-praise1-name = Hold Still
aforator-card-praise1-says = Hold that pose. The city is choosing a square for it.
aforator-card-praise2-name = Rare Event
aforator-card-praise2-says = They said ‘well done’ and stopped. Where's the ‘but’?
aforator-card-praise3-name = Self-Service
aforator-card-praise3-says = I gave myself a gold star. The ceremony was moving.
aforator-card-praise4-name = Press Office
aforator-card-praise4-says = Mum has already told everyone.
aforator-card-praise5-name = Manners
aforator-card-praise5-says = ‘So, how was my essay?’ ‘Lovely font.’
aforator-card-praise6-name = Valued Colleague
aforator-card-praise6-says = You're so irreplaceable that we've cancelled your holiday.

## Procrastination: −5 −4 −3 −2 1 4

aforator-card-delay1-name = Fair Copy
aforator-card-delay1-says = 1. Write a list. 2. Recover from the list. 3. The rest.
aforator-card-delay2-name = Tidy Desk
aforator-card-delay2-says = Urgent is under Important, and Important is under the cat.
aforator-card-delay3-name = Warming Up
aforator-card-delay3-says = Just five minutes more, said the third hour.
aforator-card-delay4-name = To Be Continued
aforator-card-delay4-says = Dear future me: you always liked surprises.
aforator-card-delay5-name = Panic by Appointment
aforator-card-delay5-says = Panic was put off till later, but later was fully booked.
aforator-card-delay6-name = Grand Strategist
aforator-card-delay6-says = While we dithered, the task was cancelled. A clean win.

## Deadline: 4 3 2 1 −1 −2

aforator-card-deadline1-name = A Minute to Spare
aforator-card-deadline1-says = We sent it at 23:59 and had a whole minute left for our hobbies.
aforator-card-deadline2-name = Night Light
aforator-card-deadline2-says = Everything's on fire. At least we can see the keyboard.
aforator-card-deadline3-name = Escort
aforator-card-deadline3-says = Inspiration turned up at 3 a.m., escorted by the deadline.
aforator-card-deadline4-name = Time Zones
aforator-card-deadline4-says = Somewhere on Earth it's still yesterday: can we submit there?
aforator-card-deadline5-name = Nobody Home
aforator-card-deadline5-says = Note on the door: ‘Dear deadline, we're out. Try yesterday.’
aforator-card-deadline6-name = No Subject
aforator-card-deadline6-says = Message: ‘Well?’ Attached: one long look.

## Sloth: −5 −4 −3 −2 1 3

aforator-card-sloth1-name = A Master's Nod
aforator-card-sloth1-says = Even the cat asked if I was all right.
aforator-card-sloth2-name = Tonight on TV
aforator-card-sloth2-says = The remote is on the floor. We watch fishing now.
aforator-card-sloth3-name = An Awkward Moment
aforator-card-sloth3-says = The alarm rang once, looked at me and apologised.
aforator-card-sloth4-name = Manuscript
aforator-card-sloth4-says = Someone wrote ‘wipe me’ in the dust. In my handwriting.
aforator-card-sloth5-name = Momentum
aforator-card-sloth5-says = Quitting takes effort. We'll finish instead.
aforator-card-sloth6-name = Strategic Reserve
aforator-card-sloth6-says = Ten years of saved energy: where's this mountain you wanted moved?

## Burnout: −6 −5 −3 −2 0 3

aforator-card-burnout1-name = Notification
aforator-card-burnout1-says = Out of office. Out of ideas. Out of biscuits.
aforator-card-burnout2-name = Fire Inspection
aforator-card-burnout2-says = The smoke alarm has stopped asking.
aforator-card-burnout3-name = Welcome Back
aforator-card-burnout3-says = The tiredness came back from holiday with a tan.
aforator-card-burnout4-name = Voicemail
aforator-card-burnout4-says = You've reached Enthusiasm: please leave a message after the sigh.
aforator-card-burnout5-name = Filing
aforator-card-burnout5-says = ‘All is lost!’ ‘Fine. Under which letter?’
aforator-card-burnout6-name = Field Kitchen
aforator-card-burnout6-says = We've burnt down to embers: who's bringing potatoes?

## Whip: 6 5 3 1 0 −2

aforator-card-whip1-name = Master Class
aforator-card-whip1-says = One eyebrow went up, and the report wrote itself.
aforator-card-whip2-name = Reveille
aforator-card-whip2-says = At the command ‘Rise!’, even the dough obeyed.
aforator-card-whip3-name = Faith
aforator-card-whip3-says = The coach believes in us. Very loudly.
aforator-card-whip4-name = Crossword
aforator-card-whip4-says = Six letters, gets anyone out of a chair: OR ELSE.
aforator-card-whip5-name = Waiting Outside
aforator-card-whip5-says = Sign on the boss's door: ‘Don't knock, we can hear your heart.’
aforator-card-whip6-name = Photo Finish
aforator-card-whip6-says = We came first; now we only have to find out where.

## Thrill: 6 5 4 1 −3 −5

aforator-card-thrill1-name = Fair Trade
aforator-card-thrill1-says = One chance in a million? I'll take the one. Keep the rest.
aforator-card-thrill2-name = Clarification
aforator-card-thrill2-says = ‘That's impossible.’ ‘By what time?’
aforator-card-thrill3-name = High Stakes
aforator-card-thrill3-says = All in. Except the bus fare.
aforator-card-thrill4-name = Coin Toss
aforator-card-thrill4-says = Best of three. Of five. Of seven. Of course.
aforator-card-thrill5-name = Sure Thing
aforator-card-thrill5-says = I have a system. The system has my car.
aforator-card-thrill6-name = Ahead of Schedule
aforator-card-thrill6-says = We went for broke. Got there early.
