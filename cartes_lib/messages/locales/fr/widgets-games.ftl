# Texts of the widgets that draw one game's rules.

term-variant-intermedia = intermédiaire
variant-allows = Variante { $variant-term } : vous pouvez jouer { $cards-or }.
variants-label = Variantes
variants-ask = Touchez une carte pour savoir pourquoi elle est permise ou interdite.
variants-changes = Encadrées : les cartes permises dans une variante et interdites dans une autre.

counter-next = Compter la suite
counter-all = Tout compter
counter-total = Total
counter-empty = Le compte repart de zéro.
count-pack = Les points d’une donne
count-pile = Les points d’une pile
count-rest = { $count ->
    [one] 1 carte sans points
   *[other] { $count } cartes sans points
  }
count-tricks = { $count ->
    [one] 1 pli
   *[other] { $count } plis
  }
count-running = { $label } : { $points ->
    [0] rien
    [one] 1 point
   *[other] { $points } points
  }. Total : { $total }.

ladders-ask = Touchez une carte : elle se montre dans les deux échelles.
rung-place = { $place ->
    [one] première
   *[other] { $place }ᵉ
  } place
ladders-order = L’ordre : qui bat qui
ladders-points = La valeur : combien cela compte

doubling-none = sans annonce
doubling-contro = contro
doubling-recontro = recontro
doubling-sant-vicenc = Sant Vicenç
doubling-choosers = le camp qui a choisi
doubling-others = l’autre camp

scorepad-us = Nous
scorepad-them = Eux
scorepad-caption = La partie se joue en { "{target}" } points
scorepad-total = Total
scorepad-deal = La donne
scorepad-points = Nos points, sur 72
scorepad-contract = Contrat
scorepad-doubling = Annonces
scorepad-note = Marquer cette donne
scorepad-undo = Effacer la dernière
scored-deal = Donne { $number }
scored-how = { $above } × { $times }
scored-summary = { $winner ->
    [us] Nous avons { $points } points, soit { $above } de plus que 36. { $times ->
        [1] Rien ne double :
       *[other] Fois { $times },
      } nous marquons { $scored }.
    [them] Eux ont { $points } points, soit { $above } de plus que 36. { $times ->
        [1] Rien ne double :
       *[other] Fois { $times },
      } ils marquent { $scored }.
   *[nobody] Chaque camp a { $points } points, soit { $above } au-dessus de 36 : { $times ->
        [one] personne ne marque rien.
       *[other] fois { $times }, cela fait toujours { $scored }, et personne ne marque rien.
      }
  }
scored-ending = { $winner ->
    [us] Nous dépassons 100 : la partie est à nous.
   *[them] Ils dépassent 100 : la partie est à eux.
  }
scored-over = La partie est finie. Effacez la dernière donne pour continuer.

bid-history = Ce qui a été dit
bid-calls = Annonces
bid-why-not = Les autres annonces
bid-back = Reprendre la dernière annonce
bidding-stake = { $times ->
    [0] L’enjeu n’est pas encore fixé
   *[other] La donne compte × { $times }
  }
bidding-speaks = { $seat ->
    [seat-you] C’est à vous de parler.
   *[other] C’est { $seat-term } qui parle.
  }
talk-speaks = { $seat ->
    [seat-you] À vous
   *[other] À votre adversaire
  } { $waits ->
    [yes] de répondre
   *[no] de parler ou de jouer
  }.
talk-over = Les annonces sont finies, la main aussi.
talk-note = { $accepted } / { $refused }
talk-stake = { $bet } : { $pending ->
    [yes] accepté, { $accepted } ; refusé, { $refused }
   *[no] la main vaut { $accepted }
  }
bidding-over = Les annonces sont finies. { $seat ->
    [seat-you] Vous entamez.
   *[other] { $seat-term } entame.
  }

tree-of-doublings = Ce que peut compter une donne
tree-suit-contract = une couleur d’atout
bet-times = × { $times }
bet-accepted = accepté : { $points }
bet-refused = refusé : { $points }
tree-of-truco = Ce que peut valoir le truco
tree-of-flor = Ce que peut valoir la fleur
tree-of-envido = Ce que peut valoir l’envido
bets-here = nous en sommes là

