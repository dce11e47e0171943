# Names of cards and suits, with their articles, and lists of them.

card-rank-1 =
    .bare = as
    .the = l’as
    .of = de l’as
    .to = a l’as
    .a = un as
    .gender = m

card-rank-2 =
    .bare = dos
    .the = el dos
    .of = del dos
    .to = al dos
    .a = un dos
    .gender = m

card-rank-3 =
    .bare = tres
    .the = el tres
    .of = del tres
    .to = al tres
    .a = un tres
    .gender = m

card-rank-4 =
    .bare = quatre
    .the = el quatre
    .of = del quatre
    .to = al quatre
    .a = un quatre
    .gender = m

card-rank-5 =
    .bare = cinc
    .the = el cinc
    .of = del cinc
    .to = al cinc
    .a = un cinc
    .gender = m

card-rank-6 =
    .bare = sis
    .the = el sis
    .of = del sis
    .to = al sis
    .a = un sis
    .gender = m

card-rank-7 =
    .bare = set
    .the = el set
    .of = del set
    .to = al set
    .a = un set
    .gender = m

card-rank-8 =
    .bare = vuit
    .the = el vuit
    .of = del vuit
    .to = al vuit
    .a = un vuit
    .gender = m

card-rank-9 =
    .bare = nou
    .the = el nou
    .of = del nou
    .to = al nou
    .a = un nou
    .gender = m

card-rank-10 =
    .bare = sota
    .the = la sota
    .of = de la sota
    .to = a la sota
    .a = una sota
    .gender = f

card-rank-11 =
    .bare = cavall
    .the = el cavall
    .of = del cavall
    .to = al cavall
    .a = un cavall
    .gender = m

card-rank-12 =
    .bare = rei
    .the = el rei
    .of = del rei
    .to = al rei
    .a = un rei
    .gender = m

# Cards by rank, as in Balcó.
card-number =
    .bare = { $rank }
    .the = { $rank ->
        [1] l’{ $rank }
        [11] l’{ $rank }
       *[other] el { $rank }
      }
    .of = { $rank ->
        [1] de l’{ $rank }
        [11] de l’{ $rank }
       *[other] del { $rank }
      }
    .to = { $rank ->
        [1] a l’{ $rank }
        [11] a l’{ $rank }
       *[other] al { $rank }
      }
    .a = un { $rank }

card-joker =
    .bare = comodí
    .the = el comodí
    .of = del comodí
    .to = al comodí
    .a = un comodí
    .gender = m

## Several jokers in a list, where their names would be equal
card-jokers = { $joined ->
    [or] un comodí
   *[and] { $count ->
        [2] dos comodins
        [3] tres comodins
       *[other] quatre comodins
      }
  }

card-name = { $rank } { $suit }

suit-oros =
    .bare = oros
    .the = els oros
    .of = d’oros
    .to = a oros

suit-copas =
    .bare = copes
    .the = les copes
    .of = de copes
    .to = a copes

suit-espadas =
    .bare = espases
    .the = les espases
    .of = d’espases
    .to = a espases

suit-bastos =
    .bare = bastos
    .the = els bastos
    .of = de bastos
    .to = a bastos

list-and = { $first } i { $last }
list-or = { $first } o { $last }
