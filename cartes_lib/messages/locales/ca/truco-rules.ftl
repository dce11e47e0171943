# The rules of Truco, one by one.

## Cards, players, aim

rule-TRU-SET-01 = El truco es juga amb 40 cartes espanyoles: sense vuits ni nous.
rule-TRU-SET-02 = S’hi juga entre dos, tres, quatre, sis o vuit; entre tres, un jugador tot sol va contra els altres dos.
rule-TRU-SET-03 = Cada mà té dues fases: s’aposta per les cartes que es tenen (flor, envido) i després per les bases (truco).
rule-TRU-SET-04 = Un chico es juga a 30 punts; la partida és per a qui guanya dos chicos.
rule-TRU-SET-05 = Els quinze primers punts d’un chico són les malas; els quinze següents, les buenas.
    .choice = Per això «10 buenas» són 25 punts.
rule-TRU-SET-06 = Un jugador de cada bàndol porta el marcador, i els punts s’apunten al final de cada mà.
rule-TRU-CARD-01 = A les bases, de la més forta a la més feble: as d’espases, as de bastos, set d’espases, set d’oros; després els tresos, els dosos, els asos d’oros i de copes, els reis, els cavalls, les sotes, els sets de copes i de bastos, els sisos, els cincs, els quatres.
rule-TRU-CARD-02 = Dues cartes del mateix graó d’aquest ordre empaten, siguin del pal que siguin.
rule-TRU-CARD-03 = Per a l’envido i la flor, cada carta val el seu número, i les figures zero.

## The deal

rule-TRU-DEAL-01 = Qui reparteix primer se sorteja; després es va repartint cap a la dreta.
rule-TRU-DEAL-02 = Qui reparteix barreja, i el contrari de la seva esquerra escapça, una sola vegada; ningú més no escapça.
rule-TRU-DEAL-03 = En escapçar, no s’agafen tres cartes o menys ni se’n deixen tres o menys: de 4 a 36, de les 40.
rule-TRU-DEAL-04 = En lloc d’escapçar es pot picar la baralla: es queda tal com està.
rule-TRU-DEAL-05 = Es reparteixen tres cartes a cadascú, d’una en una, començant per la dreta de qui reparteix.
rule-TRU-DEAL-06 = Si mentre es reparteix es veu una carta, qui la rep se la queda o exigeix que es torni a repartir.
    .choice = Torna a repartir el mateix. En altres taules es torna a repartir sempre; una opció ho permet.
rule-TRU-DEAL-07 = El gallo rep una quarta carta.

## The course of a hand

rule-TRU-TURN-01 = El jugador de la dreta de qui reparteix, la mano, parla i juga primer; el torn passa cap a la dreta.
rule-TRU-TURN-02 = A la primera basa, quan et toca, pots cantar la flor, cantar envido, dir truco o jugar una carta.
rule-TRU-TURN-03 = L’ordre dels cants és: flor, envido, truco. Cadascun passa davant dels que el segueixen.
rule-TRU-TURN-04 = L’envido i la flor només s’obren a la primera basa, abans de jugar la primera carta pròpia. Qui ja ha jugat encara pot respondre a un envido.
    .choice = Cada jugador pot apostar fins que juga la seva primera carta.
rule-TRU-TURN-05 = El truco es pot dir en qualsevol moment de la mà.
    .choice = Es diu quan et toca, o en resposta; una opció l’obre en qualsevol moment.
rule-TRU-TURN-06 = L’envido passa davant: quan et diuen truco, el teu bàndol encara pot obrir l’envido o cantar la flor. El truco s’espera, i després s’hi respon.
rule-TRU-TURN-07 = Acceptar el truco tanca l’envido i la flor.
    .choice = Es tanquen per a tots dos bàndols: l’altre ja ha tingut el seu torn.
rule-TRU-TURN-08 = Les apostes i les respostes comprometen tot el bàndol; hi pot respondre qualsevol dels seus jugadors, i val la primera resposta.
rule-TRU-TURN-09 = L’últim jugador de cada bàndol, el pie, en sol ser el capità; els companys es poden fer senyes.
    .choice = La lliçó ensenya les senyes de l’Argentina, i les partides d’aquí se’n passen.
rule-TRU-TURN-10 = Anar a la pesca (ir a la pesca) és callar perquè el contrari aposti primer.
rule-TRU-TURN-11 = Resolt un envido, ningú no n’obre cap altre en la mateixa mà.
    .choice = És així a totes les taules: un sol envido per mà.
rule-TRU-TURN-12 = Resolts la flor o l’envido, el joc continua allà on era; primer es respon al truco que espera.

## The flor

