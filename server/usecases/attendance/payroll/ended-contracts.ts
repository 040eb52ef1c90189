// Contracts for a term that another one replaced, as a run compensates them (corrections.md 24).
import {
  payslipState,
  periodKind,
  periodState,
  lockingStates,
} from '../../../../src/resources/attendance/payroll-life.ts';
import type { EndedContract } from '../../../domain/attendance/contract.ts';
import { listed, named, run } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';
import { byPegawai } from './by-pegawai.ts';
import type { Period } from './period-rows.ts';

type Row = EndedContract & { readonly pegawai_id: number };
/**
 * By the run of its last day; where that was approved before the contract was replaced, it is there already, or it goes with the run of the
 * day on which it was replaced.
 */
const endedIn = named<Row, [period: number, pegawais: readonly number[]]>(
  'payroll_ended_contracts',
  `select k.pegawai_id, k.contract_start_at::text as start, k.contract_end_at::text as "end"
   from payrollperiodes r join pegawaikontraks k on k.profile_id = r.profile_id and k.pegawai_id = any ($2)
   left join lateral (
     select exists (
       select from payrolltransactions t join payrolltransactionlines l on l.payrolltransaction_id = t.id
       join payrollcomponents c on c.id = l.component_id
       where t.payrollperiode_id = o.id and t.pegawai_id = k.pegawai_id and t.status <> ${payslipState.excluded}
         and c.calc = 'compensation') as is_paid
     from payrollperiodes o where o.profile_id = r.profile_id and o.kind = ${periodKind.wages} and o.id <> r.id
       and o.status in ${listed(lockingStates)} and o.approved_at < k.created_at
       and k.contract_end_at between o.start_date and o.end_date
     limit 1) closed on true
   where r.id = $1 and r.kind = ${periodKind.wages} and r.status <> ${periodState.cancelled} and closed.is_paid is not true
     and case when closed.is_paid is null then k.contract_end_at else k.recorded_on end between r.start_date and r.end_date
   order by k.contract_start_at`,
);
/** By employee, in their order. */
export const endedContracts = async (
  { tx }: Pick<Context, 'tx'>,
  { id }: Period,
  pegawais: readonly number[],
): Promise<ReadonlyMap<number, readonly EndedContract[]>> => byPegawai(await run(tx, endedIn, id, pegawais));
