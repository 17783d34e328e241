import { canonical, type Json, QuickChance, type Seat } from '@faubourg/core';
import {
  type Bot,
  ThinkTimer,
  type ThinkOptions,
  sampleIndex,
  mostShown,
  readableMix,
  seatOf,
  softmax,
  type Thought,
  topMoves,
} from '@faubourg/search';
import type { ChinatownAnswer, TradeAnswer } from '../rules/answer.ts';
import { check } from '../rules/legal.ts';
import { checkTrade } from '../rules/legal-trade.ts';
import { resample } from '../rules/resample.ts';
import type { ChinatownState } from '../rules/state.ts';
import type { Says } from '../rules/talk.ts';
import type { ChinatownView } from '../rules/view.ts';
import { adviseTrade, type TradeAdvice } from './advise.ts';
import { Appraisal } from './appraisal.ts';
import { bestBuild } from './build.ts';
import { keeps } from './keep.ts';
import { holdingsOf, type Outlook } from './outlook.ts';
import type { Option } from './respond.ts';
import { Speaker } from './say.ts';
import { type Manner, tradeThought } from './trade.ts';

export type LevelSettings = Manner & {
  readonly name: string;
  outlook(view: ChinatownView): Outlook;
  /** Whether it builds for all years to come, or for this year's income only. */
  readonly patient: boolean;
  /** Whether it values deals by its probability to win, or by its own gain. */
  readonly rivalry: boolean;
};

/** A considered answer: the probability to win with it, and the probability that it is chosen. */
type Weighed = {
  readonly answer: ChinatownAnswer;
  readonly share: number;
  readonly chosen?: number;
};

function thought(
  answer: ChinatownAnswer | null,
  weighed: readonly Weighed[],
  how: { readonly method: string; readonly iterations: number },
  details: { readonly [field: string]: Json },
  shares: readonly number[],
  most: number,
): Thought<ChinatownAnswer> {
  const mix = weighed.flatMap(({ answer, chosen }) =>
    chosen === undefined ? [] : { answer, chance: chosen },
  );
  const only = answer === null ? [] : [{ answer, chance: 1 }];
  const considered = weighed.map(({ answer, share }) => {
    return { answer, share, effort: 1 / weighed.length };
  });
  const moves = topMoves(considered, most);
  // The chosen answer is listed even if it is not among the best, as can happen when bargaining.
  const chosen = considered.find((one) => canonical(one.answer) === canonical(answer));
  if (chosen && !moves.includes(chosen)) moves.splice(-1, 1, chosen);
  return {
    answer,
    mix: mix.length > 0 ? readableMix(mix) : only,
    shares,
    explanation: { moves, ...how, details },
  };
}

const rounded = (worth: number): number => Math.round(worth * 10) / 10;

async function buildThought(
  settings: LevelSettings,
  view: ChinatownView,
  seat: Seat,
  appraisal: Appraisal,
  timer: ThinkTimer,
  { advise, seed }: ThinkOptions,
): Promise<Thought<ChinatownAnswer>> {
  const outlook = settings.outlook(view);
  const patience = settings.patient ? timer : null;
  const plan = await bestBuild(view, seat, outlook, patience, advise !== undefined);
  const { steps, worth, others } = plan;
  const answer = steps[0] ?? ({ built: true } as const);
  const now = appraisal.worth(seat);
  const weighed = [{ step: answer, worth }, ...others].map((one): Weighed => {
    const share = appraisal.chanceWith(seat, one.worth - now);
    return { answer: one.step ?? { built: true }, share };
  });
  // The resampled parts do not matter to what the seat may build. CT-60 forbids some first steps.
  const state = advise && resample(view, new QuickChance(seed));
  const legal = weighed.filter((one) => !state || check(state, seat, one.answer) === null);
  const how = { method: 'placement', iterations: timer.iterations };
  const most = mostShown(advise);
  return thought(answer, legal, how, { worth: rounded(worth) }, appraisal.chances(), most);
}

/** Assumes that the others keep their best cards: a worse choice lowers this seat's worth alone. */
function keepThought(
  settings: LevelSettings,
  state: ChinatownState,
  view: ChinatownView,
  seat: Seat,
  appraisal: Appraisal,
  { seed, advise }: ThinkOptions,
): Thought<ChinatownAnswer> {
  const asked = ((advise?.asked ?? []) as readonly ChinatownAnswer[]).flatMap((answer) =>
    'keep' in answer && check(state, seat, answer) === null ? [answer.keep] : [],
  );
  const all = keeps(state, seat, settings.outlook(view), holdingsOf(view, seat), asked);
  const { temperature } = settings;
  const values = all.map(({ worth }) => worth);
  const chances =
    temperature > 0 ? softmax(values, temperature) : all.map((_, i) => Number(i === 0));
  const { keep, worth } = all[sampleIndex(chances, new QuickChance(seed))]!;
  const weighed = all.map((one, i): Weighed => {
    const share = appraisal.chanceWith(seat, one.worth - values[0]!);
    return { answer: { keep: one.keep }, share, chosen: chances[i]! };
  });
  const how = { method: 'keep', iterations: 1 };
  const most = mostShown(advise);
  return thought({ keep }, weighed, how, { worth: rounded(worth) }, appraisal.chances(), most);
}

