import { flag } from '../../index.ts';
import { afterwards, type Broken, withEvent, withView } from './broken-toy.ts';
import { toy } from './index.ts';

/** Toys whose data do not fit their shapes. */
export const BROKEN_SHAPES: readonly Broken[] = [
  {
    what: 'shows a field that its views do not have',
    law: 'view-shape',
    says: /the view of (seat \d|a spectator): view\.cards: .*an unknown field/,
    make: () => withView((_s, { played }) => ({ cards: played.length })),
  },
  {
    what: 'has parts without a shape',
    law: 'view-shape',
    says: /seat \d has parts, and there is no shape of parts/,
    make: () => ({ ...toy, parts: (s, seat) => ({ cards: s.hands[seat]! }) }),
  },
  {
    what: 'has parts that do not fit their shape',
    law: 'view-shape',
    says: /the parts of seat \d: parts: expected true or false/,
    make: () => ({ ...toy, shapes: { ...toy.shapes, parts: flag }, parts: () => 1 }),
  },
  {
    what: 'tells an event of a kind that it does not name',
    law: 'event-shape',
    says: /event rained: event\.kind: expected one of/,
    make: () =>
      afterwards((_s, answer, result) =>
        'hang' in answer ? withEvent(result, { kind: 'rained' }) : undefined,
      ),
  },
  {
    what: 'deals a card that does not exist, by its events',
    law: 'event-shape',
    says: /event dealt: event\.cards\[0\]: .*found 25/,
    make: () => ({
      ...toy,
      setUp: (options, seats, chance) => ({
        ...toy.setUp(options, seats, chance),
        events: [{ kind: 'dealt', only: [0], cards: [25] }],
      }),
    }),
  },
];