seats-label = La table
seats-skipped = passe son tour
turn-of = { $skipped ->
    [0] {""}
    [1] Passe son tour : { $passed }.{" "}
   *[other] Passent leur tour : { $passed }.{" "}
  }{ $seat ->
    [seat-you] Vous jouez.
   *[other] { $seat-term } joue.
  }

words-search = Chercher un mot
words-search-all = Chercher un mot, dans tous les jeux
words-fr = Français
words-ca = Catalan
words-es = Espagnol
words-meaning = Ce que cela veut dire
words-found = Mots trouvés : { "{n}" }
words-elsewhere = Ailleurs dans le glossaire
words-none = Aucun mot ne correspond.

table-seat-opponent = adversaire
    .disc = A
table-seat-facing = en face
    .disc = F
table-seat-second-right = 2ᵉ à droite
    .disc = 2D
table-seat-second-left = 2ᵉ à gauche
    .disc = 2G
table-seat-third-right = 3ᵉ à droite
    .disc = 3D
table-seat-third-left = 3ᵉ à gauche
    .disc = 3G

truco-leads = { $seat ->
    [seat-you] Vous entamez.
   *[other] { $seat-term } va entamer.
  }
truco-plays = { $seat ->
    [seat-you] Vous jouez { $card-the }.
   *[other] { $seat-term } joue { $card-the }.
  }
truco-ahead = { $seat ->
    [seat-you] Vous êtes en tête.
   *[other] { $seat-term } est en tête.
  }
truco-tied = { $seat ->
    [seat-you] Égalité avec vous pour l’instant.
   *[other] Égalité avec { $seat-term } pour l’instant.
  }
truco-trick = { $seat ->
    [seat-you] Vous remportez le pli.
   *[other] { $seat-term } remporte le pli.
  }
truco-parda = Égalité (parda) : { $decides ->
    [first] la main est au gagnant du premier pli.
    [mano] trois plis nuls, la main est au premier à jouer.
   *[leads] personne ne gagne ce pli, et le joueur qui l’a entamé entame encore.
  }
truco-hand-won = { $side ->
    [us] La main est à votre camp.
    [them] La main est à l’autre camp.
    [seat-you] Vous gagnez la main.
   *[seat] { $side-term } gagne la main.
  }

balco-pile = La pila ({ $count ->
    [0] vide
    [one] 1 carte
   *[other] { $count } cartes
  })
balco-pile-goes = La pila s’en va ({ $count ->
    [one] 1 carte
   *[other] { $count } cartes
  })
balco-turn = À jouer
balco-begins = La pila est vide. { $seat ->
    [seat-you] Vous commencez.
   *[other] { $seat-term } commence.
  }
balco-throws = { $seat ->
    [seat-you] Vous lancez { $thrown }{ $draws ->
        [0] {""}
        [one] , puis vous piochez une carte
       *[other] , puis vous piochez { $draws } cartes
      }.
   *[other] { $seat-term } lance { $thrown }{ $draws ->
        [0] {""}
        [one] , puis pioche une carte
       *[other] , puis pioche { $draws } cartes
      }.
  }
balco-declares = { $count ->
    [one] Le joker compte comme un { $rank }.
   *[other] Chaque joker compte comme un { $rank }.
  }
balco-takes = { $seat ->
    [seat-you] Vous n’avez rien à lancer : vous ramassez la pila.
   *[other] { $seat-term } n’a rien à lancer et ramasse la pila.
  }
balco-two = Carte blanche : on repart de zéro, mais la pila reste.
balco-seven = { $count ->
    [one] Trenca : le joueur suivant doit rester à 7 ou moins.
   *[other] Trenca : les { $count } joueurs suivants doivent rester à 7 ou moins.
  }
balco-eight = { $count ->
    [one] Un joueur passe son tour.
   *[other] { $count } joueurs passent leur tour.
  }
