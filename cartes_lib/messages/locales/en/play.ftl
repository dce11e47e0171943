# A match at a table: sentences for events.

playing-new = New match
playing-choices = What you may say
play-score-us = Us
play-score-them = Them
play-score-you = You
play-score-other = Other
play-score = { $points } ({ $tricks ->
    [0] no tricks
    [one] 1 trick
   *[other] { $tricks } tricks
  })
play-contract-label = Contract
play-contract = { $call-term }, × { $times }
play-last-trick-us = Our last trick
play-last-trick-them = Their last trick
play-card = { $seat ->
    [seat-you] You play { $card-the }{ $wins ->
        [yes] {" "}and take the trick
       *[no] {""}
      }.
   *[other] { $seat-term } plays { $card-the }{ $wins ->
        [yes] {" "}and takes the trick
       *[no] {""}
      }.
  }
play-trick = { $seat ->
    [seat-you] You take the trick.
   *[other] { $seat-term } takes the trick.
  }
play-match-won = { $side ->
    [us] The match is ours!
    [them] The match is theirs.
   *[nobody] The match is a draw.
  }
play-botifarra-deals = { $seat ->
    [seat-you] You deal and choose.
   *[other] { $seat-term } deals and chooses.
  }
play-botifarra-alone = { $seat ->
    [seat-you] You made { $points ->
        [one] { $points } point
       *[other] { $points } points
      }: { $scored } on your score.
   *[other] { $seat-term } made { $points ->
        [one] { $points } point
       *[other] { $points } points
      }: { $scored } on their score.
  }
play-botifarra-counted = { $winner ->
    [us] The deal is ours with { $points } points, × { $times }: we score { $scored }.
    [them] The deal is theirs with { $points } points, × { $times }: they score { $scored }.
   *[nobody] 36 points each: nobody scores.
  }

# Balcó.
played-balco-begins = Each player chooses three cards to stay face up.
played-stock = { $count ->
    [0] Stock empty
   *[other] Stock: { $count }
  }
played-seat = { $name }, { $held } in hand{ $place ->
    [0] {""}
    [1] , first
    [2] , 2nd
    [3] , 3rd
   *[other] , { $place }th
  }
played-exchange = { $seat ->
    [seat-you] Your balcony is ready.
   *[other] { $seat-term } has set up a balcony.
  }
played-opens = Everyone shows their lowest card. { $seat ->
    [seat-you] Yours is the lowest of all: you begin.
   *[other] { $seat-term } has the lowest of all, and begins.
  }
action-lift = { $seat ->
    [seat-you] You lift
   *[other] { $seat-term } lifts
  } a face-down card.
played-lift = { $seat ->
    [seat-you] You lift a face-down card: it is { $card-number }.
   *[other] { $seat-term } lifts a face-down card: it is { $card-number }.
  }
played-takes-up = The stock is empty: the face-up cards go into the hand.
played-out = { $seat ->
    [seat-you] You have no cards left
   *[other] { $seat-term } has no cards left
  }: { $place ->
    [1] first
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  } out!
played-balco-won = The match is over. { $seat ->
    [seat-you] You have won it!
   *[other] { $seat-term } has won it.
  }
played-balco-draw = The match stops there, with nobody out.
offer-take = pick up the pila
offer-lift = lift face-down card no. { $place }
offer-throw = throw { $thrown }{ $joker ->
    [0] {""}
    [8] {" "}as an 8
    [11] {" "}as an 11
   *[other] {" "}as a { $joker }
  }{ $aimed ->
    [yes] {" "}at { $target }
   *[no] {""}
  }

# Truco.
played-truco-deals = { $seat ->
    [seat-you] You deal.
   *[other] { $seat-term } deals.
  } { $mano ->
    [seat-you] You are mano: you speak and play first.
    [nobody] A card was seen.
   *[other] { $mano-term } is mano, and speaks first.
  }
