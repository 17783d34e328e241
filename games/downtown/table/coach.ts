import type { Json, Seat } from '@faubourg/core';
import { defineCoach, type Reason } from '@faubourg/web/coach/game-coach.ts';
import { type Sentence, sentenceMaker } from '@faubourg/web/words/sentence.ts';
import type { DowntownAnswer, LotForecast, Use } from '../rules/index.ts';
import { pricesOf } from '../rules/material.ts';
import { isDuel } from '../rules/state.ts';
import { bonus } from '../rules/worth.ts';
import type { de } from '../words/coach-de.ts';
import type { en } from '../words/coach-en.ts';
import type { fr } from '../words/coach-fr.ts';
import type { nl } from '../words/coach-nl.ts';
import { cardReasons } from './card-reasons.ts';
import { useName } from './phrases.ts';
import { effects, lotInQuestion } from './plaque-effects.ts';
import { type DowntownTable, type DowntownTypes, say as sayGame } from './types.ts';
import { useGain } from './use-gain.ts';

const say = sentenceMaker<typeof en, typeof fr, typeof nl, typeof de>();

/** What the bot tells about the lots of orders, the votes and the token (docs/bots.md). */
type Details = {
  readonly lots?: readonly LotDetails[];
  readonly votes?: readonly { readonly use: Use; readonly laid: number; readonly anyway: number }[];
  readonly token?: { readonly use: Use; readonly kept: number; readonly used: number };
};
type LotDetails = {
  readonly lot: number;
  readonly crowd: number;
  readonly paid: number;
  readonly value: number;
};

/** The judgement is made by this game's own bot, whose details have this form. */
const detailsOf = ({
  details,
}: {
  readonly details: { readonly [field: string]: Json };
}): Details => details;

const percent = (part: number): number => Math.round(100 * part);

function name(answer: DowntownAnswer, table: DowntownTable): Sentence {
  const { forecast, view } = table;
  if ('lot' in answer) {
    const { lot, plots } = answer;
    if (isDuel(view)) return say('coach.name.order.duel', { lot, plots });
    const price = forecast.lots[lot - 1]!.prices[plots - 1] ?? 0;
    return say('coach.name.order', { lot, plots, price });
  }
  if ('pass' in answer) return sayGame('pass.true');
  if ('lobby' in answer) return sayGame(answer.lobby ? 'lobby.true' : 'lobby.false');
  if ('card' in answer) return sayGame('lot.name', { lot: answer.card });
  if ('pile' in answer) return say(answer.pile === 'left' ? 'coach.name.left' : 'coach.name.right');
  return useName(
    'ballot' in answer ? answer.ballot : 'decide' in answer ? answer.decide : answer.use,
  );
}

/** What filling the lot now pays the viewer. */
function fillReason(its: LotForecast, plots: number, table: DowntownTable): Reason[] {
  const { view, me } = table;
  const worth = its.use === null || its.use === 'park' ? undefined : its.worth[its.use];
  if (me === null || !worth || its.free !== plots) return [];
  const mine = its.owners[me]! + plots;
  const holders = its.owners.filter((count, seat) => count > 0 || seat === me).length;
  const extra = isDuel(view) ? 0 : bonus(holders, worth, view.options.soleBonus);
  const total = mine * worth.value + extra;
  if (total === 0) return [];
  const args = { lot: its.lot, total };
  const sentence =
    holders === 1 && extra > 0
      ? say('coach.fills.alone', { ...args, bonus: extra })
      : say('coach.fills', { ...args, plots: mine, value: worth.value });
  return [{ sentence, weight: total }];
}

function orderReasons(
  lot: number,
  plots: number,
  table: DowntownTable,
  details: Details,
): Reason[] {
  const { forecast, view, me } = table;
  const its = forecast.lots[lot - 1]!;
  const more = details.lots?.find((one) => one.lot === lot);
  const reasons = fillReason(its, plots, table);
  const filled = reasons.length > 0;
  const price = its.prices[plots - 1] ?? 0;
  if (!filled && more && more.value > 0) {
    const value = Math.round(more.value);
    const weight = more.value * plots * more.paid;
    const later = pricesOf(true)[plots - 1];
    if (its.use === null && !isDuel(view) && later !== undefined)
      reasons.push({ sentence: say('coach.bare', { lot, plots, price, later, value }), weight });
    else reasons.push({ sentence: say('coach.value', { lot, value }), weight });
    reasons.push({
      sentence: say('coach.fill-chance', { lot, percent: percent(more.paid) }),
      weight: weight / 2,
    });
  }
  const rival = its.owners.findIndex((count, seat) => seat !== me && count > 0);
  const alone = its.owners.filter((count) => count > 0).length === 1 && rival >= 0;
  if (alone && me !== null && !isDuel(view) && its.owners[rival]! + its.free === 4) {
    const worth = Object.values(its.worth)[0];
    const denied = worth ? bonus(1, worth, view.options.soleBonus) : 0;
    if (denied > 0)
      reasons.push({
        sentence: say('coach.not-alone', { lot, seat: { seat: rival }, denied }),
        weight: denied / 2,
      });
  }
  if (more && more.crowd < 0.3)
    reasons.push({ sentence: say('coach.quiet', { lot }), weight: 0.8 });
  return reasons;
}

