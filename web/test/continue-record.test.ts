import {
  contributionCommitment,
  gameVersions,
  replay,
  sealedSeed,
  type SealedShuffling,
  secretCommitment,
} from '@faubourg/core';
import { toy } from '@faubourg/core/toy';
import { expect, test } from 'vitest';
import { beginSaved, playSavedMove } from '../src/source/local.ts';
import { recordOf } from '../src/source/record-of.ts';
import type { SavedGame } from '../src/source/saved-game.ts';

test('a game that goes on from a record of a table has the same cards and the same shuffle', () => {
  const secret = '5e'.repeat(32);
  const contributions = ['0a'.repeat(32), '0b'.repeat(32)];
  const shuffling: SealedShuffling = {
    scheme: 2,
    commitment: secretCommitment(secret),
    commitments: contributions.map(contributionCommitment),
    reveals: ['seat', 'server'],
    contributions,
    secret,
  };
  const saved: SavedGame = {
    id: 'x',
    game: toy.id,
    rules: toy.rules,
    options: { hand: 3, rounds: 4 },
    plan: ['Ana', 'Bo'].map((name) => ({ name, kind: 'person' })),
    secret,
    contributions,
    shuffling,
    moves: [],
    started: 0,
    touched: 0,
    over: false,
    turn: [],
  };
  const { play } = beginSaved(toy, saved);
  expect(play.seed).toBe(sealedSeed(secret, contributions));
  for (;;) {
    const asked = toy.decisions(play.state as never).find(({ owed }) => owed);
    if (!asked) break;
    const [answer] = toy.answers(play.state as never, asked.seat)!;
    playSavedMove(play, { seat: asked.seat, answer: answer! });
  }
  const record = recordOf(play, saved);
  expect(record.shuffling).toEqual(shuffling);
  expect(replay(record, gameVersions([toy]))).not.toHaveProperty('problem');
});
