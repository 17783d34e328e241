import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  startPlay,
  canonical,
  orThrow,
  commitmentTo,
  copyJson,
  type GameRecord,
  giveAnswer,
  gameVersions,
  mixedSeed,
  parseJson,
  type Play,
  problemLine,
  QuickChance,
  readRecord,
  recordShape,
  replay,
  rulesByVersion,
  versionField,
  type Shuffling,
  stateAt,
  undo,
  undoRefusal,
  writeRecord,
} from '../index.ts';
import { toy, type ToyGame } from './toy/index.ts';

const games = gameVersions([toy]);
const secret = '5e'.repeat(32);
const shuffling: Shuffling & { secret: string } = {
  scheme: 1,
  commitment: commitmentTo(secret),
  contributions: ['0a'.repeat(32), '0b'.repeat(32)],
  secret,
};
const seats = [{ name: 'Ana' }, { name: 'Bo' }];

/** A random whole game with some answers taken back. */
function playGame(game = toy, seed = mixedSeed(secret, shuffling.contributions)): Play {
  const { play } = startPlay(game, { hand: 3, rounds: 4 }, 2, seed);
  const chance = new QuickChance(5);
  for (;;) {
    const asked = game.decisions(play.state as never).find(({ owed }) => owed);
    if (!asked) return play;
    const answers = game.answers(play.state as never, asked.seat)!;
    giveAnswer(play, asked.seat, answers[chance.int(answers.length)]);
    if (chance.int(3) === 0 && undoRefusal(play, asked.seat) === null) undo(play, asked.seat);
  }
}

const why = (value: unknown): string => {
  const read = readRecord(value);
  if ('problem' in read) return problemLine(read.problem);
  const result = replay(read.record, games);
  return 'problem' in result ? problemLine(result.problem) : 'fine';
};

let record: GameRecord;
beforeAll(() => {
  record = writeRecord(playGame(), { seats, shuffling });
});

type Loose = Record<string, unknown>;

const changed = (change: (copy: Loose) => void): unknown => {
  const copy = copyJson(record) as Loose;
  change(copy);
  return copy;
};

describe('a record', () => {
  test('replays to the same state and result', () => {
    const play = playGame();
    const file = JSON.stringify(writeRecord(play, { seats, shuffling }));
    const { record: read } = orThrow(readRecord(JSON.parse(file)));
    const result = orThrow(replay(read, games));
    expect(canonical(result.play.state)).toBe(canonical(play.state));
    expect(read.result).toEqual(toy.outcome(play.state as never));
  });

  test('carries takings-back, notation and who acted', () => {
    expect(record.rows.some((row) => 'undo' in row)).toBe(true);
    expect(record.rows.some((row) => row.note?.includes('pays'))).toBe(true);
    const byBot = writeRecord(playGame(), { seats, shuffling }, ['bot']);
    expect(byBot.rows[0]).toMatchObject({ by: 'bot' });
    expect(why(byBot)).toBe('fine');
  });

  test('gives the state after any row', () => {
    const states: string[] = [];
    replay(record, games, ({ play }) => states.push(canonical(play.state)));
    for (const row of [0, 1, 5, record.rows.length]) {
      const at = orThrow(stateAt(record, games, row));
      expect(canonical(at.state)).toBe(states[row]);
    }
  });

  test('of a running game keeps the secret, and says so when somebody wants to replay it', () => {
    const running = writeRecord(playGame(), { seats, shuffling: { ...shuffling, secret: null } });
    expect(JSON.stringify(running)).not.toContain(secret);
    expect(why(running)).toMatch(
      /^FB-20 .*shuffling.secret: expected the secret revealed after the end, found null/,
    );
  });

  test('has a schema for documents', () => {
    expect(recordShape.schema).toMatchObject({ type: 'object', additionalProperties: false });
  });
});

