import { type Refused, refused } from '@faubourg/core';

const TEXT = 'text without U+0000 and without halves of characters';
const decoder = new TextDecoder('utf-8', { fatal: true });

/** Nearly everything that comes in has fewer brackets in all than may be open at once. */
function hasFewBrackets(text: string, most: number): boolean {
  let count = 0;
  for (const bracket of '{[') {
    for (let at = text.indexOf(bracket); at >= 0; at = text.indexOf(bracket, at + 1)) {
      if (++count > most) return false;
    }
  }
  return true;
}

/** Depth is counted before parsing, so that nothing deep is ever built. */
function tooDeep(text: string, most: number): boolean {
  if (hasFewBrackets(text, most)) return false;
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (quoted) {
      if (c === 92) i++;
      else if (c === 34) quoted = false;
    } else if (c === 34) quoted = true;
    else if (c === 123 || c === 91) {
      if (++depth > most) return true;
    } else if (c === 125 || c === 93) depth--;
  }
  return false;
}

/** Data out of bytes that came from anywhere, or what is wrong with them. */
export function readBody(bytes: Uint8Array, depth: number): { value: unknown } | Refused {
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    return refused('FB-53', 'not-utf8', { expected: 'JSON in UTF-8' });
  }
  return readText(text, depth);
}

/** Texts with U+0000 or half a character: no database keeps them as they are. */
class NoText extends Error {}

const isText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

function looked(name: string, field: unknown): unknown {
  if (name === '__proto__') throw new SyntaxError('a field named "__proto__"');
  if (!isText(name) || (typeof field === 'string' && !isText(field))) throw new NoText();
  return field;
}

export function readText(text: string, depth: number): { value: unknown } | Refused {
  if (tooDeep(text, depth)) return refused('FB-52', 'too-deep', { most: depth });
  try {
    // A field named __proto__ would set an object's prototype where it is copied carelessly.
    // Looking at every field is slow, so only texts that could spell it are looked at; U+0000
    // and half a character can only be spelt by an escape.
    const suspect = text.includes('__proto__') || text.includes(String.raw`\u`);
    return { value: suspect ? JSON.parse(text, looked) : JSON.parse(text) };
  } catch (error) {
    if (error instanceof NoText) return refused('FB-53', 'not-text', { expected: TEXT });
    return refused('FB-53', 'not-json', {
      expected: 'JSON',
      found: (error as Error).message.slice(0, 80),
    });
  }
}

/** Whether an address spells U+0000; halves of characters it cannot spell. */
export const hasNul = (url: string): boolean => url.includes('%00');