played-marked = { $zone ->
    [malas] { $score ->
        [0] nothing
        [1] 1 mala
       *[other] { $score } malas
      }
   *[buenas] { $buenas ->
        [0] 15 malas
        [1] 1 buena
       *[other] { $buenas } buenas
      } ({ $score })
  }{ $chicos ->
    [0] {""}
    [1] , 1 chico
   *[other] , { $chicos } chicos
  }
played-stake = { $pending ->
    [yes] accepted: { $accepted }, refused: { $refused }
   *[no] { $accepted }
  }
played-discards = { $seat ->
    [seat-you] You discard one card, face down.
   *[other] { $seat-term } discards one card, face down.
  }
played-call = { $seat ->
    [seat-you] You: “{ $call }.”
   *[other] { $seat-term }: “{ $call }.”
  }
played-asks-flor = { $seat ->
    [seat-you] You say
   *[other] { $seat-term } says
  } “pido flor” to { $asked-term }.
played-declares = { $seat ->
    [seat-you] You
   *[other] { $seat-term }
  }: { $value ->
    [none] “son buenas.”
   *[other] “{ $value }.”
  }
played-award = { $bet ->
    [flor] Flor
    [envido] Envido
    [truco] The hand
    [claim] Flor claimed
   *[penalty] Penalty
  }: { $points ->
    [1] 1 point
   *[other] { $points } points
  } for { $side ->
    [us] us
    [them] them
   *[seat] { $side-term }
  }.
offer-pido-flor = pido flor (to { $seat-term })
offer-discard = discard { $card-the }
speech-flor = flor
speech-contraflor = contraflor
speech-contraflor-al-resto = contraflor al resto
speech-con-flor-quiero = con flor quiero
speech-con-flor-me-achico = con flor me achico
speech-envido = envido
speech-real-envido = real envido
speech-falta-envido = falta envido
speech-truco = truco
speech-retruco = retruco
speech-vale-cuatro = vale cuatro
speech-quiero = quiero
speech-no-quiero = no quiero
speech-son-buenas = son buenas
speech-paso = paso
speech-mazo = me voy al mazo
speech-keep = I keep it
speech-redeal = new deal
speech-interfere = I step in
speech-nobody-claims = nobody claims
speech-pido-flor = pido flor

# Texts on the table.
playing-label = The table
felt-turn = to play
playing-house-player = house player
playing-yours = Your turn.
felt-waits-for = Waiting for { $names }.
playing-asks-contract = Choose the trumps.
playing-asks-doubling = Double, or knock?
felt-dealer = dealer
felt-mano = mano
felt-gallo = alone against two
felt-gone = folded
felt-waiting = waiting
felt-in-hand = { $held } in hand
felt-balcony = Balcony: { "{name}" }, { $down } face down
felt-piles = Piles: { "{name}" }
felt-out = { $place ->
    [1] first out
    [2] 2nd out
    [3] 3rd out
   *[other] { $place }th out
  }
felt-trump = Trumps
felt-no-trump = No trumps
felt-times = { $word } × { $times }
felt-tricks = { $tricks ->
    [0] no tricks
    [one] 1 trick
   *[other] { $tricks } tricks
  }
felt-chicos = { $chicos ->
    [0] {""}
    [1] 1 chico
   *[other] { $chicos } chicos
  }
felt-pending = { $points ->
    [0] {""}
    [1] , 1 point to score
   *[other] , { $points } points to score
  }
felt-claims = The hand is played out: does a flor look hidden to you? Claim it.
played-asks-nothing = { $seat ->
    [seat-you] You claim no flor.
   *[other] { $seat-term } claims no flor.
  }
felt-hand-value = The hand is worth
felt-trick = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
  }{ $side ->
    [won] : { $name }
    [nobody] : tied
   *[open] {""}
  }
felt-call = { $seat ->
    [seat-you] You
   *[other] { $seat-term }
  }: “{ $call }.”
