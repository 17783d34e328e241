/*
 * How soon the page shows what people do, for every game. One JSON line for each figure.
 *
 *   npm run bench:page                    from the click to the move on screen, in the page and at a
 *                                         table of a server on the same machine
 *   npm run bench:page -- tower-up 40     one game, forty moves each
 *   npm run bench:page -- --inp [game]    from every kind of press to the next paint, on a telephone
 *                                         with a sixth of the speed
 */
import { parseArgs } from 'node:util';
import { catalogue } from '../games/index.ts';
import { measureMoves } from './benches/page-delays.ts';
import { measurePresses } from './benches/page-presses.ts';
import { served } from './tools/serve-page.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { inp: { type: 'boolean', default: false } },
});
const [wanted = '', moves = '15'] = positionals;

const plenty = { burst: 100_000, perMinute: 100_000 };
await served(
  async (browser, address) => {
    for (const { id, page } of Object.values(catalogue)) {
      if (!id.startsWith(wanted) || !page) continue;
      if (values.inp) await measurePresses(browser, address, id);
      else
        for (const remote of [false, true])
          await measureMoves(browser, address, { id, remote, moves: Number(moves) });
    }
  },
  { requests: plenty, identities: plenty, tables: plenty, histories: plenty },
);
