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

/** What a bot is asked. Only bots of the house see the state, and they look at their view of it. */
export type BotRequest = {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly seat: Seat;
  readonly decision: Decision;
  /** The bot's own luck: reproducible, apart from the game's. */
  readonly chance: Chance;
};

/** What a bot is told before the first question of a game. */
export type BotStart = {
  readonly game: AnyGame;
  readonly options: Options;
  readonly seats: number;
  readonly seat: Seat;
};

/** Somebody who answers for a seat. `answer` may throw a `BotFault`; nothing else. */
export interface Bot {
  readonly name: string;
  start?(start: BotStart): void;
  see?(events: readonly Omit<GameEvent, 'only'>[]): void;
  /** Null leaves a question that is not owed. */
  answer(asked: BotRequest): Json | Promise<Json>;
  /** Questions (by kind) it wants to be asked even when its answer is not owed. */
  readonly eager?: readonly string[];
  /** The answer was against the rules; the safe answer was played instead. */
  refused?(fault: BotFault): void;
  end?(outcome: Outcome): void;
  close?(): Promise<void>;
}

export const FAULTS = ['slow', 'dead', 'nonsense', 'illegal'] as const;
export type FaultKind = (typeof FAULTS)[number];

/** Why a bot lost its turn to the safe answer. */
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
