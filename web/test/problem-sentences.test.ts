import type { Problem } from '@faubourg/core';
import { expect, test } from 'vitest';
import { problemSentence } from '../src/table/default-sentences.ts';
import type { Table } from '../src/table/table.svelte.ts';
import { de as firstDe } from '../src/words/de.ts';
import { de as lazyDe } from '../src/words/lazy.de.ts';
import { en as firstEn } from '../src/words/en.ts';
import { en as lazyEn } from '../src/words/lazy.en.ts';
import { format } from '../src/words/format.ts';
import { fr as firstFr } from '../src/words/fr.ts';
import { fr as lazyFr } from '../src/words/lazy.fr.ts';
import { nl as firstNl } from '../src/words/nl.ts';
import { nl as lazyNl } from '../src/words/lazy.nl.ts';
import type { Sentence } from '../src/words/sentence.ts';

const en = { ...firstEn, ...lazyEn };
const fr = { ...firstFr, ...lazyFr };
const nl = { ...firstNl, ...lazyNl };
const de = { ...firstDe, ...lazyDe };

/** What a table without words of its own says about a problem, in each language. */
function texts(problem: Problem): string[] {
  return [en, fr, nl, de].map((words) => {
    const text = (sentence: Sentence): string =>
      format(sentence, { language: 'en', wordLists: [words], name: String });
    // Only what the sentence of a problem is made from.
    const table = { definition: { sentences: {} }, wordLists: [words], text } as unknown as Table;
    return text(problemSentence(table, problem));
  });
}

test.each([
  [
    'game-over',
    [
      'The game is over (TU-40, FB-1).',
      'La partie est finie (TU-40, FB-1).',
      'De partij is afgelopen (TU-40, FB-1).',
      'Die Partie ist zu Ende (TU-40, FB-1).',
    ],
  ],
  [
    'not-asked',
    [
      'It is not for you to decide now (TU-40, FB-1).',
      'Ce n’est pas à vous de décider (TU-40, FB-1).',
      'De beslissing is nu niet aan jou (TU-40, FB-1).',
      'Du bist jetzt nicht gefragt (TU-40, FB-1).',
    ],
  ],
  [
    'answer-form',
    [
      'Something is missing from that answer, or it is not of the right form (TU-40, FB-1).',
      'Il manque quelque chose à cette réponse, ou sa forme n’est pas la bonne (TU-40, FB-1).',
      'Aan deze zet ontbreekt iets, of de vorm klopt niet (TU-40, FB-1).',
      'Diesem Zug fehlt etwas, oder seine Form stimmt nicht (TU-40, FB-1).',
    ],
  ],
  [
    'of-no-words',
    [
      'The rules do not allow that (TU-40, FB-1).',
      'La règle ne le permet pas (TU-40, FB-1).',
      'Dat mag niet volgens de regels (TU-40, FB-1).',
      'Die Regeln erlauben das nicht (TU-40, FB-1).',
    ],
  ],
])('%s cites the rule of the game and that of the core beside it', (code, sentences) => {
  const problem = { rule: 'TU-40', coreRule: 'FB-1', code, data: {} };
  expect(texts(problem)).toEqual(sentences);
});

test('a refusal by one rule cites that rule alone', () => {
  const [english] = texts({ rule: 'FB-1', code: 'game-over', data: {} });
  expect(english).toBe('The game is over (FB-1).');
});

test('a sentence that names no rule is followed by the rule', () => {
  const [english] = texts({ rule: 'FB-4', code: 'others-acted', data: {} });
  expect(english).toBe('Somebody else has acted since. (FB-4)');
});
