import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from '../../../web/test/app.ts';
import {
  accessible,
  waitForDecision,
  fitsSideways,
  panel,
} from '../../../web/test/play/browser-table.ts';
import { finger, type Hand, mouse } from '../../../web/test/play/choose.ts';
import { join, openForFriends } from '../../../web/test/play/new-game.ts';
import { backToMap, desk, doneButton, keepLocations, openDesk, wholeMap } from './browser-table.ts';

// Without animations, so that the test need not wait for them.
const calm = { reducedMotion: 'reduce' } as const;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
test.use({ contextOptions: calm, viewport: { width: 1440, height: 900 } });

type Trader = Hand & { readonly name: string; readonly context?: BrowserContext };

/** Ana and Cai use a desktop, Ben a phone: all three trade in the first year. */
async function threeTrading(page: Page, browser: Browser, server: string): Promise<Trader[]> {
  const others = await Promise.all(
    [phone, {}].map((device) => browser.newContext({ ...calm, ...device, baseURL: server })),
  );
  const [bens, cais] = await Promise.all(others.map((context) => context.newPage()));
  await page.goto('/');
  const wanted = { game: 'chinatown', seats: 3, people: 3 };
  const link = await openForFriends(mouse(page), wanted, 'Ana');
  await join(bens!, link, 'Ben');
  await expect(page.getByRole('list')).toContainText('Ben');
  await join(cais!, link, 'Cai');
  await page.getByRole('button', { name: 'Start' }).click();
  const all = [
    { ...mouse(page), name: 'Ana' },
    { ...finger(bens!), name: 'Ben', context: others[0]! },
    { ...mouse(cais!), name: 'Cai', context: others[1]! },
  ];
  for (const trader of all) {
    await waitForDecision(trader.page);
    await keepLocations(trader);
  }
  for (const trader of all) await expect(desk(trader.page)).toBeVisible();
  return all;
}

const ownTile = ({ page }: Hand): Locator => page.locator('main .press').first();
const sideOf = ({ page }: Hand, name: string): Locator =>
  desk(page).getByRole('region', { name: `${name} gives` });
const mySide = ({ page }: Hand): Locator => desk(page).getByRole('region', { name: 'You give' });
const send = ({ page }: Hand): Locator => desk(page).getByRole('button', { name: /^Send/ });

/** The first empty location of somebody, as one of the others sees it. */
async function locationOf({ page }: Hand, name: string): Promise<number> {
  const label = await page
    .locator(`main svg .plot[aria-label*=", of ${name}, empty"]`)
    .first()
    .getAttribute('aria-label');
  return Number(/Location (\d+)/.exec(label ?? '')?.[1]);
}

const plot = ({ page }: Hand, location: number): Locator =>
  page.locator(`main svg .plot[aria-label^="Location ${location},"]`);

/** The card of an offer that waits for an answer. */
const card = ({ page }: Hand, offer: number): Locator =>
  panel(page).locator(`article[data-offer="${offer}"]`);

/** Opens the offers that wait: on a phone, and where a deal is on the tray. */
async function unfoldOffers(hand: Hand): Promise<void> {
  await hand.press(
    panel(hand.page).getByRole('button', { name: /^\d+ offers? waits? for your answer$/ }),
  );
}

