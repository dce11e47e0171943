# The coach's reasons for an action; each is true of the position.

## Botifarra: cards

coach-botifarra-charge-last = Your partner is winning with { $best-the } and you play last, so load the trick: with { $card-the }, { $points ->
    [1] 1 more point is safe
   *[other] { $points } more points are safe
  }.
coach-botifarra-charge-sure = Your partner is winning with { $best-the }, which nobody can beat anymore: load the trick with { $card-the }.
coach-botifarra-takes-last = You play last: { $card-the } takes the trick and its { $points ->
    [1] one point
   *[other] { $points } points
  }.
coach-botifarra-ruffs = You ruff { $led-the } with { $card-the }: the trick is worth { $points ->
    [1] 1 point
   *[other] { $points } points
  } so far.
coach-botifarra-takes-sure = { $card-the } takes the trick, and no opponent can play over it anymore.
coach-botifarra-last-trump = { $card-the } is the last trump: nobody can beat it or ruff it.
coach-botifarra-fell = { $fell-count ->
    [1] { $fell } has already been played
   *[other] { $fell } have already been played
  }: { $card-the } is now the highest, and nobody can ruff it.
coach-botifarra-master = No opponent can beat { $card-the }: this trick is yours.
coach-botifarra-partner-ruffs = Your partner has no { $suit } left: on { $card-the }, your partner can ruff.
coach-botifarra-draws-trumps = { $left ->
    [1] One trump is still in another hand: { $card-the } draws it out
   *[other] The other players still hold { $left } trumps: { $card-the } draws some of them out
  }.
coach-botifarra-highest = Nothing higher than { $card-the } is left in its suit: only a trump can beat it.
coach-botifarra-makes-void = { $card-the } is your last card in { $suit }: after that you can ruff.
coach-botifarra-saves-points = You cannot beat { $best-the }: { $card-the } costs nothing, and you keep { $saved }.
coach-botifarra-from-length = You have { $count } cards in { $suit }: that is your longest suit.
coach-botifarra-lowest = { $card-the } does not beat { $best-the }, but it is your lowest card in { $suit }.

## Botifarra: calls

coach-botifarra-names-masters = You have { $count } of the highest cards, { $cards }: without trumps, they win their tricks.
coach-botifarra-doubles-trumps = The other side chose { $suit-the }, and you have { $count } cards in that suit.
coach-botifarra-passes-short = You have { $count ->
    [0] no cards
    [1] only one card
   *[other] only { $count } cards
  } in { $suit }: too few to double.
coach-botifarra-delegates-flat = Your longest suit has only { $count } cards: let your partner choose.
coach-botifarra-names-long = You have { $count } cards in { $suit }: name them, and you have { $count } trumps.
coach-botifarra-names-strong = Your cards in { $suit } are worth { $points } points.

## Truco: cards

coach-truco-wins-hand = You already have one trick: { $card-the } beats { $best-the } and wins the hand.
coach-truco-cheapest = { $card-the } is enough to beat { $best-the }, and { $rest-count ->
    [0] it was your last card
   *[other] you keep { $rest }
  }.
coach-truco-unbeatable = No card that you have not seen beats { $card-the }.
coach-truco-saves = Your side holds the trick with { $best-the }: throw your weakest, { $card-the }.
coach-truco-ties = { $card-the } ties with { $best-the } (parda), and you keep { $rest-the } for the trick that decides.
coach-truco-gives-up = Nothing in your hand beats { $best-the }: throw your weakest, { $card-the }.
coach-truco-leads-best = { $card-the } is your strongest card: it beats { $beaten } of the { $hidden } cards you have not seen.
coach-truco-keeps-brava = With { $card-the }, you keep { $rest-the } for later.
coach-truco-weakest = { $card-the } is your weakest card: you keep { $rest }.
coach-truco-throws-away = { $card-the } is the weakest of your four cards.

## Truco: words

