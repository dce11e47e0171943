# A match at a table: sentences for events.

playing-new = Nouvelle partie
playing-choices = Ce que vous pouvez dire
play-score-us = Nous
play-score-them = Eux
play-score-you = Vous
play-score-other = L’autre
play-score = { $points } ({ $tricks ->
    [0] aucun pli
    [one] 1 pli
   *[other] { $tricks } plis
  })
play-contract-label = Contrat
play-contract = { $call-term }, × { $times }
play-last-trick-us = Notre dernier pli
play-last-trick-them = Leur dernier pli
play-card = { $seat ->
    [seat-you] Vous jouez { $card-the }{ $wins ->
        [yes] {" "}et vous remportez le pli
       *[no] {""}
      }.
   *[other] { $seat-term } joue { $card-the }{ $wins ->
        [yes] {" "}et remporte le pli
       *[no] {""}
      }.
  }
play-trick = { $seat ->
    [seat-you] Vous remportez le pli.
   *[other] { $seat-term } remporte le pli.
  }
play-match-won = { $side ->
    [us] La partie est à nous !
    [them] La partie est à eux.
   *[nobody] Partie nulle.
  }
play-botifarra-deals = { $seat ->
    [seat-you] Vous donnez et choisissez.
   *[other] { $seat-term } donne et choisit.
  }
play-botifarra-alone = { $seat ->
    [seat-you] Vous avez fait { $points ->
        [one] { $points } point
       *[other] { $points } points
      } : { $scored } à votre score.
   *[other] { $seat-term } a fait { $points ->
        [one] { $points } point
       *[other] { $points } points
      } : { $scored } à son score.
  }
play-botifarra-counted = { $winner ->
    [us] La donne est à nous avec { $points } points, × { $times } : nous marquons { $scored }.
    [them] La donne est à eux avec { $points } points, × { $times } : ils marquent { $scored }.
   *[nobody] 36 points partout : personne ne marque rien.
  }

# Balcó.
played-balco-begins = Chacun choisit les trois cartes qui restent visibles.
played-stock = { $count ->
    [0] Talon épuisé
   *[other] Talon : { $count }
  }
played-seat = { $name }, { $held } en main{ $place ->
    [0] {""}
    [1] , premier
   *[other] , { $place }ᵉ
  }
played-exchange = { $seat ->
    [seat-you] Votre balcon est prêt.
   *[other] { $seat-term } a préparé son balcon.
  }
played-opens = Chacun montre sa plus petite carte. { $seat ->
    [seat-you] La vôtre est la plus petite de toutes : vous commencez.
   *[other] { $seat-term } a la plus petite de toutes, et commence.
  }
action-lift = { $seat ->
    [seat-you] Vous levez
   *[other] { $seat-term } lève
  } une carte cachée.
played-lift = { $seat ->
    [seat-you] Vous levez une carte cachée : c’est { $card-number }.
   *[other] { $seat-term } lève une carte cachée : c’est { $card-number }.
  }
played-takes-up = Le talon est vide : les cartes visibles passent en main.
played-out = { $seat ->
    [seat-you] Vous n’avez plus une carte
   *[other] { $seat-term } n’a plus une carte
  } : { $place ->
    [1] premier sorti
   *[other] { $place }ᵉ sorti
  } !
played-balco-won = La partie est finie. { $seat ->
    [seat-you] Vous l’avez gagnée !
   *[other] { $seat-term } l’a gagnée.
  }
played-balco-draw = La partie s’arrête là, sans premier sorti.
offer-take = ramasser la pila
offer-lift = lever la carte cachée n° { $place }
offer-throw = lancer { $thrown }{ $joker ->
    [0] {""}
   *[other] {" "}comme un { $joker }
  }{ $aimed ->
    [yes] {" "}sur { $target }
   *[no] {""}
  }

# Truco.
played-truco-deals = { $seat ->
    [seat-you] Vous donnez.
   *[other] { $seat-term } donne.
  } { $mano ->
    [seat-you] Vous êtes mano : vous parlez et jouez d’abord.
    [nobody] Une carte a été vue.
   *[other] { $mano-term } est mano, et parle d’abord.
  }
