# Exercises of Balcó: questions, reasons, hints, misconceptions.

## BA-01: the ladder

end-highest = la plus haute
end-lowest = la plus basse
prompt-ladder = Rangez ces cartes selon l’échelle du balcó, de la plus haute à la plus basse.
prompt-ladder-duel = Laquelle est la plus haute sur l’échelle du balcó ?
prompt-beside = Quelles cartes sont sur l’échelle des numéros, et lesquelles sont à part ?
choice-same-number = aucune, c’est le même numéro
zone-ladder = sur l’échelle
zone-beside = à part
why-ladder = Voici le bon ordre : { $cards-numbers }. Le 1 est le plus haut, le 3 le plus bas.
why-ladder-duel = La plus haute est { $card-number } : l’échelle est 3, 4, 5, 6, 7, 8, 9, 11, 12, 1.
why-ladder-tie = Le numéro est le même, et les couleurs ne comptent jamais.
why-on-ladder = { $card-number } est sur l’échelle des numéros.
why-on-beside = { $card-number } est à part : ce n’est pas un numéro de l’échelle.
why-beside = { $jokers ->
    [0] À part : le 2 et le 10. Tous les autres sont sur l’échelle.
   *[other] À part : le 2, le 10 et le joker. Tous les autres sont sur l’échelle.
  }

hint-ladder = Par quel numéro l’échelle commence-t-elle, et par lequel finit-elle ?
hint-beside = { $jokers ->
    [0] Deux sortes de cartes ne sont pas des numéros de l’échelle. Les figures ne sont pas toutes dans le même cas.
   *[other] Trois sortes de cartes ne sont pas des numéros de l’échelle. Le joker en est une.
  }
misconception-ladder-ace-low = Ailleurs, le 1 est souvent le plus petit. Au balcó, c’est la plus haute carte.
misconception-ladder-upside-down = C’est le bon ordre, mais à l’envers : commencez par la plus haute, { $first-number }.
misconception-ladder-three-high = Au truco, le 3 est très fort. Au balcó, c’est la plus basse carte de l’échelle.
misconception-ladder-suit-counts = Vous avez vu que le numéro est le même. Les couleurs ne comptent jamais : aucune n’est plus haute.
misconception-ladder-tie-too-soon = Les couleurs ne comptent pas, c’est vrai. Mais ces numéros sont différents : l’un des deux est plus haut.
misconception-ladder-ten-is-a-number = Le 2 est bien à part, mais le 10 aussi : après le 9 vient le 11.
misconception-ladder-two-is-a-number = Le 10 est bien à part, mais le 2 aussi : l’échelle commence au 3.
misconception-ladder-all-numbers = Tous ont un numéro imprimé, c’est vrai. Mais ni le 2 ni le 10 ne sont sur l’échelle : ce sont des cartes à part.
misconception-ladder-specials-beside = Le 1, le 7 et le 8 ont bien un effet, mais ils restent des numéros de l’échelle.

## BA-02: the table

prompt-setup = Dressez la table : où va chaque groupe de cartes d’un joueur, et combien en reste-t-il au talon ?
prompt-starter = Avant de jouer, chacun montre sa plus petite carte. Qui commence ?
row-players = Joueurs
row-jokers = Jokers
part-places = Les groupes de cartes
part-stock = Le talon
packet-down = trois cartes que personne ne regarde
packet-up = trois cartes que tout le monde voit
packet-hand = trois cartes que personne d’autre ne voit
packet-stock = toutes les cartes qui restent
place-down = cachées, dessous
place-up = visibles, dessus
place-hand = dans votre main
place-stock = au talon, au milieu
number-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
why-setup = À { $players } joueurs, on donne { $dealt } cartes, neuf à chacun. Il en reste { $left } au talon.
why-starter = Ni le 2 ni le 10 ne comptent, et le 1 est le plus grand. Le plus petit numéro commence : { $seat ->
    [seat-you] c’est à vous
   *[other] c’est { $seat-term }
  }.
why-starter-tie = Plusieurs ont le même plus petit numéro : on compare le suivant. { $seat ->
    [seat-you] Vous commencez
   *[other] { $seat-term } commence
  }.
