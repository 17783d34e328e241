import type { Attack } from './attack.ts';
import { bodies, connections, deaf, malformed, refusals } from './connection-attacks.ts';
import { experts, history, listing, undo } from './table-attacks.ts';

export const attacks: { readonly [name: string]: Attack } = {
  undo,
  history,
  listing,
  refusals,
  deaf,
  bodies,
  experts,
  malformed,
  connections,
};
