import { expect, type Page } from '@playwright/test';

/** Expects that every text on the page is shown whole: see `misfits`. */
export async function textsFit(page: Page): Promise<void> {
  await expect.poll(() => misfits(page)).toEqual([]);
}

/**
 * What is wider than the window, and texts that are cut off by their own button, tab, heading or
 * line. What can be scrolled sideways on purpose is left out, and what is for screen readers only.
 */
export async function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const found: string[] = [];
    if (root.scrollWidth > root.clientWidth) found.push(`the page: ${root.scrollWidth} wide`);
    const scrolls = (element: Element): boolean =>
      /auto|scroll/.test(getComputedStyle(element).overflowX);
    const inScroller = (element: Element): boolean => {
      for (let at = element.parentElement; at; at = at.parentElement) if (scrolls(at)) return true;
      return false;
    };
    // A table may scroll beside long names, but not beside the words of a language.
    for (const table of document.querySelectorAll('table')) {
      const { scrollWidth, clientWidth } = table.parentElement!;
      if (clientWidth > 0 && scrollWidth > clientWidth)
        found.push(`a table: ${scrollWidth} in ${clientWidth}`);
    }
    const boxes = 'button, a, select, label, legend, summary, [role="tab"], h1, h2, h3, p, li, td';
    const hasText = (element: Element): boolean =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '',
      );
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.matches(boxes) && !hasText(element)) continue;
      if (element.closest('.unseen, svg')) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { left, right, width } = element.getBoundingClientRect();
      if (width <= 1) continue;
      const name = `${element.tagName.toLowerCase()} “${element.textContent.trim().slice(0, 60)}”`;
      const { scrollWidth, clientWidth } = element;
      // An inline element has no width of its own to exceed.
      if (clientWidth > 0 && scrollWidth > clientWidth + 1 && !scrolls(element))
        found.push(`${name}: ${scrollWidth} in ${clientWidth}`);
      if ((right > root.clientWidth + 1 || left < -1) && !inScroller(element))
        found.push(`${name}: from ${Math.round(left)} to ${Math.round(right)}`);
    }
    return found;
  });
}
