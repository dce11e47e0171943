# Exercises of Botifarra from BO-02 on: questions, reasons, hints, wrong ideas.

## BO-02: tricks and piles

prompt-trick-value = { $count ->
    [1] ¿Cuántos puntos da esta baza a la pareja que la gana?
   *[other] La misma pareja gana estas { $count } bazas. ¿Cuántos puntos le dan, en total?
  }
prompt-pile = Tu pareja ha ganado estas { $tricks } bazas. ¿Cuántos puntos hay en su montón?
prompt-pile-other = Tu pareja ha ganado estas { $tricks } bazas; la otra pareja, todas las demás. ¿Cuántos puntos hay en el montón de la otra pareja?
unit-points = puntos
group-your-pile = Tu montón, { $count ->
    [one] { $count } baza
   *[other] { $count } bazas
  }
term-rank-1 = as
term-rank-9 = nueve
term-rank-10 = sota
term-rank-11 = caballo
term-rank-12 = rey
breakdown-rank = { $rank-term } × { $count }
breakdown-deal = una mano entera
breakdown-your-pile = tu montón
breakdown-tricks = { $count ->
    [1] la baza
   *[other] { $count } bazas
  }
why-pile = { $cards } por las cartas y { $tricks } por { $tricks ->
    [1] la baza
   *[other] las bazas
  }: { $points } en total.
why-pile-other = Tu montón tiene { $points }: { $cards } por las cartas, { $tricks } por las bazas. Una mano hace 72 puntos: a la otra pareja le quedan { $other }.
hint-pile = Cuenta primero las cartas que valen puntos. ¿Y cuánto da una baza, por sí sola?
misconception-value-trick-forgotten = Has contado bien las cartas, pero cada baza ganada vale también 1 punto.
misconception-value-trick-by-cards = Una baza vale 1 punto más, no 1 punto por carta.
misconception-value-one-trick-only = Cada baza vale 1 punto más: aquí hay varias.
misconception-pile-own = Esa es la cuenta de tu montón. Se pide la de la otra pareja: la mano hace 72 puntos.
misconception-pile-sixty = Has partido de 60. Con las 12 bazas, una mano hace 72 puntos.

## BO-05: the two variants side by side

prompt-sort-variants = Te toca. Coloca cada carta: ¿en qué variante está permitida?
zone-both = permitida en las dos
zone-lliure-only = permitida solo en la libre
zone-neither = prohibida en las dos
why-sort-variants = Permitido en las dos variantes: { $both }. Permitido solo en la libre: { $more }.
why-sort-both = { $card-the } también se puede jugar en la obligada, así que vale en las dos.
why-sort-lliure-only = { $partner ->
    [yes] { $card-the } se puede jugar en la libre, pero en la obligada haría falta una carta con puntos o la más baja.
   *[no] { $card-the } se puede jugar en la libre, pero en la obligada haría falta la más baja.
  }
why-sort-neither = En ninguna de las dos variantes se puede jugar { $card-the }.
hint-sort-variants = Busca primero lo que permite la libre. La obligada añade: si no montas, la más baja, o una carta con puntos si gana el compañero.
misconception-sort-no-difference = Aquí las dos variantes no son iguales: en la obligada, { $more } no { $more-count ->
    [1] valdría
   *[other] valdrían
  }.
misconception-sort-lliure-forgotten = Lo has juzgado todo como en la obligada. En la libre también se { $more-count ->
    [1] puede
   *[other] pueden
  } jugar { $more }.
misconception-sort-lliure-all-free = Libre no quiere decir sin reglas: se asiste, y se monta sobre un contrario.

## BO-06 and BO-07: what may be said

