# Exercises of Truco: questions, reasons, hints, misconceptions.

## TR-01: two scales

prompt-scale = Cada frase solo es verdad en una de las dos escalas. ¿En cuál?
prompt-truco-value = { $count ->
    [1] ¿Cuánto vale esta carta para el envido?
   *[other] Suma los valores de estas cartas, sin los 20 de una pareja.
  }
scale-claim = { $card-the } está por encima { $other-of }
scale-tricks = verdad para ganar una baza
scale-values = verdad para contar el envido y la flor
why-scale = La fuerza en las bazas y el valor son dos escalas: un rey es mediano y vale 0, el as de espadas gana a todo y vale 1.
why-scale-tricks = { $card-the } le gana { $other-to } en una baza, pero vale menos para el envido.
why-scale-values = { $card-the } vale más que { $other-the } para el envido, pero no le gana en una baza.
hint-scale = Para las bazas: dos ases, dos sietes, y después los treses y los doses. Para el envido: el número, y cero para las figuras.
why-truco-value = Cada carta vale su número, y las figuras, cero: en total, { $points }.
hint-truco-value = ¿Es una figura o una carta que vale su número para el envido?
misconception-scale-swapped = Las dos escalas están intercambiadas.
misconception-scale-tricks-only = Para las bazas es correcto. Pero lo has ordenado todo así: para el envido se cuentan los números.
misconception-scale-values-only = Para el envido es correcto. Pero lo has contado todo por valores: en las bazas, el orden es muy distinto.
misconception-value-figures-by-number = En las cartas bajas cuenta el número, sí. Pero la sota, el caballo y el rey valen cero.
misconception-value-figures-ten = En otros juegos las figuras valen diez. Aquí valen cero.
misconception-value-strength = Has contado la fuerza en las bazas. Para el envido, una carta vale su número.
misconception-value-twenty-added = Los 20 de la pareja son del envido: aquí solo se preguntan los valores.

## TR-02: the order of the tricks

prompt-truco-duel = ¿Cuál gana la baza?
choice-tie = parda
why-truco-tie = Estas dos cartas están en el mismo escalón: es parda, y los palos no cambian nada.
hint-truco-order = En el truco no basta el número: en unas pocas cartas también cuenta el palo.
misconception-truco-order-upside-down = El orden es bueno, pero va al revés: empieza por la más fuerte, { $first-the }.
misconception-truco-order-by-number = Los números están bien ordenados. Pero en el truco, los treses y los doses están por encima de las figuras.
misconception-truco-order-bravas-forgotten = El resto de la escala está bien. Pero hay ases y ases: los de espadas y bastos, con el siete de espadas y el de oros, ganan a todo.
misconception-truco-order-by-value = Ese es el orden de los valores del envido. Aquí se pide la fuerza en las bazas, que es muy distinta.
misconception-truco-duel-suit-breaks-tie = Has visto que el número es el mismo. Pero ningún palo desempata: es parda.
misconception-truco-duel-bravas-forgotten = Normalmente acertarías. Pero dos ases y dos sietes están por encima de todo: de espadas y bastos los ases, de espadas y oros los sietes.
misconception-truco-duel-by-number = Es el número más alto, sí. Pero los ases, los doses, los treses y los dos sietes bravos ganan a números más altos.
misconception-truco-duel-by-value = Para el envido, esta carta vale más. Pero en las bazas el orden es muy distinto.

## TR-03: tricks and ties

prompt-truco-hand = ¿Quién gana la mano?
choice-another-trick = nadie todavía, hace falta otra baza
row-mano = Primero en jugar (mano)
row-trick = Baza { $number }
group-trick = Baza { $number }: tu carta y después la del contrario
result-yours = la ganas tú
result-theirs = la gana tu contrario
result-tied = parda
why-truco-lead-none = La carta más fuerte gana la baza, y sale quien la jugó. { $seat ->
    [seat-you] Sales tú
   *[other] Sale { $seat-term }
  }.
why-truco-lead-opponents = La baza es parda entre contrarios, y vuelve a salir quien había salido. { $seat ->
    [seat-you] Sales tú
   *[other] Sale { $seat-term }
  }.
why-truco-lead-partners = Empatan dos compañeros: la gana su bando, y sale el primero de los dos que jugó. { $seat ->
    [seat-you] Sales tú
   *[other] Sale { $seat-term }
  }.
why-hand-two-tricks = Con dos bazas se gana la mano. { $seat ->
    [seat-you] La ganas tú
   *[other] La gana { $seat-term }
  }.
why-hand-first-tied = La primera baza es parda: la mano es de quien gana la siguiente. { $seat ->
    [seat-you] La ganas tú
   *[other] La gana { $seat-term }
  }.
why-hand-later-tied = La parda llega después de una baza ganada: decide la mano la primera que se ganó. { $seat ->
    [seat-you] La ganas tú
   *[other] La gana { $seat-term }
  }.
why-hand-all-tied = Con tres pardas, la mano es del primero en jugar. { $seat ->
    [seat-you] La ganas tú
   *[other] La gana { $seat-term }
  }.
why-hand-goes-on = Nadie tiene dos bazas, ni una baza ganada y una parda: se juega otra baza.
why-hand-two-tied = Con dos pardas, la tercera decide la mano. { $seat ->
    [seat-you] La ganas tú
   *[other] La gana { $seat-term }
  }.
hint-truco-lead = Busca la carta más fuerte. ¿Hay otra del mismo rango, y de quién es?
hint-truco-hand = Bastan dos bazas ganadas. Y si hay una parda, ¿quién ganó la primera que no lo es?
misconception-next-tie-last-wins = Ese jugador tiene una de las más fuertes, sí. Pero si empatan, la última carta no le gana a la primera.
misconception-next-tie-first-wins = Ese jugador tiene una de las más fuertes, sí. Pero si empatan dos contrarios, nadie gana la baza: vuelve a salir quien había salido.
misconception-next-leads-again = Ese jugador salió en esta baza, pero no la ganó: solo vuelve a salir después de una parda.
misconception-next-by-number = Ese jugador tiene el número más alto, sí, pero no la carta más fuerte.
misconception-hand-last-trick = Has dado la mano a quien ganó la última baza. Pero con una baza cada uno, desempata la primera que se ganó.
misconception-hand-tie-to-mano = Ser mano desempata, sí, pero solo si todas las bazas son pardas.
misconception-hand-tie-to-the-other = Has visto que todas son pardas. Entonces la mano es del primero en jugar.
misconception-hand-undecided = Esperas otra baza, pero la mano ya está decidida: cuenta las bazas ganadas.
misconception-hand-too-soon = Va por delante, sí. Pero no hay nada decidido: hacen falta dos bazas, o una ganada y una parda.

## TR-03: the cheapest card

