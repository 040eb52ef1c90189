// All slips of a run as papers in one archive (attendance.md 4): read a few at a time and drawn in another thread, so that nobody waits
// for it.
import { Readable } from 'node:stream';
import type { Calls } from '../../../../src/resources/calls.ts';
import { payslipState } from '../../../../src/resources/attendance/payroll-life.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { zipOf, type ZippedFile } from '../../../sheets/write-zip.ts';
import { openDrawing } from '../../../print/draw-payslips.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { type ReadAgain, StreamedDownload, ZIP } from '../../kernel/download.ts';
import { fileNameOf, readPapers } from './print-slip.ts';

const AT_ONCE = 20;
const slips = named<{ id: number; period: string }, [period: number, branches: readonly number[]]>(
  'payroll_zip',
  `select t.id, p.name as period from payrolltransactions t join payrollperiodes p on p.id = t.payrollperiode_id
   where p.id = $1 and p.profile_id = any ($2) and t.status <> ${payslipState.excluded} order by t.id`,
);
const papers = async function* (read: ReadAgain, ids: readonly number[]): AsyncGenerator<ZippedFile> {
  const drawing = openDrawing();
  try {
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const page = await read((context) => readPapers(context, ids.slice(at, at + AT_ONCE)));
      const drawn = await drawing.draw(page);
      yield* drawn.flatMap((bytes, n) => {
        const slip = page[n];
        return slip ? [{ name: `${fileNameOf(slip)}.pdf`, bytes }] : [];
      });
    }
  } finally {
    await drawing.close();
  }
};

/** GET /api/attendance/payrollperiode/{id}/pdf. @throws Refusal not-found (404) where the run has no slips */
export const zipSlips = async (
  { tx, branches }: Context,
  { params }: CallRequest<Calls['attendance.payrollperiode.zip']>,
): Promise<StreamedDownload> => {
  const rows = await run(tx, slips, params['id'] ?? 0, branches);
  const [first] = rows;
  if (!first) throw new Refusal('not-found');
  return new StreamedDownload(`Slip ${first.period}.zip`, ZIP, rows.length, (read) =>
    Readable.from(
      zipOf(
        papers(
          read,
          rows.map(({ id }) => id),
        ),
      ),
      { objectMode: false },
    ),
  );
};
