export { fromEnvironment } from './environment.ts';
export { type Explained, type Explanation, explain } from './explain.ts';
export { BadSetting } from './limits/parse-limits.ts';
export type { ServeOptions } from './options.ts';
export { type RunningServer, serve } from './serve.ts';
export { DiskFull, Unavailable } from './store/database.ts';
export { FolderInUse } from './store/folder-lock.ts';
export { ForeignWal } from './store/wal-mark.ts';
