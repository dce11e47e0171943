# Exercises of Truco: questions, reasons, hints, wrong ideas.

## TR-01: two scales

prompt-scale = Each sentence is true on only one of the two ladders. Which one?
prompt-truco-value = { $count ->
    [1] How much is this card worth for the envido?
   *[other] What is the sum of the values of these cards, card by card?
  }
scale-claim = { $card-the } goes ahead of { $other-the }
scale-tricks = true for winning a trick
scale-values = true for counting envido and flor
why-scale = The order of the tricks and the values are two ladders: a seven of swords is very strong and worth 7, a king is middling and worth 0, an ace of swords beats everything and is worth 1.
why-scale-tricks = { $card-the } beats { $other-the } in a trick, but is worth less for the envido.
why-scale-values = { $card-the } is worth more than { $other-the } for the envido, but does not beat it in a trick.
hint-scale = For the tricks: two aces, two sevens, then the threes and the twos. For the envido: the number, and zero for face cards.
why-truco-value = Each card is worth its number, face cards zero: { $points }.
hint-truco-value = What are the jack, the knight and the king worth for the envido?
misconception-scale-swapped = You have swapped the two ladders.
misconception-scale-tricks-only = You have put everything in the order of the tricks. For the envido, count the numbers.
misconception-scale-values-only = You have counted everything in values. In the tricks, the order is quite different.
misconception-value-figures-by-number = Face cards are not worth their number: jack, knight and king are worth zero.
misconception-value-figures-ten = Face cards are worth zero, not ten.
misconception-value-strength = You have counted strength in the tricks. For the envido, a card is worth its number.
misconception-value-twenty-added = The 20 points are added only for two cards of one suit, and here we ask for the values alone.

## TR-02: the order of the tricks

prompt-truco-duel = Which one wins the trick?
choice-tie = a tie
why-truco-duel = { $card-the } wins: the two strong aces and the two strong sevens first, then 3, 2, the other aces, 12, 11, 10, the other sevens, 6, 5, 4.
why-truco-tie = These two cards have the same rank in the order of the tricks: it is a tie, and suits change nothing.
hint-truco-order = Four cards go ahead of everything: two aces and two sevens. Which ones?
misconception-truco-order-upside-down = The right order, but upside down: start with the strongest, { $first-the }.
misconception-truco-order-by-number = You have gone by the numbers. In truco, threes and twos go ahead of the face cards.
misconception-truco-order-bravas-forgotten = Not all aces are equal, nor all sevens: ace of swords, ace of batons, seven of swords and seven of coins go ahead of everything.
misconception-truco-order-by-value = You have sorted by envido value. The order of the tricks is quite different.
misconception-truco-duel-suit-breaks-tie = No suit breaks a tie: equal ranks, equal cards.
misconception-truco-duel-bravas-forgotten = Mind the aces and the sevens: two aces and two sevens go ahead of everything, the others do not.
misconception-truco-duel-by-number = The highest number is not enough: the aces, the twos, the threes and the two strong sevens go ahead of higher numbers.
misconception-truco-duel-by-value = You have compared envido values. In the tricks, the order is quite different.

## TR-03: tricks and ties

prompt-truco-hand = Who wins the hand?
choice-another-trick = nobody yet, another trick is needed
row-mano = First to play (mano)
row-trick = Trick { $number }
group-trick = Trick { $number }: your card, then your opponent’s
result-yours = won by you
result-theirs = won by your opponent
result-tied = a tie
why-truco-lead-none = The strongest card wins the trick, and its player leads: { $seat-term }.
why-truco-lead-opponents = The trick is tied between opponents. Whoever led it leads again: { $seat-term }.
why-truco-lead-partners = Two partners are tied, and their side wins. The first of the two to have played leads: { $seat-term }.
why-hand-two-tricks = Two tricks won take the hand: { $seat-term }.
why-hand-first-tied = The first trick is tied, so the next trick won takes the hand: { $seat-term }.
why-hand-later-tied = The tie came after a trick was won, so the first trick won decides: { $seat-term }.
why-hand-all-tied = After three tied tricks, the hand goes to the first to play: { $seat-term }.
why-hand-goes-on = Nobody has two tricks, nor one trick won and one tied: another trick is played.
why-hand-two-tied = After two tied tricks, the third decides: { $seat-term }.
hint-truco-lead = Find the strongest card. Is there another of the same rank, and whose is it?
hint-truco-hand = Two tricks won are enough. And if one trick is tied, who won the first one that is not?
misconception-next-tie-last-wins = In a tie, the last card does not beat the first.
misconception-next-tie-first-wins = In a tie between opponents nobody wins the trick: whoever led it leads again.
misconception-next-leads-again = This player led the trick but did not win it: you lead again only after a tie.
misconception-next-by-number = This player has the highest number, but not the strongest card.
misconception-hand-last-trick = The last trick does not decide all by itself: the first trick won breaks the tie.
misconception-hand-tie-to-mano = Playing first breaks the tie only if every trick is tied.
misconception-hand-tie-to-the-other = Three tied tricks go to the first to play.
misconception-hand-undecided = The hand is already decided.
misconception-hand-too-soon = Nothing is decided: it takes two tricks, or one trick won and one tied.

