import { commitmentTo, type OpenShuffling, type Shuffling } from './commitment.ts';
import { MAX_SEATS, type Seat } from './game.ts';
import {
  contributionCommitment,
  defaultContribution,
  REVEALS,
  type SealedShuffling,
  secretCommitment,
} from './sealed-shuffle.ts';
import { type Fault, type Shape, either, list, nullable, object, oneOf, text } from './shape.ts';

/* What a file says of a shuffle: its shape, and whether commitments and contributions agree. */

const digest = text(64, /^[0-9a-f]{64}$/, '64 hexadecimal digits');

const sealedShufflingShape: Shape<SealedShuffling> = object({
  scheme: oneOf(2),
  commitment: digest,
  commitments: list(nullable(digest), 1, MAX_SEATS),
  reveals: list(oneOf(...REVEALS), 1, MAX_SEATS),
  contributions: list(digest, 1, MAX_SEATS),
  secret: nullable(digest),
});

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
