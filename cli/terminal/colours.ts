import type { TextStyle } from '../../games/listed-game.ts';

/** Colours for a terminal, or none for other outputs. */
export type Colours = TextStyle & {
  readonly colour: boolean;
  red(text: string): string;
  green(text: string): string;
};

/** Red, blue, yellow, green, magenta, cyan. */
const SEATS = [91, 94, 93, 92, 95, 96];

export function paints(colour: boolean): Colours {
  const code = (on: number, off: number) => (text: string) =>
    colour ? `\u001B[${on}m${text}\u001B[${off}m` : text;
  return {
    colour,
    bold: code(1, 22),
    dim: code(2, 22),
    red: code(31, 39),
    green: code(32, 39),
    seat: (seat, text) => code(SEATS[seat % SEATS.length]!, 39)(text),
  };
}
