# Texts of the widgets that draw one game's rules.

term-variant-intermedia = intermediate
variant-allows = The { $variant-term } game: you may play { $cards-or }.
variants-label = Variants
variants-ask = Touch a card to see why it is allowed or not.
variants-changes = Framed: the cards that one variant allows and another does not.

counter-next = Count the next
counter-all = Count it all
counter-total = Total
counter-empty = The count starts again from zero.
count-pack = The points of a deal
count-pile = The points of a pile
count-rest = { $count ->
    [one] 1 card worth nothing
   *[other] { $count } cards worth nothing
  }
count-tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
  }
count-running = { $label }: { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
  }. Total: { $total }.

ladders-ask = Touch a card: it lights up on both ladders.
rung-place = { $place ->
    [1] first
    [2] 2nd
    [3] 3rd
    [21] 21st
    [22] 22nd
    [23] 23rd
   *[other] { $place }th
  } place
ladders-order = The order: which card beats which
ladders-points = The value: how much it counts

doubling-none = no call
doubling-contro = contro
doubling-recontro = recontro
doubling-sant-vicenc = Sant Vicenç
doubling-choosers = the side that chose
doubling-others = the other side

scorepad-us = Us
scorepad-them = Them
scorepad-caption = The match is played to { "{target}" } points
scorepad-total = Total
scorepad-deal = The deal
scorepad-points = Our points, out of 72
scorepad-contract = Contract
scorepad-doubling = Calls
scorepad-note = Score this deal
scorepad-undo = Erase the last one
scored-deal = Deal { $number }
scored-how = { $above } × { $times }
scored-summary = { $winner ->
    [us] We have { $points } points, { $above } over 36. { $times ->
        [1] Nothing doubles:
       *[other] Times { $times },
      } we score { $scored }.
    [them] They have { $points } points, { $above } over 36. { $times ->
        [1] Nothing doubles:
       *[other] Times { $times },
      } they score { $scored }.
   *[nobody] Each side has { $points } points, { $above } over 36: { $times ->
        [one] nobody scores.
       *[other] times { $times }, that is still { $scored }, and nobody scores.
      }
  }
scored-ending = { $winner ->
    [us] We are past 100: the match is ours.
   *[them] They are past 100: the match is theirs.
  }
scored-over = The match is over. Erase the last deal to go on.

bid-history = What was said
bid-calls = Calls
bid-why-not = The other calls
bid-back = Take back the last call
bidding-stake = { $times ->
    [0] The stake is not settled yet
   *[other] The deal counts × { $times }
  }
bidding-speaks = { $seat ->
    [seat-you] It is your turn to speak.
   *[other] Now { $seat-term } speaks.
  }
talk-speaks = { $seat ->
    [seat-you] It is your turn
   *[other] It is your opponent’s turn
  } { $waits ->
    [yes] to answer
   *[no] to speak or play
  }.
talk-over = The calls are over, and so is the hand.
talk-note = { $accepted } / { $refused }
talk-stake = { $bet }: { $pending ->
    [yes] accepted, { $accepted }; refused, { $refused }
   *[no] the hand is worth { $accepted }
  }
bidding-over = The calls are over. { $seat ->
    [seat-you] You lead.
   *[other] { $seat-term } leads.
  }

tree-of-doublings = What a deal may count
tree-suit-contract = a trump suit
bet-times = × { $times }
bet-accepted = accepted: { $points }
bet-refused = refused: { $points }
tree-of-truco = What the truco may be worth
tree-of-flor = What the flor may be worth
tree-of-envido = What the envido may be worth
bets-here = this is where we are

seats-label = The table
seats-skipped = misses a turn
turn-of = { $skipped ->
    [0] {""}
   *[other] Skipped: { $passed }.{" "}
  }{ $seat ->
    [seat-you] You play.
   *[other] { $seat-term } plays.
  }

words-search = Look up a word
words-search-all = Look up a word, in all games
words-fr = French
words-ca = Catalan
words-es = Spanish
words-meaning = What it means
words-found = Words found: { "{n}" }
words-elsewhere = Elsewhere in the glossary
words-none = No such word here.

table-seat-opponent = opponent
    .disc = O
table-seat-facing = opposite
    .disc = O
table-seat-second-right = 2nd on the right
    .disc = 2R
table-seat-second-left = 2nd on the left
    .disc = 2L
table-seat-third-right = 3rd on the right
    .disc = 3R
table-seat-third-left = 3rd on the left
    .disc = 3L

truco-leads = { $seat ->
    [seat-you] You lead.
   *[other] { $seat-term } is about to lead.
  }
truco-plays = { $seat ->
    [seat-you] You play { $card-the }.
   *[other] { $seat-term } plays { $card-the }.
  }
