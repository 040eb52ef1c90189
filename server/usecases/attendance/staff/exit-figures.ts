// What is open of somebody who leaves (attendance.md 4): loans, leave, and a doctor's sessions and patients.
import { loan } from '../../../../src/resources/attendance/loan.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { openVisitStates } from '../../../../src/resources/service/visit-state.ts';
import { listed, named, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { readPegawai } from './pegawai-row.ts';

interface Figures {
  /** Rupiah. */
  readonly kasbon: number;
  /** Days. */
  readonly sisa_cuti: number;
  readonly jadwal: number;
  readonly visits: number;
}
const figuresOf = named<Figures, [id: number, after: string]>(
  'pegawai_exit_figures',
  `select
     (select coalesce(sum(balance), 0)::bigint from pegawailoans where pegawai_id = $1 and status = ${loan.state.running}) as kasbon,
     (select coalesce(sum(entitlement + carried - expired + adjusted - used), 0) from leavebalances
       where pegawai_id = $1 and year = extract(year from $2::date)) as sisa_cuti,
     (select count(*) from jadwals where doctor_id = $1 and status = ${activeStatus.active}
       and coalesce(valid_to, 'infinity') > $2::date) as jadwal,
     (select count(*) from visits where doctor_id = $1 and visit_date > $2::date and status in ${listed(openVisitStates)}) as visits`,
);

const visitsAfter = named<{ visits: number }, [id: number, after: string]>(
  'doctor_visits_after',
  `select count(*) as visits from visits where doctor_id = $1 and visit_date > $2::date and status in ${listed(openVisitStates)}`,
);
/** Visits that wait for a doctor after a day. */
export const openVisitsAfter = async ({ tx }: Context, doctor: number, day: string): Promise<number> =>
  (await runOne(tx, visitsAfter, doctor, day))?.visits ?? 0;

/** GET /api/attendance/pegawai/{id}/checklist: as it stands after `leave_at`, today without it. @throws Refusal not-found (404) */
export const showExit = async (
  context: Context,
  { params, query }: CallRequest<Calls['attendance.pegawai.checklist']>,
) => {
  const { id } = await readPegawai(context, params['id'] ?? 0);
  const figures = await runOne(context.tx, figuresOf, id, query.leave_at ?? context.today);
  if (!figures) throw new Error('Sums of nothing are rows too.');
  return { data: figures };
};
