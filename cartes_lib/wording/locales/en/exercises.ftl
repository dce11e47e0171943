# Exercises: questions, reasons, hints, and the messages of wrong ideas.

## Questions

prompt-order = Put these cards in order, from strongest to weakest.
prompt-duel = Which card beats { $count ->
    [2] the other
   *[other] the others
  }?
prompt-value = { $count ->
    [1] How many points is this card worth?
   *[other] How many points are these cards worth in all?
  }
prompt-trick-winner = Which card wins this trick?
prompt-next-leader = The trick is complete. Who leads to the next one?
prompt-whose-turn = Whose turn is it now?
prompt-spot = Dealer: { $dealer-term }. Trumps: { $trump }. Where is the first foul, and which rule was forgotten?
prompt-legal = The { $variant-term } game. It is your turn: choose every card that is allowed.
prompt-why = The { $variant-term } game. You would like to play { $card-the }, but it is not allowed. By which rule?
part-line = The moment of the foul
part-law = The forgotten rule
log-play = { $seat-term }: { $card }

## Names

end-first = first of all
end-last = at the end
log-call = { $seat-term }: { $call-term }
end-strongest = strongest
end-weakest = weakest
term-seat-opponent = your opponent
term-seat-second-right = the second player on your right
term-seat-second-left = the second player on your left
term-seat-facing = the player opposite
term-seat-you = you
term-seat-right = the player on your right
term-seat-partner = your partner
term-seat-left = the player on your left
term-variant-lliure = free
term-variant-obligada = forced

## Rules to choose from

law-follow = You must follow suit.
law-beat = You must beat the opponent’s card.
law-ruff = You must ruff.
law-lowest = You must play your lowest.
law-point-or-lowest = Partner winning: a point card, or your lowest.
law-partner = You do not beat your partner.
law-BOT-PLAY-01 = The player on the dealer’s right leads to the first trick.
law-BOT-PLAY-02 = Everyone plays in turn, to the right.
law-BOT-PLAY-04 = Whoever wins a trick leads to the next.
law-BOT-PLAY-09 = You follow the suit led when you have it.

## Reasons

why-order = The order is: { $cards }.
why-order-place = Your order goes astray at this point: { $card-the } comes just before { $lower-the }.
why-order-place-number = Your order goes astray at this point: { $card-number } comes just before { $lower-number }.
why-duel = The strongest is { $card-the }: the order is 9, 1, 12, 11, 10, then 8 down to 2.
why-value = In all, { $points ->
    [0] zero points
    [1] one point
   *[other] { $points } points
  }: the nine is worth 5, the ace 4, the king 3, the knight 2, the jack 1, the others nothing.
why-trick-highest = { $card-the } wins the trick: it is the highest card played in the suit led, { $led-the }.
why-trick-ruffed = { $card-the } wins the trick: it is the highest trump played, and a trump beats any other suit.
why-turn = Play goes to the right: after { $last-term } comes { $next-term }.
why-spot-BOT-PLAY-02 = At moment { $number }, with { $card-the }: after the lead, the player on the right plays, and here the one on the left did.
why-spot-BOT-PLAY-04 = At moment { $number }, with { $card-the }: whoever won the first trick should have led to the second.
why-spot-BOT-PLAY-09 = At moment { $number }, with { $card-the }: this player had the suit led, and proves it by leading it to the next trick. They should have followed suit.
why-legal-missed = { $card-the } was allowed too.
why-legal = { $case-term } You could play { $cards-or }.
breakdown-card = { $card }

term-case-ll-02 = Your partner is winning and you have the suit: you follow, with no need to play higher.
term-case-ll-03 = Your partner is winning and you do not have the suit: anything goes.
term-case-ll-04 = An opponent is winning and you can beat the card: you must.
term-case-ll-05 = An opponent is winning and you cannot beat the card: you follow with anything you like.
term-case-ll-06 = An opponent is winning, you do not have the suit and a trump wins: you must ruff.
term-case-ll-07 = An opponent is winning, you have neither the suit nor a trump: anything goes.
term-case-ll-08 = An opponent has ruffed higher than your trumps: anything goes.
term-case-ob-02 = Your partner is winning and you have the suit: a point card, or your lowest.
term-case-ob-03 = Your partner is winning and you do not have the suit: a point card, or the lowest of a suit.
term-case-ob-04 = An opponent is winning and you can beat the card: you must.
term-case-ob-05 = An opponent is winning and you cannot beat the card: your lowest of the suit.
term-case-ob-06 = An opponent is winning, you do not have the suit and a trump wins: you must ruff.
term-case-ob-07 = An opponent is winning, you have neither the suit nor a trump: the lowest of a suit.
term-case-ob-08 = An opponent has ruffed higher than your trumps: the lowest of a suit.

term-case-in-02 = An opponent is winning, you cannot win the trick and your partner has yet to play: your lowest, or a point card to load the trick.

## Hints

hint-order = Think of the order in botifarra: one card ranks above the king and even above the ace.
hint-value = Think of the five cards that count: from the nine, 5 points, to the jack, 1 point.
hint-trick = Has a trump been played? If not, look at the suit led.
hint-turn = Which way does play go around?
hint-spot = Check the order of the seats, then who leads, then who follows suit.
hint-legal = Three questions: who is winning? Do you have the suit led? Can you win the trick?
hint-highlight = Look at what is circled.
hint-removed = Half of the wrong answers are gone.
hint-half-placed = For half of the boxes, only the right place is left.
hint-between = The answer is between { $low } and { $high }.
hint-first-card = The first is { $card-the }.
hint-first-number = The first is { $card-number }.
hint-first-item = What comes first is circled.

