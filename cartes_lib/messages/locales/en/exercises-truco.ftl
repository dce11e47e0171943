# Exercises of Truco: questions, reasons, hints, misconceptions.

## TR-01: two scales

prompt-scale = Each sentence is true on only one of the two ladders. Which one?
prompt-truco-value = { $count ->
    [1] How much is this card worth for the envido?
   *[other] Add up the values of these cards, without the 20 points for a pair.
  }
scale-claim = { $card-the } ranks above { $other-the }
scale-tricks = true for winning a trick
scale-values = true for counting envido and flor
why-scale = Strength in tricks and value are two ladders: a king is middling and worth 0, the ace of swords beats everything and is worth 1.
why-scale-tricks = { $card-the } beats { $other-the } in a trick, but is worth less for the envido.
why-scale-values = { $card-the } is worth more than { $other-the } for the envido, but does not beat it in a trick.
hint-scale = For the tricks: two aces, two sevens, then the threes and the twos. For the envido: the number, and zero for face cards.
why-truco-value = Each card is worth its number, and face cards are worth zero: that makes { $points }.
hint-truco-value = Is it a face card, or a card that is worth its number for the envido?
misconception-scale-swapped = The two ladders are swapped.
misconception-scale-tricks-only = For tricks you are right. But you used that ladder for everything: for the envido, count the numbers.
misconception-scale-values-only = For the envido you are right. But you counted everything in values: in tricks the ladder is quite different.
misconception-value-figures-by-number = True, for small cards it is the number. But jack, knight and king are worth zero.
misconception-value-figures-ten = In other games face cards are worth ten. Here they are worth zero.
misconception-value-strength = You went by strength in tricks. For the envido, a card is worth its number.
misconception-value-twenty-added = A pair adds 20 points in the envido, but here we ask for the values alone.

## TR-02: the order of the tricks

prompt-truco-duel = Which one wins the trick?
choice-tie = a tie
why-truco-tie = These two cards are on the same rung, so it is a tie. Suits change nothing.
hint-truco-order = In truco the number is not enough: for a few cards the suit counts too.
misconception-truco-order-upside-down = The order is right, but upside down: start with the strongest, { $first-the }.
misconception-truco-order-by-number = The numbers are in order. But in truco, threes and twos rank above the face cards.
misconception-truco-order-bravas-forgotten = You have the rest of the ladder. But not all aces are equal: those of swords and batons, with the sevens of swords and coins, beat everything.
misconception-truco-order-by-value = That is the order of envido values. Here we ask for strength in tricks, which is quite different.
misconception-truco-duel-suit-breaks-tie = You saw that the numbers are the same. But no suit breaks a tie: equal ranks, equal cards.
misconception-truco-duel-bravas-forgotten = Usually you would be right. But two aces and two sevens rank above every card: swords and batons for the aces, swords and coins for the sevens.
misconception-truco-duel-by-number = That is the highest number, yes. But the aces, the twos, the threes and the two strong sevens beat higher numbers.
misconception-truco-duel-by-value = For the envido this card is worth more. But in tricks the ladder is quite different.

## TR-03: tricks and ties

prompt-truco-hand = Who wins the hand?
choice-another-trick = nobody yet, another trick is needed
row-mano = First to play (mano)
row-trick = Trick { $number }
group-trick = Trick { $number }: your card, then your opponent’s
result-yours = won by you
result-theirs = won by your opponent
result-tied = a tie
why-truco-lead-none = The strongest card wins the trick, and its player leads. { $seat ->
    [seat-you] You lead
   *[other] { $seat-term } leads
  }.
why-truco-lead-opponents = The trick is tied between opponents, so the player who led it leads again. { $seat ->
    [seat-you] You lead
   *[other] { $seat-term } leads
  }.
why-truco-lead-partners = Two partners are tied, so their side wins, and the first of the two to play leads. { $seat ->
    [seat-you] You lead
   *[other] { $seat-term } leads
  }.
why-hand-two-tricks = Two tricks win the hand. { $seat ->
    [seat-you] You win it
   *[other] { $seat-term } wins it
  }.
why-hand-first-tied = The first trick is tied, so the next trick won decides the hand. { $seat ->
    [seat-you] You win it
   *[other] { $seat-term } wins it
  }.
why-hand-later-tied = The tie came after a trick was won, so the first trick won decides the hand. { $seat ->
    [seat-you] You win it
   *[other] { $seat-term } wins it
  }.
why-hand-all-tied = After three tied tricks, the hand goes to the first to play. { $seat ->
    [seat-you] You win it
   *[other] { $seat-term } wins it
  }.
why-hand-goes-on = Nobody has two tricks yet, or one won and one tied, so another trick is played.
why-hand-two-tied = After two tied tricks, the third decides the hand. { $seat ->
    [seat-you] You win it
   *[other] { $seat-term } wins it
  }.
hint-truco-lead = Find the strongest card. Is there another of the same rank, and whose is it?
hint-truco-hand = Two tricks won are enough. And if one trick is tied, who won the first one that is not?
misconception-next-tie-last-wins = This player does have one of the strongest cards. But in a tie, the last card does not beat the first.
misconception-next-tie-first-wins = This player does have one of the strongest cards. But a tie between opponents wins nothing: the player who led leads again.
misconception-next-leads-again = This player did lead the trick, but did not win it. You lead again only after a tie.
misconception-next-by-number = This player does have the highest number, but not the strongest card.
misconception-hand-last-trick = You gave the hand to the winner of the last trick. But at one trick each, the first trick won breaks the tie.
misconception-hand-tie-to-mano = Playing first does break a tie, but only if every trick is tied.
misconception-hand-tie-to-the-other = You saw that every trick is tied. Then the hand goes to the first to play.
misconception-hand-undecided = You are waiting for another trick, but the hand is already decided: count the tricks won.
misconception-hand-too-soon = That player is ahead, yes. But nothing is decided: it takes two tricks, or one won and one tied.

