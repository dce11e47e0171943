# Exercises of Balcó: questions, reasons, hints, misconceptions.

## BA-01: the ladder

end-highest = la más alta
end-lowest = la más baja
prompt-ladder = Ordena estas cartas según la escala del balcó, de la más alta a la más baja.
prompt-ladder-duel = ¿Cuál es la más alta en la escala del balcó?
prompt-beside = ¿Qué cartas están en la escala de los números, y cuáles van aparte?
choice-same-number = ninguna, es el mismo número
zone-ladder = en la escala
zone-beside = aparte
why-ladder = Este es el orden correcto: { $cards-numbers }. El 1 es el más alto, y el 3, el más bajo.
why-ladder-duel = La más alta es { $card-number }: la escala es 3, 4, 5, 6, 7, 8, 9, 11, 12, 1.
why-ladder-tie = El número es el mismo, y los palos no cuentan nunca.
why-on-ladder = { $card-number } está en la escala de los números.
why-on-beside = { $card-number } va aparte: no es un número de la escala.
why-beside = { $jokers ->
    [0] Aparte: el 2 y el 10. Todos los demás están en la escala.
   *[other] Aparte: el 2, el 10 y el comodín. Todos los demás están en la escala.
  }

hint-ladder = ¿Con qué número empieza la escala y con cuál acaba?
hint-beside = { $jokers ->
    [0] Dos clases de cartas no son números de la escala. Y no todas las figuras están en el mismo caso.
   *[other] Tres clases de cartas no son números de la escala. El comodín es una.
  }
misconception-ladder-ace-low = En otros juegos el 1 es el más bajo. En el balcó es la carta más alta.
misconception-ladder-upside-down = El orden es bueno, pero va al revés: empieza por la más alta, { $first-number }.
misconception-ladder-three-high = En otros juegos el 3 es fuerte. En el balcó es la carta más baja de la escala.
misconception-ladder-suit-counts = Has visto que el número es el mismo. Los palos no cuentan nunca: hay empate.
misconception-ladder-tie-too-soon = Los palos no cuentan, es verdad. Pero estos números son distintos: uno de los dos es más alto.
misconception-ladder-ten-is-a-number = El 2 va aparte, sí, y el 10 también: después del 9 viene el 11.
misconception-ladder-two-is-a-number = El 10 va aparte, sí, y el 2 también: la escala empieza en el 3.
misconception-ladder-all-numbers = Todas llevan un número impreso, sí. Pero ni el 2 ni el 10 están en la escala: son cartas aparte.
misconception-ladder-specials-beside = El 1, el 7 y el 8 tienen un efecto, sí, pero siguen siendo números de la escala.

## BA-02: the table

prompt-setup = Prepara la mesa: ¿dónde va cada grupo de cartas de un jugador, y cuántas quedan en el mazo?
prompt-starter = Antes de jugar, cada uno enseña su carta más baja. ¿Quién empieza?
row-players = Jugadores
row-jokers = Comodines
part-places = Los grupos
part-stock = El mazo
packet-down = tres cartas que no mira nadie
packet-up = tres cartas que ve todo el mundo
packet-hand = tres cartas que solo ves tú
packet-stock = todas las cartas que sobran
place-down = tapadas, debajo
place-up = visibles, encima
place-hand = en tu mano
place-stock = en el mazo, en el centro
number-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }
why-setup = Con { $players } jugadores se reparten { $dealt } cartas, nueve a cada uno. En el mazo quedan { $left }.
why-starter = Ni el 2 ni el 10 cuentan, y el 1 es el más alto. Empieza quien tiene el número más bajo: { $seat ->
    [seat-you] te toca a ti
   *[other] le toca { $seat-term-to }
  }.
why-starter-tie = Varios tienen el mismo número más bajo: se compara el siguiente. { $seat ->
    [seat-you] Empiezas tú
   *[other] Empieza { $seat-term }
  }.
