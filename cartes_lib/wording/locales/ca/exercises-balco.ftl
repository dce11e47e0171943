# Exercises of Balcó: questions, reasons, hints, wrong ideas.

## BA-01: the ladder

end-highest = la més alta
end-lowest = la més baixa
prompt-ladder = Ordena aquestes cartes segons l’escala del balcó, de la més alta a la més baixa.
prompt-ladder-duel = Quina és la més alta a l’escala del balcó?
prompt-beside = Quines cartes són a l’escala dels números, i quines van a part?
choice-same-number = cap, és el mateix número
zone-ladder = a l’escala
zone-beside = a part
why-ladder = L’ordre és: { $cards-numbers }. L’1 és el més alt; el 3, el més baix.
why-ladder-duel = La més alta és { $card-number }: l’escala és 3, 4, 5, 6, 7, 8, 9, 11, 12, 1.
why-ladder-tie = El número és el mateix, i els pals no compten mai.
why-on-ladder = { $card-number } és a l’escala dels números.
why-on-beside = { $card-number } va a part: no és un número de l’escala.
why-beside = { $jokers ->
    [0] A part: el 2 i el 10. Tots els altres són a l’escala.
   *[other] A part: el 2, el 10 i el comodí. Tots els altres són a l’escala.
  }

hint-ladder = On va l’1? I amb quin número comença l’escala?
hint-beside = { $jokers ->
    [0] Hi ha dues menes de cartes que no són números de l’escala. I no totes les figures hi són.
   *[other] Hi ha tres menes de cartes que no són números de l’escala. El comodí n’és una.
  }
misconception-ladder-ace-low = L’1 no és la carta més baixa: al balcó és la més alta.
misconception-ladder-upside-down = L’ordre és bo, però a l’inrevés: comença per la més alta, { $first-number }.
misconception-ladder-three-high = El 3 és la carta més baixa de l’escala, no la més alta.
misconception-ladder-suit-counts = Els pals no compten mai: si el número és igual, és empat.
misconception-ladder-tie-too-soon = Aquests números són diferents: n’hi ha un de més alt.
misconception-ladder-ten-is-a-number = El 10 no és a l’escala: després del 9 ve l’11.
misconception-ladder-two-is-a-number = El 2 no és a l’escala: comença pel 3.
misconception-ladder-all-numbers = Ni el 2 ni el 10 no són a l’escala: són cartes a part.
misconception-ladder-specials-beside = L’1, el 7 i el 8 tenen un efecte, però continuen sent números de l’escala.

## BA-02: the table

prompt-setup = Prepara la taula: on va cada paquet d’un jugador, i quantes cartes queden al munt?
prompt-starter = Abans de jugar, cadascú ensenya la seva carta més baixa. Qui comença?
row-players = Jugadors
row-jokers = Comodins
part-places = Els paquets
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
why-setup = Si ets { $players }, es reparteixen { $dealt } cartes, nou per cap. Al munt en queden { $left }.
why-starter = Comença el número més baix: { $seat ->
    [seat-you] et toca a tu
   *[other] toca { $seat-term-to }
  }. Ni el 2 ni el 10 no compten, i l’1 és el més alt.
why-starter-tie = N’hi ha més d’un amb el mateix número més baix: es mira el següent. { $seat ->
    [seat-you] Et toca començar a tu
   *[other] Toca començar { $seat-term-to }
  }.
hint-setup = Nou cartes per jugador, de 48 cartes, més els comodins si n’hi ha.
hint-starter = Busca un 3 i, si no, un 4. L’1, el 2 i el 10 no serveixen.
misconception-setup-up-and-down-swapped = Les cartes que no mira ningú són a sota; les visibles s’hi posen al damunt.
misconception-setup-forgets-jokers = Compta els comodins que diu la taula: quatre, o cap.
misconception-setup-one-player-less = T’has deixat un jugador sense cartes.
misconception-starter-ace-or-two-low = L’1 és la carta més alta, i el 2 no és cap número: busca el número més baix de l’escala.
misconception-starter-smallest-sum = Només es compara la carta més baixa de cadascú, no la suma.
misconception-starter-highest = Comença la carta més baixa, no la més alta.

## BA-03 to BA-09: throwing

