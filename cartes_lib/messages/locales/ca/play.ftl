# A match at a table: sentences for events.

playing-new = Partida nova
playing-choices = Què pots dir
play-score-us = Nosaltres
play-score-them = Ells
play-score-you = Tu
play-score-other = L’altre
play-score = { $points } ({ $tricks ->
    [0] cap basa
    [one] 1 basa
   *[other] { $tricks } bases
  })
play-contract-label = Contracte
play-contract = { $call-term }, × { $times }
play-last-trick-us = La nostra última basa
play-last-trick-them = La seva última basa
play-card = { $seat ->
    [seat-you] Jugues { $card-the }{ $wins ->
        [yes] {" "}i guanyes la basa
       *[no] {""}
      }.
   *[other] { $seat-term } juga { $card-the }{ $wins ->
        [yes] {" "}i guanya la basa
       *[no] {""}
      }.
  }
play-trick = { $seat ->
    [seat-you] Guanyes la basa.
   *[other] { $seat-term } guanya la basa.
  }
play-match-won = { $side ->
    [us] La partida és nostra!
    [them] La partida és seva.
   *[nobody] Partida empatada.
  }
play-botifarra-deals = { $seat ->
    [seat-you] Reparteixes i cantes tu.
   *[other] { $seat-term } reparteix i canta.
  }
play-botifarra-alone = { $seat ->
    [seat-you] Has fet { $points ->
        [one] { $points } punt
       *[other] { $points } punts
      }: { $scored } al teu compte.
   *[other] { $seat-term } ha fet { $points ->
        [one] { $points } punt
       *[other] { $points } punts
      }: { $scored } al seu compte.
  }
play-botifarra-counted = { $winner ->
    [us] La mà és nostra amb { $points } punts, × { $times }: n’apuntem { $scored }.
    [them] La mà és seva amb { $points } punts, × { $times }: se n’apunten { $scored }.
   *[nobody] 36 punts per banda: ningú no s’apunta res.
  }

# Balcó.
played-balco-begins = Cadascú tria les tres cartes que queden visibles.
played-stock = { $count ->
    [0] Munt acabat
   *[other] Munt: { $count }
  }
played-seat = { $name }, { $held } a la mà{ $place ->
    [0] {""}
    [1] , 1r
    [2] , 2n
    [3] , 3r
    [4] , 4t
   *[other] , { $place }è
  }
played-exchange = { $seat ->
    [seat-you] El teu balcó ja està a punt.
   *[other] { $seat-term } ja té el balcó a punt.
  }
played-opens = Cadascú ensenya la carta més baixa. { $seat ->
    [seat-you] La teva és la més baixa de totes: comences tu.
   *[other] { $seat-term } té la més baixa de totes, i comença.
  }
action-lift = { $seat ->
    [seat-you] Gires
   *[other] { $seat-term } gira
  } una carta tapada.
played-lift = { $seat ->
    [seat-you] Gires una carta tapada: és { $card-number }.
   *[other] { $seat-term } gira una carta tapada: és { $card-number }.
  }
played-takes-up = El munt és buit: les cartes visibles passen a la mà.
played-out = { $seat ->
    [seat-you] Ja no et queda cap carta
   *[other] { $seat-term-to } ja no li queda cap carta
  }: { $seat ->
    [seat-you] acabes
   *[other] acaba
  } { $place ->
    [1] primer
    [2] segon
    [3] tercer
    [4] quart
   *[other] { $place }è
  }!
played-balco-won = La partida s’ha acabat. { $seat ->
    [seat-you] L’has guanyada!
   *[other] L’ha guanyada { $seat-term }.
  }
played-balco-draw = La partida s’atura aquí, sense que hagi acabat ningú.
offer-take = recollir la pila
offer-lift = girar la carta tapada núm. { $place }
offer-throw = tirar { $thrown }{ $joker ->
    [0] {""}
   *[other] {" "}com a { $joker }
  }{ $aimed ->
    [yes] {" "}contra { $target }
   *[no] {""}
  }

