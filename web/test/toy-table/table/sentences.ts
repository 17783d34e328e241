import type { Sentences } from '../../../src/table/table-definition.ts';
import type { Piece } from '../../../src/words/sentence.ts';
import { say, type Toy } from './toy.ts';

const cardPiece = (card: number): Piece => ({
  piece: 'card',
  text: say('piece.card', { card }),
  data: card,
});

/** The sentences that the default ids cannot make. */
export const sentences: Sentences<Toy> = {
  ask: (decision, table) =>
    decision.kind === 'bid' && table.view.choice !== null
      ? say('ask.bid.again', { card: cardPiece(table.view.choice) })
      : null,
  hint: ({ field, value }) =>
    field === 'pay' && value > 0 ? say('hint.pay', { coins: value, points: 2 * value }) : null,
  commit: (answer) => ('card' in answer ? say('commit.card', { card: answer.card }) : null),
  event: (event) => {
    if (event.kind === 'drew') return say('event.drew', { card: cardPiece(event.card) });
    if (event.kind !== 'revealed') return undefined;
    return say('event.revealed', {
      winner: { seat: event.winner },
      card: cardPiece(event.cards[event.winner]!),
      cards: event.cards.join(', '),
    });
  },
};
