import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { programVersion } from '../../server/live-tables/program-version.ts';
import { root } from '../tools/root.ts';
import { entries } from './entries.ts';
import { releasePlugin } from './plugin.ts';

/** Packages that others load if they happen to be installed. The release does without them. */
const ABSENT = ['pg-native', 'bufferutil', 'utf-8-validate', 'typescript', '@napi-rs/nice'];

/** Code of packages in the CommonJS format expects these names. */
const COMMON_JS = `import { createRequire as faubourgRequire } from 'node:module';
const require = faubourgRequire(import.meta.url);
const __dirname = import.meta.dirname;
const __filename = import.meta.filename;`;

/** Compiles server and command line with all packages they use. Returns the modules of packages. */
export async function compile(out: string): Promise<string[]> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    plugins: [releasePlugin(root, await programVersion([]))],
    ssr: { target: 'node', noExternal: true, external: ABSENT },
    build: {
      ssr: true,
      outDir: out,
      emptyOutDir: true,
      target: 'node24',
      minify: true,
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries(entries).map(([name, file]) => [name, join(root, file)]),
        ),
        // What one entry exports is loaded by name from another thread.
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          banner: COMMON_JS,
        },
      },
    },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}
