import { type AnyGameBots, type LevelName, LEVELS } from '@faubourg/search';

/** The level, and the character after an @; no level if there is no such level or character. */
export function levelOf(
  gameBots: AnyGameBots | null | undefined,
  text: string,
): [level: LevelName | undefined, character: string | undefined] {
  const [name, character, ...rest] = text.split('@');
  const isKnown = character === undefined || gameBots?.characters?.includes(character) === true;
  if (!isKnown || rest.length > 0) return [undefined, undefined];
  return [LEVELS.find((one) => one === name), character];
}

/** The part of a message that lists the characters of a game's bots; empty if there are none. */
export function charactersText(gameBots: AnyGameBots | null | undefined): string {
  const names = gameBots?.characters ?? [];
  const [first] = names;
  if (first === undefined) return '';
  return `after a level, @ and a character (regular@${first}): ${names.join(', ')}; `;
}
