import type { en } from './coach-en.ts';

/** What the coach says about Downtown, in German. */
export const de = {
  'coach.name.order':
    '{plots, plural, one {# Parzelle} other {# Parzellen}} von Grundstück {lot} für {price}',
  'coach.name.order.duel':
    '{plots, plural, one {# Parzelle} other {# Parzellen}} von Grundstück {lot}',
  'coach.name.left': 'Die linke Hälfte',
  'coach.name.right': 'Die rechte Hälfte',
  'coach.fills':
    'Füllt Grundstück {lot}: {plots, plural, one {# Parzelle} other {# Parzellen}} zu je {value} bringen dir {total}.',
  'coach.fills.alone': 'Grundstück {lot} gehört dann dir allein: {total}, davon {bonus} Bonus.',
  'coach.bare':
    'Grundstück {lot} ist noch ungeplant: {plots, plural, one {# Parzelle} other {# Parzellen}} für {price} statt {later}, je etwa {value} wert.',
  'coach.value': 'Eine Parzelle von Grundstück {lot} dürfte etwa {value} bringen.',
  'coach.fill-chance': 'Grundstück {lot} wird mit {percent} % rechtzeitig voll.',
  'coach.not-alone':
    'So wird {seat} nicht Alleineigentümer von Grundstück {lot}: Das gäbe {denied} mehr.',
  'coach.quiet': 'Kaum jemand sonst will jetzt Grundstück {lot}.',
  'coach.pass': 'Nichts, was du jetzt bestellen kannst, bringt mehr, als es kostet.',
  'coach.use.itself':
    'Mit {use} ist Grundstück {lot} je Parzelle {after} wert, und dir {plots, plural, one {gehört #} other {gehören #}}.',
  'coach.use.neighbour':
    'Mit {use} steigt dein Grundstück {lot} von {before} auf {after} je Parzelle.',
  'coach.use.worth': 'Mit {use} ist eine Parzelle von Grundstück {lot} {after} wert.',
  'coach.use.denies': 'Das kostet {seat} etwa {loss}.',
  'coach.vote': 'Mit deiner Stimme gewinnt {use} mit {percent} %.',
  'coach.vote.sure': 'Fast sicher gewinnt {use} ({percent} %).',
  'coach.token.use':
    'Die Lobbymarke hebt {use} von {kept} auf {used} %: mehr wert, als sie zu behalten.',
  'coach.token.keep':
    'Die Lobbymarke würde {use} nur von {kept} auf {used} % heben. Behalte sie für eine bessere Abstimmung.',
  'coach.pile':
    'Dir gehören Parzellen auf {count, plural, one {# Grundstück} other {# Grundstücken}}, die dort geplant werden können.',
  'coach.pile.others':
    'Dort haben die anderen auf weniger Grundstücken Parzellen: {count} statt {more}.',
  'coach.pile.odd': 'Eine ungerade Karte bringt ein zweites Grundstück: dort {odd} von {count}.',
  'coach.card.own':
    '{plots, plural, one {Deine Parzelle} other {Deine # Parzellen}} von Grundstück {lot}: endlich eine Auszahlung, mindestens {value} je Parzelle, was {seat} auch legt.',
  'coach.card.neighbour':
    'Was {seat} auch legt: Dein Grundstück {lot} steigt von {before} auf mindestens {after} je Parzelle.',
  'coach.card.safe': 'Von deinen Karten kann dir {seat} mit dieser am wenigsten schaden.',
  'coach.card.nothing': 'Sie bringt {seat} nichts, welche Nutzung auch kommt.',
  'coach.card.costs': 'Sie bringt {seat} höchstens {gain} und dir mindestens {mine}.',
  'coach.card.apart':
    'Keine deiner Parzellen liegt auf Grundstück {lot} oder daneben: Für dich ändert sich nichts.',
} as const satisfies { readonly [id in keyof typeof en]: string };
