/* The server of `npm run dev`: the API alone, since Vite serves the page. */

// Where this is set, every worker thread posts what it imports to its parent, among its messages.
delete process.env['WATCH_REPORT_DEPENDENCIES'];
const { fromEnvironment, serve } = await import('@faubourg/server');

const server = await serve({
  ...fromEnvironment(process.env),
  port: Number(process.env.PORT),
  data: process.env.FAUBOURG_DATA!,
  // A restart waits for no open connection.
  grace: 0,
});
console.log(`The server answers at ${server.address}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void server.close());