## Wrong ideas

misconception-order-by-number = You followed the numbers. In botifarra the nine comes first, then the ace, and only then the king, the knight and the jack.
misconception-order-upside-down = That is the right order, but upside down: start with the strongest, { $first-the }.
misconception-duel-by-number = { $highest-the } has the biggest number, but { $best-the } is stronger: the nine and the ace come before all the others.
misconception-value-by-number = You added up the numbers. Only the nine (5), the ace (4), the king (3), the knight (2) and the jack (1) are worth points.
misconception-value-and-trick = You added the point for the trick. Here only the value of the cards is asked.
misconception-trick-trump-forgotten = What about trumps? { $best-the } is a trump: it beats every card of the suit led.
misconception-trick-suit-forgotten = This card is high, but it is neither a trump nor of the suit led, { $led-the }: it cannot win.
misconception-trick-by-number = The biggest number is not enough: { $best-the } goes first, because the nine and the ace beat all the other cards of their suit.
misconception-next-leader-again = This player led to this trick but did not win it. The winner leads to the next.
misconception-next-trump-forgotten = What about trumps? { $best-the } ruffed: that player wins the trick and leads.
misconception-next-right-of-leader = The lead does not move one seat around with each trick: it goes to the winner.
misconception-next-turns-left = You are going around to the left. In botifarra play goes to the right: { $next-term } { $next ->
    [seat-you] are
   *[other] is
  } next.
misconception-spot-later-moment = The foul had already happened: the first to play out of turn had put down { $card-the }.
misconception-spot-first-lead = The right moment, but a different rule: the player on the dealer’s right leads to the first trick only. After that, the winner leads.
misconception-spot-proof-not-fault = This is the moment when the foul comes to light; it was committed earlier, with { $card-the }.
misconception-legal-beats-partner = Your partner is winning with { $best-the }: you are not obliged to beat it.
misconception-legal-ruffs-partner = Your partner is winning with { $best-the }: nothing obliges you to ruff.
misconception-legal-need-not-beat = An opponent is winning with { $best-the }: if you can win the trick, you must.
misconception-legal-only-highest = You must beat { $best-the }, but not necessarily with your highest card: any card that beats it will do.
misconception-legal-under-ruffs = Your trumps cannot win this trick: the duty to ruff lapses.
misconception-legal-plays-obligada = You played as in the forced game. In the free game, nothing obliges you to give your lowest.
misconception-legal-charge-forgotten = In the intermediate game you may also load: put a point card in a trick that your partner can still take.
misconception-legal-plays-lliure = You played as in the free game. Here, a player who does not have to beat gives their lowest card, or a point card if the variant or a winning partner allows it.
misconception-why-partner = No rule forbids beating your partner: you are simply not obliged to.
misconception-why-obligada-in-lliure = That is a rule of the forced game. In the free game, your lowest is never compulsory.

## Answers and exercises that cannot be used

answer-wrong-form = This answer does not have the right form. Nothing has changed.
answer-unknown-item = This answer names something that is not in the exercise. Nothing has changed.
answer-incomplete = The answer is not complete.
answer-out-of-range = This number is too small or too big.
exercise-fault-unknown-exercise = There is no such exercise in this lesson.
exercise-fault-unknown-level = There are only three levels, 1 to 3.
exercise-fault-unknown-seed = There is no series with that number.
exercise-fault-unknown-rules = There is no such variant in this exercise.
exercise-fault-card = “{ $word }” is not a card. Tap the cards, or type for example 1o, 12b.
exercise-fault-count = { $field ->
    [hand] The hand takes
    [trick] The trick takes
   *[pile] The pile takes
  } { $low } to { $high } cards. There are { $given }.
exercise-fault-exactly = { $field ->
    [hand] The hand takes
    [trick] The trick takes
    [pile] The pile takes
   *[pair] The question takes
  } { $low ->
    [one] one card
   *[other] { $low } cards
  }. There are { $given }.
exercise-fault-twice = { $card-the } is on the table twice. There is only one of each card.
exercise-fault-pack = { $card-the } is not in this game’s deck.
exercise-fault-flor = These three cards are of one suit: that is a flor. Choose the variant without flor.
exercise-fault-cleared = A 10, or four cards of one number in a row, clears the pila: nothing would be left there.
exercise-fault-under = { $card-the } cannot lie on { $below-the }: the rules do not allow it. Put the pila from bottom to top.
exercise-fault-sevens = This pila does not tell whether its 7s were thrown together, and the answer depends on it. Leave only one 7.
exercise-fault-joker = On the pila, a joker counts as a number. Say which one, for example J1=7.
exercise-fault-trump = There is no such trump.
exercise-fault-position = This position cannot be read.

code-form = A deal code looks like BO-04-VC222E: a lesson, then six signs.
code-letter = Codes never use 0, 1, I, L or O. Read the code again.
code-check = There is a mistake in this code: a sign was misread or misheard.
code-lesson = This code does not belong to any exercise.
code-room = Four letters are the code of a class: open the address that the teacher shows, and type it there.

## Verdicts

said-right = Right.
said-wrong = Not yet.
said-missed = Missed: { $cards }.
said-extra = Extra: { $cards }.
worked-place = { $item }: { $place }
source-line = Source: { $text }, line { $line }
source-none = The source does not mention it.
source-s0 = text on balcó
source-s1 = text on truco
source-s2 = text on botifarra
