# Reasons why a card or a call of Truco is legal or illegal. Calls are in Spanish, as at the table.

term-seat-third-right = the third player on your right
term-seat-third-left = the third player on your left

term-call-flor = flor
term-call-contraflor = contraflor
term-call-contraflor-al-resto = contraflor al resto
term-call-con-flor-quiero = con flor quiero
term-call-con-flor-me-achico = con flor me achico
term-call-envido = envido
term-call-real-envido = real envido
term-call-falta-envido = falta envido
term-call-truco = truco
term-call-retruco = retruco
term-call-vale-cuatro = vale cuatro
term-call-quiero = quiero
term-call-no-quiero = no quiero

## Turns and answers

verdict-truco-allowed = This is allowed.
verdict-truco-hides-flor = This is allowed, but you are hiding a flor: after the hand someone may claim it (“pido flor”), and the other side would take 3 points and all those your side made in this hand.
verdict-truco-hand-over = The hand is over: nobody plays or speaks anymore.
verdict-truco-no-such-seat = There is no such seat at this table.
verdict-truco-no-such-action = This is neither a card nor a word of truco.
verdict-truco-gone = You have folded (gone to the mazo) and your cards are face down, so you neither play nor speak anymore in this hand.
verdict-truco-wrong-turn = It is not your turn: { $seat ->
    [seat-you] you are next
   *[other] we are waiting for { $seat-term }
}.
verdict-truco-not-in-hand = { $card-the } is not in this hand.
verdict-truco-tricks-over = The tricks are over: no more playing, no more betting. You may still claim a flor (“pido flor”) or pass.
verdict-truco-own-bet = Your own side said “{ $call-term }”: the other side must answer. You do not answer your own bet.
verdict-truco-nothing-to-answer = No bet is waiting for an answer: “quiero” (I accept) and “no quiero” (I refuse) answer a bet by the other side.
verdict-truco-answer-envido-first = “{ $call-term }” is waiting for its answer: { $answers ->
    [raise] “quiero” (I accept), “no quiero” (I refuse) or a raise
    [flor] “flor”, or “no quiero” (I refuse)
    [refusal] with a flor, you can only say “no quiero” (I refuse)
   *[quiero] “quiero” (I accept) or “no quiero” (I refuse), but no raise
  }. Everything else waits.
verdict-truco-answer-truco-first = “{ $call-term }” is waiting for its answer: “quiero” (I accept){ $call ->
    [call-truco] {""}, “no quiero” (I refuse), or the envido if it is still open to you
   *[other] {""} or “no quiero” (I refuse)
  }. The card comes after.
verdict-truco-exposed-first = { $card-the } was seen during the deal: its player must first keep it or ask for a new deal.
verdict-truco-not-receiver = { $card-the } was seen during the deal: only the player who was dealt it decides whether to keep it or have the cards dealt again.
verdict-truco-nothing-exposed = No card was seen during the deal: there is nothing to decide.

## The gallo, the duels

verdict-truco-discard-first = Before any call, the gallo must discard one of the four cards, face down.
verdict-truco-no-discard = Nothing is discarded here: only the gallo is dealt four cards, and discards just one at the start of the hand.
verdict-truco-not-your-duel = This duel is not yours: in a pica-pica you play and speak only against your own opponent. Meddling costs 4 points.
verdict-truco-own-duel = Meddling means interfering in other people’s duel, and there is none here.

## The flor

