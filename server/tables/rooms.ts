import type { GameVersions, Refused } from '@faubourg/core';
import { tableUnknown } from './problems.ts';
import type { Ground } from './ground.ts';
import { NoRules } from './rebuilding.ts';
import { Room } from './room.ts';
import { type Keeping, unused, type Used } from './unused.ts';

/** Table names are 16 random bytes in base64url: nobody comes upon one by guessing. */
export const TABLE_ID = /^[\w-]{22}$/;

/** The tables this node has in memory. Any can be dropped and read again from its log. */
export class Rooms {
  readonly #rooms = new Map<string, Promise<Room | null>>();
  readonly #ground: Ground;
  readonly #keeping: Keeping;

  constructor(ground: Ground, keeping: Keeping) {
    this.#ground = ground;
    this.#keeping = keeping;
  }

  get games(): GameVersions {
    return this.#ground.games;
  }

  get ground(): Ground {
    return this.#ground;
  }

  get size(): number {
    return this.#rooms.size;
  }

  async get(id: string): Promise<Room | Refused> {
    if (!TABLE_ID.test(id)) return tableUnknown();
    let room = this.#rooms.get(id);
    if (!room) {
      room = this.#load(id);
      this.#rooms.set(id, room);
    }
    try {
      return (await room) ?? tableUnknown();
    } catch (error) {
      if (error instanceof NoRules) return error.refused;
      throw error;
    }
  }

  async #load(id: string): Promise<Room | null> {
    try {
      const room = await Room.load(this.#ground, id);
      if (!room) this.#rooms.delete(id);
      return room;
    } catch (error) {
      this.#rooms.delete(id);
      throw error;
    }
  }

  /** The rooms in memory. */
  async *all(): AsyncGenerator<Room> {
    for (const loading of this.#rooms.values()) {
      const room = await loading.catch(() => null);
      if (room) yield room;
    }
  }

  /** Another node appended a row, or the table is gone; null: anything may have been missed. */
  async hear(id: string | null, seq: number): Promise<void> {
    if (id === null) {
      const failed: unknown[] = [];
      // One that cannot be read holds up no other.
      for await (const room of this.all()) {
        await room.catchUp(Infinity).catch((error: unknown) => failed.push(error));
      }
      if (failed.length > 0) throw failed[0];
      return;
    }
    const room = await this.#rooms.get(id)?.catch(() => null);
    await room?.catchUp(seq);
  }

  /** The room if it is in memory. */
  async present(id: string): Promise<Room | null> {
    return (await this.#rooms.get(id)?.catch(() => null)) ?? null;
  }

  forget(id: string): void {
    this.#rooms.delete(id);
  }

  /** Drops rooms nobody has used for a while. */
  async sweep(): Promise<void> {
    const known: Used[] = [];
    for await (const { id, usedAt, audience } of this.all()) {
      known.push({ id, usedAt, watched: audience.size > 0 });
    }
    for (const id of unused(known, this.#keeping, this.#ground.now())) this.#rooms.delete(id);
  }
}
