import { expect, type Page } from '@playwright/test';
import { accessible } from './play/browser-table.ts';
import { signInAs } from './play/sign-in.ts';
import { test as shared } from './shared-test.ts';

/* The service worker fetches all of a page, and the toy's is the smallest. */
const test = shared.extend({
  baseURL: async ({ toy }, use) => {
    await use(toy);
  },
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
        const data = JSON.stringify({ kind: 'turn', table: 'abc', game: 'toy' });
        scope.dispatchEvent(new scope.PushEvent('push', { data }));
        await done;
        return shown;
      });
      expect(notice).toEqual(['Lanterns', text, 'abc', { address: '/#/at/abc' }]);
    }
  });
});
