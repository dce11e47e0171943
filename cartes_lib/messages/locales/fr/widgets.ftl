# Texts of the widgets.

widget-check = Vérifier
widget-touch-answer = Touchez votre réponse
widget-hint = Indice
widget-hints = Indice { "{n}" }/{ "{of}" }
widget-next = Un autre
widget-other-exercise = Un autre exercice
widget-next-exercise = Exercice suivant
widget-play-on = Jouer la suite
widget-go-on = Suivant
widget-more = Plus : autre exercice, niveau, code
widget-level = Niveau
widget-sound = Sons
widget-code = Donne { "{code}" }
widget-run-this-cell = Les cartes viennent avec le noyau. Exécutez cette cellule pour les voir.
widget-cards = Cartes
widget-your-hand = Votre main
widget-your-answer = Votre réponse
widget-order-so-far = Votre ordre, jusqu’ici
widget-order-empty = Touchez ce qui vient en premier, puis la suite.
widget-take-back = Reprendre : { "{card}" }
widget-clear = Recommencer
widget-right = Juste !
widget-wrong = Pas cette fois
widget-missed = Oublié
widget-extra = En trop
widget-misplaced = Mal placé
widget-look-again = À revoir
widget-mark-good = juste
widget-mark-missed = oublié
widget-mark-extra = en trop
widget-mark-again = à revoir
widget-mark-yours = votre idée
widget-mark-answer = la réponse
widget-missing-one = Choisissez d’abord une réponse.
widget-missing-some = Choisissez d’abord au moins une réponse.
widget-missing-order = Il en reste { "{n}" } à ranger.
widget-missing-number = Écrivez un nombre entier, de { "{low}" } à { "{high}" }.
widget-missing-places = Il en reste { "{n}" } à placer.
widget-missing-part = { "{part}" } : { "{what}" }
widget-places = Les places
widget-places-empty = Choisissez une place, puis touchez ce qui y va.
widget-words = Les mots
widget-pairs-empty = Choisissez un mot, puis touchez ce qu’il veut dire.
widget-placed-in = { "{item}" } : { "{place}" }
widget-see-rule = Voir la règle
widget-why = Pourquoi ?
widget-rule = Règle
widget-our-choice = Notre choix
widget-worked = La réponse
widget-mastered = But atteint
widget-stars = étoiles : { "{n}" } sur 3
widget-number = Nombre
widget-one-less = Un de moins
widget-one-more = Un de plus
widget-trick = Le pli
widget-leading = en tête
widget-to-play = à jouer
widget-mate = avec vous
widget-history = Ce qui a été dit
widget-legal = permise
widget-illegal = interdite
widget-chosen = choisie
widget-marked = la carte dont on parle
widget-back = Étape précédente
widget-forward = Étape suivante
widget-walk-step = { "{n}" } sur { "{of}" }
widget-next-trick = Pli suivant
widget-tricks-gone = Les plis sont retournés.
widget-tricks-again = Revoir les plis
widget-try = À votre tour : touchez la carte que vous jouez.
widget-fates = Touchez une carte pour savoir pourquoi.
widget-questions = Les questions
widget-position = { "{n}" }.
widget-unknown-message = Ce clic n’a pas été compris. Rien n’a changé.
widget-stale-message = Cette réponse arrive trop tard : l’exercice a changé. Rien n’est perdu.

ladder-first = la plus forte
ladder-last = la plus faible
ladder-label = Ordre des cartes
ladder-points = { $points ->
    [0] rien
    [1] 1 point
   *[other] { $points } points
  }

table-trump = Atout : { $trump }
table-seat-you = vous
    .disc = V
table-seat-right = à droite
    .disc = D
table-seat-partner = partenaire
    .disc = P
table-seat-left = à gauche
    .disc = G
table-no-trump = Botifarra : pas d’atout

flag-seed = Le règlement le dit
flag-gap = Le règlement n’en parle pas
flag-conflict = Le règlement se contredit
flag-derived = Cela découle des autres règles

walk-leads = { $seat ->
    [seat-you] Vous entamez.
   *[other] { $seat-term } va entamer.
  }
walk-plays = { $seat ->
    [seat-you] Vous jouez { $card-the }.
   *[other] { $seat-term } joue { $card-the }.
  }
walk-ahead = { $takes ->
    [yes] { $winner ->
        [seat-you] Vous prenez la tête.
       *[other] C’est maintenant la carte en tête.
      }
   *[no] { $winner ->
        [seat-you] Vous êtes en tête.
       *[other] { $winner-term } est en tête.
      }
  }
walk-won = { $seat ->
    [seat-you] Vous remportez le pli
   *[other] { $seat-term } remporte le pli
  } : { $cards ->
    [0] 1 point, celui du pli.
   *[other] { $cards } pour les cartes et 1 pour le pli, { $points } points.
  }

tree-side-partner = votre partenaire
tree-side-opponent = un adversaire
tree-master = Qui est maître ?
    .partner = Votre partenaire, avec { $card-the }.
    .opponent = Un adversaire, avec { $card-the }.
tree-suit = Avez-vous la couleur demandée ?
    .held = Oui, { $suit-the } : { $cards }.
    .void = Non, vous n’avez pas { $suit-of }.
tree-beat = Pouvez-vous monter ?
    .can = Oui, avec { $cards-or } : vous le devez.
    .cannot = Non.
tree-ruff = Un atout gagnerait-il le pli ?
    .can = Oui : { $cards-or }. Il faut couper.
    .cannot = Non.

term-nobody = personne

