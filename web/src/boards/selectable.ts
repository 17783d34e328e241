import type { Attachment } from 'svelte/attachments';

/**
 * Lets a press on a part of a drawing select the thing at a place. The drawing is for pointers: the
 * keyboard and screen readers use the list of the same things beside it.
 */
export function selectable(
  at: string,
  onselect: ((at: string) => void) | undefined,
): Attachment<Element> {
  return (element) => {
    element.setAttribute('data-at', at);
    if (!onselect) return undefined;
    const press = (): void => onselect(at);
    element.addEventListener('click', press);
    return () => element.removeEventListener('click', press);
  };
}
