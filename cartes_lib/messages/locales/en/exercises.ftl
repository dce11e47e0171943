# Exercises: questions, reasons, hints, misconceptions.

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
prompt-spot = { $dealer ->
    [seat-you] You
   *[other] { $dealer-term }
  } dealt. Trumps: { $trump }. Where is the first foul, and which rule was forgotten?
prompt-legal = The { $variant-term } game. It is your turn: choose every card that is allowed.
prompt-why = The { $variant-term } game. You would like to play { $card-the }, but it is not allowed. Which rule forbids it?
part-line = The card of the foul
part-law = The forgotten rule
log-play = { $seat-term }: { $card }

## Names

end-first = first of all
end-last = at the end
log-call = { $seat-term }: { $call-term }
log-called = { $call-term }
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
law-point-or-lowest = If your partner is winning: a point card, or your lowest.
law-partner = You do not beat your partner.
law-BOT-PLAY-01 = The player on the dealer’s right leads to the first trick.
law-BOT-PLAY-02 = Everyone plays in turn, to the right.
law-BOT-PLAY-04 = The winner of a trick leads to the next.
law-BOT-PLAY-09 = You follow suit whenever you can.

## Reasons

why-order = This is the right order: { $cards }.
why-order-place = Your order goes wrong here: { $card-the } belongs in this place.
why-order-place-number = Your order goes wrong here: { $card-number } belongs in this place.
why-duel = { $card-the } is the strongest. The order is 9, 1, 12, 11, 10, then 8 down to 2.
why-value = That makes { $points ->
    [0] zero points
    [1] one point
   *[other] { $points } points
  }: the nine is worth 5, the ace 4, the king 3, the knight 2, the jack 1, and the others nothing.
why-trick-highest = { $card-the } wins the trick: it is the highest card played in the suit led, { $led-the }.
why-trick-ruffed = { $card-the } wins the trick: it is the highest trump played, and a trump beats any other suit.
why-turn = Play goes to the right: after { $last-term }, { $next ->
    [seat-you] it is your turn
   *[other] { $next-term } plays
  }.
why-spot-BOT-PLAY-02 = Card { $number }, { $card-the }: after the lead, play goes to the right, and this card came from the left.
why-spot-BOT-PLAY-04 = Card { $number }, { $card-the }: the winner of the first trick should have led to the second.
why-spot-BOT-PLAY-09 = Card { $number }, { $card-the }: this player still had the suit led, and leads it in the next trick. They had to follow suit.
why-legal-missed = { $card-the } was allowed too.
why-legal = { $case-term } You could play { $cards-or }.
breakdown-card = { $card }

term-case-ll-02 = Your partner is winning and you have the suit: follow suit, with no need to play higher.
term-case-ll-03 = Your partner is winning and you do not have the suit: anything goes.
term-case-ll-04 = An opponent is winning and you can beat their card, so you must.
term-case-ll-05 = An opponent is winning and you cannot beat the card: follow suit with any card you like.
term-case-ll-06 = An opponent is winning, you do not have the suit, and a trump would win: you must ruff.
term-case-ll-07 = An opponent is winning, you have neither the suit nor a trump: anything goes.
term-case-ll-08 = An opponent has ruffed with a higher trump than yours: anything goes.
term-case-ob-02 = Your partner is winning and you have the suit: play a point card, or your lowest.
term-case-ob-03 = Your partner is winning and you do not have the suit: play a point card, or the lowest of a suit.
term-case-ob-04 = An opponent is winning and you can beat their card, so you must.
term-case-ob-05 = An opponent is winning and you cannot beat the card: play your lowest of the suit.
term-case-ob-06 = An opponent is winning, you do not have the suit, and a trump would win: you must ruff.
term-case-ob-07 = An opponent is winning, you have neither the suit nor a trump: play the lowest of a suit.
term-case-ob-08 = An opponent has ruffed with a higher trump than yours: play the lowest of a suit.

term-case-in-02 = An opponent is winning, you cannot win the trick, and your partner is still to play: play your lowest, or load the trick with a point card.

## Hints

hint-order = Think of the order in botifarra: the strongest card is not always the one with the highest number.
hint-value = In each suit, the cards that count are worth from 5 points to 1 point. Is this one of them?
hint-trick = Has a trump been played? If not, look at the suit led.
hint-turn = Which way does play go around?
hint-spot = Check the order of the seats, then who leads, then if everyone follows suit.
hint-legal = Three questions: who is winning? Do you have the suit led? Can you win the trick?
hint-highlight = Look at what is circled.
hint-removed = Half of the wrong answers are gone.
hint-half-placed = In half of the boxes, only the right answer is left.
hint-between = The answer is between { $low } and { $high }.
hint-first-card = The first is { $card-the }.
hint-first-number = The first is { $card-number }.
hint-first-item = What comes first is circled.

## Misconceptions

