/** The characters that bots can have: `bot/characters.ts` says how each plays. */
export const CHARACTERS = ['haggler', 'broker', 'generous'] as const;
/** The name of a character. */
export type CharacterName = (typeof CHARACTERS)[number];