rule-TRU-FLOR-01 = Tres cartes d’un mateix pal fan flor: 20 i la suma dels seus valors, de 20 a 38.
rule-TRU-FLOR-02 = Qui té flor l’ha de cantar; qui no en té no pot. Amagar-la és una falta que el contrari pot fer pagar.
rule-TRU-FLOR-03 = La flor es canta abans de jugar la primera carta i abans d’acceptar un envido o un truco.
    .choice = Un envido acceptat tanca la flor de tothom; un envido rebutjat no la tanca, i llavors la mà paga totes dues coses. Una opció deixa la flor oberta fins al final de la primera basa.
rule-TRU-FLOR-04 = Una flor fa esperar el truco pendent fins que està resolta.
rule-TRU-FLOR-05 = Una flor anul·la l’envido de la mà: no dona res.
    .choice = Les regles de la mateixa família anul·len tot el que s’ha dit de l’envido; nosaltres també.
rule-TRU-FLOR-06 = Qui té flor no canta envido ni n’accepta.
    .choice = Es dedueix de l’obligació de cantar: la flor anul·laria l’envido. Si el seu bàndol l’accepta abans que ell hagi cantat, diu el seu valor com els altres i li compten les dues millors cartes: callar delataria la flor.
rule-TRU-FLOR-07 = Després d’una flor, cadascú parla de la seva quan li toca; tot el que té a veure amb la flor es resol abans de continuar.
rule-TRU-FLOR-08 = El contrari que té flor respon flor, con flor me achico (m’arronso), contraflor o contraflor al resto; el que no en té no diu res.
rule-TRU-FLOR-09 = Una flor sola val 3 punts. Si n’hi ha més d’una, la millor dona 3 punts per cada flor cantada: 6, 9 o 12.
    .choice = Altres taules donen 3 punts en total, o 4 per dues flors; una opció canvia la tarifa.
rule-TRU-FLOR-10 = Contraflor canta la pròpia flor i desafia l’altre bàndol: 6 punts per a la millor.
rule-TRU-FLOR-11 = Amb tres flors cantades, la contraflor val 9.
    .choice = Són 3 punts per cada flor; una opció ho canvia.
rule-TRU-FLOR-12 = Contraflor al resto posa en joc el que falta al bàndol que va al davant per acabar el chico, i 3 punts per cada flor cantada.
rule-TRU-FLOR-13 = A la contraflor s’hi respon con flor quiero (accepto), con flor me achico o contraflor al resto; al resto, només con flor quiero o con flor me achico.
rule-TRU-FLOR-14 = Si un bàndol s’arronsa, l’últim que l’ha desafiat s’apunta els punts apostats i acceptats fins llavors.
rule-TRU-FLOR-15 = El bàndol que s’arronsa paga el que ja estava guanyat abans de l’última aposta: 3 davant d’una flor, d’una contraflor o d’un resto dit de bon començament, 6 davant d’un resto després de contraflor.
    .choice = Es paga el que valia abans d’apujar; una opció ofereix tres tarifes més.
rule-TRU-FLOR-16 = Acceptat el resto, el bàndol que va al davant guanya el chico si guanya; l’altre s’apunta el que faltava al primer, i 3 punts per flor.
rule-TRU-FLOR-17 = Cadascú diu què val la seva flor quan li toca, començant per la mano; s’ha de superar la millor, i si no es diu «son buenas» (són bones). En cas d’empat guanya qui ha parlat abans.
rule-TRU-FLOR-18 = Un valor que perd el pot salvar un company que parli més tard i en tingui un de millor.
rule-TRU-FLOR-19 = Qui guanya ensenya la flor abans d’apuntar.
rule-TRU-FLOR-20 = Després de la mà es pot reclamar la flor a un contrari (pido flor). Si n’amagava una, l’altre bàndol s’endú 3 punts i tots els de la mà; si ensenya dos pals, és el seu bàndol qui s’apunta 3 punts.
    .choice = Una opció diu si la reclamació injusta costa 3 punts o 4. Cada jugador que continua en joc pot reclamar una vegada, quan li toca, a un contrari que no hagi ensenyat dos pals. No es castiga ningú per una flor que no ha tingut torn de cantar perquè un altre ha respost abans.
rule-TRU-FLOR-21 = La contraflor respon a una flor de l’altre bàndol. Les flors dels companys es canten dient flor i compten a la tarifa.
    .choice = El bàndol que ha cantat primer només pot desafiar quan li han respost flor.
rule-TRU-FLOR-22 = La contraflor acceptada amb dues flors val 6, igual que dues flors sense desafiament: només obliga el contrari a acceptar o a arronsar-se.
    .choice = Una opció dona l’altre sistema.

