/*
 * The games of Faubourg, one line each. No other file outside a game's folder names the game.
 * FAUBOURG_GAMES names another module of the same form: each export is a game.
 */
export { game as chinatown } from '@faubourg/chinatown/game.ts';
export { game as downtown } from '@faubourg/downtown/game.ts';
export { game as towerUp } from '@faubourg/tower-up/game.ts';
