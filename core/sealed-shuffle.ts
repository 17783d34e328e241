import { toHex, utf8 } from './bytes.ts';
import type { Seat } from './game.ts';
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
