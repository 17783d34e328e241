import { wholeGames } from '../../../web/test/play/whole-games.ts';
import { towerUpPlayer } from './at-table.ts';

wholeGames(towerUpPlayer);
