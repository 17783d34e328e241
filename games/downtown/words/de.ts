import type { en } from './en.ts';

/** The texts of Downtown in German. */
export const de = {
  title: 'Downtown',

  'use.park': 'Park',
  'use.housing': 'Wohnen',
  'use.industry': 'Industrie',
  'use.commerce': 'Handel',
  'use.bare': 'noch nicht geplant',
  'list.none': 'niemand',

  'lot.park': 'Grundstück {lot}: Park',
  'lot.closed': 'Grundstück {lot}: {what}, ausgezahlt',
  'lot.open': 'Grundstück {lot}: {what}, {free, plural, one {# Parzelle} other {# Parzellen}} frei',
  'lot.owned':
    'Grundstück {lot}: {what}, {free, plural, =0 {keine Parzelle} one {# Parzelle} other {# Parzellen}} frei, {owners}',
  'lot.owner': '{seat} {plots}',
  'lot.owner.you': 'du {plots}',
  'lot.name': 'Grundstück {lot}',

  'ask.pile': 'Du bist Bürgermeister: Deck eine Plankarte auf. Aus welcher Hälfte?',
  'ask.pile.second': 'Grundstück {first} ist ungerade: noch eine Karte. Aus welcher Hälfte?',
  'ask.ballot': 'Grundstück {lot}: Was soll daraus werden? Deine Stimme ist geheim.',
  'ask.ballot.again': 'Deine Stimme für Grundstück {lot} ist {use}. Du kannst sie noch ändern.',
  'ask.lobby':
    'Grundstück {lot}: Du hast für {use} gestimmt. Lobbymarke einsetzen, damit deine Stimme doppelt zählt?',
  'ask.decide': 'Gleichstand bei Grundstück {lot}. Als Bürgermeister entscheidest du.',
  'ask.order': 'Wähle ein Grundstück auf dem Plan, um heimlich Parzellen zu bestellen, oder passe.',
  'ask.order.none': 'Du kannst jetzt nichts bestellen, nur passen.',
  'ask.order.plots': 'Grundstück {lot}: Wie viele Parzellen?',
  'ask.order.again':
    'Du hast {plots, plural, one {# Parzelle} other {# Parzellen}} von Grundstück {lot} bestellt. Du kannst das noch ändern.',
  'ask.order.again.pass': 'Du passt. Du kannst es dir noch anders überlegen.',
  'ask.card': 'Du bist Bürgermeister: Welches deiner Grundstücke wird als Nächstes geplant?',
  'ask.use': 'Grundstück {lot}: Du entscheidest, was daraus wird.',

  'field.pile': 'Stadthälfte',
  'field.ballot': 'Stimmzettel',
  'field.lobby': 'Lobbymarke',
  'field.decide': 'Nutzung',
  'field.use': 'Nutzung',
  'field.card': 'Deine Plankarten',
  'field.lot': 'Grundstück',
  'on-board.lot':
    '{count, plural, one {# Grundstück} other {# Grundstücke}} zur Wahl, auf dem Plan markiert.',
  'on-board.card':
    '{count, plural, one {# Karte} other {# Karten}} zur Wahl, auf dem Plan markiert.',
  'field.plots': 'Parzellen',
  'field.pass': 'Oder',

  'choice.pile.left': 'Links, Grundstücke 1–12 ({count})',
  'choice.pile.right': 'Rechts, Grundstücke 13–24 ({count})',
  'choice.plots': '{plots, plural, one {# Parzelle} other {# Parzellen}} für {price}',
  'choice.plots.duel': '{plots, plural, one {# Parzelle} other {# Parzellen}}',
  'lobby.true': 'Einsetzen: Meine Stimme zählt doppelt',
  'lobby.false': 'Behalten',
  'pass.true': 'Passen',

  'hint.lot': '{free, plural, one {# Parzelle} other {# Parzellen}} frei. Preise: {prices}',
  'hint.lot.duel': '{free, plural, one {# Parzelle} other {# Parzellen}} frei',
  'hint.gamble': 'Nur {free} frei: Du zahlst für alle, egal was du bekommst (DT-33).',
  'hint.plots': 'Jetzt {free} frei. Vielleicht wollen andere sie auch.',
  'hint.lobby': 'Die Marke ist danach aus dem Spiel, egal wie es ausgeht (DT-23).',

  'worth.plain': '{use}: {value} je Parzelle ({neighbours} geplant daneben)',
  'worth.sensible':
    '{use}: {value} je Parzelle, sinnvoll (2 × {neighbours} geplant, keine Industrie daneben)',
  'worth.sensible.by':
    '{use}: {value} je Parzelle, sinnvoll (2 × {neighbours} geplant, dank {lots})',
  'worth.title': 'Eine Parzelle brächte jetzt',

  'effect.none': 'Auf deinen Grundstücken ändert sich nichts.',
  'effect.itself':
    'Grundstück {lot}: {after} für {plots, plural, one {deine Parzelle} other {jede deiner # Parzellen}}',
  'effect.bare': 'Grundstück {lot}: bis zu {change}',
  'effect.laid': 'Grundstück {lot}: {change}',
  'plaques.left': 'noch {count}',

  'ballot.own': 'für dich',
  'ballot.note':
    'Zahlen: was gekaufte Parzellen mehr oder weniger bringen, wenn ihr Grundstück voll ist.',
  'lobby.order': 'Reihum laut gesagt',
  'lobby.open': 'noch nichts gesagt',
  'lobby.used': '×2',
  'lobby.kept': 'behält sie',
  'lot.title': 'Grundstück {lot} · {what}',
  'order.short': 'dir fehlen {short}',
  'order.gamble': 'ein Wagnis: nur {free} frei',
  'order.free': '{free, plural, one {die letzte freie} other {# frei}}',
  'order.served': 'Wer zuerst',
  'order.if': 'Wenn du sie bekommst',
  'order.crowded': 'Wenn andere schneller sind',
  'order.lost': '−{price}',
  'order.lost.note': 'leer ausgegangen, trotzdem bezahlt',
  'order.vote': 'Nutzung noch offen',
  'order.vote.note':
    '{plots, plural, one {# Parzelle} other {# Parzellen}}; die Abstimmung entscheidet, was sie bringt',
  'order.later': '+{total}, wenn voll',
  'order.later.note':
    '{plots} × {value}; noch {open, plural, one {# Parzelle} other {# Parzellen}} zu verkaufen',
  'order.now': '+{total} sofort',
  'order.now.note': '{plots} × {value}: das Grundstück ist voll',
  'order.now.bonus': '{plots} × {value} und ein Bonus von {bonus}: das Grundstück ist voll',

  'commit.pass': 'Passen',
  'commit.order':
    '{plots, plural, one {# Parzelle} other {# Parzellen}} von Grundstück {lot} für {price} bestellen',
  'commit.order.duel':
    '{plots, plural, one {# Parzelle} other {# Parzellen}} von Grundstück {lot} bestellen',
  'commit.ballot': 'Für {use} stimmen',
  'commit.decide': 'Entscheiden: {use}',
  'commit.card': 'Grundstück {lot} planen',

  'vote.one': '{seat} {use}',
  'vote.one.you': 'du {use}',
  'vote.double': '{seat} doppelt {use}',
  'vote.double.you': 'du doppelt {use}',
  'fate.pass': '{seat} passt',
  'fate.pass.you': 'Du passt',
  'fate.all':
    '{seat} zahlt {paid} und bekommt {plots, plural, one {# Parzelle} other {alle # Parzellen}} von Grundstück {lot}',
  'fate.all.you':
    'Du zahlst {paid} und bekommst {plots, plural, one {# Parzelle} other {alle # Parzellen}} von Grundstück {lot}',
  'fate.some': '{seat} zahlt {paid} und bekommt {got} von {plots} auf Grundstück {lot}',
  'fate.some.you': 'Du zahlst {paid} und bekommst {got} von {plots} auf Grundstück {lot}',
  'fate.none': '{seat} zahlt {paid} und geht auf Grundstück {lot} leer aus: {got} von {plots}',
  'fate.none.you': 'Du zahlst {paid} und gehst auf Grundstück {lot} leer aus: {got} von {plots}',
  'fate.duel':
    '{seat} setzt {got} von {plots} auf Grundstück {lot} für {paid, plural, one {# Stein} other {# Steine}}',
  'fate.duel.you':
    'Du setzt {got} von {plots} auf Grundstück {lot} für {paid, plural, one {# Stein} other {# Steine}}',
  share: '{seat} +{total} für {plots, plural, one {# Parzelle} other {# Parzellen}}',
  'share.you': 'du +{total} für {plots, plural, one {# Parzelle} other {# Parzellen}}',
  'share.bonus':
    '{seat} +{total} für {plots, plural, one {# Parzelle} other {# Parzellen}}, darin {bonus} Bonus',
  'share.bonus.you':
    'du +{total} für {plots, plural, one {# Parzelle} other {# Parzellen}}, darin {bonus} Bonus',

  'event.founded':
    'Die Stadt ist gegründet: Parks auf {parks}, Wohnen auf {housing}, Handel auf {commerce}, Industrie auf {industry}.',
  'event.mayor': 'Runde {round}: {seat} ist Bürgermeister.',
  'event.mayor.you': 'Runde {round}: Du bist Bürgermeister.',
  'event.dealt': 'Die Plankarten sind ausgeteilt, neun für jeden.',
  'event.turned': 'Grundstück {lot} wird geplant.',
  'event.chose': '{seat} hat gewählt.',
  'event.choice.use': 'Deine Stimme: {use}.',
  'event.choice.pass': 'Deine Bestellung: passen.',
  'event.choice.order':
    'Deine Bestellung: {plots, plural, one {# Parzelle} other {# Parzellen}} von Grundstück {lot}.',
  'event.lobby.used': '{seat} setzt die Lobbymarke ein.',
  'event.lobby.used.you': 'Du setzt deine Lobbymarke ein.',
  'event.lobby.kept': '{seat} behält die Lobbymarke.',
  'event.lobby.kept.you': 'Du behältst deine Lobbymarke.',
  'event.voted': 'Die Abstimmung über Grundstück {lot}: {ballots}.',
  'event.laid.vote': 'Grundstück {lot} bekommt die Nutzung {use}.',
  'event.laid.mayor': 'Der Bürgermeister entscheidet: Grundstück {lot} bekommt die Nutzung {use}.',
  'event.laid.last': 'Für Grundstück {lot} ist nur noch eine Nutzung übrig: {use}.',
  'event.laid.opponent': 'Grundstück {lot} bekommt die Nutzung {use}.',
  'event.paid': 'Grundstück {lot} ({use}) zahlt {value} je Parzelle: {shares}.',
  'event.paid.sensible': 'Grundstück {lot} ({use}, sinnvoll) zahlt {value} je Parzelle: {shares}.',
  'event.over': 'Jedes Grundstück hat seine Nutzung. Die Partie ist zu Ende.',

  'why.park': 'Grundstück {lot} ist ein Park: Da baut niemand (DT-31).',
  'why.paid-out': 'Grundstück {lot} ist ausgezahlt und geschlossen (DT-31).',
  'why.no-free-plot': 'Grundstück {lot} hat keine freie Parzelle (DT-31).',
  'why.too-many-plots': 'An diesem Tisch höchstens {most} Parzellen pro Runde (DT-30).',
  'why.too-few-markers':
    'Dafür brauchst du {plots, plural, one {# Stein} other {# Steine}}; du hast noch {markers} (DT-31).',
  'why.too-few-markers.laid':
    'Dafür brauchst du {plots, plural, one {# Stein} other {# Steine}} für geplante Grundstücke; du hast {markers} (DT-73).',
  'why.too-few-markers.bare':
    'Dafür brauchst du {plots, plural, one {# Stein} other {# Steine}} für ungeplante Grundstücke; du hast {markers} (DT-73).',
  'why.too-dear': 'Das kostet {price}; du hast {money} (DT-32).',
  'why.no-such-pile': 'In dieser Hälfte liegt keine Karte mehr (DT-20).',
  'why.no-such-ballot': 'Von dieser Nutzung ist keine Plakette in dieser Form mehr übrig (DT-22).',
  'why.no-such-decide': 'Zur Wahl stehen nur Nutzungen mit gleich vielen Stimmen (DT-24).',
  'why.no-such-card': 'Das ist keine deiner Plankarten (DT-72).',
  'why.no-such-use': 'Von dieser Nutzung ist keine Plakette in dieser Form mehr übrig (DT-72).',
  'why.no-such-lobby': 'Sag, ob du deine Marke einsetzt (DT-23).',
  'why.final-answer': 'Was laut gesagt wurde, lässt sich nicht zurücknehmen ({rules}).',
  'why.other-question': 'Das ist gerade nicht gefragt.',
  'why.not-now.order': 'Dort kannst du jetzt nicht bestellen.',

  'end.city-complete': 'Jedes Grundstück hat seine Nutzung.',
  'end.by': 'Wo das Geld geblieben ist',
  'end.start': 'Am Anfang',
  'end.spent': 'Bezahlt',
  'end.earned': 'Bekommen',
  'end.total': 'Geld',
  'end.score': 'Punkte',
  'end.markers': 'Übrige Steine',

  'tab.reveals': 'Aufgedeckt',
  'tab.legend': 'Legende',
  'legend.housing': 'Wohnen',
  'legend.housing.note': 'keine Industrie daneben: ×2',
  'legend.industry': 'Industrie',
  'legend.industry.note': 'neben Handel: ×2',
  'legend.commerce': 'Handel',
  'legend.commerce.note': 'neben zweimal Wohnen: ×2',
  'legend.sold': 'Verkauft',
  'legend.sold.note': 'noch nicht abgestimmt',
  'legend.settled': 'Ausgezahlt',
  'legend.settled.note': 'zählt weiter als Nachbar',
  'legend.value': 'Volles Grundstück',
  'legend.value.note': 'je Parzelle 1 je geplantem Nachbarn',
  'map.label': 'Bebauungsplan der Stadt',
  desk: 'Das Planungsamt',
  'desk.round': 'Runde {round}',
  'desk.mayor': 'Bürgermeister: {seat}',
  'desk.mayor.you': 'Bürgermeister: du',
  'desk.piles': 'Verdeckte Karten: {left} links, {right} rechts',
  'desk.plaques': 'Übrige Plaketten',
  'desk.form.square': 'Quadratisch (ungerade)',
  'desk.form.rect': 'Länglich (gerade)',
  'desk.turned': 'In dieser Runde zu planen: {lots}',
  'reveal.vote': 'Abstimmung über Grundstück {lot}',
  'reveal.result': 'Grundstück {lot}: {use}',
  'reveal.last': 'Nur eine Nutzung war noch übrig.',
  'reveal.mayor': 'Gleichstand: Der Bürgermeister hat entschieden.',
  'reveal.tie': 'Gleichstand: Der Bürgermeister entscheidet.',
  'reveal.orders': 'Bestellungen',
  'reveal.paid': 'Ausgezahlt',
  'reveal.none': 'Noch wurde nichts aufgedeckt.',
  'reveal.double': '×2',
  'reveal.sum': '+{total}',
  'reveal.formula':
    '{use}: {neighbours, plural, one {# Nachbar} other {# Nachbarn}} → {value} je Parzelle',
  'reveal.formula.sensible':
    '{use}, sinnvoll: 2 × {neighbours, plural, one {# Nachbar} other {# Nachbarn}} → {value} je Parzelle',

  'player.state':
    '{markers, plural, one {# Stein} other {# Steine}} im Vorrat. Lobbymarke {lobby, select, true {verfügbar} other {verbraucht}}.',
  'player.state.duel': 'Steine im Vorrat: {laid} für geplante Grundstücke, {bare} für ungeplante.',
  'player.cards': 'Plankarten: {cards}',
  'player.laid': 'geplant',
  'player.bare': 'ungeplant',
  'player.lobby': 'Lobby',
  'player.mayor': 'Bürgermeister',
  'player.chosen': 'hat gewählt',
} as const satisfies { readonly [id in keyof typeof en]: string };
