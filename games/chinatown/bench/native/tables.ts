/*
 * Data for the native program of random games. Without an argument: the numbers of seats that are
 * measured. With one: a C++ header for so many seats.
 */
import { boardOf, LOCATIONS } from '../../rules/board.ts';
import {
  BONUS,
  copiesOf,
  earns,
  ECONOMY,
  ROUNDS,
  SHOPS,
  sizeOf,
  START_MONEY,
  supply,
} from '../../rules/material.ts';

function header(seats: number): string {
  const kinds = [...new Set(ECONOMY.map((card) => card.join()))];
  const rounds = Array.from({ length: ROUNDS }, (_, round) => supply(seats, round + 1));
  const beside = boardOf('1999').neighbours.map((next) => `{${next.join()}}`);
  const most = Math.max(...SHOPS.map(copiesOf));
  const incomes = SHOPS.map((shop) =>
    Array.from({ length: most + 1 }, (_, count) => earns(sizeOf(shop), count)).join(),
  );
  const cards = kinds.map((kind) => ECONOMY.filter((card) => card.join() === kind));
  const bonus = cards.map(([card]) => card!.reduce((bits, size) => bits | (1 << size), 0));
  return [
    `constexpr int SEATS = ${seats}, ROUNDS = ${ROUNDS}, LOCATIONS = ${LOCATIONS};`,
    `constexpr int TYPES = ${SHOPS.length}, KINDS = ${kinds.length};`,
    `constexpr int START_MONEY = ${START_MONEY}, BONUS = ${BONUS};`,
    `constexpr u8 BESIDE[${LOCATIONS + 1}][4] = {${beside.join()}};`,
    `constexpr u8 SIZE[TYPES] = {${SHOPS.map(sizeOf).join()}};`,
    `constexpr u8 COPIES[TYPES] = {${SHOPS.map(copiesOf).join()}};`,
    `constexpr u8 EARNS[TYPES][${most + 1}] = {${incomes.map((row) => `{${row}}`).join()}};`,
    `constexpr u8 KIND_COUNT[KINDS] = {${cards.map((list) => list.length).join()}};`,
    '// Sizes with a bonus, as bits.',
    `constexpr u8 BONUS_SIZES[KINDS] = {${bonus.join()}};`,
    '// By round, from 1 on.',
    `constexpr u8 DEALT[ROUNDS + 1] = {0,${rounds.map(({ dealt }) => dealt).join()}};`,
    `constexpr u8 KEPT[ROUNDS + 1] = {0,${rounds.map(({ kept }) => kept).join()}};`,
    `constexpr u8 TILES[ROUNDS + 1] = {0,${rounds.map(({ tiles }) => tiles).join()}};`,
  ].join('\n');
}

const [seats] = process.argv.slice(2);
console.log(seats === undefined ? '4' : header(Number(seats)));
