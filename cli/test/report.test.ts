import type { GameRecord } from '@faubourg/core';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { axisOf } from '../simulation/report/axis.ts';
import type { Summary } from '../simulation/summary.ts';
import type { PlaceCounts } from '../simulation/tally.ts';
import { runCli } from './run-command.ts';

/* The figures of reports, compared with those computed from the records of the same games. */

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faubourg-report-'));
});

type Data = {
  readonly summary: Summary;
  readonly tally: { readonly places: { readonly [period: string]: PlaceCounts } };
};
type Made = { readonly page: string; readonly records: readonly GameRecord[]; readonly data: Data };

async function made(args: string): Promise<Made> {
  const [page, records] = [join(folder, 'page.html'), join(folder, 'records.ndjson')];
  const line = `simulate ${args} --jobs 1 --report ${page} --records ${records}`;
  const { code, err } = await runCli(line, '', '');
  expect(code, err).toBe(0);
  const text = await readFile(page, 'utf8');
  return {
    page: text,
    records: (await readFile(records, 'utf8'))
      .trim()
      .split('\n')
      .map((row) => JSON.parse(row) as GameRecord),
    data: JSON.parse(fileIn(text, 'data.json')) as Data,
  };
}

/** A file that the page contains, as a browser would save it. */
function fileIn(page: string, name: string): string {
  const link = new RegExp(`download="[^"]*-${name}" href="data:[^"]*;base64,([^"]+)"`).exec(page);
  return Buffer.from(link![1]!, 'base64').toString('utf8');
}

/** The cells of a table by the names of its rows. */
function tableIn(page: string, caption: string): Map<string, string[]> {
  const body = page.split(`<caption>${caption}`)[1]!.split('</table>')[0]!;
  const rows = body.matchAll(/<tr><th scope="row">(.*?)<\/th>(.*?)<\/tr>/g);
  return new Map(
    [...rows].map(([, name, cells]) => [
      name!,
      [...cells!.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell!),
    ]),
  );
}

type Earned = Map<string, { times: number; amount: number }>;

function earn(all: Earned, place: string, amount: number): void {
  const { times, amount: before } = all.get(place) ?? { times: 0, amount: 0 };
  all.set(place, { times: times + 1, amount: before + amount });
}

/** By place and period: what the report says. */
function reported({ tally }: Data): Earned {
  const all: Earned = new Map();
  for (const [period, { times, amounts }] of Object.entries(tally.places))
    for (const [place, count] of Object.entries(times))
      all.set(`${place} in ${period}`, { times: count, amount: amounts[place] ?? 0 });
  return all;
}