hint-setup = Nueve cartas por jugador, de las 48, más los comodines si los hay.
hint-starter = Busca un 3; si no, un 4. El 1, el 2 y el 10 no ayudan.
misconception-setup-up-and-down-swapped = Los grupos son esos, pero están cambiados: las tapadas van debajo, y las visibles, encima.
misconception-setup-forgets-jokers = La cuenta está bien, pero con otro número de comodines. Cuéntalos como dice la mesa: cuatro, o ninguno.
misconception-setup-one-player-less = La cuenta está bien, pero con un jugador menos: falta servir a uno.
misconception-starter-ace-or-two-low = Empieza el más bajo, sí. Pero el 1 es la carta más alta, y el 2 va aparte: busca el número más bajo de la escala.
misconception-starter-smallest-sum = Has comparado las sumas. Solo se compara la carta más baja de cada uno.
misconception-starter-highest = Has encontrado la más alta. Empieza quien tiene la más baja.

## BA-03 to BA-09: throwing

prompt-throw = Te toca. Elige todas las cartas que puedes echar, cada una por separado.
prompt-declare = Echas un comodín. ¿De qué cartas puede hacer?
prompt-why-throw = Quieres echar { $card-number }, pero no se puede. ¿Qué regla lo prohíbe?
prompt-why-two = Quieres echar { $card-number } y { $other-number } a la vez, pero no se puede. ¿Qué regla lo prohíbe?
prompt-why-taken = Quieres recoger la pila sin echar nada, pero no se puede. ¿Qué regla lo prohíbe?
group-pile = La carta de arriba de la pila
group-pile-all = Pila, de abajo arriba
group-hand = Tu mano
row-asks = La pila pide
row-joker-in-pile = El comodín de la pila vale
choice-take = recoger la pila
number-rank = { $number }
why-throw = Puedes echar { $cards-either }.
why-take = Aquí no se puede echar nada: hay que recoger la pila.
why-throw-missed = { $card-number } también se puede echar.
why-must-throw = Puedes echar { $cards-either }: si se puede echar, hay que echar.
why-joker-at-least = El comodín sigue las reglas de la carta anunciada: vale un { $rank } o más alto, y siempre un 2 o un 10.
why-joker-trenca = El comodín sigue las reglas de la carta anunciada: después de un 7, del 3 al 7, o un 2.
why-joker-ace = Contra un 1, el comodín solo puede ser un 1 o un 2.
why-law-higher = Hacía falta { $rank } o más alto.
why-law-alike = Estas cartas tienen números distintos: no se pueden echar juntas.
why-law-must = Podías echar { $card-number }: la pila solo se recoge cuando no se puede jugar nada.
law-higher = Hace falta un número igual o más alto.
law-alike = Solo se echan juntas cartas del mismo número.
law-must = Si puedes echar, tienes que echar.
law-suit = Hay que asistir al palo.
hint-condition-at-least = Lee la escala: 3, 4, 5, 6, 7, 8, 9, 11, 12, 1. El 2 y el 10 van aparte.
hint-condition-trenca = El 7 da la vuelta a la regla: más bajo en vez de más alto. Y el 1 es el número más alto.
hint-condition-ace = A un 1 le responde un solo número, y una carta que lo borra todo.
hint-why-throw = Compara con lo que pide la pila, y mira después cuántos números distintos se echan.
misconception-throw-joker-forgotten = Las demás están bien. Añade el comodín: se puede echar siempre, como la carta que anuncies.
misconception-throw-two-forgotten = Las demás están bien. Añade el 2: se puede echar siempre, sea cual sea la pila.
misconception-throw-takes-anyway = A veces se recoge, pero solo cuando no se puede echar nada. Aquí tienes con qué jugar.
misconception-throw-strictly-higher = Más alto se puede, sí. Pero basta con un número igual.
misconception-throw-ace-low = Has tomado el 1 por una carta baja. Es la más alta de la escala, y el 2 se puede echar siempre.
misconception-throw-lower = Después de un 7 se juega más bajo. Aquí tiene que ser igual o más alto.
misconception-throw-ten-forbidden = Las demás están bien. Añade el 10: se echa sobre todo, menos sobre un 7 o un 1.
misconception-throw-ten-on-seven = El 10 se echa casi siempre, pero no sobre un 7.
misconception-throw-ace-is-one = Has leído el 1 como una carta baja. En el balcó es el número más alto: no es «7 o menos».
misconception-throw-seven-or-higher = Normalmente es igual o más alto. Pero después de un 7 es al revés: 7 o menos.
misconception-throw-below-seven = Más bajo que 7, sí. Pero otro 7 también está permitido: «7 o menos».
misconception-throw-ten-on-ace = El 10 se echa casi siempre, pero no responde a un 1: hace falta un 1, un 2 o un comodín.
misconception-throw-only-ace = Un 1 responde a un 1, correcto. Un 2 y un comodín también.
misconception-joker-anything = El comodín puede hacer de cualquier carta, pero sigue sus reglas: esa carta tiene que estar permitida.
misconception-joker-ten-forgotten = Lo que has marcado está bien. El comodín también puede ser un 10, donde un 10 esté permitido.
misconception-joker-ten-always = Un comodín puede ser un 10, pero no va donde el 10 está prohibido.
misconception-joker-two-forgotten = Lo que has marcado está bien. El comodín también puede ser un 2, siempre.
misconception-joker-ace-low = Has tomado el 1 por una carta baja. Es el número más alto: aquí el comodín puede representarlo.
misconception-law-suit-counts = Esa es una regla de otros juegos. En el balcó los palos no cuentan nunca.

