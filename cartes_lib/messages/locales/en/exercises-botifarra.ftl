# Exercises of Botifarra from BO-02 on: questions, reasons, hints, misconceptions.

## BO-02: tricks and piles

prompt-trick-value = { $count ->
    [1] How many points does this trick earn the side that wins it?
   *[other] One side has won these { $count } tricks. How many points does it earn in all?
  }
prompt-pile = Your side won these { $tricks } tricks. How many points are in your pile?
prompt-pile-other = Your side won these { $tricks } tricks, the other side all the others. How many points are in the other side’s pile?
unit-points = points
group-your-pile = Your pile, { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
  }
term-rank-1 = ace
term-rank-9 = nine
term-rank-10 = jack
term-rank-11 = knight
term-rank-12 = king
breakdown-rank = { $rank-term } × { $count }
breakdown-deal = a whole deal
breakdown-your-pile = your pile
breakdown-tricks = { $count ->
    [1] the trick
   *[other] { $count } tricks
  }
why-pile = { $cards } for the cards and { $tricks } for the { $tricks ->
    [1] trick
   *[other] tricks
  }: { $points } in all.
why-pile-other = Your pile counts { $points }: { $cards } for the cards, { $tricks } for the tricks. A deal makes 72 points: that leaves { $other } for the other side.
hint-pile = First count the cards that are worth points. And how many points is a trick worth, all by itself?
misconception-value-trick-forgotten = You counted the cards right, but each trick won is worth 1 point too.
misconception-value-trick-by-cards = You remembered the point for the trick. But it is 1 point for the whole trick, not 1 per card.
misconception-value-one-trick-only = You added the point for one trick. But there are several here, and each is worth 1 point.
misconception-pile-own = You counted right, but that is your own pile. The question is about the other side’s: take your number from 72.
misconception-pile-sixty = You counted from 60. With the 12 tricks, a deal makes 72 points.

## BO-05: the two variants side by side

prompt-sort-variants = It is your turn. Sort each card: in which variant is it allowed?
zone-both = allowed in both
zone-lliure-only = allowed in the free game only
zone-neither = forbidden in both
why-sort-variants = Allowed in both variants: { $both }. Allowed in the free game only: { $more }.
why-sort-both = { $card-the } is allowed in the forced game too, so it goes in both.
why-sort-lliure-only = { $partner ->
    [yes] { $card-the } is allowed in the free game, but the forced game would ask for a point card or your lowest.
   *[no] { $card-the } is allowed in the free game, but the forced game would ask for your lowest.
  }
why-sort-neither = { $card-the } is forbidden in both variants.
hint-sort-variants = First look for what the free game allows. The forced game adds: if you do not beat, your lowest, or a point card when your partner is winning.
misconception-sort-no-difference = You treated the two variants alike. They differ here: in the forced game, you could not play { $more }.
misconception-sort-lliure-forgotten = You got the forced game right. But in the free game you may also play { $more }.
misconception-sort-lliure-all-free = The free game does leave you more choice. But it has rules: you follow suit, and you beat an opponent.

## BO-06 and BO-07: permitted calls

prompt-may-call = What may you say now? Choose everything that is allowed.
prompt-call = You would like { $want-term }. What do you say?
prompt-multiplier = By how much will the winning side’s score be multiplied?
prompt-scored = How many points does the winning side score?
row-dealer = Dealer
row-winners-points = Winning side’s points
term-call-oros = coins
term-call-copas = cups
term-call-espadas = swords
term-call-bastos = batons
term-call-botifarra = botifarra
term-call-delegate = I pass it across
term-call-pass = I knock
term-call-contro = contro
term-call-recontro = recontro
term-call-sant-vicenc = Sant Vicenç
term-call-silent = I keep quiet, it is not my turn to speak
term-call-impossible = I keep quiet, it cannot be done now
term-want-longest = your longest suit to be trumps
term-want-no-trump = no suit to be trumps
term-want-double = to double the stake with the call itself
term-want-partner = your partner to choose
term-calls-choose = a suit, botifarra or “I pass it across”
term-calls-delegated = a suit or botifarra, but no longer “I pass it across”
term-calls-contro = contro, or knock
term-calls-recontro = recontro, or knock
term-calls-sant-vicenc = Sant Vicenç, or knock
why-may-call = It is your turn to speak. You may choose: { $calls-term }.
why-talking-over = The calls are over: now the first trick is led.
why-may-not-call = It is not your turn. Now { $speaker-term } may choose: { $calls-term }.
why-call-suit = Just name the suit: “{ $call-term }”. It beats the other three for the whole deal.
why-call-botifarra = You call botifarra: no suit is trumps, and the winnings count double.
why-call-delegate = The dealer may pass the choice across: the dealer’s partner chooses instead.
why-call-delegated = Your partner passed the choice to you: you must choose.
why-multiplied = { $times ->
    [1] You score what is above 36, and nothing doubles it here: { $above }.
   *[other] You score what is above 36, which is { $above }. The calls multiply it by { $times }: { $points }.
  }
