/** How the board is looked at: shifted by x, y (in pixels of the window) and enlarged. */
export type Zoom = { readonly x: number; readonly y: number; readonly scale: number };
/** What the event `closer` of a board carries: how close, and what stays where it is. */
export type ZoomRequest = {
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
export const zoomToFit: Zoom = { x: 0, y: 0, scale: 1 };

/** Never farther than the whole board, never past its edges. */
function kept({ x, y, scale }: Zoom, { width, height }: Box): Zoom {
  const within = (at: number, size: number): number =>
    Math.min(0, Math.max(at, size * (1 - scale)));
  return scale <= 1.001 ? zoomToFit : { scale, x: within(x, width), y: within(y, height) };
}

export function moved(sight: Zoom, box: Box, dx: number, dy: number): Zoom {
  return kept({ ...sight, x: sight.x + dx, y: sight.y + dy }, box);
}

/** Closer (or farther) by a factor; what lies under the pointer stays there. */
export function zoomed(
  sight: Zoom,
  box: Box,
  factor: number,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Zoom {
  const scale = Math.min(CLOSEST, Math.max(1, sight.scale * factor));
  const real = scale / sight.scale;
  const x = clientX - box.left;
  const y = clientY - box.top;
  return kept({ scale, x: x - (x - sight.x) * real, y: y - (y - sight.y) * real }, box);
}

/** One of two fingers moved. */
export function pinched(sight: Zoom, box: Box, before: Point, now: Point, other: Point): Zoom {
  const apart = (a: Point): number => Math.max(20, Math.hypot(a.x - other.x, a.y - other.y));
  const at = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 };
  const shifted = moved(sight, box, (now.x - before.x) / 2, (now.y - before.y) / 2);
  return zoomed(shifted, box, apart(now) / apart(before), at);
}
