# Texts of the widgets that draw one game's rules.

term-variant-intermedia = intermedia
variant-allows = Variante { $variant-term }: puedes jugar { $cards-or }.
variants-label = Variantes
variants-ask = Toca una carta para saber por qué está permitida o prohibida.
variants-changes = Con recuadro: las cartas permitidas en una variante y prohibidas en otra.

counter-next = Contar la siguiente
counter-all = Contar todo
counter-total = Total
counter-empty = La cuenta vuelve a cero.
count-pack = Los puntos de una mano
count-pile = Los puntos de un montón
count-rest = { $count ->
    [one] 1 carta sin puntos
   *[other] { $count } cartas sin puntos
  }
count-tricks = { $count ->
    [one] 1 baza
   *[other] { $count } bazas
  }
count-running = { $label }: { $points ->
    [0] nada
    [one] 1 punto
   *[other] { $points } puntos
  }. Total: { $total }.

ladders-ask = Toca una carta: se enseña en las dos escalas.
rung-place = { $place ->
    [one] primer
    [3] 3.er
    [13] 13.er
   *[other] { $place }.º
  } puesto
ladders-order = El orden: quién le gana a quién
ladders-points = El valor: cuánto cuenta

doubling-none = sin cantos
doubling-contro = contro
doubling-recontro = recontro
doubling-sant-vicenc = Sant Vicenç
doubling-choosers = la pareja que ha elegido
doubling-others = la otra pareja

scorepad-us = Nosotros
scorepad-them = Ellos
scorepad-caption = La partida se juega a { "{target}" } puntos
scorepad-total = Total
scorepad-deal = La mano
scorepad-points = Nuestros puntos, de 72
scorepad-contract = Contrato
scorepad-doubling = Cantos
scorepad-note = Apuntar esta mano
scorepad-undo = Borrar la última
scored-deal = Mano { $number }
scored-how = { $above } × { $times }
scored-summary = { $winner ->
    [us] Tenemos { $points } puntos, es decir, { $above } por encima de 36. { $times ->
        [1] Nada lo dobla:
       *[other] Por { $times },
      } apuntamos { $scored }.
    [them] Tienen { $points } puntos, es decir, { $above } por encima de 36. { $times ->
        [1] Nada lo dobla:
       *[other] Por { $times },
      } apuntan { $scored }.
   *[nobody] Cada pareja tiene { $points } puntos, es decir, { $above } por encima de 36: { $times ->
        [one] nadie apunta nada.
       *[other] por { $times }, sigue siendo { $scored }, y nadie apunta nada.
      }
  }
scored-ending = { $winner ->
    [us] Pasamos de 100: la partida es nuestra.
   *[them] Pasan de 100: la partida es de ellos.
  }
scored-over = La partida ha terminado. Borra la última mano para continuar.

bid-history = Lo que se ha dicho
bid-calls = Cantos
bid-why-not = Los otros cantos
bid-back = Retirar el último canto
bidding-stake = { $times ->
    [0] Todavía no se sabe cuánto vale la mano
   *[other] La mano vale × { $times }
  }
bidding-speaks = { $seat ->
    [seat-you] Te toca hablar.
   *[other] Le toca hablar { $seat-term-to }.
  }
talk-speaks = { $seat ->
    [seat-you] Te toca
   *[other] A tu contrario le toca
  } { $waits ->
    [yes] responder
   *[no] hablar o jugar
  }.
talk-over = Ya no hay más que decir: la mano ha terminado.
talk-note = { $accepted } / { $refused }
talk-stake = { $bet }: { $pending ->
    [yes] querido, { $accepted }; no querido, { $refused }
   *[no] la mano vale { $accepted }
  }
bidding-over = Los cantos se han terminado. { $seat ->
    [seat-you] Sales tú.
   *[other] Sale { $seat-term }.
  }

tree-of-doublings = Lo que puede contar una mano
tree-suit-contract = un palo de triunfo
bet-times = × { $times }
bet-accepted = querido: { $points }
bet-refused = no querido: { $points }
tree-of-truco = Lo que puede valer el truco
tree-of-flor = Lo que puede valer la flor
tree-of-envido = Lo que puede valer el envido
bets-here = vamos por aquí

