/** How well a bot plays, from weak to strong. */
export const LEVELS = ['apprentice', 'regular', 'expert'] as const;
export type LevelName = (typeof LEVELS)[number];
