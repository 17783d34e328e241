import { describe, expect, test } from 'vitest';
import {
  startPlay,
  canonical,
  giveAnswer,
  type Play,
  QuickChance,
  refusal,
  eventsFor,
  winShares,
  undo,
  undoRecorded,
  undoRefusal,
} from '../index.ts';
import { toy, type ToyAnswer, type ToyState } from './toy/index.ts';

const SEED = 'ab'.repeat(32);
const start = (seats = 2): Play => startPlay(toy, { hand: 3, rounds: 4 }, seats, SEED).play;
const state = (play: Play): ToyState => play.state as ToyState;
const must = (play: Play, seat: number, answer: ToyAnswer): void => {
  const result = giveAnswer(play, seat, answer);
  if ('problem' in result) expect.unreachable(result.problem.code);
};
const card = (play: Play, seat: number, which: number): ToyAnswer => ({
  card: state(play).hands[seat]![which]!,
});

/** Both have bid; the winner is asked for coins. */
function afterBids(): { play: Play; winner: number } {
  const play = start();
  must(play, 0, card(play, 0, 0));
  must(play, 1, card(play, 1, 0));
  return { play, winner: state(play).winner! };
}

describe('a refused answer', () => {
  test('cites a rule, explains itself, and changes nothing', () => {
    const play = start();
    const before = canonical(play.state);
    const elsewhere = state(play).hands[1]![0]!;
    expect(giveAnswer(play, 0, { card: elsewhere })).toEqual({
      problem: { rule: 'TOY-2', code: 'not-in-hand', data: { card: elsewhere } },
    });
    expect(canonical(play.state)).toBe(before);
    expect(play.moves).toEqual([]);
  });

  test('FB-1 nothing can be answered after the end', () => {
    const play = start();
    state(play).phase = 'over';
    const over = { code: 'game-over', data: {} };
    expect(refusal(toy, state(play), 0, { card: 1 })).toEqual({ rule: 'FB-1', ...over });
    const ends = { ...toy, refusalRule: () => 'TOY-9' };
    expect(refusal(ends, state(play), 0, { card: 1 })).toEqual({
      rule: 'TOY-9',
      coreRule: 'FB-1',
      ...over,
    });
  });

  test('FB-2 only those who are asked may answer', () => {
    const { play, winner } = afterBids();
    expect(refusal(toy, state(play), 1 - winner, { pay: 0 })).toEqual({
      rule: 'TOY-3',
      coreRule: 'FB-2',
      code: 'not-asked',
      data: { seat: 1 - winner, waitingFor: [winner] },
    });
    expect(refusal(toy, state(play), 7, { pay: 0 })?.coreRule).toBe('FB-2');
  });

  test.each([
    [null],
    ['card'],
    [[]],
    [{ card: 25 }],
    [{ card: '3' }],
    [{ card: 1, pay: 1 }],
    [{}],
    [{ extra: 1 }],
  ])('FB-3 %o is not of the form of an answer', (answer) => {
    const why = refusal(toy, state(start()), 0, answer);
    expect(why).toMatchObject({ rule: 'TOY-2', coreRule: 'FB-3', code: 'answer-form' });
    expect(why!.data['line']).toMatch(/expected .*, found /);
  });
});