function useReasons(use: Use, table: DowntownTable, details: Details): Reason[] {
  const { view, me } = table;
  const lot = lotInQuestion(view);
  if (lot === null || me === null) return [];
  const named = useName(use);
  const reasons: Reason[] = effects(view, lot, use, me).flatMap((one): Reason[] => {
    const { lot: at, plots, before, after, itself } = one;
    if (plots === 0 && itself)
      return [{ sentence: say('coach.use.worth', { use: named, lot, after }), weight: 0.3 }];
    if (plots === 0) return [];
    if (itself)
      return [
        {
          sentence: say('coach.use.itself', { use: named, lot: at, after, plots }),
          weight: plots * after,
        },
      ];
    if (after <= before) return [];
    return [
      {
        sentence: say('coach.use.neighbour', { use: named, lot: at, before, after }),
        weight: plots * (after - before),
      },
    ];
  });
  for (const seat of view.players.keys()) {
    const loss = seat === me ? 0 : -useGain(view, lot, use, seat);
    if (loss >= 2)
      reasons.push({
        sentence: say('coach.use.denies', { seat: { seat }, loss: Math.round(loss) }),
        weight: loss / 2,
      });
  }
  const vote = details.votes?.find((one) => one.use === use);
  if (vote) {
    const sentence =
      vote.laid >= 0.9
        ? say('coach.vote.sure', { use: named, percent: percent(vote.laid) })
        : say('coach.vote', { use: named, percent: percent(vote.laid) });
    reasons.push({ sentence, weight: 0.6 });
  }
  return reasons;
}

function tokenReasons(use: boolean, { token }: Details): Reason[] {
  if (!token) return [];
  const args = { use: useName(token.use), kept: percent(token.kept), used: percent(token.used) };
  return [
    { sentence: use ? say('coach.token.use', args) : say('coach.token.keep', args), weight: 1 },
  ];
}

/** What the lots have in common that may be planned there, against those of the other pile. */
function pileReasons(pile: 'left' | 'right', { view, me }: DowntownTable): Reason[] {
  if (isDuel(view) || me === null) return [];
  const cards = view.piles[pile];
  const lotsOf = (lots: readonly number[], isOwner: (seat: Seat) => boolean): number =>
    lots.filter((lot) => view.lots[lot - 1]!.owners.some(isOwner)).length;
  const own = lotsOf(cards, (seat) => seat === me);
  const count = lotsOf(cards, (seat) => seat !== me);
  const more = lotsOf(view.piles[pile === 'left' ? 'right' : 'left'], (seat) => seat !== me);
  const odd = cards.filter((lot) => lot % 2 === 1).length;
  return [
    ...(own > 0 ? [{ sentence: say('coach.pile', { count: own }), weight: own }] : []),
    ...(count < more ? [{ sentence: say('coach.pile.others', { count, more }), weight: 0.5 }] : []),
    { sentence: say('coach.pile.odd', { odd, count: cards.length }), weight: 0.3 },
  ];
}

/** How the coach speaks about Downtown. */
export const coach = defineCoach<DowntownTypes>({
  name,
  reasons: (answer, table, judgement) => {
    const details = detailsOf(judgement);
    if ('lot' in answer) return orderReasons(answer.lot, answer.plots, table, details);
    if ('pass' in answer) return [{ sentence: say('coach.pass'), weight: 1 }];
    if ('lobby' in answer) return tokenReasons(answer.lobby, details);
    if ('pile' in answer) return pileReasons(answer.pile, table);
    if ('card' in answer) return cardReasons(answer.card, table);
    const use =
      'ballot' in answer ? answer.ballot : 'decide' in answer ? answer.decide : answer.use;
    return useReasons(use, table, details);
  },
});