prompt-may-say = ¿Qué puedes decir ahora? Elige todo lo que está permitido.
prompt-call = Quieres { $want-term }. ¿Qué dices?
prompt-multiplier = ¿Por cuánto se multiplicará lo que se apunte la pareja que gane?
prompt-scored = ¿Cuántos puntos se apunta la pareja que gana?
row-dealer = Reparte
row-winners-points = Puntos de la pareja que gana
term-call-oros = oros
term-call-copas = copas
term-call-espadas = espadas
term-call-bastos = bastos
term-call-botifarra = botifarra
term-call-delegate = delego
term-call-pass = golpeo la mesa
term-call-contro = contro
term-call-recontro = recontro
term-call-sant-vicenc = Sant Vicenç
term-call-silent = nada: no te toca hablar
term-call-impossible = nada: ahora no es posible
term-want-oros = que los oros sean triunfo
term-want-copas = que las copas sean triunfo
term-want-espadas = que las espadas sean triunfo
term-want-bastos = que los bastos sean triunfo
term-want-no-trump = que no mande ningún palo
term-want-double = que se juegue el doble ya desde tu canto
term-want-partner = que elija tu compañero
term-calls-choose = un palo, botifarra, o delegar
term-calls-delegated = un palo o botifarra, pero ya no delegar
term-calls-contro = contro, o golpear la mesa
term-calls-recontro = recontro, o golpear la mesa
term-calls-sant-vicenc = Sant Vicenç, o golpear la mesa
why-may-say = Te toca hablar. Puedes decir: { $calls-term }.
why-talking-over = Ya no habla nadie: se sale en la primera baza.
why-may-not-speak = No te toca hablar. Ahora habla { $speaker-term }. Puede decir: { $calls-term }.
why-call-suit = Basta con nombrar el palo: «{ $call-term }». Gana a los otros tres durante toda la mano.
why-call-botifarra = Se canta botifarra: no manda ningún palo, y lo ganado vale el doble.
why-call-delegate = Quien reparte puede delegar: su compañero elige en su lugar.
why-call-delegated = Han delegado en ti: la elección es tuya y solo tuya.
why-multiplied = { $times ->
    [1] Se apunta lo que pasa de 36, y aquí nada lo dobla: { $above }. Respuesta: { $points }.
   *[other] Se apunta lo que pasa de 36, es decir, { $above }, por { $times }: cada canto que dobla, y la botifarra, multiplican por dos. Respuesta: { $points }.
  }
why-multiplier = Contro, recontro y Sant Vicenç doblan cada uno lo anterior, y la botifarra dobla otra vez: por { $times }.
breakdown-times = { $call-term }, por
hint-choice = ¿Quién elige? ¿Y a quién puede pasarle la elección?
hint-doubling = ¿Qué pareja ha elegido? Las dos parejas se responden, paso a paso.
hint-multiplier = Cada canto que dobla multiplica por dos. La botifarra también.
misconception-call-delegates-back = Se ha delegado: no se puede devolver. Hace falta un palo o botifarra.
misconception-call-speaks-for-dealer = Aquí no te toca a ti elegir el triunfo.
misconception-call-botifarra-forgotten = Falta botifarra: también se puede jugar sin triunfo.
misconception-call-delegate-again = No puedes devolver la elección: tu compañero ya ha delegado en ti.
misconception-call-delegates-too-easily = Si delegas, elegirá tu compañero. Tú ya tienes un palo en mente: nómbralo.
misconception-call-botifarra-is-a-suit = Botifarra no es un triunfo más fuerte: es jugar sin triunfo.
misconception-call-suit-for-botifarra = Si nombras un palo, será triunfo. Para jugar sin triunfo, y doblar, se canta botifarra.
misconception-call-doubles-own-side = Ese canto es de la otra pareja: no se dobla lo que acaba de decir la propia.
misconception-call-sant-vicenc-on-botifarra = Con botifarra se llega solo hasta recontro: Sant Vicenç no existe.
misconception-call-contro-twice = Contro ya se ha dicho: se dice una sola vez por mano.
misconception-call-pass-forgotten = Nada obliga a doblar: golpear la mesa siempre se puede.
misconception-call-skips-a-step = No se salta ningún paso: recontro solo viene después de contro.
misconception-multiplier-botifarra-forgotten = La botifarra dobla otra vez el resultado.
misconception-multiplier-added = Los cantos que doblan se multiplican entre sí, no se suman.
misconception-multiplier-sum = Cada canto dobla lo anterior: dos, después cuatro, después ocho.
misconception-multiplier-all-points = Solo se multiplican los puntos por encima de 36.
misconception-multiplier-forgotten = Has restado bien 36, pero falta multiplicar por { $times }.

## BO-09: marking

prompt-marking = ¿Cuántos puntos se apunta tu pareja en esta mano?
prompt-new-score = ¿Cuántos puntos lleva tu pareja en el tanteo después de esta mano?
row-your-points = Puntos de tu pareja en la mano
row-other-points = Puntos de la otra pareja en la mano
row-score-before = Tanteo antes de la mano
why-marking = { $times ->
    [1] Tu pareja tiene { $own } puntos, { $above } por encima de 36: nada lo dobla, así que se apunta { $scored }.
   *[other] Tu pareja tiene { $own } puntos: { $above } por encima de 36, por { $times }, así que se apunta { $scored }.
  }{ $asks ->
    [score] {" "}Nuevo tanteo: { $score }.
   *[points] {""}
  }
