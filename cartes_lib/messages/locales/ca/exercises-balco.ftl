# Exercises of Balcó: questions, reasons, hints, misconceptions.

## BA-01: the ladder

end-highest = la més alta
end-lowest = la més baixa
prompt-ladder = Ordena aquestes cartes segons l’escala del balcó, de la més alta a la més baixa.
prompt-ladder-duel = Quina és la més alta a l’escala del balcó?
prompt-beside = Quines cartes són a l’escala dels números, i quines van a part?
choice-same-number = cap, és el mateix número
zone-ladder = a l’escala
zone-beside = a part
why-ladder = Aquest és l’ordre correcte: { $cards-numbers }. L’1 és el més alt, i el 3, el més baix.
why-ladder-duel = La més alta és { $card-number }: l’escala és 3, 4, 5, 6, 7, 8, 9, 11, 12, 1.
why-ladder-tie = El número és el mateix, i els pals no compten mai.
why-on-ladder = { $card-number } és a l’escala dels números.
why-on-beside = { $card-number } va a part: no és un número de l’escala.
why-beside = { $jokers ->
    [0] A part: el 2 i el 10. Tots els altres són a l’escala.
   *[other] A part: el 2, el 10 i el comodí. Tots els altres són a l’escala.
  }

hint-ladder = Amb quin número comença l’escala i amb quin acaba?
hint-beside = { $jokers ->
    [0] Hi ha dues menes de cartes que no són números de l’escala. I no totes les figures hi són.
   *[other] Hi ha tres menes de cartes que no són números de l’escala. El comodí n’és una.
  }
misconception-ladder-ace-low = En altres jocs l’1 és el més baix. Al balcó és la carta més alta.
misconception-ladder-upside-down = L’ordre és bo, però va a l’inrevés: comença per la més alta, { $first-number }.
misconception-ladder-three-high = En altres jocs el 3 és fort. Al balcó és la carta més baixa de l’escala.
misconception-ladder-suit-counts = Has vist que el número és el mateix. Els pals no compten mai: és empat.
misconception-ladder-tie-too-soon = Els pals no compten, és veritat. Però aquests números són diferents: n’hi ha un de més alt.
misconception-ladder-ten-is-a-number = El 2 va a part, sí, i el 10 també: després del 9 ve l’11.
misconception-ladder-two-is-a-number = El 10 va a part, sí, i el 2 també: l’escala comença pel 3.
misconception-ladder-all-numbers = Totes porten un número imprès, sí. Però ni el 2 ni el 10 no són a l’escala: són cartes a part.
misconception-ladder-specials-beside = L’1, el 7 i el 8 tenen un efecte, sí, però continuen sent números de l’escala.

## BA-02: the table

prompt-setup = Prepara la taula: on va cada grupet de cartes d’un jugador, i quantes en queden al munt?
prompt-starter = Abans de jugar, cadascú ensenya la seva carta més baixa. Qui comença?
row-players = Jugadors
row-jokers = Comodins
part-places = Els grupets
part-stock = El munt
packet-down = tres cartes que no mira ningú
packet-up = tres cartes que veu tothom
packet-hand = tres cartes que només veus tu
packet-stock = totes les cartes que sobren
place-down = tapades, a sota
place-up = visibles, al damunt
place-hand = a la teva mà
place-stock = al munt, al mig
number-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartes
  }
why-setup = Si sou { $players }, es reparteixen { $dealt } cartes, nou per cap. Al munt en queden { $left }.
why-starter = Ni el 2 ni el 10 no compten, i l’1 és el més alt. Comença qui té el número més baix: { $seat ->
    [seat-you] et toca a tu
   *[other] toca { $seat-term-to }
  }.
why-starter-tie = N’hi ha més d’un amb el mateix número més baix: es mira el següent. { $seat ->
    [seat-you] Et toca començar a tu
   *[other] Toca començar { $seat-term-to }
  }.
