### Raiders' two decks in words: the rules, the tricks, the crowds with their fighters, the property.

raiders-rules =
    🏴‍☠️ <b>Raiders</b> · 2–6 players. Seize property worth 24–36 bucks 💰.

    <b>Turn.</b> Draw up to 6. Nothing unowned? Turn up a property. Then you may try one capture.
    <b>Capture.</b> A fighter from hand goes for any property but yours. No guard: enough might 💪 takes it, with too little he dies. Guarded: they fight first; the weaker dies, in a tie both. The winner must still match the property's 💪, or dies too. Whoever takes it stays on guard. No guard left: unowned again.
    <b>Tricks.</b> A card is either a fighter or a trick; a trick is spent. Nearly any time, never just to dump it. They hit fighters of their own suit only, trumps hit any.
    <b>Window.</b> Everybody may answer a capture or a trick, until all pass. Then the cards work in order. Excuse cancels a card, Roll Away saves even from certain death. Boosts last one capture.
    <b>Bonuses.</b> Two Clubs make 6 💰, not 4.
    <b>Silence.</b> In a window a pass, on your turn no capture.

raiders-rules-windows =
    🏴‍☠️ <b>Raiders: the window</b>

    <b>A window</b> is time to answer. A capture opens one, and so does a trick. Answer in any order: with a trick, a jack's effect or a pass. Time's up: a pass.
    <b>Once more.</b> After each new card I ask everybody again: those who passed, and its player too. All passed: the cards work in order, Excuses first. What a Stash draws can't answer in the same window.
    <b>Orders</b>, if you'd rather not be asked at every card:
    · “When my answer matters”: the usual one; where you could change nothing, I pass for you;
    · “Pass unless it's mine”: I call only when something of yours is touched;
    · “Pass this fight”: settled without you;
    · “Always ask me”: I never pass for you, even if you've nothing to play. Look dangerous.
    <b>Who is still thinking?</b> A secret. For those with nothing to play I pass at a random second up to the twentieth. Your quick pass waits as long. So nothing gives a hand away.

## Tricks, by rank. $suit: the sign of the card's suit, or "any" if it is trump.

raiders-trick-2 = Stash
raiders-trick-2-does = On your turn: draw two cards from the fighters' deck.
raiders-trick-2-short = on your turn: +2 cards
raiders-trick-3 = Trip
raiders-trick-3-does = In a capture: −3 to a fighter of this card's suit; if it's trump, to any.
raiders-trick-3-short =
    { $suit ->
        [any] −3 to anyone
       *[one] −3 to a { $suit }
    } in a capture
raiders-trick-4 = Backup
raiders-trick-4-does = In a capture: +2 to your own fighter, attacking or guarding.
raiders-trick-4-short = +2 to yours in a capture
raiders-trick-5 = Dig In
raiders-trick-5-does = In a capture: +6 to your own guard who is under attack.
raiders-trick-5-short = +6 to your guard
raiders-trick-6 = Charge
raiders-trick-6-does = In a capture: +3 to your own attacker.
raiders-trick-6-short = +3 to your attacker
raiders-trick-7 = Roll Away
raiders-trick-7-does = Any time: your own fighter returns to your hand. Saves even from certain death.
raiders-trick-7-short = your fighter back to hand
raiders-trick-8 = Excuse
raiders-trick-8-does = Cancels another player's trick while the window is open. Suits don't matter.
raiders-trick-8-short = cancels another's trick
raiders-trick-9 = Frisk
raiders-trick-9-does = On your turn: see another's hand, discard a card of this suit from it; with trump, any.
raiders-trick-9-short =
    frisk: discard { $suit ->
        [any] any card
       *[one] a { $suit }
    }
raiders-trick-t = Cuffs
raiders-trick-t-does = In a capture: −5 to a fighter of this card's suit; if it's trump, to any.
raiders-trick-t-short =
    { $suit ->
        [any] −5 to anyone
       *[one] −5 to a { $suit }
    } in a capture
raiders-trick-q = Sweet-Talk
raiders-trick-q-does = On your turn: a guard of this suit (trump: any) with no more might is yours, property too.
raiders-trick-q-short =
    sweet-talk { $suit ->
        [any] any guard
       *[one] a { $suit } guard
    }
raiders-trick-k = Hot Tip
raiders-trick-k-does = On your turn: turn up one more property.
raiders-trick-k-short = turn up a property
raiders-trick-a = Rub Out
raiders-trick-a-does = Kills a fighter of this card's suit, attacking or on guard; if it's trump, any.
raiders-trick-a-short =
    rub out { $suit ->
        [any] anyone
       *[one] a { $suit }
    }

## Effects of the four jacks

