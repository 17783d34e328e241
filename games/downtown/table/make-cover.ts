import { markOf, markPaths, ownerColour, ownerInk } from '@faubourg/web/ui/marks/marks.ts';
import type { Board, Plaque } from '../rules/index.ts';
import { BUILDINGS, type Kind, standingOn } from './buildings.ts';
import { circles, hatching, park, stakes, survey } from './ground.ts';
import { type LotLayout, layOut } from './layout.ts';
import { USE_ICONS } from './use-icons.ts';

/* The cover of Downtown: a part of a plan, drawn with what draws the board. */

type Lot = {
  readonly at: readonly [x: number, y: number, w: number, h: number];
  readonly use: Plaque | null;
  readonly owners?: readonly number[];
  readonly paid?: true;
};

const LOTS: readonly Lot[] = [
  { at: [0, 0, 2, 3], use: 'housing', owners: [0, 0, 1] },
  { at: [2, 0, 2, 2], use: 'commerce', owners: [2, 2] },
  { at: [4, 0, 2, 2], use: 'housing', owners: [3, 0, 2] },
  { at: [6, 0, 2, 3], use: 'industry', owners: [1, 3] },
  { at: [0, 3, 2, 2], use: 'park' },
  { at: [2, 2, 2, 3], use: 'commerce', owners: [1, 1, 2] },
  { at: [4, 2, 2, 3], use: 'housing', paid: true },
  { at: [6, 3, 2, 2], use: null, owners: [0] },
];

/** The colours of the parts of a building; the roof has the owner's. */
const FILLS: { readonly [part: string]: string } = {
  wall: 'wall',
  cloth: 'wall',
  base: 'wall',
  glass: 'glass',
  door: 'door',
  brick: 'brick',
  post: 'brick',
  leaf: 'leaf',
};
const BARE_PARTS = ['glass', 'door', 'leaf', 'shade'];
/** The colours of a building that has paid. */
const PAID: { readonly [part: string]: string } = {
  roof: 'settled-roof',
  brick: 'settled-roof',
  door: 'settled-roof',
  glass: 'settled-glass',
  leaf: 'leaf',
};

const colour = (name: string): string => `var(--dt-${name})`;
const rect = ({ x, y, w, h }: Pick<LotLayout, 'x' | 'y' | 'w' | 'h'>, more: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="3" ${more}/>`;

/** The paint of a part of a building; `roof` is the owner's colour, null where the lot has paid. */
function paintOf(part: string, roof: string | null): string {
  if (roof === null) return colour(PAID[part] ?? 'settled-wall');
  if (part === 'roof') return roof;
  return part === 'smoke' ? 'var(--sheet)' : colour(FILLS[part] ?? part);
}

function building(symbol: string, at: string, roof: string | null): string {
  const { parts } = BUILDINGS.get(symbol.replace('dt-', ''))!;
  const drawn = parts.map(({ fill, d }) => {
    const edge = BARE_PARTS.includes(fill) ? ' stroke="none"' : '';
    if (fill === 'shade') return `<path fill="#000" fill-opacity=".18"${edge} d="${d}"/>`;
    return `<path fill="${paintOf(fill, roof)}"${edge} d="${d}"/>`;
  });
  const edge = colour(roof === null ? 'settled-edge' : 'edge');
  return `<g transform="${at}" stroke="${edge}" stroke-width="1.3" stroke-linejoin="round">${drawn.join('')}</g>`;
}

function ground(lot: LotLayout, { use, paid }: Lot): string {
  const { x, y, w, h, n } = lot;
  const ink = colour(`${use ?? 'bare'}-ink`);
  const parts = [`<path fill="${colour('lot-side')}" d="M${x} ${y + 3}h${w}v${h}h${-w}z"/>`];
  const base = colour(use ?? 'bare');
  const washed = `color-mix(in srgb, ${base} 38%, ${colour('bare')})`;
  parts.push(rect(lot, `fill="${paid ? washed : base}"`));
  if (use === 'park') {
    const { way, pond, trees } = park(n, lot);
    parts.push(
      `<path fill="none" stroke="${colour('way')}" stroke-width="5" d="${way}"/>`,
      `<ellipse fill="var(--water)" cx="${pond.x}" cy="${pond.y}" rx="${pond.w}" ry="${pond.h}"/>`,
      `<path fill="#000" fill-opacity=".18" d="${circles(trees, 0.22, 0.3)}"/>`,
      `<path fill="${colour('leaf')}" d="${circles(trees)}"/>`,
      `<path fill="${colour('leaf-lit')}" d="${circles(trees, -0.22, -0.24, 0.5)}"/>`,
    );
  } else if (use === null) {
    parts.push(
      `<path fill="none" stroke="${colour('bare-line')}" stroke-width="1.3" d="${survey(n, lot)}"/>`,
      `<path fill="${colour('stake')}" stroke="${ink}" stroke-width=".9" d="${stakes(lot, lot.label)}"/>`,
    );
  } else {
    parts.push(
      `<path fill="none" stroke="${ink}" stroke-opacity=".26" stroke-linecap="round" stroke-width="${
        use === 'commerce' ? 3 : 1.1
      }" d="${hatching(use, lot)}"/>`,
    );
  }
  const dashes = use === null ? ' stroke-dasharray="5 4"' : '';
  parts.push(rect(lot, `fill="none" stroke="${ink}" stroke-width="1.3"${dashes}`));
  return parts.join('');
}

function plots(lot: LotLayout, { use, owners = [], paid }: Lot): string {
  if (use === 'park') return '';
  const kind: Kind = use ?? 'sold';
  return lot.plots
    .map((plot, i) => {
      const { symbol, at, mark } = standingOn(plot, kind);
      if (paid) return building(symbol, at, null);
      const seat = owners[i];
      if (seat !== undefined) {
        const place = `translate(${mark.x} ${mark.y}) scale(${mark.scale})`;
        return `${building(symbol, at, ownerColour(seat))}<path fill="${ownerInk(seat)}" fill-rule="evenodd" transform="${place}" d="${markPaths[markOf(seat)]}"/>`;
      }
      const edge = `stroke="${colour(`${use}-ink`)}" stroke-opacity=".6" stroke-dasharray="4 3"`;
      return use === null ? '' : rect(plot, `fill="${colour('plot')}" ${edge}`);
    })
    .join('');
}

function icon({ badge, label }: LotLayout, { use }: Lot): string {
  if (!use) return '';
  const place = `translate(${badge.x} ${badge.y}) scale(${label / 24})`;
  return `<path fill="${colour(`${use}-ink`)}" transform="${place}" d="${USE_ICONS[use]}"/>`;
}

/** The picture in a box of 400 by 225, as the content of a symbol. */
export function coverShapes(): string {
  const board = {
    width: 8,
    height: 5,
    lots: LOTS.map(({ at: [x, y, w, h] }, i) => ({ n: i + 1, x, y, w, h })),
    // The layout reads nothing else of a board.
  } as unknown as Board;
  const plan = layOut(board, { tall: 58 });
  const drawn = plan.lots.map((lot, i) => {
    const its = LOTS[i]!;
    return ground(lot, its) + plots(lot, its) + icon(lot, its);
  });
  return `<g transform="scale(.833) translate(-9 -12)">${rect({ x: -20, y: -20, w: 560, h: 380 }, `fill="${colour('street')}"`)}${drawn.join('')}</g>`;
}
