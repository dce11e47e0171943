# The rules of Truco, one by one.

## Cards, players, aim

rule-TRU-SET-01 = Truco is played with 40 Spanish cards: no eights, no nines.
rule-TRU-SET-02 = Two, three, four, six or eight can play; with three, one player alone takes on the other two.
rule-TRU-SET-03 = Each hand has two phases: you bet on your cards (flor, envido), then on the tricks (truco).
rule-TRU-SET-04 = A chico is played to 30 points; the match goes to the first side to win two chicos.
rule-TRU-SET-05 = The first fifteen points of a chico are the malas, the other fifteen the buenas.
    .choice = So “10 buenas” means 25 points.
rule-TRU-SET-06 = One player per side keeps the score, and points are entered at the end of each hand.
rule-TRU-CARD-01 = In the tricks, from strongest to weakest: ace of swords, ace of batons, seven of swords, seven of coins, then the threes, the twos, the aces of coins and cups, the kings, the knights, the jacks, the sevens of cups and batons, the sixes, the fives, the fours.
rule-TRU-CARD-02 = Two cards of the same rank in this order tie, whatever their suits.
rule-TRU-CARD-03 = For envido and flor, a card is worth its number, and face cards are worth zero.

## The deal

rule-TRU-DEAL-01 = The first dealer is drawn by lot; after that the deal passes to the right.
rule-TRU-DEAL-02 = The dealer shuffles, and the opponent on the dealer’s left cuts, once only; nobody else cuts.
rule-TRU-DEAL-03 = A cut may not take three cards or fewer, nor leave three or fewer: 4 to 36 out of 40.
rule-TRU-DEAL-04 = Instead of cutting you may tap the deck: it stays as it is.
rule-TRU-DEAL-05 = Each player is dealt three cards, one at a time, starting on the dealer’s right.
rule-TRU-DEAL-06 = If a card is seen during the deal, the player it goes to keeps it or demands a new deal.
    .choice = The same player deals again. Other tables always deal again; an option allows it.
rule-TRU-DEAL-07 = The gallo is dealt a fourth card.

## The course of a hand

rule-TRU-TURN-01 = The player on the dealer’s right, the mano, speaks and plays first; the turn passes to the right.
rule-TRU-TURN-02 = On your turn in the first trick, you may sing your flor, bet envido, say truco or play a card.
rule-TRU-TURN-03 = The calls come in this order: flor, envido, truco. Each comes before the next.
rule-TRU-TURN-04 = Envido and flor are opened only in the first trick, before you play your own first card. If you have played, you may still answer an envido.
    .choice = Each player may bet up to their own first card.
rule-TRU-TURN-05 = Truco may be said at any moment of the hand.
    .choice = You say it on your turn, or as an answer; an option opens it at any moment.
rule-TRU-TURN-06 = Envido comes first: facing a truco, the side challenged may still open the envido or sing its flor. The truco waits, then gets its answer.
rule-TRU-TURN-07 = Accepting the truco closes envido and flor.
    .choice = They close for both sides: the other side has had its turn.
rule-TRU-TURN-08 = Bets and answers bind the whole side; any of its players may answer, and the first answer counts.
rule-TRU-TURN-09 = The last player of each side, the pie, is usually its captain; partners may make signs to each other.
    .choice = The lesson shows the signs of Argentina, and matches here do without.
rule-TRU-TURN-10 = Going fishing (ir a la pesca) means keeping quiet so that your opponent bets first.
rule-TRU-TURN-11 = Once an envido is settled, nobody opens another in the same hand.
    .choice = Every table plays it that way: a single envido per hand.
rule-TRU-TURN-12 = Once flor or envido is settled, play resumes where it was; a truco that is waiting is answered first.

## The flor

rule-TRU-FLOR-01 = Three cards of one suit make a flor: 20 plus the sum of their values, from 20 to 38.
rule-TRU-FLOR-02 = If you have a flor you must sing it; if you have none you cannot. Hiding one is a foul that your opponents can make you pay for.
rule-TRU-FLOR-03 = A flor is sung before you play your first card, and before you accept an envido or a truco.
    .choice = An envido accepted closes the flor for everyone; an envido refused does not, and the hand then pays for both. An option leaves the flor open until the end of the first trick.
rule-TRU-FLOR-04 = A flor holds up the truco that is waiting, until the flor is settled.
rule-TRU-FLOR-05 = A flor cancels the hand’s envido: it earns nothing.
    .choice = Rules of the same family cancel everything said about envido; so do we.
rule-TRU-FLOR-06 = With a flor you neither bet nor accept an envido.
    .choice = It follows because you have to sing: the flor would cancel the envido. If your side accepts one before you have sung, you declare like the others, and your two best cards count: silence would give your flor away.
rule-TRU-FLOR-07 = After a flor, each player speaks of their own in turn; everything about flor is settled before play resumes.
rule-TRU-FLOR-08 = An opponent with a flor answers flor, con flor me achico (I back down), contraflor or contraflor al resto; one without has nothing to say.
rule-TRU-FLOR-09 = A flor on its own is worth 3 points. The best of several earns 3 points for each flor announced: 6, 9 or 12.
    .choice = Other tables give 3 points in all, or 4 for two flores; an option changes the rate.
