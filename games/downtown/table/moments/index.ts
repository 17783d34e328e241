import { defineMoments, type Moment } from '@faubourg/web/table/moment.ts';
import type { DowntownTypes } from '../types.ts';
import { cause } from './cause.ts';
import { gain } from './gain.ts';
import { lastOrders } from './last-orders.ts';
import { payOut } from './pay-out.ts';
import { planMoment, tieMoment } from './plan.ts';
import type { DowntownStep } from './step.ts';

function momentsOf(step: DowntownStep): Moment[] {
  let paying = 0;
  const moments = step.events.flatMap((event) => {
    if (event.kind === 'voted') return tieMoment(step, event);
    if (event.kind === 'laid') return planMoment(step, event);
    return event.kind === 'paid' ? payOut(step, event, paying++) : [];
  });
  return [...moments, ...lastOrders(step)];
}

export const moments = defineMoments<DowntownTypes>({
  words: {
    en: () => import('../../words/moments-en.ts').then((module) => module.en),
    fr: () => import('../../words/moments-fr.ts').then((module) => module.fr),
    nl: () => import('../../words/moments-nl.ts').then((module) => module.nl),
    de: () => import('../../words/moments-de.ts').then((module) => module.de),
  },
  momentsOf,
  gain,
  cause,
  sounds: { turned: 'card', chose: 'card', voted: 'card', ordered: 'piece', lobby: 'stamp' },
});
