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
