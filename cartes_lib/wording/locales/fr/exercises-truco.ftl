# Exercises of Truco: questions, reasons, hints, wrong ideas.

## TR-01: two scales

prompt-scale = Chaque phrase n’est vraie que sur une des deux échelles. Laquelle ?
prompt-truco-value = { $count ->
    [1] Combien vaut cette carte pour l’envido ?
   *[other] Quelle est la somme des valeurs de ces cartes, carte par carte ?
  }
scale-claim = { $card-the } passe devant { $other-the }
scale-tricks = vraie pour gagner un pli
scale-values = vraie pour compter l’envido et la fleur
why-scale = L’ordre des plis et les valeurs sont deux échelles : un sept d’épée est très fort et vaut 7, un roi est moyen et vaut 0, un as d’épée bat tout et vaut 1.
why-scale-tricks = { $card-the } bat { $other-the } dans un pli, mais vaut moins pour l’envido.
why-scale-values = { $card-the } vaut plus que { $other-the } pour l’envido, mais ne le bat pas dans un pli.
hint-scale = Pour les plis : deux as, deux sept, puis les trois et les deux. Pour l’envido : le numéro, et zéro pour les figures.
why-truco-value = Chaque carte vaut son numéro, les figures zéro : { $points }.
hint-truco-value = Que valent le valet, le cavalier et le roi pour l’envido ?
misconception-scale-swapped = Vous avez inversé les deux échelles.
misconception-scale-tricks-only = Vous avez tout mis dans l’ordre des plis. Pour l’envido, on compte les numéros.
misconception-scale-values-only = Vous avez tout compté en valeurs. Pour les plis, l’ordre est tout autre.
misconception-value-figures-by-number = Les figures ne valent pas leur numéro : le valet, le cavalier et le roi valent zéro.
misconception-value-figures-ten = Les figures ne valent pas dix, mais zéro.
misconception-value-strength = Vous avez compté la force dans les plis. Pour l’envido, une carte vaut son numéro.
misconception-value-twenty-added = Les 20 points ne s’ajoutent que pour deux cartes d’une couleur, et on ne demande ici que les valeurs.

## TR-02: the order of the tricks

prompt-truco-duel = Laquelle gagne le pli ?
choice-tie = égalité
why-truco-duel = { $card-the } gagne : les deux as et les deux sept forts d’abord, puis 3, 2, les autres as, 12, 11, 10, les autres sept, 6, 5, 4.
why-truco-tie = Ces deux cartes ont le même rang dans l’ordre des plis : c’est une égalité, les couleurs n’y changent rien.
hint-truco-order = Quatre cartes passent devant tout : deux as et deux sept. Lesquels ?
misconception-truco-order-upside-down = C’est le bon ordre, mais à l’envers : commencez par la plus forte, { $first-the }.
misconception-truco-order-by-number = Vous avez suivi les numéros. Au truco, les trois et les deux passent devant les figures.
misconception-truco-order-bravas-forgotten = Tous les as et tous les sept ne se valent pas : as d’épée, as de bâton, sept d’épée et sept d’or passent devant tout.
misconception-truco-order-by-value = Vous avez rangé par valeur d’envido. L’ordre des plis est tout autre.
misconception-truco-duel-suit-breaks-tie = Aucune couleur ne départage : à rang égal, c’est une égalité.
misconception-truco-duel-bravas-forgotten = Attention aux as et aux sept : deux as et deux sept passent devant tout, les autres non.
misconception-truco-duel-by-number = Le plus grand numéro ne suffit pas : les as, les deux, les trois et les deux sept forts passent devant des numéros plus grands.
misconception-truco-duel-by-value = Vous avez comparé les valeurs de l’envido. Dans les plis, l’ordre est tout autre.

## TR-03: tricks and ties

prompt-truco-hand = Qui gagne la main ?
choice-another-trick = personne encore, il faut un autre pli
row-mano = Premier à jouer (mano)
row-trick = Pli { $number }
group-trick = Pli { $number } : votre carte, puis celle de l’adversaire
result-yours = gagné par vous
result-theirs = gagné par votre adversaire
result-tied = égalité
why-truco-lead-none = La carte la plus forte gagne le pli, et son joueur entame : { $seat-term }.
why-truco-lead-opponents = Le pli est nul entre adversaires. Celui qui l’a entamé entame encore : { $seat-term }.
why-truco-lead-partners = Deux partenaires sont à égalité : leur camp gagne. Entame le premier des deux à avoir joué : { $seat-term }.
why-hand-two-tricks = Deux plis gagnés emportent la main : { $seat-term }.
why-hand-first-tied = Le premier pli est nul, donc le pli gagné ensuite emporte la main : { $seat-term }.
why-hand-later-tied = Un pli nul vient après un pli gagné, donc le premier pli gagné décide : { $seat-term }.
why-hand-all-tied = Après trois plis nuls, la main va au premier à jouer : { $seat-term }.
why-hand-goes-on = Personne n’a deux plis, ni un pli gagné et un pli nul : on joue encore un pli.
why-hand-two-tied = Après deux plis nuls, le troisième décide : { $seat-term }.
hint-truco-lead = Cherchez la carte la plus forte. Y en a-t-il une autre de même rang, et à qui ?
hint-truco-hand = Deux plis gagnés suffisent. Et s’il y a un pli nul, qui a gagné le premier pli qui ne l’est pas ?
misconception-next-tie-last-wins = À égalité, la dernière carte ne l’emporte pas sur la première.
misconception-next-tie-first-wins = À égalité entre adversaires, personne ne gagne le pli : celui qui l’a entamé entame encore.
misconception-next-leads-again = Ce joueur a entamé ce pli, mais il ne l’a pas gagné : il n’entame encore qu’après un pli nul.
misconception-next-by-number = Ce joueur a le plus grand numéro, mais pas la carte la plus forte.
misconception-hand-last-trick = Le dernier pli ne décide pas à lui seul : le premier pli gagné départage.
misconception-hand-tie-to-mano = Être premier à jouer ne départage que si tous les plis sont nuls.
misconception-hand-tie-to-the-other = Trois plis nuls reviennent au premier à jouer.
misconception-hand-undecided = La main est déjà décidée.
misconception-hand-too-soon = Rien n’est décidé : il faut deux plis, ou un pli gagné et un pli nul.

