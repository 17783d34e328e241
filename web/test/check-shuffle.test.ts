import {
  contributionCommitment,
  copyJson,
  defaultContribution,
  eventsFor,
  type GameRecord,
  giveAnswer,
  sealedSeed,
  type SealedShuffling,
  secretCommitment,
  startPlay,
  writeRecord,
} from '@faubourg/core';
import { toy } from '@faubourg/core/toy';
import { expect, test } from 'vitest';
import { checkShuffle, type SeenGame } from '../src/shuffle/check-shuffle.ts';
import type { KeptShuffle } from '../src/shuffle/kept-shuffle.ts';

const seats = [{ name: 'Ana' }, { name: 'Bo' }, { name: 'Cy' }];
const own = ['0a', '0b', '0c'].map((digits) => digits.repeat(32));

/** A game of three seats, of which the last does not reveal, as seat 0 was shown it. */
function played(secret: string): {
  record: GameRecord & { shuffling: SealedShuffling };
  seen: SeenGame;
} {
  const commitment = secretCommitment(secret);
  const commitments = own.map(contributionCommitment);
  const contributions = [own[0]!, own[1]!, defaultContribution(commitment, 2, commitments[2]!)];
  const seed = sealedSeed(secret, contributions);
  const { play, events } = startPlay(toy, { hand: 3, rounds: 4 }, 3, seed);
  const steps = [{ events: eventsFor(events, 0) }];
  for (;;) {
    const asked = toy.decisions(play.state as never).find(({ owed }) => owed);
    if (!asked) break;
    const answer = toy.answers(play.state as never, asked.seat)![0];
    const given = giveAnswer(play, asked.seat, answer);
    if ('problem' in given) throw new Error(given.problem.code);
    steps.push({ events: eventsFor(given.events, 0) });
  }
  const shuffling: SealedShuffling = {
    scheme: 2,
    commitment,
    commitments,
    reveals: ['seat', 'seat', 'withheld'],
    contributions,
    secret,
  };
  const record = { ...writeRecord(play, { seats, shuffling }), shuffling };
  return { record, seen: { viewer: 0, steps } };
}

const { record, seen } = played('5e'.repeat(32));
const { commitment, commitments } = record.shuffling;
const kept: KeptShuffle = { commitment, commitments, contribution: own[0]!, revealedAs: 0 };

test('a game whose shuffle was bound before is checked, and who withheld is named', () => {
  expect(checkShuffle(record, kept, toy, seen)).toEqual({ verdict: 'checked', withheld: [2] });
  const { revealedAs: _, ...spectator } = kept;
  expect(checkShuffle(record, spectator, toy, seen)).toMatchObject({ verdict: 'checked' });
});

test('a device that saw nothing before the first card does not claim to have', () => {
  expect(checkShuffle(record, {}, toy, seen)).toEqual({ verdict: 'unseen', withheld: [2] });
});

test('a page with other rules says so', () => {
  const other = { ...toy, rules: toy.rules + 1 };
  expect(checkShuffle(record, kept, other, seen)).toEqual({ verdict: 'rules', withheld: [2] });
});

const why = (value: unknown, what = kept, shown = seen): string => {
  const found = checkShuffle(value, what, toy, shown);
  return found.verdict === 'failed' ? found.why : found.verdict;
};

test('a sound record of another shuffle than the one that was bound fails', () => {
  const other = played('6f'.repeat(32));
  expect(checkShuffle(other.record, {}, toy, other.seen)).toMatchObject({ verdict: 'unseen' });
  expect(why(other.record, kept, other.seen)).toBe('commitment');
});

test('other commitments of the seats than those before the reveals fail', () => {
  expect(why(record, { ...kept, commitments: commitments.toReversed() })).toBe('commitments');
});

test('an own share that was revealed and not used fails', () => {
  const mine = { ...kept, contribution: own[2]!, revealedAs: 2 };
  expect(why(record, mine)).toBe('contributions[2]');
});

test('a record in the older scheme instead of the one that was agreed on fails', () => {
  const { contributions, secret } = record.shuffling;
  const shuffling = { scheme: 1, commitment, contributions, secret };
  expect(why({ ...record, shuffling })).toBe('scheme');
});

test('a secret that does not fit, and other cards than were shown, fail', () => {
  const secret = 'ee'.repeat(32);
  const shuffling = { ...record.shuffling, secret };
  expect(why({ ...record, shuffling })).toContain('shuffling.secret');
  const steps = copyJson(seen.steps) as { events: object[] }[];
  steps[0]!.events[0] = { ...steps[0]!.events[0], cards: ['another'] };
  expect(why(record, kept, { viewer: 0, steps })).toBe('events');
  expect(why(record, kept, { viewer: 0, steps: seen.steps.slice(0, -1) })).toBe('events');
  expect(why(null)).toContain('FB-20');
});
