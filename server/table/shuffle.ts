import {
  contributionCommitment,
  defaultContribution,
  mixedSeed,
  type Refused,
  type Reveal,
  sealedSeed,
  type Seat,
  sha256,
  type Shuffling,
  toHex,
  utf8,
} from '@faubourg/core';
import type { FrameTable } from '@faubourg/protocol';
import type { Entry, TableSetup } from './entry.ts';
import { revealMismatch } from './problems.ts';

/*
 * How the seats contribute to the shuffle (core/commitment.ts). Tables opened before scheme 2 keep
 * scheme 1, in which contributions are public as they come.
 */

/** The part of one seat. */
export type SeatShare = {
  /** In scheme 2; null if the seat gave none. */
  readonly commitment: string | null;
  /** Null until the server knows it. In scheme 2 nobody else may know it before the first card. */
  readonly contribution: string | null;
  /** Null until the contribution is settled. */
  readonly reveal: Reveal | null;
};

export const noShare: SeatShare = { commitment: null, contribution: null, reveal: null };

/** What a person brings who sits down. */
export function shareOf(
  { scheme }: TableSetup,
  { contribution, commitment }: Extract<Entry, { kind: 'sit' }>,
): SeatShare {
  if (scheme === undefined) return { ...noShare, contribution };
  if (contribution === null) return { ...noShare, commitment: commitment ?? null };
  return { commitment: contributionCommitment(contribution), contribution, reveal: 'server' };
}

/** Whether this seat has something to reveal. */
export const owesReveal = ({ commitment, reveal }: SeatShare): boolean =>
  commitment !== null && reveal === null;

/** The share of a seat that reveals, or why it is refused. */
export function revealed(share: SeatShare, contribution: string): SeatShare | Refused {
  const { commitment } = share;
  return contributionCommitment(contribution) === commitment
    ? { commitment, contribution, reveal: 'seat' }
    : revealMismatch(commitment);
}

/** The share of a seat once the game begins: with the default if none was revealed. */
export function settledShare(setup: TableSetup, share: SeatShare, seat: Seat): SeatShare {
  const { commitment, contribution } = share;
  if (contribution !== null) return share;
  if (setup.scheme === undefined)
    return { ...share, contribution: botContribution(setup.commitment, seat) };
  return {
    commitment,
    contribution: defaultContribution(setup.commitment, seat, commitment),
    reveal: commitment === null ? 'none' : 'withheld',
  };
}

/**
 * The contribution of a bot in scheme 1. It follows from the commitment: if the server could choose
 * it, it could try contributions until it likes the deck.
 */
function botContribution(commitment: string, seat: Seat): string {
  return toHex(sha256(utf8(`faubourg/bot/1\n${commitment}\n${seat}`)));
}

/** The seed of a game in which every share is settled. */
export function seedOfShares(
  { scheme }: TableSetup,
  secret: string,
  shares: readonly SeatShare[],
): string {
  const contributions = shares.map(({ contribution }) => contribution!);
  return scheme === undefined
    ? mixedSeed(secret, contributions)
    : sealedSeed(secret, contributions);
}

/** The shuffle as it is written to the record, after the end. */
export function shufflingOf(
  { scheme, commitment }: TableSetup,
  secret: string,
  shares: readonly SeatShare[],
): Shuffling {
  const contributions = shares.map(({ contribution }) => contribution!);
  if (scheme === undefined) return { scheme: 1, commitment, contributions, secret };
  return {
    scheme,
    commitment,
    commitments: shares.map((share) => share.commitment),
    reveals: shares.map(({ reveal }) => reveal!),
    contributions,
    secret,
  };
}

/** The shuffle as everybody may see it. */
export function frameShuffle(
  { scheme, commitment }: TableSetup,
  shares: readonly SeatShare[],
  {
    begun,
    revealUntil,
    secret,
  }: { begun: boolean; revealUntil: number | null; secret: string | null },
): FrameTable['shuffle'] {
  const contributions = shares.map(({ contribution }) => contribution);
  if (scheme === undefined) return { commitment, contributions, secret };
  return {
    scheme,
    commitment,
    commitments: shares.map((share) => share.commitment),
    reveals: shares.map(({ reveal }) => (begun ? reveal : null)),
    contributions: begun ? contributions : shares.map(() => null),
    revealUntil,
    secret,
  };
}
