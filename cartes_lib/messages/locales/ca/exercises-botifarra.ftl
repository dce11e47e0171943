# Exercises of Botifarra from BO-02 on: questions, reasons, hints, misconceptions.

## BO-02: tricks and piles

prompt-trick-value = { $count ->
    [1] Quants punts dona aquesta basa a la parella que la guanya?
   *[other] Aquestes { $count } bases són de la mateixa parella. Quants punts li donen, en total?
  }
prompt-pile = La teva parella ha guanyat aquestes { $tricks } bases. Quants punts té el teu piló?
prompt-pile-other = La teva parella ha guanyat aquestes { $tricks } bases, i la contrària totes les altres. Quants punts té el piló de la parella contrària?
unit-points = punts
group-your-pile = El teu piló, { $count ->
    [one] { $count } basa
   *[other] { $count } bases
  }
term-rank-1 = as
term-rank-9 = nou
term-rank-10 = sota
term-rank-11 = cavall
term-rank-12 = rei
breakdown-rank = { $rank-term } × { $count }
breakdown-deal = una mà sencera
breakdown-your-pile = el teu piló
breakdown-tricks = { $count ->
    [1] la basa
   *[other] { $count } bases
  }
why-pile = { $cards } per les cartes i { $tricks } per { $tricks ->
    [1] la basa
   *[other] les bases
  }: { $points } en total.
why-pile-other = El teu piló en té { $points }: { $cards } per les cartes, { $tricks } per les bases. Una mà fa 72 punts: per a la parella contrària en queden { $other }.
hint-pile = Compta primer les cartes que valen punts. I una basa, tota sola, quant dona?
misconception-value-trick-forgotten = Has comptat bé les cartes, però cada basa guanyada també val 1 punt.
misconception-value-trick-by-cards = T’has recordat del punt de la basa. Però és 1 punt per tota la basa, no 1 per carta.
misconception-value-one-trick-only = Has afegit bé el punt d’una basa. Però aquí n’hi ha més d’una, i cadascuna val 1 punt.
misconception-pile-own = El compte és correcte, però és el del teu piló. Es demana el de la parella contrària: resta’l de 72.
misconception-pile-sixty = La idea és bona, però has comptat des de 60. Amb les 12 bases, una mà fa 72 punts.

## BO-05: the two variants side by side

prompt-sort-variants = Et toca. Col·loca cada carta: en quina variant es pot jugar?
zone-both = es pot en totes dues
zone-lliure-only = només es pot a la lliure
zone-neither = no es pot en cap
why-sort-variants = Es pot en totes dues variants: { $both }. Només es pot a la lliure: { $more }.
why-sort-both = { $card-the } també es pot jugar a l’obligada, i per tant en totes dues.
why-sort-lliure-only = { $partner ->
    [yes] { $card-the } es pot jugar a la lliure, però a l’obligada caldria una carta amb punts o la més baixa.
   *[no] { $card-the } es pot jugar a la lliure, però a l’obligada caldria la més baixa.
  }
why-sort-neither = { $card-the } no es pot jugar en cap de les dues variants.
hint-sort-variants = Busca primer què permet la lliure. L’obligada hi afegeix: si no es mata, la més baixa, o una carta amb punts si la basa és del company.
misconception-sort-no-difference = Has tractat igual totes dues variants. Aquí són diferents: a l’obligada no { $more-count ->
    [1] es podria
   *[other] es podrien
  } jugar { $more }.
misconception-sort-lliure-forgotten = Per a l’obligada està bé. Però a la lliure també { $more-count ->
    [1] es pot
   *[other] es poden
  } jugar { $more }.
misconception-sort-lliure-all-free = La lliure deixa triar més, és veritat. Però té regles: se serveix, i es mata el contrari.

## BO-06 and BO-07: permitted calls

prompt-may-call = Què pots dir, ara? Tria tot el que es pot.
prompt-call = Voldries { $want-term }. Què dius?
prompt-multiplier = Per quant es multiplica el que s’apunta la parella que guanya?
prompt-scored = Quants punts s’apunta la parella que guanya?
row-dealer = Reparteix
row-winners-points = Punts de la parella que guanya
term-call-oros = oros
term-call-copas = copes
term-call-espadas = espases
term-call-bastos = bastos
term-call-botifarra = botifarra
term-call-delegate = delego
term-call-pass = pico a la taula
term-call-contro = contro
term-call-recontro = recontro
term-call-sant-vicenc = Sant Vicenç
term-call-silent = callo, no em toca parlar
term-call-impossible = callo, ara això no es pot
term-want-longest = que el trumfo fos el teu pal més llarg
term-want-no-trump = que no manés cap pal
term-want-double = doblar la mà tan bon punt parles
term-want-partner = que triés el teu company
term-calls-choose = un pal, botifarra, o delegar
term-calls-delegated = un pal o botifarra, però ja no delegar
term-calls-contro = contro, o picar a la taula
term-calls-recontro = recontro, o picar a la taula
term-calls-sant-vicenc = Sant Vicenç, o picar a la taula
why-may-call = Et toca parlar. Pots triar: { $calls-term }.
why-talking-over = Ja no parla ningú més: ara se surt a la primera basa.
why-may-not-call = No et toca parlar. Ara { $speaker ->
    [seat-you] et toca a tu
   *[other] toca { $speaker-term-to }
  }. Pot triar: { $calls-term }.
