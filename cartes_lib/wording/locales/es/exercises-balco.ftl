# Exercises of Balcó: questions, reasons, hints, wrong ideas.

## BA-01: the ladder

end-highest = la más alta
end-lowest = la más baja
prompt-ladder = Ordena estas cartas según la escala del balcó, de la más alta a la más baja.
prompt-ladder-duel = ¿Cuál es la más alta en la escala del balcó?
prompt-beside = ¿Qué cartas están en la escala de los números, y cuáles van aparte?
choice-same-number = ninguna, es el mismo número
zone-ladder = en la escala
zone-beside = aparte
why-ladder = El orden es: { $cards-numbers }. El 1 es la más alta; el 3, la más baja.
why-ladder-duel = La más alta es { $card-number }: la escala es 3, 4, 5, 6, 7, 8, 9, 11, 12, 1.
why-ladder-tie = El número es el mismo, y los palos no cuentan nunca.
why-on-ladder = { $card-number } está en la escala de los números.
why-on-beside = { $card-number } va aparte: no es un número de la escala.
why-beside = { $jokers ->
    [0] Aparte: el 2 y el 10. Todos los demás están en la escala.
   *[other] Aparte: el 2, el 10 y el comodín. Todos los demás están en la escala.
  }

hint-ladder = ¿Dónde va el 1? ¿Y con qué número empieza la escala?
hint-beside = { $jokers ->
    [0] Dos clases de cartas no son números de la escala. Y no todas las figuras están en el mismo caso.
   *[other] Tres clases de cartas no son números de la escala. El comodín es una.
  }
misconception-ladder-ace-low = El 1 no es la carta más baja: en el balcó es la más alta.
misconception-ladder-upside-down = El orden es bueno, pero al revés: empieza por la más alta, { $first-number }.
misconception-ladder-three-high = El 3 es la carta más baja de la escala, no la más alta.
misconception-ladder-suit-counts = Los palos no cuentan nunca: con el mismo número, hay empate.
misconception-ladder-tie-too-soon = Estos números son distintos: uno de los dos es más alto.
misconception-ladder-ten-is-a-number = El 10 no está en la escala: después del 9 viene el 11.
misconception-ladder-two-is-a-number = El 2 no está en la escala: empieza en el 3.
misconception-ladder-all-numbers = Ni el 2 ni el 10 están en la escala: son cartas aparte.
misconception-ladder-specials-beside = El 1, el 7 y el 8 tienen un efecto, pero siguen siendo números de la escala.

## BA-02: the table

prompt-setup = Prepara la mesa: ¿dónde va cada paquete de un jugador, y cuántas cartas quedan en el mazo?
prompt-starter = Antes de jugar, cada uno enseña su carta más baja. ¿Quién empieza?
row-players = Jugadores
row-jokers = Comodines
part-places = Los paquetes
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
why-starter = Empieza el número más bajo: { $seat-term }. Ni el 2 ni el 10 cuentan, y el 1 es el más alto.
why-starter-tie = Varios tienen el mismo número más bajo: se compara el siguiente. { $seat ->
    [seat-you] Empiezas tú
   *[other] Empieza { $seat-term }
  }.
hint-setup = Nueve cartas por jugador, de las 48, más los comodines si los hay.
hint-starter = Busca un 3; si no, un 4. El 1, el 2 y el 10 no ayudan.
misconception-setup-up-and-down-swapped = Las cartas que no mira nadie van debajo, y las visibles encima.
misconception-setup-forgets-jokers = Cuenta los comodines como dice la mesa: cuatro, o ninguno.
misconception-setup-one-player-less = Falta contar a un jugador.
misconception-starter-ace-or-two-low = El 1 es la carta más alta, y el 2 no es un número: busca el número más bajo de la escala.
misconception-starter-smallest-sum = Solo se compara la carta más baja de cada uno, no la suma.
misconception-starter-highest = Empieza la carta más baja, no la más alta.

## BA-03 to BA-09: throwing

