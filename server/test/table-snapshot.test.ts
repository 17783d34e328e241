import { canonical, gameVersions, type Json, orThrow, undoRefusal } from '@faubourg/core';
import { toy } from '@faubourg/core/toy';
import { expect, test } from 'vitest';
import { longLog } from '../bench/make-long-log.ts';
import { loadGames } from '../catalogue.ts';
import { replayEntry } from '../live-tables/replay-log.ts';
import { openAt } from '../table/attempts.ts';
import { openTable, type Table } from '../table/table.ts';
import { snapshotData, tableFromSnapshot } from '../table/table-snapshot.ts';
import { framesOf, updatesSince, viewers } from '../table/updates.ts';

const real = (await loadGames()).games;
const former = new Set(real.flatMap((game) => game.former ?? []));
const games = gameVersions([toy, ...real.filter((game) => !former.has(game))]);

/** Everything by which two tables could be told apart from now on. */
function meaning(table: Table): unknown {
  const { id: _id, secret: _secret, game: _game, play, secrets, attempts, ...around } = table;
  const standing = play?.answers.length ?? 0;
  return {
    ...around,
    lastSecret: secrets.at(-1),
    attempts: attempts.map((one) => openAt(one, standing).count),
    state: play?.state,
    draws: play?.chance.draws,
    undo: play && table.seats.map((_, seat) => undoRefusal(play, seat)),
  };
}

const SEED = '3c'.repeat(32);

const throughText = (table: Table): Table => {
  const text = JSON.stringify(snapshotData(table));
  return orThrow(tableFromSnapshot(table, JSON.parse(text) as never, games));
};

/** A number that has no common divisor with the length of any pattern in a log. */
const EVERY = 7;

test.each(['toy', 'chinatown', 'downtown', 'tower-up'])(
  '%s goes on from a snapshot as if it had been in memory all the time',
  (id) => {
    const people = ['ada', 'bo', 'cy', 'di'];
    const {
      log,
      secret,
      id: name,
    } = longLog(games, id, people, { entries: 40, attempts: 12 }, SEED);
    const first = log[0]!.entry;
    if (first.kind !== 'open') throw new Error('the log begins with an opening');
    const whole = orThrow(openTable(name, secret, first.setup, games));
    let again = orThrow(openTable(name, secret, first.setup, games));
    let frames = framesOf(again);
    for (const logged of log) {
      const events = replayEntry(whole, logged);
      const eventsAgain = replayEntry(again, logged);
      expect(eventsAgain).toEqual(events);
      const { entry } = logged;
      const updates = updatesSince(again, viewers(again), { entry, events }, frames);
      frames = updates.frames;
      expect(frames).toEqual(framesOf(whole));
      expect(canonical(meaning(again) as Json)).toBe(canonical(meaning(whole) as Json));
      // A table that was loaded from a snapshot is written to the next one, and so on.
      if (logged.seq % EVERY === 0) again = throughText(again);
    }
    expect(whole.phase).toBe('over');
    expect(log.some(({ entry }) => entry.kind === 'undo')).toBe(true);
  },
);

test('the size of a snapshot does not grow with the log', () => {
  const people = ['ada', 'bo', 'cy', 'di'];
  const sizes = [60, 240].map((entries) => {
    const { log, secret, id } = longLog(
      games,
      'chinatown',
      people,
      { entries, attempts: 40 },
      SEED,
    );
    const first = log[0]!.entry as Extract<(typeof log)[0]['entry'], { kind: 'open' }>;
    const table = orThrow(openTable(id, secret, first.setup, games));
    for (const logged of log) replayEntry(table, logged);
    return { rows: log.length, size: JSON.stringify(snapshotData(table)).length };
  });
  expect(sizes[1]!.rows).toBeGreaterThan(2 * sizes[0]!.rows);
  expect(sizes[1]!.size).toBeLessThan(1.5 * sizes[0]!.size);
});
