import type { EvictionLimits } from './eviction.ts';
import type { TableContext } from './context.ts';
import { LiveTables } from './live-tables.ts';
import type { PresenceOptions } from './watchers.ts';

/** What other parts of the server add while it starts, to be called back by every table. */
export type TableListeners = {
  readonly onEntry: TableContext['onEntry'][];
  readonly onPresence: PresenceOptions['changed'][];
};

type LiveTableOptions = Omit<TableContext, 'evict' | 'onEntry' | 'presence'> & {
  readonly presenceGrace: number;
  readonly eviction: EvictionLimits;
};

export function openLiveTables({ presenceGrace, eviction, ...rest }: LiveTableOptions): {
  readonly liveTables: LiveTables;
  readonly listeners: TableListeners;
} {
  const listeners: TableListeners = { onEntry: [], onPresence: [] };
  const liveTables: LiveTables = new LiveTables(
    {
      ...rest,
      presence: {
        grace: presenceGrace,
        changed: (...seats) => {
          for (const listener of listeners.onPresence) listener(...seats);
        },
      },
      evict: (id) => {
        liveTables.evict(id);
      },
      onEntry: (...entry) => {
        for (const listener of listeners.onEntry) listener(...entry);
      },
    },
    eviction,
  );
  return { liveTables, listeners };
}
