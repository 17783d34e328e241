/** How the board is shown: shifted by x, y (in CSS pixels) and enlarged by `scale`. */
export type Zoom = { readonly x: number; readonly y: number; readonly scale: number };
/** The detail of a board's `closer` event: the scale, and the point of the window that keeps its place. */
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

/** The largest scale. */
export const CLOSEST = 6;

/** The whole board. */
export const zoomToFit: Zoom = { x: 0, y: 0, scale: 1 };

/** Limits a zoom to the board: never smaller than the whole board, never past its edges. */
function limited({ x, y, scale }: Zoom, { width, height }: Box): Zoom {
  const within = (at: number, size: number): number =>
    Math.min(0, Math.max(at, size * (1 - scale)));
  return scale <= 1.001 ? zoomToFit : { scale, x: within(x, width), y: within(y, height) };
}

/** The zoom that shows this point of the whole board in the middle of the window. */
export function zoomAround({ x, y }: Point, scale: number, box: Box): Zoom {
  const at = (middle: number, start: number, size: number): number =>
    size / 2 - (middle - start) * scale;
  return limited({ scale, x: at(x, box.left, box.width), y: at(y, box.top, box.height) }, box);
}

export function moved(zoom: Zoom, box: Box, dx: number, dy: number): Zoom {
  return limited({ ...zoom, x: zoom.x + dx, y: zoom.y + dy }, box);
}

/** Zooms by a factor; the point under the pointer keeps its place. */
export function zoomed(
  zoom: Zoom,
  box: Box,
  factor: number,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Zoom {
  const scale = Math.min(CLOSEST, Math.max(1, zoom.scale * factor));
  const real = scale / zoom.scale;
  const x = clientX - box.left;
  const y = clientY - box.top;
  return limited({ scale, x: x - (x - zoom.x) * real, y: y - (y - zoom.y) * real }, box);
}

/** Zooms and moves after one of two fingers has moved. */
export function pinched(zoom: Zoom, box: Box, before: Point, now: Point, other: Point): Zoom {
  const apart = (a: Point): number => Math.max(20, Math.hypot(a.x - other.x, a.y - other.y));
  const at = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 };
  const shifted = moved(zoom, box, (now.x - before.x) / 2, (now.y - before.y) / 2);
  return zoomed(shifted, box, apart(now) / apart(before), at);
}
