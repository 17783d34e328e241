import { type AnyGame, type Decision, gameVersions } from '@faubourg/core';
import { toy } from '@faubourg/core/toy';
import { expect, test } from 'vitest';
import { answerOfBot, safeAnswer, takeBack, whenTimeIsUp } from '../tables/playing.ts';
import type { Room } from '../tables/room.ts';
import { enter, memoryTable } from './memory-table.ts';

const games = gameVersions([toy]);

test('an answer the bot thought of does not count once the person has taken the seat back', () => {
  const table = memoryTable(games, 'toy', 2, { standIn: 'regular' });
  enter(table, { kind: 'leave', seat: 0, level: 'regular' }, 1000);
  const late = answerOfBot(0, table.questions[0]!.turn, safeAnswer(table, 0));
  expect(late(table)).toMatchObject({ entry: { by: 'bot', seat: 0 } });
  enter(table, { kind: 'return', seat: 0 }, 2000);
  expect(late(table)).toMatchObject({ problem: { rule: 'FB-34', code: 'still-here' } });
});

test('who answers or comes back in the last moment is not out of time', () => {
  const clock = { live: { bank: 60_000, increment: 5000 } };
  const table = memoryTable(games, 'toy', 2, { clock });
  const now = 61_000;
  const up = whenTimeIsUp(
    0,
    () => now,
    () => ({ kind: 'replace', seat: 0, level: 'regular' }),
  );
  expect(up(table)).toMatchObject({ entry: { kind: 'replace' } });
  enter(table, { kind: 'return', seat: 0 }, 60_000);
  expect(up(table)).toMatchObject({ problem: { code: 'still-here' } });
  enter(table, { kind: 'answer', seat: 1, answer: safeAnswer(table, 1), by: 'person' }, 60_500);
  const other = whenTimeIsUp(
    1,
    () => now,
    () => ({ kind: 'replace', seat: 1, level: 'regular' }),
  );
  expect(other(table)).toMatchObject({ problem: { code: 'still-here' } });
});

/** The toy, but everybody else may change a secret choice while one seat plays openly. */
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
      enter(table, { kind: 'answer', seat, answer: safeAnswer(table, seat), by: 'person' }, 0);
    }
    const { seat } = game.decisions(table.play!.state)[0]!;
    const answer = game.answers(table.play!.state, seat)![1] as never;
    enter(table, { kind: 'answer', seat, answer, by: 'person' }, 0);
    const room = { acks: new Map(), audience: { numbers: [0, 0, 0] } } as unknown as Room;
    const sending = { key: 'k'.repeat(8), turn: table.questions[seat]!.turn };
    const caller = { id: `Person ${seat}`, name: '' };
    expect(takeBack(room, caller, sending)(table)).toMatchObject(expected);
  }
});
