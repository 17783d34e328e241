import { expect, test } from 'vitest';
import { catalogue } from '../../games/index.ts';
import { rulesOf } from '../src/app/app-context.ts';
import { storedRules } from '../src/app/stored-rules.ts';

const app = { catalogue };

test.each(Object.keys(catalogue))(
  '%s: a stored game finds the rules it began with, a new one the newest',
  async (id) => {
    const whole = await catalogue[id]!.rules();
    expect((await rulesOf(app, id)).rules).toBe(whole.rules);
    for (const { rules } of [whole, ...(whole.former ?? [])]) {
      expect((await storedRules(app, id, rules))?.rules).toBe(rules);
    }
    expect(await storedRules(app, id, whole.rules + 1)).toBeNull();
  },
);
