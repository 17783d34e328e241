import { en as account } from '../account-en.ts';
import { en as forms } from '../forms-en.ts';
import { en as ignored } from '../ignored-en.ts';
import { en as position } from '../position-en.ts';
import { en as seat } from '../seat-en.ts';

/** The texts of the screens that few visits begin with, in English. */
export const en = { ...account, ...forms, ...ignored, ...position, ...seat };
