import { problem, type Problem, type Seat } from '@faubourg/core';
import { countOf } from './material.ts';
import type { ChinatownState } from './state.ts';
import { type Ask, MOST_ASKS, type Says } from './talk.ts';

const no = (code: string, data: Problem['data']): Problem => problem('CT-20', code, data);

/** Why these words cannot be said: they name a seat that is not there. */
export function saysProblem(s: ChinatownState, says: Says | undefined): Problem | null {
  const stranger = says?.gains?.find(({ seat }) => seat >= s.money.length);
  return stranger ? no('no-such-seat', { seat: stranger.seat }) : null;
}

/** CT-20: why a seat may not ask this, or null. Reads nothing that is hidden from the seat. */
export function askProblem(s: ChinatownState, seat: Seat, ask: Ask): Problem | null {
  const { to } = ask;
  if (to !== undefined && to >= s.money.length) return no('no-such-seat', { seat: to });
  if (to === seat) return no('ask-to-self', { seat });
  if ((s.talk?.asked[seat] ?? 0) >= MOST_ASKS) return no('asked-enough', { most: MOST_ASKS });
  const gives = 'give' in ask;
  const thing = gives ? ask.give : ask.want;
  if ('tile' in thing) {
    const { tile } = thing;
    const lacks = gives && countOf(s.hands[seat]!, tile) === 0;
    return lacks ? no('lacks-tile', { lacks: 'tile', seat, tile }) : null;
  }
  const { location } = thing;
  const owner = s.land[location]?.owner;
  if (gives)
    return owner === seat ? null : no('lacks-location', { lacks: 'location', seat, location });
  if (owner === undefined) return no('ask-nobody', { location });
  return owner === seat ? no('ask-own', { location }) : null;
}

/** Why a seat may not reply to this ask, or null. */
export function replyProblem(s: ChinatownState, seat: Seat, id: number): Problem | null {
  const ask = s.talk?.asks.find((one) => one.id === id);
  if (!ask) return no('ask-gone', { ask: id });
  if (ask.seat === seat || (ask.to !== undefined && ask.to !== seat))
    return no('ask-not-you', { ask: id });
  const replied = ask.replies.some((one) => one.seat === seat);
  return replied ? no('replied-already', { ask: id }) : null;
}
