/** The screen that an address names. */
export type Route =
  | { readonly at: 'home' }
  /** The account on the server: name, passkeys, notices. */
  | { readonly at: 'me' }
  /** The form for a new game; `board`: the id of an own board to play with. */
  | { readonly at: 'setup'; readonly game: string; readonly board: string | null }
  /** Boards of one's own: of all games, of one, one of them by its id, or one packed into the address. */
  | {
      readonly at: 'boards';
      readonly game: string | null;
      readonly board: string | null;
      readonly packed: string | null;
    }
  /** The guided first game. */
  | { readonly at: 'lesson'; readonly game: string }
  /** The puzzles: of all games, or of one; `today`: the one of this day. */
  | { readonly at: 'puzzles'; readonly game: string | null; readonly today: boolean }
  /** One puzzle by its number, from 1. */
  | { readonly at: 'puzzle'; readonly game: string; readonly number: number }
  /** The rules of a game, or of the page itself (`table`), and the rule or chapter to go to. */
  | { readonly at: 'rules'; readonly game: string; readonly anchor: string | null }
  | { readonly at: 'table'; readonly id: string; readonly row: number | null }
  /** A table on the server, before, during and after its game. */
  | { readonly at: 'server'; readonly id: string; readonly row: number | null }
  /** A record that is packed into the address itself. */
  | { readonly at: 'record'; readonly packed: string; readonly row: number | null }
  /** A record or a position that the server keeps under a short id. */
  | { readonly at: 'shared'; readonly id: string; readonly row: number | null }
  /** A position packed into the address itself, and the seat to play; null: not chosen yet. */
  | { readonly at: 'position'; readonly packed: string | null; readonly seat: number | null };

/** The route of the address after the `#`. An unknown address leads to the home page. */
export function routeOf(hash: string): Route {
  const [, screen, name, row, last] = hash.replace(/^#/, '').split('/');
  const number = row !== undefined && /^\d+$/.test(row) ? Number(row) : null;
  if (screen === 'new' && name)
    return { at: 'setup', game: decodeURIComponent(name), board: row || null };
  if (screen === 'boards') {
    const packed = row === 'link' ? (last ?? '') : null;
    const board = packed === null ? row || null : null;
    return { at: 'boards', game: name ? decodeURIComponent(name) : null, board, packed };
  }
  if (screen === 'learn' && name) return { at: 'lesson', game: decodeURIComponent(name) };
  if (screen === 'puzzles')
    return { at: 'puzzles', game: name ? decodeURIComponent(name) : null, today: row === 'today' };
  if (screen === 'puzzle' && name && number !== null)
    return { at: 'puzzle', game: decodeURIComponent(name), number };
  if (screen === 'rules' && name)
    return { at: 'rules', game: decodeURIComponent(name), anchor: row || null };
  if (screen === 'table' && name) return { at: 'table', id: name, row: number };
  if (screen === 'at' && name) return { at: 'server', id: name, row: number };
  if (screen === 's' && name) return { at: 'shared', id: name, row: number };
  if (screen === 'me') return { at: 'me' };
  if (screen === 'record' && name) return { at: 'record', packed: name, row: number };
  if (screen === 'position') return { at: 'position', packed: name || null, seat: number };
  return { at: 'home' };
}

// A link that somebody sent has its address before the `#`, where the server reads it.
if (/^\/(at|s)\//.test(location.pathname) && location.hash === '')
  history.replaceState(null, '', `/#${location.pathname}`);

let hash = $state(location.hash);
addEventListener('hashchange', () => {
  hash = location.hash;
});

export const currentRoute: { readonly route: Route } = {
  get route() {
    return routeOf(hash);
  },
};
