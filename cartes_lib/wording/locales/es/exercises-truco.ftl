# Exercises of Truco: questions, reasons, hints, wrong ideas.

## TR-01: two scales

prompt-scale = Cada frase solo es verdad en una de las dos escalas. ¿En cuál?
prompt-truco-value = { $count ->
    [1] ¿Cuánto vale esta carta para el envido?
   *[other] ¿Cuánto suman los valores de estas cartas, carta por carta?
  }
scale-claim = { $card-the } pasa por delante { $other-of }
scale-tricks = verdad para ganar una baza
scale-values = verdad para contar el envido y la flor
why-scale = El orden de las bazas y los valores son dos escalas: un siete de espadas es muy fuerte y vale 7, un rey es mediano y vale 0, un as de espadas gana a todo y vale 1.
why-scale-tricks = { $card-the } le gana { $other-to } en una baza, pero vale menos para el envido.
why-scale-values = { $card-the } vale más que { $other-the } para el envido, pero no le gana en una baza.
hint-scale = Para las bazas: dos ases, dos sietes, y después los treses y los doses. Para el envido: el número, y cero para las figuras.
why-truco-value = Cada carta vale su número, y las figuras, cero: { $points }.
hint-truco-value = ¿Cuánto valen la sota, el caballo y el rey para el envido?
misconception-scale-swapped = Has cambiado una escala por la otra.
misconception-scale-tricks-only = Lo has puesto todo en el orden de las bazas. Para el envido se cuentan los números.
misconception-scale-values-only = Lo has contado todo por valores. Para las bazas, el orden es muy distinto.
misconception-value-figures-by-number = Las figuras no valen su número: la sota, el caballo y el rey valen cero.
misconception-value-figures-ten = Las figuras no valen diez, sino cero.
misconception-value-strength = Has contado la fuerza en las bazas. Para el envido, una carta vale su número.
misconception-value-twenty-added = Los 20 solo se suman cuando hay dos cartas de un palo, y aquí solo se preguntan los valores.

## TR-02: the order of the tricks

prompt-truco-duel = ¿Cuál gana la baza?
choice-tie = parda
why-truco-duel = Gana { $card-the }: primero los dos ases y los dos sietes bravos, y después 3, 2, los otros ases, 12, 11, 10, los otros sietes, 6, 5, 4.
why-truco-tie = Estas dos cartas tienen el mismo rango en el orden de las bazas: es parda, y los palos no cambian nada.
hint-truco-order = Cuatro cartas pasan por delante de todo: dos ases y dos sietes. ¿Cuáles?
misconception-truco-order-upside-down = Es el orden correcto, pero al revés: empieza por la más fuerte, { $first-the }.
misconception-truco-order-by-number = Has seguido los números. En el truco, los treses y los doses pasan por delante de las figuras.
misconception-truco-order-bravas-forgotten = No todos los ases ni todos los sietes son iguales: as de espadas, as de bastos, siete de espadas y siete de oros pasan por delante de todo.
misconception-truco-order-by-value = Has ordenado por el valor del envido. El orden de las bazas es muy distinto.
misconception-truco-duel-suit-breaks-tie = Ningún palo desempata: con el mismo rango, es parda.
misconception-truco-duel-bravas-forgotten = Ojo con los ases y los sietes: dos ases y dos sietes pasan por delante de todo; los otros, no.
misconception-truco-duel-by-number = No basta con el número más alto: los ases, los doses, los treses y los dos sietes bravos pasan por delante de números más altos.
misconception-truco-duel-by-value = Has comparado los valores del envido. En las bazas, el orden es muy distinto.

## TR-03: tricks and ties

prompt-truco-hand = ¿Quién gana la mano?
choice-another-trick = nadie todavía, hace falta otra baza
row-mano = Primero en jugar (mano)
row-trick = Baza { $number }
group-trick = Baza { $number }: tu carta y después la del contrario
result-yours = la ganas tú
result-theirs = la gana tu contrario
result-tied = parda
why-truco-lead-none = La carta más fuerte gana la baza, y sale quien la jugó: { $seat-term }.
why-truco-lead-opponents = La baza es parda entre contrarios, y vuelve a salir quien había salido: { $seat-term }.
why-truco-lead-partners = Empatan dos compañeros: la gana su bando. Sale el primero de los dos que jugó: { $seat-term }.
why-hand-two-tricks = Quien gana dos bazas gana la mano: { $seat-term }.
why-hand-first-tied = La primera baza es parda, y gana la mano quien gana la siguiente: { $seat-term }.
why-hand-later-tied = Si hay una parda después de una baza ganada, gana la mano quien ganó la primera: { $seat-term }.
why-hand-all-tied = Con tres pardas, la mano es del primero en jugar: { $seat-term }.
why-hand-goes-on = Nadie tiene dos bazas, ni una baza ganada y una parda: se juega otra baza.
why-hand-two-tied = Con dos pardas decide la tercera: { $seat-term }.
hint-truco-lead = Busca la carta más fuerte. ¿Hay otra del mismo rango, y de quién es?
hint-truco-hand = Bastan dos bazas ganadas. Y si hay una parda, ¿quién ganó la primera que no lo es?
misconception-next-tie-last-wins = Si empatan, la última carta no le gana a la primera.
misconception-next-tie-first-wins = Si empatan dos contrarios, nadie gana la baza: vuelve a salir quien había salido.
misconception-next-leads-again = Ese jugador salió en esta baza, pero no la ganó: solo vuelve a salir después de una parda.
misconception-next-by-number = Ese jugador tiene el número más alto, pero no la carta más fuerte.
misconception-hand-last-trick = La última baza no decide ella sola: desempata la primera baza ganada.
misconception-hand-tie-to-mano = Ser mano solo desempata si todas las bazas son pardas.
misconception-hand-tie-to-the-other = Tres pardas son para el primero en jugar.
misconception-hand-undecided = La mano ya está decidida.
misconception-hand-too-soon = No hay nada decidido: hacen falta dos bazas, o una baza ganada y una parda.

