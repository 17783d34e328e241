import {
  type AnyGame,
  isRefused,
  type Json,
  MAX_SEATS,
  type Options,
  problemLine,
  readOptions,
} from '@faubourg/core';
import { InvalidArgumentError } from 'commander';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { usage } from '../terminal/failure.ts';

/** A parser of commander for whole numbers from `min` to `max`. */
export function whole(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    throw new InvalidArgumentError(`Expected a whole number from ${min} to ${max}.`);
  };
}

export const playersOption = whole(1, MAX_SEATS);

/** The number of a seat, counted from 0. */
export const seatOption = whole(0, MAX_SEATS - 1);

/** A parser of commander for an option that may be given several times. */
export function several(text: string, before: readonly string[] = []): string[] {
  return [...before, text];
}

/**
 * Options of a game such as `map=classic` or `map=@my-map.json`. A value that the game offers as a
 * text is that text, even if it looks like a number (`map=2008`); others are parsed as JSON if
 * possible, else taken as text.
 */
function readSettings(game: AnyGame, settings: readonly string[], seats: number): Options {
  const options: Record<string, Json> = {};
  for (const setting of settings) {
    const at = setting.indexOf('=');
    if (at < 1) throw usage(`--option: expected name=value, found "${setting}"`);
    const [name, value] = [setting.slice(0, at), setting.slice(at + 1)];
    const offered = game.options.find((option) => option.name === name)?.values(seats) ?? [];
    options[name] = offered.includes(value) ? value : valueOf(value);
  }
  return options;
}

/** `@file` stands for the JSON in a file, such as a board of one's own. */
function valueOf(text: string): Json {
  if (!text.startsWith('@')) return jsonOrText(text);
  try {
    return JSON.parse(readFileSync(text.slice(1), 'utf8')) as Json;
  } catch (error) {
    throw usage(`--option: ${text.slice(1)} cannot be read as JSON: ${(error as Error).message}`);
  }
}

function jsonOrText(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

/** The complete options of a game. Throws a usage failure if one is wrong. */
export function settled(game: AnyGame, settings: readonly string[], seats: number): Options {
  const read = readOptions<Options>(game, readSettings(game, settings, seats), seats);
  if (isRefused(read)) throw usage(problemLine(read.problem));
  return read.options;
}

/** The given number of seats, or the fewest that the game allows. */
export function seatCount(game: AnyGame, given: number | undefined): number {
  const { min, max } = game.seats;
  const seats = given ?? min;
  if (seats >= min && seats <= max) return seats;
  throw usage(`${game.id} is for ${min} to ${max} players, not ${seats}.`);
}

export const allCores = (): number => availableParallelism();
