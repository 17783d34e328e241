import { randomBytes } from 'node:crypto';

/**
 * An id of so many random bytes in base64url. It does not begin with a hyphen: command lines would
 * take it for an option.
 */
export function randomId(bytes: number, random: (bytes: number) => Buffer = randomBytes): string {
  for (;;) {
    const id = random(bytes).toString('base64url');
    if (!id.startsWith('-')) return id;
  }
}
