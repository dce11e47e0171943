# Reasons why a card or a call of Botifarra is legal or illegal.

verdict-legal = C’est permis.
verdict-botifarra-charge = Permis : vous chargez le pli avec { $card-the }.
verdict-botifarra-not-in-hand = { $card-the } n’est pas dans cette main.
verdict-botifarra-must-follow = On a demandé { $led-the } et vous en avez : il faut fournir. Vous pouviez jouer { $cards-or }.
verdict-botifarra-must-beat = { $duel ->
    [yes] Votre adversaire
   *[no] Un adversaire
  } est maître avec { $best-the }, et vous pouvez monter : il faut jouer { $cards-or }.
verdict-botifarra-must-ruff = { $duel ->
    [yes] Votre adversaire
   *[no] Un adversaire
  } est maître avec { $best-the }, et vous n’avez pas la couleur demandée : il faut couper avec { $cards-or }.
verdict-botifarra-must-under-ruff = À cette table, un joueur sans la couleur demandée doit jouer atout, même sans pouvoir gagner : { $cards-or }.
verdict-botifarra-must-play-lowest = Vous ne pouvez pas battre { $best-the } : il faut donner { $cards-count ->
    [1] la plus petite
   *[other] la plus petite d’une couleur
  }. Vous pouviez jouer { $cards-or }.
verdict-botifarra-lowest-or-charge = Vous ne pouvez pas battre { $best-the } : donnez la plus petite, ou chargez avec une carte à points. Vous pouviez jouer { $cards-or }.
verdict-botifarra-point-or-lowest = Votre partenaire est maître avec { $best-the } : jouez une carte à points ou la plus petite. Vous pouviez jouer { $cards-or }.
verdict-botifarra-wrong-turn = Ce n’est pas le moment : { $seat ->
    [seat-you] c’est à vous.
    [nobody] plus personne ne joue.
   *[other] { $seat-term } joue d’abord.
  }
verdict-botifarra-wrong-speaker = Ce n’est pas à vous de parler : on attend { $seat-term }.
verdict-botifarra-talk-first = On ne joue pas encore : il faut d’abord finir les annonces.
verdict-botifarra-deal-over = La donne est finie : plus personne ne joue.
verdict-botifarra-unknown-call = Cette annonce n’existe pas à la botifarra.
verdict-botifarra-not-asked = Ce n’est pas à ce joueur de parler.
verdict-botifarra-no-partner = À cette table personne n’a de partenaire : on ne peut pas déléguer.
verdict-botifarra-trump-turned = À cette table on ne choisit pas l’atout : c’est la couleur de la carte visible sur la dernière pile du donneur.
verdict-botifarra-must-choose = On vous a délégué le choix : il faut choisir, on ne peut pas le renvoyer.
verdict-botifarra-choose-first = Il faut d’abord choisir une couleur ou botifarra.
verdict-botifarra-contract-named = Le choix est fait : on ne peut plus que doubler, ou frapper la table.
verdict-botifarra-contro-once = Le contro ne se dit qu’une fois par donne.
verdict-botifarra-contro-only = Quand chacun joue pour soi, on ne dit que contro : il n’y a ni recontro ni Sant Vicenç.
verdict-botifarra-no-contro-on-botifarra = Quand chacun joue pour soi, on ne dit pas contro en botifarra.
verdict-botifarra-recontro-after-contro = Le recontro ne se dit qu’une fois, en réponse au contro.
verdict-botifarra-sant-vicenc-after-recontro = Sant Vicenç ne se dit qu’en réponse au recontro.
verdict-botifarra-no-sant-vicenc-on-botifarra = En botifarra, on ne dit pas Sant Vicenç : on s’arrête à recontro.
verdict-botifarra-talk-over = Les annonces sont finies : il reste à jouer.
verdict-botifarra-discard-order = Quand chacun joue pour soi, un joueur qui ne peut ni fournir ni gagner se défausse dans la première couleur qu’il a. Pour vous, c’est { $suit-the }. Vous pouviez jouer { $cards-or }.
verdict-botifarra-charge-unsaid = À cette table, il faut dire « je charge » pour jouer { $card-the } ici.
verdict-botifarra-charge-for-nothing = On ne dit « je charge » qu’en chargeant, et seulement à une table où c’est convenu.
verdict-botifarra-face-down = Vous ne voyez pas { $card-the } : on ne joue que des cartes visibles.
verdict-botifarra-until-claimed = { $card-the } ne suit pas les règles : la carte reste sur la table tant qu’aucun adversaire ne réclame.
verdict-botifarra-no-claims = À cette table, une carte interdite est refusée : il n’y a rien à réclamer.
verdict-botifarra-nothing-to-claim = Aucun adversaire n’a joué contre les règles.
verdict-botifarra-no-such-seat = Il n’y a pas de joueur à cette place.
verdict-botifarra-no-such-action = Ce n’est ni une annonce ni une carte de la botifarra.
verdict-botifarra-claimed-already = On a déjà réclamé dans cette donne : elle est finie.
verdict-botifarra-delegated-already = Vous avez laissé le choix à votre partenaire : c’est à lui de parler, et il doit choisir.
verdict-botifarra-not-ours-contro = Contro se dit contre le camp qui a choisi : vous en êtes, ce n’est jamais à vous de le dire.
verdict-botifarra-not-ours-recontro = Recontro est la réponse du camp qui a choisi : ce n’est pas le vôtre.
verdict-botifarra-not-ours-sant-vicenc = Sant Vicenç est la réponse du camp qui a dit contro : ce n’est pas le vôtre.
