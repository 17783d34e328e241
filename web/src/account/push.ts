import { callApi } from '../client/api.ts';
import { locale } from '../words/locale.svelte.ts';

/* Web Push: the server sends notices to this browser through the browser's push service. */

/** `unable`: the browser has no push; `denied`: the person does not permit notices; `failed`: an error. */
export type Push = 'on' | 'off' | 'unable' | 'denied' | 'failed';

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** The service worker. A page in development has none. */
const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  (await navigator.serviceWorker.getRegistration('/')) && navigator.serviceWorker.ready;

export async function pushNow(): Promise<Push> {
  const registration = isSupported() ? await worker() : undefined;
  if (!registration) return 'unable';
  if (Notification.permission === 'denied') return 'denied';
  return (await registration.pushManager.getSubscription()) === null ? 'off' : 'on';
}

/** Switches push on. It asks for permission, which browsers allow in the handler of a press only. */
export async function pushOn(): Promise<Push> {
  const registration = await worker();
  if (!registration) return 'unable';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const found = await callApi<{ key: string }>('GET', '/push-key');
  if ('problem' in found) return 'failed';
  await storeLanguage();
  try {
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: found.key,
    });
    const { endpoint, keys } = subscription.toJSON();
    const stored = await callApi('POST', '/push', { endpoint, keys });
    if (!('problem' in stored)) return 'on';
    await subscription.unsubscribe();
  } catch {
    // The browser has no push service or could not reach it.
  }
  return 'failed';
}

export async function pushOff(): Promise<Push> {
  if (!isSupported()) return 'unable';
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (subscription) {
    await callApi('DELETE', '/push', { endpoint: subscription.endpoint });
    await subscription.unsubscribe();
  }
  return pushNow();
}

/** Stores the language for the service worker, which cannot read the settings, in a cache. */
async function storeLanguage(): Promise<void> {
  const cache = await caches.open('notice-language');
  await cache.put('/notice-language', new Response(locale.language));
}