prompt-least = Primera baza, y juegas el último. ¿Qué carta juegas para gastar lo menos posible?
prompt-least-second = La primera baza es de tu contrario, y juegas el último en la segunda. ¿Qué carta juegas para gastar lo menos posible?
why-least-wins = Basta { $card-the }: es la más débil de tus cartas que ganan esta baza.
why-least-none = Ninguna de tus cartas gana esta baza: juega { $card-the }, la más débil.
why-least-partner = Tu compañero ya tiene la baza: juega { $card-the }, tu carta más débil.
why-least-must = Una parda daría la mano a quien ganó la primera baza. Hay que ganar esta: { $card-the }.
hint-least = ¿Quién tiene la baza? ¿Y qué te hace falta: ganarla, igualarla o nada?
misconception-least-too-strong = Esta carta gana, pero basta una más débil: guarda esta para después.
misconception-least-gives-up = Has ahorrado, pero demasiado: esta carta regala una baza que te podías llevar.
misconception-least-wasted = Ninguna de tus cartas gana esta baza, y esta tampoco: guárdala y juega la más débil.
misconception-least-over-partner = Esta carta gana, pero a tu compañero: su baza ya es tuya.
misconception-least-tie-too-little = Empatar sale más barato, sí. Pero aquí no basta: tras una parda, la mano es de quien ganó la primera.

## TR-05: the value of a hand

prompt-envido-value = { $flor ->
    [yes] ¿Cuánto valen estas cartas para el envido?
   *[no] ¿Cuánto valen estas cartas para el envido? (Aquí se juega sin flor.)
  }
prompt-envido-duel = ¿Quién gana el envido?
breakdown-twenty = dos cartas de un palo
why-envido-pair = Dos cartas de un palo valen 20 más sus valores, con las figuras a cero. En total, { $points }.
why-envido-best-two = Tres cartas de un palo, y se juega sin flor: se cuentan 20 más los dos valores más altos. En total, { $points }.
why-envido-single = Tres palos distintos: solo cuenta el valor más alto, { $points }.
why-envido-duel = Tienes { $mine }; tu contrario, { $theirs }: gana quien tiene más tantos.
why-envido-tie = Es un empate a { $mine }. Entonces el envido es del que habla primero, que { $mano ->
    [seat-you] eres tú
   *[other] es { $mano-term }
  }.
hint-envido = ¿Dos cartas del mismo palo? Entonces, 20 más sus dos valores. Las figuras valen cero.
misconception-envido-twenty-forgotten = Los valores están bien. Pero dos cartas de un palo cuentan 20 más.
misconception-envido-figures-by-number = Has elegido bien las cartas. Pero las figuras valen cero, no su número.
misconception-envido-twenty-always = Has añadido los 20. Para eso hacen falta dos cartas del mismo palo, y aquí no las hay.
misconception-envido-all-three = Los 20 están bien. Pero solo se cuentan dos cartas, y del mismo palo.
misconception-envido-sum = Has sumado las tres cartas. Se cuentan dos del mismo palo y 20, o la más alta sola.
misconception-envido-tie-to-the-other = Has visto el empate. En ese caso, el envido es de quien juega primero.
misconception-envido-by-number = Has comparado los números. Pero las figuras valen cero, y los 20 piden dos cartas de un palo.
misconception-envido-mano-always = El primero en jugar tiene ventaja, sí, pero solo si empatan.

## TR-06: the price of an envido

prompt-envido-stake = ¿Cuántos puntos se lleva quien gana estos cantos?
row-score-you = Tu tanteo
row-score-opponent = Tanteo del contrario
term-bet-envido = envido
term-bet-real-envido = real envido
term-bet-falta-envido = falta envido
term-bet-quiero = quiero (acepto)
term-bet-no-quiero = no quiero (no acepto)
term-bet-truco = truco
term-bet-retruco = retruco
term-bet-vale-cuatro = vale cuatro
why-stake-accepted = Se ha querido: las apuestas se suman, y son { $points }.
why-stake-falta = Se ha querido: la falta envido lo sustituye todo por lo que le falta al bando que va ganando. De { $leader } a 30 van { $points }.
why-stake-refused = No se ha querido: el bando que cantó en último lugar gana lo que ya estaba querido, o 1 punto si era el primer canto. Aquí gana { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }.
hint-stake = ¿Querido o no querido? Un «no quiero» solo paga lo que ya estaba querido.
misconception-stake-refused-pays-all = La suma está bien. Pero el último canto no se ha querido: no cuenta.
misconception-stake-accepted-as-refused = El principio está bien. Pero el último canto se ha querido: también cuenta.
misconception-stake-last-call-only = Has contado la última apuesta. Pero se suman: las anteriores también cuentan.
misconception-stake-relance-raises = Las apuestas están bien. Pero «quiero» acepta, y no añade nada.
misconception-stake-refusal-always-one = Un «no quiero» sale barato, sí. Pero solo paga 1 punto si es al primer canto.
misconception-stake-falta-from-the-trailing = Se cuenta lo que falta para 30, sí, pero al bando que va ganando, no al otro.
misconception-stake-falta-added = La falta está bien contada. Pero sustituye las apuestas anteriores: no se suma a ellas.

## TR-04: the price of a truco

prompt-truco-stake = ¿Cuántos puntos valen las bazas de esta mano?
row-end = Final de la mano
result-refused = el último canto no se quiere
result-played = las bazas se juegan hasta el final
why-truco-played = Sin cantos, la mano vale 1 punto. Con truco vale 2, con retruco 3 y con vale cuatro 4. Aquí vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }.
why-truco-refused = No se ha querido el canto: el bando que lo hizo gana lo que la mano valía antes, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }.
hint-truco-stake = Cada canto querido sube la mano un punto. ¿Y si no se quiere?
misconception-truco-refused-pays-full = El canto llegaba ahí, pero no se ha querido: la mano sigue valiendo lo de antes.
misconception-truco-accepted-as-refused = Sería correcto si no se hubiera querido. Pero el canto se quiso: la mano vale lo que dice.
misconception-truco-added = Has sumado los cantos. Aquí cada uno sustituye al anterior: truco vale 2 en total, retruco 3, vale cuatro 4.
misconception-truco-doubled = El primer escalón sí dobla. Pero después, cada escalón añade solo un punto.

## TR-06 to TR-08: calls

