/** The parts that a lesson may hide: the phases of a year; the economy cards. */
export const parts = ['phases', 'economy'] as const;

export type Part = (typeof parts)[number];
