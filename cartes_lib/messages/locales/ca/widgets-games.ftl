# Texts of the widgets that draw one game's rules.

term-variant-intermedia = intermèdia
variant-allows = Variant { $variant-term }: pots jugar { $cards-or }.
variants-label = Variants
variants-ask = Toca una carta per saber per què està permesa o prohibida.
variants-changes = Emmarcades: les cartes permeses en una variant i prohibides en una altra.

counter-next = Compta la següent
counter-all = Compta-ho tot
counter-total = Total
counter-empty = El compte torna a zero.
count-pack = Els punts d’una mà
count-pile = Els punts d’un piló
count-rest = { $count ->
    [one] 1 carta sense punts
   *[other] { $count } cartes sense punts
  }
count-tricks = { $count ->
    [one] 1 basa
   *[other] { $count } bases
  }
count-running = { $label }: { $points ->
    [0] res
    [one] 1 punt
   *[other] { $points } punts
  }. Total: { $total }.

ladders-ask = Toca una carta: es veurà a totes dues escales.
rung-place = { $place ->
    [1] primera
    [2] segona
    [3] tercera
    [4] quarta
   *[other] { $place }a
  } posició
ladders-order = L’ordre: qui guanya qui
ladders-points = El valor: què compta

doubling-none = sense cants
doubling-contro = contro
doubling-recontro = recontro
doubling-sant-vicenc = Sant Vicenç
doubling-choosers = la parella que ha triat
doubling-others = l’altra parella

scorepad-us = Nosaltres
scorepad-them = Ells
scorepad-caption = La partida es juga a { "{target}" } punts
scorepad-total = Total
scorepad-deal = La mà
scorepad-points = Els nostres punts, de 72
scorepad-contract = Contracte
scorepad-doubling = Cants
scorepad-note = Apunta aquesta mà
scorepad-undo = Esborra l’última
scored-deal = Mà { $number }
scored-how = { $above } × { $times }
scored-summary = { $winner ->
    [us] Tenim { $points } punts, és a dir, { $above } més de 36. { $times ->
        [1] No hi ha res que ho dobli:
       *[other] Per { $times }:
      } n’apuntem { $scored }.
    [them] Tenen { $points } punts, és a dir, { $above } més de 36. { $times ->
        [1] No hi ha res que ho dobli:
       *[other] Per { $times }:
      } se n’apunten { $scored }.
   *[nobody] Cada parella té { $points } punts, és a dir, { $above } més de 36: { $times ->
        [one] ningú no s’apunta res.
       *[other] per { $times } continua fent { $scored }, i ningú no s’apunta res.
      }
  }
scored-ending = { $winner ->
    [us] Passem de 100: la partida és nostra.
   *[them] Passen de 100: la partida és seva.
  }
scored-over = La partida s’ha acabat. Esborra l’última mà per continuar.

bid-history = Què s’ha dit
bid-calls = Cants
bid-why-not = Els altres cants
bid-back = Desfés l’últim cant
bidding-stake = { $times ->
    [0] Encara no se sap què val la mà
   *[other] La mà compta × { $times }
  }
bidding-speaks = { $seat ->
    [seat-you] Et toca parlar
   *[other] Ha de parlar { $seat-term }
  }.
talk-speaks = { $seat ->
    [seat-you] Et toca
   *[other] Al contrari li toca
  } { $waits ->
    [yes] respondre
   *[no] parlar o jugar
  }.
talk-over = Ja no hi ha res més a dir: la mà s’ha acabat.
talk-note = { $accepted } / { $refused }
talk-stake = { $bet }: { $pending ->
    [yes] acceptat, { $accepted }; rebutjat, { $refused }
   *[no] la mà val { $accepted }
  }
bidding-over = Ja no parla ningú més. { $seat ->
    [seat-you] Surts tu.
   *[other] Surt { $seat-term }.
  }

tree-of-doublings = Què pot arribar a valer una mà
tree-suit-contract = un pal de trumfos
bet-times = × { $times }
bet-accepted = acceptat: { $points }
bet-refused = rebutjat: { $points }
tree-of-truco = Què pot arribar a valer el truco
tree-of-flor = Què pot arribar a valer la flor
tree-of-envido = Què pot arribar a valer l’envido
bets-here = som aquí

