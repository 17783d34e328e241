import { LOTS, TOWNS } from '../rules/material.ts';
import { scoreOf } from '../rules/scoring.ts';
import type { SampleStreetView } from '../rules/view.ts';

type Style = {
  dim(text: string): string;
  seat(seat: number, text: string): string;
};

/** The town as text, for terminals: `H2` is a house of seat 2. */
export function textBoard(seen: unknown, style: Style): string {
  const view = seen as SampleStreetView;
  const lots = LOTS[view.options.town];
  const { columns } = TOWNS[view.options.town];
  const cell = (lot: string): string => {
    const building = view.built[lot];
    if (!building) return style.dim(lot);
    return style.seat(building.seat, `${building.card[0]!.toUpperCase()}${building.seat}`);
  };
  const rows = lots.flatMap((_, i) =>
    i % columns === 0
      ? [
          lots
            .slice(i, i + columns)
            .map(cell)
            .join(' '),
        ]
      : [],
  );
  const players = view.handSizes.map((size, seat) => {
    const cards = seat === view.viewer ? view.hand!.join(', ') || 'no card' : `${size} cards`;
    return `${style.seat(seat, `seat ${seat}`)}: ${scoreOf(view, seat)} points, ${cards}`;
  });
  return [...rows, ...players, `${view.deck} cards to draw`].join('\n');
}
