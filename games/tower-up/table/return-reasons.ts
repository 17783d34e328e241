import type { Reason } from '@faubourg/web/coach/game-coach.ts';
import { viewAfter } from '@faubourg/web/coach/view-after.ts';
import { sentenceMaker } from '@faubourg/web/words/sentence.ts';
import type { Return } from '../rules/answer.ts';
import { COLOURS } from '../rules/colours.ts';
import { forecast as forecastOf, type TowerUpForecast } from '../rules/forecast.ts';
import { TRACKS } from '../rules/material.ts';
import type { de } from '../words/coach-de.ts';
import type { en } from '../words/coach-en.ts';
import type { fr } from '../words/coach-fr.ts';
import type { nl } from '../words/coach-nl.ts';
import { bestBuild } from './best-build.ts';
import { colourName, counted } from './phrases.ts';
import type { TowerUpTable } from './types.ts';

const say = sentenceMaker<typeof en, typeof fr, typeof nl, typeof de>();

/** Sites on which the viewer can build with the floors of the forecast. */
const openSites = ({ sites }: TowerUpForecast): number =>
  Object.values(sites).filter(({ colours }) =>
    COLOURS.some((colour) => Object.keys(colours[colour].roofs).length > 0),
  ).length;

/** TU-24: why one would give back these floors and keep the others. */
export function returnReasons(answer: Return, table: TowerUpTable): Reason[] {
  const { me } = table;
  const after = viewAfter(table, answer);
  if (me === null || !after) return [];
  const { stock, markers, cone } = after.players[me]!;
  if (cone !== null) return [{ sentence: say('coach.return.over'), weight: 1 }];
  const forecast = forecastOf(after);
  const best = bestBuild(forecast);
  const reasons: Reason[] = [
    { sentence: say('coach.return.keep', { floors: counted(stock) }), weight: 0.3 },
  ];
  if (best)
    reasons.push({
      sentence: say('coach.return.open', {
        count: openSites(forecast),
        site: best.site,
        millions: best.millions,
      }),
      weight: 1 + best.millions,
    });
  if (COLOURS.every((colour) => stock[colour] > 0))
    reasons.push({ sentence: say('coach.return.every'), weight: 0.5 });
  const idle = COLOURS.find(
    (colour) => answer.back.includes(colour) && markers[colour] >= TRACKS.last_step,
  );
  if (idle)
    reasons.push({
      sentence: say('coach.return.idle', { colour: colourName(idle) }),
      weight: 0.8,
    });
  return reasons;
}
