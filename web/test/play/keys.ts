import type { Locator, Page } from '@playwright/test';
import type { Hand } from './choose.ts';

/** The most presses to reach an element. */
const MOST_PRESSES = 90;

/**
 * The keyboard alone: moves the focus to the wanted element by Tab and the arrow keys, in the
 * direction in which a person would see it.
 */
export const keys = (page: Page): Hand & { reach(thing: Locator): Promise<void> } => {
  const reach = async (thing: Locator): Promise<void> => {
    const tried = new Set<string>();
    for (let i = 0; i < MOST_PRESSES; i++) {
      const { at, ways } = await thing.evaluate(waysTo);
      if (ways.length === 0) return;
      // From a place reached before, another key is tried.
      const key = ways.find((way) => !tried.has(`${at} ${way}`)) ?? ways[0]!;
      tried.add(`${at} ${key}`);
      await page.keyboard.press(key);
    }
    throw new Error(`The keyboard does not lead to ${thing.toString()}.`);
  };
  return {
    page,
    reach,
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

/** The index of the focused element, and the keys that may lead to the goal, best first; none if it is reached. */
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
