# The class: a room, its pupils, the teacher's board. `room-` entries are held by pages.

command-class-teacher = Per a tu, una sola vegada: { $address }
command-class-code = Codi de la sala: { $code }
command-no-hub = Cap JupyterHub no ha engegat aquest servei: hi falta { $names }. Sense hub, obre la classe amb «cartes class» tot sol.
command-hub-missing = JupyterHub no és instal·lat aquí: executa «pip install "cartes-widgets[hub]"».

class-store-address = Aquesta adreça no és la d’una base de dades: ha de ser sqlite:///… o postgresql://… (per a PostgreSQL, executa abans «pip install "cartes-widgets[postgres]"»).
class-store-closed = La base de dades no respon: comprova l’adreça i que estigui en marxa.
class-store-memory = Aquesta adreça no anomena cap fitxer i no es desaria res: escriu sqlite:/// i el camí d’un fitxer.
class-store-file = No es pot obrir { $place }: comprova que la carpeta existeixi i que hi puguis escriure.
class-store-denied = Cartes no té permís per escriure a la base de dades: comprova els permisos del fitxer o del compte.
class-store-full = El disc és ple: no es pot obrir cap classe. Fes-hi lloc i torna-ho a provar.
class-store-locked = Un altre programa té ocupada la base de dades de la classe: no es pot obrir cap classe. Tanca’l i torna-ho a provar.
class-store-damaged = { $place } està malmès, o no és una base de dades. S’ha deixat com estava: mou-lo o indica’n un altre amb --database.
class-store-set-aside = El fitxer de la classe anterior està malmès. S’ha apartat amb el nom { $place }, i aquesta classe comença amb un de buit.
class-store-lost = { $waiting ->
    [one] Cartes s’atura abans de desar-ho tot: es perd un canvi.
   *[other] Cartes s’atura abans de desar-ho tot: es perden { $waiting } canvis.
  }
class-trouble-full = { $waiting ->
    [one] El disc és ple: hi ha un canvi que espera per desar-se. Fes-hi lloc; no es perd res mentre Cartes sigui obert.
   *[other] El disc és ple: hi ha { $waiting } canvis que esperen per desar-se. Fes-hi lloc; no es perd res mentre Cartes sigui obert.
  }
class-trouble-locked = { $waiting ->
    [one] Un altre programa té ocupada la base de dades: hi ha un canvi que espera per desar-se.
   *[other] Un altre programa té ocupada la base de dades: hi ha { $waiting } canvis que esperen per desar-se.
  }
class-trouble-lost = { $waiting ->
    [one] La base de dades ja no respon: hi ha un canvi que espera per desar-se.
   *[other] La base de dades ja no respon: hi ha { $waiting } canvis que esperen per desar-se.
  }
class-trouble-denied = { $waiting ->
    [one] Cartes ja no té permís per escriure a la base de dades: hi ha un canvi que espera per desar-se. Comprova els permisos del fitxer o del compte.
   *[other] Cartes ja no té permís per escriure a la base de dades: hi ha { $waiting } canvis que esperen per desar-se. Comprova els permisos del fitxer o del compte.
  }
class-trouble-damaged = El fitxer de la base de dades està malmès i ja no pot desar res. Baixa «Respostes (CSV)», atura Cartes i torna’l a executar.
class-trouble-gone = La base de dades ja no té aquesta classe: un altre programa l’ha esborrada, i no es desa res més. Baixa «Respostes (CSV)»; després, «Esborra-ho tot» obre una sala nova.
class-trouble-erasing = La classe anterior encara no s’ha esborrat: deixa Cartes obert fins que aquest missatge desaparegui.
class-trouble-over = Tot es torna a desar.

