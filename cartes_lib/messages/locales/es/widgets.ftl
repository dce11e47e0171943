# Texts of the widgets.

widget-check = Comprobar
widget-touch-answer = Toca tu respuesta
widget-hint = Pista
widget-hints = Pista { "{n}" }/{ "{of}" }
widget-next = Otro
widget-other-exercise = Otro ejercicio
widget-next-exercise = Siguiente ejercicio
widget-play-on = Seguir jugando
widget-go-on = Siguiente
widget-more = Más: otro ejercicio, nivel, código
widget-level = Nivel
widget-sound = Sonidos
widget-code = Reparto { "{code}" }
widget-run-this-cell = Las cartas llegan con el núcleo. Ejecuta esta celda para verlas.
widget-cards = Cartas
widget-your-hand = Tus cartas
widget-your-answer = Tu respuesta
widget-order-so-far = Tu orden, hasta ahora
widget-order-empty = Toca lo que va primero, y luego lo demás.
widget-take-back = Quitar: { "{card}" }
widget-clear = Empezar otra vez
widget-right = ¡Bien!
widget-wrong = Esta vez no
widget-missed = Faltaba
widget-extra = Sobra
widget-misplaced = Fuera de sitio
widget-look-again = Por revisar
widget-mark-good = bien
widget-mark-missed = faltaba
widget-mark-extra = sobra
widget-mark-again = por revisar
widget-mark-yours = tu idea
widget-mark-answer = la respuesta
widget-missing-one = Elige primero una respuesta.
widget-missing-some = Elige primero al menos una respuesta.
widget-missing-order = Por ordenar: { "{n}" }.
widget-missing-number = Escribe un número entero, de { "{low}" } a { "{high}" }.
widget-missing-places = Por colocar: { "{n}" }.
widget-missing-part = { "{part}" }: { "{what}" }
widget-places = Los sitios
widget-places-empty = Elige un sitio y toca lo que va en él.
widget-words = Las palabras
widget-pairs-empty = Elige una palabra y toca lo que significa.
widget-placed-in = { "{item}" }: { "{place}" }
widget-see-rule = Ver la regla
widget-why = ¿Por qué?
widget-rule = Regla
widget-our-choice = Nuestra elección
widget-worked = La respuesta
widget-mastered = Meta alcanzada
widget-stars = estrellas: { "{n}" } de 3
widget-number = Número
widget-one-less = Uno menos
widget-one-more = Uno más
widget-trick = La baza
widget-leading = va ganando
widget-to-play = con el turno
widget-mate = contigo
widget-history = Lo que se ha dicho
widget-legal = permitida
widget-illegal = prohibida
widget-chosen = elegida
widget-marked = la carta de la que se habla
widget-back = Paso anterior
widget-forward = Paso siguiente
widget-walk-step = { "{n}" } de { "{of}" }
widget-next-trick = Baza siguiente
widget-tricks-gone = Las bazas están boca abajo.
widget-tricks-again = Volver a ver las bazas
widget-try = Ahora tú: toca la carta que juegas.
widget-fates = Toca una carta para saber por qué.
widget-questions = Las preguntas
widget-position = { "{n}" }.
widget-unknown-message = Este clic no se ha entendido. No ha cambiado nada.
widget-stale-message = Esta respuesta llega tarde: el ejercicio ya es otro. No se pierde nada.

ladder-first = la más fuerte
ladder-last = la más floja
ladder-label = Orden de las cartas
ladder-points = { $points ->
    [0] nada
    [1] 1 punto
   *[other] { $points } puntos
  }

table-trump = Triunfo: { $trump }
table-seat-you = tú
    .disc = T
table-seat-right = derecha
    .disc = D
table-seat-partner = compañero
    .disc = C
table-seat-left = izquierda
    .disc = I
table-no-trump = Botifarra: sin triunfo

flag-seed = El reglamento lo dice
flag-gap = El reglamento no habla de ello
flag-conflict = El reglamento se contradice
flag-derived = Se deduce de las demás reglas

walk-leads = { $seat ->
    [seat-you] Sales tú.
   *[other] Va a salir { $seat-term }.
  }
walk-plays = { $seat ->
    [seat-you] Juegas { $card-the }.
   *[other] { $seat-term } juega { $card-the }.
  }
walk-ahead = { $takes ->
    [yes] { $winner ->
        [seat-you] Ahora vas ganando tú.
       *[other] Esta carta es ahora la que va ganando.
      }
   *[no] { $winner ->
        [seat-you] Vas ganando.
       *[other] Va ganando { $winner-term }.
      }
  }
walk-won = { $seat ->
    [seat-you] Ganas la baza
   *[other] { $seat-term } gana la baza
  }: { $cards ->
    [0] 1 punto, el de la baza.
   *[other] { $cards } por las cartas y 1 por la baza, { $points } puntos.
  }

tree-side-partner = tu compañero
tree-side-opponent = un contrario
tree-master = ¿Quién va ganando?
    .partner = Tu compañero, con { $card-the }.
    .opponent = Un contrario, con { $card-the }.
tree-suit = ¿Tienes del palo de salida?
    .held = Sí, tienes { $suit }: { $cards }.
    .void = No, no tienes nada { $suit-of }.
tree-beat = ¿Puedes montar?
    .can = Sí, con { $cards-or }: es obligatorio.
    .cannot = No.
tree-ruff = ¿Ganaría la baza un triunfo?
    .can = Sí: { $cards-or }. Hay que fallar.
    .cannot = No.

term-nobody = nadie

