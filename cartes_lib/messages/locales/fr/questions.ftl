# Guesses within a lesson: prompts and replies.

guess-yes = oui
guess-no = non
guess-right = Juste : { $answer }
guess-wrong = { $reply ->
    [yes] Eh si !
    [no] Eh non !
    [close] Presque ! { $answer }, et non { $given }
    [off] Pas cette fois. { $answer }, et non { $given }
   *[far] Pas cette fois. La réponse : { $answer }
  }
guess-passed = La réponse : { $answer }
guess-why-chance = Si chaque carte a la même chance d’être partout, la valeur exacte est { $whole },{ $tenths } %{ $share ->
    [exact] , soit { $part } sur { $total }
    [near] , soit environ { $part } sur { $total }
   *[none] {""}
  }.
guess-unit-percent = %
guess-counted = { $unit ->
    [unit-points] { $count ->
        [one] { $count } point
       *[other] { $count } points
      }
    [guess-unit-percent] { $count } %
   *[none] { $count }
  }
guess-word = Quel mot veut dire ceci ?
guess-meaning = Le sens

## Botifarra

guess-ahead = Quelle carte est en tête de ce pli ?
guess-why-ahead-highest = { $card-the } est en tête : c’est la plus forte carte jouée dans la couleur demandée, { $led-the }.
guess-why-ahead-ruffed = { $card-the } est en tête : c’est le plus fort atout joué, et un atout bat toute autre couleur.
guess-why-leads = { $card-the } remporte le pli, et le gagnant entame le suivant. { $seat ->
    [seat-you] À vous d’entamer
   *[other] { $seat-term } va donc entamer
  }.
guess-legal = Variante { $variant-term } : avez-vous le droit de jouer { $card-the } ?
guess-allowed = Variante { $variant-term } : combien de vos cartes pouvez-vous jouer ici ?
guess-deal = Combien de points y a-t-il en tout dans une donne ?
guess-pack = Combien de points valent ensemble les 48 cartes ?
guess-why-pack = Chaque couleur vaut 5 + 4 + 3 + 2 + 1 = 15 points, et il y a quatre couleurs : 4 × 15 = 60.
guess-rest = Combien de points l’autre camp a-t-il faits dans cette donne ?
why-guess-rest = Les 72 points se partagent tous : 72 − { $points } = { $left }.
guess-majority = Les deux camps se partagent 72 points. Combien votre camp doit-il en faire, au moins, pour en avoir plus que l’autre ?
why-guess-majority = La moitié de 72 est { $half } : avec { $half } partout, personne n’est devant. Il en faut un de plus.
guess-row-score = Votre marque
guess-needed = La partie va jusqu’à { $target }. Combien de points votre camp doit-il faire dans cette donne, au moins, pour la finir ?
why-guess-needed = Il vous manque { $missing } { $missing ->
    [one] point
   *[other] points
  }{ $times ->
    [1] {""}
   *[other] , et chaque point au-dessus de 36 en rapporte { $times }
  } : { $above } au-dessus de 36, donc { $points }.
guess-why-times-botifarra = La botifarra, à elle seule, multiplie par 2 les points au-dessus de 36 du camp qui gagne.
guess-row-contract = Contrat
guess-row-doubling = Annonces
guess-speaker = À qui de parler maintenant ?
guess-call = { $seat ->
    [seat-you] C’est à vous de parler. Pouvez-vous
    [nobody] Les annonces sont finies. Peut-on encore
   *[other] C’est { $seat-term } qui parle. Ce joueur peut-il
  } dire « { $call-term } » ?
guess-role-cuts = Qui coupe ?
guess-role-deals-next = Qui donnera la fois suivante ?
guess-first-dealer = Vous retournez { $card-the }. Qui donne en premier ?
guess-why-first-dealer = { $suit-the } est la couleur de { $seat ->
    [seat-you] votre propre place : vous donnez et vous choisissez l’atout.
   *[other] { $seat-term }, qui donne et choisit l’atout.
  }
guess-talk = Est-ce permis, pendant la donne ?
guess-length = Vous recevez douze cartes. Sur cent donnes, combien de fois avez-vous { $span ->
    [exact] exactement { $least } cartes
    [least] au moins { $least } cartes
   *[between] de { $least } à { $most } cartes
  } d’une couleur choisie d’avance ?
