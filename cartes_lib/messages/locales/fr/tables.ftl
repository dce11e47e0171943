# The page for matches: players, rules, saved matches.

playing-game = Jeu
playing-company = Avec qui jouez-vous ?
playing-company-seat = Joueur de la maison { "{n}" }
playing-helped = Avec de l’aide : conseils, et droit de reprendre un coup
playing-customs = Nos usages
playing-resume = Reprendre la partie
playing-replace = Jouer une autre partie ?
playing-replace-about = Votre partie serait perdue ({ "{match}" }).
playing-other = Jouer l’autre partie
playing-elsewhere = Une partie enregistrée ou le code d’un ami
playing-open = Ouvrir un fichier
playing-code = Le code d’un ami
playing-join = Jouer les mêmes donnes
playing-back = Reprendre mon coup
playing-side = Revanche, mêmes cartes
playing-save = Enregistrer la partie
playing-invite = Inviter un ami
playing-invite-about = Ce lien mène à cette table, avec les mêmes cartes pour chacun.
playing-friends = Jouer entre amis
playing-picture = Partager en image
playing-picture-link = Lien vers les mêmes cartes
playing-picture-result = Lien vers ce résultat
playing-picture-send = Partager
playing-picture-save = Enregistrer l’image
playing-link = Le lien
playing-code-own = Ou le code
playing-close = Fermer
playing-copy = Copier le lien
playing-copied = Lien copié.
playing-too-large = Ce fichier est trop grand : ce n’est pas une partie enregistrée ici.

table-strength-random = Niveau facile
table-strength-heuristic = Niveau moyen
table-strength-monte-carlo = Niveau expert

# The manner of each house player, which follows the name.
person-awa = Nourrit les plis de son partenaire
    .pleased = Et voilà.
    .glad = Merci, je prends.
    .caught = Oh non. Déjà ?
    .sorry = Ça fait mal.
    .passed = On ferait une belle équipe.
    .unfinished = Finissez les exercices. J’attends.
person-merce = Compte tous les atouts
    .pleased = C’est bien mon compte.
    .glad = Je l’attendais.
    .caught = Celle-là m’a échappé !
    .sorry = Je ne l’ai pas vue venir.
    .passed = J’ai compté : tout est réussi.
    .unfinished = J’ai compté : les exercices ne sont pas finis.
person-quim = Joue avec son cœur, puis soupire
    .pleased = Quel coup !
    .glad = Mon cœur me l’avait dit.
    .caught = Aïe, aïe, aïe…
    .sorry = J’y croyais, pourtant…
    .passed = Mon cœur n’en doutait pas.
    .unfinished = Ne partez pas : finissez les exercices.
person-nelly = Bluffe sans ciller
    .pleased = Eh bien, eh bien.
    .glad = Un sucre dans mon café, merci.
    .caught = Ça s’est vu ?
    .sorry = J’ai connu des jours meilleurs.
    .passed = Vous savez tout ça, sans bluff.
    .unfinished = Les exercices ne sont pas finis. On continue ?
person-ruben = Attend un jeu qui vaille un cri
    .pleased = Ça valait l’attente.
    .glad = Lentement, mais sûrement.
    .caught = C’est de bonne guerre…
    .sorry = Bien joué.
    .passed = Prendre son temps, ça paie.
    .unfinished = On a le temps de finir les exercices.
person-facu = Crie « truco » d’abord, réfléchit ensuite
    .pleased = Allez !
    .glad = Je l’avais dit !
    .caught = Trop fort ?
    .sorry = Oups.
    .passed = C’est réussi ! Faites passer le mot !
    .unfinished = Allez, finissez les exercices !
person-pere = Garde son joker pour la fin
    .pleased = Rien ne presse.
    .glad = Voilà comment on fait.
    .caught = Oh, mon dos !
    .sorry = Oh là là.
    .passed = Un plaisir à regarder.
    .unfinished = Rasseyez-vous : finissez les exercices.
person-nadia = Se rappelle qui a ramassé quoi
    .pleased = C’est bien ce que je pensais.
    .glad = Je m’en souvenais.
    .caught = J’ai perdu le compte !
    .sorry = Vraiment ?
    .passed = De ça, je me souviendrai.
    .unfinished = Je me souviens : les exercices ne sont pas finis.
person-laia = Jette ce qui lui tombe sous la main
    .pleased = Youpi !
    .glad = Encore !
    .caught = C’est pas vrai !
    .sorry = Ce n’est pas juste !
    .passed = Bravo ! Bravo !
    .unfinished = Allez, on finit les exercices !
person-partner = { $name }, partenaire

term-seat-called = { $name }

table-refused-table = Il n’y a pas de telle table.
table-refused-customs = Ces usages ne vont pas ensemble.
table-refused-beside = « { $custom } » ne va pas avec « { $other } ».
table-refused-variant = « { $custom } » ne va pas avec cette variante.
table-refused-code = Ce code n’est pas d’ici, ou il y manque une lettre.
table-refused-position = Cet exercice ne montre pas un moment de la donne : il n’a pas de suite à jouer.
table-refused-day = Ce sont les cartes d’une donne du jour encore à venir : elle vous attendra ce jour-là sur sa page. D’ici là, jouez avec d’autres cartes.

