const small = matchMedia('(width < 56rem)');

/** Whether the window is narrow: then the decision panel is below the board. */
export const windowSize = $state({ narrow: small.matches });

small.addEventListener('change', () => (windowSize.narrow = small.matches));
