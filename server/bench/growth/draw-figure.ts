import { type Bars, type Curve, isCurve } from './curve.ts';
import { placesAxis, plotAxis } from './plot-axis.ts';

/* Pictures as SVG files without scripts, styles or fonts, on paper of their own: any page may show them. */

const WIDTH = 720;
const HEIGHT = 360;
const LEFT = 76;
const RIGHT = 190;
const TOP = 44;
const FOOT = 52;
const ROW = 26;
/** Text beside the ends of lines needs so many pixels from one to the next. */
const LABEL = 17;

const COLOURS = ['#1f6fb2', '#c2571a', '#3c8a3c', '#8a4fa3', '#8a7000', '#4a5a6a'];
/** The colour of what others are compared with. */
const USUAL = '#4a5a6a';
const INK = '#1c2024';
const SOFT = '#40464d';
const GRID = 'stroke="#d9dde1"';
const BASE = 'stroke="#8a929a"';

const colourOf = (i: number): string => COLOURS[i % COLOURS.length]!;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type TextStyle = { readonly anchor?: string; readonly fill?: string; readonly bold?: boolean };

const text = (x: number, y: number, words: string, style: TextStyle = {}): string => {
  const { anchor = 'middle', fill = SOFT, bold = false } = style;
  return (
    `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" fill="${fill}"` +
    `${bold ? ' font-weight="600"' : ''}>${escaped(words)}</text>`
  );
};

/** What a picture or an axis shows. */
const name = (x: number, y: number, words: string, anchor = 'middle'): string =>
  text(x, y, words, { anchor, fill: INK, bold: true });

const number = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 2 });

const picture = (height: number, title: string, drawn: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" ` +
  `font-family="system-ui, sans-serif" font-size="13"><title>${escaped(title)}</title>\n` +
  `<rect width="${WIDTH}" height="${height}" rx="8" fill="#fff"/>\n${drawn.join('\n')}\n</svg>\n`;

/** A picture of a curve, or of bars. */
export const drawFigure = (figure: Curve | Bars): string =>
  isCurve(figure) ? drawCurve(figure) : drawBars(figure);

function drawCurve({ name: title, x, y, lines }: Curve): string {
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
      `<path ${GRID} d="M${LEFT} ${atY(tick).toFixed(1)}H${right}"/>` +
      text(LEFT - 8, atY(tick) + 4, number(tick), { anchor: 'end' }),
  );
  const marksAcross = across.ticks.map((tick) => text(atX(tick), foot + 20, number(tick)));
  const drawn = lines.map(({ points: own }, i) => {
    const path = own.map((point) => `${atX(point.x).toFixed(1)} ${atY(point.y).toFixed(1)}`);
    const dots = own.map(
      (point) =>
        `<circle fill="${colourOf(i)}" cx="${atX(point.x).toFixed(1)}" cy="${atY(point.y).toFixed(1)}" r="4">` +
        `<title>${number(point.x)}: ${number(point.y)}</title></circle>`,
    );
    return `<path fill="none" stroke="${colourOf(i)}" stroke-width="2.5" d="M${path.join('L')}"/>${dots.join('')}`;
  });
  return picture(HEIGHT, `${title}: ${y} by ${x}`, [
    name(LEFT - 60, 24, y, 'start'),
    ...marksUp,
    `<path ${BASE} d="M${LEFT} ${foot}H${right}"/>`,
    ...marksAcross,
    name((LEFT + right) / 2, HEIGHT - 10, x),
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
    return text(right + 10, above + 4, lines[i]!.name, { anchor: 'start', fill: colourOf(i) });
  });
}

function drawBars({ name: title, y, bars }: Bars): string {
  const left = 210;
  const right = WIDTH - 90;
  const axis = plotAxis([0, ...bars.map((bar) => bar.y)], 5);
  const height = TOP + bars.length * ROW + 16;
  const rows = bars.map((bar, i) => {
    const top = TOP + i * ROW;
    const width = axis.at(bar.y) * (right - left);
    const share = i === 0 ? '' : ` (${((100 * bar.y) / bars[0]!.y).toFixed(0)} %)`;
    return (
      text(left - 10, top + 16, bar.name, { anchor: 'end' }) +
      `<rect fill="${i === 0 ? USUAL : colourOf(0)}" x="${left}" y="${top + 3}" width="${width.toFixed(1)}" height="${ROW - 8}" rx="3"/>` +
      text(left + width + 8, top + 16, `${number(bar.y)}${share}`, { anchor: 'start' })
    );
  });
  return picture(height, `${title}: ${y}`, [name(16, 24, y, 'start'), ...rows]);
}
