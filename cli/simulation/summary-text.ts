import { columns } from '../terminal/table.ts';
import type { Spread, WinShare } from './spread.ts';
import type { SeatSummary, Summary } from './summary.ts';

/** A summary for people. */
export function summaryText(summary: Summary): string {
  const { game, seats, games, answers, seed } = summary;
  const parts = [
    `${game}, ${seats.length} seats, ${games} games, ${answers} answers, seed ${seed}`,
    standings(summary),
    endings(summary),
  ];
  if (summary.income.length > 0) parts.push(incomes(summary));
  if (Object.keys(summary.faults).length > 0) parts.push(faults(summary));
  return parts.join('\n\n');
}

const SCORES = ['mean', '±', 'min', '¼', 'median', '¾', 'max'];

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const wins = ({ share, from, to }: WinShare): string[] => [
  percent(share),
  `${(100 * from).toFixed(1)}–${(100 * to).toFixed(1)}`,
];

const number = (value: number): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(2);

function spread(values: Spread | null): string[] {
  if (!values) return [];
  const { mean, deviation, min, lowerQuarter, median, upperQuarter, max } = values;
  return [mean, deviation, min, lowerQuarter, median, upperQuarter, max].map(number);
}

function standings({ seats, byBot, bots, fairShare }: Summary): string {
  const scored = seats.some(({ scores }) => scores !== null);
  const head = (what: string): string[] => [what, 'wins', '95 %', ...(scored ? SCORES : [])];
  const row = (name: string, { wins: won, scores }: SeatSummary): string[] => [
    name,
    ...wins(won),
    ...spread(scores),
  ];
  const rows = [
    head(`by seat (fair ${percent(fairShare)})`),
    ...seats.map((seat, i) => row(`seat ${i}`, seat)),
  ];
  if (new Set(bots).size > 1) {
    rows.push(head('by bot'), ...byBot.map((bot) => row(bot.bot, bot)));
  }
  return columns(rows);
}

function endings({ length, reasons, games }: Summary): string {
  return columns([
    ['length', ...(length ? SCORES : [])],
    ['answers', ...spread(length)],
    ...Object.entries(reasons).map(([reason, times]) => [
      `ended by ${reason}`,
      percent(times / games),
    ]),
  ]);
}

function incomes({ income }: Summary): string {
  return columns([
    ['income per seat and game', ...SCORES],
    ...income.map(({ source, perGame }) => [source, ...spread(perGame)]),
  ]);
}

function faults({ faults: all }: Summary): string {
  return Object.entries(all)
    .map(([bot, kinds]) => {
      const counted = Object.entries(kinds).map(([kind, times]) => `${times} × ${kind}`);
      return `safe answers instead of ${bot}: ${counted.join(', ')}`;
    })
    .join('\n');
}
