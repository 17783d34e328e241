/** What can be chosen on the board now, in the order in which it is drawn. */
const CHOICES = 'main :is([data-choice="open"], [data-choice="instead"])[role="button"]';

/** Moves the focus to the next thing on the board that can be chosen, or back. Returns whether there is one. */
export function focusNextChoice(back: boolean): boolean {
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>(CHOICES)];
  const { activeElement: from } = document;
  const follows = (one: Element): boolean =>
    from !== null && (from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  const before = all.filter((one) => one !== from && !follows(one));
  const after = all.filter(follows);
  // From the last to the first, and the other way round.
  const next = back ? (before.at(-1) ?? after.at(-1)) : (after[0] ?? before[0]);
  next?.focus();
  return next !== undefined || all.length > 0;
}
