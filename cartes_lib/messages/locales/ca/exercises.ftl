# Exercises: questions, reasons, hints, misconceptions.

## Questions

prompt-order = Ordena aquestes cartes, de la més forta a la més feble.
prompt-duel = { $count ->
    [2] Quina de les dues cartes guanya?
   *[other] Quina d’aquestes cartes guanya?
  }
prompt-value = { $count ->
    [1] Quants punts val aquesta carta?
   *[other] Quants punts valen aquestes cartes, en total?
  }
prompt-trick-winner = Quina carta s’endú aquesta basa?
prompt-next-leader = La basa és completa. Qui surt a la següent?
prompt-whose-turn = A qui li toca jugar, ara?
prompt-spot = { $dealer ->
    [seat-you] Has repartit tu
   *[other] Ha repartit { $dealer-term }
  }. Trumfo: { $trump }. On és la primera falta, i quina regla s’ha oblidat?
prompt-legal = Variant { $variant-term }. Et toca: tria totes les cartes permeses.
prompt-why = Variant { $variant-term }. Vols jugar { $card-the }, però no es pot. Quina regla ho prohibeix?
part-line = La carta de la falta
part-law = La regla oblidada
log-play = { $seat-term }: { $card }

## Names

end-first = primer
end-last = al final
log-call = { $seat-term }: { $call-term }
log-called = { $call-term }
end-strongest = la més forta
end-weakest = la més feble
term-seat-opponent = el teu contrari
    .of = del teu contrari
    .to = al teu contrari
    .gender = m
term-seat-second-right = el segon de la teva dreta
    .of = del segon de la teva dreta
    .to = al segon de la teva dreta
    .gender = m
term-seat-second-left = el segon de la teva esquerra
    .of = del segon de la teva esquerra
    .to = al segon de la teva esquerra
    .gender = m
term-seat-facing = el jugador de davant
    .of = del jugador de davant
    .to = al jugador de davant
    .gender = m
term-seat-you = tu
    .of = de tu
    .to = a tu
    .gender = m
term-seat-right = el jugador de la teva dreta
    .of = del jugador de la teva dreta
    .to = al jugador de la teva dreta
    .gender = m
term-seat-partner = el teu company
    .of = del teu company
    .to = al teu company
    .gender = m
term-seat-left = el jugador de la teva esquerra
    .of = del jugador de la teva esquerra
    .to = al jugador de la teva esquerra
    .gender = m
term-variant-lliure = lliure
term-variant-obligada = obligada

## Rules to choose from

law-follow = S’ha de servir el pal de sortida.
law-beat = S’ha de matar la carta del contrari.
law-ruff = S’ha de fallar.
law-lowest = S’ha de jugar la més baixa.
law-point-or-lowest = Si la basa és del company: una carta amb punts, o la més baixa.
law-partner = Al company no se’l mata.
law-BOT-PLAY-01 = A la primera basa surt el jugador de la dreta de qui reparteix.
law-BOT-PLAY-02 = Es juga quan toca, cap a la dreta.
law-BOT-PLAY-04 = Qui guanya una basa surt a la següent.
law-BOT-PLAY-09 = Se serveix el pal de sortida quan se’n té.

## Reasons

why-order = Aquest és l’ordre correcte: { $cards }.
why-order-place = L’ordre es desvia aquí: en aquest lloc va { $card-the }.
why-order-place-number = L’ordre es desvia aquí: en aquest lloc va { $card-number }.
why-duel = La més forta és { $card-the }: l’ordre és 9, 1, 12, 11, 10 i, després, del 8 al 2.
why-value = En total, { $points ->
    [0] cap punt
    [1] un punt
   *[other] { $points } punts
  }: la manilla (el nou) val 5, l’as 4, el rei 3, el cavall 2, la sota 1 i les altres res.
why-trick-highest = { $card-the } s’endú la basa: és la carta més forta jugada del pal de sortida, { $led-the }.
why-trick-ruffed = { $card-the } s’endú la basa: és el trumfo més fort que s’ha jugat, i un trumfo guanya qualsevol altre pal.
why-turn = Es juga cap a la dreta: després { $last-term-of }, { $next ->
    [seat-you] et toca a tu
   *[other] toca { $next-term-to }
  }.
why-spot-BOT-PLAY-02 = Carta { $number }, { $card-the }: després de la sortida es juga cap a la dreta, i aquesta carta ha vingut de l’esquerra.
why-spot-BOT-PLAY-04 = Carta { $number }, { $card-the }: a la segona basa havia de sortir el guanyador de la primera.
why-spot-BOT-PLAY-09 = Carta { $number }, { $card-the }: aquest jugador tenia el pal de sortida, perquè hi surt a la basa següent. Havia de servir.
why-legal-missed = També es podia jugar { $card-the }.
why-legal = { $case-term } Podies jugar { $cards-or }.
breakdown-card = { $card }

