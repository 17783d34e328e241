import { nl as account } from '../account-nl.ts';
import { nl as forms } from '../forms-nl.ts';
import { nl as ignored } from '../ignored-nl.ts';
import { nl as position } from '../position-nl.ts';
import { nl as seat } from '../seat-nl.ts';

/** The texts of the screens that few visits begin with, in Dutch. */
export const nl = { ...account, ...forms, ...ignored, ...position, ...seat };
