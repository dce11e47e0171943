# The class: a room, its pupils, the teacher's board. `room-` entries are held by pages.

command-class-teacher = For you, one time only: { $address }
command-class-code = Room code: { $code }
command-no-hub = No JupyterHub started this service: { $names } is missing. Without a hub, open the class with “cartes class” alone.
command-hub-missing = JupyterHub is not installed here: run “pip install "cartes-widgets[hub]"”.

class-store-address = This is not the address of a database: it must be sqlite:///… or postgresql://… (for PostgreSQL, first run “pip install "cartes-widgets[postgres]"”).
class-store-closed = The database does not answer: check its address, and that it is running.
class-store-memory = This address names no file, so nothing would be saved: write sqlite:/// and the path of a file.
class-store-file = { $place } cannot be opened: check that its folder exists and that you may write there.
class-store-denied = Cartes may not write in the database: check the rights of its file or its account.
class-store-full = The disk is full: no class can be opened. Make room, then try again.
class-store-locked = Another program is using the class’s database: no class can be opened. Close that program, then try again.
class-store-damaged = { $place } is damaged, or is not a database. It was left as it is: move it, or name another one with --database.
class-store-set-aside = The file of the last class is damaged. It was set aside as { $place }, and this class begins with an empty one.
class-store-lost = { $waiting ->
    [one] Cartes stopped before everything was saved: one change is lost.
   *[other] Cartes stopped before everything was saved: { $waiting } changes are lost.
  }
class-trouble-full = { $waiting ->
    [one] The disk is full: one change is waiting to be saved. Make room; nothing is lost as long as Cartes stays open.
   *[other] The disk is full: { $waiting } changes are waiting to be saved. Make room; nothing is lost as long as Cartes stays open.
  }
class-trouble-locked = { $waiting ->
    [one] Another program is using the database: one change is waiting to be saved.
   *[other] Another program is using the database: { $waiting } changes are waiting to be saved.
  }
class-trouble-lost = { $waiting ->
    [one] The database no longer answers: one change is waiting to be saved.
   *[other] The database no longer answers: { $waiting } changes are waiting to be saved.
  }
class-trouble-denied = { $waiting ->
    [one] Cartes may no longer write in the database: one change is waiting to be saved. Check the rights of its file or its account.
   *[other] Cartes may no longer write in the database: { $waiting } changes are waiting to be saved. Check the rights of its file or its account.
  }
class-trouble-damaged = The file of the database is damaged: nothing more can be saved in it. Download “Answers (CSV)”, stop Cartes, then start it again.
class-trouble-gone = The database no longer has this class: another program erased it, and nothing more is saved. Download “Answers (CSV)”; then “Erase everything” opens a new room.
class-trouble-erasing = The last class is not erased yet: keep Cartes open until this message goes away.
class-trouble-over = Everything is saved again.

class-name = { $last } { $first }
class-name-first = Otter | Fox | Owl | Hedgehog | Squirrel | Lynx | Marten | Cicada | Hoopoe | Blackbird | Trout | Lizard | Ibex | Cricket | Robin | Weasel | Salamander | Falcon | Bee | Tortoise | Field Mouse | Heron | Stork | Beaver
class-name-last = Woodland | Lakeside | Northern | Southern | Oros | Copas | Espadas | Bastos | Morning | Evening | Noonday | Segre
class-name-empty = Choose a nickname, or type one: letters or digits.
class-name-long = This nickname is too long: 24 characters at most.
class-name-signs = This nickname has characters that nobody would see. Type it in plain letters.
class-name-taken = This nickname is taken in the room. If it is yours, ask your teacher to let you back in.
class-name-full = The room is full.
class-name-shut = The door is closed: nobody else can join. Ask your teacher to open it.
class-name-rude = Choose another nickname, or ask your teacher to allow this one.
class-insults = fuck | fucker | fucking | shit | bitch | asshole | cunt | dick | cock | whore | slut | bastard | wanker | twat | nigger | nigga | faggot | fag | pussy | Hitler | Nazi
class-name-unlisted = Choose one of the nicknames of the list.
class-name-removed = Your teacher took you out of the room. Ask to be let back in.
class-no-earlier = That class is no longer saved.
class-join-as = You join under the name of your account: { $name }.
class-code-wrong = That is not the room code: four letters, projected on the board.
class-code-often = Too many tries from this device: wait a minute, then try again.

class-refused-none = No class is open here
    .text = It is over, or has not started yet. Here are the lessons.
class-refused-link = This link is used up
    .text = The board’s link works only once. On a board that is already open, “After class”, then “Open this board on another device” gives a new one. If it is no longer open anywhere, stop Cartes in the terminal and run the same command again: the class goes on where it was.
class-refused-board = This page is the teacher’s
    .text = The teacher opens it with a link of their own. Students join with the room code.