why-call-suit = Només cal dir el pal: «{ $call-term }». Guanya els altres tres durant tota la mà.
why-call-botifarra = Es canta botifarra: no mana cap pal, i el que es guanya val el doble.
why-call-delegate = Qui reparteix pot delegar: tria el seu company en lloc d’ell.
why-call-delegated = El company ha delegat en tu: et toca triar.
why-multiplied = { $times ->
    [1] S’apunta el que passa de 36, i aquí no ho dobla res: { $above }.
   *[other] S’apunta el que passa de 36, és a dir, { $above }. El que s’ha dit ho multiplica per { $times }: { $points }.
  }
why-multiplier = { $times ->
    [1] No ha doblat ningú, i no és botifarra: es multiplica per 1.
   *[other] Contro, recontro i Sant Vicenç doblen cadascun el que hi havia, i la botifarra encara dobla: es multiplica per { $times }.
  }
breakdown-times = { $call-term }, per
hint-choice = Qui tria? I a qui ho pot passar?
hint-doubling = Quina parella ha fet trumfo? Les dues parelles es van responent, pas a pas.
hint-multiplier = Cada paraula que dobla multiplica per dos. La botifarra també.
misconception-call-delegates-back = Fa de bon tornar-ho a passar. Però ja han delegat en tu, i no ho pots tornar: digues un pal o botifarra.
misconception-call-speaks-for-dealer = Ja tens una idea, però aquí no et toca a tu fer trumfo.
misconception-call-botifarra-forgotten = Tot el que has marcat es pot. Però també es pot jugar sense trumfo: llavors es canta botifarra.
misconception-call-delegate-again = La resta es pot. Però ja no pots delegar: el company acaba de delegar en tu.
misconception-call-delegates-too-easily = Es pot, però llavors triarà el company. Tu ja tens un pal al cap: digues-lo.
misconception-call-botifarra-is-a-suit = Botifarra val el doble, sí. Però no és un trumfo més fort: és jugar sense trumfo.
misconception-call-suit-for-botifarra = Si dius un pal, serà trumfo. Per jugar sense trumfo, i doblar, es canta botifarra.
misconception-call-doubles-own-side = Es pot doblar, però ho ha de fer la parella contrària: no es dobla el que acaba de dir la teva.
misconception-call-sant-vicenc-on-botifarra = Amb trumfo tindries raó. A botifarra s’acaba amb el recontro: no hi ha Sant Vicenç.
misconception-call-contro-twice = El contro es podria dir si no l’hagués dit ningú. Però només es diu un cop per mà.
misconception-call-pass-forgotten = Doblar es pot. Però res no hi obliga: sempre es pot picar a la taula.
misconception-call-skips-a-step = Vas bé, però t’has saltat un pas: el recontro només ve després del contro, i Sant Vicenç després del recontro.
misconception-multiplier-botifarra-forgotten = El que s’ha dit està ben comptat. Hi falta la botifarra, que encara dobla.
misconception-multiplier-added = Has trobat tot el que dobla. Però es multiplica, no se suma.
misconception-multiplier-sum = Has sumat un doble rere l’altre. Cada paraula dobla el que hi havia: dos, després quatre, després vuit.
misconception-multiplier-all-points = Has multiplicat bé, però tots els punts. Només es multipliquen els que passen de 36.
misconception-multiplier-forgotten = Has restat bé els 36, però encara s’ha de multiplicar per { $times }.

## BO-09: marking

prompt-marking = Quants punts s’apunta la teva parella en aquesta mà?
prompt-new-score = Quants punts té la teva parella al marcador després d’aquesta mà?
row-your-points = Punts de la teva parella en aquesta mà
row-other-points = Punts de la parella contrària en aquesta mà
row-score-before = Marcador abans de la mà
why-marking = { $times ->
    [1] La teva parella ha fet { $own } punts, { $above } més de 36. No hi ha res que dobli: s’apunta { $scored }.
   *[other] La teva parella ha fet { $own } punts, { $above } més de 36. Multiplicats per { $times }, se n’apunta { $scored }.
  }{ $asks ->
    [score] {" "}Nova puntuació: { $score }.
   *[points] {""}
  }
why-marking-nothing = La teva parella ha fet { $own } punts. Si no es passa de 36, no s’apunta res.{ $asks ->
    [score] {" "}Nova puntuació: { $score }.
   *[points] {""}
  }
breakdown-above = el que passa de 36, per { $times }
hint-marking = Només s’apunta el que passa de la meitat de 72, multiplicat segons el que s’ha dit.
misconception-marking-all-points = El total és correcte. Però no s’apunten tots els punts, només els que passen de 36.
misconception-marking-multiplier-forgotten = Has restat bé els 36. Però el que s’ha dit en aquesta mà multiplica el que s’apunta.
misconception-marking-other-side = El compte és correcte, però això és el que s’apunta la parella contrària. Es demana el que s’apunta la teva.
misconception-marking-score-forgotten = Això és el guany de la mà, i està bé. Ara suma’l al marcador d’abans.
misconception-marking-as-shown = Has comptat amb els punts de la parella contrària. La teva té la resta: 72 menys aquest número.

