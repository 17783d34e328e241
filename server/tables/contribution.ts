import { sha256, strongSeed, toHex, utf8 } from '@faubourg/core';

/**
 * A bot's part in the shuffle follows from the commitment alone: were the server free to choose
 * it, it could try many until the deck suits it.
 */
export function botContribution(commitment: string, seat: number): string {
  return toHex(sha256(utf8(`faubourg/bot/1\n${commitment}\n${seat}`)));
}

/** For people who bring none of their own. They trust the server in this. */
export const ownContribution = strongSeed;
