# The condition that the pile sets.

condition-free = qualsevol carta
condition-at-least = igual o més alt que { $rank }
condition-trenca = { $rank ->
    [0] 7 o menys
   *[other] de { $rank } a 7, o un 2
  }, encara per a { $players ->
    [1] un jugador
    [2] dos jugadors
    [3] tres jugadors
    [4] quatre jugadors
   *[other] { $players } jugadors
  }
condition-ace = un 1, un 2 o un comodí, per respondre a l’1

# Reasons why a throw of Balcó is illegal, for any hand.

verdict-balco-no-card = Has de tirar almenys una carta.
verdict-balco-too-many = Es tiren com a molt quatre cartes alhora, i aquí n’hi ha { $cards-count }.
verdict-balco-twice = No es pot tirar dues vegades { $card-number }.
verdict-balco-mixed = Només es tiren juntes cartes del mateix número, i aquestes no ho són: { $cards-numbers }.
verdict-balco-no-joker = Sense comodí no cal dir res: cada carta val pel seu número.
verdict-balco-joker-undeclared = Quan es tira un comodí, s’ha de dir de quina carta fa.
verdict-balco-joker-differs = Tirat amb un { $other }, el comodí també és un { $other }: no es pot jugar com a { $rank }.
verdict-balco-too-low = { $joker ->
    [yes] El comodí jugat com a { $rank } és un { $rank }, més baix que { $least }: cal { $least } o més, { $special ->
        [ten] un 2 o un 10
       *[none] o un 2
      }.
   *[no] Un { $rank } és més baix que un { $least }: cal { $least } o més, { $special ->
        [ten-joker] un 2, un 10 o un comodí
        [ten] un 2 o un 10
        [joker] un 2 o un comodí
       *[none] o un 2
      }.
  }
verdict-balco-answer-ace = T’han disparat un 1: has de respondre amb un 1, un 2 o un comodí, no amb un { $rank }.
verdict-balco-joker-answers-ace = Contra un 1, el comodí només pot ser un 1 o un 2, no un { $rank }.
verdict-balco-ten-on-ace = { $joker ->
    [yes] Un comodí que fa de 10 no es pot tirar sobre un 1, perquè no n’esborra la regla.
   *[no] El 10 no es pot tirar sobre un 1, perquè no n’esborra la regla: has de respondre amb un 1, un 2 o un comodí.
  }
verdict-balco-ten-on-seven = { $joker ->
    [yes] Un comodí que fa de 10 no es pot tirar sobre un 7: la trenca demana 7 o menys.
   *[no] El 10 no es pot tirar sobre un 7: la trenca demana 7 o menys.
  }
verdict-balco-ten-under-trenca = { $joker ->
    [yes] La trenca encara t’obliga: un comodí que fa de 10 no en pot esborrar la regla.
   *[no] La trenca encara t’obliga: el 10 no en pot esborrar la regla.
  }
verdict-balco-ten-on = { $joker ->
    [yes] Un comodí que fa de 10 no es pot tirar sobre un { $rank }.
   *[no] El 10 no es pot tirar sobre un { $rank }.
  }
verdict-balco-ten-banned = { $joker ->
    [yes] Hi ha un { $rank } a la pila: en aquesta taula, un comodí que fa de 10 no s’hi pot tirar.
   *[no] Hi ha un { $rank } a la pila: en aquesta taula, el 10 no s’hi pot tirar.
  }
balco-trenca-needs = { $least ->
    [0] 7 o menys
   *[other] { $special ->
        [joker] de { $least } a 7, un 2 o un comodí
       *[none] de { $least } a 7, o un 2
      }
  }
verdict-balco-ace-on-seven = { $joker ->
    [yes] L’1 és el número més alt: ni tan sols un comodí que fa d’1 es pot tirar sota la trenca, que demana { balco-trenca-needs }.
   *[no] L’1 és el número més alt: no es pot tirar sota la trenca, que demana { balco-trenca-needs }.
  }