why-multiplier = { $times ->
    [1] Nobody has doubled, and this is no botifarra: you multiply by 1.
   *[other] Contro, recontro and Sant Vicenç each double what comes before, and botifarra doubles it again: you multiply by { $times }.
  }
breakdown-times = { $call-term }, times
hint-choice = Who chooses? And who can that player pass the choice to?
hint-doubling = Which side chose? The two sides answer each other, one step at a time.
hint-multiplier = Each call that doubles multiplies by two. So does botifarra.
misconception-call-delegates-back = It is tempting to hand it back. But the choice was passed across, and it cannot come back: name a suit or say botifarra.
misconception-call-speaks-for-dealer = You know what you would like, but here it is not you who chooses trumps.
misconception-call-botifarra-forgotten = Everything you marked is allowed. But you may also play without trumps, and for that you say botifarra.
misconception-call-delegate-again = The rest is allowed. But you cannot pass the choice back: your partner has just passed it to you.
misconception-call-delegates-too-easily = You may, but then your partner chooses. You already have a suit in mind: name it.
misconception-call-botifarra-is-a-suit = Botifarra does count double. But it is not a stronger trump suit: it means playing without trumps.
misconception-call-suit-for-botifarra = If you name a suit, it becomes trumps. To play without trumps, and for double, call botifarra.
misconception-call-doubles-own-side = It can be doubled, but by the other side: you do not double what your own side has just said.
misconception-call-sant-vicenc-on-botifarra = With trumps you would be right. But in a botifarra, recontro is the last step: there is no Sant Vicenç.
misconception-call-contro-twice = Contro would be allowed if nobody had said it yet. But it is said only once per deal.
misconception-call-pass-forgotten = Doubling is allowed. But nobody has to: you may always knock.
misconception-call-skips-a-step = Right ladder, but you skipped a step: recontro comes only after contro, and Sant Vicenç after recontro.
misconception-multiplier-botifarra-forgotten = You counted the calls right. Now add botifarra: it doubles once more.
misconception-multiplier-added = You found everything that doubles. But do not add it up: each step doubles the one before.
misconception-multiplier-sum = You added the doublings up. Each call doubles what comes before: two, then four, then eight.
misconception-multiplier-all-points = You multiplied right, but you took all the points. Only the points above 36 are multiplied.
misconception-multiplier-forgotten = You took away 36, but you still have to multiply by { $times }.

## BO-09: marking

prompt-marking = How many points does your side score for this deal?
prompt-new-score = What is your side’s score after this deal?
row-your-points = Your side’s points in the deal
row-other-points = The other side’s points in the deal
row-score-before = Score before the deal
why-marking = { $times ->
    [1] Your side has { $own } points, { $above } above 36. Nothing doubles, so it scores { $scored }.
   *[other] Your side has { $own } points, { $above } above 36. Times { $times }, that scores { $scored }.
  }{ $asks ->
    [score] {" "}New score: { $score }.
   *[points] {""}
  }
why-marking-nothing = Your side has { $own } points. It has to pass 36 to score anything.{ $asks ->
    [score] {" "}New score: { $score }.
   *[points] {""}
  }
breakdown-above = above 36, times { $times }
hint-marking = You score only what is above half of 72, multiplied according to the calls.
misconception-marking-all-points = The total is right. But you do not score all your points, only those above 36.
misconception-marking-multiplier-forgotten = You took away 36. But the calls of this deal multiply what you score.
misconception-marking-other-side = Your sum is right, but that is what the other side scores. The question is about yours.
misconception-marking-score-forgotten = That is what the deal earned, and it is right. Now add it to the score before.
misconception-marking-as-shown = You used the other side’s points. Your side has the rest: 72 minus that number.

