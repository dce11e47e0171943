# Exercises of Truco: questions, reasons, hints, misconceptions.

## TR-01: two scales

prompt-scale = Cada frase només és certa en una de les dues escales. En quina?
prompt-truco-value = { $count ->
    [1] Quant val aquesta carta per a l’envido?
   *[other] Suma els valors d’aquestes cartes, sense els 20 d’una parella.
  }
scale-claim = { $card-the } està per damunt { $other-of }
scale-tricks = certa per guanyar una basa
scale-values = certa per comptar l’envido i la flor
why-scale = La força a les bases i el valor són dues escales: un rei és mitjà i val 0, l’as d’espases ho guanya tot i val 1.
why-scale-tricks = { $card-the } guanya { $other-the } en una basa, però val menys per a l’envido.
why-scale-values = { $card-the } val més que { $other-the } per a l’envido, però en una basa no guanya.
hint-scale = Per a les bases: dos asos, dos sets, i després els tresos i els dosos. Per a l’envido: el número, i zero per a les figures.
why-truco-value = Cada carta val el seu número, i les figures zero: { $points }.
hint-truco-value = És una figura o una carta que val el seu número per a l’envido?
misconception-scale-swapped = Les dues escales estan intercanviades.
misconception-scale-tricks-only = Per a les bases és correcte. Però ho has ordenat tot així: per a l’envido es compten els números.
misconception-scale-values-only = Per a l’envido és correcte. Però ho has comptat tot en valors: a les bases, l’ordre és tota una altra cosa.
misconception-value-figures-by-number = A les cartes baixes compta el número, sí. Però la sota, el cavall i el rei valen zero.
misconception-value-figures-ten = En altres jocs les figures valen deu. Aquí valen zero.
misconception-value-strength = Has comptat la força a les bases. Per a l’envido, una carta val el seu número.
misconception-value-twenty-added = Els 20 de la parella són de l’envido: aquí només es demanen els valors.

## TR-02: the order of the tricks

prompt-truco-duel = Quina guanya la basa?
choice-tie = empat
why-truco-tie = Aquestes dues cartes són al mateix graó: és un empat, i el pal no hi fa res.
hint-truco-order = Al truco no n’hi ha prou amb el número: en unes quantes cartes també compta el pal.
misconception-truco-order-upside-down = L’ordre és bo, però va a l’inrevés: comença per la més forta, { $first-the }.
misconception-truco-order-by-number = Els números estan ben ordenats. Però al truco, els tresos i els dosos estan per damunt de les figures.
misconception-truco-order-bravas-forgotten = La resta de l’escala està bé. Però hi ha asos i asos: els d’espases i bastos, amb el set d’espases i el d’oros, ho guanyen tot.
misconception-truco-order-by-value = Aquest és l’ordre dels valors de l’envido. Aquí es demana la força a les bases, que és tota una altra cosa.
misconception-truco-duel-suit-breaks-tie = Has vist que el número és el mateix. Però cap pal no desempata: és un empat.
misconception-truco-duel-bravas-forgotten = Normalment ho encertaries. Però dos asos i dos sets estan per damunt de tot: d’espases i bastos els asos, d’espases i oros els sets.
misconception-truco-duel-by-number = És el número més alt, sí. Però els asos, els dosos, els tresos i els dos sets forts guanyen números més alts.
misconception-truco-duel-by-value = Per a l’envido, aquesta carta val més. Però a les bases l’ordre és tota una altra cosa.

## TR-03: tricks and ties

prompt-truco-hand = Qui guanya la mà?
choice-another-trick = encara ningú, cal una altra basa
row-mano = Juga primer (mano)
row-trick = Basa { $number }
group-trick = Basa { $number }: la teva carta i després la del contrari
result-yours = la guanyes tu
result-theirs = la guanya el contrari
result-tied = empat
why-truco-lead-none = La carta més forta guanya la basa, i surt qui l’ha jugada. { $seat ->
    [seat-you] Surts tu
   *[other] Surt { $seat-term }
  }.
why-truco-lead-opponents = La basa queda empatada entre contraris: torna a sortir qui hi havia sortit. { $seat ->
    [seat-you] Surts tu
   *[other] Surt { $seat-term }
  }.
why-truco-lead-partners = Empaten dos companys: guanya el seu bàndol, i surt el primer de tots dos que ha jugat. { $seat ->
    [seat-you] Surts tu
   *[other] Surt { $seat-term }
  }.
why-hand-two-tricks = Amb dues bases es guanya la mà. { $seat ->
    [seat-you] La guanyes tu
   *[other] La guanya { $seat-term }
  }.
why-hand-first-tied = La primera basa queda empatada: la mà és de qui guanya la següent. { $seat ->
    [seat-you] La guanyes tu
   *[other] La guanya { $seat-term }
  }.
why-hand-later-tied = L’empat arriba després d’una basa guanyada: la mà la decideix la primera que s’ha guanyat. { $seat ->
    [seat-you] La guanyes tu
   *[other] La guanya { $seat-term }
  }.
why-hand-all-tied = Després de tres bases empatades, la mà és de qui ha jugat primer. { $seat ->
    [seat-you] La guanyes tu
   *[other] La guanya { $seat-term }
  }.
why-hand-goes-on = Ningú no té dues bases, ni una de guanyada i una d’empatada: encara es juga una altra basa.
why-hand-two-tied = Després de dues bases empatades, la tercera decideix la mà. { $seat ->
    [seat-you] La guanyes tu
   *[other] La guanya { $seat-term }
  }.
hint-truco-lead = Busca la carta més forta. N’hi ha cap altra al mateix graó, i de qui és?
hint-truco-hand = N’hi ha prou amb dues bases guanyades. I si n’hi ha una d’empatada, qui ha guanyat la primera que no ho és?
misconception-next-tie-last-wins = Aquest jugador té una de les més fortes, sí. Però en un empat, l’última carta no guanya la primera.
misconception-next-tie-first-wins = Aquest jugador té una de les més fortes, sí. Però si empaten dos contraris, ningú no guanya la basa: torna a sortir qui hi havia sortit.
misconception-next-leads-again = Aquest jugador ha sortit en aquesta basa, però no l’ha guanyada: només torna a sortir si hi ha empat.
misconception-next-by-number = Aquest jugador té el número més alt, sí, però no la carta més forta.
misconception-hand-last-trick = Has donat la mà a qui ha guanyat l’última basa. Però amb una basa per banda, desempata la primera que s’ha guanyat.
misconception-hand-tie-to-mano = Jugar primer desempata, sí, però només si totes les bases queden empatades.
misconception-hand-tie-to-the-other = Has vist que totes queden empatades. Llavors la mà és de qui juga primer.
misconception-hand-undecided = Esperes una altra basa, però la mà ja està decidida: compta les bases guanyades.
misconception-hand-too-soon = Va al davant, sí. Però encara no hi ha res decidit: calen dues bases, o una de guanyada i una d’empatada.

## TR-03: the cheapest card

