# The condition that the pile sets.

condition-free = n’importe quelle carte
condition-at-least = égal ou plus haut que { $rank }
condition-trenca = { $rank ->
    [0] 7 ou moins
   *[other] de { $rank } à 7, ou un 2
  }, encore { $players ->
    [1] un joueur
    [2] deux joueurs
    [3] trois joueurs
    [4] quatre joueurs
   *[other] { $players } joueurs
  }
condition-ace = un 1, un 2 ou un joker, pour répondre au 1

# Reasons why a throw of Balcó is illegal, for any hand.

verdict-balco-no-card = Il faut lancer au moins une carte.
verdict-balco-too-many = On lance ensemble quatre cartes au plus, et en voici { $cards-count }.
verdict-balco-twice = On ne peut pas lancer deux fois { $card-number }.
verdict-balco-mixed = On ne lance ensemble que des cartes de même numéro : { $cards-numbers } n’ont pas le même.
verdict-balco-no-joker = Sans joker, il n’y a rien à annoncer : une carte compte comme son numéro.
verdict-balco-joker-undeclared = Un joker se lance en annonçant la carte qu’il représente.
verdict-balco-joker-differs = Le joker lancé avec un { $other } compte comme un { $other } : on ne peut pas l’annoncer { $rank }.
verdict-balco-too-low = { $joker ->
    [yes] Le joker annoncé { $rank } compte comme un { $rank }, plus petit que { $least } : il faut { $least } ou plus, { $special ->
        [ten] un 2 ou un 10
       *[none] ou un 2
      }.
   *[no] Le { $rank } est plus petit que le { $least } : il faut { $least } ou plus, { $special ->
        [ten-joker] un 2, un 10 ou un joker
        [ten] un 2 ou un 10
        [joker] un 2 ou un joker
       *[none] ou un 2
      }.
  }
verdict-balco-answer-ace = On vous a envoyé un 1 (disparar) : il faut répondre par un 1, un 2 ou un joker, pas par un { $rank }.
verdict-balco-joker-answers-ace = Contre un 1, le joker ne peut être qu’un 1 ou un 2, pas un { $rank }.
verdict-balco-ten-on-ace = { $joker ->
    [yes] Un joker annoncé 10 ne se lance pas sur un 1, dont il n’efface pas la règle.
   *[no] Le 10 ne se lance pas sur un 1, dont il n’efface pas la règle : il faut répondre par un 1, un 2 ou un joker.
  }
verdict-balco-ten-on-seven = { $joker ->
    [yes] Un joker annoncé 10 ne se lance pas sur un 7 : la trenca demande 7 ou moins.
   *[no] Le 10 ne se lance pas sur un 7 : la trenca demande 7 ou moins.
  }
verdict-balco-ten-under-trenca = { $joker ->
    [yes] La trenca vous oblige encore : un joker annoncé 10 ne peut pas en effacer la règle.
   *[no] La trenca vous oblige encore : le 10 ne peut pas en effacer la règle.
  }
verdict-balco-ten-on = { $joker ->
    [yes] Un joker annoncé 10 ne se lance pas sur un { $rank }.
   *[no] Le 10 ne se lance pas sur un { $rank }.
  }
verdict-balco-ten-banned = { $joker ->
    [yes] Il y a un { $rank } dans la pila : à cette table, un joker annoncé 10 ne s’y lance pas.
   *[no] Il y a un { $rank } dans la pila : à cette table, le 10 ne s’y lance pas.
  }
balco-trenca-needs = { $least ->
    [0] 7 ou moins
   *[other] { $special ->
        [joker] de { $least } à 7, un 2 ou un joker
       *[none] de { $least } à 7, ou un 2
      }
  }
verdict-balco-ace-on-seven = { $joker ->
    [yes] Le 1 est le plus grand numéro : même un joker annoncé 1 ne se lance pas sous la trenca, qui demande { balco-trenca-needs }.
   *[no] Le 1 est le plus grand numéro : il ne se lance pas sous la trenca, qui demande { balco-trenca-needs }.
  }
