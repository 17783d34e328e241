import { serve } from '../../serve.ts';

/*
 * The server under attack, in a process of its own: our games and the limits that every server has
 * by default. Arguments: the folder of its database, and limits that differ, as JSON.
 */

const [data, limits] = process.argv.slice(2) as [string, string];
const server = await serve({
  port: 0,
  data,
  log: 'silent',
  limits: JSON.parse(limits) as object,
});
process.once('disconnect', () => void server.close());
process.send!({ address: server.address.replace('localhost', '127.0.0.1') });
