import type { GameVersions } from '@faubourg/core';
import { openGames } from '../context/game-loader.ts';
import { checkRecord, type Verdict } from './check-record.ts';
import type { RecordText } from './read-records.ts';

/**
 * Records for a thread. Several at once, because sending each record alone costs more time than
 * checking it.
 */
export type VerifyTask = { readonly module: string; readonly records: readonly RecordText[] };

let games: Promise<GameVersions> | null = null;

/** Entry of the threads that verify. Returns the verdicts as JSON. */
export async function verifyTask({ module, records }: VerifyTask): Promise<string> {
  games ??= openGames(module).then((loader) => loader.versions());
  const known = await games;
  return JSON.stringify(records.map(({ text }): Verdict => checkRecord(text, known)));
}
