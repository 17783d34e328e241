import { expect, test } from '../../../web/test/app.ts';
import { panel } from '../../../web/test/play/browser-table.ts';
import { scriptTurn, type TurnPlan } from '../../../web/test/play/scripted-turn.ts';
import {
  expectChoicesHeard,
  expectNeighbours,
  expectNothingTwice,
  expectTranscript,
  keptLines,
  sitAndListen,
} from '../../../web/test/play/transcript.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

type Build = { readonly build: string; readonly colour: string; readonly roof: string };

/** A build in which nothing is decided by itself: several colours, and several places for the roof. */
function wanted(answers: readonly unknown[]): Build | undefined {
  const builds = answers.filter((one): one is Build => 'build' in (one as object));
  return builds.find(({ build }) => {
    const here = builds.filter((one) => one.build === build);
    const colours = new Set(here.map((one) => one.colour));
    return [...colours].every(
      (colour) => colours.size > 1 && here.filter((one) => one.colour === colour).length > 1,
    );
  });
}

const plan: TurnPlan<object> = {
  game: 'tower-up',
  record: '3-roofs.json',
  begins: (state, rules) => {
    const asked = rules.decisions(state).find(({ kind, owed }) => kind === 'turn' && owed);
    return asked && wanted(rules.answers(state, asked.seat)!) ? asked.seat : null;
  },
  mine: ({ decision, state, rules }) =>
    wanted(rules.answers(state, decision.seat)!) as unknown as string,
  ends: (_asked, _begun, given) => given > 0,
};

test('a turn of Tower Up by ear and keyboard alone', async ({ page }) => {
  const script = await scriptTurn(plan);
  const [one] = script.answers;
  const { build, colour, roof } = one!.answer as unknown as Build;
  const reader = await sitAndListen(page, script);
  await expectNeighbours(reader, 'tower-up', script, script.before);
  await reader.readPage('The table when the turn begins', keptLines('tower-up'));
  await reader.ask('o');
  await reader.ask('m');
  await reader.choose(build, page.locator(`main [data-place="${build}"]`), 'asks');
  expect(await reader.ask('t')).toMatch(new RegExp(`^Beside ${build}: `));
  await reader.choose(
    colour,
    panel(page)
      .locator('.colours')
      .getByRole('button', { name: new RegExp(`^${colour}`, 'i') }),
    'asks',
  );
  await reader.answer(
    roof,
    panel(page)
      .locator('.roofs')
      .getByRole('button', { name: new RegExp(`\\b${roof}\\b`) }),
    one!,
  );
  await expectNeighbours(reader, 'tower-up', script, script.after);
  await reader.ask('o');
  expectNothingTwice(reader.read);
  expectChoicesHeard(reader);
  expectTranscript('tower-up', 'Tower Up', reader);
});
