# The rules of Truco, one by one.

## Cards, players, aim

rule-TRU-SET-01 = El truco se juega con 40 cartas españolas: sin ochos ni nueves.
rule-TRU-SET-02 = Se juega de a dos, tres, cuatro, seis u ocho; de a tres, un jugador se enfrenta solo a los otros dos.
rule-TRU-SET-03 = Cada mano tiene dos fases: se apuesta por las cartas (flor, envido) y después por las bazas (truco).
rule-TRU-SET-04 = Un chico se juega a 30 puntos; la partida es de quien gana dos chicos.
rule-TRU-SET-05 = Los quince primeros puntos de un chico son las malas; los quince siguientes, las buenas.
    .choice = Por eso «10 buenas» son 25 puntos.
rule-TRU-SET-06 = Un jugador por bando lleva el tanteo, y los puntos se apuntan al final de cada mano.
rule-TRU-CARD-01 = En las bazas, de la más fuerte a la más floja: as de espadas, as de bastos, siete de espadas, siete de oros; después los treses, los doses, los ases de oros y de copas, los reyes, los caballos, las sotas, los sietes de copas y de bastos, los seises, los cincos y los cuatros.
rule-TRU-CARD-02 = Dos cartas del mismo rango en este orden empatan, sean del palo que sean.
rule-TRU-CARD-03 = Para el envido y la flor, una carta vale su número, y las figuras, cero.

## The deal

rule-TRU-DEAL-01 = Quién reparte primero se sortea; después el reparto pasa a la derecha.
rule-TRU-DEAL-02 = Quien reparte baraja, y el contrario de su izquierda corta, una sola vez; nadie más corta.
rule-TRU-DEAL-03 = Un corte no levanta tres cartas o menos ni deja tres o menos: de 4 a 36 de las 40.
rule-TRU-DEAL-04 = En lugar de cortar se puede golpear el mazo: se queda como está.
rule-TRU-DEAL-05 = Se dan tres cartas a cada uno, de una en una, empezando por la derecha de quien reparte.
rule-TRU-DEAL-06 = Si al repartir se ve una carta, quien la recibe se la queda o exige otro reparto.
    .choice = Reparte otra vez el mismo. Otras mesas reparten siempre de nuevo; una opción lo permite.
rule-TRU-DEAL-07 = El gallo recibe una cuarta carta.

## The course of a hand

rule-TRU-TURN-01 = El jugador a la derecha de quien reparte, el mano, habla y juega primero; el turno pasa a la derecha.
rule-TRU-TURN-02 = En tu turno, en la primera baza, puedes cantar la flor, cantar envido, cantar truco o jugar una carta.
rule-TRU-TURN-03 = El orden de los cantos es flor, envido, truco. Cada uno va antes que los siguientes.
rule-TRU-TURN-04 = El envido y la flor solo se abren en la primera baza, antes de jugar la primera carta propia. Quien ya ha jugado todavía puede responder a un envido.
    .choice = Cada jugador puede apostar hasta su propia primera carta.
rule-TRU-TURN-05 = El truco se puede cantar en cualquier momento de la mano.
    .choice = Se canta en el turno propio, o como respuesta; una opción lo abre a cualquier momento.
rule-TRU-TURN-06 = El envido está primero: ante un truco, el bando desafiado todavía puede abrir el envido o cantar su flor. El truco espera, y luego se responde.
rule-TRU-TURN-07 = Querer el truco cierra el envido y la flor.
    .choice = Se cierran para los dos bandos: el otro ya tuvo su turno.
rule-TRU-TURN-08 = Apuestas y respuestas obligan a todo el bando; responde cualquiera de sus jugadores, y vale la primera respuesta.
rule-TRU-TURN-09 = El último jugador de cada bando, el pie, suele ser su capitán; los compañeros pueden hacerse señas.
    .choice = La lección enseña las señas de la Argentina, y las partidas de aquí se juegan sin ellas.
rule-TRU-TURN-10 = Ir a la pesca es callarse para que el contrario apueste primero.
rule-TRU-TURN-11 = Resuelto un envido, nadie abre otro en la misma mano.
    .choice = Así es en todas las mesas: un solo envido por mano.
rule-TRU-TURN-12 = Resueltos la flor o el envido, el juego sigue donde estaba; primero se responde al truco que espera.

## The flor

