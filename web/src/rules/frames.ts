import {
  type AnyPlayableGame,
  eventsFor,
  type GameEvent,
  giveAnswer,
  isRefused,
  type Position,
  type Refused,
  startFromPosition,
  type Viewer,
} from '@faubourg/core';
import type { Snapshot, SeenEvent } from '../source/source.ts';
import type { Arg } from '../words/sentence.ts';
import type { ArgPaths, MoveData } from './rules-data.ts';

/** The table at one step of an example as one viewer sees it, and what happened in that step. */
export type Frame = Snapshot & { readonly events: readonly SeenEvent[] };

/** What chance brings in a picture is the same every time. */
const FIXED = { seed: '0'.repeat(64), draws: 0 };

/**
 * Plays lists of moves from a position, one list for each step. Returns the table after each list,
 * or why a move is refused.
 */
export function framesOf(
  game: AnyPlayableGame,
  position: Position,
  viewer: Viewer,
  steps: readonly (readonly MoveData[])[],
): Frame[] | Refused {
  const { options, seats, state, chance } = position;
  const play = startFromPosition(game, options, seats, state, chance ?? FIXED);
  const frames: Frame[] = [];
  for (const [row, moves] of steps.entries()) {
    const events: GameEvent[] = [];
    for (const { seat, answer } of moves) {
      const result = giveAnswer(play, seat, answer);
      if (isRefused(result)) return result;
      events.push(...result.events);
    }
    frames.push({
      row,
      view: game.view(play.state, viewer),
      decisions: game.decisions(play.state),
      outcome: game.outcome(play.state),
      events: eventsFor(events, viewer),
    });
  }
  return frames;
}

/** A part of plain data; undefined where there is none. */
function partOf(data: unknown, path: string): unknown {
  return path
    .split('/')
    .slice(1)
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], data);
}

/** The value that a path names in the last frame; undefined where there is none. */
function valueAt(frames: readonly Frame[], path: string | number): unknown {
  const { view } = frames.at(-1)!;
  if (typeof path === 'number') return path;
  if (path.startsWith('/')) return partOf(view, path);
  if (!path.startsWith('#')) return path;
  const [kind] = path.slice(1).split('/') as [string];
  const event = frames.flatMap(({ events }) => events).findLast((one) => one.kind === kind);
  return partOf(event, path.slice(1 + kind.length));
}

/** The value that a path names, times its factor: `/money/0*1000` where a game counts in thousands. */
function scaled(frames: readonly Frame[], path: string | number): unknown {
  const [, named, factor] = /^([/#].*)\*(\d+)$/.exec(String(path)) ?? [];
  if (named === undefined) return valueAt(frames, path);
  const value = valueAt(frames, named);
  return typeof value === 'number' ? value * Number(factor) : undefined;
}

/**
 * The arguments of a caption, read from its frame and the events up to it. Throws if a path leads
 * to no number or text.
 */
export function argsAt(
  frames: readonly Frame[],
  row: number,
  paths: ArgPaths = {},
): { readonly [name: string]: Arg } {
  const seen = frames.slice(0, row + 1);
  return Object.fromEntries(
    Object.entries(paths).map(([name, path]) => {
      const value = scaled(seen, path);
      if (typeof value !== 'number' && typeof value !== 'string')
        throw new Error(`There is no number or text at ${path}`);
      return [name, value];
    }),
  );
}