match-refused-form = Ce n’est pas une partie enregistrée. Rien n’a changé.
match-refused-foreign = Cette partie a été enregistrée sur un autre serveur, ou modifiée depuis. Rien n’a changé.
match-score = { $label } { $points }
match-earlier = De l’autre côté, vous et eux
match-move-review = { $game } : { $chosen } (coût : { $loss } { $unit })
match-move-review-ask = Que choisissez-vous cette fois ?
match-move-review-right = Oui : { $better }.
match-move-review-same = Le même coup qu’alors. Le conseil préfère : { $better }.
match-move-review-other = Un autre coup qu’alors. Le conseil préfère : { $better }.

# Options of the rules that a table may agree on, each the label of a switch.
custom-botifarra-under-trump = Qui ne peut pas surcouper doit tout de même jouer atout
custom-botifarra-card-order = Le 3 vient en second, après la manille
custom-botifarra-first-chooser = Le 5 d’épée désigne qui choisit d’abord
custom-botifarra-sant-vicenc-on-botifarra = Sant Vicenç se dit aussi en botifarra
custom-botifarra-doubling-scale = Doubler compte 2, 3, 4 fois plutôt que 2, 4, 8
custom-botifarra-charge-when = On charge dès qu’un adversaire gagne le pli
custom-botifarra-charge-cards = On ne charge que du valet ou du cavalier, si l’on n’a qu’eux deux de la couleur
custom-botifarra-announce-charge = Qui charge doit le dire
custom-botifarra-target = La partie se joue en
custom-truco-flor = Sans fleur
custom-truco-envido-chain = Jamais d’envido plus bas sur un plus haut
custom-truco-call-timing = Le truco se dit à tout moment
custom-truco-implicit-quiero = Relancer vaut quiero
custom-truco-mazo-first-trick = Partir avant l’envido coûte deux points
custom-truco-end-on-reach = La main se joue jusqu’au bout même si la partie est gagnée
custom-truco-falta = La falta vaut
custom-truco-flor-tariff = La fleur vaut
custom-truco-chicos-to-win = Un seul chico gagne la partie
custom-balco-jokers = Sans jokers
custom-balco-opening = Les plus petites cartes ouvrent la pila
custom-balco-up-pickup = On prend son balcon la main vide seulement
custom-balco-ten-ban = Pas de 10 dès qu’un 7 ou un 1 est dans la pila
custom-balco-joker-vs-ace = Contre un 1, le joker vaut ce qu’on veut
custom-balco-eight-stack = Plusieurs 8 ne font passer qu’un joueur
custom-balco-seven-stack = Les 7 qui se suivent s’ajoutent
custom-balco-trenca-second = Après deux 7, le second doit aussi égaler ou dépasser le premier
custom-balco-after-ace = Après un 1 paré, le voisin de droite du tireur reprend
custom-balco-ace-stack = Plusieurs 1 visent plusieurs joueurs
custom-balco-four-twos-clear = Quatre 2 de suite nettoient la pila
custom-balco-end = Le premier sorti met fin à la donne
custom-balco-finish-on-special = On ne finit pas sur une carte spéciale
custom-balco-direction = On tourne vers la gauche
custom-balco-target = La partie se gagne en
custom-count-botifarra-target = { $count } points
custom-count-balco-target = { $count ->
    [one] une donne
   *[other] { $count } donnes
  }
custom-value-leader-to-30 = ce qui manque au premier
custom-value-winner-takes-chico = le chico entier
custom-value-malas-variant = en malas, ce qui manque au premier pour en sortir
custom-value-3-each = 3 points par fleur
custom-value-3-flat = 3 points en tout
custom-value-4-contested = 3 points, 4 contre une autre

# The deal of the day.
quoted-call = « { $call } »
felt-daily-result = { $same ->
    [yes] Comme le fin joueur : { $best }.
   *[no] Votre choix : { $yours }. Celui du fin joueur : { $best }.
  }
felt-daily-average = Aucune règle simple ne l’explique : dans des donnes simulées, le choix du fin joueur réussit le mieux en moyenne.
felt-daily-line = Cartes, la main du jour, { $day } ({ $game }) : { $right } sur { $all } { $marks }
daily-title = La main du jour
daily-asked = Décision { "{n}" } sur 3
daily-watch = La table joue jusqu’à votre décision.
daily-copy = Copier le résultat
daily-copied = Résultat copié.
daily-result = Votre résultat
daily-days = Les trente derniers jours
daily-yours = vous
daily-best = le fin joueur

