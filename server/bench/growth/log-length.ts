import { longLogCosts } from '../long-log.ts';
import { loadGames } from '../../catalogue.ts';
import { defaultLimits } from '../../limits/limits.ts';
import { type CurveLine, type Report, rounded } from './curve.ts';

/** Parts of the entries and attempts that the limits allow. */
const PARTS = [0.02, 0.1, 0.3, 1];

/** Where people may write the longest logs: a trade has no end of its own. */
const GAME = 'chinatown';

const SHOWN = [
  'load for the first time',
  'load after a restart',
  'undo',
  'first page of the history',
  'last page',
  'the record',
] as const;

/** Processor time of requests to a table, by the length of its log. */
export async function logLength(report: Report): Promise<void> {
  const games = await loadGames();
  const { entriesPerPerson, attemptsPerDecision } = defaultLimits;
  const measured: Awaited<ReturnType<typeof longLogCosts>>[] = [];
  for (const part of PARTS) {
    const entries = Math.round(entriesPerPerson * part);
    const attempts = Math.max(6, Math.round(attemptsPerDecision * part));
    measured.push(await longLogCosts(games, GAME, { entries, attempts }));
  }
  const line = (name: (typeof SHOWN)[number], what: 'cpu' | 'hold'): CurveLine => ({
    name,
    points: measured.map(({ rows, costs }) => ({ x: rows, y: rounded(costs[name]![what]) })),
  });
  const x = 'entries of the log';
  await report({
    name: 'log/time',
    x,
    y: 'ms of processor time of a request',
    lines: SHOWN.map((name) => line(name, 'cpu')),
  });
  await report({
    name: 'log/longest-turn',
    x,
    y: 'ms of the longest turn of the event loop',
    lines: SHOWN.map((name) => line(name, 'hold')),
  });
}