## TR-03: the cheapest card

prompt-least = First trick, and you play last. Which card do you play, spending as little as you can?
prompt-least-won = The first trick is yours, and you play last to the second. Which card do you play, spending as little as you can?
prompt-least-lost = The first trick went to the other player, and you play last to the second. Which card do you play, spending as little as you can?
why-least-wins = { $card-the } is enough: it is the weakest of your cards that win this trick.
why-least-none = None of your cards wins this trick: play { $card-the }, the weakest.
why-least-partner = Your partner already holds the trick: play { $card-the }, your weakest.
why-least-tie = The first trick is yours: a tied trick gives you the hand. { $card-the } is enough.
why-least-must = A tied trick would give the hand to the winner of the first one. You must win this one: { $card-the }.
hint-least = Who holds the trick? And what exactly do you need: to win it, to tie it, or nothing?
misconception-least-too-strong = It wins, but a weaker one is enough: keep this one for later.
misconception-least-gives-up = It leaves the trick to the other side, and you could have taken it.
misconception-least-wasted = It does not win either: keep it for later.
misconception-least-over-partner = You are beating your partner: that trick is already yours.
misconception-least-tie-unused = It wins, but a tie is enough: the first trick is yours.
misconception-least-tie-too-little = A tie is not enough: after a tied trick, the hand goes to the winner of the first.

## TR-05: the value of a hand

prompt-envido-value = { $flor ->
    [yes] How much is this hand worth for the envido?
   *[no] How much is this hand worth for the envido? (No flor at this table.)
  }
prompt-envido-duel = Who wins the envido?
breakdown-twenty = two cards of one suit
why-envido-pair = Two cards of one suit: 20 and their values, face cards counting zero. Answer: { $points }.
why-envido-best-two = Three cards of one suit, and no flor at this table: 20 and the two highest values. Answer: { $points }.
why-envido-single = Three different suits: only the highest value counts. Answer: { $points }.
why-envido-duel = You have { $mine }, your opponent { $theirs }: the higher value wins.
why-envido-tie = You both have { $mine }. In a tie, the envido goes to whoever speaks first: { $mano-term }.
hint-envido = Two cards of the same suit? Then 20 and their two values. Face cards are worth zero.
misconception-envido-twenty-forgotten = Two cards of one suit count 20 more.
misconception-envido-figures-by-number = Face cards are worth zero, not their number.
misconception-envido-twenty-always = The 20 points take two cards of one suit. There are none here.
misconception-envido-all-three = Only two cards count, and only if they are of the same suit.
misconception-envido-sum = You do not add up all three cards: two of the same suit plus 20, or the highest alone.
misconception-envido-tie-to-the-other = In a tie, the envido goes to the first to play.
misconception-envido-by-number = You have added up the numbers. Face cards are worth zero, and it takes two cards of one suit.
misconception-envido-mano-always = The first to play wins only in a tie.

## TR-06: the price of an envido

prompt-envido-stake = How many points does this exchange earn the side that wins them?
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
why-stake-accepted = Accepted: add up the bets. Answer: { $points }.
why-stake-falta = Accepted: the falta envido replaces everything with what the leading side needs, 30 minus { $leader }. Answer: { $points }.
why-stake-refused = Refused: the side that spoke last wins what was accepted before, or 1 point if it was the first call. Answer: { $points }.
hint-stake = Accepted or refused? A refusal pays only what was already accepted.
misconception-stake-refused-pays-all = The last call was refused: it does not count.
misconception-stake-accepted-as-refused = The last call was accepted: it counts too.
misconception-stake-last-call-only = Bets add up: the last one does not count alone.
misconception-stake-relance-raises = “Quiero” accepts, and adds nothing.
misconception-stake-refusal-always-one = A refusal pays 1 point only when it is the first call that is refused.
misconception-stake-falta-from-the-trailing = Count what the leading side needs, not the other.
misconception-stake-falta-added = The falta envido replaces the bets before it, it is not added to them.

## TR-04: the price of a truco

