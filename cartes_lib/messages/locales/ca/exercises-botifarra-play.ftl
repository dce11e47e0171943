# Questions about the play of Botifarra: earlier tricks, and the card to play.

## BO-15 and BO-16: earlier tricks

prompt-trumps-left = Mira passar les bases. Quants trumfos tenen encara els altres tres, entre tots?
why-trumps-left = Hi havia dotze trumfos. En aquestes bases { $fallen ->
    [1] n’ha caigut 1
   *[other] n’han caigut { $fallen }
  } i tu en tens { $own }: { $count ->
    [0] no en queda cap
    [1] en queda 1
   *[other] en queden { $count }
  }.
hint-trumps-left = Dotze trumfos en total: treu-ne els que han caigut i, després, els teus.
breakdown-trumps-all = Trumfos de la baralla
breakdown-trumps-fallen = Caiguts
breakdown-trumps-own = A les teves cartes
misconception-count-own-forgotten = Has comptat bé, però hi has deixat els teus trumfos: treu-los.
misconception-count-fallen-forgotten = Has tret els teus trumfos. Treu també els que han caigut.
misconception-count-one-missed = Gairebé: ha caigut un trumfo més.
prompt-without = Mira passar les bases. Qui ja no pot tenir { $suit }?
term-seat-nobody = ningú no ho ha ensenyat
hint-without = Quan s’ha demanat { $suit }, algú ha tirat un altre pal? O no ha fallat quan tocava?
why-without = En una de les bases s’ha sortit amb { $led-the }, i { $seat-term } ha tirat { $card-the }. Si tingués cap de les cartes { $suit-of } que falten, no l’hauria pogut tirar.
why-without-nobody = Tothom pot tenir encara alguna carta { $suit-of }: res del que ha caigut no ho impedeix.
prompt-unable = { $seat-term } ha tirat { $card-the }. Quina d’aquestes cartes segur que no té?
hint-unable = Amb cadascuna d’aquestes cartes, hauria pogut tirar { $card-the }?
why-unable = Si aquest jugador tingués { $other-the }, no hauria pogut tirar { $card-the }. Per tant, no té { $other-the }.
prompt-highest-left = Mira passar les bases. Ara { $card-the } és la carta més alta que queda del seu pal?
hint-highest-left = Nou, as, rei, cavall, sota: quines d’aquestes has vist?
why-highest-left = Tot el que podia guanyar { $card-the } ja ha caigut, o ho tens tu.
why-not-highest-left = Els altres encara tenen { $higher }.

## BO-15 and BO-16: cards, evaluated by simulated deals

rows-fallen = Cartes caigudes
row-suit = { $suit }
row-fallen = { $ranks }
prompt-draw-trumps = Surts tu en aquesta basa, amb trumfos a la mà. Quina carta tires?
hint-draw-trumps = Quants trumfos queden, i qui els té? Arrastrar només surt a compte si els contraris en tenen i tu tens després cartes per protegir.
why-plays-best = En { $samples } mans simulades, cap carta no ha donat més.
why-plays-level = Aquesta carta val tant com la millor.
reason-play-wins = { $card-the } s’endú la basa segur: { $points } { $points ->
    [1] punt
   *[other] punts
  } amb el de la basa. { $other-the } la deixa als contraris.
reason-play-richer = Totes dues guanyen segur; a més, { $card-the } posa a recer { $points } { $points ->
    [1] punt seu
   *[other] punts seus
  }.
reason-play-cheaper = Amb { $card-the } n’hi ha prou per guanyar segur; { $other-the } encara farà servei.
reason-play-overtakes = El company ja té segura la basa amb { $best-the }: { $other-the } s’hi perdria.
reason-play-loads = La basa és segura per al company, amb { $best-the }: { $card-the } hi suma { $points } { $points ->
    [1] punt
   *[other] punts
  }, més que { $other-the }.
reason-play-risks = El company va guanyant amb { $best-the }, però un contrari encara el pot matar: { $other-the } arriscaria { $points } { $points ->
    [1] punt
   *[other] punts
  }.
reason-play-gives = La basa és dels contraris: { $other-the } els regalaria { $points } { $points ->
    [1] punt
   *[other] punts
  }.
reason-play-bares = Sense { $other-the }, { $honour-the } es quedaria sol sota una carta més alta.
reason-play-spends = Amb { $other-the } la basa seria teva de moment, però encara juga un contrari i se la pot endur.
reason-play-contests = Amb { $card-the } la basa és teva de moment, i cal una carta millor per prendre-te-la. Amb { $other-the }, continua sent dels contraris.
reason-play-exposes = { $higher-the } encara és fora: si surts amb { $other-the }, arrisques { $points } punts.
reason-play-opens = Deixa que un altre surti amb { $suit }: així { $top-the } es pot endur més punts.
reason-play-useless = Els contraris ja no tenen trumfos: { $other-the } no els en fa caure cap.
reason-play-lower = Cap de les dues no guanya; { $other-the }, més alta, encara pot fer servei.

## BO-16: reasons for a card

prompt-right-card = Et toca. Quina carta tires?
hint-right-card = De qui és la basa, i qui juga després de tu? Només llavors: quants punts?
prompt-why-card = Per què { $card-the } i no { $other-the }?
hint-why-card = De qui és la basa? Compara què passa amb { $card-the } i amb { $other-the }.
because-play-wins = S’endú la basa segur; l’altra la deixa als contraris.
because-play-richer = Totes dues guanyen la basa; aquesta hi posa més punts a recer.
because-play-cheaper = Totes dues guanyen la basa; la més alta es queda a la mà.
because-play-overtakes = L’altra passaria per sobre del company, que ja té segura la basa.
because-play-loads = Dona més punts a una basa segura del company.
because-play-risks = L’altra arriscaria més punts: va guanyant el company, però encara el poden matar.
because-play-gives = L’altra donaria més punts als contraris.
because-play-bares = L’altra és l’única que guarda una figura o un as.
because-play-spends = L’altra guanyaria la basa de moment, però un contrari encara la pot matar.
because-play-contests = Guanya la basa de moment; amb l’altra, continua sent dels contraris.
because-play-exposes = Sortir amb l’altra arriscaria punts: encara és fora una carta més alta.
because-play-useless = L’altra no faria caure cap trumfo dels contraris.
because-play-lower = Cap de les dues no guanya la basa; la més alta es queda a la mà.
