# The coach's reasons for an action; each is true of the position.

## Botifarra: cards

coach-botifarra-charge-last = La basa és del teu company, amb { $best-the }, i jugues al final. Carrega-la: { $card-the } hi posa { $points ->
    [1] 1 punt segur
   *[other] { $points } punts segurs
  }.
coach-botifarra-charge-sure = La basa és del teu company, amb { $best-the }, i ja no la pot guanyar ningú més: carrega-la amb { $card-the }.
coach-botifarra-takes-last = Jugues al final: { $card-the } s’endú la basa i { $points ->
    [1] el punt
   *[other] els { $points } punts
  } que hi ha.
coach-botifarra-ruffs = Falles { $led-the } amb { $card-the }: de moment, la basa val { $points ->
    [1] 1 punt
   *[other] { $points } punts
  }.
coach-botifarra-takes-sure = { $card-the } s’endú la basa, i ja no hi pot passar per sobre cap contrari.
coach-botifarra-last-trump = { $card-the } és l’últim trumfo: ningú no el pot guanyar ni fallar.
coach-botifarra-fell = { $fell-count ->
    [1] Ja ha caigut { $fell }
   *[other] Ja han caigut { $fell }
  }: ara mana { $card-the }, i ningú no pot fallar.
coach-botifarra-master = Cap contrari no pot guanyar { $card-the }: aquesta basa és teva.
coach-botifarra-partner-ruffs = Al teu company ja no li queden { $suit }: si surts amb { $card-the }, pot fallar.
coach-botifarra-draws-trumps = { $left ->
    [1] Els altres encara tenen un trumfo: sortint amb { $card-the } el fas caure.
   *[other] Els altres encara tenen { $left } trumfos: sortint amb { $card-the } n’arrastres.
  }
coach-botifarra-highest = Del seu pal no queda res més fort que { $card-the }: només { $card-gender ->
    [f] la
   *[other] el
  } pot guanyar un trumfo.
coach-botifarra-makes-void = { $card-the } és la teva última carta { $suit-of }: després podràs fallar.
coach-botifarra-saves-points = No pots guanyar { $best-the }: { $card-the } no costa res, i et guardes { $saved }.
coach-botifarra-from-length = Tens { $count } cartes { $suit-of }: és el teu pal més llarg.
coach-botifarra-lowest = { $card-the } no guanya { $best-the }, però és la carta més baixa que tens { $suit-of }.

## Botifarra: calls

coach-botifarra-names-masters = Tens { $count } de les cartes més fortes, { $cards }: sense trumfo, cadascuna fa la seva basa.
coach-botifarra-doubles-trumps = La parella contrària ha cantat { $suit }, i tu en tens { $count }.
coach-botifarra-passes-short = { $count ->
    [0] No tens cap carta
    [1] Només tens una carta
   *[other] Només tens { $count } cartes
  } { $suit-of }: massa poc per doblar.
coach-botifarra-delegates-flat = El teu pal més llarg només té { $count } cartes: deixa triar el teu company.
coach-botifarra-names-long = Tens { $count } cartes { $suit-of }: tots aquests trumfos serien teus.
coach-botifarra-names-strong = Les teves cartes { $suit-of } valen { $points } punts.

## Truco: cards

coach-truco-wins-hand = Ja tens una basa: { $card-the } guanya { $best-the } i s’endú la mà.
coach-truco-cheapest = Per guanyar { $best-the } n’hi ha prou amb { $card-the }; { $rest-count ->
    [0] et quedes sense cartes
   *[other] et guardes { $rest }
  }.
coach-truco-unbeatable = Cap carta de les que no has vist no guanya { $card-the }.
coach-truco-saves = La basa és del teu bàndol, amb { $best-the }: tira la més feble, { $card-the }.
coach-truco-ties = { $card-the } fa parda amb { $best-the }, i et guardes { $rest-the } per a la basa que decideix.
coach-truco-gives-up = No tens res que guanyi { $best-the }: tira la més feble, { $card-the }.
coach-truco-leads-best = { $card-the } és la teva carta més forta: guanya { $beaten } de les { $hidden } cartes que no has vist.
coach-truco-keeps-brava = Si tires { $card-the }, et guardes { $rest-the } per a més tard.
coach-truco-weakest = { $card-the } és la teva carta més feble: et guardes { $rest }.
coach-truco-throws-away = { $card-the } és la més feble de les teves quatre cartes.

