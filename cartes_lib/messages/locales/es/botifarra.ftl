# Reasons why a card or a call of Botifarra is legal or illegal.

verdict-legal = Está permitido.
verdict-botifarra-charge = Permitido: cargas la baza con { $card-the }.
verdict-botifarra-not-in-hand = { $card-the } no está entre estas cartas.
verdict-botifarra-must-follow = Se ha salido { $led-of } y tienes: hay que asistir. Podías jugar { $cards-or }.
verdict-botifarra-must-beat = { $duel ->
    [yes] Tu contrario
   *[no] Un contrario
  } va ganando con { $best-the } y puedes montar: hay que jugar { $cards-or }.
verdict-botifarra-must-ruff = { $duel ->
    [yes] Tu contrario
   *[no] Un contrario
  } va ganando con { $best-the } y no tienes el palo de salida: hay que fallar con { $cards-or }.
verdict-botifarra-must-under-ruff = En esta mesa, quien no tiene el palo de salida debe jugar triunfo, aunque no pueda ganar: { $cards-or }.
verdict-botifarra-must-play-lowest = No puedes ganarle { $best-to }: hay que echar { $cards-count ->
    [1] la más baja
   *[other] la más baja de un palo
  }. Podías jugar { $cards-or }.
verdict-botifarra-lowest-or-charge = No puedes ganarle { $best-to }: echa la más baja, o carga con una carta con puntos. Podías jugar { $cards-or }.
verdict-botifarra-point-or-lowest = Tu compañero va ganando con { $best-the }: juega una carta con puntos o la más baja. Podías jugar { $cards-or }.
verdict-botifarra-wrong-turn = No es el momento: { $seat ->
    [seat-you] te toca a ti.
    [nobody] ya no juega nadie.
   *[other] { $seat-term } juega primero.
  }
verdict-botifarra-wrong-speaker = No te toca hablar: le toca { $seat-term-to }.
verdict-botifarra-talk-first = Todavía no se juega: primero tienen que terminar los cantos.
verdict-botifarra-deal-over = La mano ha terminado: ya no juega nadie.
verdict-botifarra-unknown-call = Ese canto no existe en la botifarra.
verdict-botifarra-not-asked = A este jugador no le toca hablar.
verdict-botifarra-no-partner = En esta mesa nadie tiene compañero: no se puede delegar.
verdict-botifarra-trump-turned = En esta mesa no se elige el triunfo: es el palo de la carta visible de la última pila de quien reparte.
verdict-botifarra-must-choose = Han delegado en ti: tienes que elegir, y la elección no se devuelve.
verdict-botifarra-choose-first = Primero hay que elegir un palo o botifarra.
verdict-botifarra-contract-named = Ya está elegido: ahora solo se puede doblar, o golpear la mesa.
verdict-botifarra-contro-once = El contro se dice una sola vez por mano.
verdict-botifarra-contro-only = Cuando cada uno juega por su cuenta, solo se dice contro: no hay recontro ni Sant Vicenç.
verdict-botifarra-no-contro-on-botifarra = Cuando cada uno juega por su cuenta, con botifarra no se dice contro.
verdict-botifarra-recontro-after-contro = El recontro se dice una sola vez, en respuesta al contro.
verdict-botifarra-sant-vicenc-after-recontro = Sant Vicenç solo se dice en respuesta al recontro.
verdict-botifarra-no-sant-vicenc-on-botifarra = Con botifarra no se dice Sant Vicenç: se llega solo hasta recontro.
verdict-botifarra-talk-over = Los cantos han terminado: ahora se juega.
verdict-botifarra-discard-order = Cuando cada uno juega por su cuenta, quien no puede ni asistir ni ganar se descarta del primer palo que tiene: en tu caso, { $suit }. Podías jugar { $cards-or }.
verdict-botifarra-charge-unsaid = En esta mesa hay que decir «cargo» para jugar { $card-the } aquí.
verdict-botifarra-charge-for-nothing = «Cargo» solo se dice al cargar, y solo en una mesa que lo haya acordado.
verdict-botifarra-face-down = No ves { $card-the }: solo se juegan cartas visibles.
verdict-botifarra-until-claimed = { $card-the } va contra las reglas: la carta se queda en la mesa mientras ningún contrario reclame.
verdict-botifarra-no-claims = En esta mesa, una carta prohibida se rechaza: no hay nada que reclamar.
verdict-botifarra-nothing-to-claim = Ningún contrario ha jugado contra las reglas.
verdict-botifarra-no-such-seat = No hay ningún jugador en ese sitio.
verdict-botifarra-no-such-action = Eso no es ni un canto ni una carta de la botifarra.
verdict-botifarra-claimed-already = Ya se ha reclamado en esta mano: ha terminado.
verdict-botifarra-delegated-already = Has delegado en tu compañero: le toca hablar a él, y tiene que elegir.
verdict-botifarra-not-ours-contro = Contro se dice contra quienes han elegido, y tú eres de ellos: nunca te toca decirlo.
verdict-botifarra-not-ours-recontro = Recontro es la respuesta de quienes han elegido, y tú no eres de ellos.
verdict-botifarra-not-ours-sant-vicenc = Sant Vicenç es la respuesta de quienes han dicho contro, y tú no eres de ellos.
