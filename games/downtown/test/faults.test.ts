import { describe, expect, test } from 'vitest';
import { downtown, type Town } from '../rules/index.ts';
import { duel, town } from './positions.ts';

type Spoil = (s: Town) => void;

/** The faults of a position spoilt in one way. */
function spoilt(s: Town, spoil: Spoil): readonly string[] {
  const copy = structuredClone(s);
  spoil(copy);
  expect(downtown.shapes.state.fault(copy, 'state')).toBeNull();
  return downtown.faults(copy);
}

const voting = town({
  seats: 3,
  phase: 'ballot',
  turned: [7, 13],
  ballots: ['housing', null, null],
});
const lobbying = town({
  seats: 3,
  phase: 'lobby',
  turned: [8],
  mayor: 1,
  ballots: ['housing', 'commerce', 'industry'],
  lobby: [null, false, null],
});
const deciding = town({
  seats: 5,
  phase: 'decide',
  turned: [8],
  ballots: ['commerce', 'housing', 'housing', 'industry', 'industry'],
  lobby: [false, false, false, false, false],
});
const buying = town({
  seats: 3,
  phase: 'order',
  turned: [8],
  uses: { 8: 'housing', 6: 'commerce' },
  closed: [6],
  owners: { 7: [0, 0, 1, 2], 8: [0, 1, 1] },
  orders: [{ lot: 8, plots: 3 }, { pass: true }, null],
});
const second = town({
  seats: 3,
  phase: 'second',
  turned: [7],
  options: { secondCard: 'any-pile' },
});

