/* What only the command line and its reports use. */
export { encoding } from './bot/encoding.ts';
export { incomeOf } from './bot/income.ts';
export { boardReport } from './table/board-report.ts';
export { textBoard } from './table/text.ts';
export { traits } from './bot/traits.ts';
