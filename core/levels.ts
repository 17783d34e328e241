/** The levels of bots, from weak to strong. */
export const LEVELS = ['apprentice', 'regular', 'expert'] as const;
/** The name of a level. */
export type LevelName = (typeof LEVELS)[number];
