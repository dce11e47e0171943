# The page for matches: players, rules, saved matches.

playing-game = Game
playing-company = Who plays with you
playing-company-seat = House player { "{n}" }
playing-helped = With help: advice, and the right to take a move back
playing-customs = House rules
playing-resume = Resume the match
playing-replace = Play another match?
playing-replace-about = Your match would be lost ({ "{match}" }).
playing-other = Play the other match
playing-elsewhere = A saved match, or a friend’s code
playing-open = Open a file
playing-code = A friend’s code
playing-join = Play the same deals
playing-back = Take back my move
playing-side = Rematch, same cards
playing-save = Save the match
playing-invite = Invite a friend
playing-invite-about = This link leads to this table, with the same cards for everyone.
playing-friends = Play with friends
playing-picture = Share as a picture
playing-picture-link = Link to the same cards
playing-picture-result = Link to this result
playing-picture-send = Share
playing-picture-save = Save the picture
playing-link = The link
playing-code-own = Or the code
playing-close = Close
playing-copy = Copy the link
playing-copied = Link copied.
playing-too-large = This file is too big: it is not a match saved here.

table-strength-random = Easy level
table-strength-heuristic = Middle level
table-strength-monte-carlo = Expert level

# The manner of each house player, which follows the name.
person-awa = Feeds her partner’s tricks
    .pleased = And there we are.
    .glad = Thank you, I’ll take that.
    .caught = Oh no. Already?
    .sorry = That hurts.
    .passed = You could be my partner.
    .unfinished = Finish the exercises. I’ll wait.
person-merce = Counts every trump
    .pleased = Just as I counted.
    .glad = I was waiting for that.
    .caught = That one got away!
    .sorry = I never saw it coming.
    .passed = I counted: you passed everything.
    .unfinished = I counted: the exercises aren’t finished.
person-quim = Plays with his heart, then sighs
    .pleased = What a play!
    .glad = My heart told me so.
    .caught = Ouch, ouch, ouch…
    .sorry = And I believed in it…
    .passed = My heart knew you would.
    .unfinished = Don’t stop now: finish the exercises.
person-nelly = Bluffs without blinking
    .pleased = Well, well, well.
    .glad = Sugar in my coffee, please.
    .caught = Did it show?
    .sorry = I’ve had better days.
    .passed = You know this, and that’s no bluff.
    .unfinished = The exercises aren’t finished. Shall we?
person-ruben = Waits for a hand worth shouting about
    .pleased = Worth the wait.
    .glad = Slow and steady.
    .caught = Fair enough…
    .sorry = Well played.
    .passed = Taking your time pays off.
    .unfinished = There’s time to finish the exercises.
person-facu = Shouts “truco” first, thinks after
    .pleased = Let’s go!
    .glad = I said so!
    .caught = Too loud?
    .sorry = Oops.
    .passed = You passed! Tell everybody!
    .unfinished = Come on, finish the exercises!
person-pere = Saves his joker for the end
    .pleased = No hurry.
    .glad = That’s how it’s done.
    .caught = My poor back.
    .sorry = Dear, oh dear.
    .passed = A pleasure to watch.
    .unfinished = Sit down again: finish the exercises.
person-nadia = Remembers who picked up what
    .pleased = Just what I thought.
    .glad = I remembered that one.
    .caught = I lost count!
    .sorry = Really?
    .passed = I’ll remember this one.
    .unfinished = I remember: the exercises aren’t finished.
person-laia = Throws whatever comes to hand
    .pleased = Yippee!
    .glad = Again!
    .caught = No way!
    .sorry = It’s not fair!
    .passed = Hooray! Hooray!
    .unfinished = Come on, let’s finish the exercises!
person-partner = { $name }, partner

term-seat-called = { $name }

table-refused-table = There is no such table.
table-refused-customs = These house rules do not go together.
table-refused-beside = “{ $custom }” does not go with “{ $other }”.
table-refused-variant = “{ $custom }” does not go with this variant.
table-refused-code = This code is not from here, or a letter is missing.
table-refused-position = This exercise does not show a moment of a deal, so there is no game to play on.
table-refused-day = These are the cards of a hand of the day still to come: it will be waiting on its page that day. Until then, play with other cards.

