# Homework: the page of its exercises, its errors, and the output of the command.

homework-error-link = Este enlace está estropeado: falta una parte o ha cambiado. Vuelve a copiarlo entero, o pídelo de nuevo a tu profe.
homework-error-exercise = Un ejercicio de estos deberes no existe aquí: el enlace lo hizo otra versión de Cartes.
homework-error-number = Los deberes tienen de 1 a 40 ejercicios.
homework-error-date = «{ $value }» no es una fecha por venir, como 2026-12-04.
homework-error-foreign = Estos deberes no salieron del ordenador de esta clase, así que aquí no cuentan. Tus respuestas se quedan en tu aparato.
homework-error-message = Tus deberes no han llegado enteros. Tus respuestas se quedan en tu aparato: abre otra vez esta página para enviarlas.
homework-error-lists = Ya han llegado demasiados deberes tuyos. Tus respuestas se quedan en tu aparato.

# Confirmation on the class's page that the answers have arrived.
homework-arrived = Tus deberes han llegado: { $done } de { $of }.{ $unread ->
    [0] {""}
    [one] {" "}Una respuesta no se ha podido leer; se queda en tu aparato.
   *[other] {" "}{ $unread } respuestas no se han podido leer; se quedan en tu aparato.
  }

# A student's homework in the table for a spreadsheet.
homework-cell = { $until }: { $done } de { $of }, { $right } { $right ->
    [one] correcto
   *[other] correctos
  }{ $late ->
    [0] {""}
   *[other] , { $late } con retraso
  }

homework-page-day = Para el { "{day}" }
homework-page-done = { "{n}" } de { "{of}" }
homework-page-late = Ese día ya ha pasado. Aún puedes responder: tu profe verá que fue más tarde.
homework-page-list = Los ejercicios
homework-page-go = Ejercicio { "{n}" }
homework-page-right = Ejercicio { "{n}" }: correcto
homework-page-wrong = Ejercicio { "{n}" }: incorrecto
homework-page-finish = Ver el resultado
homework-page-over = Todo hecho: { "{n}" } de { "{of}" } correctos.
homework-page-over-more = Tus respuestas se quedan en este aparato. Tu profe las recibe cuando entras en la clase desde aquí.
homework-page-sent = Tu profe tiene tus respuestas.
homework-page-none = Esta página se abre con el enlace que te ha dado tu profe.

homework-made = Deberes para el { $until }, { $of ->
    [one] un ejercicio
   *[other] { $of } ejercicios
  }: { $codes }
