import { describe, expect, test } from 'vitest';
import { towerUp, type TowerUpState } from '@faubourg/tower-up';
import { isBlocked } from '../rules/legal-build.ts';
import { SMALL } from '../rules/material.ts';
import { legal, loose, play, position, why } from './positions.ts';

const kinds = (events: readonly { kind: string }[]) => events.map(({ kind }) => kind);
const takeFirst = (state: TowerUpState) =>
  play(
    state,
    legal(state).find((answer) => 'take' in answer)!,
  );

/** Seat 0 is about to place the tenth roof. */
const ninth = (seats: number, more: Parameters<typeof position>[0] = {}) =>
  position({
    seats,
    buildings: { C4: 'white 00000000', C6: 'brown .0' },
    stocks: [
      { white: 1, brown: 1, grey: 1 },
      { white: 1, brown: 1, grey: 1 },
    ],
    goals: ['brown4', 'lake4', 'borders2'],
    ...more,
  });

describe('TU-40 the tenth roof', () => {
  test('TU-40 two players: cone at once, one last turn for the other, then it is over', () => {
    const state = ninth(2);
    const events = play(state, { build: 'C3', colour: 'grey', roof: 'C3' });
    expect(events.slice(-2)).toEqual([
      { kind: 'ending', seat: 0, reason: 'roofs' },
      // C4 and C6 were raised over the own roofs on top.
      { kind: 'cone', seat: 0, visible: 1 },
    ]);
    expect(state.end).toEqual({ reason: 'roofs', seat: 0 });
    expect(state.players[0]!.cone).toBe(1);
    expect(towerUp.decisions(state)).toMatchObject([
      { seat: 1, kind: 'turn', about: { last: true } },
    ]);
    expect(towerUp.outcome(state)).toBeNull();
    const last = takeFirst(state);
    expect(kinds(last)).toEqual(['took', 'revealed', 'cone', 'ended']);
    expect(state.players[1]!.cone).toBe(0);
    expect(towerUp.decisions(state)).toEqual([]);
    expect(towerUp.answers(state, 0)).toEqual([]);
    expect(towerUp.answers(state, 1)).toEqual([]);
    expect(towerUp.check(state, state.turn, { take: 'M14', choose: [] })).toMatchObject({
      code: 'not-the-turn',
    });
    expect(towerUp.outcome(state)!.reason).toBe('roofs');
  });

  test('TU-40 four players: every opponent in turn order has one last turn', () => {
    const state = ninth(4, {
      turn: 2,
      buildings: { C5: 'white 22222222', C2: 'brown .2' },
      stocks: [{}, {}, { white: 1, brown: 1, grey: 1 }, {}],
    });
    play(state, { build: 'C1', colour: 'grey', roof: 'C1' });
    const order = [];
    while (towerUp.decisions(state).length > 0) {
      order.push(state.turn);
      takeFirst(state);
    }
    expect(order).toEqual([3, 0, 1]);
    expect(state.players.map(({ cone }) => cone)).toEqual([0, 0, 1, 0]);
  });

  test('TU-40 an extra turn won with it is played, by taking a card; the cone comes after it', () => {
    const state = ninth(2, { markers: [{ white: 2, brown: 2, black: 2, grey: 1 }] });
    const events = play(state, { build: 'C3', colour: 'grey', roof: 'C3' });
    expect(kinds(events)).toEqual(['built', 'moved', 'ending', 'extra']);
    expect(state.turn).toBe(0);
    expect(state.players[0]!.cone).toBeNull();
    expect(towerUp.decisions(state)).toMatchObject([{ seat: 0, about: { last: true } }]);
    expect(legal(state).every((answer) => 'take' in answer)).toBe(true);
    expect(kinds(takeFirst(state))).toEqual(['took', 'revealed', 'cone']);
    expect(state.players[0]!.cone).toBe(1);
    expect(state.turn).toBe(1);
  });

  test('TU-40 the last turn may bring an extra turn too', () => {
    const state = ninth(2, {
      market: ['M40', 'M02', 'M03'],
      markers: [{}, { white: 2, brown: 2, grey: 2 }],
    });
    play(state, { build: 'C3', colour: 'grey', roof: 'C3' });
    expect(kinds(play(state, { take: 'M40', choose: ['white'] })).at(-1)).toBe('extra');
    expect(state.turn).toBe(1);
    expect(state.players[1]!.cone).toBeNull();
    expect(kinds(takeFirst(state)).slice(-2)).toEqual(['cone', 'ended']);
  });

  test('TU-40 the cone counts the roofs on top, seven at most', () => {
    const roofs = { A1: 'white 0', A3: 'white 0', B2: 'white 0', B3: 'white 0', E4: 'grey 0' };
    const more = { D1: 'white 0', D4: 'white 0', E6: 'white 0', C4: 'black .0' };
    const state = position({
      buildings: { ...roofs, ...more },
      stocks: [{ black: 1, grey: 1 }],
      goals: ['brown4', 'borders2', 'twice2'],
    });
    const events = play(state, { build: 'C3', colour: 'grey', roof: 'C3' });
    // Nine on top: C4 was raised.
    expect(events.at(-1)).toEqual({ kind: 'cone', seat: 0, visible: 7 });
    expect(state.players[0]!.cone).toBe(7);
  });

  test('TU-40 covering a roof after the cone was placed does not change it', () => {
    const state = ninth(2);
    play(state, { build: 'C3', colour: 'grey', roof: 'C3' });
    state.players[1]!.stock = { white: 2, grey: 2, brown: 0, black: 0 };
    state.supply = loose({
      buildings: { C4: 'white 000000000', C6: 'brown .0.', C3: 'grey 0' },
      stocks: [{}, { white: 2, grey: 2 }],
    }).supply;
    play(state, { build: 'C2', colour: 'white', roof: 'C2' });
    expect(state.buildings['C3']!.floors).toEqual([0, null]);
    expect(state.players[0]!.cone).toBe(1);
  });

  test('TU-42 a second tenth roof changes nothing', () => {
    const state = position({
      buildings: { C4: 'white 00000000', C6: 'brown .0', A1: 'white 111111111' },
      stocks: [
        { white: 1, brown: 1, grey: 1 },
        { white: 1, grey: 1 },
      ],
      goals: ['brown4', 'lake4', 'borders2'],
    });
    play(state, { build: 'C3', colour: 'grey', roof: 'C3' });
    const events = play(state, { build: 'A2', colour: 'grey', roof: 'A2' });
    expect(kinds(events)).toEqual(['built', 'moved', 'cone', 'ended']);
    expect(state.end).toEqual({ reason: 'roofs', seat: 0 });
  });
});

