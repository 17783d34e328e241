/** What the table on screen adds to a report; set while one is open. */
let about: (() => unknown) | null = null;

/** Lets a table speak up in reports, until the returned function is called. */
export function setReportSource(tell: () => unknown): () => void {
  about = tell;
  return () => {
    if (about === tell) about = null;
  };
}

/** What the table on screen has to say, if there is one. */
export function reportedTable(): unknown {
  try {
    return about?.() ?? null;
  } catch (trouble) {
    // It may be what broke.
    return String(trouble);
  }
}
