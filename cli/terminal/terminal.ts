import type { Readable, Writable } from 'node:stream';
import { type Colours, paints } from './colours.ts';

type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** The streams and the environment that commands use. Tests replace them. */
export type Terminal = {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: Output;
  readonly errors: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Colours for what goes to `output`. */
  readonly paint: Colours;
  /** Writes one or more lines to the output. */
  say(text: string): void;
  /** Writes a line to the error output, apart from the result of the command. */
  note(text: string): void;
};

export function terminalOf(
  input: Terminal['input'],
  output: Output,
  errors: Output,
  env: Terminal['env'],
): Terminal {
  return {
    input,
    output,
    errors,
    env,
    paint: paints(output.isTTY === true && !env['NO_COLOR']),
    say: (text) => void output.write(`${text}\n`),
    note: (text) => void errors.write(`${text}\n`),
  };
}
