import { flights } from '../../../web/test/play/flights.ts';
import { chinatownPlayer } from './at-table.ts';

flights(chinatownPlayer);
