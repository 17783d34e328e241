import { canonical } from '@faubourg/core';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { runCli } from './run-command.ts';

/** Runs a command with the project's own games in place of the toy. */
const ownGames = (line: string | readonly string[], input = '') => runCli(line, input, '');

type Said = {
  game: string;
  question: { seat: number; kind: string };
  answer: unknown;
  mix: { answer: unknown; chance: number }[];
  shares: number[] | null;
  explanation: { moves: { answer: unknown; share: number }[]; method: string };
};
type Legal = { questions: { seat: number; answers: unknown[] }[] };

let records: string;
beforeAll(async () => {
  records = join(await mkdtemp(join(tmpdir(), 'faubourg-think-')), 'games.ndjson');
  await ownGames(
    `simulate --game tower-up --players 3 --games 2 --seed 5 --jobs 1 --records ${records}`,
  );
});

const json = async (line: string, input = ''): Promise<Said> => {
  const { code, out, err } = await ownGames(`${line} --json`, input);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as Said;
};

describe('a record', () => {
  test('is asked about after so many rows: the same as about its position', async () => {
    const said = await json(`think ${records} --at 9 --record 2 --level expert:20`);
    const { out: position } = await ownGames(`replay ${records} --to 9 --record 2 --position`);
    expect(await json('think - --level expert:20', position)).toEqual(said);
    const { questions } = JSON.parse(
      (await ownGames('position legal --json', position)).out,
    ) as Legal;
    const [{ seat, answers }] = questions as [Legal['questions'][0]];
    const legal = answers.map(canonical);
    expect(said.question.seat).toBe(seat);
    expect(legal).toContain(canonical(said.answer));
    for (const { answer } of said.explanation.moves) expect(legal).toContain(canonical(answer));
    expect(said.shares!.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });

  test('reads as answer, mix, best moves and shares', async () => {
    const { out } = await ownGames(`think ${records} --at 9 --level apprentice`);
    expect(out).toMatch(/^seat 2 must answer: turn \(TU-20\)\napprentice answers: (build|take) /);
    expect(out).toMatch(/\nfound by one-step, 2 iterations\n/);
    expect(out).toMatch(/\ndrawn from +chance\n(.* \d+\.\d %\n)+/);
    expect(out).toMatch(/\nbest moves +win share +thought\n(.* \d+\.\d % +\d+\.\d %\n){5}/);
    expect(out).toMatch(/\nexpects +win share\nseat 0 .*\nseat 1 .*\nseat 2 +\d+\.\d %\n$/);
  });

  test.each([
    ['--at 9999', /has \d+ rows; --at 9999 is beyond its end/],
    ['', /Nobody is asked: the game is over/],
    ['--at 9 --seat 7', /There are 3 seats, 0 to 2; not 7/],
    ['--at 9 --seat 1', /Seat 1 is not asked here; asked are 2/],
    ['--at 9 --level master', /There is no bot "master" for tower-up/],
    ['--record 3', /holds 2 records; there is no record 3/],
  ])('%s: what cannot be asked is said in one sentence', async (more, said) => {
    const { code, err } = await ownGames(`think ${records} ${more}`.trim());
    expect(err).toMatch(said);
    expect([code, err.trim().split('\n').length]).toEqual([2, 1]);
  });
});

test('a bot is shown what its seat sees: another secret, the same thought', async () => {
  const fresh = await ownGames(
    'position new --game downtown --players 3 --seed a --option money=hidden',
  );
  const position = JSON.parse(fresh.out) as { chance: { seed: string } };
  const other = { ...position, chance: { ...position.chance, seed: '7'.repeat(64) } };
  const said = await json('think - --level regular', fresh.out);
  expect(await json('think - --level regular', JSON.stringify(other))).toEqual(said);
  expect(said.mix.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
});

test('in a trade both sides’ gains are told, line by line', async () => {
  const trade = join(await mkdtemp(join(tmpdir(), 'faubourg-think-')), 'trade.json');
  await ownGames(
    `simulate --game chinatown --players 3 --games 1 --seed 3 --bots apprentice --records ${trade}`,
  );
  expect(await readFile(trade, 'utf8')).toContain('"chinatown"');
  const { out } = await ownGames(`think ${trade} --at 6`);
  expect(out).toMatch(/expert answers: offer \(from /);
  expect(out).toMatch(/\ngains:\n {2}seat \d, gain .*businesses.*\n {2}seat \d, gain /);
});

test('--at is refused for a position, and what is neither is refused with its place', async () => {
  const { out } = await ownGames('position new --game tower-up --seed 1');
  expect((await ownGames('think - --at 3', out)).err).toMatch(/--at counts the rows of a record/);
  expect((await ownGames('think -', '{"format":"x"}')).code).toBe(1);
});
