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
  // Hands are full while there are cards to draw. After that each loses a card a turn, so that
  // those who have played in this round hold one card less.
  const sizes = hands.map((_, i) => hands[(turn + i) % hands.length]!.length);
  const most = deck.length > 0 ? HAND : sizes[0]!;
  const least = deck.length > 0 ? HAND : most - 1;
  const fits = sizes.every(
    (size, i) => size <= (sizes[i - 1] ?? most) && size >= least && size <= most,
  );
  say(fits, `hands: ${sizes.join(', ')} cards from seat ${turn} on`);
  return lines;
}