rule-TRU-FLOR-10 = Contraflor announces your flor and challenges the other side: 6 points to the better one.
rule-TRU-FLOR-11 = With three flores announced, contraflor is worth 9.
    .choice = That is 3 points for each flor; an option changes it.
rule-TRU-FLOR-12 = Contraflor al resto stakes what the leading side needs to finish the chico, plus 3 points for each flor announced.
rule-TRU-FLOR-13 = You answer contraflor with con flor quiero (I accept), con flor me achico or contraflor al resto, and al resto only with con flor quiero or con flor me achico.
rule-TRU-FLOR-14 = If a side backs down, the last challenger scores the points staked and accepted so far.
rule-TRU-FLOR-15 = A side that backs down pays what the bet was worth before the raise: 3 against a flor, a contraflor or an al resto said right away, 6 against an al resto after contraflor.
    .choice = The other side earns what the bet was worth before the raise; an option offers three other scales.
rule-TRU-FLOR-16 = Once al resto is accepted, the leading side wins the chico if it wins; the other scores what the leader needed, plus 3 points per flor.
rule-TRU-FLOR-17 = Each player declares their flor in turn, starting with the mano; you must beat the best so far, otherwise you say “son buenas” (they’re good). In a tie, the first to speak wins.
rule-TRU-FLOR-18 = A losing declaration can be saved by a partner who speaks later and has better.
rule-TRU-FLOR-19 = The winner shows the flor before scoring.
rule-TRU-FLOR-20 = After the hand you may claim a flor from an opponent (pido flor). If one was hidden, the other side takes 3 points and all the points of the hand; if two suits are shown, it is the accused side that scores 3 points.
    .choice = An option sets the price of an unfair claim, 3 or 4 points. Each player still in the hand may claim once, in turn, from an opponent who has not shown two suits. Nobody is punished for a flor they never had a turn to sing because somebody else answered first.
rule-TRU-FLOR-21 = Contraflor answers a flor of the other side. Partners’ flores are announced by saying flor and count at the usual rate.
    .choice = The side that sang first may challenge only once it has been answered flor.
rule-TRU-FLOR-22 = Contraflor accepted with two flores is worth 6, as much as two flores with no challenge: it only forces the opponent to accept or back down.
    .choice = An option gives the other system.

## The envido

rule-TRU-ENV-01 = Two cards of one suit are worth 20 plus the sum of their values.
rule-TRU-ENV-02 = Three cards of three suits are worth the highest of the three, alone.
    .choice = So three face cards of three suits are worth zero.
rule-TRU-ENV-03 = At a table without flor, three cards of one suit count for their best two, plus 20.
    .choice = Tables without flor play it that way: the best two count.
rule-TRU-ENV-04 = You open with envido, worth 2, real envido, worth 3, or falta envido, worth what is missing.
rule-TRU-ENV-05 = You may accept an envido or a real envido (quiero), refuse it (no quiero) or raise it: two more, three more, or the falta.
rule-TRU-ENV-06 = After a raise by envido or real envido, the same answers are open again.
    .choice = You may raise until the bet is worth a chico; an option allows at most two envidos, one real envido and one falta, never downward.
rule-TRU-ENV-07 = You can only accept or refuse the falta envido.
rule-TRU-ENV-08 = The falta envido is worth the points that the leading side needs to finish the chico; once accepted, it replaces what came before.
rule-TRU-ENV-09 = Refusing the first call gives 1 point; refusing a raise gives what was already accepted.
rule-TRU-ENV-10 = The highest value wins the envido; anyone with less may say “son buenas”. In a tie, the first to speak wins.
rule-TRU-ENV-11 = The winner shows the cards; if the value declared was false, the other side wins the envido, even with less.
rule-TRU-ENV-12 = You can no longer open the envido once you have played your first card or accepted the truco.
rule-TRU-ENV-13 = Values are declared starting with the mano, toward the right, no matter who made the bet.
    .choice = It is the same for flor.

## The tricks and the truco

rule-TRU-TRU-01 = At most three tricks are played; two tricks won take the hand. Nothing obliges you to follow suit or to beat.
rule-TRU-TRU-02 = The strongest card wins the trick, and its player leads to the next.
rule-TRU-TRU-03 = If the strongest cards tie between opponents, the trick is tied (parda); between partners, their side wins it.
rule-TRU-TRU-04 = After a tied trick, the player who led it leads again.
rule-TRU-TRU-05 = If two partners win the trick with equal cards, the first of them to have played leads.
    .choice = It is always the one who played first.
rule-TRU-TRU-06 = If the first trick is tied, the next trick won takes the hand.
rule-TRU-TRU-07 = If a trick is tied after one has been won, the first trick won takes the hand.
    .choice = The first trick won counts, as at every table.
