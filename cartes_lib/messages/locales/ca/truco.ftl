# Reasons why a card or a call of Truco is legal or illegal. Calls are in Spanish, as at the table.

term-seat-third-right = el tercer de la teva dreta
    .of = del tercer de la teva dreta
    .to = al tercer de la teva dreta
    .gender = m
term-seat-third-left = el tercer de la teva esquerra
    .of = del tercer de la teva esquerra
    .to = al tercer de la teva esquerra
    .gender = m

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

verdict-truco-allowed = Està permès.
verdict-truco-hides-flor = Està permès, però amagues una flor: després de la mà te la poden reclamar («pido flor»), i l’altre bàndol s’enduria 3 punts i tots els que el teu hagi fet en aquesta mà.
verdict-truco-hand-over = La mà s’ha acabat: ja no juga ni parla ningú.
verdict-truco-no-such-seat = Aquest lloc no existeix en aquesta taula.
verdict-truco-no-such-action = Això no és ni una carta ni cap paraula del truco.
verdict-truco-gone = Has plegat, i tens les cartes de cap per avall: en aquesta mà ja no jugues ni parles.
verdict-truco-wrong-turn = No és el teu torn: { $seat ->
    [seat-you] et toca a tu
   *[other] toca { $seat-term-to }
}.
verdict-truco-not-in-hand = { $card-the } no és en aquesta mà.
verdict-truco-tricks-over = Les bases s’han acabat: ja no es juga ni s’aposta. Encara es pot reclamar una flor («pido flor») o passar.
verdict-truco-own-bet = «{ $call-term }» ho ha dit el teu bàndol: ha de respondre l’altre, perquè ningú no respon a la seva pròpia aposta.
verdict-truco-nothing-to-answer = No hi ha cap aposta que esperi resposta: «quiero» (accepto) i «no quiero» (no accepto) responen a una aposta de l’altre bàndol.
verdict-truco-answer-envido-first = «{ $call-term }» espera resposta: { $answers ->
    [raise] «quiero» (accepto), «no quiero» (no accepto) o una aposta més alta
    [flor] «flor», o «no quiero» (no accepto)
    [refusal] amb flor, només pots dir «no quiero» (no accepto)
   *[quiero] «quiero» (accepto) o «no quiero» (no accepto), sense apujar l’aposta
  }. Tota la resta s’espera.
verdict-truco-answer-truco-first = «{ $call-term }» espera resposta: «quiero» (accepto){ $call ->
    [call-truco] {""}, «no quiero» (no accepto) o l’envido, si encara el tens obert
   *[other] {""} o «no quiero» (no accepto)
  }. La carta ve després.
verdict-truco-exposed-first = Mentre es repartia s’ha vist { $card-the }: qui ha rebut aquesta carta ha de dir abans si se la queda o si vol que es torni a repartir.
verdict-truco-not-receiver = Mentre es repartia s’ha vist { $card-the }: només qui ha rebut aquesta carta decideix si se la queda o vol que es torni a repartir.
verdict-truco-nothing-exposed = Mentre es repartia no s’ha vist cap carta: no hi ha res per decidir.

## The gallo, the duels

verdict-truco-discard-first = Abans de cap cant, el gallo ha de descartar una de les seves quatre cartes, de cap per avall.
verdict-truco-no-discard = Aquí no es descarta res: només el gallo rep quatre cartes, i en descarta una de sola al començament de la mà.
verdict-truco-not-your-duel = Aquest duel no és el teu: a la pica-pica, cadascú juga i parla només contra el seu contrari. Ficar-s’hi costa 4 punts.
verdict-truco-own-duel = Ficar-s’hi vol dir entrar en el duel dels altres, i aquí no n’hi ha cap.

## The flor

