# Names of cards and suits, with their articles, and lists of them.

card-rank-1 =
    .bare = as
    .the = el as
    .of = del as
    .to = al as
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
    .bare = cuatro
    .the = el cuatro
    .of = del cuatro
    .to = al cuatro
    .a = un cuatro
    .gender = m

card-rank-5 =
    .bare = cinco
    .the = el cinco
    .of = del cinco
    .to = al cinco
    .a = un cinco
    .gender = m

card-rank-6 =
    .bare = seis
    .the = el seis
    .of = del seis
    .to = al seis
    .a = un seis
    .gender = m

card-rank-7 =
    .bare = siete
    .the = el siete
    .of = del siete
    .to = al siete
    .a = un siete
    .gender = m

card-rank-8 =
    .bare = ocho
    .the = el ocho
    .of = del ocho
    .to = al ocho
    .a = un ocho
    .gender = m

card-rank-9 =
    .bare = nueve
    .the = el nueve
    .of = del nueve
    .to = al nueve
    .a = un nueve
    .gender = m

card-rank-10 =
    .bare = sota
    .the = la sota
    .of = de la sota
    .to = a la sota
    .a = una sota
    .gender = f

card-rank-11 =
    .bare = caballo
    .the = el caballo
    .of = del caballo
    .to = al caballo
    .a = un caballo
    .gender = m

card-rank-12 =
    .bare = rey
    .the = el rey
    .of = del rey
    .to = al rey
    .a = un rey
    .gender = m

# Cards by rank, as in Balcó.
card-number =
    .bare = { $rank }
    .the = el { $rank }
    .of = del { $rank }
    .to = al { $rank }
    .a = un { $rank }

card-joker =
    .bare = comodín
    .the = el comodín
    .of = del comodín
    .to = al comodín
    .a = un comodín
    .gender = m

## Several jokers in a list, where their names would be equal
card-jokers = { $joined ->
    [or] un comodín
   *[and] { $count ->
        [2] dos comodines
        [3] tres comodines
       *[other] cuatro comodines
      }
  }

card-name = { $rank } { $suit }

suit-oros =
    .bare = oros
    .the = los oros
    .of = de oros
    .to = a oros

suit-copas =
    .bare = copas
    .the = las copas
    .of = de copas
    .to = a copas

suit-espadas =
    .bare = espadas
    .the = las espadas
    .of = de espadas
    .to = a espadas

suit-bastos =
    .bare = bastos
    .the = los bastos
    .of = de bastos
    .to = a bastos

list-and = { $first } y { $last }
list-or = { $first } { $u ->
    [yes] u
   *[no] o
  } { $last }