guess-holder = Il vous manque cette carte. Sur cent donnes, combien de fois votre partenaire l’a-t-il ?

## Truco

guess-trick-side = Quel camp gagne ce pli ?
guess-why-stronger = { $card-the } gagne : sa place est l’échelon { $place } sur 14, en partant du haut, et { $other-the } est à l’échelon { $behind }.
guess-their-hand = La main de votre adversaire
guess-flor = Est-ce une fleur ?
why-guess-flor = Trois cartes d’une même couleur : c’est une fleur.
why-guess-no-flor = Il faudrait trois cartes d’une même couleur.
guess-may-call = Pouvez-vous dire « { $call-term } » maintenant ?
guess-why-opens = C’est votre tour et vous n’avez encore posé aucune carte : l’envido est ouvert.
guess-announce = C’est à vous d’annoncer. Avez-vous le droit de dire { $value } ?
guess-announced = Les annonces sont faites, et le gagnant montre. Quel camp gagne l’envido ?
guess-zone = Votre camp a { $points } points. Est-ce que ce sont des malas ou des buenas ?
guess-cut = L’adversaire de gauche coupe et prend { $count } cartes. Est-ce permis ?
guess-role-mano = Qui est la mano ?
guess-role-captain = Qui est le dernier à jouer de votre camp, son pie ?
guess-sign = Votre partenaire vous fait ce signe. Laquelle de ces cartes tient-il ?
guess-first-sign = Votre partenaire vous regarde. Quel signe lui faites-vous d’abord ?
why-first-sign = On commence par le signe de la carte la plus forte.
why-first-sign-none = Aucune de ces cartes n’a de signe à elle : les deux yeux fermés disent « rien du tout ».
guess-odds-flor = Sur cent mains de trois cartes, combien sont une fleur ?
guess-odds-envido = Sur cent mains, combien valent { $least } ou plus pour l’envido ?
guess-odds-third-suit = Vous avez vu deux cartes de votre adversaire, de la même couleur. Combien de fois sur cent la troisième en est-elle aussi ?
guess-bettor-bluffs = { $value } ou plus, et quelques mains plus faibles
guess-bluffs = Vous êtes mano, avec { $value }. Sur cent mains faibles, avec combien votre adversaire doit-il miser pour que vous ayez intérêt à accepter ?
why-guess-bluffs = Si votre adversaire mise avec { $percent } mains faibles sur cent, vous gagnez { $needed } fois sur cent : accepter et refuser se valent. S’il ment plus souvent, acceptez.
guess-odds-bravas = Sur cent mains, combien ont au moins { $least ->
    [1] une
    [2] deux
   *[other] trois
  } des quatre bravas ?
guess-odds-envido-won = Vous êtes mano, et personne n’a de fleur. Sur cent adversaires, combien de fois gagnez-vous l’envido avec cette main ?
guess-odds-tricks-won = Vous êtes mano. Sur cent adversaires, combien de fois pouvez-vous gagner les plis avec cette main ?

## Balcó

guess-throw = Pouvez-vous lancer un { $rank } ?
guess-throw-joker = Pouvez-vous lancer un joker annoncé { $rank } ?
guess-playable = Combien de vos cartes peuvent se lancer ici ?
guess-take = Devez-vous ramasser la pila ?
guess-last-thrower = Vient de jouer
guess-thrown = Ce qui a été lancé, de bas en haut
guess-cleared = La dernière carte nettoie-t-elle la pila ?
guess-why-cleared-ten = Le 10 nettoie : toute la pila sort du jeu.
guess-why-cleared-four = Quatre { $number } se suivent : la pila est nettoyée.
guess-why-not-cleared = Il faut quatre cartes pareilles à la suite ; ici, { $run ->
    [one] il n’y en a qu’une
   *[other] il n’y en a que { $run }
  }. La pila reste.
guess-stock = Chacun a ses neuf cartes. Combien en reste-t-il au talon ?
guess-hidden = Vous allez lever cette carte cachée. Pourra-t-elle se lancer ?
guess-hidden-other = Cette carte cachée pourra-t-elle se lancer ?
guess-hidden-card = La cachée
guess-lifted = C’était un { $rank ->
    [0] joker
   *[other] { $rank }
  } : { $playable ->
    [yes] il se lance.
   *[no] il ne se lance pas, on ramasse la pila.
  }
