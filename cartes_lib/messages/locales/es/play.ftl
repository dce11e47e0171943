# A match at a table: sentences for events.

playing-new = Partida nueva
playing-choices = Lo que puedes decir
play-score-us = Nosotros
play-score-them = Ellos
play-score-you = Tú
play-score-other = El otro
play-score = { $points } ({ $tricks ->
    [0] ninguna baza
    [one] 1 baza
   *[other] { $tricks } bazas
  })
play-contract-label = Contrato
play-contract = { $call-term }, × { $times }
play-last-trick-us = Nuestra última baza
play-last-trick-them = Su última baza
play-card = { $seat ->
    [seat-you] Juegas { $card-the }{ $wins ->
        [yes] {" "}y ganas la baza
       *[no] {""}
      }.
   *[other] { $seat-term } juega { $card-the }{ $wins ->
        [yes] {" "}y gana la baza
       *[no] {""}
      }.
  }
play-trick = { $seat ->
    [seat-you] Ganas la baza.
   *[other] { $seat-term } gana la baza.
  }
play-match-won = { $side ->
    [us] ¡La partida es nuestra!
    [them] La partida es de ellos.
   *[nobody] Partida empatada.
  }
play-botifarra-deals = { $seat ->
    [seat-you] Repartes y eliges tú.
   *[other] { $seat-term } reparte y elige.
  }
play-botifarra-alone = { $seat ->
    [seat-you] Has hecho { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
      }: { $scored } en tu cuenta.
   *[other] { $seat-term } ha hecho { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
      }: { $scored } en su cuenta.
  }
play-botifarra-counted = { $winner ->
    [us] La mano es nuestra con { $points } puntos, × { $times }: apuntamos { $scored }.
    [them] La mano es de ellos con { $points } puntos, × { $times }: apuntan { $scored }.
   *[nobody] 36 puntos por pareja: nadie apunta nada.
  }

# Balcó.
played-balco-begins = Cada uno elige las tres cartas que quedan visibles.
played-stock = { $count ->
    [0] Mazo agotado
   *[other] Mazo: { $count }
  }
played-seat = { $name }, { $held } en la mano{ $place ->
    [0] {""}
    [1] , primero
   *[other] , { $place }.º
  }
played-exchange = { $seat ->
    [seat-you] Tu balcón está listo.
   *[other] { $seat-term } ha preparado su balcón.
  }
played-opens = Cada uno enseña su carta más baja. { $seat ->
    [seat-you] La tuya es la más baja de todas: empiezas tú.
   *[other] { $seat-term } tiene la más baja de todas, y empieza.
  }
action-lift = { $seat ->
    [seat-you] Levantas
   *[other] { $seat-term } levanta
  } una carta tapada.
played-lift = { $seat ->
    [seat-you] Levantas una carta tapada: es { $card-number }.
   *[other] { $seat-term } levanta una carta tapada: es { $card-number }.
  }
played-takes-up = El mazo está vacío: las cartas visibles pasan a la mano.
played-out = { $seat ->
    [seat-you] ¡Te has quedado sin cartas
   *[other] ¡{ $seat-term } se ha quedado sin cartas
  }: { $place ->
    [1] el primero
    [3] 3.er puesto
   *[other] { $place }.º puesto
  }!
played-balco-won = La partida ha terminado. { $seat ->
    [seat-you] ¡La has ganado!
   *[other] La gana { $seat-term }.
  }
played-balco-draw = La partida se queda aquí: nadie ha acabado sus cartas.
offer-take = recoger la pila
offer-lift = levantar la carta tapada n.º { $place }
offer-throw = echar { $thrown }{ $joker ->
    [0] {""}
   *[other] {" "}como { $joker }
  }{ $aimed ->
    [yes] {" "}contra { $target }
   *[no] {""}
  }

# Truco.
played-truco-deals = { $seat ->
    [seat-you] Repartes tú.
   *[other] Reparte { $seat-term }.
  } { $mano ->
    [seat-you] Eres mano: hablas y juegas primero.
    [nobody] Se ha visto una carta.
   *[other] Es mano { $mano-term }, y habla primero.
  }
played-marked = { $zone ->
    [malas] { $score ->
        [0] nada
        [1] 1 mala
       *[other] { $score } malas
      }
   *[buenas] { $buenas ->
        [0] 15 malas
        [1] 1 buena
       *[other] { $buenas } buenas
      } ({ $score })
  }{ $chicos ->
    [0] {""}
    [1] , 1 chico
   *[other] , { $chicos } chicos
  }