prompt-least = Primera basa, i jugues l’últim. Quina carta jugues per gastar tan poc com puguis?
prompt-least-second = La primera basa és del contrari, i jugues l’últim a la segona. Quina carta jugues per gastar tan poc com puguis?
why-least-wins = N’hi ha prou amb { $card-the }: és la més feble de les teves cartes que guanyen aquesta basa.
why-least-none = Cap de les teves cartes no guanya aquesta basa: juga { $card-the }, la més feble.
why-least-partner = El teu company ja té la basa: juga { $card-the }, la teva carta més feble.
why-least-must = Un empat donaria la mà a qui ha guanyat la primera basa. Cal guanyar aquesta: { $card-the }.
hint-least = Qui té la basa? I què et cal ben bé: guanyar-la, empatar-la o res?
misconception-least-too-strong = Aquesta carta guanya, però n’hi ha prou amb una de més feble: guarda-la per a després.
misconception-least-gives-up = Has estalviat, però massa: aquesta carta regala una basa que et podies endur.
misconception-least-wasted = Cap de les teves cartes no guanya aquesta basa, i aquesta tampoc: guarda-la i juga la més feble.
misconception-least-over-partner = Aquesta carta guanya, però al teu company: la seva basa ja és teva.
misconception-least-tie-too-little = Empatar surt més barat, sí. Però aquí no n’hi ha prou: després d’un empat, la mà és de qui ha guanyat la primera.

## TR-05: the value of a hand

prompt-envido-value = { $flor ->
    [yes] Quant valen aquestes cartes per a l’envido?
   *[no] Quant valen aquestes cartes per a l’envido? (Aquí es juga sense flor.)
  }
prompt-envido-duel = Qui guanya l’envido?
breakdown-twenty = dues cartes del mateix pal
why-envido-pair = Dues cartes del mateix pal valen 20 més els seus valors, i les figures compten zero. En total, { $points }.
why-envido-best-two = Tres cartes del mateix pal, i es juga sense flor: es compten 20 i els dos valors més alts. En total, { $points }.
why-envido-single = Tres pals diferents: només compta el valor més alt, { $points }.
why-envido-duel = Tens { $mine } i el contrari { $theirs }: guanya el valor més alt.
why-envido-tie = Tots dos teniu { $mine }. En cas d’empat, l’envido és per a qui parla primer, i { $mano ->
    [seat-you] ets tu
   *[other] és { $mano-term }
  }.
hint-envido = Hi ha dues cartes del mateix pal? Doncs 20 i els valors de totes dues. Les figures valen zero.
misconception-envido-twenty-forgotten = Els valors estan bé. Però dues cartes del mateix pal compten 20 més.
misconception-envido-figures-by-number = Has triat bé les cartes. Però les figures valen zero, no el seu número.
misconception-envido-twenty-always = Hi has afegit els 20. Per a això calen dues cartes del mateix pal, i aquí no hi són.
misconception-envido-all-three = Els 20 estan bé. Però només es compten dues cartes, i del mateix pal.
misconception-envido-sum = Has sumat les tres cartes. Es compten dues del mateix pal i 20, o la més alta tota sola.
misconception-envido-tie-to-the-other = Has vist l’empat. Llavors l’envido és per a qui juga primer.
misconception-envido-by-number = Has comparat els números. Però les figures valen zero, i els 20 demanen dues cartes del mateix pal.
misconception-envido-mano-always = Qui juga primer té avantatge, sí, però només si hi ha empat.

## TR-06: the price of an envido

prompt-envido-stake = Quants punts s’endú qui guanya aquests cants?
row-score-you = El teu marcador
row-score-opponent = Marcador del contrari
term-bet-envido = envido
term-bet-real-envido = real envido
term-bet-falta-envido = falta envido
term-bet-quiero = quiero (accepto)
term-bet-no-quiero = no quiero (no accepto)
term-bet-truco = truco
term-bet-retruco = retruco
term-bet-vale-cuatro = vale cuatro
why-stake-accepted = S’ha acceptat: les apostes se sumen, i fan { $points }.
why-stake-falta = S’ha acceptat: la falta envido ho substitueix tot pel que falta al bàndol que va al davant, 30 menys { $leader }. Són { $points }.
why-stake-refused = S’ha rebutjat: el bàndol que ha cantat en últim lloc guanya el que ja estava acceptat, o 1 punt si era el primer cant. Aquí guanya { $points ->
    [one] { $points } punt
   *[other] { $points } punts
  }.
hint-stake = Acceptat o rebutjat? Si es rebutja, només es paga el que ja estava acceptat.
misconception-stake-refused-pays-all = La suma està bé. Però l’últim cant s’ha rebutjat: no compta.
misconception-stake-accepted-as-refused = El començament està bé. Però l’últim cant s’ha acceptat: també compta.
misconception-stake-last-call-only = Has comptat l’última aposta. Però se sumen: les d’abans també compten.
misconception-stake-relance-raises = Les apostes estan bé. Però «quiero» accepta, i no hi afegeix res.
misconception-stake-refusal-always-one = Rebutjar surt barat, sí. Però només paga 1 punt si es rebutja el primer cant.
misconception-stake-falta-from-the-trailing = Es compta el que falta per a 30, sí, però al bàndol que va al davant, no a l’altre.
misconception-stake-falta-added = La falta està ben comptada. Però substitueix les apostes d’abans: no s’hi afegeix.

## TR-04: the price of a truco

prompt-truco-stake = Quants punts valen les bases d’aquesta mà?
row-end = Final de la mà
result-refused = l’últim cant es rebutja
result-played = les bases es juguen fins al final
why-truco-played = Sense cants, la mà val 1 punt. Amb truco en val 2, amb retruco 3 i amb vale cuatro 4. Aquí val { $points ->
    [one] { $points } punt
   *[other] { $points } punts
  }.
why-truco-refused = S’ha rebutjat el cant: el bàndol que l’ha fet guanya el que la mà valia abans, { $points ->
    [one] { $points } punt
   *[other] { $points } punts
  }.
hint-truco-stake = Cada cant acceptat puja la mà un punt. I si es rebutja?
misconception-truco-refused-pays-full = El cant hi arribava, però s’ha rebutjat: la mà encara val el que valia abans.
misconception-truco-accepted-as-refused = Seria correcte si s’hagués rebutjat. Però el cant s’ha acceptat: la mà val el que diu.
misconception-truco-added = Has sumat els cants. Aquí cadascun substitueix l’anterior: el truco val 2 en total, el retruco 3, el vale cuatro 4.
misconception-truco-doubled = El primer graó sí que dobla. Però després, cada graó només afegeix un punt.

## TR-06 to TR-08: calls

