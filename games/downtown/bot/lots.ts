export { bitCount as bits } from '@faubourg/core';
export { adjacency } from '../rules/fast/adjacency.ts';

/** Square lots have odd numbers: even bits. */
export const SQUARES = 0x55_5555;
