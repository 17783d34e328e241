import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Programs that few need. Each folder beside this file has its own package.json and lock file. */
export type ToolName = 'api-reference' | 'lighthouse' | 'mutation' | 'rivals';

export const TOOLS: readonly ToolName[] = ['api-reference', 'lighthouse', 'mutation', 'rivals'];

/**
 * Runs `npm ci` in the folder of a tool, unless what its lock file lists is installed already.
 * Needs the network the first time.
 */
export function installTool(name: ToolName): void {
  const folder = fileURLToPath(new URL(`./${name}/`, import.meta.url));
  const lock = readFileSync(`${folder}package-lock.json`, 'utf8');
  // A copy of the lock file that npm installed.
  const installed = `${folder}node_modules/.installed-lock.json`;
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return;
  console.error(`Installing the packages of tools/${name} (once) …`);
  // A shell, because npm is npm.cmd on Windows.
  const { status } = spawnSync('npm ci --loglevel=error', {
    cwd: folder,
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`npm ci failed in tools/${name}: is the network reachable?`);
  writeFileSync(installed, lock);
}

/** Installs a tool and loads its index.js. The caller describes what it uses of it. */
export async function openTool<Module>(name: ToolName): Promise<Module> {
  installTool(name);
  return (await import(new URL(`./${name}/index.js`, import.meta.url).href)) as Module;
}
