import { t } from '../words/locale.svelte.ts';
import type { PuzzleRun } from './puzzle-run.svelte.ts';
import { p } from './puzzle-words.svelte.ts';

/** More wrong tries than this are shown as a number. */
const MOST_SQUARES = 6;

type Told = {
  readonly run: Pick<PuzzleRun, 'tries' | 'state'>;
  readonly game: string;
  readonly number: number;
  readonly date: string | null;
  readonly streak: number;
};

/** An empty square for every wrong try, a full one for the right answer, a ring if it was shown. */
function squares({ tries, state }: Told['run']): string {
  const wrong = tries <= MOST_SQUARES ? '□'.repeat(tries) : `${tries}×□`;
  return wrong + (state === 'solved' ? '■' : '○');
}

/** What is told about a puzzle: the day, the game and the tries; nothing of the answer or the theme. */
export function shareText({ run, game, number, date, streak }: Told): string {
  const tries = squares(run);
  const line =
    date === null
      ? p('puzzle.share.line.number', { game, number, tries })
      : `${t('page.name')}, ${date} · ${game} · ${tries}`;
  return streak > 1 ? `${line} · ${p('puzzle.share.streak', { days: streak })}` : line;
}