/** All white floors but `left` are on the board. */
const whites = (left: number) => ({
  E6: 'grey .',
  A1: `white ${'.'.repeat(10)}`,
  A3: `white ${'.'.repeat(10)}`,
  B2: `white ${'.'.repeat(10 - left)}`,
});

describe('TU-41 shortage', () => {
  test('TU-41 a used up colour is replaced by one of choice and triggers the end', () => {
    const state = position({ market: ['M13', 'M02', 'M03'], buildings: whites(0) });
    expect(state.supply.white).toBe(0);
    const choices = legal(state).flatMap((answer) =>
      'take' in answer && answer.take === 'M13' ? [answer.choose.join()] : [],
    );
    expect(choices).toEqual(['grey', 'brown', 'black']);
    expect(why(state, { take: 'M13', choose: [] })).toBe('TU-41 choose-count');
    expect(towerUp.check(state, 0, { take: 'M13', choose: ['white'] })).toEqual({
      rule: 'TU-41',
      code: 'choose-beyond',
      data: { from: { white: 0, grey: 29, brown: 29, black: 29 } },
    });
    const events = play(state, { take: 'M13', choose: ['black'] });
    expect(state.players[0]!.stock).toEqual({ white: 0, grey: 0, brown: 1, black: 2 });
    expect(events.at(-1)).toEqual({ kind: 'ending', seat: 0, reason: 'shortage' });
    expect(state.end).toEqual({ reason: 'shortage', seat: 0 });
  });

  test('TU-41 everyone has one more turn, the triggering player last, cones after it', () => {
    const state = position({
      seats: 3,
      turn: 1,
      market: ['M13', 'M02', 'M03'],
      buildings: whites(0),
    });
    play(state, { take: 'M13', choose: ['black'] });
    expect(state.players.map(({ cone }) => cone)).toEqual([null, null, null]);
    const order: unknown[] = [];
    while (towerUp.decisions(state).length > 0) {
      expect(towerUp.decisions(state)[0]!.about).toEqual({ last: true });
      order.push(state.turn);
      takeFirst(state);
      order.push(state.players.map(({ cone }) => cone !== null));
    }
    expect(order).toEqual([2, [false, false, true], 0, [true, false, true], 1, [true, true, true]]);
    expect(towerUp.outcome(state)!.reason).toBe('shortage');
  });

  test('TU-41 an extra turn won with the card belongs to the triggering turn', () => {
    const state = position({
      market: ['M29', 'M02', 'M03'],
      buildings: whites(0),
      markers: [{ white: 2, grey: 1, brown: 2, black: 2 }],
    });
    const events = play(state, { take: 'M29', choose: ['grey'] });
    expect(kinds(events).slice(-2)).toEqual(['ending', 'extra']);
    expect(towerUp.decisions(state)).toMatchObject([{ seat: 0, about: { last: false } }]);
    takeFirst(state);
    expect(state.players[0]!.cone).toBeNull();
    expect(state.turn).toBe(1);
    takeFirst(state);
    expect(state.players[1]!.cone).toBe(0);
    expect(towerUp.decisions(state)).toMatchObject([{ seat: 0, about: { last: true } }]);
    takeFirst(state);
    expect(towerUp.outcome(state)).not.toBeNull();
  });

  test('TU-41 printed colours still there are taken first', () => {
    // M05: two brown, two white; one white is left.
    const state = position({ market: ['M05', 'M02', 'M03'], buildings: whites(1) });
    expect(state.supply.white).toBe(1);
    play(state, { take: 'M05', choose: ['grey'] });
    expect(state.players[0]!.stock).toEqual({ white: 1, grey: 1, brown: 2, black: 0 });
    expect(state.supply.white).toBe(0);
    expect(state.end).toEqual({ reason: 'shortage', seat: 0 });
  });

  test('TU-41 the last floor of a colour is no shortage', () => {
    const state = position({ market: ['M13', 'M02', 'M03'], buildings: whites(1) });
    play(state, { take: 'M13', choose: [] });
    expect(state.supply.white).toBe(0);
    expect(state.end).toBeNull();
  });

  test('TU-41 a joker alone is never a shortage', () => {
    const state = position({ market: ['M41', 'M02', 'M03'], buildings: whites(0) });
    const choices = legal(state).flatMap((answer) =>
      'take' in answer && answer.take === 'M41' ? [answer.choose.join('+')] : [],
    );
    expect(choices).toHaveLength(6);
    expect(choices.join()).not.toContain('white');
    play(state, { take: 'M41', choose: ['grey', 'black'] });
    expect(state.end).toBeNull();
  });

  const floors = (count: number) => '.'.repeat(count);
  /** All floors but a few are on the board. */
  const emptied = (left: { white?: number; grey?: number }) => ({
    A1: `white ${floors(30 - (left.white ?? 0))}`,
    B2: `brown ${floors(30)}`,
    B3: `black ${floors(30)}`,
    E4: `grey ${floors(30 - (left.grey ?? 0))}`,
  });
  const outOf = (left: { white?: number; grey?: number }, card: string) =>
    position({
      market: [card, 'M02', 'M03'],
      buildings: emptied(left),
      end: { reason: 'shortage', seat: 1 },
    });

  test('TU-41 replacements and jokers only as far as floors go', () => {
    const state = outOf({ white: 1 }, 'M41');
    const answer = { take: 'M41', choose: ['white'] } as const;
    expect(legal(state)[0]).toEqual(answer);
    expect(why(state, { ...answer, choose: ['white', 'white'] })).toBe('TU-20 choose-count');
    play(state, answer);
    expect(state.players[0]!.stock.white).toBe(1);
  });

  test('TU-41 with an empty supply nothing is taken', () => {
    const state = outOf({}, 'M13');
    expect(legal(state)).toEqual(['M13', 'M02', 'M03'].map((take) => ({ take, choose: [] })));
    const events = play(state, { take: 'M13', choose: [] });
    expect(events[0]).toEqual({ kind: 'took', seat: 0, card: 'M13', floors: [], back: [] });
    expect(state.players[0]!.stock).toEqual({ white: 0, grey: 0, brown: 0, black: 0 });
    // TU-42: the end had been triggered before.
    expect(state.end).toEqual({ reason: 'shortage', seat: 1 });
  });

  test('TU-41 several replacements: every choice out of what is left', () => {
    const state = outOf({ white: 2, grey: 1 }, 'M12');
    const choices = legal(state).flatMap((answer) =>
      'take' in answer && answer.take === 'M12' ? [answer.choose.join('+')] : [],
    );
    expect(choices).toEqual(['white+white+grey']);
  });

  test('TU-24, TU-41 with a full stock replacements can go straight back', () => {
    const state = position({
      market: ['M13', 'M02', 'M03'],
      buildings: whites(0),
      stocks: [{ grey: 10 }],
    });
    play(state, { take: 'M13', choose: ['grey'] });
    play(state, { back: ['grey', 'grey', 'grey'] });
    expect(state.players[0]!.stock).toEqual({ white: 0, grey: 8, brown: 1, black: 1 });
  });
});