why-marking-nothing = Tu pareja tiene { $own } puntos. Sin pasar de 36 no se apunta nada.{ $asks ->
    [score] {" "}Nuevo tanteo: { $score }.
   *[points] {""}
  }
breakdown-above = por encima de 36, por { $times }
hint-marking = Solo se apunta lo que pasa de la mitad de 72, multiplicado según lo que se ha cantado.
misconception-marking-all-points = No se apuntan todos los puntos, solo los que pasan de 36.
misconception-marking-multiplier-forgotten = Lo cantado en esta mano multiplica lo que se apunta.
misconception-marking-other-side = Eso es lo que se apunta la otra pareja.
misconception-marking-score-forgotten = Eso es lo ganado en la mano. Súmalo al tanteo de antes.
misconception-marking-as-shown = Esos puntos son de la otra pareja. A la tuya le quedan 72 menos ese número.

## BO-08: around a deal

prompt-deal-order = { $dealer ->
    [seat-you] Repartes tú.
   *[other] { $dealer-term } reparte.
  } Pon estos momentos en orden.
deal-step-shuffles = { $seat ->
    [seat-you] barajas
   *[other] { $seat-term } baraja
  }
deal-step-cuts = { $seat ->
    [seat-you] cortas
   *[other] { $seat-term } corta
  }
deal-step-served = { $seat ->
    [seat-you] recibes
   *[other] { $seat-term } recibe
  } las cuatro primeras cartas
deal-step-last = { $seat ->
    [seat-you] tomas
   *[other] { $seat-term } toma
  } las cuatro últimas cartas
deal-step-chooses = { $seat ->
    [seat-you] eliges el triunfo
   *[other] { $seat-term } elige el triunfo
  }
deal-step-contro = { $seat ->
    [seat-you] dices contro, o golpeas la mesa
   *[other] { $seat-term } dice contro, o golpea la mesa
  }
deal-step-leads = { $seat ->
    [seat-you] sales
   *[other] { $seat-term } sale
  } en la primera baza
deal-step-deals-next = { $seat ->
    [seat-you] repartes la siguiente
   *[other] { $seat-term } reparte la siguiente
  }
why-deal-order = Se baraja, se corta, se reparte de cuatro en cuatro y quien reparte se sirve el último. Después vienen el triunfo, el contro y la salida. Al final, el reparto pasa a la derecha.
hint-deal-order = Primero la baraja, después las cartas repartidas, después lo que se dice y después las bazas.
misconception-seq-cut-first = Se corta una baraja ya barajada: cortar deshace lo que hubiera podido preparar quien baraja.
misconception-seq-dealer-served-first = Quien reparte se sirve siempre el último.
misconception-seq-lead-before-trump = Nadie sale antes de conocer el triunfo: el contrato va primero.
misconception-seq-contro-before-trump = Solo se dobla un contrato que ya tiene nombre: el triunfo va antes que el contro.

prompt-deal-shuffles = ¿Quién baraja?
prompt-deal-cuts = ¿Quién corta?
prompt-deal-served-first = ¿Quién recibe las cuatro primeras cartas?
prompt-deal-served-last = ¿Quién recibe las cuatro últimas cartas?
prompt-deal-leads = ¿Quién saldrá en la primera baza?
prompt-deal-deals-next = ¿Quién repartirá la próxima vez?
prompt-deal-chooses = ¿Quién elige el triunfo, o delega?
prompt-deal-after-misdeal = Este jugador se ha equivocado al repartir. ¿Quién reparte ahora?
prompt-deal-shuffles-next = Esta mano ha terminado. ¿Quién baraja para la siguiente?
prompt-deal-cuts-next = Esta mano ha terminado. ¿Quién corta para la siguiente?
prompt-deal-new-match = La partida acaba con esta mano, y se empieza otra en los mismos sitios. ¿Quién reparte primero?
prompt-deal-deals-third = ¿Quién repartirá dentro de tres manos?
why-deal-shuffles = Baraja el de la izquierda de quien reparte: { $seat-term }.
why-deal-cuts = Corta el de la derecha de quien reparte, enfrente de quien ha barajado: { $seat-term }.
why-deal-served-first = Se sirve primero al de la derecha de quien reparte: { $seat-term }.
why-deal-served-last = Quien reparte se sirve el último: { $seat-term }.
why-deal-leads = Sale el de la derecha de quien reparte: { $seat-term }.
why-deal-deals-next = El reparto pasa a la derecha: { $seat-term }.
why-deal-chooses = Quien reparte elige el triunfo: { $seat-term }.
why-deal-after-misdeal = El error hace perder el turno, y el reparto pasa a la derecha: { $seat-term }.
why-deal-shuffles-next = Repartirá el de la derecha; a su izquierda está quien repartió antes, que baraja: { $seat-term }.
why-deal-cuts-next = Repartirá el de la derecha; y cortará el que está a su derecha: { $seat-term }.
why-deal-new-match = Entre los mismos jugadores, el turno de repartir continúa, sin nuevo sorteo: { $seat-term }.
why-deal-deals-third = El reparto avanza cada vez un sitio a la derecha; tres pasos llevan { $seat ->
    [seat-you] hasta ti
   *[other] { $seat-term-to }
  }.