## BO-08: the course of a deal

prompt-deal-order = { $dealer ->
    [seat-you] You deal.
   *[other] { $dealer-term } deals.
  } Put these moments in order.
deal-step-shuffles = { $seat ->
    [seat-you] you shuffle
   *[other] { $seat-term } shuffles
  }
deal-step-cuts = { $seat ->
    [seat-you] you cut
   *[other] { $seat-term } cuts
  }
deal-step-served = { $seat ->
    [seat-you] you get
   *[other] { $seat-term } gets
  } the first four cards
deal-step-last = { $seat ->
    [seat-you] you take
   *[other] { $seat-term } takes
  } the last four cards
deal-step-chooses = { $seat ->
    [seat-you] you choose trumps
   *[other] { $seat-term } chooses trumps
  }
deal-step-contro = { $seat ->
    [seat-you] you say contro, or knock
   *[other] { $seat-term } says contro, or knocks
  }
deal-step-leads = { $seat ->
    [seat-you] you lead
   *[other] { $seat-term } leads
  } to the first trick
deal-step-deals-next = { $seat ->
    [seat-you] you deal next
   *[other] { $seat-term } deals next
  }
why-deal-order = The cards are shuffled, cut and dealt by fours, the dealer last. Then come trumps, contro and the lead. At the end, the deal passes to the right.
hint-deal-order = First the deck, then the cards dealt, then the words, then the tricks.
misconception-seq-cut-first = Shuffling and cutting go together, but you cut a deck that is already shuffled: the cut undoes anything that was set up.
misconception-seq-dealer-served-first = You served the dealer too soon: the dealer always comes last.
misconception-seq-lead-before-trump = You led too soon: nobody leads before trumps are named. Choosing comes first.
misconception-seq-contro-before-trump = You doubled too soon: somebody has to name trumps before anyone can say contro.

prompt-deal-shuffles = Who shuffles?
prompt-deal-cuts = Who cuts?
prompt-deal-served-first = Who gets the first four cards?
prompt-deal-served-last = Who gets the last four cards?
prompt-deal-leads = Who will lead to the first trick?
prompt-deal-deals-next = Who will deal next time?
prompt-deal-chooses = Who chooses trumps, or passes the choice across?
prompt-deal-after-misdeal = This dealer slipped up: a misdeal. Who deals now?
prompt-deal-shuffles-next = This deal is over. Who shuffles for the next?
prompt-deal-cuts-next = This deal is over. Who cuts for the next?
prompt-deal-new-match = The match ends with this deal, and you start another in the same seats. Who deals first?
prompt-deal-deals-third = Who will deal three deals from now?
why-deal-shuffles = The player on the dealer’s left shuffles. { $seat ->
    [seat-you] That is you
   *[other] That is { $seat-term }
  }.
why-deal-cuts = The player on the dealer’s right cuts, opposite the one who shuffled. { $seat ->
    [seat-you] That is you
   *[other] That is { $seat-term }
  }.
why-deal-served-first = The player on the dealer’s right is served first. { $seat ->
    [seat-you] That is you
   *[other] That is { $seat-term }
  }.
why-deal-served-last = The dealer comes last. { $seat ->
    [seat-you] That is you
   *[other] That is { $seat-term }
  }.
why-deal-leads = The player on the dealer’s right leads. { $seat ->
    [seat-you] That is you
   *[other] That is { $seat-term }
  }.
why-deal-deals-next = The deal passes to the right. { $seat ->
    [seat-you] You deal next
   *[other] { $seat-term } deals next
  }.
why-deal-chooses = The dealer chooses trumps. { $seat ->
    [seat-you] That is you
   *[other] That is { $seat-term }
  }.
why-deal-after-misdeal = A misdeal costs the dealer their turn, and the deal passes to the right. { $seat ->
    [seat-you] You deal now
   *[other] { $seat-term } deals now
  }.
why-deal-shuffles-next = The player on the right deals next. On that player’s left sits the last dealer, who shuffles. { $seat ->
    [seat-you] That is you
   *[other] That is { $seat-term }
  }.
why-deal-cuts-next = The player on the right deals next, and the player on the new dealer’s right cuts. { $seat ->
    [seat-you] That is you
   *[other] That is { $seat-term }
  }.
