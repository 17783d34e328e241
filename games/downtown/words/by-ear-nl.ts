import type { en } from './by-ear-en.ts';

/** The texts of Downtown for people who hear the table, in Dutch. */
export const nl = {
  'hold.bare': 'ongepland',
  'hold.closed': 'uitbetaald',
  'note.pays': 'Een perceel levert nu {value} op.',
  'note.would': 'Een perceel zou opleveren: {list}.',
  'note.always': 'Een perceel zou {value} opleveren, wat het ook wordt.',
  'note.use': '{value} als {use}',
  'mine.hand':
    'Je hebt {money} en {markers, plural, one {# pion} other {# pionnen}} in de hand; je lobbyfiche is {lobby, select, true {nog over} other {ingezet}}',
  'mine.duel':
    'Je hebt {score, plural, one {# punt} other {# punten}}; pionnen in de hand: {laid} voor geplande terreinen, {bare} voor ongeplande',
  'mine.lots': 'Je percelen: {list}',
  'mine.lot': 'terrein {lot} {what}, {plots} van {all}',
  'mine.none': 'Je hebt nu geen percelen',
  'table.mayor': '{seat} is burgemeester',
  'table.mayor.you': 'jij bent burgemeester',
  'table.lots': '{planned} van {lots} terreinen gepland, {closed} uitbetaald',
  'table.money': '{seat} heeft {money}',
  'table.money.you': 'jij hebt {money}',
  'table.points': '{seat} heeft {score, plural, one {# punt} other {# punten}}',
  'table.points.you': 'jij hebt {score, plural, one {# punt} other {# punten}}',
} as const satisfies { readonly [id in keyof typeof en]: string };