seats-label = La taula
seats-skipped = perd el torn
turn-of = { $skipped ->
    [0] {""}
    [1] Perd el torn { $passed }.{" "}
   *[other] Perden el torn { $passed }.{" "}
  }{ $seat ->
    [seat-you] Et toca.
   *[other] Toca { $seat-term-to }.
  }

words-search = Busca una paraula
words-search-all = Busca una paraula, en tots els jocs
words-fr = Francès
words-ca = Català
words-es = Castellà
words-meaning = Què vol dir
words-found = Paraules trobades: { "{n}" }
words-elsewhere = En altres parts del glossari
words-none = No hi ha cap paraula que hi correspongui.

table-seat-opponent = contrari
    .disc = C
table-seat-facing = davant
    .disc = Dv
table-seat-second-right = 2n per la dreta
    .disc = 2D
table-seat-second-left = 2n per l’esquerra
    .disc = 2E
table-seat-third-right = 3r per la dreta
    .disc = 3D
table-seat-third-left = 3r per l’esquerra
    .disc = 3E

truco-leads = { $seat ->
    [seat-you] Surts tu.
   *[other] Surt { $seat-term }.
  }
truco-plays = { $seat ->
    [seat-you] Jugues { $card-the }.
   *[other] { $seat-term } juga { $card-the }.
  }
truco-ahead = { $seat ->
    [seat-you] De moment, guanyes tu.
   *[other] De moment, guanya { $seat-term }.
  }
truco-tied = { $seat ->
    [seat-you] De moment, empat amb tu.
   *[other] De moment, empat amb { $seat-term }.
  }
truco-trick = { $seat ->
    [seat-you] Guanyes la basa.
   *[other] { $seat-term } guanya la basa.
  }
truco-parda = Empat (parda): { $decides ->
    [first] la mà és per a qui va guanyar la primera basa.
    [mano] amb tres empats, la mà és per a qui ha jugat primer.
   *[leads] ningú no guanya aquesta basa, i qui hi havia sortit torna a sortir.
  }
truco-hand-won = { $side ->
    [us] La mà és per al teu bàndol.
    [them] La mà és per a l’altre bàndol.
    [seat-you] Guanyes la mà.
   *[seat] { $side-term } guanya la mà.
  }

balco-pile = La pila ({ $count ->
    [0] buida
    [one] 1 carta
   *[other] { $count } cartes
  })
balco-pile-goes = La pila se’n va ({ $count ->
    [one] 1 carta
   *[other] { $count } cartes
  })
balco-turn = Torn
balco-begins = La pila és buida. { $seat ->
    [seat-you] Comences tu.
   *[other] Comença { $seat-term }.
  }
balco-throws = { $seat ->
    [seat-you] Tires { $thrown }{ $draws ->
        [0] {""}
        [one] {" "}i agafes carta
       *[other] {" "}i agafes { $draws } cartes
      }.
   *[other] { $seat-term } tira { $thrown }{ $draws ->
        [0] {""}
        [one] {" "}i agafa carta
       *[other] {" "}i agafa { $draws } cartes
      }.
  }
balco-declares = { $count ->
    [one] El comodí fa d’un { $rank }.
   *[other] Cada comodí fa d’un { $rank }.
  }
balco-takes = { $seat ->
    [seat-you] No pots tirar res: reculls la pila.
   *[other] { $seat-term } no pot tirar res i recull la pila.
  }
balco-two = Carta blanca: es torna a començar de zero, però la pila es queda.
balco-seven = { $count ->
    [one] Trenca: el jugador següent no pot passar de 7.
   *[other] Trenca: els { $count } jugadors següents no poden passar de 7.
  }
balco-eight = { $count ->
    [one] Un jugador perd el torn.
   *[other] Jugadors que perden el torn: { $count }.
  }
