# What the coach says of an action: one reason each, true of the position.

## Botifarra: cards

coach-botifarra-charge-last = La basa és del vostre company, amb { $best-the }, i jugueu al final: carregueu-la; { $card-the } hi posa { $points ->
    [1] 1 punt segur
   *[other] { $points } punts segurs
  }.
coach-botifarra-charge-sure = La basa és del vostre company, amb { $best-the }, i ja no la pot guanyar ningú més: carregueu-la amb { $card-the }.
coach-botifarra-takes-last = Jugueu al final: { $card-the } s’endú la basa i { $points ->
    [1] el punt
   *[other] els { $points } punts
  } que hi ha.
coach-botifarra-ruffs = Falleu { $led-the } amb { $card-the }: de moment, la basa val { $points ->
    [1] 1 punt
   *[other] { $points } punts
  }.
coach-botifarra-takes-sure = { $card-the } s’endú la basa, i ja no hi pot passar per sobre cap contrari.
coach-botifarra-last-trump = { $card-the } és l’últim trumfo: ningú no el pot guanyar ni fallar.
coach-botifarra-fell = { $fell-count ->
    [1] Ja ha caigut { $fell }
   *[other] Ja han caigut { $fell }
  }: ara mana { $card-the }, i ningú no pot fallar.
coach-botifarra-master = Cap contrari no pot guanyar { $card-the }: aquesta basa és vostra.
coach-botifarra-partner-ruffs = Al vostre company ja no li queden { $suit }: si sortiu amb { $card-the }, pot fallar.
coach-botifarra-draws-trumps = { $left ->
    [1] Els altres encara tenen un trumfo
   *[other] Els altres encara tenen { $left } trumfos
  }: sortint amb { $card-the } n’arrastreu.
coach-botifarra-highest = Del seu pal no queda res més fort que { $card-the }: només { $card-gender ->
    [f] la
   *[other] el
  } pot guanyar un trumfo.
coach-botifarra-makes-void = { $card-the } és la vostra última carta { $suit-of }: després podreu fallar.
coach-botifarra-saves-points = No podeu guanyar { $best-the }: { $card-the } no costa res, i us guardeu { $spared }.
coach-botifarra-from-length = Teniu { $count } cartes { $suit-of }: és el vostre pal més llarg.
coach-botifarra-lowest = { $card-the } no guanya { $best-the }; és la més baixa que teniu del pal.

## Botifarra: calls

coach-botifarra-names-masters = Teniu { $count } de les cartes més fortes, { $cards }: sense trumfo, cadascuna fa la seva basa.
coach-botifarra-doubles-trumps = La parella contrària ha cantat { $suit }, i vós en teniu { $count }.
coach-botifarra-passes-short = { $count ->
    [0] No teniu cap carta
    [1] Només teniu una carta
   *[other] Només teniu { $count } cartes
  } { $suit-of }: massa poc per doblar.
coach-botifarra-delegates-flat = El vostre pal més llarg només té { $count } cartes: deixeu triar el vostre company.
coach-botifarra-names-long = Teniu { $count } cartes { $suit-of }: tots aquests trumfos serien vostres.
coach-botifarra-names-strong = Les vostres cartes { $suit-of } valen { $points } punts.

## Truco: cards

coach-truco-wins-hand = Ja teniu una basa: { $card-the } guanya { $best-the } i s’endú la mà.
coach-truco-cheapest = Per guanyar { $best-the } n’hi ha prou amb { $card-the }; { $kept-count ->
    [0] us quedeu sense cartes
   *[other] us guardeu { $kept }
  }.
coach-truco-unbeatable = Cap carta de les que no heu vist no guanya { $card-the }.
coach-truco-saves = La basa és del vostre bàndol, amb { $best-the }: tireu la més feble, { $card-the }.
coach-truco-ties = { $card-the } fa parda amb { $best-the }, i us guardeu { $kept-the } per a la basa que decideix.
coach-truco-gives-up = No teniu res que guanyi { $best-the }: tireu la més feble, { $card-the }.
coach-truco-leads-best = { $card-the } és la vostra carta més forta: guanya { $beaten } de les { $hidden } cartes que no heu vist.
coach-truco-keeps-brava = Si tireu { $card-the }, us guardeu { $kept-the } per a més tard.
coach-truco-weakest = { $card-the } és la vostra carta més feble: us guardeu { $kept }.
coach-truco-throws-away = { $card-the } és la més feble de les vostres quatre cartes.

