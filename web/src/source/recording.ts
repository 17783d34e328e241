import { commitmentTo, type GameRecord, type Play, writeRecord } from '@faubourg/core';
import type { KeptGame } from './kept-game.ts';
import { nameInRecord } from './seats.ts';

/** The record of a game on this device. */
export function recorded(play: Play, { secret, contributions, plan }: KeptGame): GameRecord {
  return writeRecord(play, {
    seats: plan.map(({ name }, seat) => ({ name: nameInRecord(name, seat) })),
    shuffling: { scheme: 1, commitment: commitmentTo(secret), contributions, secret },
  });
}