prompt-answer = El contrari acaba de parlar. Què pots respondre? Tria tot el que està permès.
prompt-truco-call = Què pots dir del truco? Tria tot el que està permès.
prompt-open = Primera basa, i et toca. Què pots dir? Tria tot el que està permès.
prompt-why-call = Primera basa. Vols dir «{ $call-term }», però no es pot. Quina regla ho prohibeix?
prompt-calls-plain = Posa en ordre què es diu en una mà en què cada cant arriba quan toca.
prompt-calls-interrupted = Primer algú diu truco, i l’altre bàndol vol l’envido. Posa-ho en ordre.
prompt-calls-raised = El truco puja fins a dalt de tot. Posa-ho en ordre.
prompt-calls-counted = La mà s’ha acabat: en quin ordre s’apunta?
term-bet-flor = flor
term-bet-silent = res, no toca parlar al meu bàndol
row-now = Som
row-own-card = La teva primera carta
row-truco = El truco
row-envido = L’envido
row-flor = Les teves cartes
state-second-trick = a la segona basa
state-second-trick-yours = a la segona basa, i et toca
state-played = jugada
state-not-played = encara no jugada
state-truco-none = encara no s’ha dit
state-truco-pending = el contrari l’acaba de dir
state-truco-accepted = l’ha dit el contrari i l’has acceptat
state-settled = ja està resolt
state-not-settled = encara no s’ha cantat
state-no-flor = sense flor
why-answer-falta = A la falta envido només s’hi pot dir que sí o que no.
why-answer-envido = S’accepta, es rebutja o s’apuja amb envido, real envido o falta envido.
why-answer-strict = S’accepta, es rebutja o s’apuja més amunt: en aquesta taula, dos envidos com a molt, i mai un cant més baix que l’últim.
why-raise-silent = El teu bàndol no hi té res a dir: només pot apujar el bàndol que ha acceptat l’últim cant, i després de vale cuatro ja ningú.
why-raise-pending = El cant espera resposta: «quiero» o «no quiero». Només s’apuja després d’haver dit «quiero».
why-raise-open = El teu bàndol ha acceptat: pot pujar un graó.
why-raise-first = Encara ningú no ha dit truco: ho pot dir qualsevol dels dos bàndols.
why-open-TRU-TURN-02 = Encara no s’ha dit ni jugat res: l’envido i el truco estan oberts. La flor, si no es té, no es canta.
why-open-TRU-TURN-06 = L’envido va primer: abans de respondre al truco, encara el pots obrir.
why-open-TRU-TURN-07 = Acceptar el truco ha tancat l’envido. El bàndol que l’ha acceptat encara pot dir retruco.
why-open-TRU-TURN-11 = L’envido d’aquesta mà ja està resolt: ja no se n’obre cap altre.
why-open-TRU-ENV-12 = Has jugat la primera carta: és massa tard per obrir l’envido.
why-open-TRU-FLOR-02 = Les teves tres cartes no són totes del mateix pal: no és flor, i no es canta.
law-TRU-ENV-12 = Jugada la primera carta, ja no s’obre l’envido.
law-TRU-TURN-07 = Acceptar el truco tanca l’envido.
law-TRU-TURN-11 = Un sol envido per mà.
law-TRU-FLOR-02 = La flor, si no es té, no es pot cantar.
law-TRU-TURN-06 = L’envido passa davant del truco.
phase-flor = primer la flor: no en té ningú
phase-envido = «envido»
phase-envido-answer = la resposta a l’envido
phase-envido-shown = es diuen els valors i es comparen
phase-truco = «truco»
phase-truco-answer = la resposta al truco
phase-card = es continua jugant la basa
phase-retruco = «retruco»
phase-retruco-answer = la resposta al retruco
phase-vale-cuatro = «vale cuatro»
phase-last-card = es juga l’última carta
phase-count-flor = s’apunta la flor, si n’hi ha hagut
phase-count-envido = s’apunta l’envido, si n’hi ha hagut
phase-count-truco = s’apunten les bases
phase-next-deal = reparteix el jugador de la dreta
why-calls-plain = Primer va la flor, després l’envido amb la resposta i els valors, i finalment el truco i la seva resposta.
why-calls-interrupted = El truco s’espera: l’envido es canta, es respon i s’ensenya, i només llavors es respon al truco i es juga.
why-calls-raised = Cada graó s’accepta abans de pujar al següent: truco, retruco, vale cuatro.
why-calls-counted = Cada aposta s’apunta en l’ordre en què s’ha resolt: flor, envido, bases. Després reparteix el de la dreta.
hint-answer = Només hi ha un cant que no es pot apujar.
hint-raise = Qui ha acceptat l’últim cant? I hi ha cap resposta pendent?
hint-open = L’envido encara és obert? Mira la teva carta, el truco i què hi ha ja resolt.
hint-calls = Flor, després envido, després truco. I una pregunta sempre espera resposta.
misconception-answer-raises-the-falta = Altres envidos s’apugen, però la falta no: és quiero o no quiero.
misconception-answer-no-raise = Acceptar i rebutjar, sí que es pot. També es pot apujar.
misconception-answer-envido-once = La resta es pot. També es pot respondre envido a un envido: se n’hi afegeixen 2.
misconception-answer-must-accept = El que has marcat es pot. Hi falta dir que no: sempre es pot rebutjar.
misconception-answer-with-truco = El truco pot venir després. No respon a un envido, que s’ha de resoldre abans.
misconception-raise-own-call = El cant es pot apujar, però ho ha de fer l’altre bàndol: ningú no apuja el seu.
misconception-raise-answers-own = Has respost, però res no espera la teva resposta: l’últim cant és del teu bàndol, o ja té resposta.
misconception-raise-without-quiero = Podràs apujar, però abans has de dir «quiero».
misconception-raise-skips-a-step = Pots apujar, però d’un graó en un graó: truco, retruco, vale cuatro.
misconception-raise-forgotten = Callar és prudent, però aquí sí que hi tens alguna cosa a dir: mira qui ha acceptat l’últim.
misconception-law-flor-needed = Per cantar flor cal tenir-la. Però l’envido el pot obrir qualsevol, si és l’hora.
misconception-law-flor-too-late = El moment és bo: el que hi falta són tres cartes del mateix pal.
misconception-open-envido-too-late = L’envido és de la primera basa, sí. Però aquí ja és tancat: ja has jugat una carta, o el truco s’ha acceptat.
misconception-open-envido-first-forgotten = Penses a respondre al truco. Però l’envido va primer: encara es pot obrir.
misconception-open-flor-without = El moment és bo. Però sense tres cartes del mateix pal, la flor no es canta.
misconception-open-truco-again = És l’hora del truco, sí. Però només es diu una vegada; després, s’apuja.
misconception-open-raise-at-once = El truco es pot apujar, sí, però només quan el teu bàndol l’ha acceptat.
misconception-law-truco-first = Aquesta regla existeix, però obre l’envido: no el tanca.
misconception-calls-backwards = L’ordre és bo, però va a l’inrevés.
misconception-calls-truco-answered-first = Hi és tot, però la resposta al truco arriba massa aviat: l’envido va primer.
misconception-calls-truco-before-envido = Hi és tot, però les bases s’apunten al final.

## TR-07: declared and shown values

