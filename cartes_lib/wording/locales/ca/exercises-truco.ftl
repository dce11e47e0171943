# Exercises of Truco: questions, reasons, hints, wrong ideas.

## TR-01: two scales

prompt-scale = Cada frase només és certa en una de les dues escales. En quina?
prompt-truco-value = { $count ->
    [1] Quant val aquesta carta per a l’envido?
   *[other] Quant sumen els valors d’aquestes cartes, comptades d’una en una?
  }
scale-claim = { $card-the } passa davant { $other-of }
scale-tricks = certa per guanyar una basa
scale-values = certa per comptar l’envido i la flor
why-scale = L’ordre de les bases i els valors són dues escales: un set d’espases és fortíssim i val 7, un rei és mitjà i val 0, l’as d’espases ho guanya tot i val 1.
why-scale-tricks = { $card-the } guanya { $other-the } en una basa, però val menys per a l’envido.
why-scale-values = { $card-the } val més que { $other-the } per a l’envido, però en una basa no guanya.
hint-scale = Per a les bases: dos asos, dos sets, i després els tresos i els dosos. Per a l’envido: el número, i zero per a les figures.
why-truco-value = Cada carta val el seu número, i les figures zero: { $points }.
hint-truco-value = Què valen la sota, el cavall i el rei per a l’envido?
misconception-scale-swapped = Has capgirat les dues escales.
misconception-scale-tricks-only = Ho has posat tot en l’ordre de les bases. Per a l’envido es compten els números.
misconception-scale-values-only = Ho has comptat tot en valors. Per a les bases, l’ordre és tota una altra cosa.
misconception-value-figures-by-number = Les figures no valen el seu número: la sota, el cavall i el rei valen zero.
misconception-value-figures-ten = Les figures no valen deu, sinó zero.
misconception-value-strength = Has comptat la força a les bases. Per a l’envido, una carta val el seu número.
misconception-value-twenty-added = Els 20 només s’afegeixen per dues cartes d’un mateix pal, i aquí només es demanen els valors.

## TR-02: the order of the tricks

prompt-truco-duel = Quina guanya la basa?
choice-tie = empat
why-truco-duel = Guanya { $card-the }: primer els dos asos i els dos sets forts, després 3, 2, els altres asos, 12, 11, 10, els altres sets, 6, 5, 4.
why-truco-tie = Aquestes dues cartes són al mateix graó en l’ordre de les bases: és un empat, i el pal no hi fa res.
hint-truco-order = Quatre cartes passen davant de tot: dos asos i dos sets. Quins?
misconception-truco-order-upside-down = L’ordre és bo, però a l’inrevés: comença per la més forta, { $first-the }.
misconception-truco-order-by-number = Has seguit els números. Al truco, els tresos i els dosos passen davant de les figures.
misconception-truco-order-bravas-forgotten = No tots els asos ni tots els sets són iguals: as d’espases, as de bastos, set d’espases i set d’oros passen davant de tot.
misconception-truco-order-by-value = Has ordenat per valor d’envido. L’ordre de les bases és tota una altra cosa.
misconception-truco-duel-suit-breaks-tie = Cap pal no desempata: si són al mateix graó, és un empat.
misconception-truco-duel-bravas-forgotten = Compte amb els asos i els sets: dos asos i dos sets passen davant de tot; els altres, no.
misconception-truco-duel-by-number = No n’hi ha prou amb el número més alt: els asos, els dosos, els tresos i els dos sets forts passen davant de números més alts.
misconception-truco-duel-by-value = Has comparat els valors de l’envido. A les bases, l’ordre és tota una altra cosa.

## TR-03: tricks and ties

prompt-truco-hand = Qui guanya la mà?
choice-another-trick = encara ningú, cal una altra basa
row-mano = Juga primer (mano)
row-trick = Basa { $number }
group-trick = Basa { $number }: la teva carta i després la del contrari
result-yours = la guanyes tu
result-theirs = la guanya el contrari
result-tied = empat
why-truco-lead-none = La carta més forta guanya la basa, i surt qui l’ha jugada: { $seat-term }.
why-truco-lead-opponents = La basa queda empatada entre contraris. Torna a sortir qui hi havia sortit: { $seat-term }.
why-truco-lead-partners = Empaten dos companys, i guanya el seu bàndol. Surt el primer de tots dos que ha jugat: { $seat-term }.
why-hand-two-tricks = Amb dues bases guanyades es guanya la mà: { $seat-term }.
why-hand-first-tied = La primera basa queda empatada, i guanya la mà qui guanya la següent: { $seat-term }.
why-hand-later-tied = Hi ha una basa empatada després d’una de guanyada, i guanya la mà qui ha guanyat la primera: { $seat-term }.
why-hand-all-tied = Després de tres bases empatades, la mà és per a qui ha jugat primer: { $seat-term }.
why-hand-goes-on = Ningú no té dues bases, ni una de guanyada i una d’empatada: encara es juga una altra basa.
why-hand-two-tied = Després de dues bases empatades, decideix la tercera: { $seat-term }.
hint-truco-lead = Busca la carta més forta. N’hi ha cap altra al mateix graó, i de qui és?
hint-truco-hand = N’hi ha prou amb dues bases guanyades. I si n’hi ha una d’empatada, qui ha guanyat la primera que no ho és?
misconception-next-tie-last-wins = En un empat, l’última carta no passa davant de la primera.
misconception-next-tie-first-wins = En un empat entre contraris ningú no guanya la basa: torna a sortir qui hi havia sortit.
misconception-next-leads-again = Aquest jugador ha sortit en aquesta basa, però no l’ha guanyada: només torna a sortir si hi ha empat.
misconception-next-by-number = Aquest jugador té el número més alt, però no la carta més forta.
misconception-hand-last-trick = L’última basa no ho decideix tota sola: desempata la primera basa guanyada.
misconception-hand-tie-to-mano = Jugar primer només desempata si totes les bases queden empatades.
misconception-hand-tie-to-the-other = Tres bases empatades són per a qui juga primer.
misconception-hand-undecided = La mà ja està decidida.
misconception-hand-too-soon = Encara no hi ha res decidit: calen dues bases, o una de guanyada i una d’empatada.

