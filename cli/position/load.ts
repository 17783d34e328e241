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

/** A position and the data from which it was read. */
export type GivenPosition = LoadedPosition & { readonly data: Position };

/**
 * Reads a position from a file or the input. The output of `position apply`, which contains a
 * position, is accepted too, so that commands can be chained.
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
  const games = await context.loader.versions(typeof data.game === 'string' ? [data.game] : []);
  const loaded = readPosition(data, games);
  if (isRefused(loaded)) throw refusal(whyLine(loaded.problem));
  return { ...loaded, data };
}

function within(value: unknown): unknown {
  const inner = (value as { position?: unknown } | null)?.position;
  return inner === undefined ? value : inner;
}

/** Checks that a seat exists. Throws a usage failure otherwise. */
export function seatOf(position: LoadedPosition, seat: number): number {
  if (seat < position.seats) return seat;
  throw usage(`There are ${position.seats} seats, 0 to ${position.seats - 1}; not ${seat}.`);
}
