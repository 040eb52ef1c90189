// Neraca (finance.md 6.9): what the clinic owns and owes on a day, with the result that no closing has moved yet. Pure.
import { accountType } from '../../../src/resources/finance/akun.ts';
import { negate, rowsOf, type StatementAccount, type StatementRow, sumColumns, totalRow } from './statement.ts';

const RUNNING = 'Laba (Rugi) Berjalan';

export interface BalanceSheet {
  readonly rows: readonly StatementRow[];
  readonly assets: readonly number[];
  readonly liabilities: readonly number[];
  /** Every column: assets equal debts and equity. */
  readonly balanced: boolean;
}

/** Assets are read as debits, debts and equity as credits; a contra account is negative in its group. */
const asRead = ({ type }: StatementAccount, signed: readonly number[]): readonly number[] =>
  type === accountType.asset ? signed : negate(signed);

/** Of no account: the result as a part of equity, below its heading. */
const RUNNING_ID = 0;
/** Equity with the running result in the sums of its heading, as the total has it. @param running debit minus credit */
const equityRows = (
  accounts: readonly StatementAccount[],
  running: readonly number[],
  width: number,
  zero: boolean,
): readonly StatementRow[] => {
  const root = accounts.find(({ isheader, parent_id }) => isheader && parent_id === null);
  const own = root
    ? [{ ...root, akun_id: RUNNING_ID, parent_id: root.akun_id, isheader: false, amounts: running }]
    : [];
  return rowsOf([...accounts, ...own], width, asRead, zero).filter(({ akun_id }) => akun_id !== RUNNING_ID);
};

/**
 * @param accounts all of the chart with their balances of every kind through the day, in the order of their codes
 * @param width number of columns
 */
export const balanceSheet = (accounts: readonly StatementAccount[], width: number, zero = false): BalanceSheet => {
  const of = (...types: readonly (number | undefined)[]) => accounts.filter(({ type }) => types.includes(type));
  const sum = (own: readonly StatementAccount[]) =>
    sumColumns(
      own.map(({ amounts }) => amounts),
      width,
    );
  const assets = sum(of(accountType.asset));
  const debts = negate(sum(of(accountType.liability)));
  const running = negate(sum(of(4, 5, 6, 7, 8, 9)));
  const equity = sumColumns([negate(sum(of(accountType.equity))), running], width);
  const liabilities = sumColumns([debts, equity], width);
  const rows = [
    ...rowsOf(of(accountType.asset), width, asRead, zero),
    totalRow('Total Aset', assets),
    ...rowsOf(of(accountType.liability), width, asRead, zero),
    totalRow('Total Kewajiban', debts),
    ...equityRows(of(accountType.equity), negate(running), width, zero),
    { ...totalRow(RUNNING, running, 1), istotal: false },
    totalRow('Total Ekuitas', equity),
    totalRow('Total Kewajiban dan Ekuitas', liabilities),
  ];
  return { rows, assets, liabilities, balanced: assets.every((value, i) => value === liabilities[i]) };
};
