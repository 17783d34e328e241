import { object, oneOf, type Shape } from '@faubourg/core';
import { type Board, boardFault } from './board.ts';
import {
  type DowntownOptions,
  type MapChoice,
  MAPS,
  MONEY,
  SECOND_CARD,
  SOLE_BONUS,
} from './options.ts';

const mapShape: Shape<MapChoice> = {
  expected: 'a map',
  schema: {},
  fault: (value, at) => {
    const wrong = MAPS.includes(value as string) ? null : boardFault(value as Board);
    return wrong === null ? null : { at, expected: mapShape.expected, found: wrong };
  },
};

export const optionsShape: Shape<DowntownOptions> = object({
  map: mapShape,
  secondCard: oneOf(...SECOND_CARD),
  soleBonus: oneOf(...SOLE_BONUS),
  money: oneOf(...MONEY),
});