seats-label = La mesa
seats-skipped = pierde el turno
turn-of = { $skipped ->
    [0] {""}
   *[other] Sin turno: { $passed }.{" "}
  }{ $seat ->
    [seat-you] Juegas tú.
   *[other] Juega { $seat-term }.
  }

words-search = Buscar una palabra
words-search-all = Buscar una palabra, en todos los juegos
words-fr = Francés
words-ca = Catalán
words-es = Español
words-meaning = Lo que significa
words-found = Palabras encontradas: { "{n}" }
words-elsewhere = En otras partes del glosario
words-none = No hay ninguna palabra así.

table-seat-opponent = contrario
    .disc = C
table-seat-facing = enfrente
    .disc = E
table-seat-second-right = 2.º derecha
    .disc = 2D
table-seat-second-left = 2.º izquierda
    .disc = 2I
table-seat-third-right = 3.º derecha
    .disc = 3D
table-seat-third-left = 3.º izquierda
    .disc = 3I

truco-leads = { $seat ->
    [seat-you] Sales tú.
   *[other] Va a salir { $seat-term }.
  }
truco-plays = { $seat ->
    [seat-you] Juegas { $card-the }.
   *[other] { $seat-term } juega { $card-the }.
  }
truco-ahead = { $seat ->
    [seat-you] Vas ganando.
   *[other] Va ganando { $seat-term }.
  }
truco-tied = { $seat ->
    [seat-you] De momento, empate contigo.
   *[other] De momento, empate con { $seat-term }.
  }
truco-trick = { $seat ->
    [seat-you] Ganas la baza.
   *[other] { $seat-term } gana la baza.
  }
truco-parda = Empate (parda): { $decides ->
    [first] la mano es de quien ganó la primera baza.
    [mano] con tres pardas, la mano es del primero en jugar.
   *[leads] nadie gana esta baza, y quien salió vuelve a salir.
  }
truco-hand-won = { $side ->
    [us] La mano es de tu bando.
    [them] La mano es del otro bando.
    [seat-you] Ganas la mano.
   *[seat] { $side-term } gana la mano.
  }

balco-pile = La pila ({ $count ->
    [0] vacía
    [one] 1 carta
   *[other] { $count } cartas
  })
balco-pile-goes = La pila se va ({ $count ->
    [one] 1 carta
   *[other] { $count } cartas
  })
balco-turn = Le toca
balco-begins = La pila está vacía. { $seat ->
    [seat-you] Empiezas tú.
   *[other] Empieza { $seat-term }.
  }
balco-throws = { $seat ->
    [seat-you] Echas { $thrown }{ $draws ->
        [0] {""}
        [one] {" "}y luego robas una carta
       *[other] {" "}y luego robas { $draws } cartas
      }.
   *[other] { $seat-term } echa { $thrown }{ $draws ->
        [0] {""}
        [one] {" "}y luego roba una carta
       *[other] {" "}y luego roba { $draws } cartas
      }.
  }
balco-declares = { $count ->
    [one] El comodín cuenta como un { $rank }.
   *[other] Cada comodín cuenta como un { $rank }.
  }
balco-takes = { $seat ->
    [seat-you] No tienes nada que echar: recoges la pila.
   *[other] { $seat-term } no tiene nada que echar y recoge la pila.
  }
balco-two = Carta blanca: se vuelve a empezar de cero, pero la pila se queda.
balco-seven = { $count ->
    [one] Trenca: el jugador siguiente tiene que quedarse en 7 o menos.
   *[other] Trenca: los { $count } jugadores siguientes tienen que quedarse en 7 o menos.
  }
balco-eight = { $count ->
    [one] Un jugador pierde el turno.
   *[other] Jugadores que pierden el turno: { $count }.
  }
balco-ace = { $several ->
    [yes] Hay varios disparos ({ $targets }): cada uno tiene que responder o recoger.
   *[no] { $seat ->
        [seat-you] ¡Te disparan! Tienes que responder o recoger.
       *[other] El disparo va { $seat-term-to }, que tiene que responder o recoger.
      }
  }
