/** A disc, as a path. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A lantern, its middle at x, y. */
export const lanternOf = (x: number, y: number, r: number): string =>
  `M${x} ${y - r * 1.9}v${r * 0.6}M${x - r} ${y}a${r} ${r * 1.25} 0 1 0 ${2 * r} 0a${r} ${r * 1.25} 0 1 0 ${-2 * r} 0z`;