hint-setup = Nou cartes per jugador, de 48 cartes, més els comodins si n’hi ha.
hint-starter = Busca un 3 i, si no, un 4. L’1, el 2 i el 10 no serveixen.
misconception-setup-up-and-down-swapped = Els grupets són aquests, però estan intercanviats: les tapades van a sota, i les visibles, al damunt.
misconception-setup-forgets-jokers = El compte està bé, però amb uns altres comodins. Compta els que diu la taula: quatre, o cap.
misconception-setup-one-player-less = El compte està bé, però amb un jugador menys: te’n falta un per servir.
misconception-starter-ace-or-two-low = Comença el més baix, sí. Però l’1 és la carta més alta, i el 2 va a part: busca el número més baix de l’escala.
misconception-starter-smallest-sum = Has comparat les sumes. Només es compara la carta més baixa de cadascú.
misconception-starter-highest = Has trobat la més alta. Comença qui té la carta més baixa.

## BA-03 to BA-09: throwing

prompt-throw = Et toca. Tria totes les cartes que pots tirar, cadascuna per separat.
prompt-declare = Tires un comodí. De quines cartes pot fer?
prompt-why-throw = Vols tirar { $card-number }, però no es pot. Quina regla ho prohibeix?
prompt-why-two = Vols tirar { $card-number } i { $other-number } alhora, però no es pot. Quina regla ho prohibeix?
prompt-why-taken = Vols recollir la pila sense tirar res, però no es pot. Quina regla ho prohibeix?
group-pile = La carta de dalt de la pila
group-pile-all = Pila, de baix a dalt
group-hand = La teva mà
row-asks = La pila demana
row-joker-in-pile = El comodí de la pila val
choice-take = recollir la pila
number-rank = { $number }
why-throw = Pots tirar { $cards-either }.
why-take = Aquí no es pot tirar res: has de recollir la pila.
why-throw-missed = També es pot tirar { $card-number }.
why-must-throw = Pots tirar { $cards-either }: si es pot tirar, s’ha de tirar.
why-joker-at-least = El comodí segueix les regles de la carta que representa: val un { $rank } o més alt, i sempre un 2 o un 10.
why-joker-trenca = El comodí segueix les regles de la carta que representa: sota un 7, del 3 al 7, o un 2.
why-joker-ace = Contra un 1, el comodí només pot ser un 1 o un 2.
why-law-higher = Calia { $rank } o més alt.
why-law-alike = Aquestes cartes tenen números diferents: no es poden tirar juntes.
why-law-must = Podies tirar { $card-number }: només es recull si no es té res per jugar.
law-higher = Cal un número igual o més alt.
law-alike = Només es tiren juntes cartes del mateix número.
law-must = Si pots tirar, has de tirar.
law-suit = S’ha de servir el pal.
hint-condition-at-least = Llegeix l’escala: 3, 4, 5, 6, 7, 8, 9, 11, 12, 1. El 2 i el 10 van a part.
hint-condition-trenca = El 7 capgira la regla: més baix en lloc de més alt. I l’1 és el número més alt.
hint-condition-ace = Només hi ha un número que respon a un 1, i una carta que ho esborra tot.
hint-why-throw = Compara amb el que demana la pila, i després mira quants números diferents es tiren.
misconception-throw-joker-forgotten = Les altres estan bé. Afegeix-hi el comodí: es pot tirar sempre, com la carta que vulguis.
misconception-throw-two-forgotten = Les altres estan bé. Afegeix-hi el 2: es pot tirar sempre, sigui quina sigui la pila.
misconception-throw-takes-anyway = De vegades es recull, però només si no es pot tirar res. Aquí tens amb què jugar.
misconception-throw-strictly-higher = Més alt es pot, sí. Però n’hi ha prou amb un número igual.
misconception-throw-ace-low = Has pres l’1 per una carta baixa. És la més alta de l’escala, i el 2 es pot tirar sempre.
misconception-throw-lower = És sobre un 7 que es juga més baix. Aquí cal un número igual o més alt.
misconception-throw-ten-forbidden = Les altres estan bé. Afegeix-hi el 10: es tira sobre tot, menys sobre un 7 o un 1.
misconception-throw-ten-on-seven = El 10 va gairebé pertot, però no sobre un 7.
misconception-throw-ace-is-one = Has llegit l’1 com una carta baixa. Al balcó és el número més alt: no és «7 o menys».
misconception-throw-seven-or-higher = Normalment és igual o més alt. Però després d’un 7 és al revés: 7 o menys.
misconception-throw-below-seven = Més baix que 7, sí. Però un altre 7 també es pot: «7 o menys».
misconception-throw-ten-on-ace = El 10 va gairebé pertot, però no respon a un 1: cal un 1, un 2 o un comodí.
misconception-throw-only-ace = Un 1 respon a un 1, correcte. Un 2 i un comodí també.
misconception-joker-anything = El comodí pot fer de qualsevol carta, però en segueix les regles: aquella carta s’ha de poder tirar.
misconception-joker-ten-forgotten = El que has marcat està bé. El comodí també pot fer de 10, allà on es pot tirar un 10.
misconception-joker-ten-always = Un comodí pot fer de 10, però no va on el 10 està prohibit.
misconception-joker-two-forgotten = El que has marcat està bé. El comodí també pot fer de 2, sempre.
misconception-joker-ace-low = Has pres l’1 per una carta baixa. És el número més alt: aquí el comodí en pot fer.
misconception-law-suit-counts = Aquesta és una regla d’altres jocs. Al balcó els pals no compten mai.