prompt-answer = El contrario acaba de hablar. ¿Qué puedes responder? Elige todo lo que esté permitido.
prompt-truco-call = ¿Qué puedes decir sobre el truco? Elige todo lo que esté permitido.
prompt-open = Primera baza, te toca. ¿Qué puedes decir? Elige todo lo que esté permitido.
prompt-why-call = Primera baza. Quieres decir «{ $call-term }», pero no se puede. ¿Qué regla lo prohíbe?
prompt-calls-plain = Pon en orden lo que se dice en una mano en la que cada canto llega a su hora.
prompt-calls-interrupted = Primero se canta un truco, y el otro bando quiere envido. Ponlo en orden.
prompt-calls-raised = El truco sube hasta el final. Ponlo en orden.
prompt-calls-counted = La mano ha terminado: ¿en qué orden se apunta?
term-bet-flor = flor
term-bet-silent = nada, no le toca hablar a mi bando
row-now = Por dónde vamos
row-own-card = Tu primera carta
row-truco = El truco
row-envido = El envido
row-flor = Tus cartas
state-second-trick = en la segunda baza
state-second-trick-yours = en la segunda baza, en tu turno
state-played = jugada
state-not-played = todavía sin jugar
state-truco-none = todavía sin cantar
state-truco-pending = el contrario lo acaba de cantar
state-truco-accepted = cantado por el contrario, querido por ti
state-settled = ya resuelto
state-not-settled = todavía sin cantar
state-no-flor = sin flor
why-answer-falta = A la falta envido solo se le dice quiero o no quiero.
why-answer-envido = Se quiere, no se quiere, o se sube con envido, real envido o falta envido.
why-answer-strict = Se quiere, no se quiere, o se sube: en esta mesa, dos envidos como mucho, y nunca un canto más bajo que el último.
why-raise-silent = Tu bando no tiene nada que decir: solo puede subir el bando que ha querido el último canto, y después de vale cuatro ya nadie.
why-raise-pending = El canto espera respuesta: «quiero» o «no quiero». Solo se sube después de decir «quiero».
why-raise-open = Tu bando ha querido: puede subir un escalón.
why-raise-first = Nadie ha cantado truco todavía: lo puede cantar cualquiera de los dos bandos.
why-open-TRU-TURN-02 = Todavía no se ha dicho ni jugado nada: el envido y el truco están abiertos. La flor solo se canta si se tiene.
why-open-TRU-TURN-06 = El envido está primero: antes de responder al truco, todavía lo puedes abrir.
why-open-TRU-TURN-07 = El truco está querido, y eso ha cerrado el envido. El bando que lo ha querido todavía puede decir retruco.
why-open-TRU-TURN-11 = El envido de esta mano ya está resuelto: ya no se abre otro.
why-open-TRU-ENV-12 = Has jugado tu primera carta: es demasiado tarde para abrir el envido.
why-open-TRU-FLOR-02 = Tus tres cartas no son de un solo palo: no es flor, y no se canta.
law-TRU-ENV-12 = Jugada tu primera carta, ya no abres el envido.
law-TRU-TURN-07 = Querer el truco cierra el envido.
law-TRU-TURN-11 = Un solo envido por mano.
law-TRU-FLOR-02 = Sin flor no se puede cantar flor.
law-TRU-TURN-06 = El envido va antes que el truco.
phase-flor = la flor primero: nadie la tiene
phase-envido = «envido»
phase-envido-answer = la respuesta al envido
phase-envido-shown = se dicen y se comparan los tantos
phase-truco = «truco»
phase-truco-answer = la respuesta al truco
phase-card = se sigue jugando la baza
phase-retruco = «retruco»
phase-retruco-answer = la respuesta al retruco
phase-vale-cuatro = «vale cuatro»
phase-last-card = se juega la última carta
phase-count-flor = se apunta la flor, si la ha habido
phase-count-envido = se apunta el envido, si lo ha habido
phase-count-truco = se apuntan las bazas
phase-next-deal = reparte el jugador de la derecha
why-calls-plain = Primero va la flor, luego el envido con su respuesta y los tantos, y al final el truco y su respuesta.
why-calls-interrupted = El truco espera: el envido se canta, se responde y se muestra, y solo entonces se responde al truco y se juega.
why-calls-raised = Cada escalón se quiere antes del siguiente: truco, retruco, vale cuatro.
why-calls-counted = Cada apuesta se apunta en el orden en que se ha resuelto: flor, envido, bazas. Después, el reparto pasa a la derecha.
hint-answer = Hay un solo canto que no se puede subir.
hint-raise = ¿Quién ha querido el último canto? ¿Y hay alguna respuesta pendiente?
hint-open = ¿Sigue abierto el envido? Mira tu carta, el truco y lo que ya está resuelto.
hint-calls = Flor, luego envido, luego truco. Y una pregunta siempre espera su respuesta.
misconception-answer-raises-the-falta = Otros envidos se suben, pero la falta no: es quiero o no quiero.
misconception-answer-no-raise = Querer y no querer, sí, se puede. También se puede subir.
misconception-answer-envido-once = Lo demás se puede. También se puede responder envido a un envido: suma 2.
misconception-answer-must-accept = Lo que has marcado se puede. Falta decir que no: siempre se puede.
misconception-answer-with-truco = El truco puede venir después. No responde a un envido, que se resuelve primero.
misconception-raise-own-call = El canto se puede subir, pero lo sube el otro bando: nadie sube el suyo.
misconception-raise-answers-own = Has respondido, pero nada espera tu respuesta: el último canto es de tu bando, o ya está respondido.
misconception-raise-without-quiero = Podrás subir, pero primero hay que decir «quiero».
misconception-raise-skips-a-step = Puedes subir, pero de escalón en escalón: truco, retruco, vale cuatro.
misconception-raise-forgotten = Callar es prudente, pero aquí sí tienes algo que decir: mira quién quiso el último.
misconception-law-flor-needed = Para cantar flor hace falta tenerla. Pero el envido lo puede abrir cualquiera, en su momento.
misconception-law-flor-too-late = Aciertas el momento: lo que falta son tres cartas de un palo.
misconception-open-envido-too-late = El envido es de la primera baza, sí. Pero aquí se ha cerrado: ya has jugado una carta, o el truco se ha querido.
misconception-open-envido-first-forgotten = Piensas en responder al truco. Pero el envido está primero: todavía se puede abrir.
misconception-open-flor-without = Aciertas el momento. Pero sin tres cartas de un palo no se canta flor.
misconception-open-truco-again = Es el momento del truco, sí. Pero solo se canta una vez. Después, solo se sube.
misconception-open-raise-at-once = El truco se puede subir, sí, pero solo después de que tu bando lo quiera.
misconception-law-truco-first = Esa regla existe, pero abre el envido: no lo cierra.
misconception-calls-backwards = El orden es bueno, pero va al revés.
misconception-calls-truco-answered-first = Está todo, pero la respuesta al truco llega demasiado pronto: antes va el envido.
misconception-calls-truco-before-envido = Está todo, pero las bazas se apuntan al final.

## TR-07: declared and shown values

log-value = { $seat-term }: «{ $value }»
log-buenas = { $seat-term }: «son buenas»
row-envido-caller = Ha cantado envido
row-calls = Apuestas
prompt-announce-next = El envido está querido. ¿Quién dice ahora sus tantos?
prompt-announce-winner = Todos han hablado. ¿Quién tiene más tantos?
prompt-shown = El ganador ha mostrado sus cartas. ¿Cuántos puntos apunta tu bando por el envido?
why-announce-next = Los tantos se dicen por turno hacia la derecha, desde el mano ({ $mano-term }). { $seat ->
    [seat-you] Te toca a ti
   *[other] Le toca { $seat-term-to }
  }.
