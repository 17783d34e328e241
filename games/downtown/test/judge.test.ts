import { expect, test } from 'vitest';
import { judgeBreaches } from '../../../search/test/laws/judge-law.ts';
import * as bots from '../bot/index.ts';
import { downtown } from '../rules/index.ts';

/** JUDGE_POSITIONS=2000 judges that many positions. */
const POSITIONS = Number(process.env['JUDGE_POSITIONS'] ?? 24);

test('a judgement depends on the view alone and judges every asked answer', async () => {
  const { breaches, kinds } = await judgeBreaches(downtown, bots, POSITIONS);
  expect(breaches).toEqual([]);
  expect(kinds).toEqual([...downtown.kinds].sort());
});
