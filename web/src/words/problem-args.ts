import type { Json } from '@faubourg/core';
import type { Arg, Args } from './sentence.ts';

/** Fields of events, decisions and problems whose value is a seat. */
const players = new Set(['seat', 'by', 'winner']);

/** The fields of a piece of data as arguments of a sentence. */
export function argsFrom(data: object): Args {
  const args: Record<string, Arg> = {};
  for (const [name, value] of Object.entries(data) as [string, Json][]) {
    if (typeof value === 'number') args[name] = players.has(name) ? { seat: value } : value;
    else if (typeof value === 'string') args[name] = value;
    else if (typeof value === 'boolean') args[name] = String(value);
    else if (Array.isArray(value)) args[name] = value.join(', ');
  }
  return args;
}
