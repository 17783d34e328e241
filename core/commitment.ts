import { fromHex, joined, toHex, utf8 } from './bytes.ts';
import { MAX_SEATS } from './game.ts';
import { type Fault, type Shape, list, nullable, object, oneOf, text } from './shape.ts';
import { sha256 } from './sha256.ts';

/*
 * Verifiable shuffles. Before the start the server publishes a commitment to a secret; then every
 * seat contributes randomness; the seed is mixed from all of it. The server cannot choose the seed,
 * because it was bound before the contributions came; no seat can, because it does not know the
 * secret. After the end the secret is published, and anyone can check.
 */

/** The commitment, the contributions and the secret that a game's seed is mixed from. */
export type Shuffling = {
  readonly scheme: 1;
  readonly commitment: string;
  /** One per seat, in seat order: 64 hexadecimal digits each. */
  readonly contributions: readonly string[];
  /** Null until the game is over. */
  readonly secret: string | null;
};

const digest = text(64, /^[0-9a-f]{64}$/, '64 hexadecimal digits');

/** The shape of `Shuffling` in a file. */
export const shufflingShape: Shape<Shuffling> = object({
  scheme: oneOf(1),
  commitment: digest,
  contributions: list(digest, 1, MAX_SEATS),
  secret: nullable(digest),
});

/** What is published before anyone contributes. */
export function commitmentTo(secret: string): string {
  return toHex(sha256(joined(utf8('faubourg/commitment/1\n'), fromHex(secret))));
}

/** The seed of the whole game. */
export function mixedSeed(secret: string, contributions: readonly string[]): string {
  const count = Uint8Array.of(contributions.length);
  return toHex(
    sha256(
      joined(utf8('faubourg/seed/1\n'), fromHex(secret), count, ...contributions.map(fromHex)),
    ),
  );
}

/** What is wrong with a revealed secret, or null; needs only the record. */
export function shufflingFault({ secret, commitment }: Shuffling): Fault | null {
  if (secret === null) {
    return { at: 'shuffling.secret', expected: 'the secret revealed after the end', found: 'null' };
  }
  const actual = commitmentTo(secret);
  if (actual === commitment) return null;
  return {
    at: 'shuffling.secret',
    expected: `a secret whose commitment is ${commitment}`,
    found: `one of ${actual}`,
  };
}
