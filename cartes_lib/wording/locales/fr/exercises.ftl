# Exercises: questions, reasons, hints, and the messages of wrong ideas.

## Questions

prompt-order = Rangez ces cartes, de la plus forte à la plus faible.
prompt-duel = Quelle carte l’emporte sur { $count ->
    [2] l’autre
   *[other] les autres
  } ?
prompt-value = { $count ->
    [1] Combien de points vaut cette carte ?
   *[other] Combien de points valent ces cartes, en tout ?
  }
prompt-trick-winner = Quelle carte remporte ce pli ?
prompt-next-leader = Le pli est complet. Qui entame le suivant ?
prompt-whose-turn = À qui de jouer maintenant ?
prompt-spot = Donneur : { $dealer-term }. Atout : { $trump }. Où est la première faute, et quelle règle a été oubliée ?
prompt-legal = Variante { $variant-term }. C’est à vous : choisissez toutes les cartes permises.
prompt-why = Variante { $variant-term }. Vous voudriez jouer { $card-the }, mais c’est interdit. Par quelle règle ?
part-line = Le moment fautif
part-law = La règle oubliée
log-play = { $seat-term } : { $card }

## Names

end-first = d’abord
end-last = à la fin
log-call = { $seat-term } : { $call-term }
end-strongest = la plus forte
end-weakest = la plus faible
term-seat-opponent = votre adversaire
term-seat-second-right = le deuxième à votre droite
term-seat-second-left = le deuxième à votre gauche
term-seat-facing = le joueur d’en face
term-seat-you = vous
term-seat-right = votre voisin de droite
term-seat-partner = votre partenaire
term-seat-left = votre voisin de gauche
term-variant-lliure = libre
term-variant-obligada = obligée

## Rules to choose from

law-follow = Il faut fournir la couleur demandée.
law-beat = Il faut monter sur l’adversaire.
law-ruff = Il faut couper.
law-lowest = Il faut jouer la plus petite.
law-point-or-lowest = Sous le partenaire : une carte à points, ou la plus petite.
law-partner = On ne bat pas son partenaire.
law-BOT-PLAY-01 = La droite du donneur entame le premier pli.
law-BOT-PLAY-02 = On joue à son tour, vers la droite.
law-BOT-PLAY-04 = Qui remporte un pli entame le suivant.
law-BOT-PLAY-09 = On fournit la couleur demandée quand on en a.

## Reasons

why-order = L’ordre est : { $cards }.
why-order-place = Votre rangement s’écarte de l’ordre à cet endroit : { $card-the } se place juste avant { $lower-the }.
why-order-place-number = Votre rangement s’écarte de l’ordre à cet endroit : { $card-number } se place juste avant { $lower-number }.
why-duel = La plus forte est { $card-the } : l’ordre est 9, 1, 12, 11, 10, puis 8 à 2.
why-value = En tout, { $points ->
    [0] zéro point
    [1] un point
   *[other] { $points } points
  } : le neuf vaut 5, l’as 4, le roi 3, le cavalier 2, le valet 1, les autres rien.
why-trick-highest = { $card-the } remporte le pli : c’est la plus forte carte jouée dans la couleur demandée, { $led-the }.
why-trick-ruffed = { $card-the } remporte le pli : c’est le plus fort atout joué, et un atout bat toute autre couleur.
why-turn = On tourne vers la droite : après { $last-term }, c’est { $next-term }.
why-spot-BOT-PLAY-02 = Au moment { $number }, avec { $card-the } : après l’entame, c’est à la droite de jouer, et ici la gauche a joué.
why-spot-BOT-PLAY-04 = Au moment { $number }, avec { $card-the } : celui qui a remporté le premier pli devait entamer le second.
why-spot-BOT-PLAY-09 = Au moment { $number }, avec { $card-the } : ce joueur avait la couleur demandée, puisqu’il l’entame au pli suivant. Il devait fournir.
why-legal-missed = { $card-the } était permis aussi.
why-legal = { $case-term } Vous pouviez jouer { $cards-or }.
breakdown-card = { $card }

