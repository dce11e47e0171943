# Exercises of Balcó: questions, reasons, hints, misconceptions.

## BA-01: the ladder

end-highest = highest
end-lowest = lowest
prompt-ladder = Put these cards in order on the ladder of balcó, from highest to lowest.
prompt-ladder-duel = Which is higher on the ladder of balcó?
prompt-beside = Which cards are on the ladder of numbers, and which stand apart?
choice-same-number = neither, it is the same number
zone-ladder = on the ladder
zone-beside = apart
why-ladder = This is the right order: { $cards-numbers }. The 1 is highest, the 3 lowest.
why-ladder-duel = The higher one is { $card-number }: the ladder is 3, 4, 5, 6, 7, 8, 9, 11, 12, 1.
why-ladder-tie = The number is the same, and suits never matter.
why-on-ladder = { $card-number } is on the ladder of numbers.
why-on-beside = { $card-number } stands apart: it is not a number of the ladder.
why-beside = { $jokers ->
    [0] Apart: the 2 and the 10. All the others are on the ladder.
   *[other] Apart: the 2, the 10 and the joker. All the others are on the ladder.
  }

hint-ladder = With which number does the ladder start, and with which does it end?
hint-beside = { $jokers ->
    [0] Two kinds of cards are not numbers of the ladder. The face cards are not all in the same boat.
   *[other] Three kinds of cards are not numbers of the ladder. The joker is one of them.
  }
misconception-ladder-ace-low = Elsewhere the 1 is often the lowest. In balcó it is the highest card.
misconception-ladder-upside-down = The order is right, but upside down: start with the highest, { $first-number }.
misconception-ladder-three-high = In some games the 3 is strong. In balcó it is the lowest card of the ladder.
misconception-ladder-suit-counts = You saw that the number is the same. Suits never matter, so neither card is higher.
misconception-ladder-tie-too-soon = Suits do not matter, true. But these numbers are different: one of the two is higher.
misconception-ladder-ten-is-a-number = The 2 stands apart, right, and so does the 10: after the 9 comes the 11.
misconception-ladder-two-is-a-number = The 10 stands apart, right, and so does the 2: the ladder starts at the 3.
misconception-ladder-all-numbers = They all have a printed number, true. But neither the 2 nor the 10 is on the ladder: those cards stand apart.
misconception-ladder-specials-beside = The 1, the 7 and the 8 do have an effect, but they are still numbers of the ladder.

## BA-02: the table

prompt-setup = Set the table: where does each of a player’s small piles go, and how many cards are left for the stock?
prompt-starter = Before play, everyone shows their lowest card. Who begins?
row-players = Players
row-jokers = Jokers
part-places = The small piles
part-stock = The stock
packet-down = three cards nobody looks at
packet-up = three cards everyone sees
packet-hand = three cards only you see
packet-stock = all the cards that are left
place-down = face down, underneath
place-up = face up, on top
place-hand = in your hand
place-stock = the stock, in the middle
number-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
why-setup = With { $players } players, { $dealt } cards are dealt, nine each. That leaves { $left } for the stock.
why-starter = Neither the 2 nor the 10 counts, and the 1 is the highest. The lowest number begins. { $seat ->
    [seat-you] That is yours
   *[other] { $seat-term } has it
  }.
why-starter-tie = Several have the same lowest number: compare the next one. { $seat ->
    [seat-you] You begin
   *[other] { $seat-term } begins
  }.
hint-setup = Nine cards per player, out of 48 cards, plus the jokers if there are any.
hint-starter = Look for a 3, or else a 4. The 1, the 2 and the 10 are no help.
misconception-setup-up-and-down-swapped = You have the right piles, only swapped: the face-down cards go underneath, the face-up ones on top.
misconception-setup-forgets-jokers = Your sum is right, but with another number of jokers. Count them as the table says: four, or none.
misconception-setup-one-player-less = Your sum is right, but for one player fewer: there is one more to deal to.
misconception-starter-ace-or-two-low = The lowest does begin. But the 1 is the highest card, and the 2 stands apart: look for the lowest number of the ladder.
misconception-starter-smallest-sum = You compared the totals. Only each player’s lowest card is compared.
misconception-starter-highest = You found the highest card. The lowest one begins.

