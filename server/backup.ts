// npm run backup [FILE]: one archive of the whole clinic. The server may be running. Ends with 2 when the books in it are wrong.
import { join, resolve } from 'node:path';
import { damageText } from './backup/book-checks.ts';
import { endsText } from './backup/chain.ts';
import { sealedName } from './backup/seal.ts';
import { writeBackup } from './backup/write-backup.ts';
import { type Answer, runCommand, withDatabase } from './command.ts';
import type { Config } from './config.ts';
import { diskStore } from './files/disk-store.ts';

/** 'klinik-20260306-040506.tar.gz', in UTC. */
const nameOf = (now: Date): string => {
  const [day = '', time = ''] = now.toISOString().replace(/[-:]/g, '').split(/[T.]/);
  return `klinik-${day}-${time}.tar.gz`;
};

const backUp = async (url: string, { dataDir, backupKey: key }: Config): Promise<Answer> => {
  const wanted = process.argv[2];
  const target = wanted === undefined ? join(dataDir, 'backups', sealedName(nameOf(new Date()), key)) : resolve(wanted);
  const {
    rows,
    files,
    missing,
    seals,
    damage = [],
  } = await writeBackup({
    url,
    files: diskStore(join(dataDir, 'files')),
    target,
    key,
  });
  const lost = missing.length === 0 ? '' : `\nNot in it, because their bytes are lost: ${missing.join(', ')}`;
  const ends = seals.length === 0 ? '' : `\nThe chains of seals end in\n${endsText(seals)}`;
  const text = `${target}: ${rows} rows, ${files} files.${lost}${ends}`;
  const wrong = damage.map((one) => `branch ${one.branch}: ${damageText(one)}`);
  return wrong.length === 0 ? { text } : { text, wrong: `The books in it are wrong.\n${wrong.join('\n')}` };
};

await runCommand((config) => withDatabase(config, ({ adminUrl }) => backUp(adminUrl, config)));
