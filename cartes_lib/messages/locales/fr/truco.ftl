# Reasons why a card or a call of Truco is legal or illegal. Calls are in Spanish, as at the table.

term-seat-third-right = le troisième à votre droite
term-seat-third-left = le troisième à votre gauche

term-call-flor = flor
term-call-contraflor = contraflor
term-call-contraflor-al-resto = contraflor al resto
term-call-con-flor-quiero = con flor quiero
term-call-con-flor-me-achico = con flor me achico
term-call-envido = envido
term-call-real-envido = real envido
term-call-falta-envido = falta envido
term-call-truco = truco
term-call-retruco = retruco
term-call-vale-cuatro = vale cuatro
term-call-quiero = quiero
term-call-no-quiero = no quiero

## Turns and answers

verdict-truco-allowed = C’est permis.
verdict-truco-hides-flor = C’est permis, mais vous cachez une fleur : après la main, on peut vous la demander (« pido flor »), et l’autre camp prendrait 3 points et tous ceux de votre camp dans cette main.
verdict-truco-hand-over = La main est finie : plus personne ne joue ni ne parle.
verdict-truco-no-such-seat = Cette place n’existe pas à cette table.
verdict-truco-no-such-action = Ce n’est ni une carte, ni un mot du truco.
verdict-truco-gone = Vos cartes sont au mazo, face cachée : vous ne jouez plus et ne parlez plus dans cette main.
verdict-truco-wrong-turn = Ce n’est pas votre tour : { $seat ->
    [seat-you] c’est à vous
   *[other] on attend { $seat-term }
}.
verdict-truco-not-in-hand = { $card-the } n’est pas dans cette main.
verdict-truco-tricks-over = Les plis sont finis : on ne joue et on ne mise plus. On peut encore demander une fleur (« pido flor ») ou passer.
verdict-truco-own-bet = C’est votre camp qui a dit « { $call-term } » : l’autre camp doit répondre, on ne répond pas à sa propre mise.
verdict-truco-nothing-to-answer = Aucune mise n’attend de réponse : « quiero » (j’accepte) et « no quiero » (je refuse) répondent à une mise de l’autre camp.
verdict-truco-answer-envido-first = « { $call-term } » attend sa réponse : { $answers ->
    [raise] « quiero » (j’accepte), « no quiero » (je refuse) ou une relance
    [flor] « flor », ou « no quiero » (je refuse)
    [refusal] avec une fleur, vous ne pouvez dire que « no quiero » (je refuse)
   *[quiero] « quiero » (j’accepte) ou « no quiero » (je refuse), sans relance
  }. Tout le reste attend.
verdict-truco-answer-truco-first = « { $call-term } » attend sa réponse : « quiero » (j’accepte){ $call ->
    [call-truco] {""}, « no quiero » (je refuse), ou l’envido s’il vous est encore ouvert
   *[other] {""} ou « no quiero » (je refuse)
  }. La carte vient après.
verdict-truco-exposed-first = On a vu { $card-the } pendant la donne : celui qui a reçu cette carte doit d’abord la garder ou demander une nouvelle donne.
verdict-truco-not-receiver = On a vu { $card-the } pendant la donne : seul celui qui a reçu cette carte décide de la garder ou de faire redonner.
verdict-truco-nothing-exposed = Aucune carte n’a été vue pendant la donne : il n’y a rien à décider.

## The gallo, the duels

verdict-truco-discard-first = Avant toute annonce, le gallo doit écarter une de ses quatre cartes, face cachée.
verdict-truco-no-discard = On n’écarte rien ici : seul le gallo reçoit quatre cartes, et il en écarte une seule au début de la main.
verdict-truco-not-your-duel = Ce duel n’est pas le vôtre : à la pica-pica, chacun ne joue et ne parle que contre son adversaire. S’en mêler coûte 4 points.
verdict-truco-own-duel = S’immiscer, c’est se mêler du duel des autres, et il n’y en a pas ici.

## The flor

