import {
  type DataFault,
  formFault,
  type Json,
  remarked,
  type Shape,
  withoutRemarks,
} from '@faubourg/core';
import { type Card, type CardFile, cardsShape } from './material-shape.ts';

/** TU-3: the number of stock cards. Their names are M01, M02 … */
export const CARD_COUNT = 44;
const NAMES = new Set(
  Array.from({ length: CARD_COUNT }, (_, i) => `M${String(i + 1).padStart(2, '0')}`),
);

const fileShape = remarked(cardsShape);

const fault = (
  at: string,
  code: string,
  data: { readonly [name: string]: Json },
  line: string,
): DataFault => ({ at, code, data, line });

/** Contradictions within a file of stock cards of the right shape. */
export function cardContradictions({ count, cards }: CardFile): DataFault[] {
  const faults: DataFault[] = [];
  const found = cards.length;
  if (count !== found) {
    const line = `count: says ${count}, but there are ${found} cards`;
    faults.push(fault('count', 'card-count', { count, found }, line));
  }
  if (found !== CARD_COUNT) {
    const line = `cards: ${found}, expected ${CARD_COUNT}`;
    faults.push(fault('cards', 'cards', { found, expected: CARD_COUNT }, line));
  }
  const names = cards.map(({ id }) => id);
  for (const [i, id] of names.entries()) {
    if (names.indexOf(id) !== i)
      faults.push(fault(`cards[${i}].id`, 'twice', { id }, `"${id}" stands there twice`));
    else if (!NAMES.has(id)) {
      const line = `cards[${i}].id: unknown card "${id}", expected M01 to M${CARD_COUNT}`;
      faults.push(fault(`cards[${i}].id`, 'card-name', { id, last: `M${CARD_COUNT}` }, line));
    }
  }
  return [...faults, ...cards.flatMap(cardFaults)];
}

function cardFaults({ id, vehicle, steps, floors, bottom }: Card, i: number): DataFault[] {
  const at = `cards[${i}]`;
  const faults: DataFault[] = [];
  if (bottom !== floors.at(-1)) {
    const line = `card "${id}": "${bottom}" is not its last floor`;
    faults.push(fault(`${at}.bottom`, 'card-bottom', { id }, line));
  }
  if (vehicle === null && steps > 0) {
    const line = `card "${id}": ${steps} steps, but no machine`;
    faults.push(fault(`${at}.vehicle`, 'card-no-machine', { id, steps }, line));
  }
  if (vehicle !== null && steps === 0) {
    const line = `card "${id}": a machine, but no steps`;
    faults.push(fault(`${at}.steps`, 'card-no-steps', { id }, line));
  }
  return faults;
}

/** All faults of a file of stock cards; empty if it can be played. */
export function cardFileFaults(value: unknown): readonly DataFault[] {
  const wrong = fileShape.fault(value, '');
  return wrong ? [formFault(wrong)] : cardContradictions(withoutRemarks(value as CardFile));
}

/** What is wrong with custom stock cards; null if they can be played. */
export function cardsWrong(value: Json): string | null {
  const wrong = cardFileFaults(value);
  return wrong.length === 0 ? null : wrong.map(({ line }) => line).join('; ');
}

/** The shape of a consistent file of stock cards; the fault names the entry. */
export const cardFileShape: Shape<CardFile> = {
  ...fileShape,
  fault: (value, at) => {
    const wrong = fileShape.fault(value, at);
    if (wrong) return wrong;
    const first = cardContradictions(withoutRemarks(value as CardFile))[0];
    if (!first) return null;
    return { at: at || '(top)', expected: 'cards that fit together', found: first.line };
  },
};
