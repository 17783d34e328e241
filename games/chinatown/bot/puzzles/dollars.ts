/** Money of the rules, counted in thousands, as people read it. */
export const dollars = (thousands: number): number => Math.round(10 * thousands) * 100;
