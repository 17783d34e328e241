/* What tells the characters of this game apart: `npm run bench:characters -- chinatown`. */
import type { Trait } from '@faubourg/search';
import { Appraisal } from './appraisal.ts';
import { outlook } from './outlook.ts';
import type { ChinatownAnswer, ChinatownView } from '../rules/index.ts';
import { inFull } from '../rules/offer.ts';
import type { OfferView } from '../rules/view.ts';

/** A trait that is read from the views and answers of this game. */
type Own = Omit<Trait, 'of'> & { of(view: ChinatownView, answer: ChinatownAnswer): number | null };

/** The seat's part of the joint gain of a deal; null if nobody gains. */
function partOf(
  view: ChinatownView,
  { gifts, parties }: Pick<OfferView, 'gifts' | 'parties'>,
): number | null {
  const gains = new Appraisal(view, outlook(view), true).gains(gifts, parties);
  const all = gains.reduce((sum, { edge }) => sum + Math.max(0, edge), 0);
  const mine = gains.find(({ seat }) => seat === view.viewer);
  return mine && all > 0 ? (mine.edge / all) * (parties.length / 2) : null;
}

const own: readonly Own[] = [
  {
    name: 'offers and counter-offers in a game',
    by: 'game',
    of: (_, answer) => ('offer' in answer ? 1 : null),
  },
  {
    name: 'questions in a game',
    by: 'game',
    of: (_, answer) => ('ask' in answer ? 1 : null),
  },
  {
    name: 'counter-offers in a game',
    by: 'game',
    of: (_, answer) => ('counter' in answer ? 1 : null),
  },
  {
    name: 'part of the joint gain it asks for',
    by: 'answer',
    of: (view, answer) => ('offer' in answer ? partOf(view, inFull(answer.offer)) : null),
  },
  {
    name: 'part of the joint gain it accepts',
    by: 'answer',
    of: (view, answer) => {
      if (!('accept' in answer)) return null;
      const offer = view.offers.find(({ id }) => id === answer.accept);
      return offer ? partOf(view, offer) : null;
    },
  },
];

/** The traits of its bots, for `GameCli`: they are read from views and answers of this game. */
export const traits = own as readonly Trait[];
