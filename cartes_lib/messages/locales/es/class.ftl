# The class: a room, its pupils, the teacher's board. `room-` entries are held by pages.

command-class-teacher = Para ti, una sola vez: { $address }
command-class-code = Código de la sala: { $code }
command-no-hub = Ningún JupyterHub ha iniciado este servicio: falta { $names }. Sin hub, abre la clase con «cartes class» solo.
command-hub-missing = JupyterHub no está instalado aquí: ejecuta «pip install "cartes-widgets[hub]"».

class-store-address = Esta no es la dirección de una base de datos: tiene que ser sqlite:///… o postgresql://… (para PostgreSQL, ejecuta antes «pip install "cartes-widgets[postgres]"»).
class-store-closed = La base de datos no responde: comprueba su dirección y que esté en marcha.
class-store-memory = Esta dirección no nombra ningún archivo, así que no se guardaría nada: escribe sqlite:/// y la ruta de un archivo.
class-store-file = No se puede abrir { $place }: comprueba que su carpeta exista y que puedas escribir en ella.
class-store-denied = Cartes no tiene permiso para escribir en la base de datos: comprueba los permisos de su archivo o de su cuenta.
class-store-full = El disco está lleno: no se puede abrir ninguna clase. Haz sitio y vuelve a intentarlo.
class-store-locked = Otro programa ocupa la base de datos de la clase: no se puede abrir ninguna clase. Ciérralo y vuelve a intentarlo.
class-store-damaged = { $place } está dañado, o no es una base de datos. Se ha dejado como estaba: muévelo, o indica otro con --database.
class-store-set-aside = El archivo de la clase anterior está dañado. Se ha apartado con el nombre { $place }, y esta clase empieza con uno vacío.
class-store-lost = { $waiting ->
    [one] Cartes se detiene antes de guardarlo todo: se pierde un cambio.
   *[other] Cartes se detiene antes de guardarlo todo: se pierden { $waiting } cambios.
  }
class-trouble-full = { $waiting ->
    [one] El disco está lleno: un cambio espera a guardarse. Haz sitio; no se pierde nada mientras Cartes siga abierto.
   *[other] El disco está lleno: { $waiting } cambios esperan a guardarse. Haz sitio; no se pierde nada mientras Cartes siga abierto.
  }
class-trouble-locked = { $waiting ->
    [one] Otro programa ocupa la base de datos: un cambio espera a guardarse.
   *[other] Otro programa ocupa la base de datos: { $waiting } cambios esperan a guardarse.
  }
class-trouble-lost = { $waiting ->
    [one] La base de datos ya no responde: un cambio espera a guardarse.
   *[other] La base de datos ya no responde: { $waiting } cambios esperan a guardarse.
  }
class-trouble-denied = { $waiting ->
    [one] Cartes ya no tiene permiso para escribir en la base de datos: un cambio espera a guardarse. Comprueba los permisos de su archivo o de su cuenta.
   *[other] Cartes ya no tiene permiso para escribir en la base de datos: { $waiting } cambios esperan a guardarse. Comprueba los permisos de su archivo o de su cuenta.
  }
class-trouble-damaged = El archivo de la base de datos está dañado y ya no puede guardar nada. Descarga «Respuestas (CSV)», detén Cartes y vuelve a lanzarlo.
class-trouble-gone = La base de datos ya no tiene esta clase: otro programa la ha borrado, y no se guarda nada más. Descarga «Respuestas (CSV)»; luego, «Borrar todo» abre una sala nueva.
class-trouble-erasing = La clase anterior todavía no está borrada: deja Cartes abierto hasta que desaparezca este mensaje.
class-trouble-over = Todo vuelve a guardarse.

