import { nl as account } from './account-nl.ts';
import { nl as boardView } from './board-view-nl.ts';
import { nl as forms } from './forms-nl.ts';
import { nl as goingBack } from './going-back-nl.ts';
import { nl as ignored } from './ignored-nl.ts';
import { nl as learning } from './learning-nl.ts';
import { nl as lookingBack } from './looking-back-nl.ts';
import { nl as position } from './position-nl.ts';
import { nl as problems } from './problems-nl.ts';
import { nl as seat } from './seat-nl.ts';
import { nl as server } from './server-nl.ts';
import { nl as settings } from './settings-nl.ts';

/** The texts that a first visit does not need, in Dutch. */
export const nl = {
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
