import type { Share } from '@faubourg/protocol';
import { callApi } from './api.ts';

/*
 * Addresses that people send each other. They stand before the `#`, because the server reads them
 * and writes into the page what messengers show of them.
 */

/** The address of a table on the server; `row`: of one moment of its game. */
export const tableLink = (id: string, row: number | null = null): string =>
  `${location.origin}/at/${id}${row === null ? '' : `/${row}`}`;

/**
 * The address of a game or a position: a short one, under which the server keeps it, or one that
 * holds all of it where there is no server or the server keeps no more.
 */
export async function shareLink(share: Share, row: number | null): Promise<string> {
  const at = row === null ? '' : `/${row}`;
  const kept = navigator.onLine ? await callApi<{ share: string }>('POST', '/shares', share) : null;
  if (kept && !('problem' in kept)) return `${location.origin}/s/${kept.share}${at}`;
  return `${location.origin}/#/${share.kind}/${share.packed}${at}`;
}
