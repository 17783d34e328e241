import { canonical, contributionCommitment, isRefused, strongSeed } from '@faubourg/core';
import type { FrameMessage, FrameTable } from '@faubourg/protocol';
import { callApi } from '../client/api.ts';
import { keepShuffle, keptShuffle } from './kept-shuffle.ts';

type Shuffle = FrameTable['shuffle'];

/**
 * What a person sends to the shuffle when they sit down. The contribution is kept before the
 * commitment to it leaves this device, so that it is there to be revealed.
 */
export function newShare(
  table: string,
  scheme: Shuffle['scheme'],
): { commitment: string } | { contribution: string } {
  const contribution = strongSeed();
  keepShuffle(table, { contribution });
  return scheme === 2 ? { commitment: contributionCommitment(contribution) } : { contribution };
}

/** Keeps the commitment of the server, as long as no card was dealt. The first one counts. */
export function keepCommitment({ id, phase, shuffle }: FrameTable): void {
  if (phase !== 'open' || keptShuffle(id).commitment !== undefined) return;
  keepShuffle(id, { commitment: shuffle.commitment });
}

/** Whether the seats are being asked to reveal. */
export const isRevealing = ({ revealUntil = null }: Shuffle): boolean => revealUntil !== null;

/**
 * The contribution to reveal for a seat, or null: nothing is owed, this device does not have it, or
 * the commitments are not those that this device saw before. To reveal then would let others
 * choose by it. Keeps the commitments of all seats, which may not change from now on.
 */
export function shareToReveal({ id, shuffle }: FrameTable, seat: number | null): string | null {
  const { commitment, commitments } = shuffle;
  if (!isRevealing(shuffle) || !commitments) return null;
  const kept = keptShuffle(id);
  if (kept.commitments === undefined) keepShuffle(id, { commitments });
  else if (canonical(kept.commitments) !== canonical(commitments)) return null;
  if (kept.commitment !== commitment || seat === null || kept.contribution === undefined)
    return null;
  return contributionCommitment(kept.contribution) === commitments[seat] ? kept.contribution : null;
}

/** Reveals the share of this person at a table that is not on screen, if that is due. */
export async function revealElsewhere(table: string): Promise<void> {
  const { contribution: own, revealedAs } = keptShuffle(table);
  if (own === undefined || revealedAs !== undefined) return;
  const whole = await callApi<FrameMessage>('GET', `/tables/${table}`);
  if (isRefused(whole)) return;
  const { table: now, you } = whole.frame;
  keepCommitment(now);
  const contribution = shareToReveal(now, you);
  if (contribution !== null) await reveal(table, you!, contribution);
}

/** How often to try while the server cannot be reached, and the pause between, in milliseconds. */
const TRIES = 8;
const PAUSE = 1000;

/** Sends the contribution of a seat. To send it twice does no harm. */
export async function reveal(table: string, seat: number, contribution: string): Promise<void> {
  for (let tries = 1; tries <= TRIES; tries++) {
    const done = await callApi('POST', `/tables/${table}/reveal`, { contribution });
    if (!isRefused(done)) return keepShuffle(table, { revealedAs: seat });
    if (done.problem.code !== 'no-server') return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