## TR-03: the cheapest card

prompt-least = Premier pli, et vous jouez en dernier. Quelle carte jouer, en dépensant le moins possible ?
prompt-least-won = Le premier pli est à vous, et vous jouez en dernier au deuxième. Quelle carte jouer, en dépensant le moins possible ?
prompt-least-lost = Le premier pli est à l’autre, et vous jouez en dernier au deuxième. Quelle carte jouer, en dépensant le moins possible ?
why-least-wins = { $card-the } suffit : c’est la plus faible de vos cartes qui gagnent ce pli.
why-least-none = Aucune de vos cartes ne gagne ce pli : jouez { $card-the }, la plus faible.
why-least-partner = Votre partenaire tient déjà le pli : jouez { $card-the }, votre plus faible.
why-least-tie = Le premier pli est à vous : un pli nul vous donne la main. { $card-the } suffit.
why-least-must = Un pli nul donnerait la main à qui a gagné le premier pli. Il faut gagner celui-ci : { $card-the }.
hint-least = Qui tient le pli ? Et que vous faut-il au juste : le gagner, l’égaler, ou rien ?
misconception-least-too-strong = Elle gagne, mais une plus faible suffit : gardez celle-ci pour la suite.
misconception-least-gives-up = Elle laisse le pli à l’autre camp, et vous pouviez le prendre.
misconception-least-wasted = Elle ne gagne pas non plus : gardez-la pour la suite.
misconception-least-over-partner = Vous battez votre partenaire : son pli est déjà le vôtre.
misconception-least-tie-unused = Elle gagne, mais égaler suffit : le premier pli est à vous.
misconception-least-tie-too-little = Égaler ne suffit pas : après un pli nul, la main va à qui a gagné le premier.

## TR-05: the value of a hand

prompt-envido-value = { $flor ->
    [yes] Combien vaut cette main pour l’envido ?
   *[no] Combien vaut cette main pour l’envido ? (On joue ici sans fleur.)
  }
prompt-envido-duel = Qui gagne l’envido ?
breakdown-twenty = deux cartes d’une couleur
why-envido-pair = Deux cartes d’une couleur : 20 et leurs valeurs, les figures comptant zéro. Réponse : { $points }.
why-envido-best-two = Trois cartes d’une couleur, et l’on joue sans fleur : 20 et les deux plus hautes valeurs. Réponse : { $points }.
why-envido-single = Trois couleurs différentes : seule la plus haute valeur compte. Réponse : { $points }.
why-envido-duel = Vous avez { $mine }, votre adversaire { $theirs } : la plus haute valeur gagne.
why-envido-tie = Tous deux ont { $mine }. À égalité, l’envido va à celui qui parle le premier : { $mano-term }.
hint-envido = Deux cartes de la même couleur ? Alors 20 et leurs deux valeurs. Les figures valent zéro.
misconception-envido-twenty-forgotten = Deux cartes d’une couleur comptent 20 de plus.
misconception-envido-figures-by-number = Les figures valent zéro, pas leur numéro.
misconception-envido-twenty-always = Les 20 points demandent deux cartes d’une même couleur. Il n’y en a pas ici.
misconception-envido-all-three = On ne compte que deux cartes, et seulement de la même couleur.
misconception-envido-sum = On n’additionne pas les trois cartes : deux de la même couleur et 20, ou la plus haute seule.
misconception-envido-tie-to-the-other = À égalité, l’envido va au premier à jouer.
misconception-envido-by-number = Vous avez additionné les numéros. Les figures valent zéro, et il faut deux cartes d’une couleur.
misconception-envido-mano-always = Le premier à jouer ne gagne qu’à égalité.

## TR-06: the price of an envido

prompt-envido-stake = Combien de points cet échange rapporte-t-il au camp qui les gagne ?
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
why-stake-accepted = Accepté : on additionne les mises. Réponse : { $points }.
why-stake-falta = Accepté : la falta envido remplace tout par ce qui manque au camp de tête, 30 moins { $leader }. Réponse : { $points }.
why-stake-refused = Refusé : le camp qui a parlé le dernier gagne ce qui était accepté avant, ou 1 point si c’était la première annonce. Réponse : { $points }.
hint-stake = Accepté ou refusé ? Un refus ne paie que ce qui était déjà accepté.
misconception-stake-refused-pays-all = La dernière annonce a été refusée : elle ne compte pas.
misconception-stake-accepted-as-refused = La dernière annonce a été acceptée : elle compte aussi.
misconception-stake-last-call-only = Les mises s’additionnent : la dernière ne compte pas seule.
misconception-stake-relance-raises = « Quiero » accepte, sans rien ajouter.
misconception-stake-refusal-always-one = Un refus ne paie 1 point que si c’est la première annonce qu’on refuse.
misconception-stake-falta-from-the-trailing = On compte ce qui manque au camp de tête, pas à l’autre.
misconception-stake-falta-added = La falta envido remplace les mises d’avant, elle ne s’y ajoute pas.

## TR-04: the price of a truco

prompt-truco-stake = Combien de points rapporte cette main, pour les plis ?
row-end = Fin de la main
result-refused = la dernière annonce est refusée
result-played = les plis sont joués jusqu’au bout
why-truco-played = Sans annonce 1 point, truco 2, retruco 3, vale cuatro 4. Réponse : { $points }.
why-truco-refused = Le camp dont on refuse l’annonce gagne ce que la main valait avant elle. Réponse : { $points }.
hint-truco-stake = Chaque annonce acceptée porte la main un point plus haut. Et un refus ?
misconception-truco-refused-pays-full = La dernière annonce a été refusée : la main vaut encore ce qu’elle valait avant.
misconception-truco-accepted-as-refused = L’annonce a été acceptée : la main vaut ce qu’elle dit.
misconception-truco-added = Les paliers ne s’additionnent pas : truco vaut 2 en tout, retruco 3, vale cuatro 4.
misconception-truco-doubled = Chaque palier ajoute un point, il ne double pas.

