# Exercises of Botifarra from BO-02 on: questions, reasons, hints, wrong ideas.

## BO-02: tricks and piles

prompt-trick-value = { $count ->
    [1] Combien de points ce pli rapporte-t-il au camp qui le gagne ?
   *[other] Ces { $count } plis sont gagnés par le même camp. Combien de points lui rapportent-ils, en tout ?
  }
prompt-pile = Votre camp a gagné ces { $tricks } plis. Combien de points compte votre pile ?
prompt-pile-other = Votre camp a gagné ces { $tricks } plis, l’autre camp tous les autres. Combien de points compte la pile de l’autre camp ?
unit-points = points
group-your-pile = Votre pile, { $count } plis
term-rank-1 = as
term-rank-9 = neuf
term-rank-10 = valet
term-rank-11 = cavalier
term-rank-12 = roi
breakdown-rank = { $rank-term } × { $count }
breakdown-tricks = { $count ->
    [1] le pli
   *[other] { $count } plis
  }
why-pile = { $cards } pour les cartes et { $tricks } pour { $tricks ->
    [1] le pli
   *[other] les plis
  } : { $points } en tout.
why-pile-other = Votre pile compte { $points } : { $cards } pour les cartes, { $tricks } pour les plis. Une donne fait 72 points : il en reste { $other } à l’autre camp.
hint-pile = Comptez d’abord les cartes qui valent des points. Et que rapporte un pli, à lui seul ?
misconception-value-trick-forgotten = Vous avez bien compté les cartes, mais chaque pli gagné vaut aussi 1 point.
misconception-value-trick-by-cards = Un pli vaut 1 point de plus, et non 1 point par carte.
misconception-value-one-trick-only = Chaque pli vaut 1 point de plus : il y en a plusieurs ici.
misconception-pile-own = C’est le compte de votre pile. On demande celle de l’autre camp : la donne fait 72 points.
misconception-pile-sixty = Vous êtes parti de 60. Avec les 12 plis, une donne fait 72 points.

## BO-08: the two variants side by side

prompt-sort-variants = C’est à vous. Rangez chaque carte : dans quelle variante est-elle permise ?
zone-both = permise dans les deux
zone-lliure-only = permise en libre seulement
zone-neither = interdite dans les deux
why-sort-variants = Permis dans les deux variantes : { $both }. Permis en libre seulement : { $more }.
why-sort-both = { $card-the } est permise en obligée aussi, donc dans les deux.
why-sort-lliure-only = { $card-the } est permise en libre, mais en obligée il faudrait une carte à points ou la plus petite.
why-sort-neither = { $card-the } est interdite dans les deux variantes.
hint-sort-variants = Cherchez d’abord ce que permet la libre. L’obligée ajoute : sans monter, la plus petite, ou une carte à points sous le partenaire.
misconception-sort-no-difference = Les deux variantes diffèrent ici : en obligée, { $more } { $more-count ->
    [1] ne passerait pas
   *[other] ne passeraient pas
  }.
misconception-sort-lliure-forgotten = Vous avez tout jugé en obligée. En libre, on peut aussi jouer { $more }.
misconception-sort-lliure-all-free = Libre ne veut pas dire sans règle : on y fournit, et l’on monte sur un adversaire.