verdict-balco-over-seven = { $joker ->
    [yes] Le joker annoncé { $rank } compte comme un { $rank } : sous la trenca, il faut { balco-trenca-needs }.
   *[no] Le { $rank } est plus grand que 7 : sous la trenca, il faut { balco-trenca-needs }.
  }
verdict-balco-below-answer = { $joker ->
    [yes] Le joker annoncé { $rank } est trop petit : à cette table, il faut { balco-trenca-needs }, car on a déjà répondu { $least } à la trenca.
   *[no] Le { $rank } est trop petit : à cette table, il faut { balco-trenca-needs }, car on a déjà répondu { $least } à la trenca.
  }
verdict-balco-no-such-rank = Un joker représente une carte de 1 à 12 : il n’y a pas de { $rank }.

# Reasons why an action is illegal at the table.

verdict-balco-deal-over = La donne est finie : plus personne ne joue.
verdict-balco-no-such-action = Ce n’est pas une action du balcó.
verdict-balco-no-such-seat = Cette place n’existe pas à cette table.
verdict-balco-exchange-first = On échange d’abord : le jeu commence quand tout le monde a choisi ses trois visibles.
verdict-balco-exchange-too-late = On n’échange plus : c’était possible seulement avant de commencer à jouer.
verdict-balco-exchange-done = Vous avez déjà échangé : on ne le fait qu’une fois.
verdict-balco-exchange-not-yours = { $card-number } n’est ni dans votre main ni parmi vos visibles.
verdict-balco-exchange-three = Il faut laisser exactement trois cartes visibles.
verdict-balco-is-out = Vous n’avez plus de cartes : on attend { $seat-term }.
verdict-balco-not-named = On vient d’envoyer un 1 (disparar) : { $seat-term } doit répondre tout de suite.
verdict-balco-wrong-turn = Ce n’est pas le moment : on attend { $seat-term }.
verdict-balco-lifted-already = Une carte est déjà levée, { $card-number } : on n’en lève qu’une.
verdict-balco-hand-first = On ne lève une cachée que la main vide : il reste { $cards-numbers }.
verdict-balco-no-such-place = { $count ->
    [0] Il ne vous reste pas de cachée.
    [one] Il ne vous reste qu’une cachée.
   *[other] Il vous reste { $count } cachées : choisissez l’une d’elles.
  }
verdict-balco-lift-first = Votre main est vide : il faut lever une cachée, sans la regarder avant.
verdict-balco-must-throw = Vous pouvez lancer, donc vous le devez : { $cards-either }{ $more ->
    [yes] , par exemple.
   *[no] .
  } On ne ramasse la pila (recollir) que si l’on n’a rien de jouable.
verdict-balco-must-throw-lifted = La carte levée peut se lancer : il faut lancer { $card-number }.
verdict-balco-lifted-only = On lance la carte levée seule : { $card-number }.
verdict-balco-from-table = { $card-number } est sur la table, parmi vos visibles. Les visibles viennent d’abord en main, quand le talon est fini.
verdict-balco-not-in-hand = { $card-number } n’est pas dans votre main.
verdict-balco-target-cleared = Quatre 1 à la suite nettoient la pila (netejar) : ils ne visent personne.
verdict-balco-target-only-ace = Seul un 1 vise quelqu’un.
verdict-balco-target-self = On ne tire pas (disparar) sur soi-même.
verdict-balco-target-unknown = Cette place n’existe pas : on vise un joueur de la table.
verdict-balco-target-out = On ne vise qu’un joueur qui a encore des cartes : { $seat-term } n’en a plus.
verdict-balco-target-count = { $count ->
    [one] Il faut dire qui est visé par le 1 : un joueur, et un seul.
   *[other] Chaque 1 vise un joueur différent : il faut en nommer { $count }.
  }
verdict-balco-special-last = À cette table, on ne finit ni sur un 1, un 2, un 7, un 8 ou un 10, ni sur un joker : votre dernier lancer ne peut pas être { $cards-numbers }.
