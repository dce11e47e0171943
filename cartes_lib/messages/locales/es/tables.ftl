# The page for matches: players, rules, saved matches.

playing-game = Juego
playing-company = ¿Con quién juegas?
playing-company-seat = Jugador de la casa { "{n}" }
playing-helped = Con ayuda: consejos, y se puede retirar una jugada
playing-customs = Nuestras costumbres
playing-resume = Retomar la partida
playing-replace = ¿Jugar otra partida?
playing-replace-about = Se perdería tu partida ({ "{match}" }).
playing-other = Jugar la otra partida
playing-elsewhere = Una partida guardada o el código de un amigo
playing-open = Abrir un archivo
playing-code = El código de un amigo
playing-join = Jugar las mismas manos
playing-back = Retirar mi jugada
playing-side = Revancha, mismas cartas
playing-save = Guardar la partida
playing-invite = Invitar a un amigo
playing-invite-about = Este enlace lleva a esta mesa, con las mismas cartas para cada uno.
playing-friends = Jugar con amigos
playing-picture = Compartir como imagen
playing-picture-link = Enlace a las mismas cartas
playing-picture-result = Enlace a este resultado
playing-picture-send = Compartir
playing-picture-save = Guardar la imagen
playing-link = El enlace
playing-code-own = O el código
playing-close = Cerrar
playing-copy = Copiar el enlace
playing-copied = Enlace copiado.
playing-too-large = Este archivo es demasiado grande: no es una partida guardada aquí.

table-strength-random = Nivel fácil
table-strength-heuristic = Nivel medio
table-strength-monte-carlo = Nivel experto

# The manner of each house player, which follows the name.
person-awa = Carga las bazas de su compañero
    .pleased = Pues ya está.
    .glad = Gracias, me lo llevo.
    .caught = Ay, no. ¿Ya?
    .sorry = Eso duele.
    .passed = Haríamos buena pareja.
    .unfinished = Acaba los ejercicios. Te espero.
person-merce = Cuenta todos los triunfos
    .pleased = Justo lo que había contado.
    .glad = La estaba esperando.
    .caught = ¡Se me ha escapado!
    .sorry = Esa no la he visto venir.
    .passed = Lo he contado: todo superado.
    .unfinished = Lo he contado: los ejercicios no están acabados.
person-quim = Juega con el corazón y luego suspira
    .pleased = ¡Qué jugada!
    .glad = Me lo decía el corazón.
    .caught = Ay, ay, ay…
    .sorry = Y yo que me lo creía…
    .passed = Mi corazón no lo dudaba.
    .unfinished = No lo dejes ahora: acaba los ejercicios.
person-nelly = Miente sin pestañear
    .pleased = Mirá, mirá.
    .glad = El café, con azúcar.
    .caught = ¿Se notó?
    .sorry = Tuve días mejores.
    .passed = Esto lo sabes, y no es mentira.
    .unfinished = Los ejercicios no están acabados. ¿Seguimos?
person-ruben = Espera una mano que merezca un grito
    .pleased = Valió la pena esperar.
    .glad = Despacito por las piedras.
    .caught = Y bueno…
    .sorry = Bien jugado.
    .passed = Sin apuro y bien hecho.
    .unfinished = Hay tiempo para acabar los ejercicios.
person-facu = Grita «truco» primero y piensa después
    .pleased = ¡Vamos!
    .glad = ¡Yo les dije!
    .caught = ¿Me pasé?
    .sorry = Uy.
    .passed = ¡Superado! ¡Que se entere todo el mundo!
    .unfinished = ¡Dale, acaba los ejercicios!
person-pere = Guarda el comodín para el final
    .pleased = Sin prisas.
    .glad = Así se hace.
    .caught = ¡Ay, mi espalda!
    .sorry = Madre mía.
    .passed = Da gusto verlo.
    .unfinished = Siéntate otra vez: acaba los ejercicios.
person-nadia = Recuerda quién recogió qué
    .pleased = Lo que yo pensaba.
    .glad = De esa me acordaba.
    .caught = ¡He perdido la cuenta!
    .sorry = ¿De verdad?
    .passed = De esto me acordaré.
    .unfinished = Me acuerdo: los ejercicios no están acabados.
person-laia = Tira lo primero que pilla
    .pleased = ¡Yupi!
    .glad = ¡Otra, otra!
    .caught = ¡No puede ser!
    .sorry = ¡No es justo!
    .passed = ¡Bravo! ¡Bravo!
    .unfinished = ¡Venga, acabemos los ejercicios!
person-partner = { $name }, pareja

term-seat-called = { $name }
    .of = de { $name }
    .to = a { $name }
    .gender = m

table-refused-table = No existe esa mesa.
table-refused-customs = Estas costumbres no van juntas.
table-refused-beside = «{ $custom }» no encaja con «{ $other }».
table-refused-variant = «{ $custom }» no encaja con esta variante.
table-refused-code = Este código no es de aquí, o le falta una letra.
table-refused-position = Este ejercicio no muestra un momento de una mano: no se puede seguir jugando desde él.
table-refused-day = Son las cartas de una mano del día que aún no ha llegado: te esperará ese día en su página. Mientras tanto, juega con otras cartas.