## BA-03 to BA-09: the next action

prompt-balco-turn = A qui li toca, ara?
prompt-asks = Què demana la pila, ara?
prompt-hand-size = Acabes de tirar. Quantes cartes tindràs a la mà abans del torn següent?
prompt-pile-size = Al començament la pila era buida. Quantes cartes hi ha a la pila després d’això?
prompt-effect = Què passa?
prompt-steps-turn = Posa en ordre el que passa durant un torn.
prompt-steps-phases = Posa en ordre el que li passa a un jugador al llarg de la partida.
prompt-steps-blind = Posa en ordre: a un jugador ja només li queden les tapades.
prompt-steps-start = Posa en ordre el començament d’una partida.
event-throw = { $seat ->
    [seat-you] tu: tires
   *[other] { $seat-term }: tira
  } { $count ->
    [1] un { $rank }
    [2] dos { $rank }
    [3] tres { $rank }
    [4] quatre { $rank }
   *[other] { $count } cartes del número { $rank }
  }
moment-throw = { $number }. { $seat-term }: { $count ->
    [1] un { $rank }
    [2] dos { $rank }
    [3] tres { $rank }
    [4] quatre { $rank }
   *[other] { $count } cartes del número { $rank }
  }
event-take = { $seat ->
    [seat-you] tu: no pots tirar res i reculls la pila
   *[other] { $seat-term }: no pot tirar res i recull la pila
  }
event-target = { $seat ->
    [seat-you] tu: dispares { $target-term-to }
   *[other] { $seat-term }: { $target ->
        [seat-you] et dispara a tu
       *[other] dispara { $target-term-to }
      }
  }
event-joker = { $seat ->
    [seat-you] tu: tires un comodí
   *[other] { $seat-term }: tira un comodí
  }, com a { $rank }
row-size-hand = A la mà, abans de tirar
row-size-thrown = Cartes tirades
row-size-stock = Al munt
row-size-up = Les teves visibles a la taula
step-asks = es mira què demana la pila
step-throw = es tiren una o més cartes del mateix número
step-effect = la carta fa el seu efecte
step-draw = s’agafen cartes fins a tenir-ne tres
step-next = tira el jugador següent
step-hand-first = es juga de la mà i s’agafa del munt
step-stock-out = el munt s’ha acabat
step-face-up = s’agafen les tres visibles
step-hand-empty = la mà és buida
step-lift = es gira una tapada sense mirar-la abans
step-out = s’han tirat totes les cartes
step-unplayable = la carta girada no es pot tirar
step-take-with = es recull la pila i aquesta carta
step-right-begins = el jugador de la dreta torna a començar sobre una pila buida
step-empty-again = cal buidar la mà abans de girar una altra carta
step-deal = cadascú rep nou cartes
step-exchange = qui vol canvia cartes de la mà per les seves visibles
step-smallest = cadascú ensenya la seva carta més baixa
step-begin = comença qui té el número més baix
effect-shoot = es dispara: el jugador triat ha de respondre
effect-free = es torna a començar de zero i la pila es queda
effect-break = el següent ha de jugar 7 o menys
effect-skip = el següent perd el torn
effect-clear = es neteja la pila, i el mateix jugador torna a jugar
effect-number = res d’especial: el següent juga { $rank } o més alt
why-turn-right = Es juga cap a la dreta: { $seat ->
    [seat-you] et toca a tu
   *[other] toca { $seat-term-to }
  }.
