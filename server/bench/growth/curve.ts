/** How a figure grows with a quantity: one line or more over the same values. */
export type Curve = {
  /** Lower-case words joined by /, and the name of its picture: `tables/latency`. */
  readonly name: string;
  /** What the values along the bottom count, such as `tables`. */
  readonly x: string;
  /** The unit of the figures. */
  readonly y: string;
  readonly lines: readonly CurveLine[];
};

export type CurveLine = {
  readonly name: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
};

/** How a figure differs between things that have no order, such as options of a game. */
export type Bars = {
  readonly name: string;
  readonly y: string;
  readonly bars: readonly { readonly name: string; readonly y: number }[];
};

export const isCurve = (figure: Curve | Bars): figure is Curve => 'lines' in figure;

/** Called with every figure as soon as it is measured. */
export type Report = (figure: Curve | Bars) => Promise<void>;

/** Three digits are as exact as these figures are. */
export const rounded = (value: number): number => Number(value.toPrecision(3));