coach-truco-sings = { $cards } are of the same suit: that is a flor, and it must be sung.
coach-truco-enough-envido = Against an opponent who bets like this, you win the envido { $win ->
    [1] 1 time
   *[other] { $win } times
  } in 100. Accepting puts { $yes ->
    [1] 1 point
   *[other] { $yes } points
  } at stake, and refusing costs { $no }: { $even ->
    [yes] you need { $needed } wins, so both come to the same thing
   *[no] { $needed } wins are enough
  }.
coach-truco-short-envido = Against an opponent who bets like this, you { $win ->
    [0] hardly ever win the envido
    [1] win the envido 1 time in 100
   *[other] win the envido { $win } times in 100
  }. Accepting puts { $yes ->
    [1] 1 point
   *[other] { $yes } points
  } at stake, and refusing costs { $no }: you would need { $needed } wins in 100.
coach-truco-enough-truco = Against an opponent who bets like this, you win the hand { $win ->
    [1] 1 time
   *[other] { $win } times
  } in 100. Accepting puts { $yes ->
    [1] 1 point
   *[other] { $yes } points
  } at stake, and refusing costs { $no }: { $even ->
    [yes] you need { $needed } wins, so both come to the same thing
   *[no] { $needed } wins are enough
  }.
coach-truco-short-truco = Against an opponent who bets like this, you { $win ->
    [0] hardly ever win the hand
    [1] win the hand 1 time in 100
   *[other] win the hand { $win } times in 100
  }. Accepting puts { $yes ->
    [1] 1 point
   *[other] { $yes } points
  } at stake, and refusing costs { $no }: you would need { $needed } wins in 100.
coach-truco-bets-envido = You have { $value }: enough to win the envido { $win ->
    [1] 1 time
   *[other] { $win } times
  } in 100.
coach-truco-bluffs-envido = You have only { $value }, which wins the envido { $win ->
    [1] 1 time
   *[other] { $win } times
  } in 100. It is a bluff, and it works only if they refuse.
coach-truco-bets-truco = Your cards win the hand { $win ->
    [1] 1 time in 100
    [100] almost every time
   *[other] { $win } times in 100
  }: make it worth more.
coach-truco-bluffs-truco = Your cards { $win ->
    [0] hardly ever win the hand
    [1] win the hand only 1 time in 100
   *[other] win the hand only { $win } times in 100
  }: that would be a bluff, and it pays only if the other side refuses.

## Balcó

coach-balco-goes-out = { $cards-count ->
    [1] This is your last card
   *[other] These are your last cards
  }: you are out.
coach-balco-forces = The next player has only { $cards-numbers }, and no answer: that player will pick up { $count ->
    [1] one card
   *[other] { $count } cards
  }.
coach-balco-clears = { $ten ->
    [yes] A 10 clears
   *[no] Four of a kind clear
  } the pila, { $count ->
    [1] one card
   *[other] { $count } cards
  } in all, and you play again.
coach-balco-shoots-leader = You shoot at the player with the fewest cards: only { $count } left.
coach-balco-skips-leader = The 8 skips a player who has only { $count ->
    [1] one card
   *[other] { $count } cards
  } left.
coach-balco-only-rank = Nothing else in your hand can be thrown.
coach-balco-resets = The pila has { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }: throw the 2, and everything starts again from zero. You pick up nothing.
coach-balco-keeps-joker = You keep a joker: it will answer anything later on.
coach-balco-keeps-special = You throw an ordinary number and keep { $rest-numbers } for later.
coach-balco-breaks = The 7 forces the next player to throw 7 or lower.
coach-balco-together = You get rid of { $count } cards in a single turn.
coach-balco-lowest = It is your lowest number: { $rest-numbers } will answer better later on.
coach-balco-leaves-best = { $rank ->
    [0] At the end, the joker becomes the number that you need.
    [2] At the end, the 2 goes on any card.
   *[10] At the end, the 10 clears the pila, and you throw again.
  }
coach-balco-must-take = None of your cards will do: you pick up { $count ->
    [0] an empty pila
    [1] one card
   *[other] { $count } cards
  }.
coach-balco-lifts = Your hand is empty: { $count ->
    [1] you lift your last face-down card
   *[other] you lift one of the { $count } face-down cards, not knowing which
  }.
