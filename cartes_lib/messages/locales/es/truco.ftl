# Reasons why a card or a call of Truco is legal or illegal. Calls are in Spanish, as at the table.

term-seat-third-right = el tercero a tu derecha
    .of = del tercero a tu derecha
    .to = al tercero a tu derecha
    .gender = m
term-seat-third-left = el tercero a tu izquierda
    .of = del tercero a tu izquierda
    .to = al tercero a tu izquierda
    .gender = m

term-call-flor = flor
term-call-contraflor = contraflor
term-call-contraflor-al-resto = contraflor al resto
term-call-con-flor-quiero = con flor quiero
term-call-con-flor-me-achico = con flor me achico
term-call-envido = envido
term-call-real-envido = real envido
term-call-falta-envido = falta envido
term-call-truco = truco
term-call-retruco = retruco
term-call-vale-cuatro = vale cuatro
term-call-quiero = quiero
term-call-no-quiero = no quiero

## Turns and answers

verdict-truco-allowed = Está permitido.
verdict-truco-hides-flor = Está permitido, pero escondes una flor: al terminar la mano te la pueden pedir («pido flor»), y el otro bando se llevaría 3 puntos y todos los de tu bando en esta mano.
verdict-truco-hand-over = La mano ha terminado: ya nadie juega ni habla.
verdict-truco-no-such-seat = Ese sitio no existe en esta mesa.
verdict-truco-no-such-action = Eso no es ni una carta ni una palabra del truco.
verdict-truco-gone = Te has ido al mazo y tus cartas están boca abajo: en esta mano ya no juegas ni hablas.
verdict-truco-wrong-turn = No es tu turno: { $seat ->
    [seat-you] te toca a ti
   *[other] le toca { $seat-term-to }
}.
verdict-truco-not-in-hand = { $card-the } no está entre estas cartas.
verdict-truco-tricks-over = Las bazas han terminado: ya no se juega ni se apuesta. Todavía se puede pedir una flor («pido flor») o pasar.
verdict-truco-own-bet = «{ $call-term }» lo ha cantado tu bando: tiene que responder el otro, nadie contesta a su propia apuesta.
verdict-truco-nothing-to-answer = No hay ninguna apuesta esperando respuesta: «quiero» (acepto) y «no quiero» (no acepto) responden a una apuesta del otro bando.
verdict-truco-answer-envido-first = «{ $call-term }» espera respuesta: { $answers ->
    [raise] «quiero» (acepto), «no quiero» (no acepto) o subir la apuesta
    [flor] «flor», o «no quiero» (no acepto)
    [refusal] con flor, solo puedes decir «no quiero» (no acepto)
   *[quiero] «quiero» (acepto) o «no quiero» (no acepto), sin subir la apuesta
  }. Todo lo demás espera.
verdict-truco-answer-truco-first = «{ $call-term }» espera respuesta: «quiero» (acepto){ $call ->
    [call-truco] {""}, «no quiero» (no acepto) o el envido, si todavía lo tienes abierto
   *[other] {""} o «no quiero» (no acepto)
  }. La carta viene después.
verdict-truco-exposed-first = Al repartir se ha visto { $card-the }: quien ha recibido esa carta tiene que decidir primero si se la queda o pide otro reparto.
verdict-truco-not-receiver = Al repartir se ha visto { $card-the }: solo quien ha recibido esa carta decide si se la queda o pide que se reparta otra vez.
verdict-truco-nothing-exposed = Al repartir no se ha visto ninguna carta: no hay nada que decidir.

## The gallo, the duels

verdict-truco-discard-first = Antes de cualquier canto, el gallo tiene que dejar una de sus cuatro cartas, boca abajo.
verdict-truco-no-discard = Aquí no se descarta nada: solo el gallo recibe cuatro cartas, y deja una sola al principio de la mano.
verdict-truco-not-your-duel = Este duelo no es el tuyo: en la pica-pica cada uno juega y habla solo contra su contrario. Meterse en otro cuesta 4 puntos.
verdict-truco-own-duel = Meterse es entrar en el duelo de los demás, y aquí no hay ninguno.

## The flor