felt-call-botifarra = no trumps, everything counts double
felt-call-delegate = your partner will choose
felt-call-pass = the deal counts as it stands
felt-call-contro = everything counts double
felt-call-recontro = double again
felt-call-sant-vicenc = double again
felt-asks-free = any card
felt-asks-at-least = { $rank ->
    [1] a 1
   *[other] { $rank } or higher
  }
felt-asks-trenca = { $rank ->
    [0] 7 or lower
   *[other] { $rank } to 7, or a 2
  }
felt-asks-ace = 1, 2 or joker
felt-balcony-label = Your balcony
felt-balcony-asks = { $waits ->
    [yes] Three cards
   *[no] It is ready
  }
felt-balco-turn = { $seat ->
    [seat-you] { playing-yours }
   *[other] { $seat-term } is about to throw.
  }
felt-balco-won = { $seat ->
    [seat-you] You have won!
   *[other] { $seat-term } has won
  }
felt-place = { $place ->
    [0] { $left ->
        [1] 1 card left
       *[other] { $left } cards left
      }
    [1] 1st out
    [2] 2nd out
    [3] 3rd out
   *[other] { $place }th out
  }
offer-balcony = keep these three cards face up
action-balcony = leave { $cards-numbers } face up

# Results of a deal.
felt-deal-won = { $side ->
    [us] The deal is ours
    [them] The deal is theirs
   *[nobody] 36 points each
  }
felt-hand-won = { $side ->
    [us] The hand is ours, { $more } to { $less }
   *[them] The hand is theirs, { $more } to { $less }
  }
felt-hand-best = { $seat ->
    [seat-you] You win the hand, { $more } to { $less }
   *[other] { $seat-term } wins the hand, { $more } to { $less }
  }
felt-hand-level = The same points on both sides
felt-chico-won = { $side ->
    [us] The chico is ours!
   *[them] The chico is theirs
  }
felt-chico-best = { $seat ->
    [seat-you] You win the chico!
   *[other] { $seat-term } wins the chico
  }
felt-void = The deal is void
felt-half = { $half }, half of { $all }
felt-share = { $share }, each player’s share of { $all }
felt-under = { $count } face down
felt-deal-best = { $seat ->
    [seat-you] You made the most points
   *[other] { $seat-term } made the most points
  }
felt-match-best = { $seat ->
    [seat-you] You win the match!
   *[other] { $seat-term } wins the match.
  }
felt-deal-tied = Level at the top
felt-tricks-won = Tricks, us and them
felt-tricks-all = Tricks, { $seat ->
    [seat-you] yours
   *[other] { $seat-term }
  } first
felt-last-trick = Last trick: { $seat-term }
felt-term-points = points
felt-term-half = half
felt-term-share = the share
felt-term-apart = apart
felt-term-over = over
felt-term-scored = scored
felt-award = { $bet ->
    [flor] Flor
    [envido] Envido
    [truco] The hand
    [claim] Flor claimed
   *[penalty] Penalty
  }
felt-award-points = { $name } + { $points }
felt-us = us
felt-them = them
felt-opponent = opponent
felt-after-deal = Next deal
felt-after-match = New match
playing-scores = The scores
playing-change = { "{before}" } → { "{after}" }

# Buttons of the table.
playing-next = Next
playing-pace = Pace
playing-pace-step = Step by step
playing-pace-slow = Slow
playing-pace-normal = Normal
playing-pace-quick = Fast
playing-why-not = The other calls
playing-last = Last trick
playing-leave = Change tables
playing-more = Options
playing-log = What happened
playing-house = The house plays.
playing-refused = Not allowed
playing-rule = The rule
playing-group-answer = Answer
playing-group-envido = Envido
playing-group-truco = Truco
playing-group-flor = Flor
playing-group-leave = Fold
playing-group-discard = Discard a card
playing-group-contract = Choose trumps
playing-group-doubling = Double
playing-group-throw = Throw
playing-joker-as = Throw as
playing-throw-at = Who is the target? Touch a player.
playing-group-take = The pila
playing-group-lift = A face-down card
playing-group-exchange = Your balcony
playing-stock = stock
playing-pile = The pila
felt-at-stake = { $pending ->
    [yes] yes { $accepted }, no { $refused }
   *[no] { $accepted }
  }
