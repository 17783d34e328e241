/* What tells the characters of this game apart: `npm run bench:characters -- downtown`. */
import type { Trait } from '@faubourg/search';
import type { DowntownAnswer, DowntownView } from '../rules/index.ts';
import { lotOf } from '../rules/state.ts';

/** A trait that is read from the views and answers of this game. */
type Own = Omit<Trait, 'of'> & { of(view: DowntownView, answer: DowntownAnswer): number | null };

const own: readonly Own[] = [
  {
    name: 'plots in an order',
    by: 'answer',
    of: (_, answer) => ('plots' in answer ? answer.plots : null),
  },
  {
    name: 'part of its orders on bare lots',
    by: 'answer',
    of: (view, answer) => ('plots' in answer ? Number(lotOf(view, answer.lot).use === null) : null),
  },
  {
    name: 'part of its orders where only rivals own plots',
    by: 'answer',
    of: (view, answer) => {
      if (!('plots' in answer)) return null;
      const { owners } = lotOf(view, answer.lot);
      return Number(owners.length > 0 && !owners.some((owner) => owner === view.viewer));
    },
  },
  {
    name: 'token used, of the times it was asked',
    by: 'answer',
    of: (_, answer) => ('lobby' in answer ? Number(answer.lobby) : null),
  },
  {
    name: 'tokens used in a game',
    by: 'game',
    of: (_, answer) => ('lobby' in answer ? Number(answer.lobby) : null),
  },
];

/** The traits of its bots, for `GameCli`: they are read from views and answers of this game. */
export const traits = own as readonly Trait[];
