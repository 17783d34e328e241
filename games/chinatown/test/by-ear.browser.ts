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
import type { ChinatownState } from '../rules/state.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

const plan: TurnPlan<ChinatownState> = {
  game: 'chinatown',
  record: '4p-1999.json',
  begins: (state, rules) => {
    const asked = rules.decisions(state).find(({ owed }) => owed);
    return state.phase === 'keep' && state.round === 2 && asked ? asked.seat : null;
  },
  mine: ({ decision, state, rules }) => {
    if (decision.kind === 'trade') return { done: true };
    const answers = rules.answers(state, decision.seat)! as { place?: string; keep?: number[] }[];
    // Two shops at most, so that the turn is short.
    const shop = answers.find(({ place }) => place !== undefined);
    if (shop && state.planned[decision.seat]!.length < 2) return shop;
    return decision.kind === 'keep' ? answers[0]! : { built: true };
  },
  bot: ({ decision, state, rules }) =>
    decision.kind === 'keep' ? undefined : (rules.fallback(state, decision.seat) as never),
  ends: ({ state }, begun) => state.round > begun.round,
};

/** The number in "choose 3 more". */
const countIn = (heading: string): number => Number(/choose (\d+)/.exec(heading)?.[1] ?? 0);

test('a year of Chinatown by ear and keyboard alone', async ({ page }) => {
  const script = await scriptTurn(plan);
  const reader = await sitAndListen(page, script);
  await expectNeighbours(reader, 'chinatown', script, script.before);
  await reader.readPage('The table when the turn begins', keptLines('chinatown'));
  await reader.ask('o');
  await reader.ask('m');
  const asked = [countIn(await reader.heading())];
  for (const one of script.answers) await give(one);
  await expectNeighbours(reader, 'chinatown', script, script.after);
  await reader.ask('o');
  expectNothingTwice(reader.read);
  expectChoicesHeard(reader);
  expectTranscript('chinatown', 'Chinatown', reader);

  async function give(one: ScriptedAnswer): Promise<void> {
    const answer = one.answer as { keep?: number[]; place?: string; at?: number; done?: boolean };
    if (answer.keep) {
      for (const location of answer.keep) {
        const place = page.locator(`main [data-place="${location}"]`);
        await reader.choose(String(location), place, 'asks');
        expect(await reader.ask('t')).toMatch(new RegExp(`beside ${location}\\b`, 'i'));
        asked.push(countIn(await reader.heading()));
      }
      // "Choose 4 locations", "choose 3 more" … and then whether to keep them.
      expect(asked).toEqual(asked.map((_, i) => answer.keep!.length - i));
      await reader.answer(String(answer.keep[0]), commit(page), one);
    } else if (answer.done)
      await reader.answer(
        'done',
        panel(page).getByRole('button', { name: 'I am done trading' }),
        one,
      );
    else if (answer.place !== undefined) {
      await reader.choose(
        answer.place.replace('-', ' '),
        page.locator(`[data-tile="${answer.place}"] .press`),
        'asks',
      );
      await reader.answer(String(answer.at), page.locator(`main [data-place="${answer.at}"]`), one);
    } else {
      // Where nothing can be built, finishing is all that is left and need not be chosen first.
      const finish = panel(page).locator('[aria-pressed]').filter({ hasText: 'Finish building' });
      await expect(finish.or(commit(page))).toBeVisible();
      if (await finish.isVisible()) await reader.choose('Finish building', finish, 'pressed');
      await reader.answer('built', commit(page), one);
    }
  }
});
