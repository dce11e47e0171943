# Exercises of Botifarra from BO-02 on: questions, reasons, hints, wrong ideas.

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
misconception-value-trick-by-cards = Una basa val 1 punt més, no 1 punt per carta.
misconception-value-one-trick-only = Cada basa val 1 punt més, i aquí n’hi ha més d’una.
misconception-pile-own = Això és el teu piló. Es demana el de la parella contrària: una mà fa 72 punts.
misconception-pile-sixty = Has partit de 60. Amb les 12 bases, una mà fa 72 punts.

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
misconception-sort-no-difference = Aquí les dues variants no són iguals: a l’obligada no { $more-count ->
    [1] es podria
   *[other] es podrien
  } jugar { $more }.
misconception-sort-lliure-forgotten = Ho has jutjat tot com a l’obligada. A la lliure també { $more-count ->
    [1] es pot
   *[other] es poden
  } jugar { $more }.
misconception-sort-lliure-all-free = Lliure no vol dir sense regles: se serveix, i es mata el contrari.

## BO-06 and BO-07: what may be said

prompt-may-say = Què pots dir, ara? Tria tot el que es pot.
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
term-call-silent = res, no et toca parlar
term-call-impossible = res, ara això no es pot
term-want-oros = que el trumfo fos oros
term-want-copas = que el trumfo fos copes
term-want-espadas = que el trumfo fos espases
term-want-bastos = que el trumfo fos bastos
term-want-no-trump = que no manés cap pal
term-want-double = doblar la mà tan bon punt parles
term-want-partner = que triés el teu company
term-calls-choose = un pal, botifarra, o delegar
term-calls-delegated = un pal o botifarra, però ja no delegar
term-calls-contro = contro, o picar a la taula
term-calls-recontro = recontro, o picar a la taula
term-calls-sant-vicenc = Sant Vicenç, o picar a la taula
why-may-say = Et toca parlar. Pots dir: { $calls-term }.
why-talking-over = Ja no parla ningú: se surt a la primera basa.
why-may-not-speak = No et toca parlar. Ara { $speaker ->
    [seat-you] et toca a tu
   *[other] toca { $speaker-term-to }
  }. Es pot dir: { $calls-term }.
why-call-suit = Només cal dir el pal: «{ $call-term }». Guanya els altres tres durant tota la mà.
why-call-botifarra = Es canta botifarra: no mana cap pal, i el que es guanya val el doble.
why-call-delegate = Qui reparteix pot delegar: tria el seu company en lloc d’ell.
why-call-delegated = Han delegat en tu: la tria és teva i de ningú més.
why-multiplied = { $times ->
    [1] S’apunta el que passa de 36, i aquí no ho dobla res: { $above }. Resposta: { $points }.
   *[other] S’apunta el que passa de 36, és a dir, { $above }, per { $times }: cada paraula que dobla multiplica per dos, i la botifarra també. Resposta: { $points }.
  }
why-multiplier = Contro, recontro i Sant Vicenç doblen cadascun el que hi havia, i la botifarra encara dobla: per { $times }.
breakdown-times = { $call-term }, per
hint-choice = Qui tria? I a qui ho pot passar?
hint-doubling = Quina parella ha fet trumfo? Les dues parelles es van responent, pas a pas.
hint-multiplier = Cada paraula que dobla multiplica per dos. La botifarra també.
misconception-call-delegates-back = Ja han delegat: no es pot tornar a passar. Cal un pal o botifarra.
misconception-call-speaks-for-dealer = Aquí no et toca a tu fer trumfo.
misconception-call-botifarra-forgotten = Hi falta botifarra: també es pot jugar sense trumfo.
misconception-call-delegate-again = No ho pots tornar a passar: el teu company ja ha delegat en tu.
misconception-call-delegates-too-easily = Si delegues, triarà el teu company. Tu ja tens un pal al cap: digues-lo.
misconception-call-botifarra-is-a-suit = Botifarra no és un trumfo més fort: és jugar sense trumfo.
misconception-call-suit-for-botifarra = Si dius un pal, serà trumfo. Per jugar sense trumfo, i doblar, es canta botifarra.
misconception-call-doubles-own-side = Això ho ha de dir la parella contrària: no es dobla el que acaba de dir la pròpia parella.
misconception-call-sant-vicenc-on-botifarra = A botifarra s’acaba amb el recontro: no hi ha Sant Vicenç.
misconception-call-contro-twice = Ja s’ha dit contro: només es diu un cop per mà.
misconception-call-pass-forgotten = Res no obliga a doblar: sempre es pot picar a la taula.
misconception-call-skips-a-step = No se salta cap pas: el recontro només ve després del contro.
misconception-multiplier-botifarra-forgotten = La botifarra encara dobla el resultat.
misconception-multiplier-added = Els doblaments es multipliquen, no se sumen.
misconception-multiplier-sum = Cada paraula dobla el que hi havia: dos, després quatre, després vuit.
misconception-multiplier-all-points = Només es multipliquen els punts que passen de 36.
misconception-multiplier-forgotten = Has restat bé els 36, però encara s’ha de multiplicar per { $times }.

