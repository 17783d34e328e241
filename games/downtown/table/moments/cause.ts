import type { Sentence } from '@faubourg/web/words/sentence.ts';
import type { DowntownEvent } from '../../rules/events.ts';
import type { DowntownView } from '../../rules/view.ts';
import { say } from './say.ts';

/** A few words for an event that decided a game. */
export function cause(event: DowntownEvent, before: DowntownView): Sentence | null {
  if (event.kind === 'paid') return say('cause.paid', { lot: event.lot });
  return event.kind === 'ordered' ? say('cause.ordered', { round: before.round }) : null;
}
