import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../tools/root.ts';

const source = join(root, 'client');

/** Writes the folder of the package `faubourg-client`: scripts and declarations. */
export async function buildClient(out: string): Promise<void> {
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  compile(out);
  const { private: _, ...manifest } = JSON.parse(
    await readFile(join(source, 'package.json'), 'utf8'),
  ) as { private: boolean };
  const published = {
    ...manifest,
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    engines: { node: '>=20' },
  };
  await writeFile(join(out, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  await cp(join(source, 'README.md'), join(out, 'README.md'));
  await cp(join(root, 'LICENSE'), join(out, 'LICENSE'));
}

/** Throws where the sources have a fault, which `npm run types` would name. */
function compile(out: string): void {
  const config = join(root, 'tsconfig.base.json');
  const read = ts.readConfigFile(config, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, root);
  const program = ts.createProgram([join(source, 'index.ts')], {
    ...options,
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: source,
    outDir: out,
    types: [],
  });
  const { diagnostics } = program.emit();
  const faults = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (faults.length === 0) return;
  const host = {
    getCurrentDirectory: () => root,
    getCanonicalFileName: String,
    getNewLine: () => '\n',
  };
  throw new Error(ts.formatDiagnostics(faults, host));
}
