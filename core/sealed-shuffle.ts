import { toHex, utf8 } from './bytes.ts';
import { MAX_SEATS, type Seat } from './game.ts';
import { type Fault, list, nullable, object, oneOf, type Shape, text } from './shape.ts';
import { sha256 } from './sha256.ts';

/*
 * Scheme 2 of the verifiable shuffle. The server publishes a commitment to its secret; every seat
 * gives a commitment to its contribution; when all are in, the seats reveal. Nobody can choose a
 * contribution after seeing another one. A seat that does not reveal gets a contribution that
 * follows from the commitments, so that it has no third possibility.
 *
 * Every hash is SHA-256 over lines of text that end with a line feed, so that `printf '%s\n' … |
 * sha256sum` computes it (docs/shuffle.md).
 */

/** How the contribution of a seat came about. */
export const REVEALS = ['seat', 'server', 'withheld', 'none'] as const;
/**
 * `seat`: its client revealed it. `server`: its client left it with the server when it sat down.
 * `withheld`: its client gave a commitment and did not reveal; the default took its place. `none`:
 * a bot, or a client that gave nothing; the default.
 */
export type Reveal = (typeof REVEALS)[number];

/** All that a game's seed is made from in scheme 2. */
export type SealedShuffling = {
  readonly scheme: 2;
  /** The commitment of the server to its secret. */
  readonly commitment: string;
  /** The commitments of the seats, in seat order; null for a seat that gave none. */
  readonly commitments: readonly (string | null)[];
  readonly reveals: readonly Reveal[];
  /** One per seat, in seat order: 64 hexadecimal digits each. */
  readonly contributions: readonly string[];
  /** Null until the game is over. */
  readonly secret: string | null;
};

const digest = text(64, /^[0-9a-f]{64}$/, '64 hexadecimal digits');

/** The shape of `SealedShuffling` in a file. */
export const sealedShufflingShape: Shape<SealedShuffling> = object({
  scheme: oneOf(2),
  commitment: digest,
  commitments: list(nullable(digest), 1, MAX_SEATS),
  reveals: list(oneOf(...REVEALS), 1, MAX_SEATS),
  contributions: list(digest, 1, MAX_SEATS),
  secret: nullable(digest),
});

/** The SHA-256 of lines of text, in hexadecimal digits. */
const hashOfLines = (...lines: readonly (string | number)[]): string =>
  toHex(sha256(utf8(lines.map((line) => `${line}\n`).join(''))));

/** What the server publishes before any seat gives a commitment. */
export function secretCommitment(secret: string): string {
  return hashOfLines('faubourg/commitment/2', secret);
}

/** What a seat gives before any seat reveals. */
export function contributionCommitment(contribution: string): string {
  return hashOfLines('faubourg/contribution/2', contribution);
}

/**
 * The contribution of a seat that reveals none. It follows from what was fixed before the first
 * reveal: the server's commitment, the seat and the seat's own commitment.
 */
export function defaultContribution(
  commitment: string,
  seat: Seat,
  seatCommitment: string | null,
): string {
  return hashOfLines('faubourg/default/2', commitment, seat, seatCommitment ?? 'none');
}

/** The seed of the whole game. */
export function sealedSeed(secret: string, contributions: readonly string[]): string {
  return hashOfLines('faubourg/seed/2', secret, ...contributions);
}

/** What is wrong with the seats' part of a shuffle, or null. Needs no secret. */
export function revealsFault(shuffling: Omit<SealedShuffling, 'secret'>): Fault | null {
  const { commitments, contributions, reveals } = shuffling;
  for (const [name, parts] of Object.entries({ commitments, reveals })) {
    if (parts.length === contributions.length) continue;
    const at = `shuffling.${name}`;
    return { at, expected: `${contributions.length}, as contributions`, found: `${parts.length}` };
  }
  for (const seat of contributions.keys()) {
    const fault = revealFault(shuffling, seat);
    if (fault) return fault;
  }
  return null;
}

function revealFault(
  { commitment, commitments, contributions, reveals }: Omit<SealedShuffling, 'secret'>,
  seat: Seat,
): Fault | null {
  const [bound, contribution, reveal] = [commitments[seat]!, contributions[seat]!, reveals[seat]!];
  if ((bound === null) !== (reveal === 'none')) {
    return {
      at: `shuffling.reveals[${seat}]`,
      expected: bound === null ? '"none", because the seat gave no commitment' : 'not "none"',
      found: JSON.stringify(reveal),
    };
  }
  const at = `shuffling.contributions[${seat}]`;
  if (reveal === 'none' || reveal === 'withheld') {
    const expected = defaultContribution(commitment, seat, bound);
    if (contribution === expected) return null;
    return { at, expected: `the default ${expected}`, found: contribution };
  }
  const actual = contributionCommitment(contribution);
  if (actual === bound) return null;
  return { at, expected: `a contribution whose commitment is ${bound}`, found: `one of ${actual}` };
}