describe('a damaged or foreign file', () => {
  test.each([
    ['', /^FB-20 file-damaged: .*expected JSON/],
    ['{"format"', /^FB-20 .*expected JSON/],
  ])('%o is not JSON', (source, expected) => {
    const parsed = parseJson(source);
    expect('problem' in parsed && problemLine(parsed.problem)).toMatch(expected);
  });

  const damages: [string, (copy: Loose) => void, RegExp][] = [
    [
      'of another program',
      (c) => (c['format'] = 'pgn'),
      /format: expected "faubourg\/record", found "pgn"/,
    ],
    ['of a later version', (c) => (c['version'] = 2), /version: expected 1, found 2/],
    [
      'of an unknown game',
      (c) => (c['game'] = 'go'),
      /FB-12 game-unknown: game "go", known \["toy"\]/,
    ],
    [
      'of unknown rules',
      (c) => (c['rules'] = 9),
      /FB-12 rules-unknown: game "toy", rules 9, known \[1\]/,
    ],
    [
      'with a wrong option',
      (c) => (c['options'] = { hand: 4, rounds: 4 }),
      /FB-11 option-value: option "hand"/,
    ],
    [
      'with an unknown option',
      (c) => (c['options'] = { hand: 3, rounds: 4, speed: 1 }),
      /FB-11 option-unknown: option "speed"/,
    ],
    [
      'with an option missing',
      (c) => (c['options'] = { hand: 3 }),
      /options: expected every option/,
    ],
    ['without seats', (c) => (c['seats'] = []), /seats: expected a list of 1 to 12/],
    [
      'with too many seats',
      (c) => (c['seats'] = Array.from({ length: 5 }, () => ({ name: 'x' }))),
      /shuffling.contributions: expected one for each of 5 seats, found 2/,
    ],
    [
      'with a secret that was not committed to',
      (c) => ((c['shuffling'] as { secret: string }).secret = '00'.repeat(32)),
      /shuffling.secret: expected a secret whose commitment is/,
    ],
    [
      'with a row too many',
      (c) => (c['rows'] as unknown[]).push({ seat: 0, answer: { card: 1 }, link: '0'.repeat(16) }),
      /rows\[\d+\].link: expected [0-9a-f]{16}/,
    ],
    ['with a row missing', (c) => (c['rows'] as unknown[]).splice(3, 1), /rows\[3\].link/],
    [
      'with rows swapped',
      (c) => (c['rows'] = (c['rows'] as unknown[]).toReversed()),
      /rows\[0\].link/,
    ],
    [
      'with another result',
      (c) => ((c['result'] as { scores: number[] }).scores[0] = 99),
      /result: expected/,
    ],
    ['with a field more', (c) => (c['cheat'] = true), /cheat: expected only the fields/],
  ];
  test.each(damages)(
    'a record %s is refused, saying which field and what was expected',
    (_, damage, expected) => {
      expect(why(changed(damage))).toMatch(expected);
    },
  );

  test('a forged answer with links made to fit is refused by the rules', () => {
    const forged = writeRecord(playGame(), { seats, shuffling });
    const cheat: ToyGame = { ...toy, check: () => null };
    const { play } = startPlay(
      cheat,
      { hand: 3, rounds: 4 },
      2,
      mixedSeed(secret, shuffling.contributions),
    );
    giveAnswer(play, 0, { card: 24 });
    giveAnswer(play, 0, { card: 23 });
    const result = why({ ...writeRecord(play, { seats, shuffling }), result: forged.result });
    expect(result).toMatch(/^FB-21 row-illegal: row [01], rule "TOY-2", code "not-in-hand"/);
  });

  test('a forged note is refused', () => {
    const liar: ToyGame = { ...toy, notate: () => 'all is well' };
    expect(why(writeRecord(playGame(liar), { seats, shuffling }))).toMatch(
      /rows\[0\].note: expected no note, found all is well/,
    );
  });

  test('any single change of an answer, an option, a seat or the shuffling is noticed', () => {
    const text = JSON.stringify({ ...record, result: null });
    fc.assert(
      fc.property(
        fc.nat(text.length - 1),
        fc.constantFrom('0', '1', '7', 'a', 'f', 'x', '"', ','),
        (at, char) => {
          if (text[at] === char) return;
          const parsed = parseJson(text.slice(0, at) + char + text.slice(at + 1));
          if ('problem' in parsed) return;
          expect(why({ ...(parsed.value as object), result: record.result })).not.toBe('fine');
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('nothing at all makes it throw', () => {
    fc.assert(fc.property(fc.anything(), (value) => why(value) !== 'fine'));
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(record)), fc.jsonValue(), (field, value) => {
        if (canonical(value) === canonical(record[field as keyof GameRecord])) return;
        expect(why({ ...record, [field]: value })).not.toBe('fine');
      }),
    );
  });
});

describe('rules versions', () => {
  /** Later rules: the die pays nothing any more. */
  const later: ToyGame = {
    ...toy,
    rules: 2,
    apply: (s, seat, answer, chance) =>
      toy.apply(s, seat, 'throw' in answer ? { throw: false } : answer, chance),
  };

  test('a stored game is played by the rules it began with, beside newer ones', () => {
    const both = gameVersions([toy, later]);
    const old = replay(record, both);
    expect('play' in old && old.play.game.rules).toBe(1);
    const seed = mixedSeed(secret, shuffling.contributions);
    const newer = replay(writeRecord(playGame(later, seed), { seats, shuffling }), both);
    expect('play' in newer && newer.play.game.rules).toBe(2);
    const newest = both.newest('toy');
    expect('game' in newest && newest.game.rules).toBe(2);
  });

  test('a game brings its former versions along', () => {
    const known = gameVersions([{ ...later, former: [toy] }]);
    expect(known.games.map(({ rules }) => rules)).toEqual([2, 1]);
    const old = replay(record, known);
    expect('play' in old && old.play.game.rules).toBe(1);
    const newest = known.newest('toy');
    expect('game' in newest && newest.game.rules).toBe(2);
  });

  test('a state without a version is of version 1, and an unknown version is a defect', () => {
    const limit = rulesByVersion({ 1: 10, 2: 12 });
    expect([limit({}), limit(versionField(1)), limit(versionField(2))]).toEqual([10, 10, 12]);
    expect(() => limit({ rules: 3 })).toThrow('There are no rules 3.');
  });

  test('one version cannot be there twice', () => {
    expect(() => gameVersions([toy, toy])).toThrow('two games are called toy@1');
  });

  test('an unknown game is named together with those there are', () => {
    expect(games.newest('go')).toMatchObject({
      problem: { rule: 'FB-12', data: { known: ['toy'] } },
    });
    expect(games.exact('go', 1)).toMatchObject({ problem: { rule: 'FB-12' } });
  });
});
