/** The parts that a lesson may hide: round, plaques and last reveal; what a lot without a plaque would pay; lobby token; mayor. */
export const parts = ['desk', 'figures', 'lobby', 'mayor'] as const;

export type Part = (typeof parts)[number];
