// The components of each employee in a period: the system's by rule, others by his own rows (attendance.md 2; corrections.md 21).
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { groupBy } from '../../../domain/attendance/group.ts';
import type { SlipComponent } from '../../../domain/attendance/slip-facts.ts';
import type { WagePreferences } from '../../../domain/attendance/wage-law.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';

type Found = SlipComponent & { readonly pegawai_id: number };

/**
 * Of several rows of one component within the period the last one counts, from its first day on. Without a row an employee has the
 * system's components, zakat with nothing.
 */
const componentsOf = named<Found, [branch: number, pegawai: readonly number[], from: string, to: string]>(
  'slip_components',
  `select p.id as pegawai_id, c.id, c.code, c.name, c.kind, c.calc, coalesce(o.amount, c.amount) as amount,
     coalesce(o.percent, c.percent) as percent, c.base, c.day_basis, c.unit_basis, c.max_per_day, c.is_fixed_allowance, c.is_taxable,
     c.is_prorated, c.reduces_gross, c.ledger_component, c.sort,
     case when o.start_date > $3::date then o.start_date::text end as "from",
     case when o.end_date < $4::date then o.end_date::text end as "to"
   from unnest($2::bigint[]) p (id)
   join payrollcomponents c on c.profile_id = $1 and c.status = ${activeStatus.active}
   left join lateral (
     select amount, percent, start_date, end_date from pegawaicomponents
     where pegawai_id = p.id and component_id = c.id and start_date <= $4 and (end_date is null or end_date >= $3)
     order by start_date desc limit 1
   ) o on true
   where c.is_system or c.calc = 'manual' or o.start_date is not null
   order by p.id, c.sort, c.id`,
);

/** What the slips of a period are made of, by employee. @param from first and last day of the period */
export const slipComponents = async (
  { tx }: Pick<Context, 'tx'>,
  branch: number,
  pegawai: readonly number[],
  [from, to]: readonly [from: string, to: string],
): Promise<ReadonlyMap<number, readonly SlipComponent[]>> => {
  const found = groupBy(await run(tx, componentsOf, branch, pegawai, from, to), ({ pegawai_id }) => pegawai_id);
  return new Map(pegawai.map((id) => [id, found.get(id) ?? []]));
};

const preferencesOf = named<WagePreferences, [number]>(
  'wage_preferences',
  'select jkk_percent, jp_max_age, pph_no_npwp_percent, umk_amount from branchpreferences where profile_id = $1',
);

/** What the branch chose about wages. @throws Error where it has no preferences, which every branch has */
export const wagePreferences = async ({ tx }: Pick<Context, 'tx'>, branch: number): Promise<WagePreferences> => {
  const found = await runOne(tx, preferencesOf, branch);
  if (!found) throw new Error(`branch ${branch} has no preferences`);
  return found;
};
