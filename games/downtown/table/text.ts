import { boardOf, type DowntownView, isDuel, type Lot } from '../rules/index.ts';

type Style = {
  bold(text: string): string;
  dim(text: string): string;
  seat(seat: number, text: string): string;
};

/** Characters across and lines down for one unit of a map. */
const ACROSS = 6;
const DOWN = 2;

const seatName = (seat: number): string => 'ABCDEF'[seat]!;

/** A city as text: the map with what lies on every lot, then the players. */
export function textBoard(seen: unknown, style: Style): string {
  const view = seen as DowntownView;
  const planned = view.turned.length > 0 ? `, lots to plan ${view.turned.join(' and ')}` : '';
  return [
    map(view, style),
    `round ${view.round}, ${view.phase}, mayor ${seatName(view.mayor)}${planned}`,
    ...players(view, style),
    ...(isDuel(view)
      ? []
      : [`cards left: ${view.piles.left.join(' ')} | ${view.piles.right.join(' ')}`]),
  ].join('\n');
}

function map(view: DowntownView, style: Style): string {
  const board = boardOf(view.options);
  const cells = Array.from({ length: board.height * DOWN + 1 }, () =>
    Array.from({ length: board.width * ACROSS + 1 }, () => ' '),
  );
  for (const { n, x, y, w, h } of board.lots) {
    drawFrame(cells, x * ACROSS, y * DOWN, w * ACROSS, h * DOWN, style);
    const lot = view.lots[n - 1]!;
    const now = view.turned.includes(n);
    const title = `${n} ${lot.use ?? ''}`;
    write(cells, x * ACROSS + 1, y * DOWN + 1, title.split(''), (letter) =>
      now ? style.bold(letter) : letter,
    );
    const plots = plotsOf(lot);
    write(cells, x * ACROSS + 1, y * DOWN + 2, plots.split(''), (letter, i) => {
      const owner = lot.owners[i];
      return owner === undefined ? style.dim(letter) : style.seat(owner, letter);
    });
  }
  return cells.map((line) => line.join('').trimEnd()).join('\n');
}

/** The four plots: the letter of the owner, or a point for a free one. */
function plotsOf({ use, owners, closed }: Lot): string {
  if (use === 'park') return '';
  if (closed) return 'paid';
  return owners.map(seatName).join('').padEnd(4, '.');
}

function drawFrame(
  cells: string[][],
  left: number,
  top: number,
  width: number,
  height: number,
  style: Style,
): void {
  for (let i = 0; i <= width; i++) {
    const corner = i === 0 || i === width;
    for (const y of [top, top + height]) {
      if (corner || cells[y]![left + i] === ' ')
        cells[y]![left + i] = style.dim(corner ? '+' : '-');
    }
  }
  for (let i = 1; i < height; i++) {
    for (const x of [left, left + width]) {
      if (cells[top + i]![x] === ' ') cells[top + i]![x] = style.dim('|');
    }
  }
}

function write(
  cells: string[][],
  left: number,
  line: number,
  letters: readonly string[],
  paint: (letter: string, at: number) => string,
): void {
  for (const [i, letter] of letters.entries()) cells[line]![left + i] = paint(letter, i);
}

function players(view: DowntownView, style: Style): string[] {
  const who = (seat: number): string => style.seat(seat, `${seatName(seat)} seat ${seat}`);
  if (isDuel(view)) {
    return view.players.map(
      ({ score, laid, bare, cards }, seat) =>
        `${who(seat)}: ${score} points, markers ${laid} for plaques and ${bare} for bare lots, ` +
        `cards ${cards.join(' ')}`,
    );
  }
  return view.players.map(({ money, markers, lobby }, seat) => {
    const token = lobby ? ', lobby token' : '';
    return `${who(seat)}: ${money ?? '?'} money, ${markers} markers${token}`;
  });
}
