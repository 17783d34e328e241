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
  keptLines,
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
  const reader = await sitAndListen(page, script);
  await expectNeighbours(reader, 'downtown', script, script.before);
  await reader.readPage('The table when the turn begins', keptLines('downtown'));
  await reader.ask('o');
  await reader.ask('m');
  for (const one of script.answers) await give(one);
  await expectNeighbours(reader, 'downtown', script, script.after);
  await reader.ask('o');
  expectNothingTwice(reader.read);
  expectChoicesHeard(reader);
  expectTranscript('downtown', 'Downtown', reader);

  async function give(one: ScriptedAnswer): Promise<void> {
    const answer = one.answer as {
      pile?: string;
      ballot?: string;
      lobby?: boolean;
      decide?: string;
    } & Partial<Order>;
    if (answer.pile !== undefined)
      await reader.answer('lot', choice(page, answer.pile === 'left' ? /^Left/ : /^Right/), one);
    else if (answer.ballot !== undefined) {
      // What is voted on touches these lots.
      expect(await reader.ask('t')).toMatch(/^Beside \d+: /);
      await reader.choose(
        answer.ballot,
        choice(page, new RegExp(`^${answer.ballot}`, 'i')),
        'pressed',
      );
      await reader.answer(answer.ballot, commit(page), one);
    } else if (answer.lobby !== undefined)
      await reader.answer('lobby', choice(page, answer.lobby ? /^Use it/ : /^Keep it/), one);
    else if (answer.decide !== undefined)
      await reader.answer(answer.decide, choice(page, new RegExp(`^${answer.decide}`, 'i')), one);
    else {
      const lot = `lot ${answer.lot}`;
      await reader.choose(lot, page.locator(`main [data-place="${answer.lot}"]`), 'asks');
      expect(await reader.ask('t')).toMatch(/^Beside \d+: /);
      await reader.answer(lot, choice(page, new RegExp(`^${answer.plots} `)), one);
    }
  }
});
