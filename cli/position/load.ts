import {
  isRefused,
  type LoadedPosition,
  parseJson,
  type Position,
  readPosition,
} from '@faubourg/core';
import type { CommandContext } from '../context/command-context.ts';
import { whyLine } from '../records/check-record.ts';
import { upgraded } from '../records/upgrade.ts';
import { refusal, usage } from '../terminal/failure.ts';
import { readText } from '../terminal/read.ts';

/** A position to work with, and the data it was read from. */
export type GivenPosition = LoadedPosition & { readonly data: Position };

/**
 * The position in a file or the input. What `position apply` writes, with the position inside,
 * is taken as well, so that commands can be chained.
 */
export async function loadPosition(context: CommandContext, file: string): Promise<GivenPosition> {
  return positionIn(context, await readText(context.terminal, file));
}

/** The position in a text. */
export async function positionIn(context: CommandContext, text: string): Promise<GivenPosition> {
  const parsed = parseJson(text);
  if (isRefused(parsed)) throw refusal(whyLine(parsed.problem));
  const newest = upgraded(within(parsed.value));
  if (isRefused(newest)) throw refusal(whyLine(newest.problem));
  const data = newest.value as Position;
  const games = await context.catalogue.versions(typeof data.game === 'string' ? [data.game] : []);
  const loaded = readPosition(data, games);
  if (isRefused(loaded)) throw refusal(whyLine(loaded.problem));
  return { ...loaded, data };
}

function within(value: unknown): unknown {
  const inner = (value as { position?: unknown } | null)?.position;
  return inner === undefined ? value : inner;
}

/** A seat that exists, or a sentence. */
export function seatOf(position: LoadedPosition, seat: number): number {
  if (seat < position.seats) return seat;
  throw usage(`There are ${position.seats} seats, 0 to ${position.seats - 1}; not ${seat}.`);
}
