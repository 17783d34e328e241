import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

type Thing = HTMLElement | SVGElement;

const towards: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/**
 * One stop in the tab order for all the things on a picture; the arrow keys go from thing to
 * thing the way the eye does.
 */
export const roving: Attachment<HTMLElement> = (container) => {
  const things = (): Thing[] => [
    ...container.querySelectorAll<Thing>('[data-standing][role="button"]'),
  ];
  const stop = (at: Thing, all: readonly Thing[]): void => {
    for (const thing of all) {
      const wanted = thing === at ? '0' : '-1';
      if (thing.getAttribute('tabindex') !== wanted) thing.setAttribute('tabindex', wanted);
    }
  };
  const settle = (): void => {
    const all = things();
    const focused = all.find((thing) => thing === document.activeElement);
    const kept = focused ?? all.find((thing) => thing.getAttribute('tabindex') === '0');
    const wanted = (choiceState: string): Thing | undefined =>
      all.find((thing) => thing.dataset['standing'] === choiceState);
    const usable = kept && kept.dataset['standing'] !== 'barred' ? kept : undefined;
    const at = focused ?? usable ?? wanted('chosen') ?? wanted('open') ?? all[0];
    if (at) stop(at, all);
  };

  const watch = new MutationObserver(settle);
  watch.observe(container, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-standing', 'role'],
  });
  settle();

  const ends = [
    on(container, 'focusin', settle),
    on(container, 'keydown', (event) => {
      const from = event.target as Thing;
      const all = things();
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

function destination(key: string, from: Thing, all: readonly Thing[]): Thing | undefined {
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  const direction = towards[key];
  return direction && nearest(from, all, direction);
}

/** The nearest thing in a direction; what lies straight ahead counts as nearer. */
function nearest(
  from: Thing,
  all: readonly Thing[],
  [dx, dy]: readonly [number, number],
): Thing | undefined {
  const [x, y] = middle(from);
  let best: Thing | undefined;
  let least = Infinity;
  for (const thing of all) {
    if (thing === from) continue;
    const [tx, ty] = middle(thing);
    const ahead = (tx - x) * dx + (ty - y) * dy;
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    const far = ahead + 2.5 * aside;
    if (ahead > 1 && far < least) {
      least = far;
      best = thing;
    }
  }
  return best;
}

function middle(thing: Thing): readonly [number, number] {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
