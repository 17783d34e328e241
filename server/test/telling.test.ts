import { QuickChance, randomAnswer } from '@faubourg/core';
import { expect, test } from 'vitest';
import { loadLibrary } from '../games.ts';
import type { ClockRule } from '../tables/clock.ts';
import type { Entry } from '../tables/entry.ts';
import { asked, type Table } from '../tables/table.ts';
import { showing, tellings, viewers } from '../tables/telling.ts';
import { enter, memoryTable } from './memory-table.ts';

const games = await loadLibrary();
const clocks: readonly (ClockRule | null)[] = [
  null,
  { live: { bank: 300_000, increment: 5000 } },
  { slow: { perDecision: 600_000 }, kinds: { trade: 300_000 } },
];

/** A move of the game, now and then something around it. */
function anyEntry(table: Table, chance: QuickChance): Entry {
  const { game, play, seats } = table;
  const seat = chance.int(seats.length);
  if (chance.int(12) === 0) {
    const { bot, left } = seats[seat]!;
    if (left || bot !== null) return { kind: 'return', seat };
    const level = chance.int(2) === 0 ? null : 'regular';
    return chance.int(3) === 0 && level
      ? { kind: 'replace', seat, level }
      : { kind: 'leave', seat, level };
  }
  const asks = asked(table);
  const one = asks[chance.int(asks.length)]!.seat;
  const answer = randomAnswer(game, play!.state, one, chance);
  return { kind: 'answer', seat: one, answer, by: chance.int(8) === 0 ? 'clock' : 'person' };
}

test.each(games.games.flatMap(({ id }) => clocks.map((clock) => [id, clock] as const)))(
  '%s: step by step everybody is shown what a fresh look shows, with clock %j',
  (id, clock) => {
    const chance = new QuickChance(7);
    const table = memoryTable(games, id, 3, { clock });
    let shown = showing(table);
    let now = 0;
    for (let entries = 0; table.phase === 'running'; entries++) {
      now += chance.int(20_000);
      const { events } = enter(table, anyEntry(table, chance), now);
      shown = tellings(table, viewers(table), events, shown).showing;
      expect(shown).toEqual(showing(table));
    }
    enter(table, { kind: 'rematch', table: 'another' }, now);
    shown = tellings(table, viewers(table), [], shown).showing;
    expect(shown).toEqual(showing(table));
  },
);