felt-stake = yes { $accepted }, no { $refused }
felt-stake-value = worth { $points }
felt-stake-lost = { $points ->
    [1] 1 point
   *[other] { $points } points
  } to { $side ->
    [them] them
   *[seat] { $side-term }
  }
playing-played-by = { "{name}" }: { "{card}" }
playing-played-best = { "{name}" }: { "{card}" }, winning
playing-may-play = { "{card}" }, playable
playing-tricks = The tricks

# Meanings of the calls of Truco.
meaning-quiero = I accept
meaning-no-quiero = I refuse
meaning-envido = I bet my points are better
meaning-real-envido = for more
meaning-falta-envido = for all that is left
meaning-truco = the hand is worth more
meaning-retruco = I raise
meaning-vale-cuatro = I raise again
meaning-flor = three cards of one suit
meaning-contraflor = my flor against yours
meaning-contraflor-al-resto = for all that is missing
meaning-con-flor-quiero = I accept
meaning-con-flor-me-achico = I back down
meaning-son-buenas = yours are better
meaning-declare = I declare my total
meaning-paso = I have nothing to say
meaning-mazo = I throw in my cards
meaning-keep = we play on
meaning-redeal = deal again
meaning-interfere = it is a foul
meaning-pido-flor = show your cards
meaning-discard = face down

# Which table.
playing-choose = Which table?
playing-variant = Variant
playing-players = Players
playing-sit = Sit down
table-named = { $name }: { $about }
playing-more-variants = More variants
# About how long a match takes.
table-minutes = about { $minutes } min
table-hours = about { $hours } h
table-variant-obligada = forced
    .about = your lowest card if you cannot win
table-variant-lliure = free
    .about = any card if you cannot win
table-variant-intermedia = intermediate
    .about = forced, but you may load
table-variant-girona = Girona style, to 101 points
    .about = forced, as it is played in Girona
table-variant-lleida = Lleida style, to 101 points
    .about = free, as it is played in Lleida
table-variant-girona-fires = Girona tournament, 12 deals
    .about = you may load only a jack or a knight
table-variant-torneig-8 = tournament of 8 deals
    .about = forced; the most points at the end win
table-variant-torneig-12 = tournament of 12 deals
    .about = forced; the most points at the end win
table-variant-cinc-d-espases = the 5 of swords chooses
    .about = whoever has it chooses trumps first
table-variant-tres-segon = the 3 comes second
    .about = just after the manilla, before the ace
table-variant-con-flor = with flor
    .about = three cards of one suit are a flor
table-variant-sin-flor = without flor
    .about = envido and truco, as most people play
table-variant-torneo = tournament
    .about = without flor; folding early costs 2 points
table-variant-duelo = duel, two players
    .about = with flor, one against one
table-variant-gallo = gallo, each in turn alone against two
    .about = the dealer is alone and gets four cards
table-variant-gallo-fijo = fixed gallo, you alone against two
    .about = whoever is alone gets four cards
table-variant-redondilla = redondilla, six players
    .about = everybody together, then three duels, by turns
table-variant-standard = with jokers
    .about = four jokers besides the 48 cards
table-variant-without-jokers = without jokers
    .about = with the 48 cards alone
table-variant-individual = everyone for themselves
    .about = no pairs; you cannot pass the choice across
table-variant-tres = for three
    .about = each plays alone, with 36 cards
table-variant-rector-i-vicari = for two, six piles each
    .about = you play the top card of a pile
table-variant-rector-i-vicari-girat = for two, the trump is turned up
    .about = six piles; the last one decides trumps
table-variant-rector-i-vicari-amb-ma = for two, four piles and a hand
    .about = you play from your hand or the top of a pile
table-variant-ocho = for eight
    .about = everybody together, then four duels, by turns
