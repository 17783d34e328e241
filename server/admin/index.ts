export { backup } from './backup.ts';
export { allTables, deleteTable, pruneGuests } from './keeping.ts';
export { exportTable, importTable } from './carrying.ts';
export { type TableFile } from './table-file.ts';
export { type Engine } from '../store/engine.ts';
export { openStore } from '../store/open.ts';
export { loadLibrary } from '../games.ts';
