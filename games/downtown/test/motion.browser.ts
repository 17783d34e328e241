import { flights } from '../../../web/test/play/motion.ts';
import { downtownPlayer } from './browser-table.ts';

flights(downtownPlayer);
