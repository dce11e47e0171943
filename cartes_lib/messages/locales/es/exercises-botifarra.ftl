# Exercises of Botifarra from BO-02 on: questions, reasons, hints, misconceptions.

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
misconception-value-trick-by-cards = Te has acordado del punto de la baza. Pero es 1 punto por la baza entera, no 1 por carta.
misconception-value-one-trick-only = Has añadido bien el punto de una baza. Pero aquí hay varias, y cada una vale 1 punto.
misconception-pile-own = La cuenta es correcta, pero es la de tu montón. Se pide el de la otra pareja: resta ese número de 72.
misconception-pile-sixty = La idea es buena, pero has contado desde 60. Con las 12 bazas, una mano hace 72 puntos.

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
misconception-sort-no-difference = Has tratado igual las dos variantes. Aquí son distintas: en la obligada no { $more-count ->
    [1] valdría
   *[other] valdrían
  } { $more }.
misconception-sort-lliure-forgotten = Para la obligada está bien. Pero en la libre también se { $more-count ->
    [1] puede
   *[other] pueden
  } jugar { $more }.
misconception-sort-lliure-all-free = En la libre puedes elegir más, es verdad. Pero tiene reglas: se asiste, y se monta sobre un contrario.

## BO-06 and BO-07: permitted calls

prompt-may-call = ¿Qué puedes decir ahora? Elige todo lo que está permitido.
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
term-call-silent = me callo, no me toca hablar
term-call-impossible = me callo, ahora no es posible
term-want-longest = que tu palo más largo sea triunfo
term-want-no-trump = que no mande ningún palo
term-want-double = que se juegue el doble ya desde tu canto
term-want-partner = que elija tu compañero
term-calls-choose = un palo, botifarra, o delegar
term-calls-delegated = un palo o botifarra, pero ya no delegar
term-calls-contro = contro, o golpear la mesa
term-calls-recontro = recontro, o golpear la mesa
term-calls-sant-vicenc = Sant Vicenç, o golpear la mesa
why-may-call = Te toca hablar. Puedes elegir: { $calls-term }.
why-talking-over = Los cantos se han terminado: se sale en la primera baza.
why-may-not-call = No te toca hablar. Ahora habla { $speaker-term }. Puede elegir: { $calls-term }.
why-call-suit = Basta con nombrar el palo: «{ $call-term }». Gana a los otros tres durante toda la mano.
why-call-botifarra = Se canta botifarra: no manda ningún palo, y lo ganado vale el doble.
why-call-delegate = Quien reparte puede delegar: su compañero elige en su lugar.
why-call-delegated = Tu compañero ha delegado en ti: te toca elegir.
why-multiplied = { $times ->
    [1] Se apunta lo que supera 36, y aquí nada lo dobla: { $above }.
   *[other] Se apunta lo que supera 36, es decir, { $above }. Los cantos lo multiplican por { $times }: { $points }.
  }
why-multiplier = { $times ->
    [1] Nadie ha doblado, y no es una botifarra: se multiplica por 1.
   *[other] Contro, recontro y Sant Vicenç doblan cada uno lo anterior, y la botifarra dobla otra vez: se multiplica por { $times }.
  }
