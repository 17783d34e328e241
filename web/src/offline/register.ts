/** Lets the page open without a connection, once it has been visited. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // After the page is there: the first visit is not slowed down.
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js'), { once: true });
  if (document.readyState === 'complete') void navigator.serviceWorker.register('/sw.js');
}
