import { callApi } from '../client/api.ts';
import { locale } from '../words/locale.svelte.ts';

/* Web Push: this browser, told by the house through the browser's own service. */

/** How it stands; `unable`: not in this browser, `denied`: not wanted by its owner. */
export type Push = 'on' | 'off' | 'unable' | 'denied' | 'failed';

const able = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** The service worker, where there is one: a page in development has none. */
const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  (await navigator.serviceWorker.getRegistration('/')) && navigator.serviceWorker.ready;

export async function pushNow(): Promise<Push> {
  const registration = able() ? await worker() : undefined;
  if (!registration) return 'unable';
  if (Notification.permission === 'denied') return 'denied';
  return (await registration.pushManager.getSubscription()) === null ? 'off' : 'on';
}

/** Switches it on. Asks for permission: call it from a press only. */
export async function pushOn(): Promise<Push> {
  const registration = await worker();
  if (!registration) return 'unable';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const found = await callApi<{ key: string }>('GET', '/push-key');
  if ('problem' in found) return 'failed';
  await speakLikeThePage();
  try {
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: found.key,
    });
    const { endpoint, keys } = subscription.toJSON();
    const kept = await callApi('POST', '/push', { endpoint, keys });
    if (!('problem' in kept)) return 'on';
    await subscription.unsubscribe();
  } catch {
    // The browser could not reach its service, or has none.
  }
  return 'failed';
}

export async function pushOff(): Promise<Push> {
  if (!able()) return 'unable';
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (subscription) {
    await callApi('DELETE', '/push', { endpoint: subscription.endpoint });
    await subscription.unsubscribe();
  }
  return pushNow();
}

/** The service worker cannot read settings: the language waits for it in a cache. */
async function speakLikeThePage(): Promise<void> {
  const cache = await caches.open('notice-language');
  await cache.put('/notice-language', new Response(locale.language));
}
