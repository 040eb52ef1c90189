// Sold packages as the incomes of finance list them (finance.md 4 /finance/income/paket).
import { membershipState } from '../../../../src/resources/paket/membership-life.ts';
import { Conditions } from '../../../db/conditions.ts';
import { searchFor } from '../../../db/search.ts';
import { planned, run, runOne } from '../../../db/statement.ts';
import type { PackageIncome, PackageIncomes, PackageSums } from '../../finance/income/package-port.ts';
import { belongsTo } from '../../kernel/patient-search.ts';
import { paidOf } from '../membership/membership-rows.ts';

const FROM = `from memberships t join users u on u.id = t.customer_id left join bills b on b.id = t.bill_id cross join lateral (
    select sum(l.recognised_amount)::bigint as recognised, sum(l.released_amount)::bigint as released,
      sum(l.alloc_total - l.recognised_amount - l.released_amount)::bigint as left, sum(l.used_slot)::int as used,
      sum(l.free_slot)::int as slots
    from membershipperawatans l where l.membership_id = t.id) s`;
const PAID = paidOf('t');
/** Of what was given up, that part alone is income which was charged without use; what its bill was rounded by is none of packages. */
const EXPIRED = `case when t.status = ${membershipState.cancelled}
  then greatest(coalesce(t.cancel_charge, 0) - coalesce(b.rounding_amount, 0) - s.recognised, 0) else s.released end`;
/** Paid, and neither used nor expired. */
const UNEARNED = `least(s.left, greatest(${PAID} - s.recognised - (${EXPIRED}), 0))`;
const ROW = `t.id, t.code as membership, t.sold_at::text as sold_at, u.name as patient, u.username as rm,
  concat(t.snapshot ->> 'name', ' (', t.snapshot ->> 'code', ')') as package, t.total_amount as price_amount, ${PAID} as paid_amount,
  s.recognised as recognised_amount, (${EXPIRED})::bigint as expired_amount, (${UNEARNED})::bigint as unearned_amount, s.used, s.slots`;
const SUMS = `count(*)::int as count, coalesce(sum(t.total_amount), 0)::bigint as price_amount,
  coalesce(sum(${PAID}), 0)::bigint as paid_amount, coalesce(sum(s.recognised), 0)::bigint as recognised_amount,
  coalesce(sum(${EXPIRED}), 0)::bigint as expired_amount, coalesce(sum(${UNEARNED}), 0)::bigint as unearned_amount`;

/** Memberships by the day of their sale; what was cancelled before anything was earned is left out. */
export const listPackageIncomes: PackageIncomes = async (context, asked) => {
  const { start_date, end_date, keyword, page, limit } = asked;
  const where = new Conditions();
  where.addBranches('t.profile_id', context.branches);
  where.add('t.sold_at >= ?', start_date);
  where.add('t.sold_at <= ?', end_date);
  where.add('(t.status <> ? or t.cancel_charge > 0)', membershipState.cancelled);
  if (keyword) {
    const search = searchFor(keyword);
    where.add(
      `(${search.on('t.code')} or ${search.on(`(t.snapshot ->> 'name')`)} or ${belongsTo('t', search, context)})`,
      search.text,
    );
  }
  const cut = `limit ${limit} offset ${(page - 1) * limit}`;
  const rows = planned<PackageIncome, unknown[]>(
    `select ${ROW} ${FROM} ${where.text} order by t.sold_at desc, t.id desc ${cut}`,
  );
  const totals = planned<PackageSums & { readonly count: number }, unknown[]>(`select ${SUMS} ${FROM} ${where.text}`);
  const data = await run(context.tx, rows, ...where.values);
  const found = await runOne(context.tx, totals, ...where.values);
  if (!found) throw new Error('Sums are always one row.');
  const { count, ...sums } = found;
  return { data, count, sums };
};
