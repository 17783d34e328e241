/*
 * Keeps the page on the device. All files of one build are stored together under its version;
 * a new build is fetched whole, then takes over, then the old one is thrown away. What is not
 * part of the page (tables on a server, say) is none of its business.
 */
const version = '__VERSION__';
/** @type {string[]} */
const files = /** @type {any} */ ('__FILES__');
const cacheName = `faubourg-${version}`;

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
  if (request.mode === 'navigate' && (pathname === '/' || pathname === '/index.html')) {
    // The newest page there is; the one kept when the network does not answer.
    event.respondWith(fetch(request).catch(() => kept('/')));
  } else if (files.includes(pathname)) {
    event.respondWith(kept(pathname).then((found) => found ?? fetch(request)));
  }
});

/** @param {string} path */
async function kept(path) {
  const cache = await caches.open(cacheName);
  return cache.match(path);
}