/** The first of equal answers. */
const eachOnce = (options: readonly Option[]): Option[] => {
  const found = new Map<string, Option>();
  for (const option of options) {
    const name = canonical(option.answer);
    if (!found.has(name)) found.set(name, option);
  }
  return [...found.values()];
};

/**
 * An answer as it was asked about: what was given at the table may have words beside it, and is
 * still the same answer.
 */
function spokenForms(asked: readonly unknown[]): (answer: TradeAnswer) => TradeAnswer {
  const plain = (answer: object): string => canonical({ ...answer, says: undefined });
  const forms = new Map(
    // A spoken reply is nothing without its words.
    (asked as readonly TradeAnswer[])
      .filter((one) => 'says' in one && ('offer' in one || !('reply' in one)))
      .map((one) => [plain(one), one]),
  );
  return (answer) => forms.get(plain(answer)) ?? answer;
}

/** What a person who asks for advice is told besides; null for a bot at the table. */
async function adviceFor(
  { scope }: LevelSettings,
  state: ChinatownState,
  seat: Seat,
  appraisal: Appraisal,
  timer: ThinkTimer,
  { advise }: ThinkOptions,
): Promise<TradeAdvice | null> {
  if (!advise || !scope) return null;
  const may = (answer: TradeAnswer): boolean => checkTrade(state, seat, answer) === null;
  // An answer of another form is refused by `may` or has no terms.
  const asked = advise.asked as readonly ChinatownAnswer[];
  return adviseTrade(state, seat, appraisal, scope, timer, may, asked);
}

/** The thought with words beside its answer. */
function withWords(found: Thought<ChinatownAnswer>, says: Says): Thought<ChinatownAnswer> {
  const { answer, mix, explanation } = found;
  if (answer === null) return found;
  const plain = canonical(answer);
  const spoken = { ...answer, says } as ChinatownAnswer;
  const named = <T extends { readonly answer: ChinatownAnswer }>(one: T): T =>
    canonical(one.answer) === plain ? { ...one, answer: spoken } : one;
  const moves = explanation.moves.map(named);
  return { ...found, answer: spoken, mix: mix.map(named), explanation: { ...explanation, moves } };
}

export function makeBot(settings: LevelSettings): Bot<ChinatownView, ChinatownAnswer> {
  return {
    name: settings.name,
    // A seat that is done can still be offered a deal.
    eager: ['trade'],
    think: async (view, thinkOptions) => {
      const timer = new ThinkTimer(thinkOptions);
      const seat = seatOf(view);
      const appraisal = new Appraisal(view, settings.outlook(view), settings.rivalry);
      if (view.phase === 'build')
        return buildThought(settings, view, seat, appraisal, timer, thinkOptions);
      // The resampled parts are never valued: the state is only used to ask the rules what is
      // legal.
      const state = resample(view, new QuickChance(thinkOptions.seed));
      if (view.phase === 'keep')
        return keepThought(settings, state, view, seat, appraisal, thinkOptions);
      const chance = new QuickChance(thinkOptions.seed);
      const speaker = new Speaker(view, seat, settings.outlook);
      // Judgements compare deals; a question is none.
      const manner = thinkOptions.advise ? { ...settings, curious: false } : settings;
      const said = await tradeThought(state, seat, appraisal, manner, speaker, timer, chance);
      const { options, weights, why } = said;
      const spoken = spokenForms(thinkOptions.advise?.asked ?? []);
      const answer = said.answer && spoken(said.answer);
      const advice = await adviceFor(settings, state, seat, appraisal, timer, thinkOptions);
      const now = appraisal.chances()[seat]!;
      const all = [...options, ...(advice?.options ?? [])];
      const weighed = eachOnce(all.map((one) => ({ ...one, answer: spoken(one.answer) }))).map(
        ({ answer, gain }, i): Weighed => {
          const share = now + (gain?.chance ?? 0);
          const chosen = weights?.[i];
          return chosen === undefined ? { answer, share } : { answer, share, chosen };
        },
      );
      const how = { method: 'trade', iterations: Math.max(1, timer.iterations) };
      const details = { ...why, ...advice?.details };
      const most = mostShown(thinkOptions.advise);
      const found = thought(answer, weighed, how, details, appraisal.chances(), most);
      // A judgement compares answers: they go without words.
      return thinkOptions.advise || !said.says ? found : withWords(found, said.says);
    },
  };
}
