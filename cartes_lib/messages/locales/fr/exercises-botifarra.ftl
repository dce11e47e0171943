# Exercises of Botifarra from BO-02 on: questions, reasons, hints, misconceptions.

## BO-02: tricks and piles

prompt-trick-value = { $count ->
    [1] Combien de points ce pli rapporte-t-il au camp qui le gagne ?
   *[other] Ces { $count } plis sont gagnés par le même camp. Combien de points lui rapportent-ils, en tout ?
  }
prompt-pile = Votre camp a gagné ces { $tricks } plis. Combien de points compte votre pile ?
prompt-pile-other = Votre camp a gagné ces { $tricks } plis, l’autre camp tous les autres. Combien de points compte la pile de l’autre camp ?
unit-points = points
group-your-pile = Votre pile, { $count ->
    [one] { $count } pli
   *[other] { $count } plis
  }
term-rank-1 = as
term-rank-9 = neuf
term-rank-10 = valet
term-rank-11 = cavalier
term-rank-12 = roi
breakdown-rank = { $rank-term } × { $count }
breakdown-deal = une donne entière
breakdown-your-pile = votre pile
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
misconception-value-trick-by-cards = Vous avez bien pensé au point du pli. Mais c’est 1 point pour le pli entier, et non 1 par carte.
misconception-value-one-trick-only = Vous avez bien ajouté le point d’un pli. Mais il y en a plusieurs ici, et chacun vaut 1 point.
misconception-pile-own = C’est le bon compte, mais de votre pile. On demande celle de l’autre camp : retirez ce nombre de 72.
misconception-pile-sixty = Le calcul est juste, mais vous avez compté à partir de 60. Avec les 12 plis, une donne fait 72 points.

## BO-05: the two variants side by side

prompt-sort-variants = C’est à vous. Rangez chaque carte : dans quelle variante est-elle permise ?
zone-both = permise dans les deux
zone-lliure-only = permise en libre seulement
zone-neither = interdite dans les deux
why-sort-variants = Permis dans les deux variantes : { $both }. Permis en libre seulement : { $more }.
why-sort-both = { $card-the } est permis en obligée aussi, donc dans les deux.
why-sort-lliure-only = { $partner ->
    [yes] { $card-the } est permis en libre, mais en obligée il faudrait une carte à points ou la plus petite.
   *[no] { $card-the } est permis en libre, mais en obligée il faudrait la plus petite.
  }
why-sort-neither = { $card-the } est interdit dans les deux variantes.
hint-sort-variants = Cherchez d’abord ce que permet la libre. L’obligée ajoute : si vous ne montez pas, la plus petite, ou une carte à points quand le partenaire est maître.
misconception-sort-no-difference = Vous avez mis les deux variantes à égalité. Elles diffèrent ici : en obligée, { $more } { $more-count ->
    [1] ne passerait pas
   *[other] ne passeraient pas
  }.
misconception-sort-lliure-forgotten = Pour l’obligée, c’est juste. Mais en libre, on peut aussi jouer { $more }.
misconception-sort-lliure-all-free = La libre laisse plus de choix, c’est vrai. Mais elle a ses règles : on fournit, et on monte sur un adversaire.

## BO-06 and BO-07: permitted calls

prompt-may-call = Que pouvez-vous dire maintenant ? Choisissez tout ce qui est permis.
prompt-call = Vous voudriez { $want-term }. Que dites-vous ?
prompt-multiplier = Par combien multipliera-t-on ce que marque le camp gagnant ?
prompt-scored = Combien de points le camp gagnant marque-t-il ?
row-dealer = Donneur
row-winners-points = Points du camp gagnant
term-call-oros = or
term-call-copas = coupe
term-call-espadas = épée
term-call-bastos = bâton
term-call-botifarra = botifarra
term-call-delegate = je délègue
term-call-pass = je frappe la table
term-call-contro = contro
term-call-recontro = recontro
term-call-sant-vicenc = Sant Vicenç
term-call-silent = je me tais, ce n’est pas à moi de parler
term-call-impossible = je me tais, cela ne se peut pas maintenant
term-want-longest = que votre couleur la plus longue soit atout
term-want-no-trump = qu’aucune couleur ne domine
term-want-double = doubler l’enjeu dès votre annonce
term-want-partner = que votre partenaire choisisse
term-calls-choose = une couleur, botifarra, ou déléguer
term-calls-delegated = une couleur ou botifarra, mais il n’est plus possible de déléguer
term-calls-contro = contro, ou frapper la table
term-calls-recontro = recontro, ou frapper la table
term-calls-sant-vicenc = Sant Vicenç, ou frapper la table
why-may-call = C’est à vous de parler. Vos choix : { $calls-term }.
why-talking-over = Les annonces sont finies : on entame le premier pli.
why-may-not-call = Ce n’est pas à vous de parler, mais à { $speaker-term }. Ses choix : { $calls-term }.
why-call-suit = Il suffit de nommer la couleur : « { $call-term } ». Elle bat les trois autres pendant toute la donne.
why-call-botifarra = On annonce botifarra : aucune couleur ne domine, et le gain compte double.
why-call-delegate = Le donneur peut déléguer : son partenaire choisit à sa place.
why-call-delegated = Votre partenaire vous a délégué le choix : c’est à vous de choisir.
why-multiplied = { $times ->
    [1] On marque ce qui dépasse 36, et rien ne double ici : { $above }.
   *[other] On marque ce qui dépasse 36, soit { $above }. Les annonces multiplient par { $times } : { $points }.
  }
