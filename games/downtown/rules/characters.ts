/** The characters that bots can have: `bot/characters.ts` says how each plays. */
export const CHARACTERS = ['gambler', 'lobbyist', 'spoiler'] as const;
/** The name of a character. */
export type CharacterName = (typeof CHARACTERS)[number];
