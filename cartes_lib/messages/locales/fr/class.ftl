# The class: a room, its pupils, the teacher's board. `room-` entries are held by pages.

command-class-teacher = Pour vous, une seule fois : { $address }
command-class-code = Code de la salle : { $code }
command-no-hub = Aucun JupyterHub n’a lancé ce service : il manque { $names }. Sans hub, ouvrez la classe par « cartes class » seul.
command-hub-missing = JupyterHub n’est pas installé ici : lancez « pip install "cartes-widgets[hub]" ».

class-store-address = Cette adresse n’est pas celle d’une base de données : il faut sqlite:///… ou postgresql://… (pour PostgreSQL, lancez d’abord « pip install "cartes-widgets[postgres]" »).
class-store-closed = La base de données ne répond pas : vérifiez son adresse, et qu’elle est en marche.
class-store-memory = Cette adresse ne nomme aucun fichier : rien ne serait gardé. Écrivez sqlite:/// et le chemin d’un fichier.
class-store-file = Impossible d’ouvrir { $place } : vérifiez que son dossier existe et que vous pouvez y écrire.
class-store-denied = Cartes n’a pas le droit d’écrire dans la base de données : vérifiez les droits de son fichier ou de son compte.
class-store-full = Le disque est plein : aucune classe ne peut s’ouvrir. Faites de la place, puis réessayez.
class-store-locked = Un autre programme occupe la base de données de la classe : aucune classe ne peut s’ouvrir. Fermez-le, puis réessayez.
class-store-damaged = { $place } est abîmé, ou n’est pas une base de données. Rien n’y a été changé : déplacez-le, ou donnez-en un autre avec --database.
class-store-set-aside = Le fichier de la classe précédente est abîmé. Il est mis de côté sous le nom { $place }, et cette classe commence avec un fichier vide.
class-store-lost = { $waiting ->
    [one] Cartes s’arrête avant d’avoir tout gardé : un changement est perdu.
   *[other] Cartes s’arrête avant d’avoir tout gardé : { $waiting } changements sont perdus.
  }
class-trouble-full = { $waiting ->
    [one] Le disque est plein : un changement attend d’être gardé. Faites de la place ; rien n’est perdu tant que Cartes reste ouvert.
   *[other] Le disque est plein : { $waiting } changements attendent d’être gardés. Faites de la place ; rien n’est perdu tant que Cartes reste ouvert.
  }
class-trouble-locked = { $waiting ->
    [one] Un autre programme occupe la base de données : un changement attend d’être gardé.
   *[other] Un autre programme occupe la base de données : { $waiting } changements attendent d’être gardés.
  }
class-trouble-lost = { $waiting ->
    [one] La base de données ne répond plus : un changement attend d’être gardé.
   *[other] La base de données ne répond plus : { $waiting } changements attendent d’être gardés.
  }
class-trouble-denied = { $waiting ->
    [one] Cartes n’a plus le droit d’écrire dans la base de données : un changement attend d’être gardé. Vérifiez les droits de son fichier ou de son compte.
   *[other] Cartes n’a plus le droit d’écrire dans la base de données : { $waiting } changements attendent d’être gardés. Vérifiez les droits de son fichier ou de son compte.
  }
class-trouble-damaged = Le fichier de la base de données est abîmé : il ne peut plus rien garder. Prenez « Réponses (CSV) », arrêtez Cartes, puis relancez-le.
class-trouble-gone = La base de données n’a plus cette classe : un autre programme l’a effacée, et rien de plus n’est gardé. Prenez « Réponses (CSV) », puis « Tout effacer » ouvre une salle neuve.
class-trouble-erasing = La classe précédente n’est pas encore effacée : laissez Cartes ouvert tant que ce message est là.
class-trouble-over = Tout est de nouveau gardé.

