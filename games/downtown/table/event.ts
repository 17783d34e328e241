import { joinSentences, listOf } from '@faubourg/web/words/lists.ts';
import type { Sentence } from '@faubourg/web/words/sentence.ts';
import type { DowntownEvent, DowntownView } from '../rules/index.ts';
import { isDuel } from '../rules/state.ts';
import { say } from './types.ts';
import { ballotOf, fateOf, numbers, shareOf, useName, usePiece } from './phrases.ts';

type EventOf<Kind> = Extract<DowntownEvent, { kind: Kind }>;
type ToSentence<Kind> = (event: EventOf<Kind>, view: DowntownView) => Sentence | null;

const SENTENCES: { readonly [Kind in DowntownEvent['kind']]: ToSentence<Kind> } = {
  founded: ({ parks, housing, commerce, industry }) =>
    say('event.founded', { parks: numbers(parks), housing, commerce, industry }),
  mayor: ({ seat, round }) => say('event.mayor', { seat: { seat }, round }),
  dealt: () => say('event.dealt'),
  turned: ({ lot }) => say('event.turned', { lot }),
  // The viewer's own choice is told by `choice`.
  chose: ({ seat }, { viewer }) =>
    seat === viewer ? null : say('event.chose', { seat: { seat } }),
  choice: ({ choice }) => {
    if (typeof choice === 'string') return say('event.choice.use', { use: usePiece(choice) });
    if ('pass' in choice) return say('event.choice.pass');
    return say('event.choice.order', { lot: choice.lot, plots: choice.plots });
  },
  lobby: ({ seat, used }) =>
    used
      ? say('event.lobby.used', { seat: { seat } })
      : say('event.lobby.kept', { seat: { seat } }),
  voted: ({ lot, ballots, lobby }) =>
    say('event.voted', {
      lot,
      ballots: listOf(ballots.map((use, seat) => ballotOf(seat, use, lobby.includes(seat)))),
    }),
  laid: ({ lot, use, by }) => say(`event.laid.${by}`, { lot, use: usePiece(use) }),
  ordered: ({ orders }, view) => joinSentences(orders.map((fate) => fateOf(fate, isDuel(view)))),
  paid: ({ lot, use, value, sensible, shares }) => {
    const args = { lot, use: useName(use), value, shares: listOf(shares.map(shareOf)) };
    return sensible ? say('event.paid.sensible', args) : say('event.paid', args);
  },
  round: () => null,
  over: () => say('event.over'),
};

/** The sentence about an event, for the log and for screen readers. */
export function event(event: DowntownEvent, view: DowntownView): Sentence | null {
  // `SENTENCES` has the right function for every kind; the compiler cannot infer that.
  return (SENTENCES[event.kind] as ToSentence<DowntownEvent['kind']>)(event, view);
}
