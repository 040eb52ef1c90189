// What sold packages brought, as the module of packages tells it (paket.md): until it is there, nothing is sold and the list says so.
import type { z } from 'zod';
import type { packageIncome, packageSums } from '../../../../src/resources/finance/answers/income.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { port } from '../../kernel/port.ts';

export type PackageIncome = Readonly<z.infer<typeof packageIncome>>;
export type PackageSums = Readonly<z.infer<typeof packageSums>>;
type Asked = Pick<
  CallRequest<Calls['finance.income.paket']>['query'],
  'start_date' | 'end_date' | 'keyword' | 'page' | 'limit'
>;

export interface PackageIncomes {
  /** Why there can be no rows; null: packages are sold. */
  readonly note: string | null;
  /** Memberships that were sold in the range, in the branches in sight: a page of them, how many there are, and the sums of all; rupiah. */
  readonly list: (
    context: Context,
    asked: Asked,
  ) => Promise<{ readonly data: readonly PackageIncome[]; readonly count: number; readonly sums: PackageSums }>;
}
export const packageIncomes = port<PackageIncomes>('incomes of packages');

const NOTHING: PackageSums = {
  price_amount: 0,
  paid_amount: 0,
  recognised_amount: 0,
  expired_amount: 0,
  unearned_amount: 0,
};
/** Of a clinic that sells none. */
export const noPackages: PackageIncomes = {
  note: 'Belum ada paket yang dijual: modul Paket belum dipakai di klinik ini. Begitu paket terjual, pendapatannya tercatat di sini.',
  list: () => Promise.resolve({ data: [], count: 0, sums: NOTHING }),
};