class-refused-account = This page is the teacher’s
    .text = The account you are using here does not lead the class. You can join it.
class-unsaved = Nothing can be saved right now
    .text = The class’s computer cannot save anything at the moment, so you are not in the room yet. This page tries again by itself within half a minute. If it lasts, tell your teacher.

class-no-command = There is no such command.
class-no-member = This student is no longer in the room.
class-no-question = No question has been asked.
class-too-late = Too late: this question is closed.
class-frozen = The class is paused: your answer stays here.
class-not-saved = Your answer is not kept yet: this page sends it again by itself.
class-right-answer = Right answer: { $answer }.
class-contest-rank = Tournament: place { $place } of { $of } ({ $percent }%)
class-table-title = { $game }, { $players } players
class-contest-first = Tournament: you finished before the others. Your place will show here.
class-contest-so-far = Tournament, so far: place { $place } of { $of } ({ $percent }%). Tables that have finished: { $done } of { $of }.
class-table-house = the house (seat { $place })
class-mate = { $name }, on { $member }’s device
class-table-taken = This seat is already taken.
class-table-none = This table or seat no longer exists.
class-nudge = It is your turn: the others at the table are waiting.
class-seat-close = { $n ->
    [one] Close the open table and seat the whole class at “{ $title }”? The match there ends and is lost.
   *[other] Close the { $n } tables of other games and seat the whole class at “{ $title }”? The matches there end and are lost.
  }
class-table-closed = Your teacher has not opened the tables.
class-table-full = There are enough tables already: sit down at one of them.
class-table-shared = Nobody else can join on this device at this table.

class-pose-botifarra-legal = Which cards are allowed?
class-pose-botifarra-duel = Which card wins the trick?
class-pose-truco-value = How much for the envido?
class-pose-truco-duel = Which of the two wins?
class-pose-balco-legal = What can be thrown?
class-pose-trick = { $low ->
    [1] Trick, in the order played ({ $low } to { $high } cards)
   *[other] Trick, in the order played ({ $high } cards)
  }
class-pose-hand = { $low ->
    [1] The student’s hand
   *[other] The student’s hand ({ $high } cards)
  }
class-pose-pile = Pila, from bottom to top ({ $low } to { $high } cards)
class-pose-joker = The joker counts as
class-pose-pair = The two cards

class-csv-columns = student | time | lesson | title | exercise | series | level | variant | answer | result | mistake recognized | hints | milliseconds | rule
class-csv-separator = ,
class-csv-right = right
class-csv-wrong = wrong
class-sheet-shown = looked at the solution

session-line = { $name }: { $title }
session-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }
session-unknown = There is no session “{ $value }”. These are the ones there are:
session-botifarra = Botifarra: follow, ruff, beat
session-botifarra-1 = Into the room
    .say = Project the code. Everyone chooses a nickname: “Nobody is graded today. We’re finding out why a card is allowed.”
session-botifarra-2 = Two cards: which one wins?
    .say = Let them answer, show the commonest mistake, have a student explain it, then show the answer. Two or three questions.
session-botifarra-3 = The free game, together
    .say = Everyone is on the lesson. Read aloud; before each step, ask who would win the trick.
session-botifarra-4 = Which cards are allowed?
    .say = One hand, the whole class. Before you show it: “Who took one card too many? Who missed one?”
session-botifarra-5 = Everyone at their own pace
    .say = Go and see the students the board flags. The board says what they are stuck on.
session-botifarra-6 = What we take away
    .say = Ask the weakest point again. Everyone says the rule in one sentence. Print the sheets, then erase the class.
session-truco = Truco: counting your envido
session-truco-1 = Into the room
    .say = Project the code. Everyone chooses a nickname: “We’re learning to count fast, and on the right ladder.”
session-truco-2 = Two cards: which one wins?
    .say = Bring back the ladder of truco with two or three questions. Have them give the reason before you show the answer.
session-truco-3 = The envido, together
    .say = Everyone is on the lesson. Have each example counted aloud before you move on.
session-truco-4 = How much is this hand worth?
    .say = Compare the numbers that come up most: where does each of them come from?
session-truco-5 = Everyone at their own pace
    .say = Go and see the students the board flags. A quick student can explain to a neighbor.
session-truco-6 = What we take away
    .say = Ask the weakest point again. Everyone writes one hand worth 33 and one hand worth 7. Print, then erase the class.
session-balco = Balcó: equal or higher
session-balco-1 = Into the room
    .say = Project the code. Everyone chooses a nickname: “A game where you try to get rid of your cards.”
session-balco-2 = Two cards: which one is higher?
    .say = The ladder of balcó differs from the other games: have it said before you show the answer.
session-balco-3 = Throwing on the pila, together
    .say = Everyone is on the lesson. Before each step: “Can this card be thrown?”