prompt-throw = Te toca. Elige todas las cartas que puedes echar, cada una por separado.
prompt-declare = Echas un comodín. ¿Como qué cartas lo puedes anunciar?
prompt-why-throw = Querrías echar { $card-number }, pero está prohibido. ¿Por qué regla?
prompt-why-two = Querrías echar { $card-number } y { $other-number } a la vez, pero está prohibido. ¿Por qué regla?
prompt-why-taken = Querrías recoger la pila sin echar nada, pero está prohibido. ¿Por qué regla?
group-pile = Lo alto de la pila
group-pile-all = Pila, de abajo arriba
group-hand = Tu mano
row-asks = La pila pide
row-joker-in-pile = El comodín de la pila vale
choice-take = recoger la pila
number-rank = { $number }
why-throw = Puedes echar { $cards-either }.
why-take = Aquí no se puede echar nada: hay que recoger la pila.
why-throw-missed = { $card-number } también se puede echar.
why-must-throw = Puedes echar { $cards-either }, y quien puede echar tiene que echar.
why-joker-at-least = El comodín sigue las reglas de la carta anunciada: { $rank } o más alto, y siempre 2 o 10.
why-joker-trenca = El comodín sigue las reglas de la carta anunciada: bajo un 7, del 3 al 7, o 2.
why-joker-ace = Contra un 1, el comodín solo puede ser un 1 o un 2.
why-law-higher = Hacía falta un número igual o más alto que { $rank }.
why-law-alike = Solo se echan juntas cartas del mismo número.
why-law-must = Podías echar { $card-number }: la pila solo se recoge cuando no se puede jugar nada.
law-higher = Hace falta un número igual o más alto.
law-alike = Solo se echan juntas cartas del mismo número.
law-must = Quien puede echar tiene que echar.
law-suit = Hay que asistir al palo.
hint-condition-at-least = Lee la escala: 3, 4, 5, 6, 7, 8, 9, 11, 12, 1. El 2 y el 10 van aparte.
hint-condition-trenca = El 7 da la vuelta a la regla: más bajo en vez de más alto. Y el 1 es el número más alto.
hint-condition-ace = A un 1 le responde un solo número, y una carta que lo borra todo.
hint-why-throw = Compara con lo que pide la pila, y mira después cuántos números distintos se echan.
misconception-throw-joker-forgotten = El comodín se puede echar siempre: representa la carta que anuncias.
misconception-throw-two-forgotten = El 2 se puede echar siempre, sea cual sea la pila.
misconception-throw-takes-anyway = Solo se recoge cuando no se puede echar nada.
misconception-throw-strictly-higher = Basta un número igual: no tiene que ser más alto.
misconception-throw-ace-low = El 1 es la carta más alta de la escala, y el 2 se puede echar siempre.
misconception-throw-lower = Tiene que ser igual o más alto, no más bajo.
misconception-throw-ten-forbidden = El 10 se echa sobre todo, menos sobre un 7 o un 1.
misconception-throw-ten-on-seven = El 10 no se echa sobre un 7.
misconception-throw-ace-is-one = El 1 es el número más alto: no es «7 o menos».
misconception-throw-seven-or-higher = Después de un 7 es al revés: 7 o menos.
misconception-throw-below-seven = El propio 7 está permitido: «7 o menos».
misconception-throw-ten-on-ace = El 10 no responde a un 1: hace falta un 1, un 2 o un comodín.
misconception-throw-only-ace = Un 2 y un comodín también responden a un 1.
misconception-joker-anything = El comodín sigue las reglas de la carta que representa: esa carta tiene que estar permitida.
misconception-joker-ten-forgotten = El comodín también puede ser un 10, allí donde un 10 está permitido.
misconception-joker-ten-always = Un comodín anunciado como 10 no va donde el 10 está prohibido.
misconception-joker-two-forgotten = El comodín puede ser un 2, siempre.
misconception-joker-ace-low = El 1 es el número más alto: aquí el comodín puede representarlo.
misconception-law-suit-counts = En el balcó los palos no cuentan nunca.

