import type { TowerUpEvent } from '../rules/index.ts';
import { TRACKS } from '../rules/material.ts';
import { coneMillions } from '../rules/tracks.ts';

type Income = { readonly seat: number; readonly source: string; readonly amount: number };

/** Sources of Millions: the four tracks, the objectives and the cone row (TU-43). */
export function incomeOf(happened: readonly { readonly kind: string }[]): Income[] {
  return (happened as readonly TowerUpEvent[]).flatMap(earnedBy);
}

function earnedBy(event: TowerUpEvent): Income[] {
  if (event.kind === 'moved') {
    const { seat, colour, from, to } = event;
    return [
      { seat, source: `track ${colour}`, amount: TRACKS.millions[to]! - TRACKS.millions[from]! },
    ];
  }
  if (event.kind === 'objective') {
    return [{ seat: event.seat, source: 'objectives', amount: event.token }];
  }
  if (event.kind === 'cone') {
    return [{ seat: event.seat, source: 'cone', amount: coneMillions(event.visible) }];
  }
  return [];
}