why-deal-new-match = With the same players, the deal simply keeps going around: no new draw. { $seat ->
    [seat-you] You deal
   *[other] The dealer is { $seat-term }
  }.
why-deal-deals-third = The deal moves one seat to the right each time. Three seats along, that is { $seat-term }.
hint-deal = Put yourself in the dealer’s chair, and look right and left.
misconception-deal-wrong-side = Almost: you went to the other side. Imagine yourself in the dealer’s seat, then look right and left.
misconception-deal-dealer-shuffles = You picked the dealer. But the dealer will choose trumps, so the opponents prepare the deck.
misconception-deal-partner-helps = You picked the dealer’s partner. But their side does not touch the deck: the other side shuffles and cuts.
misconception-deal-dealer-first = You picked the dealer, who does get cards, but comes last.
misconception-deal-dealer-not-last = It does go around from the right, but it ends with the dealer.
misconception-deal-dealer-leads = The dealer does choose trumps, but the player on the dealer’s right leads.
misconception-deal-stays = You left the deal where it was. It goes around, one seat to the right each time.
misconception-deal-right-chooses = This player does lead. But trumps are for the dealer to choose.
misconception-deal-misdeal-again = Dealing again would seem natural. But here a misdeal costs the dealer the turn.
misconception-deal-role-of-this-deal = That was true for this deal. In the next one, every role moves one seat.
misconception-deal-one-turn-too-few = Right direction. But you counted two deals, and the question is about three.

## BO-11: faults and their penalties

prompt-referee = The { $variant-term } game. You are the referee: for each player you see the card played, then the cards still in hand. Who broke a rule?
part-card = The card that breaks a rule
part-card-points = Points of the two cards
part-cost = Points for the other side
stake-suit = a suit
stake-trump = { $trump } are trumps
group-played = { $number }. { $seat ->
    [seat-you] you play
   *[other] { $seat-term } plays
  } { $card-the }
hint-referee = For each card, look at what the player still held: could they follow suit, beat, ruff?
why-fault-follow = { $seat ->
    [seat-you] You
   *[other] { $seat-term }
  } did not follow suit. It had to be { $cards-or }, not { $card-the }. That costs { $cost } points.
why-fault-beat = { $seat ->
    [seat-you] You
   *[other] { $seat-term }
  } had to beat the opponent’s card. It had to be { $cards-or }, not { $card-the }. That costs { $cost } points.
why-fault-ruff = { $seat ->
    [seat-you] You
   *[other] { $seat-term }
  } had to ruff. It had to be { $cards-or }, not { $card-the }. That costs { $cost } points.
why-fault-lowest = { $seat ->
    [seat-you] You
   *[other] { $seat-term }
  } could not win, and then the rule asks for { $cards-count ->
    [1] the lowest
   *[other] the lowest of a suit
  }: { $cards-or }, instead { $card-of }. That costs { $cost } points.
why-fault-point-or-lowest = { $seat ->
    [seat-you] Your partner was winning, so you
   *[other] With a partner winning, { $seat-term }
  } had to play a point card or the lowest. It had to be { $cards-or }, not { $card-the }. That costs { $cost } points.
misconception-fault-undoubled = That is the foul, but the price is multiplied like the deal.
misconception-fault-all-points = That is the foul, but it does not cost 72 points: the other side scores what is above 36, as if it had won everything.
misconception-fault-lowest-is-not-beat = Right card, another rule: this player could not beat, and had to play the lowest.
misconception-fault-ruff-is-not-follow = Right card, another rule: this player had none of the suit led, so they could not follow. They had to ruff.
misconception-fault-beat-before-lowest = Right card, another rule: the lowest is for a player who cannot win. This one could, and had to beat the card.

prompt-penalty = One side played a forbidden card, and the other side calls it. How many points does the other side score?
prompt-penalty-score = One side played a forbidden card, and the other side calls it. What is the other side’s new score?
row-offender-points = Points the other side took before the foul
row-other-before = Its score before the deal
why-penalty = { $times ->
    [1] The deal stops: the other side scores 36.
   *[other] The deal stops: the other side scores 36, times { $times }, that is { $cost }.
  }{ $asks ->
    [score] {" "}New score: { $score }.
   *[points] {""}
  }
