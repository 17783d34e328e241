/**
 * Keeps every place of the board described by the element with the id `<id>-<place>`, and the picture
 * by `<id>-keys`, also when the board draws its places anew. Returns what ends it.
 */
export function describePlaces(id: string): () => void {
  const board = document.querySelector('main');
  if (!board) return () => {};
  const describe = (): void => {
    for (const element of board.querySelectorAll<HTMLElement>('[data-place]'))
      set(element, `${id}-${element.dataset['place']}`);
    const picture = board.querySelector('[data-place]')?.closest('[role="group"]');
    if (picture) set(picture, `${id}-keys`);
  };
  const observer = new MutationObserver(describe);
  observer.observe(board, { childList: true, subtree: true, attributeFilter: ['data-place'] });
  describe();
  return () => observer.disconnect();
}

function set(element: Element, description: string): void {
  if (element.getAttribute('aria-describedby') !== description)
    element.setAttribute('aria-describedby', description);
}
