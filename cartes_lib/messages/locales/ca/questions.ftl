# Guesses within a lesson: prompts and replies.

guess-yes = sí
guess-no = no
guess-right = Correcte: { $answer }
guess-wrong = { $reply ->
    [yes] Doncs aquest cop sí.
    [no] Doncs aquest cop no.
    [close] Gairebé! { $answer }, no { $given }
    [off] Aquest cop no. { $answer }, no { $given }
   *[far] Aquest cop no. La resposta: { $answer }
  }
guess-passed = La resposta: { $answer }
guess-why-chance = Si totes les cartes són igual de probables, la xifra exacta és { $whole },{ $tenths } %{ $share ->
    [exact] , és a dir, { $part } de cada { $total }
    [near] , és a dir, unes { $part } de cada { $total }
   *[none] {""}
  }.
guess-unit-percent = %
guess-counted = { $unit ->
    [unit-points] { $count ->
        [one] { $count } punt
       *[other] { $count } punts
      }
    [guess-unit-percent] { $count } %
   *[none] { $count }
  }
guess-word = Quina paraula vol dir això?
guess-meaning = El sentit

## Botifarra

guess-ahead = Quina carta va guanyant aquesta basa?
guess-why-ahead-highest = { $card-the } va guanyant: és la carta més forta jugada del pal de sortida, { $led-the }.
guess-why-ahead-ruffed = { $card-the } va guanyant: és el trumfo més fort que s’ha jugat, i un trumfo guanya qualsevol altre pal.
guess-why-leads = { $card-the } guanya la basa, i el guanyador surt a la següent. { $seat ->
    [seat-you] Surts tu
   *[other] Surt { $seat-term }
  }.
guess-legal = Variant { $variant-term }: pots jugar { $card-the }?
guess-allowed = Variant { $variant-term }: quantes de les teves cartes pots jugar ara?
guess-deal = Quants punts hi ha en total en una mà?
guess-pack = Quants punts valen juntes les 48 cartes?
guess-why-pack = Cada pal val 5 + 4 + 3 + 2 + 1 = 15 punts, i hi ha quatre pals: 4 × 15 = 60.
guess-rest = Quants punts ha fet l’altra parella en aquesta mà?
why-guess-rest = Els 72 punts es reparteixen tots: 72 − { $points } = { $left }.
guess-majority = Les dues parelles es reparteixen 72 punts. Quants en calen, com a mínim, per tenir-ne més que l’altra?
why-guess-majority = La meitat de 72 és { $half }: amb { $half } cadascuna, no va al davant ningú. En cal un més.
guess-row-score = El teu marcador
guess-needed = La partida és a { $target }. Quants punts, com a mínim, ha de fer la teva parella en aquesta mà per acabar-la?
why-guess-needed = { $missing ->
    [one] Et falta { $missing } punt
   *[other] Et falten { $missing } punts
  }{ $times ->
    [1] {""}
   *[other] , i cada punt que passa de 36 en dona { $times }
  }: n’has de fer { $above } més de 36, és a dir, { $points }.
guess-why-times-botifarra = La botifarra, tota sola, multiplica per 2 els punts que passen de 36 de la parella que guanya.
guess-row-contract = S’ha cantat
guess-row-doubling = Cants
guess-speaker = A qui li toca parlar ara?
guess-call = { $seat ->
    [seat-you] Et toca parlar. Pots
    [nobody] Ja no parla ningú. Encara es pot
   *[other] Ha de parlar { $seat-term }. Pot
  } dir «{ $call-term }»?
guess-role-cuts = Qui escapça?
guess-role-deals-next = Qui repartirà la pròxima vegada?
guess-first-dealer = Gires { $card-the }. Qui reparteix primer?
guess-why-first-dealer = { $seat ->
    [seat-you] { $suit-the } t’assenyalen a tu: reparteixes i cantes.
   *[other] { $suit-the } assenyalen { $seat-term }: reparteix i canta.
  }
guess-talk = Està permès, durant la mà?
guess-length = Reps dotze cartes. De cada cent mans, en quantes tens { $span ->
    [exact] exactament { $least } cartes
    [least] almenys { $least } cartes
   *[between] entre { $least } i { $most } cartes
  } d’un pal triat per endavant?
