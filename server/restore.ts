// npm run restore [--accept-damage] FILE: an archive back into an empty database.
import { join, resolve } from 'node:path';
import { damageText } from './backup/book-checks.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { BootRefusal } from './boot-refusal.ts';
import { type Answer, runCommand } from './command.ts';
import type { Config } from './config.ts';
import { diskStore } from './files/disk-store.ts';

const ACCEPT = '--accept-damage';

const restore = async (url: string, { dataDir, backupKey: key }: Config): Promise<Answer> => {
  const wanted = process.argv.slice(2).find((word) => word !== ACCEPT);
  if (wanted === undefined) throw new BootRefusal('Say which archive: npm run restore FILE.');
  const files = diskStore(join(dataDir, 'files'));
  const archive = resolve(wanted);
  const acceptDamage = process.argv.includes(ACCEPT);
  const restored = await restoreBackup({ url, files, archive, key, acceptDamage });
  const { made_at, tables, files: kept, missing_files, damage } = restored;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const lost = missing_files.length === 0 ? '' : `\nNot in the archive: the files ${missing_files.join(', ')}`;
  const found = damage.map(damageText).join('\n');
  const mark = 'The books are wrong, and marked until the findings are signed off below Laporan > Verifikasi Buku:';
  const marked = damage.length === 0 ? '' : `\n${mark}\n${found}`;
  return {
    text: `The clinic is as it was at ${made_at}: ${rows} rows, ${kept} files. Start it with npm start.${lost}${marked}`,
  };
};

await runCommand(({ adminUrl }, config) => restore(adminUrl, config), { alone: true });