hint-deal = Siéntate en la silla de quien reparte y mira a derecha e izquierda.
misconception-deal-wrong-side = Es el otro lado. Imagínate en el sitio de quien reparte y mira a derecha e izquierda.
misconception-deal-dealer-shuffles = Quien reparte no baraja: elegirá el triunfo, y la baraja la preparan sus contrarios.
misconception-deal-partner-helps = El compañero de quien reparte no toca la baraja: barajar y cortar es cosa de la otra pareja.
misconception-deal-dealer-first = Quien reparte se sirve el último, no el primero.
misconception-deal-dealer-not-last = El reparto empieza por la derecha y da la vuelta: acaba en quien reparte.
misconception-deal-dealer-leads = Quien reparte elige el triunfo, pero sale su vecino de la derecha.
misconception-deal-stays = El reparto no se queda en el mismo sitio: gira.
misconception-deal-right-chooses = El de la derecha de quien reparte sale; el triunfo lo elige quien reparte.
misconception-deal-misdeal-again = Aquí, quien se equivoca no repite: el error le hace perder el turno.
misconception-deal-role-of-this-deal = Eso valía para esta mano. En la siguiente, todos los papeles avanzan un sitio.
misconception-deal-one-turn-too-few = Has contado dos manos; se piden tres.

## BO-11: faults and what they cost

prompt-referee = Variante { $variant-term }, todas las cartas a la vista: primero la carta jugada, después lo que quedaba. ¿Dónde está la falta?
part-card = La carta de la falta
part-cost = Puntos para la otra pareja
stake-suit = un palo
stake-trump = triunfo { $trump }
group-played = { $number }. { $seat ->
    [seat-you] juegas
   *[other] { $seat-term } juega
  } { $card-the }
hint-referee = Juzga cada carta según la mano de la que sale: ¿se podía asistir, montar, fallar?
why-fault-follow = { $seat ->
    [seat-you] No has asistido
   *[other] { $seat-term } no ha asistido
  }: en vez { $card-of }, había que jugar { $cards-or }. Precio: { $cost }.
why-fault-beat = { $seat ->
    [seat-you] No has montado
   *[other] { $seat-term } no ha montado
  } sobre el contrario: en vez { $card-of }, había que jugar { $cards-or }. Precio: { $cost }.
why-fault-ruff = { $seat ->
    [seat-you] No has fallado
   *[other] { $seat-term } no ha fallado
  } con triunfo la baza del contrario: en vez { $card-of }, había que jugar { $cards-or }. Precio: { $cost }.
why-fault-lowest = Sin poder ganar, { $seat ->
    [seat-you] tenías
   *[other] { $seat-term } tenía
  } que echar la más baja: en vez { $card-of }, { $cards-or }. Precio: { $cost }.
why-fault-point-or-lowest = { $seat ->
    [seat-you] Con tu compañero ganando, tenías
   *[other] Con su compañero ganando, { $seat-term } tenía
  } que jugar una carta con puntos o la más baja: en vez { $card-of }, { $cards-or }. Precio: { $cost }.
misconception-fault-undoubled = La falta es esa, pero el precio se multiplica como la mano.
misconception-fault-all-points = La falta es esa, pero no cuesta los 72 puntos: la otra pareja se apunta lo que pasa de 36, como si lo hubiera ganado todo.
misconception-fault-lowest-is-not-beat = Este jugador no podía montar: su falta es no haber echado la más baja.
misconception-fault-ruff-is-not-follow = Este jugador no tenía el palo de salida: no podía asistir, pero tenía que fallar.
misconception-fault-beat-before-lowest = La más baja solo se pide cuando no se puede ganar: aquí había que montar.

