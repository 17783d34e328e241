import type { Page } from '@playwright/test';
import { expect, test } from './app.ts';
import { accessible, owes } from './play/browser-table.ts';
import { mouse } from './play/choose.ts';
import { join, openForFriends } from './play/new-game.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function signInAs(page: Page, name: string): Promise<void> {
  await page.goto('/#/me');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Take this name' }).click();
  await expect(page.getByRole('heading', { name: 'Notices' })).toBeVisible();
}

test('a person on another page gets a notice that leads to the table', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/');
  const table = { game: 'tower-up', seats: 2, people: 2 };
  const link = await openForFriends(mouse(page), table, 'Ana');
  const context = await browser.newContext({ baseURL: server, reducedMotion: 'reduce' });
  const other = await context.newPage();
  await join(other, link, 'Ben');
  await expect(page.getByRole('list')).toContainText('Ben');
  await other.getByRole('link', { name: 'Home' }).click();
  await expect(other.getByRole('heading', { name: 'Your games' })).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  const notice = other.locator('.notices');
  await expect(notice).toContainText('Tower Up');
  await expect(notice).toContainText(/The game has begun|It is your turn/);
  await accessible(other);
  await notice.getByRole('link', { name: 'Go to the table' }).click();
  await expect(other.getByRole('main', { name: 'The board' })).toBeVisible();
  await expect(notice).not.toContainText('Tower Up');

  // The home page shows whose turn it is, too.
  await expect(page.getByRole('main', { name: 'The board' })).toBeVisible();
  const one = (await owes(page)) ? page : other;
  await one.getByRole('link', { name: 'Home' }).click();
  const games = one.getByRole('heading', { name: 'Your games' }).locator('..');
  await expect(games.getByRole('link', { name: /Tower Up/ })).toContainText('Your turn');
  await context.close();
});

test('a webhook is kept, checked and taken back', async ({ page }) => {
  await signInAs(page, 'Ana');
  const field = page.getByRole('textbox', { name: 'Webhook' });
  const save = page.getByRole('button', { name: 'Save the address' });
  const kept = async (): Promise<unknown> =>
    ((await (await page.request.get('/api/me')).json()) as { webhook: unknown }).webhook;
  await field.fill('ftp://example.org/a');
  await save.click();
  await expect(page.getByRole('alert')).toContainText('does not have the expected form');
  await field.fill('https://example.org/a');
  await save.click();
  await expect(page.getByText('The address is saved.')).toBeVisible();
  expect(await kept()).toBe('https://example.org/a');
  await field.fill('');
  await save.click();
  await expect(page.getByText('No address is called any more.')).toBeVisible();
  expect(await kept()).toBeNull();
});

type FakePermission = { permission: NotificationPermission; asks: number };

/**
 * A headless browser shows no notices and has no push service. This replaces both: permission is
 * granted when it is requested, and subscriptions are only remembered.
 */
function fakePush(permission: NotificationPermission): void {
  const fakePermission: FakePermission = { permission, asks: 0 };
  Object.assign(globalThis, { fakePermission });
  Object.defineProperty(Notification, 'permission', { get: () => fakePermission.permission });
  Notification.requestPermission = async () => {
    fakePermission.asks++;
    fakePermission.permission = 'granted';
    return 'granted';
  };
  let now: PushSubscription | null = null;
  const endpoint = 'https://push.example.org/1';
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      now = null;
      return true;
    },
  } as unknown as PushSubscription;
  PushManager.prototype.getSubscription = async () => now;
  PushManager.prototype.subscribe = async (options) => {
    if (typeof options?.applicationServerKey !== 'string') throw new Error('no key');
    now = subscription;
    return now;
  };
}

const push = (page: Page) =>
  page.getByRole('switch', { name: 'Tell this browser also when the page is closed' });

/** The part of a service worker's global scope that the test uses. */
type WorkerScope = {
  readonly ExtendableEvent: { prototype: { waitUntil(task: Promise<unknown>): void } };
  readonly PushEvent: new (kind: 'push', more: { data: string }) => Event;
  readonly registration: {
    showNotification(
      title: string,
      more: { body: string; tag: string; data: unknown },
    ): Promise<void>;
  };
  dispatchEvent(event: Event): void;
};

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('where the browser forbids notices, the page says so and asks nothing', async ({ page }) => {
    await page.addInitScript(fakePush, 'denied' as const);
    await signInAs(page, 'Ana');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await expect(push(page)).toBeDisabled();
    await expect(page.getByText('The browser does not permit notices')).toBeVisible();
    await accessible(page);
  });

  test('push is asked for on the press only; it can be switched off again', async ({ page }) => {
    await page.addInitScript(fakePush, 'default' as const);
    await signInAs(page, 'Ana');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    const asks = (): Promise<unknown> => page.evaluate('fakePermission.asks');
    await expect(push(page)).not.toBeChecked();
    expect(await asks()).toBe(0);
    const sent = page.waitForResponse((response) => response.url().endsWith('/api/push'));
    await push(page).click();
    await expect(push(page)).toBeChecked();
    expect(await asks()).toBe(1);
    expect((await sent).status()).toBe(200);
    await accessible(page);
    const gone = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await push(page).click();
    await expect(push(page)).not.toBeChecked();
    expect((await gone).status()).toBe(200);
  });

  test('the service worker shows what is pushed, in the language of the page', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    for (const [language, text] of [
      ['fr', 'C’est à vous.'],
      ['nl', 'Je bent aan de beurt.'],
      ['de', 'Du bist dran.'],
      // A language that the page has had, or will have.
      ['eo', 'It is your turn.'],
    ] as const) {
      await page.evaluate(async (code) => {
        await navigator.serviceWorker.ready;
        const cache = await caches.open('notice-language');
        await cache.put('/notice-language', new Response(code));
      }, language);
      const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
      const notice = await worker.evaluate(async () => {
        const scope = globalThis as unknown as WorkerScope;
        const shown: unknown[] = [];
        let done: Promise<unknown> = Promise.resolve();
        // A synthetic event cannot extend the worker's life, and a headless browser shows no notices.
        scope.ExtendableEvent.prototype.waitUntil = (task) => {
          done = task;
        };
        scope.registration.showNotification = async (title, { body, tag, data }) => {
          shown.push(title, body, tag, data);
        };
        const data = JSON.stringify({ kind: 'turn', table: 'abc', game: 'tower-up' });
        scope.dispatchEvent(new scope.PushEvent('push', { data }));
        await done;
        return shown;
      });
      expect(notice).toEqual(['Tower Up', text, 'abc', { address: '/#/at/abc' }]);
    }
  });
});