class-name = { $first } { $last }
class-name-first = Nutria | Zorro | Lechuza | Erizo | Ardilla | Lince | Garduña | Cigarra | Abubilla | Mirlo | Trucha | Lagarto | Rebeco | Grillo | Jilguero | Comadreja | Salamandra | Halcón | Abeja | Tortuga | Lirón | Garza | Cigüeña | Castor
class-name-last = del bosque | del lago | del norte | del sur | de oros | de copas | de espadas | de bastos | del alba | del ocaso | del mediodía | del Segre
class-name-empty = Elige un apodo, o escribe uno: letras o números.
class-name-long = Este apodo es demasiado largo: 24 signos como mucho.
class-name-signs = Este apodo tiene signos que nadie vería. Escríbelo con letras corrientes.
class-name-taken = Este apodo ya lo usa alguien en la sala. Si es el tuyo, pide a tu profe que te deje volver.
class-name-full = La sala está llena.
class-name-shut = La puerta está cerrada: ya no entra nadie. Pide a tu profe que la abra.
class-name-rude = Elige otro apodo, o pide a tu profe que acepte este.
class-insults = puta | puto | mierda | cabrón | gilipollas | coño | polla | joder | zorra | maricón | marica | subnormal | pendejo | verga
class-name-unlisted = Elige uno de los apodos de la lista.
class-name-removed = Tu profe te ha sacado de la sala. Pídele que te deje volver.
class-no-earlier = Esa clase ya no está guardada.
class-join-as = Entras con el nombre de tu cuenta: { $name }.
class-code-wrong = Este no es el código de la sala: son las cuatro letras que se proyectan en la pizarra.
class-code-often = Demasiados intentos desde este aparato: espera un minuto y vuelve a intentarlo.

class-refused-none = Aquí no hay ninguna clase abierta
    .text = Ha terminado, o aún no ha empezado. Estas son las lecciones.
class-refused-link = Este enlace ya no sirve
    .text = El enlace del tablero sirve una sola vez. En un tablero ya abierto, «Después de la clase» y luego «Abrir este tablero en otro aparato» da uno nuevo. Si ya no está abierto en ningún sitio, detén Cartes en el terminal y lanza de nuevo la misma orden: la clase sigue donde estaba.
class-refused-board = Esta página es la de tu profe
    .text = La abre con su propio enlace. A la clase se entra con el código de la sala.
class-refused-account = Esta página es la de tu profe
    .text = La cuenta con la que estás aquí no dirige la clase. Puedes entrar en ella.
class-unsaved = Ahora mismo no se puede guardar nada
    .text = El ordenador de la clase no puede guardar nada en este momento, así que aún no estás en la sala. Esta página lo intenta de nuevo sola, antes de medio minuto. Si sigue igual, díselo a tu profe.

class-no-command = Esta orden no existe.
class-no-member = Este alumno ya no está en la sala.
class-no-question = No hay ninguna pregunta planteada.
class-too-late = Demasiado tarde: esta pregunta está cerrada.
class-frozen = La clase está en pausa: tu respuesta se queda aquí.
class-not-saved = Tu respuesta todavía no está guardada: esta página la vuelve a enviar sola.
class-right-answer = Respuesta correcta: { $answer }.
class-contest-rank = Torneo: puesto { $place } de { $of } ({ $percent } %)
class-table-title = { $game }, { $players } jugadores
class-contest-first = Torneo: has terminado antes que los demás. Aquí aparecerá tu puesto.
class-contest-so-far = Torneo, por ahora: puesto { $place } de { $of } ({ $percent } %). Mesas que han terminado: { $done } de { $of }.
class-table-house = la casa (sitio { $place })
class-mate = { $name }, en el aparato de { $member }
class-table-taken = Este sitio ya está ocupado.
class-table-none = Esta mesa o este sitio ya no existe.
class-nudge = Te toca: en la mesa te están esperando.
class-seat-close = { $n ->
    [one] ¿Cerrar la mesa abierta y sentar a toda la clase a «{ $title }»? La partida de esa mesa se acaba y se pierde.
   *[other] ¿Cerrar las { $n } mesas de otros juegos y sentar a toda la clase a «{ $title }»? Las partidas de esas mesas se acaban y se pierden.
  }
class-table-closed = Tu profe no ha abierto las mesas.
class-table-full = Ya hay bastantes mesas: siéntate en una de ellas.
class-table-shared = Nadie más puede venir a este aparato en esta mesa.