/** Every element of the page is closed where it has to be. */
function isBalanced(page: string): boolean {
  const open: string[] = [];
  const text = page.replace(/<style>.*?<\/style>/s, '').replace(/<!doctype html>/, '');
  for (const [, closing, name, alone] of text.matchAll(/<(\/?)([a-z][a-z0-9]*)[^<>]*?(\/?)>/gi)) {
    if (alone === '/' || name === 'meta') continue;
    if (closing === '') open.push(name!);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0 && !/<[^a-z/!]/i.test(text);
}

describe('a report', () => {
  let run: Made;
  beforeAll(async () => {
    run = await made('--game downtown --players 3 --games 40 --seed r --bots random,cautious');
  });

  test('is one page that parses and refers to nothing outside it', () => {
    const { page } = run;
    expect(isBalanced(page)).toBe(true);
    expect(page).not.toMatch(/<(?:script|link|img|iframe|object)\b|\bsrc=|url\(|@import|https?:/);
    expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const links = [...page.matchAll(/href="([^"]{1,40})/g)].map(([, link]) => link!);
    for (const link of links)
      expect(link.startsWith('data:') || ids.has(link.slice(1)), link).toBe(true);
  });

  test('has the shares of victories and the quartiles of the records', () => {
    const { page, records } = run;
    for (const seat of [0, 1, 2]) {
      const won = records.reduce(
        (sum, { result }) =>
          sum + (result!.winners.includes(seat) ? 1 / result!.winners.length : 0),
        0,
      );
      const row = tableIn(page, 'Victories by seat').get(`seat ${seat}`)!;
      expect(row[0]).toBe(`${((100 * won) / records.length).toFixed(1)} %`);
      const scores = records.map(({ result }) => result!.scores[seat]!).sort((a, b) => a - b);
      const mean = scores.reduce((a, b) => a + b) / scores.length;
      const quartiles = [0, 9, 19, 29, 39].map((i) => String(scores[i]));
      expect(tableIn(page, 'Scores by seat').get(`seat ${seat}`)).toEqual([
        mean.toFixed(2),
        ...quartiles,
      ]);
    }
  });

  test('has an interval around every share, and says what it shows about fairness', () => {
    for (const [, [share, interval, against]] of tableIn(run.page, 'Victories by bot')) {
      const [from, to] = interval!.split(/[– ]/).map(Number) as [number, number];
      const won = Number.parseFloat(share!);
      expect(from).toBeLessThanOrEqual(won);
      expect(to).toBeGreaterThanOrEqual(won);
      const fair = 100 / 3;
      const says = from > fair ? 'more than' : to < fair ? 'less than' : 'no clear';
      expect(against).toContain(says);
    }
  });

  test('counts what every lot was paid in every round (DT-41)', () => {
    const { data, records, page } = run;
    const expected: Earned = new Map();
    const byLot: Earned = new Map();
    for (const { rows } of records)
      for (const { note = '' } of rows) {
        const round = Number.parseInt(note, 10);
        for (const [, lot, paid] of note.matchAll(/(\d+) pays \d+!?:?([^|]*)/g)) {
          const sum = [...paid!.matchAll(/\+(\d+)/g)].reduce((all, [, n]) => all + Number(n), 0);
          earn(expected, `${lot} in ${round}`, sum);
          earn(byLot, lot!, sum);
        }
      }
    expect(expected.size).toBeGreaterThan(20);
    expect(reported(data)).toEqual(expected);
    for (const [lot, cells] of tableIn(page, 'Earned by each lot')) {
      const { times, amount } = byLot.get(lot) ?? { times: 0, amount: 0 };
      expect(cells.slice(0, 2)).toEqual([(times / 40).toFixed(2), (amount / 40).toFixed(2)]);
    }
  });

  test('contains its data as JSON and as tables for a spreadsheet', () => {
    const { data, page, records } = run;
    expect(data.summary.games).toBe(records.length);
    const rows = fileIn(page, 'scores.csv').trim().split('\r\n').slice(1);
    const games = rows.reduce((sum, row) => sum + Number(row.split(',')[2]), 0);
    expect(games).toBe(3 * records.length);
    for (const name of ['standings.csv', 'lengths.csv', 'income.csv', 'places.csv'])
      expect(fileIn(page, name).split('\r\n').length).toBeGreaterThan(2);
  });
});

test('the locations of Chinatown earn all that the players gain (CT-40, CT-41)', async () => {
  const { data, records } = await made('--game chinatown --players 3 --games 8 --seed r');
  const gained = records.reduce(
    (sum, { result }) => sum + result!.scores.reduce((a, b) => a + b) - 3 * 5,
    0,
  );
  const all = [...reported(data).values()].reduce((sum, { amount }) => sum + amount, 0);
  expect(all).toBe(1000 * gained);
  expect(Object.keys(data.tally.places)).toEqual(['1', '2', '3', '4', '5', '6']);
});

test('the sites of Tower Up earn what their roofs move (TU-22, TU-23)', async () => {
  const { data, records } = await made('--game tower-up --players 2 --games 20 --seed r');
  const expected: Earned = new Map();
  for (const { rows } of records) {
    const turns = [0, 0];
    for (const { seat, note = '' } of rows) {
      if (/^(?:build|take)/.test(note)) turns[seat]!++;
      const roof = /roof (\w+) at \d+; \w+ (\d+)>(\d+)/.exec(note);
      if (roof) earn(expected, `${roof[1]} in ${turns[seat]}`, Number(roof[3]) - Number(roof[2]));
    }
  }
  expect(expected.size).toBeGreaterThan(20);
  expect(reported(data)).toEqual(expected);
});

test('axes have round marks and hold all values', () => {
  for (const [min, max] of [
    [0, 7],
    [-8, 8],
    [17.3, 31.2],
    [0, 0.13],
    [5, 5],
    [0, 4321],
  ] as const) {
    const { from, to, ticks } = axisOf(min, max);
    expect(from).toBeLessThanOrEqual(min);
    expect(to).toBeGreaterThanOrEqual(max);
    expect(ticks.length).toBeGreaterThan(1);
    expect(ticks.length).toBeLessThan(11);
    const step = Number((ticks[1]! - ticks[0]!).toPrecision(6));
    expect([1, 2, 5]).toContain(Number(step.toExponential()[0]));
  }
});
