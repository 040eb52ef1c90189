// What a request is told when its journals leave cash or a bank below zero: it may be so, but hardly on purpose (finance.md 4).
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { cashBelowZero, type LowestCash } from './cash-below.ts';

export interface CashWarning {
  readonly code: 'cash-below-zero';
  readonly message: string;
  /** Rupiah at the end of the day on which the account holds least, from the day of the journal on. */
  readonly balance: number;
  readonly day: string;
  readonly akun: { readonly id: number; readonly code: string; readonly name: string };
}

const warningOf = ({ id, code, name, day, balance }: LowestCash): CashWarning => ({
  code: 'cash-below-zero',
  message: `${code} ${name} menjadi ${formatRupiah(balance)} pada ${formatDate(day)}`,
  balance,
  day,
  akun: { id, code, name },
});

/** Accounts of the branch that the journals of this request took from and that are below zero since. */
export const cashWarnings = async (context: WriteContext): Promise<readonly CashWarning[]> => {
  const { branch, today, cashOut } = context;
  const own = cashOut.filter((out) => out.branch === branch.id);
  if (own.length === 0) return [];
  const from = own.map(({ day }) => day).toSorted()[0] ?? today;
  const accounts = [...new Set(own.flatMap((out) => out.accounts))];
  return (await cashBelowZero(context, branch.id, { from, until: today, accounts })).map(warningOf);
};

/** For who wants to be asked before: nothing is saved. @throws Refusal cash-below-zero (409) with the warnings */
export const refuseWarnings = (warnings: readonly CashWarning[]): void => {
  if (warnings.length === 0) return;
  const accounts = warnings.map(({ message }) => message).join('; ');
  throw new Refusal('cash-below-zero', { accounts }, undefined, { warnings });
};