## The envido

rule-TRU-ENV-01 = Dues cartes d’un mateix pal valen 20 i la suma dels seus valors.
rule-TRU-ENV-02 = Tres cartes de tres pals valen la més alta de totes tres, i prou.
    .choice = Així, tres figures de tres pals valen zero.
rule-TRU-ENV-03 = Si es juga sense flor, de tres cartes del mateix pal compten les dues millors, i 20.
    .choice = Les taules sense flor ho fan així: compten les dues millors.
rule-TRU-ENV-04 = S’obre amb envido, que val 2; amb real envido, que val 3, o amb falta envido, que val el que falta.
rule-TRU-ENV-05 = Un envido o un real envido es pot acceptar (quiero), rebutjar (no quiero) o apujar: dos més, tres més o la falta.
rule-TRU-ENV-06 = Si s’apuja amb envido o real envido, s’obren un altre cop les mateixes respostes.
    .choice = Es pot apujar fins que l’aposta val un chico; una opció permet com a molt dos envidos, un real envido i una falta, mai cap avall.
rule-TRU-ENV-07 = A la falta envido només s’hi pot dir que sí o que no.
rule-TRU-ENV-08 = La falta envido val els punts que falten al bàndol que va al davant per acabar el chico; acceptada, substitueix tot el d’abans.
rule-TRU-ENV-09 = Rebutjar el primer cant dona 1 punt; rebutjar-ne un que apuja dona el que ja estava acceptat.
rule-TRU-ENV-10 = El valor més alt guanya l’envido; qui té menys pot dir «son buenas». En cas d’empat guanya qui ha parlat abans.
rule-TRU-ENV-11 = Qui guanya ensenya les cartes; si ha dit un valor fals, guanya l’envido l’altre bàndol, encara que en tingui menys.
rule-TRU-ENV-12 = Ja no s’obre l’envido després de jugar la primera carta ni després d’acceptar el truco.
rule-TRU-ENV-13 = Els valors es diuen començant per la mano i cap a la dreta, hagi apostat qui hagi apostat.
    .choice = Amb la flor es fa igual.

## The tricks and the truco

rule-TRU-TRU-01 = Es juguen tres bases com a molt; dues bases guanyades s’enduen la mà. Res no obliga a servir ni a matar.
rule-TRU-TRU-02 = La carta més forta guanya la basa, i qui l’ha jugada surt a la següent.
rule-TRU-TRU-03 = Si les cartes més fortes empaten entre contraris, la basa no és de ningú (parda); entre companys, la guanya el seu bàndol.
rule-TRU-TRU-04 = Després d’una basa empatada torna a sortir qui hi havia sortit.
rule-TRU-TRU-05 = Si dos companys guanyen la basa empatats, surt el primer de tots dos que ha jugat.
    .choice = Sempre és el que ha jugat abans.
rule-TRU-TRU-06 = Si la primera basa queda empatada, la pròxima basa guanyada s’endú la mà.
rule-TRU-TRU-07 = Si una basa queda empatada després d’una de guanyada, s’endú la mà la primera basa guanyada.
    .choice = Compta la primera basa guanyada, com a totes les taules.
rule-TRU-TRU-08 = Si queden empatades les tres bases, la mà és per al bàndol de qui ha jugat primer.
rule-TRU-TRU-09 = Després de dues bases empatades es juga la tercera, i és la que decideix.
    .choice = Després de dos empats, la tercera es juga igualment.
rule-TRU-TRU-10 = La tercera basa no es juga si la mà ja està decidida.
rule-TRU-TRU-11 = Les cartes jugades queden a la vista, davant de cada jugador.
rule-TRU-TRU-12 = Sense apostes, la mà val 1 punt.
rule-TRU-TRU-13 = El truco puja la mà a 2 punts, el retruco a 3, el vale cuatro a 4. Qui rebutja dona un punt menys, i la mà s’atura.
rule-TRU-TRU-14 = Només pot apujar el bàndol que ha acceptat: retruco, després vale cuatro, quan vulgui.
rule-TRU-TRU-15 = S’ha de dir «quiero» abans d’apujar; es pot apujar tot seguit.
rule-TRU-TRU-16 = Irse a baraja, o al mazo: es deixen les cartes de cap per avall i es plega; el company pot continuar sol.
rule-TRU-TRU-17 = Si plega tot un bàndol sense que s’hagi dit truco, l’altre s’apunta 1 punt.
rule-TRU-TRU-18 = Si un bàndol plega després d’un truco acceptat, l’altre s’apunta el que valia la mà; davant d’una aposta pendent, plegar és rebutjar.
    .choice = És el mateix en una mà sense truco.
