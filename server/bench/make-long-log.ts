import {
  type GameVersions,
  type Json,
  orThrow,
  QuickChance,
  randomAnswer,
  strongSeed,
  undoRefusal,
} from '@faubourg/core';
import { fallbackAnswer } from '../table/answer-commands.ts';
import type { Entry, LoggedEntry } from '../table/entry.ts';
import { openDecisions } from '../table/table.ts';
import { writeLog } from './log-writer.ts';

export type LongLog = {
  readonly id: string;
  readonly secret: string;
  readonly log: readonly LoggedEntry[];
  /** The length of a part of the log after which this seat may take its last answer back. */
  readonly undoable: { readonly length: number; readonly seat: number };
};

export type LogLimits = {
  /** Entries of one person. */
  readonly entries: number;
  /** Answers and undos of one person at one decision. */
  readonly attempts: number;
};

/**
 * About the longest log that the limits allow: everybody answers, and takes the answer back or gives
 * another, for as long as they may, at every decision, until the game is over. The same `seed` (64
 * hexadecimal digits) gives the same log.
 */
export function longLog(
  games: GameVersions,
  id: string,
  people: readonly string[],
  limits: LogLimits,
  seed = strongSeed(),
): LongLog {
  const { game } = orThrow(games.newest(id));
  const writer = writeLog(games, id, people, seed);
  const { table, log } = writer;
  const left = people.map(() => limits.entries - 1);
  let undoable = { length: 0, seat: 0 };
  const write = (entry: Entry): void => {
    writer.write(entry);
    if ('seat' in entry) left[entry.seat]!--;
  };
  const chance = new QuickChance(1);
  const mayGoOn = (seat: number): boolean => left[seat]! > limits.entries / 30;
  const give = (seat: number, answer: Json): void => {
    write({ kind: 'answer', seat, answer, by: 'person' });
  };
  while (table.phase === 'running') {
    const { seat, kind } = openDecisions(table).find(({ owed }) => owed)!;
    const asks = (owed: boolean): boolean =>
      openDecisions(table).some(
        (one) => one.seat === seat && one.kind === kind && (one.owed || !owed),
      );
    const any = (): Json => randomAnswer(game, table.play!.state, seat, chance);
    // A part of the entries stays for the rest of the game.
    for (let used = 0; used < limits.attempts - 4 && asks(false) && mayGoOn(seat); used += 2) {
      give(seat, asks(true) ? fallbackAnswer(table, seat) : any());
      if (table.phase !== 'running') break;
      const mayUndo = undoRefusal(table.play!, seat) === null;
      if (mayUndo) undoable = { length: log.length, seat };
      // Where the decision is still open, every other answer stands and is followed by another.
      if (asks(false) && chance.int(2) === 0) give(seat, any());
      else if (mayUndo) write({ kind: 'undo', seat });
      else if (!asks(false)) break;
    }
    if (asks(true)) give(seat, fallbackAnswer(table, seat));
  }
  return { id: writer.id, secret: seed, log, undoable };
}
