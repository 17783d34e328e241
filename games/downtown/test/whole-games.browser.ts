import { wholeGames } from '../../../web/test/play/whole-games.ts';
import { downtownPlayer } from './browser-table.ts';

wholeGames(downtownPlayer);
