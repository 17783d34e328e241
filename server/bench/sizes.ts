import { type AnyGame, type GameVersions, QuickChance, randomAnswer } from '@faubourg/core';
import { Outgoing } from '../live/outgoing.ts';
import type { ClockRule } from '../tables/clock.ts';
import { asked, type Table } from '../tables/table.ts';
import { messageText, showing, tellings, viewers } from '../tables/telling.ts';
import { enter, memoryTable } from '../test/memory-table.ts';
import { quantiles } from './quantiles.ts';

const SECOND = 1000;
/** The clock that says most: with every answer, when whose time is up and what is left. */
export const liveClock: ClockRule = { live: { bank: 300 * SECOND, increment: 20 * SECOND } };

/** A random legal answer of somebody who is asked; one in four is given unasked where that can be. */
function anyAnswer({ game, play }: Table, asks: ReturnType<typeof asked>, chance: QuickChance) {
  const owed = asks.filter((ask) => ask.owed);
  const among = owed.length === 0 || chance.int(4) === 0 ? asks : owed;
  const { seat } = among[chance.int(among.length)]!;
  const answer = randomAnswer(game, play!.state, seat, chance);
  return { kind: 'answer', seat, answer, by: 'person' } as const;
}

/** The size of every message to every seat and the spectators, over whole games. */
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
    let shown = showing(table);
    let now = Date.now();
    for (let number = 1; table.phase === 'running'; number++) {
      now += SECOND + chance.int(30 * SECOND);
      const { events } = enter(table, anyAnswer(table, asked(table), chance), now);
      const told = tellings(table, viewers(table), events, shown);
      shown = told.showing;
      for (const news of told.news) {
        if (!news) continue;
        const message = new Outgoing(messageText(table.id, number, news));
        plain.push(message.frame(false).length);
        packed.push(message.frame(true).length);
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
