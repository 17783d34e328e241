import type { Summary } from '../summary.ts';
import { summaryText } from '../summary-text.ts';
import type { Counts, Tally } from '../tally.ts';
import { boxPlot, escaped, histogram, winPlot } from './plots.ts';

const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1d2733, #e8ecf1); --paper: light-dark(#fbfaf7, #14191f);
  --bar: light-dark(#3d7ea6, #6db3dc); --mark: light-dark(#b3471d, #f0906a); --faint: light-dark(#8a94a0, #77828f); }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  overflow-wrap: anywhere; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
svg { width: 100%; height: auto; } text { font: 13px system-ui, sans-serif; fill: var(--ink); }
.bar { fill: var(--bar); } .interval { stroke: var(--ink); stroke-width: 2; }
.axis { stroke: var(--faint); } .fair { stroke: var(--mark); stroke-width: 2; stroke-dasharray: 4 3; }
pre { overflow-x: auto; font-size: 13px; } h2 { margin-top: 2rem; }
`;

/** A report on a run as an HTML page that needs no other file. */
export function reportPage(summary: Summary, tally: Tally): string {
  const { game, games, seats, bots } = summary;
  const title = `${game}: ${games} games, ${seats.length} seats`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${STYLE}</style></head><body>
<h1>${escaped(title)}</h1>
<p>Bots: ${escaped(bots.join(', '))}. Options: ${escaped(optionsText(summary))}.
Seed: ${escaped(summary.seed)}. Rules ${summary.rules}.</p>
${sections(summary, tally).join('\n')}
<h2>All figures</h2>
<pre>${escaped(summaryText(summary))}</pre>
</body></html>
`;
}

function optionsText({ options }: Summary): string {
  return Object.entries(options)
    .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
}

function sections({ seats, byBot, bots, fairShare, income }: Summary, tally: Tally): string[] {
  const section = (title: string, plot: string): string =>
    plot === '' ? '' : `<h2>${escaped(title)}</h2>\n${plot}`;
  const spreads = seats.flatMap(({ scores }, seat) =>
    scores ? [{ name: `seat ${seat}`, spread: scores }] : [],
  );
  const mixed = new Set(bots).size > 1;
  return [
    section(
      'Victories by seat',
      winPlot(
        seats.map(({ wins }, seat) => ({ name: `seat ${seat}`, wins })),
        fairShare,
      ),
    ),
    mixed
      ? section(
          'Victories by bot',
          winPlot(
            byBot.map(({ bot, wins }) => ({ name: bot.slice(-20), wins })),
            fairShare,
          ),
        )
      : '',
    section('Scores by seat', boxPlot(spreads, 'Scores by seat')),
    section('Scores', histogram(allScores(tally), 'Scores of all seats')),
    section('Length of a game, in answers', histogram(tally.lengths, 'Lengths')),
    section('Why games end', reasons(tally)),
    section(
      'Where income comes from, per seat and game',
      boxPlot(
        income.map(({ source, perGame }) => ({ name: source, spread: perGame })),
        'Income by source',
      ),
    ),
  ].filter((part) => part !== '');
}

function allScores(tally: Tally): Counts {
  const all: Counts = {};
  for (const { scores } of tally.seats)
    for (const [score, times] of Object.entries(scores)) all[score] = (all[score] ?? 0) + times;
  return all;
}

function reasons({ reasons: counts, games }: Tally): string {
  const rows = Object.entries(counts)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([reason, times]) =>
        `<li>${escaped(reason)}: ${((100 * times) / games).toFixed(1)} % (${times})</li>`,
    );
  return rows.length === 0 ? '' : `<ul>${rows.join('')}</ul>`;
}
