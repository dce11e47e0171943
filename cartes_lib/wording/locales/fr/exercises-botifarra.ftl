# Exercises of Botifarra from BO-02 on: questions, reasons, hints, wrong ideas.

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
why-may-not-speak = Ce n’est pas à vous de parler. C’est { $speaker-term } qui parle maintenant, et qui peut dire : { $calls-term }.
why-call-suit = Il suffit de nommer la couleur : « { $call-term } ». Elle bat les trois autres pendant toute la donne.
why-call-botifarra = On annonce botifarra : aucune couleur ne domine, et le gain compte double.
why-call-delegate = Le donneur peut déléguer : son partenaire choisit à sa place.
why-call-delegated = On vous a délégué le choix : vous devez choisir vous-même.
why-multiplied = { $times ->
    [1] On marque ce qui dépasse 36, et rien ne double ici : { $above }. Réponse : { $points }.
   *[other] On marque ce qui dépasse 36, soit { $above }, fois { $times } : chaque annonce qui double, et la botifarra, multiplient par deux. Réponse : { $points }.
  }
why-multiplier = Contro, recontro et Sant Vicenç doublent chacun ce qui précède, et la botifarra double encore : fois { $times }.
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
misconception-call-skips-a-step = On n’avance que d’un pas : recontro ne vient qu’après contro.
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
why-marking = { $times ->
    [1] Votre camp a { $own } points, { $above } au-dessus de 36 : rien ne double, on marque { $scored }.
   *[other] Votre camp a { $own } points : { $above } au-dessus de 36, fois { $times }, donc { $scored } à marquer.
  }{ $asks ->
    [score] {" "}Nouveau score : { $score }.
   *[points] {""}
  }
why-marking-nothing = Votre camp a { $own } points. Sans dépasser 36, on ne marque rien.{ $asks ->
    [score] {" "}Nouveau score : { $score }.
   *[points] {""}
  }
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

## BO-11: faults and what they cost

prompt-referee = Variante { $variant-term }, toutes les mains ouvertes : la carte jouée vient d’abord, puis ce qui restait. Où est la faute ?
part-card = La carte fautive
part-cost = Points pour l’autre camp
stake-suit = une couleur
stake-trump = atout { $trump }
group-played = { $number }. { $seat ->
    [seat-you] vous jouez
   *[other] { $seat-term } joue
  } { $card-the }
hint-referee = Jugez chaque carte d’après la main dont elle sort : pouvait-on fournir, monter, couper ?
why-fault-follow = { $seat ->
    [seat-you] Vous n’avez pas fourni
   *[other] { $seat-term } n’a pas fourni
  } : au lieu { $card-of }, il fallait { $cards-or }. Prix : { $cost }.
why-fault-beat = { $seat ->
    [seat-you] Vous deviez
   *[other] { $seat-term } devait
  } monter sur l’adversaire : au lieu { $card-of }, il fallait { $cards-or }. Prix : { $cost }.
why-fault-ruff = { $seat ->
    [seat-you] Vous deviez
   *[other] { $seat-term } devait
  } couper : au lieu { $card-of }, il fallait { $cards-or }. Prix : { $cost }.
why-fault-lowest = Sans pouvoir gagner, { $seat ->
    [seat-you] vous deviez
   *[other] { $seat-term } devait
  } donner la plus petite : au lieu { $card-of }, { $cards-or }. Prix : { $cost }.
why-fault-point-or-lowest = { $seat ->
    [seat-you] Sous votre partenaire, vous deviez
   *[other] Sous son partenaire, { $seat-term } devait
  } jouer une carte à points ou la plus petite : au lieu { $card-of }, { $cards-or }. Prix : { $cost }.
misconception-fault-undoubled = La faute est bien celle-là, mais le prix est multiplié comme la donne.
misconception-fault-all-points = La faute est bien celle-là, mais elle ne coûte pas les 72 points : l’autre camp marque ce qui dépasse 36, comme s’il avait tout gagné.
misconception-fault-lowest-is-not-beat = Ce joueur ne pouvait pas monter : sa faute est de ne pas avoir donné la plus petite.
misconception-fault-ruff-is-not-follow = Ce joueur n’avait pas la couleur demandée : il ne pouvait pas fournir, mais il devait couper.
misconception-fault-beat-before-lowest = La plus petite ne se demande que si l’on ne peut pas gagner : ici, il fallait monter.

