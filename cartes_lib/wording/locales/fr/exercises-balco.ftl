# Exercises of Balcó: questions, reasons, hints, wrong ideas.

## BA-01: the ladder

end-highest = la plus haute
end-lowest = la plus basse
prompt-ladder = Rangez ces cartes selon l’échelle du balcó, de la plus haute à la plus basse.
prompt-ladder-duel = Laquelle est la plus haute sur l’échelle du balcó ?
prompt-beside = Quelles cartes sont sur l’échelle des numéros, et lesquelles sont à part ?
choice-same-number = aucune, c’est le même numéro
zone-ladder = sur l’échelle
zone-beside = à part
why-ladder = L’ordre est : { $cards-numbers }. Le 1 est la plus haute, le 3 la plus basse.
why-ladder-duel = La plus haute est { $card-number } : l’échelle est 3, 4, 5, 6, 7, 8, 9, 11, 12, 1.
why-ladder-tie = Le numéro est le même, et les couleurs ne comptent jamais.
why-on-ladder = { $card-number } est sur l’échelle des numéros.
why-on-beside = { $card-number } est à part : ce n’est pas un numéro de l’échelle.
why-beside = { $jokers ->
    [0] À part : le 2 et le 10. Tous les autres sont sur l’échelle.
   *[other] À part : le 2, le 10 et le joker. Tous les autres sont sur l’échelle.
  }

hint-ladder = Où se place le 1 ? Et par quel numéro l’échelle commence-t-elle ?
hint-beside = { $jokers ->
    [0] Deux sortes de cartes ne sont pas des numéros de l’échelle. Les figures ne sont pas toutes dans le même cas.
   *[other] Trois sortes de cartes ne sont pas des numéros de l’échelle. Le joker en est une.
  }
misconception-ladder-ace-low = Le 1 n’est pas la plus basse carte : au balcó, c’est la plus haute.
misconception-ladder-upside-down = C’est le bon ordre, mais à l’envers : commencez par la plus haute, { $first-number }.
misconception-ladder-three-high = Le 3 est la plus basse carte de l’échelle, pas la plus haute.
misconception-ladder-suit-counts = Les couleurs ne comptent jamais : à numéro égal, c’est égal.
misconception-ladder-tie-too-soon = Ces numéros sont différents : l’un des deux est plus haut.
misconception-ladder-ten-is-a-number = Le 10 n’est pas sur l’échelle : après le 9 vient le 11.
misconception-ladder-two-is-a-number = Le 2 n’est pas sur l’échelle : elle commence au 3.
misconception-ladder-all-numbers = Ni le 2 ni le 10 ne sont sur l’échelle : ce sont des cartes à part.
misconception-ladder-specials-beside = Le 1, le 7 et le 8 ont un effet, mais ils restent des numéros de l’échelle.

## BA-02: the table

prompt-setup = Dressez la table : où va chaque paquet d’un joueur, et combien de cartes restent au talon ?
prompt-starter = Avant de jouer, chacun montre sa plus petite carte. Qui commence ?
row-players = Joueurs
row-jokers = Jokers
part-places = Les paquets
part-stock = Le talon
packet-down = trois cartes que personne ne regarde
packet-up = trois cartes que tout le monde voit
packet-hand = trois cartes que vous seul voyez
packet-stock = toutes les cartes qui restent
place-down = cachées, dessous
place-up = visibles, dessus
place-hand = dans votre main
place-stock = au talon, au milieu
number-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
why-setup = À { $players }, on donne { $dealt } cartes, neuf chacun. Il en reste { $left } au talon.
why-starter = Le plus petit numéro commence : { $seat-term }. Ni le 2 ni le 10 ne comptent, et le 1 est le plus grand.
why-starter-tie = Plusieurs ont le même plus petit numéro : on compare le suivant. { $seat ->
    [seat-you] Vous commencez
   *[other] { $seat-term } commence
  }.
hint-setup = Neuf cartes par joueur, sur 48 cartes, plus les jokers s’il y en a.
hint-starter = Cherchez un 3, sinon un 4. Le 1, le 2 et le 10 n’aident pas.
misconception-setup-up-and-down-swapped = Les cartes que personne ne regarde sont dessous, les visibles sont posées dessus.
misconception-setup-forgets-jokers = Comptez les jokers comme la table le dit : quatre, ou aucun.
misconception-setup-one-player-less = Il y a un joueur de plus à servir.
misconception-starter-ace-or-two-low = Le 1 est la plus haute carte, et le 2 n’est pas un numéro : cherchez le plus petit numéro de l’échelle.
misconception-starter-smallest-sum = On ne compare que la plus petite carte de chacun, pas la somme.
misconception-starter-highest = C’est la plus petite carte qui commence, pas la plus grande.

