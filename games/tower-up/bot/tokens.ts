import { GONE, SEATS } from '../rules/fast/layout.ts';
import { TOKEN } from '../rules/fast/material.ts';

/** The highest token left of a goal; 0 when all are gone. */
export const nextToken = (data: Int32Array, goal: number): number =>
  data[GONE + goal]! >= data[SEATS]! ? 0 : TOKEN[4 * data[SEATS]! + data[GONE + goal]!]!;
