/*
 * Writes the recorded games in `fixtures/`: node games/downtown/test/make-fixtures.ts
 *
 * Always the same games: secrets, contributions and every choice come from fixed seeds. The players
 * are scripted: they prefer lots that pay, sometimes change a choice while it is secret, and undo
 * an answer where that is allowed. A change of the rules is a new rules version: then these files
 * stay as they are, and new ones are added.
 */
import {
  gameVersions,
  giveAnswer,
  orThrow,
  type Play,
  type QuickChance,
  type Seat,
  undoRecorded,
  undoRefusal,
} from '@faubourg/core';
import {
  recordGame,
  recordLines,
  shuffleFrom,
  type WantedRecord,
} from '@faubourg/core/conformance';
import { writeFileSync } from 'node:fs';
import ribbons from '../data/board-ribbons.json' with { type: 'json' };
import { type DowntownAnswer, type DowntownState, downtown, forecast } from '../rules/index.ts';

/** As boards of one's own were written before remarks began with `$`: such games are stored. */
const { width, height, lots } = ribbons;
const own = { id: 'my-ribbons', status: 'own', width, height, lots };

/** A recorded game of rules version 1, if it does not name another. */
type WantedGame = WantedRecord & { readonly rules?: number };

export const GAMES: readonly WantedGame[] = [
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
  { name: '2p-rules-2', seats: 2, options: {}, rules: 2 },
  { name: '5p-rules-2', seats: 5, options: { money: 'hidden' }, rules: 2 },
];

/** A score of an answer: plots of lots that pay and fill up, plus a random part. */
function liking(s: DowntownState, seat: Seat, answer: DowntownAnswer, draws: QuickChance): number {
  const noise = draws.int(100) / 10;
  if ('pass' in answer) return noise - 6;
  if ('lobby' in answer) return noise + (answer.lobby ? 0 : 6);
  if (!('lot' in answer)) return noise;
  const { prices, worth, owners, free } = forecast(downtown.view(s, seat)).lots[answer.lot - 1]!;
  const value = Math.max(...Object.values(worth).map((one) => one.value));
  const got = Math.min(answer.plots, free);
  return noise + got * value + 3 * owners[seat]! - prices[answer.plots - 1]!;
}

function choice(s: DowntownState, seat: Seat, draws: QuickChance): DowntownAnswer {
  const rated = downtown
    .answers(s, seat)!
    .map((answer) => ({ answer, by: liking(s, seat, answer, draws) }));
  return rated.reduce((best, one) => (one.by > best.by ? one : best)).answer;
}

/**
 * Whether the seat undoes an answer in these games. When those of version 1 were made, every answer
 * could be undone that was the last of all and had neither revealed nor drawn.
 */
function mayUndo(play: Play, seat: Seat): boolean {
  if (play.game.rules > 1) return undoRefusal(play, seat) === null;
  const last = play.answers.at(-1);
  return last?.seat === seat && !last.fixed;
}

function playGame(play: Play, draws: QuickChance): void {
  const state = (): DowntownState => play.state as DowntownState;
  const act = (seat: Seat): void => {
    const result = giveAnswer(play, seat, choice(state(), seat, draws));
    if ('problem' in result) throw new Error(result.problem.code);
  };
  for (;;) {
    const decisions = downtown.decisions(state());
    if (decisions.length === 0) return;
    const owed = decisions.filter((decision) => decision.owed);
    const { seat } = owed[draws.int(owed.length)]!;
    act(seat);
    const free = downtown.decisions(state()).filter((decision) => !decision.owed);
    if (free.length > 0 && draws.int(12) === 0) act(free[draws.int(free.length)]!.seat);
    if (mayUndo(play, seat) && draws.int(25) === 0) undoRecorded(play, seat);
  }
}

/** The text of a recorded game: one row a line. */
export function recordText(i: number): string {
  const wanted = GAMES[i]!;
  const shuffle = shuffleFrom(1996 + i, wanted.seats);
  const { game } = orThrow(gameVersions([downtown]).exact('downtown', wanted.rules ?? 1));
  const record = recordGame(game, wanted, shuffle, (play) => {
    playGame(play, shuffle.chance);
  });
  return recordLines(record);
}

if (import.meta.main) {
  for (const [i, { name }] of GAMES.entries()) {
    writeFileSync(new URL(`fixtures/${name}.json`, import.meta.url), recordText(i));
  }
}