prompt-penalty = Una pareja ha jugado una carta prohibida y la otra reclama. ¿Cuánto se apunta la otra pareja?
prompt-penalty-score = Una pareja ha jugado una carta prohibida y la otra reclama. ¿Cuánto lleva ahora esa otra pareja en el tanteo?
row-offender-points = Puntos de la otra pareja antes de la falta
row-other-before = Su tanteo antes de la mano
why-penalty = { $times ->
    [1] La mano se para: la otra pareja se apunta 36.
   *[other] La mano se para: la otra pareja se apunta 36, por { $times }, es decir, { $cost }.
  }{ $asks ->
    [score] {" "}Nuevo tanteo: { $score }.
   *[points] {""}
  }
hint-penalty = Es como si la otra pareja hubiera ganado los 72 puntos: ¿qué se apunta por encima de 36?
misconception-penalty-undoubled = Una falta cuesta 36 puntos, multiplicados como toda la mano.
misconception-penalty-all-points = La otra pareja se apunta lo que pasa de 36: 36, no los 72 puntos.
misconception-penalty-as-played = Las bazas ya jugadas no cuentan: la falta da todos los puntos de la mano.
misconception-penalty-score-forgotten = Ese es el precio de la falta. Súmalo al tanteo de antes.

prompt-deal-after-fault = Una carta prohibida le ha costado la mano a la pareja de quien reparte. ¿Quién reparte la siguiente?
prompt-deal-chooses-after-misdeal = Este jugador ha repartido mal. ¿Quién elegirá el triunfo?
prompt-deal-shuffles-after-misdeal = Este jugador ha repartido mal, y se recogen las cartas. ¿Quién baraja?
prompt-deal-cuts-after-misdeal = Este jugador ha repartido mal, y se recogen las cartas. ¿Quién corta?
prompt-deal-leads-after-misdeal = Este jugador ha repartido mal. ¿Quién saldrá en la mano que se juega en su lugar?
prompt-deal-after-two-misdeals = Este jugador ha repartido mal, y quien lo sustituye también. ¿Quién reparte?
why-deal-after-fault = Una falta cuesta puntos, no el turno: el reparto pasa a la derecha, como siempre. { $seat ->
    [seat-you] Repartes tú
   *[other] Reparte { $seat-term }
  }.
why-deal-chooses-after-misdeal = El culpable pierde el reparto y la elección: el de su derecha reparte y elige. { $seat ->
    [seat-you] Eliges tú
   *[other] Elige { $seat-term }
  }.
why-deal-shuffles-after-misdeal = Reparte el de la derecha del culpable; a su izquierda queda el propio culpable, que baraja: { $seat-term }.
why-deal-cuts-after-misdeal = Reparte el de la derecha del culpable; corta el de la derecha de quien reparte ahora: { $seat-term }.
why-deal-leads-after-misdeal = Reparte el de la derecha del culpable, y sale el de la derecha de quien reparte ahora: { $seat-term }.
why-deal-after-two-misdeals = Cada error al repartir pasa el turno a la derecha. Son dos pasos: { $seat-term }.
misconception-deal-fault-stays = Una falta de juego no obliga a repetir el reparto: el turno continúa.
misconception-deal-misdeal-chooses = El culpable pierde también la elección del triunfo, y ese es el verdadero precio de repartir mal.
misconception-deal-misdeal-once = Dos errores al repartir, dos pasos: quien sustituye también pierde su turno.

## BO-12: silence, and the players’ words

