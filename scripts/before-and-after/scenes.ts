/* oxlint-disable no-restricted-globals -- some functions run in the page */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { gives, recorded } from './positions.ts';
import { finishedTable, openTable } from './server-tables.ts';

/** Something that is photographed with an earlier and with the present page. */
export type Scene = {
  readonly name: string;
  /** What the pair of pictures shows, in a few words. */
  readonly title: string;
  /** Whether the whole page is in the picture, not only the window. */
  readonly full?: boolean;
  /** Opens the page and does what leads to the scene. */
  open(stage: Stage): Promise<void>;
};

export type Stage = {
  readonly page: Page;
  readonly server: string;
  readonly context: BrowserContext;
  /** Whether a finger is used. */
  readonly touch: boolean;
  /** Opens an address of the server and waits until everything is drawn. */
  go(address: string): Promise<void>;
  /** Stops long timers: what others do next, and the end of what is shown. */
  hold(): Promise<void>;
  /** Presses something if it is there: an earlier page may lack it. */
  press(what: Locator): Promise<boolean>;
  /** Waits for something, and stops all timers then: it stays as it is. */
  freezeAt(what: Locator): Promise<void>;
  /** Waits for something if it comes: an earlier page may lack it. */
  see(what: Locator): Promise<boolean>;
};

const CHINATOWN = await recorded('chinatown', '5p-1999');
const DOWNTOWN = await recorded('downtown', '4p-classic');
const TOWER_UP = await recorded('tower-up', '4-roofs');

/** A turn in which a floor was built. */
const BUILD = TOWER_UP.find(0.6, (row) => gives(row, 'build'));

const panel = (page: Page): Locator => page.locator('section.decision');
const moment = (page: Page): Locator => page.locator('main [data-moment]');

/** On a telephone the tray is a bar until it is opened over the map. */
async function openTray({ page, press, touch }: Stage): Promise<void> {
  if (touch) await press(panel(page).getByRole('button', { name: 'Open the tray' }));
}

/** A position from a recorded game, in which the others wait. */
const still =
  (address: () => Promise<string>, then: (stage: Stage) => Promise<unknown> = async () => {}) =>
  async (stage: Stage): Promise<void> => {
    await stage.hold();
    await stage.go(await address());
    await then(stage);
  };

/** An earlier page asks to confirm what the present one takes at once: its moment begins then. */
async function confirm({ page, see, press }: Stage): Promise<void> {
  const asked = panel(page).locator('.last .strong');
  await see(asked.or(moment(page)));
  if (await asked.isVisible()) await press(asked);
}

/** Says that nothing else is built, which ends the year where the others are done. */
async function finishBuilding(stage: Stage): Promise<void> {
  const { page, press } = stage;
  await press(panel(page).getByRole('button', { name: /Finish building/ }));
  await confirm(stage);
}