rule-TRU-FLOR-01 = Tres cartas de un palo son una flor: 20 más la suma de sus valores, de 20 a 38.
rule-TRU-FLOR-02 = Quien tiene flor debe cantarla; quien no la tiene no puede. Esconderla es una infracción que el contrario puede hacer pagar.
rule-TRU-FLOR-03 = La flor se canta antes de jugar la primera carta propia, y antes de querer un envido o un truco.
    .choice = Un envido querido cierra la flor de todos; uno no querido no la cierra, y la mano paga entonces las dos cosas. Una opción deja la flor abierta hasta el final de la primera baza.
rule-TRU-FLOR-04 = Una flor suspende el truco que espera, hasta que se resuelve.
rule-TRU-FLOR-05 = Una flor anula el envido de la mano: no da nada.
    .choice = Las reglas de la misma familia anulan todo lo que se haya dicho del envido; nosotros también.
rule-TRU-FLOR-06 = Quien tiene flor ni canta ni quiere un envido.
    .choice = Se deduce de la obligación de cantar: la flor anularía el envido. Si su bando lo quiere antes de que haya cantado, dice sus tantos como los demás, y cuentan sus dos mejores cartas: callarse delataría su flor.
rule-TRU-FLOR-07 = Después de una flor, cada uno habla de la suya en su turno; todo lo de la flor se resuelve antes de seguir jugando.
rule-TRU-FLOR-08 = El contrario que tiene flor responde flor, con flor me achico (cedo), contraflor o contraflor al resto; el que no tiene no dice nada.
rule-TRU-FLOR-09 = Una flor sola vale 3 puntos. La mejor de varias da 3 puntos por cada flor cantada: 6, 9 o 12.
    .choice = Otras mesas dan 3 puntos en total, o 4 por dos flores; una opción cambia la tarifa.
rule-TRU-FLOR-10 = Contraflor anuncia la flor propia y desafía al otro bando: 6 puntos para la mejor.
rule-TRU-FLOR-11 = Con tres flores cantadas, la contraflor vale 9.
    .choice = Son 3 puntos por cada flor; una opción lo cambia.
rule-TRU-FLOR-12 = Contraflor al resto pone en juego lo que le falta al bando que va ganando para terminar el chico, y 3 puntos por flor cantada.
rule-TRU-FLOR-13 = A la contraflor se responde con flor quiero (acepto), con flor me achico o contraflor al resto; al resto, solo con flor quiero o con flor me achico.
rule-TRU-FLOR-14 = Si un bando se achica, el último que lo desafió apunta los puntos apostados y queridos hasta entonces.
rule-TRU-FLOR-15 = El bando que se achica paga lo que ya estaba ganado antes de la subida no querida: 3 ante una flor, ante una contraflor o ante un resto cantado de entrada, 6 ante un resto después de contraflor.
    .choice = Se paga lo que valía antes de la subida; una opción ofrece otras tres tarifas.
rule-TRU-FLOR-16 = Querido el resto, el bando que va ganando gana el chico si gana; el otro apunta lo que le faltaba al primero y 3 puntos por flor.
rule-TRU-FLOR-17 = Cada uno dice su flor en su turno, desde el mano; hay que superar la mejor, y si no se dice «son buenas». En caso de empate gana el primero que habló.
rule-TRU-FLOR-18 = A un compañero que ha dicho una flor perdedora lo puede salvar otro que hable después y tenga más.
rule-TRU-FLOR-19 = El ganador muestra su flor antes de apuntar.
rule-TRU-FLOR-20 = Al terminar la mano se le puede pedir la flor a un contrario (pido flor). Si escondía una, el otro bando se lleva 3 puntos y todos los de la mano; si muestra dos palos, es su bando el que apunta 3 puntos.
    .choice = Una opción dice si pedirla sin razón cuesta 3 puntos o 4. Cada jugador que siga en juego puede pedirla una vez, en su turno, a un contrario que no haya mostrado dos palos. A nadie se le castiga por una flor que no tuvo turno de cantar porque otro respondió antes.
rule-TRU-FLOR-21 = La contraflor responde a una flor del otro bando. Las flores de los compañeros se cantan con flor y cuentan para la tarifa.
    .choice = El bando que cantó primero solo puede desafiar cuando le han respondido flor.
rule-TRU-FLOR-22 = La contraflor querida con dos flores vale 6, lo mismo que dos flores sin desafío: solo obliga al contrario a aceptar o a achicarse.
    .choice = Una opción da el otro sistema.

## The envido

