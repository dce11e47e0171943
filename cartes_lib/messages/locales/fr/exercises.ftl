# Exercises: questions, reasons, hints, misconceptions.

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
prompt-spot = { $dealer ->
    [seat-you] Vous avez donné
   *[other] { $dealer-term } a donné
  }. Atout : { $trump }. Où est la première faute, et quelle règle a été oubliée ?
prompt-legal = Variante { $variant-term }. C’est à vous : choisissez toutes les cartes permises.
prompt-why = Variante { $variant-term }. Vous aimeriez jouer { $card-the }, mais c’est interdit. Quelle règle l’interdit ?
part-line = La carte de la faute
part-law = La règle oubliée
log-play = { $seat-term } : { $card }

## Names

end-first = d’abord
end-last = à la fin
log-call = { $seat-term } : { $call-term }
log-called = { $call-term }
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

law-follow = Il faut fournir dans la couleur demandée.
law-beat = Il faut monter sur la carte de l’adversaire.
law-ruff = Il faut couper.
law-lowest = Il faut jouer sa plus petite carte.
law-point-or-lowest = Si le partenaire est maître : une carte à points, ou la plus petite.
law-partner = On ne bat pas son partenaire.
law-BOT-PLAY-01 = Le joueur à droite du donneur entame le premier pli.
law-BOT-PLAY-02 = On joue chacun son tour, vers la droite.
law-BOT-PLAY-04 = Le joueur qui remporte un pli entame le suivant.
law-BOT-PLAY-09 = On fournit dans la couleur demandée quand on en a.

## Reasons

why-order = Voici le bon ordre : { $cards }.
why-order-place = Il y a une erreur ici : à cette place vient { $card-the }.
why-order-place-number = Il y a une erreur ici : à cette place vient { $card-number }.
why-duel = La plus forte est { $card-the } : l’ordre est 9, 1, 12, 11, 10, puis du 8 au 2.
why-value = En tout, { $points ->
    [0] zéro point
    [1] un point
   *[other] { $points } points
  } : le neuf vaut 5, l’as 4, le roi 3, le cavalier 2, le valet 1, les autres rien.
why-trick-highest = { $card-the } remporte le pli : c’est la plus forte carte jouée dans la couleur demandée, { $led-the }.
why-trick-ruffed = { $card-the } remporte le pli : c’est le plus fort atout joué, et un atout bat toute autre couleur.
why-turn = On joue vers la droite : après { $last-term }, { $next ->
    [seat-you] c’est à vous
   *[other] c’est { $next-term } qui joue
  }.
why-spot-BOT-PLAY-02 = Carte { $number }, { $card-the } : après l’entame, on joue vers la droite, et cette carte vient de la gauche.
why-spot-BOT-PLAY-04 = Carte { $number }, { $card-the } : le gagnant du premier pli devait entamer le second.
why-spot-BOT-PLAY-09 = Carte { $number }, { $card-the } : ce joueur avait la couleur demandée, puisqu’il l’entame au pli suivant. Il devait fournir.
why-legal-missed = { $card-the } était permis aussi.
why-legal = { $case-term } Vous pouviez jouer { $cards-or }.
breakdown-card = { $card }

term-case-ll-02 = Votre partenaire est maître et vous avez la couleur : vous fournissez, sans être tenu de monter.
term-case-ll-03 = Votre partenaire est maître et vous n’avez pas la couleur : tout est permis.
term-case-ll-04 = Un adversaire est maître et vous pouvez monter : vous le devez.
term-case-ll-05 = Un adversaire est maître et vous ne pouvez pas monter : vous fournissez avec la carte de cette couleur que vous voulez.
term-case-ll-06 = Un adversaire est maître, vous n’avez pas la couleur et un atout gagne : il faut couper.
term-case-ll-07 = Un adversaire est maître, vous n’avez ni couleur ni atout : tout est permis.
term-case-ll-08 = Un adversaire a coupé plus haut que vos atouts : tout est permis.
term-case-ob-02 = Votre partenaire est maître et vous avez la couleur : jouez une carte à points, ou la plus petite.
term-case-ob-03 = Votre partenaire est maître et vous n’avez pas la couleur : jouez une carte à points, ou la plus petite d’une couleur.
term-case-ob-04 = Un adversaire est maître et vous pouvez monter : vous le devez.
term-case-ob-05 = Un adversaire est maître et vous ne pouvez pas monter : jouez votre plus petite carte de la couleur.
term-case-ob-06 = Un adversaire est maître, vous n’avez pas la couleur et un atout gagne : il faut couper.
term-case-ob-07 = Un adversaire est maître, vous n’avez ni couleur ni atout : jouez la plus petite d’une couleur.
term-case-ob-08 = Un adversaire a coupé plus haut que vos atouts : jouez la plus petite d’une couleur.

