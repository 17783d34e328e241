import type { Moment } from '@faubourg/web/table/moment.ts';
import { listOf } from '@faubourg/web/words/lists.ts';
import type { Sentence } from '@faubourg/web/words/sentence.ts';
import type { DowntownEvent } from '../../rules/events.ts';
import { USES } from '../../rules/material.ts';
import { usePiece } from '../phrases.ts';
import type { DowntownStep } from './step.ts';
import { say } from './say.ts';

type Of<Kind> = Extract<DowntownEvent, { kind: Kind }>;

/** How long a tie and a new plaque are shown, in milliseconds. The reveal of the ballots comes first. */
const TIE = 1200;
const PLAN = 1300;

/** The votes in words, the most first. */
function count({ votes }: Of<'voted'>): Sentence {
  const some = USES.filter((use) => votes[use] > 0).toSorted((a, b) => votes[b] - votes[a]);
  const phrases = some.map((use) => say('moment.votes', { use: usePiece(use), votes: votes[use] }));
  return listOf<Sentence>(phrases);
}

/** DT-24: a tie, which the mayor decides in a step of its own. */
export function tieMoment({ events, before }: DowntownStep, voted: Of<'voted'>): Moment[] {
  if (events.some((event) => event.kind === 'laid' && event.lot === voted.lot)) return [];
  return [
    {
      kind: 'tie',
      time: TIE,
      title: say('moment.tie', { lot: voted.lot }),
      text: say('moment.tie.mayor', { seat: { seat: before.mayor } }),
      beats: [{ at: 0, lights: [{ places: [String(voted.lot)] }] }],
    },
  ];
}

/** A lot gets its use. */
export function planMoment({ events }: DowntownStep, { lot, use, by }: Of<'laid'>): Moment[] {
  const voted = events.find((event) => event.kind === 'voted' && event.lot === lot);
  const why = voted?.kind === 'voted' ? count(voted) : null;
  const text =
    by === 'mayor' ? say('moment.plan.mayor') : by === 'last' ? say('moment.plan.last') : why;
  return [
    {
      kind: 'plan',
      time: PLAN,
      title: say('moment.plan', { lot, use: usePiece(use) }),
      ...(text && { text }),
      beats: [{ at: 0, lights: [{ places: [String(lot)] }] }],
      sound: 'stamp',
    },
  ];
}