## TR-03: the cheapest card

prompt-least = Primera baza, y juegas el último. ¿Qué carta juegas para gastar lo menos posible?
prompt-least-won = La primera baza es tuya, y juegas el último en la segunda. ¿Qué carta juegas para gastar lo menos posible?
prompt-least-lost = La primera baza es del otro, y juegas el último en la segunda. ¿Qué carta juegas para gastar lo menos posible?
why-least-wins = Basta { $card-the }: es la más débil de tus cartas que ganan esta baza.
why-least-none = Ninguna de tus cartas gana esta baza: juega { $card-the }, la más débil.
why-least-partner = Tu compañero ya tiene la baza: juega { $card-the }, tu carta más débil.
why-least-tie = La primera baza es tuya: una parda te da la mano. Basta { $card-the }.
why-least-must = Una parda daría la mano a quien ganó la primera baza. Hay que ganar esta: { $card-the }.
hint-least = ¿Quién tiene la baza? ¿Y qué te hace falta: ganarla, igualarla o nada?
misconception-least-too-strong = Gana, pero basta una más débil: guarda esta para después.
misconception-least-gives-up = Deja la baza al otro bando, y podías llevártela.
misconception-least-wasted = Tampoco gana: guárdala para después.
misconception-least-over-partner = Ganas a tu compañero: su baza ya es tuya.
misconception-least-tie-unused = Gana, pero basta empatar: la primera baza es tuya.
misconception-least-tie-too-little = Empatar no basta: tras una parda, la mano es de quien ganó la primera.

## TR-05: the value of a hand

prompt-envido-value = { $flor ->
    [yes] ¿Cuánto valen estas cartas para el envido?
   *[no] ¿Cuánto valen estas cartas para el envido? (Aquí se juega sin flor.)
  }
prompt-envido-duel = ¿Quién gana el envido?
breakdown-twenty = dos cartas de un palo
why-envido-pair = Dos cartas de un palo: 20 más sus valores, con las figuras a cero. Respuesta: { $points }.
why-envido-best-two = Tres cartas de un palo, y se juega sin flor: 20 más los dos valores más altos. Respuesta: { $points }.
why-envido-single = Tres palos distintos: solo cuenta el valor más alto. Respuesta: { $points }.
why-envido-duel = Tienes { $mine }; tu contrario, { $theirs }: gana quien tiene más tantos.
why-envido-tie = Los dos tienen { $mine }. Si empatan, el envido es de quien habla primero: { $mano-term }.
hint-envido = ¿Dos cartas del mismo palo? Entonces, 20 más sus dos valores. Las figuras valen cero.
misconception-envido-twenty-forgotten = Dos cartas de un palo cuentan 20 más.
misconception-envido-figures-by-number = Las figuras valen cero, no su número.
misconception-envido-twenty-always = Los 20 piden dos cartas del mismo palo. Aquí no las hay.
misconception-envido-all-three = Solo se cuentan dos cartas, y solo si son del mismo palo.
misconception-envido-sum = Las tres cartas no se suman: dos del mismo palo y 20, o la más alta sola.
misconception-envido-tie-to-the-other = Si empatan, el envido es del primero en jugar.
misconception-envido-by-number = Has sumado los números. Las figuras valen cero, y hacen falta dos cartas de un palo.
misconception-envido-mano-always = El primero en jugar solo gana si empatan.

## TR-06: the price of an envido

prompt-envido-stake = ¿Cuántos puntos da este cruce de palabras al bando que se los lleva?
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
why-stake-accepted = Querido: se suman las apuestas. Respuesta: { $points }.
why-stake-falta = Querida: la falta envido lo sustituye todo por lo que le falta al bando que va ganando, 30 menos { $leader }. Respuesta: { $points }.
why-stake-refused = No querido: el bando que ha cantado el último gana lo que ya estaba querido, o 1 punto si era el primer canto. Respuesta: { $points }.
hint-stake = ¿Querido o no querido? Un «no quiero» solo paga lo que ya estaba querido.
misconception-stake-refused-pays-all = El último canto no se ha querido: no cuenta.
misconception-stake-accepted-as-refused = El último canto se ha querido: también cuenta.
misconception-stake-last-call-only = Las apuestas se suman: la última no cuenta sola.
misconception-stake-relance-raises = «Quiero» acepta, sin añadir nada.
misconception-stake-refusal-always-one = Un «no quiero» solo paga 1 punto si es al primer canto.
misconception-stake-falta-from-the-trailing = Se cuenta lo que le falta al bando que va ganando, no al otro.
misconception-stake-falta-added = La falta envido sustituye las apuestas anteriores, no se suma a ellas.

## TR-04: the price of a truco

prompt-truco-stake = ¿Cuántos puntos da esta mano, por las bazas?
row-end = Final de la mano
result-refused = el último canto no se quiere
result-played = las bazas se juegan hasta el final
why-truco-played = Sin cantos 1 punto, truco 2, retruco 3, vale cuatro 4. Respuesta: { $points }.
why-truco-refused = El bando al que no le quieren el canto gana lo que la mano valía antes. Respuesta: { $points }.
hint-truco-stake = Cada canto querido sube la mano un punto. ¿Y si no se quiere?
misconception-truco-refused-pays-full = El último canto no se ha querido: la mano sigue valiendo lo de antes.
misconception-truco-accepted-as-refused = El canto se ha querido: la mano vale lo que dice.
misconception-truco-added = Los escalones no se suman: truco vale 2 en total, retruco 3, vale cuatro 4.
misconception-truco-doubled = Cada escalón añade un punto, no dobla.