class-name = { $first } { $last }
class-name-first = Loutre | Renard | Chouette | Hérisson | Écureuil | Lynx | Martre | Cigale | Huppe | Merle | Truite | Lézard | Bouquetin | Grillon | Mésange | Belette | Salamandre | Faucon | Abeille | Tortue | Mulot | Héron | Cigogne | Castor
class-name-last = des bois | du lac | du nord | du sud | d’or | de coupe | d’épée | de bâton | du matin | du soir | de midi | du Segre
class-name-empty = Choisissez un pseudonyme, ou tapez-en un : des lettres ou des chiffres.
class-name-long = Ce pseudonyme est trop long : 24 signes au plus.
class-name-signs = Ce pseudonyme contient des signes que personne ne verrait. Tapez-le avec des lettres simples.
class-name-taken = Ce pseudonyme est déjà pris dans la salle. Si c’est le vôtre, demandez à l’enseignant de vous laisser revenir.
class-name-full = La salle est pleine.
class-name-shut = La porte est fermée : plus personne n’entre. Demandez à l’enseignant de l’ouvrir.
class-name-rude = Choisissez un autre pseudonyme, ou demandez à l’enseignant d’accepter celui-ci.
class-insults = con | conne | connard | connasse | salope | salaud | pute | putain | enculé | bâtard | merde | bite | couille | pédé | gouine | bougnoule | youpin
class-name-unlisted = Choisissez un des pseudonymes de la liste.
class-name-removed = L’enseignant vous a retiré de la salle. Demandez-lui de vous laisser revenir.
class-no-earlier = Cette classe n’est plus gardée.
class-join-as = Vous entrez sous le nom de votre compte : { $name }.
class-code-wrong = Ce n’est pas le code de la salle : quatre lettres, projetées au tableau.
class-code-often = Trop d’essais depuis cet appareil : attendez une minute, puis réessayez.

class-refused-none = Aucune classe n’est ouverte ici
    .text = Elle est finie, ou n’a pas encore commencé. Voici les leçons.
class-refused-link = Ce lien ne sert plus
    .text = Le lien du tableau ne sert qu’une fois. Sur un tableau déjà ouvert, « Après la classe » puis « Ouvrir ce tableau sur un autre appareil » en donne un neuf. S’il n’est plus ouvert nulle part, arrêtez Cartes dans le terminal et relancez la même commande : la classe reprend où elle en était.
class-refused-board = Cette page est celle de l’enseignant
    .text = Il l’ouvre par son propre lien. Les élèves entrent avec le code de la salle.
class-refused-account = Cette page est celle de l’enseignant
    .text = Le compte avec lequel vous êtes ici ne conduit pas la classe. Vous pouvez y entrer.
class-unsaved = Rien ne peut être gardé pour l’instant
    .text = L’ordinateur de la classe ne peut rien garder en ce moment : vous n’êtes pas encore dans la salle. Cette page réessaie toute seule, avant une demi-minute. Si cela dure, dites-le à l’enseignant.

class-no-command = Cette commande n’existe pas.
class-no-member = Cet élève n’est plus dans la salle.
class-no-question = Aucune question n’est posée.
class-too-late = Trop tard : cette question est close.
class-frozen = La classe est en pause : votre réponse reste ici.
class-not-saved = Votre réponse n’est pas encore gardée : cette page la renvoie toute seule.
class-right-answer = Bonne réponse : { $answer }.
class-contest-rank = Tournoi : place { $place } sur { $of } ({ $percent } %)
class-table-title = { $game }, { $players } joueurs
class-contest-first = Tournoi : vous avez fini avant les autres. Votre place s’affichera ici.
class-contest-so-far = Tournoi, pour l’instant : place { $place } sur { $of } ({ $percent } %). Tables qui ont fini : { $done } sur { $of }.
class-table-house = la maison (place { $place })
class-mate = { $name }, sur l’appareil de { $member }
class-table-taken = Cette place est déjà prise.
class-table-none = Cette table ou cette place n’existe plus.
class-nudge = C’est à vous : les autres attendent à la table.
class-seat-close = { $n ->
    [one] Fermer la table ouverte et mettre toute la classe à « { $title } » ? La partie en cours s’arrête et elle est perdue.
   *[other] Fermer les { $n } tables d’autres jeux et mettre toute la classe à « { $title } » ? Les parties en cours s’arrêtent et elles sont perdues.
  }
