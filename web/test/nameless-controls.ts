import { type BrowserContext, expect } from '@playwright/test';

/*
 * A control or heading without a name is a fault even if it lasts a moment: a screen reader says
 * "link", and whether axe sees it depends on which file arrives first. So every test watches for
 * them, from the moment an element is in the page.
 */
const MARK = 'Nameless:';
const found: string[] = [];

/** Watches the pages of this context for controls that can be seen and have no name. */
export async function watchNames(context: BrowserContext): Promise<void> {
  context.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(MARK)) found.push(text);
  });
  await context.addInitScript((mark) => {
    const CONTROLS =
      'a[href], button, summary, h1, h2, h3, h4, input:not([type=hidden]), select, textarea, dialog,' +
      '[role=button], [role=link], [role=tab], [role=checkbox], [role=radio], [role=dialog], [role=slider]';
    const textIn = (element: Element | null): string =>
      element === null
        ? ''
        : `${element.textContent}${[...element.querySelectorAll('[aria-label], [alt], [title]')]
            .map((part) => part.ariaLabel ?? part.getAttribute('alt') ?? part.getAttribute('title'))
            .join('')}`.trim();
    const referred = (element: Element): string =>
      (element.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => textIn(document.getElementById(id)))
        .join('');
    const isField = (element: Element): boolean =>
      /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName);
    const isDialog = (element: Element): boolean =>
      element.tagName === 'DIALOG' || element.role === 'dialog';
    const nameOf = (element: Element): string => {
      const given = element.ariaLabel?.trim() || referred(element) || element.getAttribute('title');
      if (given) return given;
      if (isDialog(element)) return '';
      if (!isField(element)) return textIn(element);
      const labels = (element as HTMLInputElement).labels ?? [];
      return (
        [...labels].map(textIn).join('') ||
        (element.getAttribute('type') === 'submit' ? (element as HTMLInputElement).value : '')
      );
    };
    const isSeen = (element: Element): boolean =>
      element.isConnected &&
      element.checkVisibility() &&
      element.closest('[aria-hidden=true]') === null;

    const suspects = new Set<Element>();
    const channel = new MessageChannel();
    // In a later task than the change: texts that are set in the same task are there by then.
    channel.port1.addEventListener('message', () => {
      for (const element of suspects)
        if (isSeen(element) && nameOf(element) === '')
          console.log(`${mark} ${element.outerHTML.slice(0, 200)}`);
      suspects.clear();
    });
    channel.port1.start();
    const suspect = (element: Element): void => {
      if (nameOf(element) !== '') return;
      if (suspects.size === 0) channel.port2.postMessage(null);
      suspects.add(element);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes) {
        const near = target instanceof Element ? target : target.parentElement;
        const control = near?.closest(CONTROLS);
        if (control) suspect(control);
        if (type !== 'childList') continue;
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          if (node.matches(CONTROLS)) suspect(node);
          for (const inside of node.querySelectorAll(CONTROLS)) suspect(inside);
        }
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, MARK);
}

/** A fixture that fails a test in which a control had no name at any moment. */
export async function namesAtAllTimes(
  // Playwright reads the fixture's dependencies from this pattern; it has none.
  // oxlint-disable-next-line no-empty-pattern
  {}: object,
  use: () => Promise<void>,
): Promise<void> {
  found.length = 0;
  await use();
  expect([...new Set(found)]).toEqual([]);
}
