export { fromEnvironment } from './environment.ts';
export { BadSetting } from './limits/parse-limits.ts';
export type { ServeOptions } from './options.ts';
export { type RunningServer, serve } from './serve.ts';
export { Unavailable } from './store/database.ts';