## BO-09: marking

prompt-marking = Quants punts s’apunta la teva parella en aquesta mà?
prompt-new-score = Quants punts té la teva parella al marcador després d’aquesta mà?
row-your-points = Punts de la teva parella en aquesta mà
row-other-points = Punts de la parella contrària en aquesta mà
row-score-before = Marcador abans de la mà
why-marking = { $times ->
    [1] La teva parella ha fet { $own } punts, { $above } per sobre de 36: no hi ha res que dobli, i per tant s’apunta { $scored }.
   *[other] La teva parella ha fet { $own } punts, { $above } per sobre de 36: per { $times }, i per tant s’apunta { $scored }.
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
misconception-marking-all-points = No s’apunten tots els punts, només els que passen de 36.
misconception-marking-multiplier-forgotten = El que s’ha dit en aquesta mà multiplica el que s’apunta.
misconception-marking-other-side = Això és el que s’apunta la parella contrària.
misconception-marking-score-forgotten = Això és el guany de la mà. Suma’l al marcador d’abans.
misconception-marking-as-shown = Aquests punts són de la parella contrària. A la teva n’hi queden 72 menys aquest número.

## BO-08: around a deal

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
misconception-seq-cut-first = S’escapça una baralla ja barrejada: així es desfà el que hagués pogut preparar qui barreja.
misconception-seq-dealer-served-first = Qui reparteix se serveix sempre l’últim.
misconception-seq-lead-before-trump = Ningú no surt abans de saber el trumfo: primer es canta.
misconception-seq-contro-before-trump = Només es dobla quan ja s’ha cantat: el trumfo va abans del contro.

prompt-deal-shuffles = Qui barreja?
prompt-deal-cuts = Qui escapça?
prompt-deal-served-first = Qui rep les quatre primeres cartes?
prompt-deal-served-last = Qui rep les quatre últimes cartes?
prompt-deal-leads = Qui sortirà a la primera basa?
prompt-deal-deals-next = Qui repartirà la propera vegada?
prompt-deal-chooses = Qui fa trumfo, o delega?
prompt-deal-after-misdeal = Qui reparteix s’ha equivocat: mal donat. Ara qui reparteix?
prompt-deal-shuffles-next = Aquesta mà s’ha acabat. Qui barreja per a la següent?
prompt-deal-cuts-next = Aquesta mà s’ha acabat. Qui escapça per a la següent?
prompt-deal-new-match = La partida s’acaba amb aquesta mà i en comences una altra, als mateixos llocs. Qui reparteix primer?
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
why-deal-cuts-next = Repartirà el de la dreta, i escapça el de la dreta del nou repartidor: { $seat ->
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
misconception-deal-wrong-side = És a l’altra banda. Imagina que seus al lloc de qui reparteix, i busca a dreta i a esquerra.
misconception-deal-dealer-shuffles = Qui reparteix no barreja: com que farà trumfo, la baralla la preparen els contraris.
misconception-deal-partner-helps = El company de qui reparteix no toca la baralla: barrejar i escapçar és cosa de la parella contrària.
misconception-deal-dealer-first = Qui reparteix se serveix l’últim, no el primer.
misconception-deal-dealer-not-last = Es comença per la dreta i es fa la volta: s’acaba amb qui reparteix.
misconception-deal-dealer-leads = Qui reparteix fa trumfo, però surt el jugador de la seva dreta.
misconception-deal-stays = El torn de repartir no es queda al mateix lloc: va passant.
misconception-deal-right-chooses = El jugador de la dreta de qui reparteix surt; el trumfo el fa qui reparteix.
misconception-deal-misdeal-again = Aquí, qui s’equivoca no torna a repartir: un mal donat li fa perdre el torn.
misconception-deal-role-of-this-deal = Això era en aquesta mà. A la següent, tots els papers corren un lloc.
misconception-deal-one-turn-too-few = Has comptat dues mans; se’n demanen tres.

## BO-11: faults and what they cost

prompt-referee = Variant { $variant-term }, amb totes les mans a la vista: primer la carta jugada, després el que quedava. On és la falta?
part-card = La carta de la falta
part-cost = Punts per a la parella contrària
stake-suit = un pal
stake-trump = trumfo { $trump }
group-played = { $number }. { $seat ->
    [seat-you] tu jugues
   *[other] { $seat-term } juga
  } { $card-the }
hint-referee = Jutja cada carta segons la mà d’on surt: es podia servir, matar, fallar?
why-fault-follow = { $seat ->
    [seat-you] No has servit
   *[other] { $seat-term } no ha servit
  }: en lloc { $card-of }, calia { $cards-or }. Preu: { $cost }.
why-fault-beat = { $seat ->
    [seat-you] No has matat
   *[other] { $seat-term } no ha matat
  } el contrari: en lloc { $card-of }, calia { $cards-or }. Preu: { $cost }.
why-fault-ruff = { $seat ->
    [seat-you] No has fallat
   *[other] { $seat-term } no ha fallat
  } per guanyar el contrari: en lloc { $card-of }, calia { $cards-or }. Preu: { $cost }.
why-fault-lowest = Sense poder guanyar, { $seat ->
    [seat-you] havies de
   *[other] { $seat-term } havia de
  } donar la més baixa: en lloc { $card-of }, { $cards-or }. Preu: { $cost }.
why-fault-point-or-lowest = Amb la basa del company, { $seat ->
    [seat-you] havies de
   *[other] { $seat-term } havia de
  } jugar una carta amb punts o la més baixa: en lloc { $card-of }, { $cards-or }. Preu: { $cost }.
misconception-fault-undoubled = La falta és aquesta, però el preu es multiplica igual que la mà.
misconception-fault-all-points = La falta és aquesta, però no costa els 72 punts: l’altra parella s’apunta el que passa de 36, com si ho hagués guanyat tot.
misconception-fault-lowest-is-not-beat = Aquest jugador no podia matar: la falta és no haver donat la més baixa.
misconception-fault-ruff-is-not-follow = Aquest jugador no tenia el pal de sortida: no podia servir, però havia de fallar.
misconception-fault-beat-before-lowest = La més baixa només es demana si no es pot guanyar: aquí calia matar.

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
hint-penalty = És com si l’altra parella hagués guanyat els 72 punts: què s’apunta per sobre de 36?
misconception-penalty-undoubled = Una falta costa 36 punts, multiplicats com tota la mà.
misconception-penalty-all-points = L’altra parella s’apunta el que passa de 36: 36, i no els 72 punts.
misconception-penalty-as-played = Les bases ja jugades no compten: la falta dona tots els punts de la mà.
misconception-penalty-score-forgotten = Això és el preu de la falta. Suma’l al marcador d’abans.

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
why-deal-shuffles-after-misdeal = Reparteix el de la dreta de qui s’ha equivocat; a la seva esquerra hi ha precisament qui s’ha equivocat, que barreja: { $seat ->
    [seat-you] et toca a tu
   *[other] toca { $seat-term-to }
  }.
why-deal-cuts-after-misdeal = Reparteix el de la dreta de qui s’ha equivocat, i escapça el de la dreta del nou repartidor: { $seat ->
    [seat-you] et toca a tu
   *[other] toca { $seat-term-to }
  }.
why-deal-leads-after-misdeal = Reparteix el de la dreta de qui s’ha equivocat, i surt el de la dreta del nou repartidor: { $seat ->
    [seat-you] et toca a tu
   *[other] toca { $seat-term-to }
  }.
why-deal-after-two-misdeals = Cada mal donat fa passar el torn a la dreta: dos passos, i { $seat ->
    [seat-you] et toca a tu
   *[other] toca { $seat-term-to }
  }.
misconception-deal-fault-stays = Per una falta de joc no es torna a repartir: el torn continua.
misconception-deal-misdeal-chooses = Qui s’equivoca tampoc no fa trumfo, i aquest és el preu de debò d’un mal donat.
misconception-deal-misdeal-once = Dos mals donats, dos passos: qui l’ha rellevat també perd el torn.

## BO-12: silence, and the players’ words

prompt-talk = Durant la mà: es pot, o no es pot?
zone-talk-allowed = es pot
zone-talk-forbidden = no es pot
talk-own-manilla = «Encara tinc la manilla d’oros.»
talk-own-void = «Copes? No me’n queda ni una!»
talk-own-trumps = «No t’hi canses, que tinc tots els trumfos.»
talk-others-void = «L’esquerra ja no té espases.»
talk-others-hold = «L’as el té ell, n’estic segur.»
talk-asks-suit = Al company: «Juga bastos!»
talk-asks-trump = Al company: «Arrastra!»
talk-judges-well = Al company, que s’endú la basa: «Molt ben jugat!»
talk-judges-badly = Al company: «Havies de matar.»
talk-signs-wink = Picar l’ullet al company abans de la sortida
talk-signs-sigh = Fer un gran sospir quan el company està a punt de jugar bastos
talk-signs-card = Inclinar les cartes perquè el company les vegi
talk-signs-slow = Picar fort amb la carta per dir «és l’última que en tinc»
talk-takes-back = «Espera, que replego la carta.»
talk-looks-older = Tornar a mirar la penúltima basa
talk-banter-coffee = «Qui vol un cafè?»
talk-banter-heat = «Quina calor que hi fa, aquí!»
talk-banter-grandfather = «El meu avi ens guanyaria a tots quatre.»
talk-calls-delegate = Qui reparteix: «Delego.»
talk-calls-contro = Un contrari de qui reparteix, abans de la sortida: «Contro!»
talk-calls-knock = Picar a la taula en lloc de dir contro
talk-turn-whose = «A qui toca jugar?»
talk-turn-score = «Com està el marcador?»
talk-last-trick = Tornar a mirar l’última basa
talk-claim-fault = «Tenies oros i no has servit: reclamo.»
why-talk = Res de les cartes, ni de si una jugada ha anat bé: ni paraules ni senyes. Cantar, contrar i fer broma, sí que es pot.
why-talk-own = No es diu res de les pròpies cartes.
why-talk-others = Tampoc no es diu res de les cartes dels altres.
why-talk-asks = No es demana res al company: tria tot sol.
why-talk-judges = No es comenta si una jugada ha estat bona o dolenta: és informació per al company.
why-talk-signs = Una senya diu tant com una paraula: també està prohibida.
why-talk-takes = Una carta jugada no es retira.
why-talk-looks = Només es torna a mirar l’última basa de cada piló.
why-talk-banter = Fer broma es pot: no diu res de les cartes.
why-talk-calls = Cantar i contrar, quan toca, es pot: és el joc mateix.
why-talk-turn = Preguntar a qui toca o com està el marcador no diu res de les cartes.
why-talk-last = L’última basa de cada piló es pot tornar a mirar.
why-talk-claim = Reclamar una falta es pot: és així com s’atura.
hint-talk = Una sola pregunta: n’aprèn res, el company, de les cartes o de la jugada?
misconception-talk-banter-forbidden = El silenci només és per a les cartes i les jugades: fer broma sí que es pot.
misconception-talk-comment-allowed = Fins i tot un elogi informa: que una jugada sigui bona o dolenta no es comenta.
misconception-talk-signs-allowed = Sense dir res, una senya diu el mateix: està prohibida.
misconception-talk-take-back = Carta a la taula, carta jugada, encara que tinguis una bona excusa.
misconception-talk-last-trick-forbidden = L’última basa de cada piló es pot tornar a mirar; les d’abans, no.
misconception-talk-all-forbidden = No tot està prohibit: cantar, contrar, fer broma i preguntar a qui toca, sí que es pot.

prompt-words = Relaciona cada paraula amb el que vol dir.
why-words = Són les paraules de la taula, tal com les diuen els jugadors.
hint-words = Busca primer les paraules que ja has sentit; les altres surten soles.
misconception-words-beat-ruff = «Matar» és jugar una carta més forta; «fallar» és matar amb un trumfo perquè no es té el pal.
misconception-words-pass-delegate = Es pica a la taula per no doblar; es delega per no triar.
misconception-words-suit-lead = «Pal» n’és qualsevol dels quatre; «pal de sortida», el de la primera carta de la basa.
misconception-words-trick-deal = Una «basa» són quatre cartes; una «mà», les dotze bases.

## BO-10: charging

prompt-charge = Variant intermèdia. { $announced ->
    [yes] En aquesta taula es diu quan es carrega.
   *[no] En aquesta taula no es diu res.
  } Vols jugar { $card-the }. Què dius?
charge-say-charge = «carrego»
charge-say-nothing = res, jugo
charge-say-impossible = res, aquesta carta no es pot jugar
why-charge-charge-said = Jugar { $card-the } és carregar, i aquesta taula vol que es digui: has de dir «carrego».
why-charge-charge = Jugar { $card-the } és carregar, però en aquesta taula no es diu: es juga sense dir res.
why-charge-plain = { $card-the } també es jugaria a l’obligada: no és carregar, i no es diu res.
why-charge-forbidden = Aquí no es pot jugar { $card-the }: ni a l’obligada, ni carregant.
hint-charge = De qui és la basa? La pots guanyar? I el teu company, encara ha de jugar?
misconception-charge-unsaid = Carregar sense dir-ho, en una taula on es diu, és una falta.
misconception-charge-not-agreed = En aquesta taula no es diu: parlar seria donar massa informació.
misconception-charge-for-nothing = «Carrego» només es diu quan es carrega: aquesta carta es podia jugar igualment.
misconception-charge-forbidden = Dir «carrego» no fa que la carta es pugui jugar.
misconception-charge-is-allowed = Aquesta carta sí que es pot jugar: no es pot guanyar la basa, i el company encara ha de jugar.

## BO-09: counted from the pile

group-counting-pile = El teu piló, { $count ->
    [one] { $count } basa
   *[other] { $count } bases
  }: les cartes amb punts
misconception-marking-tricks-forgotten = Has comptat les cartes del piló, però cada basa també val 1 punt.

## BO-13: other tables

prompt-tables = A quina taula és així? Col·loca cada frase.
table-kind-pairs = quatre, per parelles
table-kind-alone = quatre, cadascú pel seu compte
table-kind-three = tres
table-kind-duo = dos, amb pilons
table-fact-delegate = Qui no vol triar, delega.
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
misconception-tables-shares-swapped = Has intercanviat les parts: 72 ÷ 4 = 18 entre quatre, 72 ÷ 3 = 24 entre tres.
misconception-tables-alone-delegates = Cadascú pel seu compte, no hi ha ningú en qui delegar.
misconception-tables-tricks-swapped = Entre tres, 36 cartes fan dotze bases; entre dos, 48 cartes en fan vint-i-quatre.
row-table-kind = Taula
row-own-points = Els teus punts en la mà
row-card-points = Punts de les teves cartes
row-tricks-won = Bases que has fet
prompt-alone = Què t’apuntes per aquesta mà? Pot ser negatiu.
why-alone = { $times ->
    [1] { $own } menys la teva part, { $share }: { $score }.
   *[other] { $own } menys la teva part, { $share }, i tot per { $times }: { $score }.
  }
hint-alone = Quina és la teva part de 72? S’apunta la diferència, de més o de menys, multiplicada segons el que s’ha dit.
breakdown-share = la teva part, 72 ÷ { $count }
breakdown-doubled = tot compta doble
misconception-tables-like-pairs = 36 és la part d’una parella. Aquí cadascú té la seva: { $share }.
misconception-tables-no-minus = Per sota de la pròpia part es perd: el resultat és negatiu.
misconception-tables-other-share = Aquesta és la part d’una altra taula. La teva aquí és de { $share }.
misconception-tables-times-forgotten = El que s’ha dit ho multiplica tot per { $times }: el que es guanya i el que es perd.
misconception-tables-all-points = No s’apunten tots els punts, només la diferència amb { $share }.
prompt-duo-points = Entre dos, la mà té 24 bases. Quants punts has fet?
why-duo-even = Dues bases valen un punt: { $cards } per les cartes, més la meitat de { $tricks }, fan { $points }.
why-duo-gets = Amb { $tricks } bases, en sobra una. El seu punt va a qui té menys punts, i ets tu: { $points }.
why-duo-loses = Amb { $tricks } bases, en sobra una. El seu punt va a qui té menys punts, i no ets tu: { $points }.
hint-duo = Dues bases valen un punt. I si en sobra una?
misconception-tables-trick-each = Entre dos, una basa sola no val res: en calen dues per fer un punt.
misconception-tables-odd-lost = La basa que sobra no es perd: el seu punt va a qui en té menys, i ets tu.
misconception-tables-odd-to-all = La basa que sobra dona el punt a qui en té menys, i no ets tu.
prompt-piles = Entre dos, obligada. Aquestes són les cartes de sobre dels teus pilons: tria totes les cartes permeses.
prompt-duel-three = Aquí el tres és el segon. Quina d’aquestes { $count } cartes guanya?
why-duel-three = En aquesta taula l’ordre és 9, 3, 1, 12, 11, 10, després del 8 al 4, i el 2. Aquí és { $card-the }.
hint-duel-three = Només una carta passa davant del tres.
misconception-duel-three-forgotten = En aquesta taula, el tres passa davant de l’as.
misconception-duel-three-on-top = El tres només és el segon: la manilla continua la primera.

## BO-06 and BO-14: choices weighed by imagined deals

worth-figure = { $sign ->
    [minus] −{ $whole },{ $tenths } ± { $error },{ $error-tenths }
   *[plus] { $whole },{ $tenths } ± { $error },{ $error-tenths }
  }
prompt-lead = { $seat ->
    [seat-left] Ha repartit i fet trumfo el de la teva esquerra. Surts tu: amb quina carta?
   *[other] Ha repartit el de la teva esquerra i ha fet trumfo el de la dreta. Surts tu: amb quina carta?
  }
prompt-contract = Has repartit tu. Què tries amb aquestes cartes?
hint-leads = Un trumfo petit, o una carta baixa d’un pal curt: aviat hi podràs fallar. Una figura sola la cacen.
hint-contracts = Compta els pals: un de llarg, amb una figura alta? Figures pertot? O res d’això?
why-leads-best = En { $samples } mans imaginades, cap carta no ha donat més a la teva parella.
why-leads-level = Tan bona com la millor, en { $samples } mans imaginades.
why-leads-near = A { $whole },{ $tenths } punts de la millor en { $samples } mans imaginades: pot ser casualitat.
why-leads-costs = Aquesta sortida costa { $whole },{ $tenths } punts per mà, de mitjana en { $samples } mans imaginades.
why-contracts-best = En { $samples } mans imaginades, cap tria no ha donat més.
why-contracts-level = Tan bona com la millor tria, en { $samples } mans imaginades.
why-contracts-near = A { $whole },{ $tenths } punts de la millor tria en { $samples } mans imaginades: pot ser casualitat.
why-contracts-costs = Aquesta tria costa { $whole },{ $tenths } punts per mà, de mitjana en { $samples } mans imaginades.
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
    [1] La poden tenir tres jugadors, dotze cartes cadascun: una vegada de cada tres, { $percent } %.
   *[other] En té almenys una { $percent } de cada cent vegades. Els terços no se sumen, perquè en pot tenir més d’una.
  }
why-located-void = Un jugador no en té; els altres dos tenen dotze cartes cadascun: una vegada de cada dues, { $percent } %.
hint-located = Quants jugadors poden tenir encara aquestes cartes?
misconception-odds-half = Només seria una vegada de cada dues si la poguessin tenir dos jugadors.
misconception-odds-third = Un terç val per a una sola carta de la qual no se sap res.
misconception-odds-added = Els terços no se sumen: en pot tenir més d’una alhora.

## Smiles for right answers: the number is the seed modulo 12

smile-bo-0 = Al de la teva dreta se li ha glaçat el somriure.
smile-bo-2 = L’avi del racó fa que sí amb el cap.
smile-bo-3 = D’això se’n diu saber-ne.
smile-bo-5 = Ja t’han clissat: en aquesta taula et tindran respecte.
smile-bo-7 = Ni una paraula, i el company t’ha entès.
smile-bo-8 = A Girona ja et pagarien la botifarra.
smile-bo-10 = Si continues així, ningú no et dirà contro.
