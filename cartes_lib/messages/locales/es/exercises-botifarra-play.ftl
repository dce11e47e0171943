# Questions about the play of Botifarra: earlier tricks, and the card to play.

## BO-15 and BO-16: earlier tricks

prompt-trumps-left = Mira pasar las bazas. ¿Cuántos triunfos tienen todavía los otros tres entre todos?
why-trumps-left = Eran doce triunfos. En estas bazas { $fallen ->
    [1] ha caído 1
   *[other] han caído { $fallen }
  } y tú tienes { $own }: { $count ->
    [0] no queda ninguno
    [1] queda 1
   *[other] quedan { $count }
  }.
hint-trumps-left = Doce triunfos en total: quita los que han caído y luego los tuyos.
breakdown-trumps-all = Triunfos de la baraja
breakdown-trumps-fallen = Caídos
breakdown-trumps-own = En tu mano
misconception-count-own-forgotten = Has contado bien, pero falta quitar tus propios triunfos.
misconception-count-fallen-forgotten = Has quitado tus triunfos. Quita también los que han caído.
misconception-count-one-missed = Casi: ha caído un triunfo más.
prompt-without = Mira pasar las bazas. ¿A quién ya no le puede quedar nada de { $suit }?
term-seat-nobody = nadie lo ha mostrado
hint-without = Cuando se salió de { $suit }, ¿alguien jugó otro palo? ¿O no falló cuando debía?
why-without = En una de las bazas se salió con { $led-the }, y { $seat-term } jugó { $card-the }. Si tuviera alguna de las cartas { $suit-of } que faltan, no habría podido jugarla.
why-without-nobody = A todos puede quedarles alguna carta de { $suit }: nada de lo jugado lo impide.
prompt-unable = { $seat-term } ha jugado { $card-the }. ¿Cuál de estas cartas es seguro que no tiene?
hint-unable = Con cada una de estas cartas, ¿habría podido jugar { $card-the }?
why-unable = Quien tiene { $other-the } no puede jugar ahí { $card-the }. Así que { $other-the } no está en esa mano.
prompt-highest-left = Mira pasar las bazas. ¿Es ahora { $card-the } la carta más alta que queda de su palo?
hint-highest-left = Nueve, as, rey, caballo, sota: ¿cuáles de estas has visto?
why-highest-left = Todo lo que ganaba { $card-to } ha caído ya, o lo tienes tú.
why-not-highest-left = Los otros todavía tienen { $higher }.

## BO-15 and BO-16: cards, evaluated by simulated deals

rows-fallen = Cartas caídas
row-suit = { $suit }
row-fallen = { $ranks }
prompt-draw-trumps = Sales tú en esta baza, con triunfos en la mano. ¿Qué carta juegas?
hint-draw-trumps = ¿Cuántos triunfos quedan, y quién los tiene? Arrastrar solo compensa si los contrarios tienen triunfos y tú tienes luego cartas que proteger.
why-plays-best = En { $samples } manos simuladas, ninguna carta dio más.
why-plays-level = Esta carta vale tanto como la mejor.
reason-play-wins = { $card-the } gana la baza seguro: { $points } { $points ->
    [1] punto
   *[other] puntos
  } con el de la baza. { $other-the } se la deja a los contrarios.
reason-play-richer = Las dos ganan seguro, pero { $card-the } pone además a salvo { $points } { $points ->
    [1] punto suyo
   *[other] puntos suyos
  }.
reason-play-cheaper = { $card-the } basta para ganar seguro, y { $other-the } servirá más tarde.
reason-play-overtakes = Con { $best-the }, la baza ya es de tu compañero: { $other-the } sobra.
reason-play-loads = La baza es segura para tu compañero, con { $best-the }: { $card-the } le suma { $points } { $points ->
    [1] punto
   *[other] puntos
  }, más que { $other-the }.
reason-play-risks = Tu compañero va ganando con { $best-the }, pero un contrario aún puede ganarle: { $other-the } arriesgaría { $points } { $points ->
    [1] punto
   *[other] puntos
  }.
reason-play-gives = La baza es de los contrarios: { $other-the } les regalaría { $points } { $points ->
    [1] punto
   *[other] puntos
  }.
reason-play-bares = Sin { $other-the }, { $honour-the } se quedaría solo bajo una carta más alta.
reason-play-spends = Con { $other-the } irías ganando por ahora, pero aún juega un contrario y se puede llevar la baza.
reason-play-contests = Con { $card-the } vas ganando, y hace falta una carta mejor para quitarte la baza. Con { $other-the }, sigue siendo de los contrarios.
reason-play-exposes = { $higher-the } sigue fuera: si sales con { $other-the }, arriesgas { $points } puntos.
reason-play-opens = Deja que otro salga con { $suit }: así { $top-the } puede llevarse más puntos.
reason-play-useless = A los contrarios ya no les quedan triunfos: { $other-the } no les quita ninguno.
reason-play-lower = Ninguna de las dos gana, pero { $other-the }, más alta, aún puede servir.

## BO-16: reasons for a card

prompt-right-card = Te toca. ¿Qué carta juegas?
hint-right-card = ¿De quién es la baza, y quién juega después de ti? Solo entonces: ¿cuántos puntos?
prompt-why-card = ¿Por qué { $card-the } y no { $other-the }?
hint-why-card = ¿De quién es la baza? Compara qué pasa con { $card-the } y con { $other-the }.
because-play-wins = Gana la baza seguro, y la otra se la deja a los contrarios.
because-play-richer = Las dos ganan la baza, pero esta pone a salvo más puntos.
because-play-cheaper = Las dos ganan la baza, y la más alta se queda en la mano.
because-play-overtakes = La otra pasaría por encima del compañero, que ya tiene segura la baza.
because-play-loads = Da más puntos a una baza segura del compañero.
because-play-risks = La otra arriesgaría más puntos: va ganando el compañero, pero aún le pueden ganar.
because-play-gives = La otra daría más puntos a los contrarios.
because-play-bares = La otra es la única que guarda una figura o un as.
because-play-spends = La otra iría ganando por ahora, pero un contrario aún puede ganarle.
because-play-contests = Gana la baza por ahora. Con la otra, la baza sigue siendo de los contrarios.
because-play-exposes = Salir con la otra arriesgaría puntos: sigue fuera una carta más alta.
because-play-useless = La otra no haría caer ningún triunfo contrario.
because-play-lower = Ninguna gana la baza, y la más alta se queda en la mano.
