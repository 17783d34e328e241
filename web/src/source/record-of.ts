import { commitmentTo, type GameRecord, type Play, writeRecord } from '@faubourg/core';
import type { SavedGame } from './saved-game.ts';
import { nameInRecord } from './players.ts';

/** The record of a game on this device. In a file of its own because it is loaded only when a record is saved or shared. */
export function recordOf(
  play: Play,
  { secret, contributions, shuffling, plan }: SavedGame,
): GameRecord {
  return writeRecord(play, {
    seats: plan.map(({ name, level, character }, seat) => ({
      name: nameInRecord(name, seat),
      ...(level && character && { bot: { level, character } }),
    })),
    shuffling: shuffling ?? {
      scheme: 1,
      commitment: commitmentTo(secret),
      contributions,
      secret,
    },
  });
}
