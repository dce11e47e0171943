# What the pile asks.

condition-free = n’importe quelle carte
condition-at-least = égal ou plus haut que { $rank }
condition-trenca = { $rank ->
    [0] 7 ou moins
   *[other] 7 ou moins, mais égal ou plus haut que { $rank }
  }, encore { $players ->
    [1] un joueur
    [2] deux joueurs
    [3] trois joueurs
    [4] quatre joueurs
   *[other] { $players } joueurs
  }
condition-ace = un 1, un 2 ou un joker, pour répondre au 1

# Why a throw of Balcó is not allowed, whatever is in hand.

verdict-balco-no-card = Il faut lancer au moins une carte.
verdict-balco-too-many = On lance ensemble quatre cartes au plus, et en voici { $cards-count }.
verdict-balco-twice = { $card-the } ne peut pas être lancé deux fois.
verdict-balco-mixed = On ne lance ensemble que des cartes de même numéro, ce que ne sont pas { $cards }.
verdict-balco-no-joker = Sans joker, il n’y a rien à annoncer : une carte compte comme son numéro.
verdict-balco-joker-undeclared = Un joker se lance en annonçant la carte qu’il représente.
verdict-balco-joker-differs = Le joker lancé avec un { $other } compte comme un { $other } : on ne peut pas l’annoncer { $rank }.
verdict-balco-too-low = { $joker ->
    [yes] Le joker annoncé { $rank } compte comme un { $rank }, plus petit que { $least } : il faut un numéro égal ou plus haut.
   *[no] Le { $rank } est plus petit que le { $least } : il faut un numéro égal ou plus haut.
  }
verdict-balco-answer-ace = On vous a envoyé un 1 : il faut répondre par un 1, un 2 ou un joker, et le { $rank } n’en est pas.
verdict-balco-joker-answers-ace = Contre un 1, le joker ne peut être qu’un 1 ou un 2, pas un { $rank }.
verdict-balco-ten-on-ace = Le 10 ne se lance pas sur un 1 : il faut répondre par un 1, un 2 ou un joker.
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
verdict-balco-ace-on-seven = { $joker ->
    [yes] Le 1 est le plus grand numéro : même un joker annoncé 1 ne se lance pas sous la trenca, qui demande 7 ou moins.
   *[no] Le 1 est le plus grand numéro : il ne se lance pas sous la trenca, qui demande 7 ou moins.
  }
verdict-balco-over-seven = { $joker ->
    [yes] Le joker annoncé { $rank } compte comme un { $rank } : sous la trenca, il faut 7 ou moins.
   *[no] Le { $rank } est plus grand que 7 : sous la trenca, il faut 7 ou moins.
  }
verdict-balco-below-answer = { $joker ->
    [yes] Le joker annoncé { $rank } est trop petit : à cette table, il faut de { $least } à 7, car on a déjà répondu { $least } à la trenca.
   *[no] Le { $rank } est trop petit : à cette table, il faut de { $least } à 7, car on a déjà répondu { $least } à la trenca.
  }
