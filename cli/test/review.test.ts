import type { GameRecord } from '@faubourg/core';
import type { Review } from '@faubourg/search';
import { expect, test } from 'vitest';
import { runCli } from './run-command.ts';

/** Runs a command with the project's own games in place of the toy. */
const ownGames = (line: string, input = '') => runCli(line, input, '');

async function recorded(game: string, players: number): Promise<string> {
  const { out } = await ownGames(
    `simulate --game ${game} --players ${players} --games 1 --seed 5 --jobs 1 --bots apprentice --records -`,
  );
  return out.split('\n').find((line) => line.startsWith('{'))!;
}

test('a finished game reads as players, chances, turning points and the dearest decisions', async () => {
  const text = await recorded('chinatown', 3);
  const { code, out, err } = await ownGames('review - --most 3', text);
  expect([code, err]).toEqual([0, '']);
  const { result } = JSON.parse(text) as GameRecord;
  expect(out).toMatch(/^chinatown, 0 apprentice, 1 apprentice, 2 apprentice\nEnded by /);
  expect(out).toMatch(/\nseat +accuracy +decisions +mistakes +given away +luck\n(\d .* %.*\n){3}/);
  const last = result!.winners.length === 1 ? '100 %' : '50 %';
  expect(out).toMatch(new RegExp(`\\nafter row .*\\n( *\\d+ .*%\\n)+.*${last}`));
  expect(out).toMatch(/\nrow +seat +decision +played +better +points\n(.*−\d+\.\d\n){1,3}/);
  expect(out).toMatch(/\ndeals that were missed\n( {2}row \d+: seat \d \+.*\n)+$/);
  const json = await ownGames('review - --json', text);
  const review = JSON.parse(json.out) as Review & { game: string };
  expect(review).toMatchObject({ game: 'chinatown', version: 1 });
  expect(review.steps.at(-1)!.row).toBe(review.rows);
  // The decisions of one seat only.
  const own = await ownGames('review - --seat 1 --most 100', text);
  const seats = [...own.out.matchAll(/^\d+ +(\d) +(?:keep|build|trade) /gm)].map(
    ([, seat]) => seat,
  );
  expect(new Set(seats)).toEqual(new Set(['1']));
});

test('a game that goes on, an unknown seat and a broken record are refused with a reason', async () => {
  const { out } = await runCli('simulate --game toy --games 1 --records -');
  const text = out.split('\n').find((line) => line.startsWith('{'))!;
  const record = JSON.parse(text) as GameRecord;
  const going = JSON.stringify({ ...record, rows: record.rows.slice(0, 2), result: null });
  expect(await runCli('review -', going)).toMatchObject({
    code: 2,
    err: expect.stringContaining('only a finished game can be reviewed') as string,
  });
  expect(await runCli('review - --seat 9', text)).toMatchObject({
    code: 2,
    err: expect.stringContaining('0 to 1') as string,
  });
  const broken = JSON.stringify({ ...record, rows: record.rows.slice(1) });
  expect(await runCli('review -', broken)).toMatchObject({
    code: 1,
    err: expect.stringContaining('The record is not sound') as string,
  });
  // A game without bots has chances all the same.
  expect((await runCli('review -', text)).out).toContain('after row');
});