log-value = { $seat-term }: «{ $value }»
log-buenas = { $seat-term }: «son buenas»
row-envido-caller = Ha dit envido
row-calls = Apostes
prompt-announce-next = L’envido està acceptat. A qui li toca dir el seu valor ara?
prompt-announce-winner = Tots han parlat. Qui té el millor envido?
prompt-shown = Qui ha guanyat ja ha ensenyat les cartes. Quants punts s’apunta el teu bàndol per l’envido?
why-announce-next = Els valors es diuen per torn cap a la dreta, començant per la mano ({ $mano-term }). { $seat ->
    [seat-you] Et toca a tu
   *[other] Toca { $seat-term-to }
  }.
why-announce-winner = Guanya qui té el valor més alt: «son buenas» només diu que no se’n té cap de millor. { $seat ->
    [seat-you] Guanyes tu
   *[other] Guanya { $seat-term }
  }.
why-announce-tie = Dos jugadors tenen el mateix valor: guanya el primer que l’ha dit, comptant des de la mano. { $seat ->
    [seat-you] Guanyes tu
   *[other] Guanya { $seat-term }
  }.
why-announce-less = Es pot dir un valor més baix que el que ja s’ha dit, però no serveix de res: amb «son buenas» n’hi ha prou, i ningú no n’aprèn res.
why-announce-first = Qui parla primer diu el valor que vol. Però si guanya i les cartes diuen una altra cosa, ho perd tot.
why-shown = { $seat ->
    [seat-you] Has dit
   *[other] { $seat-term } ha dit
  } el valor més alt, { $value }, i és el que valen les cartes: { $seat ->
    [seat-you] el teu bàndol
   *[other] aquest bàndol
  } guanya l’envido.
why-shown-false = { $seat ->
    [seat-you] Has dit
   *[other] { $seat-term } ha dit
  } el valor més alt, però les cartes valen { $value }: el valor és fals. L’envido el guanya l’altre bàndol, encara que en tingui menys.
chain-envido = envido, quiero
chain-real-envido = real envido, quiero
chain-envido-envido = envido, envido, quiero
chain-envido-real-envido = envido, real envido, quiero
chain-envido-envido-real-envido = envido, envido, real envido, quiero
hint-announce-next = Qui és la mano, i cap a quina banda es parla?
hint-announce-winner = Busca el valor més alt. Qui l’ha dit primer?
hint-shown = Torna a comptar les cartes ensenyades: el valor més alt que s’ha dit, és veritat? Després, suma les apostes.
misconception-announce-caller-first = Aquest jugador ha cantat envido, sí. Però els valors es diuen començant per la mano.
misconception-announce-to-the-left = És un lloc més enllà, però cap a l’altra banda: es parla cap a la dreta, com es juga.
misconception-announce-partner-next = La banda és aquesta, però t’has saltat un lloc: cadascú parla quan li toca.
misconception-announce-highest-again = Aquest jugador va al davant, però ja ha dit el seu valor: cadascú parla una vegada.
misconception-announce-last-of-a-tie = És el valor més alt, sí. Però un altre l’ha dit abans, i guanya l’empat.
misconception-announce-mano-wins = Parlar primer és un avantatge, però només si el valor és el mateix.
misconception-announce-last-word = Aquest jugador ha parlat l’últim, però guanya el valor més alt.
misconception-shown-other-side = El compte és correcte, però aquests punts són per a l’altre bàndol.
misconception-shown-false-wins = Era el valor més alt, sí. Però torna a comptar les cartes ensenyades: era fals, i el seu bàndol perd l’envido.
misconception-shown-last-call-only = Has comptat l’última aposta. Però les apostes acceptades se sumen.
misconception-shown-by-everybody = Les apostes estan bé. Però l’envido s’apunta una vegada, siguin els jugadors que siguin.
prompt-false = Cadascú diu el seu envido i després ensenya les cartes. Algú ha dit un valor fals: quin, i qui guanya l’envido?
log-announce = { $seat-term }: «{ $value }», amb { $cards }
moment-announce = { $seat-term }
part-false = El valor fals
part-envido-winner = El bàndol que guanya l’envido
part-decision = La teva resposta
part-share-cards = De les cartes que pot tenir el contrari, la teva en guanya
part-share-hands = De les mans amb què aposta el contrari, la teva en guanya
part-envido-points = Els punts de qui guanya
share-quarter = una quarta part com a molt
share-half = més d’una quarta part, la meitat com a molt
share-more = més de la meitat
side-yours = el teu bàndol
side-theirs = l’altre bàndol
why-false = El valor núm. { $number } és fals: aquestes cartes valen { $value }. Era el més alt, i qui guanya ha de dir la veritat: el seu bàndol perd l’envido.
why-false-lower = El valor núm. { $number } és fals: aquestes cartes valen { $value }. Però només ha d’haver dit la veritat qui guanya, i el valor més alt, el núm. { $best }, és bo: guanya.
hint-false = Torna a comptar totes les cartes: 20 per dues del mateix pal, i les figures a zero. I qui n’ha dit més?
misconception-false-wins-all-the-same = El valor fals és aquest, però el seu bàndol perd l’envido: qui guanya ha d’haver dit la veritat.
misconception-false-loses-all-the-same = El valor fals és aquest, però no era el més alt: només el més alt ha de ser veritat, i ho és.
misconception-false-highest-blamed = El valor més alt és el primer sospitós. Però torna’l a comptar: és veritat.
misconception-false-figures = Has tornat a comptar. Però les figures compten zero: aquest valor és bo.

## TR-10: the points of a hand

prompt-hand-points = Quants punts dona aquesta mà al teu bàndol?
prompt-new-chico = Quin és el marcador del teu bàndol després d’aquesta mà? (El chico es juga a 30.)
prompt-falta = S’ha acceptat la falta envido. Quants punts val?
row-envido-stake = Envido, en punts
row-envido-winner = L’envido el guanya
row-truco-stake = Bases, en punts
row-truco-winner = Les bases les guanya
state-no-envido = no n’ha cantat ningú
why-hand-points = Se suma el que ha guanyat el teu bàndol a l’envido i a les bases: { $points ->
    [one] 1 punt
   *[other] { $points } punts
  }.
