import { canonical, type Json, parseJson, type Refused, withoutRemarks } from '@faubourg/core';
import type { BoardKind } from './board-kind.ts';

/*
 * A board file is the data file of the game itself. Its name, its game and its kind are remarks in
 * it, so that it is a valid value of the game's option wherever it goes: a table, a record, a link.
 */

/** The longest name of a board, in characters. */
export const LONGEST_NAME = 60;

type Fields = { readonly [name: string]: Json };

const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;

/** The name that a board gives itself; empty if it gives none. */
export function boardName(value: unknown): string {
  const name = fieldsOf(value)?.['$name'];
  return typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '';
}

/** A copy with another name. */
export const named = (value: Json, name: string): Json => ({
  ...fieldsOf(value),
  $name: name.slice(0, LONGEST_NAME),
});

/** The file of a board: it says its game and kind, for those who open it. */
export function boardFile(game: string, kind: string, value: Json): Json {
  const { $name, ...rest } = fieldsOf(value) ?? {};
  return { ...($name !== undefined && { $name }), $game: game, $kind: kind, ...rest };
}

/** A board as it stands in a file or a link, with the game and kind that it names, if any. */
export type FoundBoard = {
  readonly value: Json;
  readonly game: string | null;
  readonly kind: string | null;
};

/** Takes game and kind off a file. */
export function foundBoard(value: unknown): FoundBoard {
  const fields = fieldsOf(value);
  if (!fields) return { value: value as Json, game: null, kind: null };
  const { $game, $kind, ...rest } = fields;
  return {
    value: rest,
    game: typeof $game === 'string' ? $game : null,
    kind: typeof $kind === 'string' ? $kind : null,
  };
}

/** The board in a text, or why it is none. */
export function parseBoard(text: string): FoundBoard | Refused {
  const parsed = parseJson(text);
  return 'problem' in parsed ? parsed : foundBoard(parsed.value);
}

/** The kind of a file: the one it names, otherwise the one whose form it has. */
export function kindOf(
  { kind, value }: Pick<FoundBoard, 'kind' | 'value'>,
  kinds: readonly BoardKind[],
): BoardKind | null {
  const wanted = kinds.find(({ id }) => id === kind);
  return wanted ?? kinds.find(({ shape }) => shape.fault(value, '') === null) ?? null;
}

/** Eight digits that differ as soon as two boards play differently or look different; not its name. */
export async function boardDigits(value: Json): Promise<string> {
  const { sha256, toHex, utf8 } = await import('@faubourg/core');
  return toHex(sha256(utf8(canonical(withoutRemarks<unknown>(value))))).slice(0, 8);
}
