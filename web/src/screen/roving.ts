import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

type Item = HTMLElement | SVGElement;

const towards: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/**
 * Roving tabindex for the interactive elements of a picture: one stop in the tab order for all of
 * them, and arrow keys that move the focus to the nearest element in that direction.
 */
export const roving: Attachment<HTMLElement> = (container) => {
  const items = (): Item[] => [...container.querySelectorAll<Item>('[data-choice][role="button"]')];
  const stop = (at: Item, all: readonly Item[]): void => {
    for (const item of all) {
      const wanted = item === at ? '0' : '-1';
      if (item.getAttribute('tabindex') !== wanted) item.setAttribute('tabindex', wanted);
    }
  };
  const settle = (): void => {
    const all = items();
    const focused = all.find((item) => item === document.activeElement);
    const kept = focused ?? all.find((item) => item.getAttribute('tabindex') === '0');
    const wanted = (choiceState: string): Item | undefined =>
      all.find((item) => item.dataset['choice'] === choiceState);
    const usable = kept && kept.dataset['choice'] !== 'barred' ? kept : undefined;
    const at = focused ?? usable ?? wanted('chosen') ?? wanted('open') ?? all[0];
    if (at) stop(at, all);
  };

  const watch = new MutationObserver(settle);
  watch.observe(container, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-choice', 'role'],
  });
  settle();

  const ends = [
    on(container, 'focusin', settle),
    on(container, 'keydown', (event) => {
      const from = event.target as Item;
      const all = items();
      if (!all.includes(from) || event.altKey || event.ctrlKey || event.metaKey) return;
      const next = destination(event.key, from, all);
      if (!next) return;
      event.preventDefault();
      stop(next, all);
      next.focus();
    }),
  ];
  return () => {
    watch.disconnect();
    for (const end of ends) end();
  };
};

function destination(key: string, from: Item, all: readonly Item[]): Item | undefined {
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  const direction = towards[key];
  return direction && nearest(from, all, direction);
}

/** The nearest element in a direction. A distance across it counts 2.5 times. */
function nearest(
  from: Item,
  all: readonly Item[],
  [dx, dy]: readonly [number, number],
): Item | undefined {
  const [x, y] = middle(from);
  let best: Item | undefined;
  let least = Infinity;
  for (const item of all) {
    if (item === from) continue;
    const [tx, ty] = middle(item);
    const ahead = (tx - x) * dx + (ty - y) * dy;
    const across = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    const far = ahead + 2.5 * across;
    if (ahead > 1 && far < least) {
      least = far;
      best = item;
    }
  }
  return best;
}

function middle(item: Item): readonly [number, number] {
  const { left, top, width, height } = item.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
