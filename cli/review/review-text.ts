import type { GameEvent, GameRecord } from '@faubourg/core';
import type { Review, ReviewedDeal, ReviewedDecision, ReviewTurningPoint } from '@faubourg/search';
import { answerText } from '../play/answer-text.ts';
import { outcomeLine } from '../terminal/outcome.ts';
import { columns } from '../terminal/table.ts';

const percent = (part: number): string => `${(100 * part).toFixed(0)} %`;
const points = (part: number): string =>
  `${part >= 0 ? '+' : '−'}${Math.abs(100 * part).toFixed(1)}`;

/** Lines of the chances to win: enough to see the course of a game. */
const LINES = 16;

const CAUSES = {
  own: 'own answer',
  other: 'answer of another',
  draw: 'draw',
  unseen: 'secret choices',
} as const;

/** What is listed: the decisions of one seat or of all, and how many of them. */
export type Listed = { readonly seat?: number; readonly most: number };

/** A review as text: result, players, chances, turning points, dearest decisions, deals. */
export function reviewText(record: GameRecord, review: Review, listed: Listed): string {
  const names = record.seats.map(({ name }, seat) => `${seat} ${name}`);
  const parts = [
    `${record.game}, ${names.join(', ')}`,
    outcomeLine(record.result!),
    '',
    playersText(names, review),
    '',
    chancesText(names, review),
  ];
  if (review.turningPoints.length > 0)
    parts.push('', 'turning points', ...review.turningPoints.map((one) => turnText(record, one)));
  const dearest = review.decisions
    .filter(({ seat, loss }) => loss > 0.001 && (listed.seat ?? seat) === seat)
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, listed.most);
  if (dearest.length > 0) parts.push('', decisionsText(dearest));
  const { deals } = review;
  if (deals && deals.made.length > 0)
    parts.push('', 'deals, and the change of each party’s chance', ...deals.made.map(dealText));
  if (deals && deals.missed.length > 0)
    parts.push('', 'deals that were missed', ...deals.missed.map(dealText));
  return parts.join('\n');
}

function playersText(names: readonly string[], { players }: Review): string {
  const rows = players.map(({ accuracy, decisions, mistakes, lost, luck }, seat) => [
    names[seat]!,
    accuracy === null ? '–' : `${(100 * accuracy).toFixed(1)} %`,
    String(decisions),
    String(mistakes),
    points(-lost),
    points(luck),
  ]);
  const head = ['seat', 'accuracy', 'decisions', 'mistakes', 'given away', 'luck'];
  return columns([head, ...rows]);
}

function chancesText(names: readonly string[], { steps }: Review): string {
  const every = Math.max(1, Math.ceil(steps.length / LINES));
  const shown = steps.filter((_, i) => i % every === 0 || i === steps.length - 1);
  const rows = shown.map(({ row, chances }) => [String(row), ...chances.map(percent)]);
  return columns([['after row', ...names], ...rows], 0);
}

const eventText = (event: GameEvent | null, note: string | undefined): string => {
  if (!event) return note ?? '';
  const { kind, only: _, ...data } = event;
  return `${kind}: ${answerText(data)}`;
};

function turnText({ rows }: GameRecord, point: ReviewTurningPoint): string {
  const { row, seat, before, after, cause, event } = point;
  const change = `seat ${seat} ${percent(before)} → ${percent(after)}`;
  return `  row ${row}: ${change}, ${CAUSES[cause]}; ${eventText(event, rows[row - 1]?.note)}`;
}

function decisionsText(decisions: readonly ReviewedDecision[]): string {
  const rows = decisions.map(({ row, seat, kind, played, best, loss }) => [
    String(row),
    String(seat),
    kind,
    answerText(played.answer),
    answerText(best[0]!.answer),
    points(-loss),
  ]);
  return columns([['row', 'seat', 'decision', 'played', 'better', 'points'], ...rows], 5);
}

function dealText({ row, terms, gains }: ReviewedDeal): string {
  const each = gains.map(
    ({ seat, gain, chance }) =>
      `seat ${seat} ${gain >= 0 ? '+' : '−'}${Math.abs(gain)} (${points(chance)})`,
  );
  return `  row ${row}: ${each.join(', ')}; ${answerText(terms)}`;
}
