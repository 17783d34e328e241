import type { Game, PlayableGame, WithFormer } from '@faubourg/core';
import { answerShape, type DowntownAnswer } from './answer.ts';
import { apply } from './apply.ts';
import { CHARACTERS } from './characters.ts';
import type { DowntownEvent } from './events.ts';
import { forecast } from './forecast.ts';
import { KINDS } from './kinds.ts';
import { answers, check, decisions } from './legal.ts';
import { notate } from './notation.ts';
import { type DowntownOptions, downtownOptions } from './options.ts';
import { outcome } from './outcome.ts';
import { resample } from './resample.ts';
import { setUpBy } from './setup.ts';
import { copyState, type DowntownState, isDuel } from './state.ts';
import { differencesOf, FORMER_RULES, NEWEST_RULES } from './versions.ts';
import { type DowntownView, view } from './view.ts';

export type { DowntownAnswer, Pile } from './answer.ts';
export { type Board, type BoardLot, boardFault, type Form } from './board.ts';
export type { DowntownEvent, Fate, Planned, Share } from './events.ts';
export { type Forecast, forecast, type LotForecast } from './forecast.ts';
export { boardOf, type DowntownOptions } from './options.ts';
export { type Plaque, type Use, USES } from './material.ts';
export {
  type DowntownState,
  type Duel,
  isDuel,
  type Lot,
  type Order,
  type Planner,
  type Rival,
  type Town,
  type Vote,
} from './state.ts';
export type { DowntownView, DuelView, TownView } from './view.ts';
export type { Worth } from './worth.ts';

export type DowntownGame = Game<
  DowntownState,
  DowntownAnswer,
  DowntownEvent,
  DowntownView,
  DowntownOptions
>;
export type PlayableDowntown = PlayableGame<
  DowntownState,
  DowntownAnswer,
  DowntownEvent,
  DowntownView,
  DowntownOptions
>;

/** DT-23: the rule by which an answer cannot be undone. */
const finalRule: PlayableDowntown['finalRule'] = (s, _seat, answer) =>
  'lobby' in answer && differencesOf(s).announcementIsFinal ? 'DT-23' : null;

/**
 * The game by a version of its rules, as a page plays it. A state knows its version: only the
 * set-up is told.
 */
const playableBy = (version: number): PlayableDowntown => ({
  id: 'downtown',
  rules: version,
  seats: { min: 2, max: 6 },
  options: downtownOptions,
  kinds: KINDS,
  characters: CHARACTERS,
  shapes: { answer: answerShape },
  setUp: (options, seats, chance) => setUpBy(version, options, seats, chance),
  startOf: ({ options, players }) => ({ options, seats: players.length }),
  decisions,
  answers,
  // The first listed answer does no harm: it passes, keeps the token or takes the first card.
  fallback: (s, seat) => answers(s, seat)[0]!,
  check,
  // DT-72: with two players the game ends after its rounds, otherwise with the last plaque.
  refusalRule: (s, refusal) => (refusal === 'game-over' ? (isDuel(s) ? 'DT-72' : 'DT-60') : null),
  apply,
  finalRule,
  view,
  resample,
  forecast,
  outcome,
  copy: copyState,
  notate,
});

/** The game as a page plays it. */
export const downtown: WithFormer<PlayableDowntown> = {
  ...playableBy(NEWEST_RULES),
  former: FORMER_RULES.map(playableBy),
};
