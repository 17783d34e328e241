/*
 * A bot that plays any of the games at random, in TypeScript without any package. Try it:
 *   npx faubourg simulate --game chinatown --games 10 --bot "node cli/examples/bots/random-bot.ts"
 */
import { createInterface } from 'node:readline';

type Ask = {
  readonly type: 'ask';
  readonly id: number;
  readonly view: unknown;
  /** Every legal answer; null where they cannot be listed, then there are examples. */
  readonly answers: readonly unknown[] | null;
  readonly examples?: readonly unknown[];
};

/** A small generator, so that the same game is played the same way again. */
let state = 1;
function random(below: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}

/** The answer to one question: this is the function to make clever. */
function choose({ answers, examples }: Ask): unknown {
  const choices = answers ?? examples ?? [];
  return choices[random(choices.length)];
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line) as
    | Ask
    | { readonly type: 'game' | 'events' | 'refused' | 'end' };
  if (message.type === 'game') state = 1;
  if (message.type === 'ask') {
    console.log(JSON.stringify({ id: message.id, answer: choose(message) }));
  }
}
