const small = matchMedia('(width < 56rem)');

/** What the window is like: on a narrow one the decision is a sheet under the board. */
export const windowSize = $state({ narrow: small.matches });

small.addEventListener('change', () => (windowSize.narrow = small.matches));