# Truco.
played-truco-deals = { $seat ->
    [seat-you] Reparteixes tu.
   *[other] Reparteix { $seat-term }.
  } { $mano ->
    [seat-you] Ets mano: parles i jugues primer.
    [nobody] S’ha vist una carta.
   *[other] { $mano-term } és mano, i parla primer.
  }
played-marked = { $zone ->
    [malas] { $score ->
        [0] res
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
    [yes] acceptat: { $accepted }, rebutjat: { $refused }
   *[no] { $accepted }
  }
played-discards = { $seat ->
    [seat-you] Llences una carta, cap per avall.
   *[other] { $seat-term } llença una carta, cap per avall.
  }
played-call = { $seat ->
    [seat-you] Tu: «{ $call }».
   *[other] { $seat-term }: «{ $call }».
  }
played-asks-flor = { $seat ->
    [seat-you] Tu
   *[other] { $seat-term }
  }: «pido flor», { $asked-term-to }.
played-declares = { $seat ->
    [seat-you] Tu
   *[other] { $seat-term }
  }: { $value ->
    [none] «son buenas»
   *[other] «{ $value }»
  }.
played-award = { $bet ->
    [flor] Flor
    [envido] Envido
    [truco] La mà
    [claim] Flor reclamada
   *[penalty] Càstig
  }: { $points ->
    [1] 1 punt
   *[other] { $points } punts
  } { $side ->
    [us] per a nosaltres
    [them] per a ells
   *[seat] per { $side-term-to }
  }.
offer-pido-flor = pido flor ({ $seat-term-to })
offer-discard = llençar { $card-the }
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
speech-redeal = torna a repartir
speech-interfere = em fico al duel
speech-nobody-claims = ningú no reclama
speech-pido-flor = pido flor

# Texts on the table.
playing-label = La taula
felt-turn = amb el torn
playing-house-player = jugador de la casa
playing-yours = Et toca.
felt-waits-for = Toca a { $names }.
playing-asks-contract = Tria el trumfo.
playing-asks-doubling = Dobles, o piques a la taula?
felt-dealer = reparteix
felt-mano = mano
felt-gallo = sol contra dos
felt-gone = al mazo
felt-waiting = espera
felt-in-hand = { $held } a la mà
felt-balcony = Balcó: { "{name}" }, { $down } cap per avall
felt-piles = Pilons: { "{name}" }
felt-out = { $place ->
    [1] 1r a acabar
    [2] 2n a acabar
    [3] 3r a acabar
    [4] 4t a acabar
   *[other] { $place }è a acabar
  }
felt-trump = Trumfos
felt-no-trump = Sense trumfo
felt-times = { $word } × { $times }
felt-tricks = { $tricks ->
    [0] cap basa
    [one] 1 basa
   *[other] { $tricks } bases
  }
felt-chicos = { $chicos ->
    [0] {""}
    [1] 1 chico
   *[other] { $chicos } chicos
  }
felt-pending = { $points ->
    [0] {""}
    [1] , 1 punt per apuntar
   *[other] , { $points } punts per apuntar
  }
felt-claims = La mà ja està jugada: sospites que algú ha amagat una flor? Reclama-la.
played-asks-nothing = { $seat ->
    [seat-you] No reclames
   *[other] { $seat-term } no reclama
  } cap flor.
felt-hand-value = La mà val
felt-trick = { $number ->
    [1] 1a
    [2] 2a
    [3] 3a
   *[other] { $number }a
  }{ $side ->
    [won] {""}: { $name }
    [nobody] {""}: empat
   *[open] {""}
  }
felt-call = { $seat ->
    [seat-you] Tu
   *[other] { $seat-term }
  }: «{ $call }».
felt-call-botifarra = sense trumfo, tot compta doble
felt-call-delegate = triarà el company
felt-call-pass = la mà compta tal com està
felt-call-contro = tot compta el doble
felt-call-recontro = i encara el doble
felt-call-sant-vicenc = i encara el doble
felt-asks-free = qualsevol carta
felt-asks-at-least = { $rank ->
    [1] un 1
   *[other] { $rank } o més
  }
felt-asks-trenca = { $rank ->
    [0] 7 o menys
   *[other] de { $rank } a 7, o un 2
  }
felt-asks-ace = 1, 2 o comodí
felt-balcony-label = El teu balcó
felt-balcony-asks = { $waits ->
    [yes] Tres cartes
   *[no] Ja està a punt
  }
felt-balco-turn = { $seat ->
    [seat-you] { playing-yours }
   *[other] Toca { $seat-term-to }.
  }
felt-balco-won = { $seat ->
    [seat-you] Has guanyat!
   *[other] { $seat-term } ha guanyat
  }
felt-place = { $place ->
    [0] { $left ->
        [1] encara 1 carta
       *[other] encara { $left } cartes
      }
    [1] 1r a acabar
    [2] 2n a acabar
    [3] 3r a acabar
    [4] 4t a acabar
   *[other] { $place }è a acabar
  }
offer-balcony = deixar visibles aquestes tres cartes
action-balcony = deixar visibles { $cards-numbers }

# Results of a deal.
felt-deal-won = { $side ->
    [us] La mà és nostra
    [them] La mà és seva
   *[nobody] 36 punts per banda
  }
felt-hand-won = { $side ->
    [us] La mà és nostra, { $more } a { $less }
   *[them] La mà és seva, { $more } a { $less }
  }
felt-hand-best = { $seat ->
    [seat-you] Guanyes la mà, { $more } a { $less }
   *[other] { $seat-term } guanya la mà, { $more } a { $less }
  }
felt-hand-level = Tants punts els uns com els altres
felt-chico-won = { $side ->
    [us] El chico és nostre!
   *[them] El chico és seu
  }
felt-chico-best = { $seat ->
    [seat-you] Guanyes el chico!
   *[other] { $seat-term } guanya el chico
  }
felt-void = La mà queda anul·lada
felt-half = { $half }, la meitat de { $all }
felt-share = { $share }, la part de cadascú de { $all }
felt-under = { $count } cap per avall
felt-deal-best = { $seat ->
    [seat-you] Ets qui ha fet més punts
   *[other] { $seat-term } ha fet més punts que ningú
  }
felt-match-best = { $seat ->
    [seat-you] Guanyes la partida!
   *[other] { $seat-term } guanya la partida.
  }
felt-deal-tied = Empat al capdavant
felt-tricks-won = Bases, nosaltres i ells
felt-tricks-all = Bases, { $seat ->
    [seat-you] les teves
   *[other] les { $seat-term-of }
  } primer
felt-last-trick = Última basa: { $seat-term }
felt-term-points = punts
felt-term-half = la meitat
felt-term-share = la part
felt-term-apart = de diferència
felt-term-over = per damunt
felt-term-scored = apuntats
felt-award = { $bet ->
    [flor] Flor
    [envido] Envido
    [truco] La mà
    [claim] Flor reclamada
   *[penalty] Càstig
  }
felt-award-points = { $name } + { $points }
felt-us = nosaltres
felt-them = ells
felt-opponent = l’altre
felt-after-deal = Mà següent
felt-after-match = Partida nova
playing-scores = Els marcadors
playing-change = { "{before}" } → { "{after}" }

# Buttons of the table.
playing-next = Segueix
playing-pace = Ritme
playing-pace-step = Pas a pas
playing-pace-slow = Lent
playing-pace-normal = Normal
playing-pace-quick = Ràpid
playing-why-not = Els altres cants
playing-last = Última basa
playing-leave = Canvia de taula
playing-more = Opcions
playing-log = Què ha passat
playing-house = Juga la casa.
playing-refused = Prohibit
playing-rule = La regla
playing-group-answer = Respondre
playing-group-envido = Envido
playing-group-truco = Truco
playing-group-flor = Flor
playing-group-leave = Plegar
playing-group-discard = Llençar una carta
playing-group-contract = Cantar
playing-group-doubling = Doblar
playing-group-throw = Tirar
playing-joker-as = Tirar com a
playing-throw-at = Contra qui? Toca un jugador.
playing-group-take = La pila
playing-group-lift = Una carta tapada
playing-group-exchange = El teu balcó
playing-stock = munt
playing-pile = La pila
felt-at-stake = { $pending ->
    [yes] sí { $accepted }, no { $refused }
   *[no] { $accepted }
  }
felt-stake = sí { $accepted }, no { $refused }
felt-stake-value = val { $points }
felt-stake-lost = { $points ->
    [1] 1 punt
   *[other] { $points } punts
  } { $side ->
    [them] per a ells
   *[seat] per { $side-term-to }
  }
playing-played-by = { "{name}" }: { "{card}" }
playing-played-best = { "{name}" }: { "{card}" }, va guanyant
playing-may-play = { "{card}" }, es pot jugar
playing-tricks = Les bases

# Meanings of the calls of Truco.
meaning-quiero = accepto
meaning-no-quiero = no accepto
meaning-envido = aposto que tinc més punts
meaning-real-envido = més car
meaning-falta-envido = tot el que falta
meaning-truco = la mà val més
meaning-retruco = apujo
meaning-vale-cuatro = torno a apujar
meaning-flor = tres cartes del mateix pal
meaning-contraflor = la meva flor contra la teva
meaning-contraflor-al-resto = per tot el que falta
meaning-con-flor-quiero = accepto
meaning-con-flor-me-achico = m’arronso
meaning-son-buenas = les teves són millors
meaning-declare = dic què valen les meves
meaning-paso = no tinc res a dir
meaning-mazo = deixo les cartes
meaning-keep = es juga així
meaning-redeal = es torna a repartir
meaning-interfere = és una falta
meaning-pido-flor = ensenya les cartes
meaning-discard = cap per avall

# Which table.
playing-choose = A quina taula?
playing-variant = Variant
playing-players = Jugadors
playing-sit = Seu a taula
table-named = { $name }: { $about }
playing-more-variants = Més variants
# About how long a match takes.
table-minutes = uns { $minutes } min
table-hours = unes { $hours } h
table-variant-obligada = obligada
    .about = la carta més petita si no pots guanyar
table-variant-lliure = lliure
    .about = qualsevol carta si no pots guanyar
table-variant-intermedia = intermèdia
    .about = obligada, però es pot carregar
table-variant-girona = de Girona, a 101 punts
    .about = obligada, com es juga a Girona
table-variant-lleida = de Lleida, a 101 punts
    .about = lliure, com es juga a Lleida
table-variant-girona-fires = torneig de Girona, 12 mans
    .about = només es carrega la sota o el cavall
table-variant-torneig-8 = torneig de 8 mans
    .about = obligada; guanya qui acaba amb més punts
table-variant-torneig-12 = torneig de 12 mans
    .about = obligada; guanya qui acaba amb més punts
table-variant-cinc-d-espases = tria el 5 d’espases
    .about = qui el té fa trumfo primer
table-variant-tres-segon = el 3 va segon
    .about = just després de la manilla, abans de l’as
table-variant-con-flor = amb flor
    .about = tres cartes del mateix pal són flor
table-variant-sin-flor = sense flor
    .about = envido i truco, com es juga més
table-variant-torneo = torneig
    .about = sense flor; anar-se’n aviat costa 2 punts
table-variant-duelo = duel, entre dos
    .about = amb flor, un contra un
table-variant-gallo = gallo, cadascú quan li toca, sol contra dos
    .about = qui reparteix juga sol i rep quatre cartes
table-variant-gallo-fijo = gallo fix, tu contra dos
    .about = qui juga sol rep quatre cartes
table-variant-redondilla = redondilla, entre sis
    .about = tots junts i després tres duels, per torn
table-variant-standard = amb comodins
    .about = quatre comodins a més de les 48 cartes
table-variant-without-jokers = sense comodins
    .about = només amb les 48 cartes
table-variant-individual = cadascú pel seu compte
    .about = sense parelles; no es pot delegar
table-variant-tres = entre tres
    .about = cadascú pel seu compte, amb 36 cartes
table-variant-rector-i-vicari = entre dos, sis pilons cadascú
    .about = es juga la carta de dalt d’un piló
table-variant-rector-i-vicari-girat = entre dos, el trumfo es gira
    .about = sis pilons; l’últim decideix el trumfo
table-variant-rector-i-vicari-amb-ma = entre dos, quatre pilons i una mà
    .about = es juga de la mà o de dalt d’un piló
table-variant-ocho = entre vuit
    .about = tots junts i després quatre duels, per torn
