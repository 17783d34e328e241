import {
  type AnyAnswer,
  type AnyGame,
  copyJson,
  type Decision,
  type Json,
  type Options,
  orThrow,
  QuickChance,
  randomAnswer,
  readOptions,
} from '@faubourg/core';
import { expect, test } from 'vitest';
import { catalogue } from '../../games/index.ts';
import type { GameCoach, Reason } from '../src/coach/game-coach.ts';
import { coachSpeech, tableFor } from './coach-speech.ts';

type Asked = { readonly state: unknown; readonly decision: Decision };

/** Positions of games by random answers in which a question of one kind is asked. */
function* questions(
  game: AnyGame,
  { seats, options: given, kind }: { seats: number; options: Options; kind: string },
  count: number,
): Generator<Asked> {
  for (let made = 0, seed = 1; made < count; seed++) {
    const chance = new QuickChance(seed);
    const { options } = orThrow(readOptions(game, given, seats));
    const { state } = game.setUp(options, seats, chance);
    while (made < count) {
      const decision = game.decisions(state).find(({ owed }) => owed);
      if (!decision) break;
      if (decision.kind === kind && (game.answers(state, decision.seat)?.length ?? 0) > 1) {
        made++;
        yield { state, decision };
      }
      const { seat } = decision;
      game.apply(state, seat, randomAnswer(game, state, seat, chance), chance);
    }
  }
}

/** The state after an answer, with nothing changed in the one before. */
function after(game: AnyGame, state: unknown, seat: number, answer: AnyAnswer): unknown {
  const copy = copyJson(state as Json);
  game.apply(copy, seat, answer, new QuickChance(1));
  return copy;
}

/** What a reason claims, if it is the one with this id. */
const claimOf = (reasons: readonly Reason[], id: string) =>
  reasons.flatMap(({ sentence }) => (sentence.id === id ? [sentence.args as never] : []));

/** DT-72: what is called certain holds for every use that the opponent can lay. */
function provesCard(
  game: AnyGame,
  { state, decision }: Asked,
  answer: AnyAnswer,
  reasons: Reason[],
) {
  const me = decision.seat;
  const turned = after(game, state, me, answer);
  const uses = (game.answers(turned, 1 - me) ?? []) as AnyAnswer[];
  type Claim = { readonly lot: number; readonly value?: number; readonly after?: number };
  const claims: Claim[] = [
    ...claimOf(reasons, 'coach.card.own'),
    ...claimOf(reasons, 'coach.card.neighbour'),
  ];
  for (const use of uses.filter((one) => 'use' in one)) {
    const laid = after(game, turned, 1 - me, use);
    const { lots } = game.forecast!(game.view(laid, me)) as {
      lots: { worth: { [use: string]: { value: number } } }[];
    };
    for (const { lot, value, after: least } of claims)
      for (const one of Object.values(lots[lot - 1]!.worth))
        expect(one.value).toBeGreaterThanOrEqual((value ?? least)!);
  }
  return claims.length;
}

/** TU-24: as many sites as the coach says can be built with what is kept. */
function provesReturn(
  game: AnyGame,
  { state, decision }: Asked,
  answer: AnyAnswer,
  reasons: Reason[],
) {
  const me = decision.seat;
  const mine = { ...(after(game, state, me, answer) as object), turn: me };
  const builds = (game.answers(mine, me) ?? []) as { build?: string }[];
  const sites = new Set(builds.flatMap(({ build }) => build ?? []));
  const claims: { count: number }[] = claimOf(reasons, 'coach.return.open');
  for (const { count } of claims) expect(count).toBe(sites.size);
  return claims.length;
}

/** TU-10: a build on the named site raises as many buildings as the coach says. */
function provesStart(
  game: AnyGame,
  { state, decision }: Asked,
  answer: AnyAnswer,
  reasons: Reason[],
) {
  const placed = after(game, state, decision.seat, answer);
  const { sites } = game.forecast!(game.view(placed, decision.seat)) as {
    sites: { [site: string]: { raises: readonly string[] } };
  };
  const claims: { at: string; count: number }[] = claimOf(reasons, 'coach.place.shared');
  for (const { at, count } of claims) expect(sites[at]!.raises.length).toBe(count);
  return claims.length;
}