truco-ahead = { $seat ->
    [seat-you] You are winning.
   *[other] { $seat-term } is winning.
  }
truco-tied = { $seat ->
    [seat-you] A tie with you so far.
   *[other] A tie with { $seat-term } so far.
  }
truco-trick = { $seat ->
    [seat-you] You take the trick.
   *[other] { $seat-term } takes the trick.
  }
truco-parda = A tie (parda): { $decides ->
    [first] the hand goes to the winner of the first trick.
    [mano] after three ties, the hand goes to the first to play.
   *[leads] nobody wins this trick, and the player who led it leads again.
  }
truco-hand-won = { $side ->
    [us] Your side wins the hand.
    [them] The other side wins the hand.
    [seat-you] You win the hand.
   *[seat] { $side-term } wins the hand.
  }

balco-pile = The pila ({ $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
  })
balco-pile-goes = The pila goes ({ $count ->
    [one] 1 card
   *[other] { $count } cards
  })
balco-turn = To play
balco-begins = The pila is empty. { $seat ->
    [seat-you] You begin.
   *[other] { $seat-term } begins.
  }
balco-throws = { $seat ->
    [seat-you] You throw { $thrown }{ $draws ->
        [0] {""}
        [one] , then draw one card
       *[other] , then draw { $draws } cards
      }.
   *[other] { $seat-term } throws { $thrown }{ $draws ->
        [0] {""}
        [one] , then draws one card
       *[other] , then draws { $draws } cards
      }.
  }
balco-declares = { $count ->
    [one] The joker counts as { $rank ->
        [8] an 8
        [11] an 11
       *[other] a { $rank }
      }.
   *[other] Each joker counts as { $rank ->
        [8] an 8
        [11] an 11
       *[other] a { $rank }
      }.
  }
balco-takes = { $seat ->
    [seat-you] You have nothing to throw: you pick up the pila.
   *[other] { $seat-term } has nothing to throw and picks up the pila.
  }
balco-two = Carta blanca: we start again from zero, but the pila stays.
balco-seven = { $count ->
    [one] Trenca: the next player must stay at 7 or lower.
   *[other] Trenca: the next { $count } players must stay at 7 or lower.
  }
balco-eight = { $count ->
    [one] One player misses a turn.
   *[other] Players who miss a turn: { $count }.
  }
balco-ace = { $several ->
    [yes] Shots at several players ({ $targets }): each must answer or pick up.
   *[no] { $seat ->
        [seat-you] You are the target of a shot: answer it or pick up.
       *[other] The target is { $seat-term }, who must answer the shot or pick up.
      }
  }
balco-ten = The 10 clears: the pila is removed{ $again ->
    [yes] , and { $seat ->
        [seat-you] you play again
       *[other] { $seat-term } plays again
      }.
   *[no] .
  }
balco-four = Four of a kind in a row: the pila is removed{ $again ->
    [yes] , and { $seat ->
        [seat-you] you play again
       *[other] { $seat-term } plays again
      }.
   *[no] .
  }
balco-aims = Who is the target?
balco-long = That is plenty of throwing: start over to go on.

pile-ranks = Numbers to throw
pile-targets = Who is the target?
pile-joker = Throw a joker declared as this number
pile-take = Nothing to throw: pick up
pile-back = Take back the last throw

tally-us = Us
tally-them = Them
tally-malas = malas (1 to 15)
tally-buenas = buenas (16 to 30)
marked-side = { $side ->
    [us] Us:
   *[them] Them:
  } { $kind ->
    [won] 30 points, the chico is won.
    [buenas] { $count ->
        [one] 1 buena.
       *[other] { $count } buenas.
      }
   *[malas] { $count ->
        [0] nothing.
        [one] 1 mala.
       *[other] { $count } malas.
      }
  }

timeline-moments = Where are we?
timeline-calls = Calls
timeline-open = possible
timeline-closed = closed
moment-start = It is your turn, nobody has spoken yet
moment-challenged = The other side has just said truco
moment-accepted = You have accepted the truco
moment-settled = An envido is already settled
moment-played = You have played your first card
moment-open = You may say: { $calls }.

## A deal to make

dealing-label = The table
dealing-lift = Cards taken off the top
dealing-cut = Cut
dealing-hand = Your cards
dealing-pack = The deck
deal-role-deals = deals
deal-role-shuffles = shuffles
deal-role-cuts = cuts
deal-chair = { $count ->
    [0] no card
    [one] { $count } card
   *[other] { $count } cards
  }
deal-ask-deals-next = The deal is over. Who deals now?
deal-ask-shuffles = { $dealer ->
    [seat-you] You deal.
   *[other] { $dealer-term } deals.
  } Who shuffles?