balco-ace = { $several ->
    [yes] Tir sur plusieurs joueurs ({ $targets }) : chacun doit répondre ou ramasser.
   *[no] { $seat ->
        [seat-you] On tire sur vous : vous devez répondre ou ramasser.
       *[other] Tir sur { $seat-term }, qui doit répondre ou ramasser.
      }
  }
balco-ten = Le 10 nettoie : la pila est retirée{ $again ->
    [yes] , et { $seat ->
        [seat-you] vous rejouez
       *[other] { $seat-term } rejoue
      }.
   *[no] .
  }
balco-four = Quatre cartes pareilles à la suite : la pila est retirée{ $again ->
    [yes] , et { $seat ->
        [seat-you] vous rejouez
       *[other] { $seat-term } rejoue
      }.
   *[no] .
  }
balco-aims = Qui est visé ?
balco-long = Assez lancé : recommencez pour continuer.

pile-ranks = Numéros à lancer
pile-targets = Qui est visé ?
pile-joker = Lancer un joker, annoncé comme ce numéro
pile-take = Rien à lancer : ramasser
pile-back = Reprendre le dernier lancer

tally-us = Nous
tally-them = Eux
tally-malas = malas (1 à 15)
tally-buenas = buenas (16 à 30)
marked-side = { $side ->
    [us] Nous :
   *[them] Eux :
  } { $kind ->
    [won] 30 points, le chico est gagné.
    [buenas] { $count ->
        [one] 1 buena.
       *[other] { $count } buenas.
      }
   *[malas] { $count ->
        [0] rien.
        [one] 1 mala.
       *[other] { $count } malas.
      }
  }

timeline-moments = Où en est-on ?
timeline-calls = Annonces
timeline-open = possible
timeline-closed = fermé
moment-start = C’est à vous, personne n’a encore parlé
moment-challenged = L’autre camp vient de dire truco
moment-accepted = Vous avez accepté le truco
moment-settled = Un envido est déjà réglé
moment-played = Vous avez joué votre première carte
moment-open = Vous pouvez dire : { $calls }.

## A deal to make

dealing-label = La table
dealing-lift = Cartes prises sur le dessus
dealing-cut = Couper
dealing-hand = Vos cartes
dealing-pack = Le paquet
deal-role-deals = donne
deal-role-shuffles = mélange
deal-role-cuts = coupe
deal-chair = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
  }
deal-ask-deals-next = La donne est finie. Qui donne maintenant ?
deal-ask-shuffles = { $dealer ->
    [seat-you] Vous donnez.
   *[other] { $dealer-term } donne.
  } Qui mélange ?
deal-ask-cuts = Qui coupe ?
deal-ask-shuffle = Mélangez les cartes.
deal-ask-cut = Combien de cartes prendre sur le dessus ?
deal-ask-first = { $count ->
    [one] À qui la première carte ?
   *[other] À qui les { $count } premières cartes ?
  }
deal-ask-next = { $count ->
    [one] À qui la carte suivante ?
   *[other] À qui les { $count } suivantes ?
  }
deal-ask-down = { $count } cartes cachées pour chacun : touchez une place.
deal-ask-up = { $count } cartes visibles, posées dessus.
deal-ask-own = { $count } cartes en main, pour chacun.
deal-ask-exposed = En donnant, vous avez retourné { $card-the }, pour { $seat ->
    [seat-you] vous
   *[other] { $seat-term }
  }. Que faire ?
deal-done-botifarra = Chacun a douze cartes. { $dealer ->
    [seat-you] Vous choisissez l’atout
   *[other] { $dealer-term } choisit l’atout
  }, et { $leader ->
    [seat-you] vous entamerez.
   *[other] { $leader-term } entamera.
  }
deal-done-truco = Chacun a trois cartes. { $leader ->
    [seat-you] Vous êtes la mano.
   *[other] { $leader-term } est la mano.
  }
deal-done-balco = Chacun a neuf cartes ; le reste forme le talon.
deal-slips = { $slips ->
    [0] Tout s’est fait sans une faute.
    [one] Un geste était à revoir.
   *[other] { $slips } gestes étaient à revoir.
  }
