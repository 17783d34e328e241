import { test } from 'vitest';
import { momentsLaw } from '../../../web/test/play/moments-law.ts';
import { moments } from '../table/moments/index.ts';

test('its moments take the same time for all viewers, last one to two seconds, and have words in every language', () =>
  momentsLaw('downtown', moments));