## TR-03: the cheapest card

prompt-least = Primera basa, i jugues l’últim. Quina carta jugues per gastar tan poc com puguis?
prompt-least-won = La primera basa és teva, i jugues l’últim a la segona. Quina carta jugues per gastar tan poc com puguis?
prompt-least-lost = La primera basa és de l’altre, i jugues l’últim a la segona. Quina carta jugues per gastar tan poc com puguis?
why-least-wins = N’hi ha prou amb { $card-the }: és la més feble de les teves cartes que guanyen aquesta basa.
why-least-none = Cap de les teves cartes no guanya aquesta basa: juga { $card-the }, la més feble.
why-least-partner = El teu company ja té la basa: juga { $card-the }, la teva carta més feble.
why-least-tie = La primera basa és teva: un empat et dona la mà. N’hi ha prou amb { $card-the }.
why-least-must = Un empat donaria la mà a qui ha guanyat la primera basa. Cal guanyar aquesta: { $card-the }.
hint-least = Qui té la basa? I què et cal ben bé: guanyar-la, empatar-la o res?
misconception-least-too-strong = Guanya, però n’hi ha prou amb una de més feble: guarda aquesta per a després.
misconception-least-gives-up = Deixa la basa a l’altre bàndol, i te la podies endur.
misconception-least-wasted = Tampoc no guanya: guarda-la per a després.
misconception-least-over-partner = Guanyes el teu company: la seva basa ja és teva.
misconception-least-tie-unused = Guanya, però n’hi ha prou d’empatar: la primera basa és teva.
misconception-least-tie-too-little = Empatar no és prou: després d’un empat, la mà és de qui ha guanyat la primera.

## TR-05: the value of a hand

prompt-envido-value = { $flor ->
    [yes] Quant valen aquestes cartes per a l’envido?
   *[no] Quant valen aquestes cartes per a l’envido? (Aquí es juga sense flor.)
  }
prompt-envido-duel = Qui guanya l’envido?
breakdown-twenty = dues cartes d’un pal
why-envido-pair = Dues cartes d’un pal: 20 i els seus valors, i les figures compten zero. Resposta: { $points }.
why-envido-best-two = Tres cartes d’un pal, i es juga sense flor: 20 i els dos valors més alts. Resposta: { $points }.
why-envido-single = Tres pals diferents: només compta el valor més alt. Resposta: { $points }.
why-envido-duel = Tens { $mine } i el contrari { $theirs }: guanya el valor més alt.
why-envido-tie = Tots dos tens { $mine }. En cas d’empat, l’envido és per a qui parla primer: { $mano-term }.
hint-envido = Hi ha dues cartes del mateix pal? Doncs 20 i els valors de totes dues. Les figures valen zero.
misconception-envido-twenty-forgotten = Dues cartes d’un pal compten 20 més.
misconception-envido-figures-by-number = Les figures valen zero, no el seu número.
misconception-envido-twenty-always = Els 20 demanen dues cartes d’un mateix pal. Aquí no hi són.
misconception-envido-all-three = Només es compten dues cartes, i han de ser del mateix pal.
misconception-envido-sum = No se sumen les tres cartes: o dues del mateix pal i 20, o la més alta tota sola.
misconception-envido-tie-to-the-other = En cas d’empat, l’envido és per a qui juga primer.
misconception-envido-by-number = Has sumat els números. Les figures valen zero, i calen dues cartes d’un pal.
misconception-envido-mano-always = Qui juga primer només guanya si hi ha empat.

## TR-06: the price of an envido

prompt-envido-stake = Quants punts valen aquests cants per al bàndol que se’ls endú?
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
why-stake-accepted = Acceptat: se sumen les apostes. Resposta: { $points }.
why-stake-falta = Acceptada: la falta envido ho substitueix tot pel que falta al bàndol que va al davant, 30 menys { $leader }. Resposta: { $points }.
why-stake-refused = Rebutjat: el bàndol que ha parlat últim guanya el que ja estava acceptat, o 1 punt si era el primer cant. Resposta: { $points }.
hint-stake = Acceptat o rebutjat? Si es rebutja, només es paga el que ja estava acceptat.
misconception-stake-refused-pays-all = L’últim cant s’ha rebutjat: no compta.
misconception-stake-accepted-as-refused = L’últim cant s’ha acceptat: també compta.
misconception-stake-last-call-only = Les apostes se sumen: l’última no compta tota sola.
misconception-stake-relance-raises = «Quiero» accepta, sense afegir res.
misconception-stake-refusal-always-one = Rebutjar només paga 1 punt si el que es rebutja és el primer cant.
misconception-stake-falta-from-the-trailing = Es compta el que falta al bàndol que va al davant, no a l’altre.
misconception-stake-falta-added = La falta envido substitueix les apostes d’abans, no s’hi afegeix.

## TR-04: the price of a truco

