import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../games/index.ts';
import { catalogueAddress, openCatalogue } from '../../games/open-catalogue.ts';
import { runCli, toyCatalogue } from './run-command.ts';

const here = (name: string): string => join(import.meta.dirname, 'catalogue', name);
const open = (path?: string) => openCatalogue(catalogueAddress(path));

describe('our own games', () => {
  test('are opened where FAUBOURG_GAMES names no others', async () => {
    expect(Object.keys(await open())).toEqual(Object.keys(catalogue));
    expect(Object.keys(await open(''))).toEqual(Object.keys(catalogue));
  });

  test.each(Object.values(catalogue))('$id loads all that it says it brings', async (game) => {
    const rules = await game.rules();
    expect(rules.id).toBe(game.id);
    expect(game.credits.authors.length).toBeGreaterThan(0);
    expect(await game.cli?.()).not.toBeNull();
    expect(Object.keys((await game.bots?.())?.levels ?? { regular: null })).toContain('regular');
  });

  test.each(Object.values(catalogue).filter(({ page }) => page))(
    '$id is the same game in the page, without the parts that check positions',
    async (game) => {
      const whole = await game.rules();
      const playable = await game.page!.game();
      expect([playable.id, playable.rules, playable.seats]).toEqual([
        whole.id,
        whole.rules,
        whole.seats,
      ]);
      expect(Object.keys(playable)).not.toContain('faults');
      expect(Object.keys(playable)).not.toContain('fast');
    },
  );
});

describe('the games of another module', () => {
  test('are its exports', async () => {
    const { toy } = await open(toyCatalogue);
    expect(toy!.credits.title).toBe('Lanterns');
    expect((await runCli('games --json', '', toyCatalogue)).out).toContain('toy');
  });

  test('may be listed in the old form', async () => {
    const { toy } = await open(here('former-catalogue.ts'));
    expect((await toy!.rules()).id).toBe('toy');
    expect(Object.keys((await toy!.cli!()) ?? {})).toEqual(['textBoard', 'incomeOf']);
    const { code } = await runCli(
      'simulate --game toy --games 2 --seed 1',
      '',
      here('former-catalogue.ts'),
    );
    expect(code).toBe(0);
  });

  test.each([
    [here('nowhere.ts'), /The games of file:.*nowhere\.ts cannot be loaded/],
    [here('two-toys.ts'), /Two games of file:.* are "toy"/],
    [here('toy-encoding.ts'), /"toyEncoding" of file:.* is not a game/],
  ])('%s: what is wrong with it is said in one sentence', async (module, said) => {
    const { code, err } = await runCli('games', '', module);
    expect(err).toMatch(said);
    expect(code).not.toBe(0);
  });
});
