# The coach's reasons for an action; each is true of the position.

## Botifarra: cards

coach-botifarra-charge-last = Tu compañero va ganando con { $best-the } y juegas al final. Carga: con { $card-the }, { $points ->
    [1] 1 punto queda
   *[other] { $points } puntos quedan
  } a salvo.
coach-botifarra-charge-sure = Tu compañero va ganando con { $best-the } y ya nadie puede ganarle: carga con { $card-the }.
coach-botifarra-takes-last = Juegas al final: { $card-the } se lleva la baza y { $points ->
    [1] su punto
   *[other] sus { $points } puntos
  }.
coach-botifarra-ruffs = Fallas a { $led } con { $card-the }: de momento la baza vale { $points ->
    [1] 1 punto
   *[other] { $points } puntos
  }.
coach-botifarra-takes-sure = { $card-the } gana la baza, y ningún contrario puede ya pasarle por encima.
coach-botifarra-last-trump = { $card-the } es el último triunfo: nadie puede ganarle ni fallar.
coach-botifarra-fell = { $fell-count ->
    [1] Ya ha caído { $fell }
   *[other] Ya han caído { $fell }
  }: ahora la más alta es { $card-the }, y nadie la puede fallar.
coach-botifarra-master = Ningún contrario puede ganarle { $card-to }: esta baza es tuya.
coach-botifarra-partner-ruffs = A tu compañero no le queda ninguna carta { $suit-of }: sobre { $card-the } puede fallar.
coach-botifarra-draws-trumps = { $left ->
    [1] Todavía queda un triunfo en manos de los demás: { $card-the } lo hace caer.
   *[other] Todavía quedan { $left } triunfos en manos de los demás: { $card-the } hace caer alguno.
  }
coach-botifarra-highest = En su palo no queda nada más alto que { $card-the }: solo un triunfo puede ganarle.
coach-botifarra-makes-void = { $card-the } es tu última carta { $suit-of }: después podrás fallar.
coach-botifarra-saves-points = No puedes ganarle { $best-to }: { $card-the } no cuesta nada, y te guardas { $saved }.
coach-botifarra-from-length = Tienes { $count } cartas { $suit-of }: es tu palo más largo.
coach-botifarra-lowest = { $card-the } no le gana { $best-to }, pero es tu carta más baja { $suit-of }.

## Botifarra: calls

coach-botifarra-names-masters = Tienes { $count } de las cartas más altas, { $cards }: sin triunfo, cada una hace su baza.
coach-botifarra-doubles-trumps = La pareja contraria ha elegido { $suit }, y tú tienes { $count } cartas de ese palo.
coach-botifarra-passes-short = { $count ->
    [0] No tienes ninguna carta { $suit-of }
    [1] Solo tienes una carta { $suit-of }
   *[other] Solo tienes { $count } cartas { $suit-of }
  }: es poco para doblar.
coach-botifarra-delegates-flat = Tu palo más largo solo tiene { $count } cartas: deja elegir a tu compañero.
coach-botifarra-names-long = Tienes { $count } cartas { $suit-of }: si las eliges, serán { $count } triunfos.
coach-botifarra-names-strong = Tus cartas { $suit-of } valen { $points } puntos.

## Truco: cards

coach-truco-wins-hand = Ya tienes una baza: { $card-the } le gana { $best-to } y se lleva la mano.
coach-truco-cheapest = { $card-the } basta para ganarle { $best-to }, y { $rest-count ->
    [0] te quedas sin cartas
   *[other] te guardas { $rest }
  }.
coach-truco-unbeatable = Ninguna carta de las que no has visto le gana { $card-to }.
coach-truco-saves = Tu bando va ganando la baza con { $best-the }: tira tu carta más débil, { $card-the }.
coach-truco-ties = { $card-the } hace parda con { $best-the }, y te guardas { $rest-the } para la baza que decide.
coach-truco-gives-up = No tienes nada que le gane { $best-to }: tira tu carta más débil, { $card-the }.
coach-truco-leads-best = { $card-the } es tu carta más fuerte: le gana a { $beaten } de las { $hidden } cartas que no has visto.
coach-truco-keeps-brava = Con { $card-the }, te guardas { $rest-the } para más tarde.
coach-truco-weakest = { $card-the } es tu carta más débil: te guardas { $rest }.
coach-truco-throws-away = { $card-the } es la más débil de tus cuatro cartas.

## Truco: words

