import {
  type AnyGame,
  drawCharacter,
  type GameVersions,
  readOptions,
  type Refused,
  secretCommitment,
  strongSeed,
} from '@faubourg/core';
import type { CompiledQuery } from 'kysely';
import type { Database } from '../store/database.ts';
import { appendEntry, insertTable, newIncarnation } from '../store/tables.ts';
import type { SeatPlan, TableSetup } from '../table/entry.ts';
import { clockKind, unknownCharacter } from '../table/problems.ts';
import { summary } from '../table/summary.ts';
import { openTable } from '../table/table.ts';
import { newTableId } from '../ids/table-id.ts';

/** The table to be prepared: a request whose seats were resolved and whose defaults were filled in. */
export type TablePlan = Pick<
  TableSetup,
  'listed' | 'spectators' | 'clock' | 'standIn' | 'patience'
> & {
  /** Whether everybody who plays may ask the coach; absent: nobody may. */
  readonly coach?: boolean;
  readonly game: string;
  readonly seats: readonly WantedSeat[];
  readonly options: unknown;
  /** The table this one is the rematch of. */
  readonly after?: string;
} & Pick<TableSetup, 'startsWhenFull' | 'keptUntil'>;

/** Who may sit in a seat. The character of a bot is drawn if it is absent; null: it has none. */
export type WantedSeat = Exclude<SeatPlan, { for: 'bot' }> | WantedBot;
type WantedBot = Omit<Extract<SeatPlan, { for: 'bot' }>, 'character'> & {
  readonly character?: string | null | undefined;
};

/** The seats with the characters of all bots, or why one of them cannot be. */
function withCharacters(
  { characters }: AnyGame,
  seats: readonly WantedSeat[],
  table: string,
): readonly SeatPlan[] | Refused {
  const known: readonly (string | null | undefined)[] = characters ?? [];
  const given = seats.map((seat) => (seat.for === 'bot' ? seat.character : null));
  const foreign = given.find(
    (name) => name !== undefined && name !== null && !known.includes(name),
  );
  if (typeof foreign === 'string') return unknownCharacter(foreign, characters);
  const taken = given.map((name) => name ?? undefined);
  return seats.map((seat, i): SeatPlan => {
    if (seat.for !== 'bot') return seat;
    const { character: wanted, ...bot } = seat;
    if (wanted === undefined) taken[i] = drawCharacter(characters, taken, table, i);
    const character = taken[i];
    return character === undefined ? bot : { ...bot, character };
  });
}

export type OpenedTable = {
  readonly id: string;
  /** The transaction that opens it. */
  readonly transaction: readonly CompiledQuery[];
};

/** A kind of decision that a clock limits and the game does not ask; undefined if there is none. */
const foreignKind = ({ kinds }: AnyGame, clock: TablePlan['clock']): string | undefined =>
  Object.keys(clock?.kinds ?? {}).find((kind) => !kinds.includes(kind));

/** Prepares a new table. Its secret is drawn and committed to before anybody can contribute. */
export function prepareTable(
  database: Database,
  games: GameVersions,
  host: string,
  plan: TablePlan,
  at: number,
): OpenedTable | Refused {
  const found = games.newest(plan.game);
  if ('problem' in found) return found;
  const { game } = found;
  const foreign = foreignKind(game, plan.clock);
  if (foreign !== undefined) return clockKind(foreign, game.kinds);
  const read = readOptions(game, plan.options, plan.seats.length);
  if ('problem' in read) return read;
  const id = newTableId();
  const seats = withCharacters(game, plan.seats, id);
  if ('problem' in seats) return seats;
  const secret = strongSeed();
  const setup: TableSetup = {
    game: game.id,
    rules: game.rules,
    options: read.options,
    seats,
    listed: plan.listed,
    spectators: plan.spectators,
    clock: plan.clock,
    standIn: plan.standIn,
    ...(plan.coach && { coach: true }),
    host,
    commitment: secretCommitment(secret),
    scheme: 2,
    patience: plan.patience,
    after: plan.after ?? null,
    ...(plan.startsWhenFull && { startsWhenFull: true }),
    ...(plan.keptUntil !== undefined && { keptUntil: plan.keptUntil }),
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
    transaction: [
      insertTable(database, {
        id,
        incarnation,
        game: game.id,
        phase: 'open',
        listed: plan.listed ? 1 : 0,
        created_at: at,
        changed_at: at,
        summary: JSON.stringify(summary(table)),
        secret,
        host,
      }),
      appendEntry(database, { id, incarnation }, row),
    ],
  };
}
