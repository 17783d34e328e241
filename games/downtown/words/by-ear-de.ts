import type { en } from './by-ear-en.ts';

/** The texts of Downtown for people who hear the table, in German. */
export const de = {
  'hold.bare': 'ungeplant',
  'hold.closed': 'ausgezahlt',
  'note.pays': 'Eine Parzelle bringt jetzt {value}.',
  'note.would': 'Eine Parzelle brächte: {list}.',
  'note.always': 'Eine Parzelle brächte {value}, was auch immer es wird.',
  'note.use': '{value} als {use}',
  'mine.hand':
    'Du hast {money} und {markers, plural, one {# Stein} other {# Steine}} auf der Hand; deine Lobbymarke ist {lobby, select, true {noch da} other {eingesetzt}}',
  'mine.duel':
    'Du hast {score, plural, one {# Punkt} other {# Punkte}}; Steine auf der Hand: {laid} für geplante Grundstücke, {bare} für ungeplante',
  'mine.lots': 'Deine Parzellen: {list}',
  'mine.lot': 'Grundstück {lot} {what}, {plots} von {all}',
  'mine.none': 'Du hast gerade keine Parzelle',
  'table.mayor': '{seat} ist Bürgermeister',
  'table.mayor.you': 'du bist Bürgermeister',
  'table.lots': '{planned} von {lots} Grundstücken geplant, {closed} ausgezahlt',
  'table.money': '{seat} hat {money}',
  'table.money.you': 'du hast {money}',
  'table.points': '{seat} hat {score, plural, one {# Punkt} other {# Punkte}}',
  'table.points.you': 'du hast {score, plural, one {# Punkt} other {# Punkte}}',
} as const satisfies { readonly [id in keyof typeof en]: string };