played-stake = { $pending ->
    [yes] querido: { $accepted }, no querido: { $refused }
   *[no] { $accepted }
  }
played-discards = { $seat ->
    [seat-you] Dejas una carta, boca abajo.
   *[other] { $seat-term } deja una carta, boca abajo.
  }
played-call = { $seat ->
    [seat-you] Tú: «{ $call }».
   *[other] { $seat-term }: «{ $call }».
  }
played-asks-flor = { $seat ->
    [seat-you] Le pides la flor { $asked-term-to }
   *[other] { $asked ->
        [seat-you] { $seat-term } te pide la flor
       *[other] { $seat-term } le pide la flor { $asked-term-to }
      }
  }: «pido flor».
played-declares = { $seat ->
    [seat-you] Tú
   *[other] { $seat-term }
  }: { $value ->
    [none] «son buenas»
   *[other] «{ $value }»
  }.
played-award = { $bet ->
    [flor] Flor
    [envido] Envido
    [truco] La mano
    [claim] Flor pedida
   *[penalty] Penalización
  }: { $points ->
    [1] 1 punto
   *[other] { $points } puntos
  } para { $side ->
    [us] nosotros
    [them] ellos
    [seat-you] ti
   *[seat] { $side-term }
  }.
offer-pido-flor = pido flor ({ $seat-term-to })
offer-discard = dejar { $card-the }
speech-flor = flor
speech-contraflor = contraflor
speech-contraflor-al-resto = contraflor al resto
speech-con-flor-quiero = con flor quiero
speech-con-flor-me-achico = con flor me achico
speech-envido = envido
speech-real-envido = real envido
speech-falta-envido = falta envido
speech-truco = truco
speech-retruco = retruco
speech-vale-cuatro = vale cuatro
speech-quiero = quiero
speech-no-quiero = no quiero
speech-son-buenas = son buenas
speech-paso = paso
speech-mazo = me voy al mazo
speech-keep = me la quedo
speech-redeal = otro reparto
speech-interfere = me meto en el duelo
speech-nobody-claims = nadie pide flor
speech-pido-flor = pido flor

# Texts on the table.
playing-label = La mesa
felt-turn = con el turno
playing-house-player = jugador de la casa
playing-yours = Te toca.
felt-waits-for = Turno de { $names }.
playing-asks-contract = Elige el triunfo.
playing-asks-doubling = ¿Doblas, o golpeas la mesa?
felt-dealer = reparte
felt-mano = mano
felt-gallo = uno contra dos
felt-gone = al mazo
felt-waiting = espera
felt-in-hand = { $held } en la mano
felt-balcony = Balcón: { "{name}" }, { $down } boca abajo
felt-piles = Pilas: { "{name}" }
felt-out = { $place ->
    [1] primero sin cartas
   *[other] { $place }.º sin cartas
  }
felt-trump = Triunfo
felt-no-trump = Sin triunfo
felt-times = { $word } × { $times }
felt-tricks = { $tricks ->
    [0] ninguna baza
    [one] 1 baza
   *[other] { $tricks } bazas
  }
felt-chicos = { $chicos ->
    [0] {""}
    [1] 1 chico
   *[other] { $chicos } chicos
  }
felt-pending = { $points ->
    [0] {""}
    [1] , 1 punto por apuntar
   *[other] , { $points } puntos por apuntar
  }
felt-claims = La mano está jugada: ¿te parece que hay una flor escondida? Pídela.
played-asks-nothing = { $seat ->
    [seat-you] No pides
   *[other] { $seat-term } no pide
  } ninguna flor.
felt-hand-value = La mano vale
felt-trick = { $number ->
    [1] 1.ª
   *[other] { $number }.ª
  }{ $side ->
    [won] : { $name }
    [nobody] : parda
   *[open] {""}
  }
felt-call = { $seat ->
    [seat-you] Tú
   *[other] { $seat-term }
  }: «{ $call }».
felt-call-botifarra = sin triunfo, todo cuenta el doble
felt-call-delegate = elegirá tu compañero
felt-call-pass = la mano cuenta como está
felt-call-contro = todo cuenta el doble
felt-call-recontro = otra vez el doble
felt-call-sant-vicenc = otra vez el doble
felt-asks-free = cualquier carta
felt-asks-at-least = { $rank ->
    [1] un 1
   *[other] { $rank } o más
  }
