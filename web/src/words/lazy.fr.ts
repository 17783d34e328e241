import { fr as account } from './account-fr.ts';
import { fr as boardView } from './board-view-fr.ts';
import { fr as forms } from './forms-fr.ts';
import { fr as goingBack } from './going-back-fr.ts';
import { fr as ignored } from './ignored-fr.ts';
import { fr as learning } from './learning-fr.ts';
import { fr as lookingBack } from './looking-back-fr.ts';
import { fr as position } from './position-fr.ts';
import { fr as problems } from './problems-fr.ts';
import { fr as seat } from './seat-fr.ts';
import { fr as server } from './server-fr.ts';
import { fr as settings } from './settings-fr.ts';

/** The texts that a first visit does not need, in French. */
export const fr = {
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
