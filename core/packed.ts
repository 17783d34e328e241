import { type Refused, refused } from './problem.ts';
import { parseJson } from './record.ts';
import { faultLine } from './shape.ts';

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  by: GenericTransformStream,
): Promise<Uint8Array> {
  // The streams of the platform are typed as pairs of anything; these two take and give bytes.
  const stream = new Blob([bytes]).stream().pipeThrough(by as ReadableWritablePair);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** JSON small enough to travel in an address: deflated, in the letters of base64url. */
export async function packJson(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const small = await through(bytes, new CompressionStream('deflate-raw'));
  let text = '';
  for (const byte of small) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The JSON out of what `packJson` made; or what is wrong with it. */
export async function unpackJson(text: string): Promise<{ value: unknown } | Refused> {
  let source: string;
  try {
    const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(raw, (character) => character.charCodeAt(0));
    const whole = await through(bytes, new DecompressionStream('deflate-raw'));
    source = new TextDecoder().decode(whole);
  } catch {
    const fault = { at: '(link)', expected: 'packed JSON', found: 'what cannot be unpacked' };
    return refused('FB-20', 'file-damaged', { ...fault, line: faultLine(fault) });
  }
  return parseJson(source);
}
