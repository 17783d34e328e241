import type { Json } from '@faubourg/core';
import type { BoardEntry, BoardField, BoardPart } from '@faubourg/web/boards/board-kind.ts';
import { plainField, withoutEntry } from '@faubourg/web/boards/edit.ts';
import type { Sentence } from '@faubourg/web/words/sentence.ts';
import { type Board, boardFileShape } from '../../rules/board.ts';

/* The parts of a city that can be changed: sites, roads, districts, parks and lakes (TU-1). */

// Every value that reaches these functions has the form of a board: the editor checks it.
const board = (value: Json): Board => value as unknown as Board;
const json = (value: Board): Json => value;

const { schema } = boardFileShape;
const word = (id: string, args?: Sentence['args']): Sentence => (args ? { id, args } : { id });
const field = (value: Json, at: string, id: string, more: Partial<BoardField> = {}): BoardField =>
  plainField(value, schema, at, id, more);

const oneOfThese = (choices: readonly Json[]) => ({ enum: choices });
const someOfThese = (choices: readonly Json[], least = 0) => ({
  type: 'array',
  items: { enum: choices },
  uniqueItems: true,
  minItems: least,
});

/** A name that no thing of the list has yet: a beginning and the next number. */
function freshName(start: string, taken: readonly { readonly id: string }[]): string {
  const names = new Set(taken.map(({ id }) => id));
  let number = 1;
  while (names.has(`${start}${number}`)) number++;
  return `${start}${number}`;
}

const whole: BoardPart = {
  id: 'whole',
  entries: (value) => [
    {
      at: '',
      name: word('entry.whole'),
      fields: [
        field(value, 'players', 'players', {
          schema: someOfThese([2, 3, 4], 1),
          change: (now, next) =>
            json({ ...board(now), players: (next as number[]).toSorted((a, b) => a - b) }),
        }),
      ],
    },
  ],
};

function renamedSite(value: Json, from: string, to: string): Json {
  const city = board(value);
  const rename = (id: string): string => (id === from ? to : id);
  return json({
    ...city,
    sites: city.sites.map((site) => ({ ...site, id: rename(site.id) })),
    roads: city.roads.map((road) => road.map(rename)),
    features: city.features.map((one) => ({ ...one, sites: one.sites.map(rename) })),
  });
}

/** The city with roads from a site to just these others; roads that stay keep their places. */
function withRoads(value: Json, site: string, ends: readonly string[]): Json {
  const city = board(value);
  const other = (road: readonly string[]): string => (road[0] === site ? road[1]! : road[0]!);
  const kept = city.roads.filter((road) => !road.includes(site) || ends.includes(other(road)));
  const there = new Set(kept.filter((road) => road.includes(site)).map(other));
  const more = ends.filter((end) => !there.has(end)).map((end) => [site, end]);
  return json({ ...city, roads: [...kept, ...more] });
}

const sites: BoardPart = {
  id: 'sites',
  entries: (value) => {
    const city = board(value);
    const names = city.sites.map(({ id }) => id);
    const of = (type: 'park' | 'lake'): (string | null)[] => [
      null,
      ...city.features.filter((one) => one.type === type).map(({ id }) => id),
    ];
    const districtName = (choice: Json): Sentence => {
      const id = choice as string;
      const found = city.districts.find((one) => one.id === id);
      return word('choice.district', { id, name: found?.name ?? '' });
    };
    const noFeature = (id: Json): Sentence | null => (id === null ? word('choice.none') : null);
    return city.sites.map((site, i): BoardEntry => {
      const at = `sites[${i}]`;
      const ends = city.roads
        .filter((road) => road.includes(site.id) && road[0] !== road[1])
        .map((road) => (road[0] === site.id ? road[1]! : road[0]!));
      return {
        at,
        name: word('entry.site', { id: site.id }),
        fields: [
          field(value, `${at}.id`, 'id', {
            change: (now, next) => renamedSite(now, site.id, next as string),
          }),
          field(value, `${at}.district`, 'district', {
            schema: oneOfThese(city.districts.map(({ id }) => id)),
            nameOf: districtName,
          }),
          {
            id: 'roads',
            at: `${at}.roads`,
            schema: someOfThese(names.filter((name) => name !== site.id)),
            value: ends,
            change: (now, next) => withRoads(now, site.id, next as string[]),
          },
          field(value, `${at}.park`, 'park', { schema: oneOfThese(of('park')), nameOf: noFeature }),
          field(value, `${at}.lake`, 'lake', { schema: oneOfThese(of('lake')), nameOf: noFeature }),
          field(value, `${at}.x`, 'x'),
          field(value, `${at}.y`, 'y'),
        ],
        ...(city.sites.length > 5 && {
          remove: (now) => withoutEntry(withRoads(now, site.id, []), 'sites', i),
        }),
      };
    });
  },
  add: (value) => {
    const city = board(value);
    const district = city.districts[0]!.id;
    const id = freshName(district, city.sites);
    const { w, h } = city.canvas;
    const place = { x: Math.round(w / 2), y: Math.round(h / 2) };
    const site = { id, ...place, district, park: null, lake: null };
    return {
      value: json({ ...city, sites: [...city.sites, site] }),
      at: `sites[${city.sites.length}]`,
    };
  },
};

