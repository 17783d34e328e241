import { tool } from './tools/run-tool.ts';

const checks: readonly (readonly [string, ...string[]])[] = [
  ['tsc', '-p', 'tsconfig.json'],
  ['tsc', '-p', 'tsconfig.browser.json'],
  ['svelte-check', '--tsconfig', 'web/tsconfig.json', '--fail-on-warnings', '--output', 'human'],
];

for (const [name, ...args] of checks) {
  if ((await tool(name, args)) !== 0) process.exitCode = 1;
}
