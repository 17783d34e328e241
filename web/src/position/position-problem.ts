import '../words/load-lazy.ts';
import type { Problem } from '@faubourg/core';
import type { AppContext } from '../app/app-context.ts';
import { locale, t } from '../words/locale.svelte.ts';

/** Why a position cannot be opened: a sentence, and what the game itself finds impossible in it. */
export type PositionProblem = { readonly sentence: string; readonly faults: readonly string[] };

/** A problem with a position in the words of the page. */
export function positionProblem(
  app: Pick<AppContext, 'credits'>,
  { code, rule, data }: Problem,
): PositionProblem {
  const faults = data['faults'];
  if (Array.isArray(faults))
    return { sentence: t('position.wrong.impossible'), faults: faults.map(String) };
  return { sentence: sentenceOf(app, code, data) ?? t('why.rule', { rule }), faults: [] };
}

function sentenceOf(
  app: Pick<AppContext, 'credits'>,
  code: string,
  data: Problem['data'],
): string | null {
  const told = (name: string): string => {
    const values = [data[name] ?? ''].flat();
    return list(values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))));
  };
  const titleOf = (id: string): string =>
    app.credits.find((credits) => credits.id === id)?.title ?? id;
  switch (code) {
    case 'file-damaged':
      return faultSentence(told('at'), told('expected'), told('found'));
    case 'game-unknown': {
      const known = list(app.credits.map(({ id }) => id));
      return t('position.wrong.game', { game: told('game'), known });
    }
    case 'rules-unknown':
      return t('position.wrong.rules', { rules: told('rules'), known: told('known') });
    case 'seat-count': {
      const [min, max] = [told('min'), told('max')];
      return t('position.wrong.seats', { game: titleOf(told('game')), min, max });
    }
    case 'option-unknown':
      return t('position.wrong.option', { option: told('option'), known: told('known') });
    case 'option-value':
      return t('position.wrong.option-value', { option: told('option'), why: told('wrong') });
    default:
      return null;
  }
}

function faultSentence(at: string, expected: string, found: string): string {
  if (at === '(link)') return t('position.wrong.link');
  if (at === '(top)' && expected === 'JSON') return t('position.wrong.json', { found });
  return t('position.wrong.form', { at, expected, found });
}

const list = (names: readonly string[]): string =>
  new Intl.ListFormat(locale.language).format(names);
