# The page for matches: players, rules, saved matches.

playing-game = Joc
playing-company = Amb qui jugues?
playing-company-seat = Jugador de la casa { "{n}" }
playing-helped = Amb ajuda: consells, i es pot desfer una jugada
playing-customs = Els nostres costums
playing-resume = Reprèn la partida
playing-replace = Vols jugar una altra partida?
playing-replace-about = Es perdria la teva partida ({ "{match}" }).
playing-other = Juga l’altra partida
playing-elsewhere = Una partida desada o el codi d’un amic
playing-open = Obre un fitxer
playing-code = El codi d’un amic
playing-join = Juga les mateixes mans
playing-back = Desfés la jugada
playing-side = Revenja, mateixes cartes
playing-save = Desa la partida
playing-invite = Convida un amic
playing-invite-about = Aquest enllaç porta a aquesta taula, amb les mateixes cartes per a cadascú.
playing-friends = Jugar amb amics
playing-picture = Comparteix com a imatge
playing-picture-link = Enllaç a les mateixes cartes
playing-picture-result = Enllaç a aquest resultat
playing-picture-send = Comparteix
playing-picture-save = Desa la imatge
playing-link = L’enllaç
playing-code-own = O el codi
playing-close = Tanca
playing-copy = Copia l’enllaç
playing-copied = Enllaç copiat.
playing-too-large = Aquest fitxer és massa gros: no és cap partida desada aquí.

table-strength-random = Nivell fàcil
table-strength-heuristic = Nivell mitjà
table-strength-monte-carlo = Nivell expert

# The manner of each house player, which follows the name.
person-awa = Carrega les bases de la seva parella
    .pleased = Doncs ja està.
    .glad = Gràcies, m’ho quedo.
    .caught = Ai, no. Ja?
    .sorry = Això fa mal.
    .passed = Faríem bona parella.
    .unfinished = Acaba els exercicis. T’espero.
person-merce = Compta tots els trumfos
    .pleased = Tal com ho havia comptat.
    .glad = L’esperava.
    .caught = Se m’ha escapat!
    .sorry = Aquesta no l’he vista venir.
    .passed = Ho he comptat: tot superat.
    .unfinished = Ho he comptat: els exercicis no estan acabats.
person-quim = Juga amb el cor i després sospira
    .pleased = Quina jugada!
    .glad = M’ho deia el cor.
    .caught = Ai, ai, ai…
    .sorry = I jo que m’ho creia…
    .passed = El meu cor no en dubtava.
    .unfinished = No ho deixis ara: acaba els exercicis.
person-nelly = Menteix sense parpellejar
    .pleased = Vaja, vaja.
    .glad = El cafè, amb sucre.
    .caught = Se m’ha notat?
    .sorry = He tingut dies millors.
    .passed = Això ho saps, i no és mentida.
    .unfinished = Els exercicis no estan acabats. Continuem?
person-ruben = Espera una mà que mereixi un crit
    .pleased = Valia la pena esperar.
    .glad = A poc a poc i bona lletra.
    .caught = Què hi farem…
    .sorry = Ben jugat.
    .passed = Sense pressa i ben fet.
    .unfinished = Hi ha temps per acabar els exercicis.
person-facu = Crida «truco» primer i pensa després
    .pleased = Vinga!
    .glad = Ja ho deia jo!
    .caught = Massa fort?
    .sorry = Ui.
    .passed = Superat! Que ho sàpiga tothom!
    .unfinished = Vinga, acaba els exercicis!
person-pere = Guarda el comodí per al final
    .pleased = Sense pressa.
    .glad = Així es fa.
    .caught = Ai, l’esquena!
    .sorry = Mare meva.
    .passed = Fa goig de veure.
    .unfinished = Torna a seure: acaba els exercicis.
person-nadia = Recorda qui ha recollit què
    .pleased = El que em pensava.
    .glad = D’aquesta me’n recordava.
    .caught = He perdut el compte!
    .sorry = De debò?
    .passed = D’això me’n recordaré.
    .unfinished = Me’n recordo: els exercicis no estan acabats.
person-laia = Tira el primer que troba
    .pleased = Visca!
    .glad = Una altra!
    .caught = No pot ser!
    .sorry = No és just!
    .passed = Bravo! Bravo!
    .unfinished = Vinga, acabem els exercicis!
person-partner = { $name }, parella

term-seat-called = { $name }
    .of = de { $name }
    .to = a { $name }
    .gender = m

table-refused-table = Aquesta taula no existeix.
table-refused-customs = Aquests costums no lliguen entre ells.
table-refused-beside = «{ $custom }» no lliga amb «{ $other }».
table-refused-variant = «{ $custom }» no lliga amb aquesta variant.
table-refused-code = Aquest codi no és d’aquí, o li falta una lletra.
table-refused-position = Aquest exercici no mostra cap moment d’una mà: no s’hi pot continuar jugant.
table-refused-day = Són les cartes d’una mà del dia que encara no ha arribat: t’esperarà aquell dia a la seva pàgina. Mentrestant, juga amb unes altres cartes.