## BA-03 to BA-09: what comes next

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
event-take = { $seat-term }: nada que echar, a recoger la pila
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
step-begin = empieza el número más bajo
effect-shoot = un disparo: el jugador señalado tiene que responder
effect-free = se empieza de cero, la pila se queda
effect-break = el siguiente tiene que jugar 7 o menos
effect-skip = el siguiente pierde el turno
effect-clear = se limpia la pila, y el mismo jugador vuelve a jugar
effect-number = nada especial: el siguiente juega { $rank } o más alto
why-turn-right = Se juega hacia la derecha: { $seat ->
    [seat-you] te toca a ti
   *[other] le toca { $seat-term-to }
  }.
why-turn-taken = Después de una recogida vuelve a empezar el jugador a la derecha de quien recoge: { $seat-term }.
why-turn-skipped = Cada 8 hace perder el turno a un jugador. { $seat ->
    [seat-you] Te toca, pues, a ti
   *[other] Juega, pues, { $seat-term }
  }.
why-turn-cleared = Quien limpia vuelve a jugar: { $seat-term }.
why-shot-target = El jugador señalado tiene que responder enseguida: { $seat-term }.
why-shot-taken = Recoge el jugador que ha recibido el disparo; vuelve a empezar el de su derecha: { $seat-term }.
why-shot-two = El 2 pone fin al disparo; sigue el de la derecha de quien ha respondido: { $seat-term }.
why-asks-free = Después de un 2 se empieza de cero: cualquier carta.
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
  }, { $drawn ->
    [0] no robas ninguna
   *[other] robas { $drawn }
  }{ $up ->
    [0] {""}
   *[other] , y tomas tus { $up } visibles
  }. En la mano: { $size }.
