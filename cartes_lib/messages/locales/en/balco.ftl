# The condition that the pile sets.

condition-free = any card
condition-at-least = { $rank } or higher
condition-trenca = { $rank ->
    [0] 7 or lower
   *[other] { $rank } to 7, or a 2
  }, for { $players ->
    [1] one more player
    [2] two more players
    [3] three more players
    [4] four more players
   *[other] { $players } more players
  }
condition-ace = a 1, a 2 or a joker, to answer the 1

# Reasons why a throw of Balcó is illegal, for any hand.

verdict-balco-no-card = You have to throw at least one card.
verdict-balco-too-many = You throw four cards at most, and these are { $cards-count }.
verdict-balco-twice = You cannot throw { $card-number } twice.
verdict-balco-mixed = Cards thrown together must have the same number, and { $cards-numbers } do not.
verdict-balco-no-joker = Without a joker there is nothing to declare: a card counts as its number.
verdict-balco-joker-undeclared = To throw a joker, say which card it stands for.
verdict-balco-joker-differs = A joker thrown with { $other ->
    [8] an 8
    [11] an 11
   *[other] a { $other }
  } counts as { $other ->
    [8] an 8
    [11] an 11
   *[other] a { $other }
  }: you cannot declare it as { $rank }.
verdict-balco-too-low = { $joker ->
    [yes] The joker declared as { $rank } counts as { $rank }, which is lower than { $least }: you need { $least } or higher, { $special ->
        [ten] a 2 or a 10
       *[none] or a 2
      }.
   *[no] The { $rank } is lower than the { $least }: you need { $least } or higher, { $special ->
        [ten-joker] a 2, a 10 or a joker
        [ten] a 2 or a 10
        [joker] a 2 or a joker
       *[none] or a 2
      }.
  }
verdict-balco-answer-ace = Someone shot a 1 at you (disparar): answer with a 1, a 2 or a joker, not with { $rank ->
    [8] an 8
    [11] an 11
   *[other] a { $rank }
  }.
verdict-balco-joker-answers-ace = Against a 1, the joker can only be a 1 or a 2, not { $rank ->
    [8] an 8
    [11] an 11
   *[other] a { $rank }
  }.
verdict-balco-ten-on-ace = { $joker ->
    [yes] A joker declared as 10 cannot be thrown on a 1: it does not cancel the rule of the 1.
   *[no] The 10 cannot be thrown on a 1, whose rule it does not cancel: answer with a 1, a 2 or a joker.
  }
verdict-balco-ten-on-seven = { $joker ->
    [yes] A joker declared as 10 cannot be thrown on a 7: the trenca asks for 7 or lower.
   *[no] The 10 cannot be thrown on a 7: the trenca asks for 7 or lower.
  }
verdict-balco-ten-under-trenca = { $joker ->
    [yes] The trenca still binds you: a joker declared as 10 cannot cancel its rule.
   *[no] The trenca still binds you: the 10 cannot cancel its rule.
  }
verdict-balco-ten-on = { $joker ->
    [yes] A joker declared as 10 cannot be thrown on { $rank ->
        [8] an 8
        [11] an 11
       *[other] a { $rank }
      }.
   *[no] The 10 cannot be thrown on { $rank ->
        [8] an 8
        [11] an 11
       *[other] a { $rank }
      }.
  }
verdict-balco-ten-banned = { $joker ->
    [yes] There is a { $rank } in the pila: at this table, a joker declared as 10 cannot be thrown on it.
   *[no] There is a { $rank } in the pila: at this table, the 10 cannot be thrown on it.
  }
balco-trenca-needs = { $least ->
    [0] 7 or lower
   *[other] { $special ->
        [joker] { $least } to 7, a 2 or a joker
       *[none] { $least } to 7, or a 2
      }
  }
verdict-balco-ace-on-seven = { $joker ->
    [yes] The 1 is the highest number: not even a joker declared as 1 can be thrown under the trenca, which asks for { balco-trenca-needs }.
   *[no] The 1 is the highest number: it cannot be thrown under the trenca, which asks for { balco-trenca-needs }.
  }
verdict-balco-over-seven = { $joker ->
    [yes] The joker declared as { $rank } counts as { $rank }: under the trenca, you need { balco-trenca-needs }.
   *[no] The { $rank } is higher than 7: under the trenca, you need { balco-trenca-needs }.
  }
verdict-balco-below-answer = { $joker ->
    [yes] The joker declared as { $rank } is too low: at this table you need { balco-trenca-needs }, because someone has already answered the trenca with { $least }.
   *[no] The { $rank } is too low: at this table you need { balco-trenca-needs }, because someone has already answered the trenca with { $least }.
  }
verdict-balco-no-such-rank = A joker stands for a card from 1 to 12: there is no { $rank }.

# Reasons why an action is illegal at the table.

verdict-balco-deal-over = The deal is over: nobody is playing anymore.
verdict-balco-no-such-action = That is not a move in balcó.
verdict-balco-no-such-seat = There is no such seat at this table.
verdict-balco-exchange-first = Swapping comes first: play begins when everyone has chosen three face-up cards.
verdict-balco-exchange-too-late = Too late to swap: that was possible only before play began.
verdict-balco-exchange-done = You have already swapped: it is done only once.
verdict-balco-exchange-not-yours = { $card-number } is neither in your hand nor among your face-up cards.
verdict-balco-exchange-three = You must leave exactly three cards face up.
verdict-balco-is-out = You have no cards left: waiting for { $seat-term }.
verdict-balco-not-named = A 1 has just been shot (disparar): { $seat-term } must answer at once.
verdict-balco-wrong-turn = Not now: waiting for { $seat-term }.
verdict-balco-lifted-already = A card is already lifted, { $card-number }: only one at a time.
verdict-balco-hand-first = You lift a face-down card only when your hand is empty: you still hold { $cards-numbers }.
verdict-balco-no-such-place = { $count ->
    [0] You have no face-down card left.
    [one] You have only one face-down card left.
   *[other] You have { $count } face-down cards left: choose one of them.
  }
verdict-balco-lift-first = Your hand is empty: lift a face-down card, without looking first.
verdict-balco-must-throw = You can throw, so you must: { $cards-either }{ $more ->
    [yes] , for example.
   *[no] .
  } You pick up the pila (recollir) only when nothing can be played.
verdict-balco-must-throw-lifted = The lifted card can be thrown: you must throw { $card-number }.
verdict-balco-lifted-only = The lifted card is thrown alone: { $card-number }.
verdict-balco-from-table = You cannot play { $card-number } from the table. Your face-up cards go into your hand first, once the stock is empty.
verdict-balco-not-in-hand = { $card-number } is not in your hand.
verdict-balco-target-cleared = Four 1s in a row clear the pila (netejar): they aim at nobody.
verdict-balco-target-only-ace = Only a 1 aims at someone.
verdict-balco-target-self = You cannot shoot (disparar) at yourself.
verdict-balco-target-unknown = There is no such seat: aim at a player at the table.
verdict-balco-target-out = You can only aim at a player who still has cards: { $seat-term } { $seat ->
    [seat-you] have
   *[other] has
  } none left.
verdict-balco-target-count = { $count ->
    [one] Say who the 1 is aimed at: one player, and only one.
   *[other] Each 1 aims at a different player: name { $count } of them.
  }
verdict-balco-special-last = At this table you may not finish on a 1, a 2, a 7, an 8, a 10 or a joker: your last throw cannot be { $cards-numbers }.
