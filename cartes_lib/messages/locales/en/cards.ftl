# Names of cards and suits, with their articles, and lists of them.

card-rank-1 =
    .bare = ace
    .the = the ace
    .of = of the ace
    .to = to the ace
    .a = an ace

card-rank-2 =
    .bare = two
    .the = the two
    .of = of the two
    .to = to the two
    .a = a two

card-rank-3 =
    .bare = three
    .the = the three
    .of = of the three
    .to = to the three
    .a = a three

card-rank-4 =
    .bare = four
    .the = the four
    .of = of the four
    .to = to the four
    .a = a four

card-rank-5 =
    .bare = five
    .the = the five
    .of = of the five
    .to = to the five
    .a = a five

card-rank-6 =
    .bare = six
    .the = the six
    .of = of the six
    .to = to the six
    .a = a six

card-rank-7 =
    .bare = seven
    .the = the seven
    .of = of the seven
    .to = to the seven
    .a = a seven

card-rank-8 =
    .bare = eight
    .the = the eight
    .of = of the eight
    .to = to the eight
    .a = an eight

card-rank-9 =
    .bare = nine
    .the = the nine
    .of = of the nine
    .to = to the nine
    .a = a nine

card-rank-10 =
    .bare = jack
    .the = the jack
    .of = of the jack
    .to = to the jack
    .a = a jack

card-rank-11 =
    .bare = knight
    .the = the knight
    .of = of the knight
    .to = to the knight
    .a = a knight

card-rank-12 =
    .bare = king
    .the = the king
    .of = of the king
    .to = to the king
    .a = a king

# Cards by rank, as in Balcó.
card-number =
    .bare = { $rank }
    .the = the { $rank }
    .of = of the { $rank }
    .to = to the { $rank }
    .a = { $rank ->
        [8] an 8
        [11] an 11
       *[other] a { $rank }
    }

card-joker =
    .bare = joker
    .the = the joker
    .of = of the joker
    .to = to the joker
    .a = a joker

## Several jokers in a list, where their names would be equal
card-jokers = { $joined ->
    [or] a joker
   *[and] { $count ->
        [2] two jokers
        [3] three jokers
       *[other] four jokers
      }
  }

card-name = { $rank } { $suit }

suit-oros =
    .bare = coins
    .the = coins
    .of = of coins
    .to = to coins

suit-copas =
    .bare = cups
    .the = cups
    .of = of cups
    .to = to cups

suit-espadas =
    .bare = swords
    .the = swords
    .of = of swords
    .to = to swords

suit-bastos =
    .bare = batons
    .the = batons
    .of = of batons
    .to = to batons

list-and = { $first } and { $last }
list-or = { $first } or { $last }
