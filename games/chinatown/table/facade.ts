import type { CellSize } from './fit.ts';

/** The sides on which a shop belongs to the same business as its neighbour. */
export type Joins = {
  readonly top: boolean;
  readonly right: boolean;
  readonly bottom: boolean;
  readonly left: boolean;
};
/** The joined sides out of bits: top 1, right 2, bottom 4, left 8. */
export const joinsOf = (joined: number): Joins => ({
  top: (joined & 1) !== 0,
  right: (joined & 2) !== 0,
  bottom: (joined & 4) !== 0,
  left: (joined & 8) !== 0,
});

/** The heights of a house's parts in a cell, and the gap to what is beside it. */
export type Heights = {
  readonly gap: number;
  /** The lower edge of the roof, of the awning's band, and of its scallops. */
  readonly roof: number;
  readonly band: number;
  readonly scallops: number;
  readonly bottom: number;
};

/** Whether a cell is high enough for the numbers of the locations below a sign. */
export const isRoomy = ({ h }: CellSize): boolean => h >= 58;

const halves = (length: number): number => Math.round(length * 2) / 2;

export function heightsOf({ w, h }: CellSize): Heights {
  const gap = w < 46 ? 1.5 : 2.5;
  const roof = halves(gap + h * 0.075);
  const band = halves(roof + h * 0.185);
  return { gap, roof, band, scallops: halves(band + h * 0.085), bottom: h - gap };
}

/** How many scallops an awning has over one cell: an even number, so that the stripes go on beside it. */
const scallopCount = ({ w }: CellSize): number => (w < 46 ? 4 : 6);

/**
 * An awning from x to x + width, its upper edge at y: the part in the owner's colour, the pale
 * stripes, and the edges as lines.
 */
export function awning(
  x: number,
  y: number,
  width: number,
  band: number,
  drop: number,
  count: number,
): { owner: string; pale: string; lines: string } {
  const step = width / count;
  const scallop = (i: number): string =>
    `M${x + i * step} ${band}h${step}q0 ${drop} ${-step / 2} ${drop}q${-step / 2} 0 ${-step / 2} ${-drop}z`;
  const all = Array.from({ length: count }, (_, i) => i);
  const hem = all.map(() => `q0 ${drop} ${step / 2} ${drop}q${step / 2} 0 ${step / 2} ${-drop}`);
  return {
    owner: `M${x} ${y}h${width}V${band}h${-width}z${all
      .filter((i) => i % 2 === 0)
      .map(scallop)
      .join('')}`,
    pale: all
      .filter((i) => i % 2 === 1)
      .map(scallop)
      .join(''),
    lines: `M${x} ${band}${hem.join('')}M${x} ${band}h${width}`,
  };
}

/** The drawing of one shop's part of a house. Where it is joined it reaches half a pixel too far. */
export type Part = {
  readonly wall: string;
  readonly roof: string;
  /** The shop window; empty for an upper storey. */
  readonly front: string;
  readonly owner: string;
  readonly pale: string;
  readonly lines: string;
};

export function partOf(cell: CellSize, joins: Joins): Part {
  const { w, h } = cell;
  const { gap, roof, band, scallops, bottom } = heightsOf(cell);
  const left = joins.left ? -0.5 : gap;
  const right = joins.right ? w + 0.5 : w - gap;
  const top = joins.top ? -0.5 : gap + 1;
  const low = joins.bottom ? h + 0.5 : bottom;
  let lines = '';
  if (!joins.left) lines += `M${left} ${top}V${low}`;
  if (!joins.right) lines += `M${right} ${top}V${low}`;
  if (!joins.bottom) lines += `M${left} ${low}H${right}`;
  const eaves = joins.top ? { area: '', lines: '' } : roofOf(left, right, gap, roof, joins);
  lines += eaves.lines;
  const whole = `M${left} ${top}H${right}V${low}H${left}z`;
  if (joins.bottom) return { wall: whole, roof: eaves.area, front: '', owner: '', pale: '', lines };
  const inset = w < 46 ? 1.5 : 3;
  const [a, b] = [joins.left ? -0.5 : left + inset, joins.right ? w + 0.5 : right - inset];
  const front = `M${a} ${band}H${b}V${bottom}H${a}z`;
  // There is no wall behind the front: it would show as a line where two fronts meet.
  const sides = `${joins.left ? '' : `M${left} ${band}H${a}V${low}H${left}z`}${joins.right ? '' : `M${b} ${band}H${right}V${low}H${b}z`}`;
  const wall = `M${left} ${top}H${right}V${band}H${left}z${sides}`;
  const over = w < 46 ? 0.5 : 1;
  const [x, end] = [joins.left ? -0.6 : gap - over, joins.right ? w + 0.6 : w - gap + over];
  const cloth = awning(x, roof, end - x, band, scallops - band, scallopCount(cell));
  if (!joins.left) lines += `M${x} ${roof}V${band}`;
  if (!joins.right) lines += `M${end} ${roof}V${band}`;
  return {
    wall,
    roof: eaves.area,
    front,
    owner: cloth.owner,
    pale: cloth.pale,
    lines: lines + cloth.lines,
  };
}

/** A roof with its ends bent upwards where the house ends: its area, and its edges as lines. */
function roofOf(
  left: number,
  right: number,
  top: number,
  low: number,
  joins: Joins,
): { area: string; lines: string } {
  const high = low - top;
  const start = joins.left
    ? `M${left} ${top}`
    : `M${left - 2} ${low}q-1 -3 -.5 ${-high - 1.5}q1.5 1.5 5.5 1.5`;
  const end = joins.right
    ? `H${right}`
    : `H${right - 3}q4 0 5.5 -1.5q.5 ${high - 1.5} -.5 ${high + 1.5}`;
  const under = `M${joins.left ? left : left - 2} ${low}H${joins.right ? right : right + 2}`;
  const [x, y] = [joins.left ? left : left - 2, low];
  return {
    area: `${start}${end}${joins.right ? `V${low}` : ''}H${x}V${y}z`,
    lines: start + end + under,
  };
}

/** An awning on two posts over a location without a shop. */
export function stallOf(
  cell: CellSize,
): Omit<Part, 'wall' | 'roof' | 'front'> & { ground: string } {
  const { w } = cell;
  const { gap, roof, band, scallops, bottom } = heightsOf(cell);
  const [x, end] = [gap + 1, w - gap - 1];
  const top = roof - 2;
  const cloth = awning(x, top, end - x, band, scallops - band, scallopCount(cell));
  const post = w < 46 ? 2 : 3;
  return {
    ground: `M${x + post} ${band}H${end - post}V${bottom}H${x + post}z`,
    owner: cloth.owner,
    pale: cloth.pale,
    lines: `M${x} ${top}H${end}V${band}M${x} ${top}V${band}${cloth.lines}M${x + post} ${band}V${bottom}H${end - post}V${band}`,
  };
}

/** Two windows of an upper storey, left and right of the banner. */
export function windowsOf({ w, h }: CellSize): string {
  const [wide, high] = [w * 0.15, h * 0.36];
  const y = h * 0.24;
  const pane = (x: number): string => `M${x} ${y}h${wide}v${high}h${-wide}z`;
  return pane(w * 0.13) + pane(w * 0.72);
}

/** A hanging banner for the owner's mark, its middle at x. */
export const bannerOf = (x: number, y: number, wide: number, high: number): string =>
  `M${x - wide / 2} ${y}h${wide}v${high}l${-wide / 2} ${-wide * 0.3}l${-wide / 2} ${wide * 0.3}z`;
