import type { Json } from '@faubourg/core';
import type { AppContext } from '../app/app-context.ts';
import { boardName } from './board-file.ts';
import { formatsOf } from './kinds-of.ts';
import { ownBoards } from './own-boards.ts';

/** A board of one's own that a game can be played with. */
export type OwnChoice = {
  readonly id: string;
  readonly option: string;
  readonly name: string;
  readonly value: Json;
  /** For how many players it is. */
  readonly seats: readonly number[];
  /** Whether bots judge positions on it less well. */
  readonly withoutNets: boolean;
};

/** The boards of a game on this device that can be played; those with a fault are left out. */
export async function ownChoices(app: AppContext, game: string): Promise<readonly OwnChoice[]> {
  const kept = ownBoards(game);
  if (kept.length === 0) return [];
  const kinds = await formatsOf(app, game);
  return kept.flatMap(({ id, kind: of, value }): OwnChoice[] => {
    const kind = kinds.find((one) => one.id === of);
    if (!kind || kind.faults(value).length > 0) return [];
    const { option, withoutNets } = kind;
    return [{ id, option, name: boardName(value), value, seats: kind.seats(value), withoutNets }];
  });
}