describe('what all positions must obey', () => {
  const wrong: [string, Town, Spoil, string][] = [
    ['mayor', town(), (s) => (s.mayor = 4), 'no seat 4'],
    ['owner', buying, (s) => (s.lots[7]!.owners[0] = 3), 'no seat 3'],
    ['orders', town(), (s) => s.orders.pop(), 'choices: 3'],
    ['ballots', town(), (s) => s.ballots.pop(), 'choices: 3'],
    ['lobby', town(), (s) => s.lobby.pop(), 'choices: 3'],
    ['DT-10 four parks', town(), (s) => (s.lots[0]!.use = 'park'), 'parks: 4'],
    ['DT-10 two parks', town(), (s) => (s.lots[19]!.use = 'housing'), 'parks: 2'],
    [
      'DT-3 five square housing',
      town(),
      (s) => [1, 3, 5, 7].forEach((n) => (s.lots[n - 1]!.use = 'housing')),
      'housing: [-1,4] left',
    ],
    [
      'DT-3 five rectangular industries',
      town(),
      (s) => [2, 4, 6, 8].forEach((n) => (s.lots[n - 1]!.use = 'industry')),
      'industry: [4,-1] left',
    ],
    ['DT-10 no commerce', town(), (s) => (s.lots[22]!.use = 'housing'), 'commerce: [4,4] left'],
    [
      'park sold',
      town(),
      (s) => s.lots[19]!.owners.push(0),
      'lot 20: {"closed":false,"owners":[0],"use":"park"}',
    ],
    [
      'park paid',
      town(),
      (s) => (s.lots[19]!.closed = true),
      'lot 20: {"closed":true,"owners":[],"use":"park"}',
    ],
    [
      'bare paid',
      town(),
      (s) => (s.lots[0]!.closed = true),
      'lot 1: {"closed":true,"owners":[],"use":null}',
    ],
    [
      'paid sold',
      buying,
      (s) => s.lots[5]!.owners.push(0),
      'lot 6: {"closed":true,"owners":[0],"use":"commerce"}',
    ],
    [
      'DT-40 due',
      town(),
      (s) => (s.lots[20]!.owners = [0, 0, 0, 0]),
      'lot 21: {"closed":false,"owners":[0,0,0,0],"use":"housing"}',
    ],
    [
      'card missing',
      town(),
      (s) => s.piles.left.shift(),
      'cards: [2,3,4,5,6,7,8,9,11,12,13,14,15,16,17,18,19] for [1,2,3,4,5,6,7,8,9,11,12,13,14,15,16,17,18,19]',
    ],
    [
      'card in the wrong pile',
      town(),
      (s) => s.piles.right.push(s.piles.left.shift()!),
      'piles: {"left":[2,3,4,5,6,7,8,9,11,12],"right":[13,14,15,16,17,18,19,1]}',
    ],
    [
      'card in the wrong pile',
      town(),
      (s) => s.piles.left.push(s.piles.right.pop()!),
      'piles: {"left":[1,2,3,4,5,6,7,8,9,11,12,19],"right":[13,14,15,16,17,18]}',
    ],
    ['turned while choosing a pile', buying, (s) => (s.phase = 'pile'), 'turned: [8] while pile'],
    ['nothing turned', town(), (s) => (s.phase = 'ballot'), 'turned: [] while ballot'],
    ['nothing turned', town(), (s) => (s.phase = 'order'), 'turned: [] while order'],
    ['bare while buying', voting, (s) => (s.phase = 'order'), 'turned: [7,13] while order'],
    ['laid while voting', buying, (s) => (s.phase = 'ballot'), 'turned: [8] while ballot'],
    ['over too soon', buying, (s) => (s.phase = 'over'), 'turned: [8] while over'],
    ['a park turned', buying, (s) => (s.turned = [20]), 'turned: [20] while order'],
    [
      'DT-22 the second plaque before the first',
      voting,
      (s) => (s.lots[12]!.use = 'industry'),
      'turned: [7,13] while ballot',
    ],
    [
      'DT-20 a second after an even card',
      town({ seats: 3, phase: 'ballot', turned: [7, 8] }),
      (s) => (s.turned = [8, 7]),
      'turned: [8,7] while ballot',
    ],
    ['DT-20 no second card', second, (s) => (s.phase = 'ballot'), 'turned: [7] while ballot'],
    [
      'DT-21 no choice of pile',
      second,
      (s) => (s.options = { ...s.options, secondCard: 'other-pile' }),
      'turned: [7] while second',
    ],
    [
      'second after an even card',
      town({ seats: 3, phase: 'ballot', turned: [8] }),
      (s) => (s.phase = 'second'),
      'turned: [8] while second',
    ],
    ['round', town(), (s) => (s.round = 7), 'round: 7'],
    ['votes', buying, (s) => (s.votes = []), 'votes: 0 for 1'],
    ['votes', buying, (s) => s.votes.push(null), 'votes: 2 for 1'],
    [
      'votes of others',
      buying,
      (s) => (s.votes = [{ ballots: ['housing', 'housing', 'housing', 'housing'], lobby: [] }]),
      'votes: 1 for 1',
    ],
    [
      'votes of nobody',
      buying,
      (s) => (s.votes = [{ ballots: ['housing', 'housing', 'housing'], lobby: [3] }]),
      'no seat 3',
    ],
    [
      'money',
      town(),
      (s) => s.players[1]!.money++,
      'seat 1: 0 placed, {"earned":0,"lobby":true,"markers":15,"money":31,"spent":0}',
    ],
    [
      'spent',
      town(),
      (s) => s.players[2]!.spent++,
      'seat 2: 0 placed, {"earned":0,"lobby":true,"markers":15,"money":30,"spent":1}',
    ],
    [
      'earned',
      town(),
      (s) => s.players[2]!.earned++,
      'seat 2: 0 placed, {"earned":1,"lobby":true,"markers":15,"money":30,"spent":0}',
    ],
    [
      'markers',
      town(),
      (s) => s.players[3]!.markers--,
      'seat 3: 0 placed, {"earned":0,"lobby":true,"markers":14,"money":30,"spent":0}',
    ],
    [
      'markers placed',
      buying,
      (s) => s.lots[0]!.owners.push(1),
      'seat 1: 4 placed, {"earned":0,"lobby":true,"markers":12,"money":30,"spent":0}',
    ],
  ];
  test.each(wrong)('%s', (_, s, spoil, line) => {
    expect(spoilt(s, spoil)).toEqual([line]);
  });

  test('a lot laid this round may be full until its pay-out, but not after the end', () => {
    const full = structuredClone(buying);
    full.lots[7]!.owners.push(1);
    full.players[1]!.markers--;
    full.orders[0] = null;
    expect(downtown.faults(full)).toEqual([]);
    full.phase = 'over';
    expect(downtown.faults(full)[0]).toBe(
      'lot 8: {"closed":false,"owners":[0,1,1,1],"use":"housing"}',
    );
  });

  test('a late round while much is bare may be strange, but can be played to its end', () => {
    expect(town({ round: 6 }).round).toBe(6);
  });

  test('no card to turn', () => {
    const s = structuredClone(town());
    const square = ['housing', 'industry', 'commerce'].flatMap((use) => [use, use, use, use]);
    const rect = square.slice();
    for (const [i, lot] of s.lots.entries()) {
      if (lot.use !== 'park') lot.use = (i % 2 === 0 ? square.shift() : rect.shift()) as 'housing';
    }
    s.piles = { left: [], right: [] };
    expect(downtown.faults(s)).toEqual(['piles: {"left":[],"right":[]}']);
    s.phase = 'over';
    s.turned = [8];
    s.votes = [null];
    expect(downtown.faults(s)).toEqual([]);
  });
});

