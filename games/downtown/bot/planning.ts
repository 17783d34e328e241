import { softmax } from '@faubourg/search';
import { type Node } from '../rules/fast/city.ts';
import * as at from '../rules/fast/layout.ts';
import { search } from '../rules/fast/search.ts';
import { type Desk, judgeAt, legalCodes, twin, type Weighing } from './mind.ts';
import { nearStakes, useValue, voteValue } from './voting.ts';

/** Cards that are turned by way of trial, for each pile. */
const CARDS = 6;

function weighed(
  desk: Desk,
  codes: readonly number[],
  values: Float64Array[],
  method: string,
): Weighing {
  const worth = values.map((value) => value[desk.seat]!);
  const weights = softmax(worth, desk.mind.temperature);
  return { codes, worth, weights, shares: values[worth.indexOf(Math.max(...worth))]!, method };
}

/** DT-20, DT-21: the pile whose cards promise most, by what the votes would make of them. */
export function weighPiles(desk: Desk, node: Node): Weighing {
  const { seat, mind, judge, chance, worlds, clock } = desk;
  const here = twin(node);
  const codes = legalCodes(node, seat);
  const values = codes.map(() => new Float64Array(node.seats));
  const shares = new Float64Array(node.seats);
  const times = mind.horizon === 'alone' ? 2 : CARDS;
  let tried = 0;
  for (; tried < times && clock.more(); tried++) {
    for (const [i, code] of codes.entries()) {
      search.copy(worlds[tried % worlds.length]!, here);
      search.play(here, seat, code, chance);
      if (here.phase === at.BALLOT) voteValue(desk, here, shares);
      else judgeAt(judge, here, shares, chance);
      for (let one = 0; one < shares.length; one++) values[i]![one]! += shares[one]!;
    }
  }
  return weighed(
    desk,
    codes,
    values.map((value) => value.map((sum) => sum / tried)),
    'sampled',
  );
}

/** The uses as they are judged at once. */
export function wordBy(desk: Desk, node: Node): Weighing {
  const { seat, judge, chance, spare } = desk;
  const codes = legalCodes(node, seat);
  const values = codes.map((code) => {
    const shares = new Float64Array(node.seats);
    search.copy(node, spare);
    search.play(spare, seat, code, chance);
    judgeAt(judge, spare, shares, chance);
    return shares;
  });
  return weighed(desk, codes, values, 'one-step');
}

/** DT-24: the mayor's word; and in the game for two the opponent's (DT-72). */
export async function weighUses(desk: Desk, node: Node): Promise<Weighing> {
  const { seat } = desk;
  const codes = legalCodes(node, seat);
  const values: Float64Array[] = [];
  for (const code of codes) {
    const shares = new Float64Array(node.seats);
    await useValue(desk, node, seat, code, shares);
    values.push(shares);
  }
  return weighed(desk, codes, values, 'one-step');
}

/** DT-72: the card after which the opponent's best use does least harm. */
export function weighCards(desk: Desk, node: Node): Weighing {
  const { seat, judge, chance } = desk;
  const here = twin(node);
  const codes = legalCodes(node, seat);
  const values = codes.map((code) => {
    const shares = new Float64Array(2);
    search.copy(node, here);
    search.play(here, seat, code, chance);
    if (here.phase !== at.USE) {
      judgeAt(judge, here, shares, chance);
      return shares;
    }
    const { values: uses } = nearStakes(desk, here);
    return uses.reduce((worst, use) => (use[seat]! < worst[seat]! ? use : worst));
  });
  return weighed(desk, codes, values, 'one-step');
}