## BA-03 to BA-09: the next action

prompt-balco-turn = ¿Quién juega ahora?
prompt-asks = ¿Qué pide ahora la pila?
prompt-hand-size = Acabas de echar. ¿Cuántas cartas tendrás en la mano antes del turno siguiente?
prompt-pile-size = La pila estaba vacía al principio. ¿Cuántas cartas hay en la pila después de esto?
prompt-effect = ¿Qué pasa?
prompt-steps-turn = Pon en orden lo que pasa durante un turno.
prompt-steps-phases = Pon en orden lo que le pasa a un jugador a lo largo de la partida.
prompt-steps-blind = Pon en orden: a un jugador solo le quedan sus tapadas.
prompt-steps-start = Pon en orden el comienzo de una partida.
event-throw = { $seat-term }: { $count ->
    [1] un { $rank }
    [2] dos { $rank }
    [3] tres { $rank }
    [4] cuatro { $rank }
   *[other] { $count } cartas con el { $rank }
  }
moment-throw = { $number }. { $seat-term }: { $count ->
    [1] un { $rank }
    [2] dos { $rank }
    [3] tres { $rank }
    [4] cuatro { $rank }
   *[other] { $count } cartas con el { $rank }
  }
event-take = { $seat ->
    [seat-you] tú: no puedes echar nada y recoges la pila
   *[other] { $seat-term }: no puede echar nada y recoge la pila
  }
event-target = { $seat-term }: disparo { $target-term-to }
event-joker = { $seat-term }: un comodín, anunciado como { $rank }
row-size-hand = En la mano, antes de echar
row-size-thrown = Cartas echadas
row-size-stock = En el mazo
row-size-up = Tus cartas visibles en la mesa
step-asks = se mira lo que pide la pila
step-throw = se echan una o varias cartas del mismo número
step-effect = se cumple el efecto de la carta
step-draw = se roba hasta tener tres cartas
step-next = echa el jugador siguiente
step-hand-first = se juega de la mano, y se roba
step-stock-out = el mazo está vacío
step-face-up = se toman las tres visibles
step-hand-empty = la mano está vacía
step-lift = se levanta una tapada sin mirarla
step-out = se han echado todas las cartas
step-unplayable = la carta levantada no se puede echar
step-take-with = se recoge la pila junto con esa carta
step-right-begins = el jugador de la derecha vuelve a empezar sobre una pila vacía
step-empty-again = hay que vaciar la mano antes de levantar otra carta
step-deal = cada uno recibe nueve cartas
step-exchange = se cambian, si se quiere, cartas de la mano por visibles
step-smallest = cada uno enseña su carta más baja
step-begin = empieza quien tiene el número más bajo
effect-shoot = un disparo: el jugador señalado tiene que responder
effect-free = se empieza de cero, la pila se queda
effect-break = el siguiente tiene que jugar 7 o menos
effect-skip = el siguiente pierde el turno
effect-clear = se limpia la pila, y el mismo jugador vuelve a jugar
effect-number = nada especial: el siguiente juega { $rank } o más alto
why-turn-right = Se juega hacia la derecha. { $seat ->
    [seat-you] Te toca a ti
   *[other] Le toca { $seat-term-to }
  }.
