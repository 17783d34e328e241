import type { Shop } from '../rules/material.ts';
import type { iconOf } from './icons.ts';

let icons = $state.raw<{ readonly iconOf: typeof iconOf } | null>(null);
let isAsked = false;

async function load(): Promise<void> {
  icons = await import('./icons.ts');
}

/**
 * The icon of a shop as a path; empty until the icons are there. They are loaded with the first
 * tile: at the first decision of a game nobody has any.
 */
export function shopIcon(shop: Shop): string {
  if (!isAsked) {
    isAsked = true;
    void load();
  }
  return icons?.iconOf(shop) ?? '';
}