/** DT-20: as many cards of the pile are odd, and of each pile as many lots are others', as is said. */
function provesPile(_: AnyGame, { state, decision }: Asked, answer: AnyAnswer, reasons: Reason[]) {
  const { piles, lots } = state as {
    piles: { [pile: string]: number[] };
    lots: { owners: number[] }[];
  };
  const { pile } = answer as { pile: 'left' | 'right' };
  const ofOthers = (cards: number[]): number =>
    cards.filter((lot) => lots[lot - 1]!.owners.some((seat) => seat !== decision.seat)).length;
  const odd: { odd: number; count: number }[] = claimOf(reasons, 'coach.pile.odd');
  for (const claim of odd) {
    const cards = piles[pile]!;
    expect(claim).toEqual({
      odd: cards.filter((lot) => lot % 2 === 1).length,
      count: cards.length,
    });
  }
  const others: { count: number; more: number }[] = claimOf(reasons, 'coach.pile.others');
  for (const { count, more } of others) {
    const there = pile === 'left' ? 'right' : 'left';
    expect([count, more]).toEqual([ofOthers(piles[pile]!), ofOthers(piles[there]!)]);
  }
  return odd.length;
}

/** DT-24, DT-41: a plot is worth what is said once the use is laid. */
function provesUse(
  game: AnyGame,
  { state, decision }: Asked,
  answer: AnyAnswer,
  reasons: Reason[],
) {
  const laid = after(game, state, decision.seat, answer);
  const { lots } = game.forecast!(game.view(laid, decision.seat)) as {
    lots: { worth: { [use: string]: { value: number } } }[];
  };
  const claims: { lot: number; after: number }[] = claimOf(reasons, 'coach.use.worth');
  for (const claim of claims)
    expect(Object.values(lots[claim.lot - 1]!.worth).map(({ value }) => value)).toEqual([
      claim.after,
    ]);
  return claims.length;
}

/** CT-10: the address that is named is one of those that are kept; its own test counts around it. */
function provesKeep(_: AnyGame, _asked: Asked, answer: AnyAnswer, reasons: Reason[]) {
  const claims: { location: number }[] = claimOf(reasons, 'coach.keep.room');
  for (const { location } of claims)
    expect((answer as { keep: number[] }).keep).toContain(location);
  return claims.length;
}

const asked = [
  {
    id: 'tower-up',
    kind: 'start',
    seats: 3,
    options: { start: 'chosen', startFloors: 7 },
    proves: provesStart,
  },
  { id: 'tower-up', kind: 'return', seats: 2, options: {}, proves: provesReturn },
  { id: 'downtown', kind: 'card', seats: 2, options: {}, proves: provesCard },
  { id: 'downtown', kind: 'use', seats: 2, options: {}, proves: provesUse },
  { id: 'downtown', kind: 'decide', seats: 4, options: {}, proves: provesUse },
  { id: 'downtown', kind: 'pile', seats: 3, options: {}, proves: provesPile },
  { id: 'chinatown', kind: 'keep', seats: 4, options: {}, proves: provesKeep },
];

test.each(asked)(
  'every answer to the question $kind of $id has a true reason in four languages',
  async ({ id, proves, ...about }) => {
    const entry = catalogue[id]!;
    const game = await entry.rules();
    const coach = (await entry.page!.coach!.advice()) as GameCoach;
    const { say, faults } = await coachSpeech(entry);
    const judgement = { details: {} } as never;
    let proven = 0;
    for (const question of questions(game, about, 24)) {
      const { state, decision } = question;
      const table = tableFor(game, game.view(state, decision.seat), decision);
      for (const answer of (game.answers(state, decision.seat) as AnyAnswer[]).slice(0, 8)) {
        const reasons = [...coach.reasons(answer, table, judgement)];
        expect(reasons.some(({ weight }) => weight > 0)).toBe(true);
        for (const { sentence } of reasons) say(sentence, decision.seat);
        proven += proves(game, question, answer, reasons);
      }
    }
    expect(faults).toEqual([]);
    expect(proven).toBeGreaterThan(0);
  },
);
