import { type CharacterName, CHARACTERS } from '../rules/characters.ts';
import type { LevelSettings } from './think.ts';

/** The same numbers, the first and the last moved by so much; all of them stay parts of a gain. */
function moved(parts: readonly number[], first: number, last: number): number[] {
  const at = (part: number): number => Math.round(100 * Math.min(0.9, Math.max(0, part))) / 100;
  return [at(parts[0]! + first), at(parts.at(-1)! + last)];
}

const manners: { readonly [character in CharacterName]: (level: LevelSettings) => LevelSettings } =
  {
    /** Asks for much first, and gives way once. */
    haggler: (level) => ({
      ...level,
      asks: moved(level.asks, 0.12, 0.03),
      takes: moved(level.takes, 0.03, 0),
      haggles: true,
      tries: Math.max(2, level.tries),
    }),
    /** Asks who has what, looks at more deals, and offers at an even price. */
    broker: (level) => ({
      ...level,
      asks: moved(level.asks, -0.05, 0),
      tries: level.tries + 3,
      curious: true,
      ...(level.scope && {
        scope: { ...level.scope, among: level.scope.among + 2 },
      }),
    }),
    /** Asks for less than half, and takes what is not quite even. */
    generous: (level) => ({
      ...level,
      asks: moved(level.asks, -0.1, -0.06),
      takes: moved(level.takes, -0.08, -0.08),
    }),
  };

/** A level with the manner of a character; unknown characters change nothing. */
export function withCharacter(level: LevelSettings, name: string | undefined): LevelSettings {
  const character = CHARACTERS.find((one) => one === name);
  return character === undefined ? level : manners[character](level);
}
