import { type Json, orThrow, QuickChance, randomAnswer, startPlay } from '@faubourg/core';
import { expect, test } from 'vitest';
import { loadGames } from '../catalogue.ts';
import { type Answered, fallbackAnswer, undo } from '../table/answer-commands.ts';
import type { Entry } from '../table/entry.ts';
import { applyEntry, openDecisions, openTable, type Table } from '../table/table.ts';
import { framesOf, updatesSince, viewers } from '../table/updates.ts';
import { enter, memoryTable } from './memory-table.ts';

const games = await loadGames();

/** The command of a person to undo, as the table answers it. */
function undoCommand(table: Table, seat: number) {
  const answered: Answered = { acks: new Map(), numberOf: () => 0 };
  const header = { key: 'k'.repeat(8), turn: table.turns[seat]!.turn };
  return undo({ id: `Person ${seat}`, name: '' }, header)(table, answered);
}

const give = (
  table: Table,
  seat: number,
  answer: Json,
  by: 'person' | 'clock' = 'person',
): readonly unknown[] => enter(table, { kind: 'answer', seat, answer, by }, 0).events;

/** A table of three whose game has come to the first trade or build. */
function chinatownAt(phase: 'trade' | 'build'): Table {
  const table = memoryTable(games, 'chinatown', 3);
  const now = (): unknown => openDecisions(table)[0]!.kind;
  while (now() !== phase) {
    const { seat } = openDecisions(table).find(({ owed }) => owed)!;
    give(table, seat, fallbackAnswer(table, seat));
  }
  return table;
}

const placing = (table: Table, seat: number): Json =>
  (table.game.answers(table.play!.state, seat) as Json[]).find(
    (one) => 'place' in (one as object),
  )!;

test('the end of a trade is final, whoever said the last word', () => {
  for (const by of ['person', 'clock'] as const) {
    const table = chinatownAt('trade');
    for (const seat of [0, 1, 2]) give(table, seat, { done: true }, by);
    expect(openDecisions(table)[0]!.kind).toBe('build');
    for (const seat of [0, 1, 2]) {
      expect(undoCommand(table, seat)).toMatchObject({
        problem: { rule: 'CT-24', coreRule: 'FB-4', code: 'final-answer' },
      });
    }
  }
});

test('an answer by the clock is final in every phase', () => {
  const table = chinatownAt('build');
  give(table, 0, { built: true }, 'clock');
  expect(undoCommand(table, 0)).toMatchObject({ problem: { code: 'given-by-clock' } });
  // Also after somebody else has taken an own step back.
  give(table, 1, placing(table, 1));
  enter(table, { kind: 'undo', seat: 1 }, 0);
  expect(undoCommand(table, 0)).toMatchObject({ problem: { code: 'given-by-clock' } });
});

test('CT-30 own tiles are taken up again whatever others do, and nobody else notices', () => {
  const table = chinatownAt('build');
  const seen = (viewer: number): string =>
    JSON.stringify(table.game.view(table.play!.state, viewer));
  const [start, others] = [seen(0), seen(1)];
  give(table, 0, placing(table, 0));
  const command = JSON.stringify(undoCommand(table, 0));
  give(table, 1, placing(table, 1));
  give(table, 2, placing(table, 2));
  expect(JSON.stringify(undoCommand(table, 0))).toBe(command);
  const before = framesOf(table);
  const entry: Entry = { kind: 'undo', seat: 0 };
  const { events } = orThrow(applyEntry(table, entry, 0));
  const { texts } = updatesSince(table, viewers(table), { entry, events }, before);
  expect(texts.map((text) => text !== null)).toEqual([true, false, false, false]);
  expect(seen(0)).toBe(start);
  expect(seen(1)).not.toBe(others);
  // Being ready is taken back as well, until all are.
  give(table, 0, { built: true });
  give(table, 1, { built: true });
  expect(undoCommand(table, 0)).toMatchObject({ entry: { kind: 'undo', seat: 0 } });
  give(table, 2, { built: true });
  expect(undoCommand(table, 0)).toMatchObject({ problem: { code: 'chance-or-reveal' } });
});

test.each(games.games.map(({ id, rules }) => [id, rules] as const))(
  '%s by rules %d: a log with undos of secret steps loads again to the same table',
  (id, rules) => {
    const only = orThrow(games.exact(id, rules)).game;
    const known = { ...games, newest: () => ({ game: only }) };
    const chance = new QuickChance(11);
    const seats = Math.max(3, only.seats.min);
    const table = memoryTable(known, id, seats);
    const log: Entry[] = [];
    for (let i = 0; i < 150 && table.phase === 'running'; i++) {
      const other = chance.int(seats);
      // The first undo that can be made is made: in some games few can.
      const wanted = chance.int(3) === 0 || !log.some(({ kind }) => kind === 'undo');
      const isUndo = wanted && 'entry' in undoCommand(table, other);
      const asked = openDecisions(table);
      const seat = isUndo ? other : asked[chance.int(asked.length)]!.seat;
      const entry: Entry = isUndo
        ? { kind: 'undo', seat }
        : {
            kind: 'answer',
            seat,
            answer: randomAnswer(only, table.play!.state, seat, chance),
            by: 'person',
          };
      enter(table, entry, 0);
      expect(table.secrets.length).toBe(table.play!.answers.length);
      log.push(entry);
    }
    expect(log.some(({ kind }) => kind === 'undo')).toBe(true);
    const again = orThrow(openTable(table.id, table.secret, table.setup, games));
    const { options, seed } = table.play!;
    again.play = startPlay(only, options, seats, seed).play;
    again.phase = 'running';
    again.decisions = only.decisions(again.play.state);
    for (const entry of log) enter(again, entry, 0);
    expect(again.play.state).toEqual(table.play!.state);
    expect(again.secrets).toEqual(table.secrets);
  },
);

test('DT-23 what was said about the lobby token cannot be taken back, whichever seat said it', () => {
  const table = memoryTable(games, 'downtown', 3);
  const asked = (): { kind: string; seat: number } =>
    openDecisions(table).find(({ owed }) => owed)!;
  let announced = 0;
  while (announced < 2) {
    const { kind, seat } = asked();
    const answers = table.game.answers(table.play!.state, seat) as Json[];
    give(table, seat, kind === 'lobby' ? answers[0]! : fallbackAnswer(table, seat));
    if (kind !== 'lobby') continue;
    announced++;
    expect(undoCommand(table, seat)).toMatchObject({
      problem: { rule: 'DT-23', coreRule: 'FB-4', code: 'final-answer' },
    });
  }
});
