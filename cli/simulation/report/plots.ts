import type { Spread, WinShare } from '../spread.ts';
import { along, type Axis, axisOf } from './axis.ts';
import { escaped, number, percent } from './html.ts';
import type { Bins } from './bins.ts';

/*
 * Plots as SVG text, without scripts, fonts or other files. Across they are measured in per cent
 * and down in pixels, so that text keeps its size on every screen.
 */

const ROW = 36;
const BAR = 16;
/** Below the rows: marks of the axis and its name. */
const FOOT = 44;

export const at = (axis: Axis, value: number): string =>
  `${(100 * along(axis, value)).toFixed(2)}%`;

const width = (axis: Axis, from: number, to: number): string =>
  `${Math.max(0, 100 * (along(axis, to) - along(axis, from))).toFixed(2)}%`;

const line = (x1: string, y1: number, x2: string, y2: number, kind: string): string =>
  `<line class="${kind}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`;

const words = (x: string, y: number, text: string, kind = 'tick', anchor = 'middle'): string =>
  `<text class="${kind}" x="${x}" y="${y}" text-anchor="${anchor}">${escaped(text)}</text>`;

/** The vertical lines, marks and name of an axis below rows of this height. */
function axisBelow(axis: Axis, height: number, name: string, mark: (v: number) => string): string {
  const marks = axis.ticks.map(
    (tick) =>
      line(at(axis, tick), 0, at(axis, tick), height, 'grid') +
      words(at(axis, tick), height + 16, mark(tick)),
  );
  const base = line('0%', height, '100%', height, 'base');
  return marks.join('') + base + words('50%', height + 36, name, 'name');
}

type Row = { readonly name: string; readonly colour: number };

/** Names of rows beside a drawing of the same height. */
function rows(all: readonly Row[], rowHeight: number, label: string, drawing: string): string {
  const height = all.length * rowHeight + FOOT;
  const names = all.map(
    ({ name, colour }) =>
      `<span style="height:${rowHeight}px"><i class="c${colour}"></i><b>${escaped(name)}</b></span>`,
  );
  return (
    `<div class="rows"><div class="names" aria-hidden="true">${names.join('')}</div>` +
    `<svg height="${height}" role="img" aria-label="${escaped(label)}">${drawing}</svg></div>`
  );
}

/** Shares of victories with their 95 % intervals; a dashed line marks the fair share. */
export function winPlot(
  all: readonly (Row & { readonly wins: WinShare })[],
  fair: number,
  label: string,
): string {
  const axis = axisOf(
    100 * Math.min(fair, ...all.map(({ wins }) => wins.from)),
    100 * Math.max(fair, ...all.map(({ wins }) => wins.to)),
  );
  const height = all.length * ROW;
  const marks = all.map(({ name, colour, wins: { share, from, to } }, i) => {
    const y = i * ROW + ROW / 2;
    const title = `${name}: ${percent(share)}, 95 % interval ${percent(from)} to ${percent(to)}`;
    const end = (value: number): string =>
      line(at(axis, 100 * value), y - 6, at(axis, 100 * value), y + 6, `whisker s${colour}`);
    return (
      `<g><title>${escaped(title)}</title>` +
      line(at(axis, 100 * from), y, at(axis, 100 * to), y, `interval s${colour}`) +
      end(from) +
      end(to) +
      `<circle class="dot f${colour}" cx="${at(axis, 100 * share)}" cy="${y}" r="7"/></g>`
    );
  });
  const fairLine = line(at(axis, 100 * fair), 0, at(axis, 100 * fair), height, 'fair');
  const drawing =
    axisBelow(axis, height, 'share of victories, with 95 % interval', (v) => `${number(v)} %`) +
    fairLine +
    marks.join('');
  return rows(all, ROW, label, drawing);
}

/**
 * Box plots: whiskers to the extremes, a box between the quartiles, a line at the median, a diamond
 * at the mean.
 */
export function boxPlot(
  all: readonly (Row & { readonly spread: Spread })[],
  name: string,
  label: string,
): string {
  const axis = axisOf(
    Math.min(0, ...all.map(({ spread }) => spread.min)),
    Math.max(...all.map(({ spread }) => spread.max)),
  );
  const boxes = all.map((row, i) => box(axis, row, i * ROW + ROW / 2));
  return rows(
    all,
    ROW,
    label,
    axisBelow(axis, all.length * ROW, name, (v) => number(v)) + boxes.join(''),
  );
}