## TR-06 to TR-08: calls

prompt-answer = L’adversaire vient de parler. Que pouvez-vous répondre ? Choisissez tout ce qui est permis.
prompt-truco-say = Que pouvez-vous dire à propos du truco ? Choisissez tout ce qui est permis.
prompt-open = Premier pli, c’est à vous. Que pouvez-vous dire ? Choisissez tout ce qui est permis.
prompt-why-call = Premier pli. Vous voudriez dire « { $call-term } », mais c’est interdit. Par quelle règle ?
prompt-calls-plain = Remettez dans l’ordre ce qui se dit dans une main où chaque annonce vient à son heure.
prompt-calls-interrupted = Un truco est lancé d’abord, et l’autre camp veut l’envido. Remettez dans l’ordre.
prompt-calls-raised = Le truco monte jusqu’au bout. Remettez dans l’ordre.
prompt-calls-counted = La main est finie : dans quel ordre marque-t-on ?
term-bet-flor = flor (fleur)
term-bet-silent = rien : ce n’est pas à mon camp de parler
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
why-answer-envido = On accepte, on refuse, ou l’on relance par envido, real envido ou falta envido.
why-answer-strict = On accepte, on refuse, ou l’on relance plus haut : à cette table, deux envidos au plus, et jamais une annonce plus basse que la dernière.
why-raise-silent = Votre camp n’a rien à dire : seul le camp qui a accepté la dernière annonce peut relancer, et après vale cuatro plus personne.
why-raise-pending = L’annonce attend une réponse : « quiero » ou « no quiero ». On ne relance qu’après avoir dit « quiero ».
why-raise-open = Votre camp a accepté : il peut relancer d’un pas.
why-raise-first = Personne n’a encore dit truco : l’un ou l’autre camp peut le dire.
why-open-TRU-TURN-02 = Rien n’est encore dit ni joué : l’envido et le truco sont ouverts, mais sans fleur on ne la chante pas.
why-open-TRU-TURN-06 = L’envido passe d’abord : avant de répondre au truco, vous pouvez encore l’ouvrir.
why-open-TRU-TURN-07 = Accepter le truco a fermé l’envido ; qui l’a accepté peut encore dire retruco.
why-open-TRU-TURN-11 = L’envido de cette main est déjà réglé : personne n’en ouvre un autre.
why-open-TRU-ENV-12 = Vous avez joué votre première carte : il est trop tard pour ouvrir l’envido.
why-open-TRU-FLOR-02 = Vos trois cartes ne sont pas d’une seule couleur : sans fleur, on ne la chante pas.
law-TRU-ENV-12 = Après sa première carte, on n’ouvre plus l’envido.
law-TRU-TURN-07 = Accepter le truco ferme l’envido.
law-TRU-TURN-11 = Un seul envido par main.
law-TRU-FLOR-02 = Qui n’a pas de fleur ne peut pas la chanter.
law-TRU-TURN-06 = L’envido passe avant le truco.
say-flor = la fleur d’abord : personne n’en a
say-envido = « envido »
say-envido-answer = la réponse à l’envido
say-envido-shown = on annonce et compare les valeurs
say-truco = « truco »
say-truco-answer = la réponse au truco
say-card = le jeu de la carte reprend
say-retruco = « retruco »
say-retruco-answer = la réponse au retruco
say-vale-cuatro = « vale cuatro »
say-last-card = la dernière carte est jouée
say-count-flor = on marque la fleur, s’il y en a eu une
say-count-envido = on marque l’envido, s’il y en a eu un
say-count-truco = on marque les plis
say-next-deal = le joueur de droite donne
why-calls-plain = D’abord la fleur, puis l’envido, sa réponse et ses valeurs, enfin le truco et sa réponse.
why-calls-interrupted = Le truco attend : l’envido est misé, répondu et montré, puis seulement on répond au truco et l’on joue.
why-calls-raised = Chaque palier est accepté avant le suivant : truco, retruco, vale cuatro.
why-calls-counted = On marque chaque pari dans l’ordre où il a été réglé : fleur, envido, plis. Puis la donne passe à droite.
hint-answer = Une seule annonce ne se relance pas.
hint-raise = Qui a accepté la dernière annonce ? Et y a-t-il une réponse en attente ?
hint-open = L’envido est-il encore ouvert ? Regardez votre carte, le truco, et ce qui est déjà réglé.
hint-calls = Fleur, puis envido, puis truco. Et une question attend toujours sa réponse.
misconception-answer-raises-the-falta = La falta envido ne se relance pas : quiero ou no quiero.
misconception-answer-no-raise = On peut aussi relancer.
misconception-answer-envido-once = On peut répondre envido à un envido : la relance ajoute 2.
misconception-answer-must-accept = On peut toujours refuser.
misconception-answer-with-truco = Le truco ne répond pas à un envido : l’envido se règle d’abord.
misconception-raise-own-call = On ne relance pas sa propre annonce : c’est à l’autre camp.
misconception-raise-answers-own = Rien n’attend votre réponse : la dernière annonce est celle de votre camp, ou elle a déjà sa réponse.
misconception-raise-without-quiero = Il faut d’abord dire « quiero » ; ensuite seulement on relance.
misconception-raise-skips-a-step = On monte d’un pas à la fois : truco, retruco, vale cuatro.
misconception-raise-forgotten = Vous avez bien quelque chose à dire ici.
misconception-law-flor-needed = Pour l’envido, pas besoin de fleur : n’importe quelle main peut l’ouvrir, au bon moment.
misconception-law-flor-too-late = Le moment était bon : ce qui manque, ce sont trois cartes d’une couleur.
misconception-open-envido-too-late = L’envido est fermé ici.
misconception-open-envido-first-forgotten = L’envido passe d’abord : on peut encore l’ouvrir avant de répondre au truco.
misconception-open-flor-without = Sans trois cartes d’une couleur, on ne chante pas la fleur.
misconception-open-truco-again = Le truco ne se dit qu’une fois ; ensuite, on le relance.
misconception-open-raise-at-once = On ne relance qu’un truco accepté par son camp.
misconception-law-truco-first = Cette règle ouvre l’envido, elle ne le ferme pas.
misconception-calls-backwards = C’est l’ordre inverse.
misconception-calls-truco-answered-first = La réponse au truco vient trop tôt.
misconception-calls-truco-before-envido = Les plis se marquent en dernier.

