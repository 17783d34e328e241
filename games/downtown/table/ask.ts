import type { Decision } from '@faubourg/core';
import type { Sentence } from '@faubourg/web/words/sentence.ts';
import { isDuel } from '../rules/state.ts';
import { type DowntownField, type DowntownTable, say } from './types.ts';
import { usePiece } from './phrases.ts';

/** The question of a decision. A secret choice can be changed until it is revealed. */
export function ask({ kind, about, owed }: Decision, table: DowntownTable): Sentence | null {
  const { view, me, draft } = table;
  const lot = (about as { lot?: number } | undefined)?.lot ?? 0;
  if (me === null) return null;
  if (kind === 'pile') {
    const first = (about as { first?: number }).first;
    return first === undefined ? say('ask.pile') : say('ask.pile.second', { first });
  }
  if (kind === 'ballot' && !owed && !isDuel(view)) {
    const made = view.ballots[me];
    if (made && made !== 'secret') return say('ask.ballot.again', { lot, use: usePiece(made) });
  }
  if (kind === 'lobby' && !isDuel(view)) {
    const made = view.ballots[me];
    if (made && made !== 'secret') return say('ask.lobby', { lot, use: usePiece(made) });
  }
  if (kind !== 'order') return null;
  if (draft.lot !== undefined) return say('ask.order.plots', { lot: draft.lot });
  if (table.options.lot === undefined && table.choices.length === 0) return say('ask.order.none');
  const made = view.orders[me];
  if (owed || !made || made === 'secret') return say('ask.order');
  if ('pass' in made) return say('ask.order.again.pass');
  return say('ask.order.again', { lot: made.lot, plots: made.plots });
}

/** The open fields to ask for: a lot or passing, then the number of plots. */
export function askedFields(
  open: readonly DowntownField[],
  { draft }: DowntownTable,
): readonly DowntownField[] {
  if (!open.includes('plots')) return open;
  return draft.lot === undefined ? open.filter((field) => field !== 'plots') : ['plots'];
}
