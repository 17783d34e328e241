/* What only the command line and its reports use. `encoding` and `incomeOf` may be added here. */
export { textBoard } from './table/text.ts';