breakdown-times = { $call-term }, por
hint-choice = ¿Quién elige? ¿Y a quién puede pasarle la elección?
hint-doubling = ¿Qué pareja ha elegido? Las dos parejas se responden, paso a paso.
hint-multiplier = Cada canto que dobla multiplica por dos. La botifarra también.
misconception-call-delegates-back = Dan ganas de devolver la elección. Pero ya han delegado en ti, y no se devuelve: di un palo o botifarra.
misconception-call-speaks-for-dealer = Ya tienes una idea, pero aquí no te toca a ti elegir el triunfo.
misconception-call-botifarra-forgotten = Todo lo que has marcado está permitido. Pero también puedes jugar sin triunfo: para eso se canta botifarra.
misconception-call-delegate-again = Lo demás está permitido. Pero ya no puedes delegar: tu compañero acaba de delegar en ti.
misconception-call-delegates-too-easily = Se puede, pero entonces elegirá tu compañero. Ya tienes un palo en mente: nómbralo.
misconception-call-botifarra-is-a-suit = Botifarra vale el doble, sí. Pero no es un triunfo más fuerte: es jugar sin triunfo.
misconception-call-suit-for-botifarra = Si nombras un palo, será triunfo. Para jugar sin triunfo, y que todo valga el doble, se canta botifarra.
misconception-call-doubles-own-side = Se puede doblar, pero le toca a la otra pareja: no se dobla lo que acaba de decir la propia.
misconception-call-sant-vicenc-on-botifarra = Con triunfo tendrías razón. En botifarra se llega solo hasta recontro: no hay Sant Vicenç.
misconception-call-contro-twice = Contro se podría decir si no lo hubiera dicho nadie. Pero solo se dice una vez por mano.
misconception-call-pass-forgotten = Doblar se puede. Pero nada obliga: golpear la mesa siempre se puede.
misconception-call-skips-a-step = Vas por buen camino, pero te has saltado un paso: recontro solo viene después de contro, y Sant Vicenç después de recontro.
misconception-multiplier-botifarra-forgotten = Los cantos están bien contados. Falta la botifarra, que dobla otra vez.
misconception-multiplier-added = Has encontrado todo lo que dobla. Pero se multiplica, no se suma.
misconception-multiplier-sum = Has sumado un doble tras otro. Cada canto dobla lo anterior: dos, después cuatro, después ocho.
misconception-multiplier-all-points = Has multiplicado bien, pero todos los puntos. Solo se multiplican los que superan 36.
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
hint-marking = Solo se apunta la diferencia con la mitad de 72, multiplicada según lo que se ha cantado.
misconception-marking-all-points = El total es correcto. Pero no se apuntan todos los puntos, solo los que superan 36.
misconception-marking-multiplier-forgotten = Has restado bien 36. Pero lo cantado en esta mano multiplica lo que se apunta.
misconception-marking-other-side = La cuenta es correcta, pero eso es lo que se apunta la otra pareja. Se pide la tuya.
misconception-marking-score-forgotten = Eso es lo ganado en la mano, y está bien. Falta sumarlo al tanteo de antes.
misconception-marking-as-shown = Has contado con los puntos de la otra pareja. La tuya tiene el resto: 72 menos ese número.

## BO-08: the course of a deal

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
misconception-seq-cut-first = Barajar y cortar van juntos, pero se corta cuando ya está barajado: así se deshace lo que alguien haya preparado.
misconception-seq-dealer-served-first = Has servido demasiado pronto a quien reparte: se sirve siempre el último.
misconception-seq-lead-before-trump = Has salido antes de tiempo: nadie sale sin conocer el triunfo. Primero se elige.
misconception-seq-contro-before-trump = Has doblado antes de tiempo: primero se elige el triunfo, y después se dice contro.

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
prompt-deal-new-match = La partida termina con esta mano, y empieza otra en los mismos sitios. ¿Quién reparte primero?
prompt-deal-deals-third = ¿Quién repartirá dentro de tres manos?
why-deal-shuffles = Baraja el de la izquierda de quien reparte. { $seat ->
    [seat-you] Eres tú
   *[other] Es { $seat-term }
  }.
why-deal-cuts = Corta el de la derecha de quien reparte, enfrente del que ha barajado. { $seat ->
    [seat-you] Eres tú
   *[other] Es { $seat-term }
  }.
why-deal-served-first = Se sirve primero al de la derecha de quien reparte. { $seat ->
    [seat-you] Eres tú
   *[other] Es { $seat-term }
  }.
why-deal-served-last = Quien reparte se sirve el último. { $seat ->
    [seat-you] Eres tú
   *[other] Es { $seat-term }
  }.
why-deal-leads = Sale el de la derecha de quien reparte. { $seat ->
    [seat-you] Eres tú
   *[other] Es { $seat-term }
  }.
why-deal-deals-next = El reparto pasa a la derecha. { $seat ->
    [seat-you] Repartes tú
   *[other] Reparte { $seat-term }
  }.