## BO-08: the course of a deal

prompt-deal-order = { $dealer ->
    [seat-you] Reparteixes tu.
   *[other] Reparteix { $dealer-term }.
  } Posa en ordre aquests moments.
deal-step-shuffles = { $seat ->
    [seat-you] tu barreges
   *[other] { $seat-term } barreja
  }
deal-step-cuts = { $seat ->
    [seat-you] tu escapces
   *[other] { $seat-term } escapça
  }
deal-step-served = { $seat ->
    [seat-you] tu reps
   *[other] { $seat-term } rep
  } les quatre primeres cartes
deal-step-last = { $seat ->
    [seat-you] tu prens
   *[other] { $seat-term } pren
  } les quatre últimes cartes
deal-step-chooses = { $seat ->
    [seat-you] tu fas trumfo
   *[other] { $seat-term } fa trumfo
  }
deal-step-contro = { $seat ->
    [seat-you] tu dius contro o piques
   *[other] { $seat-term } diu contro o pica
  } a la taula
deal-step-leads = { $seat ->
    [seat-you] tu surts
   *[other] { $seat-term } surt
  } a la primera basa
deal-step-deals-next = { $seat ->
    [seat-you] et toca repartir a tu
   *[other] toca repartir { $seat-term-to }
  }
why-deal-order = Es barreja, s’escapça, es reparteix de quatre en quatre, i qui reparteix se serveix l’últim. Després venen el trumfo, el contro i la sortida. Al final, el torn de repartir passa a la dreta.
hint-deal-order = Primer la baralla, després les cartes repartides, després el que es diu, i després les bases.
misconception-seq-cut-first = Barrejar i escapçar van plegats, però s’escapça quan ja està barrejat: així es desfà el que algú hagi preparat.
misconception-seq-dealer-served-first = Has servit massa aviat qui reparteix: es serveix sempre l’últim.
misconception-seq-lead-before-trump = Has sortit abans d’hora: ningú no surt sense saber el trumfo. Primer es canta.
misconception-seq-contro-before-trump = Has contrat abans d’hora: primer es fa trumfo, i després es diu contro.

prompt-deal-shuffles = Qui barreja?
prompt-deal-cuts = Qui escapça?
prompt-deal-served-first = Qui rep les quatre primeres cartes?
prompt-deal-served-last = Qui rep les quatre últimes cartes?
prompt-deal-leads = Qui sortirà a la primera basa?
prompt-deal-deals-next = Qui repartirà la propera vegada?
prompt-deal-chooses = Qui fa trumfo, o delega?
prompt-deal-after-misdeal = Qui repartia s’ha equivocat, i és mal donat. Ara qui reparteix?
prompt-deal-shuffles-next = Aquesta mà s’ha acabat. Qui barreja per a la següent?
prompt-deal-cuts-next = Aquesta mà s’ha acabat. Qui escapça per a la següent?
prompt-deal-new-match = La partida s’acaba amb aquesta mà i en comença una altra, als mateixos llocs. Qui reparteix primer?
prompt-deal-deals-third = Qui repartirà d’aquí a tres mans?
why-deal-shuffles = Barreja el jugador de l’esquerra de qui reparteix: { $seat ->
    [seat-you] et toca a tu
   *[other] toca { $seat-term-to }
  }.
why-deal-cuts = Escapça el jugador de la dreta de qui reparteix, davant de qui ha barrejat: { $seat ->
    [seat-you] et toca a tu
   *[other] toca { $seat-term-to }
  }.
why-deal-served-first = Primer se serveix el jugador de la dreta de qui reparteix: { $seat ->
    [seat-you] et toca a tu
   *[other] toca { $seat-term-to }
  }.
why-deal-served-last = Qui reparteix se serveix l’últim: { $seat ->
    [seat-you] et toca a tu
   *[other] toca { $seat-term-to }
  }.
why-deal-leads = Surt el jugador de la dreta de qui reparteix: { $seat ->
    [seat-you] et toca a tu
   *[other] toca { $seat-term-to }
  }.
why-deal-deals-next = El torn de repartir passa a la dreta: { $seat ->
    [seat-you] et toca a tu
   *[other] toca { $seat-term-to }
  }.
why-deal-chooses = Qui reparteix fa trumfo: { $seat ->
    [seat-you] et toca a tu
   *[other] toca { $seat-term-to }
  }.
why-deal-after-misdeal = Un mal donat fa perdre el torn, que passa a la dreta: { $seat ->
    [seat-you] et toca a tu
   *[other] toca { $seat-term-to }
  }.
why-deal-shuffles-next = Repartirà el de la dreta; a la seva esquerra hi ha qui ha repartit abans, que barreja: { $seat ->
    [seat-you] et toca a tu
   *[other] toca { $seat-term-to }
  }.
why-deal-cuts-next = Repartirà el de la dreta, i escapça el de la dreta de qui repartirà: { $seat ->
    [seat-you] et toca a tu
   *[other] toca { $seat-term-to }
  }.