## TR-03: the cheapest card

prompt-least = First trick, and you play last. Which card do you play, spending as little as you can?
prompt-least-second = The first trick went to the other player, and you play last to the second. Which card do you play, spending as little as you can?
why-least-wins = { $card-the } is enough: it is the weakest of your cards that win this trick.
why-least-none = None of your cards wins this trick: play { $card-the }, the weakest.
why-least-partner = Your partner already holds the trick: play { $card-the }, your weakest.
why-least-must = A tied trick would give the hand to the winner of the first one. You must win this one: { $card-the }.
hint-least = Who holds the trick? And what exactly do you need: to win it, to tie it, or nothing?
misconception-least-too-strong = This card wins, but a weaker one is enough: keep this one for later.
misconception-least-gives-up = You saved your cards, but too much: this one gives away a trick that you could take.
misconception-least-wasted = None of your cards takes this trick, and neither does this one: keep it, and play your weakest.
misconception-least-over-partner = This card wins, but the card it beats is your partner’s: that trick is already yours.
misconception-least-tie-too-little = A tie is cheaper, true. But here it is not enough: after a tie, the hand goes to the winner of the first trick.

## TR-05: the value of a hand

prompt-envido-value = { $flor ->
    [yes] How much is this hand worth for the envido?
   *[no] How much is this hand worth for the envido? (No flor at this table.)
  }
prompt-envido-duel = Who wins the envido?
breakdown-twenty = two cards of one suit
why-envido-pair = Two cards of one suit are worth 20 plus their values, with face cards at zero. That makes { $points }.
why-envido-best-two = Three cards of one suit, and no flor at this table: you count 20 plus the two highest values. That makes { $points }.
why-envido-single = Three different suits: only the highest value counts, { $points }.
why-envido-duel = You have { $mine }, your opponent { $theirs }: the higher value wins.
why-envido-tie = You both have { $mine }. In a tie, the envido goes to the first to speak, and that is { $mano-term }.
hint-envido = Two cards of the same suit? Then 20 and their two values. Face cards are worth zero.
misconception-envido-twenty-forgotten = Your values are right. But two cards of one suit count 20 more.
misconception-envido-figures-by-number = You chose the right cards. But face cards are worth zero, not their number.
misconception-envido-twenty-always = You added the 20 points. That takes two cards of one suit, and there are none here.
misconception-envido-all-three = The 20 points are right. But only two cards count, and only of the same suit.
misconception-envido-sum = You added up all three cards. It is two of the same suit plus 20, or the highest alone.
misconception-envido-tie-to-the-other = You saw the tie. In a tie, the envido goes to the player who plays first.
misconception-envido-by-number = You went by the numbers. But face cards are worth zero, and it takes two cards of one suit for the 20 points.
misconception-envido-mano-always = The first to play does have an edge, but only in a tie.

## TR-06: the price of an envido

