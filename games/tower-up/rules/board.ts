import {
  flag,
  integer,
  list,
  nullable,
  object,
  oneOf,
  remarked,
  type Shaped,
  table,
  text,
} from '@faubourg/core';
import { siteName } from './part-shapes.ts';

const words = text(80);
const place = integer(0, 10_000);
const road = list(siteName, 2, 2);

const strictShape = object(
  {
    players: list(integer(2, 4), 1, 3),
    canvas: object({ w: place, h: place }),
    districts: list(
      object({
        id: siteName,
        name: words,
        where: words,
        grey: flag,
        fill: text(7, /^#[0-9a-f]{6}$/, 'a colour such as "#9aa0a8"'),
        sites: integer(0, 64),
      }),
      5,
      5,
    ),
    features: list(
      object({
        id: siteName,
        type: oneOf('park', 'lake'),
        x: place,
        y: place,
        r: place,
        sites: list(siteName, 0, 64),
      }),
      0,
      64,
    ),
    sites: list(
      object({
        id: siteName,
        x: place,
        y: place,
        district: siteName,
        park: nullable(siteName),
        lake: nullable(siteName),
      }),
      5,
      64,
    ),
    roads: list(road, 0, 288),
    borders: table(text(9, /^[A-Z0-9]+\|[A-Z0-9]+$/, 'two districts ("A|B")'), list(road, 0, 288)),
  },
  // Stored games hold boards that were written before remarks began with `$`.
  { status: words },
);

/** The shape of a board file; `board-check.ts` checks whether its parts agree. */
export const boardFileShape = remarked(strictShape);

/** The city: sites in five districts, the roads between them, parks and lakes (TU-1). */
export type Board = Shaped<typeof boardFileShape>;
