import type { DowntownView, Use } from '../rules/game.ts';
import { plotsOf } from '../rules/state.ts';
import { effects } from './plaque-effects.ts';

/**
 * What a plaque on a lot changes for each seat: the difference in what the plots that it already
 * owns will pay when their lots are full. Lots without a use are left out, because their use is open.
 */
export function sumsOf(view: DowntownView, lot: number, use: Use): number[] {
  const counted = effects(view, lot, use, null).filter(({ bare }) => !bare);
  return view.players.map((_, seat) =>
    counted.reduce((sum, { lot, before, after, itself }) => {
      const plots = plotsOf(view.lots[lot - 1]!.owners, seat);
      return sum + plots * (itself ? after : after - before);
    }, 0),
  );
}
