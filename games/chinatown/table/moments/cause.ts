import type { Sentence } from '@faubourg/web/words/sentence.ts';
import type { ChinatownEvent } from '../../rules/events.ts';
import type { ChinatownView } from '../../rules/view.ts';
import { say } from './say.ts';

/** A few words for an event that decided a game. */
export function cause(event: ChinatownEvent, before: ChinatownView): Sentence | null {
  return event.kind === 'income' ? say('cause.income', { round: before.round }) : null;
}