## TR-07: the values told, and shown

log-value = { $seat-term } : « { $value } »
log-buenas = { $seat-term } : « son buenas »
row-envido-caller = A dit envido
row-calls = Mises
prompt-announce-next = L’envido est accepté. À qui d’annoncer maintenant ?
prompt-announce-winner = Tous ont parlé. Qui a le meilleur envido ?
prompt-shown = Le gagnant a montré ses cartes. Combien de points votre camp marque-t-il pour l’envido ?
why-announce-next = On annonce à tour de rôle vers la droite, à partir de la mano ({ $mano-term }). Maintenant : { $seat-term }.
why-announce-winner = La plus haute valeur gagne : { $seat-term }. Qui dit « son buenas » reconnaît qu’il n’a pas mieux.
why-announce-tie = Deux joueurs ont la même valeur : elle revient à qui l’a dite le premier depuis la mano, { $seat-term }.
why-announce-less = On peut annoncer moins que ce qui est déjà dit, mais cela ne sert à rien : « son buenas » suffit, et n’apprend rien à personne.
why-announce-first = Le premier à parler annonce la valeur qu’il veut ; gare à lui s’il gagne et que ses cartes disent autre chose.
why-shown = { $seat ->
    [seat-you] Vous avez
   *[other] { $seat-term } a
  } annoncé le plus haut, { $value }, et ces cartes les valent : ce camp gagne l’envido.
why-shown-false = { $seat ->
    [seat-you] Vous avez
   *[other] { $seat-term } a
  } annoncé le plus haut, mais ces cartes valent { $value } : l’annonce est fausse. L’autre camp gagne l’envido, même avec moins.
chain-envido = envido, quiero
chain-real-envido = real envido, quiero
chain-envido-envido = envido, envido, quiero
chain-envido-real-envido = envido, real envido, quiero
chain-envido-envido-real-envido = envido, envido, real envido, quiero
hint-announce-next = Qui est la mano, et de quel côté tourne la parole ?
hint-announce-winner = Cherchez la plus haute valeur. Qui l’a dite le premier ?
hint-shown = Recomptez les cartes montrées : l’annonce la plus haute est-elle juste ? Ensuite, additionnez les mises.
misconception-announce-caller-first = Ce joueur a misé ; mais on annonce à partir de la mano.
misconception-announce-to-the-left = On parle vers la droite, comme on joue.
misconception-announce-partner-next = Chacun parle à son tour, sans sauter de place.
misconception-announce-highest-again = Ce joueur a déjà annoncé : chacun parle une fois.
misconception-announce-last-of-a-tie = À valeur égale, le premier à l’avoir dite l’emporte.
misconception-announce-mano-wins = Parler le premier ne départage qu’à valeur égale.
misconception-announce-last-word = Parler le dernier ne donne rien : la plus haute valeur gagne.
misconception-shown-other-side = Ces points vont à l’autre camp.
misconception-shown-false-wins = Recomptez les cartes montrées : l’annonce était fausse, et son camp perd l’envido.
misconception-shown-last-call-only = Les mises acceptées s’additionnent : la dernière ne compte pas seule.
misconception-shown-by-everybody = L’envido se marque une fois, quel que soit le nombre de joueurs.
prompt-false = Chacun annonce son envido, puis montre ses cartes. Une annonce est fausse : laquelle, et qui gagne l’envido ?
log-announce = { $seat-term } : « { $value } », avec { $cards }
moment-announce = { $seat-term }
part-false = L’annonce fausse
part-envido-winner = Le camp qui gagne l’envido
side-yours = votre camp
side-theirs = l’autre camp
why-false = L’annonce { $number } est fausse : ces cartes valent { $value }. C’était la plus haute : son camp perd l’envido, même s’il a la plus haute valeur.
why-false-lower = L’annonce { $number } est fausse : ces cartes valent { $value }. Mais seul le gagnant doit avoir annoncé juste. La plus haute annonce, la { $best }, est juste : elle gagne.
hint-false = Recomptez chaque main : 20 pour deux cartes d’une couleur, et les figures à zéro. Et qui a annoncé le plus ?
misconception-false-wins-all-the-same = La bonne annonce, mais son camp perd l’envido : le gagnant doit avoir annoncé juste.
misconception-false-loses-all-the-same = La bonne annonce, mais ce n’est pas elle qui gagne : seule la plus haute doit être juste, et elle l’est.
misconception-false-highest-blamed = La plus haute annonce n’est pas forcément fausse : recomptez-la.
misconception-false-figures = Cette annonce est juste : les figures y comptent pour zéro.

## TR-10: the points of a hand

