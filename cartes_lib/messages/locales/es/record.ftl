# Errors in notation and in match records.

notation-unknown-rank = «{ $word }», en el carácter { $position }: no hay ninguna carta de ese número (del 1 al 12).
notation-unknown-suit = «{ $word }», en el carácter { $position }: una carta termina con la letra de su palo, o, c, e o b.
notation-unknown-joker = «{ $word }», en el carácter { $position }: los comodines se escriben J1, J2, J3 y J4.
notation-repeated = «{ $word }», en el carácter { $position }: esta carta está escrita dos veces.
notation-unknown-action = «{ $word }»: no es una jugada de este juego.
notation-not-one-card = «{ $word }»: hace falta una carta, y solo una.

record-not-toml = { $line ->
    [0] En el archivo
   *[other] Línea { $line }
}: el archivo no es un TOML bien formado.
record-wrong-format = { $line ->
    [0] En el archivo
   *[other] Línea { $line }
}: hace falta «format = { $detail }».
record-unknown-game = { $line ->
    [0] En el archivo
   *[other] Línea { $line }
}: el juego «{ $detail }» no se conoce.
record-bad-field = { $line ->
    [0] En el archivo
   *[other] Línea { $line }
}: el campo «{ $detail }» falta, no está en su sitio o está mal escrito.
record-bad-step = Línea { $line }: «{ $detail }» no es «sitio jugada».
record-bad-action = Línea { $line }: «{ $detail }» no es una jugada de este juego.
record-illegal = Línea { $line }, «{ $detail }»: la jugada está prohibida.
record-in-trick = { $fault } Ha sido en la baza { $trick }, en el sitio { $player }.
record-at-throw = { $fault } Ha sido en la jugada { $throw }, en el sitio { $player }.
record-because = { $fault } { $why }

rules-unknown-option = La opción «{ $option }» no existe en este juego. Opciones posibles: { $allowed }.
rules-unknown-value = La opción «{ $option }» no puede tomar ese valor. Valores posibles: { $allowed }.
rules-contradiction = La opción «{ $option }» no encaja con lo elegido para «{ $other }».

position-unknown-game = En el carácter { $position }: «{ $word }» no es el juego que se espera al principio de una posición.
position-unknown-field = En el carácter { $position }: una posición no tiene el campo «{ $word }».
position-repeated-field = En el carácter { $position }: el campo «{ $word }» está escrito dos veces.
position-missing-field = Falta el campo «{ $word }».
position-bad-word = En el carácter { $position }: «{ $word }» no va en ese sitio.
position-impossible = En el carácter { $position }: con «{ $word }», ninguna partida puede llegar a esta posición.
