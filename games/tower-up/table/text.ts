import { COLOURS, type Colour, type Counts } from '../rules/colours.ts';
import type { TowerUpView } from '../rules/index.ts';
import { cardOf, TRACKS } from '../rules/material.ts';
import { scoreOf } from '../rules/outcome.ts';
import { boardIndexFor } from '../rules/state.ts';

type Style = {
  bold(text: string): string;
  dim(text: string): string;
  seat(seat: number, text: string): string;
};

const WIDTH = 96;
const HEIGHT = 25;
const LETTER: { readonly [colour in Colour]: string } = {
  white: 'w',
  grey: 'g',
  brown: 'b',
  black: 'k',
};

const seatName = (seat: number): string => 'ABCD'[seat]!;

const counted = (counts: Counts): string =>
  COLOURS.map((colour) => `${LETTER[colour]}${counts[colour]}`).join(' ');

/** A city as text: a map of the sites, then every building, the market and the players. */
export function textBoard(view: unknown, style: Style): string {
  const town = view as TowerUpView;
  return [
    map(town, style),
    legend(style),
    buildings(town, style),
    market(town),
    goals(town, style),
    ...players(town, style),
    ...(town.end
      ? [`the end was triggered by ${seatName(town.end.seat)}: ${town.end.reason}`]
      : []),
  ].join('\n');
}

const legend = (style: Style): string =>
  style.dim(
    'A1:w4B is site A1 with a white building of 4 floors and the roof of B on top; p park, l lake',
  );

function map(town: TowerUpView, style: Style): string {
  const { board } = boardIndexFor(town);
  const cells = Array.from({ length: HEIGHT }, () => Array.from({ length: WIDTH + 8 }, () => ' '));
  // A custom board may have sites beyond its canvas.
  const wide = Math.max(1, board.canvas.w, ...board.sites.map(({ x }) => x));
  const high = Math.max(1, board.canvas.h, ...board.sites.map(({ y }) => y));
  const column = (x: number): number => Math.round((x / wide) * WIDTH);
  const row = (y: number): number => Math.round((y / high) * (HEIGHT - 1));
  const at = new Map(board.sites.map(({ id, x, y }) => [id, { x: column(x), y: row(y) }]));
  for (const [from, to] of board.roads) drawRoad(cells, at.get(from!)!, at.get(to!)!, style);
  for (const { id, park, lake } of board.sites) {
    const { x, y } = at.get(id)!;
    const around = `${park === null ? '' : 'p'}${lake === null ? '' : 'l'}`;
    const label = siteLabel(town, id, style);
    const letters = (label.text + around).split('');
    const from = Math.max(0, x - (letters.length >> 1));
    for (const [i, letter] of letters.entries()) cells[y]![from + i] = label.paint(letter, i);
  }
  return cells.map((line) => line.join('').trimEnd()).join('\n');
}

type Place = { readonly x: number; readonly y: number };

function drawRoad(cells: string[][], from: Place, to: Place, style: Style): void {
  const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y), 1);
  for (let i = 0; i <= steps; i++) {
    const x = Math.round(from.x + ((to.x - from.x) * i) / steps);
    const y = Math.round(from.y + ((to.y - from.y) * i) / steps);
    cells[y]![x] = style.dim('·');
  }
}

type Label = { readonly text: string; paint(letter: string, at: number): string };

function siteLabel({ buildings: all }: TowerUpView, id: string, style: Style): Label {
  const building = all[id];
  if (!building) return { text: id, paint: (letter) => letter };
  const top = building.floors.at(-1) ?? null;
  const text = `${id}:${LETTER[building.colour]}${building.floors.length}`;
  if (top === null) return { text, paint: (letter) => style.bold(letter) };
  return {
    text: text + seatName(top),
    paint: (letter, i) => (i === text.length ? style.seat(top, letter) : style.bold(letter)),
  };
}

function buildings({ buildings: all }: TowerUpView, style: Style): string {
  const lines = Object.entries(all).map(([site, { colour, floors }]) => {
    const roofs = floors.map((seat) => (seat === null ? '-' : style.seat(seat, seatName(seat))));
    return `${site} ${colour} ${roofs.join('')}`;
  });
  return `buildings, floors from the ground up: ${lines.join(', ')}`;
}

function market(town: TowerUpView): string {
  const { market: cards, pile, supply } = town;
  const phrases = cards.map((id) => {
    const { floors, vehicle, steps } = cardOf(town, id);
    const machine = vehicle === null ? [] : [`${vehicle} +${steps}`];
    return `${id} (${[...machine, ...floors].join(' ')})`;
  });
  return `market: ${phrases.join(', ')}; ${pile} cards left; supply ${counted(supply)}`;
}

function goals({ goals: all }: TowerUpView, style: Style): string {
  const phrases = all.map(({ id, takers }) => {
    const by = takers.map((seat) => style.seat(seat, seatName(seat)));
    return by.length === 0 ? id : `${id} (${by.join('')})`;
  });
  return `objectives: ${phrases.join(', ')}`;
}

function players(town: TowerUpView, style: Style): string[] {
  return town.players.map(({ stock, roofs, markers, cone }, seat) => {
    const who = style.seat(seat, `${seatName(seat)} seat ${seat}`);
    const turn = seat === town.turn ? ' *' : '';
    const end = cone === null ? '' : `, cone ${cone}`;
    return (
      `${who}${turn}: stock ${counted(stock)}, ${roofs} roofs, ` +
      `tracks ${counted(markers)} of ${TRACKS.last_step}${end}, ${scoreOf(town, seat)} Millions`
    );
  });
}