## TR-06 to TR-08: calls

prompt-answer = El contrario acaba de hablar. ¿Qué puedes responder? Elige todo lo que esté permitido.
prompt-truco-say = ¿Qué puedes decir sobre el truco? Elige todo lo que esté permitido.
prompt-open = Primera baza, te toca. ¿Qué puedes decir? Elige todo lo que esté permitido.
prompt-why-call = Primera baza. Querrías decir «{ $call-term }», pero está prohibido. ¿Por qué regla?
prompt-calls-plain = Pon en orden lo que se dice en una mano en la que cada canto llega a su hora.
prompt-calls-interrupted = Primero se canta un truco, y el otro bando quiere envido. Ponlo en orden.
prompt-calls-raised = El truco sube hasta el final. Ponlo en orden.
prompt-calls-counted = La mano ha terminado: ¿en qué orden se apunta?
term-bet-flor = flor
term-bet-silent = nada: no le toca hablar a mi bando
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
why-open-TRU-TURN-02 = Todavía no se ha dicho ni jugado nada: el envido y el truco están abiertos, pero sin flor no se canta flor.
why-open-TRU-TURN-06 = El envido está primero: antes de responder al truco, todavía lo puedes abrir.
why-open-TRU-TURN-07 = Querer el truco ha cerrado el envido; quien lo ha querido todavía puede decir retruco.
why-open-TRU-TURN-11 = El envido de esta mano ya está resuelto: nadie abre otro.
why-open-TRU-ENV-12 = Has jugado tu primera carta: es demasiado tarde para abrir el envido.
why-open-TRU-FLOR-02 = Tus tres cartas no son de un solo palo: sin flor, no se canta.
law-TRU-ENV-12 = Jugada tu primera carta, ya no abres el envido.
law-TRU-TURN-07 = Querer el truco cierra el envido.
law-TRU-TURN-11 = Un solo envido por mano.
law-TRU-FLOR-02 = Quien no tiene flor no la puede cantar.
law-TRU-TURN-06 = El envido va antes que el truco.
say-flor = la flor primero: nadie la tiene
say-envido = «envido»
say-envido-answer = la respuesta al envido
say-envido-shown = se dicen y se comparan los tantos
say-truco = «truco»
say-truco-answer = la respuesta al truco
say-card = se vuelve a jugar la carta
say-retruco = «retruco»
say-retruco-answer = la respuesta al retruco
say-vale-cuatro = «vale cuatro»
say-last-card = se juega la última carta
say-count-flor = se apunta la flor, si la ha habido
say-count-envido = se apunta el envido, si lo ha habido
say-count-truco = se apuntan las bazas
say-next-deal = reparte el jugador de la derecha
why-calls-plain = Primero la flor, luego el envido, su respuesta y los tantos, y al final el truco y su respuesta.
why-calls-interrupted = El truco espera: el envido se canta, se responde y se muestra, y solo entonces se responde al truco y se juega.
why-calls-raised = Cada escalón se quiere antes del siguiente: truco, retruco, vale cuatro.
why-calls-counted = Cada apuesta se apunta en el orden en que se ha resuelto: flor, envido, bazas. Después, el reparto pasa a la derecha.
hint-answer = Hay un solo canto que no se puede subir.
hint-raise = ¿Quién ha querido el último canto? ¿Y hay alguna respuesta pendiente?
hint-open = ¿Sigue abierto el envido? Mira tu carta, el truco y lo que ya está resuelto.
hint-calls = Flor, luego envido, luego truco. Y una pregunta siempre espera su respuesta.
misconception-answer-raises-the-falta = La falta envido no se sube: quiero o no quiero.
misconception-answer-no-raise = También se puede subir.
misconception-answer-envido-once = A un envido se le puede responder envido: así sube 2.
misconception-answer-must-accept = Siempre se puede decir que no.
misconception-answer-with-truco = El truco no responde a un envido: primero se resuelve el envido.
misconception-raise-own-call = Nadie sube su propio canto: le toca al otro bando.
misconception-raise-answers-own = No hay nada esperando tu respuesta: el último canto es de tu bando, o ya está respondido.
misconception-raise-without-quiero = Primero hay que decir «quiero»; solo después se sube.
misconception-raise-skips-a-step = Se sube de escalón en escalón: truco, retruco, vale cuatro.
misconception-raise-forgotten = Aquí sí que tienes algo que decir.
misconception-law-flor-needed = Para el envido no hace falta flor: lo puede abrir cualquiera, en su momento, con las cartas que sean.
misconception-law-flor-too-late = El momento era bueno: lo que falta son tres cartas de un palo.
misconception-open-envido-too-late = Aquí el envido está cerrado.
misconception-open-envido-first-forgotten = El envido está primero: todavía se puede abrir antes de responder al truco.
misconception-open-flor-without = Sin tres cartas de un palo no se canta flor.
misconception-open-truco-again = El truco solo se canta una vez; después, se sube.
misconception-open-raise-at-once = Solo se sube un truco que ha querido el propio bando.
misconception-law-truco-first = Esa regla abre el envido, no lo cierra.
misconception-calls-backwards = Es el orden inverso.
misconception-calls-truco-answered-first = La respuesta al truco llega demasiado pronto.
misconception-calls-truco-before-envido = Las bazas se apuntan al final.

