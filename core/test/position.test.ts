import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyAnswer,
  startFromPosition,
  startPlay,
  canonical,
  orThrow,
  copyJson,
  giveAnswer,
  gameVersions,
  parseJson,
  type Position,
  problemLine,
  readPosition,
  undo,
  writePosition,
  writeRecord,
} from '../index.ts';
import { toy, type ToyState } from './toy/index.ts';

const games = gameVersions([toy]);
const SEED = 'cd'.repeat(32);

function middle(): { position: Position; state: string } {
  const { play } = startPlay(toy, { hand: 3, rounds: 4 }, 2, SEED);
  for (const seat of [0, 1])
    giveAnswer(play, seat, { card: (play.state as ToyState).hands[seat]![0]! });
  const chance = { seed: SEED, draws: play.chance.draws };
  return {
    position: writePosition(toy, play.options, 2, play.state, chance),
    state: canonical(play.state),
  };
}

const why = (value: unknown): string => {
  const read = readPosition(value, games);
  return 'problem' in read ? problemLine(read.problem) : 'fine';
};

describe('a position', () => {
  test('written and read back, a position is the same and goes on with the same chance', () => {
    const { position, state } = middle();
    const parsed = parseJson(JSON.stringify(position));
    const results = [1, 2].map(() => {
      const read = readPosition('value' in parsed ? parsed.value : null, games);
      if ('problem' in read) return problemLine(read.problem);
      expect(canonical(read.state)).toBe(state);
      const { winner } = read.state as ToyState;
      applyAnswer(read.game, read.state, winner!, { pay: 0 }, read.chance);
      applyAnswer(read.game, read.state, winner!, { throw: true }, read.chance);
      return canonical(read.state);
    });
    expect(results[0]).toBe(results[1]);
    expect(results[0]).toMatch(/^\{/);
  });

  test('is played on from: undo leads back to it, chance goes on, and it has no record', () => {
    const { position, state } = middle();
    const { options, seats, chance } = position;
    const play = startFromPosition(toy, options, seats, position.state, chance!);
    const { winner } = play.state as ToyState;
    orThrow(giveAnswer(play, winner!, { pay: 0 }));
    expect(canonical(play.state)).not.toBe(state);
    expect(undo(play, winner!)).toBeNull();
    expect(canonical(play.state)).toBe(state);
    // The position itself is as it was: the game plays on a copy.
    expect(canonical(position.state)).toBe(state);
    orThrow(giveAnswer(play, winner!, { pay: 0 }));
    orThrow(giveAnswer(play, winner!, { throw: true }));
    const read = orThrow(readPosition(position, games));
    orThrow(applyAnswer(toy, read.state as ToyState, winner!, { pay: 0 }, read.chance));
    orThrow(applyAnswer(toy, read.state as ToyState, winner!, { throw: true }, read.chance));
    expect(canonical(play.state)).toBe(canonical(read.state));
    expect(play.chance.draws).toBe(read.chance.draws);
    const shuffling = { scheme: 1, commitment: '', contributions: [], secret: null } as const;
    expect(() => writeRecord(play, { seats: [], shuffling })).toThrow('has no record');
  });

  test('must be of as many seats as it says', () => {
    const { position } = middle();
    expect(why({ ...position, seats: 3 })).toContain('hands: 2 for 3 seats');
  });

  test('written by hand without chance, it goes on with a new seed', () => {
    const { position } = middle();
    const loads = [1, 2].map(() => readPosition({ ...position, chance: null }, games));
    const numbers = loads.map((read) => 'chance' in read && read.chance.int(2 ** 32));
    expect(numbers[0]).not.toBe(numbers[1]);
  });

  test('is a copy: playing on does not change the file it came from', () => {
    const { position } = middle();
    const before = canonical(position);
    const read = orThrow(readPosition(position, games));
    applyAnswer(read.game, read.state, (read.state as ToyState).winner!, { pay: 1 }, read.chance);
    expect(canonical(position)).toBe(before);
  });

  const damages: [string, (p: Record<string, unknown>) => unknown, RegExp][] = [
    [
      'of another kind',
      (p) => ({ ...p, format: 'faubourg/record' }),
      /format: expected "faubourg\/position"/,
    ],
    ['of an unknown game', (p) => ({ ...p, game: 'go' }), /FB-12 game-unknown/],
    [
      'with a wrong number of seats',
      (p) => ({ ...p, seats: 5 }),
      /FB-10 seat-count: game "toy", min 2, max 4/,
    ],
    ['with a wrong option', (p) => ({ ...p, options: { hand: 9 } }), /FB-11 option-value/],
    [
      'with a field of the state missing',
      (p) => ({ ...p, state: { ...(p['state'] as object), bank: undefined } }),
      /state.bank: expected a whole number/,
    ],
    [
      'with a card too high',
      (p) => ({ ...p, state: { ...(p['state'] as object), pile: [25] } }),
      /state.pile\[0\]: expected a whole number from 1 to 24, found 25/,
    ],
    [
      'with coins from nowhere',
      (p) => ({ ...p, state: { ...(p['state'] as object), bank: 41 } }),
      /FB-22 position-impossible: faults \["coins: 53 in all, expected 52"\]/,
    ],
    [
      'with a bad seed',
      (p) => ({ ...p, chance: { seed: 'x', draws: 0 } }),
      /chance.seed: expected 64 hexadecimal digits/,
    ],
  ];
  test.each(damages)('a position %s is refused', (_, damage, expected) => {
    expect(
      why(JSON.parse(JSON.stringify(damage(copyJson<Record<string, unknown>>(middle().position))))),
    ).toMatch(expected);
  });

  test('nothing at all makes it throw', () => {
    fc.assert(fc.property(fc.anything(), (value) => why(value) !== 'fine'));
  });
});
