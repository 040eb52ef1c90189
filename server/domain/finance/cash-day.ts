// Kas harian (workspace.md 4): what came and went by method and cashier, and cash in the ledger against what was counted. Pure; whole
// rupiah.
import { formatRupiah } from '../../../src/resources/kernel/money.ts';

export interface CashierSum {
  readonly method: string;
  readonly cashier: string;
  readonly came: number;
  /** Handed back, or taken back. */
  readonly went: number;
}
export interface CashAccount {
  readonly akun_id: number;
  readonly code: string;
  readonly name: string;
  /** In the ledger: before the range, then of it. */
  readonly opening: number;
  readonly debit: number;
  readonly credit: number;
  /** In the drawers that were closed on the last day; null: none was. */
  readonly counted: number | null;
}
interface Row {
  readonly akun_id: number | null;
  readonly code: string;
  readonly name: string;
  readonly isheader: boolean;
  readonly istotal: boolean;
  readonly level: number;
  readonly values: readonly (number | null)[];
}

export const cashDayColumns = [
  { key: 'opening', label: 'Awal', kind: 'amount' },
  { key: 'came', label: 'Masuk', kind: 'amount' },
  { key: 'went', label: 'Keluar', kind: 'amount' },
  { key: 'ending', label: 'Akhir', kind: 'amount' },
  { key: 'counted', label: 'Dihitung', kind: 'amount' },
  { key: 'difference', label: 'Selisih', kind: 'amount' },
] as const;

type Moved = Pick<CashierSum, 'came' | 'went'>;
/** Of receipts nothing stands before or is counted: what came, what went, and what that leaves. */
const movedValues = ({ came, went }: Moved) => [null, came, went, came - went, null, null];
const sumOf = (rows: readonly Moved[]): Moved => ({
  came: rows.reduce((sum, row) => sum + row.came, 0),
  went: rows.reduce((sum, row) => sum + row.went, 0),
});

const row = (name: string, values: Row['values'], of: Partial<Row> = {}): Row => ({
  akun_id: null,
  code: '',
  name,
  isheader: false,
  istotal: false,
  level: 1,
  values,
  ...of,
});
const NOTHING = cashDayColumns.map(() => null);

const methodRows = (sums: readonly CashierSum[]): readonly Row[] =>
  [...new Set(sums.map(({ method }) => method))].flatMap((method) => {
    const own = sums.filter((sum) => sum.method === method);
    return [
      row(method, movedValues(sumOf(own)), { isheader: true }),
      ...own.map((sum) => row(sum.cashier, movedValues(sum), { level: 2 })),
    ];
  });

const endingOf = ({ opening, debit, credit }: CashAccount): number => opening + debit - credit;

const accountRow = (account: CashAccount): Row => {
  const { akun_id, code, name, opening, debit, credit, counted } = account;
  const ending = endingOf(account);
  const difference = counted === null ? null : counted - ending;
  return row(name, [opening, debit, credit, ending, counted, difference], { akun_id, code });
};

/**
 * @param sums by method, then by cashier, in the order that they are shown in
 * @returns the rows of a statement; a warning for each account that was counted otherwise than the ledger has it
 */
export const cashDay = (sums: readonly CashierSum[], accounts: readonly CashAccount[]) => {
  const receipts =
    sums.length === 0
      ? []
      : [
          row('Penerimaan menurut metode dan kasir', NOTHING, { isheader: true, level: 0 }),
          ...methodRows(sums),
          row('Jumlah penerimaan', movedValues(sumOf(sums)), { istotal: true, level: 0 }),
        ];
  const books =
    accounts.length === 0
      ? []
      : [row('Kas di buku dan yang dihitung', NOTHING, { isheader: true, level: 0 }), ...accounts.map(accountRow)];
  const warnings = accounts.flatMap((account) => {
    const { code, name, counted } = account;
    const ending = endingOf(account);
    return counted === null || counted === ending
      ? []
      : [`${code} ${name}: ${formatRupiah(ending)} di buku, ${formatRupiah(counted)} dihitung di laci`];
  });
  return {
    columns: cashDayColumns,
    rows: [...receipts, ...books],
    totals: [],
    meta: { balanced: warnings.length === 0, warnings },
  };
};
