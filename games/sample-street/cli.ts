/*
 * What only the command line and its reports use. `encoding`, `incomeOf` and `boardReport` may be
 * added here.
 */
export { textBoard } from './table/text.ts';