why-turn-taken = Quan algú recull, torna a començar el jugador de la seva dreta: { $seat ->
    [seat-you] et toca a tu
   *[other] toca { $seat-term-to }
  }.
why-turn-skipped = Cada 8 fa perdre el torn a un jugador. Per tant, { $seat ->
    [seat-you] et toca a tu
   *[other] toca { $seat-term-to }
  }.
why-turn-cleared = Qui neteja torna a jugar: { $seat ->
    [seat-you] et toca a tu
   *[other] toca { $seat-term-to }
  }.
why-shot-target = El jugador triat ha de respondre de seguida: { $seat ->
    [seat-you] et toca a tu
   *[other] toca { $seat-term-to }
  }.
why-shot-taken = El jugador a qui han disparat recull; torna a començar el de la seva dreta: { $seat ->
    [seat-you] et toca a tu
   *[other] toca { $seat-term-to }
  }.
why-shot-two = El 2 posa fi al tret; després va el de la dreta de qui ha respost: { $seat ->
    [seat-you] et toca a tu
   *[other] toca { $seat-term-to }
  }.
why-asks-free = Després d’un 2, el joc torna a zero: va bé qualsevol carta.
why-asks-at-least = Ja res no obliga a jugar 7 o menys: cal { $rank } o més alt.
why-asks-number = El 2 només ha alliberat un jugador. Després s’ha tirat un número: cal { $rank } o més alt.
why-asks-trenca = Cada 7 obliga un jugador a jugar 7 o menys. Encara { $players ->
    [1] n’hi ha un d’obligat
   *[other] n’hi ha { $players } d’obligats
  }.
why-hand = { $left ->
    [0] No et queda cap carta
    [one] Et queda { $left } carta
   *[other] Et queden { $left } cartes
  }; del munt { $draws ->
    [0] no n’agafes cap
   *[other] n’agafes { $draws }
  }{ $up ->
    [0] {""}
   *[other] , i agafes les teves { $up } visibles
  }. En total, { $size }.
why-pile-cleared = La pila s’ha netejat: no en queda res.
why-pile-stays = Res no neteja la pila: encara hi ha { $count ->
    [one] { $count } carta
   *[other] { $count } cartes
  }.