## TR-07: the values told, and shown

log-value = { $seat-term }: «{ $value }»
log-buenas = { $seat-term }: «son buenas»
row-envido-caller = Ha cantado envido
row-calls = Apuestas
prompt-announce-next = El envido está querido. ¿Quién dice ahora sus tantos?
prompt-announce-winner = Todos han hablado. ¿Quién tiene más tantos?
prompt-shown = El ganador ha mostrado sus cartas. ¿Cuántos puntos apunta tu bando por el envido?
why-announce-next = Los tantos se dicen por turno hacia la derecha, desde el mano ({ $mano-term }). { $seat ->
    [seat-you] Sigues tú
   *[other] Sigue { $seat-term }
  }.
why-announce-winner = Gana quien tiene más tantos: { $seat-term }. Quien dice «son buenas» reconoce que no tiene más.
why-announce-tie = Dos jugadores tienen los mismos tantos, y gana quien los dijo primero desde el mano: { $seat-term }.
why-announce-less = Se pueden decir menos tantos que los ya dichos, pero no sirve de nada: basta «son buenas», y así nadie se entera de lo que tienes.
why-announce-first = Quien habla primero dice los tantos que quiera; pobre de él si gana y sus cartas dicen otra cosa.
why-shown = { $seat ->
    [seat-you] Has cantado
   *[other] { $seat-term } ha cantado
  } los tantos más altos, { $value }, y es lo que valen las cartas: ese bando gana el envido.
why-shown-false = { $seat ->
    [seat-you] Has cantado
   *[other] { $seat-term } ha cantado
  } los tantos más altos, pero las cartas valen { $value }: los tantos son falsos. El envido es del otro bando, aunque tenga menos.
chain-envido = envido, quiero
chain-real-envido = real envido, quiero
chain-envido-envido = envido, envido, quiero
chain-envido-real-envido = envido, real envido, quiero
chain-envido-envido-real-envido = envido, envido, real envido, quiero
hint-announce-next = ¿Quién es mano, y hacia qué lado gira la palabra?
hint-announce-winner = Busca los tantos más altos. ¿Quién los dijo primero?
hint-shown = Vuelve a contar las cartas mostradas: ¿son verdad los tantos más altos? Después, suma las apuestas.
misconception-announce-caller-first = Ese jugador ha cantado envido; pero los tantos se dicen desde el mano.
misconception-announce-to-the-left = Se habla hacia la derecha, como se juega.
misconception-announce-partner-next = Cada uno habla en su turno, sin saltarse ningún sitio.
misconception-announce-highest-again = Ese jugador ya ha dicho sus tantos: cada uno habla una vez.
misconception-announce-last-of-a-tie = Con los mismos tantos, gana quien los dijo primero.
misconception-announce-mano-wins = Hablar primero solo desempata cuando los tantos son iguales.
misconception-announce-last-word = Hablar el último no da nada: gana quien tiene más tantos.
misconception-shown-other-side = Esos puntos son del otro bando.
misconception-shown-false-wins = Vuelve a contar las cartas mostradas: los tantos eran falsos, y su bando pierde el envido.
misconception-shown-last-call-only = Las apuestas queridas se suman: la última no cuenta sola.
misconception-shown-by-everybody = El envido se apunta una vez, sean cuantos sean los jugadores.
prompt-false = Cada uno dice sus tantos y después muestra sus cartas. Un canto es falso: ¿cuál, y quién gana el envido?
log-announce = { $seat-term }: «{ $value }», con { $cards }
moment-announce = { $seat-term }
part-false = El canto falso
part-envido-winner = El bando que gana el envido
side-yours = tu bando
side-theirs = el otro bando
why-false = El canto { $number } es falso: esas cartas valen { $value }. Era el más alto: su bando pierde el envido, aunque tenga más.
why-false-lower = El canto { $number } es falso: esas cartas valen { $value }. Pero solo el ganador tiene que haber dicho la verdad, y el canto más alto, el { $best }, es verdad: gana.
hint-false = Vuelve a contar las cartas de cada uno: 20 por dos cartas de un palo, y las figuras a cero. ¿Y quién ha dicho más?
misconception-false-wins-all-the-same = Es el canto falso, sí, pero su bando pierde el envido: el ganador tiene que haber dicho la verdad.
misconception-false-loses-all-the-same = Es el canto falso, sí, pero no es el que gana: solo el más alto tiene que ser verdad, y lo es.
misconception-false-highest-blamed = El canto más alto no es falso por fuerza: vuelve a contarlo.
misconception-false-figures = Ese canto es verdad: en él, las figuras cuentan cero.

## TR-10: the points of a hand