hint-setup = Neuf cartes par joueur, sur 48 cartes, plus les jokers s’il y en a.
hint-starter = Cherchez un 3, sinon un 4. Le 1, le 2 et le 10 n’aident pas.
misconception-setup-up-and-down-swapped = Vous avez bien séparé les deux groupes, mais ils sont échangés : les cachées vont dessous, les visibles dessus.
misconception-setup-forgets-jokers = Le calcul est juste, mais avec d’autres jokers. Comptez-les comme la table le dit : quatre, ou aucun.
misconception-setup-one-player-less = Le calcul est juste, mais pour un joueur de moins : il y en a un de plus à servir.
misconception-starter-ace-or-two-low = Le plus petit commence, c’est vrai. Mais le 1 est la plus haute carte, et le 2 est à part : cherchez le plus petit numéro de l’échelle.
misconception-starter-smallest-sum = Vous avez comparé les sommes. On compare seulement la plus petite carte de chacun.
misconception-starter-highest = Vous avez trouvé la plus grande. C’est la plus petite qui commence.

## BA-03 to BA-09: throwing

prompt-throw = À vous. Choisissez toutes les cartes que vous pouvez lancer, chacune seule.
prompt-declare = Vous lancez un joker. Quelles cartes peut-il représenter ?
prompt-why-throw = Vous aimeriez lancer { $card-number }, mais c’est interdit. Quelle règle l’interdit ?
prompt-why-two = Vous aimeriez lancer { $card-number } et { $other-number } ensemble, mais c’est interdit. Quelle règle l’interdit ?
prompt-why-taken = Vous aimeriez ramasser la pila sans rien lancer, mais c’est interdit. Quelle règle l’interdit ?
group-pile = Dessus de la pila
group-pile-all = Pila, de bas en haut
group-hand = Votre main
row-asks = La pila demande
row-joker-in-pile = Le joker de la pila vaut
choice-take = ramasser la pila
number-rank = { $number }
why-throw = Vous pouvez lancer { $cards-either }.
why-take = Rien ne se lance ici : il faut ramasser la pila.
why-throw-missed = { $card-number } peut se lancer aussi.
why-must-throw = Vous pouvez lancer { $cards-either } : tant qu’on peut lancer, on doit le faire.
why-joker-at-least = Le joker suit les règles de la carte annoncée : il peut représenter un { $rank } ou une carte plus haute, et toujours un 2 ou un 10.
why-joker-trenca = Le joker suit les règles de la carte annoncée : sous un 7, de 3 à 7, ou 2.
why-joker-ace = Contre un 1, le joker ne peut être qu’un 1 ou un 2.
why-law-higher = Il fallait { $rank } ou plus haut.
why-law-alike = Ces cartes n’ont pas le même numéro : on ne peut pas les lancer ensemble.
why-law-must = Vous aviez { $card-number } à lancer : on ne ramasse que si l’on n’a rien de jouable.
law-higher = Il faut un numéro égal ou plus haut.
law-alike = On ne lance ensemble que des cartes de même numéro.
law-must = Tant qu’on peut lancer, on doit le faire.
law-suit = Il faut fournir dans la couleur demandée.
hint-condition-at-least = Lisez l’échelle : 3, 4, 5, 6, 7, 8, 9, 11, 12, 1. Le 2 et le 10 sont à part.
hint-condition-trenca = Le 7 retourne la règle : plus petit au lieu de plus grand. Et le 1 est le plus grand numéro.
hint-condition-ace = On répond à un 1 par un seul numéro, ou par la carte qui efface tout.
hint-why-throw = Comparez avec ce que la pila demande, puis combien de numéros différents on lance.
misconception-throw-joker-forgotten = Vos autres cartes sont justes. Ajoutez le joker : il se lance toujours, comme la carte que vous annoncez.
misconception-throw-two-forgotten = Vos autres cartes sont justes. Ajoutez le 2 : il se lance toujours, quelle que soit la pila.
misconception-throw-takes-anyway = Il arrive qu’on ramasse, mais seulement quand on n’a rien à lancer. Ici, vous avez de quoi jouer.
misconception-throw-strictly-higher = Plus haut est permis, en effet. Mais un numéro égal suffit.
misconception-throw-ace-low = Vous avez pris le 1 pour une petite carte. C’est la plus haute de l’échelle, et le 2 se lance toujours.
misconception-throw-lower = C’est sur un 7 qu’on joue plus bas. Ici, il faut un numéro égal ou plus haut.
misconception-throw-ten-forbidden = Vos autres cartes sont justes. Ajoutez le 10 : il se lance sur tout, sauf sur un 7 ou un 1.
misconception-throw-ten-on-seven = Le 10 va presque partout, mais pas sur un 7.
misconception-throw-ace-is-one = Vous avez lu le 1 comme une petite carte. Au balcó, c’est le plus grand numéro : il n’est pas « 7 ou moins ».
misconception-throw-seven-or-higher = D’habitude, c’est égal ou plus haut. Mais après un 7, c’est l’inverse : 7 ou moins.
misconception-throw-below-seven = Plus bas que 7, c’est juste. Mais un autre 7 est permis aussi : « 7 ou moins ».
misconception-throw-ten-on-ace = Le 10 va presque partout, mais il ne répond pas à un 1 : il faut un 1, un 2 ou un joker.
misconception-throw-only-ace = Un 1 répond à un 1, c’est juste. Un 2 et un joker aussi.
misconception-joker-anything = Le joker peut représenter n’importe quelle carte, mais il en suit les règles : cette carte doit être permise.
misconception-joker-ten-forgotten = Ce que vous avez coché est juste. Le joker peut aussi être un 10, partout où un 10 est permis.
misconception-joker-ten-always = Un joker peut être un 10, mais il ne va pas où le 10 est interdit.
misconception-joker-two-forgotten = Ce que vous avez coché est juste. Le joker peut aussi être un 2, toujours.
misconception-joker-ace-low = Vous avez pris le 1 pour une petite carte. C’est le plus haut numéro : le joker peut le représenter ici.
misconception-law-suit-counts = C’est une règle d’autres jeux. Au balcó, les couleurs ne comptent jamais.

