import type { DowntownEvent } from '../rules/index.ts';
import type { DowntownTable } from './downtown.ts';

type Of<Kind> = Extract<DowntownEvent, { kind: Kind }>;

/** The last vote and the last orders, with what they led to. */
export type News = {
  readonly voted: Of<'voted'> | null;
  readonly laid: Of<'laid'> | null;
  readonly ordered: Of<'ordered'> | null;
  readonly paid: readonly Of<'paid'>[];
  /** When the orders were revealed, and the vote: for motion that plays once. */
  readonly orderRow: number;
  readonly voteRow: number;
};

/** What was revealed last, up to the moment on show. */
export function newsOf(table: DowntownTable): News {
  const { row } = table.stage.moment;
  const steps = table.source.steps.filter((step) => step.row <= row);
  const last = <Kind extends DowntownEvent['kind']>(kind: Kind): { row: number; at: number } => {
    const at = steps.findLastIndex(({ events }) => events.some((event) => event.kind === kind));
    return { at, row: steps[at]?.row ?? -1 };
  };
  const all = <Kind extends DowntownEvent['kind']>(at: number, kind: Kind): Of<Kind>[] =>
    ((steps[at]?.events ?? []) as readonly DowntownEvent[]).filter(
      (event): event is Of<Kind> => event.kind === kind,
    );
  const vote = last('laid');
  const voted = last('voted');
  const order = last('ordered');
  return {
    voted: all(voted.at, 'voted')[0] ?? null,
    laid: all(vote.at, 'laid').at(-1) ?? null,
    ordered: all(order.at, 'ordered')[0] ?? null,
    paid: all(order.at, 'paid'),
    orderRow: order.row,
    voteRow: Math.max(vote.row, voted.row),
  };
}