balco-ten = El 10 limpia: la pila se retira{ $again ->
    [yes] , y { $seat ->
        [seat-you] vuelves a jugar
       *[other] { $seat-term } vuelve a jugar
      }.
   *[no] .
  }
balco-four = Cuatro cartas iguales seguidas: la pila se retira{ $again ->
    [yes] , y { $seat ->
        [seat-you] vuelves a jugar
       *[other] { $seat-term } vuelve a jugar
      }.
   *[no] .
  }
balco-aims = ¿A quién apunta?
balco-long = Ya has echado bastante: empieza otra vez para seguir.

pile-ranks = Números que se pueden echar
pile-targets = ¿A quién apunta?
pile-joker = Echar un comodín, anunciado como este número
pile-take = Nada que echar: recoger
pile-back = Retirar lo último

tally-us = Nosotros
tally-them = Ellos
tally-malas = malas (1 a 15)
tally-buenas = buenas (16 a 30)
marked-side = { $side ->
    [us] Nosotros:
   *[them] Ellos:
  } { $kind ->
    [won] 30 puntos, el chico está ganado.
    [buenas] { $count ->
        [one] 1 buena.
       *[other] { $count } buenas.
      }
   *[malas] { $count ->
        [0] nada.
        [one] 1 mala.
       *[other] { $count } malas.
      }
  }

timeline-moments = ¿Por dónde vamos?
timeline-calls = Cantos
timeline-open = posible
timeline-closed = cerrado
moment-start = Te toca, nadie ha hablado todavía
moment-challenged = El otro bando acaba de decir truco
moment-accepted = Has querido el truco
moment-settled = Ya hay un envido resuelto
moment-played = Has jugado tu primera carta
moment-open = Puedes decir: { $calls }.

## A deal to make

dealing-label = La mesa
dealing-lift = Cartas que levantas de arriba
dealing-cut = Cortar
dealing-hand = Tus cartas
dealing-pack = El mazo
deal-role-deals = reparte
deal-role-shuffles = baraja
deal-role-cuts = corta
deal-chair = { $count ->
    [0] ninguna carta
    [one] { $count } carta
   *[other] { $count } cartas
  }
deal-ask-deals-next = La mano ha terminado. ¿Quién reparte ahora?
deal-ask-shuffles = { $dealer ->
    [seat-you] Repartes tú.
   *[other] Reparte { $dealer-term }.
  } ¿Quién baraja?
deal-ask-cuts = ¿Quién corta?
deal-ask-shuffle = Baraja las cartas.
deal-ask-cut = ¿Cuántas cartas levantas de arriba?
deal-ask-first = { $count ->
    [one] ¿Para quién es la primera carta?
   *[other] ¿Para quién son las { $count } primeras cartas?
  }
deal-ask-next = { $count ->
    [one] ¿Para quién es la carta siguiente?
   *[other] ¿Para quién son las { $count } siguientes?
  }
deal-ask-down = { $count } cartas tapadas para cada uno: toca un sitio.
deal-ask-up = { $count } cartas visibles, puestas encima.
deal-ask-own = { $count } cartas en la mano, para cada uno.
deal-ask-exposed = Al repartir se ha visto { $card-the }, que iba para { $seat ->
    [seat-you] ti
   *[other] { $seat-term }
  }. ¿Qué hay que hacer?
deal-done-botifarra = Cada uno tiene doce cartas. { $dealer ->
    [seat-you] Tú eliges el triunfo
   *[other] { $dealer-term } elige el triunfo
  }, y { $leader ->
    [seat-you] saldrás tú.
   *[other] saldrá { $leader-term }.
  }
deal-done-truco = Cada uno tiene tres cartas. { $leader ->
    [seat-you] Eres mano.
   *[other] Es mano { $leader-term }.
  }
deal-done-balco = Cada uno tiene nueve cartas; las demás forman el mazo.
deal-slips = { $slips ->
    [0] Todo ha salido sin un fallo.
    [one] Un gesto por corregir.
   *[other] { $slips } gestos por corregir.
  }
