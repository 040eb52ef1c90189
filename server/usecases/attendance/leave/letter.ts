// The letter behind a request: it is uploaded first, and read by whoever it is of and by those who keep the days (attendance.md 2).
import type { CallHandlers } from '../../kernel/contract.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import { Download, type FileType } from '../../kernel/download.ts';
import { keepPaper } from '../../platform/file/keep-paper.ts';
import { LETTER } from './leave-facts.ts';
import { showLeave } from './leave-row.ts';

interface Stored {
  readonly key: string;
  readonly filename: string;
  readonly mime: FileType;
}
const fileOf = named<Stored, [id: number]>(
  'leave_letter',
  'select key, filename, mime from files where id = $1 and deleted_at is null',
);

/** POST /api/attendance/leave/surat. @throws Refusal bukti-format, photo-unreadable, invalid (422) */
export const uploadLetter: CallHandlers['attendance.leave.unggah'] = async (context, { upload }) => {
  const id = await keepPaper(context, LETTER, upload);
  return { record: { id, filename: upload?.filename ?? '' }, log: null, status: 201 };
};

/** GET /api/attendance/leave/{id}/surat. @throws Refusal not-found, file-missing (404) */
export const showLetter: CallHandlers['attendance.leave.surat'] = async (context, { params }) => {
  const { attachment_id } = await showLeave(context, params['id'] ?? 0);
  const file = attachment_id === null ? undefined : await runOne(context.tx, fileOf, attachment_id);
  if (!file) throw new Refusal('not-found');
  return new Download(file.filename, file.mime, await context.files.get(file.key), 'inline');
};
