/* What the log says of an error: where it happened, and nothing that was being handled. */

/**
 * Texts in quotes, brackets and braces, and figures: parsers and databases quote what they were
 * given, which may be a token, a line of chat or a hidden card.
 */
const QUOTED = /"[^"]*"?|'[^']*'?|`[^`]*`?|«[^»]*»?|\{.*\}?|\[.*\]?|\(.*\)?|\d+/gsu;

/** Ids and tokens: long words with digits, capitals or underscores among their letters. */
const ID = /(?<![\w-])(?=[\w-]*[\dA-Z_])[\w-]{12,}(?![\w-])/g;

export type LoggedError = {
  readonly type: string;
  readonly message: string;
  /** The code of the system or the database. */
  readonly code?: string;
  /** The places in the program, innermost first. */
  readonly stack: string;
};

/** An error without any text that somebody wrote or that a table hides. */
export function logError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message.replaceAll(ID, '…').replaceAll(QUOTED, '…'),
    ...(typeof code === 'string' && /^\w{1,64}$/.test(code) && { code }),
    stack: framesOf(error),
  };
}

/** The lines of the stack that name places; those before repeat the message. */
function framesOf({ name, message, stack = '' }: Error): string {
  const head = `${name}: ${message}`;
  const at = stack.indexOf(head);
  const rest = at < 0 ? stack : stack.slice(at + head.length);
  return rest
    .split('\n')
    .filter((line) => /^ +at [^\n]+:\d+:\d+\)?$/.test(line))
    .join('\n');
}
