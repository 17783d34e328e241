import { type GameRecord, isRefused, parseJson, readRecord, type Refused } from '@faubourg/core';

async function transform(
  bytes: Uint8Array<ArrayBuffer>,
  by: GenericTransformStream,
): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(by as ReadableWritablePair);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A record, compressed and encoded for use in an address. */
export async function encodeRecord(record: GameRecord): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(record));
  const small = await transform(bytes, new CompressionStream('deflate-raw'));
  let text = '';
  for (const byte of small) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The record in the text of a file, or what is wrong with it. */
export function parseRecord(source: string): { record: GameRecord } | Refused {
  const parsed = parseJson(source);
  return isRefused(parsed) ? parsed : readRecord(parsed.value);
}

/** The record in an address, or what is wrong with it. */
export async function decodeRecord(text: string): Promise<{ record: GameRecord } | Refused> {
  let source = '';
  try {
    const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(raw, (character) => character.charCodeAt(0));
    const whole = await transform(bytes, new DecompressionStream('deflate-raw'));
    source = new TextDecoder().decode(whole);
  } catch {
    // The empty text is no JSON: `parseRecord` returns the problem.
  }
  return parseRecord(source);
}
