import { QuickChance, randomAnswer } from '@faubourg/core';
import { expect, test } from 'vitest';
import { loadGames } from '../catalogue.ts';
import type { ClockRule } from '@faubourg/protocol';
import type { Entry } from '../table/entry.ts';
import { openDecisions, type Table } from '../table/table.ts';
import { framesOf, updatesSince, viewers } from '../table/updates.ts';
import { enter, memoryTable } from './memory-table.ts';

const games = await loadGames();
const clocks: readonly (ClockRule | null)[] = [
  null,
  { live: { bank: 300_000, increment: 5000 } },
  { slow: { perDecision: 600_000 }, kinds: { trade: 300_000 } },
];

/** A move, or now and then something around the game. */
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
  const asks = openDecisions(table);
  const one = asks[chance.int(asks.length)]!.seat;
  const answer = randomAnswer(game, play!.state, one, chance);
  return { kind: 'answer', seat: one, answer, by: chance.int(8) === 0 ? 'clock' : 'person' };
}

test.each(games.games.flatMap(({ id }) => clocks.map((clock) => [id, clock] as const)))(
  '%s: step by step everybody is shown what a fresh look shows, with clock %j',
  (id, clock) => {
    const chance = new QuickChance(7);
    const table = memoryTable(games, id, 3, { clock });
    let shown = framesOf(table);
    let now = 0;
    for (let entries = 0; table.phase === 'running'; entries++) {
      now += chance.int(20_000);
      const entry = anyEntry(table, chance);
      const { events } = enter(table, entry, now);
      shown = updatesSince(table, viewers(table), { entry, events }, shown).frames;
      expect(shown).toEqual(framesOf(table));
    }
    const entry = { kind: 'rematch', table: 'another' } as const;
    enter(table, entry, now);
    shown = updatesSince(table, viewers(table), { entry, events: [] }, shown).frames;
    expect(shown).toEqual(framesOf(table));
  },
);
