// npm run restore [--accept-damage] FILE: an archive back into an empty database. With the folder of a continuous archive: its last
// base and the log since, as the embedded database of a new data directory.
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Damage, damageText } from './backup/book-checks.ts';
import { endSessions, restoreArchive } from './backup/restore-archive.ts';
import { checkAfterwards, restoreBackup } from './backup/restore-backup.ts';
import { BootRefusal } from './boot-refusal.ts';
import { type Answer, runCommand, withDatabase } from './command.ts';
import type { Config } from './config.ts';
import { layCluster } from './db/embedded/index.ts';
import { prepareDatabase } from './db/prepare.ts';
import type { DatabaseUrls } from './db/urls.ts';
import { diskStore } from './files/disk-store.ts';

const ACCEPT = '--accept-damage';
/** Most that the replay of a day's log may take. */
const REPLAY_MS = 3_600_000;
const acceptDamage = process.argv.includes(ACCEPT);

const markedText = (damage: readonly Damage[]): string => {
  const mark = 'The books are wrong, and marked until the findings are signed off below Laporan > Verifikasi Buku:';
  return damage.length === 0 ? '' : `\n${mark}\n${damage.map(damageText).join('\n')}`;
};

const restoreFile = async (archive: string, url: string, { dataDir, backupKey: key }: Config): Promise<Answer> => {
  const files = diskStore(join(dataDir, 'files'));
  const restored = await restoreBackup({ url, files, archive, key, acceptDamage });
  const { made_at, tables, files: kept, missing_files, damage } = restored;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const lost = missing_files.length === 0 ? '' : `\nNot in the archive: the files ${missing_files.join(', ')}`;
  const text = `The clinic is as it was at ${made_at}: ${rows} rows, ${kept} files. Start it with npm start.`;
  return { text: `${text}${lost}${markedText(damage)}` };
};

const restoreFolder = async (folder: string, config: Config): Promise<Answer> => {
  const { database, dataDir, backupKey: key } = config;
  if (database !== undefined)
    throw new BootRefusal('The folder of an archive becomes an embedded database: leave DATABASE_URL out.');
  const files = diskStore(join(dataDir, 'files'));
  const laid = await layCluster(dataDir, (place) => restoreArchive({ folder, files, key, ...place }));
  const { made_at, last_at, segments } = laid;
  const text =
    `The clinic is as it was at ${last_at} (base of ${made_at}, ${segments} segments of the log): ${laid.files} files. ` +
    'Start it with npm start.';
  const check = async (urls: DatabaseUrls): Promise<Answer> => {
    await prepareDatabase(urls);
    await endSessions(urls.adminUrl);
    const damage = await checkAfterwards({ url: urls.adminUrl, archive: folder, acceptDamage });
    return { text: `${text}${markedText(damage)}` };
  };
  return withDatabase(config, check, { patience: REPLAY_MS });
};

await runCommand(async (config) => {
  const wanted = process.argv.slice(2).find((word) => word !== ACCEPT);
  if (wanted === undefined) throw new BootRefusal('Say which archive: npm run restore FILE.');
  const archive = resolve(wanted);
  return statSync(archive, { throwIfNoEntry: false })?.isDirectory() === true
    ? restoreFolder(archive, config)
    : withDatabase(config, ({ adminUrl }) => restoreFile(archive, adminUrl, config), { alone: true });
});
