# Texts of the widgets.

widget-check = Comprova
widget-touch-answer = Toca la teva resposta
widget-hint = Pista
widget-hints = Pista { "{n}" }/{ "{of}" }
widget-next = Un altre
widget-other-exercise = Un altre exercici
widget-next-exercise = Exercici següent
widget-play-on = Continua la mà
widget-go-on = Següent
widget-more = Més: un altre exercici, nivell, codi
widget-level = Nivell
widget-sound = Sons
widget-code = Mà { "{code}" }
widget-run-this-cell = Les cartes arriben amb el nucli. Executa aquesta cel·la per veure-les.
widget-cards = Cartes
widget-your-hand = Les teves cartes
widget-your-answer = La teva resposta
widget-order-so-far = El teu ordre, fins ara
widget-order-empty = Toca què va primer, i després la resta.
widget-take-back = Treu: { "{card}" }
widget-clear = Torna a començar
widget-right = Correcte!
widget-wrong = Aquest cop no
widget-missed = Te l’has deixat
widget-extra = Hi sobra
widget-misplaced = Mal col·locat
widget-look-again = Per repassar
widget-mark-good = correcte
widget-mark-missed = hi falta
widget-mark-extra = hi sobra
widget-mark-again = per repassar
widget-mark-yours = la teva idea
widget-mark-answer = la resposta
widget-missing-one = Tria primer una resposta.
widget-missing-some = Tria primer almenys una resposta.
widget-missing-order = Falta ordenar-ne { "{n}" }.
widget-missing-number = Escriu un nombre enter, entre { "{low}" } i { "{high}" }.
widget-missing-places = Falta col·locar-ne { "{n}" }.
widget-missing-part = { "{part}" }: { "{what}" }
widget-places = Els llocs
widget-places-empty = Tria un lloc i toca què hi va.
widget-words = Les paraules
widget-pairs-empty = Tria una paraula i toca què vol dir.
widget-placed-in = { "{item}" }: { "{place}" }
widget-see-rule = Mira la regla
widget-why = Per què?
widget-rule = Regla
widget-our-choice = La nostra tria
widget-worked = La resposta
widget-mastered = Objectiu aconseguit
widget-stars = estrelles: { "{n}" } de 3
widget-number = Nombre
widget-one-less = Un menys
widget-one-more = Un més
widget-trick = La basa
widget-leading = va guanyant
widget-to-play = amb el torn
widget-mate = amb tu
widget-history = Què s’ha dit
widget-legal = permesa
widget-illegal = prohibida
widget-chosen = triada
widget-marked = la carta de què es parla
widget-back = Pas anterior
widget-forward = Pas següent
widget-walk-step = { "{n}" } / { "{of}" }
widget-next-trick = Basa següent
widget-tricks-gone = Les bases són de cap per avall.
widget-tricks-again = Torna a veure les bases
widget-try = Et toca: toca la carta que jugues.
widget-fates = Toca una carta per saber per què.
widget-questions = Les preguntes
widget-position = { "{n}" }.
widget-unknown-message = Aquest clic no s’ha entès. No ha canviat res.
widget-stale-message = Aquesta resposta arriba massa tard: l’exercici ha canviat. No s’ha perdut res.

ladder-first = la més forta
ladder-last = la més feble
ladder-label = Ordre de les cartes
ladder-points = { $points ->
    [0] res
    [1] 1 punt
   *[other] { $points } punts
  }

table-trump = Trumfos: { $trump }
table-seat-you = tu
    .disc = T
table-seat-right = dreta
    .disc = D
table-seat-partner = company
    .disc = C
table-seat-left = esquerra
    .disc = E
table-no-trump = Botifarra: sense trumfo

flag-seed = El reglament ho diu
flag-gap = El reglament no en diu res
flag-conflict = El reglament es contradiu
flag-derived = Es desprèn de les altres regles

walk-leads = { $seat ->
    [seat-you] Surts tu.
   *[other] Surt { $seat-term }.
  }
walk-plays = { $seat ->
    [seat-you] Jugues { $card-the }.
   *[other] { $seat-term } juga { $card-the }.
  }
walk-ahead = { $takes ->
    [yes] { $winner ->
        [seat-you] Ara guanyes tu.
       *[other] Ara guanya aquesta carta.
      }
   *[no] { $winner ->
        [seat-you] Guanyes tu.
       *[other] Guanya { $winner-term }.
      }
  }
walk-won = { $seat ->
    [seat-you] La basa és per a tu
   *[other] { $seat-term } guanya la basa
  }: { $cards ->
    [0] 1 punt, el de la basa.
   *[other] { $cards } de les cartes i 1 de la basa, { $points } punts.
  }

tree-side-partner = el teu company
tree-side-opponent = un contrari
tree-master = Qui va guanyant?
    .partner = El teu company, amb { $card-the }.
    .opponent = Un contrari, amb { $card-the }.
tree-suit = Tens el pal de sortida?
    .held = Sí, { $suit-the }: { $cards }.
    .void = No, no et queda cap carta { $suit-of }.
tree-beat = Pots matar?
    .can = Sí, amb { $cards-or }: ho has de fer.
    .cannot = No.
tree-ruff = Algun trumfo guanyaria la basa?
    .can = Sí: { $cards-or }. Has de fallar.
    .cannot = No.

term-nobody = ningú

