import { canonical } from '@faubourg/core';
import { settings } from '../app/settings.svelte.ts';
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

/** Holds doubtful answers once. The same answer given again goes through. */
export async function holdDoubtfulAnswers(table: Table): Promise<void> {
  const coach = coachOf(table);
  const { advisor } = table;
  if (!coach || !advisor) return;
  await coach.load();
  let held: string | null = null;
  advisor.secondLook = async (answer) => {
    const key = `${table.playback.snapshot.row} ${canonical(answer)}`;
    if (settings.secondLook === 'never' || held === key) return null;
    const doubt = await doubtAbout(coach, answer);
    held = doubt ? key : null;
    return doubt;
  };
}
