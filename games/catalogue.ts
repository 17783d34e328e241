/*
 * The games of Faubourg: one line each. Nothing else outside a game's own folder names it.
 * FAUBOURG_GAMES names another module of the same form: each of its exports is a game.
 */
export { game as chinatown } from '@faubourg/chinatown/game.ts';
export { game as downtown } from '@faubourg/downtown/game.ts';
export { game as towerUp } from '@faubourg/tower-up/game.ts';
