# Reasons why a card or a call of Botifarra is legal or illegal.

verdict-legal = Es pot.
verdict-botifarra-charge = Es pot: carregues la basa amb { $card-the }.
verdict-botifarra-not-in-hand = { $card-the } no és en aquesta mà.
verdict-botifarra-must-follow = Han sortit { $led-of } i en tens: has de servir. Podies jugar { $cards-or }.
verdict-botifarra-must-beat = La basa és { $duel ->
    [yes] del teu contrari
   *[no] d’un contrari
  }, amb { $best-the }, i pots matar: has de jugar { $cards-or }.
verdict-botifarra-must-ruff = La basa és { $duel ->
    [yes] del teu contrari
   *[no] d’un contrari
  }, amb { $best-the }, i no tens el pal de sortida: has de fallar amb { $cards-or }.
verdict-botifarra-must-under-ruff = En aquesta taula, qui no té el pal de sortida ha de jugar trumfo, encara que no pugui guanyar: { $cards-or }.
verdict-botifarra-must-play-lowest = No pots guanyar { $best-the }: has de jugar { $cards-count ->
    [1] la més baixa
   *[other] la més baixa d’un pal
  }. Podies jugar { $cards-or }.
verdict-botifarra-lowest-or-charge = No pots guanyar { $best-the }: juga la més baixa o carrega amb una carta amb punts. Podies jugar { $cards-or }.
verdict-botifarra-point-or-lowest = La basa és del teu company, amb { $best-the }: juga una carta amb punts o la més baixa. Podies jugar { $cards-or }.
verdict-botifarra-wrong-turn = Ara no: { $seat ->
    [seat-you] et toca a tu.
    [nobody] ja no juga ningú.
   *[other] primer juga { $seat-term }.
  }
verdict-botifarra-wrong-speaker = No et toca parlar: ara { $seat ->
    [seat-you] et toca a tu
   *[other] toca { $seat-term-to }
  }.
verdict-botifarra-talk-first = Encara no es juga: primer s’ha d’acabar de cantar i contrar.
verdict-botifarra-deal-over = S’ha acabat la mà: ja no juga ningú.
verdict-botifarra-unknown-call = A la botifarra això no es diu.
verdict-botifarra-not-asked = No toca parlar a aquest jugador.
verdict-botifarra-no-partner = En aquesta taula ningú no té company: no es pot delegar.
verdict-botifarra-trump-turned = En aquesta taula no es tria el trumfo: és el pal de la carta que es veu a l’últim piló de qui reparteix.
verdict-botifarra-must-choose = Han delegat en tu: has de triar, no ho pots tornar a passar.
verdict-botifarra-choose-first = Primer s’ha de triar un pal o botifarra.
verdict-botifarra-contract-named = Ja s’ha cantat: ara només es pot doblar, o picar a la taula.
verdict-botifarra-contro-once = El contro només es diu un cop per mà.
verdict-botifarra-contro-only = Quan cadascú juga pel seu compte, només es diu contro: no hi ha ni recontro ni Sant Vicenç.
verdict-botifarra-no-contro-on-botifarra = Quan cadascú juga pel seu compte, a botifarra no es diu contro.
verdict-botifarra-recontro-after-contro = El recontro només es diu un cop, per respondre al contro.
verdict-botifarra-sant-vicenc-after-recontro = Sant Vicenç només es diu per respondre al recontro.
verdict-botifarra-no-sant-vicenc-on-botifarra = A botifarra no es diu Sant Vicenç: s’acaba amb el recontro.
verdict-botifarra-talk-over = Ja s’ha acabat de cantar i contrar: ara toca jugar.
verdict-botifarra-discard-order = Quan cadascú juga pel seu compte, qui no pot ni servir ni guanyar es descarta del primer pal que té: en el teu cas, { $suit-the }. Podies jugar { $cards-or }.
verdict-botifarra-charge-unsaid = En aquesta taula s’ha de dir «carrego» per jugar aquí { $card-the }.
verdict-botifarra-charge-for-nothing = «Carrego» només es diu quan es carrega, i només en una taula on s’hagi acordat.
verdict-botifarra-face-down = No veus { $card-the }: només es juguen cartes que es veuen.
verdict-botifarra-until-claimed = { $card-the } no segueix les regles: la carta es queda a la taula mentre cap contrari no reclami.
verdict-botifarra-no-claims = En aquesta taula, una carta prohibida no s’accepta: no hi ha res per reclamar.
verdict-botifarra-nothing-to-claim = Cap contrari no ha jugat contra les regles.
verdict-botifarra-no-such-seat = En aquest lloc no hi ha cap jugador.
verdict-botifarra-no-such-action = Això no és ni cantar, ni contrar, ni una carta de la botifarra.
verdict-botifarra-claimed-already = En aquesta mà ja s’ha reclamat: s’ha acabat.
verdict-botifarra-delegated-already = Has delegat en el teu company: li toca parlar a ell, i ha de triar.
verdict-botifarra-not-ours-contro = El contro és contra la parella que ha fet trumfo, i és la teva: no et tocarà mai de dir-lo.
verdict-botifarra-not-ours-recontro = El recontro és la resposta de la parella que ha fet trumfo, i no és la teva.
verdict-botifarra-not-ours-sant-vicenc = Sant Vicenç és la resposta de la parella que ha contrat, i no és la teva.