prompt-throw = Et toca. Tria totes les cartes que pots tirar, cadascuna per separat.
prompt-declare = Tires un comodí. De quines cartes pot fer?
prompt-why-throw = Voldries tirar { $card-number }, però no es pot. Per quina regla?
prompt-why-two = Voldries tirar { $card-number } i { $other-number } alhora, però no es pot. Per quina regla?
prompt-why-taken = Voldries recollir la pila sense tirar res, però no es pot. Per quina regla?
group-pile = Dalt de la pila
group-pile-all = Pila, de baix a dalt
group-hand = La teva mà
row-asks = La pila demana
row-joker-in-pile = El comodí de la pila val
choice-take = recollir la pila
number-rank = { $number }
why-throw = Pots tirar { $cards-either }.
why-take = Aquí no es pot tirar res: has de recollir la pila.
why-throw-missed = També es pot tirar { $card-number }.
why-must-throw = Pots tirar { $cards-either }, i qui pot tirar, ha de tirar.
why-joker-at-least = El comodí segueix les regles de la carta que representa: { $rank } o més alt, i sempre 2 o 10.
why-joker-trenca = El comodí segueix les regles de la carta que representa: sota un 7, del 3 al 7, o un 2.
why-joker-ace = Contra un 1, el comodí només pot ser un 1 o un 2.
why-law-higher = Calia un número igual o més alt que { $rank }.
why-law-alike = Només es tiren juntes cartes del mateix número.
why-law-must = Podies tirar { $card-number }: només es recull si no es té res per jugar.
law-higher = Cal un número igual o més alt.
law-alike = Només es tiren juntes cartes del mateix número.
law-must = Qui pot tirar, ha de tirar.
law-suit = S’ha de servir el pal.
hint-condition-at-least = Llegeix l’escala: 3, 4, 5, 6, 7, 8, 9, 11, 12, 1. El 2 i el 10 van a part.
hint-condition-trenca = El 7 capgira la regla: més baix en lloc de més alt. I l’1 és el número més alt.
hint-condition-ace = Només hi ha un número que respon a un 1, i una carta que ho esborra tot.
hint-why-throw = Compara amb el que demana la pila, i després mira quants números diferents es tiren.
misconception-throw-joker-forgotten = El comodí es pot tirar sempre: fa de la carta que vulguis dir.
misconception-throw-two-forgotten = El 2 es pot tirar sempre, tant si la pila és alta com si és baixa.
misconception-throw-takes-anyway = Només es recull si no es pot tirar res.
misconception-throw-strictly-higher = N’hi ha prou amb un número igual: no cal que sigui més alt.
misconception-throw-ace-low = L’1 és la carta més alta de l’escala, i el 2 es pot tirar sempre.
misconception-throw-lower = Cal igual o més alt, no més baix.
misconception-throw-ten-forbidden = El 10 es tira sobre tot, menys sobre un 7 o un 1.
misconception-throw-ten-on-seven = El 10 no es pot tirar sobre un 7.
misconception-throw-ace-is-one = L’1 és el número més alt: no és «7 o menys».
misconception-throw-seven-or-higher = Després d’un 7, és al revés: 7 o menys.
misconception-throw-below-seven = El mateix 7 també es pot: «7 o menys».
misconception-throw-ten-on-ace = El 10 no respon a un 1: cal un 1, un 2 o un comodí.
misconception-throw-only-ace = Un 2 i un comodí també responen a un 1.
misconception-joker-anything = El comodí segueix les regles de la carta que representa: s’ha de poder tirar.
misconception-joker-ten-forgotten = El comodí també pot fer de 10, allà on es pot tirar un 10.
misconception-joker-ten-always = Un comodí que fa de 10 no va on el 10 està prohibit.
misconception-joker-two-forgotten = El comodí sempre pot fer de 2.
misconception-joker-ace-low = L’1 és el número més alt: aquí el comodí en pot fer.
misconception-law-suit-counts = Al balcó els pals no compten mai.

## BA-03 to BA-09: what comes next

prompt-balco-turn = A qui toca, ara?
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
step-begin = comença el número més baix
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
why-asks-free = Després d’un 2, es torna a començar de zero: qualsevol carta.
why-asks-at-least = Ja res no obliga a jugar 7 o menys: cal { $rank } o més alt.
why-asks-number = El 2 només ha alliberat un jugador. Després s’ha tirat un número: cal { $rank } o més alt.
why-asks-trenca = Cada 7 obliga un jugador a jugar 7 o menys. Encara en queden: { $players }.
why-hand = { $left ->
    [0] No et queda cap carta
    [one] Et queda { $left } carta
   *[other] Et queden { $left } cartes
  }; del munt { $drawn ->
    [0] no n’agafes cap
   *[other] n’agafes { $drawn }
  }{ $up ->
    [0] {""}
   *[other] , i agafes les teves { $up } visibles
  }. A la mà: { $size }.
