/** How the board is looked at: shifted by x, y (in pixels of the window) and enlarged. */
export type Sight = { readonly x: number; readonly y: number; readonly scale: number };
/** What the event `closer` of a board carries: how close, and what stays where it is. */
export type Closer = {
  readonly scale: number;
  readonly clientX: number;
  readonly clientY: number;
};
type Point = { readonly x: number; readonly y: number };
type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

const CLOSEST = 6;

/** The whole board, as large as it goes. */
export const fitted: Sight = { x: 0, y: 0, scale: 1 };

/** Never farther than the whole board, never past its edges. */
function kept({ x, y, scale }: Sight, { width, height }: Box): Sight {
  const within = (at: number, size: number): number =>
    Math.min(0, Math.max(at, size * (1 - scale)));
  return scale <= 1.001 ? fitted : { scale, x: within(x, width), y: within(y, height) };
}

export function moved(sight: Sight, box: Box, dx: number, dy: number): Sight {
  return kept({ ...sight, x: sight.x + dx, y: sight.y + dy }, box);
}

/** Closer (or farther) by a factor; what lies under the pointer stays there. */
export function zoomed(
  sight: Sight,
  box: Box,
  factor: number,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Sight {
  const scale = Math.min(CLOSEST, Math.max(1, sight.scale * factor));
  const real = scale / sight.scale;
  const x = clientX - box.left;
  const y = clientY - box.top;
  return kept({ scale, x: x - (x - sight.x) * real, y: y - (y - sight.y) * real }, box);
}

/** One of two fingers moved. */
export function pinched(sight: Sight, box: Box, before: Point, now: Point, other: Point): Sight {
  const apart = (a: Point): number => Math.max(20, Math.hypot(a.x - other.x, a.y - other.y));
  const at = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 };
  const shifted = moved(sight, box, (now.x - before.x) / 2, (now.y - before.y) / 2);
  return zoomed(shifted, box, apart(now) / apart(before), at);
}
