import type { BrowserContextOptions, Page } from '@playwright/test';
import { catalogue } from '../../../games/index.ts';
import { expect, test } from '../app.ts';
import {
  accessible,
  waitForDecision,
  faultsOf,
  fitsSideways,
  over,
  owes,
  panel,
} from './browser-table.ts';
import { endsAsRecorded } from './game-end.ts';
import { finger, type Hand, mouse } from './choose.ts';
import { hurry } from './hurry.ts';
import { keys } from './keys.ts';
import { startProxy } from './tcp-proxy.ts';
import { join, openForFriends, sitDown } from './new-game.ts';

/** Plays one game in the browser: gives legal answers until the end. */
export type GamePlayer = {
  readonly game: string;
  /** The number of seats: the fewest that show all of the game. */
  readonly seats: number;
  readonly alone?: number;
  /** Gives one complete answer to the open decision; `turn` counts the answers. */
  answer(hand: Hand, turn: number): Promise<void>;
};

/** The most answers of a game; more mean that it does not end. */
const ENDLESS = 150;

/** Animations would only slow these tests down. */
const withoutMotion: BrowserContextOptions = { reducedMotion: 'reduce' };
const desk = { width: 1440, height: 900 };

async function play(hand: Hand, player: GamePlayer, after?: () => Promise<void>): Promise<void> {
  for (let turn = 0; await waitForDecision(hand.page); turn++) {
    expect(turn).toBeLessThan(ENDLESS);
    await player.answer(hand, turn);
    await after?.();
  }
}

/**
 * Whole games in the ways people play. Alone in one of three ways, a different one for each game of
 * the catalogue; over the server where that way is the first. FAUBOURG_WHOLE_GAMES=all plays every
 * game in every way.
 */
export function wholeGames(player: GamePlayer): void {
  test.use({ contextOptions: withoutMotion, viewport: desk });
  const every = process.env.FAUBOURG_WHOLE_GAMES === 'all';
  const turn = Math.max(Object.keys(catalogue).indexOf(player.game), 0) % WAYS.length;
  test.describe(player.game, () => {
    for (const way of every ? WAYS : [WAYS[turn]!]) way(player);
    if (every || turn === 0) overTheServer(player);
  });
}

const WAYS = [withoutNetwork, byTouch, byKeyboard];

function byKeyboard(player: GamePlayer): void {
  const { game, seats } = player;
  test('a whole game with the keyboard alone, from the first page on', async ({ page }) => {
    const faults = faultsOf(page);
    await page.goto('/');
    await sitDown(keys(page), { game, seats });
    await play(keys(page), player);
    await endsAsRecorded(keys(page));
    expect(faults).toEqual([]);
  });
}

function withoutNetwork(player: GamePlayer): void {
  const { game, seats } = player;
  test.describe('installed by a first visit', () => {
    test.use({ serviceWorkers: 'allow' });

    test('a whole game alone against bots, without a network', async ({ page, server }) => {
      const faults = faultsOf(page);
      const proxy = await startProxy(server);
      await page.goto(proxy.address);
      await page.evaluate(() => navigator.serviceWorker.ready);
      proxy.cut();
      await page.reload();
      await sitDown(mouse(page), { game, seats: player.alone ?? seats });
      await play(mouse(page), player, async () => {
        expect(faults).toEqual([]);
      });
      await endsAsRecorded(mouse(page));
      // The game was saved: after a reload without a network its end is shown again.
      await page.reload();
      await panel(page).locator('button.strong').click();
      await endsAsRecorded(mouse(page));
      await proxy.close();
      expect(faults).toEqual([]);
    });
  });
}

function byTouch(player: GamePlayer): void {
  const { game, seats } = player;
  test('a whole game on a telephone, in French, at night, by touch', async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({
      ...withoutMotion,
      baseURL: server,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: 'fr-FR',
      colorScheme: 'dark',
    });
    await hurry(context);
    const page = await context.newPage();
    const faults = faultsOf(page);
    await page.goto('/');
    await sitDown(finger(page), { game, seats });
    await play(finger(page), player, () => fitsSideways(page));
    await endsAsRecorded(finger(page));
    await fitsSideways(page);
    await accessible(page);
    expect(faults).toEqual([]);
    await context.close();
  });
}

function overTheServer(player: GamePlayer): void {
  const { game, seats } = player;
  test('a whole game of two browsers over the server, with a reload and a lost connection', async ({
    page,
    browser,
    server,
  }) => {
    const proxy = await startProxy(server);
    const context = await browser.newContext({ ...withoutMotion, viewport: desk });
    await hurry(context);
    const other = await context.newPage();
    const pages = [page, other] as const;
    const faults = pages.map(faultsOf);
    await page.goto('/');
    const link = await openForFriends(mouse(page), { game, seats, people: 2 }, 'Ana');
    await join(other, link.replace(server, proxy.address), 'Ben');
    await page.getByRole('button', { name: 'Start' }).click();

    const gone = other.getByText('The connection is gone');
    let [reloaded, dropped] = [false, false];
    for (let turn = 0; await waitForAnyDecision(pages); turn++) {
      expect(turn).toBeLessThan(ENDLESS);
      for (const one of pages) if (await owes(one)) await player.answer(mouse(one), turn);
      if (turn === 2) {
        await page.reload();
        reloaded = true;
      }
      if (turn === 4) {
        // One browser is cut off; the other plays on as far as it can.
        proxy.cut();
        await expect(gone).toBeVisible();
        if (await owes(page)) await player.answer(mouse(page), turn);
        proxy.mend();
        await expect(gone).toBeHidden();
        dropped = true;
      }
    }
    expect([reloaded, dropped]).toEqual([true, true]);
    const records = [await endsAsRecorded(mouse(page)), await endsAsRecorded(mouse(other))];
    expect(records[0]).toEqual(records[1]);
    expect(faults).toEqual([[], []]);
    await context.close();
    await proxy.close();
  });
}

/** Waits until a page owes an answer or the game is over on all pages. Returns whether an answer is owed. */
async function waitForAnyDecision(pages: readonly Page[]): Promise<boolean> {
  const state = async (): Promise<string> => {
    for (const page of pages) if (await owes(page)) return 'asked';
    for (const page of pages) if (!(await over(page).isVisible())) return 'others';
    return 'over';
  };
  await expect.poll(state, { timeout: 180_000, intervals: [20, 50, 100] }).not.toBe('others');
  return (await state()) === 'asked';
}