coach-truco-sings = { $cards } son del mismo palo: es flor, y hay que cantarla.
coach-truco-enough-envido = Contra alguien que apuesta así, ganas el envido { $win } de cada cien veces. Querer pone en juego { $yes ->
    [1] 1 punto
   *[other] { $yes } puntos
  }, y no querer cuesta { $no }: { $even ->
    [yes] hay que ganar { $needed }, así que da lo mismo querer que no querer
   *[no] con ganar { $needed } basta
  }.
coach-truco-short-envido = Contra alguien que apuesta así, { $win ->
    [0] casi nunca ganas el envido
   *[other] ganas el envido { $win } de cada cien veces
  }. Querer pone en juego { $yes ->
    [1] 1 punto
   *[other] { $yes } puntos
  }, y no querer cuesta { $no }: habría que ganar { $needed } de cada cien veces.
coach-truco-enough-truco = Contra alguien que apuesta así, ganas la mano { $win } de cada cien veces. Querer pone en juego { $yes ->
    [1] 1 punto
   *[other] { $yes } puntos
  }, y no querer cuesta { $no }: { $even ->
    [yes] hay que ganar { $needed }, así que da lo mismo querer que no querer
   *[no] con ganar { $needed } basta
  }.
coach-truco-short-truco = Contra alguien que apuesta así, { $win ->
    [0] casi nunca ganas la mano
   *[other] ganas la mano { $win } de cada cien veces
  }. Querer pone en juego { $yes ->
    [1] 1 punto
   *[other] { $yes } puntos
  }, y no querer cuesta { $no }: habría que ganar { $needed } de cada cien veces.
coach-truco-bets-envido = Tienes { $value }: con eso ganas el envido { $win } de cada cien veces.
coach-truco-bluffs-envido = Solo tienes { $value }, que gana el envido { $win } de cada cien veces: es mentira, y solo sirve si no te lo quieren.
coach-truco-bets-truco = Tus cartas ganan la mano { $win ->
    [100] casi siempre
   *[other] { $win } de cada cien veces
  }: haz que valga más.
coach-truco-bluffs-truco = { $win ->
    [0] Tus cartas casi nunca ganan la mano
   *[other] Tus cartas solo ganan la mano { $win } de cada cien veces
  }: es mentira, y solo sirve si no te lo quieren.

## Balcó

coach-balco-goes-out = { $cards-count ->
    [1] Es tu última carta
   *[other] Son tus últimas cartas
  }: ya no te queda nada.
coach-balco-forces = El siguiente solo tiene { $cards-numbers }: con eso no se responde, así que recogerá { $count ->
    [1] una carta
   *[other] { $count } cartas
  }.
coach-balco-clears = { $ten ->
    [yes] Un 10 limpia
   *[no] Cuatro cartas iguales limpian
  } la pila, { $count ->
    [1] una carta
   *[other] { $count } cartas
  } en total, y vuelves a jugar.
coach-balco-shoots-leader = Disparas a quien tiene menos cartas: { $count ->
    [1] solo le queda una
   *[other] solo le quedan { $count }
  }.
coach-balco-skips-leader = El 8 hace perder el turno a un jugador al que solo { $count ->
    [1] le queda una carta
   *[other] le quedan { $count } cartas
  }.
coach-balco-only-rank = No puedes echar nada más de tu mano.
coach-balco-resets = La pila tiene { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }: con el 2 se vuelve a empezar de cero y no recoges nada.
coach-balco-keeps-joker = Te guardas un comodín: más tarde responderá a todo.
coach-balco-keeps-special = Echas un número corriente y te guardas { $rest-numbers } para más tarde.
coach-balco-breaks = El 7 obliga al siguiente a echar 7 o menos.
coach-balco-together = Te libras de { $count } cartas en un solo turno.
coach-balco-lowest = Es tu número más bajo: más tarde { $rest-count ->
    [1] responderá
   *[other] responderán
  } mejor { $rest-numbers }.
coach-balco-leaves-best = { $rank ->
    [0] Al final, el comodín será el número que haga falta.
    [2] Al final, el 2 va sobre cualquier carta.
   *[10] Al final, el 10 limpia la pila, y vuelves a echar.
  }
coach-balco-must-take = Ninguna de tus cartas sirve: recoges { $count ->
    [0] una pila vacía
    [1] una carta
   *[other] { $count } cartas
  }.
coach-balco-lifts = Tienes la mano vacía: { $count ->
    [1] levantas la última tapada
   *[other] levantas una de las { $count } tapadas, sin saber cuál
  }.
