import { type AnyGame, type Decision, gameVersions } from '@faubourg/core';
import { toy } from '@faubourg/core/toy';
import { expect, test } from 'vitest';
import { botAnswer, fallbackAnswer, undo, onTimeout } from '../table/answer-commands.ts';
import { enter, memoryTable } from './memory-table.ts';

const games = gameVersions([toy]);

test('an answer the bot thought of does not count once the person has taken the seat back', () => {
  const table = memoryTable(games, 'toy', 2, { standIn: 'regular' });
  enter(table, { kind: 'leave', seat: 0, level: 'regular' }, 1000);
  const late = botAnswer(0, table.turns[0]!.turn, fallbackAnswer(table, 0));
  expect(late(table)).toMatchObject({ entry: { by: 'bot', seat: 0 } });
  enter(table, { kind: 'return', seat: 0 }, 2000);
  expect(late(table)).toMatchObject({ problem: { rule: 'FB-34', code: 'still-here' } });
});

test('who answers or comes back in the last moment is not out of time', () => {
  const clock = { live: { bank: 60_000, increment: 5000 } };
  const table = memoryTable(games, 'toy', 2, { clock });
  const now = 61_000;
  const up = onTimeout(
    0,
    () => now,
    () => ({ kind: 'replace', seat: 0, level: 'regular' }),
  );
  expect(up(table)).toMatchObject({ entry: { kind: 'replace' } });
  enter(table, { kind: 'return', seat: 0 }, 60_000);
  expect(up(table)).toMatchObject({ problem: { code: 'still-here' } });
  enter(table, { kind: 'answer', seat: 1, answer: fallbackAnswer(table, 1), by: 'person' }, 60_500);
  const other = onTimeout(
    1,
    () => now,
    () => ({ kind: 'replace', seat: 1, level: 'regular' }),
  );
  expect(other(table)).toMatchObject({ problem: { code: 'still-here' } });
});

/** The toy, but all other seats can change a secret answer while one seat answers openly. */
const mixed: AnyGame = {
  ...(toy as AnyGame),
  decisions: (state): readonly Decision[] => {
    const open = (toy as AnyGame).decisions(state);
    if (open.length === 0 || open.some((one) => one.secret)) return open;
    return [...open, { ...open[0]!, seat: 1 - open[0]!.seat, owed: false, secret: true }];
  },
};

test('nothing is taken back while others may have changed a secret choice', () => {
  for (const [game, expected] of [
    [toy as AnyGame, { entry: { kind: 'undo' } }],
    [mixed, { problem: { rule: 'FB-4', code: 'secret-choice' } }],
  ] as const) {
    const table = memoryTable(gameVersions([game]), 'toy', 2);
    for (const seat of [0, 1]) {
      enter(table, { kind: 'answer', seat, answer: fallbackAnswer(table, seat), by: 'person' }, 0);
    }
    const { seat } = game.decisions(table.play!.state)[0]!;
    const answer = game.answers(table.play!.state, seat)![1] as never;
    enter(table, { kind: 'answer', seat, answer, by: 'person' }, 0);
    const answered = { acks: new Map(), numberOf: () => 0 };
    const sending = { key: 'k'.repeat(8), turn: table.turns[seat]!.turn };
    const caller = { id: `Person ${seat}`, name: '' };
    expect(undo(caller, sending)(table, answered)).toMatchObject(expected);
  }
});
