import { chinatown } from '@faubourg/chinatown';
import { boardLaws } from '../../test-boards.ts';
import { map } from '../boards/formats.ts';
import { game } from '../game.ts';

boardLaws(chinatown, [map], game.page!.boards!.words);
