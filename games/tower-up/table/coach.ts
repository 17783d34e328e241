import type { Seat } from '@faubourg/core';
import { defineCoach, type Reason } from '@faubourg/web/coach/game-coach.ts';
import { viewAfter } from '@faubourg/web/coach/view-after.ts';
import { type Sentence, sentenceMaker } from '@faubourg/web/words/sentence.ts';
import type { Build, Take } from '../rules/answer.ts';
import { tally } from '../rules/colours.ts';
import { forecast as forecastOf } from '../rules/forecast.ts';
import type { TowerUpAnswer, TowerUpView } from '../rules/game.ts';
import { TRACKS } from '../rules/material.ts';
import type { de } from '../words/coach-de.ts';
import type { en } from '../words/coach-en.ts';
import type { fr } from '../words/coach-fr.ts';
import type { nl } from '../words/coach-nl.ts';
import { bestBuild } from './best-build.ts';
import { goalName } from './goals.ts';
import { cardName, colourName, counted } from './phrases.ts';
import { placeReasons } from './place-reasons.ts';
import { returnReasons } from './return-reasons.ts';
import { say as sayGame, type TowerUpTable, type TowerUpTypes } from './types.ts';

const say = sentenceMaker<typeof en, typeof fr, typeof nl, typeof de>();

/** What an extra turn is worth, in Millions: about what a turn brings. */
const EXTRA = 4;
/** What a step towards an objective counts, as a part of its token. */
const TOWARDS = 0.3;

function name(answer: TowerUpAnswer, { view }: TowerUpTable): Sentence {
  if ('place' in answer)
    return sayGame('commit.place', { colour: colourName(answer.colour), site: answer.place });
  if ('take' in answer) return cardName(view, answer.take);
  if ('back' in answer) return sayGame('commit.return', { floors: counted(tally(answer.back)) });
  const { build: site, colour, roof } = answer;
  const args = { site, colour: colourName(colour) };
  return roof === site ? say('coach.name.build', args) : say('coach.name.raise', { ...args, roof });
}

/** What the answer takes from the others: roofs on top that it covers. */
function coveredReasons(table: TowerUpTable, after: TowerUpView): Reason[] {
  const before = table.forecast.scores;
  const then = forecastOf(after).scores;
  return before.flatMap((score, seat): Reason[] => {
    const denied = score - then[seat]!;
    if (seat === table.me || denied <= 0) return [];
    return [{ sentence: say('coach.covers', { seat: { seat }, denied }), weight: denied }];
  });
}

/** Steps towards objectives that are not met yet. */
function towardsReasons(table: TowerUpTable, after: TowerUpView, me: Seat): Reason[] {
  const then = forecastOf(after).goals[me]!;
  return Object.entries(table.forecast.goals[me]!).flatMap(([id, now]): Reason[] => {
    const { have, need, taken } = then[id]!;
    if (taken || now.taken || have <= now.have) return [];
    const sentence = say('coach.towards', { goal: goalName(id), have, need });
    return [{ sentence, weight: TOWARDS * now.token * ((have - now.have) / (need - now.have)) }];
  });
}

function buildReasons(answer: Build, table: TowerUpTable): Reason[] {
  const { forecast, me } = table;
  const preview = forecast.sites[answer.build]?.colours[answer.colour].roofs[answer.roof];
  const after = viewAfter(table, answer);
  if (!preview || !after || me === null) return [];
  const { step, height, objectives, ends } = preview;
  const colour = colourName(step.colour);
  const reasons: Reason[] = [];
  if (step.millions > 0)
    reasons.push({
      sentence: say('coach.height', { colour, height, millions: step.millions }),
      weight: step.millions,
    });
  if (step.extra) reasons.push({ sentence: say('coach.extra', { colour }), weight: EXTRA });
  for (const [id, token] of Object.entries(objectives)) {
    const rival = forecast.goals.findIndex((goals, seat) => {
      const { have, need, taken } = goals[id]!;
      return seat !== me && !taken && need - have === 1;
    });
    const args = { goal: goalName(id), token };
    const sentence =
      rival < 0
        ? say('coach.objective', args)
        : say('coach.objective.before', { ...args, seat: { seat: rival } });
    reasons.push({ sentence, weight: token });
  }
  if (ends) {
    const scores = forecastOf(after).scores;
    const best = Math.max(...scores.filter((_, seat) => seat !== me));
    const margin = scores[me]! - best;
    if (margin > 0) reasons.push({ sentence: say('coach.ends', { margin }), weight: margin });
  }
  return [...reasons, ...coveredReasons(table, after), ...towardsReasons(table, after, me)];
}

function takeReasons(answer: Take, table: TowerUpTable): Reason[] {
  const { forecast } = table;
  const preview = forecast.cards[answer.take];
  const after = viewAfter(table, answer);
  if (!preview || !after) return [];
  const { step, printed, free } = preview;
  const reasons: Reason[] = [];
  if (step && step.from < TRACKS.last_step) {
    const colour = colourName(step.colour);
    const steps = step.to - step.from;
    if (step.millions > 0)
      reasons.push({
        sentence: say('coach.machine', { colour, steps, millions: step.millions }),
        weight: step.millions,
      });
    if (step.extra) reasons.push({ sentence: say('coach.extra', { colour }), weight: EXTRA });
  }
  const now = bestBuild(forecast);
  const next = bestBuild(forecastOf(after));
  if (next && next.millions > (now?.millions ?? 0))
    reasons.push({
      sentence: say('coach.opens', { site: next.site, millions: next.millions }),
      weight: next.millions - (now?.millions ?? 0),
    });
  else
    reasons.push({
      sentence: say('coach.floors', { floors: counted(printed, free) }),
      weight: 0.5,
    });
  return reasons;
}

/** How the coach speaks about Tower Up. The numbers are those of the forecast for the same move. */
export const coach = defineCoach<TowerUpTypes>({
  name,
  // The colour and the floors of choice are details of one idea.
  idea: (answer) => {
    if ('build' in answer) return `build ${answer.build} ${answer.roof}`;
    return 'take' in answer ? `take ${answer.take}` : JSON.stringify(answer);
  },
  reasons: (answer, table) => {
    if ('build' in answer) return buildReasons(answer, table);
    if ('take' in answer) return takeReasons(answer, table);
    return 'place' in answer ? placeReasons(answer, table) : returnReasons(answer, table);
  },
});