why-announce-winner = Gana quien tiene más tantos: «son buenas» solo dice que uno no tiene más. { $seat ->
    [seat-you] Ganas tú
   *[other] Gana { $seat-term }
  }.
why-announce-tie = Dos jugadores tienen los mismos tantos: gana el primero que los dijo, contando desde el mano. { $seat ->
    [seat-you] Ganas tú
   *[other] Gana { $seat-term }
  }.
why-announce-less = Se pueden decir menos tantos que los ya dichos, pero no sirve de nada: basta «son buenas», y así nadie se entera de lo que tienes.
why-announce-first = Quien habla primero dice los tantos que quiera. Pero si gana y sus cartas dicen otra cosa, lo pierde todo.
why-shown = { $seat ->
    [seat-you] Has cantado
   *[other] { $seat-term } ha cantado
  } los tantos más altos, { $value }, y es lo que valen las cartas: { $seat ->
    [seat-you] tu bando
   *[other] ese bando
  } gana el envido.
why-shown-false = { $seat ->
    [seat-you] Has cantado
   *[other] { $seat-term } ha cantado
  } los tantos más altos, pero las cartas valen { $value }: los tantos son falsos. El envido es del otro bando, aunque tenga menos.
chain-envido = envido, quiero
chain-real-envido = real envido, quiero
chain-envido-envido = envido, envido, quiero
chain-envido-real-envido = envido, real envido, quiero
chain-envido-envido-real-envido = envido, envido, real envido, quiero
hint-announce-next = ¿Quién es mano, y hacia qué lado se habla?
hint-announce-winner = Busca los tantos más altos. ¿Quién los dijo primero?
hint-shown = Vuelve a contar las cartas mostradas: ¿son ciertos los tantos más altos? Después, suma las apuestas.
misconception-announce-caller-first = Ese jugador ha cantado envido, sí. Pero los tantos se dicen desde el mano.
misconception-announce-to-the-left = Es un sitio más allá, pero hacia el otro lado: se habla hacia la derecha, como se juega.
misconception-announce-partner-next = El lado es correcto, pero te has saltado un sitio: cada uno habla en su turno.
misconception-announce-highest-again = Ese jugador va ganando, pero ya ha dicho sus tantos: cada uno habla una vez.
misconception-announce-last-of-a-tie = Son los tantos más altos, sí. Pero otro los dijo antes, y gana el empate.
misconception-announce-mano-wins = Hablar primero es una ventaja, pero solo con los mismos tantos.
misconception-announce-last-word = Ese jugador ha hablado el último, pero gana quien tiene más tantos.
misconception-shown-other-side = La cuenta es correcta, pero esos puntos son del otro bando.
misconception-shown-false-wins = Eran los tantos más altos, sí. Pero vuelve a contar las cartas mostradas: eran falsos, y su bando pierde el envido.
misconception-shown-last-call-only = Has contado la última apuesta. Pero las apuestas queridas se suman.
misconception-shown-by-everybody = Las apuestas están bien. Pero el envido se apunta una vez, sean cuantos sean los jugadores.
prompt-false = Cada uno dice sus tantos y después muestra sus cartas. Un canto es falso: ¿cuál, y quién gana el envido?
log-announce = { $seat-term }: «{ $value }», con { $cards }
moment-announce = { $seat-term }
part-false = El canto falso
part-envido-winner = El bando que gana el envido
part-decision = Tu respuesta
part-share-cards = De las cartas que puede tener el contrario, la tuya gana a
part-share-hands = De las manos con las que apuesta el contrario, la tuya gana a
part-envido-points = Los puntos de quien gana
share-quarter = una cuarta parte como mucho
share-half = más de una cuarta parte, la mitad como mucho
share-more = más de la mitad
side-yours = tu bando
side-theirs = el otro bando
why-false = El canto { $number } es falso: esas cartas valen { $value }. Era el más alto, y el ganador tiene que decir la verdad: su bando pierde el envido.
why-false-lower = El canto { $number } es falso: esas cartas valen { $value }. Pero solo el ganador tiene que haber dicho la verdad, y el canto más alto, el { $best }, es verdadero: ese gana.
hint-false = Vuelve a contar las cartas de cada uno: 20 por dos cartas de un palo, y las figuras a cero. ¿Y quién ha dicho más?
misconception-false-wins-all-the-same = El canto falso es ese, pero su bando pierde el envido: el ganador tiene que haber dicho la verdad.
misconception-false-loses-all-the-same = El canto falso es ese, pero no era el más alto: solo el más alto tiene que ser verdadero, y lo es.
misconception-false-highest-blamed = El canto más alto es el primer sospechoso. Pero vuelve a contarlo: es verdad.
misconception-false-figures = Has contado otra vez. Pero las figuras cuentan cero: ese canto es verdad.

## TR-10: the points of a hand

prompt-hand-points = ¿Cuántos puntos da esta mano a tu bando?
prompt-new-chico = ¿Cómo queda el tanteo de tu bando después de esta mano? (El chico se juega a 30.)
prompt-falta = La falta envido está querida. ¿Cuántos puntos vale?
row-envido-stake = Envido, en puntos
row-envido-winner = El envido lo gana
row-truco-stake = Bazas, en puntos
row-truco-winner = Las bazas las gana
state-no-envido = nadie ha apostado
why-hand-points = Se suma lo que tu bando ha ganado con el envido y con las bazas: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }.
why-new-score = Se cuenta el envido, después las bazas, hasta 30 como mucho. En total, { $points }.
why-hand-stopped = El envido se cuenta primero, y con él se termina el chico: las bazas ya no cuentan. En total, { $points }.
breakdown-call = { $call-term }
breakdown-first-refused = primer canto no querido
breakdown-chico = el chico
breakdown-leader = tanteo del bando que va ganando
breakdown-theirs = ganado por el otro bando
breakdown-hand = la mano, sin cantos
breakdown-beyond = lo que pasa de 30
hint-hand-points = ¿Quién gana el envido, quién gana las bazas? Se cuenta en ese orden.
hint-falta = ¿Cuánto falta para 30, y a qué bando?
misconception-points-of-both = Las sumas están bien, pero has contado también los puntos del otro bando.
misconception-points-truco-only = Las bazas están bien contadas. Añade el envido: también cuenta.
misconception-points-envido-only = El envido está bien contado. Añade las bazas: también cuentan.
misconception-points-other-side = La cuenta es correcta, pero esos son los puntos del otro bando.
misconception-points-after-the-end = La suma está bien. Pero con el envido se terminó el chico: las bazas ya no cuentan.
misconception-points-beyond-thirty = La suma está bien, pero un chico se termina en 30.
misconception-falta-own-score = El método es correcto. Pero se cuenta lo que le falta al bando que va ganando, y no es el tuyo.
misconception-falta-trailing = Se cuenta lo que falta para 30, sí, pero al bando que va ganando, no al otro.
misconception-falta-of-fifteen = El método es correcto, pero el chico llega hasta 30, no hasta 15.
misconception-falta-added = La falta está bien contada. Pero sustituye las apuestas anteriores.
misconception-falta-difference = Has contado la diferencia entre los bandos. Lo que cuenta es lo que le falta al primero para llegar a 30.
row-table = En esta mesa
state-seed-free = el envido se sube tantas veces como se quiera
state-strict = dos envidos como mucho, luego real envido, luego falta: nunca hacia abajo
state-flor-out = se juega sin flor
misconception-answer-free-at-a-strict-table = En otra mesa se podría. En esta, envido se canta dos veces como mucho, y nunca más bajo que el último canto.

