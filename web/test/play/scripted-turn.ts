import {
  type AnyGame,
  type Decision,
  gameVersions,
  giveAnswer,
  type Json,
  orThrow,
  packJson,
  QuickChance,
  randomAnswer,
  replay,
  type Seat,
  startFromPosition,
  writePosition,
} from '@faubourg/core';
import type { Page } from '@playwright/test';
import { catalogue } from '../../../games/index.ts';
import { readRecorded } from '../../gallery-moments.ts';

/*
 * A turn in which every answer and every draw is known beforehand: a position of a recorded game
 * with a fixed shuffle, answers of the person, and bots that answer from a list.
 */

type Asked<State> = {
  readonly decision: Decision;
  readonly state: State;
  readonly rules: AnyGame;
};

export type TurnPlan<State> = {
  readonly game: string;
  readonly record: string;
  /** The seat of the person, if the turn begins at this state; null: it does not. */
  begins(state: State, rules: AnyGame): Seat | null;
  /** What the person answers. */
  mine(asked: Asked<State>): Json;
  /** What a bot answers; a random answer without it. */
  bot?(asked: Asked<State>): Json | undefined;
  /** Whether the turn is over when the person is asked this, after `given` answers of the person. */
  ends(asked: Asked<State>, begun: State, given: number): boolean;
};

/** An answer of the person, and those of the bots until the person is asked again. */
export type ScriptedAnswer = {
  readonly kind: string;
  readonly answer: Json;
  readonly bots: readonly { readonly seat: Seat; readonly answer: Json }[];
};

export type ScriptedTurn = {
  readonly address: string;
  readonly seat: Seat;
  readonly seats: number;
  readonly answers: readonly ScriptedAnswer[];
  /** What the person sees at the beginning and at the end. */
  readonly before: unknown;
  readonly after: unknown;
};

/** A seed of the shuffle: any will do, as long as it is always the same. */
const CHANCE = { seed: '5a'.repeat(32), draws: 0 };

export async function scriptTurn<State>(plan: TurnPlan<State>): Promise<ScriptedTurn> {
  const recorded = await readRecorded(plan.game, plan.record);
  const versions = gameVersions([await catalogue[plan.game]!.rules()]);
  const rules = orThrow(versions.exact(plan.game, recorded.rules)).game;
  let found: { state: unknown; seat: Seat } | null = null;
  orThrow(
    replay(recorded, gameVersions([rules]), ({ play }) => {
      const seat = found === null ? plan.begins(play.state as State, rules) : null;
      if (seat !== null) found = { state: rules.copy(play.state), seat };
    }),
  );
  if (found === null) throw new Error('No state of the record fits.');
  const { state, seat } = found as { state: unknown; seat: Seat };
  const seats = recorded.seats.length;
  const position = writePosition(rules, recorded.options, seats, state, CHANCE);
  const play = startFromPosition(rules, recorded.options, seats, state, CHANCE);
  const answers: { kind: string; answer: Json; bots: { seat: Seat; answer: Json }[] }[] = [];
  const chance = new QuickChance(7);
  for (;;) {
    const owed = rules.decisions(play.state).filter((decision) => decision.owed);
    // The person first: a bot that could answer at the same time waits.
    const decision = owed.find((one) => one.seat === seat) ?? owed[0];
    if (!decision) throw new Error('The game ended before the turn did.');
    const asked = { decision, state: play.state as State, rules };
    if (decision.seat === seat) {
      if (plan.ends(asked, state as State, answers.length)) break;
      answers.push({ kind: decision.kind, answer: plan.mine(asked), bots: [] });
      orThrow(giveAnswer(play, seat, answers.at(-1)!.answer));
    } else {
      const answer = plan.bot?.(asked) ?? randomAnswer(rules, play.state, decision.seat, chance);
      answers.at(-1)!.bots.push({ seat: decision.seat, answer });
      orThrow(giveAnswer(play, decision.seat, answer));
    }
  }
  return {
    address: `/#/position/${await packJson(position)}/${seat}`,
    seat,
    seats,
    answers,
    before: rules.view(state, seat),
    after: rules.view(play.state, seat),
  };
}

type Scripted = {
  releaseBots(answers: readonly { readonly seat: Seat; readonly answer: Json }[]): void;
};

/** Replaces the workers of the page's bots: they answer what the script says, when it says so. */
export async function scriptBots(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const due: { seat: number; answer: unknown }[] = [];
    const thinking = new Map<number, (answer: unknown) => void>();
    const pump = (): void => {
      const [next] = due;
      const reply = next && thinking.get(next.seat);
      if (!reply) return;
      due.shift();
      thinking.delete(next.seat);
      reply(next.answer);
      pump();
    };
    class ScriptedWorker extends EventTarget {
      postMessage({ id, task }: { id: number; task: string }): void {
        const { eager, seat } = JSON.parse(task) as { eager?: string; seat?: number };
        const reply = (answer: unknown): void => {
          const data = { id, answer: JSON.stringify(answer) };
          setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
        };
        if (eager !== undefined) reply([]);
        else if (seat !== undefined) {
          thinking.set(seat, reply);
          pump();
        }
      }
      terminate(): void {}
    }
    Object.assign(window, {
      Worker: ScriptedWorker,
      releaseBots: (answers: typeof due) => {
        due.push(...answers);
        pump();
      },
    });
  });
}

/** Lets the bots give these answers, in this order. */
export async function releaseBots(page: Page, answers: ScriptedAnswer['bots']): Promise<void> {
  await page.evaluate(
    (given) =>
      (window as unknown as Scripted).releaseBots(JSON.parse(given) as ScriptedAnswer['bots']),
    JSON.stringify(answers),
  );
}
