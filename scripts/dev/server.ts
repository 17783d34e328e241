/* The server of `npm run dev`: the API alone, since Vite serves the page. */

// With this variable, every worker thread sends its imports to its parent among its own messages.
delete process.env['WATCH_REPORT_DEPENDENCIES'];
const { fromEnvironment, serve } = await import('@faubourg/server');

const server = await serve({
  ...fromEnvironment(process.env),
  port: Number(process.env.PORT),
  data: process.env.FAUBOURG_DATA!,
  // Restarts do not wait for open connections.
  closeGrace: 0,
});
console.log(`The server answers at ${server.address}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void server.close());