why-new-score = Es compta l’envido i després les bases, fins a 30 com a molt. En total, { $points }.
why-hand-stopped = L’envido es compta primer, i amb ell s’acaba el chico: les bases ja no compten. En total, { $points }.
breakdown-call = { $call-term }
breakdown-first-refused = primer cant rebutjat
breakdown-chico = el chico
breakdown-leader = marcador del bàndol que va al davant
breakdown-theirs = ho guanya l’altre bàndol
breakdown-hand = la mà, sense cants
breakdown-beyond = el que passa de 30
hint-hand-points = Qui guanya l’envido, qui guanya les bases? Es compta en aquest ordre.
hint-falta = Què falta per arribar a 30, i a quin bàndol?
misconception-points-of-both = Les sumes estan bé, però també has comptat els punts de l’altre bàndol.
misconception-points-truco-only = Les bases estan ben comptades. Afegeix-hi l’envido: també compta.
misconception-points-envido-only = L’envido està ben comptat. Afegeix-hi les bases: també compten.
misconception-points-other-side = El compte és correcte, però són els punts de l’altre bàndol.
misconception-points-after-the-end = La suma està bé. Però amb l’envido ja s’ha acabat el chico: les bases ja no compten.
misconception-points-beyond-thirty = La suma està bé, però un chico s’atura a 30.
misconception-falta-own-score = El mètode és correcte. Però es compta el que falta al bàndol que va al davant, i no és el teu.
misconception-falta-trailing = Es compta el que falta per a 30, sí, però al bàndol que va al davant, no a l’altre.
misconception-falta-of-fifteen = El mètode és correcte, però el chico va fins a 30, no fins a 15.
misconception-falta-added = La falta està ben comptada. Però substitueix les apostes d’abans.
misconception-falta-difference = Has comptat la diferència entre els bàndols. El que compta és què falta al primer per arribar a 30.
row-table = En aquesta taula
state-seed-free = l’envido s’apuja tant com es vol
state-strict = dos envidos com a molt, després real envido, després falta: mai cap avall
state-flor-out = es juga sense flor
misconception-answer-free-at-a-strict-table = En una altra taula es podria. En aquesta, l’envido es canta dues vegades com a molt, i mai per sota de l’últim cant.

## TR-11: folding or staying

prompt-leave = Deixes les cartes i plegues. Quants punts s’apunta per això l’altre bàndol?
prompt-stay = Última basa. El contrari, que jugarà primer, diu «{ $call-term }». Et quedes?
row-habit = Com acostuma a jugar
state-stays = es queda
state-left = ja ha plegat
group-your-last = La teva última carta
habit-any = ho diu amb qualsevol carta
habit-ace = ho diu amb un as d’oros o de copes, o millor
habit-two = ho diu amb un dos, o millor
habit-three = ho diu amb un tres, o millor
habit-brava = només ho diu amb una brava
why-leave-partner = El teu company continua sol: de moment, plegar no et costa res.
why-leave-nothing = No hi ha res apostat: la mà val 1 punt, i se l’endú l’altre bàndol.
why-leave-accepted = L’aposta està acceptada: si plegues, l’altre bàndol se l’apunta sencera, { $points ->
    [one] { $points } punt
   *[other] { $points } punts
  }.
why-leave-pending = Hi ha un cant pendent: plegar és rebutjar-lo. L’altre bàndol s’apunta { $points ->
    [one] { $points } punt
   *[other] { $points } punts
  }.
why-leave-envido = Plegar és rebutjar l’envido pendent i perdre també la mà. L’altre bàndol s’apunta { $points ->
    [one] { $points } punt
   *[other] { $points } punts
  }.
why-stay = { $total ->
    [one] El contrari només pot tenir una carta, i la teva { $won ->
        [0] no la guanya: plega.
       *[other] la guanya: queda’t.
      }
   *[other] De les { $total } cartes que pot tenir el contrari, la teva { $won ->
        [0] no en guanya cap: plega.
       *[other] en guanya { $won }: { $percent } de cada cent vegades. Per quedar-se en calen { $least }.
      }
  }
why-stay-last-point = El contrari té 29 punts i li’n falta 1: rebutjar és perdre el chico. Per això et quedes si en guanyes ni que sigui una de les possibles; aquí, la teva en guanya { $won } { $total ->
    [1] d’1
    [11] d’11
   *[other] de { $total }
  }.
hint-leave = Es queda algú del teu bàndol? Si no, hi ha una aposta que espera resposta, o ja està acceptada?
hint-stay = Quines cartes pot tenir el contrari, i quantes en guanya la teva? Cal guanyar { $least } de cada cent vegades.
misconception-leave-partner-forgotten = Tu plegues, però el teu company es queda i juga per tots dos: de moment no costa res.
misconception-leave-costs-nothing = Seria veritat si el company es quedés. Però si plega tot un bàndol, l’altre sempre s’apunta alguna cosa.
misconception-leave-always-one = Sense apostes és 1 punt, sí. Però aquí la mà ja val més.
misconception-leave-pending-in-full = El cant valia això, però encara esperava resposta: plegar el rebutja, i no compta.
misconception-leave-accepted-as-refused = Si el cant esperés, seria correcte. Però estava acceptat: si plegues, es paga sencer.
misconception-leave-envido-forgotten = La mà està ben comptada. Però l’envido esperava resposta: plegar també el rebutja.
misconception-leave-truco-forgotten = L’envido està ben comptat. Però també perds la mà.
misconception-stay-needs-half = Guanyes menys d’una de cada dues, és veritat. Però quedar-se i perdre només costa un punt més que rebutjar.
misconception-stay-folds-winner = Plegar és prudent. Però aquí guanyes més sovint que no perds: queda’t.
misconception-stay-any-card = Si el contrari pogués tenir qualsevol carta, ho encertaries. Però amb les baixes no cantaria.
misconception-stay-hope = És valent, però massa poques cartes perden contra la teva: rebutjar costa menys.
misconception-stay-last-point = Normalment rebutjar costa poc. Però mira el marcador: aquí dona al contrari l’últim punt.

## TR-12: the flor

prompt-flor-value = Quant val aquesta flor?
prompt-sing = Qui ha de cantar la flor, quan li toca? Tria’ls tots.
prompt-odds-figures = De cada cent mans, quantes tenen almenys una figura?
prompt-odds-third = Et donen la tercera carta. De cada cent vegades, en quantes tens flor?
prompt-odds-flor-value = De cada cent flors, quantes valen { $value } o més?
prompt-odds-rival = Aquestes són les teves cartes. Entre dos, de cada cent vegades, en quantes té flor el contrari?
breakdown-flor = la flor
group-hand-a = Mà A
group-hand-b = Mà B
group-hand-c = Mà C
group-first-two = Les teves dues primeres cartes
group-seen = Girades mentre es repartia
state-has-played = ja ha jugat una carta
choice-nobody-sings = Ningú no ha de cantar
why-flor-value = Es compten 20 i els tres valors, i les figures, zero: { $points }.
why-sing = Tres cartes del mateix pal són flor, i s’ha de cantar. Amb dues no n’hi ha prou.
why-sing-late = La flor es canta abans de la primera carta: qui ja ha jugat no la pot cantar.
why-odds = El compte exacte dona un { $whole },{ $tenths } %{ $share ->
    [exact] , és a dir, { $part } de cada { $total }
    [near] , és a dir, unes { $part } de cada { $total }
   *[none] {""}
  }. N’hi ha prou d’acostar-s’hi.