why-multiplier = { $times ->
    [1] Personne n’a doublé, et ce n’est pas une botifarra : on multiplie par 1.
   *[other] Contro, recontro et Sant Vicenç doublent chacun ce qui précède, et la botifarra double encore : on multiplie par { $times }.
  }
breakdown-times = { $call-term }, fois
hint-choice = Qui choisit ? Et à qui peut-il renvoyer le choix ?
hint-doubling = Quel camp a choisi ? Les deux camps se répondent, un pas après l’autre.
hint-multiplier = Chaque annonce qui double multiplie par deux. La botifarra aussi.
misconception-call-delegates-back = Vous n’avez pas tort d’hésiter. Mais le choix vous a été délégué, et on ne le renvoie pas : il faut une couleur ou botifarra.
misconception-call-speaks-for-dealer = Vous avez déjà une idée, mais ce n’est pas à vous de choisir l’atout ici.
misconception-call-botifarra-forgotten = Tout ce que vous avez coché est permis. Mais on peut aussi jouer sans atout : on dit alors botifarra.
misconception-call-delegate-again = Le reste est permis. Mais vous ne pouvez plus déléguer : votre partenaire vous a déjà passé le choix.
misconception-call-delegates-too-easily = C’est permis, mais votre partenaire choisirait à votre place. Vous avez une couleur en tête : nommez-la.
misconception-call-botifarra-is-a-suit = Botifarra compte bien double. Mais ce n’est pas un atout plus fort : c’est jouer sans atout.
misconception-call-suit-for-botifarra = Nommer une couleur en fait l’atout. Pour jouer sans atout, et doubler, on annonce botifarra.
misconception-call-doubles-own-side = On peut bien doubler ici, mais c’est à l’autre camp de le faire : on ne double pas ce que son propre camp vient de dire.
misconception-call-sant-vicenc-on-botifarra = Avec un atout, vous auriez raison. En botifarra, on s’arrête à recontro : pas de Sant Vicenç.
misconception-call-contro-twice = Contro serait permis si personne ne l’avait dit. Mais on ne le dit qu’une fois par donne.
misconception-call-pass-forgotten = Doubler est permis. Mais rien n’y oblige : on peut toujours frapper la table.
misconception-call-skips-a-step = C’est le bon chemin, mais un pas trop loin : recontro ne vient qu’après contro, et Sant Vicenç après recontro.
misconception-multiplier-botifarra-forgotten = Les annonces sont bien comptées. Il reste la botifarra, qui double encore.
misconception-multiplier-added = Vous avez trouvé tout ce qui double. Mais les doublements se multiplient, ils ne s’ajoutent pas.
misconception-multiplier-sum = Vous avez additionné les doublements. Chaque annonce double ce qui précède : deux, puis quatre, puis huit.
misconception-multiplier-all-points = Vous avez bien multiplié, mais tous les points. Seuls ceux qui dépassent 36 comptent.
misconception-multiplier-forgotten = Vous avez bien retiré 36, mais il reste à multiplier par { $times }.

## BO-09: marking

prompt-marking = Combien de points votre camp marque-t-il pour cette donne ?
prompt-new-score = Quel est le score de votre camp après cette donne ?
row-your-points = Points de votre camp dans la donne
row-other-points = Points de l’autre camp dans la donne
row-score-before = Score avant la donne
why-marking = { $times ->
    [1] Votre camp a { $own } points, { $above } au-dessus de 36. Rien ne double : on marque { $scored }.
   *[other] Votre camp a { $own } points, { $above } au-dessus de 36. On multiplie par { $times } : { $scored } à marquer.
  }{ $asks ->
    [score] {" "}Nouveau score : { $score }.
   *[points] {""}
  }
why-marking-nothing = Votre camp a { $own } points. Tant qu’on ne dépasse pas 36, on ne marque rien.{ $asks ->
    [score] {" "}Nouveau score : { $score }.
   *[points] {""}
  }
breakdown-above = au-dessus de 36, fois { $times }
hint-marking = On ne marque que ce qui dépasse la moitié de 72, multiplié selon les annonces.
misconception-marking-all-points = Le total est juste. Mais on ne marque pas tous ses points, seulement ceux qui dépassent 36.
misconception-marking-multiplier-forgotten = Vous avez bien retiré 36. Mais les annonces de cette donne multiplient ce qu’on marque.
misconception-marking-other-side = Le calcul est bon, mais c’est ce que marque l’autre camp. On demande ce que marque le vôtre.
misconception-marking-score-forgotten = C’est bien ce que la donne rapporte. Il reste à l’ajouter au score d’avant.
misconception-marking-as-shown = Vous avez compté avec les points de l’autre camp. Le vôtre a ce qui reste : 72 moins ce nombre.

## BO-08: the course of a deal

prompt-deal-order = { $dealer ->
    [seat-you] Vous donnez.
   *[other] { $dealer-term } donne.
  } Remettez ces moments dans l’ordre.
