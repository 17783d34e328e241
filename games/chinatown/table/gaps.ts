import type { Block, Box, Layout } from './layout.ts';

/** Cells of a block without a location that touch each other. */
export type Gap = {
  /** A garden lies behind locations without street access; a square belongs to the street. */
  readonly kind: 'garden' | 'square';
  readonly block: Block;
  readonly cells: readonly Cell[];
  /** Rectangles of its cells, the largest first. */
  readonly free: readonly Box[];
};
type Cell = { readonly row: number; readonly col: number };

const key = (row: number, col: number): string => `${row},${col}`;
const BESIDE = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

/** The gaps of a layout. CT-60: `street` says whether a location has street access. */
export function gapsOf(layout: Layout, street: (location: number) => boolean): Gap[] {
  return layout.blocks.flatMap((block) => gapsOfBlock(layout, block, street));
}

function gapsOfBlock({ cell }: Layout, block: Block, street: (location: number) => boolean): Gap[] {
  const taken = new Map(block.spots.map((spot) => [key(spot.row, spot.col), spot.location]));
  const seen = new Set<string>();
  const gaps: Gap[] = [];
  for (let row = 0; row < block.rows; row++) {
    for (let col = 0; col < block.cols; col++) {
      if (taken.has(key(row, col)) || seen.has(key(row, col))) continue;
      const cells: Cell[] = [{ row, col }];
      seen.add(key(row, col));
      let kind: Gap['kind'] = 'square';
      for (const at of cells) {
        for (const [down, right] of BESIDE) {
          const next = { row: at.row + down, col: at.col + right };
          const inside =
            next.row >= 0 && next.col >= 0 && next.row < block.rows && next.col < block.cols;
          if (!inside) continue;
          const location = taken.get(key(next.row, next.col));
          if (location !== undefined) {
            if (!street(location)) kind = 'garden';
          } else if (!seen.has(key(next.row, next.col))) {
            seen.add(key(next.row, next.col));
            cells.push(next);
          }
        }
      }
      const free = rectangles(cells)
        .map(({ row, col, w, h }) => ({
          x: block.corner.x + col * cell.w,
          y: block.corner.y + row * cell.h,
          w: w * cell.w,
          h: h * cell.h,
        }))
        .toSorted((a, b) => b.w * b.h - a.w * a.h);
      gaps.push({ kind, block, cells, free });
    }
  }
  return gaps;
}

/** The rectangles of cells that begin at each cell of the gap, each as wide as possible for its height. */
function rectangles(cells: readonly Cell[]): (Cell & { w: number; h: number })[] {
  const has = new Set(cells.map(({ row, col }) => key(row, col)));
  return cells.flatMap(({ row, col }) => {
    const found = [];
    let widest = Infinity;
    for (let h = 1; has.has(key(row + h - 1, col)); h++) {
      let w = 0;
      while (w < widest && has.has(key(row + h - 1, col + w))) w++;
      widest = w;
      found.push({ row, col, w, h });
    }
    return found;
  });
}

/** The largest free rectangle of this size or more, with its gap; null: there is none. */
export function freePlace(
  gaps: readonly Gap[],
  w: number,
  h: number,
): { readonly gap: Gap; readonly box: Box } | null {
  const places = gaps.flatMap((gap) => {
    const box = gap.free.find((one) => one.w >= w && one.h >= h);
    return box ? { gap, box } : [];
  });
  return places.toSorted((a, b) => b.box.w * b.box.h - a.box.w * a.box.h)[0] ?? null;
}

/** The area of a gap as a path: its cells, drawn in by `inset` where they touch something else. */
export function gapPath({ cell }: Layout, { block, cells }: Gap, inset: number): string {
  const has = new Set(cells.map(({ row, col }) => key(row, col)));
  return cells
    .map(({ row, col }) => {
      // Where two cells of the gap touch they overlap by half a pixel, so that no line shows.
      const edge = (down: number, right: number): number =>
        has.has(key(row + down, col + right)) ? -0.5 : inset;
      const x = block.corner.x + col * cell.w + edge(0, -1);
      const y = block.corner.y + row * cell.h + edge(-1, 0);
      const right = block.corner.x + (col + 1) * cell.w - edge(0, 1);
      const bottom = block.corner.y + (row + 1) * cell.h - edge(1, 0);
      return `M${x} ${y}H${right}V${bottom}H${x}z`;
    })
    .join('');
}

/** The paving of a gap's cells: courses of stones, as lines. */
export function pavingOf({ cell }: Layout, { block, cells }: Gap): string {
  const courses = 4;
  return cells
    .map(({ row, col }) => {
      const x = block.corner.x + col * cell.w + 3;
      const y = block.corner.y + row * cell.h + 3;
      const [w, h] = [cell.w - 6, (cell.h - 6) / courses];
      return Array.from({ length: courses }, (_, i) => {
        const joints = [0.2, 0.6].map(
          (share) => `M${x + w * (share + 0.2 * (i % 2))} ${y + i * h}v${h}`,
        );
        return `${i > 0 ? `M${x} ${y + i * h}h${w}` : ''}${joints.join('')}`;
      }).join('');
    })
    .join('');
}

export type Tree = { readonly x: number; readonly y: number; readonly r: number };

/** Trees of a gap, the same ones at every drawing; none on what else stands there. */
export function treesOf(
  { cell }: Layout,
  { block, cells, kind }: Gap,
  kept: readonly Box[],
): Tree[] {
  const size = Math.min(cell.w, cell.h);
  return cells.flatMap(({ row, col }) => {
    const seed =
      Math.abs(
        Math.sin((row + 1) * 12.9898 + (col + 1) * 78.233 + block.name.length) * 43758.5453,
      ) % 1;
    const least = kind === 'garden' || cells.length < 4 ? 1 : 0;
    const count = Math.max(least, Math.floor(seed * 2.8));
    return Array.from({ length: count }, (_, i): Tree => {
      const turn = (seed * 7.13 + i * 0.47) % 1;
      return {
        x: block.corner.x + (col + 0.24 + 0.52 * turn) * cell.w,
        y: block.corner.y + (row + 0.26 + 0.48 * ((turn * 3.7 + i * 0.5) % 1)) * cell.h,
        r: size * (0.12 + 0.09 * ((turn * 5.3) % 1)),
      };
    }).filter(({ x, y, r }) =>
      kept.every(
        (box) => x + r < box.x || x - r > box.x + box.w || y + r < box.y || y - r > box.y + box.h,
      ),
    );
  });
}