balco-ace = { $several ->
    [yes] Tret contra uns quants ({ $targets }): cadascun ha de respondre o recollir.
   *[no] { $seat ->
        [seat-you] Et disparen! Has de respondre o recollir.
       *[other] Tret contra { $seat-term }, que ha de respondre o recollir.
      }
  }
balco-ten = El 10 neteja: la pila se’n va{ $again ->
    [yes] , i { $seat ->
        [seat-you] tornes a jugar
       *[other] { $seat-term } torna a jugar
      }.
   *[no] .
  }
balco-four = Quatre d’iguals seguides: la pila se’n va{ $again ->
    [yes] , i { $seat ->
        [seat-you] tornes a jugar
       *[other] { $seat-term } torna a jugar
      }.
   *[no] .
  }
balco-aims = A qui dispares?
balco-long = Ja has tirat prou: torna a començar per continuar.

pile-ranks = Números per tirar
pile-targets = A qui dispares?
pile-joker = Tira un comodí que faci d’aquest número
pile-take = Res per tirar: recull
pile-back = Desfés la tirada

tally-us = Nosaltres
tally-them = Ells
tally-malas = malas (1 a 15)
tally-buenas = buenas (16 a 30)
marked-side = { $side ->
    [us] Nosaltres:
   *[them] Ells:
  } { $kind ->
    [won] 30 punts, el chico està guanyat.
    [buenas] { $count ->
        [one] 1 buena.
       *[other] { $count } buenas.
      }
   *[malas] { $count ->
        [0] res.
        [one] 1 mala.
       *[other] { $count } malas.
      }
  }

timeline-moments = En quin punt som?
timeline-calls = Cants
timeline-open = obert
timeline-closed = tancat
moment-start = Et toca, i encara no ha parlat ningú
moment-challenged = L’altre bàndol acaba de dir truco
moment-accepted = Has acceptat el truco
moment-settled = Ja hi ha un envido resolt
moment-played = Has jugat la primera carta
moment-open = Pots dir: { $calls }.

## A deal to make

dealing-label = La taula
dealing-lift = Cartes que s’agafen de dalt
dealing-cut = Escapça
dealing-hand = Les teves cartes
dealing-pack = La baralla
deal-role-deals = reparteix
deal-role-shuffles = barreja
deal-role-cuts = escapça
deal-chair = { $count ->
    [0] cap carta
    [one] { $count } carta
   *[other] { $count } cartes
  }
deal-ask-deals-next = La mà s’ha acabat. Qui reparteix ara?
deal-ask-shuffles = { $dealer ->
    [seat-you] Reparteixes tu.
   *[other] Reparteix { $dealer-term }.
  } Qui barreja?
deal-ask-cuts = Qui escapça?
deal-ask-shuffle = Barreja les cartes.
deal-ask-cut = Quantes cartes s’agafen de dalt?
deal-ask-first = { $count ->
    [one] Per a qui és la primera carta?
   *[other] Per a qui són les { $count } primeres cartes?
  }
deal-ask-next = { $count ->
    [one] Per a qui és la carta següent?
   *[other] Per a qui són les { $count } següents?
  }
deal-ask-down = { $count } cartes tapades per a cadascú: toca un lloc.
deal-ask-up = { $count } cartes visibles, posades a sobre.
deal-ask-own = { $count } cartes a la mà, per a cadascú.
deal-ask-exposed = Tot repartint has girat { $card-the }, que toca { $seat ->
    [seat-you] a tu
   *[other] { $seat-term-to }
  }. Què es fa?
deal-done-botifarra = Cadascú té dotze cartes. { $dealer ->
    [seat-you] Cantes tu
   *[other] Canta { $dealer-term }
  }, i { $leader ->
    [seat-you] sortiràs tu.
   *[other] sortirà { $leader-term }.
  }
deal-done-truco = Cadascú té tres cartes. { $leader ->
    [seat-you] La mano ets tu.
   *[other] La mano és { $leader-term }.
  }
deal-done-balco = Cadascú té nou cartes; la resta fa de munt.
deal-slips = { $slips ->
    [0] Tot s’ha fet sense cap error.
    [one] Un gest per corregir.
   *[other] { $slips } gestos per corregir.
  }