why-deal-chooses = El triunfo lo elige quien reparte. { $seat ->
    [seat-you] Eres tú
   *[other] Es { $seat-term }
  }.
why-deal-after-misdeal = Quien reparte mal pierde el turno, y el reparto pasa a la derecha. { $seat ->
    [seat-you] Repartes tú
   *[other] Reparte { $seat-term }
  }.
why-deal-shuffles-next = Repartirá el de la derecha. A su izquierda queda quien acaba de repartir, y ese baraja. { $seat ->
    [seat-you] Eres tú
   *[other] Es { $seat-term }
  }.
why-deal-cuts-next = Repartirá el de la derecha, y cortará el que está a la derecha de ese. { $seat ->
    [seat-you] Eres tú
   *[other] Es { $seat-term }
  }.
why-deal-new-match = Entre los mismos jugadores, el turno de repartir sigue, sin nuevo sorteo. { $seat ->
    [seat-you] Repartes tú
   *[other] Reparte { $seat-term }
  }.
why-deal-deals-third = El reparto avanza cada vez un sitio a la derecha. Tres sitios más allá { $seat ->
    [seat-you] estás tú
   *[other] está { $seat-term }
  }.
hint-deal = Siéntate en la silla de quien reparte y mira a derecha e izquierda.
misconception-deal-wrong-side = Casi: es el otro lado. Imagínate en el sitio de quien reparte y mira a derecha e izquierda.
misconception-deal-dealer-shuffles = Has pensado en quien reparte. Pero como elegirá el triunfo, la baraja la preparan sus contrarios.
misconception-deal-partner-helps = Has elegido al compañero de quien reparte. Pero esa pareja no toca la baraja: baraja y corta la otra.
misconception-deal-dealer-first = Has elegido a quien reparte: se sirve, pero el último.
misconception-deal-dealer-not-last = Se empieza por la derecha y se da la vuelta, sí, pero se termina en quien reparte.
misconception-deal-dealer-leads = Quien reparte elige el triunfo, sí, pero sale su vecino de la derecha.
misconception-deal-stays = Has dejado el reparto donde estaba. Pero va pasando: cada vez, un sitio a la derecha.
misconception-deal-right-chooses = Este jugador sale, es verdad. Pero el triunfo lo elige quien reparte.
misconception-deal-misdeal-again = Parece natural repetir. Pero aquí, quien reparte mal pierde el turno.
misconception-deal-role-of-this-deal = Eso valía para esta mano. En la siguiente, todos los papeles avanzan un sitio.
misconception-deal-one-turn-too-few = El sentido es correcto. Pero has contado dos manos, y se piden tres.

## BO-11: faults and their penalties

prompt-referee = Variante { $variant-term }. Eres el árbitro: de cada jugador ves la carta que echó y las que le quedaban. ¿Quién ha cometido una falta?
part-card = La carta de la falta
part-card-points = Puntos de las dos cartas
part-cost = Puntos para la otra pareja
stake-suit = un palo
stake-trump = triunfo { $trump }
group-played = { $number }. { $seat ->
    [seat-you] juegas
   *[other] { $seat-term } juega
  } { $card-the }
hint-referee = Para cada carta, mira lo que le quedaba al jugador: ¿podía asistir, montar, fallar?
why-fault-follow = { $seat ->
    [seat-you] No has asistido
   *[other] { $seat-term } no ha asistido
  }: en vez { $card-of }, había que jugar { $cards-or }. Eso cuesta { $cost } puntos.
why-fault-beat = { $seat ->
    [seat-you] No has montado
   *[other] { $seat-term } no ha montado
  } sobre el contrario: en vez { $card-of }, había que jugar { $cards-or }. Eso cuesta { $cost } puntos.
why-fault-ruff = { $seat ->
    [seat-you] Tenías
   *[other] { $seat-term } tenía
  } que fallar: en vez { $card-of }, había que jugar { $cards-or }. Eso cuesta { $cost } puntos.
why-fault-lowest = { $seat ->
    [seat-you] No podías
   *[other] { $seat-term } no podía
  } ganar, y entonces hay que echar { $cards-count ->
    [1] la más baja
   *[other] la más baja de un palo
  }: { $cards-or }, en vez { $card-of }. Eso cuesta { $cost } puntos.