## BA-03 to BA-09: throwing

prompt-throw = Your turn. Choose every card you can throw, each on its own.
prompt-declare = You throw a joker. Which cards can you declare it as?
prompt-why-throw = You would like to throw { $card-number }, but it is not allowed. Which rule forbids it?
prompt-why-two = You would like to throw { $card-number } and { $other-number } together, but it is not allowed. Which rule forbids it?
prompt-why-taken = You would like to pick up the pila without throwing anything, but it is not allowed. Which rule forbids it?
group-pile = Top of the pila
group-pile-all = Pila, from bottom to top
group-hand = Your hand
row-asks = The pila asks for
row-joker-in-pile = The joker in the pila is a
choice-take = pick up the pila
number-rank = { $number }
why-throw = You can throw { $cards-either }.
why-take = Nothing can be thrown here: pick up the pila.
why-throw-missed = { $card-number } can be thrown too.
why-must-throw = You can throw { $cards-either }, and if you can throw, you must.
why-joker-at-least = The joker follows the rules of the card it is declared as: play { $rank ->
    [8] an 8
    [11] an 11
   *[other] a { $rank }
  } or higher; a 2 or a 10 is always allowed.
why-joker-trenca = The joker follows the rules of the card it is declared as: under a 7, play a 3 to a 7, or a 2.
why-joker-ace = Against a 1, the joker can only be a 1 or a 2.
why-law-higher = It had to be { $rank } or higher.
why-law-alike = These cards have different numbers, so they cannot be thrown together.
why-law-must = You had { $card-number } to throw: you pick up only when nothing can be played.
law-higher = It must be the same number or a higher one.
law-alike = Cards thrown together must have the same number.
law-must = If you can throw, you must.
law-suit = You must follow suit.
hint-condition-at-least = Read the ladder: 3, 4, 5, 6, 7, 8, 9, 11, 12, 1. The 2 and the 10 stand apart.
hint-condition-trenca = The 7 turns the rule around: lower instead of higher. And the 1 is the highest number.
hint-condition-ace = A 1 is answered by one number only, or by the card that sets everything back to zero.
hint-why-throw = Compare with what the pila asks for, then count how many different numbers are thrown.
misconception-throw-joker-forgotten = Your other cards are right. Add the joker: it can always be thrown, as the card you declare.
misconception-throw-two-forgotten = Your other cards are right. Add the 2: it can always be thrown, whatever the pila.
misconception-throw-takes-anyway = Picking up does happen, but only when you have nothing to throw. Here you can throw.
misconception-throw-strictly-higher = True, higher is allowed. But the same number will do.
misconception-throw-ace-low = You took the 1 for a low card. It is the highest of the ladder, and the 2 can always be thrown.
misconception-throw-lower = After a 7 you play lower. Here it must be the same or higher.
misconception-throw-ten-forbidden = Your other cards are right. Add the 10: it can be thrown on anything except a 7 or a 1.
misconception-throw-ten-on-seven = The 10 goes almost anywhere, but not on a 7.
misconception-throw-ace-is-one = You read the 1 as a low card. In balcó it is the highest number, so it is not “7 or lower”.
misconception-throw-seven-or-higher = Usually it is the same or higher. But after a 7 it is the other way around: 7 or lower.
misconception-throw-below-seven = Lower than 7 is right. But another 7 is allowed too: “7 or lower”.
misconception-throw-ten-on-ace = The 10 goes almost anywhere, but it does not answer a 1: that takes a 1, a 2 or a joker.
misconception-throw-only-ace = True, a 1 answers a 1. So do a 2 and a joker.
misconception-joker-anything = The joker can stand for any card, but it follows that card’s rules: the card must be allowed.
misconception-joker-ten-forgotten = What you marked is right. The joker can be a 10 too, wherever a 10 is allowed.
misconception-joker-ten-always = A joker can be a 10, but it cannot go where the 10 is forbidden.
misconception-joker-two-forgotten = What you marked is right. The joker can always be a 2 as well.
misconception-joker-ace-low = You took the 1 for a low card. It is the highest number, so the joker can stand for it here.
misconception-law-suit-counts = That is a rule of other games. In balcó suits never matter.

## BA-03 to BA-09: the next action

