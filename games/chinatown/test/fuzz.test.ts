import { copyJson, QuickChance } from '@faubourg/core';
import { gamesToPlay } from '@faubourg/core/conformance';
import { expect, test } from 'vitest';
import { chinatown, type ChinatownState } from '../rules/index.ts';
import { fast } from '../rules/fast/index.ts';
import { options } from './positions.ts';

/** A random position out of a random game with random options. */
function randomPosition(chance: QuickChance): ChinatownState {
  const seats = 3 + chance.int(3);
  const own = Object.fromEntries(
    chinatown.options.map(({ name, values }) => {
      const named = values(seats);
      return [name, named[chance.int(named.length)]];
    }),
  );
  const { state } = chinatown.setUp(options(own, seats), seats, chance);
  for (let acts = chance.int(250); acts > 0 && state.phase !== 'over'; acts--) act(state, chance);
  return state;
}

function act(s: ChinatownState, chance: QuickChance): void {
  const asked = chinatown.decisions(s);
  const { seat } = asked[chance.int(asked.length)]!;
  const answer = chinatown.sample!(s, seat, chance);
  const why = chinatown.check(s, seat, answer);
  if (why) throw new Error(`${JSON.stringify(answer)} was refused: ${why.code}`);
  chinatown.apply(s, seat, answer, chance);
}

/** Changes one thing somewhere inside, to something of the same kind found elsewhere. */
function mutate(value: unknown, chance: QuickChance): void {
  if (typeof value !== 'object' || value === null) return;
  const fields = value as Record<string, unknown>;
  const names = Object.keys(fields);
  if (names.length === 0) return;
  const name = names[chance.int(names.length)]!;
  const inner = fields[name];
  if (typeof inner === 'object' && inner !== null && chance.int(4) > 0)
    return mutate(inner, chance);
  const other = fields[names[chance.int(names.length)]!];
  const ways: (() => unknown)[] = [
    () => copyJson(other),
    () => (typeof inner === 'number' ? inner + chance.int(5) - 2 : null),
    () => (typeof inner === 'boolean' ? !inner : []),
    () => (Array.isArray(inner) ? inner.slice(1) : 'fish'),
    () => (Array.isArray(inner) ? [...inner, ...inner.slice(0, 1)] : 0),
    () =>
      ['keep', 'trade', 'build', 'over', 'open', 'hidden', 'on', 'off', 'in-turn', 'hold', 'all'][
        chance.int(11)
      ],
  ];
  fields[name] = ways[chance.int(ways.length)]!();
}

test('whatever passes as a position can be played to its end', () => {
  const chance = new QuickChance(4);
  let played = 0;
  for (let i = 0; i < gamesToPlay(300); i++) {
    const s = copyJson(randomPosition(chance));
    for (let changes = 1 + chance.int(2); changes > 0; changes--) mutate(s, chance);
    if (chinatown.shapes.state.fault(s, '') || chinatown.faults(s).length > 0) continue;
    played++;
    const seats = s.money.length;
    for (const viewer of [null, ...s.money.keys()]) {
      const view = chinatown.view(s, viewer);
      chinatown.forecast!(view);
      const twin = chinatown.resample(view, chance);
      expect(chinatown.faults(twin)).toEqual([]);
      expect(chinatown.view(twin, viewer)).toEqual(view);
      expect(chinatown.view(chinatown.scramble(s, viewer, chance), viewer)).toEqual(view);
    }
    const node = fast.node(s);
    const out = new Int32Array(fast.mostAnswers);
    for (let owing = fast.owing(node); owing !== 0; owing = fast.owing(node)) {
      const seat = 31 - Math.clz32(owing);
      fast.apply(node, seat, out[chance.int(fast.legal(node, seat, out))]!, chance);
    }
    for (let acts = 0; s.phase !== 'over'; acts++) {
      if (acts > 5000) throw new Error('no end');
      act(s, chance);
    }
    expect(chinatown.faults(s)).toEqual([]);
    expect(chinatown.outcome(s)!.scores).toHaveLength(seats);
  }
  expect(played).toBeGreaterThan(0);
});

/** FAUBOURG_SOAK=100000 tries as many as anyone wants. */
const ACTS = gamesToPlay(20_000);

test(`${ACTS} random trading acts at a full table of five leave everything in its place`, () => {
  const chance = new QuickChance(6);
  const { state: start } = chinatown.setUp(options({}, 5), 5, chance);
  while (start.round < 5 || start.phase !== 'trade') {
    const { seat } = chinatown.decisions(start).find(({ owed }) => owed)!;
    const listed = chinatown.answers(start, seat) ?? [{ done: true }];
    chinatown.apply(start, seat, listed[chance.int(listed.length)]!, chance);
  }
  const total = start.money.reduce((a, b) => a + b, 0);
  let s = chinatown.copy(start);
  let deals = 0;
  for (let acts = ACTS; acts > 0; acts--) {
    const seat = chance.int(5);
    const answer = chinatown.sample!(s, seat, chance);
    const { events } = chinatown.apply(s, seat, answer, chance);
    deals += events.filter(({ kind }) => kind === 'deal').length;
    const faults = chinatown.faults(s);
    if (faults.length > 0) throw new Error(`${JSON.stringify(answer)}: ${faults.join('; ')}`);
    if (s.money.reduce((a, b) => a + b, 0) !== total) throw new Error('money was made or lost');
    if (s.phase !== 'trade') s = chinatown.copy(start);
  }
  expect(deals).toBeGreaterThan(0);
});
