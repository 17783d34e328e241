/*
 * Writes `data/maps.json` from the board files: node games/downtown/test/make-maps.ts
 *
 * A board file describes a board completely, for people and programs that bring their own. For the
 * maps of the game the rules load only what cannot be derived: the size, how the rectangles lie,
 * and two digits (base 36) for the place of each lot. `board.test.ts` compares the two.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Board } from '../rules/index.ts';

const data = new URL('../data/', import.meta.url);

/** The text of `maps.json`. */
export function mapsText(): string {
  const maps = ['classic', 'avenues', 'ribbons'].map((name) => {
    const board = JSON.parse(readFileSync(new URL(`board-${name}.json`, data), 'utf8')) as Board;
    const { id, status, width, height, lots } = board;
    const { w, h } = lots[1]!;
    const at = lots.map(({ x, y }) => x.toString(36) + y.toString(36)).join('');
    return `  ${JSON.stringify(id)}: ${JSON.stringify({ status, width, height, w, h, at })}`;
  });
  return `{\n${maps.join(',\n')}\n}\n`;
}

if (import.meta.main) writeFileSync(new URL('maps.json', data), mapsText());
