/** Colours, or none: never where nobody looks. */
export type Paint = {
  readonly colour: boolean;
  bold(text: string): string;
  dim(text: string): string;
  red(text: string): string;
  green(text: string): string;
};

export function paints(colour: boolean): Paint {
  const code = (on: number, off: number) => (text: string) =>
    colour ? `\u001B[${on}m${text}\u001B[${off}m` : text;
  return {
    colour,
    bold: code(1, 22),
    dim: code(2, 22),
    red: code(31, 39),
    green: code(32, 39),
  };
}
