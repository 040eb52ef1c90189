// npm run backup [FILE]: one archive of the whole clinic. The server may be running.
import { join, resolve } from 'node:path';
import { endsText } from './backup/chain.ts';
import { writeBackup } from './backup/write-backup.ts';
import { runCommand } from './command.ts';
import { diskStore } from './files/disk-store.ts';

/** 'klinik-20260306-040506.tar.gz', in UTC. */
const nameOf = (now: Date): string => {
  const [day = '', time = ''] = now.toISOString().replace(/[-:]/g, '').split(/[T.]/);
  return `klinik-${day}-${time}.tar.gz`;
};

await runCommand(async ({ adminUrl: url }, { dataDir }) => {
  const wanted = process.argv[2];
  const target = wanted === undefined ? join(dataDir, 'backups', nameOf(new Date())) : resolve(wanted);
  const { rows, files, missing, seals } = await writeBackup({ url, files: diskStore(join(dataDir, 'files')), target });
  const lost = missing.length === 0 ? '' : `\nNot in it, because their bytes are lost: ${missing.join(', ')}`;
  const ends = seals.length === 0 ? '' : `\nThe chains of seals end in\n${endsText(seals)}`;
  return `${target}: ${rows} rows, ${files} files.${lost}${ends}`;
});
