# Names of cards and suits, with their articles, and lists of them.

card-rank-1 =
    .bare = as
    .the = l’as
    .of = de l’as
    .to = à l’as
    .a = un as
    .gender = m

card-rank-2 =
    .bare = deux
    .the = le deux
    .of = du deux
    .to = au deux
    .a = un deux
    .gender = m

card-rank-3 =
    .bare = trois
    .the = le trois
    .of = du trois
    .to = au trois
    .a = un trois
    .gender = m

card-rank-4 =
    .bare = quatre
    .the = le quatre
    .of = du quatre
    .to = au quatre
    .a = un quatre
    .gender = m

card-rank-5 =
    .bare = cinq
    .the = le cinq
    .of = du cinq
    .to = au cinq
    .a = un cinq
    .gender = m

card-rank-6 =
    .bare = six
    .the = le six
    .of = du six
    .to = au six
    .a = un six
    .gender = m

card-rank-7 =
    .bare = sept
    .the = le sept
    .of = du sept
    .to = au sept
    .a = un sept
    .gender = m

card-rank-8 =
    .bare = huit
    .the = le huit
    .of = du huit
    .to = au huit
    .a = un huit
    .gender = m

card-rank-9 =
    .bare = neuf
    .the = le neuf
    .of = du neuf
    .to = au neuf
    .a = un neuf
    .gender = m

card-rank-10 =
    .bare = valet
    .the = le valet
    .of = du valet
    .to = au valet
    .a = un valet
    .gender = m

card-rank-11 =
    .bare = cavalier
    .the = le cavalier
    .of = du cavalier
    .to = au cavalier
    .a = un cavalier
    .gender = m

card-rank-12 =
    .bare = roi
    .the = le roi
    .of = du roi
    .to = au roi
    .a = un roi
    .gender = m

# Cards by rank, as in Balcó.
card-number =
    .bare = { $rank }
    .the = le { $rank }
    .of = du { $rank }
    .to = au { $rank }
    .a = un { $rank }

card-joker =
    .bare = joker
    .the = le joker
    .of = du joker
    .to = au joker
    .a = un joker
    .gender = m

## Several jokers in a list, where their names would be equal
card-jokers = { $joined ->
    [or] un joker
   *[and] { $count ->
        [2] deux jokers
        [3] trois jokers
       *[other] quatre jokers
      }
  }

card-name = { $rank } { $suit }

suit-oros =
    .bare = or
    .the = l’or
    .of = d’or
    .to = à l’or

suit-copas =
    .bare = coupe
    .the = la coupe
    .of = de coupe
    .to = à la coupe

suit-espadas =
    .bare = épée
    .the = l’épée
    .of = d’épée
    .to = à l’épée

suit-bastos =
    .bare = bâton
    .the = le bâton
    .of = de bâton
    .to = au bâton

list-and = { $first } et { $last }
list-or = { $first } ou { $last }
