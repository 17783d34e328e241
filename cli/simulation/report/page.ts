import type { ReportMap } from '../../context/game-loader.ts';
import type { Summary } from '../summary.ts';
import { downloads, filesOf } from './downloads.ts';
import { heatMaps } from './heat-map.ts';
import { escaped, number, percent, type Section, section } from './html.ts';
import { type PlaceReport, placeReport } from './places.ts';
import {
  botSection,
  colourOf,
  incomeSection,
  lengthSection,
  scoreSection,
  seatSection,
} from './sections.ts';
import type { Report } from './report.ts';
import { STYLE } from './style.ts';

/** A report on a run as an HTML page that needs no other file, no script and no network. */
export function reportPage(report: Report): string {
  const { title, summary, tally, map } = report;
  const places = map && placeReport(tally, map);
  const sections = [
    seatSection(report),
    botSection(report),
    scoreSection(report),
    map && places && boardSection(map, places),
    incomeSection(report),
    lengthSection(report),
    {
      id: 'data',
      title: 'Data',
      lead: 'All figures of this page, contained in it: one file with everything, and tables for a spreadsheet.',
      body: downloads(filesOf(summary, tally, places), `${summary.game}-${summary.games}`),
    },
  ].filter((part) => part !== null);
  const head = `${title}: ${summary.games} games`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(head)}</title><style>${STYLE}</style></head><body>
${heading(report, sections)}
<main>
${sections.map(section).join('\n')}
</main>
<footer>Made by <code>faubourg simulate --report</code>. The same seed gives the same page.</footer>
</body></html>
`;
}

function heading({ title, summary, rotate }: Report, sections: readonly Section[]): string {
  const { games, seats, seed, rules, bots, byBot } = summary;
  const options = Object.entries(summary.options)
    .map(([name, value]) => `${name} ${typeof value === 'string' ? value : optionText(value)}`)
    .join(' · ');
  const chips = byBot.map(({ bot }) => {
    const at = bots.flatMap((name, seat) => (name === bot ? seat : []));
    const where = rotate
      ? 'on every seat in turn'
      : `seat${at.length > 1 ? 's' : ''} ${at.join(', ')}`;
    return `<li><i class="c${colourOf(summary, bot)}"></i><span><strong>${escaped(bot)}</strong> ${where}</span></li>`;
  });
  const links = sections.map(({ id, title: name }) => `<a href="#${id}">${escaped(name)}</a>`);
  return `<header>
<h1>${escaped(title)}: ${games} ${games === 1 ? 'game' : 'games'}</h1>
<p>${seats.length} seats · rules ${rules} · seed ${escaped(seed)}${options === '' ? '' : ` · ${escaped(options)}`}</p>
<ul class="bots">${chips.join('')}</ul>
${tiles(summary)}
<nav aria-label="Sections">${links.join('')}</nav>
</header>`;
}

/** A custom board is too long for a heading; the data has it whole. */
function optionText(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? '(custom)' : text;
}

function tiles({ seats, fairShare, length, answers, games, byBot }: Summary): string {
  const ahead = seats.reduce(
    (best, { wins }, i) => (wins.share > seats[best]!.wins.share ? i : best),
    0,
  );
  const { wins } = seats[ahead]!;
  const scored = byBot.filter(({ scores }) => scores !== null);
  const top = scored.toSorted((a, b) => b.scores!.mean - a.scores!.mean)[0];
  const tile = (name: string, value: string, more: string): string =>
    `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}<small>${escaped(more)}</small></dd></div>`;
  return `<dl class="tiles">${[
    tile('Games', String(games), `${answers} answers`),
    tile(
      'Most successful seat',
      `seat ${ahead}: ${percent(wins.share)}`,
      `95 % interval ${percent(wins.from)} to ${percent(wins.to)}; fair ${percent(fairShare)}`,
    ),
    top ? tile('Best mean score', number(top.scores!.mean, 1), top.bot) : '',
    length
      ? tile(
          'Length',
          `${length.median} answers`,
          `half of all: ${length.lowerQuarter} to ${length.upperQuarter}`,
        )
      : '',
  ].join('')}</dl>`;
}

function boardSection(map: ReportMap, places: PlaceReport): Section {
  return { id: 'board', title: 'The board', lead: map.about, body: heatMaps(map, places) };
}
