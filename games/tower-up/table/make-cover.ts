import { markOf, markPaths, ownerColour } from '@faubourg/web/ui/marks/marks.ts';
import type { Colour } from '../rules/colours.ts';
import * as iso from './geometry.ts';

/* The cover of Tower Up: a part of a map, drawn with what draws the board. */

/** A site; `roofs`: the owner of the roof on each floor, null where there is none. */
type Site = {
  readonly x: number;
  readonly y: number;
  readonly colour?: Colour;
  readonly roofs?: readonly (number | null)[];
};

// From back to front: near towers cover far ones.
const SITES: readonly Site[] = [
  { x: 37, y: 52, colour: 'grey', roofs: [null, 1] },
  { x: 131, y: 58, colour: 'brown', roofs: [null, null, 1] },
  { x: 366, y: 68, colour: 'white', roofs: [null] },
  { x: 258, y: 79, colour: 'black', roofs: [null, 0, null, 2] },
  { x: 81, y: 121 },
  { x: 188, y: 137, colour: 'white', roofs: [null, 3] },
  { x: 335, y: 139, colour: 'grey', roofs: [null, null, 0] },
  { x: 42, y: 196, colour: 'brown', roofs: [3] },
  { x: 133, y: 209, colour: 'black', roofs: [null, null] },
  { x: 260, y: 196, colour: 'brown', roofs: [1, null, null, 2] },
  { x: 375, y: 214, colour: 'black', roofs: [null, 1] },
];
/** Pairs of sites; `paved`: the road crosses a border of districts. */
const ROADS: readonly (readonly [from: number, to: number, paved?: true])[] = [
  [0, 1],
  [1, 3, true],
  [3, 2],
  [0, 4],
  [1, 5],
  [3, 5],
  [4, 5],
  [3, 6],
  [2, 6],
  [4, 7],
  [5, 8],
  [7, 8],
  [5, 9, true],
  [8, 9, true],
  [6, 9],
  [9, 10],
  [6, 10],
];
const PARK = { x: 316, y: 182 };
const TREES = [
  [-22, -6],
  [-5, -12],
  [14, -8],
  [-12, 7],
  [6, 6],
  [24, 5],
] as const;

const own = (name: string): string => `var(--tu-${name})`;
const shape = (d: string, fill: string, more = ''): string =>
  `<path fill="${fill}"${more} d="${d}"/>`;
const stroke = (d: string, paint: string, width: number, more = ''): string =>
  `<path fill="none" stroke="${paint}" stroke-width="${width}"${more} d="${d}"/>`;
const EDGE = ` stroke="${own('edge')}" stroke-width=".9" stroke-linejoin="round"`;
const ROUND = ' stroke-linecap="round"';

function hatched(outline: string): string {
  const lines = Array.from({ length: 34 }, (_, i) => `M150 ${i * 17 - 260}l300 210`).join('');
  return `<clipPath id="east"><path d="${outline}"/></clipPath>${shape(outline, own('slab-grey'))}<g clip-path="url(#east)">${stroke(lines, own('hatch'), 2)}</g>`;
}

function ground(): string {
  const east = 'M236-10H410V235H166Q170 170 208 116T236-10z';
  const west = 'M-10-10H216Q222 66 196 96T150 235H-10z';
  const wood = TREES.map(
    ([x, y]) =>
      stroke(`M${PARK.x + x} ${PARK.y + y}v6`, own('leaf'), 2.5) +
      `<circle fill="${own('leaf')}" cx="${PARK.x + x}" cy="${PARK.y + y - 3}" r="6"/>`,
  );
  return [
    `<rect fill="${own('concrete')}" x="-10" y="-10" width="420" height="245"/>`,
    shape(west, own('slab')),
    hatched(east),
    stroke('M98 94L42 64M98 94L162 124', 'var(--water)', 22, ROUND),
    '<ellipse fill="var(--water)" cx="98" cy="92" rx="43" ry="21"/>',
    stroke('M74 89q6-6 12 0t12 0 12 0 12 0M80 100q6-6 12 0t12 0 12 0', own('shore'), 2.5, ROUND),
    stroke(`M316 184L352 208M316 184L276 190M316 184L334 152`, 'var(--park)', 22, ROUND),
    `<ellipse fill="var(--park)" cx="${PARK.x}" cy="${PARK.y}" rx="39" ry="20"/>`,
    ...wood,
  ].join('');
}

function roads(): string {
  const line = ([a, b]: readonly [number, number, true?]): string =>
    `M${SITES[a]!.x} ${SITES[a]!.y}L${SITES[b]!.x} ${SITES[b]!.y}`;
  const all = (paved: boolean): string =>
    ROADS.filter((road) => (road[2] === true) === paved)
      .map(line)
      .join('');
  return [
    stroke(ROADS.map(line).join(''), own('road-edge'), 11, ROUND),
    stroke(all(false), own('road'), 7, ROUND),
    stroke(all(true), own('road'), 7, ' stroke-dasharray="9 3"'),
  ].join('');
}

function tower({ x, y, colour, roofs = [] }: Site): string {
  const pad = shape(
    iso.top(x, y, iso.W + 3, iso.H + 2),
    own('pad'),
    ` stroke="${own('road-edge')}" stroke-width="1.5"`,
  );
  if (!colour) return pad;
  const levels = iso.storeys(roofs.map((owner) => owner !== null));
  const floors = roofs.map((owner, i) => {
    const { floor, up, roof, thick } = levels[i]!;
    const at = y - floor;
    const walls = [
      shape(iso.left(x, at, up), own(`${colour}-left`), EDGE),
      shape(iso.right(x, at, up), own(`${colour}-right`), EDGE),
      shape(
        iso.leftPanes(colour, x, at, up) + iso.rightPanes(colour, x, at, up),
        own(`${colour}-pane`),
      ),
      shape(iso.top(x, at), own(`${colour}-top`), EDGE),
    ];
    if (owner === null) return walls.join('');
    const [w, h, top] = [iso.W + 4, iso.H + 2, y - roof];
    const tile = ownerColour(owner);
    const eaves = (part: number): string => `color-mix(in oklab, ${tile} ${part}%, black)`;
    walls.push(
      shape(iso.left(x, top, thick, w, h), eaves(86), EDGE),
      shape(iso.right(x, top, thick, w, h), eaves(68), EDGE),
      shape(iso.top(x, top, w, h), tile, EDGE),
    );
    if (i === roofs.length - 1)
      walls.push(
        `<g transform="translate(${x} ${top}) scale(1 .62)"><circle fill="var(--sheet)" stroke="var(--owner-edge)" r="13"/>${shape(markPaths[markOf(owner)], tile, `${EDGE} fill-rule="evenodd" transform="scale(.79)"`)}</g>`,
      );
    return walls.join('');
  });
  return pad + floors.join('');
}

/** The picture in a box of 400 by 225, as the content of a symbol. */
export function coverShapes(): string {
  return ground() + roads() + SITES.map(tower).join('');
}
