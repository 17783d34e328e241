import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const top = [
  'core',
  'protocol',
  'client',
  'games',
  'search',
  'server',
  'web',
  'cli',
  'docs',
  'scripts',
  'tools',
  'deploy',
];
/** Folders that tools create and git ignores. */
const made = ['node_modules', 'data', 'dist', 'reports', 'test-results'];
/** The files directly in games/. */
const gameFiles = [
  'catalogue.ts',
  'catalogue-of.ts',
  'index.ts',
  'lazy-page.ts',
  'listed-game.ts',
  'open-catalogue.ts',
  'test-facts.ts',
];
/** The files directly in a game's folder. */
const entryFiles = [
  'game.ts',
  'cli.ts',
  'bot-worker.ts',
  'review-worker.ts',
  'lazy-parts.ts',
  'package.json',
  'positions.md',
];
/** Games outside the catalogue: `faubourg new-game` copies this one. */
const unlistedGames = ['sample-street'];
const gameFolders = [
  'data',
  'lessons',
  'puzzles',
  'manual',
  'rules',
  'bot',
  'table',
  'words',
  'test',
  'bench',
];

/** A line for each folder or file that is in the wrong place. */
export async function strayFolders(root: string): Promise<string[]> {
  const stray: string[] = [];
  for (const entry of await readdir(root, { withFileTypes: true })) {
    const { name } = entry;
    if (!entry.isDirectory() || name.startsWith('.') || made.includes(name)) continue;
    if (!top.includes(name)) stray.push(`${name}/ is not a folder of the project`);
  }
  for (const entry of await entries(join(root, 'games'))) {
    if (entry.isDirectory()) stray.push(...(await strayGameFolders(root, entry.name)));
    else if (!gameFiles.includes(entry.name)) stray.push(`games/${entry.name} belongs to no game`);
  }
  return stray;
}

async function strayGameFolders(root: string, game: string): Promise<string[]> {
  const stray: string[] = [];
  const folder = join(root, 'games', game);
  for (const entry of await entries(folder)) {
    const path = `games/${game}/${entry.name}`;
    if (entry.isDirectory()) {
      if (entry.name === 'node_modules') continue;
      if (!gameFolders.includes(entry.name)) stray.push(`${path}/ is not a folder of a game`);
    } else if (!entryFiles.includes(entry.name)) stray.push(`${path} is not a file of a game`);
  }
  for (const entry of await entries(join(folder, 'data'), { recursive: true })) {
    if (!entry.isDirectory() && !/\.(json|md)$/.test(entry.name)) {
      stray.push(`games/${game}/data/ holds ${entry.name}, which is not data`);
    }
  }
  const { workspaces } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  if (!workspaces.includes(`games/${game}`)) {
    stray.push(`games/${game} is not a workspace: add it to the workspaces of package.json`);
  }
  if (!unlistedGames.includes(game) && !(await isListed(root, game))) {
    stray.push(`games/${game} is not listed: add its game.ts to games/catalogue.ts`);
  }
  return stray;
}

/** A folder without a `game.ts` describes no game yet. */
async function isListed(root: string, game: string): Promise<boolean> {
  if (!existsSync(join(root, 'games', game, 'game.ts'))) return true;
  const catalogue = await readFile(join(root, 'games', 'catalogue.ts'), 'utf8');
  return catalogue.includes(`'@faubourg/${game}/game.ts'`);
}

async function entries(folder: string, options: { recursive?: boolean } = {}) {
  return existsSync(folder) ? readdir(folder, { ...options, withFileTypes: true }) : [];
}