why-fault-point-or-lowest = { $seat ->
    [seat-you] Tu compañero iba ganando: tenías
   *[other] Su compañero iba ganando: { $seat-term } tenía
  } que jugar una carta con puntos o la más baja. En vez { $card-of }, había que jugar { $cards-or }. Eso cuesta { $cost } puntos.
misconception-fault-undoubled = La falta es esa, pero el precio se multiplica como la mano.
misconception-fault-all-points = La falta es esa, pero no cuesta 72 puntos: la otra pareja se apunta la diferencia con 36, como si lo hubiera ganado todo.
misconception-fault-lowest-is-not-beat = La carta es esa, la regla no: este jugador no podía montar, y tenía que echar la más baja.
misconception-fault-ruff-is-not-follow = La carta es esa, la regla no: este jugador no tenía el palo de salida y no podía asistir. Tenía que fallar.
misconception-fault-beat-before-lowest = La carta es esa, la regla no: la más baja solo se pide cuando no se puede ganar. Aquí había que montar.

prompt-penalty = Una pareja ha jugado una carta prohibida, y la otra lo reclama. ¿Cuánto se apunta la otra pareja?
prompt-penalty-score = Una pareja ha jugado una carta prohibida, y la otra lo reclama. ¿Cuánto lleva ahora la otra pareja en el tanteo?
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
misconception-penalty-undoubled = Los 36 puntos son correctos. Pero una falta se paga como la mano: hay que multiplicar.
misconception-penalty-all-points = A la otra pareja se le da todo, sí. Pero solo se apunta la diferencia: 72 menos 36.
misconception-penalty-as-played = Has contado las bazas ya jugadas. Ya no cuentan: una falta da a la otra pareja todos los puntos de la mano.
misconception-penalty-score-forgotten = El precio de la falta es correcto. Falta sumarlo al tanteo de antes.

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
why-deal-chooses-after-misdeal = Quien reparte mal pierde el reparto y la elección: reparte y elige el de su derecha. { $seat ->
    [seat-you] Así que eliges tú
   *[other] Así que elige { $seat-term }
  }.
why-deal-shuffles-after-misdeal = Ahora reparte el de la derecha. A su izquierda queda quien ha repartido mal, y ese baraja. { $seat ->
    [seat-you] Eres tú
   *[other] Es { $seat-term }
  }.
why-deal-cuts-after-misdeal = Ahora reparte el de la derecha, y corta el que está a la derecha de ese. { $seat ->
    [seat-you] Eres tú
   *[other] Es { $seat-term }
  }.
why-deal-leads-after-misdeal = Ahora reparte el de la derecha, y sale el que está a la derecha de ese. { $seat ->
    [seat-you] Eres tú
   *[other] Es { $seat-term }
  }.
why-deal-after-two-misdeals = Cada error al repartir pasa el turno a la derecha: dos errores, dos sitios. { $seat ->
    [seat-you] Repartes tú
   *[other] Reparte { $seat-term }
  }.
misconception-deal-fault-stays = Has pensado que se repetía el reparto. Pero con una falta la mano se termina como otra cualquiera: reparte el siguiente.
misconception-deal-misdeal-chooses = Normalmente elige quien reparte. Pero si reparte mal pierde también la elección, y ese es el verdadero precio.
misconception-deal-misdeal-once = Un error, un sitio: correcto. Pero hay dos, y el sustituto también pierde su turno.

## BO-12: silence, and the players’ terms

