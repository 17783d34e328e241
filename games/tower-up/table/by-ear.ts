import type { Seat } from '@faubourg/core';
import { defineByEar } from '@faubourg/web/table/by-ear.ts';
import { joinSentences, listOf } from '@faubourg/web/words/lists.ts';
import { type Sentence, sentenceMaker } from '@faubourg/web/words/sentence.ts';
import { COLOURS } from '../rules/colours.ts';
import type { TowerUpView } from '../rules/game.ts';
import { scoreOf } from '../rules/outcome.ts';
import { presence } from '../rules/presence.ts';
import { boardIndexFor } from '../rules/state.ts';
import type { de } from '../words/by-ear-de.ts';
import type { en } from '../words/by-ear-en.ts';
import type { fr } from '../words/by-ear-fr.ts';
import type { nl } from '../words/by-ear-nl.ts';
import { colourName, counted } from './phrases.ts';
import type { TowerUpTypes } from './types.ts';

const say = sentenceMaker<typeof en, typeof fr, typeof nl, typeof de>();

/** The colour and height of a building, and the owners of its roofs; of the highest first. */
function holding({ buildings }: TowerUpView, site: string): Sentence {
  const building = buildings[site];
  if (!building) return say('hold.empty');
  const { colour, floors } = building;
  const roofs = floors.flatMap((seat, i) => {
    if (seat === null) return [];
    const top = i === floors.length - 1;
    return top
      ? say('hold.top', { seat: { seat } })
      : say('hold.roof', { seat: { seat }, floor: i + 1 });
  });
  const what = say('hold.building', { colour: colourName(colour), height: floors.length });
  return joinSentences([what, ...roofs.toReversed()], 'join.comma');
}

function mine(view: TowerUpView, seat: Seat): Sentence[] {
  const { stock, roofs, markers } = view.players[seat]!;
  const sites = presence(view, seat).map(({ id }) => {
    const { colour, floors } = view.buildings[id]!;
    const own = floors.flatMap((owner, i) => (owner === seat ? String(i + 1) : []));
    const args = { site: id, colour: colourName(colour), floors: listOf(own) };
    return say('mine.roof', { ...args, height: floors.length });
  });
  return [
    say('mine.stock', { floors: counted(stock), roofs }),
    say('mine.markers', {
      markers: listOf(
        COLOURS.map((colour) =>
          say('mine.marker', { colour: colourName(colour), at: markers[colour] }),
        ),
      ),
    }),
    sites.length === 0
      ? say('mine.none')
      : say('mine.roofs', { list: joinSentences(sites, 'join.semi') }),
  ];
}

function overview(view: TowerUpView): Sentence {
  const standing = view.players.map(({ roofs }, seat) =>
    say('table.seat', { seat: { seat }, millions: scoreOf(view, seat), roofs }),
  );
  const parts = [
    say('table.buildings', {
      count: Object.keys(view.buildings).length,
      sites: boardIndexFor(view).spots.length,
    }),
    ...standing,
    ...(view.end === null ? [] : [say('table.ending')]),
  ];
  return joinSentences(parts, 'join.semi');
}

/** The table in words. TU-1: sites touch if a road joins them. */
export const byEar = defineByEar<TowerUpTypes>({
  words: {
    en: () => import('../words/by-ear-en.ts').then((module) => module.en),
    fr: () => import('../words/by-ear-fr.ts').then((module) => module.fr),
    nl: () => import('../words/by-ear-nl.ts').then((module) => module.nl),
    de: () => import('../words/by-ear-de.ts').then((module) => module.de),
  },
  places: (view) => boardIndexFor(view).spots.map(({ id }) => id),
  neighbours: (view, site) => boardIndexFor(view).at(site)?.next ?? [],
  holding,
  mine,
  overview,
});
