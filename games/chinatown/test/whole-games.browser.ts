import { wholeGames } from '../../../web/test/play/whole-games.ts';
import { chinatownPlayer } from './browser-table.ts';

wholeGames(chinatownPlayer);
