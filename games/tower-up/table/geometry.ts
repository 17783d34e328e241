import type { Colour } from '../rules/colours.ts';

/** Half the width and half the depth of a floor in the isometric drawing, and heights. */
export const W = 30;
export const H = 15;
export const UP = 12;
export const ROOF = 4;
/** The largest height of a tower on the drawing: the site behind it must stay in sight. */
const HIGHEST = 84;

/** The upper face of a block around x, y. */
export const top = (x: number, y: number, w = W, h = H): string =>
  `M${x} ${y - h}L${x + w} ${y}L${x} ${y + h}L${x - w} ${y}Z`;
export const left = (x: number, y: number, up: number, w = W, h = H): string =>
  `M${x - w} ${y}L${x} ${y + h}v${up}L${x - w} ${y + up}Z`;
export const right = (x: number, y: number, up: number, w = W, h = H): string =>
  `M${x + w} ${y}L${x} ${y + h}v${up}L${x + w} ${y + up}Z`;
/** The outline of both walls and the top, for glows and shadows. */
export const hull = (x: number, y: number, up: number, w = W, h = H): string =>
  `M${x - w} ${y}L${x} ${y - h}L${x + w} ${y}v${up}L${x} ${y + h + up}L${x - w} ${y + up}Z`;

/** A level of a tower: the places of its floor and of the roof on it. */
export type Storey = {
  /** Height of the floor's upper face above the ground. */
  readonly floor: number;
  readonly up: number;
  readonly roof: number;
  readonly thick: number;
};

/** Stacks floors and roofs, with lower floors if the tower would be too high. */
export function storeys(roofed: readonly boolean[]): Storey[] {
  const whole = roofed.reduce((sum, roof) => sum + UP + (roof ? ROOF : 0), 0);
  const squeeze = Math.min(1, HIGHEST / whole);
  let at = 0;
  return roofed.map((roof) => {
    const up = UP * squeeze;
    const thick = roof ? ROOF * squeeze : 0;
    const floor = at + up;
    at = floor + thick;
    return { floor, up, roof: at, thick };
  });
}

/** Windows of a wall as boxes: from and to along the wall, from and to downwards; 0 to 1. */
type Pane = readonly [u0: number, u1: number, v0: number, v1: number];

/** The windows of each colour, which identify it without colour. */
const PANES: { readonly [colour in Colour]: readonly Pane[] } = {
  // Three squares.
  white: [
    [0.1, 0.3, 0.28, 0.76],
    [0.4, 0.6, 0.28, 0.76],
    [0.7, 0.9, 0.28, 0.76],
  ],
  // One long ribbon.
  grey: [[0.08, 0.92, 0.34, 0.66]],
  // Two wide ones, low.
  brown: [
    [0.1, 0.44, 0.42, 0.86],
    [0.56, 0.9, 0.42, 0.86],
  ],
  // Five slits.
  black: [0.1, 0.27, 0.44, 0.61, 0.78].map((u): Pane => [u, u + 0.11, 0.16, 0.84]),
};

type Wall = (u: number, v: number) => readonly [number, number];

function panes(colour: Colour, wall: Wall): string {
  const at = (u: number, v: number): string =>
    wall(u, v)
      .map((n) => n.toFixed(1))
      .join(' ');
  return PANES[colour]
    .map(([a, b, c, d]) => `M${at(a, c)}L${at(b, c)}L${at(b, d)}L${at(a, d)}Z`)
    .join('');
}

export const leftPanes = (colour: Colour, x: number, y: number, up: number): string =>
  panes(colour, (u, v) => [x - W + u * W, y + u * H + v * up]);
export const rightPanes = (colour: Colour, x: number, y: number, up: number): string =>
  panes(colour, (u, v) => [x + u * W, y + H - u * H + v * up]);
/** The windows seen from the front, in a box, for bricks. */
export const flatPanes = (colour: Colour, width: number, height: number): string =>
  panes(colour, (u, v) => [u * width, v * height]);