why-pile-cleared = Se limpia la pila: no queda nada.
why-pile-stays = Nada limpia la pila: sigue teniendo { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }.
why-steps-turn = Se mira, se echa, se cumple el efecto, se roba, y le toca al siguiente.
why-steps-phases = Primero la mano y el mazo, después las visibles, después las tapadas, una a una.
why-steps-blind = Con la mano vacía se levanta una tapada; si no se puede echar, se recoge todo, el de la derecha vuelve a empezar, y hay que vaciar la mano antes de levantar otra.
why-steps-start = Se reparte, se cambia, se enseña la carta más baja, empieza el más bajo, y después se roba.
why-effect-shoot = Anunciado como 1, el comodín dispara como un 1.
why-effect-free = Anunciado como 2, el comodín pone a cero como un 2.
why-effect-break = Anunciado como 7, el comodín obliga como un 7.
why-effect-skip = Anunciado como 8, el comodín hace perder un turno como un 8.
why-effect-clear = Anunciado como 10, el comodín limpia la pila como un 10.
why-effect-number = Anunciado como { $rank }, el comodín es un número corriente.
hint-balco-turn = Se juega hacia la derecha. ¿Cambia algo un 8, un 1 o una limpieza?
hint-asks = Busca el último efecto: un 2 borra, un 7 obliga a uno o varios jugadores.
hint-hand = Se roba hasta tres, nunca más. ¿Y cuando el mazo está vacío?
hint-steps = ¿Qué tiene que haber pasado para que lo demás sea posible?
hint-clear = Un 10 limpia la pila, y cuatro cartas seguidas del mismo número también.
hint-joker = El comodín hace todo lo que hace la carta anunciada, y solo va donde ella iría.
misconception-turn-left = Se juega hacia la derecha, no hacia la izquierda.
misconception-turn-same = Este jugador acaba de jugar: aquí no vuelve a jugar.
misconception-turn-skips = Aquí nadie pierde el turno.
misconception-turn-eight-forgotten = El 8 hace perder el turno al jugador siguiente.
misconception-turn-one-skip = Cada 8 echado hace perder el turno a un jugador.
misconception-turn-clear-forgotten = Se ha limpiado la pila: vuelve a jugar el mismo jugador.
misconception-shot-right-of-sender = El 1 no dispara al de la derecha de quien lo echa: dispara a quien se señala.
misconception-shot-back-to-sender = Quien dispara no vuelve a jugar mientras el otro no ha respondido.
misconception-shot-resumes-at-sender = El disparo ha terminado: sigue el de la derecha de quien lo ha recibido, no el de quien ha disparado.
misconception-shot-sender-again = Quien ha disparado no vuelve a jugar: sigue el de la derecha de quien ha recibido el disparo.
misconception-shot-target-again = Quien ha recibido el disparo ya ha respondido.
misconception-steps-backwards = Es el orden contrario.
misconception-steps-draw-first = Solo se roba después de echar.
misconception-steps-lift-before-empty = Una tapada solo se levanta cuando la mano está vacía.
misconception-steps-right-begins-first = El jugador de la derecha no empieza hasta que se ha recogido.
misconception-hand-no-draw = Después de echar se roba hasta tener tres cartas, mientras queden.
misconception-hand-always-three = No siempre se llega a tres: depende del mazo, de las visibles y de lo que ya se tiene.
misconception-hand-draws-as-many = No se roba tanto como se ha echado, sino hasta tres.
misconception-hand-face-up-forgotten = Mazo vacío y menos de tres cartas: se toman también las tres visibles.
misconception-hand-face-up-always = Las visibles solo se toman si el mazo está vacío y se tienen menos de tres cartas.
misconception-asks-free = Nada ha puesto la pila a cero.
misconception-asks-at-least = Un efecto cambia lo que pide la pila: vuelve a leer la última carta con efecto.
misconception-asks-two-outlived = El 2 libera al jugador siguiente, y solo a él: después se ha echado un número.
misconception-asks-seven-unplayed = No se ha echado ningún 7: nada obliga a jugar 7 o menos.
misconception-asks-trenca = Cuenta los jugadores a los que obliga el 7, y los que ya han respondido.
misconception-pile-clear-forgotten = Esta última carta limpia la pila.
misconception-pile-ten-stays = El 10 se va con la pila.
misconception-pile-cleared-too-soon = Nada ha limpiado la pila: hace falta un 10, o cuatro números iguales seguidos.
misconception-joker-no-effect = El comodín toma también el efecto de la carta que representa.
misconception-joker-always-clears = El comodín solo limpia la pila si se anuncia como 10, o si es el cuarto igual.
misconception-joker-always-free = El comodín solo pone a cero si se anuncia como 2.

## BA-04: a hidden card

prompt-lift = Ni mano ni visibles: levantas una tapada. ¿Qué pasa?
group-lifted = La carta que levantas
row-hidden-left = Tus tapadas, con esta
lift-thrown = va a la pila, y te quedan más
lift-out = va a la pila, y ya no te queda nada
lift-take = recoges la pila, y la carta también
lift-back = la vuelves a tapar y levantas otra
why-lift-thrown = Se puede echar, y te quedan más por levantar.
why-lift-out = Se puede echar, y era tu última carta: has acabado.
why-lift-take = Es demasiado baja para esta pila: se recoge todo, también la carta levantada.
hint-lift = ¿La carta levantada es igual o más alta? ¿Y cuántas te quedan?
misconception-lift-put-back = Una carta levantada no se vuelve a tapar: se echa, o va a la mano con la pila.
misconception-lift-strictly-higher = Una carta igual se puede echar.
misconception-lift-out-anyway = Es tu última tapada, pero no se puede echar.
misconception-lift-out-too-soon = Se echa, pero no era la última de tus tapadas.
misconception-lift-last-forgotten = Era tu última tapada: ya no te queda nada.

## BA-06 to BA-10: find, name, declare, words

