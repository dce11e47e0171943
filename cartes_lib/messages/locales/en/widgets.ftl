# Texts of the widgets.

widget-check = Check
widget-touch-answer = Touch your answer
widget-hint = Hint
widget-hints = Hint { "{n}" }/{ "{of}" }
widget-next = Another
widget-other-exercise = Another exercise
widget-next-exercise = Next exercise
widget-play-on = Play on
widget-go-on = Next
widget-more = More: another exercise, level, code
widget-level = Level
widget-sound = Sounds
widget-code = Deal { "{code}" }
widget-run-this-cell = The cards come with the kernel. Run this cell to see them.
widget-cards = Cards
widget-your-hand = Your hand
widget-your-answer = Your answer
widget-order-so-far = Your order so far
widget-order-empty = Touch what comes first, then what follows.
widget-take-back = Take back: { "{card}" }
widget-clear = Start over
widget-right = Right!
widget-wrong = Not this time
widget-missed = Missed
widget-extra = Extra
widget-misplaced = Misplaced
widget-look-again = Look again
widget-mark-good = right
widget-mark-missed = missed
widget-mark-extra = extra
widget-mark-again = look again
widget-mark-yours = your idea
widget-mark-answer = the answer
widget-missing-one = Choose an answer first.
widget-missing-some = Choose at least one answer first.
widget-missing-order = { "{n}" } still to put in order.
widget-missing-number = Type a whole number from { "{low}" } to { "{high}" }.
widget-missing-places = { "{n}" } still to place.
widget-missing-part = { "{part}" }: { "{what}" }
widget-places = The places
widget-places-empty = Choose a place, then touch what goes there.
widget-words = The words
widget-pairs-empty = Choose a word, then touch what it means.
widget-placed-in = { "{item}" }: { "{place}" }
widget-see-rule = See the rule
widget-why = Why?
widget-rule = Rule
widget-our-choice = Our choice
widget-worked = The answer
widget-mastered = Goal reached
widget-stars = { "{n}" } of 3 stars
widget-number = Number
widget-one-less = One less
widget-one-more = One more
widget-trick = The trick
widget-leading = winning
widget-to-play = to play
widget-mate = on your side
widget-history = What was said
widget-legal = allowed
widget-illegal = not allowed
widget-chosen = chosen
widget-marked = the card in question
widget-back = Previous step
widget-forward = Next step
widget-walk-step = { "{n}" } of { "{of}" }
widget-next-trick = Next trick
widget-tricks-gone = The tricks are face down.
widget-tricks-again = See the tricks again
widget-try = Your turn: touch the card you play.
widget-fates = Touch a card to see why.
widget-questions = The questions
widget-position = { "{n}" }.
widget-unknown-message = That tap was not understood. Nothing has changed.
widget-stale-message = This answer comes too late: the exercise has changed. Nothing is lost.

ladder-first = the strongest
ladder-last = the weakest
ladder-label = Order of the cards
ladder-points = { $points ->
    [0] nothing
    [1] 1 point
   *[other] { $points } points
  }

table-trump = Trumps: { $trump }
table-seat-you = you
    .disc = Y
table-seat-right = on the right
    .disc = R
table-seat-partner = partner
    .disc = P
table-seat-left = on the left
    .disc = L
table-no-trump = Botifarra: no trumps

flag-seed = The rulebook says so
flag-gap = The rulebook is silent
flag-conflict = The rulebook contradicts itself
flag-derived = It follows from the other rules

walk-leads = { $seat ->
    [seat-you] You lead.
   *[other] { $seat-term } is about to lead.
  }
walk-plays = { $seat ->
    [seat-you] You play { $card-the }.
   *[other] { $seat-term } plays { $card-the }.
  }
walk-ahead = { $takes ->
    [yes] { $winner ->
        [seat-you] Now you are winning.
       *[other] That is now the winning card.
      }
   *[no] { $winner ->
        [seat-you] You are winning.
       *[other] { $winner-term } is winning.
      }
  }
walk-won = { $seat ->
    [seat-you] You take the trick
   *[other] { $seat-term } takes the trick
  }: { $cards ->
    [0] 1 point, for the trick itself.
   *[other] { $cards } for the cards and 1 for the trick, { $points } points.
  }

tree-side-partner = your partner
tree-side-opponent = an opponent
tree-master = Who is winning?
    .partner = Your partner, with { $card-the }.
    .opponent = An opponent, with { $card-the }.
tree-suit = Do you have the suit led?
    .held = Yes, { $suit-the }: { $cards }.
    .void = No, you have no { $suit }.
tree-beat = Can you beat it?
    .can = Yes, with { $cards-or }: you must.
    .cannot = No.
tree-ruff = Would a trump win the trick?
    .can = Yes: { $cards-or }. You must ruff.
    .cannot = No.

term-nobody = nobody

