import {
  type AnyGame,
  type GameRecord,
  giveAnswer,
  type Play,
  type QuickChance,
  randomAnswer,
  undoRecorded,
  undoRefusal,
} from '@faubourg/core';
import { recordGame, shuffleFrom } from '@faubourg/core/conformance';
import { toy } from '@faubourg/core/toy';
import { expect, test } from 'vitest';
import { courseOf, reviewCourse, reviewGame } from '@faubourg/search';
import { gameVersions, orThrow } from '@faubourg/core';
import { reviewBreaches, reviewOf } from './laws/review-law.ts';

const game = toy as unknown as AnyGame;

/** Random answers, of which some are taken back where that is allowed. */
function playOn(play: Play, chance: QuickChance): void {
  for (;;) {
    const asked = play.game.decisions(play.state).find((decision) => decision.owed);
    if (!asked) return;
    const { seat } = asked;
    giveAnswer(play, seat, randomAnswer(play.game, play.state, seat, chance));
    if (chance.int(4) === 0 && undoRefusal(play, seat) === null) undoRecorded(play, seat);
  }
}

function recorded(seed: number): GameRecord {
  const { chance, ...shuffle } = shuffleFrom(seed, 3);
  return recordGame(game, { name: 'toy', seats: 3, options: {} }, shuffle, (play) =>
    playOn(play, chance),
  );
}

test('a game without bots is reviewed by random play: chances, luck and turning points', async () => {
  for (let seed = 1; seed <= 2; seed++) {
    const record = recorded(seed);
    const review = await reviewOf(game, null, record);
    expect(reviewBreaches(game, record, review)).toEqual([]);
    expect(review.decisions).toEqual([]);
    expect(review.players.map(({ accuracy }) => accuracy)).toEqual([null, null, null]);
  }
});

test('an answer that was taken back or changed does not count', () => {
  let undone = 0;
  for (let seed = 1; seed <= 5; seed++) {
    const record = recorded(seed);
    const { rows, counted } = orThrow(courseOf(record, gameVersions([game])));
    for (const row of rows) {
      if (row.decision !== null) continue;
      undone++;
      expect(counted.has(row.row)).toBe(false);
      // The last answer of the seat before it is the one that was taken back.
      const back = rows.findLast((one) => one.row < row.row && one.seat === row.seat)!;
      expect(counted.has(back.row)).toBe(false);
    }
  }
  expect(undone).toBeGreaterThan(3);
});

test('a game from a position is reviewed from its moves', async () => {
  const record = recorded(2);
  const whole = orThrow(courseOf(record, gameVersions([game])));
  const from = whole.rows.findIndex(({ decision, phase }) => decision !== null && phase === null);
  const { before } = whole.rows[from]!;
  // Everything that chance decided until then is in the state; the rest is drawn anew.
  const moves = record.rows.slice(from, from + 1).map(({ seat }, i) => ({
    seat,
    answer: whole.rows[from + i]!.answer,
  }));
  const { options } = record;
  const finished = {
    rules: 1,
    options,
    seats: 3,
    state: before,
    seed: 'ab'.repeat(32),
    draws: 0,
    moves,
  };
  expect(await reviewGame(game, null, finished)).toMatchObject({ rows: 1 });
});

test('a stopped review is none', async () => {
  const course = orThrow(courseOf(recorded(3), gameVersions([game])));
  expect(await reviewCourse(course, null, { signal: { aborted: true } })).toBeNull();
});

test('a record that does not replay is a problem', async () => {
  const record = recorded(4);
  const broken = { ...record, rows: record.rows.slice(1) };
  expect(await reviewGame(game, null, { record: broken })).toHaveProperty('problem');
});
