import type { en } from './en.ts';

/** The texts of Downtown in Dutch. */
export const nl = {
  title: 'Downtown',

  'use.park': 'park',
  'use.housing': 'wonen',
  'use.industry': 'industrie',
  'use.commerce': 'handel',
  'use.bare': 'nog niet gepland',
  'list.none': 'niemand',

  'lot.park': 'Terrein {lot}: park',
  'lot.closed': 'Terrein {lot}: {what}, uitbetaald',
  'lot.open': 'Terrein {lot}: {what}, {free, plural, one {# perceel} other {# percelen}} vrij',
  'lot.owned':
    'Terrein {lot}: {what}, {free, plural, =0 {geen perceel} one {# perceel} other {# percelen}} vrij, {owners}',
  'lot.owner': '{seat} {plots}',
  'lot.owner.you': 'jij {plots}',
  'lot.name': 'Terrein {lot}',

  'ask.pile': 'Jij bent burgemeester: draai een plankaart om. Uit welke helft?',
  'ask.pile.second': 'Terrein {first} is oneven: nog een kaart. Uit welke helft?',
  'ask.ballot': 'Terrein {lot}: wat moet het worden? Je stem is geheim.',
  'ask.ballot.again': 'Je stem voor terrein {lot} is {use}. Je kunt nog wisselen.',
  'ask.lobby': 'Terrein {lot}: je stem is {use}. Zet je je lobbyfiche in, zodat die dubbel telt?',
  'ask.decide': 'De stemmen staken over terrein {lot}. Als burgemeester beslis jij.',
  'ask.order': 'Kies een terrein op het plan om in het geheim percelen te bestellen, of pas.',
  'ask.order.none': 'Je kunt nu niets bestellen, alleen passen.',
  'ask.order.plots': 'Terrein {lot}: hoeveel percelen?',
  'ask.order.again':
    'Je hebt {plots, plural, one {# perceel} other {# percelen}} van terrein {lot} besteld. Je kunt nog wisselen.',
  'ask.order.again.pass': 'Je past. Je kunt nog van gedachten veranderen.',
  'ask.card': 'Jij bent burgemeester: welk van je terreinen wordt nu gepland?',
  'ask.use': 'Terrein {lot}: jij beslist wat het wordt.',

  'field.pile': 'Stadshelft',
  'field.ballot': 'Stembiljet',
  'field.lobby': 'Lobbyfiche',
  'field.decide': 'Bestemming',
  'field.use': 'Bestemming',
  'field.card': 'Je plankaarten',
  'field.lot': 'Terrein',
  'on-board.lot':
    'Keuze uit {count, plural, one {# terrein} other {# terreinen}}, gemarkeerd op het plan.',
  'on-board.card':
    'Keuze uit {count, plural, one {# kaart} other {# kaarten}}, gemarkeerd op het plan.',
  'field.plots': 'Percelen',
  'field.pass': 'Of',

  'choice.pile.left': 'Links, terreinen 1–12 ({count})',
  'choice.pile.right': 'Rechts, terreinen 13–24 ({count})',
  'choice.plots': '{plots, plural, one {# perceel} other {# percelen}} voor {price}',
  'choice.plots.duel': '{plots, plural, one {# perceel} other {# percelen}}',
  'lobby.true': 'Inzetten: mijn stem telt dubbel',
  'lobby.false': 'Bewaren',
  'pass.true': 'Passen',

  'hint.lot': '{free, plural, one {# perceel} other {# percelen}} vrij. Prijzen: {prices}',
  'hint.lot.duel': '{free, plural, one {# perceel} other {# percelen}} vrij',
  'hint.gamble':
    '{free, plural, one {Er is er maar # vrij} other {Er zijn er maar # vrij}}: je betaalt alles, wat je ook krijgt (DT-33).',
  'hint.plots': 'Nu {free} vrij. Misschien willen anderen ze ook.',
  'hint.lobby': 'De fiche verdwijnt uit het spel, wat de uitslag ook is (DT-23).',

  'worth.plain': '{use}: {value} per perceel ({neighbours} gepland ernaast)',
  'worth.sensible':
    '{use}: {value} per perceel, passend (2 × {neighbours} gepland, geen industrie ernaast)',
  'worth.sensible.by':
    '{use}: {value} per perceel, passend (2 × {neighbours} gepland, dankzij {lots})',
  'worth.title': 'Een perceel levert nu op',

  'effect.none': 'Aan jouw terreinen verandert niets.',
  'effect.itself':
    'Terrein {lot}: {after} voor {plots, plural, one {je perceel} other {elk van je # percelen}}',
  'effect.bare': 'Terrein {lot}: tot {change}',
  'effect.laid': 'Terrein {lot}: {change}',
  'plaques.left': 'nog {count}',

  'ballot.own': 'voor jou',
  'ballot.note':
    'Cijfers: wat gekochte percelen meer of minder opleveren zodra hun terrein vol is.',
  'lobby.order': 'Om de beurt hardop',
  'lobby.open': 'nog niets gezegd',
  'lobby.used': '×2',
  'lobby.kept': 'bewaart hem',
  'lot.title': 'Terrein {lot} · {what}',
  'order.short': 'je komt {short} tekort',
  'order.gamble': 'een gok: maar {free} vrij',
  'order.free': '{free, plural, one {het laatste vrije} other {# vrij}}',
  'order.served': 'Wie eerst',
  'order.if': 'Als je het krijgt',
  'order.crowded': 'Als anderen voorgaan',
  'order.lost': '−{price}',
  'order.lost.note': 'niets gekregen, wel betaald',
  'order.vote': 'bestemming nog open',
  'order.vote.note':
    '{plots, plural, one {# perceel} other {# percelen}}; de stemming bepaalt wat het oplevert',
  'order.later': '+{total} zodra vol',
  'order.later.note':
    '{plots} × {value}; nog {open, plural, one {# perceel} other {# percelen}} te koop',
  'order.now': '+{total} meteen',
  'order.now.note': '{plots} × {value}: het terrein is vol',
  'order.now.bonus': '{plots} × {value} en een bonus van {bonus}: het terrein is vol',

  'commit.pass': 'Passen',
  'commit.order':
    '{plots, plural, one {# perceel} other {# percelen}} van terrein {lot} bestellen voor {price}',
  'commit.order.duel':
    '{plots, plural, one {# perceel} other {# percelen}} van terrein {lot} bestellen',
  'commit.ballot': 'Stemmen op {use}',
  'commit.decide': 'Beslissen: {use}',
  'commit.card': 'Terrein {lot} plannen',

  'vote.one': '{seat} {use}',
  'vote.one.you': 'jij {use}',
  'vote.double': '{seat} dubbel {use}',
  'vote.double.you': 'jij dubbel {use}',
  'fate.pass': '{seat} past',
  'fate.pass.you': 'Jij past',
  'fate.all':
    '{seat} betaalde {paid} en kreeg {plots, plural, one {# perceel} other {alle # percelen}} van terrein {lot}',
  'fate.all.you':
    'Je betaalde {paid} en kreeg {plots, plural, one {# perceel} other {alle # percelen}} van terrein {lot}',
  'fate.some': '{seat} betaalde {paid} en kreeg {got} van {plots} op terrein {lot}',
  'fate.some.you': 'Je betaalde {paid} en kreeg {got} van {plots} op terrein {lot}',
  'fate.none': '{seat} betaalde {paid} en viste op terrein {lot} achter het net: {got} van {plots}',
  'fate.none.you': 'Je betaalde {paid} en viste op terrein {lot} achter het net: {got} van {plots}',
  'fate.duel':
    '{seat} plaatste {got} van {plots} op terrein {lot} voor {paid, plural, one {# pion} other {# pionnen}}',
  'fate.duel.you':
    'Je plaatste {got} van {plots} op terrein {lot} voor {paid, plural, one {# pion} other {# pionnen}}',
  share: '{seat} +{total} voor {plots, plural, one {# perceel} other {# percelen}}',
  'share.you': 'jij +{total} voor {plots, plural, one {# perceel} other {# percelen}}',
  'share.bonus':
    '{seat} +{total} voor {plots, plural, one {# perceel} other {# percelen}}, met een bonus van {bonus}',
  'share.bonus.you':
    'jij +{total} voor {plots, plural, one {# perceel} other {# percelen}}, met een bonus van {bonus}',

  'event.founded':
    'De stad is gesticht: parken op {parks}, wonen op {housing}, handel op {commerce}, industrie op {industry}.',
  'event.mayor': 'Ronde {round}: {seat} is burgemeester.',
  'event.mayor.you': 'Ronde {round}: jij bent burgemeester.',
  'event.dealt': 'De plankaarten zijn gedeeld, ieder negen.',
  'event.turned': 'Terrein {lot} wordt gepland.',
  'event.chose': '{seat} heeft gekozen.',
  'event.choice.use': 'Jouw stem: {use}.',
  'event.choice.pass': 'Jouw bestelling: passen.',
  'event.choice.order':
    'Jouw bestelling: {plots, plural, one {# perceel} other {# percelen}} van terrein {lot}.',
  'event.lobby.used': '{seat} zet de lobbyfiche in.',
  'event.lobby.used.you': 'Je zet je lobbyfiche in.',
  'event.lobby.kept': '{seat} bewaart de lobbyfiche.',
  'event.lobby.kept.you': 'Je bewaart je lobbyfiche.',
  'event.voted': 'De stemming over terrein {lot}: {ballots}.',
  'event.laid.vote': 'Terrein {lot} krijgt de bestemming {use}.',
  'event.laid.mayor': 'De burgemeester beslist: terrein {lot} krijgt de bestemming {use}.',
  'event.laid.last': 'Voor terrein {lot} is nog maar één bestemming over: {use}.',
  'event.laid.opponent': 'Terrein {lot} krijgt de bestemming {use}.',
  'event.paid': 'Terrein {lot} ({use}) betaalt {value} per perceel: {shares}.',
  'event.paid.sensible': 'Terrein {lot} ({use}, passend) betaalt {value} per perceel: {shares}.',
  'event.over': 'Elk terrein heeft zijn bestemming. De partij is afgelopen.',

  'why.park': 'Terrein {lot} is een park: daar bouwt niemand (DT-31).',
  'why.paid-out': 'Terrein {lot} is uitbetaald en gesloten (DT-31).',
  'why.no-free-plot': 'Terrein {lot} heeft geen vrij perceel (DT-31).',
  'why.too-many-plots': 'Aan deze tafel hooguit {most} percelen per ronde (DT-30).',
  'why.too-few-markers':
    'Daarvoor heb je {plots, plural, one {# pion} other {# pionnen}} nodig; je hebt er nog {markers} (DT-31).',
  'why.too-few-markers.laid':
    'Daarvoor heb je {plots, plural, one {# pion} other {# pionnen}} voor geplande terreinen nodig; je hebt er {markers} (DT-73).',
  'why.too-few-markers.bare':
    'Daarvoor heb je {plots, plural, one {# pion} other {# pionnen}} voor ongeplande terreinen nodig; je hebt er {markers} (DT-73).',
  'why.too-dear': 'Dat kost {price}; je hebt {money} (DT-32).',
  'why.no-such-pile': 'In die helft ligt geen kaart meer (DT-20).',
  'why.no-such-ballot': 'Van die bestemming is geen bordje in deze vorm meer over (DT-22).',
  'why.no-such-decide': 'Je kunt alleen kiezen tussen de bestemmingen die gelijk staan (DT-24).',
  'why.no-such-card': 'Dat is niet een van je plankaarten (DT-72).',
  'why.no-such-use': 'Van die bestemming is geen bordje in deze vorm meer over (DT-72).',
  'why.no-such-lobby': 'Zeg of je je fiche inzet (DT-23).',
  'why.final-answer': 'Wat hardop is gezegd, kun je niet terugnemen ({rules}).',
  'why.other-question': 'Dat wordt nu niet gevraagd.',
  'why.not-now.order': 'Daar kun je nu niet bestellen.',

  'end.city-complete': 'Elk terrein heeft zijn bestemming.',
  'end.by': 'Waar het geld bleef',
  'end.start': 'Bij de start',
  'end.spent': 'Betaald',
  'end.earned': 'Ontvangen',
  'end.total': 'Geld',
  'end.score': 'Punten',
  'end.markers': 'Pionnen over',

  'tab.reveals': 'Onthuld',
  'tab.legend': 'Legenda',
  'legend.housing': 'Wonen',
  'legend.housing.note': 'geen industrie ernaast: ×2',
  'legend.industry': 'Industrie',
  'legend.industry.note': 'naast handel: ×2',
  'legend.commerce': 'Handel',
  'legend.commerce.note': 'naast twee keer wonen: ×2',
  'legend.sold': 'Verkocht',
  'legend.sold.note': 'nog niet over gestemd',
  'legend.settled': 'Uitbetaald',
  'legend.settled.note': 'telt nog mee als buur',
  'legend.value': 'Vol terrein betaalt',
  'legend.value.note': 'per perceel 1 per geplande buur',
  'map.label': 'Bestemmingsplan van de stad',
  desk: 'Het planbureau',
  'desk.round': 'Ronde {round}',
  'desk.mayor': 'Burgemeester: {seat}',
  'desk.mayor.you': 'Burgemeester: jij',
  'desk.piles': 'Kaarten gedekt: links {left}, rechts {right}',
  'desk.plaques': 'Bordjes over',
  'desk.form.square': 'Vierkant (oneven)',
  'desk.form.rect': 'Langwerpig (even)',
  'desk.turned': 'Deze ronde te plannen: {lots}',
  'reveal.vote': 'Stemming over terrein {lot}',
  'reveal.result': 'Terrein {lot}: {use}',
  'reveal.last': 'Er was nog maar één bestemming over.',
  'reveal.mayor': 'De stemmen staakten: de burgemeester besliste.',
  'reveal.tie': 'De stemmen staken: de burgemeester beslist.',
  'reveal.orders': 'Bestellingen',
  'reveal.paid': 'Uitbetaald',
  'reveal.none': 'Er is nog niets onthuld.',
  'reveal.double': '×2',
  'reveal.sum': '+{total}',
  'reveal.formula':
    '{use}: {neighbours, plural, one {# buur} other {# buren}} → {value} per perceel',
  'reveal.formula.sensible':
    '{use}, passend: 2 × {neighbours, plural, one {# buur} other {# buren}} → {value} per perceel',

  'player.state':
    '{markers, plural, one {# pion} other {# pionnen}} over. Lobbyfiche {lobby, select, true {beschikbaar} other {gebruikt}}.',
  'player.state.duel': 'Pionnen over: {laid} voor geplande terreinen, {bare} voor ongeplande.',
  'player.cards': 'Plankaarten: {cards}',
  'player.laid': 'gepland',
  'player.bare': 'ongepland',
  'player.lobby': 'lobby',
  'player.mayor': 'burgemeester',
  'player.chosen': 'heeft gekozen',
} as const satisfies { readonly [id in keyof typeof en]: string };
