# What the coach says of an action: one reason each, true of the position.

## Botifarra: cards

coach-botifarra-charge-last = Votre partenaire est maître avec { $best-the } et vous jouez en dernier : chargez, { $card-the } met { $points ->
    [1] 1 point
   *[other] { $points } points
  } à l’abri.
coach-botifarra-charge-sure = Votre partenaire est maître avec { $best-the }, que personne ne peut plus battre : chargez avec { $card-the }.
coach-botifarra-takes-last = Vous jouez en dernier : { $card-the } prend le pli et ses { $points ->
    [1] 1 point
   *[other] { $points } points
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
    [1] Un atout est encore
   *[other] { $left } atouts sont encore
  } chez les autres : { $card-the } en fait tomber.
coach-botifarra-highest = Rien de plus fort que { $card-the } ne reste dans sa couleur : seul un atout peut le battre.
coach-botifarra-makes-void = { $card-the } est votre dernière carte { $suit-of } : ensuite vous pourrez couper.
coach-botifarra-saves-points = Vous ne pouvez pas battre { $best-the } : { $card-the } ne coûte rien, et vous gardez { $spared }.
coach-botifarra-from-length = Vous avez { $count } cartes { $suit-of } : c’est votre couleur la plus longue.
coach-botifarra-lowest = { $card-the } ne bat pas { $best-the } ; c’est votre plus petite de la couleur.

## Botifarra: calls

coach-botifarra-names-masters = Vous avez { $count } des cartes les plus fortes, { $cards } : sans atout, elles font leurs plis.
coach-botifarra-doubles-trumps = Le camp adverse a choisi { $suit-the }, et vous y avez { $count } cartes.
coach-botifarra-passes-short = Vous n’avez que { $count ->
    [0] zéro carte
    [1] une carte
   *[other] { $count } cartes
  } { $suit-of } : trop peu pour doubler.
coach-botifarra-delegates-flat = Votre plus longue couleur n’a que { $count } cartes : laissez choisir votre partenaire.
coach-botifarra-names-long = Vous avez { $count } cartes { $suit-of } : autant d’atouts pour vous.
coach-botifarra-names-strong = Vos cartes { $suit-of } valent { $points } points.
