# The rules of Truco, one by one.

## Cards, players, aim

rule-TRU-SET-01 = Le truco se joue avec 40 cartes espagnoles : sans les huit ni les neuf.
rule-TRU-SET-02 = On joue à deux, trois, quatre, six ou huit ; à trois, un joueur seul affronte les deux autres.
rule-TRU-SET-03 = Chaque main a deux phases : on mise sur ses cartes (fleur, envido), puis sur les plis (truco).
rule-TRU-SET-04 = Un chico se joue en 30 points ; la partie va à qui gagne deux chicos.
rule-TRU-SET-05 = Les quinze premiers points d’un chico sont les malas, les quinze suivants les buenas.
    .choice = C’est pourquoi « 10 buenas » veut dire 25 points.
rule-TRU-SET-06 = Un joueur par camp tient la marque, et on note les points à la fin de chaque main.
rule-TRU-CARD-01 = Dans les plis, de la plus forte à la plus faible : as d’épée, as de bâton, sept d’épée, sept d’or, puis les trois, les deux, les as d’or et de coupe, les rois, les cavaliers, les valets, les sept de coupe et de bâton, les six, les cinq, les quatre.
rule-TRU-CARD-02 = Deux cartes de même rang dans cet ordre sont à égalité, quelle que soit leur couleur.
rule-TRU-CARD-03 = Pour l’envido et la fleur, une carte vaut son numéro, et les figures zéro.

## The deal

rule-TRU-DEAL-01 = Le premier donneur est tiré au sort ; ensuite la donne passe à droite.
rule-TRU-DEAL-02 = Le donneur mélange, et l’adversaire à sa gauche coupe, une seule fois ; personne d’autre ne coupe.
rule-TRU-DEAL-03 = Une coupe ne prend pas trois cartes ou moins et n’en laisse pas trois ou moins : de 4 à 36 sur 40.
rule-TRU-DEAL-04 = Au lieu de couper, on peut frapper le paquet : il reste comme il est.
rule-TRU-DEAL-05 = On donne trois cartes à chacun, une à une, en commençant à droite du donneur.
rule-TRU-DEAL-06 = Si une carte est vue pendant la donne, celui qui la reçoit la garde ou exige une nouvelle donne.
    .choice = Le même joueur redonne. D’autres tables redonnent toujours ; une option le permet.
rule-TRU-DEAL-07 = Le gallo reçoit une quatrième carte.

## The course of a hand

rule-TRU-TURN-01 = Le joueur à droite du donneur, la mano, parle et joue le premier ; le tour passe à droite.
rule-TRU-TURN-02 = À son tour, au premier pli, on peut chanter sa fleur, annoncer l’envido, dire truco ou jouer une carte.
rule-TRU-TURN-03 = L’ordre des annonces est : fleur, envido, truco. Chacune passe avant les suivantes.
rule-TRU-TURN-04 = L’envido et la fleur ne s’ouvrent qu’au premier pli, avant de jouer sa propre première carte. Le joueur qui a déjà joué peut encore répondre à un envido.
    .choice = Chacun peut miser jusqu’à sa propre première carte.
rule-TRU-TURN-05 = Le truco peut se dire à tout moment de la main.
    .choice = On le dit à son tour, ou en réponse ; une option l’ouvre à tout moment.
rule-TRU-TURN-06 = L’envido passe d’abord : à un truco, le camp visé peut encore ouvrir l’envido ou chanter sa fleur. Le truco attend, puis on y répond.
rule-TRU-TURN-07 = Accepter le truco ferme l’envido et la fleur.
    .choice = Ils se ferment pour les deux camps : l’autre a eu son tour.
rule-TRU-TURN-08 = Mises et réponses engagent tout le camp ; n’importe lequel de ses joueurs répond, et la première réponse compte.
rule-TRU-TURN-09 = Le dernier joueur de chaque camp, le pie, en est d’ordinaire le capitaine ; les partenaires peuvent se faire des signes.
    .choice = La leçon montre les signes d’Argentine, les parties d’ici s’en passent.
rule-TRU-TURN-10 = Aller à la pêche (ir a la pesca), c’est se taire pour que l’adversaire mise le premier.
rule-TRU-TURN-11 = Un envido réglé, personne n’en ouvre un autre dans la même main.
    .choice = C’est ainsi à toutes les tables : un seul envido par main.
rule-TRU-TURN-12 = La fleur ou l’envido réglés, le jeu reprend où il en était ; on répond d’abord au truco qui attend.

## The flor

