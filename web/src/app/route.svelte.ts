/** The screen that an address names. */
export type Route =
  | { readonly at: 'home' }
  /** The account on the server: name, passkeys, notices. */
  | { readonly at: 'me' }
  | { readonly at: 'setup'; readonly game: string }
  /** The guided first game. */
  | { readonly at: 'lesson'; readonly game: string }
  /** The puzzles: of all games, or of one; `today`: the one of this day. */
  | { readonly at: 'puzzles'; readonly game: string | null; readonly today: boolean }
  /** One puzzle by its number, from 1. */
  | { readonly at: 'puzzle'; readonly game: string; readonly number: number }
  | { readonly at: 'table'; readonly id: string; readonly row: number | null }
  /** A table on the server, before, during and after its game. */
  | { readonly at: 'server'; readonly id: string; readonly row: number | null }
  /** A record that is packed into the address itself. */
  | { readonly at: 'record'; readonly packed: string; readonly row: number | null }
  /** A position packed into the address itself, and the seat to play; null: not chosen yet. */
  | { readonly at: 'position'; readonly packed: string | null; readonly seat: number | null };

/** The route of the address after the `#`. An unknown address leads to the home page. */
export function routeOf(hash: string): Route {
  const [, screen, name, row] = hash.replace(/^#/, '').split('/');
  const number = row !== undefined && /^\d+$/.test(row) ? Number(row) : null;
  if (screen === 'new' && name) return { at: 'setup', game: decodeURIComponent(name) };
  if (screen === 'learn' && name) return { at: 'lesson', game: decodeURIComponent(name) };
  if (screen === 'puzzles')
    return { at: 'puzzles', game: name ? decodeURIComponent(name) : null, today: row === 'today' };
  if (screen === 'puzzle' && name && number !== null)
    return { at: 'puzzle', game: decodeURIComponent(name), number };
  if (screen === 'table' && name) return { at: 'table', id: name, row: number };
  if (screen === 'at' && name) return { at: 'server', id: name, row: number };
  if (screen === 'me') return { at: 'me' };
  if (screen === 'record' && name) return { at: 'record', packed: name, row: number };
  if (screen === 'position') return { at: 'position', packed: name || null, seat: number };
  return { at: 'home' };
}

let hash = $state(location.hash);
addEventListener('hashchange', () => {
  hash = location.hash;
});

export const currentRoute: { readonly route: Route } = {
  get route() {
    return routeOf(hash);
  },
};
