import { TRACKS } from './material.ts';
import type { TowerUpEvent } from './events.ts';

/** The start of the last turns decides more than the Millions of the same turn. */
const ENDING = 20;

/**
 * How much an event matters, to name the cause of a change: who began the end most, then Millions,
 * then an extra turn and what was built or taken. 0: it changes nothing by itself.
 */
export function eventWeight(event: TowerUpEvent): number {
  if (event.kind === 'ending') return ENDING;
  if (event.kind === 'objective') return event.token;
  if (event.kind === 'moved')
    return (
      TRACKS.millions[event.to]! - TRACKS.millions[event.from]! + 0.1 * (event.to - event.from)
    );
  if (event.kind === 'extra') return 0.9;
  if (event.kind === 'built') return 0.5;
  if (event.kind === 'took') return 0.4;
  if (event.kind === 'cone') return 0.3;
  return event.kind === 'revealed' || event.kind === 'placed' ? 0.2 : 0;
}
