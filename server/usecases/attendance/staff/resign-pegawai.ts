// 'Form Pengeluaran Pegawai' (attendance.md 3): the last day of a member of the staff; once it is reached he is signed out.
import { mayRelease, roleName } from '../../../../src/policies/index.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { user } from '../../../../src/resources/platform/user.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { lockRecord } from '../../../db/repository.ts';
import { requestFor } from '../../kernel/approval.ts';
import { inDays, inWords } from '../../kernel/review.ts';
import type { CallRequest, WriteContext } from '../../kernel/contract.ts';
import { endSessions } from '../../platform/session/end-sessions.ts';
import { readPegawai, writtenPegawai } from './pegawai-row.ts';
import { changeUser } from '../../platform/person/write-user.ts';

/**
 * Stores the last day. Today or before: the account is switched off and all sessions end in the same transaction; a later day
 * may still be changed, and until it is over he works as before. An admin's waits for an approver where the rule says so.
 * @throws Refusal not-found, forbidden (403), already-resigned (409), resign-before-join (422)
 */
export const resignPegawai = async (
  context: WriteContext,
  { params, body }: CallRequest<Calls['attendance.pegawai.resign']>,
) => {
  const { tx, actor, branches, today } = context;
  const { id, name, username, ...before } = await readPegawai(context, params['id'] ?? 0);
  if (!mayRelease(actor, { id, role: before.role })) throw new Refusal('forbidden');
  const row = await lockRecord(tx, user, id, branches);
  if (!row) throw new Refusal('not-found');
  const { join_at, leave_at, status } = row;
  if (status !== activeStatus.active) throw new Refusal('already-resigned');
  if (typeof join_at === 'string' && body.leave_at < join_at) throw refuseField('resign-before-join', 'leave_at');
  const isOver = body.leave_at <= today;
  const after = isOver ? { leave_at: body.leave_at, status: activeStatus.inactive } : { leave_at: body.leave_at };
  await changeUser(tx, id, after, branches);
  if (isOver) await endSessions(tx, id);
  const message = `pengeluaran pegawai ${name} (${username}) per ${formatDate(body.leave_at)}`;
  const record = await writtenPegawai(context, id);
  const request = await requestFor(context, 'attendance.resign', () => ({
    record: { type: user.name, id },
    grounds: [
      {
        table: user.table,
        id,
        stands: `$.status == ${activeStatus.active} && $.leave_at == ${JSON.stringify(leave_at)}`,
        reason: 'Ditutup oleh sistem: pegawai sudah dikeluarkan atau tanggal keluarnya sudah diubah',
      },
    ],
    told: {
      date: body.leave_at,
      changes: [
        inWords('Pegawai', `${name} (${username})`, `${name} (${username})`),
        inWords('Peran', roleName(before.role), roleName(before.role)),
        inDays('Tanggal keluar', typeof leave_at === 'string' ? leave_at : null, body.leave_at),
        inWords('Akun', 'Aktif', isOver ? 'Tidak aktif' : 'Aktif'),
      ],
    },
  }));
  return { record, request, log: { message, url: `/user/${id}/`, before: { leave_at, status }, after } };
};
