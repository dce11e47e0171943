# Errors in notation and in match records.

notation-unknown-rank = «{ $word }», al caràcter { $position }: no hi ha cap carta amb aquest número (de l’1 al 12).
notation-unknown-suit = «{ $word }», al caràcter { $position }: una carta acaba amb la lletra del pal: o, c, e o b.
notation-unknown-joker = «{ $word }», al caràcter { $position }: els comodins s’escriuen J1, J2, J3 i J4.
notation-repeated = «{ $word }», al caràcter { $position }: aquesta carta està escrita dues vegades.
notation-unknown-action = «{ $word }»: no és cap acció d’aquest joc.
notation-not-one-card = «{ $word }»: cal una carta, i només una.

record-not-toml = { $line ->
    [0] Al fitxer
   *[other] Línia { $line }
}: el fitxer no és un TOML ben format.
record-wrong-format = { $line ->
    [0] Al fitxer
   *[other] Línia { $line }
}: cal «format = { $detail }».
record-unknown-game = { $line ->
    [0] Al fitxer
   *[other] Línia { $line }
}: no es coneix el joc «{ $detail }».
record-bad-field = { $line ->
    [0] Al fitxer
   *[other] Línia { $line }
}: el camp «{ $detail }» hi falta, no és al seu lloc o està mal escrit.
record-bad-step = Línia { $line }: «{ $detail }» no és «lloc acció».
record-bad-action = Línia { $line }: «{ $detail }» no és cap acció d’aquest joc.
record-illegal = Línia { $line }, «{ $detail }»: l’acció no es pot fer.
record-in-trick = { $fault } Era a la basa { $trick }, al lloc { $player }.
record-at-throw = { $fault } Era a la tirada { $throw }, al lloc { $player }.
record-because = { $fault } { $why }

rules-unknown-option = En aquest joc no hi ha l’opció «{ $option }». Opcions possibles: { $allowed }.
rules-unknown-value = L’opció «{ $option }» no pot tenir aquest valor. Valors possibles: { $allowed }.
rules-contradiction = L’opció «{ $option }» no lliga amb el que s’ha triat per a «{ $other }».

position-unknown-game = Al caràcter { $position }: «{ $word }» no és el joc que s’esperava al començament d’una posició.
position-unknown-field = Al caràcter { $position }: una posició no té cap camp «{ $word }».
position-repeated-field = Al caràcter { $position }: el camp «{ $word }» està escrit dues vegades.
position-missing-field = Hi falta el camp «{ $word }».
position-bad-word = Al caràcter { $position }: «{ $word }» no va en aquest lloc.
position-impossible = Al caràcter { $position }: amb «{ $word }», cap partida no pot arribar a aquesta posició.
