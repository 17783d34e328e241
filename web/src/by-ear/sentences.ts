import type { Seat } from '@faubourg/core';
import type { GameByEar } from '../table/by-ear.ts';
import { joinSentences, listOf } from '../words/lists.ts';
import { type Sentence, sentenceMaker } from '../words/sentence.ts';
import type { de } from '../words/by-ear-de.ts';
import type { en } from '../words/by-ear-en.ts';
import type { fr } from '../words/by-ear-fr.ts';
import type { nl } from '../words/by-ear-nl.ts';

/** Makes sentences of the words for people who hear the table. */
export const say = sentenceMaker<typeof en, typeof fr, typeof nl, typeof de>();

/** A game's view; its own part knows its type. */
type View = Parameters<GameByEar['places']>[0];

/**
 * What touches a place: its neighbours with what they hold, those that hold the same together.
 * `named`: the sentence names the place itself, too.
 */
export function besideSentence(
  byEar: GameByEar,
  view: View,
  place: string,
  text: (sentence: Sentence) => string,
  named = false,
): Sentence {
  const groups = new Map<string, { readonly holding: Sentence; readonly places: string[] }>();
  for (const next of byEar.neighbours(view, place)) {
    const holding = byEar.holding(view, next);
    const key = text(holding);
    const group = groups.get(key) ?? { holding, places: [] };
    group.places.push(next);
    groups.set(key, group);
  }
  if (groups.size === 0) return named ? say('ear.alone.of', { place }) : say('ear.alone');
  const list = joinSentences(
    [...groups.values()].map(({ holding, places }) =>
      say('ear.group', { places: listOf(places), holding }),
    ),
    'join.semi',
  );
  return named ? say('ear.beside.of', { place, list }) : say('ear.beside', { list });
}

/** What describes a place: what touches it, and what else matters about it. */
export function placeSentence(
  byEar: GameByEar,
  view: View,
  place: string,
  text: (sentence: Sentence) => string,
  named = false,
): Sentence {
  const beside = besideSentence(byEar, view, place, text, named);
  const note = byEar.note?.(view, place) ?? null;
  return note === null ? beside : joinSentences([beside, note], 'join.space');
}

/** Who decides now. `owing`: the seats whose answers are awaited. */
export function turnSentence(owing: readonly Seat[], me: Seat | null, over: boolean): Sentence {
  if (over) return say('ear.over');
  if (me !== null && owing.includes(me)) return say('ear.turn');
  return say('ear.waiting', { names: listOf(owing.map((seat) => ({ seat }))) });
}
