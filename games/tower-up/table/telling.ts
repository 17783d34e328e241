import type { Sentence } from '@faubourg/web/words/message.ts';
import type { TowerUpEvent } from '../rules/game.ts';
import { coneMillions } from '../rules/tracks.ts';
import { goalName } from './goals.ts';
import { cardPiece, colourName, floorsPiece, listed } from './phrases.ts';
import { say } from './tower-up.ts';

/** What happened, for the log and for screen readers. */
export function telling(event: TowerUpEvent): Sentence {
  switch (event.kind) {
    case 'opened':
      return say('event.opened', {
        seat: { seat: event.first },
        goals: listed(event.objectives.map(goalName)),
      });
    case 'placed': {
      const told = { site: event.site, floors: floorsPiece([event.colour]) };
      if (event.seat === null) return say('event.placed.chance', told);
      return say('event.placed', { ...told, seat: { seat: event.seat } });
    }
    case 'built': {
      const { seat, site, colour, roof, height } = event;
      return say('event.built', {
        seat: { seat },
        floor: floorsPiece([colour]),
        site,
        roof,
        height,
      });
    }
    case 'took': {
      const floors = floorsPiece(event.floors);
      const seat = { seat: event.seat };
      if (event.back.length === 0) return say('event.took', { seat, floors });
      return say('event.took.back', { seat, floors, back: floorsPiece(event.back) });
    }
    case 'moved': {
      const { colour, from, to } = event;
      const seat = { seat: event.seat };
      if (from === to) return say('event.moved.stays', { seat, colour: colourName(colour) });
      return say('event.moved', { seat, colour: colourName(colour), from, to });
    }
    case 'revealed':
      return say('event.revealed', { floors: cardPiece(event.card) });
    case 'objective':
      return say('event.objective', {
        seat: { seat: event.seat },
        goal: goalName(event.objective),
        token: event.token,
      });
    case 'ending':
      return { id: `event.ending.${event.reason}`, args: { seat: { seat: event.seat } } };
    case 'cone':
      return say('event.cone', {
        seat: { seat: event.seat },
        visible: event.visible,
        millions: coneMillions(event.visible),
      });
    case 'reshuffled':
      return say('event.reshuffled', { cards: event.cards });
    case 'extra':
      return say('event.extra', { seat: { seat: event.seat } });
    case 'ended':
      return say('event.ended');
  }
}
