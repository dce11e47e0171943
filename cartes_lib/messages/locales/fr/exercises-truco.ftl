# Exercises of Truco: questions, reasons, hints, misconceptions.

## TR-01: two scales

prompt-scale = Chaque phrase n’est vraie que sur une des deux échelles. Laquelle ?
prompt-truco-value = { $count ->
    [1] Combien vaut cette carte pour l’envido ?
   *[other] Additionnez les valeurs de ces cartes, sans compter les 20 points d’une paire.
  }
scale-claim = { $card-the } est au-dessus { $other-of }
scale-tricks = vraie pour gagner un pli
scale-values = vraie pour compter l’envido et la fleur
why-scale = La force dans les plis et la valeur sont deux échelles : un roi est moyen et vaut 0, l’as d’épée bat tout et vaut 1.
why-scale-tricks = { $card-the } bat { $other-the } dans un pli, mais vaut moins pour l’envido.
why-scale-values = { $card-the } vaut plus que { $other-the } pour l’envido, mais ne le bat pas dans un pli.
hint-scale = Pour les plis : deux as, deux sept, puis les trois et les deux. Pour l’envido : le numéro, et zéro pour les figures.
why-truco-value = Chaque carte vaut son numéro, les figures zéro : { $points }.
hint-truco-value = Est-ce une figure, ou une carte qui vaut son numéro pour l’envido ?
misconception-scale-swapped = Les deux échelles sont échangées.
misconception-scale-tricks-only = Pour les plis, c’est juste. Mais vous avez tout rangé ainsi : pour l’envido, on compte les numéros.
misconception-scale-values-only = Pour l’envido, c’est juste. Mais vous avez tout compté en valeurs : dans les plis, l’ordre est tout autre.
misconception-value-figures-by-number = Pour les petites cartes, c’est bien le numéro. Mais le valet, le cavalier et le roi valent zéro.
misconception-value-figures-ten = À d’autres jeux, les figures valent dix. Ici, elles valent zéro.
misconception-value-strength = Vous avez compté la force dans les plis. Pour l’envido, une carte vaut son numéro.
misconception-value-twenty-added = Les 20 points d’une paire sont pour l’envido : ici, on demande seulement les valeurs.

## TR-02: the order of the tricks

prompt-truco-duel = Laquelle gagne le pli ?
choice-tie = égalité
why-truco-tie = Ces deux cartes sont au même échelon : égalité, et les couleurs n’y changent rien.
hint-truco-order = Au truco, le numéro ne suffit pas : pour quelques cartes, la couleur compte aussi.
misconception-truco-order-upside-down = C’est le bon ordre, mais à l’envers : commencez par la plus forte, { $first-the }.
misconception-truco-order-by-number = Les numéros sont bien rangés. Mais au truco, les trois et les deux sont au-dessus des figures.
misconception-truco-order-bravas-forgotten = Le reste de l’échelle est juste. Mais il y a as et as : ceux d’épée et de bâton, avec le sept d’épée et le sept d’or, battent tout.
misconception-truco-order-by-value = C’est bien l’ordre des valeurs d’envido. Mais ici on demande la force dans les plis, qui est tout autre.
misconception-truco-duel-suit-breaks-tie = Vous avez vu que le numéro est le même. Mais aucune couleur ne départage : c’est une égalité.
misconception-truco-duel-bravas-forgotten = D’habitude, ce serait juste. Mais deux as et deux sept sont au-dessus de toutes les cartes : épée et bâton pour les as, épée et or pour les sept.
misconception-truco-duel-by-number = C’est bien le plus grand numéro. Mais les as, les deux, les trois et les deux sept forts battent des numéros plus grands.
misconception-truco-duel-by-value = Pour l’envido, cette carte vaut plus. Mais dans les plis, l’ordre est tout autre.

## TR-03: tricks and ties

prompt-truco-hand = Qui gagne la main ?
choice-another-trick = personne encore, il faut un autre pli
row-mano = Premier à jouer (mano)
row-trick = Pli { $number }
group-trick = Pli { $number } : votre carte, puis celle de l’adversaire
result-yours = gagné par vous
result-theirs = gagné par votre adversaire
result-tied = égalité
why-truco-lead-none = La carte la plus forte gagne le pli, et son joueur entame. { $seat ->
    [seat-you] Vous entamez
   *[other] { $seat-term } entame
  }.
why-truco-lead-opponents = Le pli est nul entre adversaires : le joueur qui l’a entamé entame encore. { $seat ->
    [seat-you] Vous entamez
   *[other] { $seat-term } entame
  }.
why-truco-lead-partners = Deux partenaires sont à égalité : leur camp gagne, et le premier des deux à avoir joué entame. { $seat ->
    [seat-you] Vous entamez
   *[other] { $seat-term } entame
  }.
why-hand-two-tricks = Deux plis gagnés suffisent pour la main. { $seat ->
    [seat-you] Vous la gagnez
   *[other] { $seat-term } la gagne
  }.
why-hand-first-tied = Le premier pli est nul : la main va au gagnant du suivant. { $seat ->
    [seat-you] Vous la gagnez
   *[other] { $seat-term } la gagne
  }.
why-hand-later-tied = Un pli nul vient après un pli gagné : c’est le premier pli gagné qui décide de la main. { $seat ->
    [seat-you] Vous la gagnez
   *[other] { $seat-term } la gagne
  }.
why-hand-all-tied = Après trois plis nuls, la main va au premier à jouer. { $seat ->
    [seat-you] Vous la gagnez
   *[other] { $seat-term } la gagne
  }.
why-hand-goes-on = Personne n’a encore deux plis, ni un pli gagné et un pli nul : on en joue un autre.
why-hand-two-tied = Après deux plis nuls, le troisième décide de la main. { $seat ->
    [seat-you] Vous la gagnez
   *[other] { $seat-term } la gagne
  }.
hint-truco-lead = Cherchez la carte la plus forte. Y en a-t-il une autre de même rang, et à qui ?
hint-truco-hand = Deux plis gagnés suffisent. Et s’il y a un pli nul, qui a gagné le premier pli qui ne l’est pas ?
misconception-next-tie-last-wins = Ce joueur a bien une des cartes les plus fortes. Mais à égalité, la dernière ne l’emporte pas sur la première.
misconception-next-tie-first-wins = Ce joueur a bien une des cartes les plus fortes. Mais à égalité entre adversaires, personne ne gagne le pli : celui qui a entamé entame encore.
misconception-next-leads-again = Ce joueur a bien entamé ce pli, mais il ne l’a pas gagné : il n’entamerait encore qu’après un pli nul.
misconception-next-by-number = Ce joueur a bien le plus grand numéro, mais pas la carte la plus forte.
misconception-hand-last-trick = Vous avez donné la main au gagnant du dernier pli. Mais à un pli partout, c’est le premier pli gagné qui départage.
misconception-hand-tie-to-mano = Jouer le premier départage, c’est vrai, mais seulement si tous les plis sont nuls.
misconception-hand-tie-to-the-other = Tous les plis sont nuls, vous l’avez vu. Alors la main revient au premier à jouer.
misconception-hand-undecided = Vous attendez un autre pli, mais la main est déjà décidée : comptez les plis gagnés.
misconception-hand-too-soon = Ce joueur mène, c’est vrai. Mais rien n’est décidé : il faut deux plis, ou un pli gagné et un pli nul.