function box(
  axis: Axis,
  { name, colour, spread }: Row & { readonly spread: Spread },
  y: number,
): string {
  const { min, lowerQuarter, median, mean, upperQuarter, max } = spread;
  const title = `${name}: ${min} to ${max}, quartiles ${lowerQuarter}, ${median}, ${upperQuarter}, mean ${number(mean)}`;
  const [x, y0] = [at(axis, median), y - BAR / 2];
  return (
    `<g><title>${escaped(title)}</title>` +
    line(at(axis, min), y, at(axis, max), y, `interval s${colour}`) +
    line(at(axis, min), y - 5, at(axis, min), y + 5, `whisker s${colour}`) +
    line(at(axis, max), y - 5, at(axis, max), y + 5, `whisker s${colour}`) +
    `<rect class="box f${colour}" x="${at(axis, lowerQuarter)}" y="${y0}" rx="3" ` +
    `width="${width(axis, lowerQuarter, upperQuarter)}" height="${BAR}"/>` +
    line(x, y0 - 3, x, y0 + BAR + 3, 'median') +
    `<svg class="mean" x="${at(axis, mean)}" y="${y}" width="1" height="1">` +
    `<path d="M0 -5L5 0L0 5L-5 0z"/></svg></g>`
  );
}

/** The height of one histogram. */
const TALL = 92;

/**
 * Histograms under each other over one axis, one for each row. A line marks the median, a band the
 * half of the games between the quartiles.
 */
export function histograms(
  all: readonly (Row & { readonly bins: Bins; readonly spread: Spread })[],
  name: string,
  label: string,
): string {
  const axis = axisOf(
    Math.min(...all.map(({ bins }) => bins.from)),
    Math.max(...all.map(({ bins }) => bins.from + bins.step * bins.shares.length)),
    8,
  );
  const drawn = all.map((row, i) => histogram(axis, row, i * TALL, Math.max(...shares(all))));
  return rows(
    all,
    TALL,
    label,
    axisBelow(axis, all.length * TALL, name, (v) => number(v)) + drawn.join(''),
  );
}

const shares = (all: readonly { readonly bins: Bins }[]): number[] =>
  all.flatMap(({ bins }) => bins.shares);

function histogram(
  axis: Axis,
  { colour, bins, spread }: Row & { readonly bins: Bins; readonly spread: Spread },
  top: number,
  most: number,
): string {
  const { from, step, shares: parts } = bins;
  const foot = top + TALL;
  const room = TALL - 24;
  const up = axisOf(0, 100 * most, 2);
  const scale = up.ticks
    .filter((tick) => tick > 0 && tick <= 100 * most)
    .map((tick, i, all) => {
      const y = Math.round(foot - (tick / (100 * most)) * room);
      return (
        line('0%', y, '100%', y, 'grid') +
        words(
          '100%',
          y - 3,
          `${number(tick)} %${i === all.length - 1 ? ' of games' : ''}`,
          'tick',
          'end',
        )
      );
    });
  const bars = parts.map((share, i) => {
    const start = from + i * step;
    const range = step === 1 ? `${start}` : `${start} to ${start + step - 1}`;
    const tall = (share / most) * room;
    return (
      `<rect class="bar f${colour}" x="${at(axis, start)}" y="${(foot - tall).toFixed(1)}" ` +
      `width="${width(axis, start, start + step)}" height="${tall.toFixed(1)}">` +
      `<title>${range}: ${percent(share)}</title></rect>`
    );
  });
  // A bar covers the values from its left edge up to the next bar: marks stand in the middle.
  const { lowerQuarter, median, upperQuarter } = spread;
  const band =
    `<rect class="band" x="${at(axis, lowerQuarter)}" y="${top + 16}" ` +
    `width="${width(axis, lowerQuarter, upperQuarter + 1)}" height="${TALL - 16}"/>`;
  const middle = at(axis, median + 0.5);
  return (
    band +
    scale.join('') +
    bars.join('') +
    line('0%', foot, '100%', foot, 'base') +
    line(middle, top + 16, middle, foot, 'median') +
    words(middle, top + 12, `median ${number(median)}`, 'mark')
  );
}