verdict-truco-flor-not-played = À cette table, on joue sans fleur.
verdict-truco-no-flor = Vous n’avez pas de fleur, donc rien à en dire : { $cards } ne sont pas trois cartes de la même couleur. Avec la fleur, on ne bluffe pas.
verdict-truco-sing-first = Vous avez trois cartes de la même couleur : à cette table, la fleur se chante avant toute autre chose.
verdict-truco-flor-awaited = Une fleur va être chantée, et elle passe avant tout : { $seat ->
    [seat-you] c’est à vous
   *[other] on attend { $seat-term }
}.
verdict-truco-flor-talk-first = On parle de la fleur, et tout le reste attend qu’elle soit réglée : { $seat ->
    [seat-you] c’est à vous
   *[other] on attend { $seat-term }
}.
verdict-truco-flor-late = Trop tard pour chanter la fleur : vous avez déjà joué { $card-the }.
verdict-truco-flor-first-trick = Trop tard pour chanter la fleur : à cette table, on le peut jusqu’à la fin du premier pli, et il est fini.
verdict-truco-flor-after-truco = Trop tard pour chanter la fleur : le truco a été accepté.
verdict-truco-flor-after-envido = Trop tard pour chanter la fleur : l’envido de cette main est accepté, et il ferme la fleur de tous.
verdict-truco-flor-closed = La fleur de cette main est réglée : on n’y revient pas.
verdict-truco-no-flor-sung = « { $call-term } » répond à une fleur, et personne n’en a chanté : il faut d’abord dire « flor ».
verdict-truco-flor-own-side = Votre camp a chanté le premier : votre fleur s’ajoute par « flor ». « { $call-term } » ne s’oppose qu’à une fleur de l’autre camp.
verdict-truco-flor-all-speak = On a dit contraflor : chacun parle d’abord à son tour (« flor » s’il en a une) ; la réponse, comme « { $call-term } », vient après.
verdict-truco-flor-call-closed = « { $call-term } » n’est pas possible ici. La fleur ne se relance que par contraflor, puis contraflor al resto. On y répond par « con flor quiero » (j’accepte) ou « con flor me achico » (je m’incline).
verdict-truco-flor-answer = Votre fleur est en jeu : il faut répondre, on ne passe plus.
verdict-truco-no-paso = On ne passe que lorsqu’on est interrogé sur la fleur : ici, on joue ou on parle.
verdict-truco-flor-no-envido = Vous avez une fleur : on ne mise ni n’accepte d’envido avec trois cartes de la même couleur. Chantez d’abord la fleur.
verdict-truco-no-claims = À cette table, personne ne peut cacher de fleur : il n’y a pas à en demander.
verdict-truco-claim-later = « Pido flor » se dit après la main, pas avant : les plis ne sont pas finis.
verdict-truco-claim-no-opponent = On ne demande la fleur qu’à un adversaire.
verdict-truco-claim-no-doubt = Il n’y a rien à soupçonner chez { $seat-term } : sa fleur est chantée, ses cartes montrent deux couleurs, il n’a pas eu son tour de la chanter, ou on la lui a déjà demandée.

## The envido

verdict-truco-envido-late = Trop tard pour ouvrir l’envido : vous avez déjà joué { $card-the }. Vous pouvez seulement répondre à celui des autres.
verdict-truco-envido-after-truco = Trop tard pour l’envido : le truco a été accepté.
verdict-truco-envido-settled = L’envido de cette main est réglé : on n’en ouvre pas d’autre.
verdict-truco-envido-cancelled = Une fleur a été chantée : elle annule l’envido de cette main.
verdict-truco-falta-last = À la falta envido (« ce qui manque »), on ne répond que « quiero » ou « no quiero » : on ne relance plus.
verdict-truco-chain-closed = « { $call-term } » ne peut plus relancer ici : à cette table, on dit au plus deux fois envido, puis une fois real envido, puis la falta, et jamais moins que la dernière annonce.
verdict-truco-chain-full = « { $call-term } » ne peut plus relancer ici : la mise vaut déjà un chico. On accepte (« quiero »), on refuse (« no quiero ») ou on dit la falta envido.
verdict-truco-no-values-now = On n’annonce les valeurs qu’une fois la mise acceptée : il n’y en a pas à annoncer maintenant.
verdict-truco-values-first = Les valeurs s’annoncent d’abord, chacun à son tour : { $seat ->
    [seat-you] c’est à vous
   *[other] on attend { $seat-term }
}.
verdict-truco-no-envido-value = Aucune main ne vaut { $value } à l’envido : c’est de 0 à 7, ou de 20 à 33.
verdict-truco-no-flor-value = Aucune fleur ne vaut { $value } : c’est de 20 à 38.
verdict-truco-must-exceed = { $value } ne dépasse pas { $best }, déjà annoncé : dites « son buenas » (elles sont bonnes).
verdict-truco-first-to-declare = Vous parlez en premier : aucune valeur n’est encore annoncée, vous ne pouvez pas dire « son buenas ».

## The truco

verdict-truco-quiero-first = Il faut d’abord dire « quiero » : « { $call-term } » ne vient qu’après.
verdict-truco-not-your-raise = Seul le camp qui a dit « quiero » peut relancer par « { $call-term } » : la dernière mise est la vôtre.
verdict-truco-no-truco-yet = « { $call-term } » relance un truco, et personne n’a encore dit « truco ».
verdict-truco-wrong-step = On monte d’un pas à la fois, truco, retruco, vale cuatro, sans revenir en arrière : après « { $last-term } », « { $call-term } » n’est pas possible.
verdict-truco-top = Vale cuatro est la plus haute mise : on ne relance plus.
