import type { Table } from '../table/table.svelte.ts';

/** Two taps on one thing within this time, in milliseconds, are a double tap. */
const DOUBLE = 400;

/**
 * Returns a listener for clicks on their way to the things at the table: a double tap on a chosen
 * thing gives the answer that it completes, as the commit button does.
 */
export function doubleTaps(tableNow: () => Table): (event: MouseEvent) => void {
  let last: { thing: Element; at: number; decision: Table['decision'] } | null = null;
  return (event) => {
    if (!(event.target instanceof Element)) return;
    const thing = event.target.closest('[data-choice], [aria-pressed]');
    if (!thing || event.detail === 0) {
      // Any other button ends the pair; a finger beside a thing may still mean it.
      if (event.target.closest('button, a')) last = null;
      return;
    }
    const { timeStamp: at } = event;
    const table = tableNow();
    const { decision } = table;
    const before = last?.thing === thing && at - last.at < DOUBLE ? last : null;
    last = before ? null : { thing, at, decision };
    if (!before) return;
    const chosen =
      thing.getAttribute('data-choice') === 'chosen' ||
      thing.getAttribute('aria-pressed') === 'true';
    // The first tap gave its answer at once: the second is not meant for the next question.
    const late = before.decision !== decision && event.detail > 1;
    if (late) event.stopPropagation();
    if (late || !chosen || table.answer === null) return;
    event.stopPropagation();
    void table.commit();
  };
}