prompt-penalty = Un camp a joué une carte interdite, et l’autre réclame. Combien l’autre camp marque-t-il ?
prompt-penalty-score = Un camp a joué une carte interdite, et l’autre réclame. Quel est le nouveau score de cet autre camp ?
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
misconception-penalty-undoubled = Une faute coûte 36 points, fois ce qui multiplie la donne.
misconception-penalty-all-points = L’autre camp marque ce qui dépasse 36 : 36, et non les 72 points.
misconception-penalty-as-played = Les plis déjà joués ne comptent plus : la faute donne tous les points de la donne.
misconception-penalty-score-forgotten = C’est le prix de la faute. Ajoutez-le au score d’avant.

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
why-deal-chooses-after-misdeal = Le fautif perd la donne et le choix : sa droite donne et choisit. { $seat ->
    [seat-you] Vous choisissez
   *[other] { $seat-term } choisit
  }.
why-deal-shuffles-after-misdeal = La droite du fautif donne ; à sa gauche se trouve le fautif lui-même, qui mélange : { $seat-term }.
why-deal-cuts-after-misdeal = La droite du fautif donne ; à la droite de ce nouveau donneur, on coupe : { $seat-term }.
why-deal-leads-after-misdeal = La droite du fautif donne, et la droite du nouveau donneur entame : { $seat-term }.
why-deal-after-two-misdeals = Chaque maldonne fait passer le tour à droite. Deux pas : { $seat-term }.
misconception-deal-fault-stays = Une faute de jeu ne fait pas redonner : le tour continue.
misconception-deal-misdeal-chooses = Le fautif perd aussi le choix de l’atout, et c’est le vrai prix d’une maldonne.
misconception-deal-misdeal-once = Deux maldonnes, deux pas : le remplaçant perd son tour aussi.

## BO-12: silence, and the players’ words

prompt-talk = Pendant la donne : permis, ou interdit ?
zone-talk-allowed = permis
zone-talk-forbidden = interdit
talk-own-manilla = « J’ai encore la manille d’or. »
talk-own-void = « De la coupe ? Je n’en ai plus une seule ! »
talk-own-trumps = « Ne vous fatiguez pas, j’ai tous les atouts. »
talk-others-void = « La gauche n’a plus d’épée. »
talk-others-hold = « C’est lui qui a l’as, j’en suis sûr. »
talk-asks-suit = À son partenaire : « Joue du bâton ! »
talk-asks-trump = À son partenaire : « Fais tomber les atouts. »
talk-judges-well = À son partenaire, sur son pli : « Très bien joué ! »
talk-judges-badly = À son partenaire : « Il fallait monter. »
talk-signs-wink = Un clin d’œil à son partenaire avant l’entame
talk-signs-sigh = Un grand soupir quand le partenaire va jouer du bâton
talk-signs-card = Pencher ses cartes pour que le partenaire les voie
talk-signs-slow = Poser sa carte très fort pour dire « c’est ma dernière »
talk-takes-back = « Attendez, je reprends ma carte. »
talk-looks-older = Revoir l’avant-dernier pli
talk-banter-coffee = « Qui veut un café ? »
talk-banter-heat = « Il fait une de ces chaleurs, ici ! »
talk-banter-grandfather = « Mon grand-père nous battrait tous les quatre. »
talk-calls-delegate = Le donneur : « Je délègue. »
talk-calls-contro = Un adversaire du donneur, avant l’entame : « Contro ! »
talk-calls-knock = Frapper la table au lieu de dire contro
talk-turn-whose = « C’est à qui de jouer ? »
talk-turn-score = « Quel est le score de la partie ? »
talk-last-trick = Revoir le dernier pli
talk-claim-fault = « Vous aviez de l’or, il fallait fournir : je réclame. »
why-talk = Rien sur les cartes, ni sur la réussite d’un coup : ni mot, ni signe. Les annonces et la plaisanterie restent permises.
why-talk-own = On ne dit rien de ses propres cartes.
why-talk-others = On ne dit rien non plus des cartes des voisins.
why-talk-asks = On ne demande rien à son partenaire : il choisit seul.
why-talk-judges = On ne commente pas la réussite ou l’erreur d’un coup : cela renseigne le partenaire.
why-talk-signs = Un signe parle autant qu’un mot : il est interdit de même.
why-talk-takes = Une carte jouée ne se reprend pas.
why-talk-looks = On ne revoit que le dernier pli de chaque pile.
why-talk-banter = La plaisanterie est permise : elle ne dit rien des cartes.
why-talk-calls = Une annonce, à son moment, est permise : c’est le jeu même.
why-talk-turn = Demander le tour ou le score ne dit rien des cartes.
why-talk-last = Le dernier pli de chaque pile peut se revoir.
why-talk-claim = Réclamer une faute est permis : c’est ainsi qu’on l’arrête.
hint-talk = Une seule question : le partenaire en apprend-il quelque chose sur les cartes ou sur le coup ?
misconception-talk-banter-forbidden = Le silence ne porte que sur les cartes et les coups : plaisanter reste permis.
misconception-talk-comment-allowed = Même un compliment renseigne : la réussite ou l’erreur d’un coup ne se commente pas.
misconception-talk-signs-allowed = Sans un mot, un signe dit la même chose : il est interdit.
misconception-talk-take-back = Une carte posée reste posée, même avec une bonne excuse.
misconception-talk-last-trick-forbidden = Le dernier pli de chaque pile peut se revoir ; ceux d’avant, non.
misconception-talk-all-forbidden = Tout n’est pas interdit : les annonces, les plaisanteries et les questions sur le tour restent permises.

