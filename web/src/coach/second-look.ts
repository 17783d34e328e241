import { canonical } from '@faubourg/core';
import type { Table } from '../table/table.svelte.ts';
import type { Sentence } from '../words/sentence.ts';
import { percent } from './advice-rows.ts';
import { type Coach, coachOf } from './coach.svelte.ts';
import { say } from './coach-words.ts';

/** The share of the victory from which on an answer is held once. */
const MUCH = 0.06;
/** Milliseconds after which an answer is given without a judgement: the coach never makes anybody wait long. */
const PATIENCE_MS = 2500;

const after = (milliseconds: number): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), milliseconds);
  });

/** What speaks against an answer; null if it gives away little. */
async function doubtAbout(coach: Coach, answer: unknown): Promise<Sentence | null> {
  const found = await Promise.race([coach.judgeAnswer(answer), after(PATIENCE_MS)]);
  if (!found) return null;
  const { judged, best } = found;
  const loss = best.share - judged.share;
  // An answer that the bot itself gives now and then is no mistake.
  if (judged.chance >= 0.1 || loss < MUCH || loss < 2 * (judged.error + best.error)) return null;
  return say('coach.second-look', { percent: percent(loss) });
}

/** The answers that were held once, by table: the same answer given again goes through. */
const held = new WeakMap<Table, string>();

/** What speaks against an answer that the viewer is about to give; null: nothing, or it was said. */
export async function secondLook(table: Table, answer: unknown): Promise<Sentence | null> {
  const coach = coachOf(table);
  const key = `${table.playback.snapshot.row} ${canonical(answer)}`;
  if (!coach || held.get(table) === key) return null;
  await coach.load();
  const doubt = await doubtAbout(coach, answer);
  if (doubt) held.set(table, key);
  else held.delete(table);
  return doubt;
}
