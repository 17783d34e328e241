import type { AnyGame, GameVersions, Json } from '@faubourg/core';
import { randomBot } from '@faubourg/search';
import { type LiveClient, newKey } from '../../test/client.ts';
import { frameOf, owes } from '../../test/tables.ts';
import type { LocalClient } from './local-client.ts';

/** A person at a table, connected. */
export type Seated = {
  readonly client: LocalClient;
  readonly live: LiveClient;
  readonly table: string;
  readonly game: AnyGame;
};

/** Somebody with a connection of their own. */
export type Connected = Pick<Seated, 'client' | 'live'>;

export const connected = async (client: LocalClient): Promise<Connected> => ({
  client,
  live: await client.live(),
});

/** Opens a table of one game for these people and bots, and starts it. */
export async function seatPeople(
  games: GameVersions,
  game: string,
  people: readonly Connected[],
  bots: readonly string[] = [],
): Promise<Seated[]> {
  const seats = [
    ...people.map(() => ({ for: 'anyone' })),
    ...bots.map((level) => ({ for: 'bot', level })),
  ];
  const host = people[0]!.client;
  const opened = await host.ok('POST', '/api/tables', { game, seats });
  const table = opened['table'] as string;
  for (const [seat, { client }] of people.entries()) await client.post(table, 'sit', { seat });
  await host.post(table, 'start');
  return watchTable(games, game, table, people);
}

/** Watches a table at which these people sit and whose game has begun. */
export async function watchTable(
  games: GameVersions,
  game: string,
  table: string,
  people: readonly Connected[],
): Promise<Seated[]> {
  const found = games.newest(game);
  if ('problem' in found) throw new Error(`no game ${game}`);
  for (const { live } of people) {
    const reply = await live.ask({ do: 'watch', table });
    if (reply.problem) throw new Error(JSON.stringify(reply.problem));
    await live.until(() => live.frames.get(table)?.frame.table.phase === 'running');
  }
  return people.map(({ client, live }) => ({ client, live, table, game: found.game }));
}

export const isOver = ({ live, table }: Seated): boolean =>
  frameOf(live, table).table.phase === 'over';

export const isAsked = ({ live, table }: Seated): boolean => owes(live, table);

/** Any legal answer of the seat, found from its view alone. */
async function anyAnswer({ live, table, game }: Seated): Promise<Json> {
  const { view } = frameOf(live, table);
  const seed = Math.floor(Math.random() * 2 ** 32);
  const thought = await randomBot(game).think(view as never, { budget: { iterations: 1 }, seed });
  return thought.answer as Json;
}

/** Sends an answer; the problem if it was refused, else null. */
export async function sendAnswer({ live, table }: Seated, answer: Json): Promise<string | null> {
  const { turn } = frameOf(live, table);
  const reply = await live.ask({ do: 'answer', table, key: newKey(), turn, answer });
  return reply.problem?.rule ?? null;
}

/** Answers the present decision in any legal way; returns the milliseconds until the reply. */
export async function answerAnyhow(seated: Seated): Promise<number> {
  const answer = await anyAnswer(seated);
  const start = performance.now();
  await sendAnswer(seated, answer);
  return performance.now() - start;
}