verdict-balco-over-seven = { $joker ->
    [yes] El comodí jugat com a { $rank } és un { $rank }: sota la trenca, cal { balco-trenca-needs }.
   *[no] Un { $rank } és més alt que 7: sota la trenca, cal { balco-trenca-needs }.
  }
verdict-balco-below-answer = { $joker ->
    [yes] El comodí jugat com a { $rank } és massa baix: en aquesta taula cal { balco-trenca-needs }, perquè algú ja ha respost { $least } a la trenca.
   *[no] Un { $rank } és massa baix: en aquesta taula cal { balco-trenca-needs }, perquè algú ja ha respost { $least } a la trenca.
  }
verdict-balco-no-such-rank = Un comodí fa d’una carta de l’1 al 12: no hi ha cap { $rank }.

# Reasons why an action is illegal at the table.

verdict-balco-deal-over = S’ha acabat: ja no juga ningú.
verdict-balco-no-such-action = Això no es pot fer al balcó.
verdict-balco-no-such-seat = Aquest lloc no existeix en aquesta taula.
verdict-balco-exchange-first = Primer es canvien cartes: el joc comença quan tothom ha triat les seves tres visibles.
verdict-balco-exchange-too-late = Ja no es canvien cartes: només es podia abans de començar a jugar.
verdict-balco-exchange-done = Ja has canviat cartes: només es fa un cop.
verdict-balco-exchange-not-yours = { $card-number } no és ni a la teva mà ni entre les teves visibles.
verdict-balco-exchange-three = Has de deixar exactament tres cartes visibles.
verdict-balco-is-out = Ja no tens cartes: ara { $seat ->
    [seat-you] et toca a tu
   *[other] toca { $seat-term-to }
  }.
verdict-balco-not-named = Acaben de disparar un 1: { $seat ->
    [seat-you] et toca respondre de seguida a tu
   *[other] toca respondre de seguida { $seat-term-to }
  }.
verdict-balco-wrong-turn = Ara no: { $seat ->
    [seat-you] et toca a tu
   *[other] toca { $seat-term-to }
  }.
verdict-balco-lifted-already = Ja hi ha una carta girada, { $card-number }: només se’n gira una.
verdict-balco-hand-first = Només es gira una tapada amb la mà buida. Encara et queda això: { $cards-numbers }.
verdict-balco-no-such-place = { $count ->
    [0] No et queda cap tapada.
    [one] Només et queda una tapada.
   *[other] Et queden { $count } tapades: tria’n una.
  }
verdict-balco-lift-first = Tens la mà buida: has de girar una tapada, sense mirar-la abans.
verdict-balco-must-throw = Pots tirar i, per tant, has de tirar: { $cards-either }{ $more ->
    [yes] , per exemple.
   *[no] .
  } La pila només es recull si no es té res per jugar.
verdict-balco-must-throw-lifted = La carta girada es pot tirar: has de tirar { $card-number }.
verdict-balco-lifted-only = La carta girada es tira tota sola: { $card-number }.
verdict-balco-from-table = No pots tirar { $card-number } des de la taula. Les teves visibles van primer a la mà, quan s’acaba el munt.
verdict-balco-not-in-hand = { $card-number } no és a la teva mà.
verdict-balco-target-cleared = Quatre 1 seguits netegen la pila: no disparen a ningú.
verdict-balco-target-only-ace = Només es dispara amb un 1.
verdict-balco-target-self = Ningú no es dispara a si mateix.
verdict-balco-target-unknown = Aquest lloc no existeix: es dispara a un jugador de la taula.
verdict-balco-target-out = Només es dispara a un jugador que encara té cartes, i ja no en té cap { $seat-term }.
verdict-balco-target-count = { $count ->
    [one] Has de dir a qui dispares l’1: a un jugador, i només a un.
   *[other] Cada 1 dispara a un jugador diferent: n’has de dir { $count }.
  }
verdict-balco-special-last = En aquesta taula no es pot acabar ni amb un 1, un 2, un 7, un 8 o un 10, ni amb un comodí: la teva última tirada no pot ser aquesta: { $cards-numbers }.
