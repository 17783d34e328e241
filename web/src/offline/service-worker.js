/*
 * Stores the page on the device. All files of one build are cached together under its version. A
 * new build is fetched as a whole, then takes over, then the old one is deleted. Requests that are
 * not for files of the page (such as the API) are not handled here.
 */
const version = '__VERSION__';
/** @type {string[]} */
const files = /** @type {any} */ ('__FILES__');
const cacheName = `faubourg-${version}`;
/** @type {Record<string, Record<string, string>>} */
const notices = /** @type {any} */ ('__NOTICES__');
/** @type {Record<string, string>} */
const titles = /** @type {any} */ ('__TITLES__');

self.addEventListener('install', (event) => {
  const store = async () => {
    const cache = await caches.open(cacheName);
    await cache.addAll(files);
    await self.skipWaiting();
  };
  event.waitUntil(store());
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const key of await caches.keys()) {
      if (key.startsWith('faubourg-') && key !== cacheName) await caches.delete(key);
    }
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && /^\/(?:index\.html|(?:at|s)\/.*)?$/.test(pathname)) {
    // The newest page, or the cached one if the network fails.
    event.respondWith(fetch(request).catch(() => cached('/')));
  } else if (files.includes(pathname)) {
    event.respondWith(cached(pathname).then((found) => found ?? fetch(request)));
  }
});

/** @param {string} path */
async function cached(path) {
  const cache = await caches.open(cacheName);
  return cache.match(path);
}

// The server pushes a notice while the page may be closed.
self.addEventListener('push', (event) => {
  const show = async () => {
    const { kind, table, game } = event.data.json();
    const lang = await language();
    const words = notices[lang];
    await self.registration.showNotification(titles[game] ?? game, {
      body: words[kind],
      lang,
      icon: '/icon-192.png',
      // A later notice about the same table replaces the earlier one.
      tag: table,
      data: { address: `/#/at/${table}` },
    });
  };
  event.waitUntil(show());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const go = async () => {
    const { address } = event.notification.data;
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const page = pages.find((one) => 'navigate' in one);
    if (!page) return self.clients.openWindow(address);
    await page.focus();
    return page.navigate(address);
  };
  event.waitUntil(go());
});

/** The language of the page when the notices were switched on; otherwise the browser's, or English. */
async function language() {
  const found = await (await caches.open('notice-language')).match('/notice-language');
  const wanted = found ? await found.text() : self.navigator.language.slice(0, 2);
  return wanted in notices ? wanted : 'en';
}
