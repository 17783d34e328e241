import type { en } from './en.ts';

/** The texts of Tower Up in German. */
export const de = {
  title: 'Tower Up',

  'colour.white': 'Weiß',
  'colour.grey': 'Grau',
  'colour.brown': 'Braun',
  'colour.black': 'Schwarz',
  'colour.joker': 'nach Wahl',
  'count.white': '{count, plural, one {# weißes} other {# weiße}}',
  'count.grey': '{count, plural, one {# graues} other {# graue}}',
  'count.brown': '{count, plural, one {# braunes} other {# braune}}',
  'count.black': '{count, plural, one {# schwarzes} other {# schwarze}}',
  'count.joker': '{count} nach Wahl',
  'machine.white': 'Betonmischer',
  'machine.grey': 'Kran',
  'machine.brown': 'Bagger',
  'machine.black': 'Kipper',

  'district.Old Port': 'Alter Hafen',
  'district.Grey Hill': 'Grauer Hügel',
  'district.City Hall': 'Rathaus',
  'district.Grey Docks': 'Graue Docks',
  'district.Garden Gate': 'Gartentor',

  'ask.turn': 'Bau auf einem Bauplatz oder nimm eine Karte.',
  'ask.turn.last': 'Dein letzter Zug: Bau auf einem Bauplatz oder nimm eine Karte.',
  'ask.turn.extra': 'Ein Extrazug: Bau auf einem Bauplatz oder nimm eine Karte.',
  'ask.turn.card': 'Gerade lässt sich nichts bauen: Nimm eine Karte.',
  'ask.colour': 'Bauplatz {site}: welche Farbe?',
  'ask.roof': 'Bauplatz {site}, {colour}: Wohin kommt dein Dach?',
  'ask.choose':
    'Wähle {count, plural, one {# Stockwerk} other {# Stockwerke}} in beliebiger Farbe.',
  'ask.back':
    'Höchstens zehn Stockwerke: Gib {count, plural, one {# Stockwerk} other {# Stockwerke}} zurück.',
  'ask.confirm.build': 'Bereit zum Bauen auf {site}.',
  'ask.confirm.return': 'Bereit, Stockwerke zurückzugeben.',
  'ask.confirm.take': 'Bereit, die Karte zu nehmen.',
  'ask.start':
    'Setz das {floor, select, white {weiße} grey {graue} brown {braune} other {schwarze}} Startstockwerk. Gleiche Farben dürfen keine Nachbarn sein.',
  'ask.start.joker':
    'Setz ein Startstockwerk in beliebiger Farbe. Gleiche Farben dürfen keine Nachbarn sein.',

  openings:
    '{sites, plural, one {# Bauplatz} other {# Bauplätze}} und {cards, plural, one {# Karte} other {# Karten}}, auf dem Tisch markiert.',
  'openings.cards': '{cards, plural, one {# Karte} other {# Karten}}, auf dem Tisch markiert.',
  'openings.sites':
    '{sites, plural, one {# Bauplatz} other {# Bauplätze}}, auf dem Stadtplan markiert.',

  'field.build': 'Bauplatz',
  'field.colour': 'Farbe',
  'field.roof': 'Dach',
  'field.take': 'Karte',
  'field.choose': 'Stockwerke nach Wahl',
  'field.back': 'Stockwerke zum Zurückgeben',
  'field.place': 'Bauplatz',

  'choice.new': 'Neues Gebäude auf {site}, {height} Stockwerk hoch',
  'choice.raised': 'Gebäude auf {site}, {colour}, {height} Stockwerke hoch',
  'choice.card': 'Karte: {floors}',
  'choice.card.machine': 'Karte: {machine} +{steps} und {floors}',

  'site.empty': 'Bauplatz {site}, {district}',
  'site.built':
    'Bauplatz {site}, {district}: {colour, select, white {weißes} grey {graues} brown {braunes} other {schwarzes}} Gebäude, {height, plural, one {# Stockwerk} other {# Stockwerke}}',
  'site.park': 'am Park',
  'site.lake': 'am See',
  'site.roof': '{seat} in Stockwerk {floor}',
  'site.roof.you': 'du in Stockwerk {floor}',

  'hint.price': 'Kostet {floors} und das neue Stockwerk',
  'hint.best': 'Bester Schritt: {colour} +{steps}, {millions} M',
  'hint.colours': 'Möglich in {colours}',
  'hint.colour': 'Stockt {sites} auf; im Vorrat bleibt: {left}',
  'hint.roof':
    '{colour, select, white {Weißer} grey {Grauer} brown {Brauner} other {Schwarzer}} Marker von {from} auf {to}: {millions} M',
  'hint.roof.full':
    'Der {colour, select, white {weiße} grey {graue} brown {braune} other {schwarze}} Marker steht am Ende seiner Leiste: 0 M',
  'hint.extra': 'Extrazug',
  'hint.goal': '{goal}: {token} M',
  'hint.ends': 'Läutet das Ende ein',
  'hint.card.machine':
    '{colour, select, white {Weißer} grey {Grauer} brown {Brauner} other {Schwarzer}} Marker von {from} auf {to}: {millions} M',
  'hint.card.back': '{count, plural, one {# Stockwerk} other {# Stockwerke}} zurückzugeben',
  'hint.place': 'Stockwerk hier setzen',

  'commit.build': 'In {colour} auf {site} bauen: {roof} +{steps}',
  'commit.take': 'Karte nehmen: {floors}',
  'commit.take.back': 'Karte nehmen, {floors} zurückgeben',
  'commit.return': 'Zurückgeben: {floors}',
  'commit.place': '{colour} auf {site} setzen',

  'step.short': '+{steps}',
  'step.label': '+{steps} {colour}',
  millions: '{count} M',

  'event.opened': '{seat} beginnt. Die Ziele: {goals}.',
  'event.opened.you': 'Du beginnst. Die Ziele: {goals}.',
  'event.placed': '{seat} setzt ein Startstockwerk auf {site}: {floors}.',
  'event.placed.you': 'Du setzt ein Startstockwerk auf {site}: {floors}.',
  'event.placed.chance': 'Auf {site} steht ein Startstockwerk: {floors}.',
  'event.built': '{seat} baut auf {site} ({floor}) und setzt ein Dach auf {roof}, Höhe {height}.',
  'event.built.you': 'Du baust auf {site} ({floor}) und setzt ein Dach auf {roof}, Höhe {height}.',
  'event.took': '{seat} nimmt {floors} vom Markt.',
  'event.took.you': 'Du nimmst {floors} vom Markt.',
  'event.took.back': '{seat} nimmt {floors} vom Markt und gibt {back} zurück.',
  'event.took.back.you': 'Du nimmst {floors} vom Markt und gibst {back} zurück.',
  'event.returned': '{seat} gibt {floors} zurück.',
  'event.returned.you': 'Du gibst {floors} zurück.',
  'event.moved':
    'Der {colour, select, white {weiße} grey {graue} brown {braune} other {schwarze}} Marker von {seat} rückt von {from} auf {to} vor.',
  'event.moved.you':
    'Dein {colour, select, white {weißer} grey {grauer} brown {brauner} other {schwarzer}} Marker rückt von {from} auf {to} vor.',
  'event.moved.stays':
    'Der {colour, select, white {weiße} grey {graue} brown {braune} other {schwarze}} Marker von {seat} steht schon am Ende.',
  'event.moved.stays.you':
    'Dein {colour, select, white {weißer} grey {grauer} brown {brauner} other {schwarzer}} Marker steht schon am Ende.',
  'event.reshuffled': 'Die {cards} abgelegten Karten werden zu einem neuen Stapel gemischt.',
  'event.revealed': 'Neu auf dem Markt: {floors}.',
  'event.objective': '{seat} erreicht ein Ziel, {goal}: {token} M.',
  'event.objective.you': 'Du erreichst ein Ziel, {goal}: {token} M.',
  'event.extra': 'Alle vier Marker von {seat} haben einen Stern erreicht: ein Extrazug.',
  'event.extra.you': 'Alle deine vier Marker haben einen Stern erreicht: ein Extrazug.',
  'event.ending.roofs':
    '{seat} hat das zehnte Dach gesetzt. Alle anderen haben noch einen letzten Zug.',
  'event.ending.roofs.you':
    'Du hast dein zehntes Dach gesetzt. Alle anderen haben noch einen letzten Zug.',
  'event.ending.shortage':
    'Von einer Farbe sind die Stockwerke aufgebraucht. Alle haben noch einen letzten Zug.',
  'event.ending.blocked': 'Kein Bauplatz ist mehr bebaubar. Alle haben noch einen letzten Zug.',
  'event.cone':
    '{seat} hat {visible, plural, one {# Dach} other {# Dächer}} ganz oben: {millions} M.',
  'event.cone.you':
    'Du hast {visible, plural, one {# Dach} other {# Dächer}} ganz oben: {millions} M.',
  'event.ended': 'Die Partie ist zu Ende.',

  'why.not-the-turn': 'Du bist nicht dran.',
  'why.other-question': 'Das ist gerade nicht gefragt.',
  'why.site-unknown': 'Einen Bauplatz {site} gibt es auf diesem Plan nicht.',
  'why.site-taken': '{site} ist schon bebaut. Gebäude wachsen, wenn du daneben baust.',
  'why.no-neighbour': 'Neben {site} steht kein Gebäude: Ein neues braucht einen Nachbarn (TU-21).',
  'why.no-roof': 'Du hast kein Dach mehr, und jedes Gebäude braucht eines (TU-26).',
  'why.too-few-floors':
    'Jeder Nachbar muss aufgestockt werden: Das kostet {price}. Dir fehlt: {lacks} (TU-21).',
  'why.colour-clash':
    'Neben {site} steht schon ein {colour, select, white {weißes} grey {graues} brown {braunes} other {schwarzes}} Gebäude, auf {with} (TU-21).',
  'why.roof-elsewhere':
    'Das Dach kommt auf ein Stockwerk, das du gerade gesetzt hast: auf {places} (TU-22).',
  'why.no-colour': 'Auf {site} passt keine Farbe: {reasons}',
  'why.no-colour.clash': 'Alle vier stehen daneben (TU-21).',
  'why.no-colour.lack':
    'Daneben steht schon {clash}, und von den anderen Farben hast du nichts übrig (TU-21).',
  'why.not-in-market': 'Diese Karte liegt nicht auf dem Markt.',
  'why.choose-count':
    'Diese Karte gibt {count, plural, one {# Stockwerk} other {# Stockwerke}} nach Wahl (TU-20).',
  'why.choose-beyond': 'Im Lager gibt es keine Stockwerke dieser Farbe mehr (TU-41).',
  'why.back-count':
    'Genau {count, plural, one {# Stockwerk muss} other {# Stockwerke müssen}} zurück, damit dir zehn bleiben (TU-24).',
  'why.back-beyond': 'Du hast keine Stockwerke dieser Farbe mehr (TU-24).',
  'why.list-order': 'Die Stockwerke stehen in der Reihenfolge Weiß, Grau, Braun, Schwarz.',
  'why.other-colour':
    'Jetzt ist das {floor, select, white {weiße} grey {graue} brown {braune} other {schwarze}} Startstockwerk dran (TU-10).',

  'end.roofs': 'Jemand hat das zehnte Dach gesetzt.',
  'end.roofs.by': '{seat} hat das zehnte Dach gesetzt.',
  'end.roofs.by.you': 'Du hast das zehnte Dach gesetzt.',
  'end.shortage': 'Von einer Farbe waren die Stockwerke aufgebraucht.',
  'end.blocked': 'Kein Bauplatz war mehr bebaubar.',

  'goal.colours4': 'Alle vier Farben',
  'goal.park4': 'Vier am Park',
  'goal.districts5': 'Alle fünf Viertel',
  'goal.lake4': 'Vier am See',
  'goal.adjacent5': 'Fünf in einer Kette',
  'goal.brown4': 'Vier braune',
  'goal.grey32': 'Graue Viertel 3 + 2',
  'goal.borders2': 'Über zwei Grenzen',
  'goal.twice2': 'Doppelt in zwei Türmen',
  'goal.heights1234': 'Höhen 1, 2, 3, 4',
  'goal.colours4.long': 'Habe Dächer in Gebäuden aller vier Farben.',
  'goal.park4.long': 'Habe Dächer in vier Gebäuden an Parks.',
  'goal.districts5.long': 'Habe Dächer in allen fünf Vierteln.',
  'goal.lake4.long': 'Habe Dächer in vier Gebäuden an Seen.',
  'goal.adjacent5.long': 'Habe Dächer in fünf Gebäuden, die durch Straßen verbunden sind.',
  'goal.brown4.long': 'Habe Dächer in vier braunen Gebäuden.',
  'goal.grey32.long':
    'Habe Dächer in drei Gebäuden des einen grauen Viertels und in zweien des anderen.',
  'goal.borders2.long':
    'Habe Dächer an beiden Enden zweier Straßen, die zwei verschiedene Grenzen überqueren. Kein Gebäude zählt doppelt.',
  'goal.twice2.long': 'Habe in zwei Gebäuden je zwei Dächer.',
  'goal.heights1234.long':
    'Habe Dächer auf einem ersten, einem zweiten, einem dritten und einem vierten Stockwerk.',
  'goal.progress': '{seat}: {have} von {need}',
  'goal.taken': '{seat}: erreicht, {token} M',
  'goal.show': 'Auf dem Plan zeigen',

  'market.title': 'Markt',
  'market.pile': '{count} im Stapel',
  'market.supply': 'Lager: {floors}',
  'goals.title': 'Ziele',
  'tab.goals': 'Ziele',
  'map.label': 'Stadtplan',
  'map.ending': 'Letzte Züge. {reason}',
  'presence.title': 'Präsenz',
  'presence.of': 'Wo {seat} präsent ist',
  'presence.of.you': 'Wo du präsent bist',

  'desk.stock': 'Vorrat {count} von {limit}',
  'desk.stock.of': 'Vorrat von {seat}: {floors}',
  'desk.stock.of.you': 'Dein Vorrat: {floors}',
  'desk.roofs': 'noch {count, plural, one {# Dach} other {# Dächer}}',
  'desk.tops': '{count} ganz oben: {millions} M',
  'desk.tracks': 'Leisten von {seat}',
  'desk.tracks.you': 'Deine Leisten',
  'desk.track':
    '{colour, select, white {weißer} grey {grauer} brown {brauner} other {schwarzer}} Marker auf {at} von {last}',

  'player.state': 'Vorrat: {floors}. Noch {roofs, plural, one {# Dach} other {# Dächer}}.',
  'player.tokens': 'Marken: {tokens}',

  'end.by': 'Woher die Millionen kommen',
  'end.tracks': 'Leisten',
  'end.cone': 'Dächer ganz oben',
  'end.tokens': 'Ziele',
  'end.total': 'Gesamt',
  'end.stock': 'Übrige Stockwerke',
} as const satisfies { readonly [id in keyof typeof en]: string };
