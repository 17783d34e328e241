/** How a command ends, for scripts. Documented in docs/lab.md. */
export const EXIT = {
  fine: 0,
  /** The question was understood and the answer is no: an illegal answer, a forged record. */
  refused: 1,
  /** The command line itself is wrong. */
  usage: 2,
  /** Something outside failed: a file, a database, a bot that cannot be started. */
  outside: 3,
  /** A mistake of ours. */
  internal: 70,
  interrupted: 130,
} as const;

/** Ends a command with one clear line instead of a stack trace. */
export class Failure extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

export const usage = (message: string): Failure => new Failure(EXIT.usage, message);
export const refusal = (message: string): Failure => new Failure(EXIT.refused, message);
export const outside = (message: string): Failure => new Failure(EXIT.outside, message);

/** The message of anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
