import type { GameVersions } from '@faubourg/core';
import type { Chat } from './chat/chat.ts';
import type { Gates } from './limits/gates.ts';
import type { Limits } from './limits/limits.ts';
import type { Every } from './operating/every.ts';
import type { Metrics } from './operating/metrics.ts';
import type { People } from './people/people.ts';
import type { Engine } from './store/engine.ts';
import type { Rooms } from './tables/rooms.ts';

/** What the two doors of the house, HTTP and the live connection, both lead to. */
export type Services = {
  readonly engine: Engine;
  readonly games: GameVersions;
  readonly rooms: Rooms;
  readonly people: People;
  readonly chat: Chat;
  readonly limits: Limits;
  readonly gates: Gates;
  readonly metrics: Metrics;
  /** How many proxies in front of the house tell whom they heard. */
  readonly proxies: number;
  readonly now: () => number;
  readonly every: Every;
};