match-refused-form = This is not a saved match. Nothing has changed.
match-refused-foreign = This match was saved on another server, or changed since. Nothing has changed.
match-score = { $label } { $points }
match-earlier = From the other side, you and them
match-move-review = { $game }: { $chosen } (cost: { $loss } { $unit })
match-move-review-ask = What do you choose this time?
match-move-review-right = Yes: { $better }.
match-move-review-same = The same move as last time. The coach prefers: { $better }.
match-move-review-other = Not the same move as last time. The coach prefers: { $better }.

# Options of the rules that a table may agree on, each the label of a switch.
custom-botifarra-under-trump = If you cannot overruff, you must still play a trump
custom-botifarra-card-order = The 3 comes second, after the manilla
custom-botifarra-first-chooser = The 5 of swords says who chooses first
custom-botifarra-sant-vicenc-on-botifarra = Sant Vicenç may be said on a botifarra too
custom-botifarra-doubling-scale = Doubling counts 2, 3, 4 times rather than 2, 4, 8
custom-botifarra-charge-when = You may load as soon as an opponent is winning the trick
custom-botifarra-charge-cards = You load only a jack or a knight, when you hold just those two
custom-botifarra-announce-charge = When you load, you must say so
custom-botifarra-target = The match is played to
custom-truco-flor = No flor
custom-truco-envido-chain = Never a lower envido on a higher one
custom-truco-call-timing = Truco may be called at any moment
custom-truco-implicit-quiero = A raise stands for quiero
custom-truco-mazo-first-trick = Folding before the envido costs two points
custom-truco-end-on-reach = The hand is played out even if the match is won
custom-truco-falta = The falta is worth
custom-truco-flor-tariff = The flor is worth
custom-truco-chicos-to-win = One chico wins the match
custom-balco-jokers = No jokers
custom-balco-opening = The lowest cards start the pila
custom-balco-up-pickup = You take your balcony only with an empty hand
custom-balco-ten-ban = No 10 while a 7 or a 1 is in the pila
custom-balco-joker-vs-ace = Against a 1, a joker is whatever you like
custom-balco-eight-stack = Several 8s skip only one player
custom-balco-seven-stack = 7s that follow one another add up
custom-balco-trenca-second = After two 7s, the second player must also equal or beat the first
custom-balco-after-ace = After a 1 is answered, the shooter’s right plays next
custom-balco-ace-stack = Several 1s shoot at several players
custom-balco-four-twos-clear = Four 2s in a row clear the pila
custom-balco-end = The first one out ends the deal
custom-balco-finish-on-special = You cannot finish on a special card
custom-balco-direction = Play goes to the left
custom-balco-target = The match takes
custom-count-botifarra-target = { $count } points
custom-count-balco-target = { $count ->
    [one] one deal
   *[other] { $count } deals
  }
custom-value-leader-to-30 = what the leader still needs
custom-value-winner-takes-chico = the whole chico
custom-value-malas-variant = in malas, what the leader needs to get out of them
custom-value-3-each = 3 points per flor
custom-value-3-flat = 3 points in all
custom-value-4-contested = 3 points, 4 against another

# The deal of the day.
quoted-call = “{ $call }”
felt-daily-result = { $same ->
    [yes] Same as the Expert: { $best }.
   *[no] Your choice: { $yours }. The Expert’s: { $best }.
  }
felt-daily-average = No simple rule explains this: in simulated deals, the Expert’s choice does best on average.
felt-daily-line = Cartes, hand of the day, { $day } ({ $game }): { $right } out of { $all } { $marks }
daily-title = Hand of the day
daily-asked = Decision { "{n}" } of 3
daily-watch = The table plays on until your decision.
daily-copy = Copy the result
daily-copied = Result copied.
daily-result = Your result
daily-days = The last thirty days
daily-yours = you
daily-best = the Expert

