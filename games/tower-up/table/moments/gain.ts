import type { Seat } from '@faubourg/core';
import type { TowerUpEvent } from '../../rules/events.ts';
import { TRACKS } from '../../rules/material.ts';
import { coneMillions } from '../../rules/tracks.ts';

/** Millions: objectives, steps on the tracks, roofs on top. */
export function gain(event: TowerUpEvent, seat: Seat): number {
  if (!('seat' in event) || event.seat !== seat) return 0;
  if (event.kind === 'objective') return event.token;
  if (event.kind === 'moved') return TRACKS.millions[event.to]! - TRACKS.millions[event.from]!;
  return event.kind === 'cone' ? coneMillions(event.visible) : 0;
}
