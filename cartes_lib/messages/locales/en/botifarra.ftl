# Reasons why a card or a call of Botifarra is legal or illegal.

verdict-legal = That is allowed.
verdict-botifarra-charge = Allowed: you load the trick with { $card-the }.
verdict-botifarra-not-in-hand = { $card-the } is not in this hand.
verdict-botifarra-must-follow = { $led-the } were led and you have some: you must follow suit. You could play { $cards-or }.
verdict-botifarra-must-beat = { $duel ->
    [yes] Your opponent
   *[no] An opponent
  } is winning with { $best-the } and you can beat it: you must play { $cards-or }.
verdict-botifarra-must-ruff = { $duel ->
    [yes] Your opponent
   *[no] An opponent
  } is winning with { $best-the } and you have none of the suit led: you must ruff with { $cards-or }.
verdict-botifarra-must-under-ruff = At this table, a player with none of the suit led must play a trump, even one that cannot win: { $cards-or }.
verdict-botifarra-must-play-lowest = You cannot beat { $best-the }: you must play { $cards-count ->
    [1] your lowest
   *[other] your lowest of a suit
  }. You could play { $cards-or }.
verdict-botifarra-lowest-or-charge = You cannot beat { $best-the }: play your lowest, or load the trick with a point card. You could play { $cards-or }.
verdict-botifarra-point-or-lowest = Your partner is winning with { $best-the }: play a point card or your lowest. You could play { $cards-or }.
verdict-botifarra-wrong-turn = Not now: { $seat ->
    [seat-you] it is your turn.
    [nobody] nobody is playing anymore.
   *[other] { $seat-term } plays first.
  }
verdict-botifarra-wrong-speaker = It is not your turn to speak: waiting for { $seat-term }.
verdict-botifarra-talk-first = No cards yet: the calls must be finished first.
verdict-botifarra-deal-over = The deal is over: nobody is playing anymore.
verdict-botifarra-unknown-call = There is no such call in botifarra.
verdict-botifarra-not-asked = It is not this player’s turn to speak.
verdict-botifarra-no-partner = At this table nobody has a partner: you cannot pass the choice across.
verdict-botifarra-trump-turned = At this table trumps are not chosen: they are the suit of the card showing on the dealer’s last pile.
verdict-botifarra-must-choose = The choice was passed to you: you must choose and cannot pass it back.
verdict-botifarra-choose-first = Choose a suit or botifarra first.
verdict-botifarra-contract-named = The choice is made: all that is left is to double, or to knock.
verdict-botifarra-contro-once = Contro is said only once per deal.
verdict-botifarra-contro-only = When each plays alone, there is only contro: no recontro and no Sant Vicenç.
verdict-botifarra-no-contro-on-botifarra = When each plays alone, nobody says contro on a botifarra.
verdict-botifarra-recontro-after-contro = Recontro is said only once, in answer to contro.
verdict-botifarra-sant-vicenc-after-recontro = Sant Vicenç is said only in answer to recontro.
verdict-botifarra-no-sant-vicenc-on-botifarra = On a botifarra there is no Sant Vicenç: it stops at recontro.
verdict-botifarra-talk-over = The calls are over: now play.
verdict-botifarra-discard-order = When each plays alone, a player who can neither follow suit nor win must discard from the first suit they hold, in the set order. For you, that is { $suit-the }. You could play { $cards-or }.
verdict-botifarra-charge-unsaid = At this table, you must say “I load it” to play { $card-the } here.
verdict-botifarra-charge-for-nothing = You say “I load it” only when you do load, and only at a table that has agreed on it.
verdict-botifarra-face-down = You cannot see { $card-the }: only face-up cards are played.
verdict-botifarra-until-claimed = { $card-the } breaks the rules: the card stays on the table as long as no opponent claims.
verdict-botifarra-no-claims = At this table, a forbidden card is refused: there is nothing to claim.
verdict-botifarra-nothing-to-claim = No opponent has played against the rules.
verdict-botifarra-no-such-seat = There is no player in that seat.
verdict-botifarra-no-such-action = That is neither a call nor a card of botifarra.
verdict-botifarra-claimed-already = Someone has already claimed in this deal: it is over.
verdict-botifarra-delegated-already = You passed the choice to your partner: it is your partner’s turn to speak and choose.
verdict-botifarra-not-ours-contro = Contro is said against the side that chose: that is your side, so it is never yours to say.
verdict-botifarra-not-ours-recontro = Recontro is the answer of the side that chose: that is not yours.
verdict-botifarra-not-ours-sant-vicenc = Sant Vicenç is the answer of the side that said contro: that is not yours.
