# A match at a table: what happens, told in words.

playing-label = Partie
playing-go = Continuer
playing-new = Nouvelle partie
playing-log = Ce qui s’est passé
playing-choices = Ce que vous pouvez dire
playing-yours = C’est à vous.
play-score-us = Nous
play-score-them = Eux
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
    [seat-you] Vous jouez { $card-the }.
   *[other] { $seat-term } joue { $card-the }.
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
    [seat-you] Vous donnez : à vous de choisir.
   *[other] { $seat-term } donne, et choisit.
  }
play-botifarra-counted = { $winner ->
    [us] La donne est à nous avec { $points } points, × { $times } : nous notons { $noted }.
    [them] La donne est à eux avec { $points } points, × { $times } : ils notent { $noted }.
   *[nobody] 36 points partout : personne ne note rien.
  }

# Balcó.
played-balco-begins = Les cartes sont données. Avant de jouer, chacun choisit lesquelles de ses six cartes resteront visibles.
played-stock = { $count ->
    [0] Talon épuisé
   *[other] Talon : { $count }
  }
played-seat = { $name }, { $held } en main{ $turn ->
    [yes] , à jouer
   *[no] {""}
  }{ $place ->
    [0] {""}
    [1] , premier
   *[other] , { $place }ᵉ
  }
played-balcony = Balcon ({ $seat-term }) : cartes cachées, { $down }
played-exchange = { $seat ->
    [seat-you] Votre balcon est prêt.
   *[other] { $seat-term } a préparé son balcon.
  }
played-opens = Chacun montre sa plus petite carte. { $seat ->
    [seat-you] La vôtre est la plus petite de toutes : vous commencez.
   *[other] { $seat-term } a la plus petite de toutes, et commence.
  }
played-lift = { $seat ->
    [seat-you] Vous levez une carte cachée : c’est { $card-the }.
   *[other] { $seat-term } lève une carte cachée : c’est { $card-the }.
  }
played-draws = { $count ->
    [one] Une carte est piochée.
   *[other] { $count } cartes sont piochées.
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
played-balco-drawn = La partie s’arrête là, sans premier sorti.
offer-up = garder visibles { $cards }
offer-take = ramasser la pila
offer-lift = lever la carte cachée n° { $place }
offer-throw = lancer { $thrown }{ $joker ->
    [0] {""}
   *[other] {" "}comme { $joker }
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
played-says = { $seat ->
    [seat-you] Vous : « { $said } ».
   *[other] { $seat-term } : « { $said } ».
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
    [truco] Truco
    [claim] Fleur demandée
   *[penalty] Pénalité
  } : { $points ->
    [1] 1 point
   *[other] { $points } points
  } pour { $side ->
    [us] nous
   *[them] eux
  }.
offer-pido-flor = pido flor ({ $seat-term })
offer-discard = jeter { $card-the }
said-flor = flor
said-contraflor = contraflor
said-contraflor-al-resto = contraflor al resto
said-con-flor-quiero = con flor quiero
said-con-flor-me-achico = con flor me achico
said-envido = envido
said-real-envido = real envido
said-falta-envido = falta envido
said-truco = truco
said-retruco = retruco
said-vale-cuatro = vale cuatro
said-quiero = quiero
said-no-quiero = no quiero
said-son-buenas = son buenas
said-declare = { $value }
said-paso = paso
said-mazo = me voy al mazo
said-keep = je garde la carte vue
said-redeal = nouvelle donne
said-interfere = je me mêle de ce duel
said-nobody-claims = personne ne demande de fleur
said-pido-flor = pido flor
