import type { Seat } from '@faubourg/core';
import type { Reason } from '@faubourg/web/coach/game-coach.ts';
import { sentenceMaker } from '@faubourg/web/words/sentence.ts';
import type { DowntownView } from '../rules/game.ts';
import { usesFor } from '../rules/material.ts';
import { isDuel } from '../rules/state.ts';
import type { de } from '../words/coach-de.ts';
import type { en } from '../words/coach-en.ts';
import type { fr } from '../words/coach-fr.ts';
import type { nl } from '../words/coach-nl.ts';
import { effects } from './plaque-effects.ts';
import type { DowntownTable } from './types.ts';
import { useGain } from './use-gain.ts';

const say = sentenceMaker<typeof en, typeof fr, typeof nl, typeof de>();

/** What turning a card brings both seats, by the uses that the opponent can lay there. */
type CardOutlook = {
  /** The least that it brings the seat. */
  readonly mine: number;
  /** The most that it brings the opponent. */
  readonly theirs: number;
  /** The least that the seat gains on the opponent: what a good opponent leaves it. */
  readonly least: number;
};

function outlookOf(view: DowntownView, card: number, me: Seat): CardOutlook {
  const gains = usesFor([...view.lots], card).map((use) => ({
    mine: useGain(view, card, use, me),
    theirs: useGain(view, card, use, 1 - me),
  }));
  return {
    mine: Math.min(...gains.map(({ mine }) => mine)),
    theirs: Math.max(...gains.map(({ theirs }) => theirs)),
    least: Math.min(...gains.map(({ mine, theirs }) => mine - theirs)),
  };
}

/** What is certain for the lots of the seat, whatever use the opponent lays. */
function certainReasons(view: DowntownView, card: number, me: Seat): Reason[] {
  const seat = { seat: 1 - me };
  const [first, ...others] = usesFor([...view.lots], card).map((use) =>
    effects(view, card, use, me),
  );
  return (first ?? []).flatMap(({ lot, plots, before, bare, itself }, i): Reason[] => {
    const after = Math.min(first![i]!.after, ...others.map((one) => one[i]!.after));
    if (plots === 0 || bare) return [];
    if (itself)
      return [
        {
          sentence: say('coach.card.own', { plots, lot, value: after, seat }),
          weight: plots * after,
        },
      ];
    if (after <= before) return [];
    const sentence = say('coach.card.neighbour', { seat, lot, before, after });
    return [{ sentence, weight: plots * (after - before) }];
  });
}

/** DT-72: why the mayor of the game for two would turn this card: the opponent chooses the use. */
export function cardReasons(card: number, { view, me }: DowntownTable): Reason[] {
  if (!isDuel(view) || me === null) return [];
  const seat = { seat: 1 - me };
  const { mine, theirs, least } = outlookOf(view, card, me);
  const reasons = certainReasons(view, card, me);
  const others = view.players[me]!.cards.filter((one) => one !== card);
  if (others.length > 0 && others.every((one) => outlookOf(view, one, me).least < least))
    reasons.push({ sentence: say('coach.card.safe', { seat }), weight: 0.8 });
  if (theirs <= 0) reasons.push({ sentence: say('coach.card.nothing', { seat }), weight: 0.6 });
  else
    reasons.push({
      sentence: say('coach.card.costs', { seat, gain: Math.round(theirs), mine: Math.round(mine) }),
      weight: 0.5,
    });
  const touched = effects(view, card, usesFor([...view.lots], card)[0]!, me);
  if (touched.every(({ plots }) => plots === 0))
    reasons.push({ sentence: say('coach.card.apart', { lot: card }), weight: 0.4 });
  return reasons;
}
