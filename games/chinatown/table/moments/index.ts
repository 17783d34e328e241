import { defineMoments, type Moment } from '@faubourg/web/table/moment.ts';
import type { ChinatownTypes } from '../types.ts';
import { cause } from './cause.ts';
import { gain } from './gain.ts';
import { dealMoment } from './deal.ts';
import { lastYear } from './last-year.ts';
import { payDay } from './pay-day.ts';
import type { ChinatownStep } from './step.ts';

function momentsOf(step: ChinatownStep): Moment[] {
  return step.events.flatMap((event) => {
    if (event.kind === 'deal') return dealMoment(step, event);
    if (event.kind === 'income') return payDay(step, event);
    return event.kind === 'round' ? lastYear(event) : [];
  });
}

export const moments = defineMoments<ChinatownTypes>({
  words: {
    en: () => import('../../words/moments-en.ts').then((module) => module.en),
    fr: () => import('../../words/moments-fr.ts').then((module) => module.fr),
    nl: () => import('../../words/moments-nl.ts').then((module) => module.nl),
    de: () => import('../../words/moments-de.ts').then((module) => module.de),
  },
  momentsOf,
  gain,
  cause,
  sounds: { placed: 'piece', ready: 'piece', offered: 'card', countered: 'card', settled: 'card' },
});