prompt-talk = Durante la mano: ¿permitido o prohibido?
zone-talk-allowed = permitido
zone-talk-forbidden = prohibido
term-talk-own-manilla = «Todavía tengo la manilla de oros».
term-talk-own-void = «¿Copas? ¡No me queda ni una!»
term-talk-own-trumps = «No te molestes, que los triunfos los tengo todos yo».
term-talk-others-void = «El de la izquierda ya no tiene espadas».
term-talk-others-hold = «El as lo tiene él, seguro».
term-talk-asks-suit = Al compañero: «¡Juega bastos!»
term-talk-asks-trump = Al compañero: «Arrastra triunfos».
term-talk-judges-well = Al compañero, por su baza: «¡Muy bien jugado!»
term-talk-judges-badly = Al compañero: «Tenías que montar».
term-talk-signs-wink = Guiñarle el ojo al compañero antes de la salida
term-talk-signs-sigh = Un gran suspiro cuando el compañero va a jugar bastos
term-talk-signs-card = Inclinar las cartas para que las vea el compañero
term-talk-signs-slow = Dejar la carta con un golpe para decir «es la última»
term-talk-takes-back = «Un momento, retiro la carta».
term-talk-looks-older = Volver a mirar la penúltima baza
term-talk-banter-coffee = «¿Quién quiere un café?»
term-talk-banter-heat = «¡Qué calor hace aquí!»
term-talk-banter-grandfather = «Mi abuelo nos ganaría a los cuatro».
term-talk-calls-delegate = Quien reparte: «Delego».
term-talk-calls-contro = Un contrario de quien reparte, antes de la salida: «¡Contro!»
term-talk-calls-knock = Golpear la mesa en vez de decir contro
term-talk-turn-whose = «¿A quién le toca?»
term-talk-turn-score = «¿Cómo va la partida?»
term-talk-last-trick = Volver a mirar la última baza
term-talk-claim-fault = «Tenías oros, había que asistir: reclamo».
why-talk = No se dice nada sobre las cartas, ni sobre lo bien o mal que se ha jugado: ni palabras ni señas. Cantar y bromear está permitido.
why-talk-own = De las propias cartas no se dice nada.
why-talk-others = De las cartas de los vecinos tampoco se dice nada.
why-talk-asks = Al compañero no se le pide nada: elige él solo.
why-talk-judges = No se comenta el acierto ni el error de una jugada: eso informa al compañero.
why-talk-signs = Una seña dice tanto como una palabra: está igual de prohibida.
why-talk-takes = Carta jugada, carta que se queda.
why-talk-looks = Solo se vuelve a mirar la última baza de cada montón.
why-talk-banter = Bromear está permitido: no dice nada de las cartas.
why-talk-calls = Cantar cuando toca está permitido: es parte del juego.
why-talk-turn = Preguntar a quién le toca o cómo va el tanteo no dice nada de las cartas.
why-talk-last = La última baza de cada montón se puede volver a mirar.
why-talk-claim = Reclamar una falta está permitido: así el juego es limpio.
hint-talk = Una sola pregunta: ¿se entera así el compañero de algo sobre las cartas o la jugada?
misconception-talk-banter-forbidden = El silencio es solo para las cartas y las jugadas: bromear se puede.
misconception-talk-comment-allowed = Es un detalle bonito. Pero hasta un elogio da información: una jugada, buena o mala, no se comenta.
misconception-talk-signs-allowed = Nadie ha dicho nada, es verdad. Pero una seña dice lo mismo: está prohibida.
misconception-talk-take-back = Cualquiera se equivoca. Pero una carta puesta se queda puesta, por buena que sea la excusa.
misconception-talk-last-trick-forbidden = Con las bazas anteriores tendrías razón. Pero la última de cada montón se puede volver a mirar.
misconception-talk-all-forbidden = De las cartas no se habla, correcto. Pero no todo está prohibido: se puede cantar, bromear y preguntar por el turno.

prompt-words = Une cada palabra catalana con lo que quiere decir.
why-words = Son las palabras de la mesa, tal como se dicen en catalán.
hint-words = Busca primero las palabras que ya has oído. Las demás se deducen.
misconception-words-beat-ruff = Las dos ganan la baza. Pero «matar» es jugar más alto, y «fallar», jugar un triunfo a falta de palo.
misconception-words-pass-delegate = En los dos casos dejas pasar algo. Pero se golpea la mesa para no doblar, y se delega para no elegir.
misconception-words-suit-lead = Las dos hablan de palos. Pero «pal» quiere decir cualquiera de ellos, y «pal de sortida» es el de la primera carta de la baza.
misconception-words-trick-deal = Las dos son una parte del juego. Pero una «basa» es una baza, y una «mà», la mano entera.