prompt-truco-stake = How many points does this hand earn for the tricks?
row-end = End of the hand
result-refused = the last call is refused
result-played = the tricks are played to the end
why-truco-played = No call 1 point, truco 2, retruco 3, vale cuatro 4. Answer: { $points }.
why-truco-refused = The side whose call is refused wins what the hand was worth before it. Answer: { $points }.
hint-truco-stake = Each call accepted takes the hand one point higher. And a refusal?
misconception-truco-refused-pays-full = The last call was refused: the hand is still worth what it was worth before.
misconception-truco-accepted-as-refused = The call was accepted: the hand is worth what it says.
misconception-truco-added = The steps do not add up: truco is worth 2 in all, retruco 3, vale cuatro 4.
misconception-truco-doubled = Each step adds one point, it does not double.

## TR-06 to TR-08: calls

prompt-answer = Your opponent has just spoken. What may you answer? Choose everything that is allowed.
prompt-truco-say = What may you say about the truco? Choose everything that is allowed.
prompt-open = First trick, your turn. What may you say? Choose everything that is allowed.
prompt-why-call = First trick. You would like to say “{ $call-term }”, but it is not allowed. By which rule?
prompt-calls-plain = Put in order what is said in a hand where every call comes at its own time.
prompt-calls-interrupted = Truco is called first, and the other side wants the envido. Put these in order.
prompt-calls-raised = The truco goes all the way up. Put these in order.
prompt-calls-counted = The hand is over: in what order do we score?
term-bet-flor = flor
term-bet-silent = nothing: it is not my side’s turn to speak
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
why-open-TRU-TURN-02 = Nothing has been said or played yet: envido and truco are open, but without a flor you do not sing one.
why-open-TRU-TURN-06 = Envido goes first: before answering the truco, you may still open it.
why-open-TRU-TURN-07 = Accepting the truco has closed the envido; whoever accepted it may still say retruco.
why-open-TRU-TURN-11 = This hand’s envido is already settled: nobody opens another.
why-open-TRU-ENV-12 = You have played your first card: it is too late to open the envido.
why-open-TRU-FLOR-02 = Your three cards are not all of one suit: without a flor, you do not sing one.
law-TRU-ENV-12 = Once you have played your first card, you can no longer open the envido.
law-TRU-TURN-07 = Accepting the truco closes the envido.
law-TRU-TURN-11 = A single envido per hand.
law-TRU-FLOR-02 = Without a flor you cannot sing one.
law-TRU-TURN-06 = Envido goes ahead of truco.
say-flor = flor first: nobody has one
say-envido = “envido”
say-envido-answer = the answer to the envido
say-envido-shown = values are declared and compared
say-truco = “truco”
say-truco-answer = the answer to the truco
say-card = card play resumes
say-retruco = “retruco”
say-retruco-answer = the answer to the retruco
say-vale-cuatro = “vale cuatro”
say-last-card = the last card is played
say-count-flor = score the flor, if there was one
say-count-envido = score the envido, if there was one
say-count-truco = score the tricks
say-next-deal = the player on the right deals
why-calls-plain = First the flor, then the envido, its answer and its values, and last the truco and its answer.
why-calls-interrupted = The truco waits: the envido is bet, answered and shown, and only then is the truco answered and a card played.
why-calls-raised = Each step is accepted before the next: truco, retruco, vale cuatro.
why-calls-counted = Each bet is scored in the order it was settled: flor, envido, tricks. Then the deal passes to the right.
hint-answer = Only one call cannot be raised.
hint-raise = Who accepted the last call? And is there an answer pending?
hint-open = Is the envido still open? Look at your card, the truco, and what is already settled.
hint-calls = Flor, then envido, then truco. And a question always waits for its answer.
misconception-answer-raises-the-falta = The falta envido cannot be raised: quiero or no quiero.
misconception-answer-no-raise = You may raise too.
misconception-answer-envido-once = You may answer envido to an envido: that raise adds 2.
misconception-answer-must-accept = You may always refuse.
misconception-answer-with-truco = Truco does not answer an envido: the envido is settled first.
misconception-raise-own-call = You do not raise your own call: that is for the other side.
misconception-raise-answers-own = Nothing is waiting for your answer: the last call is your own side’s, or it has been answered already.
misconception-raise-without-quiero = You must say “quiero” first; only then do you raise.
misconception-raise-skips-a-step = You go up one step at a time: truco, retruco, vale cuatro.
misconception-raise-forgotten = You do have something to say here.
misconception-law-flor-needed = Envido needs no flor: any hand may open it, at the right moment.
misconception-law-flor-too-late = The moment was right: what is missing is three cards of one suit.
misconception-open-envido-too-late = The envido is closed here.
misconception-open-envido-first-forgotten = Envido goes first: you may still open it before answering the truco.
misconception-open-flor-without = Without three cards of one suit, you do not sing a flor.
misconception-open-truco-again = Truco is said only once; after that, it is raised.
misconception-open-raise-at-once = You can raise only a truco that your side has accepted.
misconception-law-truco-first = This rule opens the envido, it does not close it.
misconception-calls-backwards = That is the reverse order.
misconception-calls-truco-answered-first = The answer to the truco comes too early.
misconception-calls-truco-before-envido = The tricks are scored last.