# A learner's progress towards the goal of an exercise.
progress-row = { $seen ->
    [0] Goal: { $right } out of { $of }
    [1] { $n } right of 1, goal: { $right } out of { $of }
   *[other] { $n } right of the last { $seen }, goal: { $right } out of { $of }
  }{ $common ->
    [yes] {" "}in the lesson
   *[no] {""}
  }{ $cases ->
    [0] {""}
   *[other] ; kinds of question solved: { $known } of { $cases }
  }{ $seconds ->
    [0] {""}
   *[other] , in { $seconds } seconds at most
  }{ $climb ->
    [0] {""}
   *[other] ; { $climb } more right at level { $level }
  }

# The same for a goal that right answers in a row reach early; it fits one line of a phone.
progress-early = { $climb ->
    [0] { $seen ->
        [0] { $common ->
            [yes] Goal: { $right } out of { $of } in the lesson, or { $row } in a row
           *[no] Goal: { $right } out of { $of }, or { $row } in a row
          }
       *[other] { $n } right of { $seen }, goal: { $right } out of { $of } or { $row } in a row
      }
   *[other] { $n } right of { $seen }; { $climb } more right at level { $level }
  }

level-risen = Level { $level }!

widget-move-review-title = Your moves to replay
widget-review-lessons = From which lessons?
widget-review-home = Choose a lesson
widget-placement-ask = Which game do you know?

# Questions that find the lessons that a learner already knows.
placement-question = Question { $number } of { $of }
placement-result = { $known ->
    [0] This test ticked no lesson: only two right answers in a row tick their lessons. Begin with lesson { $next }.
   *[other] After two right answers in a row, you know { $known } of { $of } lessons already: lessons { $which }. They are ticked on the home page. Continue with lesson { $next }.
  }
# Numbers of three or more lessons in a row.
placement-range = { $first } to { $last }

# Exercises that are due for review.
review-never = Nothing to review yet: do some exercises in the lessons first.
review-due = { $due ->
    [0] All reviewed. Your next review is { $days ->
        [1] tomorrow
       *[other] in { $days } days
      }.
    [1] One exercise to review today.
   *[other] { $due } exercises to review today.
  }

# Parts of a card about an open point of the rules.
part-title = At your table?
part-rulebook = The rulebook says
part-played = Here
part-why = Why
part-other = Other tables
widget-values = Points on average, and the standard error. The figures are our own.

# Practice beyond the lessons.
widget-practice-due = Due today
widget-practice-theme = A theme
widget-practice-run = No mistakes
widget-practice-clock = 5 minutes
widget-practice-again = Start again
widget-practice-modes = What would you like to do?
widget-practice-themes = Which theme?
practice-no-hints = No hints here: that’s part of the game.
practice-theme-now = { $theme }: { $right ->
    [0] off you go!
   *[other] { $right } right.
  }
practice-run-now = { $right ->
    [0] The first mistake ends the run.
    [one] One right.
   *[other] { $right } right in a row.
  }{ $best ->
    [0] {""}
   *[other] {" "}Best: { $best }.
  }
practice-run-over = The run is over: { $right ->
    [0] none right
   *[other] { $right } right
  }. Best: { $best }.
practice-clock-now = { $right ->
    [0] The clock is running.
   *[other] { $right } right.
  }{ $best ->
    [0] {""}
   *[other] {" "}Best: { $best }.
  }
practice-clock-over = Time’s up: { $right ->
    [0] none right
   *[other] { $right } right
  }. Best: { $best }.

# Themes, by section of the rules.
theme-BOT-SET = Cards and points
theme-BOT-PLAY = The trick
theme-BOT-LEG = What you may play
theme-BOT-TRUMP = Trumps
theme-BOT-DBL = Contro and recontro
theme-BOT-DEAL = The deal
theme-BOT-SCORE = The score
theme-BOT-PEN = Penalties
theme-BOT-VOC = Words
theme-BOT-VAR = Three players
theme-BOT-DUO = Two players
theme-BOT-IND4 = Four, each alone
theme-TRU-CARD = Strength of the cards
theme-TRU-TRU = Tricks and truco
theme-TRU-ENV = The envido
theme-TRU-TURN = Who speaks next
theme-TRU-FLOR = The flor
theme-TRU-DEAL = The deal
theme-TRU-SCORE = The score
theme-TRU-GAL = Three, six or eight
theme-TRU-SIX = Gallo and pica-pica
theme-TRU-VOC = Words
theme-BAL-OPN = The ladder
theme-BAL-SET = Table and swap
theme-BAL-LEG = What you may play
theme-BAL-TAKE = Taking the pila
theme-BAL-TURN = The turn
theme-BAL-SP2 = The 2 and the 8
theme-BAL-SP7 = The 7
theme-BAL-CLR = Clearing
theme-BAL-SP1 = Shooting
theme-BAL-SPJ = The joker
theme-BAL-VOC = Words
