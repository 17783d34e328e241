/**
 * Takes the focus from an element that the next change of the page removes. To remove a focused
 * element makes the browser lay out the page at once, and to take the focus from it in a page that
 * has changed as well: this is called before the change.
 */
export function releaseFocus(removed: EventTarget | null | undefined): void {
  if (removed instanceof HTMLElement && removed === document.activeElement) removed.blur();
}
