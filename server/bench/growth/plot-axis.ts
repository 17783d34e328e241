/** An axis of a picture: where a value lies on it, from 0 to 1, and the values with a mark. */
export type PlotAxis = {
  readonly at: (value: number) => number;
  readonly ticks: readonly number[];
};

/** From this ratio of its largest to its smallest value on, an axis is logarithmic. */
const LOGARITHMIC = 30;

const STEPS = [1, 2, 5, 10];

/** An axis for these values; from 0 on unless it is logarithmic. */
export function plotAxis(values: readonly number[], marks: number): PlotAxis {
  const most = Math.max(...values);
  const least = Math.min(...values.filter((value) => value > 0));
  return most / least >= LOGARITHMIC ? powers(least, most) : steps(most, marks);
}

function steps(most: number, marks: number): PlotAxis {
  const power = 10 ** Math.floor(Math.log10(most / marks));
  const step = STEPS.map((size) => size * power).find((size) => size * marks >= most * 0.999)!;
  const count = Math.ceil(most / step - 1e-9);
  const ticks = Array.from({ length: count + 1 }, (_, i) => Number((i * step).toPrecision(12)));
  return { at: (value) => value / (count * step), ticks };
}

function powers(least: number, most: number): PlotAxis {
  const first = Math.floor(Math.log10(least) + 1e-9);
  const last = Math.ceil(Math.log10(most) - 1e-9);
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => 10 ** (first + i));
  return { at: (value) => (Math.log10(Math.max(value, least)) - first) / (last - first), ticks };
}

/** The axis of values of which each has its own mark, at equal distances. */
export function placesAxis(values: readonly number[]): PlotAxis {
  const ticks = [...new Set(values)].toSorted((a, b) => a - b);
  const between = Math.max(1, ticks.length - 1);
  return { at: (value) => ticks.indexOf(value) / between, ticks };
}