term-case-ll-02 = La basa és del teu company i tens el pal: serveixes, i no cal matar.
term-case-ll-03 = La basa és del teu company i no tens el pal: pots jugar el que vulguis.
term-case-ll-04 = La basa és d’un contrari i pots matar: ho has de fer.
term-case-ll-05 = La basa és d’un contrari i no pots matar: serveixes amb la carta del pal que vulguis.
term-case-ll-06 = La basa és d’un contrari, no tens el pal i amb un trumfo la guanyes: has de fallar.
term-case-ll-07 = La basa és d’un contrari i no tens ni el pal ni trumfos: pots jugar el que vulguis.
term-case-ll-08 = Un contrari ha fallat amb un trumfo més alt que els teus: pots jugar el que vulguis.
term-case-ob-02 = La basa és del teu company i tens el pal: juga una carta amb punts, o la més baixa.
term-case-ob-03 = La basa és del teu company i no tens el pal: juga una carta amb punts, o la més baixa d’un pal.
term-case-ob-04 = La basa és d’un contrari i pots matar: ho has de fer.
term-case-ob-05 = La basa és d’un contrari i no pots matar: juga la més baixa que tens del pal.
term-case-ob-06 = La basa és d’un contrari, no tens el pal i amb un trumfo la guanyes: has de fallar.
term-case-ob-07 = La basa és d’un contrari i no tens ni el pal ni trumfos: juga la més baixa d’un pal.
term-case-ob-08 = Un contrari ha fallat amb un trumfo més alt que els teus: juga la més baixa d’un pal.

term-case-in-02 = La basa és d’un contrari, no la pots guanyar i el teu company encara no ha jugat: juga la més baixa, o carrega la basa amb una carta amb punts.

## Hints

hint-order = Pensa en l’ordre de la botifarra: la més forta no és sempre la del número més alt.
hint-value = A cada pal, les cartes que compten valen de 5 punts a 1 punt. Aquesta n’és una?
hint-trick = S’ha jugat cap trumfo? Si no, mira el pal de sortida.
hint-turn = Cap a quina banda es juga?
hint-spot = Comprova l’ordre dels llocs, després qui surt i després qui serveix.
hint-legal = Tres preguntes: de qui és la basa? Tens el pal de sortida? Pots guanyar la basa?
hint-highlight = Mira què hi ha encerclat.
hint-removed = S’ha descartat la meitat de les respostes incorrectes.
hint-half-placed = A la meitat de les caselles només queda la resposta correcta.
hint-between = La resposta és entre { $low } i { $high }.
hint-first-card = La primera és { $card-the }.
hint-first-number = La primera és { $card-number }.
hint-first-item = El que va primer està encerclat.

## Misconceptions

misconception-order-by-number = Has ordenat bé els números. Però a la botifarra mana el nou, la manilla; després l’as, i només llavors el rei, el cavall i la sota.
misconception-order-upside-down = L’ordre és bo, però va a l’inrevés: comença per la més forta, { $first-the }.
misconception-duel-by-number = { $highest-the } té el número més gran, és veritat, però guanya { $best-the }: la manilla (el nou) i l’as estan per damunt de totes les altres.
misconception-value-by-number = Has comptat els números impresos. Aquí es compten els punts: manilla (el nou) 5, as 4, rei 3, cavall 2, sota 1, i les altres res.
misconception-value-and-trick = Les cartes estan ben comptades, però hi has afegit el punt de la basa. Aquí només es demana el valor de les cartes.
misconception-trick-trump-forgotten = Has mirat bé el pal de sortida. Però { $best-the } és trumfo, i un trumfo guanya totes aquestes cartes.
misconception-trick-suit-forgotten = És una carta alta, sí. Però no és ni trumfo ni del pal de sortida, { $led-the }: no pot guanyar.
misconception-trick-by-number = El pal és aquest, i el número, el més gran. Però { $best-the } guanya: la manilla (el nou) i l’as estan per damunt de les altres cartes del pal.
misconception-next-leader-again = Aquest jugador ha sortit en aquesta basa, però l’ha guanyada un altre. A la següent surt el guanyador.
misconception-next-trump-forgotten = Sense trumfos ho hauries encertat. Però han fallat amb { $best-the }: qui ha tirat aquesta carta s’endú la basa i surt.
misconception-next-right-of-leader = El joc sí que va cap a la dreta, però la sortida no: surt el guanyador de la basa.
misconception-next-turns-left = És el lloc del costat, però cap a l’esquerra. A la botifarra es juga cap a la dreta: { $next ->
    [seat-you] et toca a tu
   *[other] toca { $next-term-to }
  }.