prompt-talk = Durante la mano: ¿permitido o prohibido?
zone-talk-allowed = permitido
zone-talk-forbidden = prohibido
talk-own-manilla = «Todavía tengo la manilla de oros».
talk-own-void = «¿Copas? ¡No me queda ni una!»
talk-own-trumps = «No se cansen, que los triunfos los tengo todos yo».
talk-others-void = «El de la izquierda ya no tiene espadas».
talk-others-hold = «El as lo tiene él, seguro».
talk-asks-suit = A su compañero: «¡Juega bastos!»
talk-asks-trump = A su compañero: «Arrastra triunfos».
talk-judges-well = A su compañero, por su baza: «¡Muy bien jugado!»
talk-judges-badly = A su compañero: «Tenías que montar».
talk-signs-wink = Guiñarle el ojo al compañero antes de la salida
talk-signs-sigh = Un gran suspiro cuando el compañero va a jugar bastos
talk-signs-card = Inclinar las cartas para que las vea el compañero
talk-signs-slow = Dejar la carta con un golpe para decir «es la última»
talk-takes-back = «Un momento, retiro la carta».
talk-looks-older = Volver a mirar la penúltima baza
talk-banter-coffee = «¿Quién quiere un café?»
talk-banter-heat = «¡Qué calor hace aquí!»
talk-banter-grandfather = «Mi abuelo nos ganaría a los cuatro».
talk-calls-delegate = Quien reparte: «Delego».
talk-calls-contro = Un contrario de quien reparte, antes de la salida: «¡Contro!»
talk-calls-knock = Golpear la mesa en vez de decir contro
talk-turn-whose = «¿A quién le toca?»
talk-turn-score = «¿Cómo va la partida?»
talk-last-trick = Volver a mirar la última baza
talk-claim-fault = «Tenías oros, había que asistir: reclamo».
why-talk = Nada sobre las cartas, ni sobre lo bien o mal que se ha jugado: ni palabras ni señas. Cantar y bromear está permitido.
why-talk-own = De las propias cartas no se dice nada.
why-talk-others = De las cartas de los vecinos tampoco se dice nada.
why-talk-asks = Al compañero no se le pide nada: elige él solo.
why-talk-judges = No se comenta el acierto ni el error de una jugada: eso informa al compañero.
why-talk-signs = Una seña habla tanto como una palabra: está igual de prohibida.
why-talk-takes = Carta jugada no se retira.
why-talk-looks = Solo se vuelve a mirar la última baza de cada montón.
why-talk-banter = Bromear está permitido: no dice nada de las cartas.
why-talk-calls = Un canto, en su momento, está permitido: es el juego mismo.
why-talk-turn = Preguntar el turno o el tanteo no dice nada de las cartas.
why-talk-last = La última baza de cada montón se puede volver a mirar.
why-talk-claim = Reclamar una falta está permitido: así se le pone freno.
hint-talk = Una sola pregunta: ¿se entera así el compañero de algo sobre las cartas o la jugada?
misconception-talk-banter-forbidden = El silencio es solo para las cartas y las jugadas: bromear está permitido.
misconception-talk-comment-allowed = Hasta un elogio informa: el acierto o el error de una jugada no se comenta.
misconception-talk-signs-allowed = Sin una palabra, una seña dice lo mismo: está prohibida.
misconception-talk-take-back = Una carta puesta se queda puesta, por buena que sea la excusa.
misconception-talk-last-trick-forbidden = La última baza de cada montón se puede volver a mirar; las anteriores, no.
misconception-talk-all-forbidden = No todo está prohibido: se puede cantar, bromear y preguntar por el turno.

prompt-words = Une cada palabra catalana con lo que quiere decir.
why-words = Son las palabras de la mesa, tal como se dicen en catalán.
hint-words = Busca primero las palabras que ya has oído; las demás se deducen.
misconception-words-beat-ruff = «Matar» es jugar más alto; «fallar», jugar un triunfo a falta de palo.
misconception-words-pass-delegate = Se golpea la mesa para no doblar; se delega para no elegir.
misconception-words-suit-lead = «Pal» es un palo; «pal de sortida», el de la primera carta de la baza.
misconception-words-trick-deal = Una «basa» es una baza; una «mà», la mano entera.

## BO-10: charging

prompt-charge = Variante intermedia. { $announced ->
    [yes] En esta mesa se avisa cuando se carga.
   *[no] En esta mesa no se avisa de nada.
  } Quieres jugar { $card-the }. ¿Qué dices?
charge-say-charge = «cargo»
charge-say-nothing = nada, juego
charge-say-impossible = nada, esta carta está prohibida
why-charge-charge-said = Con { $card-the } cargas, y en esta mesa se avisa: hay que decir «cargo».
why-charge-charge = Con { $card-the } cargas, pero en esta mesa no se avisa: se juega sin decir nada.
why-charge-plain = { $card-the } se jugaría también en la obligada: eso no es cargar, y no se dice nada.
why-charge-forbidden = Aquí no se puede jugar { $card-the }: ni en la obligada, ni cargando.
hint-charge = ¿Quién va ganando? ¿Puedes ganarle? Y tu compañero, ¿todavía tiene que jugar?
misconception-charge-unsaid = Cargar sin decirlo, en una mesa donde se avisa, es una falta.
misconception-charge-not-agreed = En esta mesa no se avisa: hablar sería dar información de más.
misconception-charge-for-nothing = «Cargo» solo se dice al cargar: esta carta se podía jugar de todos modos.
misconception-charge-forbidden = Decir «cargo» no hace que la carta esté permitida.
misconception-charge-is-allowed = Esta carta está permitida: no se puede ganar a quien va ganando, y el compañero todavía juega.

