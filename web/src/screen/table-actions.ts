import {
  type AnyPlayableGame,
  type GameRecord,
  isRefused,
  packJson,
  type Position,
  strongSeed,
  writePosition,
} from '@faubourg/core';
import { copyToClipboard } from '../ui/copy.ts';
import { callApi } from '../client/api.ts';
import type { SavedGame } from '../source/saved-game.ts';
import { beginSaved, newGame, playSavedMove } from '../source/local.ts';
import { encodeRecord } from '../source/record-link.ts';
import { saveGame, savedGame } from '../source/saved-games.ts';
import type { Table } from '../table/table.svelte.ts';

/* What leads away from a table. Most visits never need it: it is loaded when one does. */

/** The same people once more. */
export async function rematch({ source }: Table): Promise<void> {
  if (source.kind === 'remote') {
    const next = await callApi<{ table: string }>('POST', `/tables/${source.id}/rematch`);
    if (!isRefused(next)) location.hash = `#/at/${next.table}`;
    return;
  }
  const kept = await savedGame(source.id);
  if (!kept) return;
  // A seat of a position is not like another: everyone stays, and the position is set up again.
  if (kept.position) {
    const again = newGame(source.game, kept.options, kept.plan, Date.now());
    return moveTo({ ...again, position: kept.position });
  }
  // Everyone moves up one seat, so that somebody else begins.
  const plan = [...kept.plan.slice(1), kept.plan[0]!];
  await moveTo(newGame(source.game, kept.options, plan, Date.now()));
}

/** "What if": plays on from a row, against bots. */
export async function continueFrom({ source }: Table, row: number): Promise<void> {
  const [record, kept] = await Promise.all([source.record(), savedGame(source.id)]);
  if (record) await moveTo(continued(record, row, kept));
  else if (kept?.position) {
    const again = { id: strongSeed().slice(0, 12), moves: kept.moves.slice(0, row) };
    await moveTo({ ...kept, ...again, over: false, turn: [] });
  }
}

async function moveTo(game: SavedGame): Promise<void> {
  await saveGame(game);
  location.hash = `#/table/${game.id}`;
}

/** The record as a file. */
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

/** A link to a moment, in the clipboard; tells whether it is there. */
export async function copyLink({ source }: Table, row: number): Promise<boolean> {
  return copyToClipboard(`${location.origin}${location.pathname}#/${await addressOf(source, row)}`);
}

/** A table on the server has an address; a game on this device travels in its own. */
async function addressOf(source: Table['source'], row: number): Promise<string> {
  if (source.kind === 'remote') return `at/${source.id}/${row}`;
  const record = await source.record();
  if (record) return `record/${await encodeRecord(record)}/${row}`;
  const kept = await savedGame(source.id);
  if (!kept) throw new Error('A game without a record is not on this device.');
  return `position/${await packJson(positionAt(source.game, kept, row))}`;
}

/** Where a saved game stood after `row` rows. */
function positionAt(game: AnyPlayableGame, kept: SavedGame, row: number): Position {
  const { play } = beginSaved(game, kept);
  for (const move of kept.moves.slice(0, row)) playSavedMove(play, move);
  const luck = kept.position?.chance && { seed: play.seed, draws: play.chance.draws };
  return writePosition(game, kept.options, kept.plan.length, play.state, luck ?? null);
}

/** A local game that goes on from a row of a record: the first seat by you, the others by bots. */
function continued(record: GameRecord, row: number, from: SavedGame | null): SavedGame {
  const now = Date.now();
  const plan =
    from?.plan ??
    record.seats.map(({ name }, seat) => ({ name, kind: seat === 0 ? 'person' : 'bot' }) as const);
  return {
    id: strongSeed().slice(0, 12),
    game: record.game,
    rules: record.rules,
    options: record.options,
    plan,
    secret: record.shuffling.secret!,
    contributions: record.shuffling.contributions,
    moves: record.rows
      .slice(0, row)
      .map((made) =>
        'undo' in made ? { seat: made.seat, undo: true } : { seat: made.seat, answer: made.answer },
      ),
    started: now,
    touched: now,
    over: false,
    turn: [],
  };
}