misconception-spot-later-moment = Hi ha una falta, sí, però és d’abans: el primer que ha jugat fora de torn ha tirat { $card-the }.
misconception-spot-first-lead = La carta és aquesta, però la regla és una altra: el jugador de la dreta de qui reparteix només surt a la primera basa. Després surt el guanyador.
misconception-spot-proof-not-fault = Aquesta carta descobreix la falta. Però la falta és d’abans, amb { $card-the }.
misconception-legal-beats-partner = T’has quedat amb les cartes que guanyen. Però la basa és del teu company, amb { $best-the }: res no t’obliga a matar-lo.
misconception-legal-ruffs-partner = Has pensat a fallar. Però la basa és del teu company, amb { $best-the }: res no t’hi obliga.
misconception-legal-need-not-beat = Això valdria si la basa fos del teu company. Però és d’un contrari, amb { $best-the }: si la pots guanyar, ho has de fer.
misconception-legal-only-highest = Has de guanyar { $best-the }, però no cal que sigui amb la carta més forta: val qualsevol que mati.
misconception-legal-under-ruffs = Has volgut fallar. Però els teus trumfos no poden guanyar aquesta basa: ja no cal fallar.
misconception-legal-plays-obligada = Això seria correcte a la variant obligada. A la lliure, res no obliga a jugar la més baixa.
misconception-legal-charge-forgotten = El que has triat es pot jugar. A la intermèdia també es pot carregar: posar una carta amb punts en una basa que el company encara es pot endur.
misconception-legal-plays-lliure = Això seria correcte a la lliure. Aquí, si no has de matar, jugues la carta més baixa, o una carta amb punts si ho permet la variant o si la basa és del company.
misconception-why-partner = Matar el company no ho prohibeix cap regla: senzillament, no és obligatori. Busca’n una altra.
misconception-why-obligada-in-lliure = Aquesta regla existeix, però a la variant obligada. A la lliure no s’ha de jugar mai la més baixa per força.

## Invalid answers and exercises

answer-wrong-form = Aquesta resposta no té la forma correcta. No ha canviat res.
answer-unknown-item = Aquesta resposta parla d’una cosa que no és a l’exercici. No ha canviat res.
answer-incomplete = La resposta no és completa.
answer-out-of-range = Aquest número és massa petit o massa gran.
exercise-error-unknown-exercise = Aquest exercici no existeix en aquesta lliçó.
exercise-error-unknown-level = Només hi ha tres nivells, de l’1 al 3.
exercise-error-unknown-seed = No hi ha cap sèrie amb aquest número.
exercise-error-unknown-rules = Aquesta variant no existeix en aquest exercici.
exercise-error-card = «{ $word }» no és cap carta. Toca les cartes o escriu, per exemple, 1o, 12b.
exercise-error-count = { $field ->
    [hand] La mà demana
    [trick] La basa demana
   *[pile] La pila demana
  } de { $low } a { $high } cartes. N’hi ha { $given }.
exercise-error-exactly = { $field ->
    [hand] La mà demana
    [trick] La basa demana
    [pile] La pila demana
   *[pair] La pregunta demana
  } { $low ->
    [one] una carta
   *[other] { $low } cartes
  }. N’hi ha { $given }.
exercise-error-twice = { $card-the } és dues vegades a taula. De cada carta només n’hi ha una.
exercise-error-pack = { $card-the } no és a la baralla d’aquest joc.
exercise-error-flor = Aquestes tres cartes són del mateix pal: és una flor. Tria la variant sense flor.
exercise-error-cleared = Un 10, o quatre cartes del mateix número seguides, netegen la pila: no hi quedaria res.
exercise-error-under = { $card-the } no pot ser damunt { $below-of }: la regla no ho permet. Posa la pila de baix a dalt.
exercise-error-sevens = Aquesta pila no mostra si els 7 es van tirar alhora, i la resposta en depèn. Deixa-hi un sol 7.
exercise-error-joker = A la pila, un comodí compta com un número. Digues quin, per exemple J1=7.
exercise-error-trump = Aquest trumfo no existeix.
exercise-error-position = Aquesta posició no es pot llegir.

code-form = Un codi s’escriu com BO-04-VC222E: una lliçó i sis lletres o xifres.
code-letter = Els codis no porten mai ni 0, ni 1, ni I, ni L, ni O. Torna a llegir el codi.
code-check = En aquest codi hi ha un error: s’ha llegit o s’ha sentit malament alguna lletra o xifra.
code-lesson = Aquest codi no correspon a cap exercici.
code-room = Quatre lletres són el codi d’una classe: obre l’adreça que projecta el professor i escriu-lo allà.

## Verdicts

grade-right = Correcte!
grade-wrong = Aquest cop no.
grade-right-answer = Resposta correcta: { $answer }.
grade-missed = T’has deixat: { $cards }.
grade-extra = De més: { $cards }.
why-near = La teva tria és a { $whole },{ $tenths } punts de la millor: una diferència tan petita pot ser casualitat.
why-costs = La teva tria costa de mitjana { $whole },{ $tenths } punts per mà.
worked-place = { $item }: { $place }
source-line = Reglament: { $text }, línia { $line }
source-none = El reglament no en parla.
source-s0 = text sobre el balcó
source-s1 = text sobre el truco
source-s2 = text sobre la botifarra
