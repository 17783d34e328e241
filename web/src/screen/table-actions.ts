import {
  type AnyPlayableGame,
  BOT_NAMES,
  type GameRecord,
  packJson,
  rematchOrder,
  type Position,
  type Seat,
  strongSeed,
  writePosition,
} from '@faubourg/core';
import { type AppContext, rulesOf } from '../app/app-context.ts';
import { settings } from '../app/settings.svelte.ts';
import { copyToClipboard } from '../ui/copy.ts';
import { shareLink, tableLink } from '../client/links.ts';
import { rematchOf } from '../rematch/rematch.svelte.ts';
import type { FirstTry } from '../source/first-try.ts';
import type { SavedGame } from '../source/saved-game.ts';
import type { TableSource } from '../source/source.ts';
import { beginSaved, newGame, playSavedMove } from '../source/local.ts';
import { encodeRecord } from '../source/record-link.ts';
import type { RemoteSource } from '../source/remote.ts';
import { saveGame, savedGame } from '../source/saved-games.ts';
import type { SeatPlan } from '../source/players.ts';
import type { Table } from '../table/table.svelte.ts';
import { t } from '../words/locale.svelte.ts';

/* Actions that leave the table or export it. Loaded lazily: most visits never need them. */

/** Starts another game with the same players, by the newest rules. */
export async function rematch(app: AppContext, { source }: Table): Promise<void> {
  // The finished table stays on screen until everybody has agreed.
  if (source.kind === 'remote') return rematchOf(source as RemoteSource).join();
  const saved = await savedGame(source.id);
  if (!saved) return;
  // The seats of a position differ: everyone stays, and the position is set up again.
  if (saved.position) {
    const again = newGame(source.game, saved.options, saved.plan, Date.now());
    return moveTo({ ...again, position: saved.position });
  }
  const order = rematchOrder(saved.plan.length, randomBelow);
  const plan = order.map((former) => saved.plan[former]!);
  const game = await rulesOf(app, source.game.id);
  await moveTo(newGame(game, saved.options, plan, Date.now()));
}

/** A random number from 0 to n − 1. */
const randomBelow = (n: number): number => crypto.getRandomValues(new Uint32Array(1))[0]! % n;

/**
 * Starts a local game that continues from a row of this one, against bots. In a game that was not
 * played here the person gets the given seat. `loss`: what the answer gave away there, if a review
 * has judged it.
 */
export async function continueFrom(
  { source }: Table,
  row: number,
  seat?: Seat,
  loss?: number,
): Promise<void> {
  const [record, saved] = await Promise.all([source.record(), savedGame(source.id)]);
  const first = firstTryOf(source, row, seat, loss);
  const compared = first && { firstTry: first };
  if (record) await moveTo({ ...continued(record, row, saved, seat ?? 0), ...compared });
  else if (saved?.position) {
    const again = { id: strongSeed().slice(0, 12), moves: saved.moves.slice(0, row) };
    const { lines: _lines, firstTry: _first, ...rest } = saved;
    await moveTo({ ...rest, ...again, ...compared, whatIf: true, over: false, turn: [] });
  }
}

/** What the game that goes on from a row is compared with; null if this one has no result. */
function firstTryOf(
  { now: { outcome }, mine }: TableSource,
  row: number,
  seat = mine[0] ?? 0,
  loss?: number,
): FirstTry | null {
  if (!outcome) return null;
  const { scores, winners, reason } = outcome;
  const judged = loss === undefined ? {} : { loss };
  return { row, seat, outcome: { scores, winners, reason }, ...judged, at: location.hash };
}

async function moveTo(game: SavedGame): Promise<void> {
  await saveGame(game);
  location.hash = `#/table/${game.id}`;
}

/** Saves the record as a file. */
export async function downloadRecord({ source }: Table): Promise<void> {
  const record = await source.record();
  if (!record) return;
  const link = document.createElement('a');
  const file = new Blob([JSON.stringify(record, null, 1)], { type: 'application/json' });
  link.href = URL.createObjectURL(file);
  link.download = `${record.game}-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Copies a link to a row. Resolves to whether the clipboard holds it. */
export async function copyLink({ source }: Table, row: number): Promise<boolean> {
  return copyToClipboard(await linkTo(source, row));
}

/** A table on the server has an address; a game on this device gets a short link, or one that holds it. */
async function linkTo(source: Table['source'], row: number): Promise<string> {
  const game = source.game.id;
  if (source.kind === 'remote') return tableLink(source.id, row);
  const record = await source.record();
  if (record) return shareLink({ kind: 'record', game, packed: await encodeRecord(record) }, row);
  const saved = await savedGame(source.id);
  if (!saved) throw new Error('A game without a record is not on this device.');
  const packed = await packJson(positionAt(source.game, saved, row));
  return shareLink({ kind: 'position', game, packed }, null);
}

/** Where a saved game stood after `row` rows. */
function positionAt(game: AnyPlayableGame, saved: SavedGame, row: number): Position {
  const { play } = beginSaved(game, saved);
  for (const move of saved.moves.slice(0, row)) playSavedMove(play, move);
  const chance = saved.position?.chance && { seed: play.seed, draws: play.chance.draws };
  return writePosition(game, saved.options, saved.plan.length, play.state, chance ?? null);
}

/** A local game with the first rows of a record. The seat `mine` is the person's unless the game was local before. */
function continued(record: GameRecord, row: number, from: SavedGame | null, mine: Seat): SavedGame {
  const now = Date.now();
  const plan =
    from?.plan ??
    record.seats.map(({ name, bot }, seat): SeatPlan => {
      if (seat !== mine) return { name, kind: 'bot', ...bot };
      // A person who plays on in the place of a bot does not take its name.
      const isBot = (BOT_NAMES as readonly string[]).includes(name);
      return { name: isBot ? settings.name || t('setup.me') : name, kind: 'person' };
    });
  return {
    id: strongSeed().slice(0, 12),
    game: record.game,
    rules: record.rules,
    options: record.options,
    plan,
    secret: record.shuffling.secret!,
    contributions: record.shuffling.contributions,
    shuffling: record.shuffling,
    moves: record.rows
      .slice(0, row)
      .map((made) =>
        'undo' in made ? { seat: made.seat, undo: true } : { seat: made.seat, answer: made.answer },
      ),
    started: now,
    touched: now,
    over: false,
    whatIf: true,
    turn: [],
  };
}
