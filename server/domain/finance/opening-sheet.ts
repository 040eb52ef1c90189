// Sheets of the detail behind opening balances (finance.md 6.7, 8): what each patient owed, what was held for him, what everybody else
// was owed. Columns, and what rows say together. Pure.
import { accountRole } from '../../../src/resources/finance/account-role.ts';
import { field } from '../../../src/resources/kernel/field.ts';
import { formatRupiah } from '../../../src/resources/kernel/money.ts';
import type { CellProblem, InputColumn, SheetRow } from '../sheet-column.ts';

type Columns = Readonly<Record<string, InputColumn>>;
const amount = (label: string) => field.money(label, { min: 1 });

export const RECEIVABLE_COLUMNS = {
  no_rm: { header: 'No RM', field: field.code('No RM') },
  nama: { header: 'Nama', field: field.text('Nama', { max: 100 }), required: true },
  no_tagihan: { header: 'No Tagihan', field: field.code('No Tagihan', { max: 40 }), required: true },
  tanggal: { header: 'Tanggal', field: field.date('Tanggal'), required: true },
  total: { header: 'Total', field: amount('Total'), required: true },
  dibayar: { header: 'Dibayar', field: field.money('Dibayar', { min: 0 }) },
  jatuh_tempo: { header: 'Jatuh Tempo', field: field.date('Jatuh Tempo') },
} as const satisfies Columns;

export const DEPOSIT_COLUMNS = {
  no_rm: { header: 'No RM', field: field.code('No RM'), required: true },
  nama: { header: 'Nama', field: field.text('Nama', { max: 100 }), required: true },
  jumlah: { header: 'Jumlah', field: amount('Jumlah'), required: true },
} as const satisfies Columns;

/** Kinds of payees in a sheet of opening payables: the word in the sheet, the control account that the row is taken from, its name. */
export const openingPayables = {
  vendor: { label: 'Vendor', akun: accountRole.vendorPayable, name: 'Hutang Biaya' },
  doctor: { label: 'Dokter', akun: accountRole.doctorPayable, name: 'Hutang Jasa Dokter' },
  laboratorium: { label: 'Laboratorium', akun: accountRole.labPayable, name: 'Hutang Laboratorium' },
  rumahsakit: { label: 'Rumah sakit/mitra', akun: accountRole.partnerPayable, name: 'Hutang Rumah Sakit/Mitra' },
  investor: { label: 'Investor', akun: accountRole.investorPayable, name: 'Hutang Bagi Hasil Investor' },
  deviden: { label: 'Deviden investor', akun: accountRole.dividendPayable, name: 'Hutang Deviden' },
} as const;
export type OpeningPayable = keyof typeof openingPayables;
/** In the order in which sheets and pages tell them. */
export const openingPayableTypes = Object.keys(openingPayables) as readonly OpeningPayable[];

export const PAYABLE_COLUMNS = {
  tipe_aktor: {
    header: 'Tipe Aktor',
    field: field.choice('Tipe Aktor', {
      options: openingPayableTypes.map((value) => ({ value, label: openingPayables[value].label })),
    }),
    required: true,
  },
  nama: { header: 'Nama', field: field.text('Nama', { max: 150 }), required: true },
  dokumen: { header: 'Dokumen', field: field.text('Dokumen', { max: 60 }), required: true },
  tanggal: { header: 'Tanggal', field: field.date('Tanggal'), required: true },
  jumlah: { header: 'Jumlah', field: amount('Jumlah'), required: true },
  jatuh_tempo: { header: 'Jatuh Tempo', field: field.date('Jatuh Tempo') },
} as const satisfies Columns;

export type ReceivableColumn = keyof typeof RECEIVABLE_COLUMNS;
export type DepositColumn = keyof typeof DEPOSIT_COLUMNS;
export type PayableColumn = keyof typeof PAYABLE_COLUMNS;

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const amountOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** How much of an opening balance a row takes, and what that balance is called. */
export interface Taking<N extends string> {
  readonly name: string;
  readonly at: N;
  /** Rupiah. */
  readonly of: (values: SheetRow<N>['values']) => number;
}
/** What is still open of a bill from before the books: total less what was paid. */
export const RECEIVABLE: Taking<ReceivableColumn> = {
  name: 'Piutang Pasien',
  at: 'total',
  of: ({ total, dibayar }) => amountOf(total) - amountOf(dibayar),
};
export const DEPOSIT: Taking<DepositColumn> = {
  name: 'Deposit Pasien',
  at: 'jumlah',
  of: ({ jumlah }) => amountOf(jumlah),
};
export const payableOf = (type: OpeningPayable): Taking<PayableColumn> => ({
  name: openingPayables[type].name,
  at: 'jumlah',
  of: ({ jumlah }) => amountOf(jumlah),
});

/** Key of a row: kind of payee, name and document number, so that the same document is not owed twice. */
export const payableKey = (values: Readonly<Record<'tipe_aktor' | 'nama' | 'dokumen', unknown>>): string =>
  [values.tipe_aktor, String(values.nama).toLowerCase(), values.dokumen].join('\n');

/** The rows of one kind of payee. */
export const payableRows = <R extends SheetRow<PayableColumn>>(
  rows: readonly R[],
  type: OpeningPayable,
): readonly R[] => rows.filter(({ values }) => values.tipe_aktor === type);

/** Rupiah of all rows. */
export const takenBy = <N extends string>(rows: readonly SheetRow<N>[], { of }: Taking<N>): number =>
  rows.reduce((sum, { values }) => sum + of(values), 0);

type Aged = 'tanggal' | 'jatuh_tempo';

/** Documents that are not from before the books, or due before their day. @param start first day of the books */
export const agedProblems = <N extends string>(
  rows: readonly SheetRow<N | Aged>[],
  start: string,
): readonly CellProblem<N | Aged>[] =>
  rows.flatMap(({ row, values }) => {
    const problems: CellProblem<Aged>[] = [];
    const day = textOf(values.tanggal) ?? '';
    const due = textOf(values.jatuh_tempo);
    if (day >= start)
      problems.push({ row, field: 'tanggal', message: 'Tanggal harus sebelum periode pertama dimulai' });
    if (due !== null && due < day)
      problems.push({ row, field: 'jatuh_tempo', message: 'Jatuh tempo harus pada atau setelah tanggal' });
    return problems;
  });

/** What is wrong with single opening receivables. @param start first day of the books */
export const receivableProblems = (
  rows: readonly SheetRow<ReceivableColumn>[],
  start: string,
): readonly CellProblem<ReceivableColumn>[] => [
  ...agedProblems<ReceivableColumn>(rows, start),
  ...rows
    .filter(({ values }) => values.total !== undefined && values.dibayar !== undefined && RECEIVABLE.of(values) <= 0)
    .map(({ row }) => ({ row, field: 'dibayar' as const, message: 'Tagihan sudah lunas' })),
];

/** The row in which they come to more than the opening balance has left, if there is one. @param left rupiah */
export const excessProblems = <N extends string>(
  rows: readonly SheetRow<N>[],
  { name, at, of }: Taking<N>,
  left: number,
): readonly CellProblem<N>[] => {
  let sum = 0;
  const over = rows.find(({ values }) => (sum += of(values)) > left);
  if (!over) return [];
  const message = `Melebihi saldo awal ${name} yang belum dirinci (${formatRupiah(left)})`;
  return [{ row: over.row, field: at, message }];
};