class-pose-botifarra-legal = ¿Qué cartas se permiten?
class-pose-botifarra-duel = ¿Qué carta gana la baza?
class-pose-truco-value = ¿Cuánto vale para el envido?
class-pose-truco-duel = ¿Cuál de las dos gana?
class-pose-balco-legal = ¿Qué se puede echar?
class-pose-trick = { $low ->
    [1] Baza, en el orden jugado (de { $low } a { $high } cartas)
   *[other] Baza, en el orden jugado ({ $high } cartas)
  }
class-pose-hand = { $low ->
    [1] Mano del alumno
   *[other] Mano del alumno ({ $high } cartas)
  }
class-pose-pile = Pila, de abajo arriba (de { $low } a { $high } cartas)
class-pose-joker = El comodín cuenta como
class-pose-pair = Las dos cartas

class-csv-columns = alumno | momento | lección | título | ejercicio | serie | nivel | variante | respuesta | resultado | error reconocido | pistas | milisegundos | regla
class-csv-separator = ;
class-csv-right = correcto
class-csv-wrong = incorrecto
class-sheet-shown = ha mirado la solución

session-line = { $name }: { $title }
session-minutes = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
  }
session-unknown = No existe la sesión «{ $value }». Estas son las que hay:
session-botifarra = Botifarra: asistir, fallar, montar
session-botifarra-1 = Entrar en la sala
    .say = Proyecta el código. Cada uno elige un apodo: «Hoy no hay notas. Vamos a averiguar por qué una carta está permitida».
session-botifarra-2 = Dos cartas, ¿cuál gana?
    .say = Deja que respondan, muestra el error más frecuente, haz que un alumno lo explique y muestra entonces la respuesta. Dos o tres preguntas.
session-botifarra-3 = La variante libre, juntos
    .say = Toda la clase está en la lección. Lee en voz alta; antes de cada paso, pregunta quién ganaría la baza.
session-botifarra-4 = ¿Qué cartas están permitidas?
    .say = Unas cartas, toda la clase. Antes de mostrar: «¿Quién ha elegido una carta de más? ¿Quién se ha dejado una?».
session-botifarra-5 = Cada uno a su ritmo
    .say = Acércate a quienes señala el tablero. El tablero dice en qué tropiezan.
session-botifarra-6 = Lo que nos llevamos
    .say = Vuelve a plantear el punto más flojo. Cada uno dice la regla en una frase. Imprime las hojas y borra la clase.
session-truco = Truco: contar los tantos
session-truco-1 = Entrar en la sala
    .say = Proyecta el código. Cada uno elige un apodo: «Vamos a aprender a contar rápido, sin equivocarnos de escala».
session-truco-2 = Dos cartas, ¿cuál gana?
    .say = Recuerda la escala del truco con dos o tres preguntas. Que digan el motivo antes de mostrar la respuesta.
session-truco-3 = El envido, juntos
    .say = Toda la clase está en la lección. Que cuenten en voz alta cada ejemplo antes de avanzar.
session-truco-4 = ¿Cuántos tantos hay aquí?
    .say = Compara los números que más se repiten: ¿de dónde sale cada uno?
session-truco-5 = Cada uno a su ritmo
    .say = Acércate a quienes señala el tablero. Un alumno rápido puede explicárselo al de al lado.
session-truco-6 = Lo que nos llevamos
    .say = Vuelve a plantear el punto más flojo. Cada uno escribe unas cartas que valgan 33 y otras que valgan 7. Imprime y borra la clase.
session-balco = Balcó: jugar igual o más alto
session-balco-1 = Entrar en la sala
    .say = Proyecta el código. Cada uno elige un apodo: «Un juego en el que hay que deshacerse de las cartas».
session-balco-2 = Dos cartas, ¿cuál es más alta?
    .say = La escala del balcó no es la de los otros juegos: que la digan antes de mostrar la respuesta.
