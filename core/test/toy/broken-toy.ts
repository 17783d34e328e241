import type { ToyGame } from './index.ts';

/** A toy game with one deliberate defect, and the law that must catch it. */
export type Broken = {
  readonly what: string;
  readonly law: string;
  readonly says: RegExp;
  make(): ToyGame;
};
