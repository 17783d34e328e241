import { fromHex, joined, toHex, utf8 } from './bytes.ts';
import { sealedSeed, type SealedShuffling } from './sealed-shuffle.ts';
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
