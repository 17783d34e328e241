import { type GameRecord, isRefused, problemLine } from '@faubourg/core';
import { workerThinker } from '../bots/worker-thinker.ts';
import { type House, rulesOf } from '../house.ts';
import type { Route } from '../route.svelte.ts';
import type { KeptGame } from '../source/kept-game.ts';
import { LocalSource } from '../source/local.ts';
import type { TableSource } from '../source/source.ts';
import { keepGame, keptGame } from '../source/store.ts';
import type { Catalogue } from '../words/message.ts';
import { t, words } from '../words/words.svelte.ts';
import type { GameTable } from './game-table.ts';
import { Table } from './table.svelte.ts';

export type TableRoute = Extract<Route, { at: 'table' | 'record' | 'server' }>;

/** Something a visitor can do nothing about but go home; shown without a report. */
export class NotHere extends Error {}

/** The source an address names. */
async function sourceOf(house: House, route: TableRoute): Promise<TableSource> {
  if (route.at === 'record') return recorded(house, route.packed);
  if (route.at === 'server') return remote(house, route.id);
  const kept = await keptGame(route.id);
  if (!kept) throw new NotHere(t('error.no-table'));
  const game = await rulesOf(house, kept.game);
  if (game.rules !== kept.rules) throw new NotHere(t('error.old-rules'));
  const thinker = workerThinker(() => house.startThinking());
  const source = new LocalSource(kept, game, {
    thinker,
    keep: keepGame,
  });
  const close = source.close.bind(source);
  source.close = () => {
    close();
    thinker.close();
  };
  return source;
}

async function remote(house: House, id: string): Promise<TableSource> {
  // Only those who play over the network need it.
  const { RemoteSource } = await import('../source/remote.ts');
  const source = await RemoteSource.open(id, (game) => rulesOf(house, game));
  if ('rule' in source) throw new NotHere(t('error.no-record', { why: source.code }));
  return source;
}

async function recorded(house: House, packed: string): Promise<TableSource> {
  const { unpacked } = await import('../source/packing.ts');
  const { ReplaySource } = await import('../source/replay.ts');
  const read = await unpacked(packed);
  if (isRefused(read)) throw new NotHere(t('error.no-record', { why: problemLine(read.problem) }));
  const source = ReplaySource.of(read.record, await rulesOf(house, read.record.game));
  if (isRefused(source))
    throw new NotHere(t('error.no-record', { why: problemLine(source.problem) }));
  return source;
}

/** A game's own words in the language in use, English where it has none. */
export async function gameWords(house: House, id: string): Promise<Catalogue> {
  const known = house.games[id]?.page?.words ?? {};
  return (await (known[words.language] ?? known['en'])?.()) ?? {};
}

/** Opens the table an address names. */
export async function openTable(house: House, route: TableRoute): Promise<Table> {
  const source = await sourceOf(house, route);
  const page = house.games[source.game.id]?.page;
  if (!page?.table) throw new NotHere(t('home.soon'));
  // What a game exports as `table` is a GameTable: its own compiler run checked that.
  const looks = (await page.table()) as GameTable;
  const table = new Table(source, looks, await gameWords(house, source.game.id));
  const start = route.row ?? (source.kind === 'replay' ? 0 : null);
  if (start !== null) await table.stage.jump(start);
  return table;
}

/** A local game that goes on from a row of a record: the first seat by you, the others by bots. */
export function continued(record: GameRecord, row: number, from: KeptGame | null): KeptGame {
  const now = Date.now();
  const plan =
    from?.plan ??
    record.seats.map(({ name }, seat) => ({ name, kind: seat === 0 ? 'person' : 'bot' }) as const);
  return {
    id: crypto.randomUUID().slice(0, 12),
    game: record.game,
    rules: record.rules,
    options: record.options,
    plan,
    secret: record.shuffling.secret!,
    contributions: record.shuffling.contributions,
    moves: record.rows
      .slice(0, row)
      .map((made) =>
        'undo' in made ? { seat: made.seat, undo: true } : { seat: made.seat, answer: made.answer },
      ),
    started: now,
    touched: now,
    over: false,
    turn: [],
  };
}