export const scenes: readonly Scene[] = [
  { name: 'home', title: 'The home page', full: true, open: ({ go }) => go('/') },
  {
    name: 'set-up',
    title: 'A new game is set up',
    open: ({ go }) => go('/#/new/chinatown'),
  },
  {
    name: 'invitation',
    title: 'Somebody is invited to a table',
    open: async ({ go, server }) => go(await openTable(server)),
  },
  {
    name: 'board-chinatown',
    title: 'Chinatown, year 5: shops are built',
    open: still(() => CHINATOWN.at(217)),
  },
  {
    name: 'board-downtown',
    title: 'Downtown: where to buy',
    open: still(() => DOWNTOWN.at(DOWNTOWN.find(0.6, (row) => gives(row, 'lot')))),
  },
  {
    name: 'board-tower-up',
    title: 'Tower Up: a build is chosen',
    open: still(() => TOWER_UP.at(BUILD)),
  },
  {
    name: 'offer',
    title: 'An offer of three waits for an answer',
    open: still(
      () => CHINATOWN.at(184),
      async (stage) => {
        await openTray(stage);
        await stage.press(
          panel(stage.page).getByRole('button', { name: /offers? waits? for your/ }),
        );
      },
    ),
  },
  {
    name: 'refusal',
    title: 'An offer is refused',
    open: async (stage) => {
      const { page, press, see } = stage;
      await stage.go(await CHINATOWN.at(183));
      await openTray(stage);
      const bring = panel(page).getByRole('button', { name: /^Bring .* into the deal$/ });
      await press(bring.first());
      const more = panel(page).getByRole('button', { name: /^More money from (?!You)/ });
      for (let i = 0; i < 3; i++) await press(more.first());
      await press(panel(page).getByRole('button', { name: /^Send/ }));
      await see(panel(page).getByText('refuses').first());
    },
  },
  {
    name: 'pay-day',
    title: 'Pay-day',
    open: async (stage) => {
      await stage.go(await CHINATOWN.at(226));
      await finishBuilding(stage);
      await stage.freezeAt(stage.page.locator('main span.plate'));
    },
  },
  {
    name: 'vote',
    title: 'A vote is counted',
    open: async (stage) => {
      const { page, go, press, freezeAt } = stage;
      await go(await DOWNTOWN.at(45));
      await press(panel(page).getByRole('button', { name: /^housing/i }));
      await confirm(stage);
      await freezeAt(moment(page));
    },
  },
  {
    name: 'end',
    title: 'The last move of a game',
    open: async (stage) => {
      await stage.go(await CHINATOWN.at(-1));
      await finishBuilding(stage);
      await stage.freezeAt(stage.page.locator('main [data-moment="end"]'));
    },
  },
  {
    name: 'podium',
    title: 'The result',
    open: async (stage) => {
      await stage.go(await CHINATOWN.at(-1));
      await finishBuilding(stage);
      // A press ends the moments.
      if (await stage.see(moment(stage.page))) await stage.page.keyboard.press('Shift');
      await stage.see(stage.page.locator('#end-title'));
    },
  },
  {
    name: 'rematch',
    title: 'A friend wants a rematch',
    open: async ({ context, go, see, press, page, server }) => {
      await go(await finishedTable(server, context.request));
      await see(page.getByRole('button', { name: 'Join' }));
      await press(page.getByRole('button', { name: 'Show the result' }));
    },
  },
  {
    name: 'greeting',
    title: 'The bots greet',
    open: async ({ page, go, hold, press, see }) => {
      await hold();
      await go('/');
      await press(page.getByRole('button', { name: /^Play/ }).nth(1));
      await see(page.getByRole('main', { name: 'The board' }));
      // The first press or key lets the bots speak.
      await page.keyboard.press('Shift');
      await see(page.locator('.speech'));
    },
  },
  {
    name: 'replay',
    title: 'A finished game is replayed',
    open: async ({ go }) => go(await CHINATOWN.link(180)),
  },
  {
    name: 'keys',
    title: 'The keys that tell the table by ear',
    open: still(
      () => TOWER_UP.at(BUILD),
      async ({ page, see }) => {
        await page.keyboard.press('?');
        await see(page.getByRole('dialog'));
      },
    ),
  },
  {
    name: 'settings',
    title: 'Settings: sound, pace, manners',
    open: still(
      () => TOWER_UP.at(BUILD),
      async ({ page, press, see }) => {
        await press(page.getByRole('button', { name: 'Settings' }));
        await see(page.getByRole('dialog'));
      },
    ),
  },
  {
    name: 'what-if',
    title: 'Going back in a game against bots',
    open: async (stage) => {
      const { page, go, press, see } = stage;
      await go(await DOWNTOWN.at(20));
      await press(panel(page).getByRole('button', { name: /^housing/i }));
      await confirm(stage);
      await see(
        panel(page)
          .getByRole('button', { name: /^(Take back|Undo)/ })
          .first(),
      );
    },
  },
];