## BA-03 to BA-09: the next action

prompt-balco-turn = Qui joue maintenant ?
prompt-asks = Que demande la pila maintenant ?
prompt-hand-size = Vous venez de lancer. Combien de cartes aurez-vous en main avant le tour suivant ?
prompt-pile-size = La pila était vide au début. Combien de cartes y a-t-il dans la pila après cela ?
prompt-effect = Que se passe-t-il ?
prompt-steps-turn = Remettez dans l’ordre ce qui se passe pendant un tour.
prompt-steps-phases = Remettez dans l’ordre ce qui arrive à un joueur au fil de la partie.
prompt-steps-blind = Remettez dans l’ordre : un joueur n’a plus que ses cartes cachées.
prompt-steps-start = Remettez dans l’ordre le début d’une partie.
event-throw = { $seat-term } : { $count ->
    [1] un { $rank }
    [2] deux { $rank }
    [3] trois { $rank }
    [4] quatre { $rank }
   *[other] { $count } cartes, des { $rank }
  }
moment-throw = { $number }. { $seat-term } : { $count ->
    [1] un { $rank }
    [2] deux { $rank }
    [3] trois { $rank }
    [4] quatre { $rank }
   *[other] { $count } cartes, des { $rank }
  }
event-take = { $seat ->
    [seat-you] vous : rien à lancer, vous ramassez la pila
   *[other] { $seat-term } : rien à lancer, la pila est ramassée
  }
event-target = { $seat-term } : le 1 { $target ->
    [seat-you] vous vise
   *[other] vise { $target-term }
  }
event-joker = { $seat-term } : un joker, annoncé { $rank }
row-size-hand = En main, avant de lancer
row-size-thrown = Cartes lancées
row-size-stock = Au talon
row-size-up = Vos cartes visibles sur la table
step-asks = on regarde ce que la pila demande
step-throw = on lance une ou plusieurs cartes de même numéro
step-effect = l’effet de la carte se produit
step-draw = on pioche jusqu’à avoir trois cartes
step-next = le joueur suivant lance
step-hand-first = on joue de sa main, et on pioche
step-stock-out = le talon est vide
step-face-up = on prend ses trois cartes visibles
step-hand-empty = la main est vide
step-lift = on lève une carte cachée sans la regarder
step-out = on a lancé toutes ses cartes
step-unplayable = la carte levée ne peut pas se lancer
step-take-with = on ramasse la pila avec cette carte
step-right-begins = le joueur de droite recommence sur une pila vide
step-empty-again = il faut vider sa main avant de lever une autre carte
step-deal = chacun reçoit neuf cartes
step-exchange = on échange, si l’on veut, des cartes de sa main contre ses visibles
step-smallest = chacun montre sa plus petite carte
step-begin = le plus petit numéro commence
effect-shoot = on tire : un joueur désigné doit répondre
effect-free = on repart de zéro, la pila reste
effect-break = le suivant doit jouer 7 ou moins
effect-skip = le suivant perd son tour
effect-clear = la pila est nettoyée, et le même joueur rejoue
effect-number = rien de spécial : le suivant joue { $rank } ou plus haut
why-turn-right = On joue vers la droite. { $seat ->
    [seat-you] C’est à vous
   *[other] C’est { $seat-term } qui joue
  }.