why-pile-cleared = La pila s’ha netejat: no en queda res.
why-pile-stays = Res no neteja la pila: hi ha { $count ->
    [one] { $count } carta
   *[other] { $count } cartes
  }.
why-steps-turn = Es mira, es tira, es fa l’efecte, s’agafen cartes, i li toca al següent.
why-steps-phases = Primer la mà i el munt, després les visibles i al final les tapades, d’una en una.
why-steps-blind = Amb la mà buida, es gira una tapada; si no es pot tirar, es recull tot, torna a començar el jugador de la dreta, i cal buidar la mà abans de girar-ne una altra.
why-steps-start = Es reparteix, es canvien cartes, s’ensenya la més baixa, comença el més baix, i després s’agafen cartes.
why-effect-shoot = Quan fa d’1, el comodí dispara com un 1.
why-effect-free = Quan fa de 2, el comodí torna a zero com un 2.
why-effect-break = Quan fa de 7, el comodí obliga com un 7.
why-effect-skip = Quan fa de 8, el comodí fa perdre el torn com un 8.
why-effect-clear = Quan fa de 10, el comodí neteja la pila com un 10.
why-effect-number = Jugat com a { $rank }, el comodí és un número corrent.
hint-balco-turn = Es juga cap a la dreta. Hi ha cap 8, cap 1 o cap pila netejada que ho canviï?
hint-asks = Busca l’últim efecte: un 2 esborra, un 7 obliga un jugador o més.
hint-hand = S’agafen cartes fins a tenir-ne tres, mai més. I quan s’ha acabat el munt?
hint-steps = Què ha d’haver passat perquè la resta sigui possible?
hint-clear = Un 10 neteja la pila, i quatre cartes seguides del mateix número també.
hint-joker = El comodí fa tot el que fa la carta que representa, i només va on ella aniria.
misconception-turn-left = Es juga cap a la dreta, no cap a l’esquerra.
misconception-turn-same = Aquest jugador acaba de jugar: aquí no torna a jugar.
misconception-turn-skips = Aquí ningú no perd el torn.
misconception-turn-eight-forgotten = El 8 fa perdre el torn al jugador següent.
misconception-turn-one-skip = Cada 8 que es tira fa perdre el torn a un jugador.
misconception-turn-clear-forgotten = S’ha netejat la pila: torna a jugar el mateix jugador.
misconception-shot-right-of-sender = L’1 no dispara al de la dreta de qui el tira: dispara a qui es triï.
misconception-shot-back-to-sender = Qui dispara no torna a jugar mentre l’altre no ha respost.
misconception-shot-resumes-at-sender = El tret s’ha acabat: se segueix pel de la dreta de qui l’ha rebut, no de qui ha disparat.
misconception-shot-sender-again = Qui ha disparat no torna a jugar: se segueix pel de la dreta de qui ha rebut el tret.
misconception-shot-target-again = El jugador que ha rebut el tret ja ha respost.
misconception-steps-backwards = És l’ordre invers.
misconception-steps-draw-first = Només s’agafen cartes després de tirar.
misconception-steps-lift-before-empty = Només es gira una tapada quan la mà és buida.
misconception-steps-right-begins-first = El jugador de la dreta no torna a començar fins que s’ha recollit la pila.
misconception-hand-no-draw = Després de tirar, s’agafen cartes fins a tenir-ne tres, mentre n’hi hagi.
misconception-hand-always-three = No sempre s’arriba a tres: depèn del munt, de les visibles i del que ja es té.
misconception-hand-draws-as-many = No s’agafen tantes cartes com s’han tirat, sinó fins a tenir-ne tres.
misconception-hand-face-up-forgotten = Munt acabat i menys de tres cartes: s’agafen també les tres visibles.
misconception-hand-face-up-always = Les visibles només s’agafen si s’ha acabat el munt i es tenen menys de tres cartes.
misconception-asks-free = Res no ha deixat la pila a zero.
misconception-asks-at-least = Un efecte canvia el que demana la pila: mira l’última carta que en té.
misconception-asks-two-outlived = El 2 allibera el jugador següent, i prou: després s’ha tirat un número.
misconception-asks-seven-unplayed = No s’ha tirat cap 7: res no obliga a jugar 7 o menys.
misconception-asks-trenca = Compta els jugadors que el 7 obliga, i els que ja han respost.
misconception-pile-clear-forgotten = Aquesta última carta neteja la pila.
misconception-pile-ten-stays = El 10 se’n va amb la pila.
misconception-pile-cleared-too-soon = Res no ha netejat la pila: cal un 10, o quatre números iguals seguits.
misconception-joker-no-effect = El comodí també té l’efecte de la carta que representa.
misconception-joker-always-clears = El comodí només neteja la pila si fa de 10, o si és el quart.
misconception-joker-always-free = El comodí només torna a zero si fa de 2.

