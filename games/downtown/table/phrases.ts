import type { Seat } from '@faubourg/core';
import { listOf } from '@faubourg/web/words/lists.ts';
import type { Piece, Sentence } from '@faubourg/web/words/sentence.ts';
import type { Fate, Plaque, Share } from '../rules/index.ts';
import { say } from './types.ts';

export const useName = (use: Plaque): Sentence => say(`use.${use}`);

/** A use drawn inside a sentence. */
export const usePiece = (use: Plaque): Piece => ({ piece: 'use', text: useName(use), data: use });

export const numbers = (lots: readonly number[]): Sentence | string => listOf(lots.map(String));

/** The vote of one seat. */
export function ballotOf(seat: Seat, use: Plaque, lobby: boolean): Sentence {
  const args = { seat: { seat }, use: usePiece(use) };
  return lobby ? say('vote.double', args) : say('vote.one', args);
}

/** What became of an order. In the game for two the price is markers. */
export function fateOf(fate: Fate, duel: boolean): Sentence {
  const seat = { seat: fate.seat };
  if ('pass' in fate) return say('fate.pass', { seat });
  const { lot, plots, paid, got } = fate;
  const args = { seat, lot, plots, paid, got };
  if (duel) return say('fate.duel', args);
  if (got === plots) return say('fate.all', { seat, lot, plots, paid });
  return got === 0 ? say('fate.none', args) : say('fate.some', args);
}

/** What an owner gets of a lot that pays. */
export function shareOf({ seat, plots, bonus, total }: Share): Sentence {
  const args = { seat: { seat }, plots, total };
  return bonus > 0 ? say('share.bonus', { ...args, bonus }) : say('share', args);
}
