import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../web/test/app.ts';
import { commit, panel } from '../../../web/test/play/browser-table.ts';
import {
  type ScriptedAnswer,
  scriptTurn,
  type TurnPlan,
} from '../../../web/test/play/scripted-turn.ts';
import {
  expectChoicesHeard,
  expectNeighbours,
  expectNothingTwice,
  expectTranscript,
  sitAndListen,
} from '../../../web/test/play/transcript.ts';
import type { Town } from '../rules/state.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

type Order = { readonly lot: number; readonly plots: number };

const plan: TurnPlan<Town> = {
  game: 'downtown',
  record: '4p-classic.json',
  begins: ({ phase, round, mayor, players }) =>
    phase === 'pile' && round >= 3 && players[mayor]!.lobby ? mayor : null,
  mine: ({ decision, state, rules }) => {
    const answers = rules.answers(state, decision.seat)!;
    // Two plots of a planned lot, if there is one.
    const order = (answers as Order[]).find(
      ({ lot, plots }) => plots === 2 && state.lots[lot - 1]!.use !== null,
    );
    return (decision.kind === 'order' && order ? order : answers[0]) as never;
  },
  ends: ({ state }, begun) => state.round > begun.round,
};

const choice = (page: Page, name: string | RegExp): Locator =>
  panel(page).getByRole('button', { name }).and(panel(page).locator('[aria-pressed]'));

test('a round of Downtown by ear and keyboard alone', async ({ page }) => {
  const script = await scriptTurn(plan);
  const ear = await sitAndListen(page, script);
  await expectNeighbours(ear, 'downtown', script, script.before);
  await ear.readPage('The table when the turn begins');
  await ear.ask('o');
  await ear.ask('m');
  for (const one of script.answers) await give(one);
  await expectNeighbours(ear, 'downtown', script, script.after);
  await ear.ask('o');
  expectNothingTwice(ear.read);
  expectChoicesHeard(ear);
  expectTranscript('downtown', 'Downtown', ear);

  async function give(one: ScriptedAnswer): Promise<void> {
    const answer = one.answer as {
      pile?: string;
      ballot?: string;
      lobby?: boolean;
      decide?: string;
    } & Partial<Order>;
    if (answer.pile !== undefined)
      await ear.answer('lot', choice(page, answer.pile === 'left' ? /^Left/ : /^Right/), one);
    else if (answer.ballot !== undefined) {
      // What is voted on touches these lots.
      expect(await ear.ask('t')).toMatch(/^Beside \d+: /);
      await ear.choose(
        answer.ballot,
        choice(page, new RegExp(`^${answer.ballot}`, 'i')),
        'pressed',
      );
      await ear.answer(answer.ballot, commit(page), one);
    } else if (answer.lobby !== undefined)
      await ear.answer('lobby', choice(page, answer.lobby ? /^Use it/ : /^Keep it/), one);
    else if (answer.decide !== undefined)
      await ear.answer(answer.decide, choice(page, new RegExp(`^${answer.decide}`, 'i')), one);
    else {
      const lot = `lot ${answer.lot}`;
      await ear.choose(lot, page.locator(`main [data-place="${answer.lot}"]`), 'asks');
      expect(await ear.ask('t')).toMatch(/^Beside \d+: /);
      await ear.answer(lot, choice(page, new RegExp(`^${answer.plots} `)), one);
    }
  }
});
