import type { GameVersions } from '@faubourg/core';
import { openCatalogue } from '../context/catalogue.ts';
import { checkRecord, type Verdict } from './check-record.ts';
import type { RecordText } from './read-records.ts';

/** Records for a thread to check, together: one at a time they would spend their time travelling. */
export type VerifyTask = { readonly module: string; readonly records: readonly RecordText[] };

let games: Promise<GameVersions> | null = null;

/** Entry of the threads that verify; gives the verdicts as JSON. */
export async function verifyTask({ module, records }: VerifyTask): Promise<string> {
  games ??= openCatalogue(module).then((catalogue) => catalogue.versions());
  const known = await games;
  return JSON.stringify(records.map(({ text }): Verdict => checkRecord(text, known)));
}
