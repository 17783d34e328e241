import {
  type AnyPlayableGame,
  canonical,
  contributionCommitment,
  eventsFor,
  type GameRecord,
  gameVersions,
  isRefused,
  problemLine,
  readRecord,
  replay,
  type Seat,
  type Viewer,
} from '@faubourg/core';
import type { KeptShuffle } from './kept-shuffle.ts';

/** What this device found out about the shuffle of a finished game. */
export type ShuffleVerdict =
  /** `checked`: it is the one bound before the first card. `unseen`: this device did not see that. */
  | { readonly verdict: 'checked' | 'unseen'; readonly withheld: readonly Seat[] }
  /** It fits, but this page does not have the rules by which the cards were dealt. */
  | { readonly verdict: 'rules'; readonly withheld: readonly Seat[] }
  | { readonly verdict: 'failed'; readonly why: string };

/** What this page was shown of the game. */
export type SeenGame = {
  readonly viewer: Viewer;
  readonly steps: readonly { readonly events: readonly object[] }[];
};

const failed = (why: string): ShuffleVerdict => ({ verdict: 'failed', why });

/**
 * Checks the shuffle of a finished game: the record by itself, against what this device kept before
 * the first card, and against what it was shown during the game.
 */
export function checkShuffle(
  given: unknown,
  kept: KeptShuffle,
  game: AnyPlayableGame,
  seen: SeenGame,
): ShuffleVerdict {
  const read = readRecord(given);
  if (isRefused(read)) return failed(problemLine(read.problem));
  const { record } = read;
  const changed = changedSince(kept, record);
  if (changed !== null) return failed(changed);
  const { shuffling } = record;
  const withheld =
    shuffling.scheme === 1
      ? []
      : [...shuffling.reveals.keys()].filter((seat) => shuffling.reveals[seat] === 'withheld');
  const shown: object[] = [];
  const done = replay(record, gameVersions([game]), ({ events }) => {
    shown.push(...eventsFor(events, seen.viewer));
  });
  if (isRefused(done)) {
    const { rule } = done.problem;
    return rule === 'FB-12' ? { verdict: 'rules', withheld } : failed(problemLine(done.problem));
  }
  const events = seen.steps.flatMap((step) => step.events);
  if (canonical(events) !== canonical(shown)) return failed('events');
  return { verdict: kept.commitment === undefined ? 'unseen' : 'checked', withheld };
}

/** The part of the shuffle that differs from what was kept, or null. */
function changedSince(kept: KeptShuffle, { shuffling }: GameRecord): string | null {
  if (kept.commitment !== undefined && kept.commitment !== shuffling.commitment)
    return 'commitment';
  if (kept.commitments === undefined) return null;
  // Commitments of seats were kept, so that the table had scheme 2.
  if (shuffling.scheme !== 2) return 'scheme';
  if (canonical(kept.commitments) !== canonical(shuffling.commitments)) return 'commitments';
  const { revealedAs: seat, contribution } = kept;
  if (seat === undefined || contribution === undefined) return null;
  const used =
    shuffling.commitments[seat] === contributionCommitment(contribution) &&
    shuffling.reveals[seat] === 'seat';
  return used ? null : `contributions[${seat}]`;
}