prompt-truco-stake = Quants punts dona aquesta mà, per les bases?
row-end = Final de la mà
result-refused = l’últim cant es rebutja
result-played = les bases es juguen fins al final
why-truco-played = Sense cants 1 punt, truco 2, retruco 3, vale cuatro 4. Resposta: { $points }.
why-truco-refused = El bàndol que veu rebutjat el seu cant guanya el que la mà valia abans. Resposta: { $points }.
hint-truco-stake = Cada cant acceptat puja la mà un punt. I si es rebutja?
misconception-truco-refused-pays-full = L’últim cant s’ha rebutjat: la mà encara val el que valia abans.
misconception-truco-accepted-as-refused = El cant s’ha acceptat: la mà val el que el cant diu.
misconception-truco-added = Els graons no se sumen: el truco val 2 en total, el retruco 3, el vale cuatro 4.
misconception-truco-doubled = Cada graó afegeix un punt, no pas el doble.

## TR-06 to TR-08: calls

prompt-answer = El contrari acaba de parlar. Què pots respondre? Tria tot el que està permès.
prompt-truco-say = Què pots dir del truco? Tria tot el que està permès.
prompt-open = Primera basa, i et toca. Què pots dir? Tria tot el que està permès.
prompt-why-call = Primera basa. Voldries dir «{ $call-term }», però està prohibit. Per quina regla?
prompt-calls-plain = Posa en ordre què es diu en una mà en què cada cant arriba quan toca.
prompt-calls-interrupted = Primer algú diu truco, i l’altre bàndol vol l’envido. Posa-ho en ordre.
prompt-calls-raised = El truco puja fins a dalt de tot. Posa-ho en ordre.
prompt-calls-counted = La mà s’ha acabat: en quin ordre s’apunta?
term-bet-flor = flor
term-bet-silent = res: no toca parlar al meu bàndol
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
why-open-TRU-TURN-02 = Encara no s’ha dit ni jugat res: l’envido i el truco estan oberts, però sense flor no es canta.
why-open-TRU-TURN-06 = L’envido passa davant: abans de respondre al truco, encara el pots obrir.
why-open-TRU-TURN-07 = Acceptar el truco ha tancat l’envido; qui l’ha acceptat encara pot dir retruco.
why-open-TRU-TURN-11 = L’envido d’aquesta mà ja està resolt: ningú no n’obre cap altre.
why-open-TRU-ENV-12 = Has jugat la primera carta: és massa tard per obrir l’envido.
why-open-TRU-FLOR-02 = Les teves tres cartes no són totes d’un pal: sense flor no es canta.
law-TRU-ENV-12 = Jugada la primera carta, ja no s’obre l’envido.
law-TRU-TURN-07 = Acceptar el truco tanca l’envido.
law-TRU-TURN-11 = Un sol envido per mà.
law-TRU-FLOR-02 = Qui no té flor no la pot cantar.
law-TRU-TURN-06 = L’envido passa davant del truco.
say-flor = primer la flor: no en té ningú
say-envido = «envido»
say-envido-answer = la resposta a l’envido
say-envido-shown = es diuen els valors i es comparen
say-truco = «truco»
say-truco-answer = la resposta al truco
say-card = es tornen a jugar cartes
say-retruco = «retruco»
say-retruco-answer = la resposta al retruco
say-vale-cuatro = «vale cuatro»
say-last-card = es juga l’última carta
say-count-flor = s’apunta la flor, si n’hi ha hagut
say-count-envido = s’apunta l’envido, si n’hi ha hagut
say-count-truco = s’apunten les bases
say-next-deal = reparteix el jugador de la dreta
why-calls-plain = Primer la flor, després l’envido, la seva resposta i els valors, i finalment el truco i la seva resposta.
why-calls-interrupted = El truco s’espera: l’envido es canta, es respon i s’ensenya, i només llavors es respon al truco i es juga.
why-calls-raised = Cada graó s’accepta abans de pujar al següent: truco, retruco, vale cuatro.
why-calls-counted = Cada aposta s’apunta en l’ordre en què s’ha resolt: flor, envido, bases. Després reparteix el de la dreta.
hint-answer = Només hi ha un cant que no es pot apujar.
hint-raise = Qui ha acceptat l’últim cant? I hi ha cap resposta pendent?
hint-open = L’envido encara és obert? Mira la teva carta, el truco i què hi ha ja resolt.
hint-calls = Flor, després envido, després truco. I una pregunta sempre espera resposta.
misconception-answer-raises-the-falta = La falta envido no s’apuja: quiero o no quiero.
misconception-answer-no-raise = També es pot apujar.
misconception-answer-envido-once = A un envido s’hi pot respondre envido: se n’hi afegeixen 2.
misconception-answer-must-accept = Sempre es pot rebutjar.
misconception-answer-with-truco = El truco no respon a un envido: abans s’ha de resoldre l’envido.
misconception-raise-own-call = Ningú no apuja el seu propi cant: li toca a l’altre bàndol.
misconception-raise-answers-own = Ningú no espera la teva resposta: l’últim cant és del teu bàndol, o ja la té.
misconception-raise-without-quiero = Abans has de dir «quiero»; només llavors es pot apujar.
misconception-raise-skips-a-step = Es puja d’un graó en un graó: truco, retruco, vale cuatro.
misconception-raise-forgotten = Aquí sí que hi tens alguna cosa a dir.
misconception-law-flor-needed = Per a l’envido no cal flor: el pot obrir qualsevol, tingui les cartes que tingui, si és l’hora.
misconception-law-flor-too-late = L’hora era bona: el que hi falta són tres cartes d’un pal.
misconception-open-envido-too-late = Aquí l’envido ja és tancat.
misconception-open-envido-first-forgotten = L’envido passa davant: encara es pot obrir abans de respondre al truco.
misconception-open-flor-without = Sense tres cartes d’un pal, la flor no es canta.
misconception-open-truco-again = El truco només es diu una vegada; després, s’apuja.
misconception-open-raise-at-once = Només s’apuja un truco que el propi bàndol ha acceptat.
misconception-law-truco-first = Aquesta regla obre l’envido, no el tanca.
misconception-calls-backwards = És l’ordre invers.
misconception-calls-truco-answered-first = La resposta al truco arriba massa aviat.
misconception-calls-truco-before-envido = Les bases s’apunten al final.

