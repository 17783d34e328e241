import {
  type GameRecord,
  gameVersions,
  giveAnswer,
  orThrow,
  readRecord,
  replay,
  startPlay,
  stateAt,
  undo,
} from '@faubourg/core';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type DowntownState, downtown, type Town } from '../rules/index.ts';

import { MUTATION } from './positions.ts';
import { GAMES, recordText } from './make-fixtures.ts';

/* Whole games, written by `make-fixtures.ts`; these are their results. */
const RESULTS: { readonly [name: string]: readonly number[] } = {
  '2p-avenues': [116, 116],
  '2p-classic': [98, 114],
  '2p-ribbons': [100, 104],
  '3p-avenues-any-pile': [61, 62, 39],
  '3p-classic': [59, 84, 79],
  '3p-own-board': [86, 106, 86],
  '4p-classic': [45, 76, 63, 52],
  '4p-classic-hidden': [27, 49, 41, 65],
  '4p-ribbons-sole-5': [54, 65, 75, 54],
  '5p-avenues-hidden': [69, 45, 58, 37, 52],
  '5p-classic': [38, 49, 46, 41, 42],
  '6p-avenues': [37, 37, 34, 41, 29, 47],
  '6p-classic': [45, 26, 42, 51, 38, 37],
  '6p-ribbons-all': [35, 35, 51, 69, 53, 42],
  '2p-rules-2': [96, 108],
  '5p-rules-2': [48, 30, 42, 23, 41],
};

const folder = new URL('fixtures/', import.meta.url);

function recorded(name: string): GameRecord {
  const read = readRecord(JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')));
  if ('problem' in read) throw new Error(JSON.stringify(read.problem));
  return read.record;
}

const games = gameVersions([downtown]);

describe('recorded games replay to the exact result', () => {
  test('every file is here', () => {
    const names = Object.keys(RESULTS).map((name) => `${name}.json`);
    expect(readdirSync(folder).toSorted()).toEqual(names.toSorted());
  });

  test.each(Object.entries(RESULTS))('%s', (name, scores) => {
    const record = recorded(name);
    const kinds = new Set<string>();
    const replayed = replay(record, games, ({ play, events }) => {
      for (const { kind } of events) kinds.add(kind);
      expect(downtown.faults(play.state as DowntownState)).toEqual([]);
    });
    if ('problem' in replayed) throw new Error(JSON.stringify(replayed.problem));
    const best = Math.max(...scores);
    expect(downtown.outcome(replayed.play.state as DowntownState)).toEqual({
      scores,
      winners: [...scores.keys()].filter((seat) => scores[seat] === best),
      reason: 'city-complete',
    });
    expect([...kinds]).toEqual(
      expect.arrayContaining(['founded', 'turned', 'laid', 'ordered', 'paid', 'over']),
    );
  });
});

test('the recorded games show every option, a changed mind, a tie for the mayor and a taking-back', () => {
  const records = Object.keys(RESULTS).map(recorded);
  const options = records.map((record) => record.options);
  for (const spec of downtown.options) {
    for (const value of spec.values(4))
      expect(options.map((one) => one[spec.name])).toContain(value);
  }
  expect(new Set(records.map(({ seats }) => seats.length))).toEqual(new Set([2, 3, 4, 5, 6]));
  const rows = records.flatMap((record) => record.rows);
  expect(rows.some((row) => 'undo' in row)).toBe(true);
  expect(rows.some((row) => 'answer' in row && 'decide' in (row.answer as object))).toBe(true);
  expect(rows.some((row) => row.note?.includes('+]'))).toBe(true);
});

test.skipIf(MUTATION)('the games are those that the script beside this file writes', () => {
  for (const [i, { name }] of GAMES.entries()) {
    expect(recordText(i)).toBe(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
  }
});

test('a game can be taken up at any row', () => {
  const at = stateAt(recorded('4p-classic'), games, 20);
  if ('problem' in at) throw new Error(JSON.stringify(at.problem));
  const s = at.state as unknown as Town;
  expect(s.round).toBe(2);
  expect(downtown.faults(s)).toEqual([]);
});

test('DT-23 a record of version 1 takes an announcement back; the same is refused by version 2', () => {
  const taken = (record: GameRecord): number[] =>
    record.rows.flatMap((row, i) => {
      const before = record.rows[i - 1];
      return 'undo' in row && before && 'answer' in before && 'lobby' in (before.answer as object)
        ? [i]
        : [];
    });
  const record = recorded('4p-classic-hidden');
  expect(record.rules).toBe(1);
  const [first] = taken(record);
  expect('play' in replay(record, games)).toBe(true);
  const { play } = startPlay(downtown, record.options, record.seats.length, seedOf(record));
  for (const row of record.rows.slice(0, first)) {
    orThrow('undo' in row ? (undo(play, row.seat) ?? {}) : giveAnswer(play, row.seat, row.answer));
  }
  expect(undo(play, record.rows[first!]!.seat)).toMatchObject({
    problem: { rule: 'DT-23', coreRule: 'FB-4' },
  });
  expect(taken(recorded('5p-rules-2'))).toEqual([]);
});

/** The seed of a recorded game. */
function seedOf(record: GameRecord): string {
  const replayed = replay(record, games);
  if ('problem' in replayed) throw new Error(JSON.stringify(replayed.problem));
  return replayed.play.seed;
}
