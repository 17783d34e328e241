/* What the home page says about the game, in one file: it is loaded for every game at once. */
export { goal } from './goal.ts';
export { tagline } from './tagline.ts';