## BA-03 to BA-09: throwing

prompt-throw = À vous. Choisissez toutes les cartes que vous pouvez lancer, chacune seule.
prompt-declare = Vous lancez un joker. Comme quelles cartes pouvez-vous l’annoncer ?
prompt-why-throw = Vous voudriez lancer { $card-number }, mais c’est interdit. Par quelle règle ?
prompt-why-two = Vous voudriez lancer { $card-number } et { $other-number } ensemble, mais c’est interdit. Par quelle règle ?
prompt-why-taken = Vous voudriez ramasser la pila sans rien lancer, mais c’est interdit. Par quelle règle ?
group-pile = Dessus de la pila
group-pile-all = Pila, du dessous au dessus
group-hand = Votre main
row-asks = La pila demande
row-joker-in-pile = Le joker de la pila vaut
choice-take = ramasser la pila
number-rank = { $number }
why-throw = Vous pouvez lancer { $cards-either }.
why-take = Rien ne se lance ici : il faut ramasser la pila.
why-throw-missed = { $card-number } peut se lancer aussi.
why-must-throw = Vous pouvez lancer { $cards-either }, et qui peut lancer le doit.
why-joker-at-least = Le joker suit les règles de la carte annoncée : { $rank } ou plus haut, et toujours 2 ou 10.
why-joker-trenca = Le joker suit les règles de la carte annoncée : sous un 7, de 3 à 7, ou 2.
why-joker-ace = Contre un 1, le joker ne peut être qu’un 1 ou un 2.
why-law-higher = Il fallait un numéro égal ou plus haut que { $rank }.
why-law-alike = On ne lance ensemble que des cartes de même numéro.
why-law-must = Vous aviez { $card-number } à lancer : on ne ramasse que si l’on n’a rien de jouable.
law-higher = Il faut un numéro égal ou plus haut.
law-alike = On ne lance ensemble que des cartes de même numéro.
law-must = Qui peut lancer doit lancer.
law-suit = Il faut fournir la couleur.
hint-condition-at-least = Lisez l’échelle : 3, 4, 5, 6, 7, 8, 9, 11, 12, 1. Le 2 et le 10 sont à part.
hint-condition-trenca = Le 7 retourne la règle : plus petit au lieu de plus grand. Et le 1 est le plus grand numéro.
hint-condition-ace = Un seul numéro répond à un 1, et une carte qui efface tout.
hint-why-throw = Comparez avec ce que la pila demande, puis combien de numéros différents on lance.
misconception-throw-joker-forgotten = Le joker se lance toujours : il représente la carte que vous annoncez.
misconception-throw-two-forgotten = Le 2 se lance toujours, quelle que soit la pila.
misconception-throw-takes-anyway = On ne ramasse que si l’on n’a rien à lancer.
misconception-throw-strictly-higher = Un numéro égal suffit : il ne faut pas forcément plus haut.
misconception-throw-ace-low = Le 1 est la plus haute carte de l’échelle, et le 2 se lance toujours.
misconception-throw-lower = Il faut égal ou plus haut, pas plus bas.
misconception-throw-ten-forbidden = Le 10 se lance sur tout, sauf sur un 7 ou un 1.
misconception-throw-ten-on-seven = Le 10 ne se lance pas sur un 7.
misconception-throw-ace-is-one = Le 1 est le plus grand numéro : il n’est pas « 7 ou moins ».
misconception-throw-seven-or-higher = Après un 7, c’est l’inverse : 7 ou moins.
misconception-throw-below-seven = Le 7 lui-même est permis : « 7 ou moins ».
misconception-throw-ten-on-ace = Le 10 ne répond pas à un 1 : il faut un 1, un 2 ou un joker.
misconception-throw-only-ace = Un 2 et un joker répondent aussi à un 1.
misconception-joker-anything = Le joker suit les règles de la carte qu’il représente : celle-ci doit être permise.
misconception-joker-ten-forgotten = Le joker peut aussi être un 10, partout où un 10 est permis.
misconception-joker-ten-always = Un joker annoncé 10 ne va pas où le 10 est interdit.
misconception-joker-two-forgotten = Le joker peut être un 2, toujours.
misconception-joker-ace-low = Le 1 est le plus haut numéro : le joker peut le représenter ici.
misconception-law-suit-counts = Les couleurs ne comptent jamais au balcó.

