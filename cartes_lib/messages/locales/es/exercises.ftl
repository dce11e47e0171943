# Exercises: questions, reasons, hints, misconceptions.

## Questions

prompt-order = Ordena estas cartas, de la más alta a la más baja.
prompt-duel = ¿Qué carta gana a { $count ->
    [2] la otra
   *[other] las demás
  }?
prompt-value = { $count ->
    [1] ¿Cuántos puntos vale esta carta?
   *[other] ¿Cuántos puntos valen estas cartas, en total?
  }
prompt-trick-winner = ¿Qué carta gana esta baza?
prompt-next-leader = La baza está completa. ¿Quién sale en la siguiente?
prompt-whose-turn = ¿A quién le toca jugar ahora?
prompt-spot = { $dealer ->
    [seat-you] Has repartido tú
   *[other] Ha repartido { $dealer-term }
  }. Triunfo: { $trump }. ¿Dónde está la primera falta, y qué regla se ha olvidado?
prompt-legal = Variante { $variant-term }. Te toca: elige todas las cartas permitidas.
prompt-why = Variante { $variant-term }. Quieres jugar { $card-the }, pero no se puede. ¿Qué regla lo prohíbe?
part-line = La carta de la falta
part-law = La regla olvidada
log-play = { $seat-term }: { $card }

## Names

end-first = primero
end-last = al final
log-call = { $seat-term }: { $call-term }
log-called = { $call-term }
end-strongest = la más alta
end-weakest = la más baja
term-seat-opponent = tu contrario
    .of = de tu contrario
    .to = a tu contrario
    .gender = m
term-seat-second-right = el segundo a tu derecha
    .of = del segundo a tu derecha
    .to = al segundo a tu derecha
    .gender = m
term-seat-second-left = el segundo a tu izquierda
    .of = del segundo a tu izquierda
    .to = al segundo a tu izquierda
    .gender = m
term-seat-facing = el de enfrente
    .of = del de enfrente
    .to = al de enfrente
    .gender = m
term-seat-you = tú
    .of = de ti
    .to = a ti
    .gender = m
term-seat-right = el de tu derecha
    .of = del de tu derecha
    .to = al de tu derecha
    .gender = m
term-seat-partner = tu compañero
    .of = de tu compañero
    .to = a tu compañero
    .gender = m
term-seat-left = el de tu izquierda
    .of = del de tu izquierda
    .to = al de tu izquierda
    .gender = m
term-variant-lliure = libre
term-variant-obligada = obligada

## Rules to choose from

law-follow = Hay que asistir al palo de salida.
law-beat = Hay que montar sobre el contrario.
law-ruff = Hay que fallar.
law-lowest = Hay que jugar la más baja.
law-point-or-lowest = Si gana el compañero: una carta con puntos, o la más baja.
law-partner = Al compañero no se le gana.
law-BOT-PLAY-01 = El de la derecha de quien reparte sale en la primera baza.
law-BOT-PLAY-02 = Se juega por turno, hacia la derecha.
law-BOT-PLAY-04 = El que gana una baza sale en la siguiente.
law-BOT-PLAY-09 = Si tienes el palo de salida, asistes.

## Reasons

why-order = Este es el orden correcto: { $cards }.
why-order-place = El orden se tuerce aquí: en este lugar va { $card-the }.
why-order-place-number = El orden se tuerce aquí: en este lugar va { $card-number }.
why-duel = La más alta es { $card-the }: el orden es 9, 1, 12, 11, 10, y luego del 8 al 2.
why-value = En total, { $points ->
    [0] cero puntos
    [1] un punto
   *[other] { $points } puntos
  }: el nueve vale 5, el as 4, el rey 3, el caballo 2, la sota 1 y las demás, nada.
why-trick-highest = { $card-the } gana la baza: es la carta más alta que se ha jugado del palo de salida, { $led }.
why-trick-ruffed = { $card-the } gana la baza: es el triunfo más alto que se ha jugado, y un triunfo gana a cualquier otro palo.
why-turn = Se juega hacia la derecha: después { $last-term-of }, { $next ->
    [seat-you] te toca a ti
   *[other] le toca { $next-term-to }
  }.
why-spot-BOT-PLAY-02 = Carta { $number }, { $card-the }: después de la salida se juega hacia la derecha, y esta carta ha venido de la izquierda.
why-spot-BOT-PLAY-04 = Carta { $number }, { $card-the }: el ganador de la primera baza tenía que salir en la segunda.
why-spot-BOT-PLAY-09 = Carta { $number }, { $card-the }: este jugador tenía el palo de salida, porque sale con él en la baza siguiente. Tenía que asistir.
why-legal-missed = También podías jugar { $card-the }.
why-legal = { $case-term } Podías jugar { $cards-or }.
breakdown-card = { $card }

