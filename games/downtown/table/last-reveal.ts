import type { Step } from '@faubourg/web/source/source.ts';
import type { DowntownEvent } from '../rules/index.ts';
import type { DowntownTable } from './types.ts';

type Of<Kind> = Extract<DowntownEvent, { kind: Kind }>;

/** How a lot got its use. `voted` is null without a vote; `laid` is null while the mayor decides a tie. */
type Planning = {
  readonly lot: number;
  readonly voted: Of<'voted'> | null;
  readonly laid: Of<'laid'> | null;
};

/** The lots planned in the last round that planned any, and the last orders. */
export type LastReveal = {
  readonly plans: readonly Planning[];
  readonly ordered: Of<'ordered'> | null;
  readonly paid: readonly Of<'paid'>[];
  /** The row in which the orders were revealed: animations play once for each. */
  readonly orderRow: number;
};

const isPlan = (event: DowntownEvent): event is Of<'voted'> | Of<'laid'> =>
  event.kind === 'voted' || event.kind === 'laid';

function plansIn(events: readonly DowntownEvent[]): Planning[] {
  const lots = new Map<number, Planning>();
  for (const event of events.filter(isPlan)) {
    const { lot, kind } = event;
    lots.set(lot, { ...(lots.get(lot) ?? { lot, voted: null, laid: null }), [kind]: event });
  }
  return [...lots.values()];
}

/** The last reveal in these steps. */
export function lastRevealIn(steps: readonly Pick<Step, 'row' | 'events'>[]): LastReveal {
  const of = ({ events }: Pick<Step, 'events'>): readonly DowntownEvent[] =>
    events as readonly DowntownEvent[];
  const all = steps.flatMap(of);
  // The round of the last plan begins after the `round` event before it.
  const last = all.findLastIndex(isPlan);
  const first = all.findLastIndex(({ kind }, i) => kind === 'round' && i < last) + 1;
  const revealed = steps.findLast((step) => of(step).some(({ kind }) => kind === 'ordered'));
  const fates = revealed ? of(revealed) : [];
  return {
    plans: plansIn(all.slice(first, last + 1)),
    ordered: fates.find((event) => event.kind === 'ordered') ?? null,
    paid: fates.filter((event) => event.kind === 'paid'),
    orderRow: revealed?.row ?? -1,
  };
}

/** The last reveal up to a row; by default the row on screen. */
export function lastRevealOf(
  { source, playback }: DowntownTable,
  row: number = playback.snapshot.row,
): LastReveal {
  return lastRevealIn(source.steps.filter((step) => step.row <= row));
}
