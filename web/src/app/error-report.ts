/** All that helps to find a fault, without anything secret. */
export function errorReport(error: unknown, table: unknown): string {
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const facts = {
    error: what.split('\n'),
    // Without the record that may travel in the address.
    room: location.hash.split('/').slice(0, 2).join('/'),
    browser: navigator.userAgent,
    screen: `${innerWidth}×${innerHeight} @${devicePixelRatio}`,
    language: navigator.language,
    table,
  };
  return JSON.stringify(facts, null, 2);
}
