import { type Refused, refused } from '@faubourg/core';

const TEXT = 'text without U+0000 and without halves of characters';
const decoder = new TextDecoder('utf-8', { fatal: true });

/** A quick test: nearly every text has fewer brackets in all than may be nested. */
function hasFewBrackets(text: string, most: number): boolean {
  let count = 0;
  for (const bracket of '{[') {
    for (let at = text.indexOf(bracket); at >= 0; at = text.indexOf(bracket, at + 1)) {
      if (++count > most) return false;
    }
  }
  return true;
}

/** The nesting is checked before parsing, so that nothing deep is ever built. */
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

/** Parses bytes from outside, or says what is wrong with them. */
export function parseBody(bytes: Uint8Array, depth: number): { value: unknown } | Refused {
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    return refused('FB-53', 'not-utf8', { expected: 'JSON in UTF-8' });
  }
  return parseText(text, depth);
}

/**
 * Thrown for texts with U+0000 or an unpaired surrogate, which databases do not store unchanged.
 */
class NoText extends Error {}

const isText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

function checkField(name: string, field: unknown): unknown {
  if (name === '__proto__') throw new SyntaxError('a field named "__proto__"');
  if (!isText(name) || (typeof field === 'string' && !isText(field))) throw new NoText();
  return field;
}

export function parseText(text: string, depth: number): { value: unknown } | Refused {
  if (tooDeep(text, depth)) return refused('FB-52', 'too-deep', { most: depth });
  try {
    // A field named __proto__ would set an object's prototype when it is copied carelessly.
    // Checking every field is slow, so only texts that can contain such a name are checked; U+0000
    // and unpaired surrogates can only be written as escapes.
    const suspect = text.includes('__proto__') || text.includes(String.raw`\u`);
    return { value: suspect ? JSON.parse(text, checkField) : JSON.parse(text) };
  } catch (error) {
    if (error instanceof NoText) return refused('FB-53', 'not-text', { expected: TEXT });
    return refused('FB-53', 'not-json', {
      expected: 'JSON',
      found: (error as Error).message.slice(0, 80),
    });
  }
}

/** Whether an address contains an encoded U+0000. It cannot contain unpaired surrogates. */
export const hasNul = (url: string): boolean => url.includes('%00');