describe('undo', () => {
  test('takes back an own answer that revealed nothing', () => {
    const { play, winner } = afterBids();
    const before = canonical(play.state);
    const draws = play.chance.draws;
    must(play, winner, { pay: 2 });
    expect(undo(play, winner)).toBeNull();
    expect(canonical(play.state)).toBe(before);
    expect(play.chance.draws).toBe(draws);
    expect(play.moves.at(-1)).toEqual({ seat: winner, undo: true });
    must(play, winner, { pay: 1 });
    expect(state(play).bought).toBe(1);
  });

  test('goes back step by step, as far as the law allows', () => {
    const { play, winner } = afterBids();
    must(play, winner, { pay: 2 });
    must(play, winner, { hang: 'east' });
    expect(undo(play, winner)).toBeNull();
    expect(undo(play, winner)).toBeNull();
    expect(undo(play, winner)).toMatchObject({ problem: { rule: 'FB-4' } });
  });

  test('a secret choice can be taken back while nobody else has acted', () => {
    const play = start();
    must(play, 0, card(play, 0, 0));
    expect(undo(play, 0)).toBeNull();
    expect(state(play).chosen).toEqual([null, null]);
  });

  test('FB-4 not after a reveal', () => {
    const play = start();
    must(play, 0, card(play, 0, 0));
    must(play, 1, card(play, 1, 0));
    expect(undo(play, 1)).toEqual({
      problem: { rule: 'FB-4', code: 'chance-or-reveal', data: {} },
    });
  });

  test('FB-4 not after chance has answered', () => {
    const { play, winner } = afterBids();
    must(play, winner, { pay: 0 });
    must(play, winner, { throw: true });
    expect(undoRefusal(play, winner)).toEqual({ rule: 'FB-4', code: 'chance-or-reveal', data: {} });
  });

  test('FB-4 not after somebody else has acted, and nobody takes back for another', () => {
    const open = {
      ...toy,
      decisions: (s: ToyState) => toy.decisions(s).map((asked) => ({ ...asked, secret: false })),
    };
    const { play } = startPlay(open, { hand: 3, rounds: 4 }, 3, SEED);
    must(play, 0, card(play, 0, 0));
    expect(undoRefusal(play, 1)).toEqual({ rule: 'FB-4', code: 'nothing-to-undo', data: {} });
    must(play, 1, card(play, 1, 0));
    expect(undoRefusal(play, 0)).toEqual({ rule: 'FB-4', code: 'others-acted', data: { seat: 1 } });
    expect(undoRefusal(play, 1)).toBeNull();
  });

  test('an own step among secret ones can be taken back whatever the others have done', () => {
    const play = start(3);
    const [first, second, other] = [card(play, 0, 0), card(play, 0, 1), card(play, 1, 0)];
    must(play, 0, first);
    must(play, 0, second);
    expect(undoRefusal(play, 0)).toBeNull();
    must(play, 1, other);
    expect(undo(play, 0)).toBeNull();
    const numberOf = (answer: ToyAnswer): number | null => ('card' in answer ? answer.card : null);
    expect(state(play).chosen).toEqual([numberOf(first), numberOf(other), null]);
    expect(undo(play, 0)).toBeNull();
    expect(state(play).chosen).toEqual([null, numberOf(other), null]);
    expect(undo(play, 0)).toMatchObject({ problem: { code: 'nothing-to-undo' } });
    expect(undo(play, 1)).toBeNull();
    expect(play.answers).toEqual([]);
  });

  test('FB-4 not once a phase in which all act unseen has ended, though nothing was revealed', () => {
    const quiet = {
      ...toy,
      apply: (...given: Parameters<typeof toy.apply>) => ({
        ...toy.apply(...given),
        reveals: false,
      }),
    };
    const { play } = startPlay(quiet, { hand: 3, rounds: 4 }, 2, SEED);
    must(play, 0, card(play, 0, 0));
    must(play, 1, card(play, 1, 0));
    for (const seat of [0, 1]) {
      expect(undoRefusal(play, seat)).toEqual({ rule: 'FB-4', code: 'phase-over', data: {} });
    }
  });

  test('FB-4 not what the clock has answered, also after an undo of somebody else', () => {
    const play = start(3);
    must(play, 1, card(play, 1, 0));
    expect(giveAnswer(play, 0, card(play, 0, 0), 'clock')).not.toHaveProperty('problem');
    expect(undo(play, 1)).toBeNull();
    expect(undoRefusal(play, 0)).toEqual({ rule: 'FB-4', code: 'given-by-clock', data: {} });
  });

  test('a record may undo what could be undone when it was made', () => {
    const final = { problem: { code: 'final-answer' } };
    const bidFinal = (finalWasUndone: boolean): Play => {
      const game = { ...toy, finalRule: () => 'TOY-2', finalWasUndone };
      const { play } = startPlay(game, { hand: 3, rounds: 4 }, 3, SEED);
      must(play, 0, card(play, 0, 0));
      return play;
    };
    expect(undo(bidFinal(true), 0)).toMatchObject(final);
    expect(undoRecorded(bidFinal(true), 0)).toBeNull();
    expect(undoRecorded(bidFinal(false), 0)).toMatchObject(final);
    const { play, winner } = afterBids();
    expect(undoRecorded(play, winner)).toMatchObject({ problem: { code: 'chance-or-reveal' } });
  });

  test('FB-4 not where a rule of the game makes the answer final', () => {
    const firm = {
      ...toy,
      finalRule: (_s: ToyState, _seat: number, answer: ToyAnswer) =>
        'card' in answer ? 'TOY-2' : null,
    };
    const { play } = startPlay(firm, { hand: 3, rounds: 4 }, 2, SEED);
    must(play, 0, card(play, 0, 0));
    expect(undo(play, 0)).toEqual({
      problem: { rule: 'TOY-2', coreRule: 'FB-4', code: 'final-answer', data: {} },
    });
    expect(state(play).chosen[0]).not.toBeNull();
  });

  test('FB-4 not before anything was done', () => {
    expect(undo(start(), 0)).toEqual({
      problem: { rule: 'FB-4', code: 'nothing-to-undo', data: {} },
    });
  });

  test('cannot be used to roll again', () => {
    const { play, winner } = afterBids();
    const rolled = ['east', 'west'].map((bank) => {
      must(play, winner, { pay: 1 });
      must(play, winner, { hang: bank as 'east' | 'west' });
      const copy = toy.copy(state(play));
      const die = toy.apply(copy, winner, { throw: true }, { draws: 0, int: (n) => peek(play, n) })
        .events[0];
      undo(play, winner);
      undo(play, winner);
      return die;
    });
    expect(rolled[0]).toEqual(rolled[1]);
  });
});

/** What the table's own chance would draw next, without drawing it. */
function peek(play: Play, n: number): number {
  const ahead = startPlay(toy, play.options, play.seats, play.seed).play;
  for (const { seat, answer } of play.answers) giveAnswer(ahead, seat, answer);
  return ahead.chance.int(n);
}

describe('events', () => {
  test('are seen by those they are meant for, without saying for whom', () => {
    const events = [{ kind: 'a' }, { kind: 'b', only: [1] }, { kind: 'c', only: [0, 1] }];
    expect(eventsFor(events, 0)).toEqual([{ kind: 'a' }, { kind: 'c' }]);
    expect(eventsFor(events, 1)).toEqual([{ kind: 'a' }, { kind: 'b' }, { kind: 'c' }]);
    expect(eventsFor(events, null)).toEqual([{ kind: 'a' }]);
  });
});

test('win shares are split among the winners', () => {
  expect(winShares({ scores: [3, 5, 5], winners: [1, 2], reason: 'rounds' })).toEqual([
    0, 0.5, 0.5,
  ]);
});

test('a quick game from start to end leaves a lawful outcome', () => {
  const play = start(4);
  const chance = new QuickChance(1);
  for (;;) {
    const asked = toy.decisions(state(play)).find(({ owed }) => owed);
    if (!asked) break;
    const answers = toy.answers(state(play), asked.seat)!;
    must(play, asked.seat, answers[chance.int(answers.length)]!);
  }
  expect(toy.outcome(state(play))!.scores).toHaveLength(4);
});
