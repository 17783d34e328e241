/** Values along an axis: its ends and the values that get a mark. */
export type Axis = {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
};

/** The steps between marks that people read easily, times a power of ten. */
const STEPS = [1, 2, 5, 10];

/** An axis with round ends that holds both values, with about `marks` marks. */
export function axisOf(min: number, max: number, marks = 6): Axis {
  const span = max > min ? max - min : Math.max(1, Math.abs(max));
  const rough = span / marks;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = STEPS.map((size) => size * power).find((size) => size >= rough * 0.999)!;
  const first = Math.floor(min / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(max / step - 1e-9));
  // A multiple of the step has no more digits than the step; sums of fractions do.
  const ticks = Array.from({ length: last - first + 1 }, (_, i) =>
    Number(((first + i) * step).toPrecision(12)),
  );
  return { from: ticks[0]!, to: ticks.at(-1)!, ticks };
}

/** Where a value lies, as a share of the axis from 0 to 1. */
export const along = ({ from, to }: Axis, value: number): number => (value - from) / (to - from);
