# Guesses within a lesson: prompts and replies.

guess-yes = yes
guess-no = no
guess-right = Right: { $answer }
guess-wrong = { $reply ->
    [yes] Actually, yes.
    [no] No, not this time.
    [close] Close! { $answer }, not { $given }
    [off] Not this time. { $answer }, not { $given }
   *[far] Not this time. The answer: { $answer }
  }
guess-passed = The answer: { $answer }
guess-why-chance = If every card is equally likely, the exact figure is { $whole }.{ $tenths }%{ $share ->
    [exact] , or { $part } in { $total }
    [near] , or about { $part } in { $total }
   *[none] {""}
  }.
guess-unit-percent = %
guess-counted = { $unit ->
    [unit-points] { $count ->
        [one] { $count } point
       *[other] { $count } points
      }
    [guess-unit-percent] { $count }%
   *[none] { $count }
  }
guess-word = Which word means this?
guess-meaning = The meaning

## Botifarra

guess-ahead = Which card is winning this trick?
guess-why-ahead-highest = { $card-the } is winning: it is the highest card played in the suit led, { $led-the }.
guess-why-ahead-ruffed = { $card-the } is winning: it is the highest trump played, and a trump beats any other suit.
guess-why-leads = { $card-the } takes the trick, and the winner leads to the next. { $seat ->
    [seat-you] You lead
   *[other] Now { $seat-term } leads
  }.
guess-legal = The { $variant-term } game: may you play { $card-the }?
guess-allowed = The { $variant-term } game: how many of your cards may you play here?
guess-deal = How many points are there in a deal, counting everything?
guess-pack = How many points are the 48 cards worth together?
guess-why-pack = Each suit is worth 5 + 4 + 3 + 2 + 1 = 15 points, and there are four suits: 4 × 15 = 60.
guess-rest = How many points has the other side made in this deal?
why-guess-rest = All 72 points are shared out: 72 − { $points } = { $left }.
guess-majority = The two sides share 72 points. How many does a side need, at least, to have more than the other?
why-guess-majority = Half of 72 is { $half }. With { $half } each, nobody is ahead, so it takes one more.
guess-row-score = Your score
guess-needed = The match is played to { $target }. How many points must your side make in this deal, at least, to win it?
why-guess-needed = You are { $missing } { $missing ->
    [one] point
   *[other] points
  } short{ $times ->
    [1] {""}
   *[other] , and each point above 36 brings { $times }
  }: { $above } above 36, so { $points }.
guess-why-times-botifarra = Botifarra by itself doubles the points above 36 for the side that wins.
guess-row-contract = Contract
guess-row-doubling = Calls
guess-speaker = Whose turn is it to speak?
guess-call = { $seat ->
    [seat-you] It is your turn to speak. May you
    [nobody] The calls are over. May anyone still
   *[other] { $seat-term } speaks next. May they
  } say “{ $call-term }”?
guess-role-cuts = Who cuts?
guess-role-deals-next = Who will deal next time?
guess-first-dealer = You turn up { $card-the }. Who deals first?
guess-why-first-dealer = { $suit-the } belong to { $seat ->
    [seat-you] your own seat: you deal and choose trumps.
   *[other] { $seat-term }, who deals and chooses trumps.
  }
guess-talk = Is this allowed during the deal?
guess-length = You are dealt twelve cards. In a hundred deals, how often do you hold { $span ->
    [exact] exactly { $least } cards
    [least] at least { $least } cards
   *[between] { $least } to { $most } cards
  } of a suit chosen in advance?
guess-holder = You do not have this card. In a hundred deals, how often does your partner have it?

## Truco

guess-trick-side = Which side wins this trick?
guess-why-stronger = { $card-the } wins: it is on rung { $place } of 14, counted from the top, and { $other-the } on rung { $behind }.
guess-their-hand = Your opponent’s hand
guess-flor = Is this a flor?
why-guess-flor = Three cards of one suit: it is a flor.
why-guess-no-flor = It would take three cards of one suit.
guess-may-call = May you say “{ $call-term }” now?
guess-why-opens = It is your turn and you have not played a card yet: the envido is open.
guess-announce = It is your turn to declare. May you say { $value }?
guess-announced = The values are declared, and the winner shows. Which side wins the envido?
guess-zone = Your side has { $points } points. Are they malas or buenas?
guess-cut = The opponent on the left cuts and takes { $count } cards. Is that allowed?
guess-role-mano = Who is the mano?
guess-role-captain = Who plays last for your side, its pie?
guess-sign = Your partner makes this sign. Which of these cards does it mean?
guess-first-sign = Your partner is looking at you. Which sign do you make first?
why-first-sign = The sign of the strongest card comes first.
why-first-sign-none = None of these cards has a sign of its own: both eyes shut says “nothing at all”.
guess-odds-flor = Out of a hundred hands of three cards, how many are a flor?
guess-odds-envido = Out of a hundred hands, how many are worth { $least } or more for the envido?
guess-odds-third-suit = You have seen two of your opponent’s cards, both of one suit. How many times in a hundred is the third card of that suit as well?
guess-bettor-bluffs = { $value } or more, and a few weaker hands
guess-bluffs = You are mano, with { $value }. How many weak hands in a hundred must your opponent bluff with before you should accept?
why-guess-bluffs = If your opponent bluffs with { $percent } of every hundred weak hands, you win { $needed } times in a hundred: accepting and refusing come to the same. If they bluff more often, accept.
guess-odds-bravas = Out of a hundred hands, how many have at least { $least ->
    [1] one
    [2] two
   *[other] three
  } of the four bravas?