## BA-04: a hidden card

prompt-lift = Ni cartes a la mà ni visibles: gires una tapada. Què passa?
group-lifted = La carta que gires
row-hidden-left = Les teves tapades, amb aquesta
lift-thrown = va a la pila, i te’n queden més
lift-out = va a la pila, i ja no et queda res
lift-take = reculls la pila, i la carta també
lift-back = la tornes a tapar i en gires una altra
why-lift-thrown = Es pot tirar, i te’n queden més per girar.
why-lift-out = Es pot tirar, i era la teva última carta: ja has acabat.
why-lift-take = És massa baixa per a aquesta pila: es recull tot, també la carta girada.
hint-lift = La carta girada és igual o més alta? I quantes te’n queden?
misconception-lift-put-back = Una carta girada no es torna a tapar: es tira, o va a la mà amb la pila.
misconception-lift-strictly-higher = Una carta igual es pot tirar.
misconception-lift-out-anyway = És la teva última tapada, però no es pot tirar.
misconception-lift-out-too-soon = Es tira, però no era l’última de les teves tapades.
misconception-lift-last-forgotten = Era la teva última tapada: ja no et queda res.

## BA-06 to BA-10: find, name, declare, words

prompt-fault = Al començament la pila era buida. Una d’aquestes cartes no es podia tirar. Quina, i per quina regla?
prompt-fourth = Al començament la pila era buida. En quin moment es neteja?
prompt-target = Tires un 1. A qui pots disparar? Tria tots els jugadors possibles.
prompt-joker-for = Tens un comodí i voldries { $want-term }. De quina carta el fas fer?
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
why-fault-BAL-LEG-02 = Al moment { $number }, el número { $rank } és més baix que el que demanava la pila.
why-fault-BAL-LEG-05 = Al moment { $number }, es tira un 10 sobre un 7: no es pot.
why-fault-BAL-LEG-06 = Al moment { $number }, el número { $rank } és més alt que 7, i el 7 encara obligava.
why-fourth = Al moment { $number }, hi ha quatre cartes seguides del número { $rank }.
why-target = Es dispara a qui es vol, menys a un mateix i als jugadors que ja no tenen cartes.
why-declare = Digues { $rank }: el comodí agafa l’efecte d’aquesta carta, i aquí es pot tirar.
why-declare-not = Aquest efecte és el del número { $rank }, que aquí no es pot tirar: el comodí tampoc.
why-terms = Són les paraules del balcó: les cartes amb efecte, i el que es fa amb la pila.
why-term-carta-blanca = «Carta blanca»: és el 2, que ho deixa tot en blanc.
why-term-disparar = «Disparar»: és tirar un 1 a algú.
why-term-fer-el-buit = «Fer el buit»: és tirar un 8, com qui deixa algú de banda.
why-term-fer-nul = «Fer nul»: és tirar un 2 i tornar a començar de zero.
why-term-fer-palla = «Fer palla»: la pila creix i creix, com un paller.
why-term-netejar = «Netejar»: és treure la pila del joc.
why-term-pila = «Pila»: les cartes tirades, al mig.
why-term-recollir = «Recollir»: agafar tota la pila.
why-term-trenca = «Trenca»: és el 7.
why-term-trencar = «Trencar el joc»: és tirar un 7.
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
misconception-spot-blames-the-seven = El 7 sí que es podia tirar: el que no es podia era la resposta al 7.
misconception-spot-law-of-the-ladder = El moment és aquest, però no aquesta regla: després d’un 7, ja no es tracta de jugar més alt.
misconception-spot-law-of-the-seven = El moment és aquest, però ho prohibeix una altra regla.
misconception-fourth-two-does-not-break = El 2 talla la sèrie: calen quatre cartes seguides.
misconception-fourth-throws-not-cards = Es compten les cartes, no les tirades.
misconception-fourth-first-pair = Encara no hi ha quatre cartes del mateix número.
misconception-target-self = Ningú no es dispara a si mateix.
misconception-target-right-only = Es dispara a qui es vol, no només a la dreta.
misconception-target-out = No es pot disparar a un jugador que ja no té cartes.
misconception-target-not-sender = Es pot respondre a qui t’ha disparat.
misconception-declare-forbidden = Aquesta carta aquí no es pot tirar, i el comodí segueix les mateixes regles.
misconception-declare-too-shy = És possible: la carta que té aquest efecte aquí es pot tirar.
misconception-declare-two-for-all = El 2 es pot tirar sempre, però només torna a zero.
misconception-declare-ten-for-all = El 10 neteja la pila; no és l’efecte que vols.
misconception-term-netejar-recollir = Netejar treu la pila del joc; recollir la porta a la mà.
misconception-term-trenca-trencar = La trenca és la carta; trencar el joc és tirar-la.
misconception-term-fer-el-buit-netejar = Fer el buit és el 8; de treure la pila se’n diu netejar.