played-marked = { $zone ->
    [malas] { $score ->
        [0] rien
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
    [yes] accepté : { $accepted }, refusé : { $refused }
   *[no] { $accepted }
  }
played-discards = { $seat ->
    [seat-you] Vous jetez une carte, face cachée.
   *[other] { $seat-term } jette une carte, face cachée.
  }
played-call = { $seat ->
    [seat-you] Vous : « { $call } ».
   *[other] { $seat-term } : « { $call } ».
  }
played-asks-flor = { $seat ->
    [seat-you] Vous
   *[other] { $seat-term }
  } : « pido flor ». { $asked ->
    [seat-you] La demande vous vise.
   *[other] La demande vise { $asked-term }.
  }
played-declares = { $seat ->
    [seat-you] Vous
   *[other] { $seat-term }
  } : { $value ->
    [none] « son buenas »
   *[other] « { $value } »
  }.
played-award = { $bet ->
    [flor] Fleur
    [envido] Envido
    [truco] La main
    [claim] Fleur demandée
   *[penalty] Pénalité
  } : { $points ->
    [1] 1 point
   *[other] { $points } points
  } pour { $side ->
    [us] nous
    [them] eux
   *[seat] { $side-term }
  }.
offer-pido-flor = pido flor ({ $seat-term })
offer-discard = jeter { $card-the }
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
speech-keep = je la garde
speech-redeal = nouvelle donne
speech-interfere = je m’en mêle
speech-nobody-claims = personne ne réclame
speech-pido-flor = pido flor

# Texts on the table.
playing-label = La table
felt-turn = à jouer
playing-house-player = joueur de la maison
playing-yours = À vous.
felt-waits-for = C’est à { $names }.
playing-asks-contract = Choisissez l’atout.
playing-asks-doubling = Doubler, ou frapper la table ?
felt-dealer = donne
felt-mano = mano
felt-gallo = seul contre deux
felt-gone = au mazo
felt-waiting = attend
felt-in-hand = { $held } en main
felt-balcony = Balcon : { "{name}" }, { $down } face cachée
felt-piles = Piles : { "{name}" }
felt-out = { $place ->
    [1] premier sorti
   *[other] { $place }ᵉ sorti
  }
felt-trump = Atout
felt-no-trump = Sans atout
felt-times = { $word } × { $times }
felt-tricks = { $tricks ->
    [0] aucun pli
    [one] 1 pli
   *[other] { $tricks } plis
  }
felt-chicos = { $chicos ->
    [0] {""}
    [1] 1 chico
   *[other] { $chicos } chicos
  }
felt-pending = { $points ->
    [0] {""}
    [1] , 1 point à marquer
   *[other] , { $points } points à marquer
  }
felt-claims = La main est jouée : une fleur vous paraît cachée ? Demandez-la.
played-asks-nothing = { $seat ->
    [seat-you] Vous ne demandez
   *[other] { $seat-term } ne demande
  } pas de fleur.
felt-hand-value = La main vaut
felt-trick = { $number ->
    [1] 1ᵉʳ
   *[other] { $number }ᵉ
  }{ $side ->
    [won] {" "}: { $name }
    [nobody] {" "}: nul
   *[open] {""}
  }
felt-call = { $seat ->
    [seat-you] Vous
   *[other] { $seat-term }
  } : « { $call } ».
felt-call-botifarra = sans atout, tout compte double
felt-call-delegate = votre partenaire choisira
felt-call-pass = le jeu compte comme il est
felt-call-contro = tout compte deux fois plus
felt-call-recontro = encore deux fois plus
felt-call-sant-vicenc = encore deux fois plus
felt-asks-free = n’importe quelle carte
felt-asks-at-least = { $rank ->
    [1] un 1
   *[other] { $rank } ou plus
  }
felt-asks-trenca = { $rank ->
    [0] 7 ou moins
   *[other] de { $rank } à 7, ou un 2
  }
felt-asks-ace = 1, 2 ou joker
felt-balcony-label = Votre balcon
felt-balcony-asks = { $waits ->
    [yes] Trois cartes
   *[no] Il est prêt
  }
felt-balco-turn = { $seat ->
    [seat-you] { playing-yours }
   *[other] { $seat-term } va lancer.
  }
felt-balco-won = { $seat ->
    [seat-you] Vous avez gagné !
   *[other] { $seat-term } a gagné
  }
felt-place = { $place ->
    [0] { $left ->
        [1] 1 carte encore
       *[other] { $left } cartes encore
      }
    [1] 1ᵉʳ sorti
   *[other] { $place }ᵉ sorti
  }
offer-balcony = garder ces trois cartes visibles
action-balcony = laisser visibles { $cards-numbers }

# Results of a deal.
felt-deal-won = { $side ->
    [us] La donne est à nous
    [them] La donne est à eux
   *[nobody] 36 points partout
  }
felt-hand-won = { $side ->
    [us] La main est à nous, { $more } à { $less }
   *[them] La main est à eux, { $more } à { $less }
  }
felt-hand-best = { $seat ->
    [seat-you] Vous gagnez la main, { $more } à { $less }
   *[other] { $seat-term } gagne la main, { $more } à { $less }
  }
felt-hand-level = Autant de points des deux côtés
felt-chico-won = { $side ->
    [us] Le chico est à nous !
   *[them] Le chico est à eux
  }
felt-chico-best = { $seat ->
    [seat-you] Vous gagnez le chico !
   *[other] { $seat-term } gagne le chico
  }
felt-void = La donne est annulée
felt-half = { $half }, la moitié de { $all }
felt-share = { $share }, la part de chacun des { $all }
felt-under = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
  }
