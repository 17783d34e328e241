import { run } from './run.ts';
import { terminalOf } from './terminal/terminal.ts';

const { stdin, stdout, stderr, env, argv } = process;
// A reader that closes the pipe early (`| head`) is no error.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 3);
});
process.exitCode = await run(argv.slice(2), terminalOf(stdin, stdout, stderr, env));