prompt-balco-turn = Who plays now?
prompt-asks = What does the pila ask for now?
prompt-hand-size = You have just thrown. How many cards will you have in hand before the next turn?
prompt-pile-size = The pila was empty at the start. How many cards are in the pila after this?
prompt-effect = What happens?
prompt-steps-turn = Put what happens during a turn in order.
prompt-steps-phases = Put in order what happens to a player in the course of a match.
prompt-steps-blind = Put in order: a player has only face-down cards left.
prompt-steps-start = Put the start of a match in order.
event-throw = { $seat-term }: { $count ->
    [1] { $rank ->
        [8] an 8
        [11] an 11
       *[other] a { $rank }
      } thrown
   *[other] { $count ->
        [2] two
        [3] three
        [4] four
       *[other] { $count }
      } { $rank }s thrown
  }
moment-throw = { $number }. { $seat-term }: { $count ->
    [1] { $rank ->
        [8] an 8
        [11] an 11
       *[other] a { $rank }
      }
   *[other] { $count ->
        [2] two
        [3] three
        [4] four
       *[other] { $count }
      } { $rank }s
  }
event-take = { $seat-term }: nothing can be thrown, the pila is picked up
event-target = { $seat-term }: the 1 is aimed at { $target-term }
event-joker = { $seat-term }: a joker thrown, declared as { $rank }
row-size-hand = In hand, before throwing
row-size-thrown = Cards thrown
row-size-stock = In the stock
row-size-up = Your face-up cards on the table
step-asks = you look at what the pila asks for
step-throw = you throw one or more cards of the same number
step-effect = the card’s effect happens
step-draw = you draw until you hold three cards
step-next = the next player throws
step-hand-first = you play from your hand, and draw
step-stock-out = the stock is empty
step-face-up = you take your three face-up cards
step-hand-empty = the hand is empty
step-lift = you lift a face-down card without looking
step-out = you have thrown all your cards
step-unplayable = the lifted card cannot be thrown
step-take-with = you pick up the pila along with that card
step-right-begins = the player on the right starts again on an empty pila
step-empty-again = the hand must be emptied before another card is lifted
step-deal = everyone gets nine cards
step-exchange = you may swap cards from your hand with your face-up ones
step-smallest = everyone shows their lowest card
step-begin = the lowest number begins
effect-shoot = it shoots: a chosen player must answer
effect-free = back to zero, the pila stays
effect-break = the next player must play 7 or lower
effect-skip = the next player misses a turn
effect-clear = the pila is cleared, and the same player plays again
effect-number = nothing special: the next player plays { $rank } or higher
why-turn-right = Play goes to the right. { $seat ->
    [seat-you] It is your turn
   *[other] { $seat-term } plays next
  }.
why-turn-taken = After a pick-up, play starts again on the right of the player who picked up. { $seat ->
    [seat-you] It is your turn
   *[other] { $seat-term } plays next
  }.
why-turn-skipped = Each 8 makes one player miss a turn. { $seat ->
    [seat-you] It is your turn
   *[other] { $seat-term } plays next
  }.
why-turn-cleared = If you clear the pila, you play again. { $seat ->
    [seat-you] It is your turn
   *[other] { $seat-term } plays next
  }.
why-shot-target = The chosen player must answer at once. { $seat ->
    [seat-you] It is your turn
   *[other] { $seat-term } plays next
  }.
why-shot-taken = The target picks up, and play starts again on the target’s right. { $seat ->
    [seat-you] It is your turn
   *[other] { $seat-term } plays next
  }.
why-shot-two = The 2 ends the shot, and play goes on to the right of the player who answered. { $seat ->
    [seat-you] It is your turn
   *[other] { $seat-term } plays next
  }.
why-asks-free = After a 2, everything starts again from zero: any card will do.
why-asks-at-least = Nobody has to stay at 7 or lower anymore: it takes { $rank } or higher.
why-asks-number = The 2 freed only one player. Since then a number has been thrown: it takes { $rank } or higher.
why-asks-trenca = Each 7 forces one player to play 7 or lower, and { $players ->
    [1] one is
   *[other] { $players } are
  } still bound.
