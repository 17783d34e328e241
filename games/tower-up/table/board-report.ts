import { boardIndex } from '../rules/board-index.ts';
import type { TowerUpEvent } from '../rules/index.ts';
import { TRACKS } from '../rules/material.ts';
import type { TowerUpOptions } from '../rules/options.ts';
import { layOut } from './layout.ts';

/** The radius of a site, in the board's units. */
const SITE = 34;

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** The board in reports: what the roofs on each site brought on the tracks (TU-22, TU-23). */
export const boardReport = {
  map(options: unknown, seats: number) {
    const { board } = boardIndex((options as TowerUpOptions).board, seats);
    const { box, roads, districts, features } = layOut(board);
    return {
      place: 'site',
      period: 'turn',
      unit: 'Millions',
      about:
        'A site earns whenever a player puts a roof on its building: the Millions by which that player’s marker advances. Objectives and the cone row belong to no single site.',
      box,
      textSize: 23,
      ground: [
        ...districts.map(({ outline }) => ({ look: 'district' as const, path: outline })),
        ...features.map(({ type, x, y, r }) => ({
          look: type === 'park' ? ('park' as const) : ('water' as const),
          path: circle(x, y, r),
        })),
        ...roads.map(({ from, to }) => ({
          look: 'road' as const,
          path: `M${from.x} ${from.y}L${to.x} ${to.y}`,
        })),
      ],
      places: board.sites.map(({ id, x, y }) => ({ id, path: circle(x, y, SITE), x, y })),
    };
  },

  /** A period is a turn of the seat that plays it. */
  follow() {
    const turns = new Map<number, number>();
    return (happened: readonly { readonly kind: string }[]) => {
      const earned: { place: string; period: number; amount: number }[] = [];
      let roof: string | null = null;
      for (const event of happened as readonly TowerUpEvent[]) {
        if (event.kind === 'built' || event.kind === 'took') {
          turns.set(event.seat, (turns.get(event.seat) ?? 0) + 1);
          roof = event.kind === 'built' ? event.roof : null;
        }
        if (event.kind !== 'moved' || roof === null) continue;
        const amount = TRACKS.millions[event.to]! - TRACKS.millions[event.from]!;
        earned.push({ place: roof, period: turns.get(event.seat)!, amount });
      }
      return earned;
    };
  },
};
