/*
 * Data for the native program of random games. Without an argument: the numbers of seats that are
 * measured. With one: a C++ header for so many seats.
 */
import { type DowntownOptions, downtownOptions } from '../../rules/options.ts';
import { HALF, LOTS } from '../../rules/board.ts';
import { adjacency } from '../../rules/fast/adjacency.ts';
import { MARKERS, PLAQUES, pricesOf, START_MONEY } from '../../rules/material.ts';
import { boardOf } from '../../rules/options.ts';
import { mostPlots } from '../../rules/town.ts';

function header(seats: number): string {
  // The first value of each option is its default.
  const first = downtownOptions.map(({ name, values }) => [name, values(seats)[0]]);
  const options = Object.fromEntries(first) as DowntownOptions;
  return [
    `constexpr int SEATS = ${seats}, LOTS = ${LOTS}, HALF = ${HALF}, PLAQUES = ${PLAQUES};`,
    `constexpr int START_MONEY = ${START_MONEY}, MARKERS = ${MARKERS}, MOST_PLOTS = ${mostPlots(seats)};`,
    `constexpr int SOLE_BONUS = ${options.soleBonus};`,
    '// Lots as bits, the first one bit 0.',
    `constexpr u32 BESIDE[LOTS] = {${adjacency(boardOf(options)).join()}};`,
    '// By number of plots: on bare lots, on lots with a plaque.',
    `constexpr int PRICE[2][4] = {{0,${pricesOf(false).join()}},{0,${pricesOf(true).join()}}};`,
  ].join('\n');
}

const [seats] = process.argv.slice(2);
console.log(seats === undefined ? '4' : header(Number(seats)));