why-turn-taken = Après un ramassage, le voisin de droite de celui qui ramasse recommence. { $seat ->
    [seat-you] C’est à vous
   *[other] C’est { $seat-term } qui joue
  }.
why-turn-skipped = Chaque 8 fait perdre son tour à un joueur. { $seat ->
    [seat-you] C’est à vous
   *[other] C’est { $seat-term } qui joue
  }.
why-turn-cleared = Quand on nettoie, on rejoue. { $seat ->
    [seat-you] C’est à vous
   *[other] C’est { $seat-term } qui joue
  }.
why-shot-target = Le joueur désigné doit répondre aussitôt. { $seat ->
    [seat-you] C’est à vous
   *[other] C’est { $seat-term } qui joue
  }.
why-shot-taken = Le joueur visé ramasse, et son voisin de droite recommence. { $seat ->
    [seat-you] C’est à vous
   *[other] C’est { $seat-term } qui joue
  }.
why-shot-two = Le 2 met fin au tir, et le voisin de droite de celui qui a répondu joue. { $seat ->
    [seat-you] C’est à vous
   *[other] C’est { $seat-term } qui joue
  }.
why-asks-free = Après un 2, on repart de zéro : on peut lancer n’importe quelle carte.
why-asks-at-least = Plus rien n’oblige à jouer 7 ou moins : il faut { $rank } ou plus haut.
why-asks-number = Le 2 n’a libéré qu’un joueur. Depuis, il y a un numéro : il faut { $rank } ou plus haut.
why-asks-trenca = Chaque 7 oblige un joueur à jouer 7 ou moins ; { $players ->
    [1] un joueur reste obligé
   *[other] { $players } joueurs restent obligés
  }.
why-hand = Il { $left ->
    [0] ne vous reste aucune carte en main
    [one] vous reste { $left } carte en main
   *[other] vous reste { $left } cartes en main
  } ; vous { $draws ->
    [0] n’en piochez aucune
    [1] en piochez une
   *[other] en piochez { $draws }
  }{ $up ->
    [0] {""}
   *[other] , et prenez vos { $up } visibles
  }. Cela fait { $size }.
