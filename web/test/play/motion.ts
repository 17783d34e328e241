import type { Page } from '@playwright/test';
import { expect, test } from '../app.ts';
import { waitForDecision, faultsOf } from './browser-table.ts';
import { mouse } from './choose.ts';
import { hurry } from './hurry.ts';
import { sitDown } from './new-game.ts';
import type { GamePlayer } from './whole-games.ts';

/** The number of answers within which a piece has moved in every game. */
const SOON = 8;

/** Records every flight: the distance between its start and the element's place. */
function recordFlights(): void {
  const flights: number[] = [];
  Object.assign(globalThis, { flights });
  const animate = Object.getOwnPropertyDescriptor(Element.prototype, 'animate')!
    .value as Element['animate'];
  Element.prototype.animate = function (...args) {
    const [first] = args[0] as Keyframe[];
    const [, x, y] = /^translate\((\S+)px, (\S+)px\)$/.exec(String(first?.transform)) ?? [];
    if (x !== undefined) flights.push(Math.hypot(Number(x), Number(y)));
    return animate.apply(this, args);
  };
}

const flown = (page: Page): Promise<number[]> => page.evaluate('flights');

/** The same two tests for every game: pieces fly, and with reduced motion they do not. */
export function flights(player: GamePlayer): void {
  const { game, seats } = player;
  test.use({ viewport: { width: 1440, height: 900 } });

  async function play(page: Page, until: () => Promise<boolean>): Promise<void> {
    await page.addInitScript(recordFlights);
    await page.goto('/');
    await sitDown(mouse(page), { game, seats });
    for (let turn = 0; turn < SOON && !(await until()); turn++) {
      expect(await waitForDecision(page)).toBe(true);
      await player.answer(mouse(page), turn);
    }
  }

  test(`${game}: a piece flies from where it comes from`, async ({ page }) => {
    const faults = faultsOf(page);
    await play(page, async () => (await flown(page)).length > 0);
    await expect.poll(() => flown(page)).not.toEqual([]);
    // Not from its own place, and not from outside the page.
    for (const far of await flown(page)) {
      expect(far).toBeGreaterThan(2);
      expect(far).toBeLessThan(3000);
    }
    expect(faults).toEqual([]);
  });

  test(`${game}: nothing flies where motion is not wanted`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await hurry(page);
    await play(page, async () => false);
    expect(await flown(page)).toEqual([]);
  });
}
