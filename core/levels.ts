/**
 * The levels of bots, from weak to strong. They are stored with tables and records: a name may be
 * added, and none may be taken away.
 */
export const LEVELS = [
  'starter',
  'apprentice',
  'casual',
  'hobbyist',
  'regular',
  'skilled',
  'veteran',
  'expert',
] as const;
/** The name of a level. */
export type LevelName = (typeof LEVELS)[number];
