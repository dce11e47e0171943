# Why a card or a call of Botifarra is allowed or not.

verdict-legal = Cette carte est permise.
verdict-botifarra-charge = Permis : vous chargez le pli avec { $card-the }.
verdict-botifarra-not-held = { $card-the } n’est pas dans cette main.
verdict-botifarra-must-follow = On a demandé { $led-the } et vous en avez : il faut fournir. Vous pouviez jouer { $cards-or }.
verdict-botifarra-must-beat = { $best-the } d’un adversaire est maître et vous pouvez monter : il faut jouer { $cards-or }.
verdict-botifarra-must-ruff = { $best-the } d’un adversaire est maître et vous n’avez pas la couleur demandée : il faut couper avec { $cards-or }.
verdict-botifarra-must-under-ruff = À cette table, qui n’a pas la couleur demandée doit jouer atout, même sans pouvoir gagner : { $cards-or }.
verdict-botifarra-must-play-lowest = Vous ne pouvez pas battre { $best-the } : il faut donner la plus petite. Vous pouviez jouer { $cards-or }.
verdict-botifarra-point-or-lowest = Votre partenaire est maître avec { $best-the } : jouez une carte à points ou la plus petite. Vous pouviez jouer { $cards-or }.
verdict-botifarra-wrong-turn = Ce n’est pas le moment : la main est à { $seat-term }.
verdict-botifarra-call-closed = Cette annonce n’est pas possible à ce moment.
verdict-botifarra-talk-first = On ne joue pas encore : il faut d’abord finir les annonces.
verdict-botifarra-deal-over = La donne est finie : plus personne ne joue.
