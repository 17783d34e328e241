import type { UpdateMessage } from '@faubourg/protocol';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { messageText } from '../src/client/decompress.ts';
import { RemoteHistory } from '../src/source/remote-history.ts';
import { ranking } from '../src/table/verdict.ts';

describe('the history of a table', () => {
  const asks = [{ seat: 0, kind: 'bid', rule: 'TOY-2', owed: true, secret: true }];
  const update = (n: number, more: Partial<UpdateMessage>): UpdateMessage => ({
    table: 'x',
    n,
    by: null,
    events: [],
    patch: {},
    ...more,
  });

  test('begins with the game, not with people sitting down', () => {
    const history = new RemoteHistory();
    const seats = { 0: { name: 'Ana' } };
    expect(history.add(update(1, { step: false, patch: { table: { seats } } }))).toBeNull();
    const start = update(2, {
      events: [{ kind: 'dealt' }],
      patch: { view: [{ round: 1 }], asks: [asks] },
    });
    expect(history.add(start)).toMatchObject({ row: 0, seat: null, undo: false });
    expect(history.snapshots).toEqual([
      { row: 0, view: { round: 1 }, decisions: asks, outcome: null },
    ]);
  });

  test('counts what concerns the game; clocks and chairs make no row', () => {
    const history = new RemoteHistory();
    history.add(update(1, { patch: { view: [{ round: 1 }] } }));
    const left = update(2, { step: false, patch: { table: { seats: { 0: { left: true } } } } });
    expect(history.add(left)).toBeNull();
    history.add(update(3, { by: 1, events: [{ kind: 'lit' }], patch: { view: { round: 2 } } }));
    const outcome = [{ scores: [1] }];
    history.add(update(4, { events: [{ kind: 'ended' }], patch: { table: { outcome } } }));
    expect(history.snapshots.map(({ row, view }) => [row, view])).toEqual([
      [0, { round: 1 }],
      [1, { round: 2 }],
      [2, { round: 2 }],
    ]);
    expect(history.snapshots[2]!.outcome).toEqual({ scores: [1] });
  });

  test('a row is what the server calls a step, whatever the patch changes', () => {
    const history = new RemoteHistory();
    history.add(update(1, { patch: { view: [{ round: 1 }] } }));
    expect(history.add(update(2, { step: false, patch: { asks: [asks] } }))).toBeNull();
    expect(history.add(update(3, { by: 0 }))).toMatchObject({ row: 1, seat: 0 });
  });

  test('says who acted and what was an undo as the server says it, whatever the events name', () => {
    const history = new RemoteHistory();
    history.add(update(1, { patch: { view: [{ round: 1 }] } }));
    const shown = {
      events: [{ kind: 'lit', seat: 0 }],
      patch: { view: { round: 2 } },
    };
    expect(history.add(update(2, { by: 1, ...shown }))).toMatchObject({ seat: 1, undo: false });
    const back = update(3, { by: 1, undo: true, patch: { view: { round: 1 } } });
    expect(history.add(back)).toMatchObject({ seat: 1, undo: true });
    const secret = update(4, { patch: { view: { round: 3 } } });
    expect(history.add(secret)).toMatchObject({ seat: null, undo: false });
  });
});

test('long messages come packed, short ones as they are', async () => {
  const text = JSON.stringify({ table: 'x', events: ['é', '🏙'] });
  const packed = new Uint8Array(deflateRawSync(text)).buffer;
  expect(await messageText(packed)).toBe(text);
  expect(await messageText(text)).toBe(text);
});

test('those who share a score share a place, unless one of them won', () => {
  const places = (scores: number[], winners: number[]) =>
    ranking({ scores, winners, reason: 'x' }).map(({ seat, place }) => [seat, place]);
  expect(places([5, 9, 5], [1])).toEqual([
    [1, 1],
    [0, 2],
    [2, 2],
  ]);
  expect(places([9, 9, 5], [1])).toEqual([
    [1, 1],
    [0, 2],
    [2, 3],
  ]);
  expect(places([9, 9, 5], [0, 1])).toEqual([
    [0, 1],
    [1, 1],
    [2, 3],
  ]);
});