## TR-07: the values told, and shown

log-value = { $seat-term }: “{ $value }”
log-buenas = { $seat-term }: “son buenas”
row-envido-caller = Said envido
row-calls = Bets
prompt-announce-next = The envido is accepted. Whose turn is it to declare now?
prompt-announce-winner = Everyone has spoken. Who has the best envido?
prompt-shown = The winner has shown the cards. How many points does your side score for the envido?
why-announce-next = Players declare in turn to the right, starting with the mano ({ $mano-term }). Now: { $seat-term }.
why-announce-winner = The highest value wins: { $seat-term }. “Son buenas” admits to having no better.
why-announce-tie = Two players have the same value: it goes to the first to say it, counting from the mano: { $seat-term }.
why-announce-less = You may declare less than what has already been said, but there is no point: “son buenas” is enough, and tells nobody anything.
why-announce-first = The first to speak declares any value they like; but woe to them if they win and the cards say otherwise.
why-shown = { $seat ->
    [seat-you] You
   *[other] { $seat-term }
  } declared the highest, { $value }, and those cards are worth it: that side wins the envido.
why-shown-false = { $seat ->
    [seat-you] You
   *[other] { $seat-term }
  } declared the highest, but those cards are worth { $value }: the declaration is false. The other side wins the envido, even with less.
chain-envido = envido, quiero
chain-real-envido = real envido, quiero
chain-envido-envido = envido, envido, quiero
chain-envido-real-envido = envido, real envido, quiero
chain-envido-envido-real-envido = envido, envido, real envido, quiero
hint-announce-next = Who is the mano, and which way does the talk go around?
hint-announce-winner = Find the highest value. Who said it first?
hint-shown = Count the cards shown again: is the highest declaration true? Then add up the bets.
misconception-announce-caller-first = This player made the bet; but declaring starts with the mano.
misconception-announce-to-the-left = The talk goes to the right, like the play.
misconception-announce-partner-next = Everyone speaks in turn, and no seat is skipped.
misconception-announce-highest-again = This player has already declared: everyone speaks once.
misconception-announce-last-of-a-tie = When values are equal, the first to say it wins.
misconception-announce-mano-wins = Speaking first breaks the tie only when values are equal.
misconception-announce-last-word = Having the last word gives you nothing: the highest value wins.
misconception-shown-other-side = These points go to the other side.
misconception-shown-false-wins = Count the cards shown again: the declaration was false, and its side loses the envido.
misconception-shown-last-call-only = Accepted bets add up: the last one does not count alone.
misconception-shown-by-everybody = The envido is scored once, however many the players.
prompt-false = Each player declares an envido, then shows the cards. One declaration is false: which one, and who wins the envido?
log-announce = { $seat-term }: “{ $value }”, with { $cards }
moment-announce = { $seat-term }
part-false = The false declaration
part-envido-winner = The side that wins the envido
side-yours = your side
side-theirs = the other side
why-false = Declaration { $number } is false: those cards are worth { $value }. It was the highest: its side loses the envido, even if it has the highest value.
why-false-lower = Declaration { $number } is false: those cards are worth { $value }. But only the winner must have told the truth, and the highest declaration, number { $best }, is true: it wins.
hint-false = Count each hand again: 20 for two cards of one suit, and zero for face cards. And who declared the most?
misconception-false-wins-all-the-same = The right declaration, but its side loses the envido: the winner must have told the truth.
misconception-false-loses-all-the-same = The right declaration, but it is not the one that wins: only the highest must be true, and it is.
misconception-false-highest-blamed = The highest declaration need not be the false one: count it again.
misconception-false-figures = This declaration is true: its face cards count zero.

## TR-10: the points of a hand

