/*
 * Writes the recorded games in `fixtures/`: node games/downtown/test/make-fixtures.ts
 *
 * Always the same games: secrets, contributions and every choice come from fixed seeds. The
 * players are made up: they like lots that pay, change their minds now and then while a choice is
 * secret, and take an answer back where that is allowed. A game of other rules must fail the
 * replay; then these files stay as they are, and new ones join them.
 */
import {
  begin,
  commitmentTo,
  give,
  mixedSeed,
  type Play,
  QuickChance,
  readOptions,
  type Seat,
  undo,
  undoRefusal,
  writeRecord,
} from '@faubourg/core';
import { writeFileSync } from 'node:fs';
import ribbons from '../data/board-ribbons.json' with { type: 'json' };
import {
  type DowntownAnswer,
  type DowntownOptions,
  type DowntownState,
  downtown,
  forecast,
} from '../rules/index.ts';

const own = { ...ribbons, id: 'my-ribbons', status: 'own' };

export const GAMES: readonly { name: string; seats: number; options: object }[] = [
  { name: '2p-classic', seats: 2, options: {} },
  { name: '2p-avenues', seats: 2, options: { map: 'avenues' } },
  { name: '2p-ribbons', seats: 2, options: { map: 'ribbons' } },
  { name: '3p-classic', seats: 3, options: {} },
  { name: '3p-avenues-any-pile', seats: 3, options: { map: 'avenues', secondCard: 'any-pile' } },
  { name: '3p-own-board', seats: 3, options: { map: own } },
  { name: '4p-classic', seats: 4, options: {} },
  { name: '4p-classic-hidden', seats: 4, options: { money: 'hidden' } },
  { name: '4p-ribbons-sole-5', seats: 4, options: { map: 'ribbons', soleBonus: 5 } },
  { name: '5p-classic', seats: 5, options: {} },
  {
    name: '5p-avenues-hidden',
    seats: 5,
    options: { map: 'avenues', money: 'hidden', secondCard: 'any-pile' },
  },
  { name: '6p-classic', seats: 6, options: {} },
  { name: '6p-avenues', seats: 6, options: { map: 'avenues', soleBonus: 5 } },
  {
    name: '6p-ribbons-all',
    seats: 6,
    options: { map: 'ribbons', secondCard: 'any-pile', soleBonus: 5, money: 'hidden' },
  },
];

/** How much a seat likes an answer: plots of lots that pay and fill up; the rest is luck. */
function liking(s: DowntownState, seat: Seat, answer: DowntownAnswer, luck: QuickChance): number {
  const noise = luck.int(100) / 10;
  if ('pass' in answer) return noise - 6;
  if ('lobby' in answer) return noise + (answer.lobby ? 0 : 6);
  if (!('lot' in answer)) return noise;
  const { prices, worth, owners, free } = forecast(downtown.view(s, seat)).lots[answer.lot - 1]!;
  const value = Math.max(...Object.values(worth).map((one) => one.value));
  const got = Math.min(answer.plots, free);
  return noise + got * value + 3 * owners[seat]! - prices[answer.plots - 1]!;
}

function choice(s: DowntownState, seat: Seat, luck: QuickChance): DowntownAnswer {
  const rated = downtown
    .answers(s, seat)!
    .map((answer) => ({ answer, by: liking(s, seat, answer, luck) }));
  return rated.reduce((best, one) => (one.by > best.by ? one : best)).answer;
}

function playGame(play: Play, luck: QuickChance): void {
  const state = (): DowntownState => play.state as DowntownState;
  const act = (seat: Seat): void => {
    const result = give(play, seat, choice(state(), seat, luck));
    if ('problem' in result) throw new Error(result.problem.code);
  };
  for (;;) {
    const decisions = downtown.decisions(state());
    if (decisions.length === 0) return;
    const owed = decisions.filter((decision) => decision.owed);
    const { seat } = owed[luck.int(owed.length)]!;
    act(seat);
    const free = downtown.decisions(state()).filter((decision) => !decision.owed);
    if (free.length > 0 && luck.int(12) === 0) act(free[luck.int(free.length)]!.seat);
    if (undoRefusal(play, seat) === null && luck.int(25) === 0) undo(play, seat);
  }
}

const hex = (luck: QuickChance): string =>
  Array.from({ length: 64 }, () => luck.int(16).toString(16)).join('');

/** The text of a recorded game: one row a line. */
export function recordText(i: number): string {
  const { name, seats, options: given } = GAMES[i]!;
  const luck = new QuickChance(1996 + i);
  const read = readOptions<DowntownOptions>(downtown, given, seats);
  if ('problem' in read) throw new Error(`${name}: ${JSON.stringify(read.problem)}`);
  const secret = hex(luck);
  const contributions = Array.from({ length: seats }, () => hex(luck));
  const { play } = begin(downtown, read.options, seats, mixedSeed(secret, contributions));
  playGame(play, luck);
  const record = writeRecord(play, {
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `Player ${'ABCDEF'[seat]}` })),
    shuffling: { scheme: 1, commitment: commitmentTo(secret), contributions, secret },
  });
  const { rows, ...head } = record;
  const lines = rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},"rows":[\n${lines}\n]}\n`;
}

if (import.meta.main) {
  for (const [i, { name }] of GAMES.entries()) {
    writeFileSync(new URL(`fixtures/${name}.json`, import.meta.url), recordText(i));
  }
}