## TR-03: the cheapest card

prompt-least = Premier pli, et vous jouez en dernier. Quelle carte jouez-vous, en dépensant le moins possible ?
prompt-least-second = Le premier pli est à votre adversaire, et vous jouez en dernier au deuxième. Quelle carte jouez-vous, en dépensant le moins possible ?
why-least-wins = { $card-the } suffit : c’est la plus faible de vos cartes qui gagnent ce pli.
why-least-none = Aucune de vos cartes ne gagne ce pli : jouez { $card-the }, la plus faible.
why-least-partner = Votre partenaire tient déjà le pli : jouez { $card-the }, votre plus faible.
why-least-must = Un pli nul donnerait la main au gagnant du premier pli. Il faut gagner celui-ci : { $card-the }.
hint-least = Qui tient le pli ? Et que vous faut-il au juste : le gagner, l’égaler, ou rien ?
misconception-least-too-strong = Cette carte gagne, mais une plus faible suffit : gardez celle-ci pour la suite.
misconception-least-gives-up = Vous avez économisé, mais trop : cette carte laisse à l’autre camp un pli que vous pouviez prendre.
misconception-least-wasted = Aucune de vos cartes ne prend ce pli, et celle-ci non plus : gardez-la, jouez la plus faible.
misconception-least-over-partner = Cette carte gagne, mais c’est votre partenaire qu’elle bat : son pli est déjà le vôtre.
misconception-least-tie-too-little = Égaler coûte moins. Mais ici, cela ne suffit pas : après un pli nul, la main va au gagnant du premier.

## TR-05: the value of a hand

prompt-envido-value = { $flor ->
    [yes] Combien vaut cette main pour l’envido ?
   *[no] Combien vaut cette main pour l’envido ? (On joue ici sans fleur.)
  }
prompt-envido-duel = Qui gagne l’envido ?
breakdown-twenty = deux cartes de la même couleur
why-envido-pair = Deux cartes de la même couleur valent 20, plus leurs deux valeurs, les figures pour zéro. Cela fait { $points }.
why-envido-best-two = Trois cartes de la même couleur, et on joue sans fleur : on compte 20 et les deux plus hautes valeurs. Cela fait { $points }.
why-envido-single = Trois couleurs différentes : seule compte la plus haute valeur, { $points }.
why-envido-duel = Vous avez { $mine }, votre adversaire { $theirs } : la plus haute valeur gagne.
why-envido-tie = Vous avez { $mine } tous les deux. À égalité, l’envido va au premier à parler, et c’est { $mano-term }.
hint-envido = Deux cartes de la même couleur ? Alors 20 et leurs deux valeurs. Les figures valent zéro.
misconception-envido-twenty-forgotten = Les valeurs sont justes. Mais deux cartes de la même couleur comptent 20 de plus.
misconception-envido-figures-by-number = La couleur est bien choisie. Mais les figures valent zéro, pas leur numéro.
misconception-envido-twenty-always = Vous avez ajouté les 20 points. Il faut pour cela deux cartes d’une même couleur, et il n’y en a pas ici.
misconception-envido-all-three = Les 20 points sont justes. Mais on ne compte que deux cartes, et de la même couleur.
misconception-envido-sum = Vous avez additionné les trois cartes. On en compte deux de la même couleur, plus 20 ; sinon, la plus haute seule.
misconception-envido-tie-to-the-other = Vous avez vu l’égalité. Dans ce cas, l’envido va au premier à jouer.
misconception-envido-by-number = Vous avez comparé les numéros. Mais les figures valent zéro, et il faut deux cartes de la même couleur pour les 20 points.
misconception-envido-mano-always = Le premier à jouer a l’avantage, c’est vrai, mais seulement à égalité.

## TR-06: the price of an envido

prompt-envido-stake = Combien de points le gagnant de ces annonces marque-t-il ?
row-score-you = Votre score
row-score-opponent = Score de l’adversaire
term-bet-envido = envido
term-bet-real-envido = real envido
term-bet-falta-envido = falta envido
term-bet-quiero = quiero (j’accepte)
term-bet-no-quiero = no quiero (je refuse)
term-bet-truco = truco
term-bet-retruco = retruco
term-bet-vale-cuatro = vale cuatro
why-stake-accepted = C’est accepté : on additionne les mises, ce qui fait { $points }.
why-stake-falta = C’est accepté : la falta envido remplace tout par ce qui manque au camp de tête. De { $leader } à 30, il manque { $points }.
why-stake-refused = C’est refusé : le camp qui a annoncé en dernier gagne ce qui était déjà accepté, ou 1 point si c’était la première annonce. Ici, il gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
hint-stake = Accepté ou refusé ? Un refus ne paie que ce qui était déjà accepté.
misconception-stake-refused-pays-all = L’addition est juste. Mais la dernière annonce a été refusée : elle ne compte pas.
misconception-stake-accepted-as-refused = Le début est juste. Mais la dernière annonce a été acceptée : elle compte aussi.
misconception-stake-last-call-only = Vous avez compté la dernière mise. Mais les mises s’additionnent : les premières comptent aussi.
misconception-stake-relance-raises = Les mises sont justes. Mais « quiero » accepte, sans rien ajouter.
misconception-stake-refusal-always-one = Un refus paie peu, c’est vrai. Mais il ne paie 1 point que si c’est la première annonce qu’on refuse.
misconception-stake-falta-from-the-trailing = On compte bien ce qui manque pour 30, mais au camp de tête, pas à l’autre.
misconception-stake-falta-added = La falta est bien comptée. Mais elle remplace les mises d’avant : elle ne s’y ajoute pas.

## TR-04: the price of a truco

prompt-truco-stake = Combien de points les plis de cette main rapportent-ils ?
row-end = Fin de la main
result-refused = la dernière annonce est refusée
result-played = les plis sont joués jusqu’au bout
why-truco-played = Sans annonce, la main vaut 1 point. Avec truco, elle vaut 2, avec retruco 3, avec vale cuatro 4. Ici, elle vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
why-truco-refused = L’annonce est refusée : le camp qui l’a faite gagne ce que la main valait avant, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
hint-truco-stake = Chaque annonce acceptée porte la main un point plus haut. Et un refus ?
misconception-truco-refused-pays-full = L’annonce montait jusque-là, mais elle a été refusée : la main vaut encore ce qu’elle valait avant.
misconception-truco-accepted-as-refused = Ce serait juste après un refus. Mais l’annonce a été acceptée : la main vaut ce qu’elle dit.
misconception-truco-added = Vous avez additionné les annonces. Au truco, chacune remplace la précédente : truco vaut 2 en tout, retruco 3, vale cuatro 4.
misconception-truco-doubled = Au premier palier, c’est bien le double. Mais ensuite, chaque palier n’ajoute qu’un point.

## TR-06 to TR-08: calls

