import type {
  AnyGame,
  Chance,
  Decision,
  GameEvent,
  Json,
  Options,
  Outcome,
  Seat,
} from '@faubourg/core';

/**
 * A decision that a bot is asked to answer. Only bots in this process get the state, and they use
 * nothing but their view of it.
 */
export type BotRequest = {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly seat: Seat;
  readonly decision: Decision;
  /** The bot's own chance, which is reproducible and separate from the game's. */
  readonly chance: Chance;
};

/** What a bot is told before the first decision of a game. */
export type BotStart = {
  readonly game: AnyGame;
  readonly options: Options;
  readonly seats: number;
  readonly seat: Seat;
};

/** Answers for a seat. `answer` may throw a `BotFault` and no other error. */
export interface Bot {
  readonly name: string;
  start?(start: BotStart): void;
  see?(events: readonly Omit<GameEvent, 'only'>[]): void;
  /** Null declines a decision that is not owed. */
  answer(request: BotRequest): Json | Promise<Json>;
  /** Kinds of decisions that the bot wants to be asked even if its answer is not owed. */
  readonly eager?: readonly string[];
  /** Called when an answer was illegal and the fallback was played in its place. */
  refused?(fault: BotFault): void;
  end?(outcome: Outcome): void;
  close?(): Promise<void>;
}

export const FAULTS = ['slow', 'dead', 'nonsense', 'illegal'] as const;
export type FaultKind = (typeof FAULTS)[number];

/** Why the fallback was played in place of a bot's answer. */
export class BotFault extends Error {
  readonly kind: FaultKind;

  constructor(kind: FaultKind, detail: string) {
    super(detail);
    this.kind = kind;
  }
}

export async function closeAll(bots: readonly Bot[]): Promise<void> {
  await Promise.all(
    bots.map(async (bot) => {
      await bot.close?.();
    }),
  );
}
