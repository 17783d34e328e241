import { downtown } from '@faubourg/downtown';
import { boardLaws } from '../../test-boards.ts';
import { map } from '../boards/formats.ts';
import { game } from '../game.ts';

boardLaws(downtown, [map], game.page!.boards!.words);
