import type { Problem } from '@faubourg/core';
import { type AppContext, titleOf } from '../app/app-context.ts';
import { locale, t } from '../words/locale.svelte.ts';

/** Why a position cannot be opened: a sentence, and what the game itself finds impossible in it. */
export type PositionProblem = { readonly sentence: string; readonly faults: readonly string[] };

/** A problem with a position in the words of the page. */
export function positionProblem(app: AppContext, { code, rule, data }: Problem): PositionProblem {
  const faults = data['faults'];
  if (Array.isArray(faults))
    return { sentence: t('position.wrong.impossible'), faults: faults.map(String) };
  return { sentence: sentenceOf(app, code, data) ?? t('why.rule', { rule }), faults: [] };
}

function sentenceOf(app: AppContext, code: string, data: Problem['data']): string | null {
  const textOf = (name: string): string => {
    const values = [data[name] ?? ''].flat();
    return list(values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))));
  };
  switch (code) {
    case 'file-damaged':
      return faultSentence(textOf('at'), textOf('expected'), textOf('found'));
    case 'game-unknown': {
      const known = list(Object.keys(app.catalogue));
      return t('position.wrong.game', { game: textOf('game'), known });
    }
    case 'rules-unknown':
      return t('position.wrong.rules', { rules: textOf('rules'), known: textOf('known') });
    case 'seat-count': {
      const [min, max] = [textOf('min'), textOf('max')];
      return t('position.wrong.seats', { game: titleOf(app, textOf('game')), min, max });
    }
    case 'option-unknown':
      return t('position.wrong.option', { option: textOf('option'), known: textOf('known') });
    case 'option-value':
      return t('position.wrong.option-value', { option: textOf('option'), why: textOf('wrong') });
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