why-pile-cleared = La pila est nettoyée : il n’en reste rien.
why-pile-stays = Rien ne nettoie la pila : elle compte toujours { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }.
why-steps-turn = On regarde, on lance, l’effet se produit, on pioche, puis c’est au suivant.
why-steps-phases = D’abord la main et le talon, puis les visibles, puis les cachées, une à une.
why-steps-blind = Quand la main est vide, on lève une cachée. Si elle ne se lance pas, on ramasse tout, et le joueur de droite recommence. Il faut ensuite vider sa main avant d’en lever une autre.
why-steps-start = On donne, on échange, on montre sa plus petite carte, celui qui a la plus petite commence, puis on pioche.
why-effect-shoot = Annoncé 1, le joker tire comme un 1.
why-effect-free = Annoncé 2, le joker fait tout repartir de zéro, comme un 2.
why-effect-break = Annoncé 7, le joker oblige comme un 7.
why-effect-skip = Annoncé 8, le joker fait perdre un tour, comme un 8.
why-effect-clear = Annoncé 10, le joker nettoie la pila comme un 10.
why-effect-number = Annoncé { $rank }, le joker est un numéro ordinaire.
hint-balco-turn = On joue vers la droite. Un 8, un 1 ou un nettoyage changent-ils quelque chose ?
hint-asks = Cherchez le dernier effet : un 2 efface, un 7 oblige un ou plusieurs joueurs.
hint-hand = On pioche jusqu’à en avoir trois, pas plus. Et quand le talon est vide ?
hint-steps = Qu’est-ce qui doit arriver d’abord, pour que le reste soit possible ?
hint-clear = Un 10 nettoie la pila, et quatre cartes de même numéro qui se suivent aussi.
hint-joker = Le joker fait tout ce que fait la carte annoncée, et ne va que là où elle irait.
misconception-turn-left = Une place plus loin, oui, mais de l’autre côté : on joue vers la droite.
misconception-turn-same = Après un nettoyage, ce serait juste. Mais ici, ce joueur vient de jouer : c’est au suivant.
misconception-turn-skips = Avec un 8, ce serait juste. Mais ici, personne ne perd son tour.
misconception-turn-eight-forgotten = Le sens est bon. Mais le 8 fait perdre son tour au joueur suivant.
misconception-turn-one-skip = Vous avez pensé au 8. Mais il y en a plusieurs, et chacun fait perdre son tour à un joueur.
misconception-turn-clear-forgotten = D’ordinaire, ce serait au suivant. Mais la pila a été nettoyée : le même joueur rejoue.
misconception-shot-right-of-sender = On joue vers la droite, c’est vrai. Mais avec un 1, on vise qui on veut, pas forcément son voisin de droite.
misconception-shot-back-to-sender = Le tireur rejouera peut-être, mais pas avant la réponse du joueur visé.
misconception-shot-resumes-at-sender = Le tir est bien fini. Mais on reprend à la droite du joueur visé, pas à la droite du tireur.
misconception-shot-sender-again = Le tireur a fini son coup : on reprend à la droite du joueur visé.
misconception-shot-target-again = C’est bien le joueur visé, mais il a déjà répondu : c’est à son voisin de droite.
misconception-steps-backwards = C’est le bon ordre, mais à l’envers.
misconception-steps-draw-first = Presque : on lance d’abord, et on ne pioche qu’ensuite.
misconception-steps-lift-before-empty = Presque : la main doit être vide avant qu’on lève une carte cachée.
misconception-steps-right-begins-first = Presque : on ramasse d’abord, et le joueur de droite ne recommence qu’ensuite.
misconception-hand-no-draw = Vous avez bien ôté les cartes lancées. Mais ensuite, on pioche jusqu’à en avoir trois, tant qu’il en reste au talon.
misconception-hand-always-three = Trois est le but, c’est vrai. Mais cela dépend du talon, des visibles, et de ce que vous tenez déjà.
misconception-hand-draws-as-many = On pioche bien après avoir lancé, mais seulement jusqu’à avoir trois cartes, pas autant qu’on en a lancé.
misconception-hand-face-up-forgotten = Le talon est bien vide. Mais avec moins de trois cartes, on prend aussi ses trois visibles.
misconception-hand-face-up-always = Les visibles viendront en main, mais seulement avec un talon vide et moins de trois cartes.
misconception-asks-free = Après un 2, ce serait juste. Mais ici, rien n’a fait repartir le jeu de zéro.
misconception-asks-at-least = Sans effet, ce serait juste. Mais un effet change ce que la pila demande : regardez la dernière carte spéciale.
misconception-asks-two-outlived = Le 2 a bien libéré le joueur suivant. Mais lui seul : un numéro a été lancé depuis.
misconception-asks-seven-unplayed = Avec un 7, ce serait juste. Mais aucun 7 n’a été lancé : rien n’oblige à jouer 7 ou moins.
misconception-asks-trenca = Le 7 change bien la règle. Reste à compter : combien de joueurs oblige-t-il, et combien ont déjà répondu ?
misconception-pile-clear-forgotten = Les cartes sont bien comptées. Mais la dernière nettoie la pila : il n’en reste rien.
misconception-pile-ten-stays = La pila est bien nettoyée. Mais le 10 part avec elle.
misconception-pile-cleared-too-soon = Un 10 aurait nettoyé la pila. Mais rien ne l’a fait ici : il faut un 10, ou quatre mêmes numéros à la suite.
misconception-joker-no-effect = Le joker prend bien le numéro annoncé, mais aussi l’effet de cette carte.
misconception-joker-always-clears = Un joker peut nettoyer, mais seulement s’il est annoncé 10, ou s’il est le quatrième du même numéro.
misconception-joker-always-free = Un joker peut faire repartir de zéro, mais seulement s’il est annoncé 2.

## BA-04: a hidden card

prompt-lift = Plus rien en main, ni visibles : vous levez une carte cachée. Que se passe-t-il ?
group-lifted = La carte que vous levez
row-hidden-left = Vos cachées, avec celle-ci
lift-thrown = elle part sur la pila, et il vous en reste
lift-out = elle part sur la pila, et vous n’avez plus rien
lift-take = vous ramassez la pila, et cette carte aussi
lift-back = vous la reposez, et vous en levez une autre
why-lift-thrown = Cette carte peut se lancer, et il vous en reste à lever.
why-lift-out = Cette carte peut se lancer, et c’était la dernière : vous n’en avez plus.
why-lift-take = Cette carte est trop basse pour cette pila : on ramasse tout, et la carte levée avec.
hint-lift = La carte levée est-elle égale ou plus haute ? Et combien vous en reste-t-il ?
misconception-lift-put-back = Une carte levée ne se repose pas : on la lance, ou elle vient en main avec la pila.
misconception-lift-strictly-higher = Elle n’est pas plus haute, c’est vrai. Mais une carte égale peut se lancer.
misconception-lift-out-anyway = C’est bien votre dernière cachée. Mais elle ne peut pas se lancer.
misconception-lift-out-too-soon = Elle part bien sur la pila. Mais ce n’était pas votre dernière cachée.
misconception-lift-last-forgotten = Elle part bien sur la pila. Mais c’était votre dernière : il ne vous reste rien.