## BA-03 to BA-09: what comes next

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
event-take = { $seat-term } : rien à lancer, la pila est ramassée
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
step-draw = on pioche jusqu’à trois cartes
step-next = le joueur suivant lance
step-hand-first = on joue de sa main, et l’on pioche
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
effect-skip = le suivant passe son tour
effect-clear = la pila est nettoyée, et le même joueur rejoue
effect-number = rien de spécial : le suivant joue { $rank } ou plus haut
why-turn-right = On joue vers la droite : { $seat ->
    [seat-you] c’est à vous
   *[other] { $seat-term } joue
  }.
why-turn-taken = Après un ramassage, le joueur à droite de celui qui ramasse recommence : { $seat-term }.
why-turn-skipped = Chaque 8 fait passer un joueur. { $seat ->
    [seat-you] C’est donc à vous
   *[other] Joue donc { $seat-term }
  }.
why-turn-cleared = Qui nettoie rejoue : { $seat-term }.
why-shot-target = Le joueur désigné doit répondre aussitôt : { $seat-term }.
why-shot-taken = Le joueur visé ramasse ; la droite de ce joueur recommence : { $seat-term }.
why-shot-two = Le 2 met fin au tir ; c’est ensuite à la droite de celui qui a répondu : { $seat-term }.
why-asks-free = Après un 2, on repart de zéro : n’importe quelle carte.
why-asks-at-least = Plus rien n’oblige à jouer 7 ou moins : il faut { $rank } ou plus haut.
why-asks-number = Le 2 n’a libéré qu’un joueur. Depuis, il y a un numéro : il faut { $rank } ou plus haut.
why-asks-trenca = Chaque 7 oblige un joueur à jouer 7 ou moins ; il en reste { $players }.
why-hand = Il { $left ->
    [0] ne vous reste aucune carte en main
    [one] vous reste { $left } carte en main
   *[other] vous reste { $left } cartes en main
  } ; vous { $drawn ->
    [0] n’en piochez aucune
    [1] en piochez une
   *[other] en piochez { $drawn }
  }{ $up ->
    [0] {""}
   *[other] , et prenez vos { $up } visibles
  }. En main : { $size }.