## TR-07: the values told, and shown

log-value = { $seat-term }: «{ $value }»
log-buenas = { $seat-term }: «son buenas»
row-envido-caller = Ha dit envido
row-calls = Apostes
prompt-announce-next = L’envido està acceptat. A qui li toca dir el seu valor ara?
prompt-announce-winner = Tots han parlat. Qui té el millor envido?
prompt-shown = Qui ha guanyat ja ha ensenyat les cartes. Quants punts apunta el teu bàndol per l’envido?
why-announce-next = Els valors es diuen per torn cap a la dreta, començant per la mano ({ $mano-term }). Ara: { $seat-term }.
why-announce-winner = Guanya el valor més alt: { $seat-term }. Qui diu «son buenas» reconeix que no en té cap de millor.
why-announce-tie = Dos jugadors tenen el mateix valor: és per a qui l’ha dit primer a partir de la mano, { $seat-term }.
why-announce-less = Es pot dir un valor més baix que el que ja s’ha dit, però no serveix de res: amb «son buenas» n’hi ha prou, i ningú no n’aprèn res.
why-announce-first = Qui parla primer diu el valor que vol; pobre d’ell si guanya i les cartes diuen una altra cosa.
why-shown = { $seat ->
    [seat-you] Has dit
   *[other] { $seat-term } ha dit
  } el valor més alt, { $value }, i és el que valen les cartes: aquest bàndol guanya l’envido.
why-shown-false = { $seat ->
    [seat-you] Has dit
   *[other] { $seat-term } ha dit
  } el valor més alt, però les cartes valen { $value }: el valor és fals. L’envido el guanya l’altre bàndol, encara que en tingui menys.
chain-envido = envido, quiero
chain-real-envido = real envido, quiero
chain-envido-envido = envido, envido, quiero
chain-envido-real-envido = envido, real envido, quiero
chain-envido-envido-real-envido = envido, envido, real envido, quiero
hint-announce-next = Qui és la mano, i cap a quin costat passa la paraula?
hint-announce-winner = Busca el valor més alt. Qui l’ha dit primer?
hint-shown = Torna a comptar les cartes ensenyades: el valor més alt que s’ha dit és bo? Després, suma les apostes.
misconception-announce-caller-first = Aquest jugador ha cantat envido; però els valors es diuen començant per la mano.
misconception-announce-to-the-left = Es parla cap a la dreta, tal com es juga.
misconception-announce-partner-next = Cadascú parla quan li toca, sense saltar-se cap lloc.
misconception-announce-highest-again = Aquest jugador ja ha dit el seu valor: cadascú parla una vegada.
misconception-announce-last-of-a-tie = Amb el mateix valor, guanya qui l’ha dit primer.
misconception-announce-mano-wins = Parlar primer només desempata quan el valor és el mateix.
misconception-announce-last-word = Parlar l’últim no dona res: guanya el valor més alt.
misconception-shown-other-side = Aquests punts són per a l’altre bàndol.
misconception-shown-false-wins = Torna a comptar les cartes ensenyades: el valor que s’ha dit era fals, i el seu bàndol perd l’envido.
misconception-shown-last-call-only = Les apostes acceptades se sumen: l’última no compta tota sola.
misconception-shown-by-everybody = L’envido s’apunta una vegada, siguin els jugadors que siguin.
prompt-false = Cadascú diu el seu envido i després ensenya les cartes. Algú ha dit un valor fals: quin, i qui guanya l’envido?
log-announce = { $seat-term }: «{ $value }», amb { $cards }
moment-announce = { $seat-term }
part-false = El valor fals
part-envido-winner = El bàndol que guanya l’envido
side-yours = el teu bàndol
side-theirs = l’altre bàndol
why-false = El valor núm. { $number } és fals: aquestes cartes valen { $value }. Era el més alt: el seu bàndol perd l’envido, encara que tingui les millors cartes.
why-false-lower = El valor núm. { $number } és fals: aquestes cartes valen { $value }. Però només ha d’haver dit la veritat qui guanya, i el més alt, el núm. { $best }, és bo: guanya.
hint-false = Torna a comptar totes les cartes: 20 per dues d’un pal, i les figures a zero. I qui n’ha dit més?
misconception-false-wins-all-the-same = El valor fals és aquest, però el seu bàndol perd l’envido: qui guanya ha d’haver dit la veritat.
misconception-false-loses-all-the-same = El valor fals és aquest, però no és el que guanya: només ha de ser bo el més alt, i ho és.
misconception-false-highest-blamed = El valor més alt no ha de ser fals per força: torna’l a comptar.
misconception-false-figures = Aquest valor és bo: les figures hi compten zero.

## TR-10: the points of a hand

