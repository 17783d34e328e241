import { isRefused, problemLine } from '@faubourg/core';
import { workerThinker } from '../bots/worker-thinker.ts';
import { type House, rulesOf } from '../house.ts';
import type { Route } from '../route.svelte.ts';
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
  const game = await rulesOf(house, read.record.game);
  let why: string;
  try {
    const source = ReplaySource.of(read.record, game);
    if (!isRefused(source)) return source;
    why = problemLine(source.problem);
  } catch (error) {
    // What others wrote may be such nonsense that the rules break over it.
    why = String(error);
  }
  throw new NotHere(t('error.no-record', { why }));
}

/** A game's own words in the language in use, English where it has none. */
export async function gameWords(
  house: House,
  id: string,
  part: 'words' | 'manual' = 'words',
): Promise<Catalogue> {
  const known = house.games[id]?.page?.[part] ?? {};
  return (await (known[words.language] ?? known['en'])?.()) ?? {};
}

/** Opens the table an address names. */
export async function openTable(house: House, route: TableRoute): Promise<Table> {
  const source = await sourceOf(house, route);
  const page = house.games[source.game.id]?.page;
  if (!page?.table) throw new NotHere(t('home.soon'));
  // What a game exports as `table` is a GameTable: its own compiler run checked that.
  const looks = (await page.table()) as GameTable;
  const { id } = source.game;
  const table = new Table(source, looks, await gameWords(house, id));
  table.manual = () => gameWords(house, id, 'manual');
  const start = route.row ?? (source.kind === 'replay' ? 0 : null);
  if (start !== null) await table.stage.jump(start);
  return table;
}
