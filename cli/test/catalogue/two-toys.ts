/* Two games of one id, which no catalogue can hold. */
export { game as one, game as other } from './toy-catalogue.ts';
