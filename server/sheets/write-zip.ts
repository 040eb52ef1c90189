// A ZIP archive that is written as it goes along: each file stands in memory alone, and is stored as it is, since papers are packed
// already.
import { Zip, ZipPassThrough } from 'fflate';

export interface ZippedFile {
  readonly name: string;
  readonly bytes: Buffer;
}
/** The first day that an archive knows: the same files are the same archive whenever it is made. */
const DAY = new Date(1980, 0, 1);

/** The archive of files, below 4 GB and 65.536 files. */
export async function* zipOf(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const archive = new Zip((error, part) => {
    if (error) throw error;
    written.push(part);
  });
  for await (const { name, bytes } of files) {
    const file = new ZipPassThrough(name);
    file.mtime = DAY;
    archive.add(file);
    file.push(bytes, true);
    yield* written.splice(0);
  }
  archive.end();
  yield* written.splice(0);
}
