import type { en } from './rules-en.ts';

/** The sentences of the rules page in German. */
export const de = {
  'rules.minute': 'Das Spiel in einer Minute',
  'rules.minute.all':
    'Ihr macht {years} Jahre lang Geschäfte in einem Viertel von New York. Jedes Jahr bekommen alle Adressen und Ladenplättchen, meist die falschen. Also wird **gehandelt**: Adressen, Plättchen, Läden, Geld, mit allen und in jeder Mischung. Dann wird **gebaut**. Gleiche Läden nebeneinander in einer Hand sind ein Geschäft. Je größer es ist, desto mehr bringt es ein, und komplett am meisten. Nach {years} Zahltagen gewinnt, wer am **reichsten** ist.',

  'rules.goal': 'Was gewinnt',
  'rules.goal.money':
    'Wer nach {years} Jahren das meiste Geld hat, gewinnt. Wer gleich viel hat, teilt sich den Sieg.',
  'rules.goal.years':
    'Läden zahlen **jedes Jahr**, und gleiche Läden bringen nebeneinander mehr ein als verstreut.',
  'rules.goal.together':
    'Zusammen: Drei Fischläden nebeneinander sind komplett und bringen {complete3} im Jahr.',
  'rules.goal.apart':
    'Verstreut: Zwei nebeneinander bringen {two} im Jahr. Der dritte berührt sie nur an einer Ecke und bringt {one}.',
  'rules.goal.board': 'Was am Ende auf dem Stadtplan steht, ist nichts wert. Nur Geld zählt.',
  'rules.goal.start': 'Alle beginnen mit {start}.',

  'rules.earn': 'Was Läden einbringen',
  'rules.earn.business':
    'Ein **Geschäft** sind Läden derselben Art in einer Hand, die in einem Viertel nebeneinander stehen.',
  'rules.earn.beside':
    'Nebeneinander heißt: Zwei Adressen eines Viertels haben eine gemeinsame Kante. Eine Ecke reicht nicht, und eine Straße zwischen zwei Vierteln trennt.',
  'rules.earn.size':
    'Die Punkte auf einem Plättchen zeigen seine **Größe**: wie viele Läden dieser Art ein Geschäft komplett machen. Jeder weitere Laden bringt Einkommen dazu, und der, der das Geschäft komplett macht, am meisten.',
  'rules.earn.income': 'Einkommen eines Geschäfts im Jahr',
  'fact.earn.shops': 'Läden',
  'fact.earn.row': 'Größe {size}',
  'fact.earn.full': '**{money}**',
  'rules.earn.grow': 'Von einem Teehaus zu fünf',
  'rules.earn.grow.1': 'Dir gehören fünf Adressen in einer Kette. Ein Teehaus bringt {one}.',
  'rules.earn.grow.2': 'Zwei nebeneinander bringen {two}.',
  'rules.earn.grow.3': 'Drei bringen {three}.',
  'rules.earn.grow.4':
    'Das vierte macht das Geschäft komplett, denn ein Teehaus hat Größe 4. Jetzt bringt es {complete4}.',
  'rules.earn.grow.5':
    'Ein komplettes Geschäft wächst nicht weiter. Das fünfte Teehaus beginnt das nächste und bringt {one} dazu.',
  'rules.earn.more':
    'Ein Geschäft zählt nie mehr Läden als seine Größe. Was übrig ist, zählt als eigenes Geschäft, egal wo in der Gruppe diese Läden stehen.',
  'rules.earn.owners':
    'Läden anderer zählen nie mit deinen zusammen, auch wenn sie von derselben Art sind und direkt daneben stehen.',
  'rules.earn.five':
    'Fünf Fischläden, Größe 3: ein komplettes Geschäft ({complete3}) und zwei Läden übrig ({two}).',
  'rules.earn.two':
    'Zwei Wäschereien nebeneinander, aber mit zwei Eigentümern: zwei Geschäfte aus einem Laden. Jedes bringt {one}.',
  'rules.earn.afresh':
    'Geschäfte werden jedes Jahr neu gezählt, danach, wem dann was gehört. Verkaufst du einen Laden eines kompletten Geschäfts, ist es vielleicht nicht mehr komplett.',

  'rules.year': 'Ein Jahr',
  'rules.year.steps': 'Ein Jahr hat fünf Schritte. Alle machen sie gemeinsam.',
  'rules.year.cards': '**Adressen.** Du bekommst Adresskarten und gibst zwei zurück.',
  'rules.year.tiles': '**Plättchen.** Du ziehst Ladenplättchen.',
  'rules.year.trade': '**Handel.** Alles gegen alles, mit allen.',
  'rules.year.build': '**Bauen.** Du legst Plättchen auf deine leeren Adressen.',
  'rules.year.pay':
    '**Einkommen.** Eine Konjunkturkarte wird aufgedeckt, dann zahlt jedes Geschäft.',

  'rules.cards': 'Adresskarten',
  'rules.cards.deal':
    'Alle bekommen Adresskarten, behalten einige davon und geben zwei zurück. Wie viele, hängt vom Jahr und von der Zahl der Spieler ab.',
  'rules.cards.table': 'Adresskarten je Spieler',
  'fact.cards.year': 'Jahr',
  'fact.cards.players': '{count} Spieler',
  'fact.cards.cell': '{dealt} bekommen, {kept} behalten',
  'rules.cards.secret':
    'Du wählst geheim und kannst deine Wahl ändern, bis die letzte Person gewählt hat. Dann werden alle behaltenen Adressen gezeigt, und von da an gehören sie euch.',
  'rules.cards.gone':
    'Behaltene Karten kommen aus dem Spiel. Zurückgegebene werden in den Stapel gemischt und können wiederkommen.',
  'rules.cards.keep': 'Welche Karten behalten?',
  'rules.cards.keep.1':
    'Eine Partie zu dritt, Jahr 5. Du hast Restaurants auf 20 und 21. Du bekommst 5, 16, 22, 24, 25 und 70; die in diesem Viertel leuchten.',
  'rules.cards.keep.2':
    'Du behältst 16, 22, 24 und 25, alle bei deinen Restaurants. 5 und 70 gehen zurück. Die anderen sehen deine Wahl noch nicht.',
  'rules.cards.keep.3':
    'Wenn alle gewählt haben, werden die neuen Adressen gezeigt. Dann ziehen alle Ladenplättchen, und der Handel beginnt.',

  'rules.tiles': 'Ladenplättchen',
  'rules.tiles.types':
    'Es gibt {kinds} Arten von Läden, zusammen {tiles} Plättchen. Von jeder Art gibt es drei Plättchen mehr als ihre Größe.',
  'rules.tiles.shops': 'Die Läden',
  'fact.tiles.size': 'Größe',
  'fact.tiles.kinds': 'Arten',
  'fact.tiles.each': 'Plättchen je Art',
  'rules.tiles.draw':
    'Nach den Adressen ziehen alle Plättchen, verdeckt, aus dem gemeinsamen Vorrat.',
  'rules.tiles.table': 'Ladenplättchen je Spieler',
  'rules.tiles.open':
    'Deine Plättchen liegen offen, damit alle wissen, was du zu tauschen hast. Mit einer Option bleiben sie verborgen.',

  'rules.trade': 'Handeln',
  'rules.trade.all':
    'Mit allem kann gehandelt werden: mit Adressen samt Laden oder ohne, mit Plättchen auf der Hand und mit Geld. Beliebig viel, in jeder Mischung, zwischen allen.',
  'rules.trade.stays':
    'Ein Laden, der steht, **zieht nie um**. Wechselt seine Adresse die Hand, gehört er an Ort und Stelle jemand anderem, so oft ihr wollt.',
  'rules.trade.talk':
    'Versprechen für später sind nur Worte. Was nicht im Deal steht, muss niemand halten.',
  'rules.trade.offer':
    'In jedem Moment des Handels kannst du ein **Angebot** auf den Tisch legen. Es sagt, wer wem was gibt. Du selbst musst daran beteiligt sein.',
  'rules.trade.accept':
    'Wer genannt ist, nimmt an oder lehnt ab. Solange der Deal nicht geschlossen ist, kannst du deine Zusage zurücknehmen.',
  'rules.trade.settle':
    'Sobald die letzte Person annimmt, ist der Deal geschlossen, sofort und als Ganzes. Mit dem Angebot hast du selbst schon zugestimmt.',
  'rules.trade.swap': 'Zwei Plättchen tauschen',
  'rules.trade.swap.1':
    'Du hast zwei Uhrmacher und ein Feuerwerksplättchen auf der Hand. Odile hat drei Feuerwerksläden und einen Uhrmacher auf der Hand.',
  'rules.trade.swap.2':
    'Du bietest den Tausch an: dein Feuerwerk gegen ihren Uhrmacher. Odile muss Ja oder Nein sagen.',
  'rules.trade.swap.3':
    'Odile nimmt an, der Deal ist geschlossen. Sind beide gebaut, bringen deine Uhrmacher {complete3} statt {two} und ihre Feuerwerksläden {complete4} statt {three}.',
  'rules.trade.decline':
    'Ein abgelehntes Angebot bleibt auf dem Tisch, bis es zurückgezogen wird oder nicht mehr gehalten werden kann. Wer abgelehnt hat, kann es noch annehmen.',
  'rules.trade.back':
    'Wer ein Angebot gemacht hat, kann es zurückziehen, solange der Deal nicht geschlossen ist.',
  'rules.trade.counter':
    'Statt Ja oder Nein zu sagen, kannst du mit einem **Gegenangebot** antworten. Es ersetzt das Angebot, und nun müssen die anderen annehmen.',
  'rules.trade.price': 'Ein Gegenangebot',
  'rules.trade.price.1':
    'Odile hat vier Juweliere nebeneinander, ihr fehlt nur deiner auf 51. Sie bietet dir {money} dafür.',
  'rules.trade.price.2':
    'Du weißt, dass er ihr Geschäft komplett macht. Du antwortest mit einem Gegenangebot: {money}.',
  'rules.trade.price.3':
    'Odile nimmt an und zahlt {money}. Der Juwelier bleibt auf 51, jetzt unter ihrer Markise: fünf von fünf, die {complete5} im Jahr bringen.',
  'rules.trade.hold':
    'Niemand kann anbieten oder zusagen, etwas zu geben, was gerade nicht da ist. Versuchst du es, wird es abgelehnt, und nur du erfährst es.',
  'rules.trade.net':
    'Was du gibst, muss dir **vor** dem Deal gehören. Beim Geld zählt die Summe: was du zahlst, minus was du im selben Deal bekommst. Niemand darf unter null landen.',
  'rules.trade.void':
    'Nach jedem Deal sind Angebote hinfällig, die nicht mehr gehalten werden können. Das erfahren alle; den Grund erfahren nur die Beteiligten.',
  'rules.trade.most': 'Du darfst bis zu {offers} Angebote zugleich auf dem Tisch haben.',
  'rules.trade.done':
    'Der Handel endet, wenn alle gesagt haben, dass sie **fertig** sind. Solange jemand nicht fertig ist, kannst du auch danach noch handeln.',
  'rules.trade.undone':
    'Du kannst „fertig“ zurücknehmen, bis die letzte Person es sagt. Schließt du einen Deal, bist du nicht mehr fertig.',
  'rules.trade.clock':
    'An einem Tisch kann die Zeit für den Handel begrenzt sein. Ist sie um, sind alle fertig, und das lässt sich nicht zurücknehmen.',
  'rules.trade.final':
    'Das Ende des Handels gilt: Das letzte „fertig“ lässt sich nicht zurücknehmen. Angebote, die noch auf dem Tisch liegen, verfallen.',

  'rules.more': 'Mit mehreren oder mit irgendwem',
  'rules.more.three':
    'Ein Angebot kann drei oder mehr Spieler nennen. Es ist geschlossen, wenn alle angenommen haben, und dann wechselt alles auf einmal die Hand.',
  'rules.more.circle': 'Rund um den Tisch',
  'rules.more.circle.1':
    'Du hältst ein Teehaus, das Odile braucht. Odile hält einen Uhrmacher, den Bruno braucht. Bruno hält einen Fischladen, den du brauchst. Zu zweit lässt sich da nichts tauschen.',
  'rules.more.circle.2': 'Du bietest einen Deal zu dritt an: Alle geben ein Plättchen weiter.',
  'rules.more.circle.3':
    'Odile nimmt an. Noch wechselt nichts die Hand, denn auch Bruno ist beteiligt.',
  'rules.more.circle.4':
    'Bruno nimmt an, und alle drei Plättchen wechseln auf einmal die Hand. Alle können jetzt ein Geschäft komplett machen.',
  'rules.more.open':
    'Ein **offenes Angebot** gilt für alle: Ich gebe dies, ich will das. Wer es zuerst nimmt, hat den Deal. Das Geld in einem offenen Angebot sehen alle.',
  'rules.more.beside':
    'Auf ein offenes Angebot darf jeder mit einem Gegenangebot antworten. Es geht an den Urheber und liegt **neben** dem offenen Angebot, das auf dem Tisch bleibt. So kann es niemand den anderen wegnehmen.',
  'rules.more.anyone': 'Ein offenes Angebot',
  'rules.more.anyone.1': 'Du bietest Adresse 36 allen an, die {money} zahlen.',
  'rules.more.anyone.2':
    'Bruno ist das zu teuer. Sein Gegenangebot von {money} liegt neben deinem offenen Angebot. Beide sind auf dem Tisch.',
  'rules.more.anyone.3':
    'Bevor du antwortest, nimmt Odile das offene Angebot und zahlt {money}. Adresse 36 gehört ihr. Brunos Angebot kann nicht mehr gehalten werden und ist hinfällig.',

  'rules.build': 'Bauen',
  'rules.build.place':
    'Alle legen so viele Plättchen, wie sie wollen, auf eigene Adressen ohne Laden, je eines.',
  'rules.build.together':
    'Alle bauen zugleich und geheim. Wenn alle bereit sind, werden die neuen Läden gemeinsam gezeigt.',
  'rules.build.take':
    'Bis dahin kannst du deine Plättchen dieses Jahres wieder aufnehmen, egal was die anderen getan haben.',
  'rules.build.turn':
    'Mit einer Option wird reihum gebaut. Dann entscheidet das Los, wer in Jahr 1 beginnt, und jedes Jahr beginnt im Uhrzeigersinn der Nächste. Die Läden eines Spielers werden gezeigt, wenn er bereit ist.',
  'rules.build.hand':
    'Plättchen, die du nicht baust, bleiben auf der Hand. Sie bringen nichts ein, aber du kannst sie in einem späteren Jahr tauschen oder bauen.',
  'rules.build.moved':
    'Ein Laden aus einem früheren Jahr lässt sich weder versetzen noch wieder aufnehmen.',

  'rules.pay': 'Einkommen',
  'rules.pay.card':
    'Zuerst wird eine **Konjunkturkarte** aufgedeckt. Sie kann {bonus} für jeden Laden einer oder zweier Größen auf dem Stadtplan bringen. Das Geschäft muss nicht komplett sein.',
  'rules.pay.economy': 'Die Konjunkturkarten',
  'fact.pay.says': 'Die Karte zahlt für',
  'fact.pay.count': 'Karten',
  'fact.pay.nothing': 'nichts extra',
  'fact.pay.sizes': 'Läden der Größe {sizes}',
  'rules.pay.used':
    'Eine aufgedeckte Karte kommt aus dem Spiel. Von den {cards} Karten werden nur {years} gebraucht, jedes Jahr eine.',
  'rules.pay.income':
    'Dann zahlt jedes Geschäft, so wie es in diesem Moment dasteht. Plättchen auf der Hand zahlen nichts.',
  'rules.pay.announced':
    'Das Einkommen wird für alle angesagt. Wie viel Geld du hast, bleibt verborgen.',
  'rules.pay.payday': 'Das Einkommen eines Jahres',
  'rules.pay.payday.1':
    'Alle sind fertig mit dem Handeln. Du hast Restaurants auf 20 und 21, zwei Restaurantplättchen auf der Hand und leere Adressen daneben.',
  'rules.pay.payday.2': 'Du baust beide Restaurants, auf 24 und 25: vier nebeneinander, komplett.',
  'rules.pay.payday.3':
    'Alle sind bereit. Die Konjunkturkarte zahlt für Läden der Größe {size}: {extra} für deine vier Restaurants. Das Geschäft selbst bringt {business}. Odile bekommt {odile} und Bruno {bruno}.',

  'rules.secret': 'Was geheim ist',
  'rules.secret.who':
    'Du siehst, was auf dem Stadtplan steht und was angeboten wird. Manches ist nur für dich.',
  'rules.secret.table': 'Wer sieht was',
  'fact.secret.thing': 'Was',
  'fact.secret.seen': 'Wer es sieht',
  'fact.secret.all': 'alle',
  'fact.secret.you': 'nur du, bis zum Ende der Partie',
  'fact.secret.chosen': 'nur du, bis alle gewählt haben',
  'fact.secret.ready': 'nur du, bis alle bereit sind',
  'fact.secret.parties': 'nur die Beteiligten',
  'fact.secret.land': 'Eigentümer, Läden, Einkommen',
  'fact.secret.hand': 'Plättchen auf der Hand',
  'fact.secret.goods': 'Adressen und Plättchen in einem Angebot oder Deal',
  'fact.secret.cash': 'Geld in einem Angebot oder Deal',
  'fact.secret.openCash': 'Geld in einem offenen Angebot',
  'fact.secret.purse': 'Wie viel Geld du hast',
  'fact.secret.cards': 'Deine Adresskarten, und welche du behältst',
  'fact.secret.builds': 'Was du dieses Jahr baust',
  'rules.secret.money':
    'Mit Optionen sehen alle das Geld in Deals oder alles Geld. Ist alles Geld sichtbar, dann auch das Geld in Deals.',
  'rules.secret.lack':
    'Dass jemandem das Geld für ein Angebot fehlt, erfährt sonst niemand. Das Angebot bleibt einfach liegen, und diese Person kann es nicht annehmen.',
  'rules.secret.anew':
    'Damit ein Mangel nie auffällt, muss, wer gerade einen Deal geschlossen hat, allen anderen Angeboten **erneut zustimmen**, in denen er zahlen würde. Ist das Geld sichtbar, ist das nicht nötig.',

  'rules.end': 'Das Ende',
  'rules.end.last':
    'Die Partie endet nach dem Einkommen von Jahr {lastYear}. Alles Geld wird gezeigt.',
  'rules.end.shops': 'Wer am reichsten ist, gewinnt. Läden, Adressen und Plättchen zählen nicht.',
  'rules.end.tie': 'Wer gleich viel hat, teilt sich den Sieg.',

  'rules.setup': 'Aufbau',
  'rules.setup.map':
    'Der Stadtplan hat {locations} Adressen in sechs Vierteln: {districts}. Es gibt zwei Stadtpläne, von 1999 und von 2008.',
  'rules.setup.map1999': 'Der Stadtplan von 1999. Auf ihm spielen wir meistens.',
  'rules.setup.map2008': 'Der Stadtplan von 2008: dieselben Nummern, anders angeordnet.',
  'rules.setup.money':
    'Alle bekommen {start}. Der Rest gehört der Bank, und der geht nie das Geld aus.',
  'rules.setup.decks':
    'Die {locations} Adresskarten, die {tiles} Ladenplättchen und die {cards} Konjunkturkarten werden gemischt. Sie liegen verdeckt.',
  'rules.setup.markers': 'Alle haben eine Farbe für ihre Adressen. Die Markierungen gehen nie aus.',
  'rules.setup.players':
    'Zu dritt, zu viert und zu fünft ist alles gleich, außer wie viele Adresskarten und Plättchen es im Jahr gibt.',

  'rules.options': 'Optionen',
  'rules.options.before':
    'Diese wählst du, wenn du einen Tisch vorbereitest. Der erste Wert ist der übliche.',
  'rules.options.map': '**Stadtplan:** von 1999, von 2008 oder ein eigener.',
  'rules.options.economy':
    '**Konjunkturkarten:** jedes Jahr eine, oder keine. Ohne sie zahlen nur Geschäfte.',
  'rules.options.money': '**Geld:** bis zum Ende verborgen, oder für alle sichtbar.',
  'rules.options.deals': '**Geld in Deals:** nur den Beteiligten bekannt, oder für alle sichtbar.',
  'rules.options.hands': '**Plättchen auf der Hand:** für alle sichtbar, oder verborgen.',
  'rules.options.order': '**Bauen:** alle gleichzeitig, oder reihum.',
  'rules.options.street':
    '**Straßenzugang:** spielt keine Rolle, oder neue Geschäfte brauchen ihn. Siehe das nächste Kapitel.',
  'rules.options.cards':
    '**Adresskarten, die du nicht behältst:** gehen zurück in den Stapel, bleiben auf der Hand, oder alle Karten werden behalten. Siehe das übernächste Kapitel.',

  'rules.street': 'Option: Straßenzugang',
  'rules.street.what':
    'Manche Adressen liegen im Inneren ihres Blocks, ohne Zugang zu einer Straße. Auf dem Stadtplan zeigt das eine kleine Ecke. Mit dieser Option kommt es darauf an.',
  'rules.street.found':
    'Ein Laden, der ein **neues** Geschäft beginnt, darf nur auf eine Adresse mit Straßenzugang.',
  'rules.street.extend':
    'Auf einer Adresse ohne Zugang darfst du nur bauen, um ein eigenes Geschäft daneben zu vergrößern, von derselben Art und noch nicht komplett.',
  'rules.street.complete':
    'Neben einem kompletten Geschäft würde ein weiterer Laden ein neues beginnen. Also braucht auch er Straßenzugang.',
  'rules.street.deal':
    'Für Deals gilt derselbe Gedanke. Ein Deal wird **abgelehnt**, wenn danach ein Laden, der die Hand gewechselt hat, in einem Geschäft ganz ohne Straßenzugang stünde.',
  'rules.street.left': 'Läden, die beim Verkauf zurückbleiben, betrifft das nicht.',
  'rules.street.corner': 'Im Inneren des Blocks',
  'rules.street.corner.1':
    '77 und 78 haben keinen Straßenzugang. Bruno hat Schneidereien auf 74 und 78. Odile hat eine auf 73 und will die von Bruno. Die 78 allein kann er ihr nicht verkaufen: Sie stünde für sich, ohne Straße.',
  'rules.street.corner.2':
    'Bruno bietet 74 und 78 zusammen an. Mit Odiles 73 sind sie ein Geschäft, und 73 und 74 liegen an einer Straße. Das ist erlaubt.',
  'rules.street.corner.3':
    'Odile nimmt an, und alle sind fertig mit dem Handeln. Jetzt baust du. Ein Fischladen auf 77 würde ein neues Geschäft beginnen: nicht erlaubt.',
  'rules.street.corner.4':
    'Ein Restaurant auf 77 ist erlaubt. Es vergrößert deine Restaurants auf 75 und 76, die noch nicht komplett sind.',

  'rules.held': 'Option: Adresskarten, die du nicht behältst',
  'rules.held.classic': '**Sie gehen zurück in den Stapel.** So ist es üblich.',
  'rules.held.hold':
    '**Sie bleiben auf der Hand.** Du nimmst im Jahr so viele Adressen wie sonst und behältst die anderen Karten, vor den anderen verborgen. Du kannst sie als Karten tauschen und in einem späteren Jahr statt neuer nehmen.',
  'rules.held.all':
    '**Alle Karten werden behalten.** Jede Karte, die du bekommst, gehört dir sofort.',
  'rules.held.short':
    'Reicht der Stapel nicht für alle, bekommen alle dieselbe kleinere Zahl. Du nimmst dann so viele Adressen, wie das Jahr erlaubt, soweit deine Karten reichen.',

  'rules.reconstructed': 'Was nachgebaut ist',
  'rules.reconstructed.why':
    'Diese Regeln stehen hier in unseren eigenen Worten, und alles ist von uns gezeichnet. Manches Material war gedruckt nicht zu finden. Wir haben es nachgebaut, so gut wir konnten, und sagen hier, was.',
  'rules.reconstructed.map':
    '**Der Stadtplan von 1999** ist von uns nachgebaut. Er stimmt mit der gedruckten Liste der Adressen ohne Straßenzugang überein, für alle {locations} Adressen. **Der Stadtplan von 2008** ist durch mehrere Quellen bestätigt; nur welcher Name zu welchem Viertel gehört, ist eine Vermutung.',
  'rules.reconstructed.street':
    '**Der Straßenzugang auf dem Stadtplan von 2008** ist unser Vorschlag. Für 1999 gilt die gedruckte Liste.',
  'rules.reconstructed.shops':
    '**Die Läden.** Bekannt ist, wie viele Arten es von jeder Größe gibt. Bekannt sind auch zehn der zwölf Namen und die Größe von Fischladen, Radioladen und Detektei. Zwei Namen, und welcher andere Name welche Größe hat, sind von uns.',
  'rules.reconstructed.economy':
    '**Die Konjunkturkarten.** Dass es {cards} gibt und was sie tun, ist bekannt. Welche {cards} genau, haben wir nachgebaut.',
  'rules.reconstructed.figures':
    '**Die Zahlen** der Karten und Plättchen und die Einkommen sind die der Neuauflage, auf die alte umgerechnet und durch mehrere Quellen bestätigt. Die gedruckten Karten selbst haben wir nicht gesehen.',
  'rules.reconstructed.silent':
    '**Wo die Regeln schweigen**, haben wir entschieden: wie Angebote gemacht, beantwortet und geschlossen werden; dass Plättchen offen liegen; dass Geld in Deals geheim ist; dass „fertig“ zurückgenommen werden kann; dass beim Bauen reihum das Los den Anfang bestimmt; dass in einer großen Gruppe nur die Zahl der Läden zählt; wie Straßenzugang Deals begrenzt; was geschieht, wenn der Stapel nicht reicht; dass ein Gleichstand geteilt wird.',
  'rules.reconstructed.check':
    'Hast du die Schachtel? Dann kannst du unsere Stadtpläne berichtigen. Leg dein Brett neben den Bildschirm, öffne unseren im Editor und vergleiche Viertel für Viertel: Welche Adressen liegen nebeneinander, und welche haben keine Straße?',
  'rules.reconstructed.correct':
    'Der Editor zeichnet jede Änderung und prüft sie sofort. Du kannst den berichtigten Stadtplan behalten, gleich darauf spielen, auch mit anderen, und ihn als Datei oder Link weitergeben.',
} as const satisfies { readonly [id in keyof typeof en]: string };