prompt-hand-points = How many points does this hand earn your side?
prompt-new-chico = What is your side’s score after this hand? (The chico is played to 30.)
prompt-falta = The falta envido is accepted. How many points is it worth?
log-bet = “{ $call-term }”
row-envido-stake = Envido, in points
row-envido-winner = Envido won by
row-truco-stake = Tricks, in points
row-truco-winner = Tricks won by
state-no-envido = nobody bet
why-hand-points = Add what your side won in envido and in tricks. Answer: { $points }.
why-new-score = Count the envido, then the tricks, up to 30 at most. Answer: { $points }.
why-hand-stopped = The envido is counted first and ends the chico: the tricks no longer count. Answer: { $points }.
breakdown-call = { $call-term }
breakdown-first-refused = first call refused
breakdown-chico = the chico
breakdown-leader = score of the leading side
breakdown-theirs = won by the other side
breakdown-hand = the hand, without a call
breakdown-beyond = beyond 30
hint-hand-points = Who wins the envido, who wins the tricks? Count in that order.
hint-falta = How far from 30, and which side?
misconception-points-of-both = You have counted the other side’s points too.
misconception-points-truco-only = The envido counts too.
misconception-points-envido-only = The tricks count too.
misconception-points-other-side = Those are the other side’s points.
misconception-points-after-the-end = The envido has already ended the chico: the tricks no longer count.
misconception-points-beyond-thirty = A chico stops at 30.
misconception-falta-own-score = Count what the leading side needs, which may not be yours.
misconception-falta-trailing = Count what the leading side needs, not the other.
misconception-falta-of-fifteen = The chico goes to 30, not to 15.
misconception-falta-added = The falta envido replaces the bets before it.
misconception-falta-difference = It is not the gap between the sides, but what is needed to reach 30.
row-table = At this table
state-seed-free = envido may be raised as often as you like
state-strict = two envidos at most, then real envido, then falta: never downward
state-flor-out = no flor is played
misconception-answer-free-at-a-strict-table = At this table you say envido twice at most, and never lower than the last call.

## TR-11: leaving, staying

prompt-leave = You put down your cards and leave. How many points does the other side score for it?
prompt-stay = Last trick. Your opponent is to play first and says “{ $call-term }”. Do you stay?
row-partner = Your partner
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
why-leave-accepted = The bet is accepted: leaving pays it in full. Answer: { $points }.
why-leave-pending = A call is waiting: leaving means refusing it. Answer: { $points }.
why-leave-envido = Leaving means refusing the envido that is waiting, and losing the hand as well, 1 point. Answer: { $points }.
why-stay = { $total ->
    [one] Your opponent can hold only one card now, and yours { $won ->
        [0] does not beat it
       *[other] beats it
      }
   *[other] Of the { $total } cards your opponent may hold, yours beats { $won ->
        [0] none
       *[other] { $won }
      }
  }: { $percent } times in a hundred. It takes { $least } to stay. Our own exact count.
why-stay-last-point = At 29 your opponent needs 1 point: to refuse is to lose the chico. So you stay if your card beats even one of those your opponent may hold; here, it beats { $won } of { $total }.
hint-leave = Is anyone on your side still there? If not, is a bet waiting for an answer, or has it been accepted?
hint-stay = Which cards may your opponent hold, and how many does yours beat? You need to win { $least } times in a hundred.
misconception-leave-partner-forgotten = Your partner has not left, and plays for two.
misconception-leave-costs-nothing = If a whole side leaves, the other always scores something.
misconception-leave-always-one = Leaving costs 1 point only if the hand is still worth just 1 point.
misconception-leave-pending-in-full = The call was still waiting: leaving refuses it, it does not count.
misconception-leave-accepted-as-refused = The call was accepted: leaving pays it in full.
misconception-leave-envido-forgotten = The envido was waiting for an answer: leaving refuses that too.
misconception-leave-truco-forgotten = On top of the envido, you lose the hand itself.
misconception-stay-needs-half = No need to win one time in two: staying and losing costs only one point more than refusing.
misconception-stay-folds-winner = You win more often than you lose: stay.
misconception-stay-any-card = You are counting every card in the deck; but nobody would say it with the small ones.
misconception-stay-hope = Too few cards lose to yours: refusing costs less.
misconception-stay-last-point = Look at the score: refusing hands over the last point needed.

## TR-12: the flor