prompt-answer = L’adversaire vient de parler. Que pouvez-vous répondre ? Choisissez tout ce qui est permis.
prompt-truco-call = Que pouvez-vous dire à propos du truco ? Choisissez tout ce qui est permis.
prompt-open = Premier pli, c’est à vous. Que pouvez-vous dire ? Choisissez tout ce qui est permis.
prompt-why-call = Premier pli. Vous aimeriez dire « { $call-term } », mais c’est interdit. Quelle règle l’interdit ?
prompt-calls-plain = Remettez dans l’ordre ce qui se dit dans une main où chaque annonce vient à son heure.
prompt-calls-interrupted = Un truco est lancé d’abord, et l’autre camp veut l’envido. Remettez dans l’ordre.
prompt-calls-raised = Le truco monte jusqu’au bout. Remettez dans l’ordre.
prompt-calls-counted = La main est finie : dans quel ordre marque-t-on ?
term-bet-flor = flor (fleur)
term-bet-silent = rien, ce n’est pas à mon camp de parler
row-now = On en est
row-own-card = Votre première carte
row-truco = Le truco
row-envido = L’envido
row-flor = Votre main
state-second-trick = au deuxième pli
state-second-trick-yours = au deuxième pli, à votre tour
state-played = jouée
state-not-played = pas encore jouée
state-truco-none = pas encore dit
state-truco-pending = l’adversaire vient de le dire
state-truco-accepted = dit par l’adversaire, accepté par vous
state-settled = déjà réglé
state-not-settled = pas encore misé
state-no-flor = pas de fleur
why-answer-falta = À la falta envido, on ne peut qu’accepter ou refuser.
why-answer-envido = On accepte, on refuse, ou on relance par envido, real envido ou falta envido.
why-answer-strict = On accepte, on refuse, ou on relance : à cette table, deux envidos au plus, et jamais une annonce plus basse que la dernière.
why-raise-silent = Votre camp n’a rien à dire : seul peut relancer le camp qui a accepté la dernière annonce, et personne après vale cuatro.
why-raise-pending = L’annonce attend une réponse : « quiero » ou « no quiero ». On ne relance qu’après avoir dit « quiero ».
why-raise-open = Votre camp a accepté : il peut relancer d’un pas.
why-raise-first = Personne n’a encore dit truco : l’un ou l’autre camp peut le dire.
why-open-TRU-TURN-02 = Rien n’est encore dit ni joué : l’envido et le truco sont ouverts. La fleur, il faut l’avoir pour la chanter.
why-open-TRU-TURN-06 = L’envido passe d’abord : avant de répondre au truco, vous pouvez encore l’ouvrir.
why-open-TRU-TURN-07 = Accepter le truco a fermé l’envido. Le camp qui l’a accepté peut encore dire retruco.
why-open-TRU-TURN-11 = L’envido de cette main est déjà réglé : on n’en ouvre pas d’autre.
why-open-TRU-ENV-12 = Vous avez joué votre première carte : il est trop tard pour ouvrir l’envido.
why-open-TRU-FLOR-02 = Vos trois cartes ne sont pas d’une seule couleur : ce n’est pas une fleur, et on ne la chante pas.
law-TRU-ENV-12 = Après sa première carte, on n’ouvre plus l’envido.
law-TRU-TURN-07 = Accepter le truco ferme l’envido.
law-TRU-TURN-11 = Un seul envido par main.
law-TRU-FLOR-02 = Sans fleur, on ne peut pas la chanter.
law-TRU-TURN-06 = L’envido passe avant le truco.
phase-flor = la fleur d’abord : personne n’en a
phase-envido = « envido »
phase-envido-answer = la réponse à l’envido
phase-envido-shown = on annonce et compare les valeurs
phase-truco = « truco »
phase-truco-answer = la réponse au truco
phase-card = on reprend le jeu des cartes
phase-retruco = « retruco »
phase-retruco-answer = la réponse au retruco
phase-vale-cuatro = « vale cuatro »
phase-last-card = la dernière carte est jouée
phase-count-flor = on marque la fleur, s’il y en a eu une
phase-count-envido = on marque l’envido, s’il y en a eu un
phase-count-truco = on marque les plis
phase-next-deal = le joueur de droite donne
why-calls-plain = On commence par la fleur. Viennent ensuite l’envido, sa réponse et ses valeurs, enfin le truco et sa réponse.
why-calls-interrupted = Le truco attend : on annonce l’envido, on y répond, on montre. Alors seulement, on répond au truco et on joue.
why-calls-raised = Chaque palier est accepté avant le suivant : truco, retruco, vale cuatro.
why-calls-counted = On marque chaque pari dans l’ordre où il a été réglé : fleur, envido, plis. Puis la donne passe à droite.
hint-answer = Une seule annonce ne se relance pas.
hint-raise = Qui a accepté la dernière annonce ? Et y a-t-il une réponse en attente ?
hint-open = L’envido est-il encore ouvert ? Regardez votre carte, le truco, et ce qui est déjà réglé.
hint-calls = Fleur, puis envido, puis truco. Et une question attend toujours sa réponse.
misconception-answer-raises-the-falta = D’autres envidos se relancent, mais pas la falta : c’est quiero ou no quiero.
misconception-answer-no-raise = Accepter et refuser sont permis, en effet. On peut aussi relancer.
misconception-answer-envido-once = Le reste est permis. On peut aussi répondre envido à un envido : cela ajoute 2.
misconception-answer-must-accept = Ce que vous avez coché est permis. Il manque le refus : on peut toujours refuser.
misconception-answer-with-truco = Le truco viendra plus tard. Il ne répond pas à un envido, qui se règle d’abord.
misconception-raise-own-call = L’annonce peut monter, oui, mais c’est à l’autre camp : on ne relance pas la sienne.
misconception-raise-answers-own = Vous avez répondu, mais rien n’attend votre réponse : la dernière annonce est celle de votre camp, ou elle a déjà sa réponse.
misconception-raise-without-quiero = Vous pourrez relancer, mais dites d’abord « quiero ».
misconception-raise-skips-a-step = Vous avez le droit de relancer, mais d’un pas à la fois : truco, retruco, vale cuatro.
misconception-raise-forgotten = Se taire est prudent, mais vous avez bien quelque chose à dire ici : regardez qui a accepté en dernier.
misconception-law-flor-needed = Pour chanter la fleur, il en faut une. Mais l’envido, n’importe quelle main peut l’ouvrir, au bon moment.
misconception-law-flor-too-late = Le moment est le bon : ce qui manque, ce sont trois cartes de la même couleur.
misconception-open-envido-too-late = L’envido se dit au premier pli, c’est vrai. Mais ici, il est déjà fermé : vous avez joué une carte, ou le truco est accepté.
misconception-open-envido-first-forgotten = Vous pensez à répondre au truco. Mais l’envido passe d’abord : on peut encore l’ouvrir.
misconception-open-flor-without = Le moment est bon. Mais sans trois cartes de la même couleur, on ne chante pas la fleur.
misconception-open-truco-again = C’est bien le moment du truco. Mais il ne se dit qu’une fois ; ensuite, on le relance.
misconception-open-raise-at-once = Le truco peut monter, c’est vrai, mais seulement après que votre camp l’a accepté.
misconception-law-truco-first = C’est une vraie règle, mais elle ouvre l’envido : elle ne le ferme pas.
misconception-calls-backwards = C’est le bon ordre, mais à l’envers.
misconception-calls-truco-answered-first = Tout y est, mais la réponse au truco vient trop tôt : l’envido passe d’abord.
misconception-calls-truco-before-envido = Tout y est, mais les plis se marquent en dernier.

