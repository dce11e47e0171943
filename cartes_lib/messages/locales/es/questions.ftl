# Guesses within a lesson: prompts and replies.

guess-yes = sí
guess-no = no
guess-right = Correcto: { $answer }
guess-wrong = { $reply ->
    [yes] Pues esta vez sí.
    [no] Pues esta vez no.
    [close] ¡Casi! { $answer }, no { $given }
    [off] Esta vez no. { $answer }, no { $given }
   *[far] Esta vez no. La respuesta: { $answer }
  }
guess-passed = La respuesta: { $answer }
guess-why-chance = Si todas las cartas son igual de probables, la cifra exacta es { $whole },{ $tenths } %{ $share ->
    [exact] , es decir, { $part } de cada { $total }
    [near] , es decir, unas { $part } de cada { $total }
   *[none] {""}
  }.
guess-unit-percent = %
guess-counted = { $unit ->
    [unit-points] { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
      }
    [guess-unit-percent] { $count } %
   *[none] { $count }
  }
guess-word = ¿Qué palabra quiere decir esto?
guess-meaning = El significado

## Botifarra

guess-ahead = ¿Qué carta va ganando esta baza?
guess-why-ahead-highest = { $card-the } va ganando: es la carta más alta que se ha jugado del palo de salida, { $led }.
guess-why-ahead-ruffed = { $card-the } va ganando: es el triunfo más alto que se ha jugado, y un triunfo gana a cualquier otro palo.
guess-why-leads = { $card-the } gana la baza, y el ganador sale en la siguiente. { $seat ->
    [seat-you] Sales tú
   *[other] Sale { $seat-term }
  }.
guess-legal = Variante { $variant-term }: ¿puedes jugar { $card-the }?
guess-allowed = Variante { $variant-term }: ¿cuántas de tus cartas puedes jugar aquí?
guess-deal = ¿Cuántos puntos hay en total en una mano?
guess-pack = ¿Cuántos puntos valen juntas las 48 cartas?
guess-why-pack = Cada palo vale 5 + 4 + 3 + 2 + 1 = 15 puntos, y hay cuatro palos: 4 × 15 = 60.
guess-rest = ¿Cuántos puntos ha hecho la otra pareja en esta mano?
why-guess-rest = Los 72 puntos se reparten todos: 72 − { $points } = { $left }.
guess-majority = Las dos parejas se reparten 72 puntos. ¿Cuántos hacen falta, como mínimo, para tener más que la otra?
why-guess-majority = La mitad de 72 es { $half }: con { $half } cada una, nadie va por delante. Hace falta uno más.
guess-row-score = Tu tanteo
guess-needed = La partida es a { $target }. ¿Cuántos puntos tiene que hacer tu pareja en esta mano, como mínimo, para terminarla?
why-guess-needed = { $missing ->
    [one] Te falta { $missing } punto
   *[other] Te faltan { $missing } puntos
  }{ $times ->
    [1] {""}
   *[other] , y cada punto por encima de 36 da { $times }
  }: { $above } por encima de 36, o sea { $points }.
guess-why-times-botifarra = La botifarra, por sí sola, multiplica por 2 los puntos por encima de 36 de la pareja que gana.
guess-row-contract = Contrato
guess-row-doubling = Cantos
guess-speaker = ¿A quién le toca hablar ahora?
guess-call = { $seat ->
    [seat-you] Te toca hablar. ¿Puedes
    [nobody] Los cantos se han terminado. ¿Se puede todavía
   *[other] Le toca hablar { $seat-term-to }. ¿Puede
  } decir «{ $call-term }»?
guess-role-cuts = ¿Quién corta?
guess-role-deals-next = ¿Quién repartirá la próxima vez?
guess-first-dealer = Das la vuelta a una carta: { $card-the }. ¿Quién reparte primero?
guess-why-first-dealer = { $suit-the } marcan el sitio { $seat ->
    [seat-you] en el que estás tú: repartes y eliges el triunfo.
   *[other] donde está { $seat-term }: reparte y elige el triunfo.
  }