why-steps-turn = Es mira, es tira, es fa l’efecte, s’agafen cartes, i li toca al següent.
why-steps-phases = Primer la mà i el munt, després les visibles i al final les tapades, d’una en una.
why-steps-blind = Amb la mà buida, es gira una tapada. Si no es pot tirar, es recull tot, i torna a començar el jugador de la dreta. Després cal buidar la mà abans de girar-ne una altra.
why-steps-start = Es reparteix, es canvien cartes, s’ensenya la més baixa, comença qui la té més baixa, i després s’agafen cartes.
why-effect-shoot = Quan fa d’1, el comodí dispara com un 1.
why-effect-free = Quan fa de 2, el comodí fa tornar el joc a zero, com un 2.
why-effect-break = Quan fa de 7, el comodí obliga com un 7.
why-effect-skip = Quan fa de 8, el comodí fa perdre el torn com un 8.
why-effect-clear = Quan fa de 10, el comodí neteja la pila com un 10.
why-effect-number = Jugat com a { $rank }, el comodí és un número corrent.
hint-balco-turn = Es juga cap a la dreta. Hi ha cap 8, cap 1 o cap pila netejada que ho canviï?
hint-asks = Busca l’últim efecte: un 2 esborra, un 7 obliga un jugador o més.
hint-hand = S’agafen cartes fins a tenir-ne tres, i prou. I quan s’ha acabat el munt?
hint-steps = Què ha d’haver passat perquè la resta sigui possible?
hint-clear = Un 10 neteja la pila, i quatre cartes seguides del mateix número també.
hint-joker = El comodí fa tot el que fa la carta que representa, i només va on aniria aquella carta.
misconception-turn-left = Un lloc més enllà, sí, però cap a l’altra banda: es juga cap a la dreta.
misconception-turn-same = Si s’hagués netejat la pila, ho encertaries. Però aquest jugador acaba de jugar: toca al següent.
misconception-turn-skips = Amb un 8 ho encertaries. Però aquí ningú no perd el torn.
misconception-turn-eight-forgotten = El sentit és aquest. Però el 8 fa perdre el torn al jugador següent.
misconception-turn-one-skip = T’has recordat del 8. Però n’hi ha més d’un, i cadascun fa perdre el torn a un jugador.
misconception-turn-clear-forgotten = Normalment tocaria al següent. Però s’ha netejat la pila: torna a jugar el mateix.
misconception-shot-right-of-sender = Es juga cap a la dreta, sí. Però amb un 1 es dispara a qui es vol, no només al de la dreta.
misconception-shot-back-to-sender = Qui dispara potser tornarà a jugar, però no abans que l’altre respongui.
misconception-shot-resumes-at-sender = El tret s’ha acabat, sí. Però ara continua el jugador de la dreta de qui l’ha rebut, no de qui ha disparat.
misconception-shot-sender-again = Qui ha disparat ja ha jugat: se segueix pel de la dreta de qui ha rebut el tret.
misconception-shot-target-again = És qui ha rebut el tret, però ja ha respost: toca al de la seva dreta.
misconception-steps-backwards = L’ordre és bo, però va a l’inrevés.
misconception-steps-draw-first = Gairebé: primer es tira, i només després s’agafen cartes.
misconception-steps-lift-before-empty = Gairebé: la mà ha de ser buida abans de girar una tapada.
misconception-steps-right-begins-first = Gairebé: primer es recull, i només després torna a començar el de la dreta.
misconception-hand-no-draw = Has tret bé les cartes tirades. Però després se n’agafen fins a tenir-ne tres, mentre n’hi hagi.
misconception-hand-always-three = Tres és el que es busca, sí. Però depèn del munt, de les visibles i del que ja tens.
misconception-hand-draws-as-many = Després de tirar se n’agafen, sí, però fins a tenir-ne tres, no tantes com se n’han tirat.
misconception-hand-face-up-forgotten = El munt s’ha acabat, sí. Però amb menys de tres cartes s’agafen també les tres visibles.
misconception-hand-face-up-always = Les visibles aniran a la mà, però només amb el munt acabat i menys de tres cartes.
misconception-asks-free = Després d’un 2 seria correcte. Però aquí res no ha fet tornar el joc a zero.
misconception-asks-at-least = Sense efectes seria correcte. Però n’hi ha un que canvia el que demana la pila: mira l’última carta que en té.
misconception-asks-two-outlived = El 2 ha alliberat el jugador següent, sí. Però només ell: després s’ha tirat un número.
misconception-asks-seven-unplayed = Amb un 7 seria correcte. Però no se n’ha tirat cap: res no obliga a jugar 7 o menys.
misconception-asks-trenca = El 7 canvia la regla, sí. Ara compta: a quants jugadors obliga, i quants ja han respost?
misconception-pile-clear-forgotten = Les cartes estan ben comptades. Però l’última neteja la pila: no en queda res.
misconception-pile-ten-stays = La pila es neteja, sí. Però el 10 se’n va amb la resta.
misconception-pile-cleared-too-soon = Un 10 hauria netejat la pila. Però aquí no l’ha netejada res: cal un 10, o quatre números iguals seguits.
misconception-joker-no-effect = El comodí agafa el número, sí, i també l’efecte d’aquella carta.
misconception-joker-always-clears = Un comodí pot netejar, però només si fa de 10, o si és el quart d’iguals.
misconception-joker-always-free = Un comodí pot fer tornar el joc a zero, però només si fa de 2.

## BA-04: a hidden card

prompt-lift = Ja no tens ni mà ni visibles: gires una tapada. Què passa?
group-lifted = La carta que gires
row-hidden-left = Les teves tapades, amb aquesta
lift-thrown = va a la pila, i te’n queden més
lift-out = va a la pila, i ja no et queda res
lift-take = reculls la pila, i la carta també
lift-back = la tornes a tapar i en gires una altra
why-lift-thrown = Es pot tirar, i te’n queden més per girar.
why-lift-out = Es pot tirar, i era la teva última carta: t’has quedat sense cartes.
why-lift-take = És massa baixa per a aquesta pila: es recull tot, també la carta girada.
hint-lift = La carta girada és igual o més alta? I quantes te’n queden?
misconception-lift-put-back = Una carta girada no es torna a tapar: es tira, o va a la mà amb la pila.
misconception-lift-strictly-higher = No és més alta, és veritat. Però una carta igual es pot tirar.
misconception-lift-out-anyway = És la teva última tapada, sí. Però no es pot tirar.
misconception-lift-out-too-soon = Es tira, sí. Però no era la teva última tapada.
misconception-lift-last-forgotten = Es tira, sí. Però era l’última: ja no et queda res.

