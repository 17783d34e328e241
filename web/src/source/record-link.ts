import { type GameRecord, isRefused, parseJson, readRecord, type Refused } from '@faubourg/core';

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  by: GenericTransformStream,
): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(by as ReadableWritablePair);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A record small enough to travel in an address. */
export async function encodeRecord(record: GameRecord): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(record));
  const small = await through(bytes, new CompressionStream('deflate-raw'));
  let text = '';
  for (const byte of small) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The record out of a file's text; or what is wrong with it. */
export function parseRecord(source: string): { record: GameRecord } | Refused {
  const parsed = parseJson(source);
  return isRefused(parsed) ? parsed : readRecord(parsed.value);
}

/** The record out of an address; or what is wrong with it. */
export async function decodeRecord(text: string): Promise<{ record: GameRecord } | Refused> {
  let source = '';
  try {
    const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
    const whole = await through(bytes, new DecompressionStream('deflate-raw'));
    source = new TextDecoder().decode(whole);
  } catch {
    // What cannot be unpacked is no JSON either: the reader below says so.
  }
  return parseRecord(source);
}