const roads: BoardPart = {
  id: 'roads',
  entries: (value) => {
    const city = board(value);
    const names = oneOfThese(city.sites.map(({ id }) => id));
    return city.roads.map((road, i): BoardEntry => {
      const at = `roads[${i}]`;
      return {
        at,
        name: word('entry.road', { from: road[0]!, to: road[1]! }),
        fields: [
          field(value, `${at}[0]`, 'from', { schema: names }),
          field(value, `${at}[1]`, 'to', { schema: names }),
        ],
        remove: (now) => withoutEntry(now, 'roads', i),
      };
    });
  },
  add: (value) => {
    const city = board(value);
    const joined = new Set(city.roads.map((road) => road.toSorted().join()));
    const names = city.sites.map(({ id }) => id);
    // The first pair of sites without a road; both ends can then be chosen.
    const pairs = names.flatMap((from, i) => names.slice(i + 1).map((to) => [from, to]));
    const road = pairs.find((pair) => !joined.has(pair.toSorted().join())) ?? pairs[0]!;
    return {
      value: json({ ...city, roads: [...city.roads, road] }),
      at: `roads[${city.roads.length}]`,
    };
  },
};

const districts: BoardPart = {
  id: 'districts',
  entries: (value) =>
    board(value).districts.map(({ id, name }, i): BoardEntry => {
      const at = `districts[${i}]`;
      const { change: _, ...count } = field(value, `${at}.sites`, 'count');
      return {
        at,
        name: word('entry.district', { id, name }),
        fields: [field(value, `${at}.name`, 'name'), field(value, `${at}.grey`, 'grey'), count],
      };
    }),
};

function withTouching(value: Json, i: number, touching: readonly string[]): Json {
  const city = board(value);
  const { id, type } = city.features[i]!;
  return json({
    ...city,
    sites: city.sites.map((site) => {
      if (touching.includes(site.id)) return { ...site, [type]: id };
      return site[type] === id ? { ...site, [type]: null } : site;
    }),
  });
}

function withType(value: Json, i: number, type: 'park' | 'lake'): Json {
  const city = board(value);
  const feature = city.features[i]!;
  const bare = board(withTouching(value, i, []));
  const typed = bare.features.map((one, at) => (at === i ? { ...one, type } : one));
  return withTouching(json({ ...bare, features: typed }), i, feature.sites);
}

const features: BoardPart = {
  id: 'features',
  entries: (value) => {
    const city = board(value);
    const names = city.sites.map(({ id }) => id);
    return city.features.map(({ id, type, sites: touching }, i): BoardEntry => {
      const at = `features[${i}]`;
      return {
        at,
        name: word(`entry.${type}`, { id }),
        fields: [
          field(value, `${at}.type`, 'type', {
            nameOf: (choice) => word(`choice.${choice as string}`),
            change: (now, next) => withType(now, i, next as 'park' | 'lake'),
          }),
          {
            id: 'touching',
            at: `${at}.sites`,
            schema: someOfThese(names),
            value: touching,
            change: (now, next) => withTouching(now, i, next as string[]),
          },
          field(value, `${at}.x`, 'x'),
          field(value, `${at}.y`, 'y'),
          field(value, `${at}.r`, 'r'),
        ],
        remove: (now) => withoutEntry(withTouching(now, i, []), 'features', i),
      };
    });
  },
  add: (value) => {
    const city = board(value);
    const { w, h } = city.canvas;
    const feature = {
      id: freshName('P', city.features),
      type: 'park' as const,
      x: Math.round(w / 2),
      y: Math.round(h / 2),
      r: 40,
      sites: [],
    };
    return {
      value: json({ ...city, features: [...city.features, feature] }),
      at: `features[${city.features.length}]`,
    };
  },
};

export const cityParts: readonly BoardPart[] = [sites, roads, districts, features, whole];