why-turn-taken = Después de recoger, vuelve a empezar el de la derecha de quien ha recogido. { $seat ->
    [seat-you] Te toca a ti
   *[other] Le toca { $seat-term-to }
  }.
why-turn-skipped = Cada 8 hace perder el turno a un jugador. { $seat ->
    [seat-you] Te toca a ti
   *[other] Le toca { $seat-term-to }
  }.
why-turn-cleared = Si limpias la pila, vuelves a jugar. { $seat ->
    [seat-you] Te toca a ti
   *[other] Le toca { $seat-term-to }
  }.
why-shot-target = El jugador señalado tiene que responder enseguida. { $seat ->
    [seat-you] Te toca a ti
   *[other] Le toca { $seat-term-to }
  }.
why-shot-taken = Recoge el jugador que ha recibido el disparo, y vuelve a empezar el de su derecha. { $seat ->
    [seat-you] Te toca a ti
   *[other] Le toca { $seat-term-to }
  }.
why-shot-two = El 2 pone fin al disparo, y juega el de la derecha de quien ha respondido. { $seat ->
    [seat-you] Te toca a ti
   *[other] Le toca { $seat-term-to }
  }.
why-asks-free = Después de un 2 se vuelve a empezar de cero: vale cualquier carta.
why-asks-at-least = Ya nada obliga a jugar 7 o menos: hace falta { $rank } o más alto.
why-asks-number = El 2 solo ha liberado a un jugador. Después ya hay un número: hace falta { $rank } o más alto.
why-asks-trenca = Cada 7 obliga a un jugador a jugar 7 o menos, y todavía { $players ->
    [1] queda uno
   *[other] quedan { $players }
  }.
why-hand = { $left ->
    [0] No te queda ninguna carta
    [one] Te queda { $left } carta
   *[other] Te quedan { $left } cartas
  }. { $draws ->
    [0] No robas
   *[other] Robas { $draws }
  }{ $up ->
    [0] {""}
   *[other] , y tomas tus { $up } visibles
  }. En total, { $size }.