rule-TRU-FLOR-01 = Trois cartes de la même couleur font une fleur : 20 et la somme de leurs valeurs, de 20 à 38.
rule-TRU-FLOR-02 = Si on a une fleur, on doit la chanter ; sinon, on ne peut pas. La cacher est une faute que l’adversaire peut faire payer.
rule-TRU-FLOR-03 = La fleur se chante avant de jouer sa première carte, et avant d’accepter un envido ou un truco.
    .choice = Un envido accepté ferme la fleur de tous ; un envido refusé ne la ferme pas, et la main paie alors les deux. Une option laisse la fleur ouverte jusqu’à la fin du premier pli.
rule-TRU-FLOR-04 = Une fleur suspend le truco qui attend, jusqu’à ce qu’elle soit réglée.
rule-TRU-FLOR-05 = Une fleur annule l’envido de la main : il ne rapporte rien.
    .choice = Les règles de la même famille annulent tout ce qui s’est dit de l’envido ; nous aussi.
rule-TRU-FLOR-06 = Un joueur qui a une fleur ne mise pas d’envido et n’en accepte pas.
    .choice = Cela découle de l’obligation de chanter : la fleur annulerait l’envido. Si son camp l’accepte avant qu’il ait chanté, il annonce comme les autres, et ses deux meilleures cartes comptent : se taire trahirait sa fleur.
rule-TRU-FLOR-07 = Après une fleur, chacun parle de la sienne à son tour ; tout ce qui concerne la fleur se règle avant que le jeu reprenne.
rule-TRU-FLOR-08 = L’adversaire qui a une fleur répond flor, con flor me achico (je m’incline), contraflor ou contraflor al resto ; celui qui n’en a pas n’a rien à dire.
rule-TRU-FLOR-09 = Une fleur seule vaut 3 points. La meilleure de plusieurs rapporte 3 points pour chaque fleur annoncée : 6, 9 ou 12.
    .choice = D’autres tables donnent 3 points en tout, ou 4 pour deux fleurs ; une option change le tarif.
rule-TRU-FLOR-10 = Contraflor annonce sa fleur et défie l’autre camp : 6 points à la meilleure.
rule-TRU-FLOR-11 = Avec trois fleurs annoncées, la contraflor vaut 9.
    .choice = Cela fait 3 points par fleur ; une option le change.
rule-TRU-FLOR-12 = Contraflor al resto met en jeu ce qui manque au camp de tête pour finir le chico, et 3 points par fleur annoncée.
rule-TRU-FLOR-13 = À la contraflor, on répond con flor quiero (j’accepte), con flor me achico ou contraflor al resto ; au resto, seulement con flor quiero ou con flor me achico.
rule-TRU-FLOR-14 = Si un camp s’incline, le dernier qui l’a défié marque les points misés et acceptés jusque-là.
rule-TRU-FLOR-15 = Un camp qui s’incline paie ce qui était acquis avant la relance refusée : 3 devant une fleur, une contraflor ou un resto dit d’emblée, 6 devant un resto après contraflor.
    .choice = On paie la valeur d’avant la relance ; une option offre trois autres barèmes.
rule-TRU-FLOR-16 = Le resto accepté, le camp de tête gagne le chico s’il gagne ; l’autre marque ce qui manquait au premier, et 3 points par fleur.
rule-TRU-FLOR-17 = Chacun annonce sa fleur à son tour, depuis la mano ; il faut dépasser la meilleure, sinon on dit « son buenas » (elles sont bonnes). À égalité, le premier à parler gagne.
rule-TRU-FLOR-18 = Une annonce perdante peut être sauvée par un partenaire qui parle plus tard et a mieux.
rule-TRU-FLOR-19 = Le gagnant montre sa fleur avant de marquer.
rule-TRU-FLOR-20 = Après la main, on peut demander sa fleur à un adversaire (pido flor). S’il en cachait une, l’autre camp prend 3 points et tous ceux de la main ; s’il montre deux couleurs, c’est son camp qui marque 3 points.
    .choice = Une option fixe le prix de la demande injuste, 3 ou 4 points. Chaque joueur resté en jeu peut demander une fois, à son tour, à un adversaire qui n’a pas montré deux couleurs. Personne n’est puni d’une fleur qu’il n’a jamais eu son tour de chanter, parce qu’un autre a répondu avant.
rule-TRU-FLOR-21 = La contraflor répond à une fleur de l’autre camp. Les fleurs des partenaires s’annoncent par flor et comptent au tarif.
    .choice = Le camp qui a chanté le premier ne peut défier qu’une fois qu’on lui a répondu flor.
rule-TRU-FLOR-22 = La contraflor acceptée avec deux fleurs vaut 6, autant que deux fleurs sans défi : elle oblige seulement l’adversaire à accepter ou à s’incliner.
    .choice = Une option donne l’autre système.