prompt-hand-points = ¿Cuántos puntos da esta mano a tu bando?
prompt-new-chico = ¿Cómo queda el tanteo de tu bando después de esta mano? (El chico se juega a 30.)
prompt-falta = La falta envido está querida. ¿Cuántos puntos vale?
log-bet = «{ $call-term }»
row-envido-stake = Envido, en puntos
row-envido-winner = El envido lo gana
row-truco-stake = Bazas, en puntos
row-truco-winner = Las bazas las gana
state-no-envido = nadie ha apostado
why-hand-points = Se suma lo que tu bando ha ganado con el envido y con las bazas. Respuesta: { $points }.
why-new-score = Se cuenta el envido, después las bazas, hasta 30 como mucho. Respuesta: { $points }.
why-hand-stopped = El envido se cuenta primero y acaba el chico: las bazas ya no cuentan. Respuesta: { $points }.
breakdown-call = { $call-term }
breakdown-first-refused = primer canto no querido
breakdown-chico = el chico
breakdown-leader = tanteo del bando que va ganando
breakdown-theirs = ganado por el otro bando
breakdown-hand = la mano, sin cantos
breakdown-beyond = lo que pasa de 30
hint-hand-points = ¿Quién gana el envido, quién gana las bazas? Se cuenta en ese orden.
hint-falta = ¿Cuánto falta para 30, y a qué bando?
misconception-points-of-both = Has contado también los puntos del otro bando.
misconception-points-truco-only = El envido también cuenta.
misconception-points-envido-only = Las bazas también cuentan.
misconception-points-other-side = Esos son los puntos del otro bando.
misconception-points-after-the-end = El envido ya ha acabado el chico: las bazas ya no cuentan.
misconception-points-beyond-thirty = Un chico se acaba en 30.
misconception-falta-own-score = Se cuenta lo que le falta al bando que va ganando, que no siempre es el tuyo.
misconception-falta-trailing = Se cuenta lo que le falta al bando que va ganando, no al otro.
misconception-falta-of-fifteen = El chico llega hasta 30, no hasta 15.
misconception-falta-added = La falta envido sustituye las apuestas anteriores.
misconception-falta-difference = No es la diferencia entre los bandos, sino lo que falta para 30.
row-table = En esta mesa
state-seed-free = el envido se sube tantas veces como se quiera
state-strict = dos envidos como mucho, luego real envido, luego falta: nunca hacia abajo
state-flor-out = se juega sin flor
misconception-answer-free-at-a-strict-table = En esta mesa, envido se canta dos veces como mucho, y nunca más bajo que el último canto.

## TR-11: leaving, staying

prompt-leave = Dejas tus cartas y te vas al mazo. ¿Cuántos puntos apunta por eso el otro bando?
prompt-stay = Última baza. Juega él primero y canta «{ $call-term }». ¿Te quedas?
row-partner = Tu compañero
row-habit = Su manera de jugar
state-stays = se queda
state-left = ya se ha ido al mazo
group-your-last = Tu última carta
habit-any = lo canta con cualquier carta
habit-ace = lo canta con un as de oros o de copas, o mejor
habit-two = lo canta con un dos, o mejor
habit-three = lo canta con un tres, o mejor
habit-brava = solo lo canta con una brava
why-leave-partner = Tu compañero sigue solo: que te vayas no cuesta nada por ahora.
why-leave-nothing = No hay nada apostado: la mano vale 1 punto, y se lo lleva el otro bando.
why-leave-accepted = La apuesta está querida: irse la paga entera. Respuesta: { $points }.
why-leave-pending = Hay un canto esperando: irse es no quererlo. Respuesta: { $points }.
why-leave-envido = Irse es no querer el envido que espera, y perder además la mano, 1 punto. Respuesta: { $points }.
why-stay = { $total ->
    [one] Solo puede tener una carta, y la tuya { $won ->
        [0] no le gana
       *[other] le gana
      }
   *[other] De las { $total } cartas que puede tener, la tuya { $won ->
        [0] no le gana a ninguna
        [1] le gana a una
       *[other] les gana a { $won }
      }
  }: { $percent } de cada cien veces. Hacen falta { $least } para quedarse. El cálculo es exacto, y nuestro.
why-stay-last-point = Está en 29 y le falta 1 punto: no querer es perder el chico. Así que te quedas si le ganas aunque sea a una de las cartas que puede tener; aquí, la tuya le gana a { $won } de { $total }.
hint-leave = ¿Queda alguien de tu bando? Si no, ¿hay una apuesta esperando respuesta, o está querida?
hint-stay = ¿Qué cartas puede tener, y a cuántas les gana la tuya? Hay que ganar { $least } de cada cien veces.
misconception-leave-partner-forgotten = Tu compañero no se ha ido: juega por los dos.
misconception-leave-costs-nothing = Si se va todo un bando, el otro siempre apunta algo.
misconception-leave-always-one = Irse solo cuesta 1 punto si la mano todavía vale 1 punto.
misconception-leave-pending-in-full = El canto todavía esperaba: irse es no quererlo, y no cuenta.
misconception-leave-accepted-as-refused = El canto estaba querido: irse lo paga entero.
misconception-leave-envido-forgotten = El envido esperaba respuesta: irse es no querer tampoco el envido.
misconception-leave-truco-forgotten = Además del envido, pierdes la mano misma.
misconception-stay-needs-half = No hace falta ganar una de cada dos veces: quedarse y perder cuesta solo un punto más que no querer.
misconception-stay-folds-winner = Ganas más veces de las que pierdes: quédate.
misconception-stay-any-card = Cuentas todas las cartas de la baraja; pero con las bajas no lo cantaría.
misconception-stay-hope = Son muy pocas las cartas que pierden con la tuya: no querer cuesta menos.
misconception-stay-last-point = Mira el tanteo: aquí, no querer le da su último punto.

## TR-12: the flor

