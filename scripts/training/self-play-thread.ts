import {
  BlockPlayer,
  emptyNet,
  type GenerationTask,
  headerOf,
  type Net,
  unflatten,
} from '@faubourg/search';
import { parentPort, workerData } from 'node:worker_threads';
import type { SentNet, ThreadReply, ThreadRequest, ThreadStart } from './self-play-messages.ts';

/** Finds the task of a game. */
export type TaskOf = (game: string, players: number) => Promise<GenerationTask<unknown>>;

const netOf = ({ sizes, weights }: SentNet): Net => {
  const net = emptyNet(sizes);
  unflatten(weights, net);
  return net;
};

/** The work of a self-play thread: it plays the blocks it is sent with the nets it was sent. */
export async function serveSelfPlay(taskOf: TaskOf): Promise<void> {
  const { game, players, settings } = workerData as ThreadStart;
  const task = await taskOf(game, players);
  const player = new BlockPlayer(task, headerOf(game, task), settings);
  parentPort!.on('message', (request: ThreadRequest) => {
    if (request.do === 'load') {
      player.load({
        newest: request.newest && netOf(request.newest),
        pool: request.pool.map(netOf),
      });
      return;
    }
    const { index, block } = request;
    const result = request.do === 'play' ? player.play(block) : player.match(block);
    const reply: ThreadReply = { index, result };
    parentPort!.postMessage(reply, typeof result === 'number' ? [] : [result.buffer]);
  });
}
