import type { GameVersions } from '@faubourg/core';
import { LocalClient } from './local-client.ts';

/** What an attack is told. */
export type Target = {
  readonly address: string;
  readonly games: GameVersions;
  /** What `prepare` returned; an empty text without one. */
  readonly prepared: string;
  /** Counts what was sent, and whether it was refused. */
  readonly count: (refused: boolean) => void;
  readonly stopped: () => boolean;
};

/** One way to slow a server down. */
export type Attack = {
  readonly about: string;
  /** Runs before, on a server without rate limits and with the same database. */
  readonly prepare?: (
    target: Omit<Target, 'prepared' | 'stopped'>,
    rows: number,
  ) => Promise<string>;
  /** Opens what it needs; the function it returns goes on until it is stopped. */
  readonly open: (target: Target) => Promise<() => Promise<void>>;
};

/** The address that all attackers share. */
export const ATTACKER = '127.0.0.2';

export function newGuests(address: string, count: number): Promise<LocalClient[]> {
  return Promise.all(
    Array.from({ length: count }, (_, i) => LocalClient.newGuest(address, ATTACKER, `Guest ${i}`)),
  );
}

/** Does the same in several places at once until it is stopped; failures of it are ignored. */
export async function repeat(
  { stopped }: Target,
  places: number,
  work: (place: number) => Promise<void>,
): Promise<void> {
  await Promise.all(
    Array.from({ length: places }, async (_, place) => {
      while (!stopped()) {
        // A refused connection is what the server should do.
        await work(place).catch(() => new Promise((resolve) => setImmediate(resolve)));
      }
    }),
  );
}
