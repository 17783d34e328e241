import { toy, type ToyEvent, type ToyView } from '@faubourg/core/toy';
import type { RegisteredGame } from '../../../games/registry.ts';
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

/** A shelf with the toy game alone, in the form of the house's registry. */
export const registry: { readonly [id: string]: RegisteredGame } = {
  toy: {
    id: 'toy',
    rules: async () => toy,
    text: async () => textBoard,
    encoding: async () => toyEncoding,
    income: async () => (events) =>
      events.flatMap((event) => {
        const happened = event as ToyEvent;
        if (happened.kind === 'threw' && happened.coins > 0)
          return [{ seat: happened.seat, source: 'die', amount: happened.coins }];
        if (happened.kind === 'lit' && happened.pay > 0)
          return [{ seat: happened.seat, source: 'lanterns', amount: 2 * happened.pay }];
        return [];
      }),
  },
};
