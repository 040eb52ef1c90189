// Sessions and absences of doctors: no doctor sits in two sessions at once, in any branch (service.md 2.5).
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { jadwal } from '../../../../src/resources/service/jadwal.ts';
import { jadwallibur } from '../../../../src/resources/service/jadwallibur.ts';
import { queueFor } from '../../../db/sequence.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { requireValidity } from '../../kernel/validity.ts';
import { genericCreate, genericEdit } from '../../kernel/generic.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';

type Session = Pick<
  StoredOf<typeof jadwal>,
  'doctor_id' | 'hari' | 'jam_mulai' | 'jam_selesai' | 'valid_from' | 'valid_to' | 'status'
>;
interface Times {
  readonly start_at: string;
  readonly end_at: string;
}

const overlapping = named<
  { cabang: string; sesi: string },
  [number, number, string, string, string, string | null, number]
>(
  'jadwal_overlap',
  `select p.name as cabang, j.sesi from jadwals j join profiles p on p.id = j.profile_id
   where j.doctor_id = $1 and j.hari = $2 and j.status = ${activeStatus.active} and j.jam_mulai < $4 and j.jam_selesai > $3
     and j.valid_from <= coalesce($6::date, 'infinity') and coalesce(j.valid_to, 'infinity') >= $5 and j.id <> $7
   limit 1`,
);
/** The line in which all who change a doctor's sessions wait belongs to no branch. */
const GROUP = 0;
const NEW = 0;

/** @throws Refusal session-end, validity-end, session-overlaps (422) */
const requireFree = async (context: WriteContext, session: Session, id: number): Promise<void> => {
  const { doctor_id, hari, jam_mulai, jam_selesai, valid_from, valid_to, status } = session;
  if (jam_selesai <= jam_mulai) throw refuseField('session-end', 'jam_selesai');
  requireValidity(session);
  if (status !== activeStatus.active) return;
  await queueFor(context.tx, GROUP, `jadwal-dokter-${doctor_id}`);
  const found = await acrossBranches(context, (tx) =>
    runOne(tx, overlapping, doctor_id, hari, jam_mulai, jam_selesai, valid_from, valid_to, id),
  );
  if (found) throw new Refusal('session-overlaps', { cabang: found.cabang, sesi: found.sesi });
};

/** @throws Refusal session-end, validity-end, session-overlaps (422) */
export const createJadwal: UseCases['service.jadwal']['create'] = async (context, body) => {
  await requireFree(context, { ...body, valid_to: body.valid_to ?? null }, NEW);
  return genericCreate(jadwal, context, body);
};

/** @throws Refusal session-end, validity-end, session-overlaps (422) */
export const editJadwal: UseCases['service.jadwal']['edit'] = async (context, { id, before }, body) => {
  await requireFree(
    context,
    { ...before, ...body, valid_to: body.valid_to === undefined ? before.valid_to : body.valid_to },
    id,
  );
  return genericEdit(jadwal, context, before, body);
};

const requireOrder = ({ start_at, end_at }: Times): void => {
  if (Date.parse(end_at) <= Date.parse(start_at)) throw refuseField('leave-end', 'end_at');
};

/** @throws Refusal leave-end (422) */
export const createJadwallibur: UseCases['service.jadwallibur']['create'] = async (context, body) => {
  requireOrder(body);
  return genericCreate(jadwallibur, context, body);
};

/** @throws Refusal leave-end (422) */
export const editJadwallibur: UseCases['service.jadwallibur']['edit'] = async (context, { before }, body) => {
  requireOrder({ ...before, ...body });
  return genericEdit(jadwallibur, context, before, body);
};
