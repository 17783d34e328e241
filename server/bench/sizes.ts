import {
  type AnyGame,
  commitmentTo,
  type Json,
  type Library,
  QuickChance,
  readOptions,
  strongSeed,
} from '@faubourg/core';
import { Outgoing } from '../live/outgoing.ts';
import type { Entry } from '../tables/entry.ts';
import { add, asked, openTable, type Table } from '../tables/table.ts';
import { messageText, showing, tellings, viewers } from '../tables/telling.ts';
import { quantiles } from './quantiles.ts';

const SECOND = 1000;

/** Adds what must not be refused. */
function done(table: Table, entry: Entry, at: number) {
  const added = add(table, entry, at);
  if ('problem' in added) throw new Error(`${table.game.id}: ${added.problem.code}`);
  return added;
}

/** A table of strangers with a clock, as full as the game allows. */
function seated(game: AnyGame, games: Library): Table {
  const seats = Array.from({ length: game.seats.max }, () => ({ for: 'anyone' }) as const);
  const read = readOptions(game, {}, seats.length);
  if ('problem' in read) throw new Error(`${game.id}: ${read.problem.code}`);
  const secret = strongSeed();
  const setup = {
    game: game.id,
    rules: game.rules,
    options: read.options,
    seats,
    listed: false,
    spectators: true,
    clock: { live: { bank: 300 * SECOND, increment: 20 * SECOND } },
    standIn: null,
    host: 'host',
    commitment: commitmentTo(secret),
    after: null,
  };
  const table = openTable('V1StGXR8Z5jdHi6BmyT2aA', secret, setup, games);
  if ('problem' in table) throw new Error(`${game.id}: ${table.problem.code}`);
  for (const seat of seats.keys()) {
    const name = `Person ${seat}`;
    done(table, { kind: 'sit', seat, person: name, name, contribution: strongSeed() }, 0);
  }
  done(table, { kind: 'start' }, 0);
  return table;
}

/** A random legal answer of somebody who is asked; one in four is given unasked where that can be. */
function anyAnswer({ game, play }: Table, asks: ReturnType<typeof asked>, chance: QuickChance) {
  const owed = asks.filter((ask) => ask.owed);
  const among = owed.length === 0 || chance.int(4) === 0 ? asks : owed;
  const { seat } = among[chance.int(among.length)]!;
  const answers = game.answers(play!.state, seat);
  const answer = answers?.length
    ? answers[chance.int(answers.length)]
    : (game.sample?.(play!.state, seat, chance) ?? game.fallback(play!.state, seat));
  return { kind: 'answer', seat, answer: answer as Json, by: 'person' } as const;
}

/** The size of every message to every seat and the spectators, over whole games. */
export function messageSizes(game: AnyGame, games: Library, count: number) {
  const plain: number[] = [];
  const packed: number[] = [];
  for (let round = 0; round < count; round++) {
    const chance = new QuickChance(round + 1);
    const table = seated(game, games);
    let shown = showing(table);
    let now = Date.now();
    for (let number = 1; table.phase === 'running'; number++) {
      now += SECOND + chance.int(30 * SECOND);
      const { events } = done(table, anyAnswer(table, asked(table), chance), now);
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
    unit: 'bytes of a message to one viewer, its frame included, with a live clock',
    packed: quantiles(packed),
    plain: quantiles(plain),
  };
}