why-deal-new-match = Entre els mateixos jugadors, el torn de repartir continua, sense tornar a sortejar: { $seat ->
    [seat-you] et toca a tu
   *[other] toca { $seat-term-to }
  }.
why-deal-deals-third = El torn de repartir corre un lloc a la dreta cada vegada; després de tres passos, { $seat ->
    [seat-you] et toca a tu
   *[other] toca { $seat-term-to }
  }.
hint-deal = Posa’t a la cadira de qui reparteix, i mira a dreta i a esquerra.
misconception-deal-wrong-side = Gairebé: és a l’altra banda. Imagina que seus al lloc de qui reparteix, i mira a dreta i a esquerra.
misconception-deal-dealer-shuffles = Has pensat en qui reparteix. Però com que farà trumfo, la baralla la preparen els contraris.
misconception-deal-partner-helps = Has triat el company de qui reparteix. Però aquesta parella no toca la baralla: barreja i escapça l’altra.
misconception-deal-dealer-first = Has triat qui reparteix: es serveix, però l’últim.
misconception-deal-dealer-not-last = Es comença per la dreta i es fa la volta, sí, però s’acaba amb qui reparteix.
misconception-deal-dealer-leads = Qui reparteix fa trumfo, sí, però surt el jugador de la seva dreta.
misconception-deal-stays = Has deixat el repartiment on era. Però va passant: cada cop, un lloc a la dreta.
misconception-deal-right-chooses = Aquest jugador surt, és veritat. Però el trumfo el fa qui reparteix.
misconception-deal-misdeal-again = Sembla natural tornar-hi. Però aquí, un mal donat fa perdre el torn.
misconception-deal-role-of-this-deal = Això era en aquesta mà. A la següent, tots els papers corren un lloc.
misconception-deal-one-turn-too-few = El sentit és aquest. Però has comptat dues mans, i se’n demanen tres.

## BO-11: faults and their penalties

prompt-referee = Variant { $variant-term }. Fas d’àrbitre: de cada jugador veus la carta jugada i després les que li quedaven. Qui ha fet una falta?
part-card = La carta de la falta
part-card-points = Punts de les dues cartes
part-cost = Punts per a la parella contrària
stake-suit = un pal
stake-trump = trumfo { $trump }
group-played = { $number }. { $seat ->
    [seat-you] tu jugues
   *[other] { $seat-term } juga
  } { $card-the }
hint-referee = Per a cada carta, mira què li quedava al jugador: podia servir, matar, fallar?
why-fault-follow = { $seat ->
    [seat-you] No has servit
   *[other] { $seat-term } no ha servit
  }: en lloc { $card-of }, calia { $cards-or }. Això costa { $cost } punts.
why-fault-beat = { $seat ->
    [seat-you] No has matat
   *[other] { $seat-term } no ha matat
  } el contrari: en lloc { $card-of }, calia { $cards-or }. Això costa { $cost } punts.
why-fault-ruff = { $seat ->
    [seat-you] Havies de
   *[other] { $seat-term } havia de
  } fallar: en lloc { $card-of }, calia { $cards-or }. Això costa { $cost } punts.
why-fault-lowest = { $seat ->
    [seat-you] No podies
   *[other] { $seat-term } no podia
  } guanyar, i llavors cal jugar { $cards-count ->
    [1] la més baixa
   *[other] la més baixa d’un pal
  }: { $cards-or }, en lloc { $card-of }. Això costa { $cost } punts.
why-fault-point-or-lowest = { $seat ->
    [seat-you] La basa era del teu company: havies de
   *[other] La basa era del seu company: { $seat-term } havia de
  } jugar una carta amb punts o la més baixa. En lloc { $card-of }, calia { $cards-or }. Això costa { $cost } punts.
misconception-fault-undoubled = La falta és aquesta, però el preu es multiplica igual que la mà.
misconception-fault-all-points = La falta és aquesta, però no costa 72 punts: l’altra parella s’apunta el que passa de 36, com si ho hagués guanyat tot.
misconception-fault-lowest-is-not-beat = La carta és aquesta, la regla no: aquest jugador no podia matar, i havia de jugar la més baixa.
misconception-fault-ruff-is-not-follow = La carta és aquesta, la regla no: aquest jugador no tenia el pal de sortida i no podia servir. Havia de fallar.
misconception-fault-beat-before-lowest = La carta és aquesta, la regla no: la més baixa només es demana si no es pot guanyar. Aquí calia matar.

prompt-penalty = Una parella ha jugat una carta prohibida, i l’altra reclama. Quants punts s’apunta l’altra parella?
prompt-penalty-score = Una parella ha jugat una carta prohibida, i l’altra reclama. Com queda el marcador d’aquesta altra parella?
row-offender-points = Punts que tenia l’altra parella abans de la falta
row-other-before = El seu marcador abans de la mà
why-penalty = { $times ->
    [1] La mà s’atura: l’altra parella s’apunta 36.
   *[other] La mà s’atura: l’altra parella s’apunta 36, per { $times }, és a dir, { $cost }.
  }{ $asks ->
    [score] {" "}Nova puntuació: { $score }.
   *[points] {""}
  }
