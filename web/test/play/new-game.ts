import { expect, type Page } from '@playwright/test';
import type { Hand } from './choose.ts';

/** The settings of a new game. Seats without a person get the weakest bot. */
export type Wanted = {
  readonly game: string;
  readonly seats: number;
  /** How many seats are for people, including the one who sets up the game. */
  readonly people?: number;
  readonly options?: { readonly [name: string]: string };
};

/** Opens the form from the home page and fills it in. */
async function fillIn(
  hand: Hand,
  { game, seats, people = 1, options = {} }: Wanted,
  friends: boolean,
) {
  const { page } = hand;
  const setUp = page.locator(`a[href="#/new/${game}"]`);
  await expect(setUp).toBeVisible();
  // Texts and fonts that arrive move what is below them: a press in that moment misses.
  await page.evaluate(() => document.fonts.ready);
  for (const line of await page.locator('article :is(.tagline, .tagline + p)').all())
    await expect(line).not.toBeEmpty();
  await hand.press(setUp);
  if (friends) await hand.press(page.getByRole('button', { name: 'With friends' }));
  await hand.press(page.getByRole('button', { name: String(seats), exact: true }));
  for (let seat = 1; seat < seats; seat++) {
    const player = seat < people ? 'person' : 'apprentice';
    await hand.choose(page.locator('.seat').nth(seat).locator('select'), player);
  }
  for (const [name, value] of Object.entries(options))
    await hand.choose(page.locator(`select[data-option="${name}"]`), JSON.stringify(value));
}

/** Starts a game in the page against bots, from the home page. */
export async function sitDown(hand: Hand, wanted: Wanted): Promise<void> {
  await fillIn(hand, wanted, false);
  await hand.press(hand.page.locator('form button.strong'));
}

/** Opens a table on the server under a name. Returns its link. */
export async function openForFriends(hand: Hand, wanted: Wanted, name: string): Promise<string> {
  const { page } = hand;
  await fillIn(hand, wanted, true);
  await hand.write(page.locator('.seat input').first(), name);
  await hand.press(page.getByRole('button', { name: 'Open for friends' }));
  return page.getByLabel('Link to this table').inputValue();
}

export async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}
