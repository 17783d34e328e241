import type { ToyAnswer, ToyEvent, ToyView } from '@faubourg/core/toy';
import type { en } from '../words/en.ts';
import type { fr } from '../words/fr.ts';
import { type SameArguments, sayer } from '../../../src/words/message.ts';

/** The toy's types, as the page needs them. */
export type Toy = {
  readonly view: ToyView;
  readonly answer: ToyAnswer;
  readonly event: ToyEvent;
  readonly forecast: undefined;
};

/** Makes sentences of the toy's words. */
export const say = sayer<typeof en>();

/** An error here names the words whose two languages want different arguments. */
export const translated: [SameArguments<typeof en, typeof fr>] extends [never] ? true : never =
  true;
