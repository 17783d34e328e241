import { constants, setPriority } from 'node:os';
import { loadGames } from '../../catalogue.ts';
import { attacks } from './attacks.ts';

/*
 * The attackers, in a process of their own. Arguments: the attack, the server's address, and what
 * was prepared, or `rows <count>` to prepare it. Real attackers have machines of their own, so this
 * process gets the processor time that nobody else wants.
 */

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const [name, address, prepared, rows] = process.argv.slice(2) as [string, string, string, string?];
const attack = attacks[name]!;
const games = await loadGames();
let sent = 0;
let refused = 0;
let stopped = false;
const count = (isRefused: boolean): void => {
  sent++;
  if (isRefused) refused++;
};
process.once('disconnect', () => process.exit());

if (prepared === 'rows') {
  const result = await attack.prepare!({ address, games, count }, Number(rows));
  process.send!({ prepared: result, sent, refused });
} else {
  const run = await attack.open({ address, games, prepared, count, stopped: () => stopped });
  process.on('message', (message) => {
    if (message === 'go') {
      sent = 0;
      refused = 0;
      void run();
    } else {
      stopped = true;
      process.send!({ sent, refused });
    }
  });
  process.send!('ready');
}
