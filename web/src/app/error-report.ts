/** Describes the table on screen for reports; null while no table is open. */
let describeTable: (() => unknown) | null = null;

/** Adds a table's description to reports until the returned function is called. */
export function setReportSource(describe: () => unknown): () => void {
  describeTable = describe;
  return () => {
    if (describeTable === describe) describeTable = null;
  };
}

/** The description of the table on screen, or null if there is none. */
export function reportedTable(): unknown {
  try {
    return describeTable?.() ?? null;
  } catch (error) {
    // The table itself may be what failed.
    return String(error);
  }
}

/** A report of an error, for a person to copy. It holds nothing that this seat may not see. */
export function errorReport(error: unknown, table: unknown): string {
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const facts = {
    error: what.split('\n'),
    // The first two parts only: the third can be a whole record.
    route: location.hash.split('/').slice(0, 2).join('/'),
    browser: navigator.userAgent,
    screen: `${innerWidth}×${innerHeight} @${devicePixelRatio}`,
    language: navigator.language,
    table,
  };
  return JSON.stringify(facts, null, 2);
}
