import { inOrder, type Spread, type WinShare } from '../spread.ts';
import type { Counts } from '../tally.ts';

/*
 * Plots as SVG text, without scripts, fonts or other files. Their colours are variables of the
 * page's style, for its light and dark schemes.
 */

const WIDTH = 640;
const LEFT = 150;
const ROW = 26;

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const fixed = (value: number): string => value.toFixed(1);

function svg(height: number, label: string, body: string): string {
  return (
    `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(label)}">` +
    `${body}</svg>`
  );
}

const words = (x: number, y: number, text: string, anchor = 'start'): string =>
  `<text x="${fixed(x)}" y="${fixed(y)}" text-anchor="${anchor}">${escaped(text)}</text>`;

const line = (x1: number, y1: number, x2: number, y2: number, kind: string): string =>
  `<line class="${kind}" x1="${fixed(x1)}" y1="${fixed(y1)}" x2="${fixed(x2)}" y2="${fixed(y2)}"/>`;

const box = (x: number, y: number, width: number, height: number, title: string): string =>
  `<rect class="bar" x="${fixed(x)}" y="${fixed(y)}" width="${fixed(Math.max(width, 0.5))}" ` +
  `height="${fixed(height)}"><title>${escaped(title)}</title></rect>`;

/** Maps values to x coordinates between the names and the right edge. */
function scale(min: number, max: number): (value: number) => number {
  const span = max > min ? max - min : 1;
  return (value) => LEFT + ((value - min) / span) * (WIDTH - LEFT - 60);
}

/** Shares of victories with their intervals, the fair share as a line. */
export function winPlot(
  rows: readonly { readonly name: string; readonly wins: WinShare }[],
  fair: number,
): string {
  const x = scale(0, Math.max(fair, ...rows.map(({ wins }) => wins.to)));
  const height = rows.length * ROW + 20;
  const bars = rows.map(({ name, wins: { share, from, to } }, i) => {
    const y = i * ROW + 4;
    const percent = `${(100 * share).toFixed(1)} %`;
    return (
      words(LEFT - 8, y + 14, name, 'end') +
      box(x(0), y, x(share) - x(0), ROW - 8, `${name}: ${percent}`) +
      line(x(from), y + 9, x(to), y + 9, 'interval') +
      words(x(to) + 6, y + 14, percent)
    );
  });
  const mark =
    line(x(fair), 0, x(fair), height - 18, 'fair') + words(x(fair), height - 4, 'fair', 'middle');
  return svg(height, 'Shares of victories', bars.join('') + mark);
}

const BINS = 40;

/** A histogram with at most forty bars. */
export function histogram(counts: Counts, label: string): string {
  const values = inOrder(counts);
  if (values.length === 0) return '';
  const min = values[0]![0];
  const max = values.at(-1)![0];
  const step = Math.max(1, Math.ceil((max - min + 1) / BINS));
  const bins = Array.from({ length: Math.floor((max - min) / step) + 1 }, () => 0);
  for (const [value, times] of values) {
    const bin = Math.min(bins.length - 1, Math.floor((value - min) / step));
    bins[bin] = bins[bin]! + times;
  }
  const most = Math.max(...bins);
  const width = (WIDTH - 40) / bins.length;
  const bars = bins.map((times, i) => {
    const tall = (times / most) * 120;
    const from = min + i * step;
    const range = step === 1 ? `${from}` : `${from} to ${from + step - 1}`;
    return box(20 + i * width, 124 - tall, width - 1, tall, `${range}: ${times}`);
  });
  const axis =
    line(20, 124, WIDTH - 20, 124, 'axis') +
    words(20, 142, String(min)) +
    words(WIDTH - 20, 142, String(max), 'end');
  return svg(150, label, bars.join('') + axis);
}

/**
 * Box plots: boxes from the lower to the upper quartile, whiskers to the extremes, a line at the
 * median.
 */
export function boxPlot(
  rows: readonly { readonly name: string; readonly spread: Spread }[],
  label: string,
): string {
  if (rows.length === 0) return '';
  const min = Math.min(...rows.map(({ spread }) => spread.min));
  const max = Math.max(...rows.map(({ spread }) => spread.max));
  const x = scale(min, max);
  const boxes = rows.map(({ name, spread }, i) => {
    const y = i * ROW + 4;
    const { lowerQuarter, median, upperQuarter, mean } = spread;
    const title = `${name}: mean ${mean}, median ${median}, ${spread.min} to ${spread.max}`;
    return (
      words(LEFT - 8, y + 14, name, 'end') +
      line(x(spread.min), y + 9, x(spread.max), y + 9, 'axis') +
      box(x(lowerQuarter), y, x(upperQuarter) - x(lowerQuarter), ROW - 8, title) +
      line(x(median), y, x(median), y + ROW - 8, 'interval') +
      words(x(spread.max) + 6, y + 14, mean.toFixed(1))
    );
  });
  const height = rows.length * ROW + 20;
  const ends =
    words(x(min), height - 2, String(min)) + words(x(max), height - 2, String(max), 'end');
  return svg(height, label, boxes.join('') + ends);
}
