import type { ToyAnswer, ToyEvent, ToyView } from '@faubourg/core/toy';
import type { en } from '../words/en.ts';
import type { fr } from '../words/fr.ts';
import { sentenceMaker } from '../../../src/words/sentence.ts';

/** The toy's types, as the page needs them. */
export type Toy = {
  readonly view: ToyView;
  readonly answer: ToyAnswer;
  readonly event: ToyEvent;
  readonly forecast: undefined;
};

/** Makes sentences of the toy's words. The compiler checks that both languages have the same places. */
export const say = sentenceMaker<typeof en, typeof fr>();
