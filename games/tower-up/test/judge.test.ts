import { expect, test } from 'vitest';
import { judgeBreaches } from '../../../search/test/laws/judge-law.ts';
import * as bots from '../bot/index.ts';
import { towerUp } from '../rules/index.ts';

/** JUDGE_POSITIONS=2000 judges that many positions. */
const POSITIONS = Number(process.env['JUDGE_POSITIONS'] ?? 40);

test('a judgement depends on the view alone and judges every asked answer', async () => {
  const { breaches, kinds } = await judgeBreaches(towerUp, bots, POSITIONS);
  expect(breaches).toEqual([]);
  expect(kinds).toEqual([...towerUp.kinds].sort());
});
