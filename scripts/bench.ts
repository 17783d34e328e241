import { parseArgs } from 'node:util';
import { compareBuilds } from './benches/compare.ts';
import { FEWEST_PAIRS } from './benches/ratio.ts';
import { findBenches, runBench } from './benches/run.ts';
import { makeBuild, readBuild, storeBuild } from './benches/stored-build.ts';
import { root } from './tools/root.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    store: { type: 'string' },
    compare: { type: 'string' },
    pairs: { type: 'string', default: '9' },
  },
});
const prefix = positionals[0] ?? '';
const files = await findBenches(root);

if (values.store !== undefined) await storeBuild(await makeBuild(root, files), values.store);
else if (values.compare !== undefined) await compare(values.compare);
else await measure();

function fail(why: string): void {
  console.error(why);
  process.exitCode = 1;
}

async function measure(): Promise<void> {
  let figures = 0;
  for (const file of files) {
    try {
      figures += await runBench(root, file, prefix, (line) => {
        console.log(line);
      });
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error));
    }
  }
  if (figures === 0) failEmpty();
}

function failEmpty(): void {
  fail(prefix === '' ? 'There are no figures.' : `No figure's name starts with ${prefix}`);
}

/** Fails if a figure is slower than that of the stored build. */
async function compare(path: string): Promise<void> {
  const pairs = Number(values.pairs);
  if (!(Number.isInteger(pairs) && pairs >= FEWEST_PAIRS)) {
    fail(`--pairs ${values.pairs}: expected a whole number, at least ${FEWEST_PAIRS}`);
    return;
  }
  const stored = await readBuild(path);
  if ('fault' in stored) {
    fail(stored.fault);
    return;
  }
  const here = await makeBuild(root, files);
  console.error(`${here.commit} (here) beside ${stored.commit} (stored)`);
  const figures = await compareBuilds(root, { here, stored }, { prefix, pairs }, (comparison) => {
    console.log(JSON.stringify(comparison));
    if (comparison.verdict === 'slower') process.exitCode = 1;
  });
  if (figures === 0) failEmpty();
}
