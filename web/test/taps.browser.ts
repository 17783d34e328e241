import {
  type AnyGame,
  gameVersions,
  orThrow,
  packJson,
  replay,
  writePosition,
} from '@faubourg/core';
import type { Locator, Page } from '@playwright/test';
import { catalogue } from '../../games/index.ts';
import { readRecorded } from '../gallery-moments.ts';
import { expect, test } from './app.ts';
import { commit, panel, waitForDecision } from './play/browser-table.ts';
import { hurry } from './toy.ts';

/* How many taps a typical move takes with the settings of a first visit. */

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
});

/** The first moment of a recorded game at which the state is as wanted, as a link. */
async function momentOf<State>(
  game: string,
  record: string,
  wanted: (state: State, rules: AnyGame) => number | null,
): Promise<string> {
  const recorded = await readRecorded(game, record);
  const versions = gameVersions([await catalogue[game]!.rules()]);
  const rules = orThrow(versions.exact(game, recorded.rules)).game;
  let found: { state: unknown; seat: number } | null = null;
  orThrow(
    replay(recorded, gameVersions([rules]), ({ play }) => {
      if (found !== null) return;
      const seat = wanted(play.state as State, rules);
      if (seat !== null) found = { state: rules.copy(play.state), seat };
    }),
  );
  const { state, seat } = found as unknown as { state: unknown; seat: number };
  const position = writePosition(rules, recorded.options, recorded.seats.length, state);
  return `/#/position/${await packJson(position)}/${seat}`;
}

/** Counts the taps of one person, and the answers that the page has kept. */
class Person {
  taps = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async sit(address: string): Promise<void> {
    await hurry(this.page, { confirm: 'needed' });
    await this.page.goto(address);
    expect(await waitForDecision(this.page)).toBe(true);
  }

  async tap(thing: Locator): Promise<void> {
    await thing.tap();
    this.taps++;
  }

  /** How many answers the person of the only game on this device has given. */
  async answers(): Promise<number> {
    return this.page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('faubourg', 1);
          opening.addEventListener('error', () => reject(opening.error!));
          opening.addEventListener('success', () => {
            const games = opening.result.transaction('games').objectStore('games').getAll();
            games.addEventListener('success', () => {
              type Kept = { plan: { kind: string }[]; moves: { seat: number }[] };
              const [{ plan, moves }] = games.result as [Kept];
              resolve(moves.filter(({ seat }) => plan[seat]!.kind === 'person').length);
              opening.result.close();
            });
          });
        }),
    );
  }

  async gave(count: number): Promise<void> {
    await expect.poll(() => this.answers()).toBe(count);
  }
}

/** A click that says it was made at this time, in milliseconds: what it does must not depend on load. */
async function clickAt(thing: Locator, time: number): Promise<void> {
  await thing.evaluate((element, timeStamp) => {
    const event = new PointerEvent('click', { bubbles: true, pointerType: 'touch', detail: 1 });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    element.dispatchEvent(event);
  }, time);
}

const open = (page: Page): Locator => page.locator('main [data-choice="open"]');
const buttons = (page: Page): Locator =>
  panel(page).locator('button[aria-pressed="false"]:not([aria-disabled="true"])');

type Town = {
  phase: string;
  turned: number[];
  votes: unknown[];
  ballots: unknown[];
  mayor: number;
  players: { lobby: boolean }[];
};

test('a round of Downtown takes five taps: ballot, lobby, order', async ({ page }) => {
  const person = new Person(page);
  const address = await momentOf<Town>('downtown', '4p-classic.json', (state) => {
    const { phase, turned, votes, ballots, mayor, players } = state;
    if (phase !== 'ballot' || turned.length !== 1 || votes.length > 0) return null;
    if (ballots.some((one) => one !== null)) return null;
    // Somebody with a token who is not the mayor: the usual case.
    const seat = players.findIndex((one, at) => at !== mayor && one.lobby);
    return seat < 0 ? null : seat;
  });
  await person.sit(address);
  // One of three ballots, confirmed: its effects are seen on the plan before.
  await person.tap(buttons(page).first());
  await person.tap(commit(page));
  await person.gave(1);
  // Two buttons: the press is the answer.
  await expect(panel(page)).toContainText('token');
  expect(await waitForDecision(page)).toBe(true);
  await person.tap(buttons(page).first());
  await person.gave(2);
  // A lot and a number of plots: the second press is the answer.
  await expect(open(page).first()).toBeVisible();
  await person.tap(open(page).first());
  await person.tap(buttons(page).first());
  await person.gave(3);
  console.log(`taps: a round of Downtown ${person.taps}`);
  expect(person.taps).toBeLessThanOrEqual(5);
});