deal-step-shuffles = { $seat ->
    [seat-you] vous mélangez
   *[other] { $seat-term } mélange
  }
deal-step-cuts = { $seat ->
    [seat-you] vous coupez
   *[other] { $seat-term } coupe
  }
deal-step-served = { $seat ->
    [seat-you] vous recevez
   *[other] { $seat-term } reçoit
  } les quatre premières cartes
deal-step-last = { $seat ->
    [seat-you] vous prenez
   *[other] { $seat-term } prend
  } les quatre dernières cartes
deal-step-chooses = { $seat ->
    [seat-you] vous choisissez l’atout
   *[other] { $seat-term } choisit l’atout
  }
deal-step-contro = { $seat ->
    [seat-you] vous dites contro, ou frappez
   *[other] { $seat-term } dit contro, ou frappe
  } la table
deal-step-leads = { $seat ->
    [seat-you] vous entamez
   *[other] { $seat-term } entame
  } le premier pli
deal-step-deals-next = { $seat ->
    [seat-you] vous donnez à votre tour
   *[other] { $seat-term } donne à son tour
  }
why-deal-order = On mélange, on coupe, on donne par quatre, le donneur en dernier. Puis viennent l’atout, le contro, l’entame. À la fin, la donne passe à droite.
hint-deal-order = D’abord le paquet, puis les cartes données, puis les paroles, puis les plis.
misconception-seq-cut-first = Mélanger et couper vont bien ensemble, mais on coupe un paquet déjà mélangé : la coupe défait ce qu’on aurait pu préparer.
misconception-seq-dealer-served-first = Vous avez servi le donneur trop tôt : il se sert toujours en dernier.
misconception-seq-lead-before-trump = Vous avez joué avant l’heure : personne n’entame sans connaître l’atout. On choisit d’abord.
misconception-seq-contro-before-trump = Vous avez doublé avant l’heure : il faut d’abord un atout pour dire contro.

prompt-deal-shuffles = Qui mélange ?
prompt-deal-cuts = Qui coupe ?
prompt-deal-served-first = Qui reçoit les quatre premières cartes ?
prompt-deal-served-last = Qui reçoit les quatre dernières cartes ?
prompt-deal-leads = Qui entamera le premier pli ?
prompt-deal-deals-next = Qui donnera la fois suivante ?
prompt-deal-chooses = Qui choisit l’atout, ou délègue ?
prompt-deal-after-misdeal = Ce donneur s’est trompé : maldonne. Qui donne maintenant ?
prompt-deal-shuffles-next = Cette donne est finie. Qui mélange pour la suivante ?
prompt-deal-cuts-next = Cette donne est finie. Qui coupe pour la suivante ?
prompt-deal-new-match = La partie finit avec cette donne, et vous en commencez une autre, aux mêmes places. Qui donne en premier ?
prompt-deal-deals-third = Qui donnera dans trois donnes ?
why-deal-shuffles = Le voisin de gauche du donneur mélange. Ici, c’est { $seat-term }.
why-deal-cuts = Le voisin de droite du donneur coupe, en face du joueur qui a mélangé. Ici, c’est { $seat-term }.
why-deal-served-first = On sert d’abord le voisin de droite du donneur. Ici, c’est { $seat-term }.
why-deal-served-last = Le donneur se sert en dernier. Ici, c’est { $seat-term }.
why-deal-leads = Le voisin de droite du donneur entame. Ici, c’est { $seat-term }.
why-deal-deals-next = La donne passe à droite. { $seat ->
    [seat-you] C’est vous qui donnez
   *[other] C’est { $seat-term } qui donne
  }.
why-deal-chooses = Le donneur choisit l’atout. Ici, c’est { $seat-term }.
why-deal-after-misdeal = Une maldonne fait perdre le tour : la donne passe à droite. { $seat ->
    [seat-you] C’est vous qui donnez
   *[other] C’est { $seat-term } qui donne
  }.
why-deal-shuffles-next = Le prochain donneur est le voisin de droite. À sa gauche se trouve le donneur d’avant, qui mélange. Ici, c’est { $seat-term }.
why-deal-cuts-next = Le prochain donneur est le voisin de droite, et le voisin de droite de ce nouveau donneur coupe. Ici, c’est { $seat-term }.
why-deal-new-match = Entre les mêmes joueurs, le tour de donne continue, sans nouveau tirage. { $seat ->
    [seat-you] C’est vous qui donnez
   *[other] C’est { $seat-term } qui donne
  }.
