import type { Seat } from '@faubourg/core';
import type { Piece, Sentence } from '@faubourg/web/words/sentence.ts';
import type { Fate, Plaque, Share } from '../rules/index.ts';
import { say } from './types.ts';

export const useName = (use: Plaque): Sentence => say(`use.${use}`);

/** A use drawn in the middle of a sentence. */
export const usePiece = (use: Plaque): Piece => ({ piece: 'use', text: useName(use), data: use });

/** Several phrases as one: "a, b and c". */
export function listed(phrases: readonly (Sentence | string)[]): Sentence | string {
  if (phrases.length === 0) return say('list.none');
  const [first, ...others] = phrases;
  return others.reduce<Sentence | string>(
    (all, one, i) => say(i === others.length - 1 ? 'list.last' : 'list.more', { a: all, b: one }),
    first!,
  );
}

/** Phrases one after the other: "a. b. c". */
export const joined = (phrases: readonly Sentence[]): Sentence =>
  phrases.reduce((all, one) => say('join.stop', { a: all, b: one }));

export const numbers = (lots: readonly number[]): Sentence | string => listed(lots.map(String));

/** How somebody voted. */
export function ballotOf(seat: Seat, use: Plaque, lobby: boolean): Sentence {
  const told = { seat: { seat }, use: usePiece(use) };
  return lobby ? say('vote.double', told) : say('vote.one', told);
}

/** What became of an order. In the game for two the price is markers. */
export function fateOf(fate: Fate, duel: boolean): Sentence {
  const seat = { seat: fate.seat };
  if ('pass' in fate) return say('fate.pass', { seat });
  const { lot, plots, paid, got } = fate;
  const told = { seat, lot, plots, paid, got };
  if (duel) return say('fate.duel', told);
  if (got === plots) return say('fate.all', { seat, lot, plots, paid });
  return got === 0 ? say('fate.none', told) : say('fate.some', told);
}

/** What an owner gets of a lot that pays. */
export function shareOf({ seat, plots, bonus, total }: Share): Sentence {
  const told = { seat: { seat }, plots, total };
  return bonus > 0 ? say('share.bonus', { ...told, bonus }) : say('share', told);
}
