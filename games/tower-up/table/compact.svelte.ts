const small = matchMedia('(width < 64rem), (height < 30rem)');

/** Whether the window has space for the map alone: then market and stock are in `Below`. */
export const compact = $state({ on: small.matches });

small.addEventListener('change', () => (compact.on = small.matches));