hint-flor-value = Totes les flors comencen a 20. Després, els números, i zero per a les figures.
hint-sing = Dues preguntes per a cada mà: un sol pal? I cap carta jugada encara?
hint-odds = Què cal, i quantes cartes o mans ho compleixen, de quantes?
hint-odds-third = Hi ha deu cartes de cada pal. Quantes en queden entre les que no veus?
misconception-flor-as-envido = Per a l’envido seria correcte. Però en una flor compten totes tres cartes.
misconception-flor-figures-by-number = Totes tres cartes compten, sí. Però les figures valen zero, no el seu número.
misconception-flor-figures-ten = Totes tres cartes compten, sí. Però les figures valen zero, no deu.
misconception-flor-twenty-forgotten = Els valors estan bé. Però una flor comença a 20.
misconception-flor-thirty = Has comptat deu per carta. Una flor comença a 20, en total.
misconception-sing-too-late = És flor, sí. Però aquest jugador ja ha jugat una carta: ja no canta.
misconception-sing-two-of-a-suit = Dues cartes del mateix pal són bones per a l’envido. Una flor en demana tres.
misconception-sing-best-only = Aquesta és la millor, sí. Però es canten totes les flors, no només la millor.
misconception-odds-a-quarter = Seria un quart si hi fossin totes les cartes. Però ja en tens dues d’aquest pal.
misconception-odds-all-of-the-suit = Has restat les teves cartes. Resta també les que has vist girades.
misconception-odds-one-suit-only = El compte és correcte, però d’un sol pal. N’hi ha quatre.
misconception-odds-even = Hi ha dos casos, sí. Però l’un pot ser més freqüent que l’altre: compta les cartes.
misconception-odds-the-other-way = El compte és correcte, però és la probabilitat que no passi. Resta-la de cent.

## TR-13: raising a flor

prompt-flor-points = Quants punts s’endú qui guanya aquestes flors?
term-flor-flor = flor
term-flor-contraflor = contraflor
term-flor-contraflor-al-resto = contraflor al resto
term-flor-con-flor-quiero = con flor quiero (accepto)
term-flor-con-flor-me-achico = con flor me achico (m’arronso)
term-flor-no-flor = callo, no tinc flor
state-has-flor = una flor
result-flor-conceded = l’altre bàndol diu «con flor me achico»
result-flor-shown = les flors s’ensenyen
breakdown-flor-before = guanyat abans d’apujar
breakdown-flor-each = flors cantades ({ $count }), tres punts cadascuna
breakdown-rest = el que falta al bàndol que va al davant
why-flor-answer-without = Qui no té flor no hi ha de respondre res: la flor del contrari val els seus 3 punts.
why-flor-answer-flor = A una flor s’hi respon amb la pròpia (flor), arronsant-se (con flor me achico) o desafiant: contraflor, contraflor al resto.
why-flor-answer-both = L’altre també ha cantat: encara pots dir contraflor, o acceptar que les flors es comparin.
why-flor-answer-contraflor = Davant de la contraflor pots acceptar, arronsar-te o apujar al resto.
why-flor-answer-rest = Després d’al resto ja no s’apuja res: només queda acceptar o arronsar-se.
why-flor-points-tariff = Cada flor cantada val tres punts, i la millor els guanya tots; la contraflor no n’hi afegeix. En total, { $points }.
why-flor-points-rest = El resto és el que falta al bàndol que va al davant, 30 menys { $leader }. Amb tres punts per flor cantada, són { $points }.
why-flor-points-conceded = Un bàndol s’arronsa: l’altre s’apunta el que valia l’aposta abans de l’últim desafiament, { $points }.
hint-flor-answer = Tens flor? I encara es pot apujar més?
hint-flor-points = Compta les flors cantades, també la de la contraflor. L’últim desafiament està acceptat?
misconception-flor-answer-without = A l’envido es pot fer farol. Però qui no té flor no respon res a una flor.
misconception-flor-answer-no-challenge = El que has marcat està permès. També pots desafiar.
misconception-flor-answer-raises-the-rest = Una contraflor s’apuja, però per damunt d’al resto ja no hi ha res.
misconception-flor-answer-must-accept = Acceptar es pot. Però davant d’un desafiament sempre et pots arronsar.
misconception-flor-answer-accepts-a-flor = «Con flor quiero» accepta un desafiament, i encara no ha desafiat ningú.
misconception-flor-answer-concedes-late = Arronsar-se de vegades estalvia punts. Però ja has cantat, i ningú no et desafia.
misconception-flor-conceded-in-full = La suma està bé. Però l’altre bàndol s’arronsa: l’últim desafiament no compta.
misconception-flor-paid-as-conceded = Si l’altre bàndol s’arronsés, seria correcte. Però el desafiament està acceptat, i per tant compta.
misconception-flor-three-in-all = Una flor val tres punts, sí. Però es compta cada flor cantada.
misconception-flor-rest-only = El resto està ben comptat. Ara suma-hi tres punts per flor.
misconception-flor-rest-of-the-trailing = Has agafat el marcador de l’altre bàndol. Es compta el que falta al que va al davant.
misconception-flor-challenge-added = Les flors estan ben comptades. Però la contraflor és la flor de qui desafia: no s’hi compta dues vegades.

## TR-14: announced and hidden flores

prompt-flor-next = A qui li toca dir què val la seva flor ara?
prompt-flor-winner = Ja s’han dit totes. Qui té la millor flor?
prompt-claim = La mà s’ha acabat, i això és el que ha jugat el contrari. Què fas?
prompt-claim-points = Algú ha dit «pido flor». Quants punts s’apunta el teu bàndol en aquesta mà?
row-his-flor = Ha cantat?
row-his-turn = La seva primera carta
row-made-yours = Punts del teu bàndol
row-made-theirs = Punts de l’altre bàndol
row-claimer = Reclama la flor
row-shows = El jugador ensenya
group-his-played = Les seves tres cartes
state-sung = sí, una flor
state-silent = no
state-turn = jugada en el seu torn, abans que s’acceptés res
state-no-turn = jugada al seu torn, quan ja s’havia acceptat un envido
state-shows-flor = una flor
state-shows-two = dos pals
claim-claim = pido flor: n’amagava una
claim-two-suits = res, perquè es veuen dos pals
claim-sung = res, perquè la seva flor ja està cantada
claim-no-turn = res, perquè no ha tingut ocasió de cantar-la
breakdown-transferred = punts que canvien de bàndol
breakdown-claim = la reclamació
why-flor-next = Només parlen els qui han cantat, començant per la mano i cap a la dreta. { $seat ->
    [seat-you] Et toca a tu
   *[other] Toca { $seat-term-to }
  }.
why-flor-winner = Guanya la flor més alta i, si empaten, la que s’ha dit primer. { $seat ->
    [seat-you] Guanyes tu
   *[other] Guanya { $seat-term }
  }.
