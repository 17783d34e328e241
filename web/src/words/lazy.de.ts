import { de as account } from './account-de.ts';
import { de as boardView } from './board-view-de.ts';
import { de as forms } from './forms-de.ts';
import { de as goingBack } from './going-back-de.ts';
import { de as ignored } from './ignored-de.ts';
import { de as learning } from './learning-de.ts';
import { de as lookingBack } from './looking-back-de.ts';
import { de as position } from './position-de.ts';
import { de as problems } from './problems-de.ts';
import { de as seat } from './seat-de.ts';
import { de as server } from './server-de.ts';
import { de as settings } from './settings-de.ts';

/** The texts that a first visit does not need, in German. */
export const de = {
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
