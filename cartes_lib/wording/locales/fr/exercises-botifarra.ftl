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
misconception-value-trick-by-cards = Un pli vaut 1 point de plus, et non 1 point par carte.
misconception-value-one-trick-only = Chaque pli vaut 1 point de plus : il y en a plusieurs ici.
misconception-pile-own = C’est le compte de votre pile. On demande celle de l’autre camp : la donne fait 72 points.
misconception-pile-sixty = Vous êtes parti de 60. Avec les 12 plis, une donne fait 72 points.

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
hint-sort-variants = Cherchez d’abord ce que permet la libre. L’obligée ajoute : sans monter, la plus petite, ou une carte à points sous le partenaire.
misconception-sort-no-difference = Les deux variantes diffèrent ici : en obligée, { $more } { $more-count ->
    [1] ne passerait pas
   *[other] ne passeraient pas
  }.
misconception-sort-lliure-forgotten = Vous avez tout jugé en obligée. En libre, on peut aussi jouer { $more }.
misconception-sort-lliure-all-free = Libre ne veut pas dire sans règle : on y fournit, et l’on monte sur un adversaire.

## BO-06 and BO-07: what may be said

prompt-may-say = Que pouvez-vous dire maintenant ? Choisissez tout ce qui est permis.
prompt-call = Vous voudriez { $want-term }. Que dites-vous ?
prompt-multiplier = Par combien ce que le camp gagnant marque sera-t-il multiplié ?
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
term-call-silent = rien, ce n’est pas à vous de parler
term-call-impossible = rien, cela ne se peut pas maintenant
term-want-oros = que l’or soit atout
term-want-copas = que la coupe soit atout
term-want-espadas = que l’épée soit atout
term-want-bastos = que le bâton soit atout
term-want-no-trump = qu’aucune couleur ne domine
term-want-double = doubler l’enjeu dès votre annonce
term-want-partner = que votre partenaire choisisse
term-calls-choose = une couleur, botifarra, ou déléguer
term-calls-delegated = une couleur ou botifarra, mais plus déléguer
term-calls-contro = contro, ou frapper la table
term-calls-recontro = recontro, ou frapper la table
term-calls-sant-vicenc = Sant Vicenç, ou frapper la table
why-may-say = C’est à vous de parler. Vous pouvez dire : { $calls-term }.
why-talking-over = Plus personne ne parle : on entame le premier pli.
why-may-not-speak = Ce n’est pas à vous de parler. Parle maintenant : { $speaker-term }. Il reste à dire : { $calls-term }.
why-call-suit = Il suffit de nommer la couleur : « { $call-term } ». Elle bat les trois autres pendant toute la donne.
why-call-botifarra = On annonce botifarra : aucune couleur ne domine, et le gain compte double.
why-call-delegate = Le donneur peut déléguer : son partenaire choisit à sa place.
why-call-delegated = On vous a délégué le choix : vous devez choisir vous-même.
why-multiplied = On marque ce qui dépasse 36, soit { $above }, fois { $times } : chaque annonce qui double, et la botifarra, multiplient par deux. Réponse : { $points }.
why-multiplier = Contro, recontro et Sant Vicenç doublent chacun ce qui précède, et la botifarra double encore : fois { $times }. Réponse : { $points }.
breakdown-times = { $call-term }, fois
hint-choice = Qui choisit ? Et à qui peut-il renvoyer le choix ?
hint-doubling = Quel camp a choisi ? Les deux camps se répondent, un pas après l’autre.
hint-multiplier = Chaque annonce qui double multiplie par deux. La botifarra aussi.
misconception-call-delegates-back = Le choix a été délégué : on ne le renvoie pas. Il faut une couleur ou botifarra.
misconception-call-speaks-for-dealer = Ce n’est pas à vous de choisir l’atout ici.
misconception-call-botifarra-forgotten = Il manque botifarra : on peut aussi jouer sans atout.
misconception-call-delegate-again = Vous ne pouvez pas renvoyer le choix : votre partenaire vous l’a déjà délégué.
misconception-call-delegates-too-easily = Déléguer laisserait le choix à votre partenaire. Vous avez une couleur en tête : nommez-la.
misconception-call-botifarra-is-a-suit = Botifarra n’est pas un atout plus fort : c’est jouer sans atout.
misconception-call-suit-for-botifarra = Nommer une couleur en fait l’atout. Pour jouer sans atout, et doubler, on annonce botifarra.
misconception-call-doubles-own-side = Cette annonce revient à l’autre camp : on ne double pas ce que son propre camp vient de dire.
misconception-call-sant-vicenc-on-botifarra = En botifarra, on s’arrête à recontro : Sant Vicenç n’existe pas.
misconception-call-contro-twice = Contro a déjà été dit : on ne le dit qu’une fois par donne.
misconception-call-pass-forgotten = Rien n’oblige à doubler : frapper la table est toujours possible.
misconception-call-skips-a-step = On ne saute pas de pas : recontro ne vient qu’après contro.
misconception-multiplier-botifarra-forgotten = La botifarra double encore le résultat.
misconception-multiplier-added = Les doublements se multiplient, ils ne s’ajoutent pas.
misconception-multiplier-sum = Chaque annonce double ce qui précède : deux, puis quatre, puis huit.
misconception-multiplier-all-points = Seuls les points au-dessus de 36 sont multipliés.
misconception-multiplier-forgotten = Vous avez bien retiré 36, mais il reste à multiplier par { $times }.