## The envido

rule-TRU-ENV-01 = Deux cartes de la même couleur valent 20 et la somme de leurs valeurs.
rule-TRU-ENV-02 = Trois cartes de trois couleurs valent la plus haute des trois, seule.
    .choice = Ainsi, trois figures de trois couleurs valent zéro.
rule-TRU-ENV-03 = Sans fleur à la table, de trois cartes de la même couleur on compte les deux meilleures, et 20.
    .choice = Les tables sans fleur jouent ainsi : les deux meilleures comptent.
rule-TRU-ENV-04 = On ouvre par envido, qui vaut 2, par real envido, qui vaut 3, ou par falta envido, qui vaut ce qui manque.
rule-TRU-ENV-05 = À un envido ou un real envido, on accepte (quiero), on refuse (no quiero), ou on relance : deux de plus, trois de plus, ou la falta.
rule-TRU-ENV-06 = Après une relance par envido ou real envido, les mêmes réponses sont ouvertes.
    .choice = On peut relancer jusqu’à ce que la mise vaille un chico ; une option ne permet au plus que deux envidos, un real envido et une falta, jamais vers le bas.
rule-TRU-ENV-07 = À la falta envido, on ne peut qu’accepter ou refuser.
rule-TRU-ENV-08 = La falta envido vaut les points qui manquent au camp de tête pour finir le chico ; acceptée, elle remplace ce qui précède.
rule-TRU-ENV-09 = Refuser la première annonce donne 1 point ; refuser une relance donne ce qui était déjà accepté.
rule-TRU-ENV-10 = La plus haute valeur gagne l’envido ; un joueur qui a moins peut dire « son buenas ». À égalité, celui qui a parlé le premier l’emporte.
rule-TRU-ENV-11 = Le gagnant montre ses cartes ; s’il a annoncé une valeur fausse, l’autre camp gagne l’envido, même avec moins.
rule-TRU-ENV-12 = On n’ouvre plus l’envido après avoir joué sa première carte, ni après avoir accepté le truco.
rule-TRU-ENV-13 = Les valeurs s’annoncent à partir de la mano, vers la droite, quel que soit celui qui a misé.
    .choice = Pour la fleur, c’est pareil.

## The tricks and the truco

rule-TRU-TRU-01 = On joue trois plis au plus ; deux plis gagnés emportent la main. Rien n’oblige à fournir ni à monter.
rule-TRU-TRU-02 = La carte la plus forte gagne le pli, et son joueur entame le suivant.
rule-TRU-TRU-03 = Si les plus fortes cartes sont à égalité entre adversaires, le pli est nul (parda) ; entre partenaires, leur camp le gagne.
rule-TRU-TRU-04 = Après un pli nul, celui qui l’avait entamé entame encore.
rule-TRU-TRU-05 = Si deux partenaires gagnent le pli à égalité, le premier des deux à avoir joué entame.
    .choice = C’est toujours celui qui a joué d’abord.
rule-TRU-TRU-06 = Si le premier pli est nul, le prochain pli gagné emporte la main.
rule-TRU-TRU-07 = Si un pli est nul après un pli gagné, c’est le premier pli gagné qui emporte la main.
    .choice = Le premier pli gagné compte, comme à toutes les tables.
rule-TRU-TRU-08 = Si les trois plis sont nuls, le camp du premier à jouer emporte la main.
rule-TRU-TRU-09 = Après deux plis nuls, on joue le troisième, et il décide.
    .choice = Après deux plis nuls, on joue quand même le troisième.
rule-TRU-TRU-10 = On ne joue pas le troisième pli quand la main est déjà décidée.
rule-TRU-TRU-11 = Les cartes jouées restent visibles devant leurs joueurs.
rule-TRU-TRU-12 = Sans mise, la main vaut 1 point.
rule-TRU-TRU-13 = Le truco porte la main à 2 points, le retruco à 3, le vale cuatro à 4. Un refus donne un point de moins à l’autre camp, et la main s’arrête.
rule-TRU-TRU-14 = Seul le camp qui a accepté peut relancer : retruco, puis vale cuatro, quand il veut.
rule-TRU-TRU-15 = Il faut dire « quiero » avant de relancer ; on peut relancer aussitôt après.
rule-TRU-TRU-16 = Irse a baraja, ou al mazo : on couche ses cartes et on quitte la main ; le partenaire peut continuer seul.
rule-TRU-TRU-17 = Si tout un camp s’en va sans qu’on ait dit truco, l’autre marque 1 point.
rule-TRU-TRU-18 = Si un camp s’en va après un truco accepté, l’autre marque ce que valait la main ; face à une mise qui attend, c’est un refus.
    .choice = C’est pareil dans une main sans truco.
