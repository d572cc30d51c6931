### What people are taught at the table: each game in a minute, its signs, and the first steps under a hand.

minute-title = The rules in a minute
button-minute = ❓ Rules in a minute
button-all-rules = All the rules
button-signs = ❓ Symbols
steps-title = <b>First steps</b>
sign-means = { $signs } – { $means }
signs-turn = whose turn it is
signs-late = time is running out
signs-undo = take a move back while you can
signs-stand-in = the bot sits in
signs-away = away, their clock has stopped
signs-unfit = <i>A button that begins with a dot can't be played now. Tap it to hear why.</i>

lost = I'm no good at small talk, but I keep a fine table. What shall I open?
toast-minute-start = Press Start in my private chat, and I'll tell you there
toast-minute-sent = I'm telling you in private

## UpTurn

upturn-minute =
    Get rid of all your tiles first, and you win.
    Going up, play a number above the last one; going down, below it; the first number sets the direction, and then the arrows do.
    Nothing fits, or you'd rather not? Draw a tile, then play one that fits or pass.
    An arrow leads up or down from the same number and decides who's next; 🚫 makes people sit out, and ✋ and 👯 give others tiles from the bag, if you play with gifts.
    Down to one tile, say “Last one!” (on slow clocks I say it for you), and only a number can finish the game.
upturn-sign-ways = up, down
upturn-sign-both = you choose which
upturn-sign-skip = so many miss a turn
upturn-sign-joker = arrow plus a tile
upturn-sign-hand = gives a tile away
upturn-sign-twin = twin and numbers up to it
upturn-sign-gift = who gives to whom
upturn-sign-said = “Last one!”
upturn-sign-unsaid = one left, unsaid
upturn-sign-catch = catch them
upturn-sign-drawn = fresh from the bag
upturn-step-lay = Tap a tile that fits: the ones with a dot don't
upturn-step-draw = Nothing fits? “Draw a tile”, then play one that fits or pass
upturn-step-undo = If your finger slips, don't worry: you have 10 seconds for “↩️ Take back”

## Aforator

aforator-minute =
    When the deck runs out, the most cards, points or tricks win: the host decides which.
    On your turn, a card goes to the Kon, the common pile, or to your own Table; everybody moves once, and the Kon's numbers add up, signs and all.
    Whoever took the sum farthest from zero, up or down, wins the whole Kon: that's a trick.
    If it ends at exactly zero, everything goes under the deck.
    A card's kind is its ability: on the Kon it changes the sum, on your Table it changes the rules, and the very next card may cancel it.
aforator-sign-kinds = a card's kind: tap to hear more
aforator-sign-sum = how the sum changes
aforator-sign-leads = you'd be in the lead
aforator-sign-cancelled = ability cancelled, number counts
aforator-sign-aloud = read a card aloud to the group
aforator-sign-used = ability used up
aforator-sign-again = the second card just like it
aforator-step-look = Tap a card: it tells you what it does on the Kon and on your Table
aforator-step-lead = ✓ puts you in the lead; at 0 the deck takes it all
aforator-step-table = Or put it on your own Table: there it changes the rules

## Raiders

raiders-minute =
    Seize property, from a kiosk to an oil depot: first to the goal in bucks 💰 wins.
    A card is either a fighter, whose might is 💪, or a trick: what it does comes after the dot.
    On your turn you get one try: send a fighter at any property but your own; unguarded, it falls to anyone who matches its 💪, but a guard must be fought first: the weaker dies, in a tie both do.
    Anybody may answer a capture or a trick with a card, and each new card is a chance to answer again; silence is a pass.
    A fighter who takes a property stays on guard; without a guard it's anybody's again.
raiders-sign-raid = who goes for what
raiders-sign-guard = on guard
raiders-sign-might = might: more is better
raiders-sign-money = bucks
raiders-sign-void = cancelled
raiders-sign-suits = tricks hit their own suit, trumps hit any
raiders-sign-partner = your partner
raiders-sign-cheating = against the rules, if you can get away with it
raiders-sign-call = call out cheating
raiders-sign-search = somebody is being frisked
raiders-step-look = Tap a card to see whom it can beat
raiders-step-raid = See ⚔️ and “yours”? Go for it: you get one try a turn
raiders-step-end = Nothing more to do? End your turn
raiders-step-answer = Pass, and I'll ask again if another card is played; “Pass this fight”, and I won't
