/* Two games of the same id, which a catalogue refuses. */
export { game as one, game as other } from './toy-catalogue.ts';