guess-odds-rescue = Vous tirez { $count } cartes au hasard. Combien de fois sur cent y a-t-il un 2 ou un joker ?
guess-odds-special = Vous tirez { $count } cartes au hasard. Combien de fois sur cent y a-t-il une carte spéciale ?
guess-odds-playable = Sur cent cartes cachées, combien pourraient se lancer ici ?

guess-swap = Voici vos six cartes, à une table de trois. Lesquelles laisser visibles ?
guess-swap-cards = { $cards-numbers }
why-guess-swap = Avec { $cards-numbers } visibles, on gagne environ { $best } parties sur cent. Le pire des trois choix en gagne { $worst }.

## Widgets that ask questions

asking-kick = Devinez
asking-pass = Passer
asking-submit = Je dis cela
asking-touch = Touchez une carte.
asking-choose = Une idée suffit : rien n’est noté.

## Goals of free play

widget-goal-reached = C’est fait.
goal-clear = { $number ->
    [0] But : videz la pila.
    [1] But : videz la pila en un seul lancer.
   *[other] But : videz la pila en { $number } lancers au plus.
  }
goal-skip = But : faites perdre son tour à un joueur.
goal-bind = But : obligez { $number ->
    [0] le joueur suivant
    [1] le joueur suivant
   *[other] les { $number } joueurs suivants
  } à rester à 7 ou moins.
goal-free = But : faites repartir le jeu de zéro sans vider la pila.
goal-shoot = But : tirez sur un autre joueur.
goal-take = But : faites grossir la pila jusqu’à ce que quelqu’un doive la ramasser.
goal-times = But : que la donne compte × { $number }.
goal-delegated = But : que le partenaire du donneur choisisse.
goal-over = But : continuez les annonces jusqu’à l’entame.
goal-stake = But : que la main finisse sur une mise de { $number } points.
goal-taken = But : faites accepter une mise de { $number } points.
goal-calls = But : continuez jusqu’à ce qu’il y ait { $number } annonces.
goal-won = But : gagnez la partie en { $number } donnes au plus.
goal-scored = But : une seule donne qui rapporte { $number } points à votre camp.

## Other tables of Botifarra

guess-table = À quelle table êtes-vous ?
guess-pile-card = À deux, dans la variante obligée : pouvez-vous répondre par { $card-the } ?
guess-pile-under = Une carte visible, trois dessous. Pouvez-vous jouer une de celles de dessous ?
group-hand-of = { $seat ->
    [seat-right] Votre voisin de droite
   *[other] Votre voisin de gauche
  }
group-offered = Au choix
group-own-piles = Vos six piles
group-other-piles = Les six piles de l’autre
group-own-tops = Le dessus de vos piles
group-one-pile = Une de vos piles
row-your-side = Nous
row-other-side = Eux
term-variant-individual = chacun pour soi
guess-lead = Vous entamez. Laquelle de ces cartes a rapporté le plus de points ?
why-guess-lead = Sur { $samples } donnes simulées, rien n’a fait mieux que { $card-the }. Avec la pire entame, { $worst-the }, on perd { $whole },{ $tenths } { $whole ->
    [0] point
    [1] point
   *[other] points
  } de plus par donne.
guess-apart = Voici ce que deux de ces entames ont rapporté. Sait-on laquelle est la meilleure ?
why-guess-apart = { $whole },{ $tenths } { $whole ->
    [0] point les sépare
    [1] point les sépare
   *[other] points les séparent
  }, bien plus que le hasard : mieux vaut { $card-the }.
why-guess-alike = { $whole },{ $tenths } { $whole ->
    [0] point les sépare
    [1] point les sépare
   *[other] points les séparent
  } : c’est si peu que le hasard peut l’expliquer.
guess-double = Un adversaire a nommé l’atout. Dites-vous contro ?
why-guess-double = Votre camp gagne, en moyenne, de { $whole },{ $tenths } { $whole ->
    [0] point
    [1] point
   *[other] points
  }. Le contro double ce gain.
why-guess-not-double = Votre camp perd, en moyenne, de { $whole },{ $tenths } { $whole ->
    [0] point
    [1] point
   *[other] points
  }. Le contro double aussi cette perte.
why-guess-contract = Sur { $samples } donnes simulées, « { $call-term } » a rapporté le plus. Le deuxième choix, « { $second-term } », coûte { $whole },{ $tenths } { $whole ->
    [0] point
    [1] point
   *[other] points
  } de plus par donne.
