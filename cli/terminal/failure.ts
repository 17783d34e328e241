/** Exit codes for scripts, documented in docs/cli.md. */
export const EXIT = {
  fine: 0,
  /** The rules refuse an answer or a record is not sound. */
  refused: 1,
  /** The command line itself is wrong. */
  usage: 2,
  /** Something outside this program failed: a file, a database, a bot that cannot be started. */
  outside: 3,
  /** A defect of this program. */
  internal: 70,
  interrupted: 130,
} as const;

/** Ends a command with one sentence in place of a stack trace. */
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

/** The message of a thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