why-deal-deals-third = La donne avance d’une place à droite à chaque fois. Trois places plus loin, c’est { $seat-term }.
hint-deal = Placez-vous sur la chaise du donneur, et regardez à droite et à gauche.
misconception-deal-wrong-side = Presque : c’est la place d’en face. Asseyez-vous en pensée à la place du donneur, puis regardez à droite et à gauche.
misconception-deal-dealer-shuffles = Vous avez pensé au donneur. Mais il choisira l’atout : ce sont ses adversaires qui préparent le paquet.
misconception-deal-partner-helps = Vous avez montré le partenaire du donneur. Mais leur camp ne touche pas au paquet : l’autre mélange et coupe.
misconception-deal-dealer-first = Vous avez montré le donneur : il se sert bien, mais en dernier.
misconception-deal-dealer-not-last = On commence bien à droite et on fait le tour, mais on finit par le donneur.
misconception-deal-dealer-leads = Le donneur choisit bien l’atout, mais c’est son voisin de droite qui entame.
misconception-deal-stays = Vous avez laissé la donne à sa place. Elle tourne : une place à droite à chaque fois.
misconception-deal-right-chooses = Ce joueur entame, c’est vrai. Mais l’atout, c’est le donneur qui le choisit.
misconception-deal-misdeal-again = On aurait envie de recommencer. Mais ici, mal donner fait perdre son tour.
misconception-deal-role-of-this-deal = C’était vrai pour cette donne. À la suivante, tous les rôles avancent d’une place.
misconception-deal-one-turn-too-few = Le sens est bon. Mais vous avez compté deux donnes ; on en demande trois.

## BO-11: faults and their penalties

prompt-referee = Variante { $variant-term }. Vous arbitrez : pour chaque joueur, la carte jouée, puis celles qui lui restaient. Qui a fait une faute ?
part-card = La carte fautive
part-card-points = Points des deux cartes
part-cost = Points pour l’autre camp
stake-suit = une couleur
stake-trump = atout { $trump }
group-played = { $number }. { $seat ->
    [seat-you] vous jouez
   *[other] { $seat-term } joue
  } { $card-the }
hint-referee = Pour chaque carte, regardez ce que le joueur avait encore : pouvait-il fournir, monter, couper ?
why-fault-follow = { $seat ->
    [seat-you] Vous n’avez pas fourni
   *[other] { $seat-term } n’a pas fourni
  } dans la couleur demandée : au lieu { $card-of }, il fallait { $cards-or }. Cela coûte { $cost } points.
why-fault-beat = { $seat ->
    [seat-you] Vous deviez
   *[other] { $seat-term } devait
  } monter sur l’adversaire : au lieu { $card-of }, il fallait { $cards-or }. Cela coûte { $cost } points.
why-fault-ruff = { $seat ->
    [seat-you] Vous deviez
   *[other] { $seat-term } devait
  } couper : au lieu { $card-of }, il fallait { $cards-or }. Cela coûte { $cost } points.
why-fault-lowest = { $seat ->
    [seat-you] Vous ne pouviez
   *[other] { $seat-term } ne pouvait
  } pas gagner, et la règle demande alors { $cards-count ->
    [1] la plus petite
   *[other] la plus petite d’une couleur
  } : { $cards-or } au lieu { $card-of }. Cela coûte { $cost } points.
why-fault-point-or-lowest = { $seat ->
    [seat-you] Votre partenaire était maître : vous deviez
   *[other] Son partenaire était maître : { $seat-term } devait
  } jouer une carte à points ou la plus petite. Au lieu { $card-of }, il fallait { $cards-or }. Cela coûte { $cost } points.
misconception-fault-undoubled = C’est bien la faute, mais son prix est multiplié comme la donne.
misconception-fault-all-points = C’est bien la faute, mais elle ne coûte pas 72 points : l’autre camp marque ce qui dépasse 36, comme s’il avait tout gagné.
misconception-fault-lowest-is-not-beat = La carte est la bonne, la règle non : ce joueur ne pouvait pas monter, il devait jouer sa plus petite.
misconception-fault-ruff-is-not-follow = La carte est la bonne, la règle non : sans la couleur demandée, ce joueur ne pouvait pas fournir. Il devait couper.
misconception-fault-beat-before-lowest = La carte est la bonne, la règle non : on ne demande la plus petite que si l’on ne peut pas gagner. Ici, il fallait monter.

prompt-penalty = Un camp a joué une carte interdite, et l’autre le signale. Combien l’autre camp marque-t-il ?
prompt-penalty-score = Un camp a joué une carte interdite, et l’autre le signale. Quel est le nouveau score de cet autre camp ?
row-offender-points = Points pris avant la faute par l’autre camp
row-other-before = Son score avant la donne
why-penalty = { $times ->
    [1] La donne s’arrête : l’autre camp marque 36.
   *[other] La donne s’arrête : l’autre camp marque 36, fois { $times }, soit { $cost }.
  }{ $asks ->
    [score] {" "}Nouveau score : { $score }.
   *[points] {""}
  }
hint-penalty = C’est comme si l’autre camp avait gagné les 72 points : que marque-t-on au-dessus de 36 ?
misconception-penalty-undoubled = Les 36 points sont justes. Mais une faute se paie comme la donne : il faut multiplier.
misconception-penalty-all-points = L’autre camp est bien traité comme s’il avait tout gagné. Mais il marque ce qui dépasse 36 : 36, et non 72.
misconception-penalty-as-played = Vous avez compté les plis déjà joués. Ils ne comptent plus : une faute donne à l’autre camp tous les points de la donne.
misconception-penalty-score-forgotten = Le prix de la faute est juste. Il reste à l’ajouter au score d’avant.

