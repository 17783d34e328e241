/*
 * One table of the gallery: the position in the address after the `#`, with the theme, the
 * language and the seat of the query. Nothing is kept on the device and no bot answers, so that
 * a frame shows the same moment for as long as it is open.
 */
import { isRefused, problemLine } from '@faubourg/core';
import { mount } from 'svelte';
import * as games from '../../../games/catalogue.ts';
import { catalogueOf } from '../../../games/catalogue-of.ts';
import type { ListedGame } from '../../../games/listed-game.ts';
import type { AppContext } from '../app/app-context.ts';
import { settings } from '../app/settings.svelte.ts';
import { unpackPosition } from '../position/read-position.ts';
import { seatsAround, startPosition } from '../position/start-position.ts';
import TableScreen from '../screen/TableScreen.svelte';
import '../style/tokens.css';
import '../style/fonts.css';
import '../style/base.css';
import { setLanguage } from '../words/locale.svelte.ts';

// Without a database the page keeps games in memory. All frames would write into the same one.
Object.defineProperty(window, 'indexedDB', { value: undefined });

/** A worker that never answers. The page calls nothing else of a worker. */
const silent = { postMessage: () => {}, addEventListener: () => {}, terminate: () => {} };
const withSilentBots = (game: ListedGame): ListedGame =>
  game.page
    ? { ...game, page: { ...game.page, startBots: () => silent as unknown as Worker } }
    : game;
const app: AppContext = {
  catalogue: catalogueOf(
    Object.fromEntries(Object.entries(games).map(([name, game]) => [name, withSilentBots(game)])),
  ),
};

const query = new URLSearchParams(location.search);
const theme = query.get('theme') === 'dark' ? 'dark' : 'light';
document.documentElement.dataset['theme'] = theme;
Object.assign(settings, { theme, pace: 0 });
await setLanguage(query.get('language') ?? 'en');

const read = await unpackPosition(app, location.hash.slice(1));
if (isRefused(read)) throw new Error(problemLine(read.problem));
const plan = seatsAround(Number(query.get('seat') ?? 0), read.position.seats);
const id = (await startPosition(app, read, plan)).replace('#/table/', '');
mount(TableScreen, {
  target: document.getElementById('app')!,
  props: { app, route: { at: 'table', id, row: null } },
});
