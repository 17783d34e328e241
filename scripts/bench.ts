import { findBenches, runBench } from './benches/run.ts';
import { root } from './tools/root.ts';

const prefix = process.argv[2] ?? '';
let figures = 0;
for (const file of await findBenches(root)) {
  try {
    figures += await runBench(root, file, prefix, (line) => {
      console.log(line);
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
if (figures === 0) {
  console.error(prefix === '' ? 'There are no figures.' : `No figure's name starts with ${prefix}`);
  process.exitCode = 1;
}