describe('TU-42 no site can ever be built', () => {
  /** All sites of the small board but some, coloured so that neighbours differ. */
  const crowded = (empty: readonly string[]) => {
    const colours = ['white', 'grey', 'brown', 'black'];
    const chosen = new Map<string, string>();
    for (const { id } of SMALL.sites) {
      if (empty.includes(id)) continue;
      const near = SMALL.roads.flatMap((road) => (road.includes(id) ? road : []));
      const free = colours.find((colour) => near.every((site) => chosen.get(site) !== colour));
      chosen.set(id, `${free}`);
    }
    return Object.fromEntries([...chosen].map(([site, colour]) => [site, `${colour} .`]));
  };

  test('TU-42 every site built', () => {
    expect(isBlocked(loose({ buildings: crowded([]) }))).toBe(true);
    expect(isBlocked(loose({ buildings: crowded(['E6']) }))).toBe(false);
  });

  test('TU-42 every colour clashes', () => {
    const around = { B4: 'white .', B5: 'grey .', C5: 'brown .', E1: 'black .' };
    const all = { ...crowded(['B6', 'B4', 'B5', 'C5', 'E1']), ...around };
    const { B6: _, ...others } = all as Record<string, string>;
    const fitted = { ...others, B1: 'black .', B3: 'white .', C4: 'black .', E2: 'grey .' };
    const fixed = { ...fitted, E3: 'white .', E4: 'grey .', C1: 'white .', C3: 'white .' };
    const town = loose({ buildings: fixed });
    expect(Object.keys(town.buildings)).toHaveLength(29);
    expect(isBlocked(town)).toBe(true);
  });

  test('TU-42 the price exceeds all floors that are not on the board', () => {
    // B3 has one neighbour, B5; 30 white floors: none is left to raise it.
    const high = (floors: number) =>
      loose({ buildings: { ...crowded(['B3', 'B5']), B5: `white ${'.'.repeat(floors)}` } });
    const others = Object.values(high(1).buildings).filter(({ colour }) => colour === 'white');
    const most = 30 - (others.length - 1);
    expect(isBlocked(high(most))).toBe(true);
    expect(isBlocked(high(most - 1))).toBe(false);
  });

  test('TU-42 the first floor counts too', () => {
    // B2 and its only neighbour B1: white is left for the price, but no other colour for the floor.
    const full = { A1: 'grey', D4: 'brown', E6: 'black' } as const;
    const tall = Object.fromEntries(
      Object.entries(full).map(([site, colour]) => [site, `${colour} ${'.'.repeat(30)}`]),
    );
    expect(isBlocked(loose({ buildings: { ...tall, B1: 'white .' } }))).toBe(true);
    const one = { ...tall, A1: `grey ${'.'.repeat(29)}` };
    expect(isBlocked(loose({ buildings: { ...one, B1: 'white .' } }))).toBe(false);
  });

  test('TU-42 it triggers the end as in TU-41', () => {
    const state = position({
      buildings: crowded(['E6']),
      stocks: [{ white: 2, grey: 2, brown: 2, black: 2 }],
    });
    const build = legal(state).find((answer) => 'build' in answer)!;
    const events = play(state, build);
    expect(events.at(-1)).toEqual({ kind: 'ending', seat: 0, reason: 'blocked' });
    expect(state.turn).toBe(1);
    takeFirst(state);
    expect(state.players.map(({ cone }) => cone)).toEqual([null, 0]);
    takeFirst(state);
    expect(state.players.map(({ cone }) => cone)).toEqual([1, 0]);
    expect(towerUp.outcome(state)!.reason).toBe('blocked');
  });

  test('TU-42 with the tenth roof in the same turn TU-40 decides', () => {
    const buildings = { ...crowded(['E6']), A1: 'white 000000000' };
    const state = position({ buildings, stocks: [{ white: 2, grey: 2, brown: 2, black: 2 }] });
    const events = play(
      state,
      legal(state).find((answer) => 'build' in answer)!,
    );
    expect(events.filter(({ kind }) => kind === 'ending')).toEqual([
      { kind: 'ending', seat: 0, reason: 'roofs' },
    ]);
    expect(state.players.map(({ cone }) => cone !== null)).toEqual([true, false]);
  });
});
