import type { AnyGame, Json } from '@faubourg/core';
import { type AnyGameBots, randomBot } from '@faubourg/search';
import { fallbackAnswer } from '../../table/answer-commands.ts';
import { openDecisions } from '../../table/table.ts';
import type { ThinkRequest } from '../../bots/thinker.ts';
import type { LogWriter } from '../log-writer.ts';

/** The level that plays: quick, and its games are as long as those of people. */
const LEVEL = 'casual';

/** Plays a game to its end with bots on all seats; returns what the bots were asked. */
export async function playByBots(
  { table, log, write }: LogWriter,
  game: AnyGame,
  bots: AnyGameBots | null,
): Promise<readonly ThinkRequest[]> {
  const bot = bots?.bot(LEVEL) ?? randomBot(game);
  const iterations = bots?.levels[LEVEL].iterations ?? 1;
  const asked: ThinkRequest[] = [];
  while (table.phase === 'running') {
    const open = openDecisions(table);
    const { seat } = open.find(({ owed }) => owed)!;
    const kinds = open.filter((one) => one.seat === seat).map(({ kind }) => kind);
    const view = game.view(table.play!.state, seat);
    const seed = log.length;
    const about = {
      game: game.id,
      rules: game.rules,
      level: LEVEL,
      owed: true,
      budget: 0,
    } as const;
    asked.push({ ...about, view: structuredClone(view), seat, kinds, seed });
    const { answer } = await bot.think(view, { budget: { iterations }, seed });
    const given = (answer ?? fallbackAnswer(table, seat)) as Json;
    write({ kind: 'answer', seat, answer: given, by: 'person' });
  }
  return asked;
}
