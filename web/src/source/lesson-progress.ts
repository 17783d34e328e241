const STORAGE_KEY = 'faubourg.lessons';

/** How far a person came: the number of the step, or that all steps are done. */
export type Progress = { readonly step: number; readonly done: boolean };

type AllProgress = { readonly [game: string]: Progress };

function stored(): AllProgress {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as AllProgress;
  } catch {
    // Storage is not available, or holds no JSON: nothing is known.
    return {};
  }
}

/** How far the person at this device came in the lesson of a game. */
export function lessonProgress(game: string): Progress {
  const { step, done } = (stored()[game] ?? {}) as Partial<Progress>;
  return { step: Number.isInteger(step) && step! >= 0 ? step! : 0, done: done === true };
}

export function saveProgress(game: string, progress: Progress): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...stored(), [game]: progress }));
  } catch {
    // Without storage the lesson starts from its beginning next time.
  }
}
