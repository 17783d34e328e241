/** What the table on screen adds to a report; set while one is open. */
let about: (() => unknown) | null = null;

/** Lets a table speak up in reports, until the returned function is called. */
export function reportAbout(tell: () => unknown): () => void {
  about = tell;
  return () => {
    if (about === tell) about = null;
  };
}

/** All that helps to find a fault, without anything secret. */
export function report(error: unknown): string {
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
  let table: unknown = null;
  try {
    table = about?.() ?? null;
  } catch (trouble) {
    table = String(trouble);
  }
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
