import {
  commitmentTo,
  type GameVersions,
  type Json,
  orThrow,
  QuickChance,
  randomAnswer,
  readOptions,
  strongSeed,
  undoRefusal,
} from '@faubourg/core';
import { fallbackAnswer } from '../table/answer-commands.ts';
import type { Entry, LoggedEntry, TableSetup } from '../table/entry.ts';
import { applyEntry, openDecisions, openTable } from '../table/table.ts';
import { framesOf, toldMask, updatesSince, viewers } from '../table/updates.ts';

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
  const secret = seed;
  const setup: TableSetup = {
    game: id,
    rules: game.rules,
    options: orThrow(readOptions(game, {}, people.length)).options,
    seats: people.map(() => ({ for: 'anyone' })),
    listed: false,
    spectators: true,
    clock: null,
    standIn: null,
    host: people[0]!,
    commitment: commitmentTo(secret),
    after: null,
  };
  const name = Buffer.from(commitmentTo(seed), 'hex').toString('base64url').slice(0, 22);
  const table = orThrow(openTable(name, secret, setup, games));
  const log: LoggedEntry[] = [];
  const left = people.map(() => limits.entries - 1);
  let undoable = { length: 0, seat: 0 };
  let frames = framesOf(table);
  const write = (entry: Entry): void => {
    const { events } = orThrow(applyEntry(table, entry, log.length));
    const updates = updatesSince(table, viewers(table), { entry, events }, frames);
    frames = updates.frames;
    const told = toldMask(updates.texts);
    log.push({ seq: log.length + 1, key: null, entry, told, number: 0, at: log.length });
    if ('seat' in entry && entry.kind !== 'sit') left[entry.seat]!--;
  };
  write({ kind: 'open', setup });
  for (const [seat, person] of people.entries())
    write({ kind: 'sit', seat, person, name: `Person ${seat}`, contribution: commitmentTo(seed) });
  write({ kind: 'start' });
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
  return { id: name, secret, log, undoable };
}
