import { QuickChance } from '@faubourg/core';
import { expect, test } from 'vitest';
import { lateTable } from '../bench/positions.ts';
import { bot } from '../bot/index.ts';
import { type Outcome, silent, talkers, type Talker, tradeBeside } from './one-seat-talks.ts';

/** TABLES=40 tries every talker at that many tables. */
const TABLES = Number(process.env['TABLES'] ?? 4);
/** The part of what the others would trade among themselves that they trade at least. */
const LEAST = 0.9;

const tables = Array.from({ length: TABLES }, (_, i) => ({
  start: lateTable(new QuickChance(40 + i), 2 + (i % 4), 4),
  seat: i % 4,
  seed: i,
}));

async function beside(talker: Talker): Promise<Outcome> {
  let [gain, offers] = [0, 0];
  for (const { start, seat, seed } of tables) {
    const found = await tradeBeside(start, bot('expert'), seat, talker, seed);
    gain += found.gain;
    offers += found.offers;
  }
  return { gain, offers };
}

let known: Promise<Outcome> | undefined;
/** What the others gain beside a seat that says nothing. */
const amongThemselves = (): Promise<Outcome> => (known ??= beside(silent));

test('there is something to trade beside a seat that says nothing', async () => {
  expect((await amongThemselves()).gain).toBeGreaterThan(TABLES);
});

test.each(Object.keys(talkers))('nobody can silence the others: %s', async (name) => {
  const alone = await amongThemselves();
  const found = await beside(talkers[name]!);
  if (TABLES > 4) console.log(name, found, 'alone', alone);
  expect(found.offers).toBeGreaterThan(0);
  expect(found.gain).toBeGreaterThanOrEqual(LEAST * alone.gain);
});
