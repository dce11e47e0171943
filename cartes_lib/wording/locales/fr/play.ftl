# A match at a table: what happens, told in words.

playing-label = Partie
playing-go = Continuer
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
played-balco-begins = Les cartes sont données. Choisissez d’abord vos trois cartes visibles : touchez-en trois, ou gardez celles du balcon.
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