session-balco-3 = Echar a la pila, juntos
    .say = Toda la clase está en la lección. Antes de cada paso: «¿Se puede echar esta carta?».
session-balco-4 = ¿Qué se puede echar?
    .say = Una posición, toda la clase. Mira las cartas que muchos han elegido y están prohibidas: ¿por qué?
session-balco-5 = Cada uno a su ritmo
    .say = Acércate a quienes señala el tablero.
session-balco-6 = Lo que nos llevamos
    .say = Vuelve a plantear el punto más flojo y, después, cada uno dice una regla. Imprime las hojas y borra la clase.

room-title = La clase
room-join-title = Entrar en la clase
room-join = Entrar
room-code = Código de la sala
room-names = Elige un apodo
room-typed = o escribe el tuyo
room-kept-title = Lo que guarda la clase
room-kept = Tu apodo y tus respuestas, en el ordenador de tu profe, que los ve. Ni tu nombre ni la dirección de tu aparato. Una cookie reconoce tu navegador. Todo lo borra tu profe, o se borra solo 24 horas después de abrirse la sala.
room-kept-account = El nombre de tu cuenta y tus respuestas, en el servidor de tu centro; tu profe los ve. No la dirección de tu aparato. Todo lo borra tu profe, o se borra solo 24 horas después de abrirse la sala.
room-kept-without = Sin entrar puedes leer todas las lecciones: en ese caso no se envía nada.
room-you = Eres
room-other-account = ¿No eres tú?
room-wait = Tu profe prepara lo que sigue.
room-wait-more = Esta página cambiará sola. Mientras tanto, todas las lecciones están abiertas.
room-lessons = Ver las lecciones
room-back = Volver a la clase
room-frozen = La clase está en pausa
room-frozen-more = Mira la pizarra: tu profe está explicando.
room-received = Respuesta recibida. La correcta se mostrará a toda la clase.
room-not-sent = La respuesta todavía no ha llegado: se volverá a enviar sola.
room-answer-late = Tu respuesta a la pregunta anterior ha llegado demasiado tarde: no cuenta.
room-closed = La clase ha terminado
room-closed-more = Todo lo que se guardaba de ella está borrado. Tu progreso sigue en tu navegador.
room-removed = Ya no estás en esta sala.
room-enter-again = Entrar de nuevo
room-in-class = En clase
room-called = Tu profe te llama aquí
room-board = Tablero de la clase
room-lost = Se ha perdido la conexión. Nuevo intento en un momento.
room-students = Alumnos
room-nobody = Todavía no ha entrado nadie. Proyecta la dirección de la sala.
room-project = Proyectar
room-project-lesson = Proyectar la lección
room-show-code = El código y la dirección para los alumnos
room-ask = Plantear una pregunta
room-ask-lesson = Ejercicio de una lección
room-ask-code = o el código de un reparto
room-ask-go = Plantear a todos
room-pose = Preguntar sobre tus cartas
room-pose-kind = Pregunta
room-pose-trump = Triunfo
room-pose-rules = Variante
room-pose-cards = Toca las cartas
room-pose-clear = Empezar de nuevo
room-here = Todos aquí
room-here-lesson = Lección
room-here-step = Paso
room-here-go = Traer a toda la clase
room-freeze = Pausa
room-unfreeze = Reanudar
room-free = Cada uno a su ritmo
room-reason = Mostrar el error
room-reveal = Mostrar la respuesta
room-next = Pregunta siguiente
room-now-free = Cada uno va a su ritmo.
room-now-here = Toda la clase está en: { "{title}" }, paso { "{step}" }.
room-now-question = Pregunta { "{n}" }, respuestas recibidas: { "{answered}" } de { "{of}" }
room-now-frozen = La clase está en pausa: no pasa ninguna respuesta.
room-distribution = Las respuestas
room-no-answers = Ninguna respuesta todavía.
room-others = otras respuestas
room-picked = Cartas elegidas
room-mistake = El error más frecuente
room-mistake-why = ¿Qué hace tentadora esta respuesta?
room-mistake-none = Ningún error en las respuestas recibidas.
room-right-answer = La respuesta correcta
room-grid = Ejercicios
room-grid-empty = La cuadrícula se llena con las primeras respuestas.
room-score = { "{right}" } de { "{of}" }
room-stuck = A quién ayudar
room-stuck-wrong = tres errores seguidos
room-stuck-shown = ha mirado la solución
room-stuck-still = nada desde hace varios minutos
room-nobody-stuck = Nadie parece atascado.
room-missed = Lo más flojo
room-missed-none = Nada todavía: hacen falta algunas respuestas.
room-missed-row = errores: { "{wrong}" } de { "{of}" }
room-again = Repetir
room-away = página cerrada
room-answered = ha respondido
room-rename = Cambiar el apodo
room-rename-ask = Apodo nuevo
room-remove = Retirar
room-remove-sure = ¿Retirar a { "{name}" } de la sala?
room-remove-new = Retirar a quienes acaban de entrar ({ "{n}" })
room-remove-new-sure = ¿Retirar de la sala a quienes han entrado en el último minuto ({ "{n}" })?
room-door-shut = Cerrar la puerta
room-door-open = Abrir la puerta
room-let-in = Dejar volver
room-awaited = puede volver con este nombre
room-removed-row = fuera
room-after = Después de la clase
room-csv = Respuestas (CSV)
room-sheets = Hojas para imprimir
room-purge = Borrar todo
room-purge-sure = ¿Borrar todas las respuestas y todos los apodos? No hay vuelta atrás.
room-earlier = Aquí se guarda aún una clase abierta a las { "{time}" } en otra dirección. Alumnos: { "{n}" }.
room-earlier-go = Retomar esa clase
room-earlier-sure = ¿Retomar esa clase? Quienes ya están aquí tendrán que entrar de nuevo.
room-link = Abrir este tablero en otro aparato
room-renew = Cambiar el secreto del tablero
room-renewed = El secreto ha cambiado: los demás aparatos ya no tienen este tablero.
room-plan = Sesión
room-no-plan = Sin sesión
room-plan-minutes = { "{n}" } min
room-plan-open = Abrir
room-table = Mesa de juego
room-tables = Mesas de juego
room-tables-more = Siéntate en un sitio libre o abre una mesa. La casa juega por los sitios vacíos. Quien cambia de sitio en una mesa juega desde la mano siguiente.
room-tables-game = Juego
room-tables-players = Jugadores
room-tables-variant = Variante
room-tables-nobody = nadie en esta mesa
room-tables-open = Dejar que cada uno se siente
room-tables-seat = Sentar a toda la clase
room-tables-close = Cerrar las mesas
room-tables-close-sure = ¿Cerrar las mesas ({ "{n}" })? Las partidas en curso terminan y se pierden.
room-table-new = Abrir una mesa
room-table-sit = Sentarse
room-table-leave = Dejar la mesa
room-table-leave-short = Dejar
room-table-watch = Mirar
room-table-all = Todas las manos
room-table-hands = Las manos de todos
room-table-gone = Esta mesa está cerrada.
room-table-of-house = la casa
room-device = Compartir aparato
room-device-short = Compartir
room-device-title = Varias personas en este aparato
room-device-more = Cada una tiene su nombre, su sitio y sus cartas. Entre turno y turno una pantalla tapa la mano: se pasa el aparato. Quien llega a media mano juega desde la siguiente.
room-device-turns = En un torneo se comparten las mismas cartas: cada uno juega una mano y pasa el aparato. Así ninguna mesa ve más cartas que otra.
room-device-name = Apodo de la otra persona
room-device-seat = Su sitio, visto desde el tuyo
room-device-add = Añadir
room-device-full = Aquí nadie más puede venir a este aparato: no queda sitio libre o ya juegan otros. Abre una mesa tuya y compártela primero; los demás vendrán después.
room-device-next = desde la próxima mano
room-device-close = Cerrar
room-curtain = Pasa el aparato a { "{name}" }
room-curtain-more = La mano sigue tapada. Toca cuando tengas el aparato y nadie más mire.
room-curtain-go = Soy yo: ver mis cartas
room-seat-pending = Juegas desde la próxima mano
room-seat-pending-more = Ya has visto otras cartas de esta mano. La casa juega por ti hasta que se vuelva a repartir; esta página cambiará sola.
room-seat-reserved = Tienes un sitio en una mesa.
room-seat-reserved-more = Te espera. Si tardas, la casa juega por ti.
room-seat-go = Volver a la mesa
room-contest = Torneo
room-contest-more = Las mismas cartas para todos, cada uno contra la casa; quienes comparten aparato juegan con las mismas cartas, una mano cada uno. La clasificación compara lo que ha sacado cada uno. Al empezar se cierran las mesas abiertas.
room-contest-deals = Manos
room-contest-go = Empezar el torneo
room-contest-row = { "{percent}" } %, manos jugadas: { "{done}" } de { "{of}" }
room-contest-unranked = manos jugadas: { "{done}" } de { "{of}" }
room-failed = No ha funcionado. Inténtalo de nuevo.
room-wall-join = Abre esta dirección o fotografía el código
room-wall-here = { "{n}" } en la sala
room-wall-answered = Respuestas: { "{n}" } de { "{of}" }
room-wall-free = Cada uno a su ritmo
room-wall-distribution-show = Mostrar las respuestas en la pantalla según llegan
room-wall-distribution-hide = Ocultar las respuestas en la pantalla
room-sheet-none = Todavía no hay respuestas.
room-sheet-answer = Tu respuesta
room-sheet-right = Respuesta correcta
room-sheet-missed = A revisar
room-print = Imprimir
room-free-on = Sigue a tu ritmo
room-free-more = Ve a las lecciones. Si tu profe llama a la clase, esta página cambia sola.
room-free-last = Seguir con tu última lección
room-now-wait = Los alumnos esperan lo que sigue.
room-wall-wait = Empezamos enseguida
room-wall-lesson = La lección de la clase
room-next-step = Paso siguiente para todos
room-empty = Todavía no ha entrado nadie
room-empty-more = Amplía la pantalla, pulsa «Proyectar» y arrastra la pestaña nueva al proyector. No dupliques este tablero: enseña los apodos y las respuestas correctas.
room-names-listed = Solo apodos de la lista
room-names-free = Dejar que escriban su apodo
room-refused = Apodos rechazados
room-refused-allow = Aceptar
room-refused-drop = Seguir rechazando
room-removed-fold = Quitados ({ "{n}" })
room-copy = Copiar el enlace
room-copied = Copiado.
room-link-more = Escanea este código con el otro aparato, o copia el enlace. Sirve una sola vez.
room-purged = Todo está borrado. Esta es una sala nueva y vacía, con otro código.
room-roll = Alumnos, primero los que necesitan ayuda
room-roll-away = página cerrada
room-roll-stuck = atascado
room-roll-waiting = aún sin respuesta
room-roll-wrong = mal
room-roll-right = bien
room-roll-here = en la sala
room-table-turn = Le toca a { "{name}" }, desde hace { "{time}" }
room-table-house-turn = Juega la casa.
room-table-over = Partida acabada
room-table-deal = Mano { "{n}" }
room-table-play = Que juegue la casa
room-table-nudge = Avisar
room-contest-percent = El porcentaje compara cada mano con las de las demás mesas: 100 % es el mejor resultado en todas, 50 % el término medio.
room-close = Cerrar las respuestas
room-close-in = Cerrar en { "{n}" } s
room-close-more = + { "{n}" } s
room-time-left = Tiempo restante
room-tally = de { "{of}" } han respondido
room-step-ask = Preguntar
room-step-close = Cerrar
room-step-next = Siguiente
room-free-sure = ¿Terminar esta pregunta y dejar que cada cual siga a su ritmo?
room-begin = O empieza con
room-plan-start = Empezar
room-answers-closed = Las respuestas están cerradas. Mira la pizarra.