match-refused-form = No és cap partida desada. No ha canviat res.
match-refused-foreign = Aquesta partida es va desar en un altre servidor o s’ha modificat després. No ha canviat res.
match-score = { $label } { $points }
match-earlier = A l’altra banda, tu i ells
match-move-review = { $game }: { $chosen } (cost: { $loss } { $unit })
match-move-review-ask = Què tries aquesta vegada?
match-move-review-right = Sí: { $better }.
match-move-review-same = La mateixa jugada que aleshores. L’entrenador prefereix: { $better }.
match-move-review-other = Una jugada diferent de la d’aleshores. L’entrenador prefereix: { $better }.

# Options of the rules that a table may agree on, each the label of a switch.
custom-botifarra-under-trump = Qui no pot fallar més amunt ha de jugar trumfo igualment
custom-botifarra-card-order = El 3 va segon, després de la manilla
custom-botifarra-first-chooser = El 5 d’espases diu qui tria primer
custom-botifarra-sant-vicenc-on-botifarra = Sant Vicenç també es diu a botifarra
custom-botifarra-doubling-scale = Doblar compta 2, 3, 4 vegades i no 2, 4, 8
custom-botifarra-charge-when = Es carrega sempre que un contrari va guanyant la basa
custom-botifarra-charge-cards = Només es carrega amb sota o cavall, si són les dues úniques del pal
custom-botifarra-announce-charge = Qui carrega ho ha de dir
custom-botifarra-target = La partida es juga a
custom-truco-flor = Sense flor
custom-truco-envido-chain = Mai un envido més baix sobre un de més alt
custom-truco-call-timing = El truco es diu en qualsevol moment
custom-truco-implicit-quiero = Apujar ja vol dir quiero
custom-truco-mazo-first-trick = Plegar abans de l’envido costa dos punts
custom-truco-end-on-reach = La mà es juga fins al final encara que la partida ja estigui guanyada
custom-truco-falta = La falta val
custom-truco-flor-tariff = La flor val
custom-truco-chicos-to-win = Un sol chico guanya la partida
custom-balco-jokers = Sense comodins
custom-balco-opening = Les cartes més baixes obren la pila
custom-balco-up-pickup = El balcó només s’agafa amb la mà buida
custom-balco-ten-ban = Res de 10 si hi ha un 7 o un 1 a la pila
custom-balco-joker-vs-ace = Contra un 1, el comodí val el que es vulgui
custom-balco-eight-stack = Més d’un 8 només fa perdre el torn a un jugador
custom-balco-seven-stack = Els 7 seguits se sumen
custom-balco-trenca-second = Després de dos 7, el segon també ha d’igualar o superar el primer
custom-balco-after-ace = Parat un 1, continua el de la dreta de qui ha disparat
custom-balco-ace-stack = Més d’un 1 apunta a més d’un jugador
custom-balco-four-twos-clear = Quatre 2 seguits netegen la pila
custom-balco-end = El primer sense cartes acaba la mà
custom-balco-finish-on-special = No es pot acabar amb una carta especial
custom-balco-direction = Es juga cap a l’esquerra
custom-balco-target = La partida es guanya amb
custom-count-botifarra-target = { $count } punts
custom-count-balco-target = { $count ->
    [one] una mà
   *[other] { $count } mans
  }
custom-value-leader-to-30 = el que falta al primer
custom-value-winner-takes-chico = el chico sencer
custom-value-malas-variant = a les malas, el que falta al primer per sortir-ne
custom-value-3-each = 3 punts per flor
custom-value-3-flat = 3 punts en total
custom-value-4-contested = 3 punts, 4 si n’hi ha una altra en contra

# The deal of the day.
quoted-call = «{ $call }»
felt-daily-result = { $same ->
    [yes] Igual que l’astut: { $best }.
   *[no] La teva tria: { $yours }. La de l’astut: { $best }.
  }
felt-daily-average = Cap regla senzilla no ho explica: en mans simulades, la tria de l’astut és la que surt millor de mitjana.
felt-daily-line = Cartes, la mà del dia, { $day } ({ $game }): { $right } de { $all } { $marks }
daily-title = La mà del dia
daily-asked = Decisió { "{n}" } de 3
daily-watch = La taula juga fins a la teva decisió.
daily-copy = Copia el resultat
daily-copied = Resultat copiat.
daily-result = El teu resultat
daily-days = Els últims trenta dies
daily-yours = tu
daily-best = l’astut

