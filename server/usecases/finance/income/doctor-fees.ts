// What doctors get of the treatments of a range (finance.md 4 /finance/tindakan/doctorfee).
import type { Calls } from '../../../../src/resources/calls.ts';
import { actorType, hutang, hutangSource } from '../../../../src/resources/finance/hutang.ts';
import { profileFields } from '../../../../src/resources/finance/payee-profile.ts';
import { tindakanincome } from '../../../../src/resources/finance/tindakanincome.ts';
import { valuesOf } from '../../../../src/resources/kernel/field.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { addedUp, countColumn, FEE_COLUMNS, incomeSheet, moneyColumn, patternOf, textColumn } from './income-sheet.ts';

const { awaitsLab, cancelled } = tindakanincome.state;
const { employee } = valuesOf(profileFields.kategori.options);

interface DoctorFee {
  readonly doctor_id: number;
  readonly doctor: string;
  readonly employed: boolean;
  readonly treatments: number;
  readonly net_amount: number;
  readonly target_amount: number;
  readonly accrued_amount: number;
  readonly paid_amount: number;
  readonly owed_amount: number;
  readonly awaited_amount: number;
}
/** What was cancelled is no treatment; a fee that was paid of it still counts as paid. $1: branches. $4: pattern of the name, or null. */
const feesOf = named<DoctorFee, [branches: readonly number[], from: string, to: string, name: string | null]>(
  'doctor_fees',
  `with done as materialized (
     select t.id, t.doctor_id, t.net_amount, t.doctor_amount, t.accrued_doctor, t.status from ${tindakanincome.table} t
     where t.profile_id = any ($1) and t.transaction_at between $2 and $3
   ), paid as (
     select t.doctor_id, sum(h.paid_amount)::bigint as paid_amount, sum(h.amount - h.paid_amount)::bigint as owed_amount
     from done t join ${hutang.table} h on h.source_type = '${hutangSource.income}' and h.source_id = t.id
       and h.actor_type = '${actorType.doctor}' and h.status <> ${hutang.state.cancelled}
     group by t.doctor_id
   ), fees as (
     select t.doctor_id, count(*) filter (where t.status <> ${cancelled}) as treatments,
       coalesce(sum(t.net_amount) filter (where t.status <> ${cancelled}), 0)::bigint as net_amount,
       coalesce(sum(t.doctor_amount) filter (where t.status <> ${cancelled}), 0)::bigint as target_amount,
       sum(t.accrued_doctor)::bigint as accrued_amount,
       coalesce(sum(t.doctor_amount - t.accrued_doctor) filter (where t.status = ${awaitsLab}), 0)::bigint as awaited_amount
     from done t group by t.doctor_id
   )
   select f.doctor_id, d.name as doctor, coalesce(x.kategori = '${employee}', false) as employed, f.treatments, f.net_amount,
     f.target_amount, f.accrued_amount, coalesce(p.paid_amount, 0)::bigint as paid_amount,
     coalesce(p.owed_amount, 0)::bigint as owed_amount, f.awaited_amount
   from fees f join users d on d.id = f.doctor_id left join paid p on p.doctor_id = f.doctor_id
   left join actorpajaks x on x.actor_type = '${actorType.doctor}' and x.actor_id = f.doctor_id
   where $4::text is null or d.name ilike $4 order by f.accrued_amount desc, d.name, d.id`,
);

const COLUMNS = [
  textColumn('doctor', 'Dokter', 36),
  countColumn('treatments', 'Tindakan'),
  moneyColumn('net_amount', 'Neto'),
  moneyColumn('target_amount', 'Fee target'),
  ...FEE_COLUMNS,
  moneyColumn('awaited_amount', 'Menunggu lab'),
];
const SUMS = [
  'treatments',
  'net_amount',
  'target_amount',
  'accrued_amount',
  'paid_amount',
  'owed_amount',
  'awaited_amount',
] as const;

/** GET /api/finance/tindakan/doctorfee: by doctor, of the treatments of the range; rupiah. */
export const listDoctorFees = async (
  { tx, branches }: Context,
  { query }: CallRequest<Calls['finance.tindakan.doctorfee']>,
) => {
  const data = await run(tx, feesOf, branches, query.start_date, query.end_date, patternOf(query.keyword));
  const sums = addedUp(data, SUMS);
  if (query.export) return incomeSheet(query, { title: 'Fee dokter', columns: COLUMNS, rows: data, sums });
  return { data, count: data.length, sums };
};
