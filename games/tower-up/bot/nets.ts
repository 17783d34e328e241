import { type Evaluate, kernelOf, netJudge, readNet } from '@faubourg/search';
import type { TowerUpOptions } from '../rules/options.ts';
import type { Node } from '../rules/fast/node.ts';
import { fitsBoard, standardBoard } from './fits.ts';
import { handJudge } from './hand.ts';
import { readingFor } from './reading.ts';
import four from './weights/4-players.json' with { type: 'json' };
import three from './weights/3-players.json' with { type: 'json' };
import two from './weights/2-players.json' with { type: 'json' };

const FILES: { readonly [players: number]: unknown } = { 2: two, 3: three, 4: four };

const judges = new Map<number, Evaluate<Node> | null>();

/** The net for the usual board and so many players, loaded once; null if there is none. */
function netFor(players: number): Evaluate<Node> | null {
  let judge = judges.get(players);
  if (judge === undefined) {
    const net = readNet(FILES[players], players, fitsBoard(standardBoard(players), players));
    judge = net && netJudge(kernelOf(net), readingFor(players));
    judges.set(players, judge);
  }
  return judge;
}

/** The best judge for a game: its net, or the hand evaluation where none fits. */
export function judgeFor(board: TowerUpOptions['board'], players: number): Evaluate<Node> {
  const usual = standardBoard(players);
  const known = board === 'standard' || fitsBoard(board, players) === fitsBoard(usual, players);
  return (known ? netFor(players) : null) ?? handJudge;
}
