import { de as account } from '../account-de.ts';
import { de as forms } from '../forms-de.ts';
import { de as ignored } from '../ignored-de.ts';
import { de as position } from '../position-de.ts';
import { de as seat } from '../seat-de.ts';

/** The texts of the screens that few visits begin with, in German. */
export const de = { ...account, ...forms, ...ignored, ...position, ...seat };