rule-TRU-TRU-19 = Qui ha plegat ja no parla; la flor o l’envido que havia dit continuen valent.
    .choice = El que s’ha dit no es desdiu, i qui ha plegat ja no parla.

## Scores

rule-TRU-SCORE-01 = Els punts d’una mà són els de la flor o de l’envido, i els de les bases.
rule-TRU-SCORE-02 = El bàndol que arriba a 30 guanya el chico; amb dos chicos es guanya la partida.
rule-TRU-SCORE-03 = Es compta per ordre: flor, envido, bases. El primer que arriba a 30 guanya, i la resta ja no es juga.
    .choice = Comptem en l’ordre dels cants; com a opció, la mà es juga fins al final i guanya el total més alt.
rule-TRU-SCORE-04 = El marcador no passa de 30.
    .choice = El que en passa no serveix de res.
rule-TRU-SCORE-05 = Un chico nou comença de zero per a tothom, i es continua repartint per torn.
    .choice = El repartiment no torna a qui va començar.

## Three players

rule-TRU-GAL-01 = Entre tres, un jugador, el gallo, va contra els altres dos.
rule-TRU-GAL-02 = El gallo rep quatre cartes, se’n queda tres i descarta l’altra sense ensenyar-la, abans de cap cant.
rule-TRU-GAL-03 = Gallo fix: sempre és el mateix jugador, i els altres dos tenen un sol marcador.
rule-TRU-GAL-04 = Si el gallo va per torns, ho és qui reparteix. Els punts de la parella són per a cadascun dels dos, i hi ha tres marcadors.
rule-TRU-GAL-05 = Amb el gallo per torn, la falta i el resto es compten sobre el més alt dels tres marcadors.
    .choice = El bàndol que va al davant és el del jugador que té més punts.
rule-TRU-GAL-06 = Amb el gallo per torn, si els dos de la parella acaben alhora guanya el total més alt; si empaten, el primer a partir de la mano.
    .choice = Un empat es desfà sempre en aquest ordre.
rule-TRU-GAL-07 = Amb el gallo fix es reparteix per torn entre tots tres, i el gallo rep quatre cartes reparteixi qui reparteixi.
    .choice = El torn de repartir roda com en qualsevol partida.
rule-TRU-GAL-08 = Es juga en l’ordre dels llocs, amb el gallo entre els altres dos; aquests guanyen les bases junts.

## Six and eight players

rule-TRU-SIX-01 = Entre sis, dos equips de tres s’alternen, i cadascú té un contrari al davant.
rule-TRU-SIX-02 = La primera mà és una redonda, tots junts; la següent és una pica-pica, tres duels amb un sol repartiment.
    .choice = Nosaltres alternem una i una; una opció canvia el ritme.
rule-TRU-SIX-03 = Quan un equip té 10 buenas, és a dir 25 punts, ja només es juguen redondas.
rule-TRU-SIX-04 = Hi ha qui deixa la pica-pica quan tots dos equips són a les buenas.
rule-TRU-SIX-05 = A la pica-pica, la falta envido val 6.
rule-TRU-SIX-06 = A la pica-pica, el resto val 6 com a molt: amb la contraflor, 12 en total.
rule-TRU-SIX-07 = Si un jugador es fica en el duel dels altres, el seu equip perd els punts d’aquell duel, i l’altre equip se n’apunta 4.
    .choice = S’anul·len els punts del duel destorbat, que s’acaba aquí.
rule-TRU-SIX-08 = La mano d’un duel és el primer dels dos que ve a la dreta de qui reparteix, i els duels es juguen en aquest ordre.
    .choice = Nosaltres seguim el costum.
rule-TRU-SIX-09 = Si un equip arriba a 30 durant una pica-pica, el chico s’acaba aquí.
    .choice = Els duels que queden ja no es juguen.
rule-TRU-SIX-10 = Els punts dels duels són per a l’equip.
rule-TRU-EIG-01 = Entre vuit, cosa poc freqüent, es juga com entre sis, redonda i pica-pica per torn.
rule-TRU-EIG-02 = Amb vuit llocs alternats, el de davant és un company: es va contra el del costat. A partir de la mano, el primer juga contra el segon, el tercer contra el quart, i així fins al final.
    .choice = Els veïns s’enfronten; una opció asseu els equips en mirall per conservar el cara a cara.

## Words

rule-TRU-VOC = Els jugadors parlen castellà: «quiero» accepta, «no quiero» rebutja, «con flor me achico» s’arronsa, «son buenas» reconeix que l’altre té més, «irse al mazo» plega la mà.