prompt-hand-points = Quants punts dona aquesta mà al teu bàndol?
prompt-new-chico = Quin és el marcador del teu bàndol després d’aquesta mà? (El chico es juga a 30.)
prompt-falta = La falta envido està acceptada. Quants punts val?
log-bet = «{ $call-term }»
row-envido-stake = Envido, en punts
row-envido-winner = L’envido el guanya
row-truco-stake = Bases, en punts
row-truco-winner = Les bases les guanya
state-no-envido = no n’ha cantat ningú
why-hand-points = Se suma el que ha guanyat el teu bàndol a l’envido i a les bases. Resposta: { $points }.
why-new-score = Es compta l’envido i després les bases, fins a 30 com a molt. Resposta: { $points }.
why-hand-stopped = L’envido es compta primer i acaba el chico: les bases ja no compten. Resposta: { $points }.
breakdown-call = { $call-term }
breakdown-first-refused = primer cant rebutjat
breakdown-chico = el chico
breakdown-leader = marcador del bàndol que va al davant
breakdown-theirs = ho guanya l’altre bàndol
breakdown-hand = la mà, sense cants
breakdown-beyond = el que passa de 30
hint-hand-points = Qui guanya l’envido, qui guanya les bases? Es compta en aquest ordre.
hint-falta = Què falta per arribar a 30, i a quin bàndol?
misconception-points-of-both = També has comptat els punts de l’altre bàndol.
misconception-points-truco-only = L’envido també compta.
misconception-points-envido-only = Les bases també compten.
misconception-points-other-side = Són els punts de l’altre bàndol.
misconception-points-after-the-end = L’envido ja ha acabat el chico: les bases ja no compten.
misconception-points-beyond-thirty = Un chico s’atura a 30.
misconception-falta-own-score = Es compta el que falta al bàndol que va al davant, que no sempre és el teu.
misconception-falta-trailing = Es compta el que falta al bàndol que va al davant, no a l’altre.
misconception-falta-of-fifteen = El chico va fins a 30, no fins a 15.
misconception-falta-added = La falta envido substitueix les apostes d’abans.
misconception-falta-difference = No és la diferència entre els bàndols, sinó el que falta per arribar a 30.
row-table = En aquesta taula
state-seed-free = l’envido s’apuja tant com es vol
state-strict = dos envidos com a molt, després real envido, després falta: mai cap avall
state-flor-out = es juga sense flor
misconception-answer-free-at-a-strict-table = En aquesta taula, l’envido es canta dues vegades com a molt, i mai més avall que l’últim cant.

## TR-11: leaving, staying

prompt-leave = Deixa les cartes i plega. Quants punts apunta per això l’altre bàndol?
prompt-stay = Última basa. El contrari, que jugarà primer, diu «{ $call-term }». Et quedes?
row-partner = El teu company
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
why-leave-accepted = L’aposta està acceptada: qui plega la paga sencera. Resposta: { $points }.
why-leave-pending = Hi ha un cant pendent: plegar és rebutjar-lo. Resposta: { $points }.
why-leave-envido = Plegar és rebutjar l’envido pendent i perdre també la mà, 1 punt. Resposta: { $points }.
why-stay = { $total ->
    [one] Només pot tenir una carta, i la teva { $won ->
        [0] no la guanya
       *[other] la guanya
      }
   *[other] De les { $total } cartes que pot tenir, la teva { $won ->
        [0] no en guanya cap
       *[other] en guanya { $won }
      }
  }: { $percent } de cada cent vegades. Per quedar-se en calen { $least }. El càlcul és exacte, i nostre.
why-stay-last-point = Té 29 punts i li’n falta 1: rebutjar és perdre el chico. Et quedes, doncs, si en guanyes ni que sigui una de les que pot tenir; aquí, la teva en guanya { $won } { $total ->
    [1] d’1
    [11] d’11
   *[other] de { $total }
  }.
hint-leave = Es queda algú del teu bàndol? Si no, hi ha una aposta que espera resposta, o ja està acceptada?
hint-stay = Quines cartes pot tenir, i quantes en guanya la teva? Cal guanyar { $least } de cada cent vegades.
misconception-leave-partner-forgotten = El teu company no ha plegat: juga per tots dos.
misconception-leave-costs-nothing = Si plega tot un bàndol, l’altre sempre apunta alguna cosa.
misconception-leave-always-one = Plegar només val 1 punt si la mà encara només val 1 punt.
misconception-leave-pending-in-full = El cant encara esperava resposta: plegar el rebutja, i no compta.
misconception-leave-accepted-as-refused = El cant estava acceptat: qui plega el paga sencer.
misconception-leave-envido-forgotten = L’envido esperava resposta: plegar també el rebutja.
misconception-leave-truco-forgotten = A més de l’envido, perds la mà.
misconception-stay-needs-half = No cal guanyar una de cada dues vegades: quedar-se i perdre només costa un punt més que rebutjar.
misconception-stay-folds-winner = Guanyes més sovint que no perds: queda’t.
misconception-stay-any-card = Compta totes les cartes de la baralla; però amb les baixes no ho diria.
misconception-stay-hope = Massa poques cartes perden contra la teva: rebutjar costa menys.
misconception-stay-last-point = Mira el marcador: aquí, rebutjar li dona l’últim punt.

## TR-12: the flor