## BO-10: charging points

prompt-charge = Variante intermedia. { $announced ->
    [yes] En esta mesa se avisa cuando se carga.
   *[no] En esta mesa no se avisa de nada.
  } Quieres jugar { $card-the }. ¿Qué dices?
charge-announce = «cargo»
charge-silent = nada, juego
charge-impossible = nada, esta carta está prohibida
why-charge-announced = Con { $card-the } cargas, y en esta mesa se avisa: hay que decir «cargo».
why-charge-charge = Con { $card-the } cargas, pero en esta mesa no se avisa: se juega sin decir nada.
why-charge-plain = { $card-the } se jugaría también en la obligada: eso no es cargar, y no se dice nada.
why-charge-forbidden = Aquí no se puede jugar { $card-the }: ni en la obligada, ni cargando.
hint-charge = ¿Quién va ganando? ¿Puedes ganarle? Y tu compañero, ¿todavía tiene que jugar?
misconception-charge-unsaid = Cargar está bien. Pero en esta mesa se avisa: cargar sin decirlo es una falta.
misconception-charge-not-agreed = Es cargar, sí. Pero en esta mesa no se avisa: hablar sería dar información de más.
misconception-charge-for-nothing = La carta se puede jugar. Pero se podía sin cargar: entonces no se dice nada.
misconception-charge-forbidden = La palabra es esa para cargar. Pero decir «cargo» no hace que esta carta se pueda jugar.
misconception-charge-is-allowed = En la obligada tendrías razón. Aquí se puede: no puedes ganar la baza, y tu compañero todavía no ha jugado.

## BO-09: counting a pile

group-counting-pile = Tu montón, { $count ->
    [one] { $count } baza
   *[other] { $count } bazas
  }: estas son sus cartas con puntos
misconception-marking-tricks-forgotten = Las cartas están bien contadas. Pero cada baza vale también 1 punto.

## BO-13: other tables

prompt-tables = ¿De qué mesa habla cada frase? Colócalas.
table-kind-pairs = cuatro, por parejas
table-kind-alone = cuatro, cada uno por su cuenta
table-kind-three = tres
table-kind-duo = dos, con pilas
table-fact-delegate = Si no quieres elegir, delegas.
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
why-tables = Por parejas se comparten bazas y tanteo. Si cada uno juega por su cuenta, se compara con su parte de 72: 18 entre cuatro, 24 entre tres. Entre dos se juega con pilas.
hint-tables = Cuenta los jugadores y divide 72 entre ellos.
why-table-pairs = Por parejas, el compañero está enfrente: las bazas y el tanteo son de los dos, y se le puede delegar la elección.
why-table-alone = Entre cuatro, cada uno por su cuenta, la parte de cada uno es 72 ÷ 4 = 18: se apunta la diferencia, de más o de menos.
why-table-three = Entre tres se quitan los doses, los treses y los cuatros: quedan 36 cartas, y una parte de 72 ÷ 3 = 24.
why-table-duo = Entre dos, 48 cartas hacen 24 bazas: cada uno juega la carta de encima de sus pilas, y dos bazas valen un punto.
misconception-tables-shares-swapped = Tienes las dos partes, pero cambiadas: 72 ÷ 4 = 18 entre cuatro, 72 ÷ 3 = 24 entre tres.
misconception-tables-alone-delegates = Por parejas tendrías razón. Pero cada uno por su cuenta, no hay en quién delegar.
misconception-tables-tricks-swapped = Has intercambiado las bazas. Entre tres, 36 cartas hacen doce. Entre dos, 48 cartas hacen veinticuatro.
row-table-kind = Mesa
row-own-points = Tus puntos en la mano
row-card-points = Puntos de tus cartas
row-tricks-won = Bazas que has ganado
prompt-alone = ¿Qué te apuntas por esta mano? El resultado puede ser negativo.
why-alone = { $times ->
    [1] Tus puntos, { $own }, menos tu parte, { $share }: { $score }.
   *[other] Tus puntos, { $own }, menos tu parte, { $share }, y todo por { $times }: { $score }.
  }
