import {
  encodeBlock,
  encodeHeader,
  JsKernel,
  lossesOf,
  type Losses,
  readSamples,
  writeNet,
} from '../index.ts';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { madeUp, madeUpNet, madeUpSamples } from './samples.ts';

/** What `learner.py outputs` prints. */
type Said = { readonly outputs: readonly (readonly number[])[]; readonly losses: Losses };

const SCRIPT = join(import.meta.dirname, '../../scripts/training/learner.py');
/**
 * Made by this test where Python has PyTorch: RECORD=1 npx vitest run search/test/learner.test.ts
 * (PYTHON names the Python to use).
 */
const RECORDED = join(import.meta.dirname, 'fixtures/learner-outputs.json');
const python = process.env['PYTHON'] ?? 'python3';

const net = madeUpNet(7);
const samples = madeUpSamples(16, 8);
const folder = mkdtempSync(join(tmpdir(), 'faubourg-learner-'));
const [netPath, samplesPath] = [join(folder, 'net.json'), join(folder, 'samples.bin')];
const made = { command: 'a test', seed: 7, games: 0 };
const file = writeNet(net, { game: madeUp.game, players: madeUp.players, fits: 'made-up', made });
writeFileSync(netPath, JSON.stringify(file));
const bytes = Buffer.concat([encodeHeader(madeUp), encodeBlock(madeUp, samples)]);
writeFileSync(samplesPath, bytes);

const hasTorch = spawnSync(python, ['-c', 'import torch, numpy']).status === 0;

/** What PyTorch says: now where it is installed, else as it was recorded. */
function saidByTorch(): Said {
  if (!hasTorch) return JSON.parse(readFileSync(RECORDED, 'utf8')) as Said;
  const text = execFileSync(python, [SCRIPT, 'outputs', netPath, samplesPath], {
    encoding: 'utf8',
  });
  if (process.env['RECORD'] === '1') writeFileSync(RECORDED, text);
  return JSON.parse(text) as Said;
}

test(`both learners compute the same from the same weights and samples (PyTorch: ${hasTorch ? 'now' : 'as recorded'})`, () => {
  const said = saidByTorch();
  const kernel = new JsKernel(net);
  expect(said.outputs).toHaveLength(samples.length);
  for (const [i, { inputs }] of samples.entries()) {
    kernel.input.set(inputs);
    kernel.run();
    for (const [k, output] of kernel.output.entries()) {
      const base = k < madeUp.players ? madeUp.first!.scale * inputs[madeUp.first!.places[k]!]! : 0;
      expect(said.outputs[i]![k]).toBeCloseTo(output + base, 4);
    }
  }
  const own = lossesOf(net, madeUp, readSamples(bytes)!.tables);
  expect(said.losses.shares).toBeCloseTo(own.shares, 4);
  expect(said.losses.scores).toBeCloseTo(own.scores, 4);
  expect(said.losses.policy).toBeCloseTo(own.policy, 4);
});