why-pile-cleared = La pila est nettoyée : il n’en reste rien.
why-pile-stays = Rien ne nettoie la pila : elle garde { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }.
why-steps-turn = On regarde, on lance, l’effet se produit, on pioche, puis c’est au suivant.
why-steps-phases = D’abord la main et le talon, puis les visibles, puis les cachées, une à une.
why-steps-blind = Main vide, on lève une cachée ; si elle ne se lance pas, on ramasse tout, le joueur de droite recommence, et il faut vider sa main avant d’en lever une autre.
why-steps-start = On donne, on échange, on montre sa plus petite carte, le plus petit commence, puis on pioche.
why-effect-shoot = Annoncé 1, le joker tire comme un 1.
why-effect-free = Annoncé 2, le joker remet à zéro comme un 2.
why-effect-break = Annoncé 7, le joker oblige comme un 7.
why-effect-skip = Annoncé 8, le joker fait passer un tour comme un 8.
why-effect-clear = Annoncé 10, le joker nettoie la pila comme un 10.
why-effect-number = Annoncé { $rank }, le joker est un numéro ordinaire.
hint-balco-turn = On tourne vers la droite. Un 8, un 1 ou un nettoyage changent-ils quelque chose ?
hint-asks = Cherchez le dernier effet : un 2 efface, un 7 oblige un ou plusieurs joueurs.
hint-hand = On pioche jusqu’à trois, jamais au-delà. Et quand le talon est vide ?
hint-steps = Qu’est-ce qui doit arriver d’abord, pour que le reste soit possible ?
hint-clear = Un 10 nettoie la pila, et quatre cartes de même numéro qui se suivent aussi.
hint-joker = Le joker fait tout ce que fait la carte annoncée, et ne va que là où elle irait.
misconception-turn-left = On joue vers la droite, pas vers la gauche.
misconception-turn-same = Ce joueur vient de jouer : il ne rejoue pas ici.
misconception-turn-skips = Personne ne passe son tour ici.
misconception-turn-eight-forgotten = Le 8 fait passer le tour du joueur suivant.
misconception-turn-one-skip = Chaque 8 lancé fait passer un joueur.
misconception-turn-clear-forgotten = La pila a été nettoyée : le même joueur rejoue.
misconception-shot-right-of-sender = Le 1 ne vise pas la droite de celui qui le lance : il vise qui l’on désigne.
misconception-shot-back-to-sender = Celui qui tire ne rejoue pas tant que l’autre n’a pas répondu.
misconception-shot-resumes-at-sender = Le tir est fini : on reprend à la droite du joueur visé, pas à celle de qui a tiré.
misconception-shot-sender-again = Qui a tiré ne rejoue pas : on reprend à la droite du joueur visé.
misconception-shot-target-again = Le joueur visé a déjà répondu.
misconception-steps-backwards = C’est l’ordre inverse.
misconception-steps-draw-first = On ne pioche qu’après avoir lancé.
misconception-steps-lift-before-empty = On ne lève une carte cachée que lorsque la main est vide.
misconception-steps-right-begins-first = Le joueur de droite ne recommence qu’après le ramassage.
misconception-hand-no-draw = Après avoir lancé, on pioche jusqu’à trois cartes, tant qu’il en reste.
misconception-hand-always-three = On n’arrive pas toujours à trois : cela dépend du talon, des visibles, et de ce qu’on tient déjà.
misconception-hand-draws-as-many = On ne pioche pas autant qu’on a lancé, mais jusqu’à trois.
misconception-hand-face-up-forgotten = Talon vide et moins de trois cartes : on prend aussi ses trois visibles.
misconception-hand-face-up-always = On ne prend les visibles que si le talon est vide et qu’on a moins de trois cartes.
misconception-asks-free = Rien n’a remis la pila à zéro.
misconception-asks-at-least = Un effet change ce que la pila demande : relisez la dernière carte à effet.
misconception-asks-two-outlived = Le 2 libère le joueur suivant, et lui seul : un numéro a été lancé depuis.
misconception-asks-seven-unplayed = Aucun 7 n’a été lancé : rien n’oblige à jouer 7 ou moins.
misconception-asks-trenca = Comptez les joueurs que le 7 oblige, et ceux qui ont déjà répondu.
misconception-pile-clear-forgotten = Cette dernière carte nettoie la pila.
misconception-pile-ten-stays = Le 10 part avec la pila.
misconception-pile-cleared-too-soon = Rien n’a nettoyé la pila : il y faut un 10, ou quatre mêmes numéros qui se suivent.
misconception-joker-no-effect = Le joker prend aussi l’effet de la carte qu’il représente.
misconception-joker-always-clears = Le joker ne nettoie la pila que s’il est annoncé 10, ou s’il fait le quatrième.
misconception-joker-always-free = Le joker ne remet à zéro que s’il est annoncé 2.

## BA-04: a hidden card

prompt-lift = Ni main, ni visibles : vous levez une cachée. Que se passe-t-il ?
group-lifted = La carte que vous levez
row-hidden-left = Vos cachées, avec celle-ci
lift-thrown = elle part sur la pila, et il vous en reste
lift-out = elle part sur la pila, et vous n’avez plus rien
lift-take = vous ramassez la pila, et elle avec
lift-back = vous la reposez, et vous en levez une autre
why-lift-thrown = Elle peut se lancer, et il vous en reste à lever.
why-lift-out = Elle peut se lancer, et c’était votre dernière carte : vous sortez.
why-lift-take = Elle est trop basse pour cette pila : on ramasse tout, et la carte levée avec.
hint-lift = La carte levée est-elle égale ou plus haute ? Et combien vous en reste-t-il ?
misconception-lift-put-back = Une carte levée ne se repose pas : elle part, ou elle vient en main avec la pila.
misconception-lift-strictly-higher = Une carte égale peut se lancer.
misconception-lift-out-anyway = C’est votre dernière cachée, mais elle ne peut pas se lancer.
misconception-lift-out-too-soon = Elle part, mais ce n’était pas la dernière de vos cachées.
misconception-lift-last-forgotten = C’était votre dernière cachée : il ne vous reste rien.

