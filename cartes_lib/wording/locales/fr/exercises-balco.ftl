# Exercises of Balcó: questions, reasons, hints, wrong ideas.

## BA-01: the ladder

end-highest = la plus haute
end-lowest = la plus basse
prompt-ladder = Rangez ces cartes selon l’échelle du Balcó, de la plus haute à la plus basse.
prompt-ladder-duel = Laquelle est la plus haute sur l’échelle du Balcó ?
prompt-beside = Quelles cartes sont sur l’échelle des numéros, et lesquelles sont à part ?
choice-same-number = aucune, c’est le même numéro
zone-ladder = sur l’échelle
zone-beside = à part
why-ladder = L’ordre est : { $cards }. Le 1 est la plus haute, le 3 la plus basse.
why-ladder-duel = La plus haute est { $card-the } : l’échelle est 3, 4, 5, 6, 7, 8, 9, 11, 12, 1.
why-ladder-tie = Le numéro est le même, et les couleurs ne comptent jamais.
why-on-ladder = { $card-the } est sur l’échelle des numéros.
why-on-beside = { $card-the } est à part : ce n’est pas un numéro de l’échelle.
why-beside = À part : le 2, le 10 et le joker. Tous les autres sont sur l’échelle.

hint-ladder = Où se place le 1 ? Et par quel numéro l’échelle commence-t-elle ?
hint-beside = Trois sortes de cartes ne sont pas des numéros de l’échelle. Le joker en est une.
misconception-ladder-ace-low = Le 1 n’est pas la plus basse carte : au Balcó, c’est la plus haute.
misconception-ladder-upside-down = C’est le bon ordre, mais à l’envers : commencez par la plus haute, { $first-the }.
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
place-down = faces cachées, devant vous
place-up = faces visibles, posées sur les cachées
place-hand = dans votre main
place-stock = au talon, au milieu
number-cards = { $count } cartes
why-setup = À { $players }, on donne { $dealt } cartes, neuf chacun. Il en reste { $left } au talon.
why-starter = Le plus petit numéro commence : { $seat-term }. Ni le 2 ni le 10 ne comptent, et le 1 est le plus grand.
why-starter-tie = Plusieurs ont le même plus petit numéro : on compare le suivant. Commence : { $seat-term }.
hint-setup = Neuf cartes par joueur, sur 48 cartes, plus les jokers s’il y en a.
hint-starter = Cherchez un 3, sinon un 4. Le 1, le 2 et le 10 n’aident pas.
misconception-setup-up-and-down-swapped = Les cartes que personne ne regarde sont dessous, les visibles sont posées dessus.
misconception-setup-forgets-jokers = Comptez les jokers comme la table le dit : quatre, ou aucun.
misconception-setup-one-player-less = Il y a un joueur de plus à servir.
misconception-starter-ace-or-two-low = Le 1 est la plus haute carte, et le 2 n’est pas un numéro : cherchez le plus petit numéro de l’échelle.
misconception-starter-smallest-sum = On ne compare que la plus petite carte de chacun, pas la somme.
misconception-starter-highest = C’est la plus petite carte qui commence, pas la plus grande.

## BA-03 to BA-09: throwing

prompt-throw = À vous. Choisissez toutes les cartes que vous pouvez lancer, une par une.
prompt-declare = Vous lancez un joker. Comme quelles cartes pouvez-vous l’annoncer ?
prompt-why-throw = Vous voudriez lancer { $card-the }, mais c’est interdit. Par quelle règle ?
prompt-why-two = Vous voudriez lancer { $card-the } et { $other-the } ensemble, mais c’est interdit. Par quelle règle ?
prompt-why-taken = Vous voudriez ramasser la pila sans rien lancer, mais c’est interdit. Par quelle règle ?
group-pile = Dessus de la pila
group-hand = Votre main
row-asks = La pila demande
choice-take = ramasser la pila
number-rank = { $number }
condition-free = n’importe quelle carte
condition-at-least = { $rank } ou plus haut
condition-trenca = 7 ou moins ({ $players ->
    [1] ce joueur
   *[other] { $players } joueurs encore
  })
condition-ace = répondre à un 1
why-throw = Vous pouvez lancer { $cards-or }.
why-take = Rien ne se lance ici : il faut ramasser la pila.
why-throw-missed = { $card-the } peut se lancer aussi.
why-must-throw = Qui peut lancer le doit : { $cards-or }.
why-joker-at-least = Le joker suit les règles de la carte annoncée : { $rank } ou plus haut, et toujours 2 ou 10.
why-joker-trenca = Le joker suit les règles de la carte annoncée : sous un 7, de 3 à 7, ou 2.
why-joker-ace = Contre un 1, le joker ne peut être qu’un 1 ou un 2.
why-law-higher = Il fallait un numéro égal ou plus haut que { $rank }.
why-law-alike = On ne lance ensemble que des cartes de même numéro.
why-law-must = Vous aviez { $card-the } à lancer : on ne ramasse que si l’on n’a rien de jouable.
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
misconception-law-suit-counts = Les couleurs ne comptent jamais au Balcó.