why-pile-cleared = Se limpia la pila: no queda nada.
why-pile-stays = Nada limpia la pila: sigue teniendo { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }.
why-steps-turn = Se mira, se echa, se cumple el efecto, se roba, y le toca al siguiente.
why-steps-phases = Primero la mano y el mazo, después las visibles, después las tapadas, una a una.
why-steps-blind = Con la mano vacía se levanta una tapada. Si no se puede echar, se recoge todo, y el de la derecha vuelve a empezar. Después hay que vaciar la mano antes de levantar otra.
why-steps-start = Se reparte, se cambia, se enseña la carta más baja, empieza quien la tiene más baja, y después se roba.
why-effect-shoot = Anunciado como 1, el comodín dispara como un 1.
why-effect-free = Anunciado como 2, el comodín hace que se vuelva a empezar de cero, como un 2.
why-effect-break = Anunciado como 7, el comodín obliga como un 7.
why-effect-skip = Anunciado como 8, el comodín hace perder un turno como un 8.
why-effect-clear = Anunciado como 10, el comodín limpia la pila como un 10.
why-effect-number = Anunciado como { $rank }, el comodín es un número corriente.
hint-balco-turn = Se juega hacia la derecha. ¿Cambia algo un 8, un 1 o haber limpiado la pila?
hint-asks = Busca el último efecto: un 2 borra, un 7 obliga a uno o varios jugadores.
hint-hand = Se roba hasta tener tres, y basta. ¿Y cuando el mazo está vacío?
hint-steps = ¿Qué tiene que haber pasado para que lo demás sea posible?
hint-clear = Un 10 limpia la pila, y cuatro cartas seguidas del mismo número también.
hint-joker = El comodín hace todo lo que hace la carta anunciada, y solo va donde iría esa carta.
misconception-turn-left = Un sitio más allá, sí, pero hacia el otro lado: se juega hacia la derecha.
misconception-turn-same = Si se hubiera limpiado la pila, acertarías. Pero aquí ese jugador acaba de jugar: le toca al siguiente.
misconception-turn-skips = Con un 8 acertarías. Pero aquí nadie pierde el turno.
misconception-turn-eight-forgotten = El sentido es correcto. Pero el 8 hace perder el turno al jugador siguiente.
misconception-turn-one-skip = Te has acordado del 8. Pero hay varios, y cada uno hace perder el turno a un jugador.
misconception-turn-clear-forgotten = Normalmente le tocaría al siguiente. Pero se ha limpiado la pila: vuelve a jugar el mismo.
misconception-shot-right-of-sender = Se juega hacia la derecha, sí. Pero con un 1 se dispara a quien se quiera, no solo al vecino de la derecha.
misconception-shot-back-to-sender = Quien dispara quizá vuelva a jugar, pero no antes de que el otro responda.
misconception-shot-resumes-at-sender = El disparo ha terminado, sí. Pero sigue el de la derecha de quien lo ha recibido, no el de quien ha disparado.
misconception-shot-sender-again = Quien ha disparado ya ha jugado: sigue el de la derecha de quien ha recibido el disparo.
misconception-shot-target-again = Es quien ha recibido el disparo, pero ya ha respondido: le toca al de su derecha.
misconception-steps-backwards = El orden es bueno, pero va al revés.
misconception-steps-draw-first = Casi: primero se echa, y solo después se roba.
misconception-steps-lift-before-empty = Casi: la mano tiene que estar vacía antes de levantar una tapada.
misconception-steps-right-begins-first = Casi: primero se recoge, y solo después vuelve a empezar el de la derecha.
misconception-hand-no-draw = Has quitado bien las cartas echadas. Pero después se roba hasta tener tres, mientras queden.
misconception-hand-always-three = Tres es lo que se busca, sí. Pero depende del mazo, de las visibles y de lo que ya tienes.
misconception-hand-draws-as-many = Después de echar se roba, sí, pero hasta tener tres, no tantas como se han echado.
misconception-hand-face-up-forgotten = El mazo está vacío, sí. Pero con menos de tres cartas se toman también las tres visibles.
misconception-hand-face-up-always = Las visibles irán a la mano, pero solo con el mazo vacío y menos de tres cartas.
misconception-asks-free = Después de un 2 sería correcto. Pero aquí la pila no ha vuelto a empezar de cero.
misconception-asks-at-least = Sin efectos sería correcto. Pero aquí hay uno, y cambia lo que pide la pila: mira la última carta con efecto.
misconception-asks-two-outlived = El 2 liberó al jugador siguiente, sí. Pero solo a él: después se ha echado un número.
misconception-asks-seven-unplayed = Con un 7 sería correcto. Pero no se ha echado ninguno: nada obliga a jugar 7 o menos.
misconception-asks-trenca = El 7 cambia la regla, sí. Falta contar: ¿a cuántos jugadores obliga, y cuántos han respondido ya?
misconception-pile-clear-forgotten = Las cartas están bien contadas. Pero la última limpia la pila: no queda nada.
misconception-pile-ten-stays = La pila se limpia, sí. Pero el 10 se va con ella.
misconception-pile-cleared-too-soon = Un 10 habría limpiado la pila. Pero aquí no la ha limpiado nada: hace falta un 10, o cuatro números iguales seguidos.
misconception-joker-no-effect = El comodín toma el número anunciado, sí, y también el efecto de esa carta.
misconception-joker-always-clears = Un comodín puede limpiar, pero solo si se anuncia como 10, o si es el cuarto igual.
misconception-joker-always-free = Un comodín puede hacer que se empiece de cero, pero solo si se anuncia como 2.

## BA-04: a hidden card

prompt-lift = Ya no tienes ni mano ni visibles: levantas una tapada. ¿Qué pasa?
group-lifted = La carta que levantas
row-hidden-left = Tus tapadas, con esta
lift-thrown = va a la pila, y te quedan más
lift-out = va a la pila, y ya no te queda nada
lift-take = recoges la pila, y la carta también
lift-back = la vuelves a tapar y levantas otra
why-lift-thrown = Se puede echar, y te quedan más por levantar.
why-lift-out = Se puede echar, y era tu última carta: te quedas sin cartas.
why-lift-take = Es demasiado baja para esta pila: se recoge todo, también la carta levantada.
hint-lift = ¿La carta levantada es igual o más alta? ¿Y cuántas te quedan?
misconception-lift-put-back = Una carta levantada no se vuelve a tapar: se echa, o va a la mano con la pila.
misconception-lift-strictly-higher = No es más alta, es verdad. Pero una carta igual se puede echar.
misconception-lift-out-anyway = Es tu última tapada, sí. Pero no se puede echar.
misconception-lift-out-too-soon = Se echa, sí. Pero no era tu última tapada.
misconception-lift-last-forgotten = Se echa, sí. Pero era la última: ya no te queda nada.