## Truco: words

coach-truco-sings = { $cards } són del mateix pal: és flor, i s’ha de cantar.
coach-truco-enough-envido = Contra algú que aposta així, guanyes l’envido { $win } de cada cent vegades. Acceptar posa en joc { $yes ->
    [1] 1 punt
   *[other] { $yes } punts
  }, i rebutjar en costa { $no }: { $even ->
    [yes] cal guanyar { $needed } vegades, i tant se val acceptar com rebutjar
   *[no] n’hi ha prou guanyant { $needed } vegades
  }.
coach-truco-short-envido = Contra algú que aposta així, { $win ->
    [0] no guanyes gairebé mai l’envido
   *[other] guanyes l’envido { $win } de cada cent vegades
  }. Acceptar posa en joc { $yes ->
    [1] 1 punt
   *[other] { $yes } punts
  }, i rebutjar en costa { $no }: caldria guanyar { $needed } de cada cent vegades.
coach-truco-enough-truco = Contra algú que aposta així, guanyes la mà { $win } de cada cent vegades. Acceptar posa en joc { $yes ->
    [1] 1 punt
   *[other] { $yes } punts
  }, i rebutjar en costa { $no }: { $even ->
    [yes] cal guanyar { $needed } vegades, i tant se val acceptar com rebutjar
   *[no] n’hi ha prou guanyant { $needed } vegades
  }.
coach-truco-short-truco = Contra algú que aposta així, { $win ->
    [0] no guanyes gairebé mai la mà
   *[other] guanyes la mà { $win } de cada cent vegades
  }. Acceptar posa en joc { $yes ->
    [1] 1 punt
   *[other] { $yes } punts
  }, i rebutjar en costa { $no }: caldria guanyar { $needed } de cada cent vegades.
coach-truco-bets-envido = Tens { $value }: amb això guanyes l’envido { $win } de cada cent vegades.
coach-truco-bluffs-envido = Només tens { $value }, que guanya l’envido { $win } de cada cent vegades: és un farol, i només serveix si no et l’accepten.
coach-truco-bets-truco = Les teves cartes guanyen la mà { $win ->
    [100] gairebé sempre
   *[other] { $win } de cada cent vegades
  }: fes que valgui més.
coach-truco-bluffs-truco = { $win ->
    [0] Les teves cartes no guanyen gairebé mai la mà
   *[other] Les teves cartes només guanyen la mà { $win } de cada cent vegades
  }: és un farol, i només serveix si no et l’accepten.

## Balcó

coach-balco-goes-out = { $cards-count ->
    [1] És la teva última carta
   *[other] Són les teves últimes cartes
  }: amb això acabes.
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
  } en total, i tornes a jugar.
coach-balco-shoots-leader = Dispares a qui té menys cartes: només en té { $count ->
    [1] una
   *[other] { $count }
  }.
coach-balco-skips-leader = El 8 fa perdre el torn a un jugador que ja només té { $count ->
    [1] una carta
   *[other] { $count } cartes
  }.
coach-balco-only-rank = No pots tirar cap altra carta de la mà.
coach-balco-resets = La pila té { $count ->
    [one] { $count } carta
   *[other] { $count } cartes
  }: el 2 fa tornar el joc a zero sense fer-te recollir res.
coach-balco-keeps-joker = Et guardes un comodí: més endavant respondrà a tot.
coach-balco-keeps-special = Tires un número corrent i et guardes { $rest-numbers } per a més tard.
coach-balco-breaks = El 7 obliga el jugador següent a tirar 7 o menys.
coach-balco-together = Et desfàs de { $count } cartes en un sol torn.
coach-balco-lowest = És el teu número més baix: més endavant { $rest-count ->
    [1] respondrà
   *[other] respondran
  } millor { $rest-numbers }.
coach-balco-leaves-best = { $rank ->
    [0] Al final, el comodí serà el número que calgui.
    [2] Al final, el 2 va sobre qualsevol carta.
   *[10] Al final, el 10 neteja la pila, i tornes a tirar.
  }
coach-balco-must-take = No et va bé cap carta: reculls { $count ->
    [0] una pila buida
    [1] una carta
   *[other] una pila de { $count } cartes
  }.
coach-balco-lifts = Tens la mà buida: { $count ->
    [1] gires l’última tapada
   *[other] gires una de les { $count } tapades, sense saber quina
  }.