deal-not-this-seat = { $seat-term } ? Non.
deal-cut = { $count ->
    [one] Une carte prise,
   *[other] { $count } cartes prises,
  } { $left } sur la table.
deal-tapped = Le paquet reste comme il est.
deal-option-shuffle = Mélanger
deal-option-tap = Frapper le paquet
deal-option-keep = La garder
deal-option-redeal = Exiger une nouvelle donne
deal-option-next = La donne suivante

## A hundred hands

hundred-of-flor = Cent mains : les fleurs
hundred-of-brava = Cent mains : au moins une brava
hundred-do-deal = Donner cent mains
hundred-result = { $found } sur { $hands }. Au compte exact : { $whole },{ $tenths } sur cent.

## Signs between partners, and the cards that they mean

signs-label = Les huit signes et ce qu’ils disent
sign-brows = les deux sourcils levés
    .card = l’as d’épée
    .why = Les deux sourcils levés : l’as d’épée.
sign-wink = un clin d’œil
    .card = l’as de bâton
    .why = Un clin d’œil : l’as de bâton.
sign-right = la bouche vers la droite
    .card = le sept d’épée
    .why = La bouche vers la droite : le sept d’épée.
sign-left = la bouche vers la gauche
    .card = le sept d’or
    .why = La bouche vers la gauche : le sept d’or.
sign-lip = la lèvre du bas mordue
    .card = un trois
    .why = La lèvre du bas mordue : un trois.
sign-kiss = les lèvres en avant, sans bruit
    .card = un deux
    .why = Les lèvres en avant, sans bruit : un deux.
sign-open = la bouche entrouverte
    .card = l’as d’or ou l’as de coupe
    .why = La bouche entrouverte : l’as d’or ou l’as de coupe.
sign-shut = les deux yeux fermés
    .card = rien du tout
    .why = Les deux yeux fermés : rien du tout.

## The referee

refereeing-tricks = Les plis, carte après carte
refereeing-options = Votre réponse
refereeing-another = Une autre feuille
refereeing-fault = la faute
refereed-variant = Variante
refereed-no-fault = Rien à réclamer ici.
refereed-fault = Il y a faute !
refereed-name-it = On voit toutes les cartes de ce joueur dans les plis suivants : ce sont les dernières de la donne.
refereed-other-law = Ce n’est pas cette règle.
refereed-look-again = Qui était maître à ce moment ? Que tenait encore ce joueur ? Ses cartes suivantes le montrent.
refereed-other-cost = Ce n’est pas le prix.
refereed-cost = 36 fois { $times } : { $cost } points pour l’autre camp.
referee-ask-line = Arbitre ! Où est la faute ?
referee-ask-law = Quelle règle a été oubliée ?
referee-ask-cost = Combien l’autre camp marque-t-il ?
referee-ask-done = { $slips ->
    [0] Jugé sans une erreur.
    [one] Jugé, avec une erreur.
   *[other] Jugé, avec { $slips } erreurs.
  }
law-silence = On ne dit rien des cartes ni des coups, même par signe.
law-take-back = Une carte jouée ne se reprend pas.
law-older-trick = On ne revoit que le dernier pli.

## A range with movable limits

range-title = { $mano ->
    [yes] Vous êtes mano, et votre main vaut { $value }.
   *[no] L’autre est mano, et votre main vaut { $value }.
  }
range-dial-least = Il annonce l’envido à partir de
range-dial-least-value = { "{n}" }
range-dial-bluff = Et il bluffe avec le reste
range-dial-bluff-value = { "{n}" } fois sur cent
range-result = Vous gagnez { $percent } fois sur cent. { $better ->
    [more] Accepter rapporte { $whole },{ $tenths } { $whole ->
        [0] point
        [1] point
       *[other] points
      } de plus que refuser.
    [less] Accepter coûte { $whole },{ $tenths } { $whole ->
        [0] point
        [1] point
       *[other] points
      } de plus que refuser.
   *[same] Accepter ou refuser, c’est pareil.
  } Nous avons compté toutes les mains sans fleur.
range-nothing = Avec vos cartes, aucune de ses mains ne vaut autant.
