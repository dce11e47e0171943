# The condition that the pile sets.

condition-free = cualquier carta
condition-at-least = igual o más alto que { $rank }
condition-trenca = { $rank ->
    [0] 7 o menos
   *[other] del { $rank } al 7, o un 2
  }, todavía para { $players ->
    [1] un jugador
    [2] dos jugadores
    [3] tres jugadores
    [4] cuatro jugadores
   *[other] { $players } jugadores
  }
condition-ace = un 1, un 2 o un comodín, para responder al 1

# Reasons why a throw of Balcó is illegal, for any hand.

verdict-balco-no-card = Hay que echar al menos una carta.
verdict-balco-too-many = Se echan juntas cuatro cartas como mucho, y aquí hay { $cards-count }.
verdict-balco-twice = No puedes echar dos veces { $card-number }.
verdict-balco-mixed = Solo se echan juntas cartas del mismo número, y { $cards-numbers } no lo son.
verdict-balco-no-joker = Sin comodín no hay nada que anunciar: cada carta cuenta por su número.
verdict-balco-joker-undeclared = Quien echa un comodín anuncia qué carta representa.
verdict-balco-joker-differs = El comodín que se echa con un { $other } cuenta como un { $other }: no se puede anunciar como { $rank }.
verdict-balco-too-low = { $joker ->
    [yes] El comodín anunciado como { $rank } cuenta como un { $rank }, más bajo que el { $least }: hace falta { $least } o más, { $special ->
        [ten] un 2 o un 10
       *[none] o un 2
      }.
   *[no] El { $rank } es más bajo que el { $least }: hace falta { $least } o más, { $special ->
        [ten-joker] un 2, un 10 o un comodín
        [ten] un 2 o un 10
        [joker] un 2 o un comodín
       *[none] o un 2
      }.
  }
verdict-balco-answer-ace = Te han disparado un 1: hay que responder con un 1, un 2 o un comodín, no con un { $rank }.
verdict-balco-joker-answers-ace = Contra un 1, el comodín solo puede ser un 1 o un 2, no un { $rank }.
verdict-balco-ten-on-ace = { $joker ->
    [yes] Un comodín anunciado como 10 no se echa sobre un 1: no borra su regla.
   *[no] El 10 no se echa sobre un 1, porque no borra su regla: hay que responder con un 1, un 2 o un comodín.
  }
verdict-balco-ten-on-seven = { $joker ->
    [yes] Un comodín anunciado como 10 no se echa sobre un 7: la trenca pide 7 o menos.
   *[no] El 10 no se echa sobre un 7: la trenca pide 7 o menos.
  }
verdict-balco-ten-under-trenca = { $joker ->
    [yes] La trenca todavía te obliga: un comodín anunciado como 10 no puede borrar su regla.
   *[no] La trenca todavía te obliga: el 10 no puede borrar su regla.
  }
verdict-balco-ten-on = { $joker ->
    [yes] Un comodín anunciado como 10 no se echa sobre un { $rank }.
   *[no] El 10 no se echa sobre un { $rank }.
  }
verdict-balco-ten-banned = { $joker ->
    [yes] Hay un { $rank } en la pila: en esta mesa, un comodín anunciado como 10 no se echa encima.
   *[no] Hay un { $rank } en la pila: en esta mesa, el 10 no se echa encima.
  }
balco-trenca-needs = { $least ->
    [0] 7 o menos
   *[other] { $special ->
        [joker] del { $least } al 7, un 2 o un comodín
       *[none] del { $least } al 7, o un 2
      }
  }
verdict-balco-ace-on-seven = { $joker ->
    [yes] El 1 es el número más alto: ni siquiera un comodín anunciado como 1 se echa bajo la trenca, que pide { balco-trenca-needs }.
   *[no] El 1 es el número más alto: no se echa bajo la trenca, que pide { balco-trenca-needs }.
  }
