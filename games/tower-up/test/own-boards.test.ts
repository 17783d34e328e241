import { towerUp } from '@faubourg/tower-up';
import { boardLaws } from '../../test-boards.ts';
import { cardFile, city } from '../boards/formats.ts';
import { game } from '../game.ts';

boardLaws(towerUp, [cardFile, city], game.page!.boards!.words);