deal-ask-cuts = Who cuts?
deal-ask-shuffle = Shuffle the cards.
deal-ask-cut = How many cards do you take off the top?
deal-ask-first = { $count ->
    [one] Who gets the first card?
   *[other] Who gets the first { $count } cards?
  }
deal-ask-next = { $count ->
    [one] Who gets the next card?
   *[other] Who gets the next { $count }?
  }
deal-ask-down = { $count } cards face down for each player: touch a seat.
deal-ask-up = { $count } cards face up, on top of them.
deal-ask-own = { $count } cards in hand, for each player.
deal-ask-exposed = While dealing you turned up { $card-the }, for { $seat ->
    [seat-you] yourself
   *[other] { $seat-term }
  }. What now?
deal-done-botifarra = Everyone has twelve cards. { $dealer ->
    [seat-you] You choose trumps
   *[other] { $dealer-term } chooses trumps
  }, and { $leader ->
    [seat-you] you will lead.
   *[other] { $leader-term } will lead.
  }
deal-done-truco = Everyone has three cards. { $leader ->
    [seat-you] You are mano.
   *[other] { $leader-term } is mano.
  }
deal-done-balco = Everyone has nine cards; the rest is the stock.
deal-slips = { $slips ->
    [0] Done without a slip.
    [one] One move needed correcting.
   *[other] { $slips } moves needed correcting.
  }
deal-not-this-seat = { $seat-term }? No.
deal-cut = { $count ->
    [one] One card taken,
   *[other] { $count } cards taken,
  } { $left } on the table.
deal-tapped = The deck stays as it is.
deal-option-shuffle = Shuffle
deal-option-tap = Tap the deck
deal-option-keep = Keep it
deal-option-redeal = Demand a new deal
deal-option-next = Next deal

## A hundred hands

hundred-of-flor = A hundred hands: the flores
hundred-of-brava = A hundred hands: at least one brava
hundred-do-deal = Deal a hundred hands
hundred-result = { $found } out of { $hands }. The exact count: { $whole }.{ $tenths } in a hundred.

## Signs between partners, and the cards that they mean

signs-label = The eight signs and what they say
sign-brows = both eyebrows up
    .card = the ace of swords
    .why = Both eyebrows up: the ace of swords.
sign-wink = a wink
    .card = the ace of batons
    .why = A wink: the ace of batons.
sign-right = mouth to the right
    .card = the seven of swords
    .why = Mouth to the right: the seven of swords.
sign-left = mouth to the left
    .card = the seven of coins
    .why = Mouth to the left: the seven of coins.
sign-lip = biting the lower lip
    .card = a three
    .why = Biting the lower lip: a three.
sign-kiss = lips pushed out, no sound
    .card = a two
    .why = Lips pushed out, no sound: a two.
sign-open = mouth half open
    .card = the ace of coins or the ace of cups
    .why = Mouth half open: the ace of coins or the ace of cups.
sign-shut = both eyes shut
    .card = nothing at all
    .why = Both eyes shut: nothing at all.

## The referee

refereeing-tricks = The tricks, card by card
refereeing-options = Your answer
refereeing-another = Another sheet
refereeing-fault = the foul
refereed-variant = Variant
refereed-no-fault = Nothing to claim here.
refereed-fault = That’s a foul!
refereed-name-it = The tricks that follow show all of this player’s cards: they are the last of the deal.
refereed-other-law = It is not that rule.
refereed-look-again = Who was winning at that moment? What did this player still hold? The next cards show it.
refereed-other-cost = That is not the price.
refereed-cost = 36 times { $times }: { $cost } points to the other side.
referee-ask-line = Referee! Where is the foul?
referee-ask-law = Which rule was forgotten?
referee-ask-cost = How much does the other side score?
referee-ask-done = { $slips ->
    [0] Judged without a mistake.
    [one] Judged, with one mistake.
   *[other] Judged, with { $slips } mistakes.
  }
law-silence = Not a word about cards or plays, not even by signs.
law-take-back = A card played is not taken back.
law-older-trick = You may look back at the last trick only.

## A range with movable limits

range-title = { $mano ->
    [yes] You are mano, and your hand is worth { $value }.
   *[no] The other player is mano, and your hand is worth { $value }.
  }
range-dial-least = Your opponent bets envido from
range-dial-least-value = { "{n}" }
range-dial-bluff = And bluffs with the rest
range-dial-bluff-value = { "{n}" } in a hundred
range-result = You win { $percent } times in a hundred. { $better ->
    [more] Accepting earns { $whole }.{ $tenths } points more than refusing.
    [less] Accepting costs { $whole }.{ $tenths } points more than refusing.
   *[same] Accept or refuse, it comes to the same.
  } We counted every hand without a flor.
range-nothing = Given your cards, no hand of theirs can be worth that much.