prompt-flor-value = Quant val aquesta flor?
prompt-sing = Qui ha de cantar la flor, quan li toca? Tria’ls tots.
prompt-odds-flor = De cada cent mans de tres cartes, quantes són una flor?
prompt-odds-bravas = De cada cent mans, quantes tenen almenys una de les quatre bravas?
prompt-odds-figures = De cada cent mans, quantes tenen almenys una figura?
prompt-odds-third = Et donen la tercera carta. De cada cent vegades, en quantes tens flor?
prompt-odds-flor-value = De cada cent flors, quantes valen { $value } o més?
prompt-odds-rival = Aquestes són les teves cartes. A dos, de cada cent vegades, en quantes té flor el contrari?
breakdown-flor = la flor
group-hand-a = Mà A
group-hand-b = Mà B
group-hand-c = Mà C
group-first-two = Les teves dues primeres cartes
group-seen = Girades mentre es repartia
state-has-played = ja ha jugat una carta
choice-nobody-sings = ningú
why-flor-value = 20 i els tres valors, i les figures compten zero: { $points }.
why-sing = Tres cartes d’un pal són flor, i s’ha de cantar; amb dues no n’hi ha prou.
why-sing-late = La flor es canta abans de la primera carta: qui ja ha jugat, ja no pot.
why-odds = El càlcul exacte, nostre: { $whole },{ $tenths } %. N’hi ha prou d’acostar-s’hi.
hint-flor-value = Totes les flors comencen a 20. Després, els números, i zero per a les figures.
hint-sing = Dues preguntes per a cada mà: un sol pal? I cap carta jugada encara?
hint-odds = Què cal, i quantes cartes o mans ho compleixen, de quantes?
hint-odds-third = Hi ha deu cartes de cada pal. Quantes en queden entre les que no veus?
misconception-flor-as-envido = Això és l’envido de dues cartes. En una flor compten totes tres.
misconception-flor-figures-by-number = Les figures valen zero, no el seu número.
misconception-flor-figures-ten = Les figures no valen deu, sinó zero.
misconception-flor-twenty-forgotten = Una flor comença a 20.
misconception-flor-thirty = Vint en total, no deu per carta.
misconception-sing-too-late = Qui ja ha jugat una carta ja no canta.
misconception-sing-two-of-a-suit = Calen tres cartes del mateix pal, no dues.
misconception-sing-best-only = Es canten totes les flors, no només la millor.
misconception-odds-a-quarter = Seria un quart si encara hi fossin totes les cartes; però ja en tens dues d’aquest pal.
misconception-odds-all-of-the-suit = Resta també les cartes que has vist girades.
misconception-odds-one-suit-only = Això és el compte d’un sol pal, i n’hi ha quatre.
misconception-odds-even = Dos casos no han de ser per força igual de freqüents: compta les cartes.
misconception-odds-the-other-way = Això és la probabilitat que no passi.

## TR-13: the flor raised

prompt-flor-points = Quants punts donen aquestes flors al bàndol que les guanya?
term-flor-flor = flor
term-flor-contraflor = contraflor
term-flor-contraflor-al-resto = contraflor al resto
term-flor-con-flor-quiero = con flor quiero (accepto)
term-flor-con-flor-me-achico = con flor me achico (m’arronso)
term-flor-no-flor = res: qui no té flor, calla
state-has-flor = una flor
result-flor-conceded = l’altre bàndol diu «con flor me achico»
result-flor-shown = les flors s’ensenyen
breakdown-flor-before = guanyat abans d’apujar
breakdown-flor-each = flors cantades ({ $count }), tres punts cadascuna
breakdown-rest = el que falta al bàndol que va al davant
why-flor-answer-without = Qui no té flor no hi ha de respondre res: la flor del contrari apunta els seus 3 punts.
why-flor-answer-flor = A una flor s’hi respon amb la pròpia (flor), arronsant-se (con flor me achico) o desafiant: contraflor, contraflor al resto.
why-flor-answer-both = L’altre també ha cantat: encara pots dir contraflor, o acceptar que les flors es comparin.
why-flor-answer-contraflor = A la contraflor: acceptar, arronsar-se o apujar al resto.
why-flor-answer-rest = Al resto ja no s’apuja res: acceptar o arronsar-se.
why-flor-points-tariff = Tres punts per cada flor cantada, per a la millor; la contraflor no n’hi afegeix. Resposta: { $points }.
why-flor-points-rest = El que falta al bàndol que va al davant, 30 menys { $leader }, i tres punts per cada flor cantada. Resposta: { $points }.
why-flor-points-conceded = Arronsar-se paga el que ja estava guanyat abans de l’últim desafiament. Resposta: { $points }.
hint-flor-answer = Tens flor? I què es pot apujar, encara?
hint-flor-points = Compta les flors cantades, també la de la contraflor. L’últim desafiament està acceptat?
misconception-flor-answer-without = Qui no té flor no respon res: amb la flor no valen farols.
misconception-flor-answer-no-challenge = També es pot desafiar.
misconception-flor-answer-raises-the-rest = Per damunt d’al resto ja no hi ha res.
misconception-flor-answer-must-accept = Davant d’un desafiament, sempre et pots arronsar.
misconception-flor-answer-accepts-a-flor = «Con flor quiero» accepta un desafiament, i encara no ha desafiat ningú.
misconception-flor-answer-concedes-late = Ja has cantat, i ningú no et desafia: no toca arronsar-se.
misconception-flor-conceded-in-full = L’altre s’arronsa: l’últim desafiament no compta.
misconception-flor-paid-as-conceded = El desafiament està acceptat: compta.
misconception-flor-three-in-all = Tres punts per cada flor cantada, no tres en total.
misconception-flor-rest-only = Al resto s’hi afegeixen tres punts per flor.
misconception-flor-rest-of-the-trailing = Es compta el que falta al bàndol que va al davant.
misconception-flor-challenge-added = La contraflor és la flor de qui desafia: no s’hi compta dues vegades.

## TR-14: flores told, and flores hidden

