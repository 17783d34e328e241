import { sentenceMaker } from '@faubourg/web/words/sentence.ts';
import type { de } from '../../words/moments-de.ts';
import type { en } from '../../words/moments-en.ts';
import type { fr } from '../../words/moments-fr.ts';
import type { nl } from '../../words/moments-nl.ts';

/** Makes sentences of the words of the moments. */
export const say = sentenceMaker<typeof en, typeof fr, typeof nl, typeof de>();
