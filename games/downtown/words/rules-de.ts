import type { en } from './rules-en.ts';

/** The sentences of the rules page in German. */
export const de = {
  'rules.minute': 'Das Spiel in einer Minute',
  'rules.minute.all':
    'Eine Stadt mit {lots} Grundstücken wird geplant, eins nach dem anderen. Jede Runde kommen ein oder zwei Grundstücke dran, und alle **stimmen** geheim **ab**: Wohnen, Industrie oder Handel? Dann **bestellen** alle geheim **Parzellen** eines Grundstücks. Ein geplantes Grundstück, dessen {plots} Parzellen verkauft sind, **zahlt** seine Eigentümer aus, ein einziges Mal. Eine Parzelle bringt 1 für jeden geplanten Nachbarn, am richtigen Ort das Doppelte. Ist das letzte Grundstück geplant, gewinnt, wer das **meiste Geld** hat.',

  'rules.goal': 'Was gewinnt',
  'rules.goal.money':
    'Wer am Ende das meiste Geld hat, gewinnt. Wer gleich viel hat, teilt sich den Sieg.',
  'rules.goal.pays':
    'Geld kommt von Grundstücken. Ein Grundstück zahlt aus, wenn zweierlei stimmt: Eine Plakette zeigt, was es geworden ist, und seine {plots} Parzellen sind verkauft.',
  'rules.goal.before': 'Grundstück 5 ist Industrie, drei Steine liegen darauf. Es wartet noch.',
  'rules.goal.after':
    'Du bestellst die letzte Parzelle. Grundstück 5 ist voll und zahlt {value} je Parzelle: {total} für deine zwei.',
  'rules.goal.once':
    'Ein Grundstück zahlt nur einmal. Danach nehmen die Eigentümer ihre Steine zurück, und niemand kann dort mehr kaufen.',
  'rules.goal.late':
    'Ein Grundstück, das am Ende nicht voll ist, zahlt nichts. Was es gekostet hat, ist verloren.',

  'rules.city': 'Die Stadt',
  'rules.city.lots':
    'Der Plan zeigt {lots} nummerierte Grundstücke. Jedes hat {plots} Parzellen, die gleich viel wert sind.',
  'rules.city.shapes':
    'Ungerade Nummern sind quadratische Grundstücke, gerade Nummern längliche. 1 bis {half} sind die linke Stadthälfte, {next} bis {lots} die rechte.',
  'rules.city.neighbours':
    'Grundstücke mit einer gemeinsamen Kante sind **Nachbarn**. Berühren sie sich nur an einer Ecke, sind sie keine.',
  'rules.city.picture':
    'Grundstück 9 hat vier Nachbarn: 6, 8, 12 und 19. Die Grundstücke 5, 16 und 22 berühren nur seine Ecken.',
  'rules.city.plaques':
    'Eine **Plakette** zeigt die Nutzung eines Grundstücks: Wohnen, Industrie, Handel oder Park. Sie passt nur auf ein Grundstück ihrer Form.',
  'rules.city.count': 'Plaketten im Spiel',
  'fact.use': 'Nutzung',
  'fact.square': 'Quadratisch',
  'fact.oblong': 'Länglich',
  'rules.city.maps':
    'Es gibt drei Stadtpläne: Klassisch, Alleen und Bänder. Auf jedem sind andere Grundstücke Nachbarn.',

  'rules.worth': 'Was eine Parzelle bringt',
  'rules.worth.count':
    'Eine Parzelle bringt 1 für jedes Nachbargrundstück mit Plakette. Parks zählen mit, ebenso Grundstücke, die schon ausgezahlt haben.',
  'rules.worth.nine':
    'Um Grundstück 9 herum sind drei Grundstücke geplant: 6, 8 und 12. Eine Parzelle bringt {value}.',
  'rules.worth.twentythree':
    'Um Grundstück 23 herum ist nur die 20 geplant. Eine Parzelle bringt {value}.',
  'rules.worth.now':
    'Nachbarn ohne Plakette zählen nicht. Es gilt, was im Moment der Auszahlung daliegt.',
  'rules.worth.none':
    'Ein Grundstück ganz ohne geplanten Nachbarn zahlt nichts, auch keinen Bonus. Geschlossen wird es trotzdem, und seine Steine gehen zurück.',

  'rules.double': 'Der richtige Ort zahlt doppelt',
  'rules.double.sensible':
    'Zu jeder Nutzung gibt es Orte, die ihr liegen. Dort ist sie **sinnvoll**, und jede Parzelle zahlt doppelt.',
  'rules.double.table': 'Wann eine Nutzung sinnvoll ist',
  'fact.double.when': 'Sinnvoll, wenn',
  'fact.double.housing': 'keine Industrie daneben liegt',
  'fact.double.industry': 'mindestens ein Handel daneben liegt',
  'fact.double.commerce': 'mindestens zweimal Wohnen daneben liegt',
  'rules.double.quiet':
    'Wohnen auf 3: zwei geplante Nachbarn, keiner davon Industrie. Verdoppelt bringt eine Parzelle {value}.',
  'rules.double.noisy':
    'Wohnen auf 7: auch zwei geplante Nachbarn, aber die 8 ist Industrie. Eine Parzelle bringt {value}.',
  'rules.double.works':
    'Industrie auf 22: Daneben liegt Handel, auf 20 und 23. Einer würde reichen. Eine Parzelle bringt {value}.',
  'rules.double.shops':
    'Handel auf 16: Daneben wird auf 6, 13 und 14 gewohnt. Zwei würden reichen. Eine Parzelle bringt {value}.',
  'rules.double.parks':
    'Parks sind neutral. Sie zählen als Nachbarn, machen aber nie eine Nutzung sinnvoll und verderben auch keine.',
  'rules.double.later':
    'Ein Grundstück wird einmal bewertet: wenn es auszahlt. Was später daneben entsteht, ändert für dieses Grundstück nichts mehr.',

  'rules.bonus': 'Allein oder zu zweit',
  'rules.bonus.who':
    'Hat ein Grundstück bei der Auszahlung nur einen oder zwei Eigentümer, gibt es für jeden einen **Bonus** dazu.',
  'rules.bonus.table': 'Bonus für jeden Eigentümer',
  'fact.bonus.owners': 'Eigentümer',
  'fact.bonus.sensible': 'Sinnvoll',
  'fact.bonus.plain': 'Nicht sinnvoll',
  'fact.bonus.one': 'Einer',
  'fact.bonus.two': 'Zwei',
  'fact.bonus.more': 'Drei oder vier',
  'rules.bonus.once': 'Den Bonus gibt es einmal je Eigentümer, nicht je Parzelle.',
  'rules.bonus.none':
    'Ein Grundstück ganz ohne geplanten Nachbarn bringt keinen Bonus. Das gilt auch für Alleineigentümer und sogar für Wohnen, das dort als sinnvoll gelten würde.',
  'rules.bonus.option':
    'Beim Alleineigentümer am falschen Ort widersprechen sich die gedruckten Regeln. Wir spielen mit {solePlain}. Beim Vorbereiten kannst du stattdessen {soleOther} wählen.',
  'rules.bonus.alone': 'Ein Grundstück für dich allein',
  'rules.bonus.alone.1':
    'Zwei Parzellen von Grundstück 13 gehören dir, zwei sind frei. Dort wird gewohnt, und nebenan ist keine Industrie: sinnvoll.',
  'rules.bonus.alone.2': 'Du bestellst geheim beide freien Parzellen.',
  'rules.bonus.alone.3':
    'Die anderen passen. Du zahlst {paid}, und das Grundstück ist voll. Es bringt {value} für jede deiner {owned} Parzellen und {bonus}, weil es dir allein gehört: {total}.',

  'rules.round': 'Eine Runde',
  'rules.round.steps': 'Eine Runde hat fünf Schritte. Eine Partie dauert etwa zwölf Runden.',
  'rules.round.cards': '**Karten.** Der Bürgermeister deckt eine oder zwei Plankarten auf.',
  'rules.round.vote':
    '**Abstimmung.** Für jede Karte stimmen alle ab, was aus dem Grundstück wird.',
  'rules.round.buy': '**Bestellen.** Alle bestellen geheim, zahlen und bekommen Parzellen.',
  'rules.round.pay': '**Auszahlung.** Geplante Grundstücke mit {plots} Steinen zahlen aus.',
  'rules.round.mayor': '**Neuer Bürgermeister.** Im Uhrzeigersinn ist der Nächste dran.',

  'rules.cards': 'Welches Grundstück drankommt',
  'rules.cards.first':
    'Die Plankarten liegen in zwei Stapeln, einem für jede Stadthälfte. Der **Bürgermeister** wählt einen Stapel, der nicht leer ist, und deckt die oberste Karte auf. Das Grundstück mit dieser Nummer wird jetzt geplant.',
  'rules.cards.odd':
    'Ist die Nummer ungerade, wird eine zweite Karte aufgedeckt. Eine dritte gibt es nie, auch wenn die zweite Nummer ungerade ist.',
  'rules.cards.second':
    'Die zweite Karte kommt aus der anderen Hälfte. Mit einer Option sieht der Bürgermeister die erste Karte und wählt dann die Hälfte.',
  'rules.cards.empty':
    'Ist dieser Stapel leer, kommt die Karte vom Stapel, der übrig ist. Sind beide leer, gibt es keine zweite Karte.',

  'rules.vote': 'Die Abstimmung',
  'rules.vote.secret':
    'Alle wählen geheim eine Nutzung für das Grundstück. Niemand darf sich enthalten. Du kannst deinen Stimmzettel ändern, bis die letzte Person gewählt hat.',
  'rules.vote.most':
    'Alle Stimmzettel werden zugleich gezeigt. Die Nutzung mit den meisten Stimmen gewinnt.',
  'rules.vote.tie':
    'Bei Gleichstand entscheidet der **Stimmzettel des Bürgermeisters**, wenn er für eine der gleichauf liegenden Nutzungen ist. Wenn nicht, wählt der Bürgermeister eine von ihnen, und keine andere.',
  'rules.vote.three': 'Je eine Stimme',
  'rules.vote.three.1':
    'Es geht um Grundstück 16. Du bist diese Runde Bürgermeister, und zwei Parzellen gehören dir.',
  'rules.vote.three.2':
    'Du wählst Handel: Mit dreimal Wohnen daneben würde er doppelt zahlen. Auch Odile hat gewählt, aber niemand sieht, was.',
  'rules.vote.three.3':
    'Bruno wählt als Letzter, und alle Stimmzettel werden gezeigt: Handel, Wohnen, Industrie. Je eine Stimme, also Gleichstand. Du bist Bürgermeister und hast Handel gewählt: Grundstück 16 wird Handel.',
  'rules.vote.token':
    'Alle haben eine **Lobbymarke** für die ganze Partie. Mit ihr zählt deine Stimme doppelt.',
  'rules.vote.announce':
    'Wenn alle gewählt haben und bevor etwas gezeigt wird, sagen alle, die ihre Marke noch haben, laut, ob sie sie einsetzen: zuerst der Bürgermeister, dann die anderen im Uhrzeigersinn.',
  'rules.vote.final':
    'Was gesagt ist, lässt sich nicht zurücknehmen. Eine eingesetzte Marke ist aus dem Spiel, auch wenn die Abstimmung verloren geht.',
  'rules.vote.lobby': 'Zwei Marken und ein Gleichstand',
  'rules.vote.lobby.1':
    'Fünf stimmen über Grundstück 6 ab. Du bist Bürgermeister und wählst Industrie.',
  'rules.vote.lobby.2':
    'Alle haben gewählt. Der Bürgermeister spricht zuerst: Du behältst deine Marke.',
  'rules.vote.lobby.3':
    'Odile setzt ihre Marke ein, Bruno behält seine, Céleste setzt ihre ein, Anton behält seine. Jetzt werden die Stimmzettel gezeigt: Wohnen {housing}, Handel {commerce}, Industrie {industry}. Gleichstand, und deine Industrie ist nicht dabei.',
  'rules.vote.lobby.4':
    'Als Bürgermeister wählst du Wohnen oder Handel, aber nicht Industrie. Du wählst Wohnen. Beide Marken sind weg.',
  'rules.vote.shape':
    'Du kannst nur für eine Nutzung stimmen, von der es noch eine Plakette in der **Form dieses Grundstücks** gibt. Plaketten der anderen Form helfen nicht.',
  'rules.vote.shape.picture':
    'Grundstück 15 ist quadratisch, und alle {form} quadratischen Plaketten für Wohnen liegen auf dem Plan. Nur Industrie und Handel stehen zur Wahl. Die länglichen Plaketten für Wohnen sind für gerade Grundstücke.',
  'rules.vote.last':
    'Ist für diese Form nur noch eine Nutzung übrig, wird sie sofort gelegt. Niemand stimmt ab, und nach Marken wird nicht gefragt.',
  'rules.vote.laid':
    'Die Plakette kommt auf das Grundstück. Steine, die schon dort liegen, bleiben liegen, jetzt auf der Plakette.',
  'rules.vote.two':
    'Zwei Karten bedeuten zwei Abstimmungen, in der Reihenfolge der Karten. Die erste Plakette liegt, bevor die zweite Abstimmung beginnt.',

  'rules.buy': 'Parzellen kaufen',
  'rules.buy.order':
    'Alle wählen geheim **ein Grundstück** und eine Zahl von Parzellen, oder sie passen. Du kannst deine Bestellung ändern, bis die letzte Person gewählt hat. Dann werden alle Bestellungen zugleich gezeigt.',
  'rules.buy.most': 'Höchstzahl je Bestellung',
  'fact.players': 'Spieler',
  'fact.buy.plots': 'Parzellen',
  'rules.buy.where':
    'Bestellen kannst du auf jedem Grundstück mit freier Parzelle, geplant oder ungeplant. Nicht in einem Park und nicht auf einem ausgezahlten Grundstück.',
  'rules.buy.gamble':
    'Du darfst mehr Parzellen bestellen, als frei sind: ein Wagnis. Du darfst nicht mehr bestellen, als du Steine in der Hand hast.',
  'rules.buy.price':
    'Der Preis hängt von der Zahl der Parzellen und vom Grundstück ab. Ungeplante Grundstücke sind billiger. Eine Plakette aus dieser Runde zählt schon.',
  'rules.buy.prices': 'Preis der ganzen Bestellung',
  'fact.buy.laid': 'Grundstück mit Plakette',
  'fact.buy.bare': 'Ungeplantes Grundstück',
  'rules.buy.afford': 'Du kannst nur bestellen, was du bezahlen kannst.',
  'rules.buy.full': 'Du zahlst die **ganze Bestellung**, egal wie viele Parzellen du bekommst.',
  'rules.buy.hand':
    'Die Parzellen werden einzeln vergeben. Der Bürgermeister beginnt, die anderen folgen im Uhrzeigersinn. Wer noch etwas zu bekommen hat, legt einen Stein auf eine freie Parzelle des gewählten Grundstücks. Das geht reihum, bis alle Bestellungen erfüllt sind oder nichts mehr frei ist.',
  'rules.buy.three': 'Fünf Parzellen gewünscht, drei frei',
  'rules.buy.three.1':
    'Grundstück 8 ist ungeplant. Eine Parzelle gehört Bruno, drei sind frei. Odile ist Bürgermeisterin.',
  'rules.buy.three.2': 'Du bestellst geheim zwei Parzellen von Grundstück 8.',
  'rules.buy.three.3':
    'Auch die anderen wollen die 8: Odile zwei Parzellen, Bruno eine. Odile bekommt eine, dann Bruno, dann du. Jetzt ist das Grundstück voll. Du hast {paid} für {wanted} Parzellen gezahlt und {got} bekommen.',
  'rules.buy.three.4':
    'Grundstück 8 ist voll, hat aber noch keine Plakette. Es wartet und zahlt aus, sobald es geplant ist.',

  'rules.pay': 'Die Auszahlung',
  'rules.pay.when':
    'Nach den Bestellungen zahlt jedes Grundstück mit Plakette und {plots} Steinen aus. Parks zahlen nie.',
  'rules.pay.wait':
    'Ein volles Grundstück ohne Plakette wartet. Es zahlt in der Runde, in der seine Plakette gelegt wird.',
  'rules.pay.sum':
    'Alle Eigentümer bekommen den Wert ihrer Parzellen, und den Bonus, falls es einen gibt.',
  'rules.pay.crowd': 'Leer ausgegangen und doch bezahlt',
  'rules.pay.crowd.1':
    'Auf Grundstück 18 wird gewohnt. Zwei Parzellen gehören dir, eine Odile, eine ist frei. Odile ist Bürgermeisterin.',
  'rules.pay.crowd.2': 'Du bestellst die letzte Parzelle.',
  'rules.pay.crowd.3': 'Odile bestellt sie auch. Noch weiß das niemand.',
  'rules.pay.crowd.4':
    'Auch Bruno wollte sie. Die Bürgermeisterin kommt zuerst dran: Odile bekommt die Parzelle. Du zahlst {paid} für nichts, und Bruno auch. Aber Grundstück 18 ist voll und sinnvoll: Es zahlt {value} je Parzelle und bei zwei Eigentümern je {bonus} Bonus. Das macht {total} für dich und {other} für Odile.',
  'rules.pay.crowd.5':
    'Deine Steine und die von Odile gehen zurück. Grundstück 18 ist geschlossen; für seine Nachbarn zählt es weiter.',
  'rules.pay.back':
    'Nach der Zahlung gehen die Steine an ihre Eigentümer zurück und sind wieder verwendbar. Das Grundstück ist für den Rest der Partie geschlossen. Seine Plakette zählt weiter für die Nachbarn.',
  'rules.pay.several':
    'In einer Runde können mehrere Grundstücke auszahlen. Das geschieht in der Reihenfolge ihrer Nummern; ihr Wert hängt davon nicht ab.',
  'rules.pay.mayor': 'Am Ende der Runde geht das Amt des Bürgermeisters im Uhrzeigersinn weiter.',

  'rules.end': 'Das Ende',
  'rules.end.last':
    'Hat jedes Grundstück eine Plakette, ist diese Runde die letzte. Sie wird zu Ende gespielt: Alle bestellen noch einmal, und volle Grundstücke zahlen aus.',
  'rules.end.lost': 'Grundstücke, die nicht voll sind, zahlen nichts.',
  'rules.end.win': 'Das meiste Geld gewinnt. Wer gleich viel hat, teilt sich den Sieg.',
  'rules.end.open':
    'Alle sehen, wie viel Geld die anderen haben. Mit einer Option bleibt es bis zum Ende verborgen, auch vor Zuschauern.',
  'rules.end.city': 'Die letzte Runde',
  'rules.end.city.1': 'Zwei Grundstücke sind noch ungeplant, 7 und 14. Du bist Bürgermeister.',
  'rules.end.city.2':
    'Du deckst die Karte von Grundstück 7 auf. Die Zahl ist ungerade, also folgt eine zweite Karte, aus der anderen Hälfte: Grundstück 14.',
  'rules.end.city.3':
    'Die erste Abstimmung: zwei Stimmen für Handel, eine für Industrie. Die Plakette wird gelegt.',
  'rules.end.city.4':
    'Dann die zweite Abstimmung: Grundstück 14 wird Industrie. Jetzt hat jedes Grundstück eine Plakette. Dies ist die letzte Runde.',
  'rules.end.city.5':
    'Ein letztes Mal bestellen alle. Du machst die 7 voll, Odile die 14, Bruno passt. Beide Grundstücke zahlen aus.',
  'rules.end.city.6':
    'Die Grundstücke 4, 12 und 24 sind nicht voll und zahlen nichts. Du hast {you}, Odile {odile}, Bruno {bruno}: Odile gewinnt.',

  'rules.setup': 'Aufbau',
  'rules.setup.table': 'Was alle bekommen',
  'fact.setup.markers': 'Steine',
  'fact.setup.money': 'Geld',
  'fact.setup.token': 'Lobbymarken',
  'fact.setup.most': 'Höchstzahl je Bestellung',
  'fact.setup.sets': '{count} und {count}',
  'rules.setup.ballots':
    'In der Schachtel haben alle auch drei Stimmkarten. Sie zeigen 1 Stein (Industrie), 2 (Wohnen) oder 3 (Handel) und dienen so der Abstimmung und der Bestellung. Hier wählst du einfach.',
  'rules.setup.bank': 'Der Bank geht das Geld nie aus.',
  'rules.setup.piles':
    'Zu jedem Grundstück gibt es eine Plankarte. Die Karten werden in 1–{half} und {next}–{lots} geteilt und beide Stapel gemischt.',
  'rules.setup.six':
    'Von jedem Stapel werden drei Karten gezogen. Diese sechs werden gemischt und nacheinander aufgedeckt: Die ersten drei Grundstücke werden Parks, das vierte Wohnen, das fünfte Handel, das sechste Industrie.',
  'rules.setup.rest':
    'Die sechs Karten und die übrigen Parks kommen aus dem Spiel. In jedem Stapel bleiben {pile} Karten: {toPlan} Grundstücke werden noch geplant.',
  'rules.setup.mayor': 'Das Los entscheidet, wer zuerst Bürgermeister ist.',
  'rules.setup.picture':
    'Eine Stadt am Anfang: drei Parks, einmal Wohnen, einmal Handel, einmal Industrie.',

  'rules.options': 'Optionen',
  'rules.options.before':
    'Diese wählst du, wenn du einen Tisch vorbereitest. Der erste Wert ist der übliche.',
  'rules.options.map': '**Stadtplan:** Klassisch, Alleen, Bänder oder ein eigener.',
  'rules.options.avenues': 'Alleen, nach dem Aufbau.',
  'rules.options.ribbons': 'Bänder, nach dem Aufbau.',
  'rules.options.second':
    '**Die zweite Karte bei ungerader Nummer:** aus der anderen Hälfte, oder der Bürgermeister wählt, nachdem er die erste gesehen hat.',
  'rules.options.sole':
    '**Bonus bei Alleineigentum, wenn die Nutzung nicht sinnvoll ist:** {solePlain} oder {soleOther}.',
  'rules.options.money': '**Geld der anderen:** sichtbar, oder bis zum Ende verborgen.',
  'rules.options.two': 'Zu zweit könnt ihr nur den Stadtplan wählen.',

  'rules.two': 'Das Spiel zu zweit',
  'rules.two.other':
    'Zu zweit ist es ein anderes Spiel: kein Geld, keine Lobbymarke, kein Bonus. Ihr sammelt Punkte.',
  'rules.two.markers':
    'Ihr habt beide zwei Sätze von {markers} Steinen. Der erste ist nur für Grundstücke **mit Plakette**, der zweite nur für **ungeplante**.',
  'rules.two.deal':
    'Sechs Grundstücke werden geplant wie im großen Spiel. Die anderen {toPlan} Karten werden gemischt und verteilt, je {pile}. Sie liegen offen.',
  'rules.two.card':
    'Der Bürgermeister spielt eine eigene Karte. Gerade oder ungerade ist egal: Es ist immer eine Karte.',
  'rules.two.use':
    'Die **Gegenseite** entscheidet, was aus diesem Grundstück wird. Es muss noch eine Plakette dieser Form geben. Ist nur eine Nutzung möglich, wird sie sofort gelegt.',
  'rules.two.order':
    'Dann bestellt ihr beide geheim bis zu {most} Parzellen eines Grundstücks, oder ihr passt. Die Parzellen werden einzeln vergeben, der Bürgermeister zuerst.',
  'rules.two.enough':
    'Du darfst nicht mehr Parzellen bestellen, als du Steine des Satzes hast, den dieses Grundstück braucht.',
  'rules.two.lost':
    'Ihr zahlt mit Steinen. Steine für Parzellen, die du nicht bekommst, sind verloren. Steine kommen nie zurück, auch nicht nach einer Auszahlung.',
  'rules.two.mixed':
    'Der Satz zählt nur, wenn ein Stein gelegt wird. Auf einem Grundstück dürfen Steine beider Sätze liegen, und es zahlt für alle.',
  'rules.two.points':
    'Zahlt ein Grundstück aus, bekommen seine Eigentümer den Wert ihrer Parzellen als Punkte: 1 je geplantem Nachbarn, das Doppelte, wenn die Nutzung sinnvoll ist.',
  'rules.two.end':
    'Ihr seid abwechselnd Bürgermeister. Nach {toPlan} Runden ist jedes Grundstück geplant, und die Partie endet. Der Punktestand ist offen. Die höhere Summe gewinnt; bei gleicher Summe teilt ihr euch den Sieg.',
  'rules.two.duel': 'Eine Runde zu zweit',
  'rules.two.duel.1': 'Odile ist Bürgermeisterin und spielt eine ihrer Karten.',
  'rules.two.duel.2': 'Sie wählt Grundstück 16. Was daraus wird, sagst du.',
  'rules.two.duel.3': 'Du entscheidest dich für Industrie. Jetzt bestellt ihr beide geheim.',
  'rules.two.duel.4':
    'Ihr wollt beide Grundstück 3, das ungeplant ist: Zwei Parzellen sind frei. Odile ist Bürgermeisterin und bekommt eine, du bekommst die andere. Du hast {wanted} Parzellen bestellt und {got} bekommen; die übrigen Steine sind verloren. Dir bleiben {left} für ungeplante Grundstücke.',

  'rules.reconstructed': 'Was nachgebaut ist',
  'rules.reconstructed.why':
    'Diese Regeln stehen hier in unseren eigenen Worten, und alles ist von uns gezeichnet. Manches Material war gedruckt nicht zu finden. Wir haben es nachgebaut, so gut wir konnten, und sagen hier, was.',
  'rules.reconstructed.maps':
    '**Die Stadtpläne sind von uns.** Bekannt ist, dass es {lots} Grundstücke gibt, welche quadratisch und welche länglich sind und zu welcher Hälfte sie gehören. Wo jedes liegt, und damit, wer wessen Nachbar ist, haben wir nachgebaut. Das gilt für alle drei.',
  'rules.reconstructed.sole':
    '**Der Bonus für Alleineigentümer.** Der gedruckte Text nennt {solePlain} und {sole} als das Doppelte davon; eines von beiden ist also ein Fehler. Wir spielen mit {solePlain}, und {soleOther} ist eine Option.',
  'rules.reconstructed.second':
    '**Die zweite Karte.** Zwei Übersetzungen widersprechen sich: vom anderen Stapel oder von einem beliebigen. Wir spielen mit dem anderen Stapel, und die freie Wahl ist eine Option.',
  'rules.reconstructed.silent':
    '**Wo die Regeln schweigen**, haben wir entschieden: Der erste Bürgermeister wird ausgelost; der Bank geht das Geld nie aus; bei nur einer möglichen Nutzung wird nicht abgestimmt; eine angesagte Marke bleibt angesagt; bestellt wird nur, wo eine Parzelle frei ist; ein Grundstück ohne geplante Nachbarn bringt keinen Bonus; Grundstücke zahlen in der Reihenfolge ihrer Nummern; das Geld ist offen.',
  'rules.reconstructed.two':
    '**Das Spiel zu zweit** steht nicht in den gedruckten Regeln. Es ist eine Variante, die dem Autor zugeschrieben wird; ihre Lücken haben wir gefüllt.',
  'rules.reconstructed.check':
    'Hast du die Schachtel? Dann kannst du unseren Stadtplan berichtigen. Leg dein Brett neben den Bildschirm, öffne unseren im Editor und vergleiche Grundstück für Grundstück: Wo liegt es, und welche Grundstücke haben eine Kante mit ihm gemeinsam?',
  'rules.reconstructed.correct':
    'Der Editor zeichnet jede Änderung und prüft sie sofort. Du kannst den berichtigten Stadtplan behalten, gleich darauf spielen, auch mit anderen, und ihn als Datei oder Link weitergeben.',
} as const satisfies { readonly [id in keyof typeof en]: string };
