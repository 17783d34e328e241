import {
  type AnyPlayableGame,
  type Json,
  type Move,
  orThrow,
  type Play,
  QuickChance,
  randomAnswer,
  readOptions,
} from '@faubourg/core';
import { beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '../../games/index.ts';
import { beginSaved, LocalSource, newGame, playSavedMove } from '../src/source/local.ts';
import type { SavedGame } from '../src/source/saved-game.ts';
import { tookLine, wentBack } from '../src/source/take-backs.ts';

/** How many answers are given before somebody goes back. */
const ROWS = 40;

const replayed = (game: AnyPlayableGame, saved: SavedGame): Play => {
  const { play } = beginSaved(game, saved);
  for (const move of saved.moves) playSavedMove(play, move);
  return play;
};

/** Gives random legal answers until so many rows are played. */
function playOn(play: Play, rows: number, chance: QuickChance): readonly Move[] {
  while (play.moves.length < rows) {
    const asked = play.game.decisions(play.state).find(({ owed }) => owed);
    if (!asked) break;
    const answer = randomAnswer(play.game, play.state, asked.seat, chance);
    playSavedMove(play, { seat: asked.seat, answer });
  }
  return play.moves.slice();
}

async function rulesOf(id: string): Promise<AnyPlayableGame> {
  return catalogue[id]!.rules();
}

async function begun(id: string): Promise<{ game: AnyPlayableGame; saved: SavedGame }> {
  const game = await rulesOf(id);
  const plan = ['You', 'Odile', 'Bruno'].map((name, seat) => ({
    name,
    kind: seat === 0 ? ('person' as const) : ('bot' as const),
  }));
  const { options } = orThrow(readOptions(game, {}, plan.length));
  return { game, saved: newGame(game, options, plan, 0) };
}

const games = Object.values(catalogue).flatMap(({ id, page }) => (page ? [id] : []));

test.each(games)('%s: after going back the same draws come again', async (id) => {
  const { game, saved } = await begun(id);
  const moves = playOn(replayed(game, saved), ROWS, new QuickChance(3));
  const line = { ...saved, moves };
  const end = replayed(game, line).state;
  for (const row of [0, 7, moves.length - 1]) {
    const back = wentBack(line, row);
    // The same answers lead to the same state, whatever was drawn on the way.
    expect(replayed(game, { ...back, moves }).state).toEqual(end);
    expect(back.moves).toEqual(moves.slice(0, row));
  }
});

test.each(games)('%s: no line is lost, and each can be returned to', async (id) => {
  const { game, saved } = await begun(id);
  const first = playOn(replayed(game, saved), ROWS, new QuickChance(3));
  const back = wentBack({ ...saved, moves: first }, 9);
  const second = playOn(replayed(game, back), ROWS - 5, new QuickChance(8));
  const returned = tookLine({ ...back, moves: second }, 0);
  expect(returned.moves).toEqual(first);
  expect(returned.lines).toHaveLength(1);
  const again = tookLine(returned, 0);
  expect(again.moves).toEqual(second);
  // Both lines share the rows before the one that was gone back to, and perhaps more.
  expect(again.lines![0]!.from).toBeGreaterThanOrEqual(9);
  expect(second.slice(0, 9)).toEqual(first.slice(0, 9));
});

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => setTimeout(call));
  vi.stubGlobal('document', { hidden: false });
});

type Thinker = ConstructorParameters<typeof LocalSource>[2]['thinker'];
const silent: Thinker['think'] = () => new Promise<Json>(() => {});

/** A source whose bots never answer by themselves: the test answers for every seat. */
async function openedSource(
  people: number,
  think: Thinker['think'] = silent,
): Promise<{ source: LocalSource; kept: SavedGame[] }> {
  const { game, saved } = await begun('downtown');
  const plan = saved.plan.map((one, seat) => ({
    ...one,
    kind: seat < people ? ('person' as const) : ('bot' as const),
  }));
  const kept: SavedGame[] = [];
  const source = new LocalSource({ ...saved, plan }, game, {
    thinker: { think, eager: async () => [], close: () => {} } as Thinker,
    save: async (one) => {
      kept.push(one);
    },
  });
  return { source, kept };
}

async function answerAll(source: LocalSource, rows: number): Promise<void> {
  const chance = new QuickChance(5);
  while (source.now.row < rows) {
    const { seat } = source.now.decisions.find(({ owed }) => owed)!;
    source.setViewer(seat);
    // Which answers are legal never depends on what a seat cannot see.
    const state = source.game.resample(source.now.view, chance);
    await source.give(seat, randomAnswer(source.game, state, seat, chance));
  }
  source.setViewer(0);
}

test('one goes back to an own decision as often as one likes, and the game is kept with its lines', async () => {
  const { source, kept } = await openedSource(1);
  await answerAll(source, 12);
  for (const lines of [1, 2, 3]) {
    const last = source.steps.findLast(({ seat }) => seat === 0)!.row - 1;
    expect(source.takeBacks!.able).toBe(true);
    await source.takeBacks!.to(null);
    expect(source.now.row).toBe(last);
    expect(source.now.decisions.some(({ seat }) => seat === 0)).toBe(true);
    expect(source.takeBacks!.lines).toHaveLength(lines);
    expect(kept.at(-1)!.lines).toHaveLength(lines);
    expect(kept.at(-1)!.moves).toHaveLength(last);
  }
  source.close();
});

test('what a bot was thinking about before one went back is not played after it', async () => {
  const thoughts: ((answer: Json) => void)[] = [];
  const { source } = await openedSource(
    1,
    () => new Promise<Json>((resolve) => void thoughts.push(resolve)),
  );
  await answerAll(source, 8);
  // The bots are asked after the next frame.
  await vi.waitFor(() => expect(thoughts.length).toBeGreaterThan(0));
  const before = thoughts.splice(0);
  await source.takeBacks!.to(null);
  const { row } = source.now;
  for (const answer of before) answer({ pass: true });
  await new Promise((resolve) => setTimeout(resolve));
  expect(source.now.row).toBe(row);
  source.close();
});

test('nobody goes back where another person plays: it would show what will be drawn', async () => {
  const { source } = await openedSource(2);
  await answerAll(source, 6);
  expect(source.takeBacks).toBeUndefined();
  source.close();
});