# Small matches that end a lesson.
mini-label = Partida curta
mini-play = Juga
mini-back = Torna a la lliçó
mini-goal = Objectiu
mini-reached = Objectiu aconseguit!
mini-missed = Aquest cop no.
mini-again = Una altra partida
mini-star = una estrella
mini-not-here = En aquesta partida, això no es fa.
goal-mini-last-tricks = Tres bases, sense trumfo. Al final de la mà, la teva parella ha de tenir { $number } punts o més.
goal-mini-one-deal = Una mà sencera. Fes més de 36 punts amb el company.
goal-mini-eight-deals = Vuit mans. Acaba amb més punts que ells.
goal-mini-last-six = Una mà sencera, però només compten les sis últimes bases. Fes-hi més punts que ells.
goal-mini-without-bets = Tres mans sense apostes. Guanya’n dues.
goal-mini-truco-alone = Només el truco. Arriba a 6 punts abans que ells.
goal-mini-one-chico = Un chico sense flor. Guanya’l.
goal-mini-plain-numbers = Una mà sense cartes especials. Acaba abans que el contrari.
goal-mini-four-jokers = Una mà amb els quatre comodins. Acaba abans que ningú.
goal-mini-few-faults = Juga tota la mà sense provar més { $number ->
    [one] d’una jugada prohibida
    [11] d’11 jugades prohibides
   *[other] de { $number } jugades prohibides
  }.

## The learner's moves at the end of a lesson

move-review-none = Juga una mà. Al final tornen les teves tres jugades més cares, i les tornes a jugar.
move-review-some = Les teves jugades més cares. Què faries, aquest cop?
move-review-begin = Juga una mà

## The passport: questions to ask before a match

house-rules-variant = Es juga
house-rules-saved = Apuntat: les lliçons i les partides seguiran aquesta taula.
house-rules-unsaved = Apuntat mentre aquesta pàgina sigui oberta: el navegador no desa res.
house-rules-stored-error = La taula que el navegador havia desat no existeix: aquí tens la taula de sempre.

# The coach.
playing-coach = Consell
playing-review = Repassa la mà
playing-coach-thinks = L’entrenador compara les mans possibles…
playing-coach-title = Què val cada jugada
playing-figures = Les xifres
playing-review-title = Les jugades que t’han sortit més cares
playing-review-none = Cap jugada d’aquesta mà no t’ha sortit cara.
playing-move-review-title = Una de les teves jugades
playing-retry = Torna a jugar des d’aquí
playing-failed = L’ordinador no ha pogut acabar aquest càlcul. Torna-ho a provar o recarrega la pàgina.
playing-retried = Tornes a jugar des d’aquesta jugada: el que va venir després s’esborra.
playing-exercise = Torna a l’exercici
playing-chosen = tu
playing-better = millor
playing-cost = cost
playing-behind = menys
playing-believed = Com aposten els altres
playing-range-envido = Envido a partir de
playing-range-truco = Truco amb una probabilitat mínima de
playing-range-bluffs = Quantes vegades fan farol
playing-ask-again = Torna a calcular
coach-unit-deal-points =
    { $among ->
        [alone] punts de la mà per a tu
        [two] punts de la mà per a tu
       *[pairs] punts de la mà per a la teva parella
    }
coach-unit-score =
    { $among ->
        [alone] punts al marcador
        [two] punts d’avantatge sobre l’altre al marcador
       *[pairs] punts d’avantatge al marcador
    }
coach-unit-points =
    { $among ->
        [alone] punts d’avantatge sobre el millor dels altres
        [two] punts d’avantatge sobre l’altre
       *[pairs] punts d’avantatge
    }
coach-unit-deal-points-below-two =
    { $among ->
        [alone] punts de la mà per a tu
        [two] punts de la mà per a tu
       *[pairs] punts de la mà per a la teva parella
    }
coach-unit-score-below-two =
    { $among ->
        [alone] punts al marcador
        [two] punts d’avantatge sobre l’altre al marcador
       *[pairs] punts d’avantatge al marcador
    }
coach-unit-points-below-two =
    { $among ->
        [alone] punts d’avantatge sobre el millor dels altres
        [two] punts d’avantatge sobre l’altre
       *[pairs] punts d’avantatge
    }
coach-unit-chance = possibilitats d’acabar primer
coach-unit-chance-lost = de possibilitats d’acabar primer
coach-only-move = És l’única jugada permesa.
coach-percent = { $value } %
coach-hint = { $move }: { $reason }
coach-figures = { $unit ->
    [none] de mitjana, cap altra jugada no surt millor
    [chance] de mitjana, { $behind } més de possibilitats que la jugada següent
    [one] de mitjana, { $behind } punt més que la jugada següent
    [below-two] de mitjana, { $behind } punts més que la jugada següent
   *[points] de mitjana, { $behind } punts més que la jugada següent
  }.

## Small matches at other tables

goal-mini-three-alone = Entre tres, una mà. Fes més de 24 punts.
goal-mini-each-alone = Entre quatre, cadascú pel seu compte, una mà. Fes més de 18 punts.
goal-mini-two-piles = Entre dos, sis pilons cadascú, una mà. Fes més de 36 punts.
goal-mini-at-three = Entre tres, el gallo roda. Tres mans: acaba primer, encara que sigui amb empat.
goal-mini-at-six = Entre sis, per equips. Quatre mans, redonda i duels: acaba amb més punts que ells.
