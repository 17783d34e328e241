import { byName, type Summary } from '../summary.ts';
import { inOrder } from '../spread.ts';
import type { Counts, Tally } from '../tally.ts';
import { escaped } from './html.ts';
import type { PlaceReport } from './places.ts';

type File = { readonly name: string; readonly type: string; readonly text: string };
type CsvRow = readonly (string | number)[];

/** The data behind the page: everything as JSON, and tables as CSV. */
export function filesOf(summary: Summary, tally: Tally, places: PlaceReport | null): File[] {
  const all = { format: 'faubourg/report', version: 1, summary, tally, places };
  const files = [
    { name: 'data.json', type: 'application/json', text: `${JSON.stringify(all)}\n` },
    csv('standings.csv', standings(summary)),
    csv('scores.csv', [
      ['seat', 'score', 'games'],
      ...tally.seats.flatMap(({ scores }, seat) => counted(scores).map((row) => [seat, ...row])),
    ]),
    csv('scores-by-bot.csv', [
      ['bot', 'score', 'games'],
      ...[...byName(summary.bots, tally.bots)].flatMap(([bot, { scores }]) =>
        counted(scores).map((row) => [bot, ...row]),
      ),
    ]),
    csv('lengths.csv', [['answers', 'games'], ...counted(tally.lengths)]),
  ];
  if (summary.income.length > 0) files.push(csv('income.csv', income(summary)));
  if (places) files.push(csv('places.csv', placeRows(tally)));
  return files;
}

const counted = (counts: Counts): CsvRow[] => inOrder(counts);

function standings({ seats, byBot }: Summary): CsvRow[] {
  const head = ['of', 'wins', 'from', 'to', 'mean', 'min', 'lowerQuarter', 'median'];
  const row = (name: string, { wins, scores }: Summary['seats'][number]): CsvRow => [
    name,
    wins.share,
    wins.from,
    wins.to,
    ...(scores
      ? [
          scores.mean,
          scores.min,
          scores.lowerQuarter,
          scores.median,
          scores.upperQuarter,
          scores.max,
        ]
      : []),
  ];
  return [
    [...head, 'upperQuarter', 'max'],
    ...seats.map((seat, i) => row(`seat ${i}`, seat)),
    ...byBot.map((bot) => row(bot.bot, bot)),
  ];
}

const income = ({ income: all }: Summary): CsvRow[] => [
  ['source', 'mean', 'min', 'lowerQuarter', 'median', 'upperQuarter', 'max'],
  ...all.map(({ source, perGame: { mean, min, lowerQuarter, median, upperQuarter, max } }) => [
    source,
    mean,
    min,
    lowerQuarter,
    median,
    upperQuarter,
    max,
  ]),
];

/** One row for each place and period, with sums over all games. */
function placeRows(tally: Tally): CsvRow[] {
  const rows = Object.entries(tally.places ?? {}).flatMap(([period, { times, amounts }]) =>
    Object.keys(times).map((place): CsvRow => [
      place,
      Number(period),
      times[place]!,
      amounts[place] ?? 0,
    ]),
  );
  return [['place', 'period', 'times', 'amount'], ...rows];
}

function csv(name: string, rows: readonly CsvRow[]): File {
  const field = (value: string | number): string => {
    const text = String(value);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const text = rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
  return { name, type: 'text/csv', text };
}

/** Links that save the files, which the page itself contains. */
export function downloads(files: readonly File[], prefix: string): string {
  const links = files.map(({ name, type, text }) => {
    const data = Buffer.from(text, 'utf8').toString('base64');
    const file = escaped(`${prefix}-${name}`);
    return `<a download="${file}" href="data:${type};charset=utf-8;base64,${data}">${escaped(name)}</a>`;
  });
  return `<p class="files">${links.join('')}</p>`;
}
