/** What is known of a room in memory. */
export type Used = { readonly id: string; readonly usedAt: number; readonly watched: boolean };

export type Keeping = {
  /** Milliseconds without use and watchers after which a room is dropped. */
  readonly idle: number;
  /** Rooms above which they are dropped sooner, those unused for longest first. */
  readonly most: number;
};

/** Milliseconds after which nothing is under way at a room any more. */
const SETTLED = 30_000;

/** The rooms to drop now. */
export function unused(rooms: readonly Used[], { idle, most }: Keeping, now: number): string[] {
  const free = rooms
    .filter((room) => !room.watched && now - room.usedAt >= Math.min(idle, SETTLED))
    .sort((a, b) => a.usedAt - b.usedAt);
  const old = free.filter((room) => now - room.usedAt >= idle).length;
  return free.slice(0, Math.max(old, rooms.length - most)).map(({ id }) => id);
}