why-claim-claim = Tres cartes del mateix pal, i ni una paraula: el contrari amagava una flor.
why-claim-two-suits = Dos pals a la taula: no hi havia flor. Reclamar-la costaria 3 punts.
why-claim-sung = El contrari ha cantat flor: no hi ha res a reclamar.
why-claim-no-turn = S’ha acceptat un envido abans del seu torn, i el contrari ja no podia cantar. Ningú no paga per això.
why-claim-points-mine-found = La flor hi era: el teu bàndol s’apunta 3 punts, i tots els de l’altre en aquesta mà. En total, { $points }.
why-claim-points-mine-failed = No hi havia flor: l’altre bàndol s’apunta 3 punts, i el teu conserva el que tenia, { $points }.
why-claim-points-theirs-found = La flor la tenies tu: els teus punts de la mà passen a l’altre bàndol. Te’n queden { $points }.
why-claim-points-theirs-failed = T’han acusat sense raó: el teu bàndol s’apunta 3 punts més. En total, { $points }.
hint-flor-next = Busca la mano, i després els qui han cantat, cap a la dreta.
hint-flor-winner = El valor més alt. Qui l’ha dit primer?
hint-claim = Tres preguntes: un sol pal? Ha cantat? Ha tingut ocasió de fer-ho?
hint-claim-points = Qui reclama, i hi era, la flor? Si hi era, els punts de la mà canvien de bàndol.
misconception-flor-next-mano = La mano va primer, sí, però només si ha cantat, i una sola vegada.
misconception-flor-next-first-again = Aquest jugador té flor, però ja ha dit què valia.
misconception-flor-next-last-word = Parlar l’últim tempta, però no dona res: cadascú parla quan li toca, i guanya la més alta.
misconception-flor-next-neighbour = És el lloc del costat, però aquest jugador no ha cantat: no ha de dir res.
misconception-claim-two-suits = No ha cantat, és veritat. Però mira els pals: n’hi ha dos, i per tant no hi havia flor.
misconception-claim-sung = És flor, sí. Però ja està cantada: no hi ha res a reclamar.
misconception-claim-no-turn = És flor, sí. Però el contrari no ha tingut ocasió de cantar-la: no es reclama.
misconception-claim-missed = No deixis passar aquesta: les tres cartes són d’un sol pal, i ningú no ha cantat flor.
misconception-claim-points-stay = Has deixat els punts on eren. Si la flor hi era, els de la mà canvien de bàndol; si no, el bàndol acusat se n’apunta 3.
misconception-claim-three-only = Els 3 punts estan bé. Ara suma-hi tots els de la mà.
misconception-claim-always-wins = Amb una flor amagada ho encertaries. Però no n’hi havia: reclamar-la no dona res.
misconception-claim-costs-nothing = Els teus punts estan ben comptats. Però t’han acusat sense raó: el teu bàndol se n’apunta 3 més.
misconception-claim-other-side = El compte és correcte, però són els punts de l’altre bàndol.

## TR-15: three, six, eight

prompt-table-gallo = El gallo roda amb el repartiment. Qui juga sol?
prompt-table-duel = Pica-pica. Qui és el teu contrari?
prompt-table-mano = Pica-pica. Qui és la mano del teu duel?
prompt-cap = Quants punts dona aquesta aposta?
prompt-meddling = Pica-pica. Un contrari xiuxiueja una carta en el duel del seu company. Quants punts s’apunta el teu equip?
prompt-pair = Jugueu entre tres, i el gallo roda. Acaba de perdre contra la teva parella. Com queda el teu marcador?
row-at-table = Jugadors
row-round = Tipus de mà
row-duel-led = Punts que els hauria donat aquest duel
row-pair-won = Punts que guanya la parella
breakdown-falta = la falta
breakdown-rest-capped = el resto
breakdown-two-flores = dues flors
breakdown-meddling = la infracció
why-table-gallo-3 = Quan el gallo roda, ho és qui reparteix. { $seat ->
    [seat-you] Aquí ets tu
   *[other] Aquí és { $seat-term }
  }.
why-table-duel-6 = Entre sis, cadascú va contra qui té al davant. { $seat ->
    [seat-you] Aquí ets tu
   *[other] Aquí és { $seat-term }
  }.
why-table-duel-8 = Entre vuit, vas contra el del costat: compta de dos en dos a partir de la mano. { $seat ->
    [seat-you] Ets tu
   *[other] És { $seat-term }
  }.
why-table-mano-6 = Dels dos del duel, és mano el primer a la dreta de qui reparteix. { $seat ->
    [seat-you] Ets tu
   *[other] És { $seat-term }
  }.
why-table-mano-8 = Dels dos del duel, és mano el primer a la dreta de qui reparteix. { $seat ->
    [seat-you] Ets tu
   *[other] És { $seat-term }
  }.
why-cap-falta-pica = A la pica-pica la falta val 6, digui el que digui el marcador.
why-cap-falta-round = A la redonda, la falta val el que falta al bàndol que va al davant: { $points }.
why-cap-rest-pica = A la pica-pica, el resto val 6 com a molt, i les dues flors 6: { $points }.
why-cap-rest-round = A la redonda, el resto és el que falta al bàndol que va al davant. Amb 3 per flor, són { $points }.
why-meddling = Un jugador s’ha ficat en el duel dels altres: el seu equip perd els punts d’aquell duel, i l’altre se n’apunta 4.
why-pair = Els punts de la parella són, sencers, per a cadascun dels dos: { $points }.
hint-table-gallo = Si el gallo roda, qui va sol? Mira qui reparteix.
hint-table-duel = Entre sis, el de davant. Entre vuit, compta de dos en dos a partir de la mano, a la dreta de qui reparteix.
hint-table-mano = Comença per qui reparteix, cap a la dreta: quin de vosaltres dos ve primer?
hint-cap = Redonda o pica-pica? En els duels, les apostes grosses tenen un sostre.
hint-meddling = El duel destorbat ja no dona res. I la infracció, quant costa?
hint-pair = Cadascú té el seu marcador: com ho fa la parella per repartir-se els punts?
hint-term = De què parla aquesta frase: d’un jugador, d’una manera de jugar, d’una cosa que es diu?
misconception-table-mano = Has triat la mano. El gallo és qui reparteix.
misconception-table-left-of-dealer = És just al costat: quan el gallo roda, és qui reparteix.
misconception-table-facing-at-eight = Entre sis ho encertaries. Entre vuit, el de davant és del teu equip.
misconception-table-neighbour-at-six = Entre vuit ho encertaries. Entre sis, es va contra el de davant.
misconception-table-partner = Aquest jugador és del teu equip: un lloc de cada dos ho és.
misconception-table-mano-of-all = És la mano de tota la taula, però no la del teu duel.
misconception-table-other-duellist = És un dels dos, però l’altre ve primer, a la dreta de qui reparteix.
misconception-cap-forgotten = En una altra mà seria correcte. Però a la pica-pica hi ha un sostre: 6.
misconception-cap-everywhere = El sostre existeix, però només a la pica-pica.
misconception-cap-flores-forgotten = El resto està ben comptat. Afegeix-hi les dues flors, 3 punts cadascuna.
misconception-meddling-duel-taken = Has agafat els punts del duel. Però s’anul·len, i la infracció en dona 4.
misconception-meddling-both = Els 4 punts de la infracció estan bé. Però els punts del duel s’anul·len.
misconception-meddling-nothing = El duel no dona res, correcte. Però la infracció dona 4 punts a l’altre equip.
misconception-pair-shared = Has repartit els punts. Però cadascun dels dos se’ls apunta sencers.
misconception-pair-counted-twice = Cadascú se’ls apunta tots, sí, però una sola vegada.
misconception-pair-unmoved = Eres de la parella: els seus punts també són teus.
misconception-term-round-for-pica = Totes dues són maneres de jugar. Però en l’una jugueu tots junts, i en l’altra, en duels.
misconception-term-first-for-last = Totes dues paraules parlen del torn. Però l’una és per a qui juga el primer, i l’altra, per a l’últim.

