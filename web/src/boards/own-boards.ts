import type { Json } from '@faubourg/core';

/*
 * The boards that a person keeps on this device, one entry of the browser's storage each. This file
 * imports no code: set-up reads the list before it loads anything of a game.
 */

export type OwnBoard = {
  readonly id: string;
  readonly game: string;
  readonly kind: string;
  /** Its name is a remark in it (`board-file.ts`). */
  readonly value: Json;
  readonly changedAt: number;
};

const PREFIX = 'faubourg.board.';
/** Used where the browser stores nothing: then boards last as long as the page is open. */
const inMemory = new Map<string, string>();

function stored(): [key: string, text: string][] {
  const found = new Map(inMemory);
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i);
      if (key?.startsWith(PREFIX)) found.set(key, localStorage.getItem(key) ?? '');
    }
  } catch {
    // Storage is not available.
  }
  return [...found];
}

function parsed(text: string): OwnBoard | null {
  try {
    const board = JSON.parse(text) as Partial<OwnBoard>;
    const { id, game, kind, value } = board;
    if (typeof id !== 'string' || typeof game !== 'string' || typeof kind !== 'string') return null;
    if (typeof value !== 'object' || value === null) return null;
    return { id, game, kind, value, changedAt: Number(board.changedAt) || 0 };
  } catch {
    return null;
  }
}

/** The boards of a game, the one changed last first. */
export function ownBoards(game: string): OwnBoard[] {
  return stored()
    .flatMap(([, text]) => parsed(text) ?? [])
    .filter((board) => board.game === game)
    .sort((a, b) => b.changedAt - a.changedAt);
}

export function ownBoard(id: string): OwnBoard | null {
  const text = stored().find(([key]) => key === PREFIX + id)?.[1];
  return text === undefined ? null : parsed(text);
}

/** Keeps a board. Returns false if the browser has no space for it: then it lasts for this visit. */
export function keepBoard(board: Omit<OwnBoard, 'changedAt'>): boolean {
  const key = PREFIX + board.id;
  const text = JSON.stringify({ ...board, changedAt: Date.now() } satisfies OwnBoard);
  try {
    localStorage.setItem(key, text);
    inMemory.delete(key);
    return true;
  } catch {
    inMemory.set(key, text);
    return false;
  }
}

export function forgetBoard(id: string): void {
  inMemory.delete(PREFIX + id);
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // Storage is not available: there is nothing to remove.
  }
}

/** The id of a new board. */
export function newBoardId(): string {
  const random = crypto.getRandomValues(new Uint32Array(2));
  return [...random].map((part) => part.toString(36)).join('');
}