## BA-06 to BA-10: find, name, declare, terms

prompt-fault = La pila était vide au début. Une de ces cartes ne pouvait pas être lancée. Laquelle, et quelle règle l’interdit ?
prompt-fourth = La pila était vide au début. Quelle carte la nettoie ?
prompt-target = Vous lancez un 1. Qui pouvez-vous désigner ? Choisissez tous les joueurs possibles.
prompt-joker-for = Vous tenez un joker et vous voulez { $want-term }. Quelle carte annoncez-vous ?
prompt-terms = Reliez chaque mot catalan à ce qu’il veut dire.
choice-impossible = aucune ici
row-sender = Le joueur qui vient de tirer sur vous
state-in = encore des cartes
state-out = plus de cartes
term-effect-want-clear = nettoyer la pila
term-effect-want-free = faire repartir de zéro
term-effect-want-skip = faire passer son tour au suivant
term-effect-want-break = obliger le suivant à jouer 7 ou moins
term-effect-want-shoot = tirer sur quelqu’un
law-BAL-LEG-02 = Il faut un numéro égal ou plus haut.
law-BAL-LEG-05 = Le 10 ne se lance ni sur un 7 ni sur un 1.
law-BAL-LEG-06 = Après un 7, il faut 7 ou moins.
why-fault-BAL-LEG-02 = Coup { $number } : le { $rank } est plus petit que ce que la pila demandait.
why-fault-BAL-LEG-05 = Coup { $number } : un 10 sur un 7, c’est interdit.
why-fault-BAL-LEG-06 = Coup { $number } : le { $rank } est plus haut que 7, et le 7 obligeait encore.
why-fourth = Coup { $number } : voilà quatre { $rank } à la suite.
why-target = Vous désignez qui vous voulez, sauf vous-même et les joueurs qui n’ont plus de cartes.
why-declare = Annoncez { $rank } : le joker prend l’effet de cette carte, et elle est permise ici.
why-declare-not = Cet effet est celui du { $rank }, qui ne peut pas se lancer ici : le joker non plus.
why-terms = Ce sont les mots catalans du balcó : les cartes à effet, et ce qu’on fait de la pila.
why-term-carta-blanca = « Carta blanca », carte blanche : c’est le 2.
why-term-disparar = « Disparar », tirer : c’est lancer un 1 sur quelqu’un.
why-term-fer-el-buit = « Fer el buit », faire le vide : c’est lancer un 8.
why-term-fer-nul = « Fer nul », faire nul : c’est lancer un 2 et repartir de zéro.
why-term-fer-palla = « Fer palla », faire de la paille : la pila n’arrête pas de grandir.
why-term-netejar = « Netejar », nettoyer : c’est retirer la pila du jeu.
why-term-pila = « Pila » : c’est le tas du milieu.
why-term-recollir = « Recollir » : c’est ramasser la pila.
why-term-trenca = « Trenca » : c’est le 7.
why-term-trencar = « Trencar el joc », casser le jeu : c’est lancer un 7.
word-carta-blanca = carta blanca
word-disparar = disparar
word-fer-el-buit = fer el buit
word-fer-nul = fer nul
word-fer-palla = fer palla
word-netejar = netejar
word-pila = pila
word-recollir = recollir
word-trenca = trenca
word-trencar = trencar el joc
meaning-carta-blanca = la carte 2
meaning-disparar = lancer un 1 sur quelqu’un
meaning-fer-el-buit = lancer un 8 : le suivant perd son tour
meaning-fer-nul = lancer un 2 et repartir de zéro
meaning-fer-palla = laisser la pila grandir longtemps
meaning-netejar = retirer toute la pila du jeu
meaning-pila = le tas au milieu de la table
meaning-recollir = ramasser le tas
meaning-trenca = la carte 7
meaning-trencar = lancer un 7
hint-fault = Que demande la pila après un 7 ? Et combien de joueurs cela oblige-t-il ?
hint-target = Qui est encore en jeu ?
hint-terms = Le 2 est une carte blanche ; le 8 fait le vide ; le 7 casse le jeu.
misconception-spot-blames-the-seven = Vous brûlez. Le 7 lui-même était permis : c’est la réponse au 7 qui ne l’était pas.
misconception-spot-law-of-the-ladder = La carte est celle-là, mais après un 7, il ne s’agit plus de jouer plus haut : c’est une autre règle.
misconception-spot-law-of-the-seven = La carte est celle-là, mais c’est une autre règle qui l’interdit.
misconception-fourth-two-does-not-break = Il y a bien quatre cartes pareilles. Mais un 2 les sépare : elles doivent se suivre.
misconception-fourth-throws-not-cards = Vous avez compté les lancers. On compte les cartes : deux d’un coup en font deux.
misconception-fourth-first-pair = La suite commence bien ici, mais il n’y a pas encore quatre cartes pareilles.
misconception-target-self = Vos autres choix sont justes. Mais on ne tire pas sur soi-même.
misconception-target-right-only = Votre voisin de droite, oui, mais pas lui seul : on vise qui on veut.
misconception-target-out = Vos autres choix sont justes. Mais un joueur qui n’a plus de cartes ne peut pas être visé.
misconception-target-not-sender = Vos choix sont justes. Il en manque un : on peut répondre au joueur qui vous a visé.
misconception-declare-forbidden = L’effet est le bon. Mais cette carte ne peut pas se lancer ici, et le joker suit les mêmes règles.
misconception-declare-too-shy = La carte qui a cet effet est permise ici : annoncez-la.
misconception-declare-two-for-all = Le 2 se lance toujours, c’est vrai, mais il fait seulement repartir de zéro.
misconception-declare-ten-for-all = Le 10 nettoie la pila, c’est vrai, mais ce n’est pas ce que vous voulez ici.
misconception-term-netejar-recollir = Dans les deux cas, la pila disparaît. Mais netejar la retire du jeu, et recollir la prend en main.
misconception-term-trenca-trencar = C’est bien du 7 qu’il s’agit. Mais la trenca est la carte, et trencar el joc, c’est la lancer.
misconception-term-fer-el-buit-netejar = Dans les deux cas, il y a du vide. Mais fer el buit, c’est le 8 ; vider la table se dit netejar.