why-hand = You have { $left ->
    [0] no cards
    [one] { $left } card
   *[other] { $left } cards
  } left in hand; you draw { $draws ->
    [0] none
   *[other] { $draws }
  }{ $up ->
    [0] {""}
   *[other] , and take up your { $up } face-up cards
  }. That makes { $size }.
why-pile-cleared = The pila is cleared: nothing is left of it.
why-pile-stays = Nothing clears the pila: it still has { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }.
why-steps-turn = You look, you throw, the effect happens, you draw, and then it is the next player’s turn.
why-steps-phases = First the hand and the stock, then the face-up cards, then the face-down ones, one by one.
why-steps-blind = With an empty hand, you lift a face-down card. If it cannot be thrown, you pick up everything, and the player on your right starts again. You must then empty your hand before lifting another.
why-steps-start = The cards are dealt, you may swap, everyone shows their lowest card, and the lowest begins. Drawing comes after that.
why-effect-shoot = Declared as 1, the joker shoots like a 1.
why-effect-free = Declared as 2, the joker sets everything back to zero like a 2.
why-effect-break = Declared as 7, the joker binds like a 7.
why-effect-skip = Declared as 8, the joker makes a player miss a turn, like an 8.
why-effect-clear = Declared as 10, the joker clears the pila like a 10.
why-effect-number = Declared as { $rank }, the joker is an ordinary number.
hint-balco-turn = Play goes to the right. Does an 8, a 1 or a clearing change anything?
hint-asks = Look for the last effect: a 2 sets everything back to zero, a 7 binds one or more players.
hint-hand = You draw until you hold three, no more. And when the stock is empty?
hint-steps = What must have happened before the rest is possible?
hint-clear = A 10 clears the pila, and so do four cards of the same number in a row.
hint-joker = The joker does everything the declared card does, and goes only where that card would.
misconception-turn-left = One seat along, yes, but the other way: play goes to the right.
misconception-turn-same = After a cleared pila you would be right. But here this player has just played, so it is the next one’s turn.
misconception-turn-skips = With an 8 you would be right. But here nobody misses a turn.
misconception-turn-eight-forgotten = You went the right way around. But the 8 makes the next player miss a turn.
misconception-turn-one-skip = You remembered the 8. But there are several, and each makes one player miss a turn.
misconception-turn-clear-forgotten = Usually the next player would go. But the pila was cleared, so the same player plays again.
misconception-shot-right-of-sender = Play goes to the right, true. But a 1 goes to the player you choose, not always the one on your right.
misconception-shot-back-to-sender = The shooter may play again later, but not before the other player has answered.
misconception-shot-resumes-at-sender = True, the shot is over. But play resumes with the player on the target’s right, not the shooter’s.
misconception-shot-sender-again = The shooter’s turn is over: play resumes on the right of the target.
misconception-shot-target-again = That is the target, but they have already answered: next is the player on their right.
misconception-steps-backwards = The order is right, but upside down.
misconception-steps-draw-first = Almost: you throw first, and draw only afterwards.
misconception-steps-lift-before-empty = Almost: your hand must be empty before you lift a face-down card.
misconception-steps-right-begins-first = Almost: first the pick-up, and only then the player on the right starts again.
misconception-hand-no-draw = You were right to take away the cards thrown. But then you draw until you hold three, as long as the stock lasts.
misconception-hand-always-three = Three is the aim, true. But it depends on the stock, the face-up cards and what you already hold.
misconception-hand-draws-as-many = You do draw after throwing, but only until you hold three, not as many cards as you threw.
misconception-hand-face-up-forgotten = True, the stock is empty. But with fewer than three cards you also take your three face-up cards.
misconception-hand-face-up-always = Your face-up cards will come to your hand, but only when the stock is empty and you hold fewer than three.
misconception-asks-free = After a 2 you would be right. But here nothing has set the game back to zero.
misconception-asks-at-least = Without an effect you would be right. But there is one here, and it changes what the pila asks for: look at the last special card.
misconception-asks-two-outlived = The 2 did free the next player. But nobody else: a number has been thrown since.
misconception-asks-seven-unplayed = With a 7 you would be right. But none was thrown, so nobody has to play 7 or lower.
misconception-asks-trenca = The 7 does change the rule. Now count: how many players does it bind, and how many have answered?
misconception-pile-clear-forgotten = You counted the cards right. But the last one clears the pila, so nothing is left.
misconception-pile-ten-stays = True, the pila is cleared. But the 10 goes away with it.
misconception-pile-cleared-too-soon = A 10 would have cleared the pila. But nothing has cleared it here: it takes a 10, or four of the same number in a row.
misconception-joker-no-effect = The joker does take the number, and the effect of that card as well.
misconception-joker-always-clears = A joker can clear the pila, but only when declared as 10, or when it makes the fourth.
misconception-joker-always-free = A joker can set everything back to zero, but only when declared as 2.