prompt-hand-points = Combien de points cette main rapporte-t-elle à votre camp ?
prompt-new-chico = Quel est le score de votre camp après cette main ? (Le chico se joue en 30.)
prompt-falta = La falta envido est acceptée. Combien de points vaut-elle ?
log-bet = « { $call-term } »
row-envido-stake = Envido, en points
row-envido-winner = Envido gagné par
row-truco-stake = Plis, en points
row-truco-winner = Plis gagnés par
state-no-envido = personne n’a misé
why-hand-points = On ajoute ce que votre camp a gagné à l’envido et aux plis. Réponse : { $points }.
why-new-score = On compte l’envido, puis les plis, jusqu’à 30 au plus. Réponse : { $points }.
why-hand-stopped = L’envido se compte d’abord et finit le chico : les plis ne comptent plus. Réponse : { $points }.
breakdown-call = { $call-term }
breakdown-first-refused = première annonce refusée
breakdown-chico = le chico
breakdown-leader = score du camp de tête
breakdown-theirs = gagné par l’autre camp
breakdown-hand = la main, sans annonce
breakdown-beyond = au-delà de 30
hint-hand-points = Qui gagne l’envido, qui gagne les plis ? On compte dans cet ordre.
hint-falta = Que manque-t-il à 30, et à quel camp ?
misconception-points-of-both = Vous avez compté aussi les points de l’autre camp.
misconception-points-truco-only = L’envido compte aussi.
misconception-points-envido-only = Les plis comptent aussi.
misconception-points-other-side = Ce sont les points de l’autre camp.
misconception-points-after-the-end = L’envido a déjà fini le chico : les plis ne comptent plus.
misconception-points-beyond-thirty = Un chico s’arrête à 30.
misconception-falta-own-score = On compte ce qui manque au camp de tête, pas forcément au vôtre.
misconception-falta-trailing = On compte ce qui manque au camp de tête, pas à l’autre.
misconception-falta-of-fifteen = Le chico va jusqu’à 30, pas jusqu’à 15.
misconception-falta-added = La falta envido remplace les mises d’avant.
misconception-falta-difference = Ce n’est pas l’écart entre les camps, mais ce qui manque à 30.
row-table = À cette table
state-seed-free = on relance l’envido autant qu’on veut
state-strict = deux envidos au plus, puis real envido, puis falta : jamais vers le bas
state-flor-out = on joue sans fleur
misconception-answer-free-at-a-strict-table = À cette table, on annonce envido deux fois au plus, et jamais plus bas que la dernière annonce.

## TR-11: leaving, staying

prompt-leave = Vous posez vos cartes et partez. Combien de points l’autre camp marque-t-il pour cela ?
prompt-stay = Dernier pli. L’adversaire va jouer le premier et dit « { $call-term } ». Restez-vous ?
row-partner = Votre partenaire
row-habit = Sa façon de jouer
state-stays = reste
state-left = s’est déjà couché
group-your-last = Votre dernière carte
habit-any = il le dit avec n’importe quelle carte
habit-ace = il le dit avec un as d’or ou de coupe, ou mieux
habit-two = il le dit avec un deux, ou mieux
habit-three = il le dit avec un trois, ou mieux
habit-brava = il ne le dit qu’avec une brava
why-leave-partner = Votre partenaire continue seul : votre départ ne coûte rien pour l’instant.
why-leave-nothing = Rien n’est misé : la main vaut 1 point, et l’autre camp le prend.
why-leave-accepted = La mise est acceptée : partir la paie en entier. Réponse : { $points }.
why-leave-pending = Une annonce attend : partir, c’est la refuser. Réponse : { $points }.
why-leave-envido = Partir, c’est refuser l’envido qui attend, et perdre aussi la main, 1 point. Réponse : { $points }.
why-stay = { $total ->
    [one] Il ne peut plus tenir qu’une carte, et la vôtre { $won ->
        [0] ne la bat pas
       *[other] la bat
      }
   *[other] Parmi les { $total } cartes qu’il peut tenir, la vôtre { $won ->
        [0] n’en bat aucune
       *[other] en bat { $won }
      }
  } : { $percent } fois sur cent. Il en faut { $least } pour rester. Compte exact, fait par nous.
why-stay-last-point = À 29, il lui manque 1 point : refuser, c’est perdre le chico. On reste donc dès que l’on bat une seule des cartes qu’il peut tenir ; ici, la vôtre en bat { $won } sur { $total }.
hint-leave = Quelqu’un de votre camp reste-t-il ? Sinon, une mise attend-elle une réponse, ou est-elle acceptée ?
hint-stay = Quelles cartes peut-il tenir, et combien la vôtre en bat-elle ? Il faut gagner { $least } fois sur cent.
misconception-leave-partner-forgotten = Votre partenaire n’est pas parti : il joue pour deux.
misconception-leave-costs-nothing = Si tout un camp part, l’autre marque toujours quelque chose.
misconception-leave-always-one = Le départ ne vaut 1 point que si la main ne vaut encore que 1 point.
misconception-leave-pending-in-full = L’annonce attendait encore : partir la refuse, elle ne compte pas.
misconception-leave-accepted-as-refused = L’annonce était acceptée : partir la paie en entier.
misconception-leave-envido-forgotten = L’envido attendait une réponse : partir le refuse aussi.
misconception-leave-truco-forgotten = En plus de l’envido, vous perdez la main elle-même.
misconception-stay-needs-half = Nul besoin de gagner une fois sur deux : perdre en restant ne coûte qu’un point de plus que refuser.
misconception-stay-folds-winner = Vous gagnez plus souvent que vous ne perdez : restez.
misconception-stay-any-card = Vous comptez toutes les cartes du jeu ; mais il ne le dirait pas avec les petites.
misconception-stay-hope = Trop peu de cartes perdent contre la vôtre : refuser coûte moins.
misconception-stay-last-point = Comptez la marque : refuser lui donne ici son dernier point.

## TR-12: the flor