## TR-11: folding or staying

prompt-leave = Dejas tus cartas y te vas al mazo. ¿Cuántos puntos apunta por eso el otro bando?
prompt-stay = Última baza. Tu contrario juega primero y canta «{ $call-term }». ¿Te quedas?
row-habit = Su manera de jugar
state-stays = se queda
state-left = ya se ha ido al mazo
group-your-last = Tu última carta
habit-any = tu contrario lo canta con cualquier carta
habit-ace = tu contrario lo canta con un as de oros o de copas, o mejor
habit-two = tu contrario lo canta con un dos, o mejor
habit-three = tu contrario lo canta con un tres, o mejor
habit-brava = tu contrario solo lo canta con una brava
why-leave-partner = Tu compañero sigue solo: que te vayas no cuesta nada por ahora.
why-leave-nothing = No hay nada apostado: la mano vale 1 punto, y se lo lleva el otro bando.
why-leave-accepted = La apuesta está querida: si te vas, el otro bando la apunta entera, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }.
why-leave-pending = Hay un canto esperando: irse es decir «no quiero». El otro bando apunta { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }.
why-leave-envido = Irse es no querer el envido que espera, y perder además la mano. El otro bando apunta { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }.
why-stay = { $total ->
    [one] Tu contrario solo puede tener una carta, y la tuya { $won ->
        [0] no le gana: vete.
       *[other] le gana: quédate.
      }
   *[other] De las { $total } cartas que puede tener tu contrario, la tuya { $won ->
        [0] no le gana a ninguna: vete.
        [1] le gana a una: { $percent } de cada cien veces. Hacen falta { $least } para quedarse.
       *[other] les gana a { $won }: { $percent } de cada cien veces. Hacen falta { $least } para quedarse.
      }
  }
why-stay-last-point = Tu contrario está en 29 y le falta 1 punto: no querer es perder el chico. Así que te quedas si le ganas aunque sea a una de las cartas posibles. Aquí, la tuya le gana a { $won } de { $total }.
hint-leave = ¿Queda alguien de tu bando? Si no, ¿hay una apuesta esperando respuesta, o está querida?
hint-stay = ¿Qué cartas puede tener tu contrario, y a cuántas les gana la tuya? Hay que ganar { $least } de cada cien veces.
misconception-leave-partner-forgotten = Tú te vas, pero tu compañero se queda y juega por los dos: por ahora no cuesta nada.
misconception-leave-costs-nothing = Sería verdad si tu compañero se quedara. Pero si se va todo un bando, el otro siempre apunta algo.
misconception-leave-always-one = Sin apuestas es 1 punto, sí. Pero aquí la mano ya vale más.
misconception-leave-pending-in-full = El canto valía eso, pero todavía esperaba: irse es no quererlo, y no cuenta.
misconception-leave-accepted-as-refused = Si el canto esperara, sería correcto. Pero estaba querido: si te vas, se paga entero.
misconception-leave-envido-forgotten = La mano está bien contada. Pero el envido esperaba respuesta: irse es no querer tampoco el envido.
misconception-leave-truco-forgotten = El envido está bien contado. Pero también pierdes la mano.
misconception-stay-needs-half = Ganas menos de una de cada dos, es verdad. Pero quedarse y perder cuesta solo un punto más que no querer.
misconception-stay-folds-winner = Irse es prudente. Pero aquí ganas más veces de las que pierdes: quédate.
misconception-stay-any-card = Si tu contrario pudiera tener cualquier carta, acertarías. Pero con las bajas no cantaría.
misconception-stay-hope = Es valiente, pero muy pocas cartas pierden con la tuya: no querer cuesta menos.
misconception-stay-last-point = Normalmente no querer cuesta poco. Pero mira el tanteo: aquí le das a tu contrario el punto que le faltaba.

## TR-12: the flor

prompt-flor-value = ¿Cuánto vale esta flor?
prompt-sing = ¿Qué jugadores tienen que cantar flor, en su turno? Elige a todos.
prompt-odds-figures = De cada cien manos, ¿cuántas tienen al menos una figura?
prompt-odds-third = Te dan la tercera carta. De cada cien veces, ¿en cuántas tienes flor?
prompt-odds-flor-value = De cada cien flores, ¿cuántas valen { $value } o más?
prompt-odds-rival = Estas son tus cartas. De a dos, de cada cien veces, ¿en cuántas tiene flor el contrario?
breakdown-flor = la flor
group-hand-a = Cartas A
group-hand-b = Cartas B
group-hand-c = Cartas C
group-first-two = Tus dos primeras cartas
group-seen = Vistas durante el reparto
state-has-played = ya ha jugado una carta
choice-nobody-sings = Nadie tiene que cantar
why-flor-value = Se cuentan 20 más los tres valores, con las figuras a cero: son { $points }.
why-sing = Tres cartas de un palo son flor, y hay que cantarla. Con dos no basta.
why-sing-late = La flor se canta antes de la primera carta: si ya has jugado, no puedes.
why-odds = La cuenta exacta da un { $whole },{ $tenths } %{ $share ->
    [exact] , es decir, { $part } de cada { $total }
    [near] , es decir, unas { $part } de cada { $total }
   *[none] {""}
  }. Basta con acercarse.
