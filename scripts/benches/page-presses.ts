/* oxlint-disable no-restricted-globals -- what watches the presses runs in the page */
import type { Browser, Locator, Page } from '@playwright/test';
import { openPage, waitForDecision } from './page-moves.ts';

/** How much slower than this machine the telephone is. */
const SLOWER = 6;

/** What the browser does not report took at most this long, in milliseconds. */
const LEAST = 16;

/** How long to wait for the report of a press, in milliseconds. */
const PATIENCE = 2500;

type Seen = { readonly start: number; readonly name: string; readonly duration: number };

declare global {
  interface Window {
    seenEvents: Seen[];
  }
}

/** Runs in the page. Keeps what the Event Timing API says of every press: to the next paint. */
function watchPresses(): void {
  window.seenEvents = [];
  const watch = new PerformanceObserver((list) => {
    for (const { startTime, name, duration } of list.getEntries())
      window.seenEvents.push({ start: startTime, name, duration });
  });
  // Of the Event Timing API, and not in TypeScript's list of options yet.
  const observed: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  watch.observe(observed);
}

/** Presses what is wanted in a page, one after the other, and keeps how long each took. */
class Presses {
  readonly taken: { readonly action: string; readonly value: number }[] = [];
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses a thing. What is not there is left out: not every deal has everything. */
  async press(action: string, thing: Locator): Promise<boolean> {
    const { page } = this;
    const one = thing.first();
    const isThere = await one.waitFor({ timeout: PATIENCE }).then(
      () => true,
      () => false,
    );
    if (!isThere) return false;
    const before = await page.evaluate(() => performance.now());
    await one.tap({ force: true });
    const isReported = (from: number): boolean =>
      window.seenEvents.some(({ start, name }) => start >= from && name === 'click');
    // A press below the threshold has no report.
    await page.waitForFunction(isReported, before, { timeout: PATIENCE }).catch(() => {});
    const seen = await page.evaluate(() => window.seenEvents);
    const own = seen.filter(({ start }) => start >= before);
    this.taken.push({ action, value: Math.max(LEAST, ...own.map(({ duration }) => duration)) });
    return true;
  }
}

const named = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });

/** The first choice on the board that a finger would hit: not outside the window, not covered. */
async function onBoard(page: Page): Promise<Locator | null> {
  for (const thing of await page.locator('main [data-choice="open"]').all()) {
    const isHit = await thing.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && element.contains(hit);
    });
    if (isHit) return thing;
  }
  return null;
}

/** Presses a choice: in the panel, else on the board, else the way to those out of sight. */
async function choose(presses: Presses, action: string): Promise<void> {
  const { page } = presses;
  const inPanel = page.locator(
    '.decision fieldset button[aria-pressed="false"]:not([aria-disabled="true"])',
  );
  if ((await inPanel.count()) > 0) await presses.press(`${action} in the panel`, inPanel);
  else {
    const thing = await onBoard(page);
    if (thing) await presses.press(`${action} on the board`, thing);
    else await presses.press('show what is hidden', page.locator('[data-hidden-choices]'));
  }
}

/** Chooses, looks at another choice, steps back, and gives an answer. */
async function pressAnswer(presses: Presses): Promise<void> {
  const { page } = presses;
  await choose(presses, 'choose');
  await choose(presses, 'choose another');
  await presses.press('step back', named(page, 'Step back'));
  const given = page
    .locator('.decision .strong:enabled')
    .or(page.locator('.decision .done .button:enabled'));
  for (let i = 0; i < 20 && !(await given.first().isVisible()); i++)
    await choose(presses, 'choose');
  await presses.press('give the answer', given);
}

/** Menu, settings, tabs, and the replay. */
async function pressAround(presses: Presses): Promise<void> {
  const { page } = presses;
  const tab = (name: string): Locator => page.getByRole('tab', { name });
  await presses.press('open the settings', named(page, 'Settings'));
  await presses.press('close the settings', named(page, 'Done'));
  await presses.press('open the rules', tab('Rules'));
  await presses.press('close the rules', named(page, 'Close'));
  await presses.press('open the players', tab('Players'));
  await presses.press('open the log', tab('Log'));
  await presses.press('row of the log', page.getByRole('tabpanel').getByRole('button'));
  await presses.press('step of the replay', named(page, 'Forward one'));
  await presses.press('back to now', named(page, 'Back to now'));
  await presses.press('open the menu', named(page, 'More'));
  await presses.press('open the replay', named(page, 'Replay'));
  await presses.press('step of the replay', named(page, 'Back one'));
  await presses.press('back to now', named(page, 'Back to now'));
}

/** The trade of Chinatown: opens the desk, puts things on it, offers, answers, closes. */
async function pressTrade(presses: Presses): Promise<void> {
  const { page } = presses;
  const desk = page.locator('section.decision section.desk');
  const inDesk = (name: RegExp): Locator => desk.getByRole('button', { name });
  await presses.press('open the desk', named(page, 'Open the tray'));
  await presses.press('ask for something', page.locator('.asks .ask:enabled'));
  await presses.press('bring somebody in', inDesk(/^Bring .* into the deal$/));
  await presses.press('list things', inDesk(/^Add something from/));
  await presses.press('pick a thing', page.locator('.picker li button:enabled'));
  await presses.press('add money', inDesk(/^More money from/));
  await presses.press('send the offer', inDesk(/^Send/));
  await presses.press('counter an offer', named(page, 'Counter'));
  await presses.press('close the desk', named(page, /^(Map|Close the tray)$/));
  await presses.press('be done trading', inDesk(/^(I am done trading|Done)$/));
}

/** Prints the time from a press to the next paint for every kind of press, and the longest. */
export async function measurePresses(browser: Browser, address: string, id: string): Promise<void> {
  const page = await openPage(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await page.addInitScript(watchPresses);
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const presses = new Presses(page);

  await page.goto(`${address}/#/new/${id}`);
  const form = page.locator('form.seats-form');
  await presses.press('set-up: seats', form.getByRole('button', { name: '4', exact: true }));
  await presses.press('set-up: where', named(page, /^With friends/));
  await presses.press('set-up: where', named(page, 'On this device'));
  await presses.press('set-up: seats', form.getByRole('button', { name: '3', exact: true }));
  await presses.press('start', named(page, 'Start'));

  for (let turn = 0; turn < 3 && (await waitForDecision(page)); turn++) {
    await pressAnswer(presses);
    await waitForDecision(page);
    if (turn === 0 && id === 'chinatown') await pressTrade(presses);
    if (turn === 1) await pressAround(presses);
    if (turn === 2) await presses.press('take back', named(page, 'Take back'));
  }
  await page.context().close();

  const longest = new Map<string, number>();
  for (const { action, value } of presses.taken)
    longest.set(action, Math.max(value, longest.get(action) ?? 0));
  const print = (name: string, value: number): void =>
    console.log(JSON.stringify({ name: `page/${id}/press/${name}`, value, unit: 'ms' }));
  for (const [action, value] of longest) print(action.replaceAll(' ', '-'), value);
  print('worst', Math.max(...longest.values()));
}
