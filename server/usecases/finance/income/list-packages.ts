// Income of packages (finance.md 4 /finance/income/paket), as the module of packages tells it.
import type { Calls } from '../../../../src/resources/calls.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { cutOf, dayColumn, incomeSheet, moneyColumn, textColumn } from './income-sheet.ts';
import { packageIncomes } from './package-port.ts';

const COLUMNS = [
  dayColumn('sold_at', 'Tanggal'),
  textColumn('membership', 'Membership'),
  textColumn('patient', 'Pasien', 30),
  textColumn('rm', 'RM'),
  textColumn('package', 'Paket', 36),
  moneyColumn('price_amount', 'Harga'),
  moneyColumn('paid_amount', 'Dibayar'),
  moneyColumn('recognised_amount', 'Diakui'),
  moneyColumn('expired_amount', 'Hangus'),
  moneyColumn('unearned_amount', 'Sisa diterima di muka'),
  textColumn('progress', 'Terpakai'),
];

/** GET /api/finance/income/paket: memberships by the day of their sale; rupiah. */
export const listPackages = async (context: Context, { query }: CallRequest<Calls['finance.income.paket']>) => {
  const { data, count, sums } = await packageIncomes.given()(context, { ...query, ...cutOf(query) });
  if (!query.export) return { data, count, sums };
  const rows = data.map((row) => ({ ...row, progress: `${row.used}/${row.slots}` }));
  return incomeSheet(query, { title: 'Pendapatan paket', columns: COLUMNS, rows, sums });
};