prompt-deal-after-fault = Une carte interdite a coûté la donne au camp de ce donneur. Qui donne la suivante ?
prompt-deal-chooses-after-misdeal = Ce donneur a mal donné. Qui choisira l’atout ?
prompt-deal-shuffles-after-misdeal = Ce donneur a mal donné, et les cartes sont ramassées. Qui mélange ?
prompt-deal-cuts-after-misdeal = Ce donneur a mal donné, et les cartes sont ramassées. Qui coupe ?
prompt-deal-leads-after-misdeal = Ce donneur a mal donné. Qui entamera la donne qui le remplace ?
prompt-deal-after-two-misdeals = Ce donneur a mal donné, et son remplaçant aussi. Qui donne ?
why-deal-after-fault = Une faute coûte des points, pas le tour : la donne passe à droite comme toujours. { $seat ->
    [seat-you] Vous donnez
   *[other] { $seat-term } donne
  }.
why-deal-chooses-after-misdeal = Le joueur qui a mal donné perd la donne et le choix : son voisin de droite donne et choisit. { $seat ->
    [seat-you] C’est vous qui choisissez
   *[other] C’est { $seat-term } qui choisit
  }.
why-deal-shuffles-after-misdeal = Le voisin de droite donne à son tour. À sa gauche se trouve le joueur qui a mal donné, qui mélange. Ici, c’est { $seat-term }.
why-deal-cuts-after-misdeal = Le voisin de droite donne à son tour, et le voisin de droite de ce nouveau donneur coupe. Ici, c’est { $seat-term }.
why-deal-leads-after-misdeal = Le voisin de droite donne à son tour, et le voisin de droite de ce nouveau donneur entame. Ici, c’est { $seat-term }.
why-deal-after-two-misdeals = Chaque maldonne fait passer le tour à droite : deux maldonnes, deux places. { $seat ->
    [seat-you] C’est vous qui donnez
   *[other] C’est { $seat-term } qui donne
  }.
misconception-deal-fault-stays = Vous avez fait redonner le même joueur. Mais une faute termine la donne comme une autre : c’est au suivant de donner.
misconception-deal-misdeal-chooses = D’ordinaire, c’est bien le donneur. Mais mal donner fait perdre aussi le choix de l’atout, et c’est le vrai prix d’une maldonne.
misconception-deal-misdeal-once = Une maldonne, une place : c’est juste. Mais il y en a deux, et le remplaçant perd son tour aussi.

## BO-12: silence, and the players’ terms

prompt-talk = Pendant la donne : permis, ou interdit ?
zone-talk-allowed = permis
zone-talk-forbidden = interdit
term-talk-own-manilla = « J’ai encore la manille d’or. »
term-talk-own-void = « De la coupe ? Je n’en ai plus une seule ! »
term-talk-own-trumps = « Ne vous fatiguez pas, j’ai tous les atouts. »
term-talk-others-void = « Celui de gauche n’a plus d’épée. »
term-talk-others-hold = « C’est lui qui a l’as, j’en suis sûr. »
term-talk-asks-suit = Au partenaire : « Joue du bâton ! »
term-talk-asks-trump = Au partenaire : « Fais tomber les atouts. »
term-talk-judges-well = Au partenaire, sur son pli : « Très bien joué ! »
term-talk-judges-badly = Au partenaire : « Il fallait monter. »
term-talk-signs-wink = Un clin d’œil au partenaire avant l’entame
term-talk-signs-sigh = Un grand soupir quand le partenaire va jouer du bâton
term-talk-signs-card = Pencher ses cartes pour que le partenaire les voie
term-talk-signs-slow = Poser sa carte très fort pour dire « c’est ma dernière »
term-talk-takes-back = « Attendez, je reprends ma carte. »
term-talk-looks-older = Revoir l’avant-dernier pli
term-talk-banter-coffee = « Qui veut un café ? »
term-talk-banter-heat = « Il fait une de ces chaleurs, ici ! »
term-talk-banter-grandfather = « Mon grand-père nous battrait tous les quatre. »
term-talk-calls-delegate = Le donneur : « Je délègue. »
term-talk-calls-contro = Un adversaire du donneur, avant l’entame : « Contro ! »
term-talk-calls-knock = Frapper la table au lieu de dire contro
term-talk-turn-whose = « C’est à qui de jouer ? »
term-talk-turn-score = « Quel est le score de la partie ? »
term-talk-last-trick = Revoir le dernier pli
term-talk-claim-fault = « Vous aviez de l’or, il fallait fournir : je réclame. »
why-talk = On ne dit rien sur les cartes, ni sur la réussite d’un coup : ni mot, ni signe. Les annonces et la plaisanterie restent permises.
why-talk-own = On ne dit rien de ses propres cartes.
why-talk-others = On ne dit rien non plus des cartes des voisins.
why-talk-asks = On ne demande rien à son partenaire : il choisit seul.
why-talk-judges = On ne commente pas la réussite ou l’erreur d’un coup : cela renseigne le partenaire.
why-talk-signs = Un signe parle autant qu’un mot : il est interdit aussi.
why-talk-takes = Une carte jouée reste jouée.
why-talk-looks = On ne revoit que le dernier pli de chaque pile.
why-talk-banter = La plaisanterie est permise : elle ne dit rien des cartes.
why-talk-calls = Annoncer à son tour est permis : cela fait partie du jeu.
why-talk-turn = Demander à qui c’est de jouer, ou où en est le score, ne dit rien des cartes.
why-talk-last = Le dernier pli de chaque pile peut se revoir.
why-talk-claim = Signaler une faute est permis : c’est seulement faire respecter la règle.
hint-talk = Une seule question : le partenaire en apprend-il quelque chose sur les cartes ou sur le coup ?
misconception-talk-banter-forbidden = Le silence ne porte que sur les cartes et les coups : plaisanter reste permis.
misconception-talk-comment-allowed = L’intention est gentille. Mais même un compliment renseigne : on ne commente pas un coup, bon ou mauvais.
misconception-talk-signs-allowed = Personne n’a parlé, c’est vrai. Mais un signe dit la même chose : il est interdit.
misconception-talk-take-back = Tout le monde peut se tromper. Mais une carte posée reste posée, même avec une bonne excuse.
misconception-talk-last-trick-forbidden = Pour les plis d’avant, vous auriez raison. Mais le dernier pli de chaque pile peut se revoir.
misconception-talk-all-forbidden = Les cartes, on n’en parle pas, c’est juste. Mais tout n’est pas interdit : annoncer, plaisanter, demander à qui c’est de jouer, cela reste permis.