class-name = { $first } { $last }
class-name-first = Llúdriga | Guineu | Òliba | Eriçó | Esquirol | Linx | Fagina | Cigala | Puput | Merla | Truita | Llangardaix | Isard | Grill | Mallerenga | Mostela | Salamandra | Falcó | Abella | Tortuga | Liró | Agró | Cigonya | Castor
class-name-last = dels boscos | del llac | del nord | del sud | d’oros | de copes | d’espases | de bastos | del matí | del vespre | del migdia | del Segre
class-name-empty = Tria un sobrenom o escriu-ne un: lletres o xifres.
class-name-long = Aquest sobrenom és massa llarg: 24 signes com a màxim.
class-name-signs = Aquest sobrenom conté signes que no veuria ningú. Escriu-lo amb lletres normals.
class-name-taken = A la sala ja hi ha algú amb aquest sobrenom. Si és el teu, demana al professor que et deixi tornar a entrar.
class-name-full = La sala és plena.
class-name-shut = La porta és tancada: ja no hi entra ningú. Demana al professor que l’obri.
class-name-rude = Tria un altre sobrenom, o demana al professor que accepti aquest.
class-insults = cabró | collons | cony | malparit | maricó | merda | puta | polla | subnormal | imbècil
class-name-unlisted = Tria un dels sobrenoms de la llista.
class-name-removed = El professor t’ha tret de la sala. Demana-li que et deixi tornar a entrar.
class-no-earlier = Aquella classe ja no és desada.
class-join-as = Entra amb el nom del teu compte: { $name }.
class-code-wrong = Aquest no és el codi de la sala: són quatre lletres, projectades a la pissarra.
class-code-often = Massa intents des d’aquest aparell: espera un minut i torna-ho a provar.

class-refused-none = Aquí no hi ha cap classe oberta
    .text = S’ha acabat, o encara no ha començat. Aquí tens les lliçons.
class-refused-link = Aquest enllaç ja no serveix
    .text = L’enllaç del tauler serveix una sola vegada. En un tauler ja obert, «Després de classe» i després «Obre aquest tauler en un altre aparell» en dona un de nou. Si ja no és obert enlloc, atura Cartes al terminal i torna a executar la mateixa ordre: la classe continua on era.
class-refused-board = Aquesta pàgina és la del professor
    .text = L’obre amb el seu propi enllaç. A la classe s’hi entra amb el codi de la sala.
class-refused-account = Aquesta pàgina és la del professor
    .text = El compte amb què ets aquí no dirigeix la classe. Hi pots entrar.
class-unsaved = Ara mateix no es pot desar res
    .text = L’ordinador de la classe no pot desar res en aquest moment: encara no ets a la sala. Aquesta pàgina ho tornarà a provar tota sola abans de mig minut. Si continua igual, digues-ho al professor.

class-no-command = Aquesta ordre no existeix.
class-no-member = Aquest alumne ja no és a la sala.
class-no-question = No hi ha cap pregunta feta.
class-too-late = Massa tard: aquesta pregunta ja és tancada.
class-frozen = La classe està en pausa: la teva resposta es queda aquí.
class-not-saved = La teva resposta encara no està desada: aquesta pàgina la torna a enviar tota sola.
class-right-answer = Resposta correcta: { $answer }.
class-contest-rank = Torneig: lloc { $place }/{ $of } ({ $percent } %)
class-table-title = { $game }, { $players } jugadors
class-contest-first = Torneig: has acabat abans que els altres. Aquí sortirà el teu lloc.
class-contest-so-far = Torneig, de moment: lloc { $place }/{ $of } ({ $percent } %). Taules que han acabat: { $done }/{ $of }.
class-table-house = la casa (lloc { $place })
class-mate = { $name }, a l’aparell de { $member }
class-table-taken = Aquest lloc ja és ocupat.
class-table-none = Aquesta taula o aquest lloc ja no existeix.
class-nudge = Et toca: a la taula t’esperen.
class-seat-close = { $n ->
    [one] Vols tancar la taula oberta i asseure tota la classe a «{ $title }»? La partida d’aquesta taula s’acaba i es perd.
   *[other] Vols tancar les { $n } taules d’altres jocs i asseure tota la classe a «{ $title }»? Les partides d’aquestes taules s’acaben i es perden.
  }
class-table-closed = El professor no ha obert les taules.
class-table-full = Ja hi ha prou taules: seus en alguna.
class-table-shared = Ningú més no pot venir a aquest aparell en aquesta taula.

