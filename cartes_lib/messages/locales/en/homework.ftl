# Homework: the page of its exercises, its errors, and the output of the command.

homework-error-link = This link is damaged: a part is missing or has changed. Copy it again, whole, or ask your teacher for it.
homework-error-exercise = One exercise of this homework does not exist here: the link was made by another version of Cartes.
homework-error-number = Homework has 1 to 40 exercises.
homework-error-date = “{ $value }” is not a date to come, such as 2026-12-04.
homework-error-foreign = This homework was not set from this class’s computer, so it does not count here. Your answers stay on your device.
homework-error-message = Your homework did not arrive whole. Your answers stay on your device: open this page again to send them.
homework-error-lists = Too many lists of homework have arrived from you already. Your answers stay on your device.

# Confirmation on the class's page that the answers have arrived.
homework-arrived = Your homework has arrived: { $done } of { $of }.{ $unread ->
    [0] {""}
    [one] {" "}One answer could not be read; it stays on your device.
   *[other] {" "}{ $unread } answers could not be read; they stay on your device.
  }

# A student's homework in the table for a spreadsheet.
homework-cell = { $until }: { $done } of { $of }, { $right } right{ $late ->
    [0] {""}
   *[other] , { $late } late
  }

homework-page-day = For { "{day}" }
homework-page-done = { "{n}" } of { "{of}" } done
homework-page-late = That day has passed. You can still answer: your teacher will see that it was later.
homework-page-list = The exercises
homework-page-go = Exercise { "{n}" }
homework-page-right = Exercise { "{n}" }: right
homework-page-wrong = Exercise { "{n}" }: wrong
homework-page-finish = See the result
homework-page-over = All done: { "{n}" } of { "{of}" } right.
homework-page-over-more = Your answers stay on this device. They are sent to your teacher when you join the class with it.
homework-page-sent = Your teacher has your answers.
homework-page-none = This page needs the link that your teacher gave you.

homework-made = Homework for { $until }, { $of ->
    [one] one exercise
   *[other] { $of } exercises
  }: { $codes }