prompt-words = Reliez chaque mot catalan à ce qu’il veut dire.
why-words = Ce sont les mots de la table, tels qu’on les dit en catalan.
hint-words = Cherchez d’abord les mots que vous avez déjà entendus ; les autres se déduisent.
misconception-words-beat-ruff = « Matar », c’est jouer plus fort ; « fallar », c’est couper d’un atout.
misconception-words-pass-delegate = On frappe la table pour ne pas doubler ; on délègue pour ne pas choisir.
misconception-words-suit-lead = « Pal » est une couleur ; « pal de sortida », celle de la première carte du pli.
misconception-words-trick-deal = Une « basa » est un pli ; une « mà », la donne entière.

## BO-10: charging

prompt-charge = Variante intermédiaire. { $announced ->
    [yes] À cette table, on annonce quand on charge.
   *[no] À cette table, on n’annonce rien.
  } Vous voulez jouer { $card-the }. Que dites-vous ?
charge-say-charge = « je charge »
charge-say-nothing = rien, je joue
charge-say-impossible = rien, cette carte est interdite
why-charge-charge-said = { $card-the } est une charge, et la table l’annonce : il faut dire « je charge ».
why-charge-charge = { $card-the } est une charge, mais cette table ne l’annonce pas : on la joue sans un mot.
why-charge-plain = { $card-the } se jouerait aussi en obligée : ce n’est pas une charge, on ne dit rien.
why-charge-forbidden = { $card-the } n’est pas permis ici : ni en obligée, ni en chargeant.
hint-charge = Qui est maître ? Pouvez-vous le battre ? Et votre partenaire, doit-il encore jouer ?
misconception-charge-unsaid = Charger sans le dire, à une table qui l’annonce, est une faute.
misconception-charge-not-agreed = Cette table n’annonce pas : parler serait un renseignement de trop.
misconception-charge-for-nothing = On ne dit « je charge » qu’en chargeant : cette carte se jouait de toute façon.
misconception-charge-forbidden = Dire « je charge » ne rend pas la carte permise.
misconception-charge-is-allowed = Cette carte est permise : on ne peut pas battre le maître, et le partenaire joue encore.

## BO-09: counted from the pile

group-counting-pile = Votre pile, { $count ->
    [one] { $count } pli
   *[other] { $count } plis
  } : voici ses cartes à points
misconception-marking-tricks-forgotten = Vous avez compté les cartes de la pile, mais chaque pli vaut aussi 1 point.

## BO-13: other tables