prompt-words = Reliez chaque mot catalan à ce qu’il veut dire.
why-words = Ce sont les mots de la table, tels qu’on les dit en catalan.
hint-words = Cherchez d’abord les mots que vous avez déjà entendus ; les autres se déduisent.
misconception-words-beat-ruff = Dans les deux cas, on prend le pli. Mais « matar », c’est jouer plus fort ; « fallar », c’est couper d’un atout.
misconception-words-pass-delegate = Dans les deux cas, on laisse passer. Mais on frappe la table pour ne pas doubler ; on délègue pour ne pas choisir.
misconception-words-suit-lead = Il s’agit bien de couleurs. Mais « pal » veut dire n’importe laquelle, et « pal de sortida » celle de la première carte du pli.
misconception-words-trick-deal = Les deux mots désignent un morceau du jeu. Mais une « basa » est un pli, et une « mà » la donne entière.

## BO-10: charging points

prompt-charge = Variante intermédiaire. { $announced ->
    [yes] À cette table, on annonce quand on charge.
   *[no] À cette table, on n’annonce rien.
  } Vous voulez jouer { $card-the }. Que dites-vous ?
charge-announce = « je charge »
charge-silent = rien, je joue
charge-impossible = rien, cette carte est interdite
why-charge-announced = { $card-the } est une charge, et la table l’annonce : il faut dire « je charge ».
why-charge-charge = { $card-the } est une charge, mais cette table ne l’annonce pas : on la joue sans un mot.
why-charge-plain = { $card-the } se jouerait aussi en obligée : ce n’est pas une charge, on ne dit rien.
why-charge-forbidden = { $card-the } n’est pas permis ici : ni en obligée, ni en chargeant.
hint-charge = Qui est maître ? Pouvez-vous le battre ? Et votre partenaire, doit-il encore jouer ?
misconception-charge-unsaid = C’est bien une carte pour charger. Mais à cette table, on l’annonce : charger sans le dire est une faute.
misconception-charge-not-agreed = C’est bien une charge. Mais à cette table, on ne le dit pas : parler renseignerait trop.
misconception-charge-for-nothing = La carte est permise. Mais elle l’était déjà sans charger : alors, on ne dit rien.
misconception-charge-forbidden = À cette table, on l’annonce, d’accord. Mais dire « je charge » ne rend pas cette carte permise.
misconception-charge-is-allowed = En obligée, vous auriez raison. Ici, cette carte est permise : on ne peut pas battre le maître, et le partenaire n’a pas encore joué.

## BO-09: counting a pile

group-counting-pile = Votre pile, { $count ->
    [one] { $count } pli
   *[other] { $count } plis
  } : voici ses cartes à points
misconception-marking-tricks-forgotten = Les cartes sont bien comptées. Mais chaque pli vaut aussi 1 point.

## BO-13: other tables

