// Sheets of the books (finance.md 8): journals and opening balances. Columns, and what rows say together. Pure.
import { field } from '../../../src/resources/kernel/field.ts';
import { formatRupiah } from '../../../src/resources/kernel/money.ts';
import type { CellProblem, InputColumn, SheetRow } from '../sheet-column.ts';

const side = (label: string) => field.money(label, { min: 0 });

export const JOURNAL_COLUMNS = {
  kode: { header: 'Kode', field: field.code('Kode', { max: 30, pattern: /^[\w./-]+$/ }), required: true },
  tanggal: { header: 'Tanggal', field: field.date('Tanggal') },
  memo: { header: 'Memo', field: field.note('Memo', { max: 500 }) },
  kode_akun: { header: 'Kode Akun', field: field.code('Kode Akun'), required: true },
  keterangan: { header: 'Keterangan', field: field.text('Keterangan', { max: 300 }) },
  debit: { header: 'Debit', field: side('Debit') },
  kredit: { header: 'Kredit', field: side('Kredit') },
} as const satisfies Readonly<Record<string, InputColumn>>;

export const OPENING_COLUMNS = {
  code: { header: 'Kode', field: field.code('Kode'), required: true },
  name: { header: 'Nama', field: field.text('Nama', { max: 100 }) },
  debit: { header: 'Debit', field: side('Debit') },
  credit: { header: 'Kredit', field: side('Kredit') },
} as const satisfies Readonly<Record<string, InputColumn>>;

export type JournalColumn = keyof typeof JOURNAL_COLUMNS;

export interface JournalEntry {
  readonly row: number;
  readonly kode_akun: string;
  readonly keterangan: string;
  /** Rupiah. */
  readonly debit: number;
  readonly kredit: number;
}
/** The rows of one 'Kode': a journal. Day and memo stand in its first row, and may be repeated in the others. */
export interface SheetJournal {
  readonly kode: string;
  readonly row: number;
  readonly tanggal: string | null;
  readonly memo: string | null;
  readonly entries: readonly JournalEntry[];
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const amountOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The journals of a sheet, in the order in which they begin. */
export const journalsOf = (rows: readonly SheetRow<JournalColumn>[]): readonly SheetJournal[] => {
  const journals = new Map<string, SheetJournal & { entries: JournalEntry[] }>();
  for (const { row, values } of rows) {
    const kode = String(values.kode);
    const entry = {
      row,
      kode_akun: String(values.kode_akun),
      keterangan: textOf(values.keterangan) ?? '',
      debit: amountOf(values.debit),
      kredit: amountOf(values.kredit),
    };
    const known = journals.get(kode);
    if (known) known.entries.push(entry);
    else
      journals.set(kode, { kode, row, tanggal: textOf(values.tanggal), memo: textOf(values.memo), entries: [entry] });
  }
  return [...journals.values()];
};

const sumOf = (entries: readonly JournalEntry[], of: 'debit' | 'kredit'): number =>
  entries.reduce((sum, entry) => sum + entry[of], 0);

type Problem = CellProblem<JournalColumn>;

/** An amount stands on one side. */
const sideProblems = (rows: readonly SheetRow<JournalColumn>[]): readonly Problem[] =>
  rows
    .filter(
      ({ values: { debit, kredit } }) =>
        debit !== undefined && kredit !== undefined && amountOf(debit) > 0 === amountOf(kredit) > 0,
    )
    .map(({ row }) => ({ row, field: 'debit', message: 'Isi debit atau kredit saja' }));

/** Later rows of a journal leave day and memo empty, or say the same again; what the first one says unreadably is told there. */
const headProblems = (
  rows: readonly SheetRow<JournalColumn>[],
  all: readonly SheetRow<JournalColumn>[],
): readonly Problem[] => {
  const first = new Map(all.map((one) => [String(one.values.kode), one] as const).toReversed());
  return rows.flatMap(({ row, values }) => {
    const head = first.get(String(values.kode));
    if (!head) return [];
    return (['tanggal', 'memo'] as const).flatMap((name): Problem[] => {
      const [own, told] = [textOf(values[name]), head.values[name]];
      if (row === head.row) return own === null ? [{ row, field: name, message: 'Wajib diisi' }] : [];
      const differs = own !== null && told !== undefined && own !== told;
      return differs ? [{ row, field: name, message: `Berbeda dari baris ${head.row}` }] : [];
    });
  });
};

/** What is wrong with the cells of a row, whatever else is. @param rows all of them; a wrong cell is undefined */
export const journalCellProblems = (rows: readonly SheetRow<JournalColumn>[]): readonly Problem[] => [
  ...sideProblems(rows),
  ...headProblems(
    rows.filter(({ values }) => values.kode !== undefined),
    rows,
  ),
];

/** Most lines of one journal, as in the form. */
const MAX_LINES = 500;

const levelProblems = (journals: readonly SheetJournal[]): readonly Problem[] =>
  journals.flatMap(({ row, entries }): Problem[] => {
    if (entries.length > MAX_LINES) return [{ row, field: 'kode', message: `Maksimal ${MAX_LINES} baris` }];
    const [debit, credit] = [sumOf(entries, 'debit'), sumOf(entries, 'kredit')];
    if (debit === credit) return [];
    const message = `Total debit dan kredit harus sama (${formatRupiah(debit)} dan ${formatRupiah(credit)})`;
    return [{ row, field: 'debit', message }];
  });

/**
 * What is wrong with the journals of a sheet by themselves. A journal of which a row cannot be read is not weighed.
 * @param rows those whose cells are right @param all every row of the sheet
 */
export const journalProblems = (
  rows: readonly SheetRow<JournalColumn>[],
  all: readonly SheetRow<JournalColumn>[],
): readonly Problem[] => {
  const journals = journalsOf(rows);
  const sound = new Set(rows.map(({ row }) => row));
  const torn = new Set(all.filter(({ row }) => !sound.has(row)).map(({ values }) => String(values.kode)));
  const sides = sideProblems(rows);
  const whole = journals.filter(
    ({ kode, entries }) => !torn.has(kode) && !sides.some(({ row }) => entries.some((entry) => entry.row === row)),
  );
  return [...sides, ...headProblems(rows, all), ...levelProblems(whole)];
};

/** '3 jurnal, Rp 1.500.000' */
export const describeJournals = (rows: readonly SheetRow<JournalColumn>[]): string => {
  const journals = journalsOf(rows);
  const amount = journals.reduce((sum, { entries }) => sum + sumOf(entries, 'debit'), 0);
  return `${journals.length} jurnal, ${formatRupiah(amount)}`;
};