## BA-10: naming an event

prompt-name = Que vient-on de faire ? Dites-le en catalan.
group-name-pile = La pila, de bas en haut
row-event = À l’instant
row-target = Sur
why-name-not-cleared = La pila n’est pas partie : ni 10, ni quatre cartes de même numéro qui se suivent.
misconception-name-take-is-clear = La pila n’est plus là, c’est vrai. Mais personne ne l’a ramassée : elle est sortie du jeu.
misconception-name-clear-is-take = La pila n’est plus là, c’est vrai. Mais elle n’est pas partie du jeu : quelqu’un l’a prise en main.
misconception-name-two-clears = Le 2 fait bien repartir de zéro, mais la pila reste là.
misconception-name-void-is-clear = Le 8 fait bien le vide, mais autour d’un joueur ; la pila, elle, reste.
misconception-name-straw-is-take = Quelqu’un finira par ramasser. Mais pour l’instant, la paille monte.
misconception-name-four-overrides = C’est bien l’effet de cette carte. Mais elle est la quatrième du même numéro : la pila part, et rien d’autre.

## BA-02 and BA-11: cards to keep

prompt-swap = Voici vos six cartes, à une table de trois. Lesquelles laissez-vous visibles ? Choisissez-en trois.
prompt-play-throw = Fin de partie à trois : le talon est vide, et plus personne n’a de visibles. Chacun a cinq cartes en main et deux cachées. Que lancez-vous ?
guess-throw-choice = Fin de partie à trois, { $count } cartes en main et deux cachées chacun. Que lancez-vous ?
prompt-odds-rescue = Vous piochez au hasard. Combien de fois sur cent aurez-vous un 2 ou un joker ?
prompt-odds-hidden = Vous levez une carte cachée. Combien de fois sur cent pourra-t-elle se lancer ?
group-known = Les { $count } cartes que vous avez vues
row-draws = Cartes piochées
why-swap = On laisse trois cartes visibles, ni plus ni moins. Avec { $cards-numbers }, on gagne environ { $best } parties sur cent.
why-swap-right = { $standing ->
    [best] C’est le meilleur choix : il gagne environ { $share } parties sur cent.
    [level] Aucun choix ne fait mieux : celui-ci gagne environ { $share } parties sur cent.
   *[near] Votre choix gagne environ { $share } parties sur cent ; le meilleur, { $best }.
  }