describe('choices under way', () => {
  const wrong: [string, Town, Spoil, string][] = [
    [
      'ballots outside a vote',
      town(),
      (s) => (s.ballots[0] = 'housing'),
      'ballots: ["housing",null,null,null] while pile',
    ],
    [
      'ballots while buying',
      buying,
      (s) => (s.ballots[0] = 'housing'),
      'ballots: ["housing",null,null] while order',
    ],
    [
      'all ballots, none counted',
      voting,
      (s) => s.ballots.fill('housing'),
      'ballots: ["housing","housing","housing"] while ballot',
    ],
    [
      'a ballot missing',
      lobbying,
      (s) => (s.ballots[2] = null),
      'ballots: ["housing","commerce",null] while lobby',
    ],
    [
      'a ballot missing',
      deciding,
      (s) => (s.ballots[2] = null),
      'ballots: ["commerce","housing",null,"industry","industry"] while decide',
    ],
    [
      'DT-22 a ballot without a plaque',
      town({
        seats: 3,
        phase: 'ballot',
        turned: [8],
        uses: { 2: 'housing', 4: 'housing', 6: 'housing', 14: 'housing' },
      }),
      (s) => (s.ballots[0] = 'housing'),
      'ballots: ["housing",null,null] while ballot',
    ],
    [
      'lobby outside a vote',
      town(),
      (s) => (s.lobby[0] = false),
      'lobby: [false,null,null,null] while pile',
    ],
    [
      'lobby before the ballots are in',
      voting,
      (s) => (s.lobby[0] = false),
      'lobby: [false,null,null] while ballot',
    ],
    [
      'all have spoken',
      lobbying,
      (s) => (s.lobby = [false, false, false]),
      'lobby: [false,false,false] while lobby',
    ],
    [
      'somebody has not spoken',
      deciding,
      (s) => (s.lobby[3] = null),
      'lobby: [false,false,false,null,false] while decide',
    ],
    [
      'used and still there',
      lobbying,
      (s) => (s.lobby[1] = true),
      'lobby: [null,true,null] while lobby',
    ],
    [
      'kept and gone',
      lobbying,
      (s) => (s.players[1]!.lobby = false),
      'lobby: [null,false,null] while lobby',
    ],
    ['DT-24 no tie', deciding, (s) => (s.ballots[3] = 'housing'), 'decide: no tie'],
    [
      'DT-24 the mayor’s own',
      deciding,
      (s) => (s.ballots = ['housing', 'housing', 'commerce', 'industry', 'industry']),
      'decide: no tie',
    ],
    ['orders elsewhere', town(), (s) => (s.orders[0] = { pass: true }), 'orders: while pile'],
    [
      'all orders, none revealed',
      buying,
      (s) => (s.orders[2] = { pass: true }),
      'orders: while order',
    ],
    [
      'an order that cannot be',
      buying,
      (s) => (s.orders[1] = { lot: 20, plots: 1 }),
      'orders: seat 1',
    ],
    [
      'an order too dear',
      buying,
      (s) => Object.assign(s.players[0]!, { money: 11, spent: 19 }),
      'orders: seat 0',
    ],
  ];
  test.each(wrong)('%s', (_, s, spoil, line) => {
    expect(spoilt(s, spoil)).toEqual([line]);
  });

  test('DT-22 no vote where there is no choice', () => {
    const uses = {
      2: 'housing',
      4: 'housing',
      6: 'housing',
      14: 'housing',
      20: 'industry',
      22: 'industry',
      24: 'industry',
      12: 'industry',
      10: 'park',
      1: 'park',
      3: 'park',
      5: 'industry',
    } as const;
    const s = town({ uses });
    s.phase = 'ballot';
    s.turned = [8];
    s.piles.left = s.piles.left.filter((n) => n !== 8);
    expect(downtown.faults(s)).toEqual(['ballots: [null,null,null,null] while ballot']);
    const two = duel({ uses });
    two.phase = 'use';
    two.turned = [8];
    for (const { cards } of two.players) if (cards.includes(8)) cards.splice(cards.indexOf(8), 1);
    two.mayor = two.players[0]!.cards.length < two.players[1]!.cards.length ? 0 : 1;
    expect(downtown.faults(two)).toEqual(['use: no choice']);
  });
});