## BA-06 to BA-10: find, name, declare, terms

prompt-fault = La pila estaba vacía al principio. Una de estas cartas no se podía echar. ¿Cuál, y qué regla lo prohíbe?
prompt-fourth = La pila estaba vacía al principio. ¿Qué jugada la limpia?
prompt-target = Echas un 1. ¿A quién puedes disparar? Elige a todos los jugadores posibles.
prompt-joker-for = Tienes un comodín y quieres { $want-term }. ¿Como qué carta lo anuncias?
prompt-terms = Une cada palabra catalana con lo que quiere decir.
choice-impossible = ninguna aquí
row-sender = El que acaba de dispararte
state-in = todavía con cartas
state-out = sin cartas
term-effect-want-clear = limpiar la pila
term-effect-want-free = que se empiece de cero
term-effect-want-skip = que el siguiente pierda el turno
term-effect-want-break = obligar al siguiente a jugar 7 o menos
term-effect-want-shoot = disparar a alguien
law-BAL-LEG-02 = Hace falta un número igual o más alto.
law-BAL-LEG-05 = El 10 no se echa ni sobre un 7 ni sobre un 1.
law-BAL-LEG-06 = Después de un 7 hace falta 7 o menos.
why-fault-BAL-LEG-02 = Jugada { $number }: el { $rank } es más bajo que lo que pedía la pila.
why-fault-BAL-LEG-05 = Jugada { $number }: un 10 no se puede echar sobre un 7.
why-fault-BAL-LEG-06 = Jugada { $number }: el { $rank } es más alto que el 7, que todavía obligaba.
why-fourth = Jugada { $number }: ya hay cuatro { $rank } seguidos.
why-target = Puedes disparar a quien quieras, menos a ti y a quienes ya no tienen cartas.
why-declare = Anuncia { $rank }: el comodín toma el efecto de esa carta, y aquí está permitida.
why-declare-not = Ese efecto es el del { $rank }, que aquí no se puede echar: el comodín tampoco.
why-terms = Son las palabras catalanas del balcó: las cartas con efecto, y lo que se hace con la pila.
why-term-carta-blanca = «Carta blanca», igual que en español: es el 2.
why-term-disparar = «Disparar», igual que en español: es echar un 1 contra alguien.
why-term-fer-el-buit = «Fer el buit», hacer el vacío: es echar un 8.
why-term-fer-nul = «Fer nul», dejarlo en nada: es echar un 2 y empezar de cero.
why-term-fer-palla = «Fer palla», amontonar como en un pajar: la pila crece y crece.
why-term-netejar = «Netejar», limpiar: es retirar la pila del juego.
why-term-pila = «Pila»: es el montón del centro.
why-term-recollir = «Recollir», recoger: es llevarse la pila a la mano.
why-term-trenca = «Trenca»: es el 7.
why-term-trencar = «Trencar el joc», romper el juego: es echar un 7.
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
meaning-disparar = echar un 1 contra alguien
meaning-fer-el-buit = echar un 8: el siguiente pierde el turno
meaning-fer-nul = echar un 2 y empezar de cero
meaning-fer-palla = dejar que la pila crezca durante mucho tiempo
meaning-netejar = retirar toda la pila del juego
meaning-pila = el montón del centro de la mesa
meaning-recollir = llevarse el montón a la mano
meaning-trenca = la carta 7
meaning-trencar = echar un 7
hint-fault = ¿Qué pide la pila después de un 7? ¿Y a cuántos jugadores obliga?
hint-target = ¿Quién sigue en juego?
hint-terms = El 2 es una carta blanca; el 8 hace el vacío; el 7 rompe el juego.
misconception-spot-blames-the-seven = Casi. El 7 sí estaba permitido: lo que no valía era la respuesta.
misconception-spot-law-of-the-ladder = La carta es esa, pero después de un 7 ya no se trata de jugar más alto: lo prohíbe otra regla.
misconception-spot-law-of-the-seven = La carta es esa, pero la prohíbe otra regla.
misconception-fourth-two-does-not-break = Hay cuatro iguales, sí. Pero un 2 las separa: tienen que ir seguidas.
misconception-fourth-throws-not-cards = Has contado las jugadas. Se cuentan las cartas: dos a la vez son dos.
misconception-fourth-first-pair = La serie empieza ahí, pero todavía no hay cuatro cartas iguales.
misconception-target-self = Lo demás está bien. Pero nadie se dispara a sí mismo.
misconception-target-right-only = Al de tu derecha, sí. Pero no solo a él: se dispara a quien se quiera.
misconception-target-out = Lo demás está bien. Pero a un jugador que ya no tiene cartas no se le puede disparar.
misconception-target-not-sender = Lo que has elegido está bien. Falta uno: puedes responder a quien te ha disparado.
misconception-declare-forbidden = El efecto es ese. Pero esa carta no se puede echar aquí, y el comodín sigue las mismas reglas.
misconception-declare-too-shy = La carta que tiene ese efecto está permitida aquí: puedes declararla.
misconception-declare-two-for-all = El 2 se puede echar siempre, sí, pero solo hace que se vuelva a empezar de cero.
misconception-declare-ten-for-all = El 10 limpia la pila, sí, pero no es lo que quieres aquí.
misconception-term-netejar-recollir = En los dos casos la pila desaparece. Pero netejar la retira del juego, y recollir se la lleva a la mano.
misconception-term-trenca-trencar = Las dos hablan del 7. Pero la trenca es la carta, y trencar el joc es echarla.
misconception-term-fer-el-buit-netejar = Las dos dejan algo vacío. Pero fer el buit es el 8, y vaciar la mesa se dice netejar.