## BO-09: marking

prompt-marking = Combien de points votre camp marque-t-il pour cette donne ?
prompt-new-score = Quel est le score de votre camp après cette donne ?
row-your-points = Points de votre camp dans la donne
row-other-points = Points de l’autre camp dans la donne
row-score-before = Score avant la donne
why-marking = Votre camp a { $own } points : { $above } au-dessus de 36, fois { $times }, donc { $scored } à marquer. Réponse : { $score }.
why-marking-nothing = Votre camp a { $own } points. Sans dépasser 36, on ne marque rien. Réponse : { $score }.
breakdown-above = au-dessus de 36, fois { $times }
hint-marking = On ne marque que ce qui dépasse la moitié de 72, multiplié selon les annonces.
misconception-marking-all-points = On ne marque pas tous ses points, seulement ceux qui dépassent 36.
misconception-marking-multiplier-forgotten = Les annonces de cette donne multiplient ce qu’on marque.
misconception-marking-other-side = C’est ce que marque l’autre camp.
misconception-marking-score-forgotten = C’est le gain de la donne. Ajoutez-le au score d’avant.
misconception-marking-as-shown = Ces points sont ceux de l’autre camp. Il reste à votre camp 72 moins ce nombre.

## BO-08: around a deal

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
    [seat-you] vous dites
   *[other] { $seat-term } dit
  } contro, ou frappe la table
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
misconception-seq-cut-first = On coupe un paquet déjà mélangé : couper défait ce que le mélangeur aurait pu préparer.
misconception-seq-dealer-served-first = Le donneur se sert toujours en dernier.
misconception-seq-lead-before-trump = Personne n’entame avant de connaître l’atout : le contrat vient d’abord.
misconception-seq-contro-before-trump = On ne double qu’un contrat déjà nommé : l’atout vient avant le contro.

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
why-deal-shuffles = La gauche du donneur mélange : { $seat-term }.
why-deal-cuts = La droite du donneur coupe, en face de qui a mélangé : { $seat-term }.
why-deal-served-first = On sert d’abord la droite du donneur : { $seat-term }.
why-deal-served-last = Le donneur se sert en dernier : { $seat-term }.
why-deal-leads = La droite du donneur entame : { $seat-term }.
why-deal-deals-next = La donne passe à droite : { $seat-term }.
why-deal-chooses = Qui donne choisit l’atout : { $seat-term }.
why-deal-after-misdeal = La maldonne fait perdre le tour, et la donne passe à droite : { $seat-term }.
why-deal-shuffles-next = La droite donnera ; à sa gauche se trouve le donneur d’avant, qui mélange : { $seat-term }.
why-deal-cuts-next = La droite donnera ; à sa droite à elle, on coupe : { $seat-term }.
why-deal-new-match = Entre les mêmes joueurs, le tour de donne continue, sans nouveau tirage : { $seat-term }.
why-deal-deals-third = La donne avance d’une place à droite à chaque fois ; trois pas mènent à { $seat ->
    [seat-you] vous
   *[other] { $seat-term }
  }.
hint-deal = Placez-vous sur la chaise du donneur, et regardez à droite et à gauche.
misconception-deal-wrong-side = C’est l’autre côté. Asseyez-vous en pensée à la place du donneur, puis cherchez à droite et à gauche.
misconception-deal-dealer-shuffles = Le donneur ne mélange pas lui-même : il choisira l’atout, ses adversaires préparent le paquet.
misconception-deal-partner-helps = Le partenaire du donneur ne touche pas au paquet : mélanger et couper reviennent à l’autre camp.
misconception-deal-dealer-first = Le donneur se sert en dernier, pas en premier.
misconception-deal-dealer-not-last = La donne commence à droite et fait le tour : elle finit par le donneur.
misconception-deal-dealer-leads = Le donneur choisit l’atout, mais c’est son voisin de droite qui entame.
misconception-deal-stays = La donne ne reste pas à la même place : elle tourne.
misconception-deal-right-chooses = La droite du donneur entame ; l’atout, c’est le donneur qui le choisit.
misconception-deal-misdeal-again = Ici, le fautif ne redonne pas : une maldonne lui fait perdre son tour.
misconception-deal-role-of-this-deal = C’était vrai pour cette donne. À la suivante, tous les rôles avancent d’une place.
misconception-deal-one-turn-too-few = Vous avez compté deux donnes ; on en demande trois.