guess-talk = ¿Está permitido, durante la mano?
guess-length = Recibes doce cartas. De cada cien manos, ¿en cuántas tienes { $span ->
    [exact] exactamente { $least } cartas
    [least] al menos { $least } cartas
   *[between] de { $least } a { $most } cartas
  } de un palo elegido de antemano?
guess-holder = Te falta esta carta. De cada cien manos, ¿en cuántas la tiene tu compañero?

## Truco

guess-trick-side = ¿Qué bando gana esta baza?
guess-why-stronger = Gana { $card-the }: está en el escalón { $place } de 14, contando desde arriba, y { $other-the } en el { $behind }.
guess-their-hand = Las cartas de tu contrario
guess-flor = ¿Es una flor?
why-guess-flor = Tres cartas del mismo palo: es una flor.
why-guess-no-flor = Harían falta tres cartas del mismo palo.
guess-may-call = ¿Puedes decir «{ $call-term }» ahora?
guess-why-opens = Es tu turno, y aún no has jugado tu primera carta: el envido está abierto.
guess-announce = Te toca decir tus tantos. ¿Puedes decir { $value }?
guess-announced = Los tantos están dichos, y el ganador muestra. ¿Qué bando gana el envido?
guess-zone = Tu bando tiene { $points } puntos. ¿Son malas o buenas?
guess-cut = El contrario de la izquierda corta y levanta { $count } cartas. ¿Está permitido?
guess-role-mano = ¿Quién es mano?
guess-role-captain = ¿Quién es el último en jugar de tu bando, su pie?
guess-sign = Tu compañero te hace esta seña. ¿Cuál de estas cartas tiene?
guess-first-sign = Tu compañero te mira. ¿Qué seña le pasas primero?
why-first-sign = Primero se pasa la seña de la carta más alta.
why-first-sign-none = Ninguna de estas cartas tiene seña propia: los dos ojos cerrados dicen «nada de nada».
guess-odds-flor = De cada cien manos de tres cartas, ¿cuántas son flor?
guess-odds-envido = De cada cien manos, ¿cuántas tienen { $least } tantos o más?
guess-odds-third-suit = Has visto dos cartas de tu contrario, del mismo palo. De cada cien veces, ¿en cuántas la tercera también es de ese palo?
guess-bettor-bluffs = { $value } o más, y algunas manos más flojas
guess-bluffs = Eres mano, con { $value }. De cada cien manos flojas, ¿con cuántas tiene que mentir tu contrario para que te convenga querer?
why-guess-bluffs = Si tu contrario miente con { $percent } de cada cien manos flojas, ganas { $needed } de cada cien veces: da lo mismo querer que no querer. Si miente más, te conviene querer.
guess-odds-bravas = De cada cien manos, ¿cuántas tienen al menos { $least ->
    [1] una
    [2] dos
   *[other] tres
  } de las cuatro bravas?
guess-odds-envido-won = Eres mano, y nadie tiene flor. De cada cien contrarios, ¿a cuántos les ganas el envido con estas cartas?
guess-odds-tricks-won = Eres mano. De cada cien contrarios, ¿a cuántos les puedes ganar las bazas con estas cartas?

## Balcó

guess-throw = ¿Puedes echar un { $rank }?
guess-throw-joker = ¿Puedes echar un comodín anunciado como { $rank }?
guess-playable = ¿Cuántas de tus cartas se pueden echar aquí?
guess-take = ¿Tienes que recoger la pila?
guess-last-thrower = Acaba de jugar
guess-thrown = Lo que se ha echado, de abajo arriba
guess-cleared = ¿La última carta limpia la pila?
guess-why-cleared-ten = El 10 limpia: toda la pila sale del juego.
guess-why-cleared-four = Hay cuatro { $number } seguidos: la pila se limpia.
guess-why-not-cleared = Hacen falta cuatro cartas iguales seguidas; aquí { $run ->
    [one] solo hay una
   *[other] solo hay { $run }
  }. La pila se queda.
guess-stock = Cada uno tiene sus nueve cartas. ¿Cuántas quedan en el mazo?
guess-hidden = Vas a levantar esta carta tapada. ¿Se podrá echar?
guess-hidden-other = ¿Se podrá echar esta carta tapada?
guess-hidden-card = La tapada
guess-lifted = Era un { $rank ->
    [0] comodín
   *[other] { $rank }
  }: { $playable ->
    [yes] se puede echar.
   *[no] no se puede echar, y se recoge la pila.
  }
