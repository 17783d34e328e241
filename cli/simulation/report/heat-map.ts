import type { ReportMap } from '../../context/game-loader.ts';
import { axisOf } from './axis.ts';
import { escaped, short, table } from './html.ts';
import type { PlacePeriod, PlaceReport } from './places.ts';

type Field = 'amount' | 'times';

/** The colour of a value: the page mixes two colours of its scheme. */
const heat = (share: number): string =>
  `fill:color-mix(in oklab,var(--hot) ${(100 * share).toFixed(1)}%,var(--cold))`;

/** The board with every place in the colour of its value; `figures` writes the values, too. */
function board(
  map: ReportMap,
  { name, places }: PlacePeriod,
  field: Field,
  { low, most }: Range,
  figures: boolean,
): string {
  const { box, textSize: size } = map;
  const ground = map.ground.map(({ look, path }) => `<path class="${look}" d="${escaped(path)}"/>`);
  const drawn = map.places.map(({ id, path, x, y }) => {
    const value = places[id]![field];
    const title = `${map.place} ${id}, ${name}: ${short(value)}`;
    const text = figures
      ? `<text x="${x}" y="${y - size * 0.25}" style="font-size:${size * 0.72}px">${escaped(id)}</text>` +
        `<text class="value" x="${x}" y="${y + size * 0.8}" style="font-size:${size}px">${short(value)}</text>`
      : '';
    return (
      `<g><title>${escaped(title)}</title>` +
      `<path class="place" style="${heat(most > low ? (value - low) / (most - low) : 0)}" d="${escaped(path)}"/>${text}</g>`
    );
  });
  const label = `Board, ${name}: ${field === 'times' ? 'how often' : 'how much'} each ${map.place} earned per game. The table below has the figures.`;
  return (
    `<svg class="board" viewBox="${box.x} ${box.y} ${box.w} ${box.h}" role="img" ` +
    `aria-label="${escaped(label)}">${ground.join('')}${drawn.join('')}</svg>`
  );
}

/** The colours with their values. */
function legend({ low, most }: Range, unit: string): string {
  if (most === low) return '';
  const within = (tick: number): boolean => tick >= low && tick <= most;
  const marks = axisOf(low, most, 4).ticks.filter(within);
  const words = marks.map(
    (tick) =>
      `<span style="left:${((100 * (tick - low)) / (most - low)).toFixed(1)}%">${mark(tick)}</span>`,
  );
  return (
    `<div class="legend" aria-hidden="true"><b>${escaped(unit)}</b><div class="ramp"></div>` +
    `<div class="marks">${words.join('')}</div></div>`
  );
}

/** A mark of the legend, without digits that say nothing. */
const mark = (value: number): string =>
  value >= 1000 ? `${Number((value / 1000).toFixed(1))}k` : String(Number(value.toFixed(3)));

/** The values of the lightest and the strongest colour. */
type Range = { readonly low: number; readonly most: number };

/**
 * The range of colours begins at 0, or at the least value where all are so large that they would
 * look the same.
 */
function rangeOf(periods: readonly PlacePeriod[], field: Field): Range {
  const values = periods.flatMap(({ places }) => Object.values(places).map((one) => one[field]));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { low: least > most / 2 ? least : 0, most };
}

/** A board with more places scrolls on a narrow screen, so that its figures can be read. */
const PLACES_OF_A_NARROW_BOARD = 40;

/** The heat maps of a run: how much and how often over the whole game, then how much by period. */
export function heatMaps(map: ReportMap, { all, parts }: PlaceReport): string {
  const wide = map.places.length > PLACES_OF_A_NARROW_BOARD ? ' wide' : '';
  const large = (field: Field, title: string, unit: string): string => {
    const range = rangeOf([all], field);
    return (
      `<figure><figcaption>${escaped(title)}</figcaption>` +
      `<div class="scroll${wide}" tabindex="0" role="region" aria-label="${escaped(title)}">` +
      `${board(map, all, field, range, true)}</div>${legend(range, unit)}</figure>`
    );
  };
  const range = rangeOf(parts, 'amount');
  const small = parts.map((part) => {
    const sum = Object.values(part.places).reduce((total, { amount }) => total + amount, 0);
    return (
      `<figure><figcaption>${escaped(part.name)} <small>${short(sum)} ${escaped(map.unit)}</small>` +
      `</figcaption>${board(map, part, 'amount', range, false)}</figure>`
    );
  });
  return (
    `<div class="maps">${large('amount', 'How much: earned per game', `${map.unit} per game`)}` +
    `${large('times', 'How often: times per game', 'times per game')}</div>` +
    `<h3>By ${escaped(map.period)}</h3><div class="parts">${small.join('')}</div>` +
    legend(range, `${map.unit} per game`) +
    `<details><summary>The figures of every ${escaped(map.place)}</summary>` +
    `${placeTable(map, { all, parts })}</details>`
  );
}

function placeTable(map: ReportMap, { all, parts }: PlaceReport): string {
  const rows = map.places.map(({ id }) => {
    const { times, amount } = all.places[id]!;
    return [
      id,
      times.toFixed(2),
      amount.toFixed(2),
      times > 0 ? (amount / times).toFixed(2) : '–',
      ...parts.map(({ places }) => places[id]!.amount.toFixed(2)),
    ];
  });
  return table(
    `Earned by each ${map.place}, per game (${map.unit})`,
    [map.place, 'times', 'earned', 'each time', ...parts.map(({ name }) => name)],
    rows,
  );
}