# A learner's progress towards the goal of an exercise.
progress-row = { $seen ->
    [0] Meta: { $right } de { $of }
    [1] { $n } de 1 bien, meta: { $right } de { $of }
   *[other] { $n } de los últimos { $seen } bien, meta: { $right } de { $of }
  }{ $common ->
    [yes] {" "}en la lección
   *[no] {""}
  }{ $cases ->
    [0] {""}
   *[other] ; tipos de pregunta resueltos: { $known } de { $cases }
  }{ $seconds ->
    [0] {""}
   *[other] , en { $seconds } segundos como mucho
  }{ $climb ->
    [0] {""}
    [one] ; falta { $climb } acierto en el nivel { $level }
   *[other] ; faltan { $climb } aciertos en el nivel { $level }
  }

# The same for a goal that right answers in a row reach early; it fits one line of a phone.
progress-early = { $climb ->
    [0] { $seen ->
        [0] { $common ->
            [yes] Meta: { $right } de { $of } en la lección, o { $row } seguidos
           *[no] Meta: { $right } de { $of }, o { $row } seguidos
          }
       *[other] { $n } de { $seen } bien, meta: { $right } de { $of } o { $row } seguidos
      }
   *[other] { $n } de { $seen } bien; { $climb ->
        [one] falta { $climb } acierto
       *[other] faltan { $climb } aciertos
      } en el nivel { $level }
  }

level-risen = ¡Nivel { $level }!

widget-move-review-title = Tus jugadas para repetir
widget-review-lessons = ¿De qué lecciones?
widget-review-home = Elegir una lección
widget-placement-ask = ¿Qué juego conoces?

# Questions that find the lessons that a learner already knows.
placement-question = Pregunta { $number } de { $of }
placement-result = { $known ->
    [0] Esta prueba no ha marcado ninguna lección: hacen falta dos respuestas correctas seguidas. Empieza por la lección { $next }.
   *[other] Tras dos respuestas correctas seguidas, ya conoces { $known } de { $of } lecciones: las lecciones { $which }. Están marcadas en la página de inicio. Sigue por la lección { $next }.
  }
# Numbers of three or more lessons in a row.
placement-range = { $first } a { $last }

# Exercises that are due for review.
review-never = Todavía no hay nada que repasar: haz antes ejercicios en las lecciones.
review-due = { $due ->
    [0] Todo repasado. El próximo repaso te espera { $days ->
        [1] mañana
       *[other] dentro de { $days } días
      }.
    [1] Un ejercicio para repasar hoy.
   *[other] { $due } ejercicios para repasar hoy.
  }

# Parts of a card about an open point of the rules.
part-title = ¿Y en tu mesa?
part-rulebook = El reglamento dice
part-played = Aquí
part-why = Por qué
part-other = Otras mesas
widget-values = Puntos de media, y el error típico. El cálculo es nuestro.

# Practice beyond the lessons.
widget-practice-due = Para repasar
widget-practice-theme = Un tema
widget-practice-run = Sin fallos
widget-practice-clock = 5 minutos
widget-practice-again = Volver a empezar
widget-practice-modes = ¿Qué quieres hacer?
widget-practice-themes = ¿Qué tema?
practice-no-hints = Aquí no hay pistas: es parte del juego.
practice-theme-now = { $theme }: { $right ->
    [0] ¡adelante!
    [one] un acierto.
   *[other] { $right } aciertos.
  }
practice-run-now = { $right ->
    [0] El primer fallo termina la racha.
    [one] Un acierto.
   *[other] { $right } aciertos seguidos.
  }{ $best ->
    [0] {""}
   *[other] {" "}Récord: { $best }.
  }
practice-run-over = Fin de la racha, con { $right ->
    [0] ningún acierto
    [one] un acierto
   *[other] { $right } aciertos
  }. Récord: { $best }.
practice-clock-now = { $right ->
    [0] El tiempo corre.
    [one] Un acierto.
   *[other] { $right } aciertos.
  }{ $best ->
    [0] {""}
   *[other] {" "}Récord: { $best }.
  }
practice-clock-over = Se acabó el tiempo: { $right ->
    [0] ningún acierto
    [one] un acierto
   *[other] { $right } aciertos
  }. Récord: { $best }.

# Themes, by section of the rules.
theme-BOT-SET = Cartas y puntos
theme-BOT-PLAY = La baza
theme-BOT-LEG = Qué se puede jugar
theme-BOT-TRUMP = El triunfo
theme-BOT-DBL = Contro y recontro
theme-BOT-DEAL = El reparto
theme-BOT-SCORE = El tanteo
theme-BOT-PEN = Las penalizaciones
theme-BOT-VOC = Las palabras
theme-BOT-VAR = Entre tres
theme-BOT-DUO = Entre dos
theme-BOT-IND4 = Cada uno por su cuenta
theme-TRU-CARD = Fuerza de las cartas
theme-TRU-TRU = Bazas y truco
theme-TRU-ENV = El envido
theme-TRU-TURN = A quién le toca hablar
theme-TRU-FLOR = La flor
theme-TRU-DEAL = El reparto
theme-TRU-SCORE = El tanteo
theme-TRU-GAL = De a tres, seis u ocho
theme-TRU-SIX = Gallo y pica-pica
theme-TRU-VOC = Las palabras
theme-BAL-OPN = La escala
theme-BAL-SET = La mesa y el cambio
theme-BAL-LEG = Qué se puede jugar
theme-BAL-TAKE = Llevarse la pila
theme-BAL-TURN = El turno
theme-BAL-SP2 = El 2 y el 8
theme-BAL-SP7 = El 7
theme-BAL-CLR = Limpiar
theme-BAL-SP1 = Disparar
theme-BAL-SPJ = El comodín
theme-BAL-VOC = Las palabras