prompt-flor-next = A qui li toca dir què val la seva flor ara?
prompt-flor-winner = Ja s’han dit totes. Qui té la millor flor?
prompt-claim = La mà s’ha acabat, i això és el que ha jugat. Què fas?
prompt-claim-points = S’ha dit «pido flor». Quants punts apunta el teu bàndol en aquesta mà?
row-his-flor = Ha cantat?
row-his-turn = La seva primera carta
row-made-yours = Punts del teu bàndol
row-made-theirs = Punts de l’altre bàndol
row-claimer = Reclama la flor
row-shows = El jugador ensenya
group-his-played = Les seves tres cartes
state-sung = sí, una flor
state-silent = no
state-turn = jugada en el seu torn, sense res resolt
state-no-turn = jugada després d’un envido acceptat sense ell
state-shows-flor = una flor
state-shows-two = dos pals
claim-claim = pido flor: n’amagava una
claim-two-suits = res: es veuen dos pals
claim-sung = res: la seva flor ja està cantada
claim-no-turn = res: no ha tingut torn de cantar-la
breakdown-transferred = punts que canvien de bàndol
breakdown-claim = la reclamació
why-flor-next = Només parlen els qui han cantat, començant per la mano i cap a la dreta: { $seat-term }.
why-flor-winner = Guanya la flor més alta i, si empaten, la primera: { $seat-term }.
why-claim-claim = Tres cartes d’un pal, i ni una paraula: n’amagava una.
why-claim-two-suits = Dos pals a la taula: no hi havia flor. Reclamar-la costaria 3 punts.
why-claim-sung = Ha cantat: no hi ha res a reclamar.
why-claim-no-turn = Un envido acceptat abans del seu torn li ha tancat la flor: ningú no paga pel que no ha pogut dir.
why-claim-points-mine-found = La flor hi era: 3 punts, i tots els de l’altre bàndol en aquesta mà. Resposta: { $points }.
why-claim-points-mine-failed = Sense flor, l’altre bàndol apunta 3 punts, i cadascú conserva els seus. Resposta: { $points }.
why-claim-points-theirs-found = L’amagaves: els teus punts de la mà passen a l’altre bàndol. Resposta: { $points }.
why-claim-points-theirs-failed = T’han acusat sense raó: el teu bàndol apunta 3 punts més. Resposta: { $points }.
hint-flor-next = Busca la mano, i després els qui han cantat, cap a la dreta.
hint-flor-winner = El valor més alt. Qui l’ha dit primer?
hint-claim = Tres preguntes: un sol pal? Ha cantat? Ha tingut torn?
hint-claim-points = Qui reclama, i hi era, la flor? Si hi era, els punts de la mà canvien de bàndol.
misconception-flor-next-mano = La mano va primer, però només si ha cantat, i una sola vegada.
misconception-flor-next-first-again = Aquest jugador ja ha dit què valia.
misconception-flor-next-last-word = No n’hi ha prou de parlar l’últim: cadascú quan li toca, i guanya la més alta.
misconception-flor-next-neighbour = Aquest jugador no ha cantat: no ha de dir res.
misconception-claim-two-suits = Mira els pals: n’hi ha dos.
misconception-claim-sung = Aquesta flor ja està cantada: no hi ha res a reclamar.
misconception-claim-no-turn = No es reclama una flor que l’altre no ha tingut torn de cantar.
misconception-claim-missed = Les tres cartes són d’un sol pal.
misconception-claim-points-stay = Si la flor hi era, els punts de la mà canvien de bàndol; si no, el bàndol acusat n’apunta 3.
misconception-claim-three-only = Als 3 punts s’hi afegeixen tots els de la mà.
misconception-claim-always-wins = No hi havia flor: la reclamació no dona res a qui reclama.
misconception-claim-costs-nothing = Acusat sense raó, el teu bàndol apunta 3 punts.
misconception-claim-other-side = Són els punts de l’altre bàndol.

## TR-15: three, six, eight

prompt-table-gallo = El gallo és per torn, segons qui reparteix. Qui juga sol?
prompt-table-duel = Pica-pica. Qui és el teu contrari?
prompt-table-mano = Pica-pica. Qui és la mano del teu duel?
prompt-cap = Quants punts dona aquesta aposta?
prompt-meddling = Pica-pica. Un contrari xiuxiueja una carta en el duel del seu company. Quants punts apunta el teu equip?
prompt-pair = A tres, amb el gallo per torn; acaba de perdre contra la teva parella. Quin és el teu marcador?
row-at-table = Jugadors
row-round = Es juga una
row-duel-led = Punts que els hauria donat aquest duel
row-pair-won = Punts que guanya la parella
breakdown-falta = la falta
breakdown-rest-capped = el resto
breakdown-two-flores = dues flors
breakdown-meddling = la falta comesa
why-table-gallo-3 = El gallo per torn és qui reparteix: { $seat-term }.
why-table-duel-6 = A sis, cadascú juga contra qui té al davant. Aquí: { $seat-term }.
why-table-duel-8 = A vuit, es va contra el del costat. Compta de dos en dos a partir de la mano: { $seat-term }.
why-table-mano-6 = Dels dos del duel, és mano el primer a la dreta de qui reparteix: { $seat-term }.
why-table-mano-8 = Dels dos del duel, és mano el primer a la dreta de qui reparteix: { $seat-term }.
why-cap-falta-pica = A la pica-pica la falta val 6, digui el que digui el marcador.
why-cap-falta-round = A la redonda, la falta val el que falta al bàndol que va al davant: { $points }.
why-cap-rest-pica = A la pica-pica, el resto val 6 com a molt, i les dues flors 6: { $points }.
why-cap-rest-round = A la redonda, el que falta al bàndol que va al davant, i 3 per flor: { $points }.
why-meddling = Qui es fica en el duel dels altres fa perdre aquell duel al seu equip: els punts s’anul·len, i l’altre equip n’apunta 4.
why-pair = Els punts de la parella són, sencers, per a cadascun dels dos: { $points }.
hint-table-gallo = Amb el gallo per torn, qui va sol? Mira qui reparteix.
hint-table-duel = A sis, el de davant. A vuit, compta de dos en dos a partir de la mano, a la dreta de qui reparteix.
hint-table-mano = Comença per qui reparteix, cap a la dreta: quin de vosaltres dos ve primer?
hint-cap = Redonda o pica-pica? En els duels, les apostes grosses tenen un sostre.
hint-meddling = El duel destorbat ja no dona res. I la falta?
hint-pair = Cadascú té el seu marcador: com ho fa la parella per repartir-se els punts?
hint-term = De què parla aquesta frase: d’un jugador, d’una manera de jugar, d’una cosa que es diu?
misconception-table-mano = Aquest jugador és mano. El gallo és qui reparteix.
misconception-table-left-of-dealer = El gallo per torn és qui reparteix.
misconception-table-facing-at-eight = A vuit, el de davant és del teu equip.
misconception-table-neighbour-at-six = A sis, es va contra el de davant, no contra el del costat.
misconception-table-partner = De cada dos llocs, un és del teu equip.
misconception-table-mano-of-all = És la mano de tota la taula, però no la del teu duel.
misconception-table-other-duellist = L’altre dels dos ve primer, a la dreta de qui reparteix.
misconception-cap-forgotten = A la pica-pica hi ha un sostre: 6.
misconception-cap-everywhere = El sostre només val per a la pica-pica.
misconception-cap-flores-forgotten = Les dues flors també compten, 3 punts cadascuna.
misconception-meddling-duel-taken = No t’emportes els punts del duel: s’anul·len, i la falta en dona 4.
misconception-meddling-both = Els punts del duel s’anul·len: només queden els 4 de la falta.
misconception-meddling-nothing = La falta dona 4 punts a l’equip innocent.
misconception-pair-shared = No es reparteixen: cadascú ho apunta tot.
misconception-pair-counted-twice = Cadascú apunta els punts una sola vegada.
misconception-pair-unmoved = Eres de la parella: els seus punts també són teus.
misconception-term-round-for-pica = L’una es juga tots junts; l’altra, en duels.
misconception-term-first-for-last = L’un obre la mà, l’altre la tanca.