prompt-flor-value = ¿Cuánto vale esta flor?
prompt-sing = ¿Con qué cartas hay que cantar flor, en su turno? Elígelas todas.
prompt-odds-flor = De cada cien manos de tres cartas, ¿cuántas son flor?
prompt-odds-bravas = De cada cien manos, ¿cuántas tienen al menos una de las cuatro bravas?
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
choice-nobody-sings = con ninguna
why-flor-value = 20 más los tres valores, con las figuras a cero: { $points }.
why-sing = Tres cartas de un palo son flor, y hay que cantarla; con dos no basta.
why-sing-late = Cada uno canta la flor antes de su primera carta: quien ya ha jugado no puede.
why-odds = El cálculo exacto, nuestro: { $whole },{ $tenths } %. Basta con acercarse.
hint-flor-value = Toda flor empieza en 20. Después, los números, y cero para las figuras.
hint-sing = Dos preguntas para cada uno: ¿un solo palo? ¿Y ninguna carta jugada todavía?
hint-odds = ¿Qué hace falta, y cuántas cartas o manos lo cumplen, de cuántas?
hint-odds-third = Hay diez cartas de cada palo. ¿Cuántas quedan entre las que no ves?
misconception-flor-as-envido = Eso es el envido de dos cartas. En una flor cuentan las tres.
misconception-flor-figures-by-number = Las figuras valen cero, no su número.
misconception-flor-figures-ten = Las figuras no valen diez, sino cero.
misconception-flor-twenty-forgotten = Una flor empieza en 20.
misconception-flor-thirty = Veinte, y no diez por carta.
misconception-sing-too-late = Quien ya ha jugado una carta no canta.
misconception-sing-two-of-a-suit = Hacen falta tres cartas del mismo palo, no dos.
misconception-sing-best-only = Toda flor se canta, no solo la mejor.
misconception-odds-a-quarter = Una de cada cuatro, si estuvieran todavía todas las cartas; pero ya tienes dos de ese palo.
misconception-odds-all-of-the-suit = Quita también las cartas que has visto durante el reparto.
misconception-odds-one-suit-only = Esa es la cuenta de un solo palo; hay cuatro.
misconception-odds-even = Dos casos no son por fuerza igual de frecuentes: cuenta las cartas.
misconception-odds-the-other-way = Esa es la probabilidad de que no pase.

## TR-13: the flor raised

prompt-flor-points = ¿Cuántos puntos dan estas flores al bando que las gana?
term-flor-flor = flor
term-flor-contraflor = contraflor
term-flor-contraflor-al-resto = contraflor al resto
term-flor-con-flor-quiero = con flor quiero (acepto)
term-flor-con-flor-me-achico = con flor me achico (cedo)
term-flor-no-flor = nada: sin flor, uno se calla
state-has-flor = una flor
result-flor-conceded = el otro bando dice «con flor me achico»
result-flor-shown = las flores se muestran
breakdown-flor-before = ganado antes de la subida
breakdown-flor-each = flores cantadas ({ $count }), tres puntos cada una
breakdown-rest = lo que le falta al bando que va ganando
why-flor-answer-without = Sin flor no hay nada que responder: la flor contraria apunta sus 3 puntos.
why-flor-answer-flor = A una flor se responde con la propia (flor), se cede (con flor me achico) o se desafía: contraflor, contraflor al resto.
why-flor-answer-both = El otro también ha cantado: todavía puedes decir contraflor, o aceptar que las flores se comparen.
why-flor-answer-contraflor = A la contraflor: aceptar, achicarse o subir al resto.
why-flor-answer-rest = Al resto ya no se sube: aceptar o achicarse.
why-flor-points-tariff = Tres puntos por flor cantada, para la mejor; la contraflor no añade nada. Respuesta: { $points }.
why-flor-points-rest = Lo que le falta al bando que va ganando, 30 menos { $leader }, y tres puntos por flor cantada. Respuesta: { $points }.
why-flor-points-conceded = Achicarse paga lo que ya estaba ganado antes de la última subida. Respuesta: { $points }.
hint-flor-answer = ¿Tienes flor? ¿Y qué se puede subir todavía?
hint-flor-points = Cuenta las flores cantadas, también la de la contraflor. ¿La última subida está querida?
misconception-flor-answer-without = Sin flor no se responde nada: con la flor no se miente.
misconception-flor-answer-no-challenge = También se puede desafiar.
misconception-flor-answer-raises-the-rest = Por encima de al resto ya no hay nada.
misconception-flor-answer-must-accept = Ante un desafío, siempre se puede ceder.
misconception-flor-answer-accepts-a-flor = «Con flor quiero» acepta un desafío, y todavía nadie ha desafiado.
misconception-flor-answer-concedes-late = Ya has cantado, y nadie te desafía: no hay por qué achicarse.
misconception-flor-conceded-in-full = El otro se achica: la última subida no cuenta.
misconception-flor-paid-as-conceded = La subida está querida: cuenta.
misconception-flor-three-in-all = Tres puntos por cada flor cantada, no tres en total.
misconception-flor-rest-only = Al resto se le suman tres puntos por flor.
misconception-flor-rest-of-the-trailing = Se cuenta lo que le falta al bando que va ganando.
misconception-flor-challenge-added = La contraflor es la flor de quien desafía: no se suma otra vez.

## TR-14: flores told, and flores hidden

