import {
  type Decision,
  type Json,
  QuickChance,
  refusal,
  type Refused,
  refused,
} from '@faubourg/core';
import { fallbackAnswer } from './answer-commands.ts';
import { isCounted, openAt } from './attempts.ts';
import type { Entry } from './entry.ts';
import type { Table } from './table.ts';

/**
 * Why a person may not answer or undo again at this decision, or null. Without a limit a person
 * could go back and forth without end. An owed decision can always be ended: by any answer after
 * which the seat does not owe it, such as its fallback.
 */
export function attemptsRefusal(table: Table, entry: Entry, most: number): Refused | null {
  if (!isCounted(entry) || !table.play) return null;
  const { seat } = entry;
  const standing = table.play.answers.length - (entry.kind === 'undo' ? 1 : 0);
  if (openAt(table.attempts[seat]!, standing).count < most) return null;
  const owed = table.decisions.find((decision) => decision.seat === seat && decision.owed);
  const left = owed ? fallbackAnswer(table, seat) : null;
  if (owed && entry.kind === 'answer' && ends(table, owed, entry.answer)) return null;
  return refused('FB-56', 'too-many-changes', { most, expected: left });
}

/** Whether the decision is not owed any more after this answer. Illegal ones are left to the rules. */
function ends({ game, play }: Table, { seat, kind }: Decision, answer: Json): boolean {
  if (refusal(game, play!.state, seat, answer)) return true;
  const after = game.copy(play!.state);
  game.apply(after, seat, answer, new QuickChance(1));
  return !game.decisions(after).some((one) => one.seat === seat && one.kind === kind && one.owed);
}
