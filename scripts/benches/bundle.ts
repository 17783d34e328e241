import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/**
 * The program of one bench file: it and everything of this project that it imports, as one text.
 * Packages stay outside, so that the program runs wherever they are installed.
 */
export async function bundleBench(root: string, file: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    ssr: { target: 'node', noExternal: [/^@faubourg\//] },
    build: {
      ssr: join(root, file),
      write: false,
      target: 'node24',
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  return output[0].code;
}
