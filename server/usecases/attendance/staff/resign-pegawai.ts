// 'Form Pengeluaran Pegawai' (attendance.md 3): the last day of a member of the staff; once it is reached he is signed out.
import { manages, mayRelease, roleName } from '../../../../src/policies/index.ts';
import { DOKTER, SUPERADMIN } from '../../../../src/policies/role.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { user } from '../../../../src/resources/platform/user.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { lockRecord } from '../../../db/repository.ts';
import { requestFor } from '../../kernel/approval.ts';
import { inDays, inWords } from '../../kernel/review.ts';
import type { Actor, CallRequest, WriteContext } from '../../kernel/contract.ts';
import { endSessions } from '../../platform/session/end-sessions.ts';
import { openVisitsAfter } from './exit-figures.ts';
import { readPegawai, writtenPegawai } from './pegawai-row.ts';
import { resignFollowers } from './resign-port.ts';
import { changeUser } from '../../platform/person/write-user.ts';

type Body = CallRequest<Calls['attendance.pegawai.resign']>['body'];
interface Leaver {
  readonly id: number;
  readonly role: number;
}

const requireRelease = (actor: Actor, leaver: Leaver): void => {
  if (leaver.id === actor.id) throw new Refusal('resign-self');
  if (leaver.role === SUPERADMIN) throw new Refusal('resign-superadmin');
  if (!mayRelease(actor, leaver)) throw new Refusal('forbidden');
};

/** A doctor's patients are moved first; a superior may let him go all the same. */
const requireFree = async (context: WriteContext, leaver: Leaver, { leave_at, force }: Body): Promise<void> => {
  if (leaver.role !== DOKTER || (force && manages(context.actor, leaver))) return;
  const n = await openVisitsAfter(context, leaver.id, leave_at);
  if (n > 0) throw new Refusal('resign-with-visits', { n, tgl: formatDate(leave_at) });
};

/**
 * Stores the last day. Today or before: the account is switched off and all sessions end in the same transaction; a later day
 * may still be changed, and until it is over he works as before. An admin's waits for an approver where the rule says so.
 * Roster, leave and overtime after it end with it.
 * @throws Refusal not-found, forbidden, resign-self, resign-superadmin (403), already-resigned, resign-with-visits (409),
 * resign-before-join (422)
 */
export const resignPegawai = async (
  context: WriteContext,
  { params, body }: CallRequest<Calls['attendance.pegawai.resign']>,
) => {
  const { tx, actor, branches, today } = context;
  const { id, name, username, ...before } = await readPegawai(context, params['id'] ?? 0);
  requireRelease(actor, { id, role: before.role });
  const row = await lockRecord(tx, user, id, branches);
  if (!row) throw new Refusal('not-found');
  const { join_at, leave_at, status } = row;
  if (status !== activeStatus.active)
    throw new Refusal('already-resigned', { tgl: typeof leave_at === 'string' ? formatDate(leave_at) : 'hari ini' });
  if (typeof join_at === 'string' && body.leave_at < join_at) throw refuseField('resign-before-join', 'leave_at');
  await requireFree(context, { id, role: before.role }, body);
  const isOver = body.leave_at <= today;
  const after = isOver ? { leave_at: body.leave_at, status: activeStatus.inactive } : { leave_at: body.leave_at };
  await changeUser(tx, id, after, branches);
  if (isOver) await endSessions(tx, id);
  for (const follow of resignFollowers.given()) await follow(context, id, body.leave_at);
  const note = body.note ? `: ${body.note}` : '';
  const message = `pengeluaran pegawai ${name} (${username}) per ${formatDate(body.leave_at)}${note}`;
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