hint-penalty = It is as if the other side had won all 72 points: how many above 36 does that score?
misconception-penalty-undoubled = The 36 points are right. But a foul is paid like the deal, so multiply it.
misconception-penalty-all-points = The other side does count as winning everything. But it scores what is above 36: 36, not 72.
misconception-penalty-as-played = You counted the tricks already played. They no longer count: a foul gives the other side every point of the deal.
misconception-penalty-score-forgotten = You have the price of the foul right. Now add it to the score before.

prompt-deal-after-fault = A forbidden card cost this dealer’s side the deal. Who deals the next one?
prompt-deal-chooses-after-misdeal = This dealer misdealt. Who will choose trumps?
prompt-deal-shuffles-after-misdeal = This dealer misdealt, and the cards are gathered up. Who shuffles?
prompt-deal-cuts-after-misdeal = This dealer misdealt, and the cards are gathered up. Who cuts?
prompt-deal-leads-after-misdeal = This dealer misdealt. Who will lead in the deal that replaces it?
prompt-deal-after-two-misdeals = This dealer misdealt, and so did the replacement. Who deals?
why-deal-after-fault = A foul costs points, not the turn: the deal passes to the right as always. { $seat ->
    [seat-you] You deal
   *[other] Now { $seat-term } deals
  }.
why-deal-chooses-after-misdeal = The player who misdealt loses the deal and the choice: the player on their right deals and chooses. { $seat ->
    [seat-you] You choose
   *[other] Now { $seat-term } chooses
  }.
why-deal-shuffles-after-misdeal = The player on the right deals now. On their left sits the player who misdealt, who shuffles. { $seat ->
    [seat-you] That is you
   *[other] That is { $seat-term }
  }.
why-deal-cuts-after-misdeal = The player on the right deals now, and the player on the new dealer’s right cuts. { $seat ->
    [seat-you] That is you
   *[other] That is { $seat-term }
  }.
why-deal-leads-after-misdeal = The player on the right deals now, and the player on the new dealer’s right leads. { $seat ->
    [seat-you] That is you
   *[other] That is { $seat-term }
  }.
why-deal-after-two-misdeals = Each misdeal moves the turn one seat to the right: two misdeals, two seats. { $seat ->
    [seat-you] You deal now
   *[other] { $seat-term } deals now
  }.
misconception-deal-fault-stays = You let the same player deal again. But a foul ends the deal like any other: the next player on the right deals.
misconception-deal-misdeal-chooses = Usually it is the dealer. But a misdeal loses the choice of trumps as well, and that is its real price.
misconception-deal-misdeal-once = One misdeal, one seat: right. But there were two, and the replacement loses their turn as well.

## BO-12: silence, and the players’ terms

prompt-talk = During the deal: allowed, or forbidden?
zone-talk-allowed = allowed
zone-talk-forbidden = forbidden
term-talk-own-manilla = “I’ve still got the manilla of coins.”
term-talk-own-void = “Cups? I don’t have a single one left!”
term-talk-own-trumps = “Don’t bother, I’ve got all the trumps.”
term-talk-others-void = “The guy on the left is out of swords.”
term-talk-others-hold = “He’s the one with the ace, I’m sure of it.”
term-talk-asks-suit = To a partner: “Play batons!”
term-talk-asks-trump = To a partner: “Draw the trumps.”
term-talk-judges-well = To a partner, about their trick: “Very well played!”
term-talk-judges-badly = To a partner: “You should have beaten that.”
term-talk-signs-wink = A wink at a partner before the lead
term-talk-signs-sigh = A deep sigh when a partner is about to play batons
term-talk-signs-card = Tilting the cards so that a partner sees them
term-talk-signs-slow = Banging a card down to say “it’s my last one”
term-talk-takes-back = “Hang on, I’ll take my card back.”
term-talk-looks-older = Looking back at the trick before last
term-talk-banter-coffee = “Anyone for coffee?”
term-talk-banter-heat = “Phew, it’s hot in here!”
term-talk-banter-grandfather = “My granddad would beat all four of us.”
term-talk-calls-delegate = The dealer: “I pass it across.”
term-talk-calls-contro = An opponent of the dealer, before the lead: “Contro!”
term-talk-calls-knock = Knocking instead of saying contro
term-talk-turn-whose = “Whose turn is it?”
term-talk-turn-score = “What’s the score in the match?”
term-talk-last-trick = Looking back at the last trick
term-talk-claim-fault = “You had coins, you had to follow suit: I claim.”
why-talk = You say nothing about the cards, nor about how well a play came off: not a word, not a sign. Calls and jokes are still allowed.
why-talk-own = You say nothing about your own cards.
why-talk-others = You say nothing about the other players’ cards either.
why-talk-asks = You ask your partner for nothing: your partner chooses alone.
why-talk-judges = You do not comment on a good play or a bad one: it tells your partner something.
why-talk-signs = A sign says as much as a word, so it is forbidden too.
why-talk-takes = A card you have played stays played.
why-talk-looks = Only the last trick of each pile may be looked at again.
why-talk-banter = Joking is allowed: it says nothing about the cards.
why-talk-calls = Calling in turn is allowed: it is part of the game.
why-talk-turn = Asking whose turn it is, or what the score is, gives away nothing about the cards.
why-talk-last = The last trick of each pile may be looked at again.
why-talk-claim = Pointing out a foul is allowed: it only keeps the game fair.
hint-talk = Just one question: does your partner learn anything from it about the cards or the play?
misconception-talk-banter-forbidden = Silence covers only the cards and the play: joking is still allowed.
misconception-talk-comment-allowed = It is kindly meant. But even a compliment gives something away: you do not comment on a play, good or bad.
misconception-talk-signs-allowed = Nobody said a word, true. But a sign says the same thing, so it is forbidden.
misconception-talk-take-back = Anybody can slip. But a card laid is a card played, even with a good excuse.
misconception-talk-last-trick-forbidden = For earlier tricks you would be right. But the last trick of each pile may be looked at again.
misconception-talk-all-forbidden = True, you do not talk about the cards. But not everything is forbidden: calls, jokes and questions about the turn are fine.

