import { describe, expect, it } from 'vitest';
import type { DowntownEvent } from '../rules/index.ts';
import { lastRevealIn } from '../table/last-reveal.ts';

const voted = (lot: number): DowntownEvent => ({
  kind: 'voted',
  lot,
  ballots: ['housing', 'housing', 'commerce'],
  lobby: [],
  votes: { housing: 2, industry: 0, commerce: 1 },
  most: ['housing'],
});
const laid = (lot: number, by: 'vote' | 'last' | 'mayor'): DowntownEvent => ({
  kind: 'laid',
  lot,
  use: 'housing',
  by,
});
const round: DowntownEvent = { kind: 'round', round: 1, mayor: 0, planned: [] };
const steps = (...all: DowntownEvent[][]): { row: number; events: DowntownEvent[] }[] =>
  all.map((events, row) => ({ row, events }));

describe('what was revealed last', () => {
  it('pairs each lot with its own vote', () => {
    const { plans } = lastRevealIn(steps([voted(15), laid(15, 'vote'), laid(22, 'last')]));
    expect(plans).toEqual([
      { lot: 15, voted: voted(15), laid: laid(15, 'vote') },
      { lot: 22, voted: null, laid: laid(22, 'last') },
    ]);
  });

  it('leaves the votes of earlier rounds out', () => {
    const { plans } = lastRevealIn(
      steps([voted(15), laid(15, 'vote')], [round], [laid(22, 'last')]),
    );
    expect(plans).toEqual([{ lot: 22, voted: null, laid: laid(22, 'last') }]);
  });

  it('keeps the plans of a round in sight until something is planned in the next', () => {
    const ordered: DowntownEvent = { kind: 'ordered', orders: [{ seat: 0, pass: true }] };
    const news = lastRevealIn(steps([voted(15), laid(15, 'vote')], [ordered, round], []));
    expect(news.plans.map(({ lot }) => lot)).toEqual([15]);
    expect(news).toMatchObject({ ordered, orderRow: 1, paid: [] });
  });

  it('shows a tie before and after the mayor has decided it', () => {
    const tie = steps([voted(7)]);
    expect(lastRevealIn(tie).plans).toEqual([{ lot: 7, voted: voted(7), laid: null }]);
    expect(lastRevealIn([...tie, { row: 1, events: [laid(7, 'mayor')] }]).plans).toEqual([
      { lot: 7, voted: voted(7), laid: laid(7, 'mayor') },
    ]);
  });
});
