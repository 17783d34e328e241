import { describe, expect, test } from 'vitest';
import type { TowerUpState } from '@faubourg/tower-up';
import { OBJECTIVES } from '../rules/material.ts';
import { progress } from '../rules/objectives.ts';
import { presence, visibleRoofs } from '../rules/presence.ts';
import { play, position } from './positions.ts';

type Buildings = Readonly<Record<string, string>>;

const stateWith = (buildings: Buildings, id: string, seats = 2): TowerUpState =>
  position({ seats, buildings, goals: [id, ...others(id)] });

const others = (id: string): string[] =>
  OBJECTIVES.map((objective) => objective.id)
    .filter((one) => one !== id)
    .slice(0, 2);

/** How far seat 0 is: 'have/need: the sites that count'. */
function seen(id: string, buildings: Buildings, seats = 2): string {
  const { have, need, sites } = progress(stateWith(buildings, id, seats), 0, id);
  return `${have}/${need}: ${sites.join(' ')}`;
}

describe('TU-27 presence', () => {
  test('TU-27 at any height, covered or not, in the order of the board', () => {
    const state = position({
      buildings: { E6: 'grey 0', C4: 'white .0..', A1: 'black 10', B2: 'brown 1' },
    });
    expect(presence(state, 0).map(({ id }) => id)).toEqual(['A1', 'C4', 'E6']);
    expect(presence(state, 1).map(({ id }) => id)).toEqual(['A1', 'B2']);
  });

  test('TU-40 roofs on top are counted apart', () => {
    const state = position({
      buildings: { E6: 'grey 0', C4: 'white .0.', A1: 'black 10', B2: 'brown 01' },
    });
    expect(visibleRoofs(state, 0)).toBe(2);
    expect(visibleRoofs(state, 1)).toBe(1);
  });
});