prompt-fault = La pila estaba vacía al principio. Una de estas cartas no se podía echar. ¿Cuál, y por qué regla?
prompt-fourth = La pila estaba vacía al principio. ¿En qué momento se limpia?
prompt-target = Echas un 1. ¿A quién puedes disparar? Elige a todos los jugadores posibles.
prompt-joker-for = Tienes un comodín y quieres { $want-term }. ¿Como qué carta lo anuncias?
prompt-terms = Une cada palabra catalana con lo que quiere decir.
choice-impossible = ninguna aquí
row-sender = Quien acaba de dispararte
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
why-fault-BAL-LEG-02 = En el momento { $number }, el { $rank } es más bajo que lo que pedía la pila.
why-fault-BAL-LEG-05 = En el momento { $number } se echa un 10 sobre un 7: está prohibido.
why-fault-BAL-LEG-06 = En el momento { $number }, el { $rank } es más alto que el 7, que todavía obligaba.
why-fourth = En el momento { $number } hay cuatro { $rank } seguidos.
why-target = Se dispara a quien se quiera, menos a uno mismo y a quienes ya no tienen cartas.
why-declare = Anuncia { $rank }: el comodín toma el efecto de esa carta, y aquí está permitida.
why-declare-not = Ese efecto es el del { $rank }, que aquí no se puede echar: el comodín tampoco.
why-terms = Son las palabras catalanas del balcó: las cartas con efecto, y lo que se hace con la pila.
why-term-carta-blanca = «Carta blanca», igual que en español: es el 2.
why-term-disparar = «Disparar», igual que en español: es echar un 1 contra alguien.
why-term-fer-el-buit = «Fer el buit», hacer el vacío: es echar un 8.
why-term-fer-nul = «Fer nul», dejarlo en nada: es echar un 2 y empezar de cero.
why-term-fer-palla = «Fer palla», amontonar como en un pajar: la pila crece mucho tiempo.
why-term-netejar = «Netejar», limpiar: es retirar la pila del juego.
why-term-pila = «Pila»: el montón del centro.
why-term-recollir = «Recollir»: recoger la pila.
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
meaning-fer-palla = dejar que la pila crezca mucho tiempo
meaning-netejar = retirar toda la pila del juego
meaning-pila = el montón del centro de la mesa
meaning-recollir = llevarse el montón a la mano
meaning-trenca = la carta 7
meaning-trencar = echar un 7
hint-fault = ¿Qué pide la pila después de un 7? ¿Y a cuántos jugadores obliga?
hint-target = ¿Quién sigue en juego?
hint-terms = El 2 es una carta blanca; el 8 hace el vacío; el 7 rompe.
misconception-spot-blames-the-seven = El propio 7 estaba permitido: lo que no valía es la respuesta al 7.
misconception-spot-law-of-the-ladder = El momento es bueno, pero esa regla no: después de un 7 ya no se trata de jugar más alto.
misconception-spot-law-of-the-seven = El momento es bueno, pero lo prohíbe otra regla.
misconception-fourth-two-does-not-break = El 2 corta la serie: hacen falta cuatro cartas seguidas.
misconception-fourth-throws-not-cards = Se cuentan las cartas, no las jugadas.
misconception-fourth-first-pair = Todavía no hay cuatro cartas del mismo número.
misconception-target-self = Nadie se dispara a sí mismo.
misconception-target-right-only = Se dispara a quien se quiera, no solo al de la derecha.
misconception-target-out = A un jugador que ya no tiene cartas no se le puede disparar.
misconception-target-not-sender = Se puede responder a quien te ha disparado.
misconception-declare-forbidden = Esa carta no se puede echar aquí, y el comodín sigue las mismas reglas.
misconception-declare-too-shy = Sí se puede: la carta que tiene ese efecto está permitida aquí.
misconception-declare-two-for-all = El 2 se puede echar siempre, pero solo pone a cero.
misconception-declare-ten-for-all = El 10 limpia la pila; no es el efecto que se pide.
misconception-term-netejar-recollir = Limpiar retira la pila del juego; recoger se la lleva a la mano.
misconception-term-trenca-trencar = La trenca es la carta; trencar el joc es echarla.
misconception-term-fer-el-buit-netejar = Hacer el vacío es el 8; limpiar se dice netejar.