prompt-flor-value = Combien vaut cette fleur ?
prompt-sing = Qui doit chanter sa fleur, à son tour ? Choisissez toutes les mains.
prompt-odds-flor = Sur cent mains de trois cartes, combien sont une fleur ?
prompt-odds-bravas = Sur cent mains, combien ont au moins une des quatre bravas ?
prompt-odds-figures = Sur cent mains, combien ont au moins une figure ?
prompt-odds-third = On vous donne votre troisième carte. Sur cent fois, combien de fois avez-vous une fleur ?
prompt-odds-flor-value = Sur cent fleurs, combien valent { $value } ou plus ?
prompt-odds-rival = Voici votre main. À deux, sur cent fois, combien de fois l’adversaire a-t-il une fleur ?
breakdown-flor = la fleur
group-hand-a = Main A
group-hand-b = Main B
group-hand-c = Main C
group-first-two = Vos deux premières cartes
group-seen = Retournées pendant la donne
state-has-played = a déjà joué une carte
choice-nobody-sings = personne
why-flor-value = 20 et les trois valeurs, les figures comptant zéro : { $points }.
why-sing = Trois cartes d’une couleur, c’est une fleur, et on doit la chanter ; deux ne suffisent pas.
why-sing-late = La fleur se chante avant sa première carte : qui a déjà joué ne le peut plus.
why-odds = Le compte exact, fait par nous : { $whole },{ $tenths } %. Une bonne estimation suffit.
hint-flor-value = Toute fleur commence à 20. Ensuite, les numéros, et zéro pour les figures.
hint-sing = Deux questions pour chaque main : une seule couleur ? Et pas encore de carte jouée ?
hint-odds = Que faut-il, et combien de cartes ou de mains y répondent, sur combien ?
hint-odds-third = Il y a dix cartes de chaque couleur. Combien en reste-t-il parmi celles que vous ne voyez pas ?
misconception-flor-as-envido = C’est l’envido de deux cartes. Dans une fleur, les trois comptent.
misconception-flor-figures-by-number = Les figures valent zéro, pas leur numéro.
misconception-flor-figures-ten = Les figures ne valent pas dix, mais zéro.
misconception-flor-twenty-forgotten = Une fleur commence à 20.
misconception-flor-thirty = Vingt, et non dix par carte.
misconception-sing-too-late = Qui a déjà joué une carte ne chante plus.
misconception-sing-two-of-a-suit = Il faut trois cartes de la même couleur, pas deux.
misconception-sing-best-only = Toute fleur se chante, pas seulement la meilleure.
misconception-odds-a-quarter = Un quart, si toutes les cartes y étaient encore ; mais vous en tenez déjà deux de cette couleur.
misconception-odds-all-of-the-suit = Retirez aussi les cartes que vous avez vues retournées.
misconception-odds-one-suit-only = C’est le compte d’une seule couleur ; il y en a quatre.
misconception-odds-even = Deux cas ne sont pas forcément aussi fréquents l’un que l’autre : comptez les cartes.
misconception-odds-the-other-way = C’est la chance que cela n’arrive pas.

## TR-13: the flor raised

prompt-flor-points = Combien de points ces fleurs rapportent-elles au camp qui les gagne ?
term-flor-flor = flor
term-flor-contraflor = contraflor
term-flor-contraflor-al-resto = contraflor al resto
term-flor-con-flor-quiero = con flor quiero (j’accepte)
term-flor-con-flor-me-achico = con flor me achico (je m’incline)
term-flor-no-flor = rien : sans fleur, on se tait
state-has-flor = une fleur
result-flor-conceded = l’autre camp dit « con flor me achico »
result-flor-shown = les fleurs sont montrées
breakdown-flor-before = acquis avant la relance
breakdown-flor-each = fleurs annoncées ({ $count }), trois points chacune
breakdown-rest = ce qui manque au camp de tête
why-flor-answer-without = Sans fleur, on n’a rien à répondre : la fleur adverse marque ses 3 points.
why-flor-answer-flor = À une fleur, on répond par la sienne (flor), on s’incline (con flor me achico), ou l’on défie : contraflor, contraflor al resto.
why-flor-answer-both = L’autre a chanté aussi : vous pouvez encore dire contraflor, ou accepter que les fleurs se comparent.
why-flor-answer-contraflor = À la contraflor : accepter, s’incliner, ou monter al resto.
why-flor-answer-rest = Au resto, plus de relance : accepter ou s’incliner.
why-flor-points-tariff = Trois points par fleur annoncée, à la meilleure ; la contraflor n’en ajoute pas. Réponse : { $points }.
why-flor-points-rest = Ce qui manque au camp de tête, 30 moins { $leader }, et trois points par fleur annoncée. Réponse : { $points }.
why-flor-points-conceded = S’incliner paie ce qui était acquis avant la dernière relance. Réponse : { $points }.
hint-flor-answer = Avez-vous une fleur ? Et que peut-on encore relancer ?
hint-flor-points = Comptez les fleurs annoncées, la contraflor comprise. La dernière relance est-elle acceptée ?
misconception-flor-answer-without = Sans fleur, on ne répond rien : on ne bluffe pas à la fleur.
misconception-flor-answer-no-challenge = On peut aussi défier.
misconception-flor-answer-raises-the-rest = Au-dessus d’al resto, il n’y a plus rien.
misconception-flor-answer-must-accept = On peut toujours s’incliner devant un défi.
misconception-flor-answer-accepts-a-flor = « Con flor quiero » accepte un défi, et personne n’a encore défié.
misconception-flor-answer-concedes-late = Vous avez déjà chanté, et personne ne vous défie : il n’y a pas à s’incliner.
misconception-flor-conceded-in-full = L’autre s’incline : la dernière relance ne compte pas.
misconception-flor-paid-as-conceded = La relance est acceptée : elle compte.
misconception-flor-three-in-all = Trois points pour chaque fleur annoncée, pas trois en tout.
misconception-flor-rest-only = Au reste s’ajoutent trois points par fleur.
misconception-flor-rest-of-the-trailing = On compte ce qui manque au camp de tête.
misconception-flor-challenge-added = La contraflor est la fleur de qui défie : elle ne s’ajoute pas une seconde fois.

## TR-14: flores told, and flores hidden

