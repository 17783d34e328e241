import type { GameEvent, SeenEvent } from './game.ts';
import { type Shape, variants } from './shape.ts';

/** For every kind of event, its shape as a viewer sees it. The type demands all kinds. */
type ShapesByKind<Event extends GameEvent> = {
  readonly [Kind in Event['kind']]: Shape<SeenEvent<Event> & { readonly kind: Kind }>;
};

/** The shape of a game's events as a viewer sees them. */
export function eventShape<Event extends GameEvent>(
  kinds: ShapesByKind<Event>,
): Shape<SeenEvent<Event>> {
  return variants('kind', kinds) as Shape<unknown> as Shape<SeenEvent<Event>>;
}
