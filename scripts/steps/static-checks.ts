import { commandStep, type Step } from './step.ts';

const npm = (name: string, script: string): Step =>
  commandStep(name, ['npm', 'run', '--silent', script]);

/** Starts first, because it takes longest. */
const COMPONENTS = commandStep('types of components', [
  'svelte-check',
  '--tsconfig',
  'web/tsconfig.json',
  '--fail-on-warnings',
  '--output',
  'human',
]);

/** The types are checked three times: with Node's types, without them, and in .svelte files. */
export const typeChecks: readonly Step[] = [
  COMPONENTS,
  commandStep('types', ['tsc', '-p', 'tsconfig.json']),
  commandStep('types in browsers', ['tsc', '-p', 'tsconfig.browser.json']),
];

/** All checks that do not run the sources. */
export const staticChecks: readonly Step[] = [
  COMPONENTS,
  npm('dependency rules', 'deps'),
  ...typeChecks.slice(1),
  npm('lint', 'lint'),
  npm('format', 'format:check'),
];

export const unusedCode = npm('unused code', 'knip');
export const pageBuild = npm('page', 'build');
export const sizeBudgets = npm('size budgets', 'size');
