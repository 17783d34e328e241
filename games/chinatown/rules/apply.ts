import type { Applied, Chance, Seat } from '@faubourg/core';
import type { ChinatownAnswer } from './answer.ts';
import { place, showBuilds } from './build.ts';
import type { ChinatownEvent } from './events.ts';
import { chooseKeep } from './locations.ts';
import { endRound, startBuilding, startTrade } from './round.ts';
import type { ChinatownState } from './state.ts';
import { applyTrade } from './trade.ts';

function finishBuild(s: ChinatownState, seat: Seat, chance: Chance): Applied<ChinatownEvent> {
  s.ready[seat] = true;
  const all = s.ready.every(Boolean);
  const events: ChinatownEvent[] = [];
  if (s.first === null) {
    events.push({ kind: 'ready', seat });
    if (all) events.push(showBuilds(s, [...s.ready.keys()]));
  } else events.push(showBuilds(s, [seat]));
  if (all) events.push(...endRound(s, chance));
  return { events, reveals: all || s.first !== null };
}

export function apply(
  s: ChinatownState,
  seat: Seat,
  answer: ChinatownAnswer,
  chance: Chance,
): Applied<ChinatownEvent> {
  if ('keep' in answer) {
    const events = chooseKeep(s, seat, answer.keep);
    const all = !s.kept.includes(null);
    if (all) events.push(...startTrade(s, chance));
    return { events, reveals: all };
  }
  if ('place' in answer) {
    return { events: [place(s, seat, answer.place, answer.at)], reveals: false };
  }
  if ('built' in answer) return finishBuild(s, seat, chance);
  const applied = applyTrade(s, seat, answer);
  if (!s.ready.every(Boolean)) return applied;
  return { events: [...applied.events, ...startBuilding(s)], reveals: applied.reveals };
}
