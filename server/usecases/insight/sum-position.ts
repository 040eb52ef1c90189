// What is owed to the clinic today, and the cash that it has (platform.md 6). Rupiah.
import { cashflowKind } from '../../../src/resources/finance/akun.ts';
import { field } from '../../../src/resources/kernel/field.ts';
import type { Calls } from '../../../src/resources/calls.ts';
import { planned, run } from '../../db/statement.ts';
import type { CallRequest, Context } from '../kernel/contract.ts';
import { agesOfBills } from '../finance/bill/aging.ts';
import { AMOUNT, COUNT, figuresWith, figureValues, type FigureValues, LABEL, moneyValues, headed } from './figures.ts';

/** GET dashboard/finance/tagihan: unpaid bills as of today, whatever the range; `overdue` and `due` add up to `sum`. */
export const dueBills = async (context: Context, { query }: CallRequest<Calls['dashboard.finance.tagihan']>) => {
  const [branches, , , doctor, customer] = moneyValues(context, query);
  const rows = await agesOfBills(context, branches, { doctor, customer });
  const sum = rows.reduce((total, { amount }) => total + amount, 0);
  const due = rows[0]?.amount ?? 0;
  const columns = [headed(LABEL, 'label', 'Umur'), headed(COUNT, 'count', 'Tagihan'), headed(AMOUNT, 'amount', 'Sisa')];
  return figuresWith(query, { title: 'Sisa tagihan', columns, rows }, { sum, due, overdue: sum - due });
};

/** SQL over the accounts `a`: cash, banks and what is on its way to them: `cashflow` 0 of the chart (finance.md 7b). */
export const IS_CASH_BOOK = `a.cashflow = ${cashflowKind.cash} and not a.isheader`;
const balances = planned<{ id: number; code: string; label: string; amount: number }, [FigureValues[0]]>(
  `select a.id, a.code, a.name as label, sum(k.debit - k.credit)::bigint as amount
   from balances_before($1::bigint[], 'infinity') k join akuns a on a.id = k.akun_id
   where ${IS_CASH_BOOK} group by a.id
   having sum(k.debit - k.credit) <> 0 order by a.code`,
);

/** GET dashboard/finance/kas: every posted journal up to now, whatever the range. */
export const cashPosition = async (context: Context, { query }: CallRequest<Calls['dashboard.finance.kas']>) => {
  const rows = await run(context.tx, balances, figureValues(context, query)[0]);
  const sum = rows.reduce((total, { amount }) => total + amount, 0);
  const columns = [
    { name: 'code', header: 'Kode', field: field.code('Kode') },
    headed(LABEL, 'label', 'Akun'),
    headed(AMOUNT, 'amount', 'Saldo'),
  ];
  return figuresWith(query, { title: 'Posisi kas', columns, rows }, { sum });
};
