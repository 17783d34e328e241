import { flights } from '../../../web/test/play/motion.ts';
import { towerUpPlayer } from './browser-table.ts';

flights(towerUpPlayer);