prompt-flor-next = ¿A quién le toca decir ahora su flor?
prompt-flor-winner = Ya están dichas todas. ¿Quién tiene la mejor flor?
prompt-claim = La mano ha terminado, y esto es lo que ha jugado. ¿Qué haces?
prompt-claim-points = Se ha dicho «pido flor». ¿Cuántos puntos apunta tu bando en esta mano?
row-his-flor = ¿Ha cantado?
row-his-turn = Su primera carta
row-made-yours = Puntos de tu bando
row-made-theirs = Puntos del otro bando
row-claimer = Pide la flor
row-shows = El jugador muestra
group-his-played = Sus tres cartas
state-sung = sí, una flor
state-silent = no
state-turn = jugada en su turno, sin nada resuelto
state-no-turn = jugada después de un envido querido sin él
state-shows-flor = una flor
state-shows-two = dos palos
claim-claim = pido flor: escondía una
claim-two-suits = nada: se ven dos palos
claim-sung = nada: su flor ya está cantada
claim-no-turn = nada: no tuvo su turno de cantarla
breakdown-transferred = puntos que cambian de bando
breakdown-claim = pedir la flor
why-flor-next = Solo hablan los que han cantado, desde el mano hacia la derecha: { $seat-term }.
why-flor-winner = Gana la flor más alta y, si empatan, la primera: { $seat-term }.
why-claim-claim = Tres cartas de un palo, y ni una palabra: escondía una.
why-claim-two-suits = Dos palos en la mesa: no había flor. Pedirla costaría 3 puntos.
why-claim-sung = Ha cantado: no hay nada que pedir.
why-claim-no-turn = Un envido querido antes de su turno le cerró la flor: a nadie se le castiga por lo que no pudo decir.
why-claim-points-mine-found = Había flor: 3 puntos, y todos los del otro bando en esta mano. Respuesta: { $points }.
why-claim-points-mine-failed = No había flor: el otro bando apunta 3 puntos, y cada uno conserva los suyos. Respuesta: { $points }.
why-claim-points-theirs-found = La escondías tú: tus puntos de la mano pasan al otro bando. Respuesta: { $points }.
why-claim-points-theirs-failed = Se sospechó sin razón: tu bando apunta 3 puntos más. Respuesta: { $points }.
hint-flor-next = Busca al mano y, después, a los que han cantado, hacia la derecha.
hint-flor-winner = El valor más alto. ¿Quién lo dijo primero?
hint-claim = Tres preguntas: ¿un solo palo? ¿Ha cantado? ¿Tuvo su turno?
hint-claim-points = ¿Quién pide, y había flor? Si la había, los puntos de la mano cambian de bando.
misconception-flor-next-mano = El mano abre la ronda, pero solo si ha cantado, y una sola vez.
misconception-flor-next-first-again = Ese jugador ya ha dicho su flor.
misconception-flor-next-last-word = No basta con hablar el último: cada uno en su turno, y gana la más alta.
misconception-flor-next-neighbour = Ese vecino no ha cantado: no tiene nada que decir.
misconception-claim-two-suits = Mira los palos: hay dos.
misconception-claim-sung = Esa flor está cantada: no hay nada que pedir.
misconception-claim-no-turn = No se pide una flor que el otro no tuvo turno de cantar.
misconception-claim-missed = Las tres cartas son de un solo palo.
misconception-claim-points-stay = Cuando había flor, los puntos de la mano cambian de bando; si no, el bando sospechoso apunta 3.
misconception-claim-three-only = A los 3 puntos se suman todos los de la mano.
misconception-claim-always-wins = No había flor: pedirla no da nada a quien la pide.
misconception-claim-costs-nothing = Se sospechó sin razón: tu bando apunta 3 puntos.
misconception-claim-other-side = Esos son los puntos del otro bando.

## TR-15: three, six, eight

prompt-table-gallo = El gallo cambia con el reparto. ¿Quién juega solo?
prompt-table-duel = Pica-pica. ¿Quién es tu contrario?
prompt-table-mano = Pica-pica. ¿Quién es mano en tu duelo?
prompt-cap = ¿Cuántos puntos da esta apuesta?
prompt-meddling = Pica-pica. Un contrario le sopla una carta a su compañero, en un duelo que no es suyo. ¿Cuánto apunta tu equipo?
prompt-pair = De a tres, el gallo cambia; acaba de perder contra tu pareja. ¿Cómo queda tu tanteo?
row-at-table = Jugadores
row-round = Tipo de mano
row-duel-led = Puntos que ese duelo les iba a dar
row-pair-won = Puntos ganados por la pareja
breakdown-falta = la falta
breakdown-rest-capped = el resto
breakdown-two-flores = dos flores
breakdown-meddling = la falta cometida
why-table-gallo-3 = El gallo rotativo es quien reparte: { $seat-term }.
why-table-duel-6 = De a seis, cada uno juega contra quien tiene delante. Aquí: { $seat-term }.
why-table-duel-8 = De a ocho, cada uno se enfrenta a un vecino. Cuenta de dos en dos desde el mano: { $seat-term }.
why-table-mano-6 = De los dos del duelo, es mano el primero a la derecha de quien reparte: { $seat-term }.
why-table-mano-8 = De los dos del duelo, es mano el primero a la derecha de quien reparte: { $seat-term }.
why-cap-falta-pica = En la pica-pica, la falta vale 6, sea cual sea el tanteo.
why-cap-falta-round = En la redonda, la falta vale lo que le falta al bando que va ganando: { $points }.
why-cap-rest-pica = En la pica-pica, el resto vale 6 como mucho, y las dos flores, 6: { $points }.
why-cap-rest-round = En la redonda, lo que le falta al bando que va ganando, y 3 por flor: { $points }.
why-meddling = Quien se mete en el duelo de otros pierde ese duelo para su equipo: esos puntos se anulan, y el otro equipo apunta 4.
why-pair = Los puntos de la pareja son para cada uno de los dos, enteros: { $points }.
hint-table-gallo = Con gallo rotativo, ¿quién está solo? Mira quién reparte.
hint-table-duel = De a seis, enfrente. De a ocho, cuenta de dos en dos desde el mano, a la derecha de quien reparte.
hint-table-mano = Parte de quien reparte, hacia la derecha: ¿cuál de los dos viene primero?
hint-cap = ¿Redonda o pica-pica? En los duelos, las apuestas grandes tienen un tope.
hint-meddling = El duelo interrumpido ya no da nada. ¿Y la falta?
hint-pair = Cada uno tiene su tanteo: ¿cómo reparte la pareja?
hint-term = ¿De qué habla esta frase: de un jugador, de una forma de jugar, de algo que se dice?
misconception-table-mano = Ese es el mano. El gallo es quien reparte.
misconception-table-left-of-dealer = El gallo rotativo es quien reparte.
misconception-table-facing-at-eight = De a ocho, el de enfrente es de tu equipo.
misconception-table-neighbour-at-six = De a seis, cada uno se enfrenta al de enfrente, no a su vecino.
misconception-table-partner = Uno de cada dos sitios es de tu equipo.
misconception-table-mano-of-all = Ese es mano de toda la mesa, pero no de tu duelo.
misconception-table-other-duellist = El otro de los dos viene primero, a la derecha de quien reparte.
misconception-cap-forgotten = En la pica-pica hay un tope: 6.
misconception-cap-everywhere = El tope solo vale para la pica-pica.
misconception-cap-flores-forgotten = Las dos flores también cuentan, 3 puntos cada una.
misconception-meddling-duel-taken = No te llevas los puntos del duelo: se anulan, y la falta da 4.
misconception-meddling-both = Los puntos del duelo se anulan: solo quedan los 4 de la falta.
misconception-meddling-nothing = La falta da 4 puntos al equipo inocente.
misconception-pair-shared = No se reparten: cada uno los apunta todos.
misconception-pair-counted-twice = Cada uno apunta los puntos una vez.
misconception-pair-unmoved = Eras de la pareja: sus puntos también son tuyos.
misconception-term-round-for-pica = Una se juega todos juntos; la otra, en duelos.
misconception-term-first-for-last = Uno abre la mano, el otro la cierra.