match-refused-form = Esto no es una partida guardada. No ha cambiado nada.
match-refused-foreign = Esta partida se guardó en otro servidor o se ha modificado después. No ha cambiado nada.
match-score = { $label } { $points }
match-earlier = Del otro lado, tú y ellos
match-move-review = { $game }: { $chosen } (coste: { $loss } { $unit })
match-move-review-ask = ¿Qué eliges esta vez?
match-move-review-right = Sí: { $better }.
match-move-review-same = La misma jugada que entonces. Se aconseja: { $better }.
match-move-review-other = Una jugada distinta de la de entonces. Se aconseja: { $better }.

# Options of the rules that a table may agree on, each the label of a switch.
custom-botifarra-under-trump = Quien no puede superar el fallo juega triunfo igualmente
custom-botifarra-card-order = El 3 va segundo, después de la manilla
custom-botifarra-first-chooser = El 5 de espadas dice quién elige primero
custom-botifarra-sant-vicenc-on-botifarra = Sant Vicenç se canta también en botifarra
custom-botifarra-doubling-scale = Doblar cuenta 2, 3, 4 en lugar de 2, 4, 8
custom-botifarra-charge-when = Se carga en cuanto un contrario va ganando la baza
custom-botifarra-charge-cards = Solo se carga con sota o caballo, si no hay otras del palo
custom-botifarra-announce-charge = Quien carga tiene que decirlo
custom-botifarra-target = La partida se juega a
custom-truco-flor = Sin flor
custom-truco-envido-chain = Nunca un envido más bajo que el anterior
custom-truco-call-timing = El truco se canta en cualquier momento
custom-truco-implicit-quiero = Subir equivale a decir quiero
custom-truco-mazo-first-trick = Irse antes del envido cuesta dos puntos
custom-truco-end-on-reach = La mano se juega entera aunque la partida esté ganada
custom-truco-falta = La falta vale
custom-truco-flor-tariff = La flor vale
custom-truco-chicos-to-win = Un solo chico gana la partida
custom-balco-jokers = Sin comodines
custom-balco-opening = Las cartas más bajas abren la pila
custom-balco-up-pickup = El balcón se toma solo con la mano vacía
custom-balco-ten-ban = Nada de 10 si hay un 7 o un 1 en la pila
custom-balco-joker-vs-ace = Contra un 1, el comodín vale lo que se quiera
custom-balco-eight-stack = Varios 8 dejan sin turno a un solo jugador
custom-balco-seven-stack = Los 7 seguidos se suman
custom-balco-trenca-second = Tras dos 7, el segundo también tiene que igualar o superar al primero
custom-balco-after-ace = Tras un 1 respondido, sigue el de la derecha de quien disparó
custom-balco-ace-stack = Varios 1 apuntan a varios jugadores
custom-balco-four-twos-clear = Cuatro 2 seguidos limpian la pila
custom-balco-end = El primero que se queda sin cartas termina la mano
custom-balco-finish-on-special = No se puede terminar con una carta especial
custom-balco-direction = Se juega hacia la izquierda
custom-balco-target = La partida se gana con
custom-count-botifarra-target = { $count } puntos
custom-count-balco-target = { $count ->
    [one] una mano
   *[other] { $count } manos
  }
custom-value-leader-to-30 = lo que le falta al que va ganando
custom-value-winner-takes-chico = el chico entero
custom-value-malas-variant = en malas, lo que le falta al primero para salir de ellas
custom-value-3-each = 3 puntos por flor
custom-value-3-flat = 3 puntos en total
custom-value-4-contested = 3 puntos, 4 contra otra

# The deal of the day.
quoted-call = «{ $call }»
felt-daily-result = { $same ->
    [yes] Como el zorro: { $best }.
   *[no] Tu elección: { $yours }. La del zorro: { $best }.
  }
felt-daily-average = Ninguna regla sencilla lo explica: en manos simuladas, la elección del zorro es la que mejor sale de media.
felt-daily-line = Cartes, la mano del día, { $day } ({ $game }): { $right } de { $all } { $marks }
daily-title = La mano del día
daily-asked = Decisión { "{n}" } de 3
daily-watch = La mesa juega hasta tu decisión.
daily-copy = Copiar el resultado
daily-copied = Resultado copiado.
daily-result = Tu resultado
daily-days = Los últimos treinta días
daily-yours = tú
daily-best = el zorro