## BA-06 to BA-10: find, name, declare, terms

prompt-fault = Al començament la pila era buida. Una d’aquestes cartes no es podia tirar. Quina, i quina regla ho prohibeix?
prompt-fourth = Al començament la pila era buida. Quina tirada la neteja?
prompt-target = Tires un 1. A qui pots disparar? Tria tots els jugadors possibles.
prompt-joker-for = Tens un comodí i vols { $want-term }. De quina carta el fas fer?
prompt-terms = Relaciona cada paraula amb el que vol dir.
choice-impossible = cap, aquí
row-sender = Qui t’acaba de disparar
state-in = encara té cartes
state-out = ja no té cartes
term-effect-want-clear = netejar la pila
term-effect-want-free = fer tornar el joc a zero
term-effect-want-skip = fer perdre el torn al següent
term-effect-want-break = obligar el següent a jugar 7 o menys
term-effect-want-shoot = disparar a algú
law-BAL-LEG-02 = Cal un número igual o més alt.
law-BAL-LEG-05 = El 10 no es tira ni sobre un 7 ni sobre un 1.
law-BAL-LEG-06 = Després d’un 7, cal 7 o menys.
why-fault-BAL-LEG-02 = Tirada { $number }: el número { $rank } és més baix que el que demanava la pila.
why-fault-BAL-LEG-05 = Tirada { $number }: un 10 no es pot tirar sobre un 7.
why-fault-BAL-LEG-06 = Tirada { $number }: el número { $rank } és més alt que 7, i el 7 encara obligava.
why-fourth = Tirada { $number }: ja hi ha quatre cartes seguides del número { $rank }.
why-target = Pots disparar a qui vulguis, menys a tu i als jugadors que ja no tenen cartes.
why-declare = Digues { $rank }: el comodí agafa l’efecte d’aquesta carta, i aquí es pot tirar.
why-declare-not = Aquest efecte és el del número { $rank }, que aquí no es pot tirar: el comodí tampoc.
why-terms = Són les paraules del balcó: les cartes amb efecte, i el que es fa amb la pila.
why-term-carta-blanca = «Carta blanca» és el 2, que ho deixa tot en blanc.
why-term-disparar = «Disparar» és tirar un 1 a algú.
why-term-fer-el-buit = «Fer el buit» és tirar un 8, com qui deixa algú de banda.
why-term-fer-nul = «Fer nul» és tirar un 2 i tornar a començar de zero.
why-term-fer-palla = «Fer palla» és fer créixer i créixer la pila, com un paller.
why-term-netejar = «Netejar» és treure la pila del joc.
why-term-pila = «Pila» són les cartes tirades, al mig.
why-term-recollir = «Recollir» és agafar tota la pila.
why-term-trenca = «Trenca» és el 7.
why-term-trencar = «Trencar el joc» és tirar un 7.
word-carta-blanca = carta blanca
word-disparar = disparar
word-fer-el-buit = fer el buit
word-fer-nul = fer nul
word-fer-palla = fer palla
word-netejar = netejar
word-pila = pila
word-recollir = recollir
word-trenca = trenca
word-trencar = trencar el joc
meaning-carta-blanca = la carta 2
meaning-disparar = tirar un 1 a algú
meaning-fer-el-buit = tirar un 8: el següent perd el torn
meaning-fer-nul = tirar un 2 i tornar a zero
meaning-fer-palla = deixar que la pila creixi molta estona
meaning-netejar = treure tota la pila del joc
meaning-pila = les cartes del mig de la taula
meaning-recollir = endur-se totes les cartes del mig
meaning-trenca = la carta 7
meaning-trencar = tirar un 7
hint-fault = Què demana la pila després d’un 7? I quants jugadors obliga?
hint-target = Qui encara és en joc?
hint-terms = El 2 ho deixa tot en blanc; el 8 deixa algú tot sol; el 7 trenca l’ordre.
misconception-spot-blames-the-seven = Gairebé. El 7 sí que es podia tirar: el que no es podia era la resposta al 7.
misconception-spot-law-of-the-ladder = La carta és aquesta, però després d’un 7 ja no es tracta de jugar més alt: ho prohibeix una altra regla.
misconception-spot-law-of-the-seven = La carta és aquesta, però la prohibeix una altra regla.
misconception-fourth-two-does-not-break = N’hi ha quatre d’iguals, sí. Però un 2 les separa: han d’anar seguides.
misconception-fourth-throws-not-cards = Has comptat les tirades. Es compten les cartes: dues alhora en fan dues.
misconception-fourth-first-pair = La sèrie comença aquí, però encara no hi ha quatre cartes iguals.
misconception-target-self = La resta està bé. Però ningú no es dispara a si mateix.
misconception-target-right-only = El de la teva dreta, sí, però no només: es dispara a qui es vol.
misconception-target-out = La resta està bé. Però no es pot disparar a un jugador que ja no té cartes.
misconception-target-not-sender = El que has triat està bé. En falta un: pots respondre a qui t’ha disparat.
misconception-declare-forbidden = L’efecte és aquest. Però aquesta carta aquí no es pot tirar, i el comodí segueix les mateixes regles.
misconception-declare-too-shy = Atreveix-t’hi: la carta que té aquest efecte aquí es pot tirar.
misconception-declare-two-for-all = El 2 es pot tirar sempre, sí, però només fa tornar el joc a zero.
misconception-declare-ten-for-all = El 10 neteja la pila, sí, però no és el que vols aquí.
misconception-term-netejar-recollir = En tots dos casos la pila desapareix. Però netejar la treu del joc, i recollir la porta a la mà.
misconception-term-trenca-trencar = Totes dues parlen del 7. Però la trenca és la carta, i trencar el joc és tirar-la.
misconception-term-fer-el-buit-netejar = Totes dues deixen alguna cosa buida. Però fer el buit és el 8, i treure la pila és netejar.

