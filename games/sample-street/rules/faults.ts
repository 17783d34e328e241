import { CARDS, HAND, LOTS, TOWNS } from './material.ts';
import type { SampleStreetState } from './state.ts';

/** The conservation laws: a line for everything that makes a position impossible. */
export function faults({ options, turn, built, hands, deck }: SampleStreetState): string[] {
  const lines: string[] = [];
  const say = (holds: boolean, line: string): void => {
    if (!holds) lines.push(line);
  };
  say(turn < hands.length, `turn: no seat ${turn}`);
  for (const [lot, { seat }] of Object.entries(built)) {
    say(LOTS[options.town].includes(lot), `built: no lot ${lot}`);
    say(seat < hands.length, `built: no seat ${seat} for ${lot}`);
  }
  const all = [...Object.values(built).map(({ card }) => card), ...hands.flat(), ...deck];
  for (const card of CARDS) {
    const count = all.filter((one) => one === card).length;
    say(count === TOWNS[options.town].cards[card], `${card}: ${count} cards`);
  }
  // Hands are full while there are cards to draw; then each loses one card a turn.
  const sizes = hands.map((_, i) => hands[(turn + i) % hands.length]!.length);
  const fits = sizes.every((size, i) =>
    deck.length > 0
      ? size === HAND
      : size <= sizes[0]! && size >= sizes[0]! - 1 && size <= (sizes[i - 1] ?? HAND),
  );
  say(fits, `hands: ${sizes.join(', ')} cards from seat ${turn} on`);
  return lines;
}