## BA-04: a hidden card

prompt-lift = Your hand is empty and you have no face-up cards: you lift a face-down card. What happens?
group-lifted = The card you lift
row-hidden-left = Your face-down cards, with this one
lift-thrown = it goes onto the pila, and you have more to lift
lift-out = it goes onto the pila, and you have nothing left
lift-take = you pick up the pila, and the card with it
lift-back = you put it back and lift another one
why-lift-thrown = It can be thrown, and you still have more to lift.
why-lift-out = It can be thrown, and it was your last card: you are out.
why-lift-take = It is too low for this pila: you pick up everything, the lifted card included.
hint-lift = Is the lifted card equal or higher? And how many do you have left?
misconception-lift-put-back = A lifted card is not put back: you throw it, or it comes to your hand with the pila.
misconception-lift-strictly-higher = It is not higher, true. But an equal card can be thrown.
misconception-lift-out-anyway = True, it is your last face-down card. But it cannot be thrown.
misconception-lift-out-too-soon = True, you can throw it. But it was not your last face-down card.
misconception-lift-last-forgotten = True, you can throw it. But it was your last one, so you have nothing left.

## BA-06 to BA-10: find, name, declare, terms

prompt-fault = The pila was empty at the start. One of these cards could not be thrown. Which one, and which rule forbids it?
prompt-fourth = The pila was empty at the start. Which throw clears it?
prompt-target = You throw a 1. Who can you shoot at? Choose every possible player.
prompt-joker-for = You hold a joker and you want { $want-term }. Which card do you declare it as?
prompt-terms = Match each Catalan word to its meaning.
choice-impossible = none here
row-sender = The player who has just shot at you
state-in = still has cards
state-out = no cards left
term-effect-want-clear = to clear the pila
term-effect-want-free = to set everything back to zero
term-effect-want-skip = to make the next player miss a turn
term-effect-want-break = to force the next player to play 7 or lower
term-effect-want-shoot = to shoot at someone
law-BAL-LEG-02 = It must be the same number or a higher one.
law-BAL-LEG-05 = The 10 cannot be thrown on a 7 or a 1.
law-BAL-LEG-06 = After a 7, it must be 7 or lower.
why-fault-BAL-LEG-02 = Move { $number }: the { $rank } is lower than what the pila asked for.
why-fault-BAL-LEG-05 = Move { $number }: a 10 cannot go on a 7.
why-fault-BAL-LEG-06 = Move { $number }: the { $rank } is higher than 7, and the 7 still counted.
why-fourth = Move { $number }: that makes four { $rank }s in a row.
why-target = You choose anyone you like, except yourself and players with no cards left.
why-declare = Declare { $rank }: the joker takes on the effect of that card, and it is allowed here.
why-declare-not = That is the effect of the { $rank }, which cannot be thrown here, and neither can the joker.
why-terms = These are the Catalan words of balcó: the cards with an effect, and what is done with the pila.
why-term-carta-blanca = “Carta blanca”, blank card: it is the 2.
why-term-disparar = “Disparar”, to shoot: you throw a 1 at someone.
why-term-fer-el-buit = “Fer el buit”, to freeze out: you throw an 8.
why-term-fer-nul = “Fer nul”, to make null: you throw a 2, and the game starts again from zero.
why-term-fer-palla = “Fer palla”, to make straw: the pila grows and grows.
why-term-netejar = “Netejar”, to clear: you remove the pila from the game.
why-term-pila = “Pila”: it is the pile in the middle.
why-term-recollir = “Recollir”, to gather: you pick up the pila.
why-term-trenca = “Trenca”: it is the 7.
why-term-trencar = “Trencar el joc”, to break the run: you throw a 7.
word-carta-blanca = carta blanca
word-disparar = disparar
word-fer-el-buit = fer el buit
word-fer-nul = fer nul
word-fer-palla = fer palla
word-netejar = netejar
word-pila = pila
word-recollir = recollir
word-trenca = trenca
word-trencar = trencar el joc
meaning-carta-blanca = the card 2
meaning-disparar = throw a 1 at someone
meaning-fer-el-buit = throw an 8: the next player misses a turn
meaning-fer-nul = throw a 2 and go back to zero
meaning-fer-palla = let the pila grow for a long time
meaning-netejar = remove the whole pila from the game
meaning-pila = the pile in the middle of the table
meaning-recollir = pick up the pile
meaning-trenca = the card 7
meaning-trencar = throw a 7
hint-fault = What does the pila ask for after a 7? And how many players does it bind?
hint-target = Who is still in the game?
hint-terms = The 2 is a blank card; the 8 freezes someone out; the 7 breaks the run.
misconception-spot-blames-the-seven = You are very close. The 7 itself was allowed: the answer to it was not.
misconception-spot-law-of-the-ladder = That is the card, but after a 7 it is no longer about playing higher: another rule forbids it.
misconception-spot-law-of-the-seven = That is the card, but a different rule forbids it.
misconception-fourth-two-does-not-break = True, there are four alike. But a 2 comes between them: they must be in a row.
misconception-fourth-throws-not-cards = You counted the throws. Count the cards: two at once make two.
misconception-fourth-first-pair = The run starts there, but there are not four alike yet.
misconception-target-self = Your other choices are right. But you cannot shoot at yourself.
misconception-target-right-only = Yes, you may aim at the player on your right. But you may aim at anyone else, too.
misconception-target-out = Your other choices are right. But you cannot aim at a player with no cards left.
misconception-target-not-sender = Your choices are right. One is missing: you may shoot back.
misconception-declare-forbidden = That is the right effect. But the card cannot be thrown here, and the joker follows the same rules.
misconception-declare-too-shy = You can be bolder: the card with that effect is allowed here.
misconception-declare-two-for-all = The 2 can always be thrown, but all it does is set the game back to zero.
misconception-declare-ten-for-all = The 10 clears the pila, but that is not what you want here.
misconception-term-netejar-recollir = Either way the pila is gone. But netejar removes it from the game, and recollir takes it into a hand.
misconception-term-trenca-trencar = Both are about the 7. But the trenca is the card, and trencar el joc is throwing it.
misconception-term-fer-el-buit-netejar = Both leave something empty. But fer el buit is the 8, and clearing the table is netejar.

