import { wholeGames } from '../../../web/test/play/whole-games.ts';
import { chinatownPlayer } from './at-table.ts';

wholeGames(chinatownPlayer);