## TR-16: odds and bluff

prompt-range-odds = El contrari canta envido. De cada cent vegades, quantes guanyes?
prompt-range-accept = { $raised ->
    [yes] Has cantat envido; el contrari apuja amb un { $call-term }: { $accepted } punts si acceptes, { $refused } si rebutges. Què dius?
   *[no] El contrari canta { $call-term }: { $accepted } punts si acceptes, { $refused } si rebutges. Què dius?
  }
row-bettor = Canta amb
bettor-any = qualsevol mà
bettor-24 = 24 o més
bettor-27 = 27 o més
bettor-29 = 29 o més
bettor-27-fifth = 27 o més, i una de cada cinc de les altres mans
bettor-29-half = 29 o més, i una de cada dues de les altres mans
why-range-odds = { $same ->
    [yes] El teu { $value } guanya { $percent } de cada cent vegades contra qualsevol mà. El càlcul és exacte, i nostre.
   *[no] El teu { $value } guanya { $percent } de cada cent vegades contra aquestes mans; contra qualsevol mà, en guanyaria { $blind }. El càlcul és exacte, i nostre.
  }
why-range-accept = Guanyes { $percent } de cada cent vegades contra aquestes mans; per acceptar en calen { $least }. El càlcul és exacte, i nostre.
hint-range-odds = Oblida les mans amb què calla. De les altres, quantes no arriben a { $value }?
hint-range-accept = Cal guanyar { $least } de cada cent vegades. Amb què canta, el contrari?
misconception-range-forgotten = Això és el que guanyaries contra qualsevol mà. Però ell no canta amb qualsevol.
misconception-range-bluff-forgotten = De vegades fa un farol: aquelles mans, les guanyes.
misconception-range-other-way = Això és el que guanya ell.
misconception-accept-needs-half = No cal guanyar una de cada dues vegades: rebutjar també costa.
misconception-accept-folds-winner = Guanyes més d’una de cada dues vegades: accepta.
misconception-accept-any-hand = Contra qualsevol mà, sí; però ell només canta amb les bones.
misconception-accept-hope = Massa poques de les seves mans perden contra la teva: rebutjar costa menys.

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
why-ritual = Barrejar, escapçar, repartir d’una en una cap a la dreta; comença la mano, i després reparteix el de la dreta.
why-cut = Escapça el contrari de l’esquerra, una sola vegada, de 4 a 36 cartes; també pot picar la baralla.
why-role-mano = La mano és a la dreta de qui reparteix: { $seat-term }.
why-role-cuts = Escapça el contrari que és a l’esquerra de qui reparteix: { $seat-term }.
why-role-deals-next = El repartiment passa a la dreta: { $seat-term }.
why-role-captain = L’últim del teu bàndol a jugar n’és el capità: { $seat-term }.
hint-ritual = Qui toca primer la baralla, i cap a quin costat va el joc?
hint-cut = Qui escapça, quantes vegades, i quantes cartes queden a cada banda?
hint-role = Comença per qui reparteix: el joc va cap a la dreta.
misconception-ritual-backwards = És l’ordre invers.
misconception-cut-few = S’han d’aixecar almenys 4 cartes.
misconception-cut-many = S’han de deixar almenys 4 cartes.
misconception-cut-twice = S’escapça una sola vegada.
misconception-cut-right = Qui escapça és el contrari de l’esquerra.
misconception-role-dealer = Aquest és qui reparteix.
misconception-role-left = Aquest és el jugador de l’esquerra de qui reparteix.
misconception-role-right = Aquest és el jugador de la dreta de qui reparteix.
misconception-role-facing = Aquest és el jugador de davant de qui reparteix.

## Smiles for right answers: the number is the seed modulo 12

smile-tr-0 = A l’altra banda ja no tenen ganes de fer catxes.
smile-tr-2 = Fins i tot l’as d’espases et fa l’ullet.
smile-tr-3 = Ni que t’haguessis criat a Buenos Aires.
smile-tr-5 = I no has mogut ni una cella.
smile-tr-7 = Des del fons del bar, un gautxo aixeca el got.
smile-tr-8 = Un altre llumí per al teu bàndol.
smile-tr-10 = Això és tenir bona mà.
