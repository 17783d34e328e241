import { QuickChance, orThrow, randomAnswer, readOptions } from '@faubourg/core';
import { beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '../../games/index.ts';
import { beginSaved, LocalSource, newGame, playSavedMove } from '../src/source/local.ts';
import type { SavedGame } from '../src/source/saved-game.ts';

/** How many rows are played. */
const ROWS = 40;

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => setTimeout(call));
  vi.stubGlobal('document', { hidden: false });
});

const games = Object.values(catalogue).flatMap(({ id, page }) => (page ? [id] : []));

test.each(games)('%s: a row that was shown looks as if all moves were played again', async (id) => {
  const game = await catalogue[id]!.rules();
  const plan = ['Ana', 'Ben', 'Cem'].map((name) => ({ name, kind: 'person' as const }));
  const { options } = orThrow(readOptions(game, {}, plan.length));
  let kept: SavedGame = newGame(game, options, plan, 0);
  const open = (saved: SavedGame): LocalSource =>
    new LocalSource(saved, game, {
      thinker: { think: () => new Promise(() => {}), eager: async () => [] },
      save: async (one) => {
        kept = one;
      },
    });
  const source = open(kept);
  const { play } = beginSaved(game, kept);
  const chance = new QuickChance(5);
  while (source.now.row < ROWS && source.now.outcome === null) {
    const { seat } = source.now.decisions.find(({ owed }) => owed)!;
    const answer = randomAnswer(game, play.state, seat, chance);
    expect(await source.give(seat, answer)).toBe(null);
    playSavedMove(play, { seat, answer });
    if (source.now.row % 7 === 0 && (await source.undo(seat)) === null)
      playSavedMove(play, { seat, undo: true });
  }
  const again = open(kept);
  expect(again.now.row).toBe(source.now.row);
  for (const viewer of [0, 1]) {
    again.setViewer(viewer);
    // The first viewer stays: another one makes the source forget what was shown.
    if (viewer !== source.viewer) source.setViewer(viewer);
    for (let row = 0; row <= again.now.row; row += 3)
      expect(await source.at(row)).toEqual(await again.at(row));
  }
  source.close();
  again.close();
});