hint-flor-value = Toda flor empieza en 20. Después se suman los números: las figuras cuentan cero.
hint-sing = Dos preguntas para cada uno: ¿un solo palo? ¿Y ninguna carta jugada todavía?
hint-odds = ¿Qué hace falta, y cuántas cartas o manos lo cumplen, de cuántas?
hint-odds-third = Hay diez cartas de cada palo. ¿Cuántas quedan entre las que no ves?
misconception-flor-as-envido = Para el envido sería correcto. Pero en una flor cuentan las tres cartas.
misconception-flor-figures-by-number = Las tres cartas cuentan, sí. Pero las figuras valen cero, no su número.
misconception-flor-figures-ten = Las tres cartas cuentan, sí. Pero las figuras valen cero, no diez.
misconception-flor-twenty-forgotten = Los valores están bien. Pero una flor empieza en 20.
misconception-flor-thirty = Has contado diez por carta. Una flor empieza en 20, en total.
misconception-sing-too-late = Es flor, sí. Pero ese jugador ya ha jugado una carta: ya no canta.
misconception-sing-two-of-a-suit = Dos cartas de un palo valen para el envido. Una flor pide tres.
misconception-sing-best-only = Esa es la mejor, sí. Pero toda flor se canta, no solo la mejor.
misconception-odds-a-quarter = Una de cada cuatro, si estuvieran todas las cartas. Pero ya tienes dos de ese palo.
misconception-odds-all-of-the-suit = Has quitado tus cartas. Quita también las que has visto durante el reparto.
misconception-odds-one-suit-only = La cuenta es correcta, pero de un solo palo. Hay cuatro.
misconception-odds-even = Hay dos casos, sí. Pero uno puede ser más frecuente que el otro: cuenta las cartas.
misconception-odds-the-other-way = La cuenta es correcta, pero es la probabilidad de que no pase. Resta ese número de cien.

## TR-13: raising a flor

prompt-flor-points = ¿Cuántos puntos se lleva quien gana estas flores?
term-flor-flor = flor
term-flor-contraflor = contraflor
term-flor-contraflor-al-resto = contraflor al resto
term-flor-con-flor-quiero = con flor quiero (acepto)
term-flor-con-flor-me-achico = con flor me achico (cedo)
term-flor-no-flor = me callo, no tengo flor
state-has-flor = una flor
result-flor-conceded = el otro bando dice «con flor me achico»
result-flor-shown = las flores se muestran
breakdown-flor-before = ganado antes de la subida
breakdown-flor-each = flores cantadas ({ $count }), tres puntos cada una
breakdown-rest = lo que le falta al bando que va ganando
why-flor-answer-without = Sin flor no hay nada que responder: la flor contraria apunta sus 3 puntos.
why-flor-answer-flor = A una flor puedes responder con la tuya (flor), ceder (con flor me achico) o desafiar (contraflor, contraflor al resto).
why-flor-answer-both = El otro también ha cantado: todavía puedes decir contraflor, o aceptar que las flores se comparen.
why-flor-answer-contraflor = Ante la contraflor se acepta, se achica uno o se sube al resto.
why-flor-answer-rest = Después de al resto ya no se sube: solo queda aceptar o achicarse.
why-flor-points-tariff = Cada flor cantada vale tres puntos, y la mejor los gana todos. La contraflor no añade nada. En total, { $points }.
why-flor-points-rest = El resto es lo que le falta al bando que va ganando, 30 menos { $leader }. Con tres puntos por flor cantada, son { $points }.
why-flor-points-conceded = Un bando se achica: el otro apunta lo que valía la apuesta antes de la última subida, { $points }.
hint-flor-answer = ¿Tienes flor? ¿Y qué se puede subir todavía?
hint-flor-points = Cuenta las flores cantadas, también la de la contraflor. ¿La última subida está querida?
misconception-flor-answer-without = En el envido se puede mentir. Pero sin flor no se responde nada a una flor.
misconception-flor-answer-no-challenge = Lo que has marcado está permitido. También puedes desafiar.
misconception-flor-answer-raises-the-rest = Una contraflor se sube, pero por encima de al resto ya no hay nada.
misconception-flor-answer-must-accept = Aceptar se puede. Pero ante un desafío siempre se puede ceder.
misconception-flor-answer-accepts-a-flor = «Con flor quiero» acepta un desafío, y todavía nadie ha desafiado.
misconception-flor-answer-concedes-late = Achicarse a veces ahorra puntos. Pero ya has cantado, y nadie te desafía.
misconception-flor-conceded-in-full = La suma está bien. Pero el otro bando se achica: la última subida no cuenta.
misconception-flor-paid-as-conceded = Si el otro bando se achicara, sería correcto. Pero la subida está querida, así que cuenta.
misconception-flor-three-in-all = Una flor vale tres puntos, sí. Pero se cuenta cada flor cantada.
misconception-flor-rest-only = El resto está bien contado. Falta sumar tres puntos por flor.
misconception-flor-rest-of-the-trailing = Has tomado el tanteo del otro bando. Se cuenta lo que le falta al que va ganando.
misconception-flor-challenge-added = Las flores están bien contadas. Pero la contraflor es la flor de quien desafía: no se suma otra vez.

## TR-14: announced and hidden flores

prompt-flor-next = ¿A quién le toca decir ahora su flor?
prompt-flor-winner = Ya están dichas todas. ¿Quién tiene la mejor flor?
prompt-claim = La mano ha terminado, y esto es lo que jugó tu contrario. ¿Qué haces?
prompt-claim-points = Alguien ha dicho «pido flor». ¿Cuántos puntos apunta tu bando en esta mano?
row-his-flor = ¿Ha cantado?
row-his-turn = Su primera carta
row-made-yours = Puntos de tu bando
row-made-theirs = Puntos del otro bando
row-claimer = Pide la flor
row-shows = El jugador muestra
group-his-played = Sus tres cartas
state-sung = sí, una flor
state-silent = no
state-turn = jugada en su turno, antes de que se quisiera nada
state-no-turn = jugada en su turno, cuando ya se había querido un envido
state-shows-flor = una flor
state-shows-two = dos palos
claim-claim = pido flor: escondía una
claim-two-suits = nada, porque se ven dos palos
claim-sung = nada, porque su flor ya está cantada
claim-no-turn = nada, porque no tuvo ocasión de cantarla
breakdown-transferred = puntos que cambian de bando
breakdown-claim = pedir la flor
why-flor-next = Solo hablan los que han cantado, desde el mano hacia la derecha. { $seat ->
    [seat-you] Te toca a ti
   *[other] Le toca { $seat-term-to }
  }.
why-flor-winner = Gana la flor más alta y, si empatan, la que se dijo primero. { $seat ->
    [seat-you] Ganas tú
   *[other] Gana { $seat-term }
  }.