test('a build of Tower Up takes three taps: site, colour, roof', async ({ page }) => {
  const person = new Person(page);
  type Build = { build?: string; colour?: string; roof?: string };
  let site = '';
  const address = await momentOf<unknown>('tower-up', '3-roofs.json', (state, rules) => {
    const asked = rules.decisions(state).find(({ kind, owed }) => kind === 'turn' && owed);
    if (!asked) return null;
    const builds = (rules.answers(state, asked.seat) as Build[]).filter((one) => one.build);
    // A site where nothing is decided by itself: several colours, and several places for the roof.
    const found = builds.find(({ build }) => {
      const here = builds.filter((one) => one.build === build);
      const colours = new Set(here.map((one) => one.colour));
      return [...colours].every(
        (colour) => colours.size > 1 && here.filter((one) => one.colour === colour).length > 1,
      );
    });
    if (!found) return null;
    site = found.build!;
    return asked.seat;
  });
  await person.sit(address);
  await person.tap(page.locator(`main .site[data-choice="open"][aria-label*="${site}"]`).first());
  await person.tap(panel(page).locator('.colours button[data-more="true"]').first());
  await person.tap(panel(page).locator('.roofs button').first());
  await person.gave(1);
  console.log(`taps: a build of Tower Up ${person.taps}`);
  expect(person.taps).toBe(3);
});

test('a shop of Chinatown takes two taps: tile, location', async ({ page }) => {
  const person = new Person(page);
  const building = await momentOf<{ phase: string }>(
    'chinatown',
    '4p-1999.json',
    (state, rules) => {
      const asked = rules.decisions(state).find(({ owed }) => owed);
      if (state.phase !== 'build' || !asked) return null;
      const answers = rules.answers(state, asked.seat) as { place?: string }[];
      return new Set(answers.flatMap(({ place }) => place ?? [])).size > 1 ? asked.seat : null;
    },
  );
  await person.sit(building);
  await person.tap(page.locator('main .press[data-choice="open"]').first());
  await person.tap(page.locator('main .plot[data-choice="open"]').first());
  await person.gave(1);
  console.log(`taps: a shop of Chinatown ${person.taps}`);
  expect(person.taps).toBe(2);
});

test('the locations of Chinatown take one tap each, and a second one on the last of them', async ({
  page,
}) => {
  const person = new Person(page);
  const dealt = await momentOf<{ phase: string }>('chinatown', '4p-1999.json', (state, rules) => {
    const asked = rules.decisions(state).find(({ owed }) => owed);
    return state.phase === 'keep' && asked ? asked.seat : null;
  });
  await person.sit(dealt);
  // What watches for double taps is loaded with the first press.
  const loading = page.waitForEvent('requestfinished', (one) => one.url().includes('double-tap'));
  await page.getByRole('main').dispatchEvent('pointerdown');
  await page.evaluate((address) => import(address) as Promise<unknown>, (await loading).url());
  const chosen = page.locator('main .plot[data-choice="chosen"]');
  const next = page.locator('main .plot[data-choice="open"]').first();
  let kept = 0;
  let last = '';
  while (!(await commit(page).isVisible())) {
    last = (await next.getAttribute('aria-label'))!;
    await clickAt(next, 1000 * kept);
    await expect(chosen).toHaveCount(++kept);
  }
  expect(kept).toBeGreaterThan(2);
  // A second tap some time later takes the last one back; soon after it, it gives the answer.
  const same = page.locator(`main .plot[aria-label^="${last.split('.')[0]}."]`);
  await clickAt(same, 1000 * kept);
  await expect(chosen).toHaveCount(kept - 1);
  await clickAt(same, 1000 * kept + 2000);
  await expect(chosen).toHaveCount(kept);
  await clickAt(same, 1000 * kept + 2200);
  await person.gave(1);
});
