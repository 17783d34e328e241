import {
  type GameRecord,
  isRefused,
  packJson,
  parseJson,
  readRecord,
  type Refused,
  unpackJson,
} from '@faubourg/core';

/** A record, compressed and encoded for use in an address. */
export const encodeRecord = (record: GameRecord): Promise<string> => packJson(record);

/** The record in the text of a file, or what is wrong with it. */
export function parseRecord(source: string): { record: GameRecord } | Refused {
  const parsed = parseJson(source);
  return isRefused(parsed) ? parsed : readRecord(parsed.value);
}

/** The record in an address, or what is wrong with it. */
export async function decodeRecord(text: string): Promise<{ record: GameRecord } | Refused> {
  const unpacked = await unpackJson(text);
  return isRefused(unpacked) ? unpacked : readRecord(unpacked.value);
}