guess-odds-envido-won = You are mano, and nobody has a flor. Against a hundred opponents, how often do you win the envido with this hand?
guess-odds-tricks-won = You are mano. Against a hundred opponents, how often can you win the tricks with this hand?

## Balcó

guess-throw = Can you throw { $rank ->
    [8] an 8
    [11] an 11
   *[other] a { $rank }
  }?
guess-throw-joker = Can you throw a joker declared as { $rank ->
    [8] an 8
    [11] an 11
   *[other] a { $rank }
  }?
guess-playable = How many of your cards can be thrown here?
guess-take = Must you pick up the pila?
guess-last-thrower = Has just played
guess-thrown = What has been thrown, from the bottom up
guess-cleared = Does the last card clear the pila?
guess-why-cleared-ten = The 10 clears: the whole pila leaves the game.
guess-why-cleared-four = Four { $number }s in a row: the pila is cleared.
guess-why-not-cleared = It takes four of a kind in a row; here there { $run ->
    [one] is only one
   *[other] are only { $run }
  }. The pila stays.
guess-stock = Everyone has nine cards. How many are left in the stock?
guess-hidden = You are about to lift this face-down card. Will you be able to throw it?
guess-hidden-other = Will this face-down card be playable?
guess-hidden-card = Face down
guess-lifted = It was { $rank ->
    [0] a joker
    [8] an 8
    [11] an 11
   *[other] a { $rank }
  }: { $playable ->
    [yes] it can be thrown.
   *[no] it cannot be thrown, so the pila is picked up.
  }
guess-odds-rescue = You draw { $count } cards at random. Out of a hundred times, how often is there a 2 or a joker among them?
guess-odds-special = You draw { $count } cards at random. Out of a hundred times, how often is there a special card among them?
guess-odds-playable = Out of a hundred face-down cards, how many could be thrown here?

guess-swap = Here are your six cards, at a table of three. Which do you leave face up?
guess-swap-cards = { $cards-numbers }
why-guess-swap = With { $cards-numbers } face up, you win about { $best } matches in a hundred. The worst of the three choices wins { $worst }.

## Widgets that ask questions

asking-kick = Guess
asking-pass = Skip
asking-submit = My guess
asking-touch = Touch a card.
asking-choose = A rough idea will do: nothing is graded.

## Goals of free play

widget-goal-reached = Done.
goal-clear = { $number ->
    [0] Goal: clear the pila.
    [1] Goal: clear the pila with a single throw.
   *[other] Goal: clear the pila in { $number } throws at most.
  }
goal-skip = Goal: make a player miss a turn.
goal-bind = Goal: force { $number ->
    [0] the next player
    [1] the next player
   *[other] the next { $number } players
  } to stay at 7 or lower.
goal-free = Goal: start the game again from zero without clearing the pila.
goal-shoot = Goal: shoot at another player.
goal-take = Goal: keep the pila growing until somebody has to pick it up.
goal-times = Goal: make the deal count × { $number }.
goal-delegated = Goal: have the dealer’s partner choose.
goal-over = Goal: keep calling until the first card is led.
goal-stake = Goal: end the hand with a stake of { $number } points.
goal-taken = Goal: get a bet of { $number } points accepted.
goal-calls = Goal: hear { $number } calls.
goal-won = Goal: win the match in { $number } deals at most.
goal-scored = Goal: score { $number } points for your side in a single deal.

## Other tables of Botifarra

guess-table = Which table are you at?
guess-pile-card = Two players, the forced game: may you answer with { $card-the }?
guess-pile-under = One card face up, three under it. May you play one of those underneath?
group-hand-of = { $seat ->
    [seat-right] The player on your right
   *[other] The player on your left
  }
group-offered = Choose from these
group-own-piles = Your six piles
group-other-piles = The other player’s six piles
group-own-tops = The tops of your piles
group-one-pile = One of your piles
row-your-side = Us
row-other-side = Them
term-variant-individual = individual
guess-lead = You lead. Which of these leads earned the most points?
why-guess-lead = Over { $samples } simulated deals, nothing beat { $card-the }. The worst lead, { $worst-the }, earned { $whole }.{ $tenths } points less per deal.
guess-apart = This is what two of those leads earned. Can we tell which is better?
why-guess-apart = They are { $whole }.{ $tenths } points apart, far more than chance would explain: { $card-the } is better.
why-guess-alike = They are { $whole }.{ $tenths } points apart: so little that it may be chance.
guess-double = The other side has named trumps. Do you say contro?
why-guess-double = Your side wins by { $whole }.{ $tenths } points on average. A contro doubles that.
why-guess-not-double = Your side loses by { $whole }.{ $tenths } points on average. A contro doubles that too.
why-guess-contract = Over { $samples } simulated deals, “{ $call-term }” earned the most. The next best, “{ $second-term }”, earned { $whole }.{ $tenths } points less per deal.