prompt-tables = À quelle table est-ce ainsi ? Rangez chaque phrase.
table-kind-pairs = à quatre, par paires
table-kind-alone = à quatre, chacun pour soi
table-kind-three = à trois
table-kind-duo = à deux, avec des piles
table-fact-delegate = Qui ne veut pas choisir délègue.
table-fact-partner = Votre partenaire est assis en face de vous.
table-fact-shared-pile = Deux joueurs mettent leurs plis en commun.
table-fact-minus-18 = On marque ses points, moins 18.
table-fact-four-alone = Quatre joueurs, quatre scores.
table-fact-eighteen = Avec 18 points, on marque zéro.
table-fact-minus-24 = On marque ses points, moins 24.
table-fact-no-low = Ni deux, ni trois, ni quatre dans le paquet.
table-fact-thirty-six = Le paquet a 36 cartes.
table-fact-half-points = Il faut deux plis pour un point.
table-fact-tops = On joue le dessus de ses piles.
table-fact-twenty-four-tricks = La donne a 24 plis.
why-tables = Par paires, on partage plis et score. Chacun pour soi, on se compare à sa part de 72 : 18 à quatre, 24 à trois. À deux, on joue des piles.
hint-tables = Comptez les joueurs, puis divisez 72 par leur nombre.
why-table-pairs = Par paires, le partenaire est en face : mêmes plis, même score, et l’on peut lui déléguer le choix.
why-table-alone = À quatre, chacun pour soi, la part de chacun est 72 ÷ 4 = 18 : on marque l’écart, en plus ou en moins.
why-table-three = À trois, on retire les deux, les trois et les quatre : il reste 36 cartes, et une part de 72 ÷ 3 = 24.
why-table-duo = À deux, 48 cartes font 24 plis : chacun joue le dessus de ses piles, et deux plis valent un point.
misconception-tables-shares-swapped = Vous avez interverti les parts : 72 ÷ 4 = 18 à quatre, 72 ÷ 3 = 24 à trois.
misconception-tables-alone-delegates = Chacun pour soi, il n’y a personne à qui déléguer.
misconception-tables-tricks-swapped = À trois, 36 cartes font douze plis ; à deux, 48 cartes en font vingt-quatre.
row-table-kind = Table
row-own-points = Vos points dans la donne
row-card-points = Points de vos cartes
row-tricks-won = Plis que vous avez pris
prompt-alone = Que marquez-vous pour cette donne ? Cela peut être négatif.
why-alone = { $times ->
    [1] { $own } points, moins votre part de { $share } : { $score }.
   *[other] { $own } points, moins votre part de { $share }, le tout fois { $times } : { $score }.
  }
hint-alone = Quelle est votre part de 72 ? On marque l’écart, en plus ou en moins, multiplié selon les annonces.
breakdown-share = votre part, 72 ÷ { $count }
breakdown-doubled = le tout compte double
misconception-tables-like-pairs = 36 est la part d’une paire. Ici chacun a la sienne : { $share }.
misconception-tables-no-minus = Au-dessous de sa part, on perd : le résultat est négatif.
misconception-tables-other-share = C’est la part d’une autre table. La vôtre est ici de { $share }.
misconception-tables-times-forgotten = L’annonce multiplie tout par { $times } : ce que l’on gagne et ce que l’on perd.
misconception-tables-all-points = On ne marque pas tous ses points, seulement l’écart à { $share }.
prompt-duo-points = À deux, la donne a 24 plis. Combien de points avez-vous faits ?
why-duo-even = Deux plis valent un point : { $cards } pour les cartes, plus la moitié de { $tricks }, font { $points }.
why-duo-gets = De { $tricks } plis, il en reste un seul. Son point va à qui a le moins de points, et c’est vous : { $points }.
why-duo-loses = De { $tricks } plis, il en reste un seul. Son point va à qui a le moins de points, et ce n’est pas vous : { $points }.
hint-duo = Deux plis valent un point. Et s’il en reste un ?
misconception-tables-trick-each = À deux, un pli seul ne vaut rien : il en faut deux pour un point.
misconception-tables-odd-lost = Le pli qui reste n’est pas perdu : son point va au plus faible, et c’est vous.
misconception-tables-odd-to-all = Le pli qui reste donne son point au plus faible, et ce n’est pas vous.
prompt-piles = À deux, obligée. Voici le dessus de vos piles : choisissez toutes les cartes permises.
prompt-duel-three = Ici, le trois vient en second. Laquelle de ces { $count } cartes l’emporte ?
why-duel-three = À cette table, l’ordre est 9, 3, 1, 12, 11, 10, puis 8 à 4, et 2. Ici, c’est { $card-the }.
hint-duel-three = Une seule carte passe devant le trois.
misconception-duel-three-forgotten = À cette table, le trois passe devant l’as.
misconception-duel-three-on-top = Le trois n’est que second : la manille reste en tête.