prompt-words = Match each Catalan word to its meaning.
why-words = These are the words of the table, as they are said in Catalan.
hint-words = Start with the words you have already heard. The others can be worked out.
misconception-words-beat-ruff = Both take the trick. But “matar” is playing higher, and “fallar” is ruffing with a trump.
misconception-words-pass-delegate = Either way you let something go. But you knock so as not to double, and you pass it across so as not to choose.
misconception-words-suit-lead = Both are about suits. But “pal” is any suit, and “pal de sortida” is the suit of the first card of the trick.
misconception-words-trick-deal = Both are pieces of the game. But a “basa” is one trick, and a “mà” is the whole deal.

## BO-10: charging points

prompt-charge = The intermediate game. { $announced ->
    [yes] At this table, you say so when you load.
   *[no] At this table, nothing is announced.
  } You want to play { $card-the }. What do you say?
charge-announce = “I load it”
charge-silent = nothing, I just play
charge-impossible = nothing, this card is forbidden
why-charge-announced = { $card-the } loads the trick, and this table announces it: you must say “I load it”.
why-charge-charge = { $card-the } loads the trick, but this table does not announce it: you play it without a word.
why-charge-plain = { $card-the } could be played in the forced game too: that is not loading, so you say nothing.
why-charge-forbidden = { $card-the } is not allowed here: neither in the forced game, nor by loading.
hint-charge = Who is winning? Can you beat that card? And has your partner yet to play?
misconception-charge-unsaid = This is a card to load with. But at this table you have to say so, and loading without a word is a foul.
misconception-charge-not-agreed = You are loading, yes. But at this table you do not say so: speaking would tell too much.
misconception-charge-for-nothing = The card is allowed. But you could play it without loading, so you say nothing.
misconception-charge-forbidden = The word is right for loading. But saying “I load it” does not make this card allowed.
misconception-charge-is-allowed = In the forced game you would be right. Here it is allowed: you cannot win the trick, and your partner is still to play.

## BO-09: counting a pile

group-counting-pile = Your pile, { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
  }: here are its point cards
misconception-marking-tricks-forgotten = You counted the cards right. But each trick is worth 1 point too.

## BO-13: other tables