# A learner's progress towards the goal of an exercise.
progress-row = { $seen ->
    [0] Objectiu: { $right } de { $of }
    [1] { $n } d’1 bé; objectiu: { $right } de { $of }
   *[other] { $n } dels últims { $seen } bé; objectiu: { $right } de { $of }
  }{ $common ->
    [yes] {" "}a la lliçó
   *[no] {""}
  }{ $cases ->
    [0] {""}
   *[other] ; tipus de pregunta resolts: { $known } de { $cases }
  }{ $seconds ->
    [0] {""}
   *[other] ; en { $seconds } segons com a màxim
  }{ $climb ->
    [0] {""}
    [one] ; falta { $climb } encert al nivell { $level }
   *[other] ; falten { $climb } encerts al nivell { $level }
  }

# The same for a goal that right answers in a row reach early; it fits one line of a phone.
progress-early = { $climb ->
    [0] { $seen ->
        [0] { $common ->
            [yes] Objectiu: { $right } de { $of } a la lliçó, o { $row } seguits
           *[no] Objectiu: { $right } de { $of }, o { $row } seguits
          }
       *[other] { $n } de { $seen } bé; objectiu: { $right } de { $of } o { $row } seguits
      }
   *[other] { $n } de { $seen } bé; { $climb ->
        [one] falta { $climb } encert
       *[other] falten { $climb } encerts
      } al nivell { $level }
  }

level-risen = Nivell { $level }!

widget-move-review-title = Les teves jugades per repetir
widget-review-lessons = De quines lliçons?
widget-review-home = Tria una lliçó
widget-placement-ask = Quin joc coneixes?

# Questions that find the lessons that a learner already knows.
placement-question = Pregunta { $number } de { $of }
placement-result = { $known ->
    [0] Aquesta prova no ha marcat cap lliçó: calen dues respostes correctes seguides. Comença per la lliçó { $next }.
   *[other] Després de dues respostes correctes seguides, ja coneixes { $known } de les { $of } lliçons: les lliçons { $which }. Estan marcades a la pàgina d’inici. Continua per la lliçó { $next }.
  }
# Numbers of three or more lessons in a row.
placement-range = { $first } a { $last }

# Exercises that are due for review.
review-never = Encara no hi ha res per repassar: fes abans exercicis de les lliçons.
review-due = { $due ->
    [0] Tot està repassat. El pròxim repàs t’espera { $days ->
        [1] demà
       *[other] d’aquí a { $days } dies
      }.
    [1] Un exercici per repassar avui.
   *[other] { $due } exercicis per repassar avui.
  }

# Parts of a card about an open point of the rules.
part-title = I a la teva taula?
part-rulebook = El reglament diu
part-played = Aquí
part-why = Per què
part-other = Altres taules
widget-values = Punts de mitjana, i l’error típic. El càlcul és nostre.

# Practice beyond the lessons.
widget-practice-due = Per repassar
widget-practice-theme = Un tema
widget-practice-run = Sense errors
widget-practice-clock = 5 minuts
widget-practice-again = Torna a començar
widget-practice-modes = Què vols fer?
widget-practice-themes = Quin tema?
practice-no-hints = Aquí no hi ha pistes: forma part del joc.
practice-theme-now = { $theme }: { $right ->
    [0] som-hi!
    [one] un encert.
   *[other] { $right } encerts.
  }
practice-run-now = { $right ->
    [0] El primer error acaba la ratxa.
    [one] Un encert.
   *[other] { $right } encerts seguits.
  }{ $best ->
    [0] {""}
   *[other] {" "}Rècord: { $best }.
  }
practice-run-over = Final de la ratxa, amb { $right ->
    [0] cap encert
    [one] un encert
   *[other] { $right } encerts
  }. Rècord: { $best }.
practice-clock-now = { $right ->
    [0] El temps corre.
    [one] Un encert.
   *[other] { $right } encerts.
  }{ $best ->
    [0] {""}
   *[other] {" "}Rècord: { $best }.
  }
practice-clock-over = S’ha acabat el temps: { $right ->
    [0] cap encert
    [one] un encert
   *[other] { $right } encerts
  }. Rècord: { $best }.

# Themes, by section of the rules.
theme-BOT-SET = Cartes i punts
theme-BOT-PLAY = La basa
theme-BOT-LEG = Què es pot jugar
theme-BOT-TRUMP = El trumfo
theme-BOT-DBL = Contro i recontro
theme-BOT-DEAL = El repartiment
theme-BOT-SCORE = La puntuació
theme-BOT-PEN = Els càstigs
theme-BOT-VOC = Les paraules
theme-BOT-VAR = Entre tres
theme-BOT-DUO = Entre dos
theme-BOT-IND4 = Cadascú pel seu compte
theme-TRU-CARD = Força de les cartes
theme-TRU-TRU = Bases i truco
theme-TRU-ENV = L’envido
theme-TRU-TURN = A qui li toca parlar
theme-TRU-FLOR = La flor
theme-TRU-DEAL = El repartiment
theme-TRU-SCORE = La puntuació
theme-TRU-GAL = Entre tres, sis o vuit
theme-TRU-SIX = Gallo i pica-pica
theme-TRU-VOC = Les paraules
theme-BAL-OPN = L’escala
theme-BAL-SET = La taula i el canvi
theme-BAL-LEG = Què es pot jugar
theme-BAL-TAKE = Endur-se la pila
theme-BAL-TURN = El torn
theme-BAL-SP2 = El 2 i el 8
theme-BAL-SP7 = El 7
theme-BAL-CLR = Netejar
theme-BAL-SP1 = Disparar
theme-BAL-SPJ = El comodí
theme-BAL-VOC = Les paraules
