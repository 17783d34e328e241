export { backup } from './backup.ts';
export { allTables, deleteTable, pruneGuests } from './maintenance.ts';
export { restore } from './restore.ts';
export { exportTable } from './export-table.ts';
export { importTable } from './import-table.ts';
export { type TableFile } from './table-file.ts';
export { type Database } from '../store/database.ts';
export { openStore } from '../store/open.ts';
export { loadGames } from '../catalogue.ts';
