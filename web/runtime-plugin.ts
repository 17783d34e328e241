import type { Plugin } from 'vite';

/** What is never true in this page, by the module of Svelte's runtime that asks for it. */
const never: { readonly [module: string]: readonly string[] } = {
  // The page is drawn in the browser alone: there is no markup of a server's to take over.
  'client/dom/hydration.js': ['hydrating'],
  // All components are written with runes; none waits for promises outside `{#await}`.
  'flags/index.js': ['async_mode_flag', 'legacy_mode_flag', 'tracing_mode_flag'],
};

/**
 * Tells the bundler which modes of Svelte are never switched on. They are variables there, so it
 * would otherwise keep the code for them: about 1.2 kB of every visit.
 */
export function withoutModes(): Plugin {
  return {
    name: 'faubourg-without-modes',
    enforce: 'pre',
    apply: 'build',
    transform: (code, id) => {
      const module = Object.keys(never).find((end) => id.endsWith(`/svelte/src/internal/${end}`));
      if (module === undefined) return null;
      return never[module]!.reduce((text, mode) => constant(text, mode), code);
    },
  };
}

function constant(code: string, mode: string): string {
  const declared = `export let ${mode} = false;`;
  if (!code.includes(declared)) throw new Error(`Svelte no longer declares "${mode}" as it did.`);
  return code
    .replaceAll(new RegExp(`^\\s*${mode} = \\w+;$`, 'gm'), '')
    .replace(declared, `export const ${mode} = false;`);
}