prompt-tables = De quelle table parle chaque phrase ? Rangez-les.
table-kind-pairs = à quatre, par paires
table-kind-alone = à quatre, chacun pour soi
table-kind-three = à trois
table-kind-duo = à deux, avec des piles
table-fact-delegate = Si l’on ne veut pas choisir, on délègue.
table-fact-partner = Votre partenaire est assis en face de vous.
table-fact-shared-pile = Deux joueurs mettent leurs plis en commun.
table-fact-minus-18 = On marque ses points, moins 18.
table-fact-four-alone = Quatre joueurs, quatre scores.
table-fact-eighteen = Avec 18 points, on marque zéro.
table-fact-minus-24 = On marque ses points, moins 24.
table-fact-no-low = Ni deux, ni trois, ni quatre dans le paquet.
table-fact-thirty-six = Le paquet a 36 cartes.
table-fact-half-points = Il faut deux plis pour un point.
table-fact-tops = On joue la carte du dessus de ses piles.
table-fact-twenty-four-tricks = La donne a 24 plis.
why-tables = Par paires, on partage plis et score. Chacun pour soi, on se compare à sa part de 72 : 18 à quatre, 24 à trois. À deux, on joue des piles.
hint-tables = Comptez les joueurs, puis divisez 72 par leur nombre.
why-table-pairs = Par paires, le partenaire est en face : mêmes plis, même score, et on peut lui déléguer le choix.
why-table-alone = À quatre, chacun pour soi, la part de chacun est 72 ÷ 4 = 18 : on marque l’écart, en plus ou en moins.
why-table-three = À trois, on retire les deux, les trois et les quatre : il reste 36 cartes, et une part de 72 ÷ 3 = 24.
why-table-duo = À deux, 48 cartes font 24 plis : chacun joue le dessus de ses piles, et deux plis valent un point.
misconception-tables-shares-swapped = Vous avez les deux bonnes parts, mais échangées : 72 ÷ 4 = 18 à quatre, 72 ÷ 3 = 24 à trois.
misconception-tables-alone-delegates = Par paires, vous auriez raison. Mais chacun pour soi, il n’y a personne à qui déléguer.
misconception-tables-tricks-swapped = Vous avez échangé les plis : à trois, 36 cartes en font douze ; à deux, 48 cartes en font vingt-quatre.
row-table-kind = Table
row-own-points = Vos points dans la donne
row-card-points = Points de vos cartes
row-tricks-won = Plis que vous avez pris
prompt-alone = Que marquez-vous pour cette donne ? Le résultat peut être négatif.
why-alone = { $times ->
    [1] Vos points, { $own }, moins votre part, { $share } : { $score }.
   *[other] Vos points, { $own }, moins votre part, { $share }, le tout fois { $times } : { $score }.
  }
hint-alone = Quelle est votre part de 72 ? On marque l’écart, en plus ou en moins, doublé en botifarra ou après un contro.
breakdown-share = votre part, 72 ÷ { $count }
breakdown-doubled = le tout compte double
misconception-tables-like-pairs = Par paires, ce serait juste : 36 est la part d’une paire. Ici, chacun a la sienne : { $share }.
misconception-tables-no-minus = L’écart est juste, mais vous êtes au-dessous de votre part : le résultat est négatif.
misconception-tables-other-share = La méthode est bonne, mais avec la part d’une autre table. La vôtre est ici de { $share }.
misconception-tables-times-forgotten = L’écart est juste. Mais ici, tout se multiplie par { $times } : ce qu’on gagne et ce qu’on perd.
misconception-tables-all-points = Les points sont bien comptés. Mais on ne marque que l’écart à { $share }.
prompt-duo-points = À deux, la donne a 24 plis. Combien de points avez-vous faits ?
why-duo-even = Deux plis valent un point : { $cards } pour les cartes, plus la moitié de { $tricks }, font { $points }.
why-duo-gets = Vos { $tricks } plis vont par deux, et il en reste un. Son point va au joueur qui a le moins de points, et c’est vous : { $points }.
why-duo-loses = Vos { $tricks } plis vont par deux, et il en reste un. Son point va au joueur qui a le moins de points, et ce n’est pas vous : { $points }.
hint-duo = Deux plis valent un point. Et s’il en reste un ?
misconception-tables-trick-each = À quatre, chaque pli vaut bien 1 point. À deux, il en faut deux pour un point.
misconception-tables-odd-lost = Vous avez bien compté les plis par deux. Mais celui qui reste n’est pas perdu : son point va au plus faible, et c’est vous.
misconception-tables-odd-to-all = Vous avez bien pensé au pli qui reste. Mais son point va au plus faible, et ce n’est pas vous.
prompt-piles = Vous jouez à deux, variante obligée. Voici le dessus de vos piles : choisissez toutes les cartes permises.
prompt-duel-three = Ici, le trois vient en second. Laquelle de ces { $count } cartes l’emporte ?
why-duel-three = À cette table, l’ordre est 9, 3, 1, 12, 11, 10, puis 8 à 4, et 2. { $card-the } est donc la carte la plus forte.
hint-duel-three = Une seule carte est plus forte que le trois.
misconception-duel-three-forgotten = À une autre table, vous auriez raison. À celle-ci, seule la manille bat le trois.
misconception-duel-three-on-top = Le trois monte, c’est vrai, mais à la deuxième place : la manille reste en tête.
misconception-legal-partner-opposite = En paires, ce serait juste. Ici, le joueur d’en face est aussi un adversaire.
misconception-legal-order-forgotten = Vous ne pouvez pas gagner ce pli. Vous vous défaussez donc dans la première couleur que vous avez, dans l’ordre or, coupe, épée, bâton.
prompt-pile-lead = Le pli est terminé, les cartes sont retournées. Qui entame, et avec quelles cartes ?
pile-lead-you-any = Vous, n’importe quel dessus
pile-lead-you-known = Vous, sauf la carte retournée
pile-lead-other-any = L’autre, n’importe quel dessus
pile-lead-other-known = L’autre, sauf la carte retournée
why-pile-lead = { $mine ->
    [yes] { $card-the } a gagné le pli : vous entamez, du dessus de n’importe laquelle de vos piles.
   *[no] { $card-the } a gagné le pli : votre adversaire entame, du dessus de n’importe laquelle de ses piles.
  }
