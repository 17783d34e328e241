import { wholeGames } from '../../../web/test/play/whole-games.ts';
import { towerUpPlayer } from './browser-table.ts';

wholeGames(towerUpPlayer);
