import { isRefused, problemLine } from '@faubourg/core';
import { type AppContext, rulesOf } from '../app/app-context.ts';
import type { TableSource } from '../source/source.ts';
import { because } from '../words/because.ts';
import { loadLazyWords, t } from '../words/locale.svelte.ts';
import { gameBegunBy, NotFound } from './load-table.ts';

/** A table on the server. */
export async function remote(app: AppContext, id: string): Promise<TableSource> {
  const { RemoteSource } = await import('../source/remote.ts');
  const source = await RemoteSource.open(id, (game, rules) => gameBegunBy(app, game, rules));
  if ('rule' in source) {
    await loadLazyWords();
    throw new NotFound(because(source));
  }
  return source;
}

/** A record that is packed into an address. */
export async function recorded(app: AppContext, packed: string): Promise<TableSource> {
  const { decodeRecord } = await import('../source/record-link.ts');
  const { ReplaySource } = await import('../source/replay.ts');
  const read = await decodeRecord(packed);
  if (isRefused(read)) throw new NotFound(t('error.no-record', { why: problemLine(read.problem) }));
  const game = await rulesOf(app, read.record.game);
  let why: string;
  try {
    const source = ReplaySource.of(read.record, game);
    if (!isRefused(source)) return source;
    why = problemLine(source.problem);
  } catch (error) {
    // A record of unknown origin can make the rules throw.
    why = String(error);
  }
  throw new NotFound(t('error.no-record', { why }));
}
