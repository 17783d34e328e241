import { type Chance, secretChance, strongSeed } from './chance.ts';
import { type AnyGame, type AnyPlayableGame, MAX_SEATS } from './game.ts';
import { copyJson, type Json } from './json.ts';
import type { GameVersions } from './game-versions.ts';
import { type Options, readOptions } from './options.ts';
import { type Refused, refused } from './problem.ts';
import {
  anyJson,
  faultLine,
  integer,
  nullable,
  object,
  oneOf,
  type Shape,
  table,
  text,
} from './shape.ts';

/**
 * Any state of a game as JSON that people can write by hand. Without `chance` the game continues
 * with a new seed; with it, exactly as the game it was taken from.
 */
export type Position = {
  readonly format: 'faubourg/position';
  readonly version: 1;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly seats: number;
  readonly state: Json;
  readonly chance: { readonly seed: string; readonly draws: number } | null;
};

/** The shape of a position document; the state inside has its game's own shape. */
export const positionShape: Shape<Position> = object({
  format: oneOf('faubourg/position'),
  version: oneOf(1),
  game: text(40),
  rules: integer(1, 1_000_000),
  options: table(text(40), anyJson),
  seats: integer(1, MAX_SEATS),
  state: anyJson,
  chance: nullable(
    object({ seed: text(64, /^[0-9a-f]{64}$/, '64 hexadecimal digits'), draws: integer(0, 1e9) }),
  ),
});

/** A position document of a state. */
export function writePosition(
  game: AnyPlayableGame,
  options: Options,
  seats: number,
  state: unknown,
  chance: Position['chance'] = null,
): Position {
  return {
    format: 'faubourg/position',
    version: 1,
    game: game.id,
    rules: game.rules,
    options,
    seats,
    state: copyJson(state) as Json,
    chance,
  };
}

/** A position ready to be played on. */
export type LoadedPosition = {
  readonly game: AnyGame;
  readonly options: Options;
  readonly seats: number;
  readonly state: unknown;
  readonly chance: Chance;
};

/**
 * Reads a position from unchecked data: checks the document, the options, the shape of the state
 * and the conservation laws. The state is a copy; on a problem nothing is returned.
 */
export function readPosition(value: unknown, games: GameVersions): LoadedPosition | Refused {
  const fault = positionShape.fault(value, '');
  if (fault) return refused('FB-20', 'file-damaged', { ...fault, line: faultLine(fault) });
  const position = value as Position;
  const found = games.exact(position.game, position.rules);
  if ('problem' in found) return found;
  const { game } = found;
  const read = readOptions(game, position.options, position.seats);
  if ('problem' in read) return read;
  const stateFault = game.shapes.state.fault(position.state, 'state');
  if (stateFault)
    return refused('FB-20', 'file-damaged', { ...stateFault, line: faultLine(stateFault) });
  const state = game.copy(position.state);
  const wrong = game.faults(state, position.seats);
  if (wrong.length > 0) return refused('FB-22', 'position-impossible', { faults: wrong });
  const { seed, draws } = position.chance ?? { seed: strongSeed(), draws: 0 };
  return {
    game,
    options: read.options,
    seats: position.seats,
    state,
    chance: secretChance(seed, draws),
  };
}
