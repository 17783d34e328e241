import { QuickChance, refusal } from '@faubourg/core';
import type { GameTypes } from '../table/table-definition.ts';
import type { Table } from '../table/table.svelte.ts';

/**
 * The viewer's view after a legal answer, or null if the game cannot play it from here. What
 * chance decides is made up in it: use only what is certain.
 */
export function viewAfter<P extends GameTypes>(
  { source: { game }, view, me }: Table<P>,
  answer: P['answer'],
): P['view'] | null {
  if (me === null) return null;
  const chance = new QuickChance(1);
  const state = game.resample(view, chance);
  // Also refuses an answer out of turn, as when the position has just changed.
  if (refusal(game, state, me, answer) !== null) return null;
  game.apply(state, me, answer, chance);
  return game.view(state, me);
}