test('an offer is countered on a telephone and accepted at a desk', async ({
  page,
  browser,
  server,
}) => {
  // Ana likes to see slowly what the others do.
  await page.addInitScript(() => {
    localStorage.setItem('faubourg.settings', JSON.stringify({ pace: 1400, confirm: 'always' }));
  });
  const [ana, ben, cai] = (await threeTrading(page, browser, server)) as [Trader, Trader, Trader];
  const window = await page.context().newPage();
  await window.goto(page.url());
  await expect(desk(window)).toBeVisible();
  const location = await locationOf(ana, 'Ben');
  await ana.press(ownTile(ana));
  await ana.press(plot(ana, location));
  await ana.press(mySide(ana).getByRole('button', { name: 'More money from You', exact: true }));
  // The draft stays where it is while the others act quickly.
  const building = await desk(page).elementHandle();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await cai.press(desk(cai.page).getByRole('button', { name: 'Bring Ana into the deal' }));
  await cai.press(mySide(cai).getByRole('button', { name: 'More money from You', exact: true }));
  await Promise.all([cai.press(send(cai)), ben.press(doneButton(ben.page))]);
  await expect(
    panel(page).getByRole('button', { name: '1 offer waits for your answer' }),
  ).toBeVisible();
  expect(await building.evaluate((element) => element.isConnected)).toBe(true);
  await expect(mySide(ana).getByRole('textbox')).toHaveValue('1,000');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await ana.press(send(ana));
  // The offer stays on the tray, and says for whom it waits.
  await expect(desk(page).getByRole('status')).toContainText('It waits for Ben');
  // It was not sent from the tray of her other window, but comes onto it, like a deal of the coach.
  await expect(desk(window)).toHaveAccessibleName('Your offer 2');
  await expect(desk(window).getByRole('status')).toContainText('It waits for Ben');
  await window.close();

  // Ben wants more: the counter begins with what was offered.
  // The folded tray has room for all its buttons.
  for (const name of [/^\d+ offers? waits? for/, 'Open the tray', 'Go on trading'])
    await expect(desk(ben.page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await unfoldOffers(ben);
  const offer = card(ben, 2);
  await expect(offer).toContainText('Offer 2 of Ana');
  await expect(offer).toContainText('You get');
  await fitsSideways(ben.page);
  await accessible(ben.page);
  await ben.press(offer.getByRole('button', { name: 'Counter' }));
  await expect(desk(ben.page)).toHaveAccessibleName('Counter to offer 2');
  // The tray has replaced the offer: the draft and its send button are visible.
  await expect(offer).toHaveCount(0);
  await expect(sideOf(ben, 'Ana')).toBeInViewport({ ratio: 1 });
  await expect(send(ben)).toBeInViewport({ ratio: 1 });
  await ben.press(sideOf(ben, 'Ana').getByRole('button', { name: /^More money from Ana to/ }));
  await expect(sideOf(ben, 'Ana').getByRole('textbox')).toHaveValue('2,000');
  await fitsSideways(ben.page);
  await accessible(ben.page);
  await ben.press(send(ben));

  // The counter replaces Ana's offer: her tray is free for it, and for Cai's.
  const counter = card(ana, 2);
  await expect(counter).toContainText('Offer 2 of Ben');
  await expect(counter).toContainText('version 2');
  await expect(counter.getByRole('list').first()).toBeVisible();
  await accessible(page);
  // Whoever is done while offers wait is warned.
  await ana.press(doneButton(page));
  await expect(panel(page).getByRole('alert')).toContainText('2 offers still wait');
  await ana.press(panel(page).getByRole('button', { name: 'Look first' }));
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
  await ana.press(counter.getByRole('button', { name: 'Counter' }));
  await expect(counter).toHaveCount(0);
  await expect(sideOf(ana, 'Ben')).toBeInViewport({ ratio: 1 });
  await expect(send(ana)).toBeInViewport({ ratio: 1 });
  await ana.press(desk(page).getByRole('button', { name: 'Clear' }));
  await ana.press(counter.getByRole('button', { name: 'Accept' }));
  // Everybody sees whose it is now.
  await expect(plot(ana, location)).toHaveAccessibleName(/yours, empty/);
  await expect(plot(ben, location)).toHaveAccessibleName(/of Ana, empty/);
  await expect(plot(cai, location)).toHaveAccessibleName(/of Ana, empty/);
  // Of the 5,000 one begins with.
  await expect(page.locator('main dl')).toContainText('3,000');
  await expect(desk(page).getByText('Deals of this year')).toBeVisible();

  // And a gift that nobody wants is declined.
  const gift = card(ana, 1);
  await ana.press(gift.getByRole('button', { name: 'Decline' }));
  await expect(gift).toHaveCount(0);
  await expect(sideOf(cai, 'Ana')).toContainText('refuses');
  for (const { context } of [ben, cai]) await context?.close();
});

test('three trade in a circle, put together on a telephone', async ({ page, browser, server }) => {
  const [ana, ben, cai] = (await threeTrading(page, browser, server)) as [Trader, Trader, Trader];
  const fromAna = await locationOf(ben, 'Ana');
  const fromCai = await locationOf(ben, 'Cai');
  const fromBen = await locationOf(ana, 'Ben');
  // Ben gives Ana, Ana gives Cai, Cai gives Ben. What Ana gives would go to Ben: it is redirected.
  await wholeMap(ben);
  await ben.press(plot(ben, fromAna));
  await ben.press(plot(ben, fromCai));
  await ben.press(plot(ben, fromBen));
  await openDesk(ben);
  const redirect = sideOf(ben, 'Ana').getByRole('button', { name: /goes to .*: change/ });
  await expect(redirect).toHaveAccessibleName(/goes to Ben/);
  await ben.press(redirect);
  await expect(redirect).toHaveAccessibleName(/goes to Cai/);
  await fitsSideways(ben.page);
  await accessible(ben.page);
  await ben.press(send(ben));

  for (const trader of [ana, cai]) {
    const offer = card(trader, 1);
    await expect(offer).toContainText('Offer 1 of Ben');
    await accessible(trader.page);
    await trader.press(offer.getByRole('button', { name: 'Accept' }));
  }
  for (const trader of [ana, ben, cai]) {
    const owner = (name: string): RegExp =>
      name === trader.name ? /yours, empty/ : new RegExp(`of ${name}, empty`);
    await expect(plot(trader, fromBen)).toHaveAccessibleName(owner('Ana'));
    await expect(plot(trader, fromAna)).toHaveAccessibleName(owner('Cai'));
    await expect(plot(trader, fromCai)).toHaveAccessibleName(owner('Ben'));
  }

  // An open offer: the first to accept gets it.
  await ben.press(desk(ben.page).getByRole('button', { name: '+ Anyone', exact: true }));
  await backToMap(ben);
  await ben.press(plot(ben, fromCai));
  await openDesk(ben);
  await ben.press(desk(ben.page).getByRole('button', { name: 'More money from whoever takes it' }));
  await ben.press(send(ben));
  const open = card(cai, 2);
  await expect(open).toContainText('to anyone');
  await cai.press(open.getByRole('button', { name: 'Take it' }));
  await expect(plot(cai, fromCai)).toHaveAccessibleName(/yours, empty/);
  await expect(card(ana, 2)).toHaveCount(0);
  for (const { context } of [ben, cai]) await context?.close();
});

test('CT-24: a table for friends can give the trade a clock of its own, and says who stands in', async ({
  page,
  server,
}) => {
  await page.goto('/#/new/chinatown');
  await page.getByRole('button', { name: 'With friends' }).click();
  await page.getByLabel('Seat 1: Name').fill('Ana');
  for (const seat of await page.getByLabel(/: Who plays$/).all())
    await seat.selectOption('apprentice');
  await page.getByLabel('Time to trade each year').selectOption({ label: '5 minutes' });
  await page.getByLabel('Who leaves or runs out of time').selectOption('regular');
  await page.getByLabel('Others may look on').uncheck();
  await accessible(page);
  await page.getByRole('button', { name: 'Open for friends' }).click();
  await page.waitForURL(/#\/at\//);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('main', { name: 'The board' })).toBeVisible();
  const shown = await page.request.get(`${server}/api/tables/${page.url().split('/').at(-1)!}`);
  const { frame } = (await shown.json()) as { frame: { table: object } };
  expect(frame.table).toMatchObject({
    clock: { rule: { kinds: { trade: 300_000 } } },
    standIn: 'regular',
    spectators: false,
  });

  // Where decisions take days, nothing is measured in minutes.
  await page.goto('/#/new/chinatown');
  await page.getByRole('button', { name: 'With friends' }).click();
  await page.getByLabel('Time to think').selectOption({ label: 'Two days for each decision' });
  await expect(page.getByLabel('Time to trade each year')).toBeHidden();
});