# A learner's progress towards the goal of an exercise.
progress-row = { $seen ->
    [0] But : { $right } sur { $of }
    [1] { $n } juste sur 1, but : { $right } sur { $of }
   *[other] { $n } { $n ->
        [one] juste
       *[other] justes
      } sur les { $seen } derniers, but : { $right } sur { $of }
  }{ $common ->
    [yes] {" "}dans la leçon
   *[no] {""}
  }{ $cases ->
    [0] {""}
   *[other] {"\u00A0; "}sortes de questions réussies : { $known } sur { $cases }
  }{ $seconds ->
    [0] {""}
   *[other] , en { $seconds } secondes au plus
  }{ $climb ->
    [0] {""}
    [one] {"\u00A0; "}encore { $climb } juste au niveau { $level }
   *[other] {"\u00A0; "}encore { $climb } justes au niveau { $level }
  }

# The same for a goal that right answers in a row reach early; it fits one line of a phone.
progress-early = { $climb ->
    [0] { $seen ->
        [0] { $common ->
            [yes] But : { $right } sur { $of } dans la leçon, ou { $row } de suite
           *[no] But : { $right } sur { $of }, ou { $row } de suite
          }
       *[other] { $n } { $n ->
            [one] juste
           *[other] justes
          } sur { $seen }, but : { $right } sur { $of } ou { $row } de suite
      }
   *[other] { $n } sur { $seen }, encore { $climb } { $climb ->
        [one] juste
       *[other] justes
      } au niveau { $level }
  }

level-risen = Niveau { $level } !

widget-move-review-title = Vos coups à rejouer
widget-review-lessons = De quelles leçons ?
widget-review-home = Choisir une leçon
widget-placement-ask = Quel jeu connaissez-vous ?

# Questions that find the lessons that a learner already knows.
placement-question = Question { $number } sur { $of }
placement-result = { $known ->
    [0] Ce test n’a coché aucune leçon : il faut deux réponses justes de suite. Commencez par la leçon { $next }.
   *[other] Après deux réponses justes de suite, vous connaissez déjà { $known } leçons sur { $of } : les leçons { $which }. Elles sont cochées sur la page d’accueil. Continuez par la leçon { $next }.
  }
# Numbers of three or more lessons in a row.
placement-range = { $first } à { $last }

# Exercises that are due for review.
review-never = Rien à réviser encore : faites d’abord des exercices dans les leçons.
review-due = { $due ->
    [0] Tout est révisé. La prochaine révision vous attend { $days ->
        [1] demain
       *[other] dans { $days } jours
      }.
    [1] Un exercice à réviser aujourd’hui.
   *[other] { $due } exercices à réviser aujourd’hui.
  }

# Parts of a card about an open point of the rules.
part-title = Et à votre table ?
part-rulebook = Le règlement dit
part-played = Ici
part-why = Pourquoi
part-other = Autres tables
widget-values = Points en moyenne, et l’erreur type. C’est notre calcul.

# Practice beyond the lessons.
widget-practice-due = À revoir
widget-practice-theme = Un thème
widget-practice-run = Sans faute
widget-practice-clock = 5 minutes
widget-practice-again = Recommencer
widget-practice-modes = Que voulez-vous faire ?
widget-practice-themes = Quel thème ?
practice-no-hints = Ici, pas d’indice : c’est la règle du jeu.
practice-theme-now = { $theme } : { $right ->
    [0] c’est parti.
    [one] une juste.
   *[other] { $right } justes.
  }
practice-run-now = { $right ->
    [0] La première faute arrête tout.
    [one] Une juste.
   *[other] { $right } justes de suite.
  }{ $best ->
    [0] {""}
   *[other] {" "}Record : { $best }.
  }
practice-run-over = Série finie, avec { $right ->
    [0] aucune juste
    [one] une juste
   *[other] { $right } justes
  }. Record : { $best }.
practice-clock-now = { $right ->
    [0] Le temps court.
    [one] Une juste.
   *[other] { $right } justes.
  }{ $best ->
    [0] {""}
   *[other] {" "}Record : { $best }.
  }
practice-clock-over = Temps écoulé : { $right ->
    [0] aucune juste
    [one] une juste
   *[other] { $right } justes
  }. Record : { $best }.

# Themes, by section of the rules.
theme-BOT-SET = Cartes et points
theme-BOT-PLAY = Le pli
theme-BOT-LEG = Cartes permises
theme-BOT-TRUMP = L’atout
theme-BOT-DBL = Contro et recontro
theme-BOT-DEAL = La donne
theme-BOT-SCORE = La marque
theme-BOT-PEN = Les sanctions
theme-BOT-VOC = Les mots
theme-BOT-VAR = À trois
theme-BOT-DUO = À deux
theme-BOT-IND4 = Chacun pour soi
theme-TRU-CARD = Force des cartes
theme-TRU-TRU = Plis et truco
theme-TRU-ENV = L’envido
theme-TRU-TURN = À qui de parler
theme-TRU-FLOR = La fleur
theme-TRU-DEAL = La donne
theme-TRU-SCORE = La marque
theme-TRU-GAL = À trois, à six, à huit
theme-TRU-SIX = Gallo et pica-pica
theme-TRU-VOC = Les mots
theme-BAL-OPN = L’échelle
theme-BAL-SET = La table et l’échange
theme-BAL-LEG = Cartes permises
theme-BAL-TAKE = Ramasser la pila
theme-BAL-TURN = Le tour
theme-BAL-SP2 = Le 2 et le 8
theme-BAL-SP7 = Le 7
theme-BAL-CLR = Nettoyer
theme-BAL-SP1 = Le tir du 1
theme-BAL-SPJ = Le joker
theme-BAL-VOC = Les mots
