// The chart of accounts as a sheet (finance.md 2a, 8). Pure.
import { akun } from '../../../src/resources/finance/akun.ts';
import { field } from '../../../src/resources/kernel/field.ts';
import type { CellProblem, InputColumn, SheetRow } from '../sheet-column.ts';

const { code, name, categoryname, isheader, normal } = akun.fields;

export const ACCOUNT_COLUMNS = {
  code: { header: 'Kode', field: code, required: true },
  name: { header: 'Nama', field: name, required: true },
  categoryname: { header: 'Kategori', field: categoryname, required: true },
  isheader: { header: 'Header (Y/T)', field: isheader, required: true },
  normal: { header: 'Saldo Normal', field: normal, required: true },
  profile: { header: 'Cabang', field: field.code('Cabang', { max: 10 }) },
} as const satisfies Readonly<Record<string, InputColumn>>;

export type AccountColumn = keyof typeof ACCOUNT_COLUMNS;
type Row = SheetRow<AccountColumn>;
type Problem = CellProblem<AccountColumn>;

/** An account that the chart has already. */
export interface KnownAccount {
  readonly code: string;
  readonly categoryname: string;
  readonly isheader: boolean;
  readonly normal: string;
  /** Code of its branch; null: of all. */
  readonly profile: string | null;
  /** The system keeps it, or it carries lines: only its name changes. */
  readonly fixed: boolean;
}

/** Codes of the headers that an account may stand under: '1-1121' -> 1-1120, 1-1100, 1-1000, 1-0000. */
const headersOver = (of: string): readonly string[] =>
  [5, 4, 3, 2].map((kept) => of.slice(0, kept).padEnd(6, '0')).filter((above) => above !== of);

const FIXED = ['categoryname', 'isheader', 'normal', 'profile'] as const;

const fixedProblems = ({ row, values }: Row, known: KnownAccount): readonly Problem[] =>
  FIXED.filter((column) => known.fixed && values[column] !== known[column]).map((column) => ({
    row,
    field: column,
    message: 'Akun sudah dipakai: hanya nama yang dapat diubah',
  }));

/**
 * What is wrong with the accounts of a sheet beside those that are known.
 * @param branches codes of the branches that an account may be of
 */
export const accountProblems = (
  rows: readonly Row[],
  accounts: readonly KnownAccount[],
  branches: readonly string[],
): readonly Problem[] => {
  const known = new Map(accounts.map((account) => [account.code, account]));
  const headers = new Set([
    ...accounts.filter((account) => account.isheader).map((account) => account.code),
    ...rows.filter(({ values }) => values.isheader === true).map(({ values }) => String(values.code)),
  ]);
  return rows.flatMap((one) => {
    const { row, values } = one;
    const own = String(values.code);
    const problems: Problem[] = [];
    const above = headersOver(own);
    if (above.length > 0 && !above.some((header) => headers.has(header)))
      problems.push({ row, field: 'code', message: 'Akun header di atasnya tidak ada' });
    if (values.profile !== null && !branches.includes(String(values.profile)))
      problems.push({ row, field: 'profile', message: 'Cabang tidak ditemukan' });
    const before = known.get(own);
    return before ? [...problems, ...fixedProblems(one, before)] : problems;
  });
};
