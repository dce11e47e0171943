# Homework: the page of its exercises, its errors, and the output of the command.

homework-error-link = Aquest enllaç està malmès: en falta una part o ha canviat. Copia’l una altra vegada sencer, o torna a demanar-lo al professor.
homework-error-exercise = Un exercici d’aquests deures no existeix aquí: l’enllaç el va fer una altra versió de Cartes.
homework-error-number = Els deures tenen d’1 a 40 exercicis.
homework-error-date = «{ $value }» no és una data que hagi de venir, com 2026-12-04.
homework-error-foreign = Aquests deures no van sortir de l’ordinador d’aquesta classe, així que aquí no compten. Les teves respostes es queden al teu aparell.
homework-error-message = Els teus deures no han arribat sencers. Les teves respostes es queden al teu aparell: torna a obrir aquesta pàgina per enviar-les.
homework-error-lists = Ja han arribat massa deures teus. Les teves respostes es queden al teu aparell.

# Confirmation on the class's page that the answers have arrived.
homework-arrived = Els teus deures han arribat: { $done }/{ $of }.{ $unread ->
    [0] {""}
    [one] {" "}Una resposta no s’ha pogut llegir; es queda al teu aparell.
   *[other] {" "}{ $unread } respostes no s’han pogut llegir; es queden al teu aparell.
  }

# A student's homework in the table for a spreadsheet.
homework-cell = { $until }: { $done }/{ $of }, { $right } { $right ->
    [one] correcte
   *[other] correctes
  }{ $late ->
    [0] {""}
   *[other] , { $late } amb retard
  }

homework-page-day = Per al { "{day}" }
homework-page-done = { "{n}" }/{ "{of}" }
homework-page-late = Aquell dia ja ha passat. Encara pots respondre: el professor veurà que va ser més tard.
homework-page-list = Els exercicis
homework-page-go = Exercici { "{n}" }
homework-page-right = Exercici { "{n}" }: correcte
homework-page-wrong = Exercici { "{n}" }: incorrecte
homework-page-finish = Mira el resultat
homework-page-over = Tot fet. Correctes: { "{n}" }/{ "{of}" }.
homework-page-over-more = Les teves respostes es queden en aquest aparell. El professor les rep quan entres a la classe des d’aquí.
homework-page-sent = El professor té les teves respostes.
homework-page-none = Aquesta pàgina s’obre amb l’enllaç que t’ha donat el professor.

homework-made = Deures per al { $until }, { $of ->
    [one] un exercici
   *[other] { $of } exercicis
  }: { $codes }
