import type { Locator, Page } from '@playwright/test';
import type { Hand } from './choose.ts';

/** More presses than anybody would make to get somewhere. */
const PATIENCE = 90;

/**
 * The keyboard and nothing else: the focus goes from where it is to what is wanted by Tab and
 * the arrow keys, the way somebody goes who sees where both are.
 */
export const keys = (page: Page): Hand => {
  const reach = async (thing: Locator): Promise<void> => {
    const tried = new Set<string>();
    for (let i = 0; i < PATIENCE; i++) {
      const { at, ways } = await thing.evaluate(waysTo);
      if (ways.length === 0) return;
      // Who comes to a place again tries another way from there.
      const key = ways.find((way) => !tried.has(`${at} ${way}`)) ?? ways[0]!;
      tried.add(`${at} ${key}`);
      await page.keyboard.press(key);
    }
    throw new Error(`The keyboard does not lead to ${thing.toString()}.`);
  };
  return {
    page,
    press: async (thing) => {
      await reach(thing);
      await page.keyboard.press('Enter');
    },
    choose: async (list, value) => {
      await reach(list);
      const steps = await list.evaluate((element: HTMLSelectElement, wanted) => {
        const values = Array.from(element.options, (option) => option.value);
        return values.indexOf(wanted) - element.selectedIndex;
      }, value);
      for (let i = 0; i < Math.abs(steps); i++)
        await page.keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp');
    },
    write: async (field, text) => {
      await reach(field);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
  };
};

/** Where the focus is, and the keys that may lead from there to the goal, best first; none: it is there. */
function waysTo(goal: Element): { at: number; ways: string[] } {
  const from = document.activeElement ?? document.body;
  const at = [...document.querySelectorAll('*')].indexOf(from);
  if (from === goal) return { at, ways: [] };
  const after = from.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_FOLLOWING;
  const tabs = after || from === document.body ? ['Tab', 'Shift+Tab'] : ['Shift+Tab', 'Tab'];
  const picture = goal.closest('main');
  const onPicture = [from, goal].every((one) => one.matches('[data-choice]'));
  if (!onPicture || picture === null || from.closest('main') !== picture) return { at, ways: tabs };
  const middle = (one: Element): readonly [number, number] => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(from);
  const [gx, gy] = middle(goal);
  const leads = {
    ArrowRight: gx - x,
    ArrowLeft: x - gx,
    ArrowDown: gy - y,
    ArrowUp: y - gy,
  };
  const arrows = Object.entries(leads).sort(([, a], [, b]) => b - a);
  return { at, ways: [...arrows.map(([key]) => key), 'Home', 'End', ...tabs] };
}