class-pose-botifarra-legal = Quines cartes es poden jugar?
class-pose-botifarra-duel = Quina carta s’endú la basa?
class-pose-truco-value = Quant val per a l’envido?
class-pose-truco-duel = Quina de les dues guanya?
class-pose-balco-legal = Què es pot tirar?
class-pose-trick = { $low ->
    [1] Basa, en l’ordre jugat (de { $low } a { $high } cartes)
   *[other] Basa, en l’ordre jugat ({ $high } cartes)
  }
class-pose-hand = { $low ->
    [1] Cartes de l’alumne
   *[other] Cartes de l’alumne ({ $high } cartes)
  }
class-pose-pile = Pila, de baix a dalt (de { $low } a { $high } cartes)
class-pose-joker = El comodí compta com
class-pose-pair = Les dues cartes

class-csv-columns = alumne | moment | lliçó | títol | exercici | sèrie | nivell | variant | resposta | resultat | error reconegut | pistes | mil·lisegons | regla
class-csv-separator = ;
class-csv-right = correcte
class-csv-wrong = incorrecte
class-sheet-shown = ha mirat la solució

session-line = { $name }: { $title }
session-minutes = { $minutes ->
    [one] un minut
   *[other] { $minutes } minuts
  }
session-unknown = No hi ha cap sessió «{ $value }». Les que hi ha són:
session-botifarra = Botifarra: servir, fallar, matar
session-botifarra-1 = Entrar a la sala
    .say = Projecta el codi. Cadascú tria un sobrenom: «Avui no hi ha nota. Busquem per què una carta està permesa.»
session-botifarra-2 = Dues cartes: quina guanya?
    .say = Deixa respondre, mostra l’error més freqüent, fes que l’expliqui un alumne i després mostra la resposta. Dues o tres preguntes.
session-botifarra-3 = La variant lliure, tots plegats
    .say = Tothom és a la lliçó. Llegeix en veu alta; abans de cada pas, pregunta qui guanyaria la basa.
session-botifarra-4 = Quines cartes estan permeses?
    .say = Unes cartes, tota la classe. Abans de mostrar res: «Qui n’ha triat una de més? Qui se n’ha deixat una?»
session-botifarra-5 = Cadascú al seu ritme
    .say = Passa a veure els alumnes que marca el tauler. El tauler diu on s’encallen.
session-botifarra-6 = Amb què ens quedem
    .say = Torna a preguntar el que ha anat pitjor. Cadascú diu la regla en una frase. Imprimeix els fulls i després esborra la classe.
session-truco = Truco: comptar l’envido
session-truco-1 = Entrar a la sala
    .say = Projecta el codi. Cadascú tria un sobrenom: «Aprenem a comptar de pressa sense equivocar-nos d’escala.»
session-truco-2 = Dues cartes: quina guanya?
    .say = Recorda l’escala del truco amb dues o tres preguntes. Fes dir la raó abans de mostrar la resposta.
session-truco-3 = L’envido, tots plegats
    .say = Tothom és a la lliçó. Fes comptar cada exemple en veu alta abans d’avançar.
session-truco-4 = Quant valen aquestes cartes?
    .say = Compara els nombres que més es repeteixen: d’on surt cadascun?
session-truco-5 = Cadascú al seu ritme
    .say = Passa a veure els alumnes que marca el tauler. Un alumne ràpid pot ajudar el del costat.
session-truco-6 = Amb què ens quedem
    .say = Torna a preguntar el que ha anat pitjor. Cadascú escriu unes cartes que valguin 33 i unes altres que valguin 7. Imprimeix i després esborra la classe.
session-balco = Balcó: jugar igual o més alt
session-balco-1 = Entrar a la sala
    .say = Projecta el codi. Cadascú tria un sobrenom: «Un joc on es tracta de desfer-se de les cartes.»
session-balco-2 = Dues cartes: quina és més alta?
    .say = L’escala del balcó no és la dels altres jocs: fes-la dir abans de mostrar la resposta.