hint-penalty = És com si l’altra parella hagués guanyat els 72 punts: què s’apunta del que passa de 36?
misconception-penalty-undoubled = Els 36 punts són correctes. Però una falta es paga com la mà: s’ha de multiplicar.
misconception-penalty-all-points = A l’altra parella se li dona tot, sí. Però s’apunta el que passa de 36: 36, i no 72.
misconception-penalty-as-played = Has comptat les bases ja jugades. Ja no compten: una falta dona a l’altra parella tots els punts de la mà.
misconception-penalty-score-forgotten = El preu de la falta és correcte. Ara suma’l al marcador d’abans.

prompt-deal-after-fault = Una carta prohibida ha costat la mà a la parella de qui repartia. Qui reparteix la següent?
prompt-deal-chooses-after-misdeal = Qui reparteix ha fet un mal donat. Qui farà trumfo?
prompt-deal-shuffles-after-misdeal = Qui reparteix ha fet un mal donat, i es recullen les cartes. Qui barreja?
prompt-deal-cuts-after-misdeal = Qui reparteix ha fet un mal donat, i es recullen les cartes. Qui escapça?
prompt-deal-leads-after-misdeal = Qui reparteix ha fet un mal donat. Qui sortirà a la mà que el substitueix?
prompt-deal-after-two-misdeals = Qui reparteix ha fet un mal donat, i qui l’ha rellevat també. Ara qui reparteix?
why-deal-after-fault = Una falta costa punts, no el torn: es reparteix per la dreta, com sempre. { $seat ->
    [seat-you] Et toca a tu
   *[other] Toca { $seat-term-to }
  }.
why-deal-chooses-after-misdeal = Qui s’equivoca ja no reparteix ni fa trumfo: ho fa el de la seva dreta. { $seat ->
    [seat-you] Et toca a tu
   *[other] Toca { $seat-term-to }
  }.
why-deal-shuffles-after-misdeal = Reparteix el de la dreta. A la seva esquerra hi ha qui s’ha equivocat, que barreja: { $seat ->
    [seat-you] et toca a tu
   *[other] toca { $seat-term-to }
  }.
why-deal-cuts-after-misdeal = Reparteix el de la dreta, i escapça el de la dreta de qui reparteix ara: { $seat ->
    [seat-you] et toca a tu
   *[other] toca { $seat-term-to }
  }.
why-deal-leads-after-misdeal = Reparteix el de la dreta, i surt el de la dreta de qui reparteix ara: { $seat ->
    [seat-you] et toca a tu
   *[other] toca { $seat-term-to }
  }.
why-deal-after-two-misdeals = Cada mal donat fa passar el torn a la dreta: dos passos, i { $seat ->
    [seat-you] et toca a tu
   *[other] toca { $seat-term-to }
  }.
misconception-deal-fault-stays = Has fet repartir el mateix jugador. Però amb una falta la mà s’acaba com qualsevol altra: reparteix el següent.
misconception-deal-misdeal-chooses = Normalment canta qui reparteix. Però amb un mal donat també perd el trumfo, i aquest és el preu de debò.
misconception-deal-misdeal-once = Un mal donat, un lloc: correcte. Però n’hi ha dos, i qui l’ha rellevat també perd el torn.

## BO-12: silence, and the players’ terms

prompt-talk = Durant la mà: es pot, o no es pot?
zone-talk-allowed = es pot
zone-talk-forbidden = no es pot
term-talk-own-manilla = «Encara tinc la manilla d’oros.»
term-talk-own-void = «Copes? No me’n queda ni una!»
term-talk-own-trumps = «No t’hi canses, que tinc tots els trumfos.»
term-talk-others-void = «El de l’esquerra ja no té espases.»
term-talk-others-hold = «L’as el té ell, n’estic segur.»
term-talk-asks-suit = Al company: «Juga bastos!»
term-talk-asks-trump = Al company: «Arrastra!»
term-talk-judges-well = Al company, que s’endú la basa: «Molt ben jugat!»
term-talk-judges-badly = Al company: «Havies de matar.»
term-talk-signs-wink = Picar l’ullet al company abans de la sortida
term-talk-signs-sigh = Fer un gran sospir quan el company està a punt de jugar bastos
term-talk-signs-card = Inclinar les cartes perquè el company les vegi
term-talk-signs-slow = Picar fort amb la carta per dir «és l’última que en tinc»
term-talk-takes-back = «Espera, que replego la carta.»
term-talk-looks-older = Tornar a mirar la penúltima basa
term-talk-banter-coffee = «Qui vol un cafè?»
term-talk-banter-heat = «Quina calor que hi fa, aquí!»
term-talk-banter-grandfather = «El meu avi ens guanyaria a tots quatre.»
term-talk-calls-delegate = Qui reparteix: «Delego.»
term-talk-calls-contro = Un contrari de qui reparteix, abans de la sortida: «Contro!»
term-talk-calls-knock = Picar a la taula en lloc de dir contro
term-talk-turn-whose = «A qui li toca jugar?»
term-talk-turn-score = «Com està el marcador?»
term-talk-last-trick = Tornar a mirar l’última basa
term-talk-claim-fault = «Tenies oros i no has servit: reclamo.»
why-talk = No es diu res de les cartes, ni de si una jugada ha anat bé: ni paraules ni senyes. Cantar, contrar i fer broma, sí que es pot.
why-talk-own = No es diu res de les pròpies cartes.
why-talk-others = Tampoc no es diu res de les cartes dels altres.
why-talk-asks = No es demana res al company: tria tot sol.
why-talk-judges = No es comenta si una jugada ha estat bona o dolenta: és informació per al company.
why-talk-signs = Una senya diu tant com una paraula: també està prohibida.
why-talk-takes = Una carta jugada no es retira.
why-talk-looks = Només es torna a mirar l’última basa de cada piló.
why-talk-banter = Fer broma es pot: no diu res de les cartes.
why-talk-calls = Cantar i contrar, quan toca, es pot: és part del joc.
why-talk-turn = Preguntar a qui toca o com està el marcador no diu res de les cartes.
why-talk-last = L’última basa de cada piló es pot tornar a mirar.
why-talk-claim = Reclamar una falta es pot: així el joc és net.
hint-talk = Una sola pregunta: n’aprèn res, el company, de les cartes o de la jugada?
misconception-talk-banter-forbidden = El silenci només és per a les cartes i les jugades: fer broma sí que es pot.
misconception-talk-comment-allowed = És un bon gest. Però fins i tot un elogi informa: una jugada, bona o dolenta, no es comenta.
misconception-talk-signs-allowed = Ningú no ha dit res, és veritat. Però una senya diu el mateix: no es pot.
misconception-talk-take-back = Tothom es pot equivocar. Però carta a la taula, carta jugada, encara que tinguis una bona excusa.
misconception-talk-last-trick-forbidden = Amb les bases d’abans tindries raó. Però l’última de cada piló es pot tornar a mirar.
misconception-talk-all-forbidden = De les cartes no se’n parla, correcte. Però no tot està prohibit: es pot cantar, contrar, fer broma i preguntar a qui toca.