## BA-10: naming an event

prompt-name = What has just been done? Say it in Catalan.
group-name-pile = The pila, from bottom to top
row-event = Just now
row-target = At
why-name-not-cleared = The pila has not gone: there is no 10, nor four of the same number in a row.
misconception-name-take-is-clear = The pila is gone, true. But nobody took it into their hand: it has left the game.
misconception-name-clear-is-take = The pila is gone, true. But it has not left the game: someone took it into their hand.
misconception-name-two-clears = The 2 does set the game back to zero, but the pila stays where it is.
misconception-name-void-is-clear = The 8 does leave an empty place, but around a player: the pila stays.
misconception-name-straw-is-take = Somebody will have to pick up in the end. But for now the straw is still piling up.
misconception-name-four-overrides = True, that is the card’s effect. But it is the fourth of the same number: the pila goes, and nothing else happens.

## BA-02 and BA-11: cards to keep

prompt-swap = Here are your six cards, at a table of three. Which do you leave face up? Choose three.
prompt-play-throw = The end of a match for three: no stock, nothing face up. Each has five in hand and two face down. What do you throw?
guess-throw-choice = The end of a match for three, with { $count } cards in hand each and two face down. What do you throw?
prompt-odds-rescue = You draw at random. How many times in a hundred will you get a 2 or a joker?
prompt-odds-hidden = You lift a face-down card. How many times in a hundred will you be able to throw it?
group-known = The { $count } cards you have seen
row-draws = Cards drawn
why-swap = You leave three cards face up, no more, no fewer. With { $cards-numbers } you win about { $best } matches in a hundred.
why-swap-right = { $standing ->
    [best] The best choice: it wins about { $share } matches in a hundred.
    [level] No choice does better: this one wins about { $share } matches in a hundred.
   *[near] Your choice wins about { $share } matches in a hundred, and the best wins { $best }.
  }