hint-alone = ¿Cuál es tu parte de 72? Se apunta la diferencia, de más o de menos, el doble si hay botifarra o contro.
breakdown-share = tu parte, 72 ÷ { $count }
breakdown-doubled = todo cuenta doble
misconception-tables-like-pairs = Por parejas sería correcto: 36 es la parte de una pareja. Aquí cada uno tiene la suya: { $share }.
misconception-tables-no-minus = La diferencia es correcta. Pero estás por debajo de tu parte: el resultado es negativo.
misconception-tables-other-share = El método es correcto, pero con la parte de otra mesa. Aquí la tuya es { $share }.
misconception-tables-times-forgotten = La diferencia es correcta. Pero aquí todo se multiplica por { $times }: lo ganado y lo perdido.
misconception-tables-all-points = Los puntos están bien contados. Pero solo se apunta la diferencia con { $share }.
prompt-duo-points = Entre dos, la mano tiene 24 bazas. ¿Cuántos puntos has hecho?
why-duo-even = Dos bazas valen un punto: { $cards } por las cartas, más la mitad de { $tricks }, son { $points }.
why-duo-gets = Tus { $tricks } bazas van de dos en dos, y sobra una. Su punto va al que tiene menos puntos, y eres tú: { $points }.
why-duo-loses = Tus { $tricks } bazas van de dos en dos, y sobra una. Su punto va al que tiene menos puntos, y no eres tú: { $points }.
hint-duo = Dos bazas valen un punto. ¿Y si sobra una?
misconception-tables-trick-each = Entre cuatro, cada baza vale un punto. Entre dos, hacen falta dos bazas.
misconception-tables-odd-lost = Has contado bien las bazas de dos en dos. Pero la que sobra no se pierde: su punto va al que tiene menos, y eres tú.
misconception-tables-odd-to-all = Te has acordado de la baza que sobra. Pero su punto va al que tiene menos, y no eres tú.
prompt-piles = Se juega entre dos, a la obligada. Estas son las cartas de encima de tus pilas: elige todas las cartas permitidas.
prompt-duel-three = Aquí el tres es el segundo. ¿Cuál de estas { $count } cartas gana?
why-duel-three = Aquí el orden es 9, 3, 1, 12, 11, 10, luego del 8 al 4, y el 2. Gana { $card-the }.
hint-duel-three = Solo una carta está por encima del tres.
misconception-duel-three-forgotten = En otra mesa tendrías razón. En esta, solo la manilla gana al tres.
misconception-duel-three-on-top = El tres sube, sí, pero al segundo puesto: la manilla sigue la primera.
misconception-legal-partner-opposite = Por parejas sería correcto. Aquí el de enfrente también es un contrario.
misconception-legal-order-forgotten = Esta baza no la puedes ganar. Te descartas del primer palo que tengas, en el orden oros, copas, espadas, bastos.
prompt-pile-lead = La baza ha terminado y ya se han girado las cartas. ¿Quién sale, y con qué cartas?
pile-lead-you-any = Tú, cualquier carta de encima
pile-lead-you-known = Tú, menos la recién girada
pile-lead-other-any = El otro, cualquier carta de encima
pile-lead-other-known = El otro, menos la recién girada
why-pile-lead = { $mine ->
    [yes] { $card-the } ha ganado la baza: sales tú, con la carta de encima de cualquiera de tus pilas.
   *[no] { $card-the } ha ganado la baza: sale tu contrario, con la carta de encima de cualquiera de sus pilas.
  }
hint-pile-lead = ¿Quién ha ganado la baza? ¿Y qué hay ahora encima de sus pilas?
misconception-pile-lead-loser = Se sale con cualquier carta de encima, sí. Pero la baza la ha ganado { $best-the }, y esa carta no era de ese jugador.
misconception-pile-lead-turned = Has acertado quién sale. Pero la carta que se acaba de girar ya sirve en la baza siguiente.

## BO-06 and BO-14: choices, evaluated by simulated deals

