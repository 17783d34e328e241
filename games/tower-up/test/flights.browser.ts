import { flights } from '../../../web/test/play/flights.ts';
import { towerUpPlayer } from './at-table.ts';

flights(towerUpPlayer);