term-case-in-02 = Un adversaire est maître, vous ne pouvez pas le battre et votre partenaire n’a pas joué : jouez la plus petite, ou chargez le pli avec une carte à points.

## Hints

hint-order = Pensez à l’ordre de la botifarra : la plus forte n’est pas toujours celle du plus grand numéro.
hint-value = Dans chaque couleur, les cartes qui comptent valent de 5 points à 1 point. Celle-ci en est-elle une ?
hint-trick = Un atout a-t-il été joué ? Sinon, regardez la couleur demandée.
hint-turn = Vers quel côté joue-t-on ?
hint-spot = Vérifiez l’ordre des places, puis qui entame, puis qui fournit.
hint-legal = Trois questions : qui est maître ? Avez-vous la couleur demandée ? Pouvez-vous gagner le pli ?
hint-highlight = Regardez ce qui est entouré.
hint-removed = La moitié des réponses fausses est écartée.
hint-half-placed = Dans la moitié des cases, il ne reste que la bonne réponse.
hint-between = La réponse est entre { $low } et { $high }.
hint-first-card = La première est { $card-the }.
hint-first-number = La première est { $card-number }.
hint-first-item = Ce qui vient en premier est entouré.

## Misconceptions

misconception-order-by-number = Vous avez bien rangé les numéros. Mais à la botifarra, le neuf passe en tête, puis l’as, et seulement après le roi, le cavalier et le valet.
misconception-order-upside-down = C’est le bon ordre, mais à l’envers : commencez par la plus forte, { $first-the }.
misconception-duel-by-number = { $highest-the } a bien le plus grand numéro, mais { $best-the } est plus fort : le neuf et l’as battent toutes les autres cartes.
misconception-value-by-number = Vous avez compté les numéros imprimés. Ce qu’on compte ici, ce sont les points : neuf 5, as 4, roi 3, cavalier 2, valet 1, et rien pour les autres.
misconception-value-and-trick = Les cartes sont bien comptées, mais vous avez ajouté le point du pli. Ici, on demande seulement la valeur des cartes.
misconception-trick-trump-forgotten = Cette carte est la plus forte de sa couleur, mais { $best-the } est un atout : il bat toutes les cartes de la couleur demandée.
misconception-trick-suit-forgotten = Cette carte est haute, c’est vrai. Mais elle n’est ni d’atout ni de la couleur demandée, { $led-the } : elle ne peut pas gagner.
misconception-trick-by-number = Vous avez pris la bonne couleur, et le plus grand numéro. Mais { $best-the } est plus fort : le neuf et l’as battent toutes les autres.
misconception-next-leader-again = Ce joueur a bien entamé ce pli, mais il ne l’a pas gagné. C’est le gagnant qui entame le suivant.
misconception-next-trump-forgotten = Sans atout, vous auriez raison. Mais quelqu’un a coupé avec { $best-the } : c’est ce joueur qui remporte le pli et qui entame.
misconception-next-right-of-leader = Le jeu tourne bien vers la droite, mais pas l’entame : elle va au gagnant du pli.
misconception-next-turns-left = Une place plus loin, oui, mais vers la gauche. À la botifarra, on joue vers la droite : { $next ->
    [seat-you] c’est à vous
   *[other] c’est { $next-term } qui joue
  }.
misconception-spot-later-moment = Il y a bien une faute, mais elle vient plus tôt : le premier à jouer hors de son tour a posé { $card-the }.
misconception-spot-first-lead = C’est bien cette carte, mais une autre règle : le joueur à droite du donneur n’entame que le premier pli. Ensuite, c’est le gagnant.
misconception-spot-proof-not-fault = Cette carte révèle la faute. Mais la faute est venue plus tôt, avec { $card-the }.
misconception-legal-beats-partner = Vous avez gardé les cartes qui gagnent. Mais votre partenaire est maître, avec { $best-the } : rien ne vous oblige à le battre.
misconception-legal-ruffs-partner = Vous avez pensé à couper. Mais votre partenaire est maître, avec { $best-the } : rien ne vous y oblige.
misconception-legal-need-not-beat = Ces cartes iraient bien si votre partenaire était maître. Mais un adversaire est maître, avec { $best-the } : si vous pouvez gagner le pli, vous le devez.
misconception-legal-only-highest = Il faut battre { $best-the }, mais pas forcément avec votre plus forte carte : toutes celles qui battent conviennent.
misconception-legal-under-ruffs = Vous avez voulu couper. Mais vos atouts ne peuvent pas gagner ce pli : plus rien ne vous oblige à couper.
misconception-legal-plays-obligada = Ce serait juste dans la variante obligée. En libre, rien n’oblige à jouer la plus petite.
misconception-legal-charge-forgotten = Ce que vous avez choisi est permis. En intermédiaire, on peut aussi charger : mettre une carte à points dans un pli que le partenaire peut encore prendre.
misconception-legal-plays-lliure = Ce serait juste en libre. Ici, si vous n’avez pas à monter, jouez votre plus petite carte, ou une carte à points si la variante ou un partenaire maître le permet.
misconception-why-partner = Battre son partenaire, aucune règle ne l’interdit : on n’y est pas obligé, c’est tout. Cherchez une autre règle.
misconception-why-obligada-in-lliure = Cette règle existe, mais dans la variante obligée. En libre, rien n’oblige à jouer la plus petite.