prompt-flor-next = À qui d’annoncer sa fleur maintenant ?
prompt-flor-winner = Toutes sont annoncées. Qui a la meilleure fleur ?
prompt-claim = La main est finie, voici ce qu’il a joué. Que faites-vous ?
prompt-claim-points = On a dit « pido flor ». Combien de points votre camp marque-t-il pour cette main ?
row-his-flor = A-t-il chanté ?
row-his-turn = Sa première carte
row-made-yours = Points de votre camp
row-made-theirs = Points de l’autre camp
row-claimer = Demande la fleur
row-shows = Le joueur montre
group-his-played = Ses trois cartes
state-sung = oui, une fleur
state-silent = non
state-turn = posée à son tour, rien n’était réglé
state-no-turn = posée après un envido accepté sans lui
state-shows-flor = une fleur
state-shows-two = deux couleurs
claim-claim = pido flor : il en cachait une
claim-two-suits = rien : deux couleurs sont visibles
claim-sung = rien : sa fleur est déjà chantée
claim-no-turn = rien : il n’a pas eu son tour de la chanter
breakdown-transferred = points qui changent de camp
breakdown-claim = la demande
why-flor-next = Seuls parlent ceux qui ont chanté, de la mano vers la droite : { $seat-term }.
why-flor-winner = La plus haute fleur gagne, et la première à égalité : { $seat-term }.
why-claim-claim = Trois cartes d’une couleur, et pas un mot : il en cachait une.
why-claim-two-suits = Deux couleurs sur la table : il n’y avait pas de fleur. La demander coûterait 3 points.
why-claim-sung = Il a chanté : il n’y a rien à demander.
why-claim-no-turn = Un envido accepté avant son tour lui a fermé la fleur : on n’est pas puni de ce que l’on n’a pas pu dire.
why-claim-points-mine-found = La fleur y était : 3 points, et tous ceux de l’autre camp dans cette main. Réponse : { $points }.
why-claim-points-mine-failed = Pas de fleur : l’autre camp marque 3 points, et chacun garde les siens. Réponse : { $points }.
why-claim-points-theirs-found = Vous la cachiez : vos points de la main passent à l’autre camp. Réponse : { $points }.
why-claim-points-theirs-failed = Soupçonné à tort, votre camp marque 3 points de plus. Réponse : { $points }.
hint-flor-next = Cherchez la mano, puis ceux qui ont chanté, vers la droite.
hint-flor-winner = La plus haute valeur. Qui l’a dite le premier ?
hint-claim = Trois questions : une seule couleur ? A-t-il chanté ? A-t-il eu son tour ?
hint-claim-points = Qui demande, et la fleur y était-elle ? Si oui, les points de la main changent de camp.
misconception-flor-next-mano = La mano ouvre la marche, mais seulement si elle a chanté, et une seule fois.
misconception-flor-next-first-again = Ce joueur a déjà annoncé.
misconception-flor-next-last-word = Parler le dernier ne suffit pas : à chacun son tour, et la plus haute gagne.
misconception-flor-next-neighbour = Ce voisin n’a pas chanté : il n’a rien à annoncer.
misconception-claim-two-suits = Regardez les couleurs : il y en a deux.
misconception-claim-sung = Cette fleur est chantée : il n’y a rien à demander.
misconception-claim-no-turn = On ne demande pas une fleur que l’autre n’a pas eu son tour de chanter.
misconception-claim-missed = Les trois cartes sont d’une seule couleur.
misconception-claim-points-stay = Quand la fleur y était, les points de la main changent de camp ; sinon, le camp soupçonné en marque 3.
misconception-claim-three-only = Aux 3 points s’ajoutent tous ceux de la main.
misconception-claim-always-wins = Il n’y avait pas de fleur : la demande ne rapporte rien à qui demande.
misconception-claim-costs-nothing = Soupçonné à tort, votre camp marque 3 points.
misconception-claim-other-side = Ce sont les points de l’autre camp.

## TR-15: three, six, eight

prompt-table-gallo = Le gallo tourne avec la donne. Qui joue seul ?
prompt-table-duel = Pica-pica. Qui est votre adversaire ?
prompt-table-mano = Pica-pica. Qui est la mano de votre duel ?
prompt-cap = Combien de points ce pari rapporte-t-il ?
prompt-meddling = Pica-pica. Un adversaire souffle une carte dans le duel de son partenaire. Combien marque votre équipe ?
prompt-pair = À trois, le gallo tourne ; il vient de perdre contre votre paire. Votre score ?
row-at-table = Joueurs
row-round = On joue une
row-duel-led = Points que ce duel allait leur rapporter
row-pair-won = Points gagnés par la paire
breakdown-falta = la falta
breakdown-rest-capped = le reste
breakdown-two-flores = deux fleurs
breakdown-meddling = la faute
why-table-gallo-3 = Le gallo tournant est le donneur : { $seat-term }.
why-table-duel-6 = À six, on affronte le joueur assis devant soi. Ici : { $seat-term }.
why-table-duel-8 = À huit, on affronte un voisin. Comptez deux par deux à partir de la mano : { $seat-term }.
why-table-mano-6 = Des deux duellistes, le premier à droite du donneur est mano : { $seat-term }.
why-table-mano-8 = Des deux duellistes, le premier à droite du donneur est mano : { $seat-term }.
why-cap-falta-pica = À la pica-pica, la falta vaut 6, quel que soit le score.
why-cap-falta-round = À la redonda, la falta vaut ce qui manque au camp de tête : { $points }.
why-cap-rest-pica = À la pica-pica, le reste vaut 6 au plus, et les deux fleurs 6 : { $points }.
why-cap-rest-round = À la redonda, ce qui manque au camp de tête, et 3 par fleur : { $points }.
why-meddling = Qui se mêle du duel des autres perd ce duel pour son équipe : ces points s’annulent, et l’autre équipe en marque 4.
why-pair = Les points de la paire vont à chacun de ses deux membres, en entier : { $points }.
hint-table-gallo = Au gallo tournant, qui est seul ? Regardez le donneur.
hint-table-duel = À six, en face. À huit, comptez deux par deux à partir de la mano, à droite du donneur.
hint-table-mano = Partez du donneur, vers la droite : lequel de vous deux vient le premier ?
hint-cap = Redonda ou pica-pica ? Dans les duels, les grands paris ont un plafond.
hint-meddling = Le duel troublé ne rapporte plus rien. Et la faute ?
hint-pair = Chacun a son score : comment la paire partage-t-elle ?
hint-term = De quoi parle cette phrase : d’un joueur, d’une façon de jouer, d’une parole ?
misconception-table-mano = C’est la mano. Le gallo est le donneur.
misconception-table-left-of-dealer = Le gallo tournant est celui qui donne.
misconception-table-facing-at-eight = À huit, celui d’en face est de votre équipe.
misconception-table-neighbour-at-six = À six, on affronte celui d’en face, pas son voisin.
misconception-table-partner = Une place sur deux est de votre équipe.
misconception-table-mano-of-all = C’est la mano de toute la table, mais pas celle de votre duel.
misconception-table-other-duellist = L’autre des deux vient le premier, à droite du donneur.
misconception-cap-forgotten = À la pica-pica, il y a un plafond : 6.
misconception-cap-everywhere = Le plafond ne vaut que pour la pica-pica.
misconception-cap-flores-forgotten = Les deux fleurs comptent aussi, 3 points chacune.
misconception-meddling-duel-taken = Vous ne prenez pas les points du duel : ils s’annulent, et la faute en donne 4.
misconception-meddling-both = Les points du duel s’annulent : il ne reste que les 4 de la faute.
misconception-meddling-nothing = La faute rapporte 4 points à l’équipe innocente.
misconception-pair-shared = On ne partage pas : chacun marque tout.
misconception-pair-counted-twice = Chacun marque les points une fois.
misconception-pair-unmoved = Vous étiez de la paire : ses points sont aussi les vôtres.
misconception-term-round-for-pica = L’une se joue tous ensemble, l’autre en duels.
misconception-term-first-for-last = L’un ouvre la main, l’autre la ferme.

