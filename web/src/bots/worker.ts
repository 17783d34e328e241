import type { AnyGame } from '@faubourg/core';
import { think } from './think.ts';
import type { Question } from './thinker.ts';

/** What goes to the worker and comes back: text, which crosses faster than trees of objects. */
export type Asked = { readonly id: number; readonly question: string };
export type Told = { readonly id: number; readonly answer?: string; readonly error?: string };

/** Serves questions in a worker; `rules` finds a game by name. */
export function serveThinking(rules: (id: string) => Promise<AnyGame>): void {
  const answer = async ({ id, question }: Asked): Promise<Told> => {
    try {
      const asked = JSON.parse(question) as Question;
      return { id, answer: JSON.stringify(think(await rules(asked.game), asked)) };
    } catch (error) {
      return { id, error: String(error) };
    }
  };
  self.addEventListener('message', (event: MessageEvent<Asked>) => {
    void answer(event.data).then((told) => self.postMessage(told, {}));
  });
}
