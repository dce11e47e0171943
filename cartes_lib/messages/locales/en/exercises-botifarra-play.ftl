# Questions about the play of Botifarra: earlier tricks, and the card to play.

## BO-15 and BO-16: earlier tricks

prompt-trumps-left = Watch the tricks go by. How many trumps do the other three still hold between them?
why-trumps-left = There were twelve trumps. { $fallen } { $fallen ->
    [1] was
   *[other] were
  } played in these tricks and you hold { $own }, so { $count ->
    [0] none is left
    [1] 1 is left
   *[other] { $count } are left
  }.
hint-trumps-left = Twelve trumps in all: take away those that were played, then your own.
breakdown-trumps-all = Trumps in the deck
breakdown-trumps-fallen = Played
breakdown-trumps-own = In your hand
misconception-count-own-forgotten = You counted right, but your own trumps are still in that number: take them away.
misconception-count-fallen-forgotten = You took away your own trumps. Now take away those that were played, too.
misconception-count-one-missed = Almost: one more trump was played than you counted.
prompt-without = Watch the tricks go by. Who can no longer have any { $suit }?
term-seat-nobody = nobody has shown it
hint-without = When { $suit } were led, did somebody play another suit? Or not ruff when they had to?
why-without = In one of the tricks, the lead was { $led-the }, and { $seat-term } played { $card-the }. A player who held any of the { $suit } still out could not have played that.
why-without-nobody = Any of them may still hold { $suit }: nothing played so far rules it out.
prompt-unable = { $seat-term } played { $card-the }. Which of these cards does that player certainly not hold?
hint-unable = Holding each of these cards, was it allowed to play { $card-the }?
why-unable = Anyone holding { $other-the } could not have played { $card-the } there. So { $other-the } is not in that hand.
prompt-highest-left = Watch the tricks go by. Is { $card-the } now the highest card left in its suit?
hint-highest-left = Nine, ace, king, knight, jack: which of these have you seen?
why-highest-left = Everything that beat { $card-the } has been played, or is in your own hand.
why-not-highest-left = The other hands still hold { $higher }.

## BO-15 and BO-16: cards, evaluated by simulated deals

rows-fallen = Cards played
row-suit = { $suit }
row-fallen = { $ranks }
prompt-draw-trumps = You lead to this trick, with trumps in your hand. Which card do you play?
hint-draw-trumps = How many trumps are left, and who has them? Drawing trumps pays only if your opponents hold some, and if you then have cards to protect.
why-plays-best = Over { $samples } simulated deals, no card earned more.
why-plays-level = This card does as well as the best.
reason-play-wins = { $card-the } is sure to take the trick: { $points } { $points ->
    [1] point
   *[other] points
  }, with the point for the trick. { $other-the } leaves it to your opponents.
reason-play-richer = Both are sure to take it, and { $card-the } brings home { $points } { $points ->
    [1] point
   *[other] points
  } of its own.
reason-play-cheaper = { $card-the } is enough to take the trick for sure, and { $other-the } still has work to do later.
reason-play-overtakes = Your partner is already sure of the trick with { $best-the }: { $other-the } would be wasted on it.
reason-play-loads = The trick is safe with your partner’s card, { $best-the }: { $card-the } adds { $points } { $points ->
    [1] point
   *[other] points
  }, more than { $other-the }.
reason-play-risks = Your partner is winning with { $best-the }, but an opponent has yet to play and may take it: { $other-the } would put { $points } { $points ->
    [1] point
   *[other] points
  } at risk.
reason-play-gives = The trick goes to your opponents: { $other-the } would give them { $points } { $points ->
    [1] point
   *[other] points
  }.
reason-play-bares = Without { $other-the }, { $honour-the } would stand alone under a higher card.
reason-play-spends = With { $other-the } you would be winning for now, but an opponent has yet to play and may still beat that.
reason-play-contests = With { $card-the } you are winning for now, and only a better card can take the trick from you. With { $other-the }, it stays with your opponents.
reason-play-exposes = { $higher-the } is still out: if you lead { $other-the }, you risk { $points } points.
reason-play-opens = Let somebody else lead { $suit }: then { $top-the } can take more points.
reason-play-useless = Your opponents have no trumps left: { $other-the } draws none from them.
reason-play-lower = Neither card takes the trick, but { $other-the } is higher and may still be useful.

## BO-16: reasons for a card

prompt-right-card = Your turn. Which card do you play?
hint-right-card = Who is winning the trick, and who plays after you? Only then: how many points?
prompt-why-card = Why { $card-the } rather than { $other-the }?
hint-why-card = Who is winning the trick? Compare what becomes of { $card-the } and of { $other-the }.
because-play-wins = It is sure to take the trick. The other card leaves it to the opponents.
because-play-richer = Both take the trick, and this one brings home more points.
because-play-cheaper = Both take the trick, and the higher card stays in the hand.
because-play-overtakes = The other card would go on top of a partner who is sure of the trick.
because-play-loads = It gives more points to a trick that is safe with the partner.
because-play-risks = The other card would risk more points: the partner is winning, but may still be beaten.
because-play-gives = The other card would give the opponents more points.
because-play-bares = The other card is the only guard of an honor.
because-play-spends = The other card would be winning for now, but an opponent may still beat it.
because-play-contests = It is winning for now. With the other card, the trick stays with the opponents.
because-play-exposes = Leading the other card would risk points: a higher card is still out.
because-play-useless = The other card would draw no trump from the opponents.
because-play-lower = Neither takes the trick, and the higher card stays in the hand.
