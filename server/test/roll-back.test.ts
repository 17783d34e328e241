import { gameVersions, type Json, QuickChance, randomAnswer, undoRefusal } from '@faubourg/core';
import { toy } from '@faubourg/core/toy';
import { expect, test } from 'vitest';
import type { Entry } from '../table/entry.ts';
import { noteBefore } from '../table/roll-back.ts';
import { openDecisions, type Table } from '../table/table.ts';
import { enter, memoryTable } from './memory-table.ts';

/** Everything of a table, as data. */
function whole({ game: _game, play, ...around }: Table): Json {
  const { state, chance, moves, answers } = play!;
  return structuredClone({ ...around, state, draws: chance.draws, moves, answers }) as Json;
}

function anyEntry(table: Table, chance: QuickChance): Entry {
  const asks = openDecisions(table);
  const { seat } = asks[chance.int(asks.length)]!;
  const what = chance.int(8);
  if (what === 0) return { kind: 'leave', seat, level: 'regular' };
  if (what === 1) return { kind: 'return', seat };
  const last = table.play!.answers.at(-1);
  if (what < 5 && last && undoRefusal(table.play!, last.seat) === null)
    return { kind: 'undo', seat: last.seat };
  const answer = randomAnswer(toy, table.play!.state, seat, chance);
  return { kind: 'answer', seat, answer, by: chance.int(4) === 0 ? 'clock' : 'person' };
}

test('an entry that is taken back leaves the table as it was, and the game goes on the same', () => {
  const clock = { live: { bank: 60_000, increment: 1000 } };
  for (let seed = 1; seed <= 6; seed++) {
    const chance = new QuickChance(seed);
    const table = memoryTable(gameVersions([toy]), 'toy', 2 + (seed % 3), { clock });
    for (let at = 1; table.phase === 'running' && at <= 100; at++) {
      const entry = anyEntry(table, chance);
      const before = whole(table);
      const takeBack = noteBefore(table);
      enter(table, entry, at * 1000);
      const after = whole(table);
      takeBack();
      expect(whole(table)).toEqual(before);
      enter(table, entry, at * 1000);
      expect(whole(table)).toEqual(after);
    }
  }
});
