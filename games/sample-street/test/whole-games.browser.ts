import { wholeGames } from '../../../web/test/play/whole-games.ts';
import { player } from './browser-table.ts';

wholeGames(player);
