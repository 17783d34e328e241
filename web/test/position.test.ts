import { copyJson, packJson, type Position, problemLine, unpackJson } from '@faubourg/core';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../games/index.ts';
import { readRecorded, recordedGames, recordedMoments } from '../gallery-moments.ts';
import { parsePosition, unpackPosition } from '../src/position/read-position.ts';

const app = { catalogue };
const all = await recordedGames();

async function start(game: string): Promise<Position> {
  const { records } = all.find((recorded) => recorded.game === game)!;
  const [moment] = await recordedMoments(await readRecorded(game, records[0]!), [0]);
  const unpacked = await unpackJson(moment!.packed);
  return ('value' in unpacked ? unpacked.value : null) as Position;
}

async function why(position: unknown): Promise<string> {
  const read = await unpackPosition(app, await packJson(position));
  return 'problem' in read ? problemLine(read.problem) : 'fine';
}

describe.each(all)('$game', ({ game, records }) => {
  test('every moment of every recorded game can be opened', async () => {
    for (const name of records) {
      const record = await readRecorded(game, name);
      const moments = await recordedMoments(record);
      const names = moments.flatMap((moment) => moment.names);
      expect(names[0]).toBe('start');
      expect(names.at(-1)).toBe('end');
      expect(names).toContain('picture');
      for (const { packed, row } of moments) {
        const read = await unpackPosition(app, packed);
        expect('problem' in read ? problemLine(read.problem) : null, `${name}, ${row}`).toBeNull();
        if ('problem' in read) continue;
        expect(read.decisions.length === 0, `${name}, ${row}`).toBe(row === record.rows.length);
      }
    }
  });

  test('every kind of decision that a recorded game asks is among its moments', async () => {
    const record = await readRecorded(game, records[0]!);
    const named = new Set((await recordedMoments(record)).flatMap((moment) => moment.names));
    const rows = record.rows.map((_, row) => row);
    const kinds = new Set<string>();
    for (const { packed } of await recordedMoments(record, rows)) {
      const read = await unpackPosition(app, packed);
      if ('decisions' in read) for (const { kind } of read.decisions) kinds.add(kind);
    }
    expect(kinds.size).toBeGreaterThan(0);
    for (const kind of kinds) expect(named, kind).toContain(kind);
  });

  test('what is wrong is told with its place', async () => {
    const position = await start(game);
    expect(await why(position)).toBe('fine');
    expect(await why({ ...position, seats: 1 })).toContain('seat-count');
    const { min, max } = (await catalogue[game]!.rules()).seats;
    const other = position.seats === max ? min : position.seats + 1;
    expect(await why({ ...position, seats: other })).toContain(`for ${other} seats`);
    expect(await why({ ...position, rules: 99 })).toContain('rules-unknown');
    expect(await why({ ...position, options: { weather: 'fine' } })).toContain('option-unknown');
    expect(await why({ ...position, game: 'chess' })).toContain('game-unknown');
    expect(await why({ ...position, state: {} })).toContain('state');
    expect(await why({ ...position, state: null })).toContain('file-damaged');
    expect(await why({ ...position, extra: 1 })).toContain('extra');
  });
});

test('a text is a position, what the command line wrote about one, or a link to one', async () => {
  const position = await start('downtown');
  const opened = { position };
  expect(await parsePosition(app, JSON.stringify(position))).toMatchObject(opened);
  const applied = { position, events: [], outcome: null, problem: null };
  expect(await parsePosition(app, JSON.stringify(applied))).toMatchObject(opened);
  const link = `Look: https://play.example/#/position/${await packJson(position)}/2`;
  expect(await parsePosition(app, link)).toMatchObject(opened);
  for (const nothing of ['', 'null', '7', '[]', '{"position":null}', '{"game":"constructor"}'])
    expect(await parsePosition(app, nothing), nothing).toHaveProperty('problem');
});

test('money out of nothing is impossible, and the law is told', async () => {
  const position = copyJson(await start('downtown')) as Position & {
    state: { players: { money: number }[] };
  };
  position.state.players[0]!.money += 1;
  expect(await why(position)).toContain('position-impossible');
});
