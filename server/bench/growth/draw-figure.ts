import { type Bars, type Curve, isCurve } from './curve.ts';
import { placesAxis, plotAxis } from './plot-axis.ts';

/* Pictures as SVG files without scripts or fonts, for light and dark pages alike. */

const WIDTH = 720;
const HEIGHT = 360;
const LEFT = 76;
const RIGHT = 190;
const TOP = 44;
const FOOT = 52;
const ROW = 26;
/** Text beside the ends of lines needs so many pixels from one to the next. */
const LABEL = 17;

const STYLE = `
text{font:13px system-ui,sans-serif;fill:#40464d}
.name{font-weight:600;fill:#1c2024}
.grid{stroke:#d9dde1}.base{stroke:#8a929a}
.line{fill:none;stroke-width:2.5}
${['#1f6fb2', '#c2571a', '#3c8a3c', '#8a4fa3', '#a88a00', '#4a5a6a']
  .map((colour, i) => `.c${i}{stroke:${colour}}.f${i}{fill:${colour}}`)
  .join('')}
@media(prefers-color-scheme:dark){text{fill:#b6bec6}.name{fill:#eef1f4}
.grid{stroke:#3a4149}.base{stroke:#7a838c}
${['#6db3f2', '#f2a36b', '#86cf86', '#cf9fe6', '#e0c64a', '#a8b8c8']
  .map((colour, i) => `.c${i}{stroke:${colour}}.f${i}{fill:${colour}}`)
  .join('')}}`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const text = (x: number, y: number, words: string, anchor = 'middle', kind = ''): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" class="${kind}">${escaped(words)}</text>`;

const number = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 2 });

const picture = (height: number, title: string, drawn: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img">` +
  `<title>${escaped(title)}</title><style>${STYLE}</style>\n${drawn.join('\n')}\n</svg>\n`;

/** A picture of a curve, or of bars. */
export const drawFigure = (figure: Curve | Bars): string =>
  isCurve(figure) ? drawCurve(figure) : drawBars(figure);

function drawCurve({ name, x, y, lines }: Curve): string {
  const points = lines.flatMap((line) => line.points);
  const across = placesAxis(points.map((point) => point.x));
  const up = plotAxis(
    points.map((point) => point.y),
    5,
  );
  const right = WIDTH - RIGHT;
  const foot = HEIGHT - FOOT;
  const atX = (value: number): number => LEFT + 16 + across.at(value) * (right - LEFT - 32);
  const atY = (value: number): number => foot - up.at(value) * (foot - TOP);
  const marksUp = up.ticks.map(
    (tick) =>
      `<path class="grid" d="M${LEFT} ${atY(tick).toFixed(1)}H${right}"/>` +
      text(LEFT - 8, atY(tick) + 4, number(tick), 'end'),
  );
  const marksAcross = across.ticks.map((tick) => text(atX(tick), foot + 20, number(tick)));
  const drawn = lines.map(({ points: own }, i) => {
    const path = own.map((point) => `${atX(point.x).toFixed(1)} ${atY(point.y).toFixed(1)}`);
    const dots = own.map(
      (point) =>
        `<circle class="f${i}" cx="${atX(point.x).toFixed(1)}" cy="${atY(point.y).toFixed(1)}" r="4">` +
        `<title>${number(point.x)}: ${number(point.y)}</title></circle>`,
    );
    return `<path class="line c${i}" d="M${path.join('L')}"/>${dots.join('')}`;
  });
  return picture(HEIGHT, `${name}: ${y} by ${x}`, [
    text(LEFT - 60, 20, y, 'start', 'name'),
    ...marksUp,
    `<path class="base" d="M${LEFT} ${foot}H${right}"/>`,
    ...marksAcross,
    text((LEFT + right) / 2, HEIGHT - 10, x, 'middle', 'name'),
    ...drawn,
    ...endLabels(
      lines.map((line) => ({ name: line.name, y: atY(line.points.at(-1)!.y) })),
      right,
    ),
  ]);
}

/** The names of the lines beside their ends, moved apart where they would overlap. */
function endLabels(
  lines: readonly { readonly name: string; readonly y: number }[],
  right: number,
): string[] {
  const order = [...lines.keys()].toSorted((a, b) => lines[a]!.y - lines[b]!.y);
  let above = -Infinity;
  return order.map((i) => {
    above = Math.max(above + LABEL, lines[i]!.y);
    return text(right + 10, above + 4, lines[i]!.name, 'start', `f${i}`);
  });
}

function drawBars({ name, y, bars }: Bars): string {
  const left = 210;
  const right = WIDTH - 90;
  const axis = plotAxis([0, ...bars.map((bar) => bar.y)], 5);
  const height = TOP + bars.length * ROW + 16;
  const rows = bars.map((bar, i) => {
    const top = TOP + i * ROW;
    const width = axis.at(bar.y) * (right - left);
    const share = i === 0 ? '' : ` (${((100 * bar.y) / bars[0]!.y).toFixed(0)} %)`;
    return (
      text(left - 10, top + 16, bar.name, 'end') +
      `<rect class="f${i === 0 ? 5 : 0}" x="${left}" y="${top + 3}" width="${width.toFixed(1)}" height="${ROW - 8}" rx="3"/>` +
      text(left + width + 8, top + 16, `${number(bar.y)}${share}`, 'start')
    );
  });
  return picture(height, `${name}: ${y}`, [text(16, 20, y, 'start', 'name'), ...rows]);
}