## BA-10: naming an event

prompt-name = ¿Qué acaba de pasar? Dilo en catalán.
group-name-pile = La pila, de abajo arriba
row-event = Ahora mismo
row-target = Contra
why-name-not-cleared = La pila no se ha ido: no hay un 10, ni cuatro cartas seguidas del mismo número.
misconception-name-take-is-clear = La pila ya no está, es verdad. Pero nadie la ha recogido: ha quedado fuera del juego.
misconception-name-clear-is-take = La pila ya no está, es verdad. Pero no se ha ido del juego: alguien se la ha llevado a la mano.
misconception-name-two-clears = El 2 hace que se vuelva a empezar de cero, sí, pero la pila se queda ahí.
misconception-name-void-is-clear = El 8 hace el vacío, sí, pero a un jugador: la pila se queda.
misconception-name-straw-is-take = Alguien acabará recogiendo. Pero por ahora el montón crece.
misconception-name-four-overrides = Ese es el efecto de la carta, sí. Pero es la cuarta del mismo número: la pila se va, y nada más.

## BA-02 and BA-11: cards to keep

prompt-swap = Estas son tus seis cartas, en una mesa de tres. ¿Cuáles dejas visibles? Elige tres.
prompt-play-throw = Final de partida entre tres: ya no hay mazo ni visibles. Cada uno tiene cinco cartas en la mano y dos tapadas. ¿Qué echas?
guess-throw-choice = Final de partida entre tres, con { $count } cartas en la mano y dos tapadas cada uno. ¿Qué echas?
prompt-odds-rescue = Robas al azar. De cada cien veces, ¿en cuántas tendrás un 2 o un comodín?
prompt-odds-hidden = Levantas una tapada. De cada cien veces, ¿en cuántas se podrá echar?
group-known = Las { $count } cartas que has visto
row-draws = Cartas robadas
why-swap = Se dejan tres cartas visibles, ni más ni menos. Con { $cards-numbers } se ganan unas { $best } partidas de cada cien.
why-swap-right = { $standing ->
    [best] La mejor elección: gana unas { $share } partidas de cada cien.
    [level] Ninguna es mejor: esta gana unas { $share } partidas de cada cien.
   *[near] Tu elección gana unas { $share } partidas de cada cien, y la mejor, { $best }.
  }