## BO-06 and BO-14: choices weighed by imagined deals

worth-figure = { $sign ->
    [minus] −{ $whole },{ $tenths } ± { $error },{ $error-tenths }
   *[plus] { $whole },{ $tenths } ± { $error },{ $error-tenths }
  }
prompt-lead = { $seat ->
    [seat-left] Votre voisin de gauche a donné et choisi l’atout. Vous entamez : quelle carte ?
   *[other] Votre voisin de gauche a donné, celui de droite a choisi l’atout. Vous entamez : quelle carte ?
  }
prompt-contract = Vous avez donné. Que choisissez-vous avec cette main ?
hint-leads = Un petit atout, ou une petite dans une couleur courte : bientôt, vous pourrez y couper. Un honneur seul se fait prendre.
hint-contracts = Comptez vos couleurs : une longue, avec un gros honneur ? Des honneurs partout ? Ou rien de tout cela ?
why-leads-best = En { $samples } donnes imaginées, aucune carte n’a rapporté davantage à votre camp.
why-leads-level = Aussi bonne que la meilleure, en { $samples } donnes imaginées.
why-leads-near = À { $whole },{ $tenths } point de la meilleure en { $samples } donnes imaginées : cela peut être le hasard.
why-leads-costs = Cette entame coûte { $whole },{ $tenths } { $whole ->
    [0] point
    [1] point
   *[other] points
  } par donne, en moyenne de { $samples } donnes imaginées.
why-contracts-best = En { $samples } donnes imaginées, aucun choix n’a rapporté davantage.
why-contracts-level = Aussi bon que le meilleur choix, en { $samples } donnes imaginées.
why-contracts-near = À { $whole },{ $tenths } point du meilleur choix en { $samples } donnes imaginées : cela peut être le hasard.
why-contracts-costs = Ce choix coûte { $whole },{ $tenths } { $whole ->
    [0] point
    [1] point
   *[other] points
  } par donne, en moyenne de { $samples } donnes imaginées.
prompt-located = { $count ->
    [1] Sur cent donnes, combien de fois cette carte est-elle chez votre partenaire ?
   *[other] Sur cent donnes, combien de fois votre partenaire a-t-il au moins une de ces { $count } cartes ?
  }
group-asked = { $count ->
    [1] La carte cherchée
   *[other] Les cartes cherchées
  }
row-void = N’en a pas de cette couleur
why-located = { $count ->
    [1] Trois joueurs peuvent l’avoir, douze cartes chacun : une fois sur trois, { $percent } %.
   *[other] Il en a au moins une { $percent } fois sur cent. On ne peut pas additionner les tiers, car plusieurs peuvent être chez lui.
  }
why-located-void = Un joueur n’en a pas ; les deux autres ont douze cartes chacun : une fois sur deux, { $percent } %.
hint-located = Combien de joueurs peuvent encore avoir ces cartes ?
misconception-odds-half = Ce ne serait une fois sur deux que si deux joueurs seulement pouvaient l’avoir.
misconception-odds-third = Un tiers vaut pour une seule carte dont on ne sait rien.
misconception-odds-added = Les tiers ne s’additionnent pas : il peut en avoir plusieurs à la fois.

## Smiles for right answers: the number is the seed modulo 12

smile-bo-0 = Votre voisin de droite ne sourit plus.
smile-bo-2 = Le grand-père du bar hoche la tête.
smile-bo-3 = Voilà un pli bien compté.
smile-bo-5 = On va finir par vous redouter, à cette table.
smile-bo-7 = Pas besoin de soupirer comme César : vous l’avez.
smile-bo-8 = À Gérone, on vous offrirait la botifarra.
smile-bo-10 = Votre partenaire pose ses cartes et applaudit, en silence.
