/** The process where there is one: the kit also runs in browsers. */
const { process: host } = globalThis as {
  process?: {
    env: Record<string, string | undefined>;
    stderr: { write(text: string): unknown };
  };
};

const setting = (name: string): string | undefined => host?.env[name];

/**
 * How many random games a conformance test plays: `normal`, unless FAUBOURG_SOAK asks for another
 * number; very few while mutation testing runs the suite thousands of times.
 */
export function gamesToPlay(normal: number): number {
  if (setting('FAUBOURG_MUTATION') === '1') return Math.min(normal, 20);
  const asked = setting('FAUBOURG_SOAK');
  if (asked === undefined || asked === '') return normal;
  if (!/^[1-9][0-9]{0,9}$/.test(asked))
    throw new Error(`FAUBOURG_SOAK: expected a number of games, found "${asked}"`);
  return Number(asked);
}

/** Prints progress lines during long runs (FAUBOURG_SOAK). */
export function soakProgress(game: string): ((done: number, of: number) => void) | undefined {
  if (!setting('FAUBOURG_SOAK')) return undefined;
  let shown = -1;
  return (done, of) => {
    const percent = Math.floor((100 * done) / of);
    if (percent === shown) return;
    shown = percent;
    // Written directly to stderr: a test runner would hold back console lines until the end.
    host?.stderr.write(`${game}: ${done} of ${of} games (${percent} %)\n`);
  };
}