## BA-10: what has just happened

prompt-name = ¿Qué acaba de pasar? Dilo en catalán.
group-name-pile = La pila, de abajo arriba
row-event = Ahora mismo
row-target = Contra
why-name-not-cleared = La pila no se ha ido: ni 10, ni cuatro cartas seguidas del mismo número.
misconception-name-take-is-clear = Nadie se ha llevado la pila a la mano: se ha ido del juego.
misconception-name-clear-is-take = La pila no se ha ido del juego: alguien se la ha llevado a la mano.
misconception-name-two-clears = El 2 pone a cero, pero la pila se queda ahí.
misconception-name-void-is-clear = El vacío del 8 se le hace a un jugador; la pila se queda.
misconception-name-straw-is-take = Nadie ha recogido todavía: el montón crece.
misconception-name-four-overrides = Es la cuarta del mismo número: la pila se va, y la carta no tiene otro efecto.

## BA-02 and BA-11: what to keep

prompt-swap = Estas son tus seis cartas, en una mesa de tres. ¿Cuáles dejas visibles? Elige tres.
prompt-play-throw = Final de partida entre tres: ya no hay mazo ni visibles. Cada uno tiene cinco cartas en la mano y dos tapadas. ¿Qué echas?
prompt-odds-rescue = Robas al azar. De cada cien veces, ¿en cuántas tendrás un 2 o un comodín?
prompt-odds-hidden = Levantas una tapada. De cada cien veces, ¿en cuántas se podrá echar?
group-known = Las { $count } cartas que has visto
row-drawn = Cartas robadas
why-swap = Se dejan tres cartas visibles, ni más ni menos. En { $samples } partidas simuladas por nosotros, con { $cards-numbers } visibles se ganan { $best } de cada cien.
why-swap-right = Esta elección gana { $share } de cada cien partidas, según { $samples } partidas simuladas por nosotros, con un margen de cuatro. { $standing ->
    [best] Es la mejor.
    [level] Ninguna gana más.
   *[near] La mejor gana { $best }.
  }
why-swap-wrong = Esta elección gana { $share } de cada cien partidas, según { $samples } partidas simuladas por nosotros. Con { $cards-numbers } visibles: { $best }.
why-play-right = Esta elección gana { $share } de cada cien partidas, según { $samples } partidas simuladas por nosotros, con un margen de cuatro. { $standing ->
    [best] Es la mejor.
    [level] Ninguna gana más.
   *[near] La mejor gana { $best }.
  }
why-play-wrong = Esta elección gana { $share } de cada cien partidas, según { $samples } partidas simuladas por nosotros. { $count ->
    [1] Con un { $rank }
    [2] Con dos { $rank }
    [3] Con tres { $rank }
    [4] Con cuatro { $rank }
   *[other] Con { $count } cartas, las del { $rank }
  }: { $best }.
why-unseen = { $good ->
    [one] { $good } carta buena
   *[other] { $good } cartas buenas
  } entre las { $left } que no has visto, { $drawn ->
    [1] y se saca una sola
   *[other] y se sacan { $drawn }
  }: { $share } de cada cien veces.
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
misconception-odds-seen-forgotten = Las cartas que has visto ya no se pueden robar: quítalas de la cuenta.
misconception-odds-upside-down = La cuenta es correcta, pero es la probabilidad de lo contrario. Resta ese número de cien.

## Smiles for right answers: the number is the seed modulo 12

smile-ba-0 = El pajar, que lo cargue otro.
smile-ba-2 = Tu vecino empieza a ponerse nervioso.
smile-ba-3 = Con cartas así se duerme tranquilo.
smile-ba-5 = Una carta menos y una sonrisa más.
smile-ba-7 = Eso no lo veía venir nadie.
smile-ba-8 = Cada vez te pesan menos las cartas.
smile-ba-10 = Como los chorros del oro.
