import { flights } from '../../../web/test/play/flights.ts';
import { downtownPlayer } from './at-table.ts';

flights(downtownPlayer);
