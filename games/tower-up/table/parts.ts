/** The parts that a lesson may hide: market; objectives with presence; star columns; the value of roofs on top. */
export const parts = ['market', 'goals', 'stars', 'tops'] as const;

export type Part = (typeof parts)[number];