## TR-16: odds and bluff

prompt-range-odds = Tu contrario canta envido. De cada cien veces, ¿cuántas ganas?
prompt-range-accept = { $raised ->
    [yes] Cantaste envido; tu contrario sube con un { $call-term }: { $accepted } puntos querido, { $refused } no querido. ¿Qué dices?
   *[no] Tu contrario canta { $call-term }: { $accepted } puntos querido, { $refused } no querido. ¿Qué dices?
  }
row-bettor = Canta con
bettor-any = cualquier mano
bettor-24 = 24 o más
bettor-27 = 27 o más
bettor-29 = 29 o más
bettor-27-fifth = 27 o más, y una de cada cinco de las demás
bettor-29-half = 29 o más, y una de cada dos de las demás
why-range-odds = { $same ->
    [yes] Tus { $value } ganan { $percent } de cada cien veces contra cualquier mano. El cálculo es exacto, y nuestro.
   *[no] Tus { $value } ganan { $percent } de cada cien veces contra esas manos; contra cualquier mano, serían { $blind }. El cálculo es exacto, y nuestro.
  }
why-range-accept = Ganas { $percent } de cada cien veces contra esas manos; hacen falta { $least } para querer. El cálculo es exacto, y nuestro.
hint-range-odds = Olvida las manos con las que se calla. De las otras, ¿cuántas se quedan por debajo de { $value }?
hint-range-accept = Hay que ganar { $least } de cada cien veces. ¿Con qué canta?
misconception-range-forgotten = Esas serían tus posibilidades contra cualquier mano. Pero él no canta con cualquiera.
misconception-range-bluff-forgotten = A veces miente: a esas manos les ganas.
misconception-range-other-way = Esas son sus posibilidades, no las tuyas.
misconception-accept-needs-half = No hace falta ganar una de cada dos veces: no querer también cuesta.
misconception-accept-folds-winner = Ganas más de una de cada dos veces: di quiero.
misconception-accept-any-hand = Contra cualquier mano, sí; pero él solo canta con las buenas.
misconception-accept-hope = Son muy pocas las manos suyas que pierden con la tuya: no querer cuesta menos.

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
why-ritual = Barajar, cortar, dar de una en una hacia la derecha; empieza el mano, y el reparto pasa a la derecha.
why-cut = El contrario de la izquierda corta una sola vez, de 4 a 36 cartas; también puede golpear el mazo.
why-role-mano = Es mano el de la derecha de quien reparte: { $seat-term }.
why-role-cuts = Corta el de la izquierda de quien reparte, que es contrario suyo: { $seat-term }.
why-role-deals-next = El reparto pasa a la derecha: { $seat-term }.
why-role-captain = El último de tu bando en jugar es su capitán: { $seat-term }.
hint-ritual = ¿Quién toca el mazo primero, y hacia qué lado gira el juego?
hint-cut = ¿Quién corta, cuántas veces, y cuántas cartas quedan en cada parte?
hint-role = Parte de quien reparte: el juego gira hacia la derecha.
misconception-ritual-backwards = Es el orden inverso.
misconception-cut-few = Hay que levantar al menos 4 cartas.
misconception-cut-many = Hay que dejar al menos 4 cartas.
misconception-cut-twice = Un solo corte.
misconception-cut-right = El que corta es el contrario de la izquierda.
misconception-role-dealer = Ese es quien reparte.
misconception-role-left = Ese es el de la izquierda de quien reparte.
misconception-role-right = Ese es el de la derecha de quien reparte.
misconception-role-facing = Ese es el de enfrente de quien reparte.

## Smiles for right answers: the number is the seed modulo 12

smile-tr-0 = Al de enfrente se le han quitado las ganas de mentir.
smile-tr-2 = Hasta el ancho de espadas te guiña el ojo.
smile-tr-3 = Ni que te hubieras criado en un bar de Avellaneda.
smile-tr-5 = Y no moviste ni una ceja.
smile-tr-7 = Desde el fondo del bar, un gaucho levanta el vaso.
smile-tr-8 = Otro fósforo para tu bando.
smile-tr-10 = ¡Otra ronda para esta mesa!