prompt-words = Relaciona cada paraula amb el que vol dir.
why-words = Són les paraules de la taula, tal com les diuen els jugadors.
hint-words = Busca primer les paraules que ja has sentit; les altres surten soles.
misconception-words-beat-ruff = Totes dues guanyen la basa. Però «matar» és jugar una carta més forta, i «fallar» és matar amb un trumfo perquè no es té el pal.
misconception-words-pass-delegate = En tots dos casos es deixa passar alguna cosa. Però es pica a la taula per no doblar, i es delega per no triar.
misconception-words-suit-lead = Totes dues parlen de pals. Però «pal» vol dir qualsevol d’ells, i «pal de sortida» és el de la primera carta de la basa.
misconception-words-trick-deal = Totes dues són un tros de partida. Però una «basa» són quatre cartes, i una «mà», les dotze bases.

## BO-10: charging points

prompt-charge = Variant intermèdia. { $announced ->
    [yes] En aquesta taula es diu quan es carrega.
   *[no] En aquesta taula no es diu res.
  } Vols jugar { $card-the }. Què dius?
charge-announce = «carrego»
charge-silent = res, jugo
charge-impossible = res, aquesta carta no es pot jugar
why-charge-announced = Jugar { $card-the } és carregar, i aquesta taula vol que es digui: has de dir «carrego».
why-charge-charge = Jugar { $card-the } és carregar, però en aquesta taula no es diu: es juga sense dir res.
why-charge-plain = { $card-the } també es jugaria a l’obligada: no és carregar, i no es diu res.
why-charge-forbidden = Aquí no es pot jugar { $card-the }: ni a l’obligada, ni carregant.
hint-charge = De qui és la basa? La pots guanyar? I el teu company, encara ha de jugar?
misconception-charge-unsaid = Carregar està bé. Però en aquesta taula s’ha de dir: carregar sense dir-ho és una falta.
misconception-charge-not-agreed = És carregar, sí. Però en aquesta taula no es diu: parlar seria donar massa informació.
misconception-charge-for-nothing = La carta es pot jugar. Però es podia sense carregar: llavors no es diu res.
misconception-charge-forbidden = Per carregar, la paraula és aquesta. Però dir «carrego» no fa que aquesta carta es pugui jugar.
misconception-charge-is-allowed = A l’obligada tindries raó. Aquí es pot: no pots guanyar la basa, i el company encara no ha jugat.

## BO-09: counting a pile

group-counting-pile = El teu piló, { $count ->
    [one] { $count } basa
   *[other] { $count } bases
  }: les cartes amb punts
misconception-marking-tricks-forgotten = Les cartes estan ben comptades. Però cada basa també val 1 punt.

## BO-13: other tables

