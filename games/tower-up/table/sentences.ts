import { listOf } from '@faubourg/web/words/lists.ts';
import type { Outcome, Problem } from '@faubourg/core';
import type { Sentences } from '@faubourg/web/table/table-definition.ts';
import type { Sentence } from '@faubourg/web/words/sentence.ts';
import type { TowerUpAnswer, TowerUpView } from '../rules/game.ts';
import { type Colour, type Counts, tally } from '../rules/colours.ts';
import { ask } from './ask.ts';
import { hint } from './hint.ts';
import { cardName, colourName, counted } from './phrases.ts';
import { siteName } from './site-name.ts';
import { say, type TowerUpChoice, type TowerUpTypes, type TowerUpTable } from './types.ts';
import { event } from './event.ts';
import { whyNot } from './why.ts';

function choiceName({ field, value }: TowerUpChoice, table: TowerUpTable): Sentence | null {
  if (field === 'take') return cardName(table.view, value);
  if (field === 'colour' || field === 'choose' || field === 'back') return colourName(value);
  if (field === 'build' || field === 'place') return siteName(table, value);
  if (field !== 'roof') return null;
  const building = table.view.buildings[value];
  if (!building) return say('choice.new', { site: value, height: 1 });
  const height = building.floors.length + 1;
  return say('choice.raised', { site: value, colour: colourName(building.colour), height });
}

function commit(answer: TowerUpAnswer, { forecast, view }: TowerUpTable): Sentence {
  if ('place' in answer)
    return say('commit.place', { colour: colourName(answer.colour), site: answer.place });
  if ('build' in answer) {
    const { build: site, colour, roof } = answer;
    const step = forecast.sites[site]?.colours[colour].roofs[roof]?.step;
    const under = view.buildings[roof]?.colour ?? colour;
    return say('commit.build', {
      colour: colourName(colour),
      site,
      roof: colourName(under),
      steps: step ? step.to - step.from : 0,
    });
  }
  if (!('take' in answer)) return say('commit.return', { floors: counted(tally(answer.back)) });
  const { take, choose, back = [] } = answer;
  if (back.length > 0) return say('commit.take.back', { floors: counted(tally(back)) });
  const printed = forecast.cards[take]?.printed;
  const chosen = tally(choose);
  const floors: Counts = printed
    ? {
        white: printed.white + chosen.white,
        grey: printed.grey + chosen.grey,
        brown: printed.brown + chosen.brown,
        black: printed.black + chosen.black,
      }
    : chosen;
  return say('commit.take', { floors: counted(floors) });
}

function problemSentence({ code, data }: Problem): Sentence | null {
  const fields = data as { [name: string]: unknown };
  if (code === 'too-few-floors') {
    return say('why.too-few-floors', {
      price: counted(fields['price'] as Counts),
      lacks: counted(fields['lacks'] as Counts),
    });
  }
  if (code === 'colour-clash') {
    return say('why.colour-clash', {
      site: fields['site'] as string,
      colour: colourName(fields['colour'] as Colour),
      with: listOf(fields['with'] as string[]),
    });
  }
  if (code === 'other-colour')
    return say('why.other-colour', { floor: colourName(fields['floor'] as Colour) });
  if (code === 'roof-elsewhere')
    return say('why.roof-elsewhere', { places: listOf(fields['places'] as string[]) });
  return null;
}

/** TU-40: the end names who placed the tenth roof. */
function end({ reason }: Outcome, view: TowerUpView): Sentence | null {
  if (reason !== 'roofs' || !view.end) return null;
  return say('end.roofs.by', { seat: { seat: view.end.seat } });
}

/** The sentences that the default ids cannot make. */
export const sentences: Sentences<TowerUpTypes> = {
  ask: ask,
  choice: choiceName,
  hint: hint,
  why: whyNot,
  commit,
  event: event,
  end,
  problem: problemSentence,
};