class-table-closed = L’enseignant n’a pas ouvert les tables.
class-table-full = Il y a déjà assez de tables : asseyez-vous à l’une d’elles.
class-table-shared = Personne d’autre ne peut venir sur cet appareil à cette table.

class-pose-botifarra-legal = Quelles cartes sont permises ?
class-pose-botifarra-duel = Quelle carte remporte le pli ?
class-pose-truco-value = Combien pour l’envido ?
class-pose-truco-duel = Laquelle des deux gagne ?
class-pose-balco-legal = Que peut-on lancer ?
class-pose-trick = { $low ->
    [1] Pli, dans l’ordre joué (de { $low } à { $high } cartes)
   *[other] Pli, dans l’ordre joué ({ $high } cartes)
  }
class-pose-hand = { $low ->
    [1] Main de l’élève
   *[other] Main de l’élève ({ $high } cartes)
  }
class-pose-pile = Pila, du dessous au dessus (de { $low } à { $high } cartes)
class-pose-joker = Le joker compte comme
class-pose-pair = Les deux cartes

class-csv-columns = élève | moment | leçon | titre | exercice | série | niveau | variante | réponse | résultat | erreur reconnue | indices | millisecondes | règle
class-csv-separator = ;
class-csv-right = juste
class-csv-wrong = faux
class-sheet-shown = a regardé la solution

session-line = { $name } : { $title }
session-minutes = { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
  }
session-unknown = Il n’y a pas de séance « { $value } ». Voici celles qu’il y a :
session-botifarra = Botifarra : fournir, couper, monter
session-botifarra-1 = Entrer dans la salle
    .say = Projetez le code. Chacun choisit un pseudonyme : « Aujourd’hui, personne n’est noté. On cherche pourquoi une carte est permise. »
session-botifarra-2 = Deux cartes, laquelle l’emporte ?
    .say = Laissez répondre, montrez l’erreur la plus fréquente, faites-la expliquer par un élève, puis montrez la réponse. Deux ou trois questions.
session-botifarra-3 = La variante libre, ensemble
    .say = Tout le monde est sur la leçon. Lisez à voix haute ; avant chaque pas, demandez qui gagnerait le pli.
session-botifarra-4 = Quelles cartes sont permises ?
    .say = Une main, toute la classe. Avant de montrer : « Qui a pris une carte en trop ? Qui en a oublié une ? »
session-botifarra-5 = Chacun à son rythme
    .say = Passez voir ceux que le tableau signale. Le tableau dit sur quoi ils butent.
session-botifarra-6 = Ce qu’on retient
    .say = Reposez le point le moins réussi. Chacun dit la règle en une phrase. Imprimez les feuilles, puis effacez la classe.
session-truco = Truco : compter son envido
session-truco-1 = Entrer dans la salle
    .say = Projetez le code. Chacun choisit un pseudonyme : « On apprend à compter vite, sans se tromper d’échelle. »
session-truco-2 = Deux cartes, laquelle l’emporte ?
    .say = Rappelez l’échelle du truco avec deux ou trois questions. Faites dire la raison avant de montrer la réponse.
session-truco-3 = L’envido, ensemble
    .say = Tout le monde est sur la leçon. Faites compter à voix haute chaque exemple avant d’avancer.
session-truco-4 = Combien vaut cette main ?
    .say = Comparez les nombres qui reviennent le plus : d’où vient chacun d’eux ?
session-truco-5 = Chacun à son rythme
    .say = Passez voir ceux que le tableau signale. Un élève rapide peut expliquer à son voisin.
session-truco-6 = Ce qu’on retient
    .say = Reposez le point le moins réussi. Chacun écrit une main qui vaut 33 et une main qui vaut 7. Imprimez, puis effacez la classe.
session-balco = Balcó : jouer égal ou plus haut
session-balco-1 = Entrer dans la salle
    .say = Projetez le code. Chacun choisit un pseudonyme : « Un jeu où l’on cherche à se défaire de ses cartes. »
session-balco-2 = Deux cartes, laquelle est la plus haute ?
    .say = L’échelle du balcó n’est pas celle des autres jeux : faites-la dire avant de montrer la réponse.