prompt-tables = De quina taula parla cada frase? Col·loca-les.
table-kind-pairs = quatre, per parelles
table-kind-alone = quatre, cadascú pel seu compte
table-kind-three = tres
table-kind-duo = dos, amb pilons
table-fact-delegate = Si no vols triar, delegues.
table-fact-partner = El company seu davant teu.
table-fact-shared-pile = Dos jugadors ajunten les bases.
table-fact-minus-18 = S’apunten els punts menys 18.
table-fact-four-alone = Quatre jugadors, quatre marcadors.
table-fact-eighteen = Amb 18 punts s’apunta zero.
table-fact-minus-24 = S’apunten els punts menys 24.
table-fact-no-low = A la baralla no hi ha dosos, tresos ni quatres.
table-fact-thirty-six = La baralla té 36 cartes.
table-fact-half-points = Calen dues bases per fer un punt.
table-fact-tops = Es juga la carta de sobre dels pilons.
table-fact-twenty-four-tricks = La mà té 24 bases.
why-tables = Per parelles es comparteixen bases i marcador. Cadascú pel seu compte, un es compara amb la seva part de 72: 18 entre quatre, 24 entre tres. Entre dos es juga amb pilons.
hint-tables = Compta els jugadors i divideix 72 entre ells.
why-table-pairs = Per parelles, el company és al davant: les mateixes bases, el mateix marcador, i se li pot delegar la tria.
why-table-alone = Entre quatre, cadascú pel seu compte, la part de cadascú és 72 ÷ 4 = 18: s’apunta la diferència, de més o de menys.
why-table-three = Entre tres es treuen els dosos, els tresos i els quatres: queden 36 cartes, i una part de 72 ÷ 3 = 24.
why-table-duo = Entre dos, 48 cartes fan 24 bases: cadascú juga la carta de sobre dels seus pilons, i dues bases valen un punt.
misconception-tables-shares-swapped = Tens totes dues parts, però intercanviades: 72 ÷ 4 = 18 entre quatre, 72 ÷ 3 = 24 entre tres.
misconception-tables-alone-delegates = Per parelles tindries raó. Però cadascú pel seu compte, no hi ha ningú en qui delegar.
misconception-tables-tricks-swapped = Has intercanviat les bases: entre tres, 36 cartes en fan dotze; entre dos, 48 cartes en fan vint-i-quatre.
row-table-kind = Taula
row-own-points = Els teus punts en la mà
row-card-points = Punts de les teves cartes
row-tricks-won = Bases que has fet
prompt-alone = Què t’apuntes per aquesta mà? El resultat pot ser negatiu.
why-alone = { $times ->
    [1] Els teus punts, { $own }, menys la teva part, { $share }: { $score }.
   *[other] Els teus punts, { $own }, menys la teva part, { $share }, i tot per { $times }: { $score }.
  }
hint-alone = Quina és la teva part de 72? S’apunta la diferència, de més o de menys, el doble si hi ha botifarra o contro.
breakdown-share = la teva part, 72 ÷ { $count }
breakdown-doubled = tot compta doble
misconception-tables-like-pairs = Per parelles seria correcte: 36 és la part d’una parella. Aquí cadascú té la seva: { $share }.
misconception-tables-no-minus = La diferència és correcta. Però ets per sota de la teva part: el resultat és negatiu.
misconception-tables-other-share = El mètode és correcte, però amb la part d’una altra taula. Aquí la teva és { $share }.
misconception-tables-times-forgotten = La diferència és correcta. Però aquí tot es multiplica per { $times }: el que es guanya i el que es perd.
misconception-tables-all-points = Els punts estan ben comptats. Però només s’apunta la diferència amb { $share }.
prompt-duo-points = Entre dos, la mà té 24 bases. Quants punts has fet?
why-duo-even = Dues bases valen un punt: { $cards } per les cartes, més la meitat de { $tricks }, fan { $points }.
why-duo-gets = Les teves { $tricks } bases van de dues en dues, i en sobra una. El seu punt va a qui té menys punts, i ets tu: { $points }.
why-duo-loses = Les teves { $tricks } bases van de dues en dues, i en sobra una. El seu punt va a qui té menys punts, i no ets tu: { $points }.
hint-duo = Dues bases valen un punt. I si en sobra una?
misconception-tables-trick-each = Entre quatre, cada basa val un punt. Entre dos, en calen dues.
misconception-tables-odd-lost = Has comptat bé les bases de dues en dues. Però la que sobra no es perd: el punt va a qui en té menys, i ets tu.
misconception-tables-odd-to-all = T’has recordat de la basa que sobra. Però el punt va a qui en té menys, i no ets tu.
prompt-piles = Sou dos i jugueu a l’obligada. Aquestes són les cartes de sobre dels teus pilons: tria totes les cartes permeses.
prompt-duel-three = Aquí el tres és el segon. Quina d’aquestes { $count } cartes guanya?
why-duel-three = Aquí l’ordre és 9, 3, 1, 12, 11, 10, després del 8 al 4, i el 2. Guanya { $card-the }.
hint-duel-three = Només una carta està per damunt del tres.
misconception-duel-three-forgotten = En una altra taula tindries raó. En aquesta, només la manilla mata el tres.
misconception-duel-three-on-top = El tres puja, sí, però al segon lloc: la manilla continua la primera.
misconception-legal-partner-opposite = Per parelles seria correcte. Aquí el de davant també és un contrari.
misconception-legal-order-forgotten = Aquesta basa no la pots guanyar. Et descartes del primer pal que tens, en l’ordre oros, copes, espases, bastos.
prompt-pile-lead = La basa s’ha acabat i les cartes ja s’han girat. Qui surt, i amb quines cartes?
pile-lead-you-any = Tu, qualsevol carta de sobre
pile-lead-you-known = Tu, tret de la que s’acaba de girar
pile-lead-other-any = L’altre, qualsevol carta de sobre
pile-lead-other-known = L’altre, tret de la que s’acaba de girar
why-pile-lead = { $mine ->
    [yes] { $card-the } ha guanyat la basa: surts tu, amb la carta de sobre de qualsevol dels teus pilons.
   *[no] { $card-the } ha guanyat la basa: surt el teu contrari, amb la carta de sobre de qualsevol dels seus pilons.
  }