prompt-tables = Which table does each sentence describe? Sort them.
table-kind-pairs = four, in pairs
table-kind-alone = four, each alone
table-kind-three = three
table-kind-duo = two, with piles
table-fact-delegate = If you do not want to choose, you pass it across.
table-fact-partner = Your partner sits opposite you.
table-fact-shared-pile = Two players put their tricks together.
table-fact-minus-18 = You score your points minus 18.
table-fact-four-alone = Four players, four scores.
table-fact-eighteen = With 18 points you score nothing.
table-fact-minus-24 = You score your points minus 24.
table-fact-no-low = No twos, threes or fours in the deck.
table-fact-thirty-six = The deck has 36 cards.
table-fact-half-points = It takes two tricks to make a point.
table-fact-tops = You play the top card of one of your piles.
table-fact-twenty-four-tricks = The deal has 24 tricks.
why-tables = In pairs, tricks and score are shared. Alone, you compare with your share of 72: 18 among four, 24 among three. Two players play from piles.
hint-tables = Count the players, then divide 72 by their number.
why-table-pairs = In pairs, your partner sits opposite: you share tricks and score, and you may leave the choice to your partner.
why-table-alone = With four, each alone, everyone’s share is 72 ÷ 4 = 18: you score the difference, above or below.
why-table-three = With three, the twos, threes and fours are taken out: 36 cards are left, and a share of 72 ÷ 3 = 24.
why-table-duo = With two players, 48 cards make 24 tricks: each plays the tops of their piles, and two tricks are worth a point.
misconception-tables-shares-swapped = You have both shares, only swapped: 72 ÷ 4 = 18 among four, 72 ÷ 3 = 24 among three.
misconception-tables-alone-delegates = In pairs you would be right. But when each plays alone, there is nobody to pass it across to.
misconception-tables-tricks-swapped = You swapped the tricks. Three players make twelve with 36 cards, and two make twenty-four with 48.
row-table-kind = Table
row-own-points = Your points in the deal
row-card-points = Points of your cards
row-tricks-won = Tricks you have won
prompt-alone = What do you score for this deal? The result may be negative.
why-alone = { $times ->
    [1] Your points, { $own }, minus your share, { $share }: { $score }.
   *[other] Your points, { $own }, minus your share, { $share }, all times { $times }: { $score }.
  }
hint-alone = What is your share of 72? You score the difference, above or below, doubled in a botifarra or after a contro.
breakdown-share = your share, 72 ÷ { $count }
breakdown-doubled = it all counts double
misconception-tables-like-pairs = In pairs that would be right: 36 is the share of a pair. Here each player has their own: { $share }.
misconception-tables-no-minus = The difference is right. But you are below your share, so you lose: the result is negative.
misconception-tables-other-share = Right method, but with another table’s share. Here yours is { $share }.
misconception-tables-times-forgotten = The difference is right. But here everything is multiplied by { $times }, gains and losses alike.
misconception-tables-all-points = You counted the points right. But you score only the difference from { $share }.
prompt-duo-points = With two players, the deal has 24 tricks. How many points have you made?
why-duo-even = Two tricks are worth a point: { $cards } for the cards plus half of { $tricks } makes { $points }.
why-duo-gets = Your { $tricks } tricks go in pairs, and one is left over. Its point goes to the player with fewer points, and that is you: { $points }.
why-duo-loses = Your { $tricks } tricks go in pairs, and one is left over. Its point goes to the player with fewer points, and that is not you: { $points }.
hint-duo = Two tricks are worth a point. And if one is left over?
misconception-tables-trick-each = With four players each trick is worth a point. With two, it takes two tricks.
misconception-tables-odd-lost = You were right to count the tricks by twos. But the one left over is not lost: its point goes to the player with fewer, and that is you.
misconception-tables-odd-to-all = You remembered the trick left over. But its point goes to the player with fewer, and that is not you.
prompt-piles = The forced game, for two players. Here are the tops of your piles: choose all the cards allowed.
prompt-duel-three = Here the three comes second. Which of these { $count } cards wins?
why-duel-three = At this table the order is 9, 3, 1, 12, 11, 10, then 8 down to 4, and 2. So { $card-the } wins.
hint-duel-three = Only one card ranks above the three.
misconception-duel-three-forgotten = At another table you would be right. At this one only the manilla beats the three.
misconception-duel-three-on-top = The three does move up, but only to second: the manilla stays on top.
misconception-legal-partner-opposite = In pairs you would be right. Here the player opposite is an opponent too.
misconception-legal-order-forgotten = You cannot win this trick. So you discard from the first suit that you hold, in the order coins, cups, swords, batons.
prompt-pile-lead = The trick is over, and the cards are turned up. Who leads, and with which cards?
pile-lead-you-any = You, any top card
pile-lead-you-known = You, but not the card just turned
pile-lead-other-any = The other, any top card
pile-lead-other-known = The other, but not the card just turned
why-pile-lead = { $mine ->
    [yes] { $card-the } has won the trick: you lead, with the top of any of your piles.
   *[no] { $card-the } has won the trick: your opponent leads, with the top of any of their piles.
  }