## BA-10: naming an event

prompt-name = Què s’acaba de fer? Digues-ho amb la paraula del joc.
group-name-pile = La pila, de baix a dalt
row-event = Ara mateix
row-target = A qui
why-name-not-cleared = La pila no se n’ha anat: ni 10, ni quatre cartes seguides del mateix número.
misconception-name-take-is-clear = La pila ja no hi és, és veritat. Però ningú no l’ha recollida: ha quedat fora del joc.
misconception-name-clear-is-take = La pila ja no hi és, és veritat. Però no ha marxat del joc: algú se l’ha endut a la mà.
misconception-name-two-clears = El 2 fa tornar el joc a zero, sí, però la pila es queda allà.
misconception-name-void-is-clear = El 8 fa el buit, sí, però a un jugador: la pila es queda.
misconception-name-straw-is-take = Algú acabarà recollint. Però de moment la palla va pujant.
misconception-name-four-overrides = Aquest és l’efecte de la carta, sí. Però és la quarta del mateix número: la pila se’n va, i res més.

## BA-02 and BA-11: cards to keep

prompt-swap = Aquestes són les teves sis cartes, en una taula de tres. Quines deixes visibles? Tria’n tres.
prompt-play-throw = Final de partida entre tres: ja no hi ha ni munt ni visibles. Cadascú té cinc cartes a la mà i dues tapades. Què tires?
guess-throw-choice = Final de partida entre tres, amb { $count } cartes a la mà i dues de tapades cadascú. Què tires?
prompt-odds-rescue = Agafes cartes del munt a l’atzar. De cada cent vegades, en quantes et sortirà un 2 o un comodí?
prompt-odds-hidden = Gires una tapada. De cada cent vegades, en quantes es podrà tirar?
group-known = Les { $count } cartes que has vist
row-draws = Cartes agafades
why-swap = Es deixen tres cartes visibles, ni més ni menys. Amb { $cards-numbers } es guanyen unes { $best } partides de cada cent.
why-swap-right = { $standing ->
    [best] La millor tria: de cada cent partides en guanya unes { $share }.
    [level] No n’hi ha cap de millor: de cada cent partides, aquesta en guanya unes { $share }.
   *[near] De cada cent partides, la teva tria en guanya unes { $share }; la millor, { $best }.
  }
