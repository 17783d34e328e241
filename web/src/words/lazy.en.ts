import { en as account } from './account-en.ts';
import { en as boardView } from './board-view-en.ts';
import { en as forms } from './forms-en.ts';
import { en as goingBack } from './going-back-en.ts';
import { en as ignored } from './ignored-en.ts';
import { en as learning } from './learning-en.ts';
import { en as lookingBack } from './looking-back-en.ts';
import { en as position } from './position-en.ts';
import { en as problems } from './problems-en.ts';
import { en as seat } from './seat-en.ts';
import { en as server } from './server-en.ts';
import { en as settings } from './settings-en.ts';

/** The texts that a first visit does not need, in English. */
export const en = {
  ...account,
  ...boardView,
  ...forms,
  ...goingBack,
  ...ignored,
  ...learning,
  ...lookingBack,
  ...position,
  ...problems,
  ...seat,
  ...server,
  ...settings,
};