why-swap-wrong = Your choice wins about { $share } matches in a hundred. With { $cards-numbers } face up, you win { $best }.
why-swap-card = { $who ->
    [own] It keeps
   *[best] The best choice keeps
  } { $rank ->
    [0] the joker
   *[other] { $count ->
        [1] { $rank ->
            [8] an 8
           *[other] a { $rank }
          }
        [2] two { $rank }s
       *[3] three { $rank }s
      }
  } for the end: { $rank ->
    [0] it becomes the number that you need
    [1] a 1 is the highest number, and aims at anyone you like
    [2] a 2 goes on anything
    [8] an 8 makes the next player miss a turn
   *[10] a 10 clears the pila, and you throw again
  }.
why-swap-pair = { $who ->
    [own] It leaves
   *[best] The best choice leaves
  } { $count ->
    [2] two
   *[3] three
  } cards of the same number together: they can go in one throw.
why-swap-high = { $who ->
    [own] It leaves
   *[best] The best choice leaves
  } higher cards face up: they can be thrown on more cards.
why-play-clears = { $who ->
    [own] It makes
   *[best] The best choice makes
  } four equal cards: the pila is cleared, and you throw again.
why-play-together = { $who ->
    [own] It gets rid of
   *[best] The best choice gets rid of
  } { $count ->
    [2] two cards
   *[3] three cards
  } in a single turn.
why-play-skips = { $who ->
    [own] It makes
   *[best] The best choice makes
  } the next player miss a turn.
why-play-raises = { $who ->
    [own] It raises
   *[best] The best choice raises
  } the pila for the others, and you keep two 10s to clear it.
why-play-spare = { $who ->
    [own] It keeps
   *[best] The best choice keeps
  } the { $other } for the turn when nothing else can be thrown.
why-play-low = { $who ->
    [own] It gets rid of
   *[best] The best choice gets rid of
  } a lower card, which is harder to throw later.
why-play-right = { $standing ->
    [best] The best choice: it wins about { $share } matches in a hundred.
    [level] No choice does better: this one wins about { $share } matches in a hundred.
   *[near] Your choice wins about { $share } matches in a hundred, and the best wins { $best }.
  }
why-play-wrong = Your choice wins about { $share } matches in a hundred. With { $count ->
    [1] { $rank ->
        [8] an 8
        [11] an 11
       *[other] a { $rank }
      }
   *[other] { $count ->
        [2] two
        [3] three
        [4] four
       *[other] { $count }
      } { $rank }s
  }, you win { $best }.
why-unseen = { $good ->
    [one] There is one good card
   *[other] There are { $good } good cards
  } among the { $left } you have not seen. { $draws ->
    [1] If you draw one card, it is a good one
   *[other] If you draw { $draws }, you get at least one
  } { $share } times in a hundred.
label-swap = { $cards-numbers } face up, out of a hundred
label-throw = { $count ->
    [1] { $rank ->
        [8] an 8
        [11] an 11
       *[other] a { $rank }
      }
   *[other] { $count ->
        [2] two
        [3] three
        [4] four
       *[other] { $count }
      } { $rank }s
  }
label-good = Good cards
label-left = Cards not seen
hint-swap = Face-up cards are played at the end, when there is nothing left to draw. Which cards go on anything?
hint-play-throw = A special card will serve you better later, and a low card will soon be stuck in your hand.
hint-unseen = Count the good cards that are left, then the cards you have not seen.
misconception-odds-seen-forgotten = Right idea. But the cards you have seen can no longer be drawn: take them out of the count.
misconception-odds-upside-down = You counted right, but that is the chance of the opposite. Take it from a hundred.

## Smiles for right answers: the number is the seed modulo 12

smile-ba-0 = The others count your cards, and sigh.
smile-ba-2 = Anybody next to you would be getting nervous.
smile-ba-3 = With cards like that, you can sleep soundly.
smile-ba-5 = One card fewer, one smile more.
smile-ba-7 = Nobody saw that coming.
smile-ba-8 = Your hand is getting lighter by the minute.
smile-ba-10 = Clean as a whistle.
