import { type Spread, spreadOf, type WinShare } from '../spread.ts';
import { byName, type SeatSummary, type Summary } from '../summary.ts';
import { binned, binsFor } from './bins.ts';
import { beside, type Cell, percent, type Section, table } from './html.ts';
import type { Report } from './report.ts';
import { boxPlot, histograms, winPlot } from './plots.ts';
import { COLOURS } from './style.ts';

/** The number of a bot's colour, the same in every plot. */
export const colourOf = ({ byBot }: Summary, name: string): number =>
  (byBot.findIndex(({ bot }) => bot === name) % COLOURS) + 1;

/** Bots that are programs have long names. Tables and plots show the end. */
const shown = (bot: string): string => (bot.length > 24 ? `…${bot.slice(-23)}` : bot);

/** What an interval says about a fair share. */
function verdict({ from, to }: WinShare, fair: number): string {
  if (from > fair) return 'more than fair';
  return to < fair ? 'less than fair' : 'no clear difference';
}

const SPREAD = ['mean', 'min', '¼', 'median', '¾', 'max'];

const spreadCells = ({ mean, min, lowerQuarter, median, upperQuarter, max }: Spread): Cell[] => [
  mean.toFixed(2),
  min,
  lowerQuarter,
  median,
  upperQuarter,
  max,
];

function winTable(
  caption: string,
  first: string,
  fair: number,
  all: readonly (readonly [string, SeatSummary])[],
): string {
  return table(
    caption,
    [first, 'wins', '95 % interval', `against fair (${percent(fair)})`],
    all.map(([name, { wins }]) => [
      name,
      percent(wins.share),
      `${(100 * wins.from).toFixed(1)}–${(100 * wins.to).toFixed(1)} %`,
      `${wins.share >= fair ? '+' : '−'}${(100 * Math.abs(wins.share - fair)).toFixed(1)} points, ${verdict(wins, fair)}`,
    ]),
  );
}

const isMixed = ({ byBot }: Summary): boolean => byBot.length > 1;

/** A seat's colour is that of its bot if it always had the same one. */
const seatColour = ({ summary, rotate }: Report, seat: number): number =>
  rotate && isMixed(summary) ? 0 : colourOf(summary, summary.bots[seat]!);

export function seatSection(report: Report): Section {
  const { summary, rotate } = report;
  const { seats, fairShare } = summary;
  const confounded = isMixed(summary) && !rotate;
  return {
    id: 'seats',
    title: 'Seat advantage',
    lead: confounded
      ? 'Every bot kept its seat, so that seats and bots cannot be told apart here; the option “rotate” moves the bots on after every game. The dashed line is the fair share.'
      : 'Does it matter where one sits? The dashed line is the fair share; an interval that does not reach it shows an advantage or a disadvantage. A shared victory counts as a fraction.',
    body: beside(
      winPlot(
        seats.map(({ wins }, i) => ({ name: `seat ${i}`, colour: seatColour(report, i), wins })),
        fairShare,
        'Shares of victories by seat, with intervals. The table has the figures.',
      ),
      winTable(
        'Victories by seat',
        'seat',
        fairShare,
        seats.map((seat, i) => [`seat ${i}`, seat]),
      ),
    ),
  };
}

export function botSection({ summary }: Report): Section | null {
  const { byBot, fairShare } = summary;
  if (!isMixed(summary)) return null;
  return {
    id: 'bots',
    title: 'Bots',
    lead: 'How often each bot won. Each seat that a bot had counts as a game of its own.',
    body: beside(
      winPlot(
        byBot.map(({ bot, wins }) => ({ name: shown(bot), colour: colourOf(summary, bot), wins })),
        fairShare,
        'Shares of victories by bot, with intervals. The table has the figures.',
      ),
      winTable(
        'Victories by bot',
        'bot',
        fairShare,
        byBot.map((bot) => [shown(bot.bot), bot]),
      ),
    ),
  };
}

export function scoreSection(report: Report): Section | null {
  const { summary, tally } = report;
  const seats = summary.seats.flatMap(({ scores }, i) =>
    scores ? [{ name: `seat ${i}`, colour: seatColour(report, i), spread: scores }] : [],
  );
  if (seats.length === 0) return null;
  const counts = [...byName(summary.bots, tally.bots)];
  const frame = binsFor(counts.map(([, { scores }]) => scores));
  const bots = counts.map(([bot, { scores }]) => ({
    name: shown(bot),
    colour: colourOf(summary, bot),
    bins: binned(scores, frame),
    spread: spreadOf(scores)!,
  }));
  const rows = (all: readonly { name: string; spread: Spread }[]): Cell[][] =>
    all.map(({ name, spread }) => [name, ...spreadCells(spread)]);
  return {
    id: 'scores',
    title: 'Scores',
    lead: 'Boxes reach from the lower to the upper quartile, whiskers to the extremes; the line is the median, the diamond the mean. In the distribution, the grey band is the middle half.',
    body:
      beside(
        boxPlot(seats, 'score', 'Scores by seat as box plots. The table has the figures.'),
        table('Scores by seat', ['seat', ...SPREAD], rows(seats)),
      ) +
      '<h3>Distribution by bot</h3>' +
      beside(
        histograms(bots, 'score', 'Distribution of scores by bot. The table has the quartiles.'),
        table('Scores by bot', ['bot', ...SPREAD], rows(bots)),
      ),
  };
}

export function lengthSection({ summary, tally }: Report): Section | null {
  const { length, reasons, games } = summary;
  if (!length) return null;
  const bins = binned(tally.lengths, binsFor([tally.lengths]));
  const ends = Object.entries(reasons);
  return {
    id: 'length',
    title: 'Length and end',
    lead: 'How many answers a game takes, and why it ends.',
    body: beside(
      histograms(
        [{ name: 'games', colour: 0, bins, spread: length }],
        'answers in a game',
        'Distribution of lengths. The table has the quartiles.',
      ),
      table('Length in answers', ['count of', ...SPREAD], [['answers', ...spreadCells(length)]]) +
        (ends.length === 0
          ? ''
          : `<div class="after">${table(
              'Why games end',
              ['reason', 'games', 'share'],
              ends.map(([reason, times]) => [reason, times, percent(times / games)]),
            )}</div>`),
    ),
  };
}

export function incomeSection({ summary: { income } }: Report): Section | null {
  if (income.length === 0) return null;
  const rows = income.toSorted((a, b) => b.perGame.mean - a.perGame.mean);
  return {
    id: 'income',
    title: 'Where income comes from',
    lead: 'What one seat earned by each source in one game, the largest first.',
    body: beside(
      boxPlot(
        rows.map(({ source, perGame }) => ({ name: source, colour: 0, spread: perGame })),
        'per seat and game',
        'Income by source as box plots. The table has the figures.',
      ),
      table(
        'Income per seat and game',
        ['source', ...SPREAD],
        rows.map(({ source, perGame }) => [source, ...spreadCells(perGame)]),
      ),
    ),
  };
}
