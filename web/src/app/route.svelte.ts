/** Where in the house we are. */
export type Route =
  | { readonly at: 'home' }
  /** Who one is to the server, and how one wants to be told things. */
  | { readonly at: 'me' }
  | { readonly at: 'setup'; readonly game: string }
  | { readonly at: 'table'; readonly id: string; readonly row: number | null }
  /** A table on the server, before, during and after its game. */
  | { readonly at: 'server'; readonly id: string; readonly row: number | null }
  /** A record that travels in the address itself. */
  | { readonly at: 'record'; readonly packed: string; readonly row: number | null }
  /** A position that travels in the address itself, and the seat to play; null: not chosen yet. */
  | { readonly at: 'position'; readonly packed: string | null; readonly seat: number | null };

/** The address after the `#`, read. What is not understood leads home. */
export function routeOf(hash: string): Route {
  const [, room, name, row] = hash.replace(/^#/, '').split('/');
  const number = row !== undefined && /^\d+$/.test(row) ? Number(row) : null;
  if (room === 'new' && name) return { at: 'setup', game: decodeURIComponent(name) };
  if (room === 'table' && name) return { at: 'table', id: name, row: number };
  if (room === 'at' && name) return { at: 'server', id: name, row: number };
  if (room === 'me') return { at: 'me' };
  if (room === 'record' && name) return { at: 'record', packed: name, row: number };
  if (room === 'position') return { at: 'position', packed: name || null, seat: number };
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