felt-asks-trenca = { $rank ->
    [0] 7 o menos
   *[other] de { $rank } a 7, o un 2
  }
felt-asks-ace = 1, 2 o comodín
felt-balcony-label = Tu balcón
felt-balcony-asks = { $waits ->
    [yes] Tres cartas
   *[no] Está listo
  }
felt-balco-turn = { $seat ->
    [seat-you] { playing-yours }
   *[other] Va a echar { $seat-term }.
  }
felt-balco-won = { $seat ->
    [seat-you] ¡Has ganado!
   *[other] Ha ganado { $seat-term }
  }
felt-place = { $place ->
    [0] { $left ->
        [1] queda 1 carta
       *[other] quedan { $left } cartas
      }
    [1] 1.º sin cartas
   *[other] { $place }.º sin cartas
  }
offer-balcony = dejar visibles estas tres cartas
action-balcony = dejar visibles { $cards-numbers }

# Results of a deal.
felt-deal-won = { $side ->
    [us] La mano es nuestra
    [them] La mano es de ellos
   *[nobody] 36 puntos por pareja
  }
felt-hand-won = { $side ->
    [us] La mano es nuestra, { $more } a { $less }
   *[them] La mano es de ellos, { $more } a { $less }
  }
felt-hand-best = { $seat ->
    [seat-you] Ganas la mano, { $more } a { $less }
   *[other] { $seat-term } gana la mano, { $more } a { $less }
  }
felt-hand-level = Los mismos puntos en los dos lados
felt-chico-won = { $side ->
    [us] ¡El chico es nuestro!
   *[them] El chico es de ellos
  }
felt-chico-best = { $seat ->
    [seat-you] ¡Ganas el chico!
   *[other] { $seat-term } gana el chico
  }
felt-void = La mano queda anulada
felt-half = { $half }, la mitad de { $all }
felt-share = { $share }, la parte de cada uno de { $all }
felt-under = { $count } boca abajo
felt-deal-best = { $seat ->
    [seat-you] Eres quien más puntos ha hecho
   *[other] { $seat-term } ha hecho más puntos que nadie
  }
felt-match-best = { $seat ->
    [seat-you] ¡Ganas la partida!
   *[other] { $seat-term } gana la partida.
  }
felt-deal-tied = Empate en cabeza
felt-tricks-won = Bazas, nosotros y ellos
felt-tricks-all = Bazas, { $seat ->
    [seat-you] las tuyas
   *[other] las { $seat-term-of }
  } primero
felt-last-trick = Última baza: { $seat-term }
felt-term-points = puntos
felt-term-half = la mitad
felt-term-share = la parte
felt-term-apart = de diferencia
felt-term-over = por encima
felt-term-scored = apuntados
felt-award = { $bet ->
    [flor] Flor
    [envido] Envido
    [truco] La mano
    [claim] Flor pedida
   *[penalty] Penalización
  }
felt-award-points = { $name } + { $points }
felt-us = nosotros
felt-them = ellos
felt-opponent = el otro
felt-after-deal = Mano siguiente
felt-after-match = Partida nueva
playing-scores = Los tanteos
playing-change = { "{before}" } → { "{after}" }

# Buttons of the table.
playing-next = Seguir
playing-pace = Ritmo
playing-pace-step = Paso a paso
playing-pace-slow = Lento
playing-pace-normal = Normal
playing-pace-quick = Rápido
playing-why-not = Los otros cantos
playing-last = Última baza
playing-leave = Cambiar de mesa
playing-more = Opciones
playing-log = Lo que ha pasado
playing-house = Le toca a la casa.
playing-refused = Prohibido
playing-rule = La regla
playing-group-answer = Responder
playing-group-envido = Envido
playing-group-truco = Truco
playing-group-flor = Flor
playing-group-leave = Irse
playing-group-discard = Dejar una carta
playing-group-contract = Elegir el triunfo
playing-group-doubling = Doblar
playing-group-throw = Echar
playing-joker-as = Echar como
playing-throw-at = ¿Contra quién? Toca a un jugador.
playing-group-take = La pila
playing-group-lift = Una carta tapada
playing-group-exchange = Tu balcón
playing-stock = mazo
playing-pile = La pila
felt-at-stake = { $pending ->
    [yes] sí { $accepted }, no { $refused }
   *[no] { $accepted }
  }
