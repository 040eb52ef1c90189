// npm run restore FILE: an archive back into an empty database.
import { join, resolve } from 'node:path';
import { restoreBackup } from './backup/restore-backup.ts';
import { BootRefusal } from './boot-refusal.ts';
import { runCommand } from './command.ts';
import { diskStore } from './files/disk-store.ts';

const restore = async (url: string, dataDir: string): Promise<string> => {
  const wanted = process.argv[2];
  if (wanted === undefined) throw new BootRefusal('Say which archive: npm run restore FILE.');
  const files = diskStore(join(dataDir, 'files'));
  const { made_at, tables, files: kept, missing_files } = await restoreBackup({ url, files, archive: resolve(wanted) });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const lost = missing_files.length === 0 ? '' : `\nNot in the archive: the files ${missing_files.join(', ')}`;
  return `The clinic is as it was at ${made_at}: ${rows} rows, ${kept} files. Start it with npm start.${lost}`;
};

await runCommand(({ adminUrl }, { dataDir }) => restore(adminUrl, dataDir), { alone: true });
