// Whether the slips of a run are still what its facts make: a THR of the same masa, a punch or a wage may have come after 'Hitung'.
import { lockingStates, payslipState, periodState } from '../../../../src/resources/attendance/payroll-life.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { listed, named, run, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import type { Period } from './period-rows.ts';
import { reckonNow, standing } from './reckon-slips.ts';

interface Amount {
  readonly component_id: number;
  readonly kind: number;
  readonly amount: number;
}
interface Kept {
  readonly pegawai_id: number;
  readonly name: string;
  /** Null: a slip without lines. */
  readonly lines: readonly Amount[] | null;
}
const kept = named<Kept, [period: number]>(
  'payroll_kept',
  `select t.pegawai_id, u.name, jsonb_agg(jsonb_build_object('component_id', l.component_id, 'kind', l.kind, 'amount', l.amount))
     filter (where l.id is not null) as lines
   from payrolltransactions t join users u on u.id = t.pegawai_id
   left join payrolltransactionlines l on l.payrolltransaction_id = t.id
   where t.payrollperiode_id = $1 and t.status <> ${payslipState.excluded} group by t.pegawai_id, u.name order by u.name, t.pegawai_id`,
);
/** Slips of an approved run that settled a year of which an earlier month, that of this run, is another one now. */
const settledOtherwise = named<{ name: string; period: string; year: number }, [period: number]>(
  'payroll_settled_otherwise',
  `select u.name, p.name as period, p.tax_year::int as year
   from payrollperiodes r join payrolltransactions m on m.payrollperiode_id = r.id
   join payrollperiodes p on p.tax_year = r.tax_year and p.tax_month > r.tax_month and p.status in ${listed(lockingStates)}
   join payrolltransactions s on s.payrollperiode_id = p.id and s.pegawai_id = m.pegawai_id and s.is_settlement
     and s.status <> ${payslipState.excluded}
   join users u on u.id = s.pegawai_id
   cross join lateral jsonb_to_record(s.tax_detail) d (masa_gross bigint, masa_withheld bigint, settlement jsonb)
   cross join lateral jsonb_to_record(d.settlement) y (gross bigint, withheld bigint, before jsonb)
   left join lateral jsonb_to_record(y.before) b (gross bigint, tax bigint, employer_tax bigint) on true
   cross join lateral (
     select coalesce(sum(t.gross_taxable), 0) as gross, coalesce(sum(t.tax), 0) as tax
     from payrolltransactions t join payrollperiodes o on o.id = t.payrollperiode_id
     where t.pegawai_id = s.pegawai_id and t.status <> ${payslipState.excluded} and o.status <> ${periodState.cancelled}
       and o.tax_year = p.tax_year and o.tax_month < p.tax_month) now
   where r.id = $1 and (y.gross - d.masa_gross - s.gross_taxable - coalesce(b.gross, 0) <> now.gross
     or y.withheld - d.masa_withheld - coalesce(b.tax + b.employer_tax, 0) <> now.tax)
   order by u.name limit 1`,
);
/** @throws Refusal past-tax-settled (409) where the year of somebody was settled with other wages or taxes of the run's month */
export const requireSettledSo = async ({ tx }: WriteContext, { id }: Period): Promise<void> => {
  const found = await runOne(tx, settledOtherwise, id);
  if (found) throw new Refusal('past-tax-settled', found);
};

/** Amounts of a slip, whatever their order. */
const told = (lines: readonly Amount[]): string =>
  lines
    .map(({ component_id, kind, amount }) => `${component_id} ${kind} ${amount}`)
    .toSorted()
    .join();

/**
 * Reckons a held run once more, and compares line by line with what stands there.
 * @throws Refusal payroll-stale (409) with the first name whose slip would be another one
 */
export const requireCurrent = async (context: WriteContext, period: Period): Promise<void> => {
  const stand = await run(context.tx, standing, period.id);
  const reckoned = await reckonNow(context, period, stand, null);
  const wanted = new Map(
    reckoned.map(({ one, slip }) => [one.member.id, { name: one.member.name, lines: slip.lines }]),
  );
  for (const { pegawai_id, name, lines } of await run(context.tx, kept, period.id)) {
    if (told(wanted.get(pegawai_id)?.lines ?? []) !== told(lines ?? [])) throw new Refusal('payroll-stale', { name });
    wanted.delete(pegawai_id);
  }
  for (const { name } of wanted.values()) throw new Refusal('payroll-stale', { name });
};
