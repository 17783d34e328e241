import type { Json, Seat } from '@faubourg/core';

/*
 * A message is a text with places to fill: `{name}`, `{count, plural, one {# floor} other
 * {# floors}}` and `{side, select, east {eastern} other {western}}`: the part of ICU's message
 * format we need. Branches hold plain text and `#` only; that keeps both the reader below and
 * the types that check every argument small. A sentence as an argument selects by the last part of
 * its id.
 */

/** Messages by id. */
export type Words = { readonly [id: string]: string };

/** The names of a message's places, read from its text by the compiler. */
export type Placeholders<Text> = Text extends `${string}{${infer Rest}`
  ? Rest extends `${infer Body}}${infer Tail}`
    ? Body extends `${infer Head}{${string}`
      ? Name<Head> | NamesAfterBranches<Tail>
      : Name<Body> | Placeholders<Tail>
    : never
  : never;
type Name<Body> = Body extends `${infer N},${string}` ? N : Body;
type NamesAfterBranches<Text> = Text extends `${infer Branch}}${infer Tail}`
  ? Branch extends `${string}{${string}`
    ? NamesAfterBranches<Tail>
    : Placeholders<Tail>
  : never;

/** Something that the game's `Piece` draws inside a sentence, with a text for screen readers. */
export type Piece = {
  readonly piece: string;
  readonly text: Sentence;
  readonly data?: Json;
};

/** What fills a place: text, a number (written as the language does), a player, a piece, a sentence. */
export type Arg = string | number | { readonly seat: Seat } | Piece | Sentence;
export type Args = { readonly [name: string]: Arg };

/** A sentence not yet in any language. */
export type Sentence = { readonly id: string; readonly args?: Args };

/** Makes sentences of one set of words; the compiler checks ids and arguments. */
export type Say<List extends Words> = <Id extends keyof List & string>(
  id: Id,
  ...rest: [Placeholders<List[Id]>] extends [never]
    ? []
    : [args: { readonly [name in Placeholders<List[Id]>]: Arg }]
) => Sentence;

/** A set of words in another language. */
type Translation<List extends Words> = { readonly [id in keyof List]: string };

/** Makes sentences of a set of words. With the types of translations, the compiler checks that all have the same places. */
export function sentenceMaker<
  List extends Words,
  First extends Translation<List> = List,
  Second extends Translation<List> = List,
  Third extends Translation<List> = List,
>(
  // No parameters, unless the places of a translation differ: then the compile error names the ids.
  ..._differs: [Differing<List, First> | Differing<List, Second> | Differing<List, Third>] extends [
    never,
  ]
    ? []
    : [Differing<List, First> | Differing<List, Second> | Differing<List, Third>]
): Say<List> {
  return (id, ...rest) => {
    const [args] = rest as [Args?];
    return args === undefined ? { id } : { id, args };
  };
}

/** The ids whose two languages have different places. */
type Differing<A extends Words, B extends Translation<A>> = {
  [id in keyof A]: [Placeholders<A[id]>, Placeholders<B[id]>] extends [
    Placeholders<B[id]>,
    Placeholders<A[id]>,
  ]
    ? never
    : id;
}[keyof A];

/** A segment of a message: plain text, or a place to fill. */
export type Segment =
  | string
  | { readonly name: string }
  | {
      readonly name: string;
      readonly by: 'plural' | 'select';
      readonly branches: { readonly [key: string]: string };
    };

const parsed = new Map<string, readonly Segment[]>();

/** The segments of a message. Each message is parsed once. */
export function segments(message: string): readonly Segment[] {
  const known = parsed.get(message);
  if (known) return known;
  const found: Segment[] = [];
  let at = 0;
  while (at < message.length) {
    const open = message.indexOf('{', at);
    if (open < 0) break;
    if (open > at) found.push(message.slice(at, open));
    const close = closing(message, open);
    found.push(place(message.slice(open + 1, close)));
    at = close + 1;
  }
  if (at < message.length) found.push(message.slice(at));
  parsed.set(message, found);
  return found;
}

function closing(message: string, open: number): number {
  for (let at = open, depth = 0; at < message.length; at++) {
    if (message[at] === '{') depth++;
    else if (message[at] === '}' && --depth === 0) return at;
  }
  throw new Error(`A place is not closed in "${message}"`);
}

function place(body: string): Segment {
  const parts = /^(\w+)(?:,\s*(plural|select),([^]*))?$/.exec(body);
  if (!parts) throw new Error(`Not a place to fill: {${body}}`);
  const [, name, by, rest] = parts as unknown as [
    string,
    string,
    'plural' | 'select' | undefined,
    string,
  ];
  if (by === undefined) return { name };
  const branches: Record<string, string> = {};
  for (const [, key, text] of rest.matchAll(/(=?[\w-]+)\s*\{([^{}]*)\}/g)) branches[key!] = text!;
  if (branches['other'] === undefined) throw new Error(`No branch "other" in {${body}}`);
  return { name, by, branches };
}
