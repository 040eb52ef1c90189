// The paper of a licence to practise (attendance.md 10), read by whoever sees the licence.
import { licence } from '../../../../src/resources/attendance/licence.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallHandlers } from '../../kernel/contract.ts';
import { genericShow, lockRow } from '../../kernel/generic.ts';
import { keepPaper } from '../../platform/file/keep-paper.ts';

const markKept = named<unknown, [id: number, file: number]>(
  'licence_bukti',
  'update pegawailicences set bukti = $2, version = version + 1, updated_at = now() where id = $1',
);

/**
 * POST /api/attendance/licence/{id}/bukti
 * @throws Refusal not-found (404); bukti-format, photo-unreadable, invalid (422); too-large (413)
 */
export const keepLicence: CallHandlers['attendance.licence.bukti'] = async (context, { params, upload }) => {
  const { id, number } = await lockRow(licence, context, params['id'] ?? 0);
  await run(context.tx, markKept, id, await keepPaper(context, 'attendance.licence.bukti', upload));
  return {
    record: await genericShow(licence, context, id),
    log: { message: `unggah berkas izin praktik ${number}` },
  };
};