session-balco-3 = Tirar a la pila, tots plegats
    .say = Tothom és a la lliçó. Abans de cada pas: «Es pot tirar, aquesta carta?»
session-balco-4 = Què es pot tirar?
    .say = Una posició, tota la classe. Mira les cartes que ha triat molta gent i estan prohibides: per què?
session-balco-5 = Cadascú al seu ritme
    .say = Passa a veure els alumnes que marca el tauler.
session-balco-6 = Amb què ens quedem
    .say = Torna a preguntar el que ha anat pitjor, i després cadascú diu una regla. Imprimeix els fulls i després esborra la classe.

room-title = La classe
room-join-title = Entrar a la classe
room-join = Entra
room-code = Codi de la sala
room-names = Tria un sobrenom
room-typed = o escriu el teu
room-kept-title = Què desa la classe
room-kept = El teu sobrenom i les teves respostes, a l’ordinador del professor, que els veu. Ni el teu nom ni l’adreça del teu aparell. Una galeta reconeix el teu navegador. Tot ho esborra el professor, o s’esborra tot sol 24 hores després d’obrir la sala.
room-kept-account = El nom del teu compte i les teves respostes, al servidor del teu centre; el professor els veu. No pas l’adreça del teu aparell. Tot ho esborra el professor, o s’esborra tot sol 24 hores després d’obrir la sala.
room-kept-without = Sense entrar-hi pots llegir totes les lliçons: llavors no s’envia res.
room-you = Ets
room-other-account = No ets tu?
room-wait = El professor prepara el que ve ara.
room-wait-more = Aquesta pàgina canviarà tota sola. Mentrestant, totes les lliçons estan obertes.
room-lessons = Mira les lliçons
room-back = Torna a la classe
room-frozen = La classe està en pausa
room-frozen-more = Mira la pissarra: el professor està explicant.
room-received = Resposta rebuda. El professor mostrarà la bona a tota la classe.
room-not-sent = La resposta encara no ha arribat: es tornarà a enviar tota sola.
room-answer-late = La teva resposta a la pregunta anterior ha arribat massa tard: no compta.
room-closed = La classe s’ha acabat
room-closed-more = Tot el que se n’havia desat s’ha esborrat. El que has fet es queda al teu navegador.
room-removed = Ja no ets en aquesta sala.
room-enter-again = Torna a entrar
room-in-class = A classe
room-called = El professor et crida aquí
room-board = Tauler de la classe
room-lost = S’ha perdut la connexió. D’aquí a un moment es tornarà a provar.
room-students = Alumnes
room-nobody = Encara no ha entrat ningú. Projecta l’adreça de la sala.
room-project = Projecta
room-project-lesson = Projecta la lliçó
room-show-code = El codi i l’adreça per als alumnes
room-ask = Fes una pregunta
room-ask-lesson = Exercici d’una lliçó
room-ask-code = o el codi d’una mà
room-ask-go = Pregunta a tothom
room-pose = Pregunta sobre les teves cartes
room-pose-kind = Pregunta
room-pose-trump = Trumfo
room-pose-rules = Variant
room-pose-cards = Toca les cartes
room-pose-clear = Torna a començar
room-here = Tothom aquí
room-here-lesson = Lliçó
room-here-step = Pas
room-here-go = Porta-hi tota la classe
room-freeze = Pausa
room-unfreeze = Reprèn
room-free = Cadascú al seu ritme
room-reason = Mostra l’error
room-reveal = Mostra la resposta
room-next = Pregunta següent
room-now-free = Cadascú va al seu ritme.
room-now-here = Tota la classe és a: { "{title}" }, pas { "{step}" }.
room-now-question = Pregunta { "{n}" }, respostes rebudes: { "{answered}" }/{ "{of}" }
room-now-frozen = La classe està en pausa: no passa cap resposta.
room-distribution = Les respostes
room-no-answers = Encara no hi ha cap resposta.
room-others = altres respostes
room-picked = Cartes triades
room-mistake = L’error més freqüent
room-mistake-why = Què fa temptadora aquesta resposta?
room-mistake-none = Cap error en les respostes rebudes.
room-right-answer = La resposta correcta
room-grid = Exercicis
room-grid-empty = La graella s’omplirà amb les primeres respostes.
room-score = { "{right}" }/{ "{of}" }
room-stuck = A qui cal ajudar
room-stuck-wrong = tres errors seguits
room-stuck-shown = ha mirat la solució
room-stuck-still = res des de fa uns minuts
room-nobody-stuck = No sembla que ningú s’hagi encallat.
room-missed = El que ha anat pitjor
room-missed-none = Encara res: calen unes quantes respostes.
room-missed-row = errors: { "{wrong}" }/{ "{of}" }
room-again = Torna a preguntar
room-away = pàgina tancada
room-answered = ha respost
room-rename = Canvia el nom
room-rename-ask = Sobrenom nou
room-remove = Treu
room-remove-sure = Vols treure { "{name}" } de la sala?
room-remove-new = Treu els que acaben d’entrar ({ "{n}" })
room-remove-new-sure = Vols treure de la sala tots els que han entrat l’últim minut ({ "{n}" })?
room-door-shut = Tanca la porta
room-door-open = Obre la porta
room-let-in = Deixa’l tornar
room-awaited = pot tornar amb aquest nom
room-removed-row = fora
room-after = Després de classe
room-csv = Respostes (CSV)
room-sheets = Fulls per imprimir
room-purge = Esborra-ho tot
room-purge-sure = Vols esborrar totes les respostes i tots els sobrenoms? No es pot desfer.
room-earlier = Aquí encara hi ha desada una classe oberta a les { "{time}" } en una altra adreça. Alumnes: { "{n}" }.
room-earlier-go = Reprèn aquella classe
room-earlier-sure = Vols reprendre aquella classe? Els qui ja són aquí hauran de tornar a entrar.
room-link = Obre aquest tauler en un altre aparell
room-renew = Canvia el secret del tauler
room-renewed = El secret ha canviat: els altres aparells ja no tenen aquest tauler.
room-plan = Sessió
room-no-plan = Sense sessió
room-plan-minutes = { "{n}" } min
room-plan-open = Obre
room-table = Taula de joc
room-tables = Taules de joc
room-tables-more = Seus en un lloc lliure o obre una taula. La casa juga pels llocs buits. Qui canvia de lloc en una taula juga des de la mà següent.
room-tables-game = Joc
room-tables-players = Jugadors
room-tables-variant = Variant
room-tables-nobody = ningú en aquesta taula
room-tables-open = Deixa seure tothom
room-tables-seat = Asseu tota la classe
room-tables-close = Tanca les taules
room-tables-close-sure = Vols tancar les taules ({ "{n}" })? Les partides en joc s’acaben i es perden.
room-table-new = Obre una taula
room-table-sit = Seu aquí
room-table-leave = Deixa la taula
room-table-leave-short = Deixa
room-table-watch = Mira
room-table-all = Totes les mans
room-table-hands = Les mans de tothom
room-table-gone = Aquesta taula és tancada.
room-table-of-house = la casa
room-device = Comparteix l’aparell
room-device-short = Comparteix
room-device-title = Més d’una persona en aquest aparell
room-device-more = Cadascú té el seu nom, el seu lloc i les seves cartes. Entre torn i torn una pantalla tapa la mà: passa l’aparell. Qui arriba a mitja mà juga des de la següent.
room-device-turns = En un torneig comparteixes les mateixes cartes: cadascú juga una mà i passa l’aparell. Així cap taula no veu més cartes que una altra.
room-device-name = Sobrenom de l’altra persona
room-device-seat = El seu lloc, vist des del teu
room-device-add = Afegeix
room-device-full = Aquí ningú més no pot venir a aquest aparell: no queda cap lloc lliure o ja hi juguen altres. Obre una taula teva i comparteix-la primer; els altres vindran després.
room-device-next = des de la pròxima mà
room-device-close = Tanca
room-curtain = Passa l’aparell a { "{name}" }
room-curtain-more = La mà continua tapada. Toca quan tinguis l’aparell i ningú més no miri.
room-curtain-go = Soc jo: mostra les meves cartes
room-seat-pending = Juga des de la pròxima mà
room-seat-pending-more = Ja has vist unes altres cartes d’aquesta mà. La casa juga per tu fins que es torni a repartir; aquesta pàgina canviarà sola.
room-seat-reserved = Tens un lloc en una taula.
room-seat-reserved-more = T’espera. Si trigues, la casa juga per tu.
room-seat-go = Torna a la taula
room-contest = Torneig
room-contest-more = Les mateixes cartes per a tothom, cadascú contra la casa; els qui comparteixen aparell juguen amb les mateixes cartes, una mà cadascú. La classificació compara què n’ha tret cadascú. En començar es tanquen les taules obertes.
room-contest-deals = Mans
room-contest-go = Comença el torneig
room-contest-row = { "{percent}" } %, mans jugades: { "{done}" }/{ "{of}" }
room-contest-unranked = mans jugades: { "{done}" }/{ "{of}" }
room-failed = No ha funcionat. Torna-ho a provar.
room-wall-join = Obre aquesta adreça o fotografia el codi
room-wall-here = { "{n}" } a la sala
room-wall-answered = Respostes: { "{n}" }/{ "{of}" }
room-wall-free = Cadascú al seu ritme
room-wall-distribution-show = Mostra les respostes a la pantalla a mesura que arriben
room-wall-distribution-hide = Amaga les respostes a la pantalla
room-sheet-none = Encara sense resposta.
room-sheet-answer = La teva resposta
room-sheet-right = Resposta correcta
room-sheet-missed = Per repassar
room-print = Imprimeix
room-free-on = Continua al teu ritme
room-free-more = Ves a les lliçons. Si el professor crida la classe, aquesta pàgina canvia sola.
room-free-last = Continua l’última lliçó
room-now-wait = Els alumnes esperen el que ve ara.
room-wall-wait = Comencem de seguida
room-wall-lesson = La lliçó de la classe
room-next-step = Pas següent per a tothom
room-empty = Encara no hi ha entrat ningú
room-empty-more = Amplia la pantalla, prem «Projecta» i arrossega la pestanya nova al projector. No dupliquis aquest tauler: mostra els sobrenoms i les respostes correctes.
room-names-listed = Només sobrenoms de la llista
room-names-free = Deixa que escriguin el sobrenom
room-refused = Sobrenoms rebutjats
room-refused-allow = Accepta
room-refused-drop = Continua rebutjant
room-removed-fold = Trets ({ "{n}" })
room-copy = Copia l’enllaç
room-copied = Copiat.
room-link-more = Escaneja aquest codi amb l’altre aparell, o copia l’enllaç. Només serveix un cop.
room-purged = Tot és esborrat. Aquesta és una sala nova i buida, amb un altre codi.
room-roll = Alumnes, primer els que necessiten ajuda
room-roll-away = pàgina tancada
room-roll-stuck = encallat
room-roll-waiting = encara sense resposta
room-roll-wrong = malament
room-roll-right = bé
room-roll-here = a la sala
room-table-turn = Li toca a { "{name}" }, des de fa { "{time}" }
room-table-house-turn = Juga la casa.
room-table-over = Partida acabada
room-table-deal = Mà { "{n}" }
room-table-play = Que jugui la casa
room-table-nudge = Avisa
room-contest-percent = El percentatge compara cada mà amb les de les altres taules: 100 % és el millor resultat a totes, 50 % el terme mitjà.
room-close = Tanca les respostes
room-close-in = Tanca d’aquí a { "{n}" } s
room-close-more = + { "{n}" } s
room-time-left = Temps restant
room-tally = sobre { "{of}" } han respost
room-step-ask = Pregunta
room-step-close = Tanca
room-step-next = Següent
room-free-sure = Vols acabar aquesta pregunta i deixar que cadascú continuï al seu ritme?
room-begin = O comença amb
room-plan-start = Comença
room-answers-closed = Les respostes són tancades. Mira la pissarra.