# Small matches that end a lesson.
mini-label = Partida corta
mini-play = Jugar
mini-back = Volver a la lección
mini-goal = Meta
mini-reached = ¡Meta alcanzada!
mini-missed = Esta vez no.
mini-again = Otra partida
mini-star = una estrella
mini-not-here = En esta partida eso no se hace.
goal-mini-last-tricks = Tres bazas, sin triunfo. Al final de la mano, tu pareja tiene que haber hecho al menos { $number } puntos.
goal-mini-one-deal = Una mano entera. Haz más de 36 puntos con tu compañero.
goal-mini-eight-deals = Ocho manos. Termina con más puntos que ellos.
goal-mini-last-six = Una mano entera, pero solo cuentan las seis últimas bazas. Haz en ellas más puntos que ellos.
goal-mini-without-bets = Tres manos sin apuestas. Gana dos.
goal-mini-truco-alone = Nada más que truco. Llega a 6 puntos antes que ellos.
goal-mini-one-chico = Un chico sin flor. Gánalo.
goal-mini-plain-numbers = Una mano sin cartas especiales. Quédate sin cartas antes que tu contrario.
goal-mini-four-jokers = Una mano con los cuatro comodines. Sé el primero en quedarte sin cartas.
goal-mini-few-faults = Juega toda la mano sin intentar más de { $number ->
    [one] una jugada prohibida
   *[other] { $number } jugadas prohibidas
  }.

## The learner's moves at the end of a lesson

move-review-none = Juega una mano. Al final vuelven tus tres jugadas más caras, y las juegas otra vez.
move-review-some = Tus jugadas más caras. ¿Qué harías esta vez?
move-review-begin = Jugar una mano

## The passport: questions to ask before a match

house-rules-variant = Se juega
house-rules-saved = Anotado: tus lecciones y tus partidas siguen esta mesa.
house-rules-unsaved = Anotado mientras esta página esté abierta: tu navegador no guarda nada.
house-rules-stored-error = La mesa que tu navegador había guardado no existe: aquí está de nuevo la de siempre.

# The coach.
playing-coach = Consejo
playing-review = Repasar la mano
playing-coach-thinks = Comparando las manos posibles…
playing-coach-title = Lo que vale cada jugada
playing-figures = Las cifras
playing-review-title = Tus jugadas más caras
playing-review-none = Ninguna jugada de esta mano te ha salido cara.
playing-move-review-title = Una de tus jugadas
playing-retry = Volver a jugar desde aquí
playing-failed = El ordenador no ha podido terminar este cálculo. Inténtalo de nuevo o recarga la página.
playing-retried = Vuelves a jugar desde esta jugada: lo que vino después se borra.
playing-exercise = Volver al ejercicio
playing-chosen = tú
playing-better = mejor
playing-cost = coste
playing-behind = menos
playing-believed = Cómo apuestan los demás
playing-range-envido = Envido a partir de
playing-range-truco = Truco con una probabilidad mínima de
playing-range-bluffs = Cuántas veces mienten
playing-ask-again = Volver a calcular
coach-unit-deal-points =
    { $among ->
        [alone] puntos de la mano para ti
        [two] puntos de la mano para ti
       *[pairs] puntos de la mano para tu pareja
    }
coach-unit-score =
    { $among ->
        [alone] puntos en el tanteo
        [two] puntos de ventaja sobre el otro en el tanteo
       *[pairs] puntos de ventaja en el tanteo
    }
coach-unit-points =
    { $among ->
        [alone] puntos de ventaja sobre el mejor de los demás
        [two] puntos de ventaja sobre el otro
       *[pairs] puntos de ventaja
    }
coach-unit-deal-points-below-two =
    { $among ->
        [alone] puntos de la mano para ti
        [two] puntos de la mano para ti
       *[pairs] puntos de la mano para tu pareja
    }
coach-unit-score-below-two =
    { $among ->
        [alone] puntos en el tanteo
        [two] puntos de ventaja sobre el otro en el tanteo
       *[pairs] puntos de ventaja en el tanteo
    }
coach-unit-points-below-two =
    { $among ->
        [alone] puntos de ventaja sobre el mejor de los demás
        [two] puntos de ventaja sobre el otro
       *[pairs] puntos de ventaja
    }
coach-unit-chance = posibilidades de ser el primero sin cartas
coach-unit-chance-lost = de posibilidades de ser el primero sin cartas
coach-only-move = Es la única jugada permitida.
coach-percent = { $value } %
coach-hint = { $move }: { $reason }
coach-figures = { $unit ->
    [none] de media, ninguna otra jugada sale mejor
    [chance] de media, { $behind } más de posibilidades que la jugada siguiente
    [one] de media, { $behind } punto más que la jugada siguiente
    [below-two] de media, { $behind } puntos más que la jugada siguiente
   *[points] de media, { $behind } puntos más que la jugada siguiente
  }.

## Small matches at other tables

goal-mini-three-alone = Entre tres, una mano. Haz más de 24 puntos.
goal-mini-each-alone = Entre cuatro, cada uno por su cuenta, una mano. Haz más de 18 puntos.
goal-mini-two-piles = Entre dos, seis pilas cada uno, una mano. Haz más de 36 puntos.
goal-mini-at-three = De a tres, el gallo rota. Tres manos: acaba primero, aunque sea con empate.
goal-mini-at-six = De a seis, por equipos. Cuatro manos, redonda y duelos: termina con más puntos que ellos.
