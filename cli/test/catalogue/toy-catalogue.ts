import { toy, type ToyEvent, type ToyView } from '@faubourg/core/toy';
import type { IncomeOf, ListedGame } from '../../../games/listed-game.ts';
import { toyEncoding } from './toy-encoding.ts';

function textBoard(view: unknown): string {
  const { round, phase, hand, coins, lanterns, bank } = view as ToyView;
  const seats = coins.map(
    (coin, seat) => `seat ${seat}: ${coin} coins, lanterns ${lanterns[seat]!.join(' east, ')} west`,
  );
  return [
    `round ${round}, ${phase}, bank ${bank}`,
    ...seats,
    `hand ${hand?.join(' ') ?? '-'}`,
  ].join('\n');
}

const incomeOf: IncomeOf = (events) =>
  events.flatMap((event) => {
    const happened = event as ToyEvent;
    if (happened.kind === 'threw' && happened.coins > 0)
      return [{ seat: happened.seat, source: 'die', amount: happened.coins }];
    if (happened.kind === 'lit' && happened.pay > 0)
      return [{ seat: happened.seat, source: 'lanterns', amount: 2 * happened.pay }];
    return [];
  });

/** The toy game, in a module as FAUBOURG_GAMES names one. */
export const game: ListedGame = {
  id: 'toy',
  credits: { title: 'Lanterns', authors: ['Nobody'], year: 2026 },
  rules: async () => toy,
  cli: async () => ({ textBoard, encoding: toyEncoding, incomeOf }),
};
