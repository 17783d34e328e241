import type { Sentence } from '@faubourg/web/words/sentence.ts';
import type { TowerUpEvent } from '../../rules/events.ts';
import { goalName } from '../goals.ts';
import { colourName } from '../phrases.ts';
import { say } from './say.ts';

/** A few words for an event that decided a game. */
export function cause(event: TowerUpEvent): Sentence | null {
  if (event.kind === 'objective')
    return say('cause.objective', { goal: goalName(event.objective), seat: { seat: event.seat } });
  if (event.kind === 'moved') {
    const { seat, colour, from, to } = event;
    return say('cause.moved', { seat: { seat }, colour: colourName(colour), from, to });
  }
  return event.kind === 'cone' ? say('cause.cone', { seat: { seat: event.seat } }) : null;
}