session-balco-4 = What can you throw?
    .say = One position, the whole class. Look at the cards that many chose and that are not allowed: why?
session-balco-5 = Everyone at their own pace
    .say = Go and see the students the board flags.
session-balco-6 = What we take away
    .say = Ask the weakest point again, then everyone says a rule. Print the sheets, then erase the class.

room-title = The class
room-join-title = Join the class
room-join = Join
room-code = Room code
room-names = Choose a nickname
room-typed = or type your own
room-kept-title = What the class keeps
room-kept = Your nickname and your answers, on the teacher’s computer, where the teacher sees them. Neither your name nor your device’s address. A cookie recognizes your browser. Everything is erased by the teacher, or by itself 24 hours after the room was opened.
room-kept-account = The name of your account and your answers, on your school’s server; the teacher sees them. Not your device’s address. Everything is erased by the teacher, or by itself 24 hours after the room was opened.
room-kept-without = Without joining, you can read all the lessons: then nothing is sent.
room-you = You are
room-other-account = Not you?
room-wait = The teacher is preparing what comes next.
room-wait-more = This page will change by itself. Meanwhile, every lesson is open.
room-lessons = See the lessons
room-back = Back to the class
room-frozen = The class is paused
room-frozen-more = Look at the board: the teacher is explaining.
room-received = Answer received. The teacher will show the right one to the whole class.
room-not-sent = Your answer has not arrived yet: it will be sent again by itself.
room-answer-late = Your answer to the last question arrived too late: it does not count.
room-closed = The class is over
room-closed-more = Everything kept of it is erased. Your progress stays in your browser.
room-removed = You are no longer in this room.
room-enter-again = Join again
room-in-class = In class
room-called = The teacher is calling you here
room-board = Class board
room-lost = Connection lost. Trying again in a moment.
room-students = Students
room-nobody = Nobody has joined yet. Project the room’s address.
room-project = Project
room-project-lesson = Project the lesson
room-show-code = The code and address for students
room-ask = Ask a question
room-ask-lesson = Exercise of a lesson
room-ask-code = or the code of a deal
room-ask-go = Ask everyone
room-pose = Ask about your own cards
room-pose-kind = Question
room-pose-trump = Trumps
room-pose-rules = Variant
room-pose-cards = Tap the cards
room-pose-clear = Start over
room-here = Everyone here
room-here-lesson = Lesson
room-here-step = Step
room-here-go = Bring the whole class
room-freeze = Pause
room-unfreeze = Resume
room-free = Own pace
room-reason = Show the mistake
room-reveal = Show the answer
room-next = Next question
room-now-free = Everyone is going at their own pace.
room-now-here = The whole class is at: { "{title}" }, step { "{step}" }.
room-now-question = Question { "{n}" }, answers received: { "{answered}" } out of { "{of}" }
room-now-frozen = The class is paused: no answer gets through.
room-distribution = The answers
room-no-answers = No answers yet.
room-others = other answers
room-picked = Cards chosen
room-mistake = The commonest mistake
room-mistake-why = What makes this answer tempting?
room-mistake-none = No mistake in the answers so far.
room-right-answer = The right answer
room-grid = Exercises
room-grid-empty = The grid fills up with the first answers.
room-score = { "{right}" } of { "{of}" }
room-stuck = Go and see
room-stuck-wrong = three mistakes in a row
room-stuck-shown = looked at the solution
room-stuck-still = nothing for several minutes
room-nobody-stuck = Nobody seems stuck.
room-missed = The weakest points
room-missed-none = Nothing yet: it takes a few answers.
room-missed-row = mistakes: { "{wrong}" } out of { "{of}" }
room-again = Ask again
room-away = page closed
room-answered = has answered
room-rename = Rename
room-rename-ask = New nickname
room-remove = Remove
room-remove-sure = Remove { "{name}" } from the room?
room-remove-new = Remove the latest arrivals ({ "{n}" })
room-remove-new-sure = Remove everyone who joined within the last minute ({ "{n}" })?
room-door-shut = Close the door
room-door-open = Open the door
room-let-in = Let back in
room-awaited = may come back under this name
room-removed-row = removed
room-after = After class
room-csv = Answers (CSV)
room-sheets = Sheets to print
room-purge = Erase everything
room-purge-sure = Erase all the answers and all the nicknames? There is no undoing it.
room-earlier = A class opened at { "{time}" } under another address is still saved here. Students: { "{n}" }.
room-earlier-go = Resume that class
room-earlier-sure = Resume that class? Those who are already here will have to join again.
room-link = Open this board on another device
room-renew = Change the board’s secret
room-renewed = The secret is changed: other devices no longer have this board.
room-plan = Session
room-no-plan = No session
room-plan-minutes = { "{n}" } min
room-plan-open = Open
room-table = Game table
room-tables = Game tables
room-tables-more = Sit down at a free seat, or open a table. The house plays the empty seats. If you change seats at a table, you play from the next deal on.
room-tables-game = Game
room-tables-players = Players
room-tables-variant = Variant
room-tables-nobody = nobody at this table
room-tables-open = Let everyone sit down
room-tables-seat = Seat the whole class
room-tables-close = Close the tables
room-tables-close-sure = Close the tables ({ "{n}" })? The matches being played there end and are lost.
room-table-new = Open a table
room-table-sit = Sit here
room-table-leave = Leave the table
room-table-leave-short = Leave
room-table-watch = Watch
room-table-all = All hands
room-table-hands = Everyone’s hands
room-table-gone = This table is closed.
room-table-of-house = the house
room-device = Share the device
room-device-short = Share
room-device-title = Several people on this device
room-device-more = Each has a name, a seat and a hand of their own. Between turns a screen hides the hand: pass the device on. If you join in the middle of a deal you play from the next one on.
room-device-turns = In a tournament you share one hand: each of you plays a deal, then passes the device on. That way no table sees more cards than another.
room-device-name = The other person’s nickname
room-device-seat = Their seat, seen from yours
room-device-add = Add
room-device-full = Nobody else can join on this device here: no seat is free, or others are already playing. Open a table of your own and share it first; the others can join afterward.
room-device-next = from the next deal on
room-device-close = Close
room-curtain = Pass the device to { "{name}" }
room-curtain-more = The hand stays hidden. Tap when you have the device and nobody else is looking.
room-curtain-go = It’s me: show my cards
room-seat-pending = You play from the next deal on
room-seat-pending-more = You have already seen another hand of this deal. The house plays for you until the next cards are dealt; this page will change by itself.
room-seat-reserved = You have a seat at a table.
room-seat-reserved-more = It is waiting for you. If you take long, the house plays for you.
room-seat-go = Back to the table
room-contest = Tournament
room-contest-more = The same cards for everyone, each against the house; those who share a device play one hand, a deal each. The ranking compares what each made of them. Starting closes the open tables.
room-contest-deals = Deals
room-contest-go = Start the tournament
room-contest-row = { "{percent}" }%, deals played: { "{done}" } of { "{of}" }
room-contest-unranked = deals played: { "{done}" } of { "{of}" }
room-failed = That did not work. Try again.
room-wall-join = Open this address, or scan the code
room-wall-here = { "{n}" } in the room
room-wall-answered = Answers: { "{n}" } out of { "{of}" }
room-wall-free = Everyone at their own pace
room-wall-distribution-show = Show the answers on the wall as they come in
room-wall-distribution-hide = Hide the answers on the wall
room-sheet-none = No answer yet.
room-sheet-answer = Your answer
room-sheet-right = Right answer
room-sheet-missed = Look again
room-print = Print
room-free-on = Work on at your own pace
room-free-more = Go to the lessons. If the teacher calls the class together, your page changes by itself.
room-free-last = Go on with your last lesson
room-now-wait = Students are waiting for what comes next.
room-wall-wait = We start in a moment
room-wall-lesson = The lesson of the class
room-next-step = Next step for all
room-empty = Nobody has joined yet
room-empty-more = Extend your screen, press “Project” and drag the new tab to the projector. Do not mirror this board: it shows nicknames and right answers.
room-names-listed = Nicknames from the list only
room-names-free = Let students type a nickname
room-refused = Refused nicknames
room-refused-allow = Allow
room-refused-drop = Keep refusing
room-removed-fold = Removed ({ "{n}" })
room-copy = Copy the link
room-copied = Copied.
room-link-more = Scan this code with the other device, or copy the link. It works once.
room-purged = Everything is erased. This is a new, empty room with another code.
room-roll = Students, those who need help first
room-roll-away = page closed
room-roll-stuck = stuck
room-roll-waiting = no answer yet
room-roll-wrong = wrong
room-roll-right = right
room-roll-here = here
room-table-turn = Turn of { "{name}" }, for { "{time}" }
room-table-house-turn = The house is playing.
room-table-over = Match over
room-table-deal = Deal { "{n}" }
room-table-play = Let the house play
room-table-nudge = Remind
room-contest-percent = The percentage compares each deal with all other tables: 100% is the best result of every deal, 50% the middle.
room-close = Close the answers
room-close-in = Close in { "{n}" } s
room-close-more = + { "{n}" } s
room-time-left = Time left
room-tally = of { "{of}" } answered
room-step-ask = Ask
room-step-close = Close
room-step-next = Next
room-free-sure = End this question and let everyone go on at their own pace?
room-begin = Or begin with
room-plan-start = Start
room-answers-closed = The answers are closed. Look at the board.
