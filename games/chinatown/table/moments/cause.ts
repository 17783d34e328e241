import { listOf } from '@faubourg/web/words/lists.ts';
import type { Sentence } from '@faubourg/web/words/sentence.ts';
import type { ChinatownEvent } from '../../rules/events.ts';
import type { ChinatownView } from '../../rules/view.ts';
import { say } from './say.ts';

/** A few words for an event that decided a game. */
export function cause(event: ChinatownEvent, before: ChinatownView): Sentence | null {
  if (event.kind === 'income') return say('cause.income', { round: before.round });
  if (event.kind !== 'deal') return null;
  return say('cause.deal', { names: listOf(event.parties.map((seat) => ({ seat }))) });
}
