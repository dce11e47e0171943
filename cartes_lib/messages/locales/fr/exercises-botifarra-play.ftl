# Questions about the play of Botifarra: earlier tricks, and the card to play.

## BO-15 and BO-16: earlier tricks

prompt-trumps-left = Regardez passer les plis. Combien d’atouts les autres ont-ils encore, à eux trois ?
why-trumps-left = Il y avait douze atouts. Il en est tombé { $fallen } dans ces plis, { $own ->
    [0] vous n’en avez aucun
   *[other] vous en avez { $own }
  } : il { $count ->
    [0] n’en reste aucun
   *[other] en reste { $count }
  }.
hint-trumps-left = Douze atouts en tout : enlevez ceux qui sont tombés, puis les vôtres.
breakdown-trumps-all = Les atouts du jeu
breakdown-trumps-fallen = Tombés
breakdown-trumps-own = Dans votre main
misconception-count-own-forgotten = Vous avez bien compté, mais vos propres atouts y sont encore : enlevez-les.
misconception-count-fallen-forgotten = Vous avez enlevé vos atouts. Enlevez aussi ceux qui sont tombés.
misconception-count-one-missed = Vous y êtes presque : il est tombé un atout de plus.
prompt-without = Regardez passer les plis. Qui ne peut plus avoir { $suit-of } ?
term-seat-nobody = personne ne l’a montré
hint-without = Quand on a demandé { $suit-the }, quelqu’un a-t-il joué une autre couleur ? Ou n’a-t-il pas coupé quand il le devait ?
why-without = Dans un des plis, l’entame était { $led-the }, et { $seat-term } a joué { $card-the }. Avec une des cartes { $suit-of } qui restent, ce coup lui aurait été interdit.
why-without-nobody = Chacun a encore pu garder une carte { $suit-of } : rien de ce qui est tombé ne l’interdit.
prompt-unable = { $seat-term } a joué { $card-the }. Laquelle de ces cartes n’a-t-il sûrement pas ?
hint-unable = Avec chacune de ces cartes, aurait-il eu le droit de jouer { $card-the } ?
why-unable = Si ce joueur avait { $other-the }, il n’aurait pas eu le droit de jouer { $card-the }. Il n’a donc pas { $other-the }.
prompt-highest-left = Regardez passer les plis. Dans sa couleur, { $card-the } est-il maintenant la plus forte carte qui reste ?
hint-highest-left = Neuf, as, roi, cavalier, valet : lesquelles de ces cartes avez-vous vues ?
why-highest-left = Tout ce qui battait { $card-the } est tombé, ou se trouve dans votre main.
why-not-highest-left = Les autres ont encore { $higher }.

## BO-15 and BO-16: cards, evaluated by simulated deals

rows-fallen = Cartes tombées
row-suit = { $suit }
row-fallen = { $ranks }
prompt-draw-trumps = À vous d’entamer ce pli, avec des atouts en main. Quelle carte jouez-vous ?
hint-draw-trumps = Combien d’atouts reste-t-il, et chez qui ? Faire tomber les atouts ne paie que si vos adversaires en ont, et si vous avez ensuite des cartes à protéger.
why-plays-best = Sur { $samples } donnes simulées, aucune carte n’a rapporté plus.
why-plays-level = Cette carte fait aussi bien que la meilleure.
reason-play-wins = { $card-the } prend le pli à coup sûr : { $points } { $points ->
    [1] point
   *[other] points
  } avec le point du pli. { $other-the } le laisse aux adversaires.
reason-play-richer = Les deux prennent à coup sûr ; { $card-the } met en plus ses { $points } { $points ->
    [1] point
   *[other] points
  } à l’abri.
reason-play-cheaper = { $card-the } suffit pour prendre à coup sûr ; { $other-the } servira encore.
reason-play-overtakes = Votre partenaire est déjà sûr du pli avec { $best-the } : { $other-the } ne ferait que passer par-dessus.
reason-play-loads = Le pli est sûr pour votre partenaire, avec { $best-the } : { $card-the } y met { $points } { $points ->
    [1] point
   *[other] points
  }, plus que { $other-the }.
reason-play-risks = Votre partenaire tient le pli avec { $best-the }, mais un adversaire joue encore et peut le prendre : { $other-the } y risquerait { $points } { $points ->
    [1] point
   *[other] points
  }.
reason-play-gives = Le pli est aux adversaires : { $other-the } leur donnerait { $points } { $points ->
    [1] point
   *[other] points
  }.
reason-play-bares = Sans { $other-the }, { $honour-the } resterait seul, à la merci d’une carte plus forte.
reason-play-spends = Avec { $other-the }, le pli serait à vous pour l’instant, mais un adversaire joue encore et peut vous le prendre.
reason-play-contests = Avec { $card-the }, le pli est à vous pour l’instant, et il faut une meilleure carte pour vous le prendre. Avec { $other-the }, il reste aux adversaires.
reason-play-exposes = { $higher-the } est encore dehors : si vous entamez { $other-of }, vous risquez { $points } points.
reason-play-opens = Laissez un autre jouer { $suit } en premier : { $top-the } pourra alors prendre plus de points.
reason-play-useless = Vos adversaires n’ont plus d’atout : { $other-the } ne fait rien tomber chez eux.
reason-play-lower = Ni l’une ni l’autre ne prend ; { $other-the }, plus forte, peut encore servir.

## BO-16: reasons for a card

prompt-right-card = À vous de jouer. Quelle carte jouez-vous ?
hint-right-card = Qui tient le pli, et qui joue encore après vous ? Ensuite seulement : combien de points ?
prompt-why-card = Pourquoi { $card-the } plutôt que { $other-the } ?
hint-why-card = Qui tient le pli ? Comparez ce que deviennent { $card-the } et { $other-the }.
because-play-wins = Cette carte prend le pli à coup sûr ; l’autre le laisse aux adversaires.
because-play-richer = Les deux prennent le pli ; celle-ci met plus de points à l’abri.
because-play-cheaper = Les deux prennent le pli ; la plus forte reste en main.
because-play-overtakes = L’autre passerait par-dessus le partenaire, déjà sûr du pli.
because-play-loads = Cette carte donne plus de points au pli, sûr pour le partenaire.
because-play-risks = L’autre risquerait plus de points : le partenaire tient le pli, mais on peut encore le lui prendre.
because-play-gives = L’autre donnerait plus de points aux adversaires.
because-play-bares = L’autre est la seule garde d’un honneur.
because-play-spends = L’autre gagnerait le pli pour l’instant, mais un adversaire peut encore la battre.
because-play-contests = Cette carte gagne le pli pour l’instant ; avec l’autre, il reste aux adversaires.
because-play-exposes = Entamer l’autre risquerait des points : une carte plus forte est encore dehors.
because-play-useless = L’autre ne ferait tomber aucun atout adverse.
because-play-lower = Aucune ne prend le pli ; la plus forte reste en main.
