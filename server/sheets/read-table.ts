// Reads an uploaded .xlsx: guarded against archives that explode, in a worker that may die without harm, one at a time.
import pLimit from 'p-limit';
import { Refusal } from '../../src/resources/refusals.ts';
import type { SheetName } from '../../src/resources/kernel/sheet-name.ts';
import type { JudgedTable } from './judge-table.ts';
import type { SheetAnswer, SheetRequest } from './sheet-worker.ts';
import { startWorker } from './start-worker.ts';
import { isArchive, readDirectory } from './zip-directory.ts';

const TIMEOUT_MS = 30_000;
/** Sheets that wait while another is read; their bytes stand in memory. */
const MAX_WAITING = 8;

const NO_WORKBOOK = 'Berkas ini bukan Excel (.xlsx). Simpan sebagai Buku Kerja Excel (.xlsx), lalu kirim kembali';

const run = async (request: SheetRequest): Promise<JudgedTable> => {
  const worker = startWorker(request);
  const unreadable = () => new Refusal('wrong-template');
  try {
    return await new Promise<JudgedTable>((resolve, reject) => {
      const timer = setTimeout(() => reject(unreadable()), TIMEOUT_MS);
      worker.once('message', (answer: SheetAnswer) => {
        clearTimeout(timer);
        if ('table' in answer) resolve(answer.table);
        else reject(new Refusal(answer.refusal, {}, answer.at));
      });
      // Out of memory in the worker arrives here as an error, not as a crash of the server.
      worker.once('error', () => reject(unreadable()));
      worker.once('exit', () => reject(unreadable()));
    });
  } finally {
    await worker.terminate();
  }
};

const inTurn = pLimit(1);

/**
 * The rows of the first sheet that is neither hidden nor empty, and what is wrong with them by themselves. The thread of the
 * requests only looks at the archive's directory.
 * @param today business day 'YYYY-MM-DD'
 * @throws Refusal wrong-template (422) when it is no readable workbook or another sheet, too-large (413) when it unpacks too far,
 * too-many-rows (422) above 5,000 rows, overloaded (503) when too many sheets wait
 */
export const readTable = async (name: SheetName, bytes: Buffer, today: string): Promise<JudgedTable> => {
  // Punches come as text too.
  if (isArchive(bytes)) readDirectory(bytes);
  else if (name !== 'punches') throw new Refusal('wrong-template', {}, { upload: [NO_WORKBOOK] });
  if (inTurn.pendingCount >= MAX_WAITING) throw new Refusal('overloaded');
  return inTurn(() => run({ name, bytes, today }));
};
