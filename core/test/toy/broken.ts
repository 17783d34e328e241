import { BROKEN_FAST_RULES } from './broken-fast-rules.ts';
import { BROKEN_SHAPES } from './broken-shapes.ts';
import { afterwards, type Broken, withEvent, withView } from './broken-toy.ts';
import { toy, type ToyState } from './index.ts';

/** Random values from outside core's chance, without a period that replays could match. */
const OWN_DICE = [1, 0, 0, 1, 1, 1, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0, 1, 0, 0];

export const BROKEN: readonly Broken[] = [
  {
    what: 'has a dead end: nobody owes the answer the game waits for',
    law: 'dead-end',
    says: /nobody owes an answer/,
    make: () => ({
      ...toy,
      decisions: (s) =>
        toy.decisions(s).map((d) => ({ ...d, owed: d.owed && s.phase !== 'throw' })),
    }),
  },
  {
    what: 'has a dead end: a seat is asked and has no answer',
    law: 'dead-end',
    says: /asked for a hang and has no legal answer/,
    make: () => ({
      ...toy,
      answers: (s, seat) => (s.phase === 'hang' ? [] : toy.answers(s, seat)),
    }),
  },
  {
    what: 'never ends',
    law: 'endless',
    says: /no end after 500 answers/,
    make: () =>
      afterwards((s) => {
        if (s.phase === 'over') s.phase = 'bid';
        s.round = 1;
        for (const hand of s.hands) if (hand.length === 0) hand.push(s.played.pop()!);
      }),
  },
  {
    what: 'takes more seats than records hold',
    law: 'start',
    says: /up to 13 seats; at most 12/,
    make: () => ({
      ...toy,
      seats: { min: 2, max: 13 },
      // The cards are enough for four with any options.
      setUp: (options, seats, chance) => toy.setUp(options, Math.min(seats, 4), chance),
    }),
  },
  {
    what: 'forgets how many seats it was set up for',
    law: 'start',
    says: /set up with .*"seats":\d.*, says .*"seats":2/,
    make: () => ({ ...toy, startOf: ({ options }) => ({ options, seats: 2 }) }),
  },
  {
    what: 'has an outcome while it goes on',
    law: 'outcome',
    says: /answers are still asked for/,
    make: () => ({
      ...toy,
      outcome: (s) =>
        s.phase === 'throw' ? { scores: s.coins, winners: [0], reason: 'tired' } : toy.outcome(s),
    }),
  },
  {
    what: 'ends without a winner',
    law: 'outcome',
    says: /winners \[\]/,
    make: () => ({
      ...toy,
      outcome: (s) => {
        const outcome = toy.outcome(s);
        return outcome && { ...outcome, winners: [] };
      },
    }),
  },
  {
    what: 'is won by the lowest score',
    law: 'scores',
    says: /seat \d wins with \d+, but \d+ was scored/,
    make: () => ({
      ...toy,
      outcome: (s) => {
        const outcome = toy.outcome(s);
        if (!outcome) return null;
        const least = Math.min(...outcome.scores);
        return { ...outcome, winners: [outcome.scores.indexOf(least)] };
      },
    }),
  },
  {
    what: 'spends a coin twice',
    law: 'conservation',
    says: /coins: \d+ in all/,
    make: () =>
      afterwards((s, answer, _, seat) => {
        if ('pay' in answer) s.coins[seat] = s.coins[seat]! + answer.pay;
      }),
  },
  {
    what: 'lists an answer that it refuses',
    law: 'legal-accepted',
    says: /"pay":\d.*is refused: TOY-3 too-few-coins/,
    make: () => ({
      ...toy,
      answers: (s, seat) =>
        s.phase === 'light' ? [0, 1, 2, 3].map((pay) => ({ pay })) : toy.answers(s, seat),
    }),
  },
  {
    what: 'lists an answer twice',
    law: 'legal-accepted',
    says: /listed twice/,
    make: () => ({
      ...toy,
      answers: (s, seat) => [...toy.answers(s, seat)!, ...toy.answers(s, seat)!.slice(0, 1)],
    }),
  },
  {
    what: 'accepts a card that is not in hand',
    law: 'illegal-refused',
    says: /not listed, but accepted/,
    make: () => ({
      ...toy,
      check: (s, seat, answer) =>
        'card' in answer && s.phase === 'bid' ? null : toy.check(s, seat, answer),
    }),
  },
  {
    what: 'refuses without a numbered rule',
    law: 'illegal-refused',
    says: /cites no numbered rule/,
    make: () => ({
      ...toy,
      check: (s, seat, answer) =>
        toy.check(s, seat, answer) && { rule: 'no', code: 'no', data: {} },
    }),
  },
  {
    what: 'cites the rule of the core for its own',
    law: 'illegal-refused',
    says: /cites no rule of the game/,
    make: () => ({ ...toy, refusalRule: () => 'FB-2' }),
  },
  {
    what: 'cites no numbered rule after the end',
    law: 'illegal-refused',
    says: /after the end: .* cites no numbered rule/,
    make: () => ({
      ...toy,
      refusalRule: (_s, refusal) => (refusal === 'game-over' ? 'the last rule' : null),
    }),
  },
  {
    what: 'makes an answer final by no rule',
    law: 'undo',
    says: /is final by no numbered rule/,
    make: () => ({ ...toy, finalRule: () => 'because' }),
  },
  {
    what: 'has an illegal safe answer',
    law: 'fallback',
    says: /safe answer .* is refused/,
    make: () => ({
      ...toy,
      fallback: (s, seat) =>
        s.phase === 'bid'
          ? { card: s.hands[(seat + 1) % s.hands.length]![0]! }
          : toy.fallback(s, seat),
    }),
  },
  {
    what: 'forgets a field when copying',
    law: 'serialise',
    says: /the copy differs/,
    make: () => ({ ...toy, copy: (s) => ({ ...toy.copy(s), bought: 0 }) }),
  },
  {
    what: 'keeps something that JSON forgets',
    law: 'serialise',
    says: /extra would not survive/,
    make: () => ({
      ...toy,
      setUp: (options, seats, chance) => {
        const { state, events } = toy.setUp(options, seats, chance);
        return { state: { ...state, extra: new Map() } as ToyState, events };
      },
    }),
  },
  {
    what: 'sorts a hand while looking at it',
    law: 'purity',
    says: /looking changed the state/,
    make: () => ({
      ...toy,
      view: (s, viewer) => {
        for (const hand of s.hands) hand.sort((a, b) => b - a);
        return toy.view(s, viewer);
      },
    }),
  },
  {
    what: 'puts a date into an event',
    law: 'plain-events',
    says: /at is not plain data/,
    make: () =>
      afterwards((_s, _a, result) => withEvent(result, { kind: 'noted', at: new Date(0) })),
  },
  {
    what: 'writes two lines where one is due',
    law: 'notation',
    says: /\\n/,
    make: () => ({ ...toy, notate: () => 'one\ntwo' }),
  },
  {
    what: 'shows every seat the view of a spectator',
    law: 'viewer',
    says: /the view of seat \d says it is that of a spectator/,
    make: () => ({ ...toy, view: (s, viewer) => ({ ...toy.view(s, viewer), viewer: null }) }),
  },
  {
    what: 'says nothing of a lantern that is hung',
    law: 'announced',
    says: /"hang".* of seat \d changes what .* sees, and tells no event/,
    make: () =>
      afterwards((_s, answer, result) => ('hang' in answer ? { ...result, events: [] } : result)),
  },
  {
    what: 'tells a choice to nobody but who made it',
    law: 'announced',
    says: /"card".* of seat \d changes what .* sees, and tells no event/,
    make: () =>
      afterwards((_s, answer, result) =>
        'card' in answer
          ? { ...result, events: result.events.filter(({ kind }) => kind !== 'chose') }
          : result,
      ),
  },
  {
    what: 'leaks a card in a view',
    law: 'view-leak',
    says: /can tell apart what must be hidden/,
    make: () => withView((s) => ({ best: s.hands.map((hand) => Math.max(...hand)) })),
  },
  {
    what: 'leaks the sum of the pile to everybody',
    law: 'view-leak',
    says: /can tell apart/,
    make: () =>
      withView((s) => ({ pileSize: s.pile.length, sum: s.pile.reduce((a, b) => a + b, 0) })),
  },
  {
    what: 'asks a question that tells a secret',
    law: 'view-leak',
    says: /can tell apart/,
    make: () => ({
      ...toy,
      decisions: (s) =>
        toy.decisions(s).map((d) => ({ ...d, about: { first: s.hands[d.seat]![0] ?? 0 } })),
    }),
  },
  {
    what: 'leaks hidden cards in an event',
    law: 'event-leak',
    says: /tells .* what was hidden/,
    make: () =>
      afterwards((s, answer, result) =>
        'pay' in answer
          ? withEvent(result, { kind: 'hint', cards: s.hands.map((hand) => hand[0] ?? 0) })
          : undefined,
      ),
  },
  {
    what: 'lets a reveal be taken back',
    law: 'event-leak',
    says: /tells .* what was hidden/,
    make: () => afterwards((_s, _a, result) => ({ ...result, reveals: false })),
  },
  {
    what: 'tells a secret choice before the reveal',
    law: 'secret-answers',
    says: /can tell .*"card"/,
    make: () =>
      afterwards((_s, answer, result) =>
        'card' in answer
          ? withEvent(result, { kind: 'chose', size: String(answer.card).length })
          : undefined,
      ),
  },
  {
    what: 'resamples more coins than there are',
    law: 'resample',
    says: /coins: \d+ in all/,
    make: () => ({
      ...toy,
      resample: (view, chance) => ({ ...toy.resample(view, chance), bank: view.bank + 1 }),
    }),
  },
  {
    what: 'resamples its own hand away',
    law: 'resample',
    says: /looks different|not in hand/,
    make: () => ({
      ...toy,
      resample: (view, chance) => toy.scramble(toy.resample(view, chance), null, chance),
    }),
  },
  {
    what: 'does not say that its bids are secret',
    law: 'undo-leak',
    says: /which seat \d does not see, changes whether it may take back/,
    make: () => ({
      ...toy,
      decisions: (s) => toy.decisions(s).map((asked) => ({ ...asked, secret: false })),
    }),
  },
  {
    what: 'pays the first who bids in secret',
    law: 'undo',
    says: /takes .* back and gives it again, which leads elsewhere/,
    make: () =>
      afterwards((s, answer) => {
        const isFirst = s.chosen.filter((card) => card !== null).length === 1;
        if (!('card' in answer) || !isFirst || s.bank === 0) return;
        const first = s.chosen.findIndex((card) => card !== null);
        s.coins[first] = s.coins[first]! + 1;
        s.bank--;
      }),
  },
  {
    what: 'rolls anew on undo',
    law: 'undo',
    says: /does not restore|leads elsewhere/,
    make: () => {
      let dice = 0;
      return afterwards((s, answer) => {
        if (!('pay' in answer) || s.bank === 0) return;
        const coin = OWN_DICE[dice++ % OWN_DICE.length]!;
        s.coins[s.winner!] = s.coins[s.winner!]! + coin;
        s.bank -= coin;
      });
    },
  },
  {
    what: 'uses chance of its own',
    law: 'replay',
    says: /the same seed and answers lead elsewhere|the record does not replay/,
    make: () => {
      let dice = 0;
      return afterwards((s, answer) => {
        if (!('throw' in answer) || s.bank === 0) return;
        const coin = OWN_DICE[dice++ % OWN_DICE.length]!;
        s.coins[0] = s.coins[0]! + coin;
        s.bank -= coin;
      });
    },
  },
  {
    what: 'crashes',
    law: 'crash',
    says: /threw .*out of lamp oil/s,
    make: () =>
      afterwards((_s, answer) => {
        if ('pay' in answer && answer.pay === 3) throw new Error('out of lamp oil');
      }),
  },
  ...BROKEN_SHAPES,
  ...BROKEN_FAST_RULES,
];