## TR-07: declared and shown values

log-value = { $seat-term } : « { $value } »
log-buenas = { $seat-term } : « son buenas »
row-envido-caller = A dit envido
row-calls = Mises
prompt-announce-next = L’envido est accepté. À qui d’annoncer maintenant ?
prompt-announce-winner = Tous ont parlé. Qui a le meilleur envido ?
prompt-shown = Le gagnant a montré ses cartes. Combien de points votre camp marque-t-il pour l’envido ?
why-announce-next = On annonce à tour de rôle vers la droite, à partir de la mano ({ $mano-term }). { $seat ->
    [seat-you] C’est à vous
   *[other] C’est { $seat-term } qui parle
  }.
why-announce-winner = La plus haute valeur gagne : « son buenas » dit seulement qu’on n’a pas mieux. { $seat ->
    [seat-you] C’est vous qui gagnez
   *[other] C’est { $seat-term } qui gagne
  }.
why-announce-tie = Deux joueurs ont la même valeur : elle va au premier des deux à l’avoir dite, en partant de la mano. { $seat ->
    [seat-you] C’est vous qui gagnez
   *[other] C’est { $seat-term } qui gagne
  }.
why-announce-less = On peut annoncer moins que ce qui est déjà dit, mais à quoi bon ? « Son buenas » suffit, et n’apprend rien à personne.
why-announce-first = Le premier à parler annonce la valeur qu’il veut. Mais s’il gagne et que ses cartes disent autre chose, il perd tout.
why-shown = { $seat ->
    [seat-you] Vous avez
   *[other] { $seat-term } a
  } annoncé le plus haut, { $value }, et les cartes le confirment : { $seat ->
    [seat-you] votre camp
   *[other] son camp
  } gagne l’envido.
why-shown-false = { $seat ->
    [seat-you] Vous avez
   *[other] { $seat-term } a
  } annoncé le plus haut, mais ces cartes valent { $value } : l’annonce est fausse. L’autre camp gagne l’envido, même avec moins.
chain-envido = envido, quiero
chain-real-envido = real envido, quiero
chain-envido-envido = envido, envido, quiero
chain-envido-real-envido = envido, real envido, quiero
chain-envido-envido-real-envido = envido, envido, real envido, quiero
hint-announce-next = Qui est la mano, et vers quel côté parle-t-on ?
hint-announce-winner = Cherchez la plus haute valeur. Qui l’a dite le premier ?
hint-shown = Recomptez les cartes montrées : l’annonce la plus haute est-elle juste ? Ensuite, additionnez les mises.
misconception-announce-caller-first = Ce joueur a bien misé. Mais on annonce à partir de la mano.
misconception-announce-to-the-left = C’est une place plus loin, mais du mauvais côté : on parle vers la droite, comme on joue.
misconception-announce-partner-next = Le côté est bon, mais vous avez sauté une place : chacun parle à son tour.
misconception-announce-highest-again = Ce joueur mène, mais il a déjà annoncé : chacun parle une fois.
misconception-announce-last-of-a-tie = C’est bien la plus haute valeur. Mais un autre l’a dite avant : à égalité, il l’emporte.
misconception-announce-mano-wins = Parler le premier est un avantage, mais seulement à valeur égale.
misconception-announce-last-word = Ce joueur a eu le dernier mot, mais c’est la plus haute valeur qui gagne.
misconception-shown-other-side = Le compte est bon, mais ces points vont à l’autre camp.
misconception-shown-false-wins = Cette annonce était bien la plus haute. Mais recomptez les cartes montrées : elle était fausse, et son camp perd l’envido.
misconception-shown-last-call-only = Vous avez compté la dernière mise. Mais les mises acceptées s’additionnent.
misconception-shown-by-everybody = Les mises sont justes. Mais l’envido se marque une fois, quel que soit le nombre de joueurs.
prompt-false = Chacun annonce son envido, puis montre ses cartes. Une annonce est fausse : laquelle, et qui gagne l’envido ?
log-announce = { $seat-term } : « { $value } », avec { $cards }
moment-announce = { $seat-term }
part-false = L’annonce fausse
part-envido-winner = Le camp qui gagne l’envido
part-decision = Votre réponse
part-share-cards = Des cartes que peut avoir votre adversaire, la vôtre bat
part-share-hands = Des mains avec lesquelles votre adversaire mise, la vôtre bat
part-envido-points = Les points de celui qui gagne
share-quarter = un quart au plus
share-half = plus d’un quart, la moitié au plus
share-more = plus de la moitié
side-yours = votre camp
side-theirs = l’autre camp
why-false = L’annonce { $number } est fausse : ces cartes valent { $value }. C’était la plus haute, et le gagnant doit avoir dit vrai : son camp perd l’envido.
why-false-lower = L’annonce { $number } est fausse : ces cartes valent { $value }. Mais seul le gagnant doit avoir annoncé juste. La plus haute annonce, la { $best }, est juste : elle gagne.
hint-false = Recomptez chaque main : 20 pour deux cartes de la même couleur, et les figures à zéro. Et qui a annoncé le plus ?
misconception-false-wins-all-the-same = C’est bien la fausse annonce, mais son camp perd l’envido : le gagnant doit avoir dit vrai.
misconception-false-loses-all-the-same = C’est bien la fausse annonce, mais ce n’était pas la plus haute : seule la plus haute doit être juste, et elle l’est.
misconception-false-highest-blamed = On soupçonne vite la plus haute annonce. Recomptez-la pourtant : elle est juste.
misconception-false-figures = Vous avez recompté. Mais les figures comptent zéro : cette annonce est juste.

## TR-10: the points of a hand

prompt-hand-points = Combien de points cette main rapporte-t-elle à votre camp ?
prompt-new-chico = Quel est le score de votre camp après cette main ? (Le chico se joue en 30.)
prompt-falta = La falta envido est acceptée. Combien de points vaut-elle ?
row-envido-stake = Envido, en points
row-envido-winner = Envido gagné par
row-truco-stake = Plis, en points
row-truco-winner = Plis gagnés par
state-no-envido = personne n’a misé
why-hand-points = On ajoute ce que votre camp a gagné à l’envido et aux plis : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
why-new-score = On compte l’envido, puis les plis, jusqu’à 30 au plus. Cela fait { $points }.
why-hand-stopped = L’envido se compte d’abord, et il finit le chico : les plis ne comptent plus. Cela fait { $points }.
breakdown-call = { $call-term }
breakdown-first-refused = première annonce refusée
breakdown-chico = le chico
breakdown-leader = score du camp de tête
breakdown-theirs = gagné par l’autre camp
breakdown-hand = la main, sans annonce
breakdown-beyond = au-delà de 30
hint-hand-points = Qui gagne l’envido, qui gagne les plis ? On compte dans cet ordre.
hint-falta = Combien manque-t-il pour arriver à 30, et à quel camp ?
misconception-points-of-both = Vos additions sont justes, mais vous avez compté aussi les points de l’autre camp.
misconception-points-truco-only = Les plis sont bien comptés. Ajoutez l’envido : il compte aussi.
misconception-points-envido-only = L’envido est bien compté. Ajoutez les plis : ils comptent aussi.
misconception-points-other-side = Le compte est bon, mais ce sont les points de l’autre camp.
misconception-points-after-the-end = L’addition est juste. Mais l’envido a déjà fini le chico : les plis ne comptent plus.
misconception-points-beyond-thirty = L’addition est juste, mais un chico s’arrête à 30.
misconception-falta-own-score = La méthode est bonne. Mais on compte ce qui manque au camp de tête, et ce n’est pas le vôtre.
misconception-falta-trailing = On compte bien ce qui manque pour 30, mais au camp de tête, pas à l’autre.
misconception-falta-of-fifteen = La méthode est bonne, mais le chico va jusqu’à 30, pas jusqu’à 15.
misconception-falta-added = La falta est bien comptée. Mais elle remplace les mises d’avant.
misconception-falta-difference = Vous avez compté l’écart entre les camps. Ce qui compte, c’est ce qui manque au camp de tête pour arriver à 30.
row-table = À cette table
state-seed-free = on relance l’envido autant qu’on veut
state-strict = deux envidos au plus, puis real envido, puis falta : jamais vers le bas
state-flor-out = on joue sans fleur
misconception-answer-free-at-a-strict-table = À une autre table, ce serait permis. Ici, on dit envido deux fois au plus, et jamais plus bas que la dernière annonce.