misconception-order-by-number = You put the numbers in order, and they are right. But in botifarra the nine comes first, then the ace, and only then the king, the knight and the jack.
misconception-order-upside-down = The order is right, but upside down: start with the strongest, { $first-the }.
misconception-duel-by-number = { $highest-the } does have the biggest number, but { $best-the } is stronger: the nine and the ace beat all the others.
misconception-value-by-number = You went by the printed numbers. Here you count points: nine 5, ace 4, king 3, knight 2, jack 1, and nothing for the rest.
misconception-value-and-trick = You counted the cards right, then added the point for the trick. This time the question is only what the cards are worth.
misconception-trick-trump-forgotten = You found a strong card of the suit led. But { $best-the } is a trump, and a trump beats them all.
misconception-trick-suit-forgotten = This card is high, yes. But it is neither a trump nor of the suit led, { $led-the }, so it cannot win.
misconception-trick-by-number = You picked the right suit, and the biggest number. But { $best-the } is stronger: the nine and the ace beat all the other cards of their suit.
misconception-next-leader-again = This player did lead to this trick, but somebody else won it. The winner leads to the next.
misconception-next-trump-forgotten = Without trumps you would be right. But someone ruffed with { $best-the }: that player wins the trick, and leads.
misconception-next-right-of-leader = Play does go around to the right, but the lead does not: it goes to the winner of the trick.
misconception-next-turns-left = One seat along, yes, but you went left. In botifarra play goes to the right: { $next ->
    [seat-you] it is your turn
   *[other] { $next-term } comes next
  }.
misconception-spot-later-moment = There is a foul, but it happened sooner: the first to play out of turn put down { $card-the }.
misconception-spot-first-lead = That is the card, but the rule is another one: the player on the dealer’s right leads to the first trick only. After that, the winner leads.
misconception-spot-proof-not-fault = This card gives the foul away. But the foul itself came earlier, with { $card-the }.
misconception-legal-beats-partner = You kept the cards that win. But your partner is winning with { $best-the }, and you never have to beat your partner.
misconception-legal-ruffs-partner = You thought of ruffing. But your partner is winning with { $best-the }, so nothing obliges you to.
misconception-legal-need-not-beat = That would do if your partner were winning. But an opponent is, with { $best-the }: if you can win the trick, you must.
misconception-legal-only-highest = You do have to beat { $best-the }, but not with your highest card: any card that beats it will do.
misconception-legal-under-ruffs = You wanted to ruff. But your trumps cannot win this trick, so you no longer have to.
misconception-legal-plays-obligada = That would be right in the forced game. In the free game, nothing obliges you to play your lowest.
misconception-legal-charge-forgotten = What you chose is allowed. In the intermediate game you may also load: put a point card in a trick that your partner can still take.
misconception-legal-plays-lliure = That would be right in the free game. Here, if you do not have to beat, you play your lowest, or a point card if the variant or a winning partner allows it.
misconception-why-partner = You may beat your partner if you like: no rule forbids it. Look for another rule.
misconception-why-obligada-in-lliure = That rule exists, but in the forced game. In the free game, you never have to play your lowest.

## Invalid answers and exercises

answer-wrong-form = This answer does not have the right form. Nothing has changed.
answer-unknown-item = This answer names something that is not in the exercise. Nothing has changed.
answer-incomplete = The answer is not complete.
answer-out-of-range = This number is too small or too big.
exercise-error-unknown-exercise = There is no such exercise in this lesson.
exercise-error-unknown-level = There are only three levels, 1 to 3.
exercise-error-unknown-seed = There is no series with that number.
exercise-error-unknown-rules = There is no such variant in this exercise.
exercise-error-card = “{ $word }” is not a card. Tap the cards, or type for example 1o, 12b.
exercise-error-count = { $field ->
    [hand] The hand takes
    [trick] The trick takes
   *[pile] The pile takes
  } { $low } to { $high } cards. There are { $given }.
exercise-error-exactly = { $field ->
    [hand] The hand takes
    [trick] The trick takes
    [pile] The pile takes
   *[pair] The question takes
  } { $low ->
    [one] one card
   *[other] { $low } cards
  }. There are { $given }.
exercise-error-twice = { $card-the } is on the table twice. There is only one of each card.
exercise-error-pack = { $card-the } is not in this game’s deck.
exercise-error-flor = These three cards are of one suit: that is a flor. Choose the variant without flor.
exercise-error-cleared = A 10, or four cards of one number in a row, clears the pila: nothing would be left there.
exercise-error-under = { $card-the } cannot lie on { $below-the }: the rules do not allow it. Enter the pila from bottom to top.
exercise-error-sevens = You cannot tell from this pila whether its 7s were thrown together, and the answer depends on it. Leave only one 7.
exercise-error-joker = On the pila, a joker counts as a number. Say which one, for example J1=7.
exercise-error-trump = There is no such trump.
exercise-error-position = This position cannot be read.

code-form = A deal code looks like BO-04-VC222E: a lesson, then six letters and numbers.
code-letter = Codes never use 0, 1, I, L or O. Read the code again.
code-check = There is a mistake in this code: a letter or a number was misread or misheard.
code-lesson = This code does not belong to any exercise.
code-room = Four letters are the code of a class: open the address that the teacher shows, and type it there.

## Verdicts

grade-right = Right!
grade-wrong = Not this time.
grade-right-answer = Right answer: { $answer }.
grade-missed = You left out: { $cards }.
grade-extra = Should not be there: { $cards }.
why-near = Very close: { $whole }.{ $tenths } points short of the best. That may be chance.
why-costs = Your choice costs { $whole }.{ $tenths } points a deal on average.
worked-place = { $item }: { $place }
source-line = Rulebook: { $text }, line { $line }
source-none = The rulebook does not mention it.
source-s0 = text on balcó
source-s1 = text on truco
source-s2 = text on botifarra