prompt-envido-stake = How many points does the winner of this betting get?
row-score-you = Your score
row-score-opponent = Your opponent’s score
term-bet-envido = envido
term-bet-real-envido = real envido
term-bet-falta-envido = falta envido
term-bet-quiero = quiero (I accept)
term-bet-no-quiero = no quiero (I refuse)
term-bet-truco = truco
term-bet-retruco = retruco
term-bet-vale-cuatro = vale cuatro
why-stake-accepted = It was accepted, so the bets add up: { $points }.
why-stake-falta = It was accepted, so the falta envido replaces everything: it is worth what the leading side needs. From { $leader } to 30, that is { $points }.
why-stake-refused = It was refused: the side that made the last call wins what was accepted before, or 1 point for a first call. Here it wins { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
hint-stake = Accepted or refused? A refusal pays only what was already accepted.
misconception-stake-refused-pays-all = Your sum is right. But the last call was refused, so it does not count.
misconception-stake-accepted-as-refused = The first bets are right. But the last call was accepted, so it counts too.
misconception-stake-last-call-only = You counted the last bet. But bets add up: the earlier ones count too.
misconception-stake-relance-raises = The bets are right. But “quiero” only accepts: it adds nothing.
misconception-stake-refusal-always-one = A refusal is cheap, true. But it pays 1 point only when the first call is refused.
misconception-stake-falta-from-the-trailing = You were right to count up to 30. But count what the leading side needs, not the other side.
misconception-stake-falta-added = You counted the falta right. But it replaces the bets before it, and is not added to them.

## TR-04: the price of a truco

prompt-truco-stake = How many points are the tricks of this hand worth?
row-end = End of the hand
result-refused = the last call is refused
result-played = the tricks are played to the end
why-truco-played = With no call, the hand is worth 1 point. Truco makes it 2, retruco 3 and vale cuatro 4. Here it is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
why-truco-refused = The call was refused: the side that made it wins what the hand was worth before, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
hint-truco-stake = Each call accepted takes the hand one point higher. And a refusal?
misconception-truco-refused-pays-full = The call went that high, but it was refused: the hand is still worth what it was before.
misconception-truco-accepted-as-refused = That would be right after a refusal. But the call was accepted, so the hand is worth what it says.
misconception-truco-added = You added the calls up. Here each replaces the one before: truco is worth 2 in all, retruco 3, vale cuatro 4.
misconception-truco-doubled = The first step does double. But after that, each step adds just one point.

## TR-06 to TR-08: calls

prompt-answer = Your opponent has just spoken. What may you answer? Choose everything that is allowed.
prompt-truco-call = What may you say about the truco? Choose everything that is allowed.
prompt-open = First trick, your turn. What may you say? Choose everything that is allowed.
prompt-why-call = First trick. You would like to say “{ $call-term }”, but it is not allowed. Which rule forbids it?
prompt-calls-plain = Put in order what is said in a hand, each call at its own time.
prompt-calls-interrupted = Truco is called first, and the other side wants the envido. Put these in order.
prompt-calls-raised = The truco goes all the way up. Put these in order.
prompt-calls-counted = The hand is over: in what order do we score?
term-bet-flor = flor
term-bet-silent = nothing, it is not my side’s turn to speak
row-now = Where we are
row-own-card = Your first card
row-truco = The truco
row-envido = The envido
row-flor = Your hand
state-second-trick = in the second trick
state-second-trick-yours = in the second trick, your turn
state-played = played
state-not-played = not played yet
state-truco-none = not said yet
state-truco-pending = your opponent has just said it
state-truco-accepted = said by your opponent, accepted by you
state-settled = already settled
state-not-settled = not bet yet
state-no-flor = no flor
why-answer-falta = To the falta envido you can only accept or refuse.
why-answer-envido = You accept, you refuse, or you raise with envido, real envido or falta envido.
why-answer-strict = You accept, you refuse, or you raise higher: at this table, two envidos at most, and never a lower call than the last.
why-raise-silent = Your side has nothing to say: only the side that accepted the last call may raise, and after vale cuatro nobody can.
why-raise-pending = The call is waiting for an answer: “quiero” or “no quiero”. You raise only after saying “quiero”.
why-raise-open = Your side has accepted: it may raise by one step.
why-raise-first = Nobody has said truco yet: either side may.
why-open-TRU-TURN-02 = Nothing has been said or played yet: envido and truco are open. You can sing a flor only if you have one.
why-open-TRU-TURN-06 = Envido comes first: before answering the truco, you may still open it.
why-open-TRU-TURN-07 = Accepting the truco closed the envido. The side that accepted it may still say retruco.
why-open-TRU-TURN-11 = This hand’s envido is already settled: nobody can open another.
why-open-TRU-ENV-12 = You have played your first card: it is too late to open the envido.
why-open-TRU-FLOR-02 = Your three cards are not all of one suit: that is no flor, so you cannot sing one.
law-TRU-ENV-12 = Once you have played your first card, you can no longer open the envido.
law-TRU-TURN-07 = Accepting the truco closes the envido.
law-TRU-TURN-11 = A single envido per hand.
law-TRU-FLOR-02 = Without a flor you cannot sing one.
law-TRU-TURN-06 = Envido comes before truco.
phase-flor = flor first: nobody has one
phase-envido = “envido”
phase-envido-answer = the answer to the envido
phase-envido-shown = values are declared and compared
phase-truco = “truco”
phase-truco-answer = the answer to the truco
phase-card = card play resumes
phase-retruco = “retruco”
phase-retruco-answer = the answer to the retruco
phase-vale-cuatro = “vale cuatro”
phase-last-card = the last card is played
phase-count-flor = score the flor, if there was one
phase-count-envido = score the envido, if there was one
phase-count-truco = score the tricks
phase-next-deal = the player on the right deals
why-calls-plain = First comes the flor, then the envido with its answer and its values, and last the truco and its answer.
why-calls-interrupted = The truco waits. The envido is bet, answered and shown. Only then is the truco answered and a card played.
why-calls-raised = Each step is accepted before the next: truco, retruco, vale cuatro.
why-calls-counted = Each bet is scored in the order it was settled: flor, envido, tricks. Then the deal passes to the right.
hint-answer = Only one call cannot be raised.
hint-raise = Who accepted the last call? And is there an answer pending?
hint-open = Is the envido still open? Look at your card, the truco, and what is already settled.
hint-calls = Flor, then envido, then truco. And a question always waits for its answer.
misconception-answer-raises-the-falta = Other envidos can be raised, but not the falta: it is quiero or no quiero.
misconception-answer-no-raise = True, you may accept or refuse. You may raise too.
misconception-answer-envido-once = The rest is allowed. You may also answer envido to an envido: that adds 2.
misconception-answer-must-accept = What you marked is allowed. You left out refusing: you may always refuse.
misconception-answer-with-truco = Truco can come later. It does not answer an envido, which is settled first.
misconception-raise-own-call = The call may be raised, but by the other side: you do not raise your own.
misconception-raise-answers-own = You answered, but nothing is waiting for you: the last call is your own side’s, or it has been answered already.
misconception-raise-without-quiero = You may raise, but say “quiero” first.
misconception-raise-skips-a-step = You may raise, but one step at a time: truco, retruco, vale cuatro.
misconception-raise-forgotten = Silence is safe, but you do have something to say here: see who accepted last.
misconception-law-flor-needed = To sing flor you need one. But any hand may open the envido, at the right moment.
misconception-law-flor-too-late = The moment is right. What is missing is three cards of one suit.
misconception-open-envido-too-late = Envido belongs to the first trick, true. But here it is already closed: you have played a card, or somebody has accepted the truco.
misconception-open-envido-first-forgotten = You are answering the truco. But envido comes first: you may still open it.
misconception-open-flor-without = The moment is right. But without three cards of one suit, you do not sing flor.
misconception-open-truco-again = It is the time for truco. But it is said only once. After that, it can only be raised.
misconception-open-raise-at-once = A truco can go up, true, but only after your side has accepted it.
misconception-law-truco-first = That is a real rule, but it opens the envido: it does not close it.
misconception-calls-backwards = The order is right, but upside down.
misconception-calls-truco-answered-first = It is all there, but the answer to the truco comes too early: envido comes first.
misconception-calls-truco-before-envido = It is all there, but the tricks are scored last.

## TR-07: declared and shown values

log-value = { $seat-term }: “{ $value }”
log-buenas = { $seat-term }: “son buenas”
row-envido-caller = Said envido
row-calls = Bets
prompt-announce-next = The envido is accepted. Whose turn is it to declare now?
prompt-announce-winner = Everyone has spoken. Who has the best envido?
prompt-shown = The winner has shown the cards. How many points does your side score for the envido?
why-announce-next = Players declare in turn to the right, starting with the mano ({ $mano-term }). { $seat ->
    [seat-you] It is your turn
   *[other] { $seat-term } speaks next
  }.
why-announce-winner = The highest value wins: “son buenas” only says that a player has nothing better. { $seat ->
    [seat-you] You win
   *[other] The winner is { $seat-term }
  }.
why-announce-tie = Two players have the same value: it goes to the first of them to say it, counting from the mano. { $seat ->
    [seat-you] You win
   *[other] The winner is { $seat-term }
  }.
why-announce-less = You may declare less than what has been said, but why would you? “Son buenas” is enough, and gives nothing away.
why-announce-first = The first to speak may declare any value. But if they win and the cards say otherwise, they lose it all.
why-shown = { $seat ->
    [seat-you] You
   *[other] { $seat-term }
  } declared the highest, { $value }, and the cards prove it: { $seat ->
    [seat-you] your side
   *[other] that side
  } wins the envido.
why-shown-false = { $seat ->
    [seat-you] You
   *[other] { $seat-term }
  } declared the highest, but those cards are worth { $value }: the declaration is false. The other side wins the envido, even with less.
chain-envido = envido, quiero
chain-real-envido = real envido, quiero
chain-envido-envido = envido, envido, quiero
chain-envido-real-envido = envido, real envido, quiero
chain-envido-envido-real-envido = envido, envido, real envido, quiero
hint-announce-next = Who is the mano, and which way do players speak?
hint-announce-winner = Find the highest value. Who said it first?
hint-shown = Count the cards shown again: is the highest declaration true? Then add up the bets.
misconception-announce-caller-first = This player did make the bet. But declaring starts with the mano.
misconception-announce-to-the-left = One seat along, but the other way: players speak to the right, as they play.
misconception-announce-partner-next = You went the right way around, but you skipped a seat: everyone speaks in turn.
misconception-announce-highest-again = This player is ahead, but has already declared: everyone speaks once.
misconception-announce-last-of-a-tie = That is the highest value. But another player said it first, and wins the tie.
misconception-announce-mano-wins = Speaking first is an edge, but only when values are equal.
misconception-announce-last-word = This player had the last word, but the highest value wins.
misconception-shown-other-side = You counted right, but those points go to the other side.
misconception-shown-false-wins = That was the highest declaration. But count the cards shown again: it was false, and its side loses the envido.
misconception-shown-last-call-only = You counted the last bet. But accepted bets add up.
misconception-shown-by-everybody = The bets are right. But the envido is scored once, however many the players.
prompt-false = Each player declares an envido, then shows the cards. One declaration is false: which one, and who wins the envido?
log-announce = { $seat-term }: “{ $value }”, with { $cards }
moment-announce = { $seat-term }
part-false = The false declaration
part-envido-winner = The side that wins the envido
part-decision = Your answer
part-share-cards = Of the cards your opponent may hold, yours beats
part-share-hands = Of the hands your opponent bets with, yours beats
part-envido-points = The winner’s points
share-quarter = a quarter at most
share-half = more than a quarter, half at most
share-more = more than half
side-yours = your side
side-theirs = the other side
why-false = Declaration { $number } is false: those cards are worth { $value }. It was the highest, and the winner must tell the truth: its side loses the envido.
why-false-lower = Declaration { $number } is false: those cards are worth { $value }. But only the winner must have told the truth, and the highest declaration, number { $best }, is true: it wins.
hint-false = Count each hand again: 20 for two cards of one suit, and zero for face cards. And who declared the most?
misconception-false-wins-all-the-same = That is the false one, but its side loses the envido: the winner must have told the truth.
misconception-false-loses-all-the-same = That is the false one, but it was not the highest: only the highest must be true, and it is.
misconception-false-highest-blamed = The highest declaration is the first suspect. But count it again: it is true.
misconception-false-figures = You counted again. But face cards count zero, so this declaration is true.

## TR-10: the points of a hand

prompt-hand-points = How many points does this hand earn your side?
prompt-new-chico = What is your side’s score after this hand? (The chico is played to 30.)
prompt-falta = The falta envido is accepted. How many points is it worth?
row-envido-stake = Envido, in points
row-envido-winner = Envido won by
row-truco-stake = Tricks, in points
row-truco-winner = Tricks won by
state-no-envido = nobody bet
why-hand-points = Add what your side won in envido and in tricks: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
why-new-score = Count the envido, then the tricks, up to 30 at most. That makes { $points }.
why-hand-stopped = The envido is counted first, and it ends the chico: the tricks no longer count. That makes { $points }.
breakdown-call = { $call-term }
breakdown-first-refused = first call refused
breakdown-chico = the chico
breakdown-leader = score of the leading side
breakdown-theirs = won by the other side
breakdown-hand = the hand, without a call
breakdown-beyond = beyond 30
hint-hand-points = Who wins the envido, who wins the tricks? Count in that order.
hint-falta = How far from 30, and which side?
misconception-points-of-both = Your sums are right, but you counted the other side’s points too.
misconception-points-truco-only = You counted the tricks right. Add the envido: it counts too.
misconception-points-envido-only = You counted the envido right. Add the tricks: they count too.
misconception-points-other-side = You counted right, but those are the other side’s points.
misconception-points-after-the-end = Your sum is right. But the envido has already ended the chico, so the tricks no longer count.
misconception-points-beyond-thirty = Your sum is right, but a chico stops at 30.
misconception-falta-own-score = Right method. But count what the leading side needs, and that side is not yours.
misconception-falta-trailing = You were right to count up to 30. But count what the leading side needs, not the other side.
misconception-falta-of-fifteen = Right method, but the chico goes to 30, not to 15.
misconception-falta-added = You counted the falta right. But it replaces the bets before it.
misconception-falta-difference = You counted the gap between the sides. What counts is how far the leading side is from 30.
row-table = At this table
state-seed-free = envido may be raised as often as you like
state-strict = two envidos at most, then real envido, then falta: never lower
state-flor-out = no flor is played
misconception-answer-free-at-a-strict-table = At another table that would be allowed. Here you say envido twice at most, and never lower than the last call.

## TR-11: folding or staying

prompt-leave = You put down your cards and leave. How many points does the other side score for it?
prompt-stay = Last trick. Your opponent plays first and says “{ $call-term }”. Do you stay?
row-habit = Their way of playing
state-stays = is staying
state-left = has already folded
group-your-last = Your last card
habit-any = they say it with any card
habit-ace = they say it with an ace of coins or cups, or better
habit-two = they say it with a two, or better
habit-three = they say it with a three, or better
habit-brava = they say it only with a brava
why-leave-partner = Your partner goes on alone: leaving costs you nothing for now.
why-leave-nothing = Nothing has been bet: the hand is worth 1 point, and the other side takes it.
why-leave-accepted = The bet was accepted: if you leave, the other side scores it in full, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
why-leave-pending = A call is waiting: leaving counts as refusing it. The other side scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
why-leave-envido = Leaving refuses the envido that is waiting, and loses the hand as well. The other side scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
why-stay = { $total ->
    [one] Your opponent can hold only one card now, and yours { $won ->
        [0] does not beat it: leave.
       *[other] beats it: stay.
      }
   *[other] Of the { $total } cards your opponent may hold, yours beats { $won ->
        [0] none: leave.
       *[other] { $won }: { $percent } times in a hundred. You need { $least } to stay.
      }
  }
why-stay-last-point = At 29 your opponent needs 1 point: if you refuse, you lose the chico. So stay if your card beats even one of the possible cards. Here it beats { $won } of { $total }.
hint-leave = Is anyone on your side still there? If not, is a bet waiting for an answer, or has it been accepted?
hint-stay = Which cards may your opponent hold, and how many does yours beat? You need to win { $least } times in a hundred.
misconception-leave-partner-forgotten = You leave, but your partner stays and plays for two, so it costs nothing for now.
misconception-leave-costs-nothing = That would be so if your partner stayed. But when a whole side leaves, the other always scores something.
misconception-leave-always-one = With nothing bet, it is 1 point. But here the hand is already worth more.
misconception-leave-pending-in-full = The call was worth that, but it was still waiting: leaving refuses it, so it does not count.
misconception-leave-accepted-as-refused = If the call were waiting, you would be right. But it was accepted, so leaving pays it in full.
misconception-leave-envido-forgotten = You counted the hand. But the envido was waiting for an answer, and leaving refuses that too.
misconception-leave-truco-forgotten = You counted the envido. But you lose the hand as well.
misconception-stay-needs-half = You win less than half the time, true. But staying and losing costs only one point more than refusing.
misconception-stay-folds-winner = Leaving is safe. But here you win more often than you lose: stay.
misconception-stay-any-card = If your opponent could hold any card, you would be right. But nobody calls like that with small cards.
misconception-stay-hope = That is brave, but too few cards lose to yours: refusing costs less.
misconception-stay-last-point = Usually refusing is cheap. But look at the score: here it gives away the last point.

## TR-12: the flor

prompt-flor-value = How much is this flor worth?
prompt-sing = Which of these players must sing flor when their turn comes? Choose all of them.
prompt-odds-figures = Out of a hundred hands, how many have at least one face card?
prompt-odds-third = You are dealt your third card. Out of a hundred times, how often do you have a flor?
prompt-odds-flor-value = Out of a hundred flores, how many are worth { $value } or more?
prompt-odds-rival = This is your hand. With two players, how often in a hundred times does your opponent have a flor?
breakdown-flor = the flor
group-hand-a = Hand A
group-hand-b = Hand B
group-hand-c = Hand C
group-first-two = Your first two cards
group-seen = Turned up during the deal
state-has-played = has already played a card
choice-nobody-sings = Nobody has to sing
why-flor-value = A flor counts 20 plus the three values, with face cards at zero: that makes { $points }.
why-sing = Three cards of one suit are a flor, and you must sing it. Two are not enough.
why-sing-late = A flor is sung before your first card: once you have played, you no longer can.
why-odds = The exact figure is { $whole }.{ $tenths }%{ $share ->
    [exact] , or { $part } in { $total }
    [near] , or about { $part } in { $total }
   *[none] {""}
  }. A good estimate is enough.
hint-flor-value = Every flor starts at 20. Then add the numbers: face cards count as zero.
hint-sing = Two questions for each hand: all one suit? And no card played yet?
hint-odds = What does it take, and how many cards or hands fit, out of how many?
hint-odds-third = There are ten cards of each suit. How many are left among those you cannot see?
misconception-flor-as-envido = For the envido that would be right. But in a flor, all three cards count.
misconception-flor-figures-by-number = All three cards do count. But face cards are worth zero, not their number.
misconception-flor-figures-ten = All three cards do count. But face cards are worth zero, not ten.
misconception-flor-twenty-forgotten = Your values are right. But a flor starts at 20.
misconception-flor-thirty = You counted ten for each card. A flor starts at 20 in all.
misconception-sing-too-late = That is a flor. But this player has already played a card, and no longer sings.
misconception-sing-two-of-a-suit = Two cards of one suit are good for the envido. A flor takes three.
misconception-sing-best-only = That is the best one. But every flor is sung, not just the best.
misconception-odds-a-quarter = A quarter would be right if all the cards were still there. But you already hold two of that suit.
misconception-odds-all-of-the-suit = You took away your own cards. Take away those turned up as well.
misconception-odds-one-suit-only = You counted right, but for one suit. There are four.
misconception-odds-even = There are two cases, yes. But one may be likelier than the other: count the cards.
misconception-odds-the-other-way = You counted right, but that is the chance that it does not happen. Take it from a hundred.

## TR-13: raising a flor

prompt-flor-points = How many points does the winner of these flores score?
term-flor-flor = flor
term-flor-contraflor = contraflor
term-flor-contraflor-al-resto = contraflor al resto
term-flor-con-flor-quiero = con flor quiero (I accept)
term-flor-con-flor-me-achico = con flor me achico (I back down)
term-flor-no-flor = I keep quiet, I have no flor
state-has-flor = a flor
result-flor-conceded = the other side says “con flor me achico”
result-flor-shown = the flores are shown
breakdown-flor-before = already won before the raise
breakdown-flor-each = flores announced ({ $count }), three points each
breakdown-rest = what the leading side needs
why-flor-answer-without = Without a flor you have nothing to answer: the opposing flor scores its 3 points.
why-flor-answer-flor = To a flor you answer with your own (flor), you back down (con flor me achico), or you challenge: contraflor, contraflor al resto.
why-flor-answer-both = The other side has sung too: you may still say contraflor, or let the flores be compared.
why-flor-answer-contraflor = Faced with a contraflor, you accept, back down, or raise it to al resto.
why-flor-answer-rest = After al resto there is no raising: you accept or you back down.
why-flor-points-tariff = Each flor announced is worth three points, and the best one wins them all. The contraflor adds none. That makes { $points }.
why-flor-points-rest = The resto is what the leading side needs, 30 minus { $leader }. With three points per flor announced, that makes { $points }.
why-flor-points-conceded = One side backs down: the other scores what the bet was worth before the last raise, { $points }.
hint-flor-answer = Do you have a flor? And what can still be raised?
hint-flor-points = Count the flores announced, contraflor included. Was the last raise accepted?
misconception-flor-answer-without = You may bluff at envido. But without a flor, you answer nothing to a flor.
misconception-flor-answer-no-challenge = What you marked is allowed. You may challenge too.
misconception-flor-answer-raises-the-rest = A contraflor can be raised, but nothing goes above al resto.
misconception-flor-answer-must-accept = True, you may accept. But you may always back down from a challenge.
misconception-flor-answer-accepts-a-flor = “Con flor quiero” does accept a challenge, but nobody has challenged yet.
misconception-flor-answer-concedes-late = Backing down can save points. But you have already sung, and nobody is challenging you.
misconception-flor-conceded-in-full = Your sum is right. But the other side backs down, so the last raise does not count.
misconception-flor-paid-as-conceded = If the other side backed down, you would be right. But the raise was accepted, so it counts.
misconception-flor-three-in-all = True, a flor is worth three points. But count every flor announced.
misconception-flor-rest-only = You counted the resto right. Now add three points per flor.
misconception-flor-rest-of-the-trailing = You used the other side’s score. Count what the leading side needs.
misconception-flor-challenge-added = You counted the flores. But the contraflor is the challenger’s own flor, so do not add it twice.

## TR-14: announced and hidden flores

prompt-flor-next = Whose turn is it to declare a flor now?
prompt-flor-winner = All are declared. Who has the best flor?
prompt-claim = The hand is over, and this is what your opponent played. What do you do?
prompt-claim-points = Someone has said “pido flor”. How many points does your side score for this hand?
row-his-flor = Did they sing?
row-his-turn = Their first card
row-made-yours = Your side’s points
row-made-theirs = The other side’s points
row-claimer = Claims the flor
row-shows = The player shows
group-his-played = Their three cards
state-sung = yes, a flor
state-silent = no
state-turn = played in turn, before anything was accepted
state-no-turn = played in turn, when an envido had already been accepted
state-shows-flor = a flor
state-shows-two = two suits
claim-claim = pido flor: they were hiding one
claim-two-suits = nothing, because two suits can be seen
claim-sung = nothing, because their flor has been sung
claim-no-turn = nothing, because they never got a chance to sing it
breakdown-transferred = points that change sides
breakdown-claim = the claim
why-flor-next = Only the players who sang speak, from the mano to the right. { $seat ->
    [seat-you] It is your turn
   *[other] { $seat-term } speaks next
  }.
why-flor-winner = The highest flor wins and, in a tie, the first declared. { $seat ->
    [seat-you] You win
   *[other] The winner is { $seat-term }
  }.
why-claim-claim = Three cards of one suit, and not a word: your opponent was hiding a flor.
why-claim-two-suits = Two suits on the table: there was no flor. Claiming it would cost 3 points.
why-claim-sung = Your opponent did sing: there is nothing to claim.
why-claim-no-turn = An envido was accepted before your opponent’s turn, so they could no longer sing their flor. Nobody is punished for that.
why-claim-points-mine-found = The flor was there: your side scores 3 points, plus every point the other side made in this hand. That makes { $points }.
why-claim-points-mine-failed = There was no flor: the other side scores 3 points, and your side keeps its points of the hand, { $points }.
why-claim-points-theirs-found = The flor was yours: your points of the hand go to the other side. You score { $points }.
why-claim-points-theirs-failed = They suspected you wrongly, so your side scores 3 points more. That makes { $points }.
hint-flor-next = Find the mano, then the players who sang, to the right.
hint-flor-winner = The highest value. Who said it first?
hint-claim = Three questions: all one suit? Did they sing? Did they get a chance to?
hint-claim-points = Who is claiming, and was there a flor? If so, the points of the hand change sides.
misconception-flor-next-mano = The mano does go first, but only after singing, and only once.
misconception-flor-next-first-again = This player has a flor, but has already declared it.
misconception-flor-next-last-word = The last word is tempting, but it earns nothing: each speaks in turn, and the highest wins.
misconception-flor-next-neighbour = That is the next seat, but this player did not sing, and has nothing to declare.
misconception-claim-two-suits = They kept quiet, true. But look at the suits: there are two, so there was no flor.
misconception-claim-sung = That is a flor. But it was sung, so there is nothing to claim.
misconception-claim-no-turn = That is a flor. But its player never got a chance to sing it, so you cannot claim it.
misconception-claim-missed = Do not let this one go: the three cards are all of one suit, and nobody sang.
misconception-claim-points-stay = You left the points where they were. If there was a flor, those of the hand change sides. If not, the suspected side scores 3.
misconception-claim-three-only = The 3 points are right. Now add all the points of the hand.
misconception-claim-always-wins = With a hidden flor you would be right. But there was none, so the claim earns nothing.
misconception-claim-costs-nothing = You counted your own points. But they suspected you wrongly, and that gives your side 3 more.
misconception-claim-other-side = You counted right, but those are the other side’s points.

## TR-15: three, six, eight

prompt-table-gallo = The gallo goes around with the deal. Who plays alone?
prompt-table-duel = Pica-pica. Who is your opponent?
prompt-table-mano = Pica-pica. Who is the mano of your duel?
prompt-cap = How many points does this bet earn?
prompt-meddling = Pica-pica. An opponent whispers a card into their partner’s duel. How many points does your team score?
prompt-pair = You are three, and the gallo goes around. The gallo has just lost to your pair. What is your score?
row-at-table = Players
row-round = Kind of hand
row-duel-led = Points this duel was about to earn them
row-pair-won = Points won by the pair
breakdown-falta = the falta
breakdown-rest-capped = the resto
breakdown-two-flores = two flores
breakdown-meddling = the foul
why-table-gallo-3 = When the gallo goes around, it is the dealer. { $seat ->
    [seat-you] That is you
   *[other] That is { $seat-term }
  }.
why-table-duel-6 = With six, everyone plays against the player facing them. Here that is { $seat-term }.
why-table-duel-8 = With eight, you play against a neighbor: count two by two from the mano on. { $seat ->
    [seat-you] That is you
   *[other] That is { $seat-term }
  }.
why-table-mano-6 = Of the two duelists, the mano is the first on the dealer’s right. { $seat ->
    [seat-you] That is you
   *[other] That is { $seat-term }
  }.
why-table-mano-8 = Of the two duelists, the mano is the first on the dealer’s right. { $seat ->
    [seat-you] That is you
   *[other] That is { $seat-term }
  }.
why-cap-falta-pica = In a pica-pica the falta is worth 6, whatever the score.
why-cap-falta-round = In a redonda the falta is worth what the leading side needs: { $points }.
why-cap-rest-pica = In a pica-pica the resto is worth 6 at most, and the two flores 6 more: that makes { $points }.
why-cap-rest-round = In a redonda, the resto is what the leading side needs. With 3 per flor, that makes { $points }.
why-meddling = A player meddled in somebody else’s duel: their team loses that duel’s points, and the other team scores 4.
why-pair = The pair’s points go to each of its two members, in full: { $points }.
hint-table-gallo = With a rotating gallo, who is alone? Look at the dealer.
hint-table-duel = With six, look opposite. With eight, count two by two, starting from the mano, at the dealer’s right.
hint-table-mano = Start from the dealer and go right: which of you two comes first?
hint-cap = Redonda or pica-pica? In the duels, big bets have a ceiling.
hint-meddling = The disturbed duel earns nothing now. And the foul, what does it cost?
hint-pair = Everyone has their own score: how does the pair share?
hint-term = What is this about: a player, a way of playing, something that is said?
misconception-table-mano = You picked the mano. The gallo is the dealer.
misconception-table-left-of-dealer = One seat away: when the gallo goes around, it is the dealer.
misconception-table-facing-at-eight = With six you would be right. With eight, the player opposite is on your team.
misconception-table-neighbour-at-six = With eight you would be right. With six, you play against the player opposite.
misconception-table-partner = This player is on your team: every other seat is.
misconception-table-mano-of-all = That is the mano of the whole table, but not of your duel.
misconception-table-other-duellist = It is one of the two, but the other comes first on the dealer’s right.
misconception-cap-forgotten = Elsewhere you would be right. But in a pica-pica there is a ceiling: 6.
misconception-cap-everywhere = There is a ceiling, but only in a pica-pica.
misconception-cap-flores-forgotten = You counted the resto right. Add the two flores, 3 points each.
misconception-meddling-duel-taken = You took the duel’s points. But they are canceled, and the foul gives 4.
misconception-meddling-both = You have the 4 points for the foul. But the duel’s points are canceled.
misconception-meddling-nothing = True, the duel earns nothing. But the foul gives the other team 4 points.
misconception-pair-shared = You split the points. But each of the two scores them in full.
misconception-pair-counted-twice = Each of them does score it all, but only once.
misconception-pair-unmoved = You were in the pair: its points are yours too.
misconception-term-round-for-pica = Both are ways of playing. But one is played by everybody together, the other in duels.
misconception-term-first-for-last = Both words are about turns. But one is for the player who goes first, the other for the last.

## TR-16: odds and bluff

prompt-range-odds = Your opponent bets envido; nobody has a flor. Out of a hundred times, how often do you win?
prompt-range-accept = { $raised ->
    [yes] You bet envido; your opponent raises with a { $call-term }: { $accepted } points if you accept, { $refused } if you refuse. What do you say?
   *[no] Your opponent bets { $call-term }: { $accepted } points if you accept, { $refused } if you refuse. What do you say?
  }
row-bettor = Your opponent bets with
bettor-any = any hand
bettor-24 = 24 or more
bettor-27 = 27 or more
bettor-29 = 29 or more
bettor-27-fifth = 27 or more, and one in five of the other hands
bettor-29-half = 29 or more, and one in two of the other hands
why-range-odds = { $same ->
    [yes] Your { $value } wins { $percent } times in a hundred against any hand at all.
   *[no] Your { $value } wins { $percent } times in a hundred against those hands. Against any hand at all, it would be { $blind }.
  }
why-range-accept = { $percent ->
    [0] You never win against those hands. To accept, you would have to win { $least } times in a hundred.
    [1] You win 1 time in a hundred against those hands. You need { $least } to accept.
   *[other] You win { $percent } times in a hundred against those hands. You need { $least } to accept.
  }
hint-range-odds = Forget the hands on which your opponent keeps quiet. Of the others, how many lose to { $value }? The mano wins a tie.
hint-range-accept = You need to win { $least } times in a hundred. What does your opponent bet with?
misconception-range-forgotten = Against any hand you would be right. But your opponent does not bet with just any hand.
misconception-range-bluff-forgotten = Against good hands you are right. But some of these bets are bluffs, and you beat those.
misconception-range-other-way = You counted right, but that is your opponent’s chance. Take it from a hundred.
misconception-accept-needs-half = You win less than half the time, true. But refusing costs something too, so less is enough.
misconception-accept-folds-winner = Refusing is safe. But here you win more than half the time: accept.
misconception-accept-any-hand = Against any hand, yes. But your opponent bets only with good ones.
misconception-accept-hope = That is brave, but too few of those hands lose to yours: refusing costs less.

## TR-09: the deal

prompt-ritual = Put the deal in order.
prompt-cut = Only one of these cuts is allowed. Which one?
ritual-shuffle = the dealer shuffles
ritual-cut = the opponent on the left cuts
ritual-first-card = the first card goes to the right
ritual-third-card = everyone is dealt a third card
ritual-mano-speaks = the mano speaks or plays
ritual-captain-last = the last player lays a card
ritual-next = the deal passes to the right
cut-few = { $count ->
    [one] lift { $count } card
   *[other] lift { $count } cards
  }
cut-many = lift { $count } cards
cut-legal = lift { $count } cards
cut-twice = cut twice
cut-right = cut on the dealer’s right
cut-tap = tap the deck instead of cutting
why-ritual = The dealer shuffles, an opponent cuts, and the cards go one by one to the right. The mano begins, and the deal passes to the right.
why-cut = The opponent on the left cuts, only once, and lifts 4 to 36 cards. Tapping the deck instead is fine, too.
why-role-mano = The mano sits on the dealer’s right. { $seat ->
    [seat-you] That is you
   *[other] That is { $seat-term }
  }.
why-role-cuts = The opponent on the dealer’s left cuts. { $seat ->
    [seat-you] That is you
   *[other] That is { $seat-term }
  }.
why-role-deals-next = The deal passes to the right. { $seat ->
    [seat-you] You deal next
   *[other] { $seat-term } deals next
  }.
why-role-captain = The last of your side to play is its captain. { $seat ->
    [seat-you] That is you
   *[other] That is { $seat-term }
  }.
hint-ritual = Who touches the deck first, and which way does play go?
hint-cut = Who cuts, how many times, and how many cards are left on each side?
hint-role = Start from the dealer: play goes to the right.
misconception-ritual-backwards = The order is right, but upside down.
misconception-cut-few = That is a cut, but you must take at least 4 cards.
misconception-cut-many = That is a cut, but you must leave at least 4 cards.
misconception-cut-twice = Cutting is allowed, but only once.
misconception-cut-right = Somebody has to cut, but it is the opponent on the left.
misconception-role-dealer = You picked the dealer. The question is about another player.
misconception-role-left = You picked the player on the dealer’s left. The question is about another player.
misconception-role-right = You picked the player on the dealer’s right. The question is about another player.
misconception-role-facing = You picked the player opposite the dealer. The question is about another player.

## Smiles for right answers: the number is the seed modulo 12

smile-tr-0 = Across the table, nobody feels like bluffing now.
smile-tr-2 = The ace of swords winks at you.
smile-tr-3 = Anyone would think you grew up in Buenos Aires.
smile-tr-5 = Your face gave nothing away. Well done.
smile-tr-7 = At the back of the bar, a gaucho raises his glass.
smile-tr-8 = Another matchstick for your side.
smile-tr-10 = Somebody has taught you well.

## TR-17: cards and answers, evaluated by simulated deals

prompt-truco-cards = Your turn, in the first trick. Which card?
hint-truco-cards = How many of your cards can win a trick? With two, take the first. With one, keep it.
prompt-truco-answers = Your opponent is waiting for your answer. What do you say?
hint-truco-answers = How many tricks do you still need, and with which cards? Then: what does a refusal cost, and how much is at stake?
prompt-truco-calls = Your turn: a card, or truco?
hint-truco-calls = What have you won already, and what may your opponent still hold? A refusal is possible: what do you win then?
why-truco-best = Over { $samples } simulated deals, no choice earned more.
why-truco-level = This choice does as well as the best.