why-swap-wrong = De cada cent partides, la teva tria en guanya unes { $share }. Amb { $cards-numbers } visibles se’n guanyen { $best }.
why-swap-card = { $who ->
    [own] Es guarda
   *[best] La millor tria es guarda
  } { $rank ->
    [0] el comodí
   *[other] { $count ->
        [1] un { $rank }
        [2] dos { $rank }
       *[3] tres { $rank }
      }
  } per al final: { $rank ->
    [0] serà el número que calgui
    [1] un 1 és el número més alt, i apunta a qui vulguis
    [2] un 2 va sobre qualsevol carta
    [8] un 8 fa perdre el torn al següent
   *[10] un 10 neteja la pila, i tornes a tirar
  }.
why-swap-pair = { $who ->
    [own] Deixa
   *[best] La millor tria deixa
  } juntes { $count ->
    [2] dues
   *[3] tres
  } cartes del mateix número: poden marxar en una sola tirada.
why-swap-high = { $who ->
    [own] Deixa
   *[best] La millor tria deixa
  } visibles cartes més altes: es poden tirar sobre més cartes.
why-play-clears = { $who ->
    [own] Ajunta
   *[best] La millor tria ajunta
  } quatre cartes iguals: la pila es neteja, i tornes a tirar.
why-play-together = { $who ->
    [own] Es treu
   *[best] La millor tria es treu
  } de sobre { $count ->
    [2] dues cartes
   *[3] tres cartes
  } en un sol torn.
why-play-skips = { $who ->
    [own] Fa
   *[best] La millor tria fa
  } perdre el torn al següent.
why-play-raises = { $who ->
    [own] Apuja
   *[best] La millor tria apuja
  } la pila als altres, i et queden dos 10 per netejar-la.
why-play-spare = { $who ->
    [own] Es guarda
   *[best] La millor tria es guarda
  } { $other ->
    [1] l’1
   *[other] el { $other }
  } per al torn en què no vagi res més.
why-play-low = { $who ->
    [own] Es treu
   *[best] La millor tria es treu
  } de sobre una carta més baixa, que després costa més de tirar.
why-play-right = { $standing ->
    [best] La millor tria: de cada cent partides en guanya unes { $share }.
    [level] No n’hi ha cap de millor: de cada cent partides, aquesta en guanya unes { $share }.
   *[near] De cada cent partides, la teva tria en guanya unes { $share }; la millor, { $best }.
  }
why-play-wrong = De cada cent partides, la teva tria en guanya unes { $share }. Amb { $count ->
    [1] un { $rank }
    [2] dos { $rank }
    [3] tres { $rank }
    [4] quatre { $rank }
   *[other] { $count } cartes del número { $rank }
  } se’n guanyen { $best }.
why-unseen = { $good ->
    [one] Hi ha una carta bona
   *[other] Hi ha { $good } cartes bones
  } entre les { $left } que no has vist. { $draws ->
    [1] Si n’agafes una, és bona
   *[other] Si n’agafes { $draws }, te’n surt almenys una de bona
  } { $share } de cada cent vegades.
label-swap = { $cards-numbers } visibles, de cada cent
label-throw = { $count ->
    [1] un { $rank }
    [2] dos { $rank }
    [3] tres { $rank }
    [4] quatre { $rank }
   *[other] { $count } cartes del número { $rank }
  }
label-good = Cartes bones
label-left = Cartes no vistes
hint-swap = Les visibles es juguen al final, quan ja no queda res per agafar. Quines cartes passen pertot arreu?
hint-play-throw = Una carta especial servirà més endavant, i una de baixa aviat ja no passarà.
hint-unseen = Compta les cartes bones que queden, i després les cartes que no has vist.
misconception-odds-seen-forgotten = La idea és bona. Però les cartes que has vist ja no et poden sortir: treu-les del compte.
misconception-odds-upside-down = El compte és correcte, però és la probabilitat que passi el contrari. Resta-la de cent.

## Smiles for right answers: the number is the seed modulo 12

smile-ba-0 = Els altres et compten les cartes i sospiren.
smile-ba-2 = Qualsevol veí de taula ja patiria.
smile-ba-3 = Amb cartes així es dorm tranquil.
smile-ba-5 = Una carta menys i un somriure més.
smile-ba-7 = Això no s’ho esperava ningú.
smile-ba-8 = Cada cop et pesen menys les cartes.
smile-ba-10 = Net com una patena.