## TR-11: folding or staying

prompt-leave = Vous posez vos cartes et partez. Combien de points l’autre camp marque-t-il pour cela ?
prompt-stay = Dernier pli. Votre adversaire jouera le premier, et dit « { $call-term } ». Restez-vous ?
row-habit = Sa façon de jouer
state-stays = reste
state-left = s’est déjà couché
group-your-last = Votre dernière carte
habit-any = l’adversaire le dit avec n’importe quelle carte
habit-ace = l’adversaire le dit avec un as d’or ou de coupe, ou mieux
habit-two = l’adversaire le dit avec un deux, ou mieux
habit-three = l’adversaire le dit avec un trois, ou mieux
habit-brava = l’adversaire ne le dit qu’avec une brava
why-leave-partner = Votre partenaire continue seul : votre départ ne coûte rien pour l’instant.
why-leave-nothing = Rien n’est misé : la main vaut 1 point, et l’autre camp le prend.
why-leave-accepted = La mise est acceptée : si vous partez, l’autre camp la marque en entier, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
why-leave-pending = Une annonce attend : partir, c’est la refuser. L’autre camp marque { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
why-leave-envido = Partir, c’est refuser l’envido qui attend, et perdre aussi la main. L’autre camp marque { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
why-stay = { $total ->
    [one] Votre adversaire ne peut plus tenir qu’une carte, et la vôtre { $won ->
        [0] ne la bat pas : partez.
       *[other] la bat : restez.
      }
   *[other] Parmi les { $total } cartes que votre adversaire peut tenir, la vôtre { $won ->
        [0] n’en bat aucune : partez.
       *[other] en bat { $won } : { $percent } fois sur cent. Il en faut { $least } pour rester.
      }
  }
why-stay-last-point = À 29, il manque 1 point à votre adversaire : refuser, c’est perdre le chico. On reste donc si l’on bat ne serait-ce qu’une des cartes possibles ; ici, la vôtre en bat { $won } sur { $total }.
hint-leave = Quelqu’un de votre camp reste-t-il ? Sinon, une mise attend-elle une réponse, ou est-elle acceptée ?
hint-stay = Quelles cartes votre adversaire peut-il tenir, et combien la vôtre en bat-elle ? Il faut gagner { $least } fois sur cent.
misconception-leave-partner-forgotten = Vous partez, mais votre partenaire reste et joue pour deux : cela ne coûte rien pour l’instant.
misconception-leave-costs-nothing = Ce serait vrai si votre partenaire restait. Mais quand tout un camp part, l’autre marque toujours quelque chose.
misconception-leave-always-one = Sans mise, c’est bien 1 point. Mais ici, la main vaut déjà plus.
misconception-leave-pending-in-full = L’annonce valait cela, mais elle attendait encore : partir la refuse, et elle ne compte pas.
misconception-leave-accepted-as-refused = Si l’annonce attendait, ce serait juste. Mais elle était acceptée : partir la paie en entier.
misconception-leave-envido-forgotten = La main est bien comptée. Mais l’envido attendait une réponse : partir le refuse aussi.
misconception-leave-truco-forgotten = L’envido est bien compté. Mais vous perdez aussi la main.
misconception-stay-needs-half = Vous gagnez moins d’une fois sur deux, c’est vrai. Mais rester et perdre ne coûte qu’un point de plus que refuser.
misconception-stay-folds-winner = Partir est prudent. Mais ici, vous gagnez plus souvent que vous ne perdez : restez.
misconception-stay-any-card = Si votre adversaire pouvait avoir n’importe quelle carte, ce serait juste. Mais avec les petites, il ne parlerait pas.
misconception-stay-hope = Vous avez du courage, mais trop peu de cartes perdent contre la vôtre : refuser coûte moins.
misconception-stay-last-point = D’ordinaire, refuser coûte peu. Mais regardez la marque : ici, cela donne à l’autre son dernier point.

## TR-12: the flor

prompt-flor-value = Combien vaut cette fleur ?
prompt-sing = Qui doit chanter sa fleur, à son tour ? Choisissez toutes ces mains.
prompt-odds-figures = Sur cent mains, combien ont au moins une figure ?
prompt-odds-third = On vous donne votre troisième carte. Combien de fois sur cent avez-vous une fleur ?
prompt-odds-flor-value = Sur cent fleurs, combien valent { $value } ou plus ?
prompt-odds-rival = Voici votre main. À deux, combien de fois sur cent l’adversaire a-t-il une fleur ?
breakdown-flor = la fleur
group-hand-a = Main A
group-hand-b = Main B
group-hand-c = Main C
group-first-two = Vos deux premières cartes
group-seen = Retournées pendant la donne
state-has-played = a déjà joué une carte
choice-nobody-sings = Personne ne doit chanter
why-flor-value = On compte 20 et les trois valeurs, les figures pour zéro : { $points }.
why-sing = Trois cartes de la même couleur, c’est une fleur, et on doit la chanter. Deux ne suffisent pas.
why-sing-late = La fleur se chante avant la première carte : un joueur qui a déjà joué ne peut plus la chanter.
why-odds = La valeur exacte est { $whole },{ $tenths } %{ $share ->
    [exact] , soit { $part } sur { $total }
    [near] , soit environ { $part } sur { $total }
   *[none] {""}
  }. Une bonne estimation suffit.
hint-flor-value = Toute fleur commence à 20. Ensuite, les numéros, et zéro pour les figures.
hint-sing = Deux questions pour chaque main : une seule couleur ? Et pas encore de carte jouée ?
hint-odds = Que faut-il, et combien de cartes ou de mains y répondent, sur combien ?
hint-odds-third = Il y a dix cartes de chaque couleur. Combien en reste-t-il parmi celles que vous ne voyez pas ?
misconception-flor-as-envido = Pour l’envido, ce serait juste. Mais dans une fleur, les trois cartes comptent.
misconception-flor-figures-by-number = Les trois cartes comptent bien. Mais les figures valent zéro, pas leur numéro.
misconception-flor-figures-ten = Les trois cartes comptent bien. Mais les figures valent zéro, pas dix.
misconception-flor-twenty-forgotten = Les valeurs sont justes. Mais une fleur commence à 20.
misconception-flor-thirty = Vous avez compté dix par carte. Une fleur commence à 20, en tout.
misconception-sing-too-late = C’est bien une fleur. Mais ce joueur a déjà joué une carte : il ne la chante plus.
misconception-sing-two-of-a-suit = Deux cartes de la même couleur, c’est bon pour l’envido. Une fleur en demande trois.
misconception-sing-best-only = C’est bien la meilleure. Mais toute fleur se chante, pas seulement celle-là.
misconception-odds-a-quarter = Un quart serait juste si toutes les cartes y étaient. Mais vous en tenez déjà deux de cette couleur.
misconception-odds-all-of-the-suit = Vous avez retiré vos cartes. Retirez aussi celles que vous avez vues retournées.
misconception-odds-one-suit-only = Le compte est juste, mais pour une seule couleur. Il y en a quatre.
misconception-odds-even = Il y a bien deux cas. Mais l’un peut être plus fréquent que l’autre : comptez les cartes.
misconception-odds-the-other-way = Le compte est bon, mais c’est la chance que cela n’arrive pas. Retirez ce nombre de cent.

## TR-13: raising a flor

prompt-flor-points = Combien de points le gagnant de ces fleurs marque-t-il ?
term-flor-flor = flor
term-flor-contraflor = contraflor
term-flor-contraflor-al-resto = contraflor al resto
term-flor-con-flor-quiero = con flor quiero (j’accepte)
term-flor-con-flor-me-achico = con flor me achico (je m’incline)
term-flor-no-flor = je me tais, je n’ai pas de fleur
state-has-flor = une fleur
result-flor-conceded = l’autre camp dit « con flor me achico »
result-flor-shown = les fleurs sont montrées
breakdown-flor-before = acquis avant la relance
breakdown-flor-each = fleurs annoncées ({ $count }), trois points chacune
breakdown-rest = ce qui manque au camp de tête
why-flor-answer-without = Sans fleur, on n’a rien à répondre : la fleur adverse marque ses 3 points.
why-flor-answer-flor = À une fleur, on répond par la sienne (flor), on s’incline (con flor me achico), ou on défie : contraflor, contraflor al resto.
why-flor-answer-both = L’autre a chanté aussi : vous pouvez encore dire contraflor, ou accepter que les fleurs se comparent.
why-flor-answer-contraflor = Face à la contraflor, on accepte, on s’incline, ou on monte al resto.
why-flor-answer-rest = Après al resto, on ne relance plus : on accepte ou on s’incline.
why-flor-points-tariff = Chaque fleur annoncée vaut trois points, et la meilleure les gagne tous ; la contraflor n’en ajoute pas. Cela fait { $points }.
why-flor-points-rest = Le reste, c’est ce qui manque au camp de tête, 30 moins { $leader }. Avec trois points par fleur annoncée, cela fait { $points }.
why-flor-points-conceded = Un camp s’incline : l’autre marque ce que valait le pari avant la dernière relance, { $points }.
hint-flor-answer = Avez-vous une fleur ? Et quelles relances restent possibles ?
hint-flor-points = Comptez les fleurs annoncées, la contraflor comprise. La dernière relance est-elle acceptée ?
misconception-flor-answer-without = À l’envido, on peut bluffer. Mais sans fleur, on ne répond rien à une fleur.
misconception-flor-answer-no-challenge = Ce que vous avez coché est permis. On peut aussi défier.
misconception-flor-answer-raises-the-rest = Une contraflor se relance, mais au-dessus d’al resto, il n’y a plus rien.
misconception-flor-answer-must-accept = Accepter est permis. Mais on peut toujours s’incliner devant un défi.
misconception-flor-answer-accepts-a-flor = « Con flor quiero » accepte un défi, mais personne n’a encore défié.
misconception-flor-answer-concedes-late = S’incliner évite parfois le pire. Mais vous avez déjà chanté, et personne ne vous défie.
misconception-flor-conceded-in-full = L’addition est juste. Mais l’autre s’incline : la dernière relance ne compte pas.
misconception-flor-paid-as-conceded = Si l’autre s’inclinait, ce serait juste. Mais la relance est acceptée : elle compte.
misconception-flor-three-in-all = Une fleur vaut bien trois points. Mais on compte chaque fleur annoncée.
misconception-flor-rest-only = Le reste est bien compté. Il faut y ajouter trois points par fleur.
misconception-flor-rest-of-the-trailing = Vous avez pris le score de l’autre camp. On compte ce qui manque au camp de tête.
misconception-flor-challenge-added = Les fleurs sont bien comptées. Mais la contraflor est la fleur du joueur qui défie : elle ne s’ajoute pas une seconde fois.

## TR-14: announced and hidden flores

prompt-flor-next = À qui d’annoncer sa fleur maintenant ?
prompt-flor-winner = Toutes sont annoncées. Qui a la meilleure fleur ?
prompt-claim = La main est finie, et voici ce que votre adversaire a joué. Que faites-vous ?
prompt-claim-points = Quelqu’un a dit « pido flor ». Combien de points votre camp marque-t-il pour cette main ?
row-his-flor = A-t-il chanté ?
row-his-turn = Sa première carte
row-made-yours = Points de votre camp
row-made-theirs = Points de l’autre camp
row-claimer = Demande la fleur
row-shows = Le joueur montre
group-his-played = Ses trois cartes
state-sung = oui, une fleur
state-silent = non
state-turn = jouée à son tour, avant que rien ne soit accepté
state-no-turn = jouée à son tour, quand un envido était déjà accepté
state-shows-flor = une fleur
state-shows-two = deux couleurs
claim-claim = pido flor : l’adversaire en cachait une
claim-two-suits = rien, car deux couleurs sont visibles
claim-sung = rien, car sa fleur est déjà chantée
claim-no-turn = rien, car l’adversaire n’a pas pu la chanter
breakdown-transferred = points qui changent de camp
breakdown-claim = la demande
why-flor-next = Seuls parlent les joueurs qui ont chanté, de la mano vers la droite. { $seat ->
    [seat-you] C’est à vous
   *[other] C’est { $seat-term } qui parle
  }.
why-flor-winner = La plus haute fleur gagne et, à égalité, la première dite. { $seat ->
    [seat-you] C’est vous qui gagnez
   *[other] C’est { $seat-term } qui gagne
  }.
why-claim-claim = Trois cartes de la même couleur, et pas un mot : votre adversaire cachait une fleur.
why-claim-two-suits = Deux couleurs sur la table : il n’y avait pas de fleur. La demander coûterait 3 points.
why-claim-sung = Votre adversaire a chanté sa fleur : il n’y a rien à demander.
why-claim-no-turn = Un envido a été accepté avant son tour, et votre adversaire ne pouvait plus chanter. Personne n’est puni pour cela.
why-claim-points-mine-found = La fleur y était : votre camp marque 3 points, et tous ceux de l’autre camp dans cette main. Cela fait { $points }.
why-claim-points-mine-failed = Il n’y avait pas de fleur : l’autre camp marque 3 points, et le vôtre garde ce qu’il avait, { $points }.
why-claim-points-theirs-found = La fleur était chez vous : vos points de la main passent à l’autre camp. Il vous reste { $points }.
why-claim-points-theirs-failed = On vous soupçonnait à tort : votre camp marque 3 points de plus. Cela fait { $points }.
hint-flor-next = Cherchez la mano, puis ceux qui ont chanté, vers la droite.
hint-flor-winner = La plus haute valeur. Qui l’a dite le premier ?
hint-claim = Trois questions : une seule couleur ? L’adversaire a-t-il chanté ? A-t-il eu l’occasion de le faire ?
hint-claim-points = Qui demande, et la fleur y était-elle ? Si oui, les points de la main changent de camp.
misconception-flor-next-mano = La mano passe en premier, c’est vrai, mais seulement si elle a chanté, et une seule fois.
misconception-flor-next-first-again = Ce joueur a bien une fleur, mais il l’a déjà annoncée.
misconception-flor-next-last-word = Parler le dernier est tentant, mais ne donne rien : chacun parle à son tour, et la plus haute gagne.
misconception-flor-next-neighbour = C’est bien le voisin, mais il n’a pas chanté : il n’a rien à annoncer.
misconception-claim-two-suits = L’adversaire n’a rien dit, c’est vrai. Mais regardez les couleurs : il y en a deux, donc pas de fleur.
misconception-claim-sung = C’est bien une fleur. Mais elle a été chantée : il n’y a rien à demander.
misconception-claim-no-turn = C’est bien une fleur. Mais l’adversaire n’a pas pu la chanter : on ne la demande pas.
misconception-claim-missed = Ne laissez pas passer ça : les trois cartes sont d’une seule couleur, et personne n’a chanté.
misconception-claim-points-stay = Vous avez laissé les points à leur place. Si la fleur y était, ceux de la main changent de camp ; sinon, le camp soupçonné en marque 3.
misconception-claim-three-only = Les 3 points sont justes. Il faut y ajouter tous ceux de la main.
misconception-claim-always-wins = Avec une fleur cachée, ce serait juste. Mais il n’y en avait pas : demander ne rapporte rien.
misconception-claim-costs-nothing = Vos points sont bien comptés. Mais on vous soupçonnait à tort : votre camp en marque 3 de plus.
misconception-claim-other-side = Le compte est bon, mais ce sont les points de l’autre camp.

## TR-15: three, six, eight

prompt-table-gallo = Le gallo tourne avec la donne. Qui joue seul ?
prompt-table-duel = Pica-pica. Qui est votre adversaire ?
prompt-table-mano = Pica-pica. Qui est la mano de votre duel ?
prompt-cap = Combien de points ce pari rapporte-t-il ?
prompt-meddling = Pica-pica. Un adversaire souffle une carte dans le duel de son partenaire. Combien marque votre équipe ?
prompt-pair = Vous êtes trois, et le gallo tourne. Il vient de perdre contre votre paire. Quel est votre score ?
row-at-table = Joueurs
row-round = On joue une
row-duel-led = Points que ce duel allait leur rapporter
row-pair-won = Points gagnés par la paire
breakdown-falta = la falta
breakdown-rest-capped = le reste
breakdown-two-flores = deux fleurs
breakdown-meddling = la faute
why-table-gallo-3 = Quand le gallo tourne, c’est le donneur. { $seat ->
    [seat-you] C’est vous
   *[other] C’est { $seat-term }
  }.
why-table-duel-6 = À six, chacun affronte le joueur assis en face de lui. Ici, c’est { $seat-term }.
why-table-duel-8 = À huit, on affronte un voisin : comptez deux par deux à partir de la mano. { $seat ->
    [seat-you] C’est vous
   *[other] C’est { $seat-term }
  }.
why-table-mano-6 = Des deux duellistes, la mano est le premier à droite du donneur. { $seat ->
    [seat-you] C’est vous
   *[other] C’est { $seat-term }
  }.
why-table-mano-8 = Des deux duellistes, la mano est le premier à droite du donneur. { $seat ->
    [seat-you] C’est vous
   *[other] C’est { $seat-term }
  }.
why-cap-falta-pica = À la pica-pica, la falta vaut 6, quel que soit le score.
why-cap-falta-round = À la redonda, la falta vaut ce qui manque au camp de tête : { $points }.
why-cap-rest-pica = À la pica-pica, le reste vaut 6 au plus, et les deux fleurs 6 : { $points }.
why-cap-rest-round = À la redonda, le reste est ce qui manque au camp de tête. Avec 3 par fleur, cela fait { $points }.
why-meddling = Un joueur s’est mêlé du duel des autres : son équipe perd les points de ce duel, et l’autre en marque 4.
why-pair = Les points de la paire vont à chacun de ses deux membres, en entier : { $points }.
hint-table-gallo = Au gallo tournant, qui est seul ? Regardez le donneur.
hint-table-duel = À six, en face. À huit, comptez deux par deux à partir de la mano, à droite du donneur.
hint-table-mano = Partez du donneur, vers la droite : lequel de vous deux vient le premier ?
hint-cap = Redonda ou pica-pica ? Dans les duels, les grands paris ont un plafond.
hint-meddling = Le duel troublé ne rapporte plus rien. Et la faute, combien coûte-t-elle ?
hint-pair = Chacun a son score : comment la paire partage-t-elle ?
hint-term = De quoi parle cette phrase : d’un joueur, d’une façon de jouer, d’une parole ?
misconception-table-mano = Vous avez montré la mano. Le gallo, c’est le donneur.
misconception-table-left-of-dealer = C’est juste à côté : le gallo qui tourne est le donneur.
misconception-table-facing-at-eight = À six, ce serait juste. À huit, le joueur d’en face est de votre équipe.
misconception-table-neighbour-at-six = À huit, ce serait juste. À six, on affronte le joueur d’en face.
misconception-table-partner = Ce joueur est de votre équipe : une place sur deux en est.
misconception-table-mano-of-all = C’est bien la mano de toute la table, mais pas celle de votre duel.
misconception-table-other-duellist = C’est bien l’un des deux, mais l’autre vient le premier à droite du donneur.
misconception-cap-forgotten = Ailleurs, ce serait juste. Mais à la pica-pica, il y a un plafond : 6.
misconception-cap-everywhere = Le plafond existe, mais seulement à la pica-pica.
misconception-cap-flores-forgotten = Le reste est bien compté. Ajoutez les deux fleurs, 3 points chacune.
misconception-meddling-duel-taken = Vous avez pris les points du duel. Mais ils s’annulent, et la faute en donne 4.
misconception-meddling-both = Les 4 points de la faute sont justes. Mais les points du duel s’annulent.
misconception-meddling-nothing = Le duel ne rapporte rien, c’est juste. Mais la faute donne 4 points à l’autre équipe.
misconception-pair-shared = Vous avez partagé les points. Mais chacun des deux les marque en entier.
misconception-pair-counted-twice = Chacun marque bien tout, mais une seule fois.
misconception-pair-unmoved = Vous étiez de la paire : ses points sont aussi les vôtres.
misconception-term-round-for-pica = Toutes deux sont des façons de jouer. Mais dans l’une, on joue tous ensemble ; dans l’autre, en duels.
misconception-term-first-for-last = Les deux mots disent une place. Mais l’un est pour celui qui joue le premier, l’autre pour le dernier.

## TR-16: odds and bluff

prompt-range-odds = L’adversaire annonce l’envido ; personne n’a de fleur. Combien de fois sur cent gagnez-vous ?
prompt-range-accept = { $raised ->
    [yes] Vous avez misé l’envido ; l’adversaire relance d’un { $call-term } : { $accepted } points si vous acceptez, { $refused } si vous refusez. Que dites-vous ?
   *[no] L’adversaire mise { $call ->
        [call-envido] l’envido
       *[other] le { $call-term }
      } : { $accepted } points si vous acceptez, { $refused } si vous refusez. Que dites-vous ?
  }
row-bettor = Votre adversaire mise avec
bettor-any = n’importe quelle main
bettor-24 = 24 ou plus
bettor-27 = 27 ou plus
bettor-29 = 29 ou plus
bettor-27-fifth = 27 ou plus, et une main sur cinq des autres
bettor-29-half = 29 ou plus, et une main sur deux des autres
why-range-odds = { $same ->
    [yes] Votre { $value } gagne { $percent } fois sur cent contre n’importe quelle main.
   *[no] Votre { $value } gagne { $percent } fois sur cent contre ces mains-là. Contre n’importe quelle main, ce serait { $blind }.
  }
why-range-accept = { $percent ->
    [0] Vous ne gagnez jamais contre ces mains-là. Pour accepter, il faudrait gagner { $least } fois sur cent.
   *[other] Vous gagnez { $percent } fois sur cent contre ces mains-là. Il en faut { $least } pour accepter.
  }
hint-range-odds = Oubliez les mains avec lesquelles votre adversaire se tait. Parmi les autres, combien perdent contre { $value } ? À égalité, la mano gagne.
hint-range-accept = Il faut gagner { $least } fois sur cent. Avec quelles mains votre adversaire mise-t-il ?
misconception-range-forgotten = Contre n’importe quelle main, ce serait juste. Mais votre adversaire ne mise pas avec n’importe laquelle.
misconception-range-bluff-forgotten = Contre ses bonnes mains, c’est juste. Mais votre adversaire bluffe parfois, et ces mains-là, vous les battez.
misconception-range-other-way = Le compte est bon, mais c’est la chance de votre adversaire. Retirez ce nombre de cent.
misconception-accept-needs-half = Vous gagnez moins d’une fois sur deux, c’est vrai. Mais refuser coûte aussi : pour accepter, il en faut moins.
misconception-accept-folds-winner = Refuser est prudent. Mais ici, vous gagnez plus d’une fois sur deux : acceptez.
misconception-accept-any-hand = Contre n’importe quelle main, oui. Mais votre adversaire ne mise qu’avec les bonnes.
misconception-accept-hope = Vous avez du courage, mais trop peu de ces mains perdent contre la vôtre : refuser coûte moins.

## TR-09: the deal

prompt-ritual = Remettez la donne dans l’ordre.
prompt-cut = Une seule de ces coupes est permise. Laquelle ?
ritual-shuffle = le donneur mélange
ritual-cut = l’adversaire de gauche coupe
ritual-first-card = la première carte va à droite
ritual-third-card = chacun reçoit sa troisième carte
ritual-mano-speaks = la mano parle ou joue
ritual-captain-last = le dernier joueur pose sa carte
ritual-next = la donne passe à droite
cut-few = { $count ->
    [one] lever { $count } carte
   *[other] lever { $count } cartes
  }
cut-many = lever { $count } cartes
cut-legal = lever { $count } cartes
cut-twice = couper deux fois
cut-right = couper à droite du donneur
cut-tap = frapper le paquet, sans couper
why-ritual = On mélange, on coupe, on donne une carte à la fois vers la droite. La mano commence, puis la donne passe à droite.
why-cut = L’adversaire de gauche coupe une seule fois, de 4 à 36 cartes ; il peut aussi frapper le paquet.
why-role-mano = La mano est assise à droite du donneur. { $seat ->
    [seat-you] C’est vous
   *[other] C’est { $seat-term }
  }.
why-role-cuts = L’adversaire à gauche du donneur coupe. { $seat ->
    [seat-you] C’est vous
   *[other] C’est { $seat-term }
  }.
why-role-deals-next = La donne passe à droite. { $seat ->
    [seat-you] C’est vous qui donnez
   *[other] C’est { $seat-term } qui donne
  }.
why-role-captain = Le dernier de votre camp à jouer en est le capitaine. { $seat ->
    [seat-you] C’est vous
   *[other] C’est { $seat-term }
  }.
hint-ritual = Qui touche le paquet d’abord, et vers quel côté joue-t-on ?
hint-cut = Qui coupe, combien de fois, et combien de cartes restent de chaque côté ?
hint-role = Partez du donneur : on joue vers la droite.
misconception-ritual-backwards = C’est le bon ordre, mais à l’envers.
misconception-cut-few = C’est bien une coupe, mais il faut prendre au moins 4 cartes.
misconception-cut-many = C’est bien une coupe, mais il faut laisser au moins 4 cartes.
misconception-cut-twice = Couper est permis, mais on ne coupe qu’une fois.
misconception-cut-right = Quelqu’un doit bien couper, mais c’est l’adversaire de gauche.
misconception-role-dealer = Vous avez montré le donneur. La question porte sur un autre joueur.
misconception-role-left = Vous avez montré le joueur à gauche du donneur. La question porte sur un autre.
misconception-role-right = Vous avez montré le joueur à droite du donneur. La question porte sur un autre.
misconception-role-facing = Vous avez montré le joueur en face du donneur. La question porte sur un autre.

## Smiles for right answers: the number is the seed modulo 12

smile-tr-0 = En face, on a soudain moins envie de bluffer.
smile-tr-2 = Le maté peut attendre : on ne vous arrête plus.
smile-tr-3 = Même l’as d’épée vous fait un clin d’œil.
smile-tr-5 = On dirait que vous avez appris à Buenos Aires.
smile-tr-7 = Votre adversaire regarde ses cartes et se tait.
smile-tr-8 = Pas un sourcil n’a bougé : bravo.
smile-tr-10 = Le gaucho au fond de la salle lève son verre.

## TR-17: cards and answers, evaluated by simulated deals

prompt-truco-cards = À vous de jouer, au premier pli. Quelle carte ?
hint-truco-cards = Combien de vos cartes peuvent gagner un pli ? Avec deux, prenez le premier pli ; avec une, gardez-la.
prompt-truco-answers = Votre adversaire attend votre réponse. Que dites-vous ?
hint-truco-answers = Combien de plis vous faut-il encore, et avec quelles cartes ? Puis : combien coûte un refus, et combien de points sont en jeu ?
prompt-truco-calls = À vous de jouer : une carte, ou truco ?
hint-truco-calls = Qu’avez-vous déjà gagné, et que peut encore tenir votre adversaire ? Il refusera peut-être : que gagnez-vous alors ?
why-truco-best = Sur { $samples } donnes simulées, aucun choix n’a rapporté plus.
why-truco-level = Ce choix fait aussi bien que le meilleur.
