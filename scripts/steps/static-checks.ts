import { commandStep, type Step } from './step.ts';

const npm = (name: string, script: string): Step =>
  commandStep(name, ['npm', 'run', '--silent', script]);

/** The slowest first: nothing waits for it at the end. */
const COMPONENTS = commandStep('types of components', [
  'svelte-check',
  '--tsconfig',
  'web/tsconfig.json',
  '--fail-on-warnings',
  '--output',
  'human',
]);

/** All types are read by three programs: with Node's types, without them, and inside .svelte files. */
export const typeChecks: readonly Step[] = [
  COMPONENTS,
  commandStep('types', ['tsc', '-p', 'tsconfig.json']),
  commandStep('types in browsers', ['tsc', '-p', 'tsconfig.browser.json']),
];

/** What can be said about the sources without running them. */
export const staticChecks: readonly Step[] = [
  COMPONENTS,
  npm('dependency rules', 'deps'),
  ...typeChecks.slice(1),
  npm('lint', 'lint'),
  npm('format', 'format:check'),
];

export const unusedCode = npm('unused code', 'knip');
export const sizeBudgets = npm('size budgets', 'size');
