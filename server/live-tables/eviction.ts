/** What eviction needs to know of a table in memory. */
export type LoadedTable = {
  readonly id: string;
  /** By the monotonic clock, as `now` below. */
  readonly usedAt: number;
  readonly watched: boolean;
};

export type EvictionLimits = {
  /** Milliseconds without a command and without watchers after which a table is evicted. */
  readonly idle: number;
  /** Above this number tables are evicted sooner, those unused for longest first. */
  readonly maxTables: number;
};

/** Milliseconds. No command takes this long, so a table unused for it can be evicted safely. */
const SETTLED = 30_000;

/** The ids of the tables to evict now. */
export function tablesToEvict(
  loaded: readonly LoadedTable[],
  { idle, maxTables }: EvictionLimits,
  now: number,
): string[] {
  const free = loaded
    .filter(({ watched, usedAt }) => !watched && now - usedAt >= Math.min(idle, SETTLED))
    .sort((a, b) => a.usedAt - b.usedAt);
  const old = free.filter(({ usedAt }) => now - usedAt >= idle).length;
  return free.slice(0, Math.max(old, loaded.length - maxTables)).map(({ id }) => id);
}
