import { type AnyGame, type GameVersions, QuickChance, randomAnswer } from '@faubourg/core';
import { EncodedMessage } from '../live-tables/encoded-message.ts';
import type { ClockRule } from '@faubourg/protocol';
import { openDecisions, type Table } from '../table/table.ts';
import { updateMessage, framesOf, updatesSince, viewers } from '../table/updates.ts';
import { enter, memoryTable } from '../test/memory-table.ts';
import { quantiles } from './quantiles.ts';

const SECOND = 1000;
/** The clock with the largest updates: every answer changes a deadline and a bank. */
export const liveClock: ClockRule = { live: { bank: 300 * SECOND, increment: 20 * SECOND } };

/** A random legal answer; one in four is an optional one where there is any. */
function anyAnswer(
  { game, play }: Table,
  asks: ReturnType<typeof openDecisions>,
  chance: QuickChance,
) {
  const owed = asks.filter((ask) => ask.owed);
  const among = owed.length === 0 || chance.int(4) === 0 ? asks : owed;
  const { seat } = among[chance.int(among.length)]!;
  const answer = randomAnswer(game, play!.state, seat, chance);
  return { kind: 'answer', seat, answer, by: 'person' } as const;
}

/** The size of every update to every seat and the spectators, over whole games. */
export function messageSizes(
  game: AnyGame,
  games: GameVersions,
  count: number,
  clock: ClockRule | null,
) {
  const plain: number[] = [];
  const packed: number[] = [];
  for (let round = 0; round < count; round++) {
    const chance = new QuickChance(round + 1);
    const table = memoryTable(games, game.id, game.seats.max, { clock });
    let shown = framesOf(table);
    let now = Date.now();
    for (let number = 1; table.phase === 'running'; number++) {
      now += SECOND + chance.int(30 * SECOND);
      const entry = anyAnswer(table, openDecisions(table), chance);
      const { events } = enter(table, entry, now);
      const updates = updatesSince(table, viewers(table), { entry, events }, shown);
      shown = updates.frames;
      for (const text of updates.texts) {
        if (!text) continue;
        const message = new EncodedMessage(updateMessage(table.id, number, text));
        plain.push(message.bytes(false).length);
        packed.push(message.bytes(true).length);
      }
    }
  }
  return {
    seats: game.seats.max,
    games: count,
    messages: plain.length,
    unit: 'bytes of a message to one viewer, its frame included',
    packed: quantiles(packed),
    plain: quantiles(plain),
  };
}