## Truco: words

coach-truco-sings = { $cards } són del mateix pal: és flor, i s’ha de cantar.
coach-truco-enough-envido = Contra les cartes amb què l’altre apostaria així, guanyeu l’envido { $win } de cada 100 vegades. Amb { $yes ->
    [1] 1 punt
   *[other] { $yes } punts
  } contra { $no }, { $even ->
    [yes] en calen { $needed }: tant se val acceptar com rebutjar
   *[no] n’hi ha prou amb { $needed }
  }.
coach-truco-short-envido = Contra les cartes amb què l’altre apostaria així, guanyeu l’envido { $win } de cada 100 vegades. Amb { $yes ->
    [1] 1 punt
   *[other] { $yes } punts
  } contra { $no }, en caldrien { $needed }.
coach-truco-enough-truco = Contra les cartes amb què l’altre apostaria així, guanyeu la mà { $win } de cada 100 vegades. Amb { $yes ->
    [1] 1 punt
   *[other] { $yes } punts
  } contra { $no }, { $even ->
    [yes] en calen { $needed }: tant se val acceptar com rebutjar
   *[no] n’hi ha prou amb { $needed }
  }.
coach-truco-short-truco = Contra les cartes amb què l’altre apostaria així, guanyeu la mà { $win } de cada 100 vegades. Amb { $yes ->
    [1] 1 punt
   *[other] { $yes } punts
  } contra { $no }, en caldrien { $needed }.
coach-truco-bets-envido = Teniu { $value }: amb això guanyeu l’envido { $win } de cada 100 vegades.
coach-truco-bluffs-envido = Només teniu { $value }, que guanya l’envido { $win } de cada 100 vegades: és un farol, i només serveix si no us l’accepten.
coach-truco-bets-truco = Les vostres cartes guanyen la mà { $win } de cada 100 vegades: feu que valgui més.
coach-truco-bluffs-truco = { $win ->
    [0] Les vostres cartes no guanyen gairebé mai la mà
   *[other] Les vostres cartes només guanyen la mà { $win } de cada 100 vegades
  }: és un farol, i només serveix si no us l’accepten.

## Balcó

coach-balco-goes-out = { $cards-count ->
    [1] És la vostra última carta
   *[other] Són les vostres últimes cartes
  }: amb això acabeu.
coach-balco-forces = El jugador següent només té { $cards-numbers }: amb això no pot respondre, i recollirà { $count ->
    [1] una carta
   *[other] { $count } cartes
  }.
coach-balco-clears = { $ten ->
    [yes] Un 10 neteja
   *[no] Quatre cartes iguals netegen
  } la pila, { $count ->
    [1] una carta
   *[other] { $count } cartes
  } en total, i torneu a jugar.
coach-balco-shoots-leader = Dispareu a qui té menys cartes: només en té { $count }.
coach-balco-skips-leader = El 8 fa perdre el torn a un jugador que ja només té { $count ->
    [1] una carta
   *[other] { $count } cartes
  }.
coach-balco-only-rank = De la mà, no podeu tirar res més.
coach-balco-resets = La pila té { $count ->
    [one] { $count } carta
   *[other] { $count } cartes
  }: el 2 torna a zero sense fer-vos recollir res.
coach-balco-keeps-joker = Us guardeu un comodí: més endavant respondrà a tot.
coach-balco-keeps-special = Tireu un número corrent i us guardeu { $kept-numbers } per a més tard.
coach-balco-breaks = El 7 obliga el jugador següent a tirar 7 o menys.
coach-balco-together = Us desfeu de { $count } cartes en un sol torn.
coach-balco-lowest = És el vostre número més baix: més endavant { $kept-count ->
    [1] respondrà
   *[other] respondran
  } millor { $kept-numbers }.
coach-balco-leaves-best = Deixeu { $cards-numbers } al balcó, per al final.
coach-balco-must-take = No us va bé cap carta: es recull { $count ->
    [0] una pila buida
    [1] una carta
   *[other] una pila de { $count } cartes
  }.
coach-balco-lifts = Teniu la mà buida: { $count ->
    [1] es gira l’última tapada
   *[other] es gira una de les { $count } tapades, sense saber quina
  }.