term-case-ll-02 = Votre partenaire est maître et vous avez la couleur : vous fournissez, sans devoir monter.
term-case-ll-03 = Votre partenaire est maître et vous n’avez pas la couleur : tout est permis.
term-case-ll-04 = Un adversaire est maître et vous pouvez monter : vous le devez.
term-case-ll-05 = Un adversaire est maître et vous ne pouvez pas monter : vous fournissez ce que vous voulez.
term-case-ll-06 = Un adversaire est maître, vous n’avez pas la couleur et un atout gagne : il faut couper.
term-case-ll-07 = Un adversaire est maître, vous n’avez ni couleur ni atout : tout est permis.
term-case-ll-08 = Un adversaire a coupé plus haut que vos atouts : tout est permis.
term-case-ob-02 = Votre partenaire est maître et vous avez la couleur : une carte à points, ou la plus petite.
term-case-ob-03 = Votre partenaire est maître et vous n’avez pas la couleur : une carte à points, ou la plus petite d’une couleur.
term-case-ob-04 = Un adversaire est maître et vous pouvez monter : vous le devez.
term-case-ob-05 = Un adversaire est maître et vous ne pouvez pas monter : la plus petite de la couleur.
term-case-ob-06 = Un adversaire est maître, vous n’avez pas la couleur et un atout gagne : il faut couper.
term-case-ob-07 = Un adversaire est maître, vous n’avez ni couleur ni atout : la plus petite d’une couleur.
term-case-ob-08 = Un adversaire a coupé plus haut que vos atouts : la plus petite d’une couleur.

term-case-in-02 = Un adversaire est maître, vous ne pouvez pas le battre et votre partenaire joue encore : la plus petite, ou une carte à points pour charger le pli.

## Hints

hint-order = Pensez à l’ordre de la botifarra : une carte passe devant le roi et même devant l’as.
hint-value = Pensez aux cinq cartes qui comptent : du neuf, 5 points, au valet, 1 point.
hint-trick = Un atout a-t-il été joué ? Sinon, regardez la couleur demandée.
hint-turn = De quel côté tourne le jeu ?
hint-spot = Vérifiez l’ordre des places, puis qui entame, puis qui fournit.
hint-legal = Trois questions : qui est maître ? Avez-vous la couleur demandée ? Pouvez-vous gagner le pli ?
hint-highlight = Regardez ce qui est entouré.
hint-removed = La moitié des mauvaises réponses est écartée.
hint-half-placed = Pour la moitié des cases, il ne reste que la bonne place.
hint-between = La réponse est entre { $low } et { $high }.
hint-first-card = La première est { $card-the }.
hint-first-number = La première est { $card-number }.
hint-first-item = Ce qui vient en premier est entouré.

## Wrong ideas

misconception-order-by-number = Vous avez suivi les numéros. À la botifarra, le neuf est devant, puis l’as, et seulement ensuite le roi, le cavalier et le valet.
misconception-order-upside-down = C’est le bon ordre, mais à l’envers : commencez par la plus forte, { $first-the }.
misconception-duel-by-number = { $highest-the } porte le plus grand numéro, mais { $best-the } est plus fort : le neuf et l’as passent devant toutes les autres.
misconception-value-by-number = Vous avez additionné les numéros. Seuls le neuf (5), l’as (4), le roi (3), le cavalier (2) et le valet (1) valent des points.
misconception-value-and-trick = Vous avez ajouté le point du pli. On ne demande ici que la valeur des cartes.
misconception-trick-trump-forgotten = Et l’atout ? { $best-the } est un atout : il bat toutes les cartes de la couleur demandée.
misconception-trick-suit-forgotten = Cette carte est haute, mais elle n’est ni d’atout ni de la couleur demandée, { $led-the } : elle ne peut pas gagner.
misconception-trick-by-number = Le plus grand numéro ne suffit pas : { $best-the } passe devant, car le neuf et l’as battent toutes les autres cartes de leur couleur.
misconception-next-leader-again = Ce joueur a entamé ce pli, mais il ne l’a pas gagné. C’est le gagnant qui entame le suivant.
misconception-next-trump-forgotten = Et l’atout ? { $best-the } a coupé : c’est ce joueur qui remporte le pli et qui entame.
misconception-next-right-of-leader = L’entame ne tourne pas d’une place à chaque pli : elle revient à qui a gagné.
misconception-next-turns-left = Vous tournez vers la gauche. À la botifarra, on joue vers la droite : c’est à { $next-term }.
misconception-spot-later-moment = La faute était déjà faite : le premier à jouer hors de son tour avait posé { $card-the }.
misconception-spot-first-lead = Le bon moment, mais une autre règle : le joueur à droite du donneur n’entame que le premier pli. Ensuite, c’est le gagnant.
misconception-spot-proof-not-fault = À ce moment, on découvre la faute ; elle a été commise plus tôt, avec { $card-the }.
misconception-legal-beats-partner = Votre partenaire est maître avec { $best-the } : vous n’êtes pas obligé de le battre.
misconception-legal-ruffs-partner = Votre partenaire est maître avec { $best-the } : rien ne vous oblige à couper.
misconception-legal-need-not-beat = Un adversaire est maître avec { $best-the } : si vous pouvez gagner le pli, vous le devez.
misconception-legal-only-highest = Il faut battre { $best-the }, mais pas forcément avec votre plus forte carte : toutes celles qui battent conviennent.
misconception-legal-under-ruffs = Vos atouts ne peuvent pas gagner ce pli : le devoir de couper tombe.
misconception-legal-plays-obligada = Vous avez joué comme dans la variante obligée. En libre, rien n’oblige à donner la plus petite.
misconception-legal-charge-forgotten = En intermédiaire, on peut aussi charger : mettre une carte à points dans un pli que le partenaire peut encore prendre.
misconception-legal-plays-lliure = Vous avez joué comme dans la variante libre. Ici, si vous n’avez pas à monter, donnez votre plus petite carte ; une carte à points aussi, si la variante le permet ou si votre partenaire est maître.
misconception-why-partner = Aucune règle n’interdit de battre son partenaire : on n’y est simplement pas obligé.
misconception-why-obligada-in-lliure = C’est une règle de la variante obligée. En libre, on ne doit jamais la plus petite.