term-case-ll-02 = Tu compañero va ganando y tienes el palo: asistes, y no hace falta montar.
term-case-ll-03 = Tu compañero va ganando y no tienes el palo: todo está permitido.
term-case-ll-04 = Un contrario va ganando y puedes montar: tienes que hacerlo.
term-case-ll-05 = Un contrario va ganando y no puedes montar: asistes con la carta del palo que quieras.
term-case-ll-06 = Un contrario va ganando, no tienes el palo y con un triunfo ganas: hay que fallar.
term-case-ll-07 = Un contrario va ganando y no tienes ni el palo ni triunfos: todo está permitido.
term-case-ll-08 = Un contrario ha fallado con un triunfo más alto que los tuyos: todo está permitido.
term-case-ob-02 = Tu compañero va ganando y tienes el palo: juega una carta con puntos, o la más baja.
term-case-ob-03 = Tu compañero va ganando y no tienes el palo: juega una carta con puntos, o la más baja de un palo.
term-case-ob-04 = Un contrario va ganando y puedes montar: tienes que hacerlo.
term-case-ob-05 = Un contrario va ganando y no puedes montar: juega tu carta más baja del palo.
term-case-ob-06 = Un contrario va ganando, no tienes el palo y con un triunfo ganas: hay que fallar.
term-case-ob-07 = Un contrario va ganando y no tienes ni el palo ni triunfos: juega la más baja de un palo.
term-case-ob-08 = Un contrario ha fallado con un triunfo más alto que los tuyos: juega la más baja de un palo.

term-case-in-02 = Un contrario va ganando, no puedes ganarle y tu compañero aún no ha jugado: juega la más baja, o carga la baza con una carta con puntos.

## Hints

hint-order = Piensa en el orden de la botifarra: la más fuerte no siempre es la del número más alto.
hint-value = En cada palo, las cartas que cuentan valen de 5 puntos a 1 punto. ¿Es esta una de ellas?
hint-trick = ¿Se ha jugado algún triunfo? Si no, mira el palo de salida.
hint-turn = ¿Hacia qué lado se juega?
hint-spot = Comprueba el orden de los sitios, después quién sale y después quién asiste.
hint-legal = Tres preguntas: ¿quién va ganando? ¿Tienes el palo de salida? ¿Puedes ganar la baza?
hint-highlight = Mira lo que está rodeado con un círculo.
hint-removed = Hemos quitado la mitad de las respuestas incorrectas.
hint-half-placed = En la mitad de las casillas solo queda la opción correcta.
hint-between = La respuesta está entre { $low } y { $high }.
hint-first-card = La primera es { $card-the }.
hint-first-number = La primera es { $card-number }.
hint-first-item = Lo que va primero está rodeado con un círculo.

## Misconceptions

misconception-order-by-number = Has ordenado bien los números. Pero en la botifarra manda el nueve, después el as, y solo entonces vienen el rey, el caballo y la sota.
misconception-order-upside-down = El orden es bueno, pero va al revés: empieza por la más alta, { $first-the }.
misconception-duel-by-number = { $highest-the } tiene el número más grande, es verdad, pero gana { $best-the }: el nueve y el as están por encima de todas las demás.
misconception-value-by-number = Has contado los números impresos. Aquí se cuentan los puntos: nueve 5, as 4, rey 3, caballo 2, sota 1, y las demás nada.
misconception-value-and-trick = Las cartas están bien contadas, pero has añadido el punto de la baza. Aquí solo se pide el valor de las cartas.
misconception-trick-trump-forgotten = Has mirado bien el palo de salida. Pero { $best-the } es un triunfo, y un triunfo gana a todas esas cartas.
misconception-trick-suit-forgotten = Es una carta alta, sí. Pero no es ni triunfo ni del palo de salida, { $led }: no puede ganar.
misconception-trick-by-number = El palo es el correcto, y el número, el más grande. Pero { $best-the } gana: el nueve y el as están por encima de las demás cartas de su palo.
misconception-next-leader-again = Este jugador ha salido en esta baza, pero la ha ganado otro. En la siguiente sale el ganador.
misconception-next-trump-forgotten = Sin triunfos habrías acertado. Pero alguien ha fallado con { $best-the }: ese jugador gana la baza y sale.
misconception-next-right-of-leader = El juego sí va hacia la derecha, pero la salida no: sale el ganador de la baza.
misconception-next-turns-left = Es el sitio de al lado, pero hacia la izquierda. En la botifarra se juega hacia la derecha: { $next ->
    [seat-you] te toca a ti
   *[other] le toca { $next-term-to }
  }.
