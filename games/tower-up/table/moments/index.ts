import { defineMoments, type Moment } from '@faubourg/web/table/moment.ts';
import type { TowerUpTypes } from '../types.ts';
import { cause } from './cause.ts';
import { gain } from './gain.ts';
import { extraTurn } from './extra-turn.ts';
import { lastTurns } from './last-turns.ts';
import { objectiveMoment } from './objective.ts';
import { roofsOnTop } from './roofs-on-top.ts';
import type { TowerUpStep } from './step.ts';

function momentsOf(step: TowerUpStep): Moment[] {
  const moments = step.events.flatMap((event) => {
    if (event.kind === 'objective') return objectiveMoment(step, event);
    if (event.kind === 'extra') return extraTurn(event);
    return event.kind === 'ending' ? lastTurns(step, event) : [];
  });
  return [...moments, ...roofsOnTop(step)];
}

export const moments = defineMoments<TowerUpTypes>({
  words: {
    en: () => import('../../words/moments-en.ts').then((module) => module.en),
    fr: () => import('../../words/moments-fr.ts').then((module) => module.fr),
    nl: () => import('../../words/moments-nl.ts').then((module) => module.nl),
    de: () => import('../../words/moments-de.ts').then((module) => module.de),
  },
  momentsOf,
  gain,
  cause,
  sounds: { built: 'piece', placed: 'piece', took: 'card', returned: 'piece' },
});
