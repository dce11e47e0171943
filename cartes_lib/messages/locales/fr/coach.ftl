# The coach's reasons for an action; each is true of the position.

## Botifarra: cards

coach-botifarra-charge-last = Votre partenaire est maître avec { $best-the } et vous jouez en dernier. Chargez donc : avec { $card-the }, { $points ->
    [1] 1 point est
   *[other] { $points } points sont
  } à l’abri.
coach-botifarra-charge-sure = Votre partenaire est maître avec { $best-the }, que personne ne peut plus battre : chargez avec { $card-the }.
coach-botifarra-takes-last = Vous jouez en dernier : { $card-the } prend le pli et { $points ->
    [1] son point
   *[other] ses { $points } points
  }.
coach-botifarra-ruffs = Vous coupez { $led-the } avec { $card-the } : le pli vaut { $points ->
    [1] 1 point
   *[other] { $points } points
  } pour l’instant.
coach-botifarra-takes-sure = { $card-the } prend le pli, et aucun adversaire ne peut plus passer dessus.
coach-botifarra-last-trump = { $card-the } est le dernier atout : personne ne peut le battre ni couper.
coach-botifarra-fell = { $fell-count ->
    [1] { $fell } est déjà tombé
   *[other] { $fell } sont déjà tombés
  } : { $card-the } est maintenant le plus fort, et personne ne peut le couper.
coach-botifarra-master = Aucun adversaire ne peut battre { $card-the } : ce pli est à vous.
coach-botifarra-partner-ruffs = Votre partenaire n’a plus { $suit-of } : sur { $card-the }, il peut couper.
coach-botifarra-draws-trumps = { $left ->
    [1] Il reste un atout chez les autres : { $card-the } le fait tomber
   *[other] Il reste { $left } atouts chez les autres : { $card-the } en fait tomber une partie
  }.
coach-botifarra-highest = Rien de plus fort que { $card-the } ne reste dans sa couleur : seul un atout peut le battre.
coach-botifarra-makes-void = { $card-the } est votre dernière carte { $suit-of } : ensuite vous pourrez couper.
coach-botifarra-saves-points = Vous ne pouvez pas battre { $best-the } : { $card-the } ne coûte rien, et vous gardez { $saved }.
coach-botifarra-from-length = Vous avez { $count } cartes { $suit-of } : c’est votre couleur la plus longue.
coach-botifarra-lowest = { $card-the } ne bat pas { $best-the }, mais c’est votre plus petite carte { $suit-of }.

## Botifarra: calls

coach-botifarra-names-masters = Vous avez { $count } des cartes les plus fortes, { $cards } : sans atout, elles font leurs plis.
coach-botifarra-doubles-trumps = Le camp adverse a choisi { $suit-the }, et vous y avez { $count } cartes.
coach-botifarra-passes-short = { $count ->
    [0] Vous n’avez aucune carte
    [1] Vous n’avez qu’une carte
   *[other] Vous n’avez que { $count } cartes
  } { $suit-of } : trop peu pour doubler.
coach-botifarra-delegates-flat = Votre plus longue couleur n’a que { $count } cartes : laissez choisir votre partenaire.
coach-botifarra-names-long = Vous avez { $count } cartes { $suit-of } : nommez-les, et cela vous fait { $count } atouts.
coach-botifarra-names-strong = Vos cartes { $suit-of } valent { $points } points.

## Truco: cards

coach-truco-wins-hand = Vous avez déjà un pli : { $card-the } bat { $best-the } et gagne la main.
coach-truco-cheapest = { $card-the } suffit pour battre { $best-the } ; { $rest-count ->
    [0] c’était votre dernière carte
   *[other] vous gardez { $rest }
  }.
coach-truco-unbeatable = Aucune carte que vous n’avez pas vue ne bat { $card-the }.
coach-truco-saves = Votre camp tient le pli avec { $best-the } : jetez votre plus faible, { $card-the }.
coach-truco-ties = { $card-the } fait parda avec { $best-the }, et vous gardez { $rest-the } pour le pli qui décide.
coach-truco-gives-up = Rien dans votre main ne bat { $best-the } : jetez votre plus faible, { $card-the }.
coach-truco-leads-best = { $card-the } est votre plus forte carte : elle bat { $beaten } des { $hidden } cartes que vous n’avez pas vues.
coach-truco-keeps-brava = Avec { $card-the }, vous gardez { $rest-the } pour plus tard.
coach-truco-weakest = { $card-the } est votre carte la plus faible : vous gardez { $rest }.
coach-truco-throws-away = { $card-the } est la plus faible de vos quatre cartes.

## Truco: words