rule-TRU-TRU-08 = If all three tricks are tied, the side of the first to play takes the hand.
rule-TRU-TRU-09 = After two tied tricks, the third is played, and it decides.
    .choice = After two tied tricks, the third is still played.
rule-TRU-TRU-10 = The third trick is not played when the hand is already decided.
rule-TRU-TRU-11 = Cards played stay face up in front of their players.
rule-TRU-TRU-12 = With no bet, the hand is worth 1 point.
rule-TRU-TRU-13 = Truco raises the hand to 2 points, retruco to 3, vale cuatro to 4. A side that refuses gives one point less, and the hand ends there.
rule-TRU-TRU-14 = Only the side that accepted may raise: retruco, then vale cuatro, whenever it likes.
rule-TRU-TRU-15 = You must say “quiero” before raising; you may raise straight after it.
rule-TRU-TRU-16 = Irse a baraja, or al mazo: you put your cards face down and leave the hand; your partner may go on alone.
rule-TRU-TRU-17 = If a whole side leaves before anyone has said truco, the other scores 1 point.
rule-TRU-TRU-18 = If a side leaves after a truco was accepted, the other scores what the hand was worth; facing a bet that is waiting, leaving is a refusal.
    .choice = It is the same in a hand without truco.
rule-TRU-TRU-19 = Once you have left you speak no more; a flor or an envido already declared stands.
    .choice = What is declared is declared, and once you have folded you no longer speak.

## Scores

rule-TRU-SCORE-01 = The points of a hand are those of the flor or the envido, and those of the tricks.
rule-TRU-SCORE-02 = The side that reaches 30 wins the chico; two chicos win the match.
rule-TRU-SCORE-03 = Points are counted in the order flor, envido, tricks: the first to 30 wins, and the rest is not played.
    .choice = We count in the order of the calls; as an option, the hand is played out and the higher total wins.
rule-TRU-SCORE-04 = A score never goes past 30.
    .choice = Anything over is of no use.
rule-TRU-SCORE-05 = A new chico starts from zero on both sides, and the deal keeps rotating.
    .choice = The deal does not go back to the player who began.

## Three players

rule-TRU-GAL-01 = With three, one player, the gallo, takes on the other two.
rule-TRU-GAL-02 = The gallo is dealt four cards, keeps three and discards the other without showing it, before any call.
rule-TRU-GAL-03 = Fixed gallo: it is always the same player, and the other two share a score.
rule-TRU-GAL-04 = When the gallo goes around, the dealer is the gallo. The pair’s points go to each of its members, and there are three scores.
rule-TRU-GAL-05 = With a rotating gallo, the falta and the resto are counted on the highest of the three scores.
    .choice = The leading side is the side of the player in the lead.
rule-TRU-GAL-06 = With a rotating gallo, if both members of the pair finish together, the higher total wins; in a tie, the first from the mano.
    .choice = A tie is always settled in this order.
rule-TRU-GAL-07 = With a fixed gallo, the deal goes around all three, and the gallo gets four cards at every deal.
    .choice = The deal goes around as in every other game.
rule-TRU-GAL-08 = Play follows the seats, with the gallo between the other two; those two win tricks together.

## Six and eight players

rule-TRU-SIX-01 = With six, two teams of three sit alternately, and each player has an opponent opposite.
rule-TRU-SIX-02 = The first hand is a redonda, everybody together; the next is a pica-pica, three duels on a single deal.
    .choice = We alternate one by one; an option changes the rhythm.
rule-TRU-SIX-03 = As soon as a team has 10 buenas, that is 25 points, only redondas are played.
rule-TRU-SIX-04 = Some stop the pica-pica when both teams are in the buenas.
rule-TRU-SIX-05 = In a pica-pica, the falta envido is worth 6.
rule-TRU-SIX-06 = In a pica-pica, the resto is worth 6 at most: with the contraflor, 12 in all.
rule-TRU-SIX-07 = If a player meddles in a duel between others, their team loses the points of that duel, and the other team scores 4.
    .choice = The points of the disturbed duel are canceled, and it stops there.
rule-TRU-SIX-08 = The mano of a duel is the one of the two who comes first on the dealer’s right, and the duels are played in that order.
    .choice = We follow custom.
rule-TRU-SIX-09 = If a team reaches 30 during a pica-pica, the chico ends there.
    .choice = The duels that remain are not played.
rule-TRU-SIX-10 = The points of the duels go to the team.
rule-TRU-EIG-01 = With eight, which is rare, you play as with six, redonda and pica-pica by turns.
rule-TRU-EIG-02 = In eight alternating seats, the player opposite is a partner: you face a neighbor. From the mano on, the first plays against the second, the third against the fourth, and so on.
    .choice = Neighbors play against each other; an option seats the teams in mirror order so that opponents sit opposite.

## Words

rule-TRU-VOC = Players speak Spanish: “quiero” accepts, “no quiero” refuses, “con flor me achico” backs down, “son buenas” admits that the other has better, “irse al mazo” leaves the hand.