describe('TU-31 the ten conditions, reached and just missed', () => {
  test('TU-31 colours4: buildings of all four colours', () => {
    const three = { A1: 'white 0', A3: 'white 0', B1: 'grey 0', C3: 'brown 0', E1: 'black 1' };
    expect(seen('colours4', three)).toBe('3/4: A1 A3 B1 C3');
    expect(seen('colours4', { ...three, E1: 'black 01' })).toBe('4/4: A1 A3 B1 C3 E1');
  });

  test('TU-31 park4: four buildings on parks, whichever parks', () => {
    const three = { A2: 'white 0', A4: 'grey 0', B2: 'grey 0', C1: 'black 0' };
    expect(seen('park4', three)).toBe('3/4: A2 A4 B2');
    expect(seen('park4', { ...three, C6: 'white 0' })).toBe('4/4: A2 A4 B2 C6');
    // More than enough is still enough; a building counts once.
    expect(seen('park4', { ...three, B2: 'grey 000', C6: 'white 0', E2: 'brown 0' })).toBe(
      '4/4: A2 A4 B2 C6 E2',
    );
    expect(seen('park4', { ...three, B2: 'grey 000' })).toBe('3/4: A2 A4 B2');
  });

  test('TU-31 districts5: all five districts', () => {
    const four = { A1: 'white 0', B1: 'grey 0', C3: 'brown 0', D1: 'black 0', D4: 'black 0' };
    expect(seen('districts5', four)).toBe('4/5: A1 B1 C3 D1 D4');
    expect(seen('districts5', { ...four, E1: 'white 0' })).toBe('5/5: A1 B1 C3 D1 D4 E1');
  });

  test('TU-31 lake4: four buildings on lakes', () => {
    const three = { B1: 'white 0', B4: 'grey 0', C2: 'white 0', A1: 'black 0' };
    expect(seen('lake4', three)).toBe('3/4: B1 B4 C2');
    expect(seen('lake4', { ...three, E6: 'black 0' })).toBe('4/4: B1 B4 C2 E6');
  });

  test('TU-31 adjacent5: a connected group of five', () => {
    const four = { C1: 'white 0', C4: 'grey 0', C3: 'black 0', C6: 'white 0', A1: 'white 0' };
    expect(seen('adjacent5', four)).toBe('4/5: C1 C3 C4 C6');
    // Five, but the fifth hangs on a building without an own roof.
    expect(seen('adjacent5', { ...four, C5: 'white 1', B6: 'brown 0' })).toBe('4/5: C1 C3 C4 C6');
    expect(seen('adjacent5', { ...four, C5: 'white 0' })).toBe('5/5: C1 C3 C4 C5 C6');
    // Two groups: the larger counts, wherever it stands.
    expect(seen('adjacent5', { A2: 'grey 0', ...four })).toBe('4/5: C1 C3 C4 C6');
    expect(seen('adjacent5', { A1: 'white 0', A2: 'grey 0', A3: 'white 0', E6: 'white 0' })).toBe(
      '3/5: A1 A2 A3',
    );
  });

  test('TU-31 adjacent5: a single building, and of equal groups the first', () => {
    expect(seen('adjacent5', { A1: 'white 0' })).toBe('1/5: A1');
    expect(seen('adjacent5', { A1: 'white 0', A2: 'grey 0', E5: 'white 0', E6: 'grey 0' })).toBe(
      '2/5: A1 A2',
    );
    expect(seen('adjacent5', { A1: 'white 1' })).toBe('0/5: ');
  });

  test('TU-31 adjacent5: a chain counts like a cluster', () => {
    const chain = { D1: 'white 0', D2: 'grey 0', D4: 'white 0', D5: 'grey 0' };
    expect(seen('adjacent5', chain)).toBe('4/5: D1 D2 D4 D5');
    expect(seen('adjacent5', { ...chain, D6: 'white 0' })).toBe('5/5: D1 D2 D4 D5 D6');
  });

  test('TU-31 brown4: four brown buildings', () => {
    const three = { A1: 'brown 0', B1: 'brown 0', C3: 'brown 0', E1: 'brown 1', D1: 'white 0' };
    expect(seen('brown4', three)).toBe('3/4: A1 B1 C3');
    expect(seen('brown4', { ...three, E1: 'brown 10' })).toBe('4/4: A1 B1 C3 E1');
  });

  test('TU-31 grey32: three in one grey district and two in the other, either way round', () => {
    // B and D are grey on the small board.
    const one = { B1: 'white 0', B3: 'white 0', B6: 'black 0', D1: 'grey 0' };
    expect(seen('grey32', one)).toBe('4/5: B1 B3 B6 D1');
    expect(seen('grey32', { ...one, D4: 'grey 0' })).toBe('5/5: B1 B3 B6 D1 D4');
    expect(
      seen('grey32', { D1: 'white 0', D3: 'white 0', D6: 'black 0', B1: 'grey 0', B3: 'grey 0' }),
    ).toBe('5/5: B1 B3 D1 D3 D6');
    // A fourth in the same district does not replace the other.
    expect(seen('grey32', { ...one, B5: 'grey 0' })).toBe('4/5: B1 B3 B5 B6 D1');
    expect(seen('grey32', { B1: 'white 0', B3: 'white 0', D1: 'grey 0', D4: 'grey 0' })).toBe(
      '4/5: B1 B3 D1 D4',
    );
    expect(seen('grey32', { B1: 'white 0', B3: 'white 0', B6: 'black 0', B5: 'grey 0' })).toBe(
      '3/5: B1 B3 B5 B6',
    );
    expect(seen('grey32', { A1: 'white 0' })).toBe('0/5: ');
  });

  test('TU-31 borders2: present on both sides of two different borders, no building twice', () => {
    const one = { A5: 'white 0', C1: 'grey 0' };
    expect(seen('borders2', one)).toBe('1/2: A5 C1');
    expect(seen('borders2', { ...one, B1: 'white 0' })).toBe('1/2: A5 C1');
    // A6–D3 crosses another border with other buildings.
    expect(seen('borders2', { ...one, A6: 'black 0', D3: 'white 0' })).toBe('2/2: A5 A6 C1 D3');
    // A6–C2 crosses the same border.
    expect(seen('borders2', { A5: 'white 0', C1: 'grey 0', A6: 'black 0', C2: 'brown 0' })).toBe(
      '1/2: A5 C1',
    );
    // One end only is no side; a road inside a district is no border.
    expect(seen('borders2', { A5: 'white 0', A6: 'grey 0', A3: 'black 0' })).toBe('0/2: ');
    expect(seen('borders2', { A5: 'white 0', C1: 'grey 1' })).toBe('0/2: ');
  });

  test('TU-31 borders2: the first road found need not be one of the two', () => {
    // A5–C2 blocks both A5–C1 and C2–D3; without it the two fit together.
    const town = { A5: 'white 0', C2: 'grey 0', C1: 'brown 0', D3: 'black 0' };
    expect(seen('borders2', town)).toBe('2/2: A5 C1 C2 D3');
  });

  test('TU-31 twice2: two own roofs in each of two buildings', () => {
    const one = { A1: 'white 00', B1: 'grey 0.', C3: 'brown 11' };
    expect(seen('twice2', one)).toBe('1/2: A1');
    expect(seen('twice2', { ...one, B1: 'grey 0.0' })).toBe('2/2: A1 B1');
    expect(seen('twice2', { ...one, A1: 'white 000' })).toBe('1/2: A1');
  });

  test('TU-31 heights1234: own roofs at heights 1 to 4, in any buildings', () => {
    const three = { A1: 'white 0', B1: 'grey .0', C3: 'brown ..0', D1: 'black ....0' };
    expect(seen('heights1234', three)).toBe('3/4: A1 B1 C3');
    expect(seen('heights1234', { ...three, D1: 'black ...0' })).toBe('4/4: A1 B1 C3 D1');
    expect(seen('heights1234', { A1: 'white 00.0', B1: 'grey ..01' })).toBe('4/4: A1 B1');
    expect(seen('heights1234', { A1: 'white 00.0', B1: 'grey ..10' })).toBe('3/4: A1 B1');
  });

  test('TU-31 on the large board', () => {
    expect(seen('park4', { A2: 'white 0', B5: 'white 0', C6: 'white 0', E10: 'white 0' }, 4)).toBe(
      '4/4: A2 B5 C6 E10',
    );
    expect(seen('lake4', { A4: 'white 0', B1: 'grey 0', E5: 'white 0', C7: 'black 0' }, 3)).toBe(
      '4/4: A4 B1 C7 E5',
    );
    expect(
      seen(
        'adjacent5',
        { E1: 'white 0', E4: 'grey 0', E7: 'white 0', B9: 'grey 0', B6: 'white 0' },
        3,
      ),
    ).toBe('5/5: B6 B9 E1 E4 E7');
    expect(seen('borders2', { D7: 'white 0', E8: 'grey 0', C10: 'grey 0', E5: 'white 0' }, 3)).toBe(
      '2/2: C10 D7 E5 E8',
    );
  });
});