hint-pile-lead = Qui a gagné le pli ? Et quelles cartes sont maintenant sur ses piles ?
misconception-pile-lead-loser = Il suffit d’un dessus de pile, oui. Mais c’est { $best-the } qui a gagné le pli, et cette carte n’était pas à ce joueur.
misconception-pile-lead-turned = Vous avez trouvé qui entame. Mais la carte qu’on vient de retourner sert dès le pli suivant.

## BO-06 and BO-14: choices, evaluated by simulated deals

choice-value-figure = { $sign ->
    [minus] −{ $whole },{ $tenths } ± { $error },{ $error-tenths }
   *[plus] { $whole },{ $tenths } ± { $error },{ $error-tenths }
  }
prompt-lead = { $seat ->
    [seat-left] Votre voisin de gauche a donné et choisi l’atout. Vous entamez : quelle carte ?
   *[other] Votre voisin de gauche a donné, celui de droite a choisi l’atout. Vous entamez : quelle carte ?
  }
reason-contract-longer = Vous avez { $count } cartes { $suit-of }, et { $fewer ->
    [0] aucune
    [1] une seule
   *[other] seulement { $fewer }
  } { $other-of } : plus d’atouts, plus de plis.
reason-contract-richer = Vos cartes { $suit-of } valent { $points } points, plus que celles { $other-of }.
reason-contract-own-trumps = Vous avez vous-même { $count } cartes { $suit-of } : votre partenaire ne peut pas le savoir.
reason-contract-too-short = Vous n’avez { $count ->
    [one] qu’une carte
   *[other] que { $count } cartes
  } { $suit-of } : votre partenaire a peut-être une couleur plus longue.
reason-contract-open = Vous n’avez ni le neuf ni l’as { $suit-of } : sans atout, rien n’arrête cette couleur.
reason-contract-masters = Vous avez { $count } neufs et as : sans atout, ils font leurs plis, et la donne compte double.
reason-contract-honors = Vous avez { $count } cartes à points : sans atout, on ne vous les coupe pas, et la donne compte double.
reason-double-tops = Vous avez { $count } neufs et as : ils prennent des plis au camp qui a choisi.
reason-double-weak = Vous { $count ->
    [0] n’avez ni neuf ni as
   *[other] n’avez qu’un neuf ou un as
  } : c’est trop peu pour doubler.
reason-double-trumps = Vous avez deux cartes parmi les neufs et les as, et { $trumps } atouts : ces atouts manquent au camp qui a choisi.
reason-double-short = Vous { $trumps ->
    [0] n’avez aucun atout
   *[other] n’avez qu’un atout
  } : les autres peuvent couper vos hautes cartes.
prompt-contract = Vous avez donné. Que choisissez-vous avec cette main ?
hint-leads = Un petit atout, ou une petite dans une couleur courte : bientôt, vous pourrez y couper. Un honneur seul se fait prendre.
hint-contracts = Comptez vos couleurs : une longue, avec un gros honneur ? Des honneurs partout ? Ou rien de tout cela ?
why-leads-best = Sur { $samples } donnes simulées, aucune entame n’a rapporté plus à votre camp.
why-leads-level = Sur { $samples } donnes simulées, cette entame fait aussi bien que la meilleure.
why-contracts-level = Sur { $samples } donnes simulées, ce choix fait aussi bien que le meilleur.
prompt-located = { $count ->
    [1] Sur cent donnes, combien de fois cette carte est-elle chez votre partenaire ?
   *[other] Sur cent donnes, combien de fois votre partenaire a-t-il au moins une de ces { $count } cartes ?
  }
group-asked = { $count ->
    [1] La carte cherchée
   *[other] Les cartes cherchées
  }
row-void = Sans cette couleur
why-located = { $count ->
    [1] Trois joueurs peuvent l’avoir, avec la même chance : { $percent } fois sur cent.
   *[other] Votre partenaire en a au moins une { $percent } fois sur cent. On ne peut pas additionner les tiers, car il peut en avoir plusieurs.
  }
why-located-void = Un joueur n’a pas cette couleur, et les deux autres ont la même chance d’avoir la carte : { $percent } fois sur cent.
hint-located = Combien de joueurs peuvent encore avoir ces cartes ?
misconception-odds-half = Avec deux joueurs possibles, vous auriez raison. Mais ici, ils sont plus nombreux à pouvoir l’avoir.
misconception-odds-third = Un tiers, c’est juste pour une seule carte dont on ne sait rien. Ici, c’est moins simple.
misconception-odds-added = Un tiers par carte, c’est juste. Mais les tiers ne s’additionnent pas : votre partenaire peut en avoir plusieurs à la fois.

## Smiles for right answers: the number is the seed modulo 12

smile-bo-0 = Vos adversaires ne sourient plus.
smile-bo-2 = Le grand-père du bar hoche la tête.
smile-bo-3 = On sent l’habitude de la table.
smile-bo-5 = On va finir par vous redouter, à cette table.
smile-bo-7 = Pas besoin de soupirer comme César : vous aviez vu juste.
smile-bo-8 = À Gérone, on vous offrirait la botifarra.
smile-bo-10 = Votre partenaire pose ses cartes et applaudit, en silence.