felt-stake = sí { $accepted }, no { $refused }
felt-stake-value = vale { $points }
felt-stake-lost = { $points ->
    [1] 1 punto
   *[other] { $points } puntos
  } para { $side ->
    [them] ellos
   *[seat] { $side-term }
  }
playing-played-by = { "{name}" }: { "{card}" }
playing-played-best = { "{name}" }: { "{card}" }, va ganando
playing-may-play = { "{card}" }, se puede jugar
playing-tricks = Las bazas

# Meanings of the calls of Truco.
meaning-quiero = acepto
meaning-no-quiero = no acepto
meaning-envido = apuesto a que tengo más tantos
meaning-real-envido = más caro
meaning-falta-envido = todo lo que falta
meaning-truco = la mano vale más
meaning-retruco = subo
meaning-vale-cuatro = subo otra vez
meaning-flor = tres cartas del mismo palo
meaning-contraflor = mi flor contra la tuya
meaning-contraflor-al-resto = por todo lo que falta
meaning-con-flor-quiero = acepto
meaning-con-flor-me-achico = cedo
meaning-son-buenas = las tuyas son mejores
meaning-declare = digo mis tantos
meaning-paso = no tengo nada que decir
meaning-mazo = dejo mis cartas
meaning-keep = se juega así
meaning-redeal = se reparte otra vez
meaning-interfere = es una infracción
meaning-pido-flor = enseña tus cartas
meaning-discard = boca abajo

# Which table.
playing-choose = ¿En qué mesa?
playing-variant = Variante
playing-players = Jugadores
playing-sit = Sentarse
table-named = { $name }: { $about }
playing-more-variants = Más variantes
# About how long a match takes.
table-minutes = unos { $minutes } min
table-hours = unas { $hours } h
table-variant-obligada = obligada
    .about = la carta más baja si no puedes ganar
table-variant-lliure = libre
    .about = cualquier carta si no puedes ganar
table-variant-intermedia = intermedia
    .about = obligada, pero se puede cargar
table-variant-girona = de Girona, a 101 puntos
    .about = obligada, como se juega en Girona
table-variant-lleida = de Lleida, a 101 puntos
    .about = libre, como se juega en Lleida
table-variant-girona-fires = torneo de Girona, 12 manos
    .about = solo se carga la sota o el caballo
table-variant-torneig-8 = torneo de 8 manos
    .about = obligada; gana quien acaba con más puntos
table-variant-torneig-12 = torneo de 12 manos
    .about = obligada; gana quien acaba con más puntos
table-variant-cinc-d-espases = el 5 de espadas elige
    .about = quien lo tiene elige primero el triunfo
table-variant-tres-segon = el 3 va segundo
    .about = justo después de la manilla, antes del as
table-variant-con-flor = con flor
    .about = tres cartas del mismo palo son flor
table-variant-sin-flor = sin flor
    .about = envido y truco, como más se juega
table-variant-torneo = torneo
    .about = sin flor; irse pronto cuesta 2 puntos
table-variant-duelo = duelo, a dos
    .about = con flor, uno contra uno
table-variant-gallo = gallo, cada uno por turno solo contra dos
    .about = quien reparte juega solo y recibe cuatro cartas
table-variant-gallo-fijo = gallo fijo, tú contra dos
    .about = quien juega solo recibe cuatro cartas
table-variant-redondilla = redondilla, a seis
    .about = todos juntos y luego tres duelos, por turno
table-variant-standard = con comodines
    .about = cuatro comodines además de las 48 cartas
table-variant-without-jokers = sin comodines
    .about = solo con las 48 cartas
table-variant-individual = cada uno por su cuenta
    .about = sin parejas; no se puede delegar
table-variant-tres = a tres
    .about = cada uno por su cuenta, con 36 cartas
table-variant-rector-i-vicari = a dos, seis pilas cada uno
    .about = se juega la carta de arriba de una pila
table-variant-rector-i-vicari-girat = a dos, el triunfo se descubre
    .about = seis pilas; la última decide el triunfo
table-variant-rector-i-vicari-amb-ma = a dos, cuatro pilas y una mano
    .about = se juega de la mano o de encima de una pila
table-variant-ocho = a ocho
    .about = todos juntos y luego cuatro duelos, por turno