deal-not-this-seat = { $seat-term }? No.
deal-cut = { $count ->
    [one] Una carta agafada,
   *[other] { $count } cartes agafades,
  } { $left } a la taula.
deal-tapped = La baralla es queda tal com està.
deal-option-shuffle = Barreja
deal-option-tap = Pica la baralla
deal-option-keep = Queda-te-la
deal-option-redeal = Exigeix tornar a repartir
deal-option-next = La mà següent

## A hundred hands

hundred-of-flor = Cent mans: les flors
hundred-of-brava = Cent mans: almenys una brava
hundred-do-deal = Reparteix cent mans
hundred-result = { $found } de { $hands }. Fent el compte exacte: { $whole },{ $tenths } de cada cent.

## Signs between partners, and the cards that they mean

signs-label = Les vuit senyes i el que diuen
sign-brows = totes dues celles amunt
    .card = l’as d’espases
    .why = Totes dues celles amunt: l’as d’espases.
sign-wink = una picada d’ullet
    .card = l’as de bastos
    .why = Una picada d’ullet: l’as de bastos.
sign-right = la boca cap a la dreta
    .card = el set d’espases
    .why = La boca cap a la dreta: el set d’espases.
sign-left = la boca cap a l’esquerra
    .card = el set d’oros
    .why = La boca cap a l’esquerra: el set d’oros.
sign-lip = el llavi de baix mossegat
    .card = un tres
    .why = El llavi de baix mossegat: un tres.
sign-kiss = els llavis endavant, sense soroll
    .card = un dos
    .why = Els llavis endavant, sense soroll: un dos.
sign-open = la boca mig oberta
    .card = l’as d’oros o l’as de copes
    .why = La boca mig oberta: l’as d’oros o l’as de copes.
sign-shut = tots dos ulls tancats
    .card = res de res
    .why = Tots dos ulls tancats: res de res.

## The referee

refereeing-tricks = Les bases, carta per carta
refereeing-options = La teva resposta
refereeing-another = Un altre full
refereeing-fault = la falta
refereed-variant = Variant
refereed-no-fault = Aquí no hi ha res per reclamar.
refereed-fault = Hi ha falta!
refereed-name-it = En les bases següents es veuen totes les cartes d’aquest jugador: són les últimes de la mà.
refereed-other-law = No és aquesta regla.
refereed-look-again = Qui anava guanyant en aquell moment? Què tenia encara aquest jugador? Les cartes que juga després ho diuen.
refereed-other-cost = El preu no és aquest.
refereed-cost = 36 per { $times }: { $cost } punts per a l’altra parella.
referee-ask-line = Àrbitre! On és la falta?
referee-ask-law = Quina regla s’ha oblidat?
referee-ask-cost = Quants punts s’apunta l’altra parella?
referee-ask-done = { $slips ->
    [0] Jutjat sense cap error.
    [one] Jutjat, amb un error.
   *[other] Jutjat, amb { $slips } errors.
  }
law-silence = De les cartes i de les jugades no se’n diu res, ni per senyes.
law-take-back = Una carta jugada no es retira.
law-older-trick = Només es pot tornar a mirar l’última basa.

## A range with movable limits

range-title = { $mano ->
    [yes] Ets mano, i les teves cartes valen { $value }.
   *[no] L’altre és mano, i les teves cartes valen { $value }.
  }
range-dial-least = Canta envido a partir de
range-dial-least-value = { "{n}" }
range-dial-bluff = I amb la resta fa farol
range-dial-bluff-value = { "{n}" } de cada cent vegades
range-result = Guanyes { $percent } de cada cent vegades. { $better ->
    [more] Acceptar dona { $whole },{ $tenths } punts més que rebutjar.
    [less] Acceptar costa { $whole },{ $tenths } punts més que rebutjar.
   *[same] Acceptar o rebutjar, tant és.
  } Hem comptat totes les mans sense flor.
range-nothing = Amb les teves cartes, cap de les seves combinacions no val tant.
