import { EDGE, type Box, type Layout, UNIT } from './layout.ts';
import type { Board } from '../rules/board.ts';
import type { Use } from '../rules/material.ts';

/** A number from 0 to 1 that is always the same for the same two: no two parks look the same. */
function spread(seed: number, i: number): number {
  const n = Math.sin(seed * 127.1 + i * 311.7) * 43758.5453;
  return n - Math.floor(n);
}

const fixed = (n: number): string => n.toFixed(1);

/** Contour lines and the bench mark of a lot without a use. */
export function survey(seed: number, { x, y, w, h }: Box): string {
  const contours = [0.22, 0.5, 0.8].map((part, i) => {
    const bend = (spread(seed, i) - 0.5) * 0.3 * h;
    const at = y + part * h;
    return `M${fixed(x + 2)} ${fixed(at)}q${fixed(w * 0.25)} ${fixed(bend)} ${fixed(w * 0.5)} ${fixed(
      bend * 0.3,
    )}t${fixed(w * 0.5 - 4)} ${fixed(-bend * 0.4)}`;
  });
  const [cx, cy] = [x + w / 2, y + h / 2];
  const bench = `M${cx - 9} ${cy}h18M${cx} ${cy - 9}v18M${cx - 5} ${cy}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0`;
  return contours.join('') + bench;
}

/** The stakes in the corners of a lot without a use: poles with a pennant. */
export function stakes({ x, y, w, h }: Box, label: number): string {
  const foot = y + h - label - 10;
  return [
    [x + 8, y + 20],
    [x + w - 14, y + 20],
    [x + w - 14, foot + 12],
  ]
    .map(([px, py]) => `M${px} ${py}v-12l7 3l-7 3`)
    .join('');
}

/** A park: trees, a path across the lawn and a pond. */
export type Park = {
  readonly way: string;
  readonly pond: Box;
  readonly trees: readonly { readonly x: number; readonly y: number; readonly r: number }[];
};

export function park(seed: number, { x, y, w, h }: Box): Park {
  const pond = { x: x + w * 0.68, y: y + h * 0.64, w: w * 0.19, h: Math.min(h * 0.13, w * 0.16) };
  const way = `M${fixed(x + w - 4)} ${fixed(y + h * 0.22)}Q${fixed(x + w * 0.52)} ${fixed(
    y + h * 0.42,
  )} ${fixed(x + w * 0.24)} ${fixed(y + h - 4)}`;
  const columns = Math.max(2, Math.round(w / 34));
  const rows = Math.max(1, Math.round(h / 34));
  const trees = Array.from({ length: columns * rows }, (_, i) => {
    const r = Math.min(w, h) * (0.07 + 0.035 * spread(seed, i));
    const at = (place: number, count: number, jitter: number): number =>
      (place + 0.5 + (jitter - 0.5) * 0.55) / count;
    const within = (place: number, from: number, size: number): number =>
      Math.min(Math.max(place, from + r + 3), from + size - r - 3);
    return {
      x: within(x + w * at(i % columns, columns, spread(seed, i + 40)), x, w),
      y: within(y + h * at(Math.floor(i / columns), rows, spread(seed, i + 80)), y, h),
      r,
    };
  }).filter(
    (tree) =>
      // Not in the pond, on the way, or where the number and the sign are.
      Math.hypot((tree.x - pond.x) / (pond.w + tree.r), (tree.y - pond.y) / (pond.h + tree.r)) >
        1 && !(tree.y + tree.r > y + h - 16 && (tree.x < x + 28 || tree.x > x + w - 24)),
  );
  return { way, pond, trees };
}

export const circles = (all: Park['trees'], dx = 0, dy = 0, part = 1): string =>
  all
    .map(({ x, y, r }) => {
      const size = r * part;
      return `M${fixed(x + dx * r - size)} ${fixed(y + dy * r)}a${fixed(size)} ${fixed(size)} 0 1 0 ${fixed(
        2 * size,
      )} 0a${fixed(size)} ${fixed(size)} 0 1 0 ${fixed(-2 * size)} 0z`;
    })
    .join('');

/** The hatching of a use as lines: for pictures without patterns. */
export function hatching(use: Use, { x, y, w, h }: Box): string {
  const steps = (size: number, step: number): number[] =>
    Array.from({ length: Math.ceil(size / step) - 1 }, (_, i) => (i + 1) * step);
  if (use === 'industry')
    return [
      ...steps(w, 9).map((at) => `M${fixed(x + at)} ${fixed(y)}v${fixed(h)}`),
      ...steps(h, 9).map((at) => `M${fixed(x)} ${fixed(y + at)}h${fixed(w)}`),
    ].join('');
  if (use === 'commerce')
    return steps(h, 10)
      .flatMap((down) => steps(w, 10).map((at) => `M${fixed(x + at)} ${fixed(y + down)}h0`))
      .join('');
  // Diagonal lines from the upper or right edge to the left or lower one.
  return steps(w + h, 9)
    .map((at) => {
      const [top, right] = [Math.min(at, w), Math.max(0, at - w)];
      const [left, foot] = [Math.max(0, at - h), Math.min(at, h)];
      return `M${fixed(x + top)} ${fixed(y + right)}L${fixed(x + left)} ${fixed(y + foot)}`;
    })
    .join('');
}

/** The middle lines of the streets: each stretch of a unit's length once. */
export function streetLines({ width, height, lots }: Board, { tall }: Layout): string {
  const lines = new Set<string>();
  const down = (x: number, y: number): void => {
    if (x > 0 && x < width) lines.add(`M${EDGE + x * UNIT} ${EDGE + y * tall}v${tall}`);
  };
  const across = (x: number, y: number): void => {
    if (y > 0 && y < height) lines.add(`M${EDGE + x * UNIT} ${EDGE + y * tall}h${UNIT}`);
  };
  for (const { x, y, w, h } of lots) {
    for (let i = 0; i < h; i++) {
      down(x, y + i);
      down(x + w, y + i);
    }
    for (let i = 0; i < w; i++) {
      across(x + i, y);
      across(x + i, y + h);
    }
  }
  return [...lines].join('');
}
