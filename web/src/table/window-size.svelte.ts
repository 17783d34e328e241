/* The same conditions stand in the style sheets of the layout (web/src/screen). */
const narrow = matchMedia('(width < 56rem), (height < 30rem)');
const low = matchMedia('(height < 30rem) and (width >= 30rem)');

/**
 * The form of the window. `narrow`: too small for the whole desk, so that the board has as much of it
 * as possible. `low`, which is narrow, too: a telephone in landscape or an enlarged page, where the
 * decision panel is beside the board; in any other narrow window it is below the board.
 *
 * A word beside a sign that says the same is for screen readers alone where there is no room for it:
 * `class:unseen={windowSize.narrow}`.
 */
export const windowSize = $state({ narrow: narrow.matches, low: low.matches });

narrow.addEventListener('change', () => (windowSize.narrow = narrow.matches));
low.addEventListener('change', () => (windowSize.low = low.matches));
