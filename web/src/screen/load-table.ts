import type { AnyPlayableGame } from '@faubourg/core';
import { botWorkerClient } from '../bots/bot-worker-client.ts';
import type { AppContext } from '../app/app-context.ts';
import { settings } from '../app/settings.svelte.ts';
import { storedRules } from '../app/stored-rules.ts';
import type { Route } from '../app/route.svelte.ts';
import { LocalSource } from '../source/local.ts';
import type { TableSource } from '../source/source.ts';
import { saveGame, savedGame } from '../source/saved-games.ts';
import type { Words } from '../words/sentence.ts';
import { t, locale } from '../words/locale.svelte.ts';
import type { TableDefinition } from '../table/table-definition.ts';
import { Table } from '../table/table.svelte.ts';

export type TableRoute = Extract<Route, { at: 'table' | 'record' | 'server' }>;

/** The table cannot be shown, for a reason that is no fault of the program: shown without a report. */
export class NotFound extends Error {}

/** The rules that a game began with, however old it is. */
export async function gameBegunBy(
  app: AppContext,
  id: string,
  rules: number,
): Promise<AnyPlayableGame> {
  const game = await storedRules(app, id, rules);
  if (!game) throw new NotFound(t('error.old-rules'));
  return game;
}

/** The source of the table that an address names. */
async function sourceOf(app: AppContext, route: TableRoute): Promise<TableSource> {
  if (route.at !== 'table') {
    // Loaded only for records and for tables on the server.
    const { recorded, remote } = await import('./other-sources.ts');
    return route.at === 'record' ? recorded(app, route.packed) : remote(app, route.id);
  }
  const saved = await savedGame(route.id);
  if (!saved) throw new NotFound(t('error.no-table'));
  const game = await gameBegunBy(app, saved.game, saved.rules);
  const start = app.catalogue[saved.game]?.page?.startBots;
  const thinker = start
    ? botWorkerClient(start)
    : (await import('../bots/random-thinker.ts')).randomThinker(game);
  const source = new LocalSource(saved, game, {
    thinker,
    save: saveGame,
    pace: () => settings.pace,
  });
  const close = source.close.bind(source);
  source.close = () => {
    close();
    thinker.close();
  };
  return source;
}

/** A game's own words in the language in use, English where it has none. */
export async function gameWords(app: AppContext, id: string): Promise<Words> {
  const known = app.catalogue[id]?.page?.words ?? {};
  return (await (known[locale.language] ?? known['en'])?.()) ?? {};
}

/** Opens the table an address names. */
export async function loadTable(app: AppContext, route: TableRoute): Promise<Table> {
  const source = await sourceOf(app, route);
  const page = app.catalogue[source.game.id]?.page;
  if (!page) throw new NotFound(t('home.soon'));
  // `defineTable` gave the game's export this type; the catalogue does not know it.
  const definition = (await page.table()) as TableDefinition;
  const { id } = source.game;
  const table = new Table(source, definition, await gameWords(app, id));
  table.app = app;
  const { startBots, coach } = page;
  if (source.coach && startBots) {
    table.advisor = {
      start: startBots,
      game: async () => (await coach?.advice()) ?? null,
      words: async (language) => (await (coach?.words[language] ?? coach?.words['en'])?.()) ?? {},
      coached: source.coach === 'on',
    };
  }
  const start = route.row ?? (source.kind === 'replay' ? 0 : null);
  if (start !== null) await table.playback.jump(start);
  return table;
}
