# Errors in notation and in match records.

notation-unknown-rank = “{ $word }”, at character { $position }: there is no card of that rank (1 to 12).
notation-unknown-suit = “{ $word }”, at character { $position }: a card ends with the letter of its suit, o, c, e or b.
notation-unknown-joker = “{ $word }”, at character { $position }: jokers are written J1, J2, J3 and J4.
notation-repeated = “{ $word }”, at character { $position }: this card is written twice.
notation-unknown-action = “{ $word }”: that is not an action of this game.
notation-not-one-card = “{ $word }”: one card is needed, and only one.

record-not-toml = { $line ->
    [0] In the file
   *[other] Line { $line }
}: the file is not well-formed TOML.
record-wrong-format = { $line ->
    [0] In the file
   *[other] Line { $line }
}: “format = { $detail }” is needed.
record-unknown-game = { $line ->
    [0] In the file
   *[other] Line { $line }
}: the game “{ $detail }” is unknown.
record-bad-field = { $line ->
    [0] In the file
   *[other] Line { $line }
}: the field “{ $detail }” is missing, misplaced or misspelled.
record-bad-step = Line { $line }: “{ $detail }” is not “seat action”.
record-bad-action = Line { $line }: “{ $detail }” is not an action of this game.
record-illegal = Line { $line }, “{ $detail }”: the action is not allowed.
record-in-trick = { $fault } It was in trick { $trick }, at seat { $player }.
record-at-throw = { $fault } It was at throw { $throw }, at seat { $player }.
record-because = { $fault } { $why }

rules-unknown-option = There is no option “{ $option }” in this game. Its options are: { $allowed }.
rules-unknown-value = The option “{ $option }” cannot take that value. Possible values: { $allowed }.
rules-contradiction = The option “{ $option }” does not go with the choice made for “{ $other }”.

position-unknown-game = At character { $position }: “{ $word }” is not the game expected at the start of a position.
position-unknown-field = At character { $position }: a position has no field “{ $word }”.
position-repeated-field = At character { $position }: the field “{ $word }” is written twice.
position-missing-field = The field “{ $word }” is missing.
position-bad-word = At character { $position }: “{ $word }” does not belong there.
position-impossible = At character { $position }: with “{ $word }”, no match can reach this position.