guess-odds-rescue = Robas { $count } cartas al azar. De cada cien veces, ¿en cuántas sale un 2 o un comodín?
guess-odds-special = Robas { $count } cartas al azar. De cada cien veces, ¿en cuántas sale alguna especial?
guess-odds-playable = De cada cien cartas tapadas, ¿cuántas se podrían echar aquí?

guess-swap = Estas son tus seis cartas, en una mesa de tres. ¿Cuáles dejas visibles?
guess-swap-cards = { $cards-numbers }
why-guess-swap = Con { $cards-numbers } a la vista ganas unas { $best } partidas de cada cien. Con la peor de las tres elecciones ganas { $worst }.

## Widgets that ask questions

asking-kick = Adivina
asking-pass = Pasar
asking-submit = Digo esto
asking-touch = Toca una carta.
asking-choose = Basta con una idea: aquí no se pone nota.

## Goals of free play

widget-goal-reached = Hecho.
goal-clear = { $number ->
    [0] Meta: vacía la pila.
    [1] Meta: vacía la pila echando una sola vez.
   *[other] Meta: vacía la pila echando { $number } veces como mucho.
  }
goal-skip = Meta: haz que un jugador pierda el turno.
goal-bind = Meta: obliga { $number ->
    [0] al jugador siguiente
    [1] al jugador siguiente
   *[other] a los { $number } jugadores siguientes
  } a quedarse en 7 o menos.
goal-free = Meta: haz que se vuelva a empezar de cero sin vaciar la pila.
goal-shoot = Meta: dispara a otro jugador.
goal-take = Meta: juega hasta que alguien tenga que recoger la pila.
goal-times = Meta: que la mano cuente × { $number }.
goal-delegated = Meta: que elija el compañero de quien reparte.
goal-over = Meta: sigue con los cantos hasta la salida.
goal-stake = Meta: que la mano termine con una apuesta de { $number } puntos.
goal-taken = Meta: que te quieran una apuesta de { $number } puntos.
goal-calls = Meta: sigue hasta que haya { $number } cantos.
goal-won = Meta: gana la partida en { $number } manos como mucho.
goal-scored = Meta: que una sola mano dé { $number } puntos a tu pareja.

## Other tables of Botifarra

guess-table = ¿En qué mesa estás?
guess-pile-card = Se juega entre dos, a la obligada: ¿puedes responder con { $card-the }?
guess-pile-under = Una carta a la vista y tres debajo. ¿Puedes jugar una de las de debajo?
group-hand-of = { $seat ->
    [seat-right] El de tu derecha
   *[other] El de tu izquierda
  }
group-offered = Elige entre estas
group-own-piles = Tus seis pilas
group-other-piles = Las seis pilas del otro
group-own-tops = Las cartas de encima de tus pilas
group-one-pile = Una de tus pilas
row-your-side = Nosotros
row-other-side = Ellos
term-variant-individual = individual
guess-lead = Sales tú. ¿Con cuál de estas cartas se ganaron más puntos?
why-guess-lead = En { $samples } manos simuladas, nada superó { $card-to }. La peor salida, { $worst-the }, dio { $whole },{ $tenths } puntos menos por mano.
guess-apart = Esto es lo que dieron dos de esas salidas. ¿Se sabe cuál es la mejor?
why-guess-apart = Las separan { $whole },{ $tenths } puntos, mucho más de lo que explica la casualidad: es mejor { $card-the }.
why-guess-alike = Las separan { $whole },{ $tenths } puntos: tan poco que puede ser casualidad.
guess-double = Un contrario ha elegido triunfo. ¿Dices contro?
why-guess-double = Tu pareja gana de media por { $whole },{ $tenths } puntos. El contro dobla esa ganancia.
why-guess-not-double = Tu pareja pierde de media por { $whole },{ $tenths } puntos. El contro también dobla lo que se pierde.
why-guess-contract = En { $samples } manos simuladas, «{ $call-term }» fue lo que más dio. La segunda mejor opción, «{ $second-term }», dio { $whole },{ $tenths } puntos menos por mano.