session-balco-3 = Lancer sur la pila, ensemble
    .say = Tout le monde est sur la leçon. Avant chaque pas : « Peut-on lancer cette carte ? »
session-balco-4 = Que peut-on lancer ?
    .say = Une position, toute la classe. Regardez les cartes choisies par beaucoup et interdites : pourquoi ?
session-balco-5 = Chacun à son rythme
    .say = Passez voir ceux que le tableau signale.
session-balco-6 = Ce qu’on retient
    .say = Reposez le point le moins réussi, puis chacun dit une règle. Imprimez les feuilles, puis effacez la classe.

room-title = La classe
room-join-title = Entrer dans la classe
room-join = Entrer
room-code = Code de la salle
room-names = Choisissez un pseudonyme
room-typed = ou tapez le vôtre
room-kept-title = Ce que la classe garde
room-kept = Votre pseudonyme et vos réponses, sur l’ordinateur de l’enseignant, qui les voit. Ni votre nom, ni l’adresse de votre appareil. Un cookie reconnaît votre navigateur. Tout est effacé par l’enseignant, ou tout seul 24 heures après l’ouverture de la salle.
room-kept-account = Le nom de votre compte et vos réponses, sur le serveur de votre établissement ; l’enseignant les voit. Pas l’adresse de votre appareil. Tout est effacé par l’enseignant, ou tout seul 24 heures après l’ouverture de la salle.
room-kept-without = Sans entrer, vous pouvez lire toutes les leçons : rien n’est alors envoyé.
room-you = Vous êtes
room-other-account = Ce n’est pas vous ?
room-wait = L’enseignant prépare la suite.
room-wait-more = Cette page changera toute seule. En attendant, chaque leçon est ouverte.
room-lessons = Voir les leçons
room-back = Retour à la classe
room-frozen = La classe est en pause
room-frozen-more = Regardez le tableau : l’enseignant explique.
room-received = Réponse reçue. L’enseignant montrera la bonne à toute la classe.
room-not-sent = La réponse n’est pas encore arrivée : elle sera renvoyée toute seule.
room-answer-late = Votre réponse à la question précédente est arrivée trop tard : elle ne compte pas.
room-closed = La classe est finie
room-closed-more = Tout ce qui en était gardé est effacé. Vos progrès restent dans votre navigateur.
room-removed = Vous n’êtes plus dans cette salle.
room-enter-again = Entrer de nouveau
room-in-class = En classe
room-called = L’enseignant vous appelle ici
room-board = Tableau de la classe
room-lost = Connexion perdue. Nouvel essai dans un instant.
room-students = Élèves
room-nobody = Personne n’est encore entré. Projetez l’adresse de la salle.
room-project = Projeter
room-project-lesson = Projeter la leçon
room-show-code = Le code et l’adresse pour les élèves
room-ask = Poser une question
room-ask-lesson = Exercice d’une leçon
room-ask-code = ou le code d’une donne
room-ask-go = Poser à tous
room-pose = Poser une question sur vos cartes
room-pose-kind = Question
room-pose-trump = Atout
room-pose-rules = Variante
room-pose-cards = Touchez les cartes
room-pose-clear = Recommencer
room-here = Tous ici
room-here-lesson = Leçon
room-here-step = Étape
room-here-go = Amener toute la classe
room-freeze = Pause
room-unfreeze = Reprendre
room-free = Chacun à son rythme
room-reason = Montrer l’erreur
room-reveal = Montrer la réponse
room-next = Question suivante
room-now-free = Chacun va à son rythme.
room-now-here = Toute la classe est à : { "{title}" }, étape { "{step}" }.
room-now-question = Question { "{n}" }, réponses reçues : { "{answered}" } sur { "{of}" }
room-now-frozen = La classe est en pause : aucune réponse ne passe.
room-distribution = Les réponses
room-no-answers = Aucune réponse encore.
room-others = autres réponses
room-picked = Cartes choisies
room-mistake = L’erreur la plus fréquente
room-mistake-why = Qu’est-ce qui rend cette réponse tentante ?
room-mistake-none = Aucune erreur dans les réponses reçues.
room-right-answer = La bonne réponse
room-grid = Exercices
room-grid-empty = La grille se remplit avec les premières réponses.
room-score = { "{right}" } sur { "{of}" }
room-stuck = À voir
room-stuck-wrong = trois erreurs de suite
room-stuck-shown = a regardé la solution
room-stuck-still = rien depuis plusieurs minutes
room-nobody-stuck = Personne ne semble bloqué.
room-missed = Le moins réussi
room-missed-none = Rien encore : il faut quelques réponses.
room-missed-row = erreurs : { "{wrong}" } sur { "{of}" }
room-again = Reposer
room-away = page fermée
room-answered = a répondu
room-rename = Renommer
room-rename-ask = Nouveau pseudonyme
room-remove = Retirer
room-remove-sure = Retirer { "{name}" } de la salle ?
room-remove-new = Retirer les derniers venus ({ "{n}" })
room-remove-new-sure = Retirer de la salle tous ceux qui sont entrés depuis une minute ({ "{n}" }) ?
room-door-shut = Fermer la porte
room-door-open = Ouvrir la porte
room-let-in = Laisser revenir
room-awaited = peut revenir sous ce nom
room-removed-row = retiré
room-after = Après la classe
room-csv = Réponses (CSV)
room-sheets = Feuilles à imprimer
room-purge = Tout effacer
room-purge-sure = Effacer toutes les réponses et tous les pseudonymes ? On ne peut pas revenir en arrière.
room-earlier = Une classe ouverte à { "{time}" } à une autre adresse est encore gardée ici. Élèves : { "{n}" }.
room-earlier-go = Reprendre cette classe
room-earlier-sure = Reprendre cette classe ? Ceux qui sont déjà ici devront entrer de nouveau.
room-link = Ouvrir ce tableau sur un autre appareil
room-renew = Changer le secret du tableau
room-renewed = Le secret est changé : les autres appareils n’ont plus ce tableau.
room-plan = Séance
room-no-plan = Sans séance
room-plan-minutes = { "{n}" } min
room-plan-open = Ouvrir
room-table = Table de jeu
room-tables = Tables de jeu
room-tables-more = Asseyez-vous à une place libre, ou ouvrez une table. La maison joue les places vides. Qui change de place dans une table joue dès la donne suivante.
room-tables-game = Jeu
room-tables-players = Joueurs
room-tables-variant = Variante
room-tables-nobody = personne à cette table
room-tables-open = Laisser chacun s’asseoir
room-tables-seat = Mettre la classe à table
room-tables-close = Fermer les tables
room-tables-close-sure = Fermer les tables ({ "{n}" }) ? Les parties en cours s’arrêtent et sont perdues.
room-table-new = Ouvrir une table
room-table-sit = S’asseoir
room-table-leave = Quitter la table
room-table-leave-short = Quitter
room-table-watch = Regarder
room-table-all = Toutes les mains
room-table-hands = Les mains de tous
room-table-gone = Cette table est fermée.
room-table-of-house = la maison
room-device = Partager l’appareil
room-device-short = Partager
room-device-title = À plusieurs sur cet appareil
room-device-more = Chacun a son nom, sa place et ses cartes. D’un tour à l’autre, un écran cache la main : passez l’appareil. Qui arrive en cours de donne joue dès la suivante.
room-device-turns = En tournoi, vous vous partagez une seule main : chacun joue une donne, puis passe l’appareil. Ainsi aucune table ne voit plus de cartes qu’une autre.
room-device-name = Pseudonyme de la personne
room-device-seat = Sa place, vue de la vôtre
room-device-add = Ajouter
room-device-full = Personne d’autre ne peut venir ici sur cet appareil : aucune place n’est libre, ou d’autres jouent déjà. Ouvrez une table à vous et partagez-la d’abord ; les autres viendront ensuite.
room-device-next = dès la prochaine donne
room-device-close = Fermer
room-curtain = Passez l’appareil à { "{name}" }
room-curtain-more = La main reste cachée. Touchez quand vous avez l’appareil et que personne d’autre ne regarde.
room-curtain-go = C’est moi : voir mes cartes
room-seat-pending = Vous jouez dès la prochaine donne
room-seat-pending-more = Vous avez déjà vu une autre main de cette donne. La maison joue à votre place jusqu’à ce qu’on redonne ; cette page changera d’elle-même.
room-seat-reserved = Vous avez une place à une table.
room-seat-reserved-more = Elle vous attend. Si vous tardez, la maison joue pour vous.
room-seat-go = Retourner à la table
room-contest = Tournoi
room-contest-more = Les mêmes cartes pour tous, chacun contre la maison ; ceux qui partagent un appareil jouent une seule main, une donne chacun. Le classement compare ce que chacun en a tiré. Commencer ferme les tables ouvertes.
room-contest-deals = Donnes
room-contest-go = Commencer le tournoi
room-contest-row = { "{percent}" } %, donnes jouées : { "{done}" } sur { "{of}" }
room-contest-unranked = donnes jouées : { "{done}" } sur { "{of}" }
room-failed = Cela n’a pas marché. Réessayez.
room-wall-join = Ouvrez cette adresse, ou photographiez le code
room-wall-here = { "{n}" } dans la salle
room-wall-answered = Réponses : { "{n}" } sur { "{of}" }
room-wall-free = Chacun à son rythme
room-wall-distribution-show = Montrer les réponses au mur à mesure qu’elles arrivent
room-wall-distribution-hide = Cacher les réponses au mur
room-sheet-none = Pas encore de réponse.
room-sheet-answer = Votre réponse
room-sheet-right = Bonne réponse
room-sheet-missed = À revoir
room-print = Imprimer
room-free-on = Continuez à votre rythme
room-free-more = Allez aux leçons. Si l’enseignant rappelle la classe, votre page change d’elle-même.
room-free-last = Reprendre votre dernière leçon
room-now-wait = Les élèves attendent la suite.
room-wall-wait = On commence dans un instant
room-wall-lesson = La leçon de la classe
room-next-step = Étape suivante pour tous
room-empty = Personne n’est encore entré
room-empty-more = Étendez l’écran, ouvrez « Projeter » et glissez le nouvel onglet vers le projecteur. Ne dupliquez pas ce tableau : il montre les pseudonymes et les bonnes réponses.
room-names-listed = Seulement les pseudonymes de la liste
room-names-free = Laisser les élèves écrire un pseudonyme
room-refused = Pseudonymes refusés
room-refused-allow = Accepter
room-refused-drop = Maintenir le refus
room-removed-fold = Retirés ({ "{n}" })
room-copy = Copier le lien
room-copied = Copié.
room-link-more = Scannez ce code avec l’autre appareil, ou copiez le lien. Il ne sert qu’une fois.
room-purged = Tout est effacé. Voici une salle nouvelle et vide, avec un autre code.
room-roll = Élèves, d’abord ceux qui ont besoin d’aide
room-roll-away = page fermée
room-roll-stuck = bloqué
room-roll-waiting = pas encore de réponse
room-roll-wrong = faux
room-roll-right = juste
room-roll-here = présent
room-table-turn = À { "{name}" } de jouer, depuis { "{time}" }
room-table-house-turn = La maison joue.
room-table-over = Partie finie
room-table-deal = Donne { "{n}" }
room-table-play = Laisser jouer la maison
room-table-nudge = Rappeler
room-contest-percent = Le pourcentage compare chaque donne à celles de toutes les autres tables : 100 % est le meilleur résultat à chaque donne, 50 % le milieu.
room-close = Fermer les réponses
room-close-in = Fermer dans { "{n}" } s
room-close-more = + { "{n}" } s
room-time-left = Temps restant
room-tally = sur { "{of}" } ont répondu
room-step-ask = Poser
room-step-close = Fermer
room-step-next = Suite
room-free-sure = Terminer cette question et laisser chacun continuer à son rythme ?
room-begin = Ou commencez par
room-plan-start = Commencer
room-answers-closed = Les réponses sont fermées. Regardez le tableau.
