import { fr as account } from '../account-fr.ts';
import { fr as forms } from '../forms-fr.ts';
import { fr as ignored } from '../ignored-fr.ts';
import { fr as position } from '../position-fr.ts';
import { fr as seat } from '../seat-fr.ts';

/** The texts of the screens that few visits begin with, in French. */
export const fr = { ...account, ...forms, ...ignored, ...position, ...seat };
