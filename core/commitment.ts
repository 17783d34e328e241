import { fromHex, joined, toHex, utf8 } from './bytes.ts';
import { MAX_SEATS } from './game.ts';
import {
  revealsFault,
  sealedSeed,
  type SealedShuffling,
  sealedShufflingShape,
  secretCommitment,
} from './sealed-shuffle.ts';
import { type Fault, type Shape, either, list, nullable, object, oneOf, text } from './shape.ts';
import { sha256 } from './sha256.ts';

/*
 * Verifiable shuffles. Before the start a commitment to a secret is published; every seat
 * contributes randomness; the seed is mixed from all of it. After the end the secret is published,
 * and anyone can check.
 *
 * In scheme 1 contributions are public as they come, so that a seat that knows the secret and
 * contributes last can choose the seed. It remains for games on one device, where there is nobody
 * to distrust, and for tables and records made before scheme 2 (sealed-shuffle.ts).
 */

/** The commitment, the contributions and the secret that a game's seed is mixed from. */
export type Shuffling = OpenShuffling | SealedShuffling;

/** The same in scheme 1. */
export type OpenShuffling = {
  readonly scheme: 1;
  readonly commitment: string;
  /** One per seat, in seat order: 64 hexadecimal digits each. */
  readonly contributions: readonly string[];
  /** Null until the game is over. */
  readonly secret: string | null;
};

const digest = text(64, /^[0-9a-f]{64}$/, '64 hexadecimal digits');

const openShufflingShape: Shape<OpenShuffling> = object({
  scheme: oneOf(1),
  commitment: digest,
  contributions: list(digest, 1, MAX_SEATS),
  secret: nullable(digest),
});

/** The shape of `Shuffling` in a file. */
export const shufflingShape: Shape<Shuffling> = either<Shuffling>(
  openShufflingShape,
  sealedShufflingShape,
);

/** What is published before anyone contributes, in scheme 1. */
export function commitmentTo(secret: string): string {
  return toHex(sha256(joined(utf8('faubourg/commitment/1\n'), fromHex(secret))));
}

/** The seed of the whole game in scheme 1. */
export function mixedSeed(secret: string, contributions: readonly string[]): string {
  const count = Uint8Array.of(contributions.length);
  return toHex(
    sha256(
      joined(utf8('faubourg/seed/1\n'), fromHex(secret), count, ...contributions.map(fromHex)),
    ),
  );
}

/** The seed of a game whose secret is known. */
export function seedOf({ scheme, contributions }: Shuffling, secret: string): string {
  return scheme === 1 ? mixedSeed(secret, contributions) : sealedSeed(secret, contributions);
}

/** What is wrong with a revealed shuffle, or null; needs only the record. */
export function shufflingFault(shuffling: Shuffling): Fault | null {
  const { scheme, secret, commitment } = shuffling;
  if (secret === null) {
    return { at: 'shuffling.secret', expected: 'the secret revealed after the end', found: 'null' };
  }
  const actual = scheme === 1 ? commitmentTo(secret) : secretCommitment(secret);
  if (actual !== commitment) {
    return {
      at: 'shuffling.secret',
      expected: `a secret whose commitment is ${commitment}`,
      found: `one of ${actual}`,
    };
  }
  return scheme === 1 ? null : revealsFault(shuffling);
}
