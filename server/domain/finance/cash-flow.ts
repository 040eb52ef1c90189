// Laporan arus kas, direct method (finance.md 10.10): what came in and went out through the cash accounts, by what it was for. Pure.
import { cashflowKind } from '../../../src/resources/finance/akun.ts';
import { negate, rowsOf, type StatementAccount, type StatementRow, sumColumns, totalRow } from './statement.ts';

/** An account that is no cash, with what moved through cash against it: debit minus credit of those journals' lines, rupiah. */
export interface CashFlowAccount extends StatementAccount {
  /** As `cashflowKind` of the account. */
  readonly cashflow: number;
}

const ACTIVITIES = [
  {
    cashflow: cashflowKind.operating,
    name: 'Arus Kas dari Aktivitas Operasi',
    total: 'Kas Bersih dari Aktivitas Operasi',
  },
  {
    cashflow: cashflowKind.investing,
    name: 'Arus Kas dari Aktivitas Investasi',
    total: 'Kas Bersih dari Aktivitas Investasi',
  },
  {
    cashflow: cashflowKind.financing,
    name: 'Arus Kas dari Aktivitas Pendanaan',
    total: 'Kas Bersih dari Aktivitas Pendanaan',
  },
] as const;

export interface CashFlow {
  readonly rows: readonly StatementRow[];
  /** Change of cash in each column, rupiah. */
  readonly change: readonly number[];
  readonly ending: readonly number[];
  /** Every column: cash before plus what moved is the cash of the books at the end. */
  readonly balanced: boolean;
}

/** Money that came in is positive: the other side of it was credited. */
const asRead = (_account: StatementAccount, signed: readonly number[]): readonly number[] => negate(signed);

/** Headings of an activity that has no accounts are left out with it. */
const activityRows = (
  accounts: readonly CashFlowAccount[],
  { name, total }: (typeof ACTIVITIES)[number],
  width: number,
): readonly StatementRow[] => {
  // Single accounts are read, not the headers of the chart, which mix activities.
  const details = rowsOf(
    accounts.filter(({ isheader }) => !isheader),
    width,
    asRead,
  ).map((row) => ({ ...row, level: 1 }));
  if (details.length === 0) return [];
  const heading: StatementRow = { ...totalRow(name, []), istotal: false, isheader: true };
  const sum = negate(
    sumColumns(
      accounts.map(({ amounts }) => amounts),
      width,
    ),
  );
  return [heading, ...details, totalRow(total, sum)];
};

/**
 * @param accounts all of the chart but cash, in the order of their codes, with what moved through cash against them
 * @param opening cash before each range, opening journals of the range included; `booked` what the books say at its end
 */
export const cashFlow = (
  accounts: readonly CashFlowAccount[],
  opening: readonly number[],
  booked: readonly number[],
): CashFlow => {
  const width = opening.length;
  const change = negate(
    sumColumns(
      accounts.map(({ amounts }) => amounts),
      width,
    ),
  );
  const ending = sumColumns([opening, change], width);
  const rows = [
    ...ACTIVITIES.flatMap((activity) =>
      activityRows(
        accounts.filter(({ cashflow }) => cashflow === activity.cashflow),
        activity,
        width,
      ),
    ),
    totalRow('Kenaikan (Penurunan) Kas', change),
    { ...totalRow('Kas dan Bank Awal', opening), istotal: false },
    totalRow('Kas dan Bank Akhir', ending),
  ];
  return { rows, change, ending, balanced: ending.every((value, i) => value === booked[i]) };
};
