import { wholeGames } from '../../../web/test/play/whole-games.ts';
import { downtownPlayer } from './at-table.ts';

wholeGames(downtownPlayer);