rule-TRU-ENV-01 = Dos cartas de un palo valen 20 más la suma de sus valores.
rule-TRU-ENV-02 = Tres cartas de tres palos valen la más alta de las tres, sola.
    .choice = Así, tres figuras de tres palos valen cero.
rule-TRU-ENV-03 = Si en la mesa no hay flor, de tres cartas de un palo se cuentan las dos mejores, y 20.
    .choice = Así se juega en las mesas sin flor: cuentan las dos mejores.
rule-TRU-ENV-04 = Se abre con envido, que vale 2; con real envido, que vale 3, o con falta envido, que vale lo que falta.
rule-TRU-ENV-05 = A un envido o a un real envido se responde con quiero o no quiero, o se sube: dos más, tres más, o la falta.
rule-TRU-ENV-06 = Después de subir con envido o real envido, se puede responder otra vez lo mismo.
    .choice = Se puede subir hasta que la apuesta vale un chico; una opción permite como mucho dos envidos, un real envido y una falta, y nunca hacia abajo.
rule-TRU-ENV-07 = A la falta envido solo se le dice quiero o no quiero.
rule-TRU-ENV-08 = La falta envido vale los puntos que le faltan al bando que va ganando para terminar el chico; querida, sustituye a lo anterior.
rule-TRU-ENV-09 = No querer el primer canto da 1 punto; no querer una subida da lo que ya estaba querido.
rule-TRU-ENV-10 = Gana el envido quien tiene más tantos; quien tiene menos puede decir «son buenas». En caso de empate, gana el primero que habló.
rule-TRU-ENV-11 = El ganador muestra sus cartas; si dijo unos tantos falsos, el envido es del otro bando, aunque tenga menos.
rule-TRU-ENV-12 = Ya no se abre el envido después de jugar la primera carta propia, ni después de querer el truco.
rule-TRU-ENV-13 = Los tantos se dicen desde el mano, hacia la derecha, haya apostado quien haya apostado.
    .choice = Con la flor se hace lo mismo.

## The tricks and the truco

rule-TRU-TRU-01 = Se juegan tres bazas como mucho; quien gana dos se lleva la mano. Nada obliga a asistir ni a montar.
rule-TRU-TRU-02 = La carta más fuerte gana la baza, y quien la jugó sale en la siguiente.
rule-TRU-TRU-03 = Si las cartas más fuertes empatan entre contrarios, la baza es parda; entre compañeros, la gana su bando.
rule-TRU-TRU-04 = Después de una parda, vuelve a salir quien había salido.
rule-TRU-TRU-05 = Si dos compañeros ganan la baza empatados, sale el primero de los dos que jugó.
    .choice = Siempre es el que jugó antes.
rule-TRU-TRU-06 = Si la primera baza es parda, la próxima baza ganada se lleva la mano.
rule-TRU-TRU-07 = Si hay una parda después de una baza ganada, se lleva la mano quien ganó esa primera baza.
    .choice = Cuenta la primera baza ganada, como en todas las mesas.
rule-TRU-TRU-08 = Si las tres bazas son pardas, gana la mano el bando del que es mano.
rule-TRU-TRU-09 = Después de dos pardas se juega la tercera, y decide.
    .choice = Después de dos pardas, la tercera se juega igual.
rule-TRU-TRU-10 = La tercera baza no se juega cuando la mano ya está decidida.
rule-TRU-TRU-11 = Las cartas jugadas quedan a la vista delante de sus jugadores.
rule-TRU-TRU-12 = Sin apuestas, la mano vale 1 punto.
rule-TRU-TRU-13 = El truco lleva la mano a 2 puntos, el retruco a 3 y el vale cuatro a 4. Quien no quiere da un punto menos, y la mano se acaba.
rule-TRU-TRU-14 = Solo puede subir el bando que ha querido: retruco y después vale cuatro, cuando le parezca.
rule-TRU-TRU-15 = Hay que decir «quiero» antes de subir; se puede subir inmediatamente después.
rule-TRU-TRU-16 = Irse a baraja, o al mazo: se dejan las cartas boca abajo y se abandona la mano; el compañero puede seguir solo.
rule-TRU-TRU-17 = Si se va todo un bando sin que nadie haya cantado truco, el otro apunta 1 punto.
rule-TRU-TRU-18 = Si un bando se va después de un truco querido, el otro apunta lo que valía la mano; si hay una apuesta esperando, irse es no quererla.
    .choice = Es lo mismo en una mano sin truco.
