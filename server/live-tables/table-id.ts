import { randomBytes } from 'node:crypto';

/**
 * A new id of a table: 16 random bytes in base64url, which nobody can guess. It does not begin with
 * a hyphen: command lines would take it for an option.
 */
export function newTableId(random: (bytes: number) => Buffer = randomBytes): string {
  for (;;) {
    const id = random(16).toString('base64url');
    if (!id.startsWith('-')) return id;
  }
}