verdict-truco-flor-not-played = En aquesta taula es juga sense flor.
verdict-truco-no-flor = No tens flor, i no en pots dir res: { $cards } no són tres cartes del mateix pal. Amb la flor no valen farols.
verdict-truco-sing-first = Tens tres cartes del mateix pal: en aquesta taula, la flor es canta abans que qualsevol altra cosa.
verdict-truco-flor-awaited = S’ha de cantar una flor, i passa davant de tot: { $seat ->
    [seat-you] et toca a tu
   *[other] toca { $seat-term-to }
}.
verdict-truco-flor-talk-first = Es parla de la flor, i tota la resta s’espera fins que estigui resolta: { $seat ->
    [seat-you] et toca a tu
   *[other] toca { $seat-term-to }
}.
verdict-truco-flor-late = Massa tard per cantar la flor: ja has jugat { $card-the }.
verdict-truco-flor-first-trick = Massa tard per cantar la flor: en aquesta taula es pot fer fins al final de la primera basa, i ja s’ha acabat.
verdict-truco-flor-after-truco = Massa tard per cantar la flor: el truco ja s’ha acceptat.
verdict-truco-flor-after-envido = Massa tard per cantar la flor: l’envido d’aquesta mà ja s’ha acceptat, i tanca la flor de tothom.
verdict-truco-flor-closed = La flor d’aquesta mà ja està resolta: no s’hi torna.
verdict-truco-no-flor-sung = «{ $call-term }» respon a una flor, i no n’ha cantat cap ningú: primer s’ha de dir «flor».
verdict-truco-flor-own-side = El teu bàndol ha cantat primer: la teva flor s’hi afegeix dient «flor». «{ $call-term }» només va contra una flor de l’altre bàndol.
verdict-truco-flor-all-speak = S’ha dit contraflor: abans parla cadascú quan li toca («flor», si en té); la resposta, com ara «{ $call-term }», ve després.
verdict-truco-flor-call-closed = «{ $call-term }» no es pot dir ara. La flor només puja amb contraflor i després amb contraflor al resto. S’hi respon amb «con flor quiero» (accepto) o «con flor me achico» (m’arronso).
verdict-truco-flor-answer = La teva flor està en joc: has de respondre, ja no pots passar.
verdict-truco-no-paso = Només es passa quan et pregunten per la flor: ara s’ha de jugar o parlar.
verdict-truco-flor-no-envido = Tens una flor: amb tres cartes del mateix pal no es canta envido ni se n’accepta cap. Canta abans la flor.
verdict-truco-no-claims = En aquesta taula ningú no pot amagar cap flor: no n’hi ha cap per reclamar.
verdict-truco-claim-later = «Pido flor» es diu després de la mà, no pas abans: les bases encara no s’han acabat.
verdict-truco-claim-no-opponent = La flor només es reclama a un contrari.
verdict-truco-claim-no-doubt = No hi ha res a sospitar { $seat-term-of }: ha cantat la flor, les seves cartes mostren dos pals, no ha tingut torn per cantar-la o ja la hi han reclamada.

## The envido

verdict-truco-envido-late = Massa tard per obrir l’envido: ja has jugat { $card-the }. Només pots respondre al dels altres.
verdict-truco-envido-after-truco = Massa tard per a l’envido: el truco ja s’ha acceptat.
verdict-truco-envido-settled = L’envido d’aquesta mà ja està resolt: ja no se n’obre cap altre.
verdict-truco-envido-cancelled = S’ha cantat una flor: això anul·la l’envido d’aquesta mà.
verdict-truco-falta-last = A la falta envido («el que falta») només s’hi respon «quiero» o «no quiero»: ja no s’apuja.
verdict-truco-chain-closed = Ara ja no es pot apujar amb «{ $call-term }»: en aquesta taula es diu com a molt dues vegades envido, després una vegada real envido i després la falta, i mai menys que l’últim cant.
verdict-truco-chain-full = Ara ja no es pot apujar amb «{ $call-term }»: l’aposta ja val un chico. S’accepta («quiero»), es rebutja («no quiero») o es diu falta envido.
verdict-truco-no-values-now = Els valors només es diuen quan l’aposta ja s’ha acceptat: ara no n’hi ha cap per dir.
verdict-truco-values-first = Primer es diuen els valors, cadascú quan li toca: { $seat ->
    [seat-you] et toca a tu
   *[other] toca { $seat-term-to }
}.
verdict-truco-no-envido-value = No hi ha cartes que valguin { $value } a l’envido: va de 0 a 7, o de 20 a 33.
verdict-truco-no-flor-value = No hi ha cap flor que valgui { $value }: va de 20 a 38.
verdict-truco-must-exceed = { $value } no supera { $best }, que ja s’ha dit: digues «son buenas» (són bones).
verdict-truco-first-to-declare = Parles primer: encara no s’ha dit cap valor, i no pots dir «son buenas».

## The truco

verdict-truco-quiero-first = Abans has de dir «quiero»: «{ $call-term }» només ve després.
verdict-truco-not-your-raise = Només pot apujar amb «{ $call-term }» el bàndol que ha dit «quiero»: l’última aposta és teva.
verdict-truco-no-truco-yet = «{ $call-term }» apuja un truco, i encara ningú no ha dit «truco».
verdict-truco-wrong-step = Es puja d’un graó en un graó, truco, retruco, vale cuatro, i sense tornar enrere: després de «{ $last-term }» no es pot dir «{ $call-term }».
verdict-truco-top = Vale cuatro és l’aposta més alta: ja no s’apuja més.
