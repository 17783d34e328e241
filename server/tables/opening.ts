import {
  commitmentTo,
  type GameVersions,
  readOptions,
  type Refused,
  strongSeed,
} from '@faubourg/core';
import type { LevelName } from '@faubourg/search';
import { randomBytes } from 'node:crypto';
import type { CompiledQuery } from 'kysely';
import type { Engine } from '../store/engine.ts';
import { appendRow, insertTable, newIncarnation } from '../store/tables.ts';
import type { ClockRule } from './clock.ts';
import type { SeatPlan, Setup } from './entry.ts';
import { summary } from './summary.ts';
import { openTable } from './table.ts';

/** What somebody wants who opens a table; its form has been checked. */
export type Wish = {
  readonly game: string;
  readonly options: unknown;
  readonly seats: readonly SeatPlan[];
  readonly listed: boolean;
  readonly spectators: boolean;
  readonly clock: ClockRule | null;
  readonly standIn: LevelName | null;
  readonly after?: string;
  /** Only a rematch asks for certain rules; otherwise the newest are played. */
  readonly rules?: number;
};

export type Opening = {
  readonly id: string;
  /** The statements that open it. */
  readonly unit: readonly CompiledQuery[];
};

/** A new table: its secret is drawn and committed to before anyone can contribute. */
export function open(
  engine: Engine,
  games: GameVersions,
  host: string,
  wish: Wish,
  at: number,
): Opening | Refused {
  const found =
    wish.rules === undefined ? games.newest(wish.game) : games.exact(wish.game, wish.rules);
  if ('problem' in found) return found;
  const { game } = found;
  const read = readOptions(game, wish.options, wish.seats.length);
  if ('problem' in read) return read;
  const id = randomBytes(16).toString('base64url');
  const secret = strongSeed();
  const setup: Setup = {
    game: game.id,
    rules: game.rules,
    options: read.options,
    seats: wish.seats,
    listed: wish.listed,
    spectators: wish.spectators,
    clock: wish.clock,
    standIn: wish.standIn,
    host,
    commitment: commitmentTo(secret),
    after: wish.after ?? null,
  };
  const table = openTable(id, secret, setup, games);
  if ('problem' in table) return table;
  const row = {
    seq: 1,
    key: null,
    entry: { kind: 'open', setup },
    told: 0,
    number: 0,
    at,
  } as const;
  const incarnation = newIncarnation();
  return {
    id,
    unit: [
      insertTable(engine, {
        id,
        incarnation,
        game: game.id,
        phase: 'open',
        listed: wish.listed ? 1 : 0,
        created_at: at,
        changed_at: at,
        summary: JSON.stringify(summary(table)),
        secret,
        host,
      }),
      appendRow(engine, { id, incarnation }, row),
    ],
  };
}
