/** Lets the page open without a connection, once it has been visited. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = async (): Promise<void> => {
    try {
      await navigator.serviceWorker.register('/sw.js');
    } catch {
      // Some browsers forbid it in private windows; the page works, with a connection.
    }
  };
  // After the page is there: the first visit is not slowed down.
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register(), { once: true });
}