# Small matches that end a lesson.
mini-label = Small match
mini-play = Play
mini-back = Back to the lesson
mini-goal = Goal
mini-reached = Goal reached!
mini-missed = Not this time.
mini-again = Another match
mini-star = one star
mini-not-here = Not in this match.
goal-mini-last-tricks = Three tricks, no trumps. At the end of the deal, have at least { $number } points on your side.
goal-mini-one-deal = One whole deal. Make more than 36 points with your partner.
goal-mini-eight-deals = Eight deals. Have more points than they do at the end.
goal-mini-last-six = A whole deal, but only the last six tricks count. Make more points in them than the other side.
goal-mini-without-bets = Three hands without bets. Win two.
goal-mini-truco-alone = Nothing but truco. Be the first side to reach 6 points.
goal-mini-one-chico = One chico without flor. Win it.
goal-mini-plain-numbers = One deal without special cards. Get out before your opponent.
goal-mini-four-jokers = One deal with all four jokers. Be the first one out.
goal-mini-few-faults = Play the whole deal without trying more than { $number ->
    [one] one forbidden move
   *[other] { $number } forbidden moves
  }.

## The learner's moves at the end of a lesson

move-review-none = Play a deal. At the end your three costliest moves come back, for you to play again.
move-review-some = Your costliest moves. What would you do this time?
move-review-begin = Play a deal

## The passport: questions to ask before a match

house-rules-variant = We play
house-rules-saved = Noted: your lessons and matches now follow this table.
house-rules-unsaved = Noted while this page is open: your browser keeps nothing.
house-rules-stored-error = The table that your browser had kept does not exist: back to the usual table.

# The coach.
playing-coach = Advice
playing-review = Review the deal
playing-coach-thinks = Comparing the possible hands…
playing-coach-title = What each move is worth
playing-figures = The figures
playing-review-title = Your costliest moves
playing-review-none = No move of this deal cost you much.
playing-move-review-title = One of your moves
playing-retry = Replay from here
playing-failed = The computer could not finish this calculation. Try again, or reload the page.
playing-retried = You replay from this move: what came after it is erased.
playing-exercise = Back to the exercise
playing-chosen = you
playing-better = better
playing-cost = cost
playing-behind = less
playing-believed = How the others bet
playing-range-envido = Envido from
playing-range-truco = Truco from this chance up
playing-range-bluffs = Share of bluff
playing-ask-again = Work it out again
coach-unit-deal-points =
    { $among ->
        [alone] points of the deal for you
        [two] points of the deal for you
       *[pairs] points of the deal for your side
    }
coach-unit-score =
    { $among ->
        [alone] points scored
        [two] points ahead of the other player in the score
       *[pairs] points ahead in the score
    }
coach-unit-points =
    { $among ->
        [alone] points ahead of the next player
        [two] points ahead of the other player
       *[pairs] points ahead
    }
coach-unit-deal-points-below-two =
    { $among ->
        [alone] points of the deal for you
        [two] points of the deal for you
       *[pairs] points of the deal for your side
    }
coach-unit-score-below-two =
    { $among ->
        [alone] points scored
        [two] points ahead of the other player in the score
       *[pairs] points ahead in the score
    }
coach-unit-points-below-two =
    { $among ->
        [alone] points ahead of the next player
        [two] points ahead of the other player
       *[pairs] points ahead
    }
coach-unit-chance = chance of being first out
coach-unit-chance-lost = chance of being first out
coach-only-move = It is the only move you may make.
coach-percent = { $value }%
coach-hint = { $move }: { $reason }
coach-figures = { $unit ->
    [none] on average, no other move does better
    [chance] on average, a chance { $behind } higher than with the next move
    [one] on average, { $behind } point more than the next move
    [below-two] on average, { $behind } points more than the next move
   *[points] on average, { $behind } points more than the next move
  }.

## Small matches at other tables

goal-mini-three-alone = Three players, one deal. Make more than 24 points.
goal-mini-each-alone = Four players, each alone, one deal. Make more than 18 points.
goal-mini-two-piles = Two players, six piles each, one deal. Make more than 36 points.
goal-mini-at-three = Three players, the gallo moves around. Three hands: have the best score, or share it.
goal-mini-at-six = Six players, in teams. Four hands, redonda and duels: have more points than they do.
