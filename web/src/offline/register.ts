/** Registers the service worker, which lets the page open without a connection after the first visit. */
export function registerOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = async (): Promise<void> => {
    try {
      await navigator.serviceWorker.register('/sw.js');
    } catch {
      // Some browsers forbid service workers in private windows. The page then needs a connection.
    }
  };
  // After loading, so that the first visit is not slowed down.
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register(), { once: true });
}
