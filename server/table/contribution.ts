import { sha256, strongSeed, toHex, utf8 } from '@faubourg/core';

/**
 * A bot's contribution follows from the commitment. If the server could choose it, it could try
 * contributions until it likes the deck.
 */
export function botContribution(commitment: string, seat: number): string {
  return toHex(sha256(utf8(`faubourg/bot/1\n${commitment}\n${seat}`)));
}

/** For people who send none; they trust the server in this. */
export const serverContribution = strongSeed;