## TR-16: odds and bluff

prompt-range-odds = L’adversaire mise l’envido. Sur cent fois, combien de fois gagnez-vous ?
prompt-range-accept = { $raised ->
    [yes] Vous avez misé l’envido ; l’adversaire relance d’un { $call-term } : accepté, { $accepted } points ; refusé, { $refused }. Que dites-vous ?
   *[no] L’adversaire mise { $call ->
        [call-envido] l’envido
       *[other] le { $call-term }
      } : accepté, { $accepted } points ; refusé, { $refused }. Que dites-vous ?
  }
row-bettor = Il mise avec
bettor-any = n’importe quelle main
bettor-24 = 24 ou plus
bettor-27 = 27 ou plus
bettor-29 = 29 ou plus
bettor-27-fifth = 27 ou plus, et une main sur cinq des autres
bettor-29-half = 29 ou plus, et une main sur deux des autres
why-range-odds = { $same ->
    [yes] Votre { $value } gagne { $percent } fois sur cent contre n’importe quelle main. Compte exact, fait par nous.
   *[no] Votre { $value } gagne { $percent } fois sur cent contre ces mains-là ; contre n’importe quelle main, ce serait { $blind }. Compte exact, fait par nous.
  }
why-range-accept = Vous gagnez { $percent } fois sur cent contre ces mains-là ; il en faut { $least } pour accepter. Compte exact, fait par nous.
hint-range-odds = Oubliez les mains avec lesquelles il se tait. Parmi les autres, combien restent sous { $value } ?
hint-range-accept = Il faut gagner { $least } fois sur cent. Avec quoi mise-t-il ?
misconception-range-forgotten = C’est votre chance contre n’importe quelle main. Mais il ne mise pas avec n’importe laquelle.
misconception-range-bluff-forgotten = Il bluffe parfois : ces mains-là, vous les battez.
misconception-range-other-way = C’est sa chance à lui.
misconception-accept-needs-half = Nul besoin de gagner une fois sur deux : refuser coûte aussi.
misconception-accept-folds-winner = Vous gagnez plus d’une fois sur deux : acceptez.
misconception-accept-any-hand = Contre n’importe quelle main, oui ; mais lui ne mise qu’avec les bonnes.
misconception-accept-hope = Trop peu de ses mains perdent contre la vôtre : refuser coûte moins.

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
why-ritual = Mélanger, couper, donner une à une vers la droite ; la mano commence, et la donne passe à droite.
why-cut = L’adversaire de gauche coupe une seule fois, de 4 à 36 cartes ; il peut aussi frapper le paquet.
why-role-mano = La mano est à droite du donneur : { $seat-term }.
why-role-cuts = L’adversaire à gauche du donneur coupe : { $seat-term }.
why-role-deals-next = La donne passe à droite : { $seat-term }.
why-role-captain = Le dernier de votre camp à jouer est son capitaine : { $seat-term }.
hint-ritual = Qui touche le paquet d’abord, et de quel côté tourne le jeu ?
hint-cut = Qui coupe, combien de fois, et combien de cartes restent de chaque côté ?
hint-role = Partez du donneur : le jeu tourne vers la droite.
misconception-ritual-backwards = C’est l’ordre inverse.
misconception-cut-few = Il faut prendre au moins 4 cartes.
misconception-cut-many = Il faut laisser au moins 4 cartes.
misconception-cut-twice = Une seule coupe.
misconception-cut-right = C’est l’adversaire de gauche qui coupe.
misconception-role-dealer = C’est le donneur.
misconception-role-left = C’est le joueur à gauche du donneur.
misconception-role-right = C’est le joueur à droite du donneur.
misconception-role-facing = C’est le joueur en face du donneur.

## Smiles for right answers: the number is the seed modulo 12

smile-tr-0 = En face, on a soudain moins envie de bluffer.
smile-tr-2 = Le maté peut attendre : on ne vous arrête plus.
smile-tr-3 = Même l’as d’épée vous fait un clin d’œil.
smile-tr-5 = On dirait que vous avez appris à Buenos Aires.
smile-tr-7 = Votre adversaire regarde ses cartes et se tait.
smile-tr-8 = Pas un sourcil n’a bougé : bravo.
smile-tr-10 = Le gaucho au fond de la salle lève son verre.