prompt-flor-value = How much is this flor worth?
prompt-sing = Who must sing their flor when their turn comes? Choose every such hand.
prompt-odds-flor = Out of a hundred hands of three cards, how many are a flor?
prompt-odds-bravas = Out of a hundred hands, how many have at least one of the four bravas?
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
choice-nobody-sings = nobody
why-flor-value = 20 and the three values, face cards counting zero: { $points }.
why-sing = Three cards of one suit are a flor, and it must be sung; two are not enough.
why-sing-late = A flor is sung before your first card: once you have played, you no longer can.
why-odds = Our own exact count: { $whole }.{ $tenths }%. A good estimate is enough.
hint-flor-value = Every flor starts at 20. Then the numbers, and zero for face cards.
hint-sing = Two questions for each hand: all one suit? And no card played yet?
hint-odds = What does it take, and how many cards or hands fit, out of how many?
hint-odds-third = There are ten cards of each suit. How many are left among those you cannot see?
misconception-flor-as-envido = That is the envido of two cards. In a flor, all three count.
misconception-flor-figures-by-number = Face cards are worth zero, not their number.
misconception-flor-figures-ten = Face cards are worth zero, not ten.
misconception-flor-twenty-forgotten = A flor starts at 20.
misconception-flor-thirty = Twenty in all, not ten for each card.
misconception-sing-too-late = Once you have played a card, you no longer sing.
misconception-sing-two-of-a-suit = It takes three cards of one suit, not two.
misconception-sing-best-only = Every flor is sung, not just the best.
misconception-odds-a-quarter = A quarter, if all the cards were still there; but you already hold two of that suit.
misconception-odds-all-of-the-suit = Take away the cards you have seen turned up as well.
misconception-odds-one-suit-only = That is the count for a single suit; there are four.
misconception-odds-even = Two cases are not always equally frequent: count the cards.
misconception-odds-the-other-way = That is the chance that it does not happen.

## TR-13: the flor raised

prompt-flor-points = How many points do these flores earn the side that wins them?
term-flor-flor = flor
term-flor-contraflor = contraflor
term-flor-contraflor-al-resto = contraflor al resto
term-flor-con-flor-quiero = con flor quiero (I accept)
term-flor-con-flor-me-achico = con flor me achico (I back down)
term-flor-no-flor = nothing: without a flor, you keep quiet
state-has-flor = a flor
result-flor-conceded = the other side says “con flor me achico”
result-flor-shown = the flores are shown
breakdown-flor-before = secured before the raise
breakdown-flor-each = flores announced ({ $count }), three points each
breakdown-rest = what the leading side needs
why-flor-answer-without = Without a flor you have nothing to answer: the opposing flor scores its 3 points.
why-flor-answer-flor = To a flor you answer with your own (flor), you back down (con flor me achico), or you challenge: contraflor, contraflor al resto.
why-flor-answer-both = The other side has sung too: you may still say contraflor, or let the flores be compared.
why-flor-answer-contraflor = To contraflor: accept, back down, or go up to al resto.
why-flor-answer-rest = To al resto there is no raising: accept or back down.
why-flor-points-tariff = Three points per flor announced, to the best one; the contraflor adds none. Answer: { $points }.
why-flor-points-rest = What the leading side needs, 30 minus { $leader }, and three points per flor announced. Answer: { $points }.
why-flor-points-conceded = Backing down pays what was secured before the last raise. Answer: { $points }.
hint-flor-answer = Do you have a flor? And what can still be raised?
hint-flor-points = Count the flores announced, contraflor included. Was the last raise accepted?
misconception-flor-answer-without = Without a flor you answer nothing: there is no bluffing with flor.
misconception-flor-answer-no-challenge = You may challenge too.
misconception-flor-answer-raises-the-rest = Nothing goes above al resto.
misconception-flor-answer-must-accept = You may always back down from a challenge.
misconception-flor-answer-accepts-a-flor = “Con flor quiero” accepts a challenge, and nobody has challenged yet.
misconception-flor-answer-concedes-late = You have already sung, and nobody is challenging you: there is nothing to back down from.
misconception-flor-conceded-in-full = The other side backs down: the last raise does not count.
misconception-flor-paid-as-conceded = The raise is accepted: it counts.
misconception-flor-three-in-all = Three points for each flor announced, not three in all.
misconception-flor-rest-only = To the resto, add three points per flor.
misconception-flor-rest-of-the-trailing = Count what the leading side needs.
misconception-flor-challenge-added = The contraflor is the challenger’s own flor: it is not added a second time.