guess-holder = Et falta aquesta carta. De cada cent mans, en quantes la té el teu company?

## Truco

guess-trick-side = Quin bàndol guanya aquesta basa?
guess-why-stronger = Guanya { $card-the }: és al graó { $place } de 14, començant per dalt, i { $other-the } al graó { $behind }.
guess-their-hand = Les cartes del teu contrari
guess-flor = És una flor?
why-guess-flor = Tres cartes del mateix pal: és una flor.
why-guess-no-flor = Caldrien tres cartes del mateix pal.
guess-may-call = Pots dir «{ $call-term }» ara?
guess-why-opens = És el teu torn, i encara no has jugat la primera carta: l’envido és obert.
guess-announce = Et toca dir què valen les teves cartes. Pots dir { $value }?
guess-announced = Els valors ja s’han dit, i qui guanya ensenya les cartes. Quin bàndol guanya l’envido?
guess-zone = El teu bàndol té { $points } punts. Són malas o buenas?
guess-cut = El contrari de l’esquerra escapça i agafa { $count } cartes. Està permès?
guess-role-mano = Qui és la mano?
guess-role-captain = Qui juga l’últim del teu bàndol, és a dir, qui n’és el pie?
guess-sign = El teu company et fa aquesta senya. Quina d’aquestes cartes té?
guess-first-sign = El teu company et mira. Quina senya li fas primer?
why-first-sign = Primer es fa la senya de la carta més forta.
why-first-sign-none = Cap d’aquestes cartes no té senya pròpia: tots dos ulls tancats volen dir «res de res».
guess-odds-flor = De cada cent mans de tres cartes, quantes són una flor?
guess-odds-envido = De cada cent mans, quantes valen { $least } o més per a l’envido?
guess-odds-third-suit = Has vist dues cartes del contrari, del mateix pal. De cada cent vegades, en quantes la tercera també és d’aquell pal?
guess-bettor-bluffs = { $value } o més, i algunes mans més fluixes
guess-bluffs = Ets mano, amb { $value }. De cada cent mans fluixes, amb quantes ha de fer farol el contrari perquè et convingui acceptar?
why-guess-bluffs = Si el contrari fa farol amb { $percent } de cada cent mans fluixes, guanyes { $needed } de cada cent vegades: tant se val acceptar com rebutjar. Si en fa més, accepta.
guess-odds-bravas = De cada cent mans, quantes tenen almenys { $least ->
    [1] una
    [2] dues
   *[other] tres
  } de les quatre bravas?
guess-odds-envido-won = Ets mano, i ningú no té flor. De cada cent contraris, a quants guanyes l’envido amb aquestes cartes?
guess-odds-tricks-won = Ets mano. De cada cent contraris, a quants pots guanyar les bases amb aquestes cartes?

## Balcó

guess-throw = Pots tirar un { $rank }?
guess-throw-joker = Pots tirar un comodí que faci { $rank ->
    [1] d’1
    [11] d’11
   *[other] de { $rank }
  }?
guess-playable = Quantes de les teves cartes es poden tirar ara?
guess-take = Has de recollir la pila?
guess-last-thrower = Acaba de jugar
guess-thrown = Què s’ha tirat, de baix a dalt
guess-cleared = L’última carta neteja la pila?
guess-why-cleared-ten = El 10 neteja: tota la pila surt del joc.
guess-why-cleared-four = Hi ha quatre { $number } seguits: la pila es neteja.
guess-why-not-cleared = Calen quatre cartes iguals seguides; aquí { $run ->
    [one] només n’hi ha una
   *[other] només n’hi ha { $run }
  }. La pila es queda.
guess-stock = Cadascú té les seves nou cartes. Quantes en queden al munt?
guess-hidden = Ara giraràs aquesta carta tapada. La podràs tirar?
guess-hidden-other = Aquesta carta tapada es podrà tirar?
guess-hidden-card = La tapada
guess-lifted = Era un { $rank ->
    [0] comodí
   *[other] { $rank }
  }: { $playable ->
    [yes] es pot tirar.
   *[no] no es pot tirar, i es recull la pila.
  }