verdict-truco-flor-not-played = This table plays without flor.
verdict-truco-no-flor = You have no flor, so you cannot speak of one: { $cards } are not all of one suit. With flor, there is no bluffing.
verdict-truco-sing-first = You have three cards of one suit: at this table, a flor is sung before anything else.
verdict-truco-flor-awaited = A flor is about to be sung, and it comes before everything: { $seat ->
    [seat-you] it is your turn
   *[other] we are waiting for { $seat-term }
}.
verdict-truco-flor-talk-first = The talk is about flor, and everything else waits until it is settled: { $seat ->
    [seat-you] it is your turn
   *[other] we are waiting for { $seat-term }
}.
verdict-truco-flor-late = Too late to sing your flor: you have already played { $card-the }.
verdict-truco-flor-first-trick = Too late to sing your flor: at this table it can be sung until the end of the first trick, and that is over.
verdict-truco-flor-after-truco = Too late to sing your flor: the truco has been accepted.
verdict-truco-flor-after-envido = Too late to sing your flor: this hand’s envido has been accepted, and that closes the flor for everyone.
verdict-truco-flor-closed = The flor of this hand is settled: there is no going back to it.
verdict-truco-no-flor-sung = “{ $call-term }” answers a flor, and nobody has sung one: someone must say “flor” first.
verdict-truco-flor-own-side = Your side sang first: your own flor is added by saying “flor”. “{ $call-term }” is only for a flor of the other side.
verdict-truco-flor-all-speak = Contraflor has been said: first everyone speaks in turn (“flor” if they have one). An answer such as “{ $call-term }” comes after.
verdict-truco-flor-call-closed = “{ $call-term }” is not possible here. A flor is raised only by contraflor, then contraflor al resto. The answers are “con flor quiero” (I accept) and “con flor me achico” (I back down).
verdict-truco-flor-answer = Your flor is at stake: you must answer and can no longer pass.
verdict-truco-no-paso = You pass only when you are asked about flor: here you play or speak.
verdict-truco-flor-no-envido = You have a flor: with three cards of one suit you neither bet nor accept an envido. Sing your flor first.
verdict-truco-no-claims = At this table nobody can hide a flor: there is nothing to claim.
verdict-truco-claim-later = “Pido flor” is said after the hand, not before: the tricks are not over.
verdict-truco-claim-no-opponent = You claim a flor only from an opponent.
verdict-truco-claim-no-doubt = There is nothing to suspect about { $seat-term }: the flor is sung, the cards show two suits, there was never a chance to sing it, or it has been claimed already.

## The envido

verdict-truco-envido-late = Too late to open the envido: you have already played { $card-the }. You can only answer somebody else’s.
verdict-truco-envido-after-truco = Too late for the envido: the truco has been accepted.
verdict-truco-envido-settled = This hand’s envido is settled: nobody can open another.
verdict-truco-envido-cancelled = A flor has been sung: it cancels this hand’s envido.
verdict-truco-falta-last = The only answers to the falta envido (“what is missing”) are “quiero” and “no quiero”: no more raising.
verdict-truco-chain-closed = “{ $call-term }” can raise no further here: at this table you say envido twice at most, then real envido once, then the falta, and never less than the last call.
verdict-truco-chain-full = “{ $call-term }” can raise no further here: the bet is already worth a chico. Accept (“quiero”), refuse (“no quiero”) or say falta envido.
verdict-truco-no-values-now = Values are declared only once the bet is accepted: there are none to declare now.
verdict-truco-values-first = The values are declared first, each player in turn: { $seat ->
    [seat-you] it is your turn
   *[other] we are waiting for { $seat-term }
}.
verdict-truco-no-envido-value = No hand is worth { $value } at envido: values go from 0 to 7 and from 20 to 33.
verdict-truco-no-flor-value = No flor is worth { $value }: a flor is worth 20 to 38.
verdict-truco-must-exceed = { $value } does not beat the { $best } already declared: say “son buenas” (they’re good).
verdict-truco-first-to-declare = You speak first: no value has been declared yet, so you cannot say “son buenas”.

## The truco

verdict-truco-quiero-first = You must first say “quiero”: “{ $call-term }” comes only after it.
verdict-truco-not-your-raise = Only the side that said “quiero” may raise with “{ $call-term }”: the last bet is yours.
verdict-truco-no-truco-yet = “{ $call-term }” raises a truco, and nobody has said “truco” yet.
verdict-truco-wrong-step = You go up one step at a time, truco, retruco, vale cuatro, and never back: after “{ $last-term }”, “{ $call-term }” is not possible.
verdict-truco-top = Vale cuatro is the highest bet: there is no raising it.