## BO-09: counted from the pile

group-counting-pile = Tu montón, { $count ->
    [one] { $count } baza
   *[other] { $count } bazas
  }: estas son sus cartas con puntos
misconception-marking-tricks-forgotten = Has contado las cartas del montón, pero cada baza vale también 1 punto.

## BO-13: other tables

prompt-tables = ¿En qué mesa es así? Coloca cada frase.
table-kind-pairs = cuatro, por parejas
table-kind-alone = cuatro, cada uno por su cuenta
table-kind-three = tres
table-kind-duo = dos, con pilas
table-fact-delegate = Quien no quiere elegir, delega.
table-fact-partner = Tu compañero se sienta enfrente.
table-fact-shared-pile = Dos jugadores juntan sus bazas.
table-fact-minus-18 = Se apuntan los puntos menos 18.
table-fact-four-alone = Cuatro jugadores, cuatro tanteos.
table-fact-eighteen = Con 18 puntos se apunta cero.
table-fact-minus-24 = Se apuntan los puntos menos 24.
table-fact-no-low = En la baraja no hay doses, treses ni cuatros.
table-fact-thirty-six = La baraja tiene 36 cartas.
table-fact-half-points = Hacen falta dos bazas para un punto.
table-fact-tops = Se juega la carta de encima de las pilas.
table-fact-twenty-four-tricks = La mano tiene 24 bazas.
why-tables = Por parejas se comparten bazas y tanteo. Cada uno por su cuenta, uno se compara con su parte de 72: 18 entre cuatro, 24 entre tres. Entre dos se juega con pilas.
hint-tables = Cuenta los jugadores y divide 72 entre ellos.
why-table-pairs = Por parejas, el compañero está enfrente: las mismas bazas, el mismo tanteo, y se le puede delegar la elección.
why-table-alone = Entre cuatro, cada uno por su cuenta, la parte de cada uno es 72 ÷ 4 = 18: se apunta la diferencia, de más o de menos.
why-table-three = Entre tres se quitan los doses, los treses y los cuatros: quedan 36 cartas, y una parte de 72 ÷ 3 = 24.
why-table-duo = Entre dos, 48 cartas hacen 24 bazas: cada uno juega la carta de encima de sus pilas, y dos bazas valen un punto.
misconception-tables-shares-swapped = Has cambiado las partes: 72 ÷ 4 = 18 entre cuatro, 72 ÷ 3 = 24 entre tres.
misconception-tables-alone-delegates = Cada uno por su cuenta, no hay nadie en quien delegar.
misconception-tables-tricks-swapped = Entre tres, 36 cartas hacen doce bazas; entre dos, 48 cartas hacen veinticuatro.
row-table-kind = Mesa
row-own-points = Tus puntos en la mano
row-card-points = Puntos de tus cartas
row-tricks-won = Bazas que has ganado
prompt-alone = ¿Qué te apuntas por esta mano? Puede ser negativo.
why-alone = { $times ->
    [1] { $own } menos tu parte, { $share }: { $score }.
   *[other] { $own } menos tu parte, { $share }, y todo por { $times }: { $score }.
  }
hint-alone = ¿Cuál es tu parte de 72? Se apunta la diferencia, de más o de menos, multiplicada según los cantos.
breakdown-share = tu parte, 72 ÷ { $count }
breakdown-doubled = todo cuenta doble
misconception-tables-like-pairs = 36 es la parte de una pareja. Aquí cada uno tiene la suya: { $share }.
misconception-tables-no-minus = Por debajo de la propia parte se pierde: el resultado es negativo.
misconception-tables-other-share = Esa es la parte de otra mesa. La tuya es aquí de { $share }.
misconception-tables-times-forgotten = El canto lo multiplica todo por { $times }: lo que se gana y lo que se pierde.
misconception-tables-all-points = No se apuntan todos los puntos, solo la diferencia con { $share }.
prompt-duo-points = Entre dos, la mano tiene 24 bazas. ¿Cuántos puntos has hecho?
why-duo-even = Dos bazas valen un punto: { $cards } por las cartas, más la mitad de { $tricks }, son { $points }.
why-duo-gets = De { $tricks } bazas sobra una. Su punto va a quien tiene menos puntos, y eres tú: { $points }.
why-duo-loses = De { $tricks } bazas sobra una. Su punto va a quien tiene menos puntos, y no eres tú: { $points }.
hint-duo = Dos bazas valen un punto. ¿Y si sobra una?
misconception-tables-trick-each = Entre dos, una baza sola no vale nada: hacen falta dos para un punto.
misconception-tables-odd-lost = La baza que sobra no se pierde: su punto va a quien tiene menos, y eres tú.
misconception-tables-odd-to-all = La baza que sobra da su punto a quien tiene menos, y no eres tú.
prompt-piles = Entre dos, obligada. Estas son las cartas de encima de tus pilas: elige todas las cartas permitidas.
prompt-duel-three = Aquí el tres es el segundo. ¿Cuál de estas { $count } cartas gana?
why-duel-three = En esta mesa el orden es 9, 3, 1, 12, 11, 10, luego del 8 al 4, y el 2. Aquí es { $card-the }.
hint-duel-three = Solo una carta pasa por delante del tres.
misconception-duel-three-forgotten = En esta mesa, el tres pasa por delante del as.
misconception-duel-three-on-top = El tres es solo el segundo: la manilla sigue la primera.

