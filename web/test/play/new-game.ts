import type { Page } from '@playwright/test';
import type { Hand } from './choose.ts';

/** A table as it is wanted. Who else sits there thinks as little as can be. */
export type Wanted = {
  readonly game: string;
  readonly seats: number;
  /** How many of them are people; the first is whoever sets up. */
  readonly people?: number;
  readonly options?: { readonly [name: string]: string };
};

/** From the home page to the form, filled in. */
async function fillIn(
  hand: Hand,
  { game, seats, people = 1, options = {} }: Wanted,
  friends: boolean,
) {
  const { page } = hand;
  await hand.press(page.locator(`a[href="#/new/${game}"]`));
  if (friends) await hand.press(page.getByRole('button', { name: 'With friends' }));
  await hand.press(page.getByRole('button', { name: String(seats), exact: true }));
  for (let seat = 1; seat < seats; seat++) {
    const player = seat < people ? 'person' : 'apprentice';
    await hand.choose(page.locator('.seat').nth(seat).locator('select'), player);
  }
  for (const [name, value] of Object.entries(options))
    await hand.choose(page.locator(`select[data-option="${name}"]`), JSON.stringify(value));
}

/** A game in the page against bots, from the home page on. */
export async function sitDown(hand: Hand, wanted: Wanted): Promise<void> {
  await fillIn(hand, wanted, false);
  await hand.press(hand.page.locator('form > button.strong'));
}

/** The same on the server, for people with pages of their own; `name` opens it. Gives the link. */
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
