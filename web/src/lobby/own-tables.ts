import type { OwnListing } from '@faubourg/protocol';
import { callApi } from '../client/api.ts';

/** The tables on the server where this person sits, those that wait for them first; empty without a server. */
export async function ownTables(): Promise<readonly OwnListing[]> {
  if (!navigator.onLine) return [];
  const own = await callApi<{ tables: OwnListing[] }>('GET', '/my-tables');
  if ('problem' in own) return [];
  const tables = own.tables.filter(({ phase }) => phase !== 'closed');
  return tables.toSorted((a, b) => Number(b.waiting) - Number(a.waiting));
}
