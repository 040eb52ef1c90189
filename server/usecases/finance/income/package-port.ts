// What sold packages brought, as the module of packages tells it (paket.md).
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

/** Memberships that were sold in the range, in the branches in sight: a page of them, how many there are, and the sums of all; rupiah. */
export type PackageIncomes = (
  context: Context,
  asked: Asked,
) => Promise<{ readonly data: readonly PackageIncome[]; readonly count: number; readonly sums: PackageSums }>;
export const packageIncomes = port<PackageIncomes>('incomes of packages');
