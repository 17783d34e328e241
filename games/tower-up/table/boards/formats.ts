import { type Json, remarked } from '@faubourg/core';
import type { BoardFormat } from '@faubourg/web/boards/board-kind.ts';
import cards from '../../data/stock-cards.json' with { type: 'json' };
import { type Board, boardFileShape } from '../../rules/board.ts';
import { boardFaults, settledBoard } from '../../rules/board-check.ts';
import { cardFileFaults } from '../../rules/card-check.ts';
import { cardsShape } from '../../rules/material-shape.ts';
import { LARGE, SMALL } from '../../rules/material.ts';
import { cityParts } from './city.ts';
import { cardParts, settledCards } from './stock-cards.ts';

const json = (value: unknown): Json => value as Json;

/** Boards of Tower Up. */
export const city: BoardFormat = {
  id: 'city',
  option: 'board',
  standards: [
    { id: 'small', value: json(SMALL) },
    { id: 'large', value: json(LARGE) },
  ],
  shape: boardFileShape,
  faults: boardFaults,
  // The shape has been checked.
  seats: (value) => (value as unknown as Board).players,
  settled: (value) => json(settledBoard(value as unknown as Board)),
  withoutNets: true,
  parts: cityParts,
};

/** Stock cards of Tower Up. */
export const cardFile: BoardFormat = {
  id: 'cards',
  option: 'cards',
  standards: [{ id: 'cards', value: json(cards) }],
  shape: remarked(cardsShape),
  faults: cardFileFaults,
  seats: () => [2, 3, 4],
  settled: settledCards,
  withoutNets: true,
  parts: cardParts,
};

/** The files of Tower Up that a person can change. */
export const formats: readonly BoardFormat[] = [city, cardFile];