describe('TU-30 tokens', () => {
  const near = (seats: number, takers: number[]) =>
    position({
      seats,
      turn: seats - 1,
      goals: ['colours4', 'park4', 'districts5'],
      takers: [takers, [], []],
      buildings: Object.fromEntries(
        Object.entries({ A1: 'white', B1: 'grey', C3: 'brown', E1: 'black' }).map(
          ([site, colour], i) => {
            const all = [...takers, ...(i < 3 ? [seats - 1] : [])].join('');
            return [site, `${colour} ${all}.`];
          },
        ),
      ),
      stocks: Array.from({ length: seats }, () => ({ black: 1, white: 1 })),
    });

  test('TU-30 as soon as it is met, on the own turn, the highest token left', () => {
    const tokens = (seats: number, takers: number[]) => {
      const state = near(seats, takers);
      const [site, roof] = seats === 2 ? ['E4', 'E1'] : ['B9', 'E1'];
      const events = play(state, { build: site, colour: 'white', roof });
      expect(state.goals[0]!.takers).toEqual([...takers, seats - 1]);
      return events.filter(({ kind }) => kind === 'objective');
    };
    const token = (seat: number, worth: number) => [
      { kind: 'objective', seat, objective: 'colours4', token: worth },
    ];
    expect(tokens(2, [])).toEqual(token(1, 7));
    expect(tokens(2, [0])).toEqual(token(1, 3));
    expect(tokens(3, [])).toEqual(token(2, 7));
    expect(tokens(3, [0])).toEqual(token(2, 5));
    expect(tokens(3, [1, 0])).toEqual(token(2, 3));
    expect(tokens(4, [2, 0, 1])).toEqual(token(3, 3));
    expect(tokens(4, [2, 0])).toEqual(token(3, 3));
    expect(tokens(4, [2])).toEqual(token(3, 5));
  });

  test('TU-30 each objective once per player', () => {
    const state = position({
      goals: ['colours4', 'park4', 'districts5'],
      buildings: { A1: 'white 0', B1: 'grey 0', C3: 'brown 0', E1: 'black 0' },
      stocks: [{ black: 1, white: 1 }],
    });
    expect(state.goals[0]!.takers).toEqual([0]);
    const events = play(state, { build: 'E4', colour: 'white', roof: 'E4' });
    expect(events.map(({ kind }) => kind)).toEqual(['built', 'moved']);
    expect(state.goals[0]!.takers).toEqual([0]);
  });

  test('TU-30 two objectives with one roof', () => {
    const state = position({
      goals: ['colours4', 'brown4', 'districts5'],
      buildings: {
        A1: 'white 0',
        B1: 'grey 0',
        C3: 'black 0',
        D1: 'white 0',
        E1: 'brown .',
        B3: 'white 0',
      },
      stocks: [{ brown: 1, white: 1 }],
    });
    const events = play(state, { build: 'E4', colour: 'white', roof: 'E1' });
    expect(events.filter(({ kind }) => kind === 'objective')).toEqual([
      { kind: 'objective', seat: 0, objective: 'colours4', token: 7 },
      { kind: 'objective', seat: 0, objective: 'districts5', token: 7 },
    ]);
    expect(state.goals.map(({ takers }) => takers)).toEqual([[0], [], [0]]);
  });
});