hint-pile-lead = Who has won the trick? And what is on top of their piles now?
misconception-pile-lead-loser = Any card on top may be led, true. But { $best-the } won the trick, and another player played it.
misconception-pile-lead-turned = You are right about the leader. But the card just turned up may already be led to the next trick.

## BO-06 and BO-14: choices, evaluated by simulated deals

choice-value-figure = { $sign ->
    [minus] −{ $whole }.{ $tenths } ± { $error }.{ $error-tenths }
   *[plus] { $whole }.{ $tenths } ± { $error }.{ $error-tenths }
  }
prompt-lead = { $seat ->
    [seat-left] The player on your left dealt and chose trumps. You lead: which card?
   *[other] The player on your left dealt, the one on your right chose trumps. You lead: which card?
  }
reason-contract-longer = You have { $count } cards in { $suit } and { $fewer ->
    [0] none
    [1] only one
   *[other] only { $fewer }
  } in { $other }: more trumps, more tricks.
reason-contract-richer = Your cards in { $suit } are worth { $points } points, more than those in { $other }.
reason-contract-own-trumps = You have { $count } cards in { $suit } yourself: your partner cannot know that.
reason-contract-too-short = You have only { $count ->
    [one] one card
   *[other] { $count } cards
  } in { $suit }: your partner may have a longer suit.
reason-contract-open = You have neither the nine nor the ace of { $suit }: without trumps, nothing stops that suit.
reason-contract-masters = You have { $count } nines and aces: without trumps, they win their tricks, and the deal counts double.
reason-contract-honors = You have { $count } cards with points: without trumps, nobody ruffs them, and the deal counts double.
reason-double-tops = You have { $count } nines and aces: they win tricks from the side that chose.
reason-double-weak = You have { $count ->
    [0] no nine and no ace
   *[other] a single nine or ace
  }: that is too little to double.
reason-double-trumps = You have two nines and aces and { $trumps } of their trumps: the side that chose lacks those trumps.
reason-double-short = You have { $trumps ->
    [0] no trump
   *[other] a single trump
  }: the others can ruff your high cards.
prompt-contract = You dealt. What do you choose with this hand?
hint-leads = A low trump, or a low card in a short suit: soon you can ruff it. A lone honor gets caught.
hint-contracts = Count your suits: a long one, with a high honor? Honors everywhere? Or none of that?
why-leads-best = Over { $samples } simulated deals, no lead earned your side more points.
why-leads-level = Over { $samples } simulated deals, this lead does as well as the best.
why-contracts-level = Over { $samples } simulated deals, this choice does as well as the best.
prompt-located = { $count ->
    [1] In a hundred deals, how often does your partner hold this card?
   *[other] In a hundred deals, how often does your partner hold at least one of these { $count } cards?
  }
group-asked = { $count ->
    [1] The card in question
   *[other] The cards in question
  }
row-void = Has none of that suit
why-located = { $count ->
    [1] Three players may hold it, all equally likely: { $percent } times in a hundred.
   *[other] Your partner has at least one { $percent } times in a hundred. You cannot add up thirds, because your partner may hold several.
  }
why-located-void = One player has none, and the other two are equally likely to hold the card: { $percent } times in a hundred.
hint-located = How many players can still hold these cards?
misconception-odds-half = With just two players you would be right. But here more players could hold the card.
misconception-odds-third = A third is right for one card that you know nothing about. Here it is not so simple.
misconception-odds-added = True, a third for each card. But thirds do not add up: your partner may hold several at once.

## Smiles for right answers: the number is the seed modulo 12

smile-bo-0 = An opponent would have stopped smiling by now.
smile-bo-2 = Somebody’s granddad nods from the bar.
smile-bo-3 = Clearly, this is not your first game.
smile-bo-5 = They will start to fear you at this table.
smile-bo-7 = Not a word, and your partner understood.
smile-bo-8 = That earns you a sausage in Girona.
smile-bo-10 = Keep this up and nobody will dare to play against you.