## TR-16: odds and bluff

prompt-range-odds = El contrari canta envido; ningú no té flor. De cada cent vegades, quantes guanyes?
prompt-range-accept = { $raised ->
    [yes] Has cantat envido; el contrari apuja amb un { $call-term }: { $accepted } punts si acceptes, { $refused } si rebutges. Què dius?
   *[no] El contrari canta { $call-term }: { $accepted } punts si acceptes, { $refused } si rebutges. Què dius?
  }
row-bettor = El contrari canta amb
bettor-any = qualsevol mà
bettor-24 = 24 o més
bettor-27 = 27 o més
bettor-29 = 29 o més
bettor-27-fifth = 27 o més, i una de cada cinc de les altres mans
bettor-29-half = 29 o més, i una de cada dues de les altres mans
why-range-odds = { $same ->
    [yes] El teu { $value } guanya { $percent } de cada cent vegades contra qualsevol mà.
   *[no] El teu { $value } guanya { $percent } de cada cent vegades contra aquestes mans. Contra qualsevol mà, en guanyaria { $blind }.
  }
why-range-accept = { $percent ->
    [0] Contra aquestes mans no guanyes mai. Per acceptar, caldria guanyar { $least } de cada cent vegades.
   *[other] Guanyes { $percent } de cada cent vegades contra aquestes mans. Per acceptar en calen { $least }.
  }
hint-range-odds = Oblida les mans amb què el contrari calla. De les altres, quantes perden contra { $value }? Si hi ha empat, guanya la mano.
hint-range-accept = Cal guanyar { $least } de cada cent vegades. Amb què canta, el contrari?
misconception-range-forgotten = Contra qualsevol mà ho encertaries. Però el contrari no canta amb qualsevol.
misconception-range-bluff-forgotten = Contra les mans bones és correcte. Però de vegades fa farol, i aquelles mans les guanyes.
misconception-range-other-way = El compte és correcte, però és el que guanya el contrari. Resta-ho de cent.
misconception-accept-needs-half = Guanyes menys d’una de cada dues, és veritat. Però rebutjar també costa: n’hi ha prou amb menys.
misconception-accept-folds-winner = Rebutjar és prudent. Però aquí guanyes més d’una de cada dues vegades: accepta.
misconception-accept-any-hand = Contra qualsevol mà, sí. Però el contrari només canta amb les bones.
misconception-accept-hope = És valent, però massa poques d’aquelles mans perden contra la teva: rebutjar costa menys.

## TR-09: the deal

prompt-ritual = Posa en ordre el repartiment.
prompt-cut = Només una d’aquestes maneres d’escapçar està permesa. Quina?
ritual-shuffle = qui reparteix barreja
ritual-cut = escapça el contrari de l’esquerra
ritual-first-card = la primera carta va a la dreta
ritual-third-card = cadascú rep la tercera carta
ritual-mano-speaks = la mano parla o juga
ritual-captain-last = l’últim jugador posa la seva carta
ritual-next = reparteix el de la dreta
cut-few = { $count ->
    [one] aixecar { $count } carta
   *[other] aixecar { $count } cartes
  }
cut-many = aixecar { $count } cartes
cut-legal = aixecar { $count } cartes
cut-twice = escapçar dues vegades
cut-right = que escapci el de la dreta de qui reparteix
cut-tap = picar la baralla, sense escapçar
why-ritual = Es barreja, s’escapça i es reparteix d’una en una cap a la dreta. Comença la mano, i després reparteix el de la dreta.
why-cut = Escapça el contrari de l’esquerra, una sola vegada, de 4 a 36 cartes; també pot picar la baralla.
why-role-mano = La mano seu a la dreta de qui reparteix. { $seat ->
    [seat-you] Ets tu
   *[other] És { $seat-term }
  }.
why-role-cuts = Escapça el contrari de l’esquerra de qui reparteix. { $seat ->
    [seat-you] Ets tu
   *[other] És { $seat-term }
  }.
why-role-deals-next = El torn de repartir passa a la dreta. { $seat ->
    [seat-you] Et toca a tu
   *[other] Toca { $seat-term-to }
  }.
why-role-captain = L’últim del teu bàndol a jugar n’és el capità. { $seat ->
    [seat-you] Ets tu
   *[other] És { $seat-term }
  }.
hint-ritual = Qui toca primer la baralla, i cap a quina banda es juga?
hint-cut = Qui escapça, quantes vegades, i quantes cartes queden a cada banda?
hint-role = Comença per qui reparteix: es juga cap a la dreta.
misconception-ritual-backwards = L’ordre és bo, però va a l’inrevés.
misconception-cut-few = És escapçar, sí, però s’han d’aixecar almenys 4 cartes.
misconception-cut-many = És escapçar, sí, però s’han de deixar almenys 4 cartes.
misconception-cut-twice = Escapçar es pot, però una sola vegada.
misconception-cut-right = Algú ha d’escapçar, però és el contrari de l’esquerra.
misconception-role-dealer = Has triat qui reparteix. La pregunta és sobre un altre jugador.
misconception-role-left = Has triat el jugador de l’esquerra de qui reparteix. La pregunta és sobre un altre jugador.
misconception-role-right = Has triat el jugador de la dreta de qui reparteix. La pregunta és sobre un altre jugador.
misconception-role-facing = Has triat el jugador de davant de qui reparteix. La pregunta és sobre un altre jugador.

## Smiles for right answers: the number is the seed modulo 12

smile-tr-0 = A l’altra banda ja no tenen ganes de fer farols.
smile-tr-2 = Fins i tot l’as d’espases et fa l’ullet.
smile-tr-3 = Ni que t’haguessis criat a Buenos Aires.
smile-tr-5 = I no has mogut ni una cella.
smile-tr-7 = Des del fons del bar, un gautxo aixeca el got.
smile-tr-8 = Un altre llumí per al teu bàndol.
smile-tr-10 = Això és tenir bona mà.

## TR-17: cards and answers, evaluated by simulated deals

prompt-truco-cards = Et toca jugar a la primera. Quina carta?
hint-truco-cards = Quantes de les teves cartes poden guanyar una basa? Amb dues, guanya la primera; amb una, guarda-la.
prompt-truco-answers = El contrari espera la teva resposta. Què dius?
hint-truco-answers = Quantes bases et falten, i amb quines cartes? Després: quant costa dir que no, i quant hi ha en joc?
prompt-truco-calls = Et toca: una carta o truco?
hint-truco-calls = Què has guanyat ja, i què pot tenir encara el contrari? Potser rebutjarà: què hi guanyes, llavors?
why-truco-best = En { $samples } mans simulades, cap tria no ha donat més.
why-truco-level = Aquesta tria val tant com la millor.
