import {
  type Decision,
  gameVersions,
  isRefused,
  parseJson,
  type Position,
  readPosition,
  type Refused,
  unpackJson,
} from '@faubourg/core';
import type { AppContext } from '../app/app-context.ts';

/** A position that can be played on, its options complete, and what it asks. */
export type OpenedPosition = {
  readonly position: Position;
  readonly decisions: readonly Decision[];
};

type Games = Pick<AppContext, 'catalogue'>;

/** The position that an address carries; or what is wrong with it. */
export async function unpackPosition(
  app: Games,
  packed: string,
): Promise<OpenedPosition | Refused> {
  const unpacked = await unpackJson(packed);
  return isRefused(unpacked) ? unpacked : checked(app, unpacked.value);
}

/** The position in a pasted text or a file: its JSON, or a link to it; or what is wrong with it. */
export async function parsePosition(app: Games, text: string): Promise<OpenedPosition | Refused> {
  const packed = /#\/position\/([\w-]+)/.exec(text)?.[1];
  if (packed !== undefined) return unpackPosition(app, packed);
  const parsed = parseJson(text);
  return isRefused(parsed) ? parsed : checked(app, parsed.value);
}

/** Only a game that is named is loaded, with the part of its rules that judges positions. */
async function checked(app: Games, given: unknown): Promise<OpenedPosition | Refused> {
  const value = inner(given);
  const id = (value as { readonly game?: unknown } | null)?.game;
  const entry = typeof id === 'string' && Object.hasOwn(app.catalogue, id) && app.catalogue[id];
  const game = entry && (await entry.page?.wholeGame?.());
  const games = game ? [game] : [];
  const read = readPosition(value, gameVersions(games));
  if (isRefused(read)) return read;
  const { options, state } = read;
  // `readPosition` has checked that the value is a position.
  return { position: { ...(value as Position), options }, decisions: read.game.decisions(state) };
}

/** What `faubourg position apply` writes holds the position among other things. */
function inner(value: unknown): unknown {
  const position = (value as { readonly position?: unknown } | null)?.position;
  return position === undefined ? value : position;
}