raiders-effect-jc-does = In a capture: discard any card, and the Boar gets +2. Seconds allowed. Thirds, too.
raiders-effect-jc-short = discard one: +2 to self
raiders-effect-js-does = In a capture: discard any card, and the fighter opposite gets −2. Reload at will.
raiders-effect-js-short = discard one: −2 to foe
raiders-effect-jh-does = Once a capture: discard a fighter, and Sarge adds half its might, rounded up.
raiders-effect-jh-short = discard a fighter: +½ its 💪
raiders-effect-jd-does = In a capture: discard two cards; the fighter opposite goes back to hand, even if doomed.
raiders-effect-jd-short = discard 2: foe to hand

## Crowds

raiders-crowd-s = Video Store
raiders-crowd-s-motto = Explosions included. Plot sold separately.
raiders-crowd-h = Boot Camp
raiders-crowd-h-motto = Big hearts. Bigger boots.
raiders-crowd-d = Small Business
raiders-crowd-d-motto = Our word is our bond. We also sell bonds.
raiders-crowd-c = Petting Zoo
raiders-crowd-c-motto = Please don't feed us. We help ourselves.

## Spades: whoever fights on a video cassette

raiders-fighter-2s = Pirate
raiders-fighter-3s = Ninja
raiders-fighter-4s = Sidekick
raiders-fighter-5s = Cyborg
raiders-fighter-6s = Biker
raiders-fighter-7s = Stuntman
raiders-fighter-8s = Evil Twin
raiders-fighter-9s = Gumshoe
raiders-fighter-ts = Sheriff
raiders-fighter-js = Sniper
raiders-fighter-qs = Femme Fatale
raiders-fighter-ks = Mastermind
raiders-fighter-as = The End

## Hearts: whoever serves

raiders-fighter-2h = Mess Cook
raiders-fighter-3h = Recruit
raiders-fighter-4h = Reservist
raiders-fighter-5h = Sentry
raiders-fighter-6h = Bugler
raiders-fighter-7h = Paratrooper
raiders-fighter-8h = Chaplain
raiders-fighter-9h = Corporal
raiders-fighter-th = Commandant
raiders-fighter-jh = Sarge
raiders-fighter-qh = Nurse
raiders-fighter-kh = General
raiders-fighter-ah = Lights Out

## Diamonds: whoever trades

raiders-fighter-2d = Pawnbroker
raiders-fighter-3d = Competitor
raiders-fighter-4d = Intern
raiders-fighter-5d = Receptionist
raiders-fighter-6d = Cashier
raiders-fighter-7d = Debtor
raiders-fighter-8d = Lawyer
raiders-fighter-9d = Auditor
raiders-fighter-td = Tailor
raiders-fighter-jd = Bouncer
raiders-fighter-qd = Chocolatier
raiders-fighter-kd = Waiter
raiders-fighter-ad = Write-Off

## Clubs: whoever has a tail, or bites

raiders-fighter-2c = Squirrel
raiders-fighter-3c = Dachshund
raiders-fighter-4c = Beaver
raiders-fighter-5c = Porcupine
raiders-fighter-6c = Ram
raiders-fighter-7c = Chicken
raiders-fighter-8c = Weasel
raiders-fighter-9c = Ferret
raiders-fighter-tc = Crab
raiders-fighter-jc = Boar
raiders-fighter-qc = Vixen
raiders-fighter-kc = Grizzly
raiders-fighter-ac = Extinction

## Property; in a question to its owner, and once a raid has failed; and what is written on its door

raiders-property-kiosk = Kiosk
raiders-property-kiosk-yours = your Kiosk
raiders-property-kiosk-stands = The Kiosk holds out
raiders-property-kiosk-says = Back in five minutes. Since Tuesday.
raiders-property-club = Club
raiders-property-club-yours = your Club
raiders-property-club-stands = The Club holds out
raiders-property-club-says = If you can read this, you're not on the list.
raiders-property-wash = Car Wash
raiders-property-wash-yours = your Car Wash
raiders-property-wash-stands = The Car Wash holds out
raiders-property-wash-says = Cars washed here. Money, two doors down.
raiders-property-diner = Restaurant
raiders-property-diner-yours = your Restaurant
raiders-property-diner-stands = The Restaurant holds out
raiders-property-diner-says = Catch of the day: the waiter's eye.
raiders-property-market = Market
raiders-property-market-yours = your Market
raiders-property-market-stands = The Market holds out
raiders-property-market-says = Genuine imitations. Accept no originals.
raiders-property-hotel = Hotel
raiders-property-hotel-yours = your Hotel
raiders-property-hotel-stands = The Hotel holds out
raiders-property-hotel-says = All rooms with sea view. Bring your own sea.
raiders-property-plant = Factory
raiders-property-plant-yours = your Factory
raiders-property-plant-stands = The Factory holds out
raiders-property-plant-says = Days without an accident: 12. Mind the loose 2.
raiders-property-bank = Bank
raiders-property-bank-yours = your Bank
raiders-property-bank-stands = The Bank holds out
raiders-property-bank-says = Your money is safe with us. The pens are chained.
raiders-property-depot = Oil Depot
raiders-property-depot-yours = your Oil Depot
raiders-property-depot-stands = The Oil Depot holds out
raiders-property-depot-says = No smoking. No humming. No warm thoughts.