## BO-06 and BO-14: choices weighed by imagined deals

worth-figure = { $sign ->
    [minus] −{ $whole },{ $tenths } ± { $error },{ $error-tenths }
   *[plus] { $whole },{ $tenths } ± { $error },{ $error-tenths }
  }
prompt-lead = { $seat ->
    [seat-left] Ha repartido y elegido el triunfo el de tu izquierda. Sales tú: ¿con qué carta?
   *[other] Ha repartido el de tu izquierda y ha elegido el triunfo el de tu derecha. Sales tú: ¿con qué carta?
  }
prompt-contract = Has repartido tú. ¿Qué eliges con estas cartas?
hint-leads = Un triunfo bajo, o una carta baja de un palo corto: pronto podrás fallarlo. Una figura sola se la llevan.
hint-contracts = Cuenta tus palos: ¿uno largo, con una figura alta? ¿Figuras en todos? ¿O nada de eso?
why-leads-best = En { $samples } manos imaginadas, ninguna carta dio más a tu pareja.
why-leads-level = Tan buena como la mejor, en { $samples } manos imaginadas.
why-leads-near = A { $whole },{ $tenths } puntos de la mejor en { $samples } manos imaginadas: puede ser casualidad.
why-leads-costs = Esta salida cuesta { $whole },{ $tenths } puntos por mano, de media en { $samples } manos imaginadas.
why-contracts-best = En { $samples } manos imaginadas, ninguna elección dio más.
why-contracts-level = Tan buena como la mejor elección, en { $samples } manos imaginadas.
why-contracts-near = A { $whole },{ $tenths } puntos de la mejor elección en { $samples } manos imaginadas: puede ser casualidad.
why-contracts-costs = Esta elección cuesta { $whole },{ $tenths } puntos por mano, de media en { $samples } manos imaginadas.
prompt-located = { $count ->
    [1] De cada cien manos, ¿en cuántas tiene tu compañero esta carta?
   *[other] De cada cien manos, ¿en cuántas tiene tu compañero al menos una de estas { $count } cartas?
  }
group-asked = { $count ->
    [1] La carta que se busca
   *[other] Las cartas que se buscan
  }
row-void = No tiene de ese palo
why-located = { $count ->
    [1] Pueden tenerla tres jugadores, con doce cartas cada uno: una vez de cada tres, { $percent } %.
   *[other] Tiene al menos una { $percent } de cada cien veces. Los tercios no se suman, porque puede tener varias.
  }
why-located-void = Un jugador no tiene; los otros dos tienen doce cartas cada uno: una vez de cada dos, { $percent } %.
hint-located = ¿Cuántos jugadores pueden tener aún esas cartas?
misconception-odds-half = Sería una vez de cada dos solo si pudieran tenerla dos jugadores.
misconception-odds-third = Un tercio vale para una sola carta de la que no se sabe nada.
misconception-odds-added = Los tercios no se suman: puede tener varias a la vez.

## Smiles for right answers: the number is the seed modulo 12

smile-bo-0 = Al de tu derecha se le ha borrado la sonrisa.
smile-bo-2 = El abuelo del bar asiente con la cabeza.
smile-bo-3 = Eso es contar bazas.
smile-bo-5 = En esta mesa te van a tener respeto.
smile-bo-7 = Ni una palabra, y tu compañero lo ha entendido.
smile-bo-8 = En Girona te invitarían a una butifarra.
smile-bo-10 = Sigue así y nadie se atreverá a decirte contro.
