import { flights } from '../../../web/test/play/motion.ts';
import { chinatownPlayer } from './browser-table.ts';

flights(chinatownPlayer);