felt-deal-best = { $seat ->
    [seat-you] Vous avez fait le plus de points
   *[other] { $seat-term } a fait le plus de points
  }
felt-match-best = { $seat ->
    [seat-you] Vous gagnez la partie !
   *[other] { $seat-term } gagne la partie.
  }
felt-deal-tied = Égalité en tête
felt-tricks-won = Plis, nous et eux
felt-tricks-all = Plis, { $seat ->
    [seat-you] vous
   *[other] { $seat-term }
  } en premier
felt-last-trick = Dernier pli : { $seat-term }
felt-term-points = points
felt-term-half = la moitié
felt-term-share = la part
felt-term-apart = d’écart
felt-term-over = au-dessus
felt-term-scored = marqués
felt-award = { $bet ->
    [flor] Fleur
    [envido] Envido
    [truco] La main
    [claim] Fleur demandée
   *[penalty] Pénalité
  }
felt-award-points = { $name } + { $points }
felt-us = nous
felt-them = eux
felt-opponent = l’autre
felt-after-deal = Donne suivante
felt-after-match = Nouvelle partie
playing-scores = Les scores
playing-change = { "{before}" } → { "{after}" }

# Buttons of the table.
playing-next = Suite
playing-pace = Rythme
playing-pace-step = Pas à pas
playing-pace-slow = Lent
playing-pace-normal = Normal
playing-pace-quick = Rapide
playing-why-not = Les autres annonces
playing-last = Dernier pli
playing-leave = Changer de table
playing-more = Options
playing-log = Ce qui s’est passé
playing-house = Aux adversaires de jouer.
playing-refused = Interdit
playing-rule = La règle
playing-group-answer = Répondre
playing-group-envido = Envido
playing-group-truco = Truco
playing-group-flor = Fleur
playing-group-leave = Partir
playing-group-discard = Jeter une carte
playing-group-contract = Choisir l’atout
playing-group-doubling = Doubler
playing-group-throw = Lancer
playing-joker-as = Lancer comme
playing-throw-at = Sur qui ? Touchez un joueur.
playing-group-take = La pila
playing-group-lift = Une carte cachée
playing-group-exchange = Votre balcon
playing-stock = talon
playing-pile = La pila
felt-at-stake = { $pending ->
    [yes] oui { $accepted }, non { $refused }
   *[no] { $accepted }
  }
felt-stake = oui { $accepted }, non { $refused }
felt-stake-value = vaut { $points }
felt-stake-lost = { $points ->
    [1] 1 point
   *[other] { $points } points
  } pour { $side ->
    [them] eux
   *[seat] { $side-term }
  }
