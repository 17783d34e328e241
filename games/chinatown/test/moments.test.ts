import { test, vi } from 'vitest';
import { momentsLaw } from '../../../web/test/play/moments-law.ts';

// The drawings need the compiler, and nothing is drawn here.
vi.mock('../table/moments/Handshake.svelte', () => ({ default: {} }));
vi.mock('../table/moments/Lanterns.svelte', () => ({ default: {} }));
const { moments } = await import('../table/moments/index.ts');

test('its moments take the same time for all viewers, last one to two seconds, and have words in every language', () =>
  momentsLaw('chinatown', moments));