rule-TRU-TRU-19 = Qui est parti ne parle plus ; sa fleur ou son envido déjà annoncés restent valables.
    .choice = On ne revient pas sur ce qui est annoncé, et on ne parle plus une fois couché.

## Scores

rule-TRU-SCORE-01 = Les points d’une main sont ceux de la fleur ou de l’envido, et ceux des plis.
rule-TRU-SCORE-02 = Le camp qui atteint 30 gagne le chico ; deux chicos gagnent la partie.
rule-TRU-SCORE-03 = On compte dans l’ordre fleur, envido, plis : le premier à 30 gagne, et la suite ne se joue plus.
    .choice = Nous comptons dans l’ordre des annonces ; en option, la main se joue jusqu’au bout et le plus haut total gagne.
rule-TRU-SCORE-04 = Un score ne dépasse pas 30.
    .choice = Ce qui dépasse ne sert à rien.
rule-TRU-SCORE-05 = Un nouveau chico commence à zéro partout, et la donne continue de tourner.
    .choice = La donne ne revient pas à celui qui a commencé.

## Three players

rule-TRU-GAL-01 = À trois, un joueur, le gallo, affronte les deux autres.
rule-TRU-GAL-02 = Le gallo reçoit quatre cartes, en garde trois et écarte l’autre sans la montrer, avant toute annonce.
rule-TRU-GAL-03 = Gallo fixe : c’est toujours le même joueur, et les deux autres ont un score commun.
rule-TRU-GAL-04 = Quand le gallo tourne, c’est le donneur qui joue ce rôle. Les points de la paire vont à chacun de ses membres, et il y a trois scores.
rule-TRU-GAL-05 = Au gallo tournant, la falta et le resto se comptent sur le plus haut des trois scores.
    .choice = Le camp de tête est celui du joueur qui mène.
rule-TRU-GAL-06 = Au gallo tournant, si les deux membres de la paire finissent ensemble, le plus haut total gagne ; à égalité, le premier depuis la mano.
    .choice = Une égalité se règle toujours dans cet ordre.
rule-TRU-GAL-07 = Au gallo fixe, la donne tourne entre les trois, et le gallo reçoit quatre cartes quel que soit le donneur.
    .choice = La donne tourne comme dans toute partie.
rule-TRU-GAL-08 = On joue dans l’ordre des places, le gallo entre les deux autres ; ceux-ci gagnent les plis ensemble.

## Six and eight players

rule-TRU-SIX-01 = À six, deux équipes de trois alternent, et chacun a un adversaire en face.
rule-TRU-SIX-02 = La première main est une redonda, tous ensemble ; la suivante est une pica-pica, trois duels sur une seule donne.
    .choice = Nous alternons une à une ; une option change le rythme.
rule-TRU-SIX-03 = Dès qu’une équipe a 10 buenas, soit 25 points, on ne joue plus que des redondas.
rule-TRU-SIX-04 = Certains arrêtent la pica-pica quand les deux équipes sont dans les buenas.
rule-TRU-SIX-05 = À la pica-pica, la falta envido vaut 6.
rule-TRU-SIX-06 = À la pica-pica, le resto vaut 6 au plus : avec la contraflor, 12 en tout.
rule-TRU-SIX-07 = Un joueur qui se mêle du duel des autres fait perdre à son équipe les points de ce duel, et l’autre équipe en marque 4.
    .choice = On annule les points du duel troublé, qui s’arrête là.
rule-TRU-SIX-08 = La mano d’un duel est celui des deux qui vient le premier à droite du donneur, et les duels se jouent dans cet ordre.
    .choice = Nous suivons l’usage.
rule-TRU-SIX-09 = Si une équipe atteint 30 pendant une pica-pica, le chico finit là.
    .choice = Les duels qui restent ne se jouent plus.
rule-TRU-SIX-10 = Les points des duels vont à l’équipe.
rule-TRU-EIG-01 = À huit, ce qui est rare, on joue comme à six, redonda et pica-pica tour à tour.
rule-TRU-EIG-02 = À huit places alternées, celui d’en face est un partenaire : on affronte un voisin. À partir de la mano, le premier joue contre le deuxième, le troisième contre le quatrième, et ainsi de suite.
    .choice = Les voisins s’affrontent ; une option assoit les équipes en miroir pour garder le face-à-face.

## Words

rule-TRU-VOC = Les joueurs parlent espagnol : « quiero » accepte, « no quiero » refuse, « con flor me achico » s’incline, « son buenas » reconnaît que l’autre a mieux, « irse al mazo » quitte la main.
