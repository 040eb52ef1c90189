// What is owed to the clinic today, and the cash that it has (platform.md 6). Rupiah.
import { field } from '../../../../src/resources/kernel/field.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { planned, run } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../contract.ts';
import { AMOUNT, COUNT, figuresOf, figureValues, type FigureValues, LABEL, moneyValues, headed } from './figures.ts';

/** Days past due that an age ends with; the last has no end. */
const AGES = [
  { label: 'Belum jatuh tempo', upTo: 0 },
  { label: 'Lewat 1–30 hari', upTo: 30 },
  { label: 'Lewat 31–60 hari', upTo: 60 },
  { label: 'Lewat 61–90 hari', upTo: 90 },
  { label: 'Lewat > 90 hari', upTo: Number.MAX_SAFE_INTEGER },
] as const;

interface Late {
  readonly days: number;
  readonly count: number;
  readonly amount: number;
}
/** A bill without a due date is due on the day it was issued. */
const openByAge = planned<Late, [FigureValues[0], string, number | null, number | null]>(
  `select greatest($2::date - coalesce(b.due_date, b.posting_date), 0) as days, count(*) as count,
     sum(b.total_amount - b.installment_current_amount)::bigint as amount
   from bills b where b.profile_id = any ($1) and b.status in (1, 2)
     and ($3::bigint is null or b.doctor_id = $3) and ($4::bigint is null or b.customer_id = $4)
   group by 1`,
);

/** GET dashboard/finance/tagihan: unpaid bills as of today, whatever the range; `overdue` and `due` add up to `sum`. */
export const dueBills = async (
  context: Context,
  { query }: CallRequest<Calls['dashboard.finance.tagihan']>,
): Promise<unknown> => {
  const [branches, , , doctor, customer] = moneyValues(context, query);
  const late = await run(context.tx, openByAge, branches, context.today, doctor, customer);
  const rows = AGES.map(({ label, upTo }, i) => {
    const after = AGES[i - 1]?.upTo ?? -1;
    const inside = late.filter(({ days }) => days > after && days <= upTo);
    const total = (pick: (of: Late) => number) => inside.reduce((sum, of) => sum + pick(of), 0);
    return { label, count: total(({ count }) => count), amount: total(({ amount }) => amount) };
  });
  const sum = rows.reduce((total, { amount }) => total + amount, 0);
  const due = rows[0]?.amount ?? 0;
  const columns = [headed(LABEL, 'label', 'Umur'), headed(COUNT, 'count', 'Tagihan'), headed(AMOUNT, 'amount', 'Sisa')];
  return figuresOf(query, { title: 'Sisa tagihan', columns, rows }, { sum, due, overdue: sum - due });
};

/** Accounts that are cash: `cashflow` 0 of the chart (finance.md 7b). */
const balances = planned<{ code: string; label: string; amount: number }, [FigureValues[0]]>(
  `select a.code, a.name as label, sum(k.debit - k.credit)::bigint as amount
   from akunbalances k join akuns a on a.id = k.akun_id
   where k.profile_id = any ($1) and a.cashflow = 0 and not a.isheader group by a.id
   having sum(k.debit - k.credit) <> 0 order by a.code`,
);

/** GET dashboard/finance/kas: every posted journal up to now, whatever the range. */
export const cashPosition = async (
  context: Context,
  { query }: CallRequest<Calls['dashboard.finance.kas']>,
): Promise<unknown> => {
  const rows = await run(context.tx, balances, figureValues(context, query)[0]);
  const sum = rows.reduce((total, { amount }) => total + amount, 0);
  const columns = [
    { name: 'code', header: 'Kode', field: field.code('Kode') },
    headed(LABEL, 'label', 'Akun'),
    headed(AMOUNT, 'amount', 'Saldo'),
  ];
  return figuresOf(query, { title: 'Posisi kas', columns, rows }, { sum });
};
