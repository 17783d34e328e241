import { listOf } from '@faubourg/web/words/lists.ts';
import type { Light, Moment, MomentLine } from '@faubourg/web/table/moment.ts';
import { picture } from '@faubourg/web/table/moment.ts';
import type { Sentence } from '@faubourg/web/words/sentence.ts';
import { boardOf } from '../../rules/board.ts';
import { incomes } from '../../rules/businesses.ts';
import type { ChinatownEvent, PublicGift } from '../../rules/events.ts';
import { full, someone, things } from '../phrases.ts';
import Handshake from './Handshake.svelte';
import type { ChinatownStep } from './step.ts';
import { say } from './say.ts';

type Deal = Extract<ChinatownEvent, { kind: 'deal' }>;

/** How long a deal is shown, in milliseconds, and when what changes hands lights up. */
const TIME = 1800;
const HANDS_OVER = 350;

/**
 * What changes hands, as the viewer may know it: the offer in the view before the deal includes
 * secret money for its parties.
 */
function giftsOf(
  { before }: ChinatownStep,
  { offer, version, gifts }: Deal,
): readonly PublicGift[] {
  const known = before.offers.find((one) => one.id === offer && one.version === version);
  // An open offer does not name who took it; the deal does.
  const whole = known?.gifts.every(({ from, to }) => from !== null && to !== null);
  return known && whole ? known.gifts : gifts;
}

/** How the income of a party changes: the viewer's own, otherwise the largest change. Null: of none. */
function change({ before, after, me }: ChinatownStep, { parties }: Deal): Sentence | null {
  const board = boardOf(after.options.map);
  const [was, is] = [before, after].map(({ land }) => incomes(board, land, after.money.length));
  const changes = parties
    .map((seat) => ({ seat, before: was![seat]!, after: is![seat]! }))
    .filter((one) => one.before !== one.after)
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
  const told = changes.find(({ seat }) => seat === me) ?? changes[0];
  if (!told) return null;
  return say('moment.deal.income', {
    seat: { seat: told.seat },
    before: full(told.before),
    after: full(told.after),
  });
}

/** A deal is closed: what goes to whom, on the map and on a card. */
export function dealMoment(step: ChinatownStep, deal: Deal): Moment[] {
  const gifts = giftsOf(step, deal);
  const lines = gifts.map((gift): MomentLine => ({
    seat: gift.from ?? deal.parties[0]!,
    text: say('moment.deal.gift', {
      things: things(gift, step.before.land),
      to: someone(gift.to),
    }),
  }));
  const lights = gifts.flatMap(({ locations, to }): Light[] => {
    if (locations.length === 0 || to === null) return [];
    const label = say('moment.deal.to', { seat: { seat: to } });
    return [{ places: locations.map(String), label }];
  });
  const text = change(step, deal);
  return [
    {
      kind: 'deal',
      time: TIME,
      title: say('moment.deal', { names: listOf(deal.parties.map((seat) => ({ seat }))) }),
      picture: picture(Handshake, { seats: deal.parties }),
      ...(text && { text }),
      lines,
      beats: [{ at: HANDS_OVER, lights }],
      sound: 'deal',
    },
  ];
}