why-claim-claim = Tres cartas de un palo, y ni una palabra: tu contrario escondía una flor.
why-claim-two-suits = Dos palos en la mesa: no había flor. Pedirla costaría 3 puntos.
why-claim-sung = Tu contrario cantó su flor: no hay nada que pedir.
why-claim-no-turn = Se quiso un envido antes de su turno, y tu contrario ya no podía cantar. A nadie se le castiga por eso.
why-claim-points-mine-found = Había flor: tu bando apunta 3 puntos, y todos los del otro bando en esta mano. En total, { $points }.
why-claim-points-mine-failed = No había flor: el otro bando apunta 3 puntos, y el tuyo conserva lo que tenía, { $points }.
why-claim-points-theirs-found = La flor la tenías tú: tus puntos de la mano pasan al otro bando. Te quedan { $points }.
why-claim-points-theirs-failed = Sospecharon sin razón: tu bando apunta 3 puntos más. En total, { $points }.
hint-flor-next = Busca al mano y, después, a los que han cantado, hacia la derecha.
hint-flor-winner = El valor más alto. ¿Quién lo dijo primero?
hint-claim = Tres preguntas: ¿un solo palo? ¿Ha cantado? ¿Tuvo ocasión?
hint-claim-points = ¿Quién pide, y había flor? Si la había, los puntos de la mano cambian de bando.
misconception-flor-next-mano = El mano va primero, sí, pero solo si ha cantado, y una sola vez.
misconception-flor-next-first-again = Ese jugador tiene flor, pero ya la ha dicho.
misconception-flor-next-last-word = Hablar el último es tentador, pero no da nada: cada uno habla en su turno, y gana la más alta.
misconception-flor-next-neighbour = Es el sitio de al lado, pero ese jugador no ha cantado: no tiene nada que decir.
misconception-claim-two-suits = No cantó, es verdad. Pero mira los palos: hay dos, así que no había flor.
misconception-claim-sung = Es flor, sí. Pero está cantada: no hay nada que pedir.
misconception-claim-no-turn = Es flor, sí. Pero tu contrario no tuvo ocasión de cantarla: no se pide.
misconception-claim-missed = No dejes pasar esta: las tres cartas son de un solo palo, y nadie cantó.
misconception-claim-points-stay = Has dejado los puntos donde estaban. Si había flor, los de la mano cambian de bando. Si no, el bando sospechoso apunta 3.
misconception-claim-three-only = Los 3 puntos están bien. Falta sumar todos los de la mano.
misconception-claim-always-wins = Con una flor escondida acertarías. Pero no la había: pedirla no da nada.
misconception-claim-costs-nothing = Tus puntos están bien contados. Pero sospecharon sin razón: tu bando apunta 3 más.
misconception-claim-other-side = La cuenta es correcta, pero esos son los puntos del otro bando.

## TR-15: three, six, eight

prompt-table-gallo = El gallo rota con el reparto. ¿Quién juega solo?
prompt-table-duel = Pica-pica. ¿Quién es tu contrario?
prompt-table-mano = Pica-pica. ¿Quién es mano en tu duelo?
prompt-cap = ¿Cuántos puntos da esta apuesta?
prompt-meddling = Pica-pica. Un contrario le sopla una carta a su compañero, en un duelo que no es suyo. ¿Cuántos puntos se apunta tu equipo?
prompt-pair = Juegan de a tres, y el gallo rota. Acaba de perder contra tu pareja. ¿Cómo queda tu tanteo?
row-at-table = Jugadores
row-round = Tipo de mano
row-duel-led = Puntos que ese duelo les iba a dar
row-pair-won = Puntos ganados por la pareja
breakdown-falta = la falta
breakdown-rest-capped = el resto
breakdown-two-flores = dos flores
breakdown-meddling = la infracción
why-table-gallo-3 = Cuando el gallo rota, le toca a quien reparte. { $seat ->
    [seat-you] Aquí eres tú
   *[other] Aquí es { $seat-term }
  }.
why-table-duel-6 = De a seis, cada uno juega contra el que tiene delante. { $seat ->
    [seat-you] Aquí eres tú
   *[other] Aquí es { $seat-term }
  }.
why-table-duel-8 = De a ocho, juegas contra un vecino: cuenta de dos en dos desde el mano. { $seat ->
    [seat-you] Eres tú
   *[other] Es { $seat-term }
  }.
why-table-mano-6 = De los dos del duelo, es mano el primero a la derecha de quien reparte. { $seat ->
    [seat-you] Eres tú
   *[other] Es { $seat-term }
  }.
why-table-mano-8 = De los dos del duelo, es mano el primero a la derecha de quien reparte. { $seat ->
    [seat-you] Eres tú
   *[other] Es { $seat-term }
  }.
why-cap-falta-pica = En la pica-pica, la falta vale 6, sea cual sea el tanteo.
why-cap-falta-round = En la redonda, la falta vale lo que le falta al bando que va ganando: { $points }.
why-cap-rest-pica = En la pica-pica, el resto vale 6 como mucho, y las dos flores, otros 6: son { $points }.
why-cap-rest-round = En la redonda, el resto es lo que le falta al bando que va ganando. Con 3 por flor, son { $points }.
why-meddling = Un jugador se metió en el duelo de otros: su equipo pierde los puntos de ese duelo, y el otro apunta 4.
why-pair = Los puntos de la pareja son para cada uno de los dos, enteros: { $points }.
hint-table-gallo = Si el gallo rota, ¿quién está solo? Mira quién reparte.
hint-table-duel = De a seis, mira enfrente. De a ocho, cuenta de dos en dos desde el mano, a la derecha de quien reparte.
hint-table-mano = Parte de quien reparte, hacia la derecha: ¿cuál de los dos viene primero?
hint-cap = ¿Redonda o pica-pica? En los duelos, las apuestas grandes tienen un tope.
hint-meddling = El duelo interrumpido ya no da nada. ¿Y la infracción, cuánto cuesta?
hint-pair = Cada uno tiene su tanteo: ¿cómo reparte la pareja?
hint-term = ¿De qué habla esta frase: de un jugador, de una forma de jugar, de algo que se dice?
misconception-table-mano = Has elegido al mano. El gallo es quien reparte.
misconception-table-left-of-dealer = Está justo al lado: cuando el gallo rota, es quien reparte.
misconception-table-facing-at-eight = De a seis acertarías. De a ocho, el de enfrente es de tu equipo.
misconception-table-neighbour-at-six = De a ocho acertarías. De a seis, se juega contra el de enfrente.
misconception-table-partner = Ese jugador es de tu equipo: uno de cada dos sitios lo es.
misconception-table-mano-of-all = Ese es mano de toda la mesa, pero no de tu duelo.
misconception-table-other-duellist = Es uno de los dos, pero el otro viene primero, a la derecha de quien reparte.
misconception-cap-forgotten = En otra mano sería correcto. Pero en la pica-pica hay un tope: 6.
misconception-cap-everywhere = El tope existe, pero solo en la pica-pica.
misconception-cap-flores-forgotten = El resto está bien contado. Añade las dos flores, 3 puntos cada una.
misconception-meddling-duel-taken = Has tomado los puntos del duelo. Pero se anulan, y la infracción da 4.
misconception-meddling-both = Los 4 puntos de la infracción están bien. Pero los puntos del duelo se anulan.
misconception-meddling-nothing = El duelo no da nada, correcto. Pero la infracción da 4 puntos al otro equipo.
misconception-pair-shared = Has repartido los puntos. Pero cada uno de los dos los apunta enteros.
misconception-pair-counted-twice = Cada uno los apunta todos, sí, pero una sola vez.
misconception-pair-unmoved = Eras de la pareja: sus puntos también son tuyos.
misconception-term-round-for-pica = Las dos son formas de jugar. Pero una la juegan todos juntos, y la otra se juega en duelos.
misconception-term-first-for-last = Las dos palabras hablan del turno. Pero una es para el que juega primero, y la otra, para el último.

