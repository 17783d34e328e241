/*
 * The tests that need a package of tools/. Installs them first, so that it needs the network once.
 *
 *   npm run test:tools
 */
import { installTool, TOOLS } from '../tools/open-tool.ts';
import { tool } from './tools/run-tool.ts';

for (const name of TOOLS) installTool(name);
process.exitCode = await tool('vitest', ['run', ...process.argv.slice(2)], {
  FAUBOURG_TESTS: '**/test/**/*.tools.ts',
});
