import { BOT_NAMES, type Seat } from '@faubourg/core';
import type { en } from '../words/manners-en.ts';
import type { Player } from '../source/source.ts';

/** When a bot says something. */
export type Occasion = 'greet' | 'deal' | 'win' | 'loss';

/** How the ids of all lines begin. */
const LINE = 'manners.';

type LineId = Exclude<keyof typeof en, 'manners.said'>;

/** How many lines each bot has for an occasion. */
const LINES: { readonly [occasion in Occasion]: number } = { greet: 2, deal: 2, win: 1, loss: 1 };

/** A number from a text, the same on every device (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++)
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
}

/** The number of the bot among those with lines; a name with a number is another bot of that name. */
function speakerOf(name: string, seat: Seat): string {
  const bare = name.replace(/ \d+$/, '');
  const known = (BOT_NAMES as readonly string[]).indexOf(bare);
  // A bot with a name of its own speaks like the one of its seat.
  const who = BOT_NAMES[known < 0 ? seat % BOT_NAMES.length : known]!;
  return who.normalize('NFD').replaceAll(/\W/g, '').toLowerCase();
}

/**
 * What a bot says, the same for everybody at the table: chosen by the table, the seat and how often
 * the occasion came before.
 */
export function chooseLine(
  table: string,
  { name }: Pick<Player, 'name'>,
  seat: Seat,
  occasion: Occasion,
  before: number,
): LineId {
  const who = speakerOf(name, seat);
  const count = LINES[occasion];
  const number = 1 + (hashOf(`${table} ${seat} ${occasion} ${before}`) % count);
  // The id of a line that every language has, by the test of these words.
  return `${LINE}${who}.${occasion}${count > 1 ? `.${number}` : ''}` as LineId;
}

/** One of several seats, the same for everybody at the table. */
export function chooseSpeaker(table: string, seats: readonly Seat[], before: number): Seat | null {
  return seats[hashOf(`${table} ${before}`) % Math.max(1, seats.length)] ?? null;
}
