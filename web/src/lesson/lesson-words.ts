import type { Sentence } from '../words/sentence.ts';

/** The ids of the sentences of a step, in the game's `words/lesson-<language>.ts`. */
export const lessonWords = {
  /** Up to five words. */
  title: (step: string): string => `lesson.${step}`,
  /** The idea, and what to do. */
  say: (step: string): string => `lesson.${step}.say`,
  /** What to do at a later move of the script; where it is missing, the step's own sentence stays. */
  sayAt: (step: string, move: number): string => `lesson.${step}.say.${move}`,
  /** What a bot says with its move. */
  speech: (step: string, move: number): string => `lesson.${step}.bot.${move}`,
  /** What the learner has seen. */
  result: (step: string): string => `lesson.${step}.result`,
  /** What is said about an answer that matches pattern number `at`. */
  otherwise: (step: string, at: number): Sentence => ({ id: `lesson.${step}.not.${at}` }),
};