deal-not-this-seat = ¿{ $seat-term }? No.
deal-cut = { $count ->
    [one] Una carta levantada,
   *[other] { $count } cartas levantadas,
  } { $left } en la mesa.
deal-tapped = El mazo se queda como está.
deal-option-shuffle = Barajar
deal-option-tap = Golpear el mazo
deal-option-keep = Quedársela
deal-option-redeal = Exigir otro reparto
deal-option-next = La mano siguiente

## A hundred hands

hundred-of-flor = Cien manos: las flores
hundred-of-brava = Cien manos: al menos una brava
hundred-do-deal = Repartir cien manos
hundred-result = { $found } de { $hands }. La cuenta exacta: { $whole },{ $tenths } de cada cien.

## Signs between partners, and the cards that they mean

signs-label = Las ocho señas y lo que dicen
sign-brows = las dos cejas levantadas
    .card = el as de espadas
    .why = Las dos cejas levantadas: el as de espadas.
sign-wink = un guiño
    .card = el as de bastos
    .why = Un guiño: el as de bastos.
sign-right = la boca hacia la derecha
    .card = el siete de espadas
    .why = La boca hacia la derecha: el siete de espadas.
sign-left = la boca hacia la izquierda
    .card = el siete de oros
    .why = La boca hacia la izquierda: el siete de oros.
sign-lip = el labio de abajo mordido
    .card = un tres
    .why = El labio de abajo mordido: un tres.
sign-kiss = los labios hacia delante, sin ruido
    .card = un dos
    .why = Los labios hacia delante, sin ruido: un dos.
sign-open = la boca entreabierta
    .card = el as de oros o el as de copas
    .why = La boca entreabierta: el as de oros o el as de copas.
sign-shut = los dos ojos cerrados
    .card = nada de nada
    .why = Los dos ojos cerrados: nada de nada.

## The referee

refereeing-tricks = Las bazas, carta a carta
refereeing-options = Tu respuesta
refereeing-another = Otra hoja
refereeing-fault = la falta
refereed-variant = Variante
refereed-no-fault = Aquí no hay nada que reclamar.
refereed-fault = ¡Hay falta!
refereed-name-it = En las bazas siguientes se ven todas las cartas de este jugador: son las últimas de la mano.
refereed-other-law = No es esa regla.
refereed-look-again = ¿Quién iba ganando en ese momento? ¿Qué le quedaba a este jugador? Lo dicen sus cartas siguientes.
refereed-other-cost = No es ese precio.
refereed-cost = 36 por { $times }: { $cost } puntos para la otra pareja.
referee-ask-line = ¡Árbitro! ¿Dónde está la falta?
referee-ask-law = ¿Qué regla se ha olvidado?
referee-ask-cost = ¿Cuánto apunta la otra pareja?
referee-ask-done = { $slips ->
    [0] Juzgado sin un error.
    [one] Juzgado, con un error.
   *[other] Juzgado, con { $slips } errores.
  }
law-silence = No se dice nada de las cartas ni de las jugadas, ni siquiera por señas.
law-take-back = Carta jugada no se retira.
law-older-trick = Solo se vuelve a mirar la última baza.

## A range with movable limits

range-title = { $mano ->
    [yes] Eres mano y tienes { $value } tantos.
   *[no] El otro es mano y tú tienes { $value } tantos.
  }
range-dial-least = Canta envido a partir de
range-dial-least-value = { "{n}" }
range-dial-bluff = Y con el resto miente
range-dial-bluff-value = { "{n}" } de cada cien veces
range-result = Ganas { $percent } de cada cien veces. { $better ->
    [more] Querer rinde { $whole },{ $tenths } puntos más que no querer.
    [less] Querer cuesta { $whole },{ $tenths } puntos más que no querer.
   *[same] Querer o no querer, da lo mismo.
  } Hemos contado todas las manos sin flor.
range-nothing = Con tus cartas, ninguna de sus manos vale tanto.