why-swap-wrong = Tu elección gana unas { $share } partidas de cada cien. Con { $cards-numbers } visibles se ganan { $best }.
why-swap-card = { $who ->
    [own] Guarda
   *[best] La mejor elección guarda
  } { $rank ->
    [0] el comodín
   *[other] { $count ->
        [1] un { $rank }
        [2] dos { $rank }
       *[3] tres { $rank }
      }
  } para el final: { $rank ->
    [0] será el número que haga falta
    [1] un 1 es el número más alto, y apunta a quien quieras
    [2] un 2 va sobre cualquier carta
    [8] un 8 hace perder el turno al siguiente
   *[10] un 10 limpia la pila, y vuelves a echar
  }.
why-swap-pair = { $who ->
    [own] Deja
   *[best] La mejor elección deja
  } juntas { $count ->
    [2] dos
   *[3] tres
  } cartas del mismo número: pueden salir en una sola tirada.
why-swap-high = { $who ->
    [own] Deja
   *[best] La mejor elección deja
  } visibles cartas más altas: se pueden echar sobre más cartas.
why-play-clears = { $who ->
    [own] Junta
   *[best] La mejor elección junta
  } cuatro cartas iguales: la pila se limpia, y vuelves a echar.
why-play-together = { $who ->
    [own] Se quita
   *[best] La mejor elección se quita
  } { $count ->
    [2] dos cartas
   *[3] tres cartas
  } en un solo turno.
why-play-skips = { $who ->
    [own] Hace
   *[best] La mejor elección hace
  } perder el turno al siguiente.
why-play-raises = { $who ->
    [own] Sube
   *[best] La mejor elección sube
  } la pila para los demás, y te quedan dos 10 para limpiarla.
why-play-spare = { $who ->
    [own] Guarda
   *[best] La mejor elección guarda
  } el { $other } para el turno en que no valga otra cosa.
why-play-low = { $who ->
    [own] Se quita
   *[best] La mejor elección se quita
  } una carta más baja, que después cuesta más echar.
why-play-right = { $standing ->
    [best] La mejor elección: gana unas { $share } partidas de cada cien.
    [level] Ninguna es mejor: esta gana unas { $share } partidas de cada cien.
   *[near] Tu elección gana unas { $share } partidas de cada cien, y la mejor, { $best }.
  }
why-play-wrong = Tu elección gana unas { $share } partidas de cada cien. { $count ->
    [1] Con un { $rank }
    [2] Con dos { $rank }
    [3] Con tres { $rank }
    [4] Con cuatro { $rank }
   *[other] Con { $count } cartas, las del { $rank },
  } se ganan { $best }.
why-unseen = { $good ->
    [one] Hay una carta buena
   *[other] Hay { $good } cartas buenas
  } entre las { $left } que no has visto. { $draws ->
    [1] Si robas una carta, es buena
   *[other] Si robas { $draws }, te sale al menos una buena
  } { $share } de cada cien veces.
label-swap = Con { $cards-numbers } visibles, de cada cien
label-throw = { $count ->
    [1] un { $rank }
    [2] dos { $rank }
    [3] tres { $rank }
    [4] cuatro { $rank }
   *[other] { $count } cartas con el { $rank }
  }
label-good = Cartas buenas
label-left = Cartas no vistas
hint-swap = Las visibles se juegan al final, cuando ya no hay nada que robar. ¿Qué cartas sirven siempre?
hint-play-throw = Una carta especial servirá más adelante, y una carta baja pronto ya no se podrá echar.
hint-unseen = Cuenta las cartas buenas que quedan, y después las cartas que no has visto.
misconception-odds-seen-forgotten = La idea es buena. Pero las cartas que has visto ya no se pueden robar: quítalas de la cuenta.
misconception-odds-upside-down = La cuenta es correcta, pero es la probabilidad de lo contrario. Resta ese número de cien.

## Smiles for right answers: the number is the seed modulo 12

smile-ba-0 = Los demás te cuentan las cartas y suspiran.
smile-ba-2 = Cualquier vecino de mesa se pondría nervioso.
smile-ba-3 = Con cartas así se duerme tranquilo.
smile-ba-5 = Una carta menos y una sonrisa más.
smile-ba-7 = Eso no lo veía venir nadie.
smile-ba-8 = Cada vez te pesan menos las cartas.
smile-ba-10 = Como los chorros del oro.