choice-value-figure = { $sign ->
    [minus] −{ $whole },{ $tenths } ± { $error },{ $error-tenths }
   *[plus] { $whole },{ $tenths } ± { $error },{ $error-tenths }
  }
prompt-lead = { $seat ->
    [seat-left] Ha repartido y elegido el triunfo el de tu izquierda. Sales tú: ¿con qué carta?
   *[other] Ha repartido el de tu izquierda y ha elegido el triunfo el de tu derecha. Sales tú: ¿con qué carta?
  }
reason-contract-longer = Tienes { $count } cartas { $suit-of } y { $fewer ->
    [0] ninguna
    [1] solo una
   *[other] solo { $fewer }
  } { $other-of }: más triunfos, más bazas.
reason-contract-richer = Tus cartas { $suit-of } valen { $points } puntos, más que las { $other-of }.
reason-contract-own-trumps = Tienes { $count } cartas { $suit-of }, y tu compañero no puede saberlo.
reason-contract-too-short = Solo tienes { $count ->
    [one] una carta
   *[other] { $count } cartas
  } { $suit-of }: quizá tu compañero tenga un palo más largo.
reason-contract-open = No tienes ni el nueve ni el as { $suit-of }: sin triunfo, nada detiene ese palo.
reason-contract-masters = Entre nueves y ases, tienes { $count }: sin triunfo, hacen su baza, y la mano vale doble.
reason-contract-honors = Tienes { $count } cartas con puntos: sin triunfo nadie te las falla, y la mano vale doble.
reason-double-tops = Entre nueves y ases, tienes { $count }: ganan bazas a la pareja que ha elegido.
reason-double-weak = Entre nueves y ases, { $count ->
    [0] no tienes ninguno
   *[other] tienes uno solo
  }: es muy poco para doblar.
reason-double-trumps = Tienes dos entre nueves y ases, y { $trumps } triunfos: esos triunfos le faltan a la pareja que ha elegido.
reason-double-short = { $trumps ->
    [0] No tienes ningún triunfo
   *[other] Tienes un solo triunfo
  }: los demás pueden fallar tus cartas altas.
prompt-contract = Has repartido tú. ¿Qué eliges con estas cartas?
hint-leads = Un triunfo bajo, o una carta baja de un palo corto: pronto podrás fallarlo. Una figura sola te la quitan.
hint-contracts = Cuenta tus palos: ¿uno largo, con una figura alta? ¿Figuras en todos? ¿O nada de eso?
why-leads-best = En { $samples } manos simuladas, ninguna salida dio más puntos a tu pareja.
why-leads-level = En { $samples } manos simuladas, esta salida vale tanto como la mejor.
why-contracts-level = En { $samples } manos simuladas, esta elección vale tanto como la mejor.
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
    [1] Pueden tenerla tres jugadores, y los tres por igual: { $percent } de cada cien veces.
   *[other] Tu compañero tiene al menos una en { $percent } manos de cada cien. Los tercios no se suman, porque puede tener varias.
  }
why-located-void = Un jugador no tiene ese palo, y la carta puede estar igual en la mano de cualquiera de los otros dos: { $percent } de cada cien veces.
hint-located = ¿Cuántos jugadores pueden tener aún esas cartas?
misconception-odds-half = Con dos jugadores posibles tendrías razón. Pero aquí la pueden tener más jugadores.
misconception-odds-third = Un tercio vale para una sola carta de la que no se sabe nada. Aquí no es tan sencillo.
misconception-odds-added = Un tercio por carta, correcto. Pero los tercios no se suman: tu compañero puede tener varias a la vez.

## Smiles for right answers: the number is the seed modulo 12

smile-bo-0 = A cualquier rival se le habría borrado la sonrisa.
smile-bo-2 = El abuelo del bar asiente con la cabeza.
smile-bo-3 = Se nota que tienes tablas.
smile-bo-5 = En esta mesa te van a tener respeto.
smile-bo-7 = Ni una palabra, y tu compañero lo ha entendido.
smile-bo-8 = En Girona te invitarían a una butifarra.
smile-bo-10 = Sigue así y nadie querrá jugar contra ti.