verdict-truco-flor-not-played = En esta mesa se juega sin flor.
verdict-truco-no-flor = No tienes flor, así que no puedes decir nada de ella: { $cards } no son tres cartas del mismo palo. Con la flor no se miente.
verdict-truco-sing-first = Tienes tres cartas del mismo palo: en esta mesa la flor se canta antes que nada.
verdict-truco-flor-awaited = Se va a cantar una flor, y va antes que todo: { $seat ->
    [seat-you] te toca a ti
   *[other] le toca { $seat-term-to }
}.
verdict-truco-flor-talk-first = Se está hablando de la flor, y lo demás espera hasta que se resuelva: { $seat ->
    [seat-you] te toca a ti
   *[other] le toca { $seat-term-to }
}.
verdict-truco-flor-late = Demasiado tarde para cantar la flor: ya has jugado { $card-the }.
verdict-truco-flor-first-trick = Demasiado tarde para cantar la flor: en esta mesa se puede hasta el final de la primera baza, y ya ha terminado.
verdict-truco-flor-after-truco = Demasiado tarde para cantar la flor: el truco está querido.
verdict-truco-flor-after-envido = Demasiado tarde para cantar la flor: el envido de esta mano está querido, y cierra la flor de todos.
verdict-truco-flor-closed = La flor de esta mano está resuelta: ya no se habla más de ella.
verdict-truco-no-flor-sung = «{ $call-term }» responde a una flor, y nadie ha cantado ninguna: primero hay que decir «flor».
verdict-truco-flor-own-side = Tu bando ha cantado primero: tu flor se suma diciendo «flor». «{ $call-term }» solo vale contra una flor del otro bando.
verdict-truco-flor-all-speak = Se ha cantado contraflor: primero habla cada uno en su turno («flor», si la tiene). La respuesta, como «{ $call-term }», viene después.
verdict-truco-flor-call-closed = «{ $call-term }» no es posible aquí. La flor solo sube con contraflor y después contraflor al resto. Se responde «con flor quiero» (acepto) o «con flor me achico» (cedo).
verdict-truco-flor-answer = Tu flor está en juego: hay que responder, ya no se pasa.
verdict-truco-no-paso = Solo se pasa cuando te preguntan por la flor: aquí se juega o se habla.
verdict-truco-flor-no-envido = Tienes flor: con tres cartas del mismo palo ni se canta ni se quiere un envido. Canta primero la flor.
verdict-truco-no-claims = En esta mesa nadie puede esconder una flor: no hay ninguna que pedir.
verdict-truco-claim-later = «Pido flor» se dice al terminar la mano, no antes: las bazas no han terminado.
verdict-truco-claim-no-opponent = La flor solo se le pide a un contrario.
verdict-truco-claim-no-doubt = No hay nada que sospechar { $seat-term-of }: su flor está cantada, sus cartas muestran dos palos, no tuvo ocasión de cantarla o ya se la han pedido.

## The envido

verdict-truco-envido-late = Demasiado tarde para abrir el envido: ya has jugado { $card-the }. Solo puedes responder al de los demás.
verdict-truco-envido-after-truco = Demasiado tarde para el envido: el truco está querido.
verdict-truco-envido-settled = El envido de esta mano está resuelto: ya no se abre otro.
verdict-truco-envido-cancelled = Se ha cantado una flor: anula el envido de esta mano.
verdict-truco-falta-last = A la falta envido (lo que falta) solo se responde «quiero» o «no quiero»: ya no se sube.
verdict-truco-chain-closed = «{ $call-term }» ya no puede subir aquí: en esta mesa se canta envido dos veces como mucho, después real envido una vez y después la falta, y nunca menos que el último canto.
verdict-truco-chain-full = «{ $call-term }» ya no puede subir aquí: la apuesta vale ya un chico. Puedes decir «quiero», «no quiero» o falta envido.
verdict-truco-no-values-now = Los tantos solo se dicen con la apuesta querida: ahora no hay ninguno que decir.
verdict-truco-values-first = Primero se dicen los tantos, cada uno en su turno: { $seat ->
    [seat-you] te toca a ti
   *[other] le toca { $seat-term-to }
}.
verdict-truco-no-envido-value = Nadie puede tener { $value } de envido: se tiene de 0 a 7, o de 20 a 33.
verdict-truco-no-flor-value = Ninguna flor vale { $value }: va de 20 a 38.
verdict-truco-must-exceed = { $value } no supera { $best }, que ya se ha dicho: di «son buenas».
verdict-truco-first-to-declare = Hablas primero: todavía nadie ha dicho sus tantos, así que no puedes decir «son buenas».

## The truco

verdict-truco-quiero-first = Primero hay que decir «quiero»: «{ $call-term }» solo viene después.
verdict-truco-not-your-raise = Solo el bando que ha dicho «quiero» puede subir con «{ $call-term }»: la última apuesta es la tuya.
verdict-truco-no-truco-yet = «{ $call-term }» sube un truco, y nadie ha cantado «truco» todavía.
verdict-truco-wrong-step = Se sube paso a paso, truco, retruco, vale cuatro, sin volver atrás: después de «{ $last-term }», «{ $call-term }» no es posible.
verdict-truco-top = Vale cuatro es la apuesta más alta: ya no se sube.