## Invalid answers and exercises

answer-wrong-form = Cette réponse n’a pas la bonne forme. Rien n’a changé.
answer-unknown-item = Cette réponse nomme quelque chose qui n’est pas dans l’exercice. Rien n’a changé.
answer-incomplete = La réponse n’est pas complète.
answer-out-of-range = Ce nombre est trop petit ou trop grand.
exercise-error-unknown-exercise = Cet exercice n’existe pas dans cette leçon.
exercise-error-unknown-level = Il n’y a que trois niveaux, de 1 à 3.
exercise-error-unknown-seed = Ce numéro de série n’est pas valable.
exercise-error-unknown-rules = Cette variante n’existe pas dans cet exercice.
exercise-error-card = « { $word } » n’est pas une carte. Touchez les cartes, ou écrivez par exemple 1o, 12b.
exercise-error-count = { $field ->
    [hand] La main demande
    [trick] Le pli demande
   *[pile] La pila demande
  } de { $low } à { $high } cartes. Il y en a { $given }.
exercise-error-exactly = { $field ->
    [hand] La main demande
    [trick] Le pli demande
    [pile] La pila demande
   *[pair] La question demande
  } { $low ->
    [one] une carte
   *[other] { $low } cartes
  }. Il y en a { $given }.
exercise-error-twice = { $card-the } est deux fois sur la table. Une carte n’existe qu’une fois.
exercise-error-pack = { $card-the } n’est pas dans les cartes de ce jeu.
exercise-error-flor = Ces trois cartes sont de la même couleur : c’est une fleur. Choisissez la variante sans fleur.
exercise-error-cleared = Un 10, ou quatre cartes de même numéro à la suite, nettoient la pila : il n’y resterait rien.
exercise-error-under = { $card-the } ne peut pas être sur { $below-the } : la règle l’interdit. Écrivez la pila de bas en haut.
exercise-error-sevens = Cette pila ne montre pas si ses 7 ont été lancés ensemble, et la réponse en dépend. Ne laissez qu’un 7.
exercise-error-joker = Sur la pila, un joker compte comme un nombre. Dites lequel, par exemple J1=7.
exercise-error-trump = Cet atout n’existe pas.
exercise-error-position = Cette position ne peut pas être lue.

code-form = Un code de donne s’écrit comme BO-04-VC222E : une leçon, puis six lettres ou chiffres.
code-letter = Les codes n’utilisent ni 0, ni 1, ni I, ni L, ni O. Relisez le code.
code-check = Ce code contient une erreur : une lettre ou un chiffre a été mal lu, ou mal entendu.
code-lesson = Ce code ne correspond à aucun exercice.
code-room = Quatre lettres, c’est le code d’une classe : ouvrez l’adresse que l’enseignant projette, et tapez-le là.

## Verdicts

grade-right = Juste !
grade-wrong = Pas cette fois.
grade-right-answer = Bonne réponse : { $answer }.
grade-missed = Il manquait : { $cards }.
grade-extra = En trop : { $cards }.
why-near = Votre choix est à { $whole },{ $tenths } point du meilleur : un écart si petit peut venir du hasard.
why-costs = Votre choix coûte en moyenne { $whole },{ $tenths } { $whole ->
    [0] point
    [1] point
   *[other] points
  } par donne.
worked-place = { $item } : { $place }
source-line = Règlement : { $text }, ligne { $line }
source-none = Le règlement n’en parle pas.
source-s0 = texte sur le balcó
source-s1 = texte sur le truco
source-s2 = texte sur la botifarra