## BA-06 to BA-10: find, name, declare, words

prompt-fault = La pila était vide au début. Une de ces cartes ne pouvait pas être lancée. Laquelle, et par quelle règle ?
prompt-fourth = La pila était vide au début. À quel moment est-elle nettoyée ?
prompt-target = Vous lancez un 1. Qui pouvez-vous désigner ? Choisissez tous les joueurs possibles.
prompt-joker-for = Vous tenez un joker et vous voudriez { $want-term }. Comme quelle carte l’annoncez-vous ?
prompt-terms = Reliez chaque mot catalan à ce qu’il veut dire.
choice-impossible = aucune ici
row-sender = Celui qui vient de tirer sur vous
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
why-fault-BAL-LEG-02 = Au moment { $number }, le { $rank } est plus petit que ce que la pila demandait.
why-fault-BAL-LEG-05 = Au moment { $number }, un 10 est lancé sur un 7 : c’est interdit.
why-fault-BAL-LEG-06 = Au moment { $number }, le { $rank } est plus haut que 7, et le 7 obligeait encore.
why-fourth = Au moment { $number }, il y a quatre { $rank } qui se suivent.
why-target = On désigne qui l’on veut, sauf soi-même et les joueurs qui n’ont plus de cartes.
why-declare = Annoncez { $rank } : le joker prend l’effet de cette carte, et elle est permise ici.
why-declare-not = Cet effet est celui du { $rank }, qui ne peut pas se lancer ici : le joker non plus.
why-terms = Ce sont les mots catalans du balcó : les cartes à effet, et ce que l’on fait de la pila.
why-term-carta-blanca = « Carta blanca », carte blanche : c’est le 2.
why-term-disparar = « Disparar », tirer : c’est lancer un 1 sur quelqu’un.
why-term-fer-el-buit = « Fer el buit », faire le vide : c’est lancer un 8.
why-term-fer-nul = « Fer nul », faire nul : c’est lancer un 2 et repartir de zéro.
why-term-fer-palla = « Fer palla », faire de la paille : la pila grandit longtemps.
why-term-netejar = « Netejar », nettoyer : c’est retirer la pila du jeu.
why-term-pila = « Pila » : le tas du milieu.
why-term-recollir = « Recollir » : ramasser la pila.
why-term-trenca = « Trenca » : c’est le 7.
why-term-trencar = « Trencar el joc » : c’est lancer un 7.
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
meaning-fer-el-buit = lancer un 8 : le suivant passe
meaning-fer-nul = lancer un 2 et repartir de zéro
meaning-fer-palla = laisser la pila grandir longtemps
meaning-netejar = retirer toute la pila du jeu
meaning-pila = le tas au milieu de la table
meaning-recollir = ramasser le tas
meaning-trenca = la carte 7
meaning-trencar = lancer un 7
hint-fault = Que demande la pila après un 7 ? Et combien de joueurs cela oblige-t-il ?
hint-target = Qui est encore en jeu ?
hint-terms = Le 2 est une carte blanche ; le 8 fait le vide ; le 7 casse.
misconception-spot-blames-the-seven = Le 7 lui-même était permis : c’est la réponse au 7 qui ne l’était pas.
misconception-spot-law-of-the-ladder = Le bon moment, mais pas cette règle : après un 7, il ne s’agit plus de jouer plus haut.
misconception-spot-law-of-the-seven = Le bon moment, mais une autre règle l’interdit.
misconception-fourth-two-does-not-break = Le 2 interrompt la suite : il faut quatre cartes qui se suivent.
misconception-fourth-throws-not-cards = On compte les cartes, pas les lancers.
misconception-fourth-first-pair = Il n’y a pas encore quatre cartes de même numéro.
misconception-target-self = On ne tire pas sur soi-même.
misconception-target-right-only = On désigne qui l’on veut, pas seulement la droite.
misconception-target-out = Un joueur qui n’a plus de cartes ne peut pas être désigné.
misconception-target-not-sender = On peut répondre à celui qui vous a visé.
misconception-declare-forbidden = Cette carte ne peut pas se lancer ici, et le joker suit les mêmes règles.
misconception-declare-too-shy = C’est possible : la carte qui a cet effet est permise ici.
misconception-declare-two-for-all = Le 2 se lance toujours, mais il remet seulement à zéro.
misconception-declare-ten-for-all = Le 10 nettoie la pila ; ce n’est pas l’effet voulu.
misconception-term-netejar-recollir = Nettoyer retire la pila du jeu ; ramasser la prend en main.
misconception-term-trenca-trencar = La trenca est la carte ; trencar el joc, c’est la lancer.
misconception-term-fer-el-buit-netejar = Faire le vide, c’est le 8 ; nettoyer se dit netejar.

