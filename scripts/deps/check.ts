import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { rm } from 'node:fs/promises';
import { folderCycles } from './folder-cycles.ts';
import { strayFolders } from './folders.ts';
import { mirror } from './mirror.ts';
import { rules } from './rules.ts';

export type Findings = {
  /** `rule: from → to`, sorted. */
  readonly violations: readonly string[];
  /** Folders and files that are in the wrong place. */
  readonly stray: readonly string[];
  /** How many modules were read, and how many imports they contain. */
  readonly read: { readonly ts: Read; readonly svelte: Read };
};

type Read = { modules: number; imports: number };

/** Checks the imports of a project against the rules, and its folders against the agreed ones. */
export async function check(root: string): Promise<Findings> {
  const copy = await mirror(root);
  try {
    const { output } = await cruise(
      ['.'],
      {
        baseDir: copy,
        ruleSet: { forbidden: rules },
        validate: true,
        // Checks type imports as well.
        tsPreCompilationDeps: true,
        doNotFollow: { path: '^\\.\\./' },
        exclude: { path: '^node_modules/' },
        enhancedResolveOptions: {
          exportsFields: ['exports'],
          conditionNames: ['import', 'svelte', 'browser', 'types', 'node', 'default'],
        },
      },
      { extensions: ['.ts', '.js', '.svelte', '.json'] },
    );
    if (typeof output === 'string') throw new TypeError(`Unexpected answer: ${output}`);
    return { ...digest(output), stray: await strayFolders(root) };
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

function digest(result: ICruiseResult): Pick<Findings, 'violations' | 'read'> {
  const read = (ending: string): Read => {
    const modules = result.modules.filter((module) => module.source.endsWith(ending));
    return {
      modules: modules.length,
      imports: modules.reduce((sum, module) => sum + module.dependencies.length, 0),
    };
  };
  const violations = result.summary.violations.map(
    ({ rule, from, to }) => `${rule.name}: ${from} → ${to}`,
  );
  return {
    violations: [...new Set([...violations, ...folderCycles(result.modules)])].sort(),
    read: { ts: read('.ts'), svelte: read('.svelte') },
  };
}
