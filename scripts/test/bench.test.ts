import { expect, test } from 'vitest';
import { readFigure } from '../benches/figure.ts';
import { findBenches, runBench } from '../benches/run.ts';
import { inProject } from './small-project.ts';

const one = '{"name":"core/toy/answers","value":12.5,"unit":"answers/s"}';
const other = '{"name":"one/random-games/4p","value":3,"unit":"games/s"}';
const say = (...lines: string[]) => lines.map((line) => `console.log('${line}');`).join('\n');

async function bench(text: string, prefix = ''): Promise<{ lines: string[]; figures: number }> {
  return inProject({ 'core/bench/a.bench.ts': text }, async (root) => {
    const lines: string[] = [];
    const figures = await runBench(root, 'core/bench/a.bench.ts', prefix, (line) => {
      lines.push(line);
    });
    return { lines, figures };
  });
}

test('bench files are found in every bench folder, and only there', async () => {
  const files = {
    'core/bench/b.bench.ts': '',
    'core/bench/helper.ts': '',
    'core/b.bench.ts': '',
    'games/one/bench/a.bench.ts': '',
    'node_modules/x/bench/a.bench.ts': '',
  };
  expect(await inProject(files, findBenches)).toEqual([
    'core/bench/b.bench.ts',
    'games/one/bench/a.bench.ts',
  ]);
});

test('figures pass through, those of another prefix do not', async () => {
  expect(await bench(say(one, other))).toEqual({ lines: [one, other], figures: 2 });
  expect(await bench(say(one, other), 'one/')).toEqual({ lines: [other], figures: 1 });
});

test('the bench file learns which prefix is asked for', async () => {
  const text = `if ('one/random-games/4p'.startsWith(process.argv[2])) ${say(other)}`;
  expect((await bench(text, 'one')).figures).toBe(1);
  expect((await bench(text, 'core')).figures).toBe(0);
});

test('a line that is no figure is refused with its reason', async () => {
  await expect(bench(say(one, 'warming up'))).rejects.toThrow(
    /core\/bench\/a\.bench\.ts printed a line that is no figure: it is not JSON\n {2}warming up/,
  );
});

test('a bench file that fails is not overlooked', async () => {
  await expect(bench(`${say(one)} process.exit(3);`)).rejects.toThrow(/ended with 3/);
});

test.each([
  ['[1]', 'not an object'],
  ['null', 'not an object'],
  ['{"name":"Core","value":1,"unit":"s"}', '"name"'],
  ['{"value":1,"unit":"s"}', '"name"'],
  ['{"name":"core/x","value":null,"unit":"s"}', '"value"'],
  ['{"name":"core/x","value":"1","unit":"s"}', '"value"'],
  ['{"name":"core/x","value":1}', '"unit"'],
  ['{"name":"core/x","value":1,"unit":"s","note":""}', '"note"'],
])('%s is no figure', (line, reason) => {
  expect(readFigure(line)).toEqual({ fault: expect.stringContaining(reason) as string });
});
