# Homework: the page of its exercises, its errors, and the output of the command.

homework-error-link = Ce lien est abîmé : il en manque une partie, ou elle a changé. Copiez-le de nouveau en entier, ou redemandez-le à l’enseignant.
homework-error-exercise = Un exercice de ce travail n’existe pas ici : une autre version de Cartes a fait le lien.
homework-error-number = Un travail à la maison compte de 1 à 40 exercices.
homework-error-date = « { $value } » n’est pas une date à venir, comme 2026-12-04.
homework-error-foreign = Ce travail n’a pas été donné depuis l’ordinateur de cette classe : il n’y compte pas. Vos réponses restent sur votre appareil.
homework-error-message = Votre travail n’est pas arrivé entier. Vos réponses restent sur votre appareil : rouvrez cette page pour les envoyer.
homework-error-lists = Trop de travaux sont déjà arrivés de votre part. Vos réponses restent sur votre appareil.

# Confirmation on the class's page that the answers have arrived.
homework-arrived = Votre travail à la maison est arrivé : { $done } sur { $of }.{ $unread ->
    [0] {""}
    [one] {" "}Une réponse n’a pas pu être lue ; elle reste sur votre appareil.
   *[other] {" "}{ $unread } réponses n’ont pas pu être lues ; elles restent sur votre appareil.
  }

# A student's homework in the table for a spreadsheet.
homework-cell = { $until } : { $done } sur { $of }, dont { $right } { $right ->
    [one] juste
   *[other] justes
  }{ $late ->
    [0] {""}
   *[other] , { $late } en retard
  }

homework-page-day = Pour le { "{day}" }
homework-page-done = { "{n}" } sur { "{of}" }
homework-page-late = Ce jour est passé. Vous pouvez encore répondre : l’enseignant verra que c’était plus tard.
homework-page-list = Les exercices
homework-page-go = Exercice { "{n}" }
homework-page-right = Exercice { "{n}" } : juste
homework-page-wrong = Exercice { "{n}" } : faux
homework-page-finish = Voir le résultat
homework-page-over = Tout est fait : { "{n}" } sur { "{of}" } justes.
homework-page-over-more = Vos réponses restent sur cet appareil. L’enseignant les reçoit quand cet appareil rejoint la classe.
homework-page-sent = L’enseignant a vos réponses.
homework-page-none = Cette page s’ouvre avec le lien que donne l’enseignant.

homework-made = Travail pour le { $until }, { $of ->
    [one] un exercice
   *[other] { $of } exercices
  } : { $codes }
