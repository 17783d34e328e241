import { type Evaluate, kernelOf, netJudge, readNet } from '@faubourg/search';
import type { Node } from '../rules/fast/city.ts';
import { fitsMaps, isKnown } from './fits.ts';
import { handJudge } from './hand.ts';
import { readingFor } from './reading.ts';
import five from './weights/5-players.json' with { type: 'json' };
import four from './weights/4-players.json' with { type: 'json' };
import six from './weights/6-players.json' with { type: 'json' };
import three from './weights/3-players.json' with { type: 'json' };
import two from './weights/2-players.json' with { type: 'json' };

const FILES: { readonly [players: number]: unknown } = {
  2: two,
  3: three,
  4: four,
  5: five,
  6: six,
};

const judges = new Map<number, Evaluate<Node> | null>();

/** The net for so many players, loaded once; null if there is none. */
function netFor(players: number): Evaluate<Node> | null {
  let judge = judges.get(players);
  if (judge === undefined) {
    const net = readNet(FILES[players], players, fitsMaps(players));
    judge = net && netJudge(kernelOf(net), readingFor(players));
    judges.set(players, judge);
  }
  return judge;
}

/** The best judge for a game: its net, or the hand evaluation where none fits. */
export const judgeFor = ({ board, seats }: Node): Evaluate<Node> =>
  (isKnown(board) ? netFor(seats) : null) ?? handJudge;