# Small matches that end a lesson.
mini-label = Petite partie
mini-play = Jouer
mini-back = Retour à la leçon
mini-goal = But
mini-reached = But atteint !
mini-missed = Pas cette fois.
mini-again = Une autre partie
mini-star = une étoile
mini-not-here = Dans cette partie-ci, cela ne se fait pas.
goal-mini-last-tricks = Trois plis, sans atout. À la fin de la donne, ayez au moins { $number } points dans votre camp.
goal-mini-one-deal = Une donne entière. Faites plus de 36 points avec votre partenaire.
goal-mini-eight-deals = Huit donnes. Ayez plus de points qu’eux à la fin.
goal-mini-last-six = Une donne entière, mais seuls les six derniers plis comptent. Faites-y plus de points qu’eux.
goal-mini-without-bets = Trois mains sans pari. Gagnez-en deux.
goal-mini-truco-alone = Rien que le truco. Votre camp doit arriver le premier à 6 points.
goal-mini-one-chico = Un chico sans fleur. Gagnez-le.
goal-mini-plain-numbers = Une donne sans carte spéciale. Sortez avant l’adversaire.
goal-mini-four-jokers = Une donne avec les quatre jokers. Sortez le premier.
goal-mini-few-faults = Jouez toute la donne sans tenter plus { $number ->
    [one] d’un coup interdit
   *[other] de { $number } coups interdits
  }.

## The learner's moves at the end of a lesson

move-review-none = Jouez une donne. À la fin, vos trois coups les plus chers reviennent, et vous les rejouez.
move-review-some = Vos coups les plus chers. Que feriez-vous, cette fois ?
move-review-begin = Jouer une donne

## The passport: questions to ask before a match

house-rules-variant = On joue
house-rules-saved = C’est noté : vos leçons et vos parties suivent cette table.
house-rules-unsaved = Noté tant que cette page est ouverte : votre navigateur ne garde rien.
house-rules-stored-error = La table que votre navigateur avait gardée n’existe pas : revoici la table habituelle.

# The coach.
playing-coach = Conseil
playing-review = Revoir la donne
playing-coach-thinks = Le conseil compare les mains possibles…
playing-coach-title = Ce que vaut chaque coup
playing-figures = Les chiffres
playing-review-title = Vos coups les plus chers
playing-review-none = Aucun coup de cette donne ne vous a coûté cher.
playing-move-review-title = Un de vos coups
playing-retry = Rejouer d’ici
playing-failed = L’ordinateur n’a pas pu terminer ce calcul. Réessayez, ou rechargez la page.
playing-retried = Vous rejouez à partir de ce coup : la suite de la partie est effacée.
playing-exercise = Retour à l’exercice
playing-chosen = vous
playing-better = mieux
playing-cost = coût
playing-behind = de moins
playing-believed = Comment parient les autres
playing-range-envido = Envido à partir de
playing-range-truco = Truco à partir d’une chance de
playing-range-bluffs = Part de bluff
playing-ask-again = Recalculer
coach-unit-deal-points =
    { $among ->
        [alone] points de la donne pour vous
        [two] points de la donne pour vous
       *[pairs] points de la donne pour votre camp
    }
coach-unit-score =
    { $among ->
        [alone] points marqués
        [two] points d’avance sur l’autre à la marque
       *[pairs] points d’avance à la marque
    }
coach-unit-points =
    { $among ->
        [alone] points d’avance sur le meilleur des autres
        [two] points d’avance sur l’autre
       *[pairs] points d’avance
    }
coach-unit-deal-points-below-two =
    { $among ->
        [alone] point de la donne pour vous
        [two] point de la donne pour vous
       *[pairs] point de la donne pour votre camp
    }
coach-unit-score-below-two =
    { $among ->
        [alone] point marqué
        [two] point d’avance sur l’autre à la marque
       *[pairs] point d’avance à la marque
    }
coach-unit-points-below-two =
    { $among ->
        [alone] point d’avance sur le meilleur des autres
        [two] point d’avance sur l’autre
       *[pairs] point d’avance
    }
coach-unit-chance = chances de sortir le premier
coach-unit-chance-lost = de chances de sortir le premier
coach-only-move = C’est le seul coup permis.
coach-percent = { $value } %
coach-hint = { $move } : { $reason }
coach-figures = { $unit ->
    [none] en moyenne, aucun autre coup ne fait mieux
    [chance] en moyenne, { $behind } de chances de plus que le coup suivant
    [one] en moyenne, { $behind } point de plus que le coup suivant
    [below-two] en moyenne, { $behind } point de plus que le coup suivant
   *[points] en moyenne, { $behind } points de plus que le coup suivant
  }.

## Small matches at other tables

goal-mini-three-alone = À trois, une donne. Faites plus de 24 points.
goal-mini-each-alone = À quatre, chacun pour soi, une donne. Faites plus de 18 points.
goal-mini-two-piles = À deux, six piles chacun, une donne. Faites plus de 36 points.
goal-mini-at-three = À trois, le gallo tourne. Trois mains : ayez le meilleur score, ou soyez à égalité.
goal-mini-at-six = À six, par équipes. Quatre mains, redonda et duels : ayez plus de points qu’eux.
