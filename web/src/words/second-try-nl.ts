import type { en } from './second-try-en.ts';

/** How a second try went compared with the first, in Dutch. */
export const nl = {
  'second.tag': 'Tweede poging',
  'second.better': 'Beter dan de eerste keer.',
  'second.same': 'Even goed als de eerste keer.',
  'second.worse': 'De eerste keer ging het beter.',
  'second.now':
    'Vanaf zet {row}: {place, select, 1 {eerste} 2 {tweede} 3 {derde} 4 {vierde} 5 {vijfde} other {zesde}} met {score}, {by}.',
  'second.then':
    'De eerste keer: {place, select, 1 {eerste} 2 {tweede} 3 {derde} 4 {vierde} 5 {vijfde} other {zesde}} met {score}, {by}.',
  'second.ahead': '{gap} voor',
  'second.behind': '{gap} achter',
  'second.level': 'gelijk',
  'second.losses':
    'De beslissing zelf kostte {now, plural, =0 {geen winstkans} one {# punt winstkans} other {# punten winstkans}}, de eerste keer {then, plural, =0 {geen} one {# punt} other {# punten}}.',
  'second.first': 'Bekijk de eerste partij',
} as const satisfies { readonly [id in keyof typeof en]: string };
