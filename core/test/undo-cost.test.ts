import { expect, test } from 'vitest';
import {
  type AnyPlayableGame,
  anyJson,
  canonical,
  giveAnswer,
  type Play,
  playData,
  type PlayData,
  QuickChance,
  resumePlay,
  startFromPosition,
  startPlay,
  undo,
} from '../index.ts';

type Sum = { sum: number; draws: number[] };

/** One seat adds numbers for as long as it likes; a negative one draws. */
function addingGame(): { readonly game: AnyPlayableGame; readonly applied: () => number } {
  let applied = 0;
  const game = {
    id: 'adding',
    rules: 1,
    shapes: { answer: anyJson },
    setUp: () => ({ state: { sum: 0, draws: [] } satisfies Sum, events: [] }),
    decisions: () => [{ seat: 0, kind: 'add', rule: 'A-1', owed: true, secret: false }],
    check: () => null,
    apply: (state: Sum, _seat: number, answer: number, chance: { int(n: number): number }) => {
      applied++;
      if (answer < 0) state.draws.push(chance.int(1000));
      state.sum = (state.sum * 31 + answer) % 1_000_003;
      return { events: [], reveals: false };
    },
    copy: (state: Sum): Sum => ({ ...state, draws: [...state.draws] }),
  };
  return { game: game as unknown as AnyPlayableGame, applied: () => applied };
}

const seed = '5a'.repeat(32);

/** More than any undo may replay, and less than a long game has. */
const FEW = 10;

/** Plays answers and undos at random; calls `each` after every undo with the answers it replayed. */
function playAtRandom(
  play: Play,
  applied: () => number,
  moves: number,
  each: (replayed: number) => void,
): void {
  const chance = new QuickChance(7);
  for (let i = 0; i < moves; i++) {
    const before = applied();
    // Undos come in runs, so that they reach far back.
    const back = play.answers.length > 0 && !play.answers.at(-1)!.fixed && chance.int(40) < 17;
    if (!back) giveAnswer(play, 0, chance.int(50) === 0 ? -1 : chance.int(9));
    else {
      undo(play, 0);
      each(applied() - before);
    }
  }
}

/** The state of the answers that stand, played by another copy of the game from the beginning. */
function stateOfStanding(play: Play): string {
  const again = startPlay(addingGame().game, {}, 1, seed).play;
  for (const { answer } of play.answers) giveAnswer(again, 0, answer);
  return canonical([again.state, again.chance.draws]);
}

test('an undo replays a few answers, however long the game is, and gives the same state', () => {
  const { game, applied } = addingGame();
  const { play } = startPlay(game, {}, 1, seed);
  playAtRandom(play, applied, 3000, (replayed) => {
    expect(replayed).toBeLessThanOrEqual(FEW);
  });
  expect(play.answers.length).toBeGreaterThan(200);
  expect(canonical([play.state, play.chance.draws])).toBe(stateOfStanding(play));
});

test('a long run of undos gives the states of before, one after the other', () => {
  const { game, applied } = addingGame();
  const { play } = startPlay(game, {}, 1, seed);
  const states: string[] = [];
  for (let i = 0; i < 500; i++) {
    states.push(canonical(play.state));
    giveAnswer(play, 0, i);
  }
  const before = applied();
  while (play.answers.length > 0) {
    undo(play, 0);
    expect(canonical(play.state)).toBe(states[play.answers.length]);
  }
  expect(applied() - before).toBeLessThanOrEqual(500 * FEW);
});

test('the same holds for a game that began from a position', () => {
  const { game, applied } = addingGame();
  const from = { sum: 5, draws: [1] };
  const play = startFromPosition(game, {}, 1, from, { seed, draws: 3 });
  playAtRandom(play, applied, 400, (replayed) => {
    expect(replayed).toBeLessThanOrEqual(FEW);
  });
  while (play.answers.length > 0 && !play.answers.at(-1)!.fixed) undo(play, 0);
  const again = startFromPosition(addingGame().game, {}, 1, from, { seed, draws: 3 });
  for (const { answer } of play.answers) giveAnswer(again, 0, answer);
  expect(canonical(play.state)).toBe(canonical(again.state));
});

test('a game resumed from data undoes as before, replaying a bounded number of answers', () => {
  const { game, applied } = addingGame();
  let { play } = startPlay(game, {}, 1, seed);
  /** The state before each answer that stands since the last draw. */
  const states: string[] = [];
  const undoOne = (): void => {
    const before = applied();
    expect(undo(play, 0)).toBeNull();
    expect(applied() - before).toBeLessThanOrEqual(40);
    expect(canonical(play.state)).toBe(states.pop());
  };
  const give = (answer: number): void => {
    states.push(canonical(play.state));
    giveAnswer(play, 0, answer);
    if (answer < 0) states.length = 0;
  };
  const chance = new QuickChance(11);
  for (let i = 0; i < 1200; i++) {
    if (i % 97 === 0) {
      const text = JSON.stringify(playData(play).data);
      play = resumePlay(game, {}, 1, JSON.parse(text) as PlayData);
    }
    if (states.length > 0 && chance.int(40) < 17) undoOne();
    else give(chance.int(150) === 0 ? -1 : chance.int(9));
  }
  while (states.length > 0) undoOne();
  // Nothing from before the last draw can be undone, and that is still known.
  expect(undo(play, 0)).toMatchObject({ problem: { code: 'chance-or-reveal' } });
});