## BA-10: what has just happened

prompt-name = Què s’acaba de fer? Digues-ho amb la paraula del joc.
group-name-pile = La pila, de baix a dalt
row-event = Ara mateix
row-target = A qui
why-name-not-cleared = La pila no se n’ha anat: ni 10, ni quatre cartes seguides del mateix número.
misconception-name-take-is-clear = Ningú no s’ha endut la pila a la mà: ha marxat del joc.
misconception-name-clear-is-take = La pila no ha marxat del joc: algú se l’ha endut a la mà.
misconception-name-two-clears = El 2 torna a zero, però la pila es queda allà.
misconception-name-void-is-clear = El buit del 8 es fa a un jugador; la pila es queda.
misconception-name-straw-is-take = Encara no ha recollit ningú: la palla va pujant.
misconception-name-four-overrides = És la quarta del mateix número: la pila se’n va, i la carta no fa cap més efecte.

## BA-02 and BA-11: what to keep

prompt-swap = Aquestes són les teves sis cartes, en una taula de tres. Quines deixes visibles? Tria’n tres.
prompt-play-throw = Final de partida a tres: ni munt ni visibles. Cadascú té cinc cartes a la mà i dues tapades. Què tires?
prompt-odds-rescue = Agafes cartes del munt a l’atzar. De cada cent vegades, en quantes et sortirà un 2 o un comodí?
prompt-odds-hidden = Gires una tapada. De cada cent vegades, en quantes es podrà tirar?
group-known = Les { $count } cartes que has vist
row-drawn = Cartes agafades
why-swap = Es deixen tres cartes visibles, ni més ni menys. En { $samples } partides simulades per nosaltres, amb { $cards-numbers } visibles se’n guanyen { $best } de cada cent.
why-swap-right = Aquesta tria guanya { $share } de cada cent partides, segons { $samples } partides simulades per nosaltres, quatre amunt quatre avall. { $standing ->
    [best] És la millor.
    [level] Cap altra no en guanya més.
   *[near] La millor en guanya { $best }.
  }
why-swap-wrong = Aquesta tria guanya { $share } de cada cent partides, segons { $samples } partides simulades per nosaltres. Si queden visibles { $cards-numbers }: { $best }.
why-play-right = Aquesta tria guanya { $share } de cada cent partides, segons { $samples } partides simulades per nosaltres, quatre amunt quatre avall. { $standing ->
    [best] És la millor.
    [level] Cap altra no en guanya més.
   *[near] La millor en guanya { $best }.
  }
why-play-wrong = Aquesta tria guanya { $share } de cada cent partides, segons { $samples } partides simulades per nosaltres. Amb { $count ->
    [1] un { $rank }
    [2] dos { $rank }
    [3] tres { $rank }
    [4] quatre { $rank }
   *[other] { $count } cartes del número { $rank }
  }: { $best }.
why-unseen = { $good ->
    [one] { $good } carta bona
   *[other] { $good } cartes bones
  } entre les { $left } que no has vist, { $drawn ->
    [1] i només se n’agafa una
   *[other] i se n’agafen { $drawn }
  }: { $share } de cada cent vegades.
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
misconception-odds-seen-forgotten = Les cartes que has vist ja no et poden sortir: treu-les del compte.
misconception-odds-upside-down = Això és la probabilitat del contrari.

## Smiles for right answers: the number is the seed modulo 12

smile-ba-0 = Que recullin els altres.
smile-ba-2 = El del costat ja pateix.
smile-ba-3 = Amb cartes així es dorm tranquil.
smile-ba-5 = Una carta menys i un somriure més.
smile-ba-7 = Això no s’ho esperava ningú.
smile-ba-8 = Cada cop et pesen menys les cartes.
smile-ba-10 = Net com una patena.