## Answers and exercises that cannot be used

answer-wrong-form = Cette réponse n’a pas la bonne forme. Rien n’a changé.
answer-unknown-item = Cette réponse nomme quelque chose qui n’est pas dans l’exercice. Rien n’a changé.
answer-incomplete = La réponse n’est pas complète.
answer-out-of-range = Ce nombre est trop petit ou trop grand.
exercise-fault-unknown-exercise = Cet exercice n’existe pas dans cette leçon.
exercise-fault-unknown-level = Il n’y a que trois niveaux, de 1 à 3.
exercise-fault-unknown-seed = Ce numéro de série n’est pas valable.
exercise-fault-unknown-rules = Cette variante n’existe pas dans cet exercice.
exercise-fault-card = « { $word } » n’est pas une carte. Touchez les cartes, ou écrivez par exemple 1o, 12b.
exercise-fault-count = { $field ->
    [hand] La main demande
    [trick] Le pli demande
   *[pile] La pila demande
  } de { $low } à { $high } cartes. Il y en a { $given }.
exercise-fault-exactly = { $field ->
    [hand] La main demande
    [trick] Le pli demande
    [pile] La pila demande
   *[pair] La question demande
  } { $low ->
    [one] une carte
   *[other] { $low } cartes
  }. Il y en a { $given }.
exercise-fault-twice = { $card-the } est deux fois sur la table. Une carte n’existe qu’une fois.
exercise-fault-pack = { $card-the } n’est pas dans les cartes de ce jeu.
exercise-fault-flor = Ces trois cartes sont de la même couleur : c’est une fleur. Choisissez la variante sans fleur.
exercise-fault-cleared = Un 10, ou quatre cartes de même numéro à la suite, nettoient la pila : il n’y resterait rien.
exercise-fault-under = { $card-the } ne peut pas être sur { $below-the } : la règle l’interdit. Écrivez la pila du dessous au dessus.
exercise-fault-sevens = Cette pila ne dit pas si ses 7 ont été lancés ensemble, et la réponse en dépend. Ne laissez qu’un 7.
exercise-fault-joker = Sur la pila, un joker compte comme un nombre. Dites lequel, par exemple J1=7.
exercise-fault-trump = Cet atout n’existe pas.
exercise-fault-position = Cette position ne peut pas être lue.

code-form = Un code de donne s’écrit comme BO-04-VC222E : une leçon, puis six signes.
code-letter = Les codes n’utilisent ni 0, ni 1, ni I, ni L, ni O. Relisez le code.
code-check = Ce code contient une erreur : un signe a été mal lu ou mal entendu.
code-lesson = Ce code ne correspond à aucun exercice.
code-room = Quatre lettres, c’est le code d’une classe : ouvrez l’adresse que l’enseignant projette, et tapez-le là.

## Verdicts

said-right = Juste.
said-wrong = Pas encore.
said-missed = Oublié : { $cards }.
said-extra = En trop : { $cards }.
worked-place = { $item } : { $place }
source-line = Source : { $text }, ligne { $line }
source-none = La source n’en parle pas.
source-s0 = texte sur le balcó
source-s1 = texte sur le truco
source-s2 = texte sur la botifarra
