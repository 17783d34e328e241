import type { Shop } from '../rules/material.ts';

let icons = $state.raw<typeof import('./icons.ts') | null>(null);
let isAsked = false;

/**
 * The icon of a shop as a path; empty until the icons are there. They are loaded with the first
 * tile: at the first decision of a game nobody has any.
 */
export function shopIcon(shop: Shop): string {
  if (!isAsked) {
    isAsked = true;
    void import('./icons.ts').then((loaded) => {
      icons = loaded;
    });
  }
  return icons?.iconOf(shop) ?? '';
}
