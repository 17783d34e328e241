import type { FastifyBaseLogger } from 'fastify';
import type { Neighbours } from '../live/neighbours.ts';
import type { TellPages } from '../notices/notices.ts';
import type { Services } from '../services.ts';
import type { Engine } from '../store/engine.ts';

/** What other nodes tell: which log, which chat, whose mutes, which person has changed, who is connected. */
export async function listenToNodes(
  engine: Engine,
  { rooms, chat, people }: Pick<Services, 'rooms' | 'chat' | 'people'>,
  pages: TellPages,
  neighbours: Neighbours,
  logger: FastifyBaseLogger,
): Promise<void> {
  const missed = (error: unknown): void => {
    logger.warn({ err: error }, 'a note from another node was missed');
  };
  async function heard(note: string | null): Promise<void> {
    if (note === null) {
      people.forget(null);
      chat.forgetMutes(null);
      for await (const room of rooms.all()) await chat.hear(room).catch(missed);
      await rooms.hear(null, 0);
      await neighbours.refresh();
      return;
    }
    const [what, id = '', third = '0'] = note.split(' ');
    if (what === 'row') await rooms.hear(id, Number(third));
    else if (what === 'person') people.forget(id);
    else if (what === 'signed-out') people.signedOut(id);
    else if (what === 'mute') chat.forgetMutes(id);
    else if (what === 'notice') {
      // The node that says it has told the pages there itself.
      if (third !== rooms.ground.node) pages(id, note.slice(`notice ${id} ${third} `.length));
    } else if (what === 'here' || what === 'node') await neighbours.hear(note);
    else if (what === 'gone') await rooms.hear(id, Infinity);
    else if (what === 'chat') {
      const room = await rooms.present(id);
      if (room) await chat.hear(room);
    }
  }
  await engine.hear((note) => {
    heard(note).catch(missed);
  });
}
