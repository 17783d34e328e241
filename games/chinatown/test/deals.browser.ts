import type { Locator, Page } from '@playwright/test';
import { packJson, writePosition } from '@faubourg/core';
import { expect, test } from '../../../web/test/app.ts';
import { accessible, fitsSideways, panel } from '../../../web/test/play/browser-table.ts';
import { finger, type Hand, mouse } from '../../../web/test/play/choose.ts';
import { chinatown } from '../rules/index.ts';
import { desk, openDesk } from './browser-table.ts';
import { position } from './positions.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en' });

const NAMES = ['Ana', 'Ben', 'Cai', 'Dee', 'Eli'];
const MONEY = 20;

/** Year 3 of five people, who all sit at one screen: each owns an address and holds a tile. */
async function packed(): Promise<string> {
  const state = position({
    seats: 5,
    round: 3,
    land: { 3: 0, 8: 1, 14: 2, 22: 3, 32: 4 },
    hands: [['fish'], ['radio'], ['laundry'], ['fish'], ['sewing']],
    money: NAMES.map(() => MONEY),
  });
  return packJson(writePosition(chinatown, state.options, NAMES.length, state));
}

async function sitTogether(hand: Hand): Promise<void> {
  const { page } = hand;
  await page.goto(`/#/position/${await packed()}`);
  const seats = page.locator('.seat');
  await expect(seats).toHaveCount(NAMES.length);
  for (const [seat, name] of NAMES.entries()) {
    await hand.choose(seats.nth(seat).locator('select'), 'person');
    await hand.write(seats.nth(seat).locator('input'), name);
  }
  await hand.press(page.getByRole('button', { name: 'Play on from here' }));
  await expect(desk(page)).toBeVisible();
}

/** The curtain before a person's view. */
async function lift(hand: Hand, seat: number): Promise<void> {
  await hand.press(hand.page.getByRole('dialog').getByRole('button', { name: NAMES[seat]! }));
  await expect(hand.page.getByRole('dialog')).toHaveCount(0);
  await expect(desk(hand.page)).toBeVisible();
}

/** Passes the device to another person. On a phone each opens the tray once. */
async function passTo(hand: Hand, seat: number, folded: Set<number>): Promise<void> {
  await hand.press(
    hand.page.locator('.decision > .pass').getByRole('button', { name: NAMES[seat]! }),
  );
  await lift(hand, seat);
  if (folded.delete(seat)) await openDesk(hand);
}

const rowOf = (page: Page, name: string): Locator =>
  desk(page).getByRole('region', { name: name === 'You' ? 'You give' : `${name} gives` });
const money = (row: Locator): Locator => row.getByRole('textbox');
const send = (page: Page): Locator => desk(page).getByRole('button', { name: /^Send/ });

const payMore = (row: Locator, who: string): Locator =>
  row.getByRole('button', { name: `More money from ${who}`, exact: true });

/**
 * Puts a deal together in which everybody pays somebody: the author all others, each of the others
 * the next of the circle.
 */
async function build(hand: Hand, parties: readonly string[]): Promise<void> {
  const { page } = hand;
  for (const name of parties)
    await hand.press(desk(page).getByRole('button', { name: `Bring ${name} into the deal` }));
  for (const _ of parties) await hand.press(payMore(rowOf(page, 'You'), 'You'));
  await expect(money(rowOf(page, 'You'))).toHaveCount(parties.length);
  for (const name of parties) {
    await hand.press(payMore(rowOf(page, name), name));
    // What others pay goes to the author; a press passes it on.
    const to = rowOf(page, name).getByRole('button', { name: /goes to .*: change/ });
    if (parties.length > 1) {
      await hand.press(to);
      await expect(to).toHaveAccessibleName(/goes to (?!Ana)/);
    }
  }
}

/** Lets each of the others pay everybody else, too: money goes from everyone to everyone. */
async function completeDirections(hand: Hand, parties: readonly string[]): Promise<void> {
  const { page } = hand;
  for (const name of parties) {
    const row = rowOf(page, name);
    for (let count = 1; count < parties.length; count++) {
      await hand.press(payMore(row, name));
      await expect(money(row)).toHaveCount(count + 1);
    }
    for (const other of ['Ana', ...parties.filter((one) => one !== name)])
      await expect(
        row.getByRole('textbox', { name: new RegExp(`${name} to ${other},`) }),
      ).toHaveCount(1);
  }
}

/** Every party in sight, and nothing covers the last of them. */
async function allInSight(page: Page, parties: readonly string[]): Promise<void> {
  for (const name of ['You', ...parties])
    await expect(rowOf(page, name)).toBeInViewport({ ratio: 1 });
  const foot = (await send(page).boundingBox())!;
  const last = (await rowOf(page, parties.at(-1)!).boundingBox())!;
  expect(last.y + last.height).toBeLessThanOrEqual(foot.y);
}

const screens = {
  'at 1366 × 768 with the mouse': { viewport: { width: 1366, height: 768 } },
  'at 390 × 844 with a finger': {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  },
};

for (const [where, device] of Object.entries(screens))
  test.describe(where, () => {
    test.use(device);

    test('CT-20, CT-23: deals of two to five are built, countered and closed, with money in every direction', async ({
      page,
    }) => {
      const touch = 'hasTouch' in device;
      const hand = touch ? finger(page) : mouse(page);
      await sitTogether(hand);
      const folded = new Set(touch ? NAMES.keys() : []);
      if (folded.delete(0)) await openDesk(hand);
      let left = MONEY;
      for (let size = 2; size <= NAMES.length; size++) {
        const parties = NAMES.slice(1, size);
        await build(hand, parties);
        if (!touch) await allInSight(page, parties);
        await completeDirections(hand, parties);
        if (size === NAMES.length) await accessible(page);
        await fitsSideways(page);
        await hand.press(send(page));

        // The second asks the author for one more: no other payment is lost.
        await passTo(hand, 1, folded);
        const card = panel(page).locator('article[data-offer]');
        await expect(card).toHaveCount(1);
        await hand.press(card.getByRole('button', { name: 'Counter' }));
        await expect(money(rowOf(page, 'Ana'))).toHaveCount(parties.length);
        await expect(money(desk(page))).toHaveCount(size * parties.length);
        await hand.press(
          rowOf(page, 'Ana').getByRole('button', { name: 'More money from Ana to Ben' }),
        );
        await hand.press(send(page));

        for (const seat of [0, 2, 3, 4].filter((one) => one < size)) {
          await passTo(hand, seat, folded);
          await hand.press(card.getByRole('button', { name: 'Accept' }));
          await expect(card).toHaveCount(0);
        }
        // Back to the author, who got as much from all others as they got, less the one more.
        if (size > 2) await passTo(hand, 0, folded);
        left -= 1;
        await expect(desk(page).getByText('Deals of this year')).toBeVisible();
        await expect(desk(page).locator('.deals .deal')).toHaveCount(size - 1);
        const purse = touch
          ? page.locator('article[data-seat="0"] .score')
          : page.locator('main dl');
        await expect(purse).toContainText(`${left},000`);
      }
      await accessible(page);
    });
  });
