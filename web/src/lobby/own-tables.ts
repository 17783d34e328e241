import type { OwnListing } from '@faubourg/protocol';
import { callApi, mayBeKnown } from '../client/api.ts';

/** The tables on the server where this person sits, those that wait for them first; empty without a server. */
export async function ownTables(): Promise<readonly OwnListing[]> {
  if (!navigator.onLine || !mayBeKnown()) return [];
  const own = await callApi<{ tables: OwnListing[] }>('GET', '/my-tables');
  if ('problem' in own) return [];
  const tables = own.tables.filter(({ phase }) => phase !== 'closed');
  return tables.toSorted((a, b) => Number(b.waiting) - Number(a.waiting));
}

/** Whether a table is one to go back to. */
export const isUnfinished = ({ phase }: OwnListing): boolean =>
  phase === 'open' || phase === 'running';