rule-TRU-TRU-19 = Quien se ha ido ya no habla; su flor o sus tantos, si ya los dijo, siguen valiendo.
    .choice = Lo dicho, dicho está, y quien se va al mazo se calla.

## Scores

rule-TRU-SCORE-01 = Los puntos de una mano son los de la flor o el envido, y los de las bazas.
rule-TRU-SCORE-02 = El bando que llega a 30 gana el chico; dos chicos ganan la partida.
rule-TRU-SCORE-03 = Se cuenta en el orden flor, envido, bazas: gana el primero en llegar a 30, y lo que sigue ya no se juega.
    .choice = Contamos en el orden de los cantos; como opción, la mano se juega entera y gana el total más alto.
rule-TRU-SCORE-04 = El tanteo no pasa de 30.
    .choice = Lo que pasa de ahí no sirve de nada.
rule-TRU-SCORE-05 = Un chico nuevo empieza de cero para todos, y el reparto sigue girando.
    .choice = El reparto no vuelve a quien empezó.

## Three players

rule-TRU-GAL-01 = De a tres, un jugador, el gallo, se enfrenta a los otros dos.
rule-TRU-GAL-02 = El gallo recibe cuatro cartas, se queda con tres y descarta la otra sin mostrarla, antes de cualquier canto.
rule-TRU-GAL-03 = Gallo fijo: es siempre el mismo jugador, y los otros dos comparten tanteo.
rule-TRU-GAL-04 = Con gallo rotativo, el gallo es quien reparte. Los puntos de la pareja son para cada uno de los dos, y hay tres tanteos.
rule-TRU-GAL-05 = Con gallo rotativo, la falta y el resto se cuentan sobre el más alto de los tres tanteos.
    .choice = El bando que va ganando es el del jugador que va primero.
rule-TRU-GAL-06 = Con gallo rotativo, si los dos de la pareja terminan a la vez, gana el total más alto; si empatan, el primero desde el mano.
    .choice = Los empates se deshacen siempre en este orden.
rule-TRU-GAL-07 = Con gallo fijo, el reparto gira entre los tres, y el gallo recibe cuatro cartas reparta quien reparta.
    .choice = El reparto rota como en cualquier partida.
rule-TRU-GAL-08 = Se juega por orden de sitios, con el gallo entre los otros dos; estos ganan las bazas juntos.

## Six and eight players

rule-TRU-SIX-01 = De a seis, dos equipos de tres se alternan, y cada uno tiene un contrario enfrente.
rule-TRU-SIX-02 = La primera mano es una redonda, todos juntos; la siguiente es una pica-pica, tres duelos con un solo reparto.
    .choice = Alternamos una y una; una opción cambia el ritmo.
rule-TRU-SIX-03 = En cuanto un equipo tiene 10 buenas, es decir, 25 puntos, ya solo se juegan redondas.
rule-TRU-SIX-04 = Algunos dejan la pica-pica cuando los dos equipos están en las buenas.
rule-TRU-SIX-05 = En la pica-pica, la falta envido vale 6.
rule-TRU-SIX-06 = En la pica-pica, el resto vale 6 como mucho: con la contraflor, 12 en total.
rule-TRU-SIX-07 = Si un jugador se mete en el duelo de otros, su equipo pierde los puntos de ese duelo, y el otro equipo apunta 4.
    .choice = Se anulan los puntos del duelo interrumpido, que termina ahí.
rule-TRU-SIX-08 = En un duelo es mano el primero de los dos a la derecha de quien reparte, y los duelos se juegan en ese orden.
    .choice = Seguimos la costumbre.
rule-TRU-SIX-09 = Si un equipo llega a 30 durante una pica-pica, el chico termina ahí.
    .choice = Los duelos que quedan no se juegan.
rule-TRU-SIX-10 = Los puntos de los duelos son para el equipo.
rule-TRU-EIG-01 = De a ocho, cosa rara, se juega como de a seis: redonda y pica-pica por turno.
rule-TRU-EIG-02 = Con ocho sitios alternados, el de enfrente es un compañero: cada uno se enfrenta a un vecino. Desde el mano, el primero juega contra el segundo, el tercero contra el cuarto, y así hasta el final.
    .choice = Se enfrentan los vecinos; una opción sienta a los equipos en espejo para conservar el cara a cara.

## Words

rule-TRU-VOC = Se habla como en la mesa: «quiero» acepta, «no quiero» rechaza, «con flor me achico» cede, «son buenas» reconoce que las del otro son mejores, «irse al mazo» abandona la mano.
