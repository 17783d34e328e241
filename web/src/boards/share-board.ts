import { isRefused, type Json, packJson, type Refused, unpackJson } from '@faubourg/core';
import { jsonText } from './json-text.ts';
import { boardFile, type FoundBoard, foundBoard, parseBoard } from './board-file.ts';

/** The address of a board that is packed into the address itself, after the `#`. */
export async function boardHash(game: string, kind: string, value: Json): Promise<string> {
  return `#/boards/${game}/link/${await packJson(boardFile(game, kind, value))}`;
}

/** The board in an address, or what is wrong with it. */
export async function unpackBoard(packed: string): Promise<FoundBoard | Refused> {
  const unpacked = await unpackJson(packed);
  return isRefused(unpacked) ? unpacked : foundBoard(unpacked.value);
}

/** The board in a pasted text: a link to it, or the file itself. */
export function readBoard(text: string): Promise<FoundBoard | Refused> {
  const packed = /#\/boards\/[\w-]+\/link\/([\w-]+)/.exec(text)?.[1];
  return packed === undefined ? Promise.resolve(parseBoard(text)) : unpackBoard(packed);
}

/** Lets the browser save a board as a file. */
export function saveBoardFile(game: string, kind: string, value: Json, name: string): void {
  const text = `${jsonText(boardFile(game, kind, value))}\n`;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-') || kind}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