misconception-spot-later-moment = Hay una falta, sí, pero es anterior: el primero que jugó fuera de turno puso { $card-the }.
misconception-spot-first-lead = La carta es esa, pero la regla es otra: el de la derecha de quien reparte solo sale en la primera baza. Después sale el ganador.
misconception-spot-proof-not-fault = Esta carta descubre la falta. Pero la falta fue antes, con { $card-the }.
misconception-legal-beats-partner = Te has quedado con las cartas que ganan. Pero tu compañero va ganando con { $best-the }: nada te obliga a ganarle.
misconception-legal-ruffs-partner = Has pensado en fallar. Pero tu compañero va ganando con { $best-the }: nada te obliga.
misconception-legal-need-not-beat = Eso valdría si ganara tu compañero. Pero va ganando un contrario, con { $best-the }: si puedes ganar la baza, tienes que hacerlo.
misconception-legal-only-highest = Hay que ganarle { $best-to }, pero no hace falta tu carta más alta: sirven todas las que ganan.
misconception-legal-under-ruffs = Has querido fallar. Pero tus triunfos no pueden ganar esta baza: ya no hace falta fallar.
misconception-legal-plays-obligada = Eso sería correcto en la variante obligada. En la libre, nada obliga a echar la más baja.
misconception-legal-charge-forgotten = Lo que has elegido se puede. En la intermedia también se puede cargar: poner una carta con puntos en una baza que el compañero todavía puede llevarse.
misconception-legal-plays-lliure = Eso sería correcto en la libre. Aquí, si no tienes que montar, echas tu carta más baja, o una carta con puntos si la variante lo permite o si va ganando tu compañero.
misconception-why-partner = Ganarle al compañero no lo prohíbe ninguna regla: simplemente no es obligatorio. Busca otra regla.
misconception-why-obligada-in-lliure = Esa regla existe, pero en la variante obligada. En la libre, la más baja no es obligatoria nunca.

## Invalid answers and exercises

answer-wrong-form = Esta respuesta no tiene la forma esperada. No ha cambiado nada.
answer-unknown-item = Esta respuesta nombra algo que no está en el ejercicio. No ha cambiado nada.
answer-incomplete = La respuesta no está completa.
answer-out-of-range = Ese número es demasiado pequeño o demasiado grande.
exercise-error-unknown-exercise = Ese ejercicio no existe en esta lección.
exercise-error-unknown-level = Solo hay tres niveles, del 1 al 3.
exercise-error-unknown-seed = No hay ninguna serie con ese número.
exercise-error-unknown-rules = Esa variante no existe en este ejercicio.
exercise-error-card = «{ $word }» no es una carta. Toca las cartas o escribe, por ejemplo, 1o, 12b.
exercise-error-count = { $field ->
    [hand] La mano pide
    [trick] La baza pide
   *[pile] La pila pide
  } de { $low } a { $high } cartas. Hay { $given }.
exercise-error-exactly = { $field ->
    [hand] La mano pide
    [trick] La baza pide
    [pile] La pila pide
   *[pair] La pregunta pide
  } { $low ->
    [one] una carta
   *[other] { $low } cartas
  }. Hay { $given }.
exercise-error-twice = { $card-the } está dos veces en la mesa. De cada carta hay una sola.
exercise-error-pack = { $card-the } no está en la baraja de este juego.
exercise-error-flor = Estas tres cartas son del mismo palo: es una flor. Elige la variante sin flor.
exercise-error-cleared = Un 10, o cuatro cartas del mismo número seguidas, limpian la pila: no quedaría nada en ella.
exercise-error-under = { $card-the } no puede estar sobre { $below-the }: la regla lo prohíbe. Escribe la pila de abajo arriba.
exercise-error-sevens = Esta pila no muestra si sus 7 se echaron juntos, y la respuesta depende de eso. Deja un solo 7.
exercise-error-joker = En la pila, un comodín cuenta como un número. Di cuál, por ejemplo J1=7.
exercise-error-trump = Ese triunfo no existe.
exercise-error-position = Esta posición no se puede leer.

code-form = Un código de reparto se escribe como BO-04-VC222E: una lección y seis letras o cifras.
code-letter = Los códigos no usan ni 0, ni 1, ni I, ni L, ni O. Vuelve a leer el código.
code-check = Este código tiene un error: una letra o una cifra se ha leído o se ha oído mal.
code-lesson = Este código no corresponde a ningún ejercicio.
code-room = Cuatro letras son el código de una clase: abre la dirección que proyecta el profesor y escríbelo allí.

## Verdicts

grade-right = ¡Bien!
grade-wrong = Esta vez no.
grade-right-answer = Respuesta correcta: { $answer }.
grade-missed = Te faltaba marcar: { $cards }.
grade-extra = De más: { $cards }.
why-near = Muy cerca: a { $whole },{ $tenths } puntos de la mejor elección. Puede ser casualidad.
why-costs = Tu elección cuesta de media { $whole },{ $tenths } puntos por mano.
worked-place = { $item }: { $place }
source-line = Reglamento: { $text }, línea { $line }
source-none = El reglamento no dice nada.
source-s0 = texto sobre el balcó
source-s1 = texto sobre el truco
source-s2 = texto sobre la botifarra
