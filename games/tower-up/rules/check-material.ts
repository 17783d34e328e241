import small from '../data/board-2-players.json' with { type: 'json' };
import large from '../data/board-3-4-players.json' with { type: 'json' };
import tokens from '../data/bonus-tokens.json' with { type: 'json' };
import components from '../data/components.json' with { type: 'json' };
import objectives from '../data/objectives.json' with { type: 'json' };
import tracks from '../data/personal-board.json' with { type: 'json' };
import cards from '../data/stock-cards.json' with { type: 'json' };
import { materialFaults } from './material-check.ts';

/* Imported first, so that inconsistent data files are refused at load. */
const wrong = materialFaults({
  components,
  'stock-cards': cards,
  objectives,
  'personal-board': tracks,
  'bonus-tokens': tokens,
  'board-2-players': small,
  'board-3-4-players': large,
});
if (wrong.length > 0) throw new Error(wrong.join('\n'));
