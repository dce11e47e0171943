# Errors in notation and in match records.

notation-unknown-rank = « { $word } », au caractère { $position } : il n’y a pas de carte de ce rang (de 1 à 12).
notation-unknown-suit = « { $word } », au caractère { $position } : une carte finit par la lettre de sa couleur, o, c, e ou b.
notation-unknown-joker = « { $word } », au caractère { $position } : les jokers s’écrivent J1, J2, J3 et J4.
notation-repeated = « { $word } », au caractère { $position } : cette carte est écrite deux fois.
notation-unknown-action = « { $word } » : ce n’est pas une action de ce jeu.
notation-not-one-card = « { $word } » : il faut une carte, et une seule.

record-not-toml = { $line ->
    [0] Dans le fichier
   *[other] Ligne { $line }
} : le fichier n’est pas du TOML bien formé.
record-wrong-format = { $line ->
    [0] Dans le fichier
   *[other] Ligne { $line }
} : il faut « format = { $detail } ».
record-unknown-game = { $line ->
    [0] Dans le fichier
   *[other] Ligne { $line }
} : le jeu « { $detail } » est inconnu.
record-bad-field = { $line ->
    [0] Dans le fichier
   *[other] Ligne { $line }
} : le champ « { $detail } » est absent, mal placé ou mal écrit.
record-bad-step = Ligne { $line } : « { $detail } » n’est pas « place action ».
record-bad-action = Ligne { $line } : « { $detail } » n’est pas une action de ce jeu.
record-illegal = Ligne { $line }, « { $detail } » : l’action est interdite.
record-in-trick = { $fault } C’était au pli { $trick }, à la place { $player }.
record-at-throw = { $fault } C’était au lancer { $throw }, à la place { $player }.
record-because = { $fault } { $why }

rules-unknown-option = L’option « { $option } » n’existe pas dans ce jeu. Options possibles : { $allowed }.
rules-unknown-value = L’option « { $option } » ne peut pas prendre cette valeur. Valeurs possibles : { $allowed }.
rules-contradiction = L’option « { $option } » ne va pas avec le choix fait pour « { $other } ».

position-unknown-game = Au caractère { $position } : « { $word } » n’est pas le jeu attendu au début d’une position.
position-unknown-field = Au caractère { $position } : une position n’a pas de champ « { $word } ».
position-repeated-field = Au caractère { $position } : le champ « { $word } » est écrit deux fois.
position-missing-field = Le champ « { $word } » manque.
position-bad-word = Au caractère { $position } : « { $word } » ne va pas à cet endroit.
position-impossible = Au caractère { $position } : avec « { $word } », aucune partie ne peut arriver à cette position.
