import { canonical, QuickChance } from '@faubourg/core';
import { expect, test } from 'vitest';
import { type DowntownState, downtown } from '../rules/index.ts';
import { MUTATION, randomGame } from './positions.ts';

/** Every place in some data, as a way to read and write it. */
function places(
  value: unknown,
  found: { holder: Record<string, unknown>; key: string }[] = [],
): typeof found {
  if (typeof value !== 'object' || value === null) return found;
  const holder = value as Record<string, unknown>;
  for (const key of Object.keys(holder)) {
    if (key === 'options') continue;
    found.push({ holder, key });
    places(holder[key], found);
  }
  return found;
}

/** One change that a person writing a position could make: a neighbouring number, another word. */
function disturb(s: DowntownState, draws: QuickChance): void {
  const all = places(s);
  const { holder, key } = all[draws.int(all.length)]!;
  const value = holder[key];
  const words = [
    'housing',
    'industry',
    'commerce',
    'park',
    null,
    'pile',
    'second',
    'ballot',
    'lobby',
    'decide',
    'order',
    'over',
    'card',
    'use',
  ];
  if (Array.isArray(value) && draws.int(2) === 0) value.pop();
  else if (Array.isArray(value))
    value.push(value.length > 0 ? structuredClone(value[draws.int(value.length)]) : draws.int(24));
  else if (typeof value === 'number')
    holder[key] = draws.int(2) === 0 ? draws.int(25) : value + 1 - 2 * draws.int(2);
  else if (typeof value === 'boolean') holder[key] = draws.int(3) === 0 ? null : !value;
  else {
    const other: readonly unknown[] = [
      ...words,
      { pass: true },
      { lot: 1 + draws.int(24), plots: 1 + draws.int(3) },
      true,
      false,
    ];
    holder[key] = other[draws.int(other.length)];
  }
}

/** Plays on at random; whatever happens, the laws hold and there is an end. */
function playsOn(s: DowntownState, draws: QuickChance): void {
  for (let answers = 0; answers < 1000; answers++) {
    const shape = downtown.shapes.state.fault(s, 'state');
    if (shape) throw new Error(`${shape.at} in ${JSON.stringify(s)}`);
    const faults = downtown.faults(s);
    if (faults.length > 0) throw new Error(`${faults.join('; ')} in ${JSON.stringify(s)}`);
    const owed = downtown.decisions(s).filter((decision) => decision.owed);
    if (owed.length === 0) {
      if (downtown.outcome(s) === null) throw new Error('an end without an outcome');
      return;
    }
    const { seat } = owed[draws.int(owed.length)]!;
    const listed = downtown.answers(s, seat)!;
    downtown.fast!.node(s);
    downtown.apply(s, seat, listed[draws.int(listed.length)]!, draws);
  }
  throw new Error('no end');
}

test('a position that passes all checks can be played to the end, however it was written', () => {
  const draws = new QuickChance(11);
  let accepted = 0;
  for (let game = 0; game < (MUTATION ? 5 : 60); game++) {
    const positions: DowntownState[] = [];
    const options = { secondCard: game % 2 ? 'any-pile' : 'other-pile' } as const;
    randomGame(2 + (game % 5), game, game % 5 ? options : {}, (s) =>
      positions.push(downtown.copy(s)),
    );
    for (let tried = 0; tried < 300; tried++) {
      const s = structuredClone(positions[draws.int(positions.length)]!);
      const before = canonical(s);
      for (let changes = 1 + draws.int(3); changes > 0; changes--) disturb(s, draws);
      if (canonical(s) === before || downtown.shapes.state.fault(s, '') !== null) continue;
      if (downtown.faults(s).length > 0) continue;
      accepted++;
      playsOn(s, draws);
    }
  }
  expect(accepted).toBeGreaterThan(MUTATION ? 5 : 100);
});