playing-played-by = { "{name}" } : { "{card}" }
playing-played-best = { "{name}" } : { "{card}" }, en tête
playing-may-play = { "{card}" }, jouable
playing-tricks = Les plis

# Meanings of the calls of Truco.
meaning-quiero = j’accepte
meaning-no-quiero = je refuse
meaning-envido = je parie que mes cartes valent plus
meaning-real-envido = plus cher
meaning-falta-envido = tout le reste
meaning-truco = la main vaut plus
meaning-retruco = je relance
meaning-vale-cuatro = je relance encore
meaning-flor = trois cartes de même couleur
meaning-contraflor = ma fleur contre la vôtre
meaning-contraflor-al-resto = pour tout ce qui manque
meaning-con-flor-quiero = j’accepte
meaning-con-flor-me-achico = je cède
meaning-son-buenas = les vôtres sont meilleures
meaning-declare = j’annonce ma valeur
meaning-paso = je n’ai rien à dire
meaning-mazo = je jette mes cartes
meaning-keep = on joue ainsi
meaning-redeal = on redonne
meaning-interfere = c’est une faute
meaning-pido-flor = montrez vos cartes
meaning-discard = face cachée

# Which table.
playing-choose = À quelle table ?
playing-variant = Variante
playing-players = Joueurs
playing-sit = S’asseoir
table-named = { $name } : { $about }
playing-more-variants = D’autres variantes
# About how long a match takes.
table-minutes = environ { $minutes } min
table-hours = environ { $hours } h
table-variant-obligada = obligée
    .about = la plus petite carte si on ne peut gagner
table-variant-lliure = libre
    .about = la carte qu’on veut si on ne peut gagner
table-variant-intermedia = intermédiaire
    .about = obligée, mais on peut charger
table-variant-girona = de Gérone, en 101 points
    .about = obligée, comme on la joue à Gérone
table-variant-lleida = de Lleida, en 101 points
    .about = libre, comme on la joue à Lleida
table-variant-girona-fires = tournoi de Gérone, 12 donnes
    .about = on ne charge que le valet ou le cavalier
table-variant-torneig-8 = tournoi de 8 donnes
    .about = obligée ; le plus de points à la fin gagne
table-variant-torneig-12 = tournoi de 12 donnes
    .about = obligée ; le plus de points à la fin gagne
table-variant-cinc-d-espases = le 5 d’épée choisit
    .about = celui qui l’a choisit l’atout en premier
table-variant-tres-segon = le 3 vient en second
    .about = juste après la manille, avant l’as
table-variant-con-flor = avec fleur
    .about = trois cartes de la même couleur sont une fleur
table-variant-sin-flor = sans fleur
    .about = envido et truco, comme on joue le plus souvent
table-variant-torneo = tournoi
    .about = sans fleur ; jeter ses cartes tôt coûte 2 points
table-variant-duelo = duel, à deux
    .about = avec fleur, un contre un
table-variant-gallo = gallo, chacun son tour seul contre deux
    .about = le donneur est seul et reçoit quatre cartes
table-variant-gallo-fijo = gallo fixe, vous contre deux
    .about = qui est seul reçoit quatre cartes
table-variant-redondilla = redondilla, à six
    .about = tous ensemble, puis trois duels, tour à tour
table-variant-standard = avec jokers
    .about = quatre jokers en plus des 48 cartes
table-variant-without-jokers = sans jokers
    .about = avec les 48 cartes seulement
table-variant-individual = chacun pour soi
    .about = sans paires ; on ne peut pas déléguer
table-variant-tres = à trois
    .about = chacun pour soi, avec 36 cartes
table-variant-rector-i-vicari = à deux, six piles chacun
    .about = on joue la carte du dessus d’une pile
table-variant-rector-i-vicari-girat = à deux, l’atout est retourné
    .about = six piles ; la dernière décide de l’atout
table-variant-rector-i-vicari-amb-ma = à deux, quatre piles et une main
    .about = on joue de sa main ou du dessus d’une pile
table-variant-ocho = à huit
    .about = tous ensemble, puis quatre duels, tour à tour