why-swap-wrong = Votre choix gagne environ { $share } parties sur cent. Avec { $cards-numbers } visibles, on en gagne { $best }.
why-swap-card = { $who ->
    [own] Il garde
   *[best] Le meilleur choix garde
  } { $rank ->
    [0] le joker
   *[other] { $count ->
        [1] un { $rank }
        [2] deux { $rank }
       *[3] trois { $rank }
      }
  } pour la fin : { $rank ->
    [0] il deviendra le numéro qu’il vous faut
    [1] un 1 est le plus haut numéro, et vise qui vous voulez
    [2] un 2 va sur n’importe quelle carte
    [8] un 8 fait passer son tour au joueur suivant
   *[10] un 10 nettoie la pila, et vous rejouez
  }.
why-swap-pair = { $who ->
    [own] Il laisse
   *[best] Le meilleur choix laisse
  } ensemble { $count ->
    [2] deux
   *[3] trois
  } cartes du même numéro : elles peuvent partir d’un coup.
why-swap-high = { $who ->
    [own] Il laisse
   *[best] Le meilleur choix laisse
  } visibles des cartes plus hautes : elles vont sur plus de cartes.
why-play-clears = { $who ->
    [own] Il réunit
   *[best] Le meilleur choix réunit
  } quatre cartes pareilles : la pila est nettoyée, et vous rejouez.
why-play-together = { $who ->
    [own] Il se défait
   *[best] Le meilleur choix se défait
  } de { $count ->
    [2] deux cartes
   *[3] trois cartes
  } en un seul tour.
why-play-skips = { $who ->
    [own] Il fait
   *[best] Le meilleur choix fait
  } passer son tour au joueur suivant.
why-play-raises = { $who ->
    [own] Il fait
   *[best] Le meilleur choix fait
  } monter la pila pour les autres, et il vous reste deux 10 pour la nettoyer.
why-play-spare = { $who ->
    [own] Il garde
   *[best] Le meilleur choix garde
  } le { $other } pour le tour où rien d’autre n’ira.
why-play-low = { $who ->
    [own] Il se défait
   *[best] Le meilleur choix se défait
  } d’une carte plus basse, plus difficile à lancer ensuite.
why-play-right = { $standing ->
    [best] C’est le meilleur choix : il gagne environ { $share } parties sur cent.
    [level] Aucun choix ne fait mieux : celui-ci gagne environ { $share } parties sur cent.
   *[near] Votre choix gagne environ { $share } parties sur cent ; le meilleur, { $best }.
  }
why-play-wrong = Votre choix gagne environ { $share } parties sur cent. Avec { $count ->
    [1] un { $rank }
    [2] deux { $rank }
    [3] trois { $rank }
    [4] quatre { $rank }
   *[other] { $count } cartes, des { $rank }
  }, on en gagne { $best }.
why-unseen = { $good ->
    [one] Il y a une bonne carte
   *[other] Il y a { $good } bonnes cartes
  } parmi les { $left } que vous n’avez pas vues. { $draws ->
    [1] Si l’on en pioche une seule, elle est bonne
   *[other] Si l’on en pioche { $draws }, on en trouve au moins une bonne
  } { $share } fois sur cent.
label-swap = { $cards-numbers } visibles, sur cent
label-throw = { $count ->
    [1] un { $rank }
    [2] deux { $rank }
    [3] trois { $rank }
    [4] quatre { $rank }
   *[other] { $count } cartes, des { $rank }
  }
label-good = Bonnes cartes
label-left = Cartes non vues
hint-swap = Les visibles se jouent à la fin, quand il n’y a plus rien à piocher. Quelles cartes passent partout ?
hint-play-throw = Une carte spéciale servira mieux plus tard, et une petite carte ne passera bientôt plus.
hint-unseen = Comptez les bonnes cartes qui restent, puis les cartes que vous n’avez pas vues.
misconception-odds-seen-forgotten = Les bonnes cartes sont bien comptées. Mais celles que vous avez vues ne sont plus à piocher : ôtez-les du compte.
misconception-odds-upside-down = Le compte est bon, mais c’est la probabilité que le contraire arrive. Retirez ce nombre de cent.

## Smiles for right answers: the number is the seed modulo 12

smile-ba-0 = Les autres comptent vos cartes et soupirent.
smile-ba-2 = Un voisin de table commencerait à s’inquiéter.
smile-ba-3 = Avec des cartes pareilles, on dort sur ses deux oreilles.
smile-ba-5 = Une carte de moins, un sourire de plus.
smile-ba-7 = Personne n’a rien vu venir.
smile-ba-8 = Votre main s’allège à vue d’œil.
smile-ba-10 = Voilà la table nette.
