import {
  type AnyGame,
  startPlay,
  type GameEvent,
  type GameRecord,
  isRefused,
  mixedSeed,
  problemLine,
  writeRecord,
} from '@faubourg/core';
import { type Bot, closeAll } from '../bots/bot.ts';
import { playOut } from '../bots/play-out.ts';
import type { Incident } from '../bots/ask-bot.ts';
import type { Income, GameLoader } from '../context/game-loader.ts';
import { usage } from '../terminal/failure.ts';
import { playFastBlock } from './fast-block.ts';
import { type Block, botOnSeat, chanceFor, type RunSpec, shufflingOf } from './run-spec.ts';
import { count, countEnd, countIncome, countPlaces, emptyTally, type Tally } from './tally.ts';

/** A failure of a bot in one game of a run. */
export type RunIncident = Incident & { readonly game: number };

export type PlayedBlock = {
  readonly tally: Tally;
  /** One record a line. */
  readonly records: string;
  /** The first few of them. The tally counts all. */
  readonly incidents: readonly RunIncident[];
};

/** Incidents that a block returns in detail: enough to find the reason. */
const MOST_INCIDENTS = 5;

/** Plays one block of a run. The result follows from the spec and the block's number alone. */
export async function playBlock(
  spec: RunSpec,
  block: Block,
  loader: GameLoader,
): Promise<PlayedBlock> {
  const found = (await loader.versions([spec.game])).exact(spec.game, spec.rules);
  if (isRefused(found)) {
    const { game, rules } = spec;
    throw usage(`This run needs rules ${rules} of ${game}: ${problemLine(found.problem)}`);
  }
  const { game } = found;
  if (spec.fast) return { tally: playFastBlock(spec, block, game), records: '', incidents: [] };
  const incomeOf = await loader.income(spec.game);
  const boardReport = await loader.boardReport(spec.game);
  const { find } = await loader.bots(spec.game);
  const bots = spec.bots.map((name) => find(name, spec.patience));
  const tally = emptyTally(bots.length);
  const incidents: RunIncident[] = [];
  let records = '';
  try {
    for (let index = block.from; index < block.to; index++) {
      const earned: Income[] = [];
      const follow = boardReport?.follow();
      const played = await playGame(spec, index, game, bots, (events, state) => {
        earned.push(...incomeOf(events));
        if (follow) countPlaces(tally, follow(events, state));
      });
      countEnd(tally, played.outcome, played.answers, (seat) => botOnSeat(spec, index, seat));
      countIncome(tally, earned);
      for (const incident of played.incidents) {
        count((tally.faults[incident.bot] ??= {}), incident.kind);
        if (incidents.length < MOST_INCIDENTS) incidents.push({ game: index, ...incident });
      }
      if (played.record) records += `${JSON.stringify(played.record)}\n`;
    }
  } finally {
    await closeAll(bots);
  }
  return { tally, records, incidents };
}

async function playGame(
  spec: RunSpec,
  index: number,
  game: AnyGame,
  bots: readonly Bot[],
  watch: (events: readonly GameEvent[], state: unknown) => void,
) {
  const shuffling = shufflingOf(spec, index);
  const seed = mixedSeed(shuffling.secret, shuffling.contributions);
  const { play, events } = startPlay(game, spec.options, bots.length, seed);
  const seated = bots.map((_, seat) => ({
    bot: bots[botOnSeat(spec, index, seat)]!,
    chance: chanceFor(spec, index, `bot ${seat}`),
  }));
  const { by, incidents } = await playOut(
    play,
    events,
    seated,
    chanceFor(spec, index, 'turn'),
    (happened) => watch(happened, play.state),
  );
  const outcome = game.outcome(play.state);
  if (!outcome) throw new Error(`game ${index} asks nobody and has no outcome`);
  let record: GameRecord | null = null;
  if (spec.records) {
    const seats = seated.map(({ bot }) => ({ name: bot.name.slice(0, 80) }));
    record = writeRecord(play, { seats, shuffling }, by);
  }
  return { outcome, answers: play.moves.length, incidents, record };
}