## BA-10: what has just happened

prompt-name = Que vient-on de faire ? Dites-le en catalan.
group-name-pile = La pila, de bas en haut
row-event = À l’instant
row-target = Sur
why-name-not-cleared = La pila n’est pas partie : ni 10, ni quatre cartes de même numéro qui se suivent.
misconception-name-take-is-clear = Personne n’a pris la pila en main : elle est partie du jeu.
misconception-name-clear-is-take = La pila n’est pas partie du jeu : quelqu’un l’a prise en main.
misconception-name-two-clears = Le 2 remet à zéro, mais la pila reste là.
misconception-name-void-is-clear = Le vide du 8 se fait autour d’un joueur ; la pila, elle, reste.
misconception-name-straw-is-take = Personne n’a encore ramassé : la paille monte.
misconception-name-four-overrides = C’est la quatrième du même numéro : la pila part, et la carte n’a pas d’autre effet.

## BA-02 and BA-11: what to keep

prompt-swap = Voici vos six cartes, à une table de trois. Lesquelles laisser visibles ? Choisissez-en trois.
prompt-play-throw = Fin de partie à trois : plus de talon, plus de visibles. Chacun a cinq cartes en main et deux cachées. Que lancez-vous ?
prompt-odds-rescue = Vous piochez au hasard. Sur cent fois, combien de fois aurez-vous un 2 ou un joker ?
prompt-odds-hidden = Vous levez une carte cachée. Sur cent fois, combien de fois pourra-t-elle se lancer ?
group-known = Les { $count } cartes que vous avez vues
row-drawn = Cartes piochées
why-swap = On laisse trois cartes visibles, ni plus ni moins. Sur { $samples } parties simulées par nous, on en gagne { $best } sur cent en laissant { $cards-numbers }.
why-swap-right = Ce choix gagne { $share } parties sur cent, d’après { $samples } parties simulées par nous, à quatre près. { $standing ->
    [best] C’est le meilleur.
    [level] Aucun choix n’en gagne plus.
   *[near] Le meilleur en gagne { $best }.
  }
why-swap-wrong = Ce choix gagne { $share } parties sur cent, d’après { $samples } parties simulées par nous. Avec { $cards-numbers } visibles : { $best }.
why-play-right = Ce choix gagne { $share } parties sur cent, d’après { $samples } parties simulées par nous, à quatre près. { $standing ->
    [best] C’est le meilleur.
    [level] Aucun choix n’en gagne plus.
   *[near] Le meilleur en gagne { $best }.
  }
why-play-wrong = Ce choix gagne { $share } parties sur cent, d’après { $samples } parties simulées par nous. Avec { $count ->
    [1] un { $rank }
    [2] deux { $rank }
    [3] trois { $rank }
    [4] quatre { $rank }
   *[other] { $count } cartes, des { $rank }
  } : { $best }.
why-unseen = { $good ->
    [one] { $good } bonne carte
   *[other] { $good } bonnes cartes
  } parmi les { $left } que vous n’avez pas vues, { $drawn ->
    [1] et une seule tirée
   *[other] et { $drawn } tirées
  } : { $share } fois sur cent.
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
misconception-odds-seen-forgotten = Les cartes que vous avez vues ne sont plus à piocher : ôtez-les du compte.
misconception-odds-upside-down = C’est la chance du contraire.

## Smiles for right answers: the number is the seed modulo 12

smile-ba-0 = La meule, ce sera pour un autre.
smile-ba-2 = Votre voisin commence à s’inquiéter.
smile-ba-3 = Avec des cartes pareilles, on dort sur ses deux oreilles.
smile-ba-5 = Une carte de moins, un sourire de plus.
smile-ba-7 = Personne n’a rien vu venir.
smile-ba-8 = Votre main s’allège à vue d’œil.
smile-ba-10 = Voilà la table nette.