verdict-balco-over-seven = { $joker ->
    [yes] El comodín anunciado como { $rank } cuenta como un { $rank }: bajo la trenca hace falta { balco-trenca-needs }.
   *[no] El { $rank } es más alto que el 7: bajo la trenca hace falta { balco-trenca-needs }.
  }
verdict-balco-below-answer = { $joker ->
    [yes] El comodín anunciado como { $rank } es demasiado bajo: en esta mesa hace falta { balco-trenca-needs }, porque ya se ha respondido { $least } a la trenca.
   *[no] El { $rank } es demasiado bajo: en esta mesa hace falta { balco-trenca-needs }, porque ya se ha respondido { $least } a la trenca.
  }
verdict-balco-no-such-rank = Un comodín representa una carta del 1 al 12: el { $rank } no existe.

# Reasons why an action is illegal at the table.

verdict-balco-deal-over = La mano ha terminado: ya no juega nadie.
verdict-balco-no-such-action = Eso no es una jugada del balcó.
verdict-balco-no-such-seat = Ese sitio no existe en esta mesa.
verdict-balco-exchange-first = Primero se cambia: el juego empieza cuando todos han elegido sus tres visibles.
verdict-balco-exchange-too-late = Ya no se cambia: solo se podía antes de empezar a jugar.
verdict-balco-exchange-done = Ya has cambiado: solo se hace una vez.
verdict-balco-exchange-not-yours = { $card-number } no está ni en tu mano ni entre tus visibles.
verdict-balco-exchange-three = Hay que dejar exactamente tres cartas visibles.
verdict-balco-is-out = Ya no te quedan cartas: le toca { $seat-term-to }.
verdict-balco-not-named = Acaban de disparar un 1: le toca responder { $seat-term-to }, y enseguida.
verdict-balco-wrong-turn = No es el momento: le toca { $seat-term-to }.
verdict-balco-lifted-already = Ya hay una carta levantada, { $card-number }: solo se levanta una.
verdict-balco-hand-first = Una tapada solo se levanta con la mano vacía: todavía tienes { $cards-numbers }.
verdict-balco-no-such-place = { $count ->
    [0] No te quedan tapadas.
    [one] Solo te queda una tapada.
   *[other] Te quedan { $count } tapadas: elige una de ellas.
  }
verdict-balco-lift-first = Tienes la mano vacía: hay que levantar una tapada, sin mirarla antes.
verdict-balco-must-throw = Puedes echar, así que tienes que echar: { $cards-either }{ $more ->
    [yes] , por ejemplo.
   *[no] .
  } La pila solo se recoge (recollir) cuando no se puede jugar nada.
verdict-balco-must-throw-lifted = La carta levantada se puede echar: hay que echar { $card-number }.
verdict-balco-lifted-only = La carta levantada se echa sola: { $card-number }.
verdict-balco-from-table = No puedes echar { $card-number } desde la mesa. Tus visibles pasan primero a la mano, cuando se acaba el mazo.
verdict-balco-not-in-hand = { $card-number } no está en tu mano.
verdict-balco-target-cleared = Cuatro 1 seguidos limpian la pila (netejar): no disparan a nadie.
verdict-balco-target-only-ace = Solo un 1 dispara a alguien.
verdict-balco-target-self = Nadie se dispara a sí mismo.
verdict-balco-target-unknown = Ese sitio no existe: se dispara a un jugador de la mesa.
verdict-balco-target-out = Solo se dispara a quien todavía tiene cartas: { $seat-term } ya no tiene.
verdict-balco-target-count = { $count ->
    [one] Hay que decir a quién dispara el 1: a un jugador, y solo a uno.
   *[other] Cada 1 dispara a un jugador distinto: hay que nombrar a { $count }.
  }
verdict-balco-special-last = En esta mesa no se termina con un 1, un 2, un 7, un 8 o un 10, ni con un comodín: tu última jugada no puede ser { $cards-numbers }.