hint-pile-lead = Qui ha guanyat la basa? I què hi ha ara sobre els seus pilons?
misconception-pile-lead-loser = Se surt amb qualsevol carta de sobre, sí. Però la basa l’ha guanyada { $best-the }, i aquesta carta no era d’aquest jugador.
misconception-pile-lead-turned = Has encertat qui surt. Però la carta que s’acaba de girar ja serveix en la basa següent.

## BO-06 and BO-14: choices, evaluated by simulated deals

choice-value-figure = { $sign ->
    [minus] −{ $whole },{ $tenths } ± { $error },{ $error-tenths }
   *[plus] { $whole },{ $tenths } ± { $error },{ $error-tenths }
  }
prompt-lead = { $seat ->
    [seat-left] Ha repartit i fet trumfo el de la teva esquerra. Surts tu: amb quina carta?
   *[other] Ha repartit el de la teva esquerra i ha fet trumfo el de la dreta. Surts tu: amb quina carta?
  }
reason-contract-longer = Tens { $count } cartes { $suit-of } i { $fewer ->
    [0] cap
    [1] només una
   *[other] només { $fewer }
  } { $other-of }: més trumfos, més bases.
reason-contract-richer = Les teves cartes { $suit-of } valen { $points } punts, més que les { $other-of }.
reason-contract-own-trumps = Tens { $count } cartes { $suit-of }, i el teu company no ho pot saber.
reason-contract-too-short = Només tens { $count ->
    [one] una carta
   *[other] { $count } cartes
  } { $suit-of }: potser el teu company té un pal més llarg.
reason-contract-open = No tens ni la manilla ni l’as { $suit-of }: sense trumfo, res no atura aquest pal.
reason-contract-masters = Tens { $count } manilles i asos: sense trumfo, fan la seva basa, i la mà val el doble.
reason-contract-honors = Tens { $count } cartes amb punts: sense trumfo ningú no te les falla, i la mà val el doble.
reason-double-tops = Tens { $count } manilles i asos: guanyen bases a la parella que ha triat.
reason-double-weak = { $count ->
    [0] No tens cap manilla ni cap as
   *[other] Només tens una manilla o un as
  }: és massa poc per doblar.
reason-double-trumps = Tens dues cartes entre manilles i asos, i { $trumps } trumfos: aquests trumfos falten a la parella que ha triat.
reason-double-short = { $trumps ->
    [0] No tens cap trumfo
   *[other] Tens un sol trumfo
  }: els altres poden fallar les teves cartes altes.
prompt-contract = Has repartit tu. Què tries amb aquestes cartes?
hint-leads = Un trumfo petit, o una carta baixa d’un pal curt: aviat hi podràs fallar. Una figura sola la cacen.
hint-contracts = Compta els pals: un de llarg, amb una figura alta? Figures pertot? O res d’això?
why-leads-best = En { $samples } mans simulades, cap sortida no ha donat més punts a la teva parella.
why-leads-level = En { $samples } mans simulades, aquesta sortida val tant com la millor.
why-contracts-level = En { $samples } mans simulades, aquesta tria val tant com la millor.
prompt-located = { $count ->
    [1] De cada cent mans, en quantes té aquesta carta el company?
   *[other] De cada cent mans, en quantes té el company almenys una d’aquestes { $count } cartes?
  }
group-asked = { $count ->
    [1] La carta que es busca
   *[other] Les cartes que es busquen
  }
row-void = No té d’aquest pal
why-located = { $count ->
    [1] La poden tenir tres jugadors, i tots tres per igual: { $percent } de cada cent vegades.
   *[other] El company en té almenys una en { $percent } mans de cada cent. Els terços no se sumen, perquè en pot tenir més d’una.
  }
why-located-void = Un jugador no en té, i la carta pot ser igualment a la mà de qualsevol dels altres dos: { $percent } de cada cent vegades.
hint-located = Quants jugadors poden tenir encara aquestes cartes?
misconception-odds-half = Amb dos jugadors possibles tindries raó. Però aquí la poden tenir més jugadors.
misconception-odds-third = Un terç val per a una sola carta de la qual no se sap res. Aquí no és tan senzill.
misconception-odds-added = Un terç per carta, correcte. Però els terços no se sumen: el company en pot tenir més d’una alhora.

## Smiles for right answers: the number is the seed modulo 12

smile-bo-0 = A qualsevol rival se li hauria glaçat el somriure.
smile-bo-2 = L’avi del racó fa que sí amb el cap.
smile-bo-3 = D’això se’n diu saber-ne.
smile-bo-5 = Ja t’han clissat: en aquesta taula et tindran respecte.
smile-bo-7 = Ni una paraula, i el company t’ha entès.
smile-bo-8 = A Girona ja et pagarien la botifarra.
smile-bo-10 = Si continues així, ningú no voldrà jugar contra tu.