## TR-16: odds and bluff

prompt-range-odds = Tu contrario canta envido; nadie tiene flor. De cada cien veces, ¿cuántas ganas?
prompt-range-accept = { $raised ->
    [yes] Cantaste envido; tu contrario sube con un { $call-term }: { $accepted } puntos si quieres, { $refused } si no. ¿Qué dices?
   *[no] Tu contrario canta { $call-term }: { $accepted } puntos si quieres, { $refused } si no. ¿Qué dices?
  }
row-bettor = Tu contrario canta con
bettor-any = cualquier mano
bettor-24 = 24 o más
bettor-27 = 27 o más
bettor-29 = 29 o más
bettor-27-fifth = 27 o más, y una de cada cinco de las demás
bettor-29-half = 29 o más, y una de cada dos de las demás
why-range-odds = { $same ->
    [yes] Tus { $value } ganan { $percent } de cada cien veces contra cualquier mano.
   *[no] Tus { $value } ganan { $percent } de cada cien veces contra esas manos. Contra cualquier mano, serían { $blind }.
  }
why-range-accept = { $percent ->
    [0] Contra esas manos no ganas nunca. Para querer, habría que ganar { $least } de cada cien veces.
   *[other] Ganas { $percent } de cada cien veces contra esas manos. Hacen falta { $least } para querer.
  }
hint-range-odds = Olvida las manos con las que tu contrario se calla. De las otras, ¿cuántas pierden contra { $value }? Si hay empate, gana el mano.
hint-range-accept = Hay que ganar { $least } de cada cien veces. ¿Con qué manos canta tu contrario?
misconception-range-forgotten = Contra cualquier mano acertarías. Pero tu contrario no canta con cualquiera.
misconception-range-bluff-forgotten = Contra sus manos buenas es correcto. Pero a veces miente, y a esas manos les ganas.
misconception-range-other-way = La cuenta es correcta, pero son las posibilidades de tu contrario. Resta ese número de cien.
misconception-accept-needs-half = Ganas menos de una de cada dos, es verdad. Pero no querer también cuesta: con menos basta.
misconception-accept-folds-winner = No querer es prudente. Pero aquí ganas más de una de cada dos veces: di quiero.
misconception-accept-any-hand = Contra cualquier mano, sí. Pero tu contrario solo canta con las buenas.
misconception-accept-hope = Es valiente, pero muy pocas de esas manos pierden con la tuya: no querer cuesta menos.

## TR-09: the deal

prompt-ritual = Pon el reparto en orden.
prompt-cut = Solo uno de estos cortes está permitido. ¿Cuál?
ritual-shuffle = baraja quien reparte
ritual-cut = corta el contrario de la izquierda
ritual-first-card = la primera carta va a la derecha
ritual-third-card = cada uno recibe su tercera carta
ritual-mano-speaks = el mano habla o juega
ritual-captain-last = el último jugador pone su carta
ritual-next = el reparto pasa a la derecha
cut-few = { $count ->
    [one] levantar { $count } carta
   *[other] levantar { $count } cartas
  }
cut-many = levantar { $count } cartas
cut-legal = levantar { $count } cartas
cut-twice = cortar dos veces
cut-right = que corte el de la derecha de quien reparte
cut-tap = golpear el mazo, sin cortar
why-ritual = Se baraja, se corta y se dan las cartas de una en una hacia la derecha. Empieza el mano, y después el reparto pasa a la derecha.
why-cut = El contrario de la izquierda corta una sola vez, de 4 a 36 cartas. También puede golpear el mazo.
why-role-mano = El mano se sienta a la derecha de quien reparte. { $seat ->
    [seat-you] Aquí eres tú
   *[other] Aquí es { $seat-term }
  }.
why-role-cuts = Corta el contrario de la izquierda de quien reparte. { $seat ->
    [seat-you] Eres tú
   *[other] Es { $seat-term }
  }.
why-role-deals-next = El reparto pasa a la derecha. { $seat ->
    [seat-you] Repartes tú
   *[other] Reparte { $seat-term }
  }.
why-role-captain = El último de tu bando en jugar es su capitán. { $seat ->
    [seat-you] Eres tú
   *[other] Es { $seat-term }
  }.
hint-ritual = ¿Quién toca el mazo primero, y hacia qué lado se juega?
hint-cut = ¿Quién corta, cuántas veces, y cuántas cartas quedan en cada parte?
hint-role = Parte de quien reparte: se juega hacia la derecha.
misconception-ritual-backwards = El orden es bueno, pero va al revés.
misconception-cut-few = Es un corte, sí, pero hay que levantar al menos 4 cartas.
misconception-cut-many = Es un corte, sí, pero hay que dejar al menos 4 cartas.
misconception-cut-twice = Cortar se puede, pero una sola vez.
misconception-cut-right = Alguien tiene que cortar, pero es el contrario de la izquierda.
misconception-role-dealer = Has elegido a quien reparte. Se pregunta por otro jugador.
misconception-role-left = Has elegido al de la izquierda de quien reparte. Se pregunta por otro jugador.
misconception-role-right = Has elegido al de la derecha de quien reparte. Se pregunta por otro jugador.
misconception-role-facing = Has elegido al jugador que está enfrente de quien reparte. La pregunta es por otro.

## Smiles for right answers: the number is the seed modulo 12

smile-tr-0 = Al de enfrente se le han quitado las ganas de mentir.
smile-tr-2 = Hasta el ancho de espadas te guiña el ojo.
smile-tr-3 = Ni que te hubieras criado en un bar de Avellaneda.
smile-tr-5 = Y no moviste ni una ceja.
smile-tr-7 = Desde el fondo del bar, un gaucho levanta el vaso.
smile-tr-8 = Otro fósforo para tu bando.
smile-tr-10 = ¡Otra ronda para esta mesa!

## TR-17: cards and answers, evaluated by simulated deals

prompt-truco-cards = Te toca jugar en la primera. ¿Qué carta?
hint-truco-cards = ¿Cuántas de tus cartas pueden ganar una baza? Con dos, gana la primera. Con una, guárdala.
prompt-truco-answers = Tu contrario espera tu respuesta. ¿Qué dices?
hint-truco-answers = ¿Cuántas bazas te hacen falta, y con qué cartas? Luego: ¿cuánto cuesta decir que no, y cuánto está en juego?
prompt-truco-calls = Te toca: ¿una carta o truco?
hint-truco-calls = ¿Qué has ganado ya, y qué puede tener aún el contrario? Quizá no quiera: ¿qué ganas entonces?
why-truco-best = En { $samples } manos simuladas, ninguna elección dio más.
why-truco-level = Esta elección vale tanto como la mejor.