## TR-14: flores told, and flores hidden

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
state-turn = laid in turn, with nothing settled
state-no-turn = laid after an envido accepted without them
state-shows-flor = a flor
state-shows-two = two suits
claim-claim = pido flor: they were hiding one
claim-two-suits = nothing: two suits can be seen
claim-sung = nothing: their flor has been sung
claim-no-turn = nothing: they had no turn in which to sing it
breakdown-transferred = points that change sides
breakdown-claim = the claim
why-flor-next = Only those who sang speak, from the mano to the right: { $seat-term }.
why-flor-winner = The highest flor wins, and in a tie the first: { $seat-term }.
why-claim-claim = Three cards of one suit, and not a word: there was one hidden.
why-claim-two-suits = Two suits on the table: there was no flor. Claiming it would cost 3 points.
why-claim-sung = The flor was sung: there is nothing to claim.
why-claim-no-turn = An envido accepted before their turn closed their flor: nobody is punished for what they could not say.
why-claim-points-mine-found = The flor was there: 3 points, and all those of the other side in this hand. Answer: { $points }.
why-claim-points-mine-failed = No flor: the other side scores 3 points, and everyone keeps their own. Answer: { $points }.
why-claim-points-theirs-found = You were hiding it: your points of the hand go to the other side. Answer: { $points }.
why-claim-points-theirs-failed = Wrongly suspected, your side scores 3 points more. Answer: { $points }.
hint-flor-next = Find the mano, then those who sang, to the right.
hint-flor-winner = The highest value. Who said it first?
hint-claim = Three questions: all one suit? Did they sing? Did they have their turn?
hint-claim-points = Who is claiming, and was the flor there? If so, the points of the hand change sides.
misconception-flor-next-mano = The mano goes first, but only after singing, and only once.
misconception-flor-next-first-again = This player has already declared.
misconception-flor-next-last-word = Speaking last is not enough: each in turn, and the highest wins.
misconception-flor-next-neighbour = This neighbor did not sing: there is nothing to declare.
misconception-claim-two-suits = Look at the suits: there are two.
misconception-claim-sung = This flor was sung: there is nothing to claim.
misconception-claim-no-turn = You cannot claim a flor that the other player had no turn to sing.
misconception-claim-missed = The three cards are all of one suit.
misconception-claim-points-stay = When the flor was there, the points of the hand change sides; otherwise the suspected side scores 3.
misconception-claim-three-only = On top of the 3 points come all those of the hand.
misconception-claim-always-wins = There was no flor: the claim earns the claimer nothing.
misconception-claim-costs-nothing = Wrongly suspected, your side scores 3 points.
misconception-claim-other-side = Those are the other side’s points.

## TR-15: three, six, eight

prompt-table-gallo = The gallo goes around with the deal. Who plays alone?
prompt-table-duel = Pica-pica. Who is your opponent?
prompt-table-mano = Pica-pica. Who is the mano of your duel?
prompt-cap = How many points does this bet earn?
prompt-meddling = Pica-pica. An opponent whispers a card into their partner’s duel. How many does your team score?
prompt-pair = Three players, rotating gallo; the gallo has just lost to your pair. Your score?
row-at-table = Players
row-round = We are playing a
row-duel-led = Points this duel was about to earn them
row-pair-won = Points won by the pair
breakdown-falta = the falta
breakdown-rest-capped = the resto
breakdown-two-flores = two flores
breakdown-meddling = the foul
why-table-gallo-3 = The rotating gallo is the dealer: { $seat-term }.
why-table-duel-6 = With six, your duel is with whoever sits facing you. Here: { $seat-term }.
why-table-duel-8 = With eight, you face a neighbor. Count two by two from the mano on: { $seat-term }.
why-table-mano-6 = Of the two duelists, the first on the dealer’s right is mano: { $seat-term }.
why-table-mano-8 = Of the two duelists, the first on the dealer’s right is mano: { $seat-term }.
why-cap-falta-pica = In a pica-pica the falta is worth 6, whatever the score.
why-cap-falta-round = In a redonda the falta is worth what the leading side needs: { $points }.
why-cap-rest-pica = In a pica-pica the resto is worth 6 at most, and the two flores 6: { $points }.
why-cap-rest-round = In a redonda, what the leading side needs, and 3 per flor: { $points }.
why-meddling = Whoever meddles in other people’s duel loses that duel for their team: its points are canceled, and the other team scores 4.
why-pair = The pair’s points go to each of its two members, in full: { $points }.
hint-table-gallo = With a rotating gallo, who is alone? Look at the dealer.
hint-table-duel = With six, opposite. With eight, count two by two from the mano on, at the dealer’s right.
hint-table-mano = Start from the dealer and go right: which of you two comes first?
hint-cap = Redonda or pica-pica? In the duels, big bets have a ceiling.
hint-meddling = The duel disturbed no longer earns anything. And the foul?
hint-pair = Everyone has their own score: how does the pair share?
hint-term = What is this about: a player, a way of playing, something that is said?
misconception-table-mano = That is the mano. The gallo is the dealer.
misconception-table-left-of-dealer = The rotating gallo is whoever deals.
misconception-table-facing-at-eight = With eight, the player opposite is on your team.
misconception-table-neighbour-at-six = With six, you face the player opposite, not your neighbor.
misconception-table-partner = Every other seat is on your team.
misconception-table-mano-of-all = That is the mano of the whole table, but not of your duel.
misconception-table-other-duellist = The other of the two comes first on the dealer’s right.
misconception-cap-forgotten = In a pica-pica there is a ceiling: 6.
misconception-cap-everywhere = The ceiling holds only in a pica-pica.
misconception-cap-flores-forgotten = The two flores count too, 3 points each.
misconception-meddling-duel-taken = You do not take the duel’s points: they are canceled, and the foul gives 4.
misconception-meddling-both = The duel’s points are canceled: only the 4 of the foul are left.
misconception-meddling-nothing = The foul earns the innocent team 4 points.
misconception-pair-shared = No sharing: each of them scores the lot.
misconception-pair-counted-twice = Each of them scores the points once.
misconception-pair-unmoved = You were in the pair: its points are yours too.
misconception-term-round-for-pica = One is played by everybody together, the other in duels.
misconception-term-first-for-last = One opens the hand, the other closes it.

