import type { CompiledQuery } from 'kysely';
import type { Engine } from '../store/engine.ts';
import { seatMember } from '../store/tables.ts';
import type { Entry } from './entry.ts';

/** What an entry changes about who sits where, for "my tables". */
export function memberChanges(engine: Engine, id: string, entry: Entry): CompiledQuery[] {
  if (entry.kind === 'sit') return seatMember(engine, id, entry.seat, entry.person);
  return entry.kind === 'stand' ? seatMember(engine, id, entry.seat, null) : [];
}