guess-odds-rescue = Agafes { $count } cartes a l’atzar. De cada cent vegades, en quantes surt un 2 o un comodí?
guess-odds-special = Agafes { $count } cartes a l’atzar. De cada cent vegades, en quantes n’hi ha una d’especial?
guess-odds-playable = De cada cent cartes tapades, quantes es podrien tirar ara?

guess-swap = Aquestes són les teves sis cartes, en una taula de tres. Quines deixes visibles?
guess-swap-cards = { $cards-numbers }
why-guess-swap = Amb { $cards-numbers } a la vista guanyes unes { $best } partides de cada cent. Amb la pitjor de les tres tries en guanyes { $worst }.

## Widgets that ask questions

asking-kick = Endevina
asking-pass = Passa
asking-submit = Dic això
asking-touch = Toca una carta.
asking-choose = N’hi ha prou amb una idea: no et posem nota.

## Goals of free play

widget-goal-reached = Fet.
goal-clear = { $number ->
    [0] Objectiu: buida la pila.
    [1] Objectiu: buida la pila amb una sola tirada.
   *[other] Objectiu: buida la pila amb { $number } tirades com a màxim.
  }
goal-skip = Objectiu: fes perdre el torn a un jugador.
goal-bind = Objectiu: obliga { $number ->
    [0] el jugador següent
    [1] el jugador següent
   *[other] els { $number } jugadors següents
  } a no passar de 7.
goal-free = Objectiu: fes que el joc torni a començar de zero sense buidar la pila.
goal-shoot = Objectiu: dispara a un altre jugador.
goal-take = Objectiu: juga fins que algú hagi de recollir la pila.
goal-times = Objectiu: que la mà compti × { $number }.
goal-delegated = Objectiu: que canti el company de qui reparteix.
goal-over = Objectiu: continua cantant fins a la sortida.
goal-stake = Objectiu: que la mà acabi valent { $number } punts.
goal-taken = Objectiu: que s’accepti una aposta de { $number } punts.
goal-calls = Objectiu: continua fins que hi hagi { $number } cants.
goal-won = Objectiu: guanya la partida en { $number } mans com a màxim.
goal-scored = Objectiu: una sola mà que doni { $number } punts a la teva parella.

## Other tables of Botifarra

guess-table = A quina taula ets?
guess-pile-card = Sou dos i jugueu a l’obligada: pots respondre amb { $card-the }?
guess-pile-under = Una carta a la vista i tres a sota. Pots jugar una de les de sota?
group-hand-of = { $seat ->
    [seat-right] El de la dreta
   *[other] El de l’esquerra
  }
group-offered = Tria entre aquestes
group-own-piles = Els teus sis pilons
group-other-piles = Els sis pilons de l’altre
group-own-tops = Les cartes de sobre dels teus pilons
group-one-pile = Un dels teus pilons
row-your-side = Nosaltres
row-other-side = Ells
term-variant-individual = individual
guess-lead = Surts tu. Amb quina d’aquestes cartes s’han guanyat més punts?
why-guess-lead = En { $samples } mans simulades, res no ha superat { $card-the }. La pitjor sortida, { $worst-the }, costa { $whole },{ $tenths } punts més per mà.
guess-apart = Això és el que han donat dues d’aquestes sortides. Se sap quina és la millor?
why-guess-apart = Les separen { $whole },{ $tenths } punts, molt més del que explica la casualitat: és millor { $card-the }.
why-guess-alike = Les separen { $whole },{ $tenths } punts: tan poc que pot ser casualitat.
guess-double = Un contrari ha fet trumfo. Dius contro?
why-guess-double = La teva parella guanya, de mitjana, per { $whole },{ $tenths } punts. El contro ho dobla.
why-guess-not-double = La teva parella perd, de mitjana, per { $whole },{ $tenths } punts. El contro també dobla el que es perd.
why-guess-contract = En { $samples } mans simulades, «{ $call-term }» és el que ha donat més. La segona opció, «{ $second-term }», costa { $whole },{ $tenths } punts més per mà.