## TR-16: odds and bluff

prompt-range-odds = Your opponent bets envido. Out of a hundred times, how often do you win?
prompt-range-accept = { $raised ->
    [yes] You bet envido; your opponent raises with a { $call-term }: { $accepted } points accepted, { $refused } refused. What do you say?
   *[no] Your opponent bets { $call-term }: { $accepted } points accepted, { $refused } refused. What do you say?
  }
row-bettor = They bet with
bettor-any = any hand
bettor-24 = 24 or more
bettor-27 = 27 or more
bettor-29 = 29 or more
bettor-27-fifth = 27 or more, and one in five of the other hands
bettor-29-half = 29 or more, and one in two of the other hands
why-range-odds = { $same ->
    [yes] Your { $value } wins { $percent } times in a hundred against any hand at all. Our own exact count.
   *[no] Your { $value } wins { $percent } times in a hundred against those hands; against any hand at all, it would be { $blind }. Our own exact count.
  }
why-range-accept = You win { $percent } times in a hundred against those hands; it takes { $least } to accept. Our own exact count.
hint-range-odds = Forget the hands on which your opponent keeps quiet. Of the others, how many stay below { $value }?
hint-range-accept = You need to win { $least } times in a hundred. What does your opponent bet with?
misconception-range-forgotten = That is your chance against any hand. But not every hand makes this bet.
misconception-range-bluff-forgotten = Some of these bets are bluffs: those hands you beat.
misconception-range-other-way = That is your opponent’s chance.
misconception-accept-needs-half = No need to win one time in two: refusing costs something too.
misconception-accept-folds-winner = You win more than one time in two: accept.
misconception-accept-any-hand = Against any hand, yes; but only good ones make this bet.
misconception-accept-hope = Too few of those hands lose to yours: refusing costs less.

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
cut-tap = tap the deck, without cutting
why-ritual = Shuffle, cut, deal one by one to the right; the mano begins, and the deal passes to the right.
why-cut = The opponent on the left cuts once only, 4 to 36 cards, or taps the deck instead.
why-role-mano = The mano sits on the dealer’s right: { $seat-term }.
why-role-cuts = The opponent on the dealer’s left cuts: { $seat-term }.
why-role-deals-next = The deal passes to the right: { $seat-term }.
why-role-captain = The last of your side to play is its captain: { $seat-term }.
hint-ritual = Who touches the deck first, and which way does play go?
hint-cut = Who cuts, how many times, and how many cards are left on each side?
hint-role = Start from the dealer: play goes to the right.
misconception-ritual-backwards = That is the reverse order.
misconception-cut-few = You must take at least 4 cards.
misconception-cut-many = You must leave at least 4 cards.
misconception-cut-twice = One cut only.
misconception-cut-right = It is the opponent on the left who cuts.
misconception-role-dealer = That is the dealer.
misconception-role-left = That is the player on the dealer’s left.
misconception-role-right = That is the player on the dealer’s right.
misconception-role-facing = That is the player opposite the dealer.

## Smiles for right answers: the number is the seed modulo 12

smile-tr-0 = Across the table, nobody feels like bluffing now.
smile-tr-2 = The ace of swords winks at you.
smile-tr-3 = You would think you grew up in Buenos Aires.
smile-tr-5 = Your face gave nothing away. Well done.
smile-tr-7 = At the back of the bar, a gaucho raises his glass.
smile-tr-8 = Another square of matches for your side.
smile-tr-10 = Who taught you to count like that?