coach-truco-sings = { $cards } sont de la même couleur : c’est une fleur, et il faut la chanter.
coach-truco-enough-envido = Contre un adversaire qui mise ainsi, vous gagnez l’envido { $win } fois sur 100. Accepter met { $yes ->
    [1] 1 point
   *[other] { $yes } points
  } en jeu, refuser en coûte { $no } : { $even ->
    [yes] il faut gagner { $needed } fois, et les deux se valent
   *[no] gagner { $needed } fois suffit
  }.
coach-truco-short-envido = Contre un adversaire qui mise ainsi, vous { $win ->
    [0] ne gagnez presque jamais l’envido
   *[other] gagnez l’envido { $win } fois sur 100
  }. Accepter met { $yes ->
    [1] 1 point
   *[other] { $yes } points
  } en jeu, refuser en coûte { $no } : il faudrait gagner { $needed } fois sur 100.
coach-truco-enough-truco = Contre un adversaire qui mise ainsi, vous gagnez la main { $win } fois sur 100. Accepter met { $yes ->
    [1] 1 point
   *[other] { $yes } points
  } en jeu, refuser en coûte { $no } : { $even ->
    [yes] il faut gagner { $needed } fois, et les deux se valent
   *[no] gagner { $needed } fois suffit
  }.
coach-truco-short-truco = Contre un adversaire qui mise ainsi, vous { $win ->
    [0] ne gagnez presque jamais la main
   *[other] gagnez la main { $win } fois sur 100
  }. Accepter met { $yes ->
    [1] 1 point
   *[other] { $yes } points
  } en jeu, refuser en coûte { $no } : il faudrait gagner { $needed } fois sur 100.
coach-truco-bets-envido = Vous avez { $value } : de quoi gagner l’envido { $win } fois sur 100.
coach-truco-bluffs-envido = Vous n’avez que { $value }, qui gagne l’envido { $win } fois sur 100 : c’est un bluff, qui ne sert que si l’autre camp refuse.
coach-truco-bets-truco = Vos cartes gagnent la main { $win ->
    [100] presque toujours
   *[other] { $win } fois sur 100
  } : faites-la valoir plus.
coach-truco-bluffs-truco = { $win ->
    [0] Vos cartes ne gagnent presque jamais la main
   *[other] Vos cartes ne gagnent la main que { $win } fois sur 100
  } : c’est un bluff, qui ne sert que si l’autre camp refuse.

## Balcó

coach-balco-goes-out = { $cards-count ->
    [1] C’est votre dernière carte
   *[other] Ce sont vos dernières cartes
  } : vous sortez.
coach-balco-forces = Le joueur suivant n’a que { $cards-numbers } et ne peut pas répondre : il ramassera { $count ->
    [1] une carte
   *[other] { $count } cartes
  }.
coach-balco-clears = { $ten ->
    [yes] Un 10 nettoie
   *[no] Quatre cartes pareilles nettoient
  } la pila, { $count ->
    [1] une carte
   *[other] { $count } cartes
  } en tout, et vous rejouez.
coach-balco-shoots-leader = Vous tirez sur celui qui a le moins de cartes : { $count ->
    [1] il n’en a plus qu’une
   *[other] il n’en a plus que { $count }
  }.
coach-balco-skips-leader = Le 8 fait passer son tour à un joueur qui n’a plus que { $count ->
    [1] une carte
   *[other] { $count } cartes
  }.
coach-balco-only-rank = Rien d’autre dans votre main ne peut être lancé.
coach-balco-resets = La pila a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } : le 2 fait tout repartir de zéro, et vous ne ramassez rien.
coach-balco-keeps-joker = Vous gardez un joker : il répondra à tout plus tard.
coach-balco-keeps-special = Vous lancez un numéro ordinaire et gardez { $rest-numbers } pour plus tard.
coach-balco-breaks = Le 7 oblige le joueur suivant à lancer 7 ou moins.
coach-balco-together = Vous vous défaites de { $count } cartes en un seul tour.
coach-balco-lowest = C’est votre plus petit numéro : { $rest-numbers } { $rest-count ->
    [1] répondra
   *[other] répondront
  } mieux plus tard.
coach-balco-leaves-best = { $rank ->
    [0] À la fin, le joker deviendra le numéro qu’il vous faut.
    [2] À la fin, le 2 va sur n’importe quelle carte.
   *[10] À la fin, le 10 nettoie la pila, et vous rejouez.
  }
coach-balco-must-take = Aucune de vos cartes ne va : vous ramassez { $count ->
    [0] une pila vide
    [1] une carte
   *[other] { $count } cartes
  }.
coach-balco-lifts = Votre main est vide : { $count ->
    [1] on lève la dernière carte cachée
   *[other] on lève une des { $count } cartes cachées, sans savoir laquelle
  }.
